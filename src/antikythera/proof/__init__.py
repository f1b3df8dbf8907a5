"""Proofs: random games in which every decision is checked against a second account of the rules.

A game may have a module ``proof`` that offers

* ``audit(before, s, action)``: the number of the first thing that an action moved without a rule, or 0;
* ``enrich(s, rng)``: turns a dealt game into a rich position at random, and returns the new ``rng``;
* ``FAULTS``: what can be wrong, by the numbers that ``fault`` and ``audit`` give.

Nothing here is a part of the rules: a change recompiles no rule, and leaves recorded games as they are.
"""

from antikythera.proof.fuzzing import Fuzzed, Proof, fuzz, proof_of

__all__ = ["Fuzzed", "Proof", "fuzz", "proof_of"]
