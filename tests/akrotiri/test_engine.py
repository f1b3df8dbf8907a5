"""The engine as a whole: one source that runs two ways, what players may know, and games that end."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akrotiri.model import CORNERS, Model
from akrotiri.table import NAMES, give, sea, temple
from antikythera.games.akrotiri import RULEBOOK
from antikythera.games.akrotiri.dig_sites import dig_sites, explain_dig
from antikythera.games.akrotiri.rules.board import is_complete
from antikythera.games.akrotiri.rules.components import CELLS, DOCK, MAPS, NONE
from antikythera.games.akrotiri.rules.dig import icons
from antikythera.games.akrotiri.rules.names import DIRECTIONS, QUADRANTS, TERRAINS
from antikythera.games.akrotiri.rules.observation import GOALS
from antikythera.games.akrotiri.rules.play import MAX_DECISIONS, MOST_ROUNDS
from antikythera.games.akrotiri.rules.state import (
    ACTION,
    CUBE,
    GOAL,
    HARBOUR,
    IN_DECK,
    IN_HAND,
    ISLANDS,
    KEPT,
    OFFERED,
    OPEN,
    OVER,
    PLAYED,
    STACK,
    STRATEGIST,
    TAKEN,
    UNREACHED,
    UNSEEN,
    temples,
)
from antikythera.kernel import Plain, plain, plain_kernel
from antikythera.proof import proof_of
from antikythera.rulebook import HIDDEN, NO_LIST, InvalidState

KERNELS = RULEBOOK.kernels
OPTIONS = range(4)


def new_mask():
    return np.zeros(len(RULEBOOK.lines), dtype=np.bool_)


def position(seed: int, options: int, rich: bool, decisions: int):
    """A game in some stage: dealt or made rich, and then played at random for this many decisions, or to its end."""
    rng, mask = np.random.default_rng(seed), new_mask()
    states = RULEBOOK.new(2, seed, options)
    if rich:
        proof_of(RULEBOOK).enrich(states[0], seed)
    for _ in range(decisions):
        if not KERNELS.legal_at(states, 0, mask):
            break
        KERNELS.play_at(states, 0, rng.choice(np.flatnonzero(mask)), mask, NO_LIST)
    return states


positions = st.builds(position, st.integers(0, 1 << 40), st.sampled_from(OPTIONS), st.booleans(), st.integers(0, 60))


# One source, two ways to run


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_hundreds_of_plain_and_compiled_games_end_alike_byte_for_byte(options):
    games, seed = 75, 1000 * options
    compiled, interpreted = np.zeros((2, games), dtype=RULEBOOK.state)
    decisions = KERNELS.playouts(compiled, 2, seed, options, new_mask())
    assert plain_kernel(KERNELS.playouts)(interpreted, 2, seed, options, new_mask()) == decisions
    assert compiled.tobytes() == interpreted.tobytes()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_plain_and_compiled_rich_games_go_alike_line_by_line(seed):
    """Digs, goals and last rounds are rare in games at random; rich positions are full of them."""
    rng, mask = np.random.default_rng(seed), new_mask()
    compiled = position(seed, seed % 4, rich=True, decisions=0)
    interpreted = compiled.copy()
    while KERNELS.legal_at(compiled, 0, mask):
        action = int(rng.choice(np.flatnonzero(mask)))
        KERNELS.play_at(compiled, 0, action, mask, NO_LIST)
        plain(RULEBOOK.step)(Plain(interpreted), action)
        assert compiled.tobytes() == interpreted.tobytes()


def test_the_record_is_small_and_has_no_padding():
    assert RULEBOOK.state.isalignedstruct, "a GPU reads a number only where it is aligned"
    assert len(RULEBOOK.state.names) < 40
    assert sum(RULEBOOK.state[name].itemsize for name in RULEBOOK.state.names) == RULEBOOK.state.itemsize
    assert RULEBOOK.state.itemsize <= 2200


def test_setup_leaves_nothing_of_what_was_in_the_record():
    dirty = np.frombuffer(b"\x05" * RULEBOOK.state.itemsize, dtype=RULEBOOK.state).copy()
    KERNELS.set_up(dirty, 0, 2, 9, 3)
    assert dirty.tobytes() == RULEBOOK.new(2, 9, 3).tobytes()


def test_every_line_is_its_own_number_and_back():
    assert len(set(RULEBOOK.lines)) == len(RULEBOOK.lines)
    assert all(RULEBOOK.parse(line) == action for action, line in enumerate(RULEBOOK.lines))
    assert RULEBOOK.parse("  tile   2 0   1 ") == RULEBOOK.parse("tile 2 0 1")
    assert RULEBOOK.parse("sink red") is None


# What always holds


@settings(max_examples=60)
@given(positions)
def test_islands_lanes_and_distances_are_those_of_a_model_on_paper(states):
    s = states[0]
    model = Model(s, ring=bool(s["options"] & 2))
    far, labels = model.portages(), {}
    for slot in range(4, int(s["slots"])):
        x, y = CELLS[int(s["cell"][slot])]
        for q, quadrant in enumerate(CORNERS):
            label, island = int(s["joined"][ISLANDS, 4 * slot + q]), model.island(x, y, quadrant)
            assert labels.setdefault(label, island) == island
            assert int(s["far"][ISLANDS, label]) == far.get(island, UNREACHED)
    assert len(set(labels.values())) == len(labels)
    some = sorted(labels)[:: max(1, len(labels) // 4)]
    for label in some:
        assert plain(is_complete)(Plain(states), label) == model.is_complete(labels[label])


@settings(max_examples=40)
@given(positions, st.integers(0, 3), st.integers(0, 3), st.integers(0, 1 << 20))
def test_icons_in_a_direction_are_those_of_the_model_and_turned_for_the_second_seat(states, direction, terrain, pick):
    s = states[0]
    if s["slots"] == 4:
        return
    place = 16 + pick % (4 * (int(s["slots"]) - 4))
    x, y = CELLS[int(s["cell"][place // 4])]
    found = [plain(icons)(Plain(states), seat, direction, terrain, place) for seat in range(2)]
    names = DIRECTIONS[direction], DIRECTIONS[3 - direction]
    assert found == [Model(s).count(TERRAINS[terrain], name, x, y, QUADRANTS[place % 4]) for name in names]


@settings(max_examples=60)
@given(positions)
def test_every_position_of_a_game_is_possible(states):
    RULEBOOK.validate(states)


@settings(max_examples=60)
@given(positions)
def test_cubes_tiles_maps_and_goals_are_all_there(states):
    s = states[0]
    cubes = s["market"] + s["hold"].sum(axis=0) + (s["cube"] > 0).sum(axis=1)
    assert cubes.tolist() == [8] * 4
    in_play = [*s["tile"][4 : s["slots"]], *(s["hand"][s["hand"] > 0] - 1)]
    for pile in range(2):
        in_play += s["stack"][pile, : s["stacked"][pile]].tolist()
    assert sorted(in_play) == list(range(36))
    assert s["boat"][0] != s["boat"][1] or not s["boat"].any()
    assert sorted(s["map_deck"]) == list(range(36))


def test_games_end_within_the_proven_bound():
    assert MOST_ROUNDS == 22
    turn = 3 + 3 + 6 * (3 + 3)  # tile, cube, end; a boatful unloaded; with each of six actions, three cubes on and off
    assert 2 * 4 + 2 * 22 * turn == MAX_DECISIONS
    states = np.zeros(500, dtype=RULEBOOK.state)
    assert KERNELS.playouts(states, 2, 0, 0, new_mask()) < 500 * MAX_DECISIONS
    assert (states["phase"] == OVER).all()
    assert (states["round"] <= MOST_ROUNDS).all()


def sequences(states, depth):
    """How many sequences of that many decisions begin at a position."""
    levels, masks = (
        np.zeros(depth + 1, dtype=RULEBOOK.state),
        np.zeros((depth + 1, len(RULEBOOK.lines)), dtype=np.bool_),
    )
    levels[0] = states[0]
    return int(KERNELS.perft(levels, masks, np.zeros(depth + 1, dtype=np.int64), depth))


@pytest.mark.parametrize(("seed", "counts"), [(3, [32, 384, 13824, 165888]), (4, [32, 256, 9216, 109056])])
def test_perft_counts_of_a_deal(seed, counts):
    assert [sequences(RULEBOOK.new(2, seed), depth) for depth in range(1, 5)] == counts


@pytest.mark.parametrize(("seed", "counts"), [(11, [38, 926, 26764]), (12, [29, 865, 9396])])
def test_perft_counts_in_the_middle_of_a_game(seed, counts):
    states = position(seed, 0, rich=True, decisions=2)
    assert [sequences(states, depth) for depth in range(1, 4)] == counts


def test_signature_of_a_thousand_games():
    """Changes with any change in what the rules do. To change them on purpose, write the new one here."""
    states = np.zeros(1000, dtype=RULEBOOK.state)
    decisions = KERNELS.playouts(states, 2, 0, 0, new_mask())
    assert (decisions, hashlib.sha256(states.tobytes()).hexdigest()[:16]) == SIGNATURE


SIGNATURE = (277994, "f5e13658a4064c5b")


# What a player may know


@settings(max_examples=80)
@given(positions, st.integers(0, 2), st.integers(0, 1 << 32))
def test_a_sample_is_possible_and_looks_the_same(states, seat, seed):
    seen = RULEBOOK.view(states, seat)
    whole = RULEBOOK.sample(seen, np.random.default_rng(seed))
    RULEBOOK.validate(whole)
    assert RULEBOOK.view(whole, seat).tobytes() == seen.tobytes()


def test_a_sample_of_the_beginning_has_the_goals_where_they_were():
    """While goals are chosen, nobody who has not chosen has any; what was put back is known to have been seen."""
    states, mask, met = RULEBOOK.new(2, 5), new_mask(), 0
    while states[0]["round"] == 0:
        if states[0]["phase"] in (GOAL, HARBOUR):
            for seat in range(3):
                whole = RULEBOOK.sample(RULEBOOK.view(states, seat), np.random.default_rng(seat))
                RULEBOOK.validate(whole)
                s, met = whole[0], met + 1
                first, last = s["goal_ends"]
                assert [s["goal"][s["goal_queue"][i]] == UNSEEN for i in range(first, last)] == [
                    i < 12 for i in range(first, last)
                ]
        KERNELS.legal_at(states, 0, mask)
        KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[0]), mask, NO_LIST)
    assert met == 12


@settings(max_examples=60)
@given(positions, st.integers(0, 1))
def test_what_is_hidden_cannot_be_read_from_a_view(states, seat):
    """Swap hidden things for one another: the view stays as it is."""
    seen = RULEBOOK.view(states, seat)
    changed, other = states.copy(), 1 - seat
    s = changed[0]
    s["rng"] += 1
    s["stack"][STACK, : s["stacked"][STACK]] = s["stack"][STACK, : s["stacked"][STACK]][::-1]
    if s["hand"][other] and not s["shown"][other] and s["stacked"][STACK]:
        top = s["stack"][STACK, 0] + 1
        s["stack"][STACK, 0], s["hand"][other] = s["hand"][other] - 1, top
    for level in range(3):
        cards = range(12 * level, 12 * level + 12)
        theirs = [card for card in cards if s["card"][card] == IN_HAND + other]
        left = [card for card in cards if s["card"][card] == IN_DECK]
        if theirs and left:
            deck = s["map_deck"].tolist()
            one, two = deck.index(theirs[0]), deck.index(left[0])
            s["map_deck"][[one, two]] = s["map_deck"][[two, one]]
            s["card"][[theirs[0], left[0]]] = s["card"][[left[0], theirs[0]]]
    kept = np.flatnonzero(s["goal"] == KEPT + other)
    unseen = np.flatnonzero(s["goal"] == UNSEEN)
    if len(kept) and len(unseen) and s["phase"] != OVER:
        queue = s["goal_queue"].tolist()
        s["goal_queue"][queue.index(unseen[0])] = kept[0]
        s["goal"][[kept[0], unseen[0]]] = s["goal"][[unseen[0], kept[0]]]
    assert RULEBOOK.view(changed, seat).tobytes() == seen.tobytes()


def test_a_view_shows_ones_own_and_hides_the_others():
    states = position(5, 0, rich=True, decisions=0)
    seen = RULEBOOK.view(states, 1)[0]
    assert (seen["card"] == IN_HAND + 1).sum() == (states[0]["card"] == IN_HAND + 1).sum()
    assert not (seen["card"] == IN_HAND).any()
    assert (seen["stack"][STACK, : seen["stacked"][STACK]] == HIDDEN).all()
    assert (seen["map_deck"] < 0).all()
    assert seen["rng"] == 0
    with pytest.raises(InvalidState, match="one player's view"):
        RULEBOOK.validate(RULEBOOK.view(states, 1))


@settings(max_examples=60)
@given(positions)
def test_a_spectator_sees_what_both_players_see_and_no_more(states):
    watched = RULEBOOK.view(states, 2)[0]
    seen = [RULEBOOK.view(states, seat)[0] for seat in range(2)]
    for field in RULEBOOK.state.names:
        if field != "viewer":
            shown = watched[field] != HIDDEN
            for one in seen:
                assert (np.atleast_1d(one[field] == watched[field]) | ~np.atleast_1d(shown)).all()
    assert not np.isin(watched["card"], [IN_HAND, IN_HAND + 1]).any()
    assert not np.isin(watched["goal"], [3, 4, 5]).any()


@settings(max_examples=150)
@given(positions, st.integers(0, 2), st.integers(0, RULEBOOK.state.itemsize - 1), st.integers(0, 255))
def test_a_damaged_view_is_refused_or_still_gives_a_possible_game(states, seat, at, value):
    seen = RULEBOOK.view(states, seat)
    seen.view(np.uint8)[at] = value
    try:
        RULEBOOK.validate(RULEBOOK.sample(seen, np.random.default_rng(1)))
    except InvalidState:
        return


def test_an_observation_does_not_depend_on_what_is_hidden():
    size = RULEBOOK.observation_size
    for seed in range(20):
        states = position(seed, seed % 4, rich=True, decisions=seed)
        for seat in range(2):
            whole = RULEBOOK.sample(RULEBOOK.view(states, seat), np.random.default_rng(seed))
            seen = np.zeros((2, size), dtype=np.int16)
            plain(RULEBOOK.observe)(Plain(states), seat, memoryview(seen[0]))
            plain(RULEBOOK.observe)(Plain(whole), seat, memoryview(seen[1]))
            assert (seen[0] == seen[1]).all()
            assert seen[0].any()


def test_an_observation_tells_who_took_an_open_goal():
    states = _row(9)
    states[0]["options"], states[0]["goal"][[1, 2]] = STRATEGIST, (TAKEN, TAKEN + 1)
    for seat, told in enumerate([[1, 2], [2, 1]]):
        seen = np.zeros(RULEBOOK.observation_size, dtype=np.int16)
        plain(RULEBOOK.observe)(Plain(states), seat, memoryview(seen))
        assert seen[GOALS + 1 : GOALS + 3].tolist() == told


def test_an_observation_has_the_numbers_that_learners_are_told():
    """With how many values each can have, or its scale, and how often they list the squares of the sea."""
    squares = 220
    told = [(one.name, one.length, one.values or -one.scale, one.by_square) for one in RULEBOOK.observation]
    assert told == [
        ("round", 1, -24, 0), ("decision", 1, 8, 0), ("chooser", 1, 2, 0), ("turn", 4, -6, 0), ("ordered", 3, -4, 0),
        ("tiles", 2, -36, 0), ("market", 4, -8, 0), ("money", 2, -60, 0), ("temples", 2, -6, 0), ("hold", 8, -3, 0),
        ("tile_in_hand", 2 * 36, 2, 0), ("maps", 36, 4, 0), ("their_maps", 3, -6, 0), ("goals", 12, 5, 0),
        ("tile", squares, 37, 1), ("turned", squares, 4, 1), ("boats", 4 * squares, 3, 1), ("sites", 4 * squares, 3, 1),
        ("cubes", 4 * 4 * squares, -3, 4),
    ]  # fmt: skip


# Impossible records


def _break(field, index, value):
    def do(s):
        s[field][index] = value

    return do


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda s: s.__setitem__("players", 3), "two players"),
        (lambda s: s.__setitem__("phase", 99), "out of range"),
        (lambda s: s.__setitem__("seat", -1), "out of range"),
        (lambda s: s.__setitem__("actions", 100), "counter of this turn"),
        (lambda s: s.__setitem__("slots", 39), "do not fit the round"),
        (_break("cell", 5, 3000), "off the board"),
        (_break("turned", 5, 7), "off the board"),
        (_break("tile", 5, -5), "off the board"),
        (_break("joined", (0, 20), 255), "not joined"),
        (_break("joined", (1, 20), 255), "not joined"),
        (_break("joined", (2, 20), 0), "follow from the tiles"),
        (_break("far", (0, 16), 3), "follow from the tiles"),
        (_break("beyond", (0, 1, 9), 9), "follow from the tiles"),
        (_break("dock", 2, 1), "list of docks"),
        (_break("hand", 1, 120), "hand"),
        (_break("stack", (0, 0), 77), "tiles are not all there"),
        (_break("money", 0, -3), "less than no money"),
        (_break("market", 0, 9), "eight cubes"),
        (_break("cube", (0, 7), 9999), "eight cubes"),
        (_break("hold", (0, 0), -1), "eight cubes"),
        (_break("boat", 0, 1), "no dock"),
        (_break("temple", (0, 0), 5000), "temple is nowhere"),
        (_break("card", 3, 9), "map is nowhere"),
        (_break("map_deck", 3, 99), "map decks"),
        (_break("goal", 3, 44), "goals are not all there"),
        (_break("goal_queue", slice(0, 18), 99), "goals are not all there"),
        (_break("goal_ends", 1, 100), "goals are not all there"),
    ],
)
def test_an_impossible_record_is_refused_with_its_fault(damage, fault):
    states = position(3, 0, rich=False, decisions=40)
    damage(states[0])
    with pytest.raises(InvalidState, match=fault):
        RULEBOOK.validate(states)


def _lonely(s):
    """The last tile is far from all others."""
    slot = s["slots"] - 1
    s["grid"][s["cell"][slot]] = 0
    s["cell"][slot] = np.flatnonzero(s["grid"] == 0)[-1]
    s["grid"][s["cell"][slot]] = slot + 1


def _less_than_none(pile):
    """A pile has a tile less than none, and the other one more than there is."""

    def do(s):
        left = [*s["stack"][0, : s["stacked"][0]], *s["stack"][1, : s["stacked"][1]]]
        s["stack"][1 - pile, : len(left) + 1] = [*left, 0]
        s["stacked"][pile], s["stacked"][1 - pile] = -1, len(left) + 1

    return do


def _owed(s):
    """A player owes a cube, which the market has."""
    s["market"][0] += s["hold"][0, 0] + 1
    s["hold"][0, 0] = -1


def _overdrawn(s):
    """The market owes a cube, which a player has; the others are on the board."""
    s["cube"][0], s["hold"][:, 0] = 16, 0
    s["hold"][1 - s["seat"]] = [1, 0, 0, 0]
    s["market"] = 8 - s["hold"].sum(axis=0) - (s["cube"] != 0).sum(axis=1)


def _thirteenth(s):
    s["goal_queue"][s["goal_ends"][1]] = 12
    s["goal_ends"][1] += 1


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (_lonely, "off the board"),
        (lambda s: _break("cell", s["slots"] - 1, len(CELLS))(s), "off the board"),
        (_less_than_none(0), "tiles are not all there"),
        (_less_than_none(1), "tiles are not all there"),
        (_owed, "eight cubes"),
        (_overdrawn, "eight cubes"),
        (lambda s: _break("boat", 0, 4 * s["slots"] + np.flatnonzero(DOCK[0] != NONE)[0])(s), "no dock"),
        (_thirteenth, "goals are not all there"),
    ],
)
def test_a_record_that_is_nearly_possible_is_refused(damage, fault):
    """All that is counted comes out right."""
    states = position(3, 0, rich=False, decisions=40)
    damage(states[0])
    with pytest.raises(InvalidState, match=fault):
        RULEBOOK.validate(states)


def _row(tiles, *dug):
    """A turn, with tiles in a row away from Thera. Some seats have dug six temples, and both have the goals that they
    earned.
    """
    seat = 2 - tiles % 2
    game = sea(*[f"{name} 1 {y} 0" for y, name in enumerate(NAMES[:tiles], 2)], seat=seat)
    game.state["round"] = (tiles - seat) // 2
    for one in dug:
        temple(game, one, *[f"1,{2 + number // 2},{('nw', 'se')[number % 2]}" for number in range(6)])
    for one in (1, 2):
        give(game, one, goals=tuple(range(6 * one - 5, 6 * one - 4 + 2 * (one in dug))))
    return game.states


def _wait(s, last, *goals):
    """Let these goals wait in the queue, up to a place in it."""
    places = range(last - len(goals), last)
    for place, goal in zip(places, goals, strict=True):
        s["goal_queue"][place] = goal
    s["goal_ends"] = places[0] if goals else last, last


def _off_the_board():
    """A tile on the last square of the sea, counted from the end."""
    states = _row(9)
    states[0]["cell"][12] = -1
    return states


def _on_the_next_tile():
    """A temple on a tile that is still to come."""
    states = _row(8, 1)
    states[0]["temple"][0, 5] = 4 * states[0]["slots"]
    return states


def _from_the_end():
    """The first goal of the queue is behind its last place."""
    states = _row(9)
    queue = np.flatnonzero(states[0]["goal"] == UNSEEN)
    _wait(states[0], len(queue) - 1, *queue)
    return states


def _chooses(last):
    """The first player has dug a third temple, and chooses one of two goals; the queue has a last place."""
    states = _row(9)
    s = states[0]
    s["temple"][0, :3] = 16, 17, 18
    s["card"][:3], s["phase"] = PLAYED, GOAL
    s["goal"][[1, 2]] = OFFERED
    _wait(s, last, *np.flatnonzero(s["goal"] == UNSEEN))
    return states


def _is_over(states):
    states[0]["phase"] = OVER
    return states


def _all_open():
    """The strategist variant, with all goals on the table that nobody has."""
    states = _row(9)
    s = states[0]
    s["options"], s["goal"][s["goal"] == UNSEEN] = STRATEGIST, OPEN
    _wait(s, 0)
    return states


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (_off_the_board, "off the board"),
        (_on_the_next_tile, "temple is nowhere"),
        (_from_the_end, "goals are not all there"),
        (lambda: _chooses(18), "goals are not all there"),  # there is no room for the goal that is put back
        (lambda: _row(9, 2), "continues after its end"),
        (lambda: _is_over(_row(9, 1)), "ended too early"),  # the second player has a turn left
    ],
)
def test_a_record_just_beyond_the_possible_is_refused(made, fault):
    with pytest.raises(InvalidState, match=fault):
        RULEBOOK.validate(made())


@pytest.mark.parametrize(
    "made",
    [
        lambda: _row(9),
        lambda: _chooses(17),
        _all_open,
        lambda: _row(8, 2),
        lambda: _is_over(_row(8, 1)),
        lambda: _is_over(_row(4, 2)),
    ],
)
def test_a_record_that_is_just_possible_is_accepted(made):
    RULEBOOK.validate(made())


def _ends(states):
    """Which ends of a game are reached: six temples of the first seat, or of the second, and the last round."""
    six = (bool(plain(temples)(Plain(states), p) == 6) for p in range(2))
    return (*six, bool(states[0]["round"] == states[0]["last_round"]))


def test_a_game_is_over_after_six_temples_or_the_last_round_and_not_before():
    met, early = set(), 0
    for seed in range(400):
        over, before = (position(seed, 0, rich=True, decisions=decisions) for decisions in (10_000, 20))
        RULEBOOK.validate(over)
        met.add(_ends(over))
        s = before[0]
        if (s["phase"], s["seat"], s["oracled"], s["leg"]) == (ACTION, 1, 0, 0) and not any(_ends(before)):
            s["phase"], early = OVER, early + 1
            with pytest.raises(InvalidState, match="ended too early"):
                RULEBOOK.validate(before)
    assert {(True, False, False), (False, True, False), (False, False, True)} <= met
    assert early > 20


@settings(max_examples=300)
@given(st.binary(min_size=RULEBOOK.state.itemsize, max_size=RULEBOOK.state.itemsize))
def test_any_bytes_are_refused_and_nothing_breaks(data):
    with pytest.raises(InvalidState):
        RULEBOOK.validate(np.frombuffer(data, dtype=RULEBOOK.state).copy())


@settings(max_examples=200)
@given(positions, st.integers(0, RULEBOOK.state.itemsize - 1), st.integers(0, 255))
def test_one_changed_byte_is_refused_or_played_on_without_harm(states, at, value):
    states.view(np.uint8)[at] = value
    mask = new_mask()
    try:
        RULEBOOK.validate(states)
    except InvalidState:
        return
    for _ in range(30):
        if not KERNELS.legal_at(states, 0, mask):
            break
        KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[-1]), mask, NO_LIST)


# For people


def test_explain_dig_says_what_is_missing_and_where():
    game = sea("L-D1 2 0 0", "V-D1 0 -1 0", "F-D1 3 0 0", "M-D1 2 1 0")
    proofs = explain_dig(game.states, "H01", 2, 0, "ne")
    assert [(proof.direction, proof.terrain, proof.wanted, proof.found, proof.missing) for proof in proofs] == [
        ("above", "volcano", 3, 1, 2),
        ("right", "forest", 2, 1, 1),
        ("below", "mountain", 2, 1, 1),
    ]
    with pytest.raises(ValueError, match="no land tile"):
        explain_dig(game.states, "H01", 0, 0, "ne")


@settings(max_examples=25)
@given(positions, st.sampled_from(MAPS))
def test_dig_sites_are_the_sites_where_every_direction_holds(states, card):
    seen = RULEBOOK.view(states, int(states[0]["seat"]))
    s = states[0]
    dug = {int(s["joined"][ISLANDS, place]) for place in s["temple"].flat if place}
    expected = [
        (*CELLS[int(s["cell"][slot])], quadrant)
        for slot in range(4, int(s["slots"]))
        for q, quadrant in enumerate(QUADRANTS)
        if int(s["joined"][ISLANDS, 4 * slot + q]) not in dug
        and all(proof.holds for proof in explain_dig(seen, card, *CELLS[int(s["cell"][slot])], quadrant))
    ]
    assert dig_sites(seen, card) == expected


def test_the_second_cube_is_asked_for_in_almost_every_turn():
    mask, met = new_mask(), 0
    states = RULEBOOK.new(2, 1)
    while KERNELS.legal_at(states, 0, mask):
        met += states[0]["phase"] == CUBE
        KERNELS.play_at(states, 0, int(np.flatnonzero(mask)[0]), mask, NO_LIST)
    assert met > 10
