"""Proofs: random games in which every decision is checked against a second account of the rules.

A game may have a module ``proof`` with

* ``audit(before, s, action)``: the number of the first change that no rule allows, or 0;
* ``enrich(s, rng)``: turns a dealt game into a random rich position, and returns the new ``rng``;
* ``FAULTS``: what can be wrong, by the numbers that ``fault`` and ``audit`` return.

A proof is not part of the rules: a change in it recompiles no rule, and recorded games stay valid.
"""

from antikythera.proof.fuzzing import Fuzzed, Proof, fuzz, fuzz_on, proof_of

__all__ = ["Fuzzed", "Proof", "fuzz", "fuzz_on", "proof_of"]
