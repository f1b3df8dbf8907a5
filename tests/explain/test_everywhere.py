"""Whatever is explained holds in every position of games played at random, for every line that could be asked for."""

from __future__ import annotations

import numpy as np
import pytest

from antikythera.explain import Reason, preview, warnings, why_not
from antikythera.games.tzolkin.explain import helped
from explain.positions import TABLES, TEXT, askable, positions, say

SEEDS = range(8)


def is_short(reason: Reason) -> bool:
    """Whether what a reason says to be needed is more than what it says there is."""
    has = [reason.values[kind] for kind in ("corn", "blocks", "money", "has") if kind in reason.values]
    if reason.message_id == "tzolkin-why-pay-short" or "needed" not in reason.values:
        return True
    return len(has) == 1 and reason.values["needed"] > has[0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_line_that_is_not_legal_has_a_reason_and_no_other(name, players):
    for game, chance in positions(name, players, SEEDS, share=0.05):
        view = game.view(game.seat)
        for line in askable(view, chance):
            reason = why_not(view, line)
            assert (reason is None) == (line in view.legal), line
            assert reason is None or (all(say(reason)) and is_short(reason)), reason


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_player_who_is_not_to_choose_is_told_so(name, players):
    for game, _ in positions(name, players, range(1), share=0.05):
        for seat in {0, *range(1, players + 1)} - {game.seat}:
            reason = why_not(game.view(seat), game.legal[0])
            assert (reason.message_id, reason.values) == ("why-not-your-turn", {"seat": game.seat})
            assert say(reason)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_line_would_do_does_not_depend_on_what_is_hidden(name, players):
    for game, chance in positions(name, players, SEEDS, share=0.1):
        view = game.view(game.seat)
        for line in chance.sample(list(view.legal), min(5, len(view.legal))):
            told = [preview(view, line, np.random.default_rng(seed)) for seed in range(3)]
            assert told[0] == told[1] == told[2], line


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_line_would_do_is_what_it_then_does(name, players):
    """Whatever is foreseen happens, in that order; what was not foreseen comes from decks and from others."""
    for game, chance in positions(name, players, SEEDS, share=0.1):
        view, line = game.view(game.seat), chance.choice(list(game.legal))
        if game.decision == "wealth":
            continue
        after = game.copy()
        after.play(line)
        happened = iter(after.narration)
        assert all(event in happened for event in preview(view, line)), line
        unforeseen = {event.name for event in after.narration} - {event.name for event in preview(view, line)}
        assert unforeseen <= {"deals", "discards", "finds", "opens-goal", "final-goal"}


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_warnings_can_be_said_and_come_only_when_the_turn_can_be_ended(name, players):
    for game, _ in positions(name, players, SEEDS, share=0.2):
        cautions = warnings(game.view(game.seat))
        assert "end" in game.legal or not cautions
        assert all(TEXT.tell(name, f"{name}-warning-{caution.kind}", caution.values) for caution in cautions)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_helped_is_the_same_for_everyone_who_looks_and_is_a_technology_of_who_played(players):
    names = ("agriculture", "extraction", "architecture", "theology")
    for game, chance in positions("tzolkin", players, SEEDS, share=0.05):
        line = chance.choice(list(game.legal))
        found = helped(game.view(game.seat), line)
        owned = [name for name, level in zip(names, game.state["tech"][game.seat - 1], strict=True) if level]
        assert set(found) <= set(owned)
        assert all(helped(game.view(seat), line) == found for seat in range(players + 1))
