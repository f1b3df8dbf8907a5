"""Observations as inputs of a net: nothing is lost that a game says matters."""

import numpy as np
import pytest

import antikythera as ak
from antikythera.encoding import encode_fields, line_parts, split_views
from antikythera.rulebook import Field, places, rulebook

every_game = pytest.mark.parametrize("game", ak.GAMES)


def observations(game):
    """What seats see along some games that are played at random."""
    games = ak.batch(game, 24, seed=11)
    mask, seen = np.zeros(games.mask_shape, dtype=np.bool_), np.zeros(games.observation_shape, dtype=np.int16)
    actions, rows = np.zeros(len(games), dtype=np.int64), []
    for step in range(240):
        games.legal(mask)
        games.observe(seen)
        if step % 12 == 0:
            rows.append(seen.copy())
        games.choose(mask, step, actions)
        games.step(actions)
    return np.concatenate(rows)


@every_game
def test_categories_and_small_amounts_can_be_read_back_from_the_inputs(game):
    fields, encoding, seen = rulebook(game).observation, encode_fields(rulebook(game).observation), observations(game)
    inputs = encoding.encode(seen)[:, : len(encoding.source)]
    read = np.zeros_like(seen)
    np.add.at(read, (slice(None), encoding.source), (inputs * encoding.level).astype(np.int16))
    read += encoding.least
    at = 0
    for field in fields:
        rows = slice(at, at + field.length)
        if field.values:
            assert (read[:, rows] == seen[:, rows]).all(), field.name
        elif encoding.step[at] == 1:
            assert (read[:, rows] == np.clip(seen[:, rows], 0, field.scale)).all(), field.name
        at += field.length
    assert at == seen.shape[1]


@every_game
def test_at_most_one_indicator_of_a_number_is_on(game):
    encoding, seen = encode_fields(rulebook(game).observation), observations(game)
    inputs = encoding.encode(seen)
    on = np.zeros(seen.shape)
    np.add.at(on, (slice(None), encoding.source), inputs[:, : len(encoding.source)])
    assert on.max() == 1
    assert ((on == 0) == (encoding.buckets(seen) == 0)).all()
    assert np.abs(inputs).max() <= 4
    assert not inputs[:, len(encoding.source) + len(encoding.amounts) :].any()


def test_a_large_amount_has_ranges_and_is_an_input_itself():
    encoding = encode_fields([Field("points", 1, "", scale=310)])
    seen = np.array([[-20], [0], [9], [10], [305], [2000]], dtype=np.int16)
    inputs = encoding.encode(seen)
    assert inputs[:, :31].argmax(axis=1).tolist() == [0, 0, 0, 0, 29, 30]
    assert inputs[:, :31].sum(axis=1).tolist() == [0, 0, 0, 1, 1, 1]
    assert inputs[:, 31] == pytest.approx([-20 / 310, 0, 9 / 310, 10 / 310, 305 / 310, 4])


@every_game
def test_lines_differ_in_their_parts(game):
    rules = rulebook(game)
    parts = line_parts(rules)
    squares = len(rules.squares.places) if rules.squares else 0
    assert parts.of_line.max() <= parts.words + squares * parts.kinds
    assert len({tuple(row) for row in parts.of_line.tolist()}) == len(rules.lines)


def test_a_line_is_its_words_and_the_rest_at_its_square():
    rules = rulebook("akrotiri")
    parts = line_parts(rules)
    ours, same_square, same_rest = (
        parts.of_line[rules.parse(line)] for line in ("tile 0 -1 2", "sail 0,-1,nw", "tile 1 -1 2")
    )
    assert ours[:2].tolist() == same_rest[:2].tolist(), "the words are the same"
    assert not set(ours[:2]) & set(same_square[:2])
    assert ours[-1] // parts.kinds != same_rest[-1] // parts.kinds or ours[-1] != same_rest[-1]
    assert (ours[-1] - same_rest[-1]) % parts.kinds == 0, "the same kind at another square"
    assert parts.of_line[rules.parse("end"), 1:].tolist() == [parts.words] * (parts.of_line.shape[1] - 1)


@every_game
def test_every_number_is_of_the_table_or_of_a_square(game):
    rules = rulebook(game)
    views = split_views(rules)
    assert sorted([*views.table, *views.squares.flatten()]) == list(range(rules.observation_size))


def test_squares_know_their_numbers_and_neighbours():
    rules = rulebook("akrotiri")
    views, squares = split_views(rules), rules.squares.places
    starts = dict(zip((field.name for field in rules.observation), places(rules.observation), strict=True))
    count, square = len(squares), squares.index((3, 2))
    numbers = views.squares[square].tolist()
    assert numbers[:2] == [starts["tile"] + square, starts["turned"] + square]
    assert numbers[2:6] == [starts["boats"] + 4 * square + quadrant for quadrant in range(4)]
    assert numbers[-4:] == [starts["cubes"] + 3 * 4 * count + 4 * square + quadrant for quadrant in range(4)]
    assert [squares[near] for near in views.near[square]] == [(x, y) for y in (1, 2, 3) for x in (2, 3, 4)]
    assert (views.near == count).any(), "some neighbours are beyond the board"
