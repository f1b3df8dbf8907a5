"""What a user of the library meets first: names, texts of objects, pickles, copies, NumPy's integers, and bad input."""

from __future__ import annotations

import copy
import io
import multiprocessing
import operator
import pickle
import random

import numpy as np
import pytest

import antikythera as ak
from antikythera import gpu
from antikythera.arena import Match
from antikythera.record import Record

both_ways = pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))], ids=["copy", "pickle"]
)
every_game = pytest.mark.parametrize("game", ak.GAMES)


def played(game: str, seed: int = 3, decisions: int = 40) -> ak.Game:
    result, rng = ak.new(game, seed=seed), random.Random(seed)
    for _ in range(decisions):
        result.play(rng.choice(result.legal))
    return result


# Names


def test_the_version_is_there():
    assert ak.__version__.count(".") == 2


def test_functions_and_modules_do_not_hide_each_other():
    import antikythera.batches as batches
    import antikythera.replays as replays

    assert callable(ak.batch)
    assert callable(ak.replay)
    assert batches.Batch is ak.Batch
    assert replays.verify is ak.verify
    assert ak.bots.bot("random", "tzolkin").rules is ak.new("tzolkin").rules
    assert ak.arena.__name__ == "antikythera.arena"


def test_every_public_name_exists():
    assert all(hasattr(ak, name) for name in ak.__all__)


def test_completion_offers_public_names_only():
    assert set(dir(ak)) == {*ak.__all__, "GAMES", "arena", "bots", "envs"}


@every_game
def test_objects_say_what_they_are(game):
    view = played(game).view(1)
    assert repr(view).startswith(f"<antikythera.View of {game} for seat 1 of ")
    assert "spectator" in repr(played(game).view(0))
    assert repr(ak.batch(game, 5)).startswith(f"<antikythera.Batch of 5 games of {game}")
    assert repr(view.rules) == f"<antikythera.Rulebook of {game}, version 1>"
    bot = ak.bots.bot("search:32", game, seed=4, trees=1)
    assert repr(eval(repr(bot), {"antikythera": ak})) == repr(bot)


# Pickles and copies


@every_game
@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))], ids=["copy", "pickle"]
)
def test_games_and_views_can_be_copied_and_pickled(game, again):
    original = played(game)
    other = again(original)
    assert other == original
    other.play(other.legal[0])
    other.undo()
    assert other == original
    view = again(original.view(original.seat))
    assert view.states.tobytes() == original.view(original.seat).states.tobytes()
    assert view.legal == original.legal
    assert view.legal.numbers == original.legal.numbers


@every_game
@pytest.mark.parametrize(
    "again", [copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))], ids=["copy", "pickle"]
)
def test_batches_and_bots_can_be_copied_and_pickled(game, again):
    games = ak.batch(game, 4, seed=5)
    other = again(games)
    other.step(other.legal().argmax(axis=1))
    assert games.states.tobytes() == ak.batch(game, 4, seed=5).states.tobytes()
    assert other.states.tobytes() != games.states.tobytes()
    current = played(game)
    for name in ("random", "heuristic", "search:16"):
        bot = ak.bots.bot(name, game, seed=2)
        assert again(bot).choose(current.view(current.seat)) == bot.choose(current.view(current.seat))
        assert repr(again(bot)) == repr(bot)


def test_a_pickle_has_the_legal_lines_only():
    view = played("akrotiri").view(1)
    assert len(pickle.dumps(view)) < 20_000


def test_games_go_through_a_pool():
    games = [played("tzolkin", seed) for seed in range(3)]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        found = pool.map_async(operator.attrgetter("legal"), games).get(timeout=120)
    assert found == [game.legal for game in games]


def test_errors_go_through_a_pool():
    with pytest.raises(ak.UnknownLine) as caught:
        played("tzolkin").play("build atlantis")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert pickle.loads(pickle.dumps(ak.IllegalActions([3]))).games == [3]


