"""Chichen Itza: a skull for points and the favour of a god, each place once a game."""

from __future__ import annotations

from antikythera.games.tzolkin.rules.bank import pay_block
from antikythera.games.tzolkin.rules.components import ITZA_BLOCK, ITZA_POINTS, ITZA_TEMPLE, OFFERING_LEVEL, THEOLOGY
from antikythera.games.tzolkin.rules.events import OFFERS, SKULL_PLACED
from antikythera.games.tzolkin.rules.state import CLIMB, OFFER, TAKE, push
from antikythera.games.tzolkin.rules.temples import rise
from antikythera.games.tzolkin.rules.words import OFFER_LINE, STOP
from antikythera.kernel import note, rule


@rule
def can_act(s, p, action):
    return s.skulls[p] > 0 and not s.itza[action]


@rule
def act(s, p, action):
    s.skulls[p] -= 1
    s.itza[action] = 1
    s.points[p] += ITZA_POINTS[action - 1]
    note(SKULL_PLACED, p, action, ITZA_POINTS[action - 1])
    rise(s, p, ITZA_TEMPLE[action - 1])
    if s.tech[p, THEOLOGY] >= OFFERING_LEVEL:
        push(s, OFFER, 0, 0)
    if ITZA_BLOCK[action - 1]:
        push(s, TAKE, 0, 0)


@rule
def legal_offerings(s, p, mask):
    for block in range(3):
        if s.blocks[p, block] > 0:
            mask[OFFER_LINE + block] = True
    mask[STOP] = True


@rule
def offer(s, p, line):
    if line != STOP:
        note(OFFERS, p, line - OFFER_LINE)
        pay_block(s, p, line - OFFER_LINE, 1)
        push(s, CLIMB, -1, 0)
