"""What happens in one game of a batch, on any device.

Every function takes the game's record, its number, a mask to work with, and arrays over all games. Undefined names are
those of the game's rules. A CPU calls them for one game after the other, a GPU for all games at once.
"""

from __future__ import annotations

from collections.abc import Callable

from antikythera.kernel import Rule, below, bind, draw
from antikythera.masks import choose, clear, count, list_marked, uncounted
from antikythera.rulebook import Rulebook

NO_DEAL = -1
"""The seed that leaves finished games as they are."""
SKIP = -2
"""The action that leaves a game as it is, in a turn of an environment."""


def seats(s, i, scratch, out):
    out[i] = s.seat + 1


def deal(s, i, scratch, players, seed, options):
    setup(s, players, seed + i, options)


def deal_some(s, i, scratch, where, players, seed, options):
    if where[i]:
        setup(s, players, seed + i, options)


def is_over(s, i, scratch, out):
    out[i] = over(s)


def mark_legal(s, i, scratch, out):
    legal(s, out[i])


def list_marks(s, i, scratch, mask, out):
    """List the marked actions, and then -1. The rows of the mask have whole words."""
    for place in range(out.shape[1]):
        out[i, place] = -1
    list_marked(mask[i], ACTIONS, out[i])


def choose_at_random(s, i, scratch, mask, seed, out):
    number = count(mask[i])
    out[i] = choose(mask[i], below(draw(below(seed + i, 1 << 62)), number)) if number else -1


def step_and_mark(s, i, scratch, actions, mask, wrong, ended, scores, standings, players, seed, options):
    ended[i] = False
    if over(s):
        return
    action = actions[i]
    if action < 0 or action >= ACTIONS or not mask[i, action]:
        wrong[i] = True
        return
    step(s, action)
    if over(s):
        ended[i] = True
        for seat in range(players):
            scores[i, seat] = score(s, seat)
            standings[i, seat] = standing(s, seat)
        if seed != NO_DEAL:
            setup(s, players, seed + i, options)
    legal(s, mask[i])


def take_turn(
    s, i, scratch, actions, before, dealt, seeds, wrong, ended, scores, standings, actors, seats, observations, mask,
    players, options,
):  # fmt: skip
    """All that a step of an environment needs: deal or play, then observe and mark what is legal."""
    wrong[i] = ended[i] = False
    if dealt[i]:
        setup(s, players, seeds[i], options)
    elif actions[i] == SKIP:
        return
    else:
        actors[i] = s.seat
        action = actions[i]
        if action < 0 or action >= ACTIONS or not before[i, action]:
            wrong[i] = True
        else:
            step(s, action)
            ended[i] = over(s)
        if ended[i]:
            for seat in range(players):
                scores[i, seat] = score(s, seat)
                standings[i, seat] = standing(s, seat)
    seats[i] = 0 if over(s) else s.seat + 1
    observe(s, s.seat, observations[i])
    legal(s, mask[i])


def find_fault(s, i, scratch, out):
    out[i] = fault(s)


def observe_next(s, i, scratch, out):
    observe(s, s.seat, out[i])


def write_scores(s, i, scratch, out, standings):
    for seat in range(s.players):
        out[i, seat] = score(s, seat)
        standings[i, seat] = standing(s, seat)


def play_to_the_end(s, i, scratch, players, seed, options, decisions):
    setup(s, players, seed + i, options)
    rng = below(seed + i, 1 << 62)  # not the random stream of the deal
    made = 0
    while not over(s):
        rng = draw(rng)
        step(s, choose(scratch, below(rng, legal(s, scratch))))
        made += 1
    decisions[i] = made


KERNELS: dict[str, Callable[..., None]] = {
    "seats": seats,
    "deal": deal,
    "faults": find_fault,
    "deal_some": deal_some,
    "over": is_over,
    "legal": mark_legal,
    "list": list_marks,
    "choose": choose_at_random,
    "step": step_and_mark,
    "turn": take_turn,
    "observe": observe_next,
    "scores": write_scores,
    "playout": play_to_the_end,
}
COUNTING = frozenset({"playout"})
"""The functions that need to know how many actions are legal."""


def bound(
    rules: Rulebook, name: str, *, clear: Rule = clear, count: Rule = count, choose: Rule = choose, inline: bool = False
) -> Rule:
    """A function of :data:`KERNELS` for one game, with the operations on masks that suit the device."""
    counting = count if name in COUNTING else uncounted
    legal = bind(rules.legal, clear=clear, count=counting)
    return rules.bind(KERNELS[name], inline=inline, legal=legal, count=count, choose=choose)