# NumPy's integers


@pytest.mark.parametrize("kind", [int, np.int8, np.int64, np.uint16])
def test_any_integer_will_do(kind):
    game = ak.new("tzolkin", players=kind(3), seed=kind(7))
    assert game == ak.new("tzolkin", players=3, seed=7)
    assert game.view(kind(1)).viewer == 1
    game.play(np.int64(game.legal.numbers[0]))
    assert game.at(kind(0)).actions == []
    games = ak.batch("tzolkin", kind(2), kind(3), seed=kind(7))
    assert games[kind(0)].states.tobytes() == ak.new("tzolkin", 3, 7).states.tobytes()


# Lines


def test_a_line_that_does_not_exist_is_told_apart_from_one_that_is_not_legal():
    game = played("tzolkin", decisions=4)
    with pytest.raises(ak.UnknownLine, match=r"there is no such line; did you mean 'place palenque'\?"):
        game.play("place Palenque")
    with pytest.raises(ak.IllegalAction) as caught:
        game.play("keep yax7 tik3")
    assert not isinstance(caught.value, ak.UnknownLine)


def test_a_bot_refuses_a_game():
    game = played("tzolkin")
    with pytest.raises(TypeError, match=r"game\.view\(game\.seat\)"):
        ak.bots.bot("heuristic", "tzolkin").choose(game)


# Positions


@every_game
def test_a_description_reads_back(game):
    for decisions in (0, 20, 70):
        original = played(game, seed=decisions, decisions=decisions)
        for form in (original.describe(), original.to_json(), original.to_toml()):
            assert ak.from_position(form).states.tobytes() == original.states.tobytes()
        for seat in range(original.players + 1):
            view = original.view(seat)
            again = ak.view_from_position(view.to_toml())
            assert (again.states.tobytes(), again.legal) == (view.states.tobytes(), view.legal)


def test_a_description_uses_names_seats_from_one_and_points():
    game = played("tzolkin", decisions=8)
    game.edit(points={2: 12.25}, corn=[1, 2, 3, 4], tech={1: {"agriculture": 2}})
    told = game.describe()
    assert game.scores[1] == told["points"]["2"] == 12.25
    assert told["corn"] == {"1": 1, "2": 2, "3": 3, "4": 4}
    assert told["tech"]["1"]["agriculture"] == 2
    assert game.actions == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"cron": {1: 2}}, "no field 'cron'; did you mean 'corn'"),
        ({"corn": {9: 2}}, "corn has no entry 9"),
        ({"corn": {1: "x"}}, "corn, 1 is a whole number"),
        ({"corn": {1: True}}, "corn, 1 is a whole number"),
        ({"points": {1: 10**400}}, "points, 1 is too large"),
        ({"corn": {1: 10**9}}, "too large"),
        ({"corn": 7}, "a table, or a list"),
        ({"corn": [1] * 9}, "at most 4"),
        ({"points": {1: 0.3}}, "points, 1"),
        ({"points": {1: float("nan")}}, "points, 1"),
        ({"points": {1: float("inf")}}, "points, 1"),
        ({"corn": {1: 3}, "temple": {1: {"chaac": 9}}}, "temple marker"),
        ({"row": ["tomb"]}, "no card 'tomb'"),
        ({"seat": 7}, "."),
        ({"players": 9}, "."),
    ],
)
def test_an_edit_is_all_or_nothing(changes, fault):
    game = played("tzolkin", decisions=8)
    before = copy.deepcopy(game)
    with pytest.raises(ak.InvalidState, match=fault):
        game.edit(**changes)
    assert game == before
    assert game.legal == before.legal


# Records


