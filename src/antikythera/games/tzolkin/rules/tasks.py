"""The tasks on the stack: which lines they offer, what a line does, and which ones the rules carry out themselves."""

from __future__ import annotations

from antikythera.games.tzolkin.rules import actions, bank, buildings, chichen_itza, palenque, technology, temples, uxmal
from antikythera.games.tzolkin.rules.state import (
    ACTION,
    ADVANCE,
    ARCHITECTURE_USE,
    BUILD,
    CLIMB,
    GAIN_BLOCK,
    GAIN_CORN,
    GAIN_POINTS,
    GAIN_SKULL,
    HARVEST,
    LAST_ASKING,
    OFFER,
    PAY,
    RESEARCH,
    SAVE,
    STEP_UP,
    TAKE,
    TRADE,
    push,
)
from antikythera.games.tzolkin.rules.words import CLIMB_LINE, PAY_LINE, RESEARCH_LINE, SAVE_LINE, STOP, TAKE_LINE
from antikythera.kernel import rule


@rule
def legal_for_task(s, p, mask):
    """Mark the lines that the task on top of the stack offers."""
    task, a, b = s.stack[s.depth - 1, 0], s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    if task == ACTION:
        actions.legal_actions(s, p, a, b, mask)
    elif task == HARVEST:
        palenque.legal_harvests(s, p, a, mask)
    elif task == RESEARCH:
        technology.legal_research(s, p, a, mask)
    elif task == PAY:
        bank.legal_payments(s, p, a, b, mask)
    elif task == BUILD:
        buildings.legal_builds(s, p, a, mask)
    elif task == ARCHITECTURE_USE:
        buildings.legal_architecture(s, p, a, mask)
    elif task == SAVE:
        buildings.legal_saves(s, p, a, mask)
    elif task == CLIMB:
        temples.legal_climbs(s, p, a, mask)
    elif task == TRADE:
        uxmal.legal_trades(s, p, a, mask)
    elif task == TAKE:
        bank.legal_takes(mask)
    elif task == OFFER:
        chichen_itza.legal_offerings(s, p, mask)


@rule
def play_task(s, p, line):
    """Take the task off the stack and do what the player chose."""
    s.depth -= 1
    task, a, b = s.stack[s.depth, 0], s.stack[s.depth, 1], s.stack[s.depth, 2]
    if task == ACTION:
        actions.act(s, p, a, b, line)
    elif task == HARVEST:
        palenque.harvest(s, p, a, line)
    elif task == RESEARCH:
        if line != STOP:
            technology.research(s, p, line - RESEARCH_LINE, a)
    elif task == PAY:
        bank.pay_next(s, p, a, line - PAY_LINE)
    elif task == BUILD:
        buildings.build(s, p, a, line)
    elif task == ARCHITECTURE_USE:
        buildings.use_architecture(s, p, a, line)
    elif task == SAVE:
        buildings.save(s, p, a, line - SAVE_LINE)
    elif task == CLIMB:
        _climb(s, p, b, line)
    elif task == TRADE:
        uxmal.trade(s, p, line)
    elif task == TAKE:
        bank.gain_block(s, p, line - TAKE_LINE, 1)
    elif task == OFFER:
        chichen_itza.offer(s, p, line)


@rule
def _climb(s, p, more, line):
    """A step of the player's choice; each further step must be on a temple other than this."""
    climbed = -1
    if line != STOP:
        climbed = line - CLIMB_LINE
        temples.rise(s, p, climbed)
    if more > 0:
        push(s, CLIMB, climbed, more - 1)


@rule
def _forced_line(s, p):
    """The line of a payment or a discount that leaves no choice, or -1."""
    task, a, b = s.stack[s.depth - 1, 0], s.stack[s.depth - 1, 1], s.stack[s.depth - 1, 2]
    if task == PAY:
        block = bank.forced_payment(s, p, a, b)
        return PAY_LINE + block if block >= 0 else -1
    if task == SAVE:
        block = buildings.forced_save(s, p, a)
        return SAVE_LINE + block if block >= 0 else -1
    return -1


@rule
def _carry_out(s, p):
    """Take a task that asks nobody off the stack and do it."""
    s.depth -= 1
    task, a, b = s.stack[s.depth, 0], s.stack[s.depth, 1], s.stack[s.depth, 2]
    if task == GAIN_CORN:
        bank.gain_corn(s, p, a)
    elif task == GAIN_BLOCK:
        bank.gain_block(s, p, a, b)
    elif task == GAIN_SKULL:
        bank.gain_skulls(s, p, a)
    elif task == GAIN_POINTS:
        bank.gain_points(s, p, a)
    elif task == STEP_UP:
        temples.rise(s, p, a)
    elif task == ADVANCE:
        technology.advance(s, p, a)
    else:
        bank.gain_worker(s, p)


@rule
def settle(s, p):
    """Do everything on the stack that leaves a player no choice, up to the next decision."""
    while s.depth > 0:
        if s.stack[s.depth - 1, 0] > LAST_ASKING:
            _carry_out(s, p)
        else:
            line = _forced_line(s, p)
            if line < 0:
                return
            play_task(s, p, line)