def test_many_games_are_in_one_file(tmp_path):
    games = [played("tzolkin", seed) for seed in range(4)]
    for name in ("games.jsonl", "games.jsonl.gz"):
        notes = {"date": "2026-11-16", "comments": {3: "a strong line"}, "times": [0.5], "evaluations": {1: [0.4, 0.6]}}
        assert ak.save_records(tmp_path / name, (game.record(**notes) for game in games)) == 4
        assert ak.save_records(tmp_path / name, [games[0].record()], append=True) == 1
        found = list(ak.records(tmp_path / name))
        assert [ak.replay(record).game for record in found] == [*games, games[0]]
        assert (found[0].comments, found[0].times, found[0].evaluations) == (
            {3: "a strong line"},
            [0.5],
            {1: [0.4, 0.6]},
        )


def test_a_file_with_one_game_is_read_the_same_way(tmp_path):
    game = played("tzolkin")
    game.save(tmp_path / "game.json")
    assert [record.lines for record in ak.records(tmp_path / "game.json")] == [game.lines]
    memory = io.BytesIO()
    game.save(memory)
    assert memory.getvalue() == (tmp_path / "game.json").read_bytes()


def test_records_are_streamed(tmp_path):
    """The first game is there before the rest was written well."""
    file = tmp_path / "games.jsonl"
    ak.save_records(file, [played("tzolkin").record()])
    with file.open("ab") as out:
        out.write(b'{"format": "antiky\n')
    found = ak.records(file)
    assert isinstance(next(found), Record)
    with pytest.raises(ak.InvalidRecord, match="line 2: this is not a record"):
        next(found)


def test_notes_must_belong_to_lines(tmp_path):
    game = played("tzolkin", decisions=2)
    with pytest.raises(ak.InvalidRecord, match="a line that the record does not have"):
        game.save(tmp_path / "game.json", comments={9: "too far"})
    game.save(tmp_path / "game.json", comments={2: "near"})
    hostile = (tmp_path / "game.json").read_bytes().replace(b'"2": "near"', b'"9": "far"')
    (tmp_path / "game.json").write_bytes(hostile)
    with pytest.raises(ak.InvalidRecord, match="a line that the record does not have"):
        list(ak.records(tmp_path / "game.json"))
    with pytest.raises(ValueError, match="no note 'remarks'"):
        game.record(remarks={})


# Batches


@every_game
def test_a_batch_starts_from_positions_and_can_be_indexed_and_copied(game):
    games = [played(game, seed) for seed in range(5)]
    batch = ak.Batch.from_games(games)
    assert [one.states.tobytes() for one in batch] == [one.states.tobytes() for one in games]
    assert batch[-1].legal == games[-1].legal
    other = batch.copy()
    other.step(other.legal().argmax(axis=1))
    assert batch[0].states.tobytes() == games[0].states.tobytes()
    again = ak.Batch.from_states(game, batch.states[1:3])
    assert again[0].states.tobytes() == games[1].states.tobytes()
    with pytest.raises(IndexError, match="5 games"):
        batch[5]


# Bad input of every kind: one clear sentence, and nothing changes


def wrong_record() -> np.ndarray:
    states = ak.new("tzolkin", seed=1).states.copy()
    states["corn"] = -5
    return states


BAD = {
    "an unknown game": (lambda: ak.new("chess"), "unknown game 'chess'"),
    "a game that is no text": (lambda: ak.new(7), "unknown game 7"),
    "too many players": (lambda: ak.new("tzolkin", 9), "is for 2 or 3 or 4 players, not 9"),
    "players as a text": (lambda: ak.new("tzolkin", "3"), "players, not '3'"),
    "players as a bool": (lambda: ak.new("tzolkin", True), "players, not True"),
    "a fraction of a player": (lambda: ak.new("tzolkin", 2.0), "players, not 2.0"),
    "a seed below zero": (lambda: ak.new("tzolkin", seed=-1), "a seed is a whole number from 0"),
    "a seed as a text": (lambda: ak.new("tzolkin", seed="7"), "or 64 hexadecimal digits, not '7'"),
    "an option as a text": (lambda: ak.new("akrotiri", options="ring"), "options are a list of names"),
    "options that are none": (lambda: ak.new("akrotiri", options=None), "options are a list of names"),
    "an option that is no text": (lambda: ak.new("akrotiri", options=[[]]), r"no option '\[\]'"),
    "a game that is a list": (lambda: ak.new([]), r"unknown game \[\]"),
    "an unknown option": (lambda: ak.new("akrotiri", options=["rings"]), "no option 'rings'"),
    "a seat that is not there": (lambda: played("tzolkin").view(5), "a seat is a whole number from 0 to 4"),
    "a position of nothing": (lambda: ak.from_position(""), "not the text of a position"),
    "a position cut short": (lambda: ak.from_position(played("tzolkin").position()[:-40]), "damaged"),
    "a position that is no position": (lambda: ak.from_position("{}"), "a position names its game"),
    "JSON cut short": (lambda: ak.from_position('{"game": "tzol'), "this is not JSON"),
    "TOML cut short": (lambda: ak.from_position("game = "), "this is not TOML"),
    "JSON without an end": (lambda: ak.from_position("{" + '"a":[' * 100_000), "this is not JSON"),
    "a huge description": (lambda: ak.from_position("a = 1\n" * 1_000_000), "at most"),
    "a view as a game": (lambda: ak.from_position(played("tzolkin").view(2).position()), "only what seat 2 may know"),
    "a batch of nothing": (lambda: ak.batch("tzolkin", 0), "the number of games in a batch"),
    "a batch of a text": (lambda: ak.batch("tzolkin", "4"), "the number of games in a batch"),
    "actions as fractions": (
        lambda: ak.batch("tzolkin", 2).step(np.zeros(2)),
        "actions are whole numbers, not float64",
    ),
    "too few actions": (lambda: ak.batch("tzolkin", 2).step(np.zeros(1, int)), "with the shape"),
    "a list for an array": (lambda: ak.batch("tzolkin", 2).legal([1]), "is needed"),
    "records of another game": (
        lambda: ak.Batch.from_states("tzolkin", ak.new("akrotiri").states),
        "an array of records",
    ),
    "an impossible record": (lambda: ak.Batch.from_states("tzolkin", wrong_record()), "record 0: "),
    "games of two kinds": (lambda: ak.Batch.from_games([ak.new(game) for game in ak.GAMES]), "positions of one game"),
    "views for games": (lambda: ak.Batch.from_games([played("tzolkin").view(1)]), "positions of one game"),
    "a seed of a step as a text": (
        lambda: (batch := ak.batch("tzolkin", 2)).step(batch.legal().argmax(axis=1), seed="x"),
        "a seed is a whole number",
    ),
    "a fraction as a seed": (
        lambda: (batch := ak.batch("tzolkin", 2)).choose(batch.legal(), 1.5),
        "a seed is a whole number",
    ),
    "a playout from below zero": (lambda: ak.batch("tzolkin", 2).playout(-1), "a seed is a whole number from 0"),
    "a device that does not exist": (lambda: ak.batch("tzolkin", 1).to("tpu"), 'games can go to "cuda"'),
    "an unknown bot": (lambda: ak.bots.bot("genius", "tzolkin"), "unknown bot 'genius'"),
    "a bot that is no text": (lambda: ak.bots.bot(7, "tzolkin"), "a bot is named by a text"),
    "an unknown setting": (lambda: ak.bots.bot("search:8", "tzolkin", wings=2), "no setting 'wings'"),
    "a setting of the wrong kind": (lambda: ak.bots.bot("search", "tzolkin", simulations="x"), "of the wrong kind"),
    "a budget without an end": (lambda: ak.bots.bot("search:infs", "tzolkin"), "a search needs a budget"),
    "a bot with a text as its seed": (lambda: ak.bots.bot("random", "tzolkin", seed="x"), "a seed is a whole number"),
    "no threads": (lambda: ak.bots.bot("search:8", "tzolkin", threads=0), "the number of threads"),
    "no lines": (lambda: ak.bots.bot("search:8", "tzolkin").analyse(played("tzolkin").view(1), 0), "number of lines"),
    "a file that is no net": (lambda: ak.bots.bot(f"net:{__file__}", "tzolkin"), "is not a net"),
    "a bot in a match": (
        lambda: Match("tzolkin", 2, (ak.bots.bot("random", "tzolkin"), "random")).check(),
        "are a list of names",
    ),
    "too many names": (lambda: played("tzolkin").record(["a"] * 9), "has names for 9 seats"),
    "names as a text": (lambda: played("tzolkin").record("Ann"), "are a list, not 'Ann'"),
    "a remark on no line": (
        lambda: played("tzolkin").record(comments={999: "!"}),
        "a line that the record does not have",
    ),
    "a date as a number": (lambda: played("tzolkin").record(date=7), "Expected `str`, got `int`"),
    "a tenth of a point": (lambda: played("tzolkin").edit(points={1: 0.1}), "in steps of 0.25, not 0.1"),
    "an array for a table": (lambda: played("tzolkin").edit(corn=np.zeros((3, 3))), "a table, or a list"),
    "a budget of words": (lambda: ak.bots.bot("search:many", "tzolkin"), "a budget is a number"),
    "a module that is not there": (lambda: ak.bots.bot("nowhere:Mine", "tzolkin"), "there is no bot 'nowhere:Mine'"),
    "a file that is not there": (lambda: ak.bots.bot("nowhere.py:Mine", "tzolkin"), "there is no file nowhere.py"),
    "a class that is no bot": (lambda: ak.bots.bot("random:Random", "tzolkin"), "a budget"),
    "a class of another kind": (lambda: ak.bots.bot("fractions:Fraction", "tzolkin"), "is not a class of bots"),
    "a file that does not exist": (lambda: ak.read("nowhere.json"), "nowhere.json cannot be read"),
    "records that do not exist": (lambda: list(ak.records("nowhere.jsonl")), "nowhere.jsonl cannot be read"),
}


@pytest.mark.parametrize(("attempt", "sentence"), BAD.values(), ids=BAD)
def test_bad_input_gets_one_clear_sentence(attempt, sentence):
    with pytest.raises(ValueError, match=sentence) as caught:
        attempt()
    assert len(str(caught.value)) < 500
    assert "\n" not in str(caught.value)


WRONG_KINDS = {
    "a game to analyse": lambda: ak.bots.bot("search:8", "tzolkin").analyse(played("tzolkin")),
    "a game to evaluate": lambda: ak.bots.evaluate(played("tzolkin")),
    "a number for a generator": lambda: played("tzolkin").view(1).sample(7),
    "a game for a record": lambda: ak.replay(played("tzolkin")),
}


@pytest.mark.parametrize("attempt", WRONG_KINDS.values(), ids=WRONG_KINDS)
def test_what_is_of_the_wrong_kind_is_refused(attempt):
    with pytest.raises(TypeError, match=r"needed, such as|sees what its seat may know"):
        attempt()


def test_a_file_of_records_is_replaced_only_by_records(tmp_path):
    file, game = tmp_path / "games.jsonl", played("tzolkin")
    assert ak.save_records(file, [game.record()]) == 1
    kept = file.read_bytes()
    with pytest.raises(TypeError, match="not a Game"):
        ak.save_records(file, [game.record(), game])
    assert file.read_bytes() == kept
    assert [*tmp_path.iterdir()] == [file]


def test_without_a_gpu_one_sentence_says_so(monkeypatch):
    def no_driver(*_):
        raise gpu.CudaSupportError("many lines about drivers")

    monkeypatch.setattr(gpu.cuda, "to_device", no_driver)
    with pytest.raises(RuntimeError, match="there is no GPU here"):
        ak.batch("tzolkin", 1).to("cuda")
