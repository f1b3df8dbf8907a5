"""Self-play learns, stops and resumes; its net plays without PyTorch."""

import json
import subprocess
import sys
from dataclasses import asdict, replace
from itertools import count

import numpy as np
import pytest

torch = pytest.importorskip("torch")
torch.set_num_threads(1)  # several would wait for each other on a busy machine

from safetensors.torch import load_file  # noqa: E402
from typer.testing import CliRunner  # noqa: E402

import antikythera as ak  # noqa: E402
from antikythera.bots import Bot, bot  # noqa: E402
from antikythera.bots.hints import hinter  # noqa: E402
from antikythera.bots.net import POINTS, read_net  # noqa: E402
from antikythera.bots.policy import observe  # noqa: E402
from antikythera.cli import app  # noqa: E402
from antikythera.rulebook import rulebook  # noqa: E402
from antikythera.training import calibrate  # noqa: E402
from antikythera.training.imitate import Imitator, imitate, play  # noqa: E402
from antikythera.training.league import League, match  # noqa: E402
from antikythera.training.learn import advantages, returns  # noqa: E402
from antikythera.training.net import ILLEGAL, Net, expected, pick  # noqa: E402
from antikythera.training.openings import count_openings  # noqa: E402
from antikythera.training.run import Run  # noqa: E402
from antikythera.training.selfplay import Rollout, Seating, mixed_seats, turned  # noqa: E402
from antikythera.training.settings import Settings  # noqa: E402
from antikythera.training.tables import Tables, outcomes  # noqa: E402
from antikythera.training.train import Trainer, table_sizes  # noqa: E402

every_game = pytest.mark.parametrize("game", ak.GAMES)
TINY = Settings(width=32, blocks=1, games=16, horizon=48, minibatch=128, league_every=0.1, total_minutes=2)


def ticking():
    """A clock that advances by a second whenever it is read."""
    ticks = count()
    return lambda: float(next(ticks))


def weights(trainer):
    return {name: tensor.clone() for name, tensor in trainer.net.state_dict().items()}


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A trainer after two iterations, saved, and then after two more."""
    folder = tmp_path_factory.mktemp("run")
    trainer = Trainer("tzolkin", TINY, "cpu", ticking())
    before = weights(trainer)
    trainer.begin()
    rows = [trainer.iterate() for _ in range(2)]
    trainer.save(folder)
    rows += [trainer.iterate() for _ in range(2)]
    return trainer, before, rows, folder


def test_iterations_change_every_weight(trained):
    trainer, before, rows, _ = trained
    after = weights(trainer)
    assert all(not torch.equal(before[name], after[name]) for name in before)
    assert all(torch.isfinite(tensor).all() for tensor in after.values())
    assert all(row["updates"] > 0 for row in rows)
    assert rows[-1]["decisions"] == 4 * TINY.games * TINY.horizon


def test_a_resumed_run_is_the_run_that_was_never_stopped(trained):
    trainer, _, rows, folder = trained
    resumed = Trainer.resume(folder, "cpu", {}, ticking())
    assert resumed.league.born == trainer.league.born[: len(resumed.league.born)]
    assert [resumed.iterate() for _ in range(2)] == rows[2:]
    assert all(torch.equal(tensor, weights(resumed)[name]) for name, tensor in weights(trainer).items())
    assert all((a == b).all() for a, b in zip(resumed.tables.states, trainer.tables.states, strict=True))


def test_other_settings_can_be_resumed_with(trained):
    folder = trained[3]
    resumed = Trainer.resume(folder, "cpu", {"games": 24, "clip": 0.1}, ticking())
    assert [len(states) for states in resumed.tables.states] == [6, 6, 12]
    assert resumed.iterate()["iteration"] == 3


def test_a_checkpoint_in_several_files_must_be_whole(trained, monkeypatch):
    trainer, _, _, folder = trained
    monkeypatch.setattr("antikythera.training.checkpoint.LARGEST", 100_000)
    split = folder / "split"
    trainer.save(split)
    files = sorted(split.glob("checkpoint-*.safetensors"))
    assert len(files) > 1
    assert weights(Trainer.resume(split, "cpu", {})).keys() == weights(trainer).keys()
    files[0].unlink()
    with pytest.raises(ValueError, match="no complete checkpoint"):
        Trainer.resume(split, "cpu", {})


def test_two_processes_train_one_net_on_different_games(tmp_path):
    script = tmp_path / "two.py"
    script.write_text(
        "import sys, torch; from pathlib import Path\n"
        "from antikythera.training import workers\n"
        "from antikythera.training.settings import Settings\n"
        "from antikythera.training.train import Trainer\n"
        "torch.set_num_threads(1)\n"
        f"trainer = Trainer('tzolkin', Settings(**{asdict(TINY)!r}), 'cpu')\n"
        "trainer.begin()\n"
        "rows = [trainer.iterate() for _ in range(2)]\n"
        "trainer.net.save(Path(sys.argv[1]) / f'{workers.number()}.safetensors')\n"
        "trainer.tables.states[0].tofile(Path(sys.argv[1]) / f'{workers.number()}.games')\n"
    )
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
    subprocess.run([*command, str(script), str(tmp_path)], check=True, timeout=300)
    first, second = (load_file(tmp_path / f"{number}.safetensors") for number in range(2))
    assert all(torch.equal(first[name], second[name]) for name in first)
    assert (tmp_path / "0.games").read_bytes() != (tmp_path / "1.games").read_bytes()


def test_all_numbers_of_players_are_played():
    assert table_sizes(rulebook("tzolkin"), TINY) == {2: 4, 3: 4, 4: 8}
    assert table_sizes(rulebook("akrotiri"), TINY) == {2: 16}


# Play without PyTorch


with_and_without_hints = pytest.mark.parametrize("hints", [False, True], ids=["alone", "hints"])


def learned_net(game, path, hints, width=64, blocks=2):
    """A net as if it had learned, so that every layer counts; also as a file."""
    rules = rulebook(game)
    torch.manual_seed(3)
    net = Net(rules, width, blocks, hints=hints)
    for parameter in net.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    net.save(path)
    return Net.read(path, rules)


@with_and_without_hints
@every_game
def test_numpy_answers_as_pytorch_does(game, hints, tmp_path):
    path = tmp_path / "net.safetensors"
    net = learned_net(game, path, hints)
    plain = read_net(path)
    current = ak.new(game, seed=5)
    chance = np.random.default_rng(5)
    for _ in range(40):
        view = current.view(current.seat)
        logits, told = plain(view)
        given = (torch.from_numpy(row)[None] for row in (observe(view), np.array(view.legal.numbers), hints_of(view)))
        with torch.no_grad():
            wanted, values = net(*given)
        points, shares = expected(values)[0].unbind(-1)
        assert logits == pytest.approx(wanted[0].numpy(), abs=1e-4)
        assert told.points == pytest.approx(points.numpy() * POINTS, abs=1e-3)
        assert told.shares == pytest.approx(shares.numpy(), abs=1e-4)
        current.play(int(chance.choice(current.legal.numbers)))


def test_a_net_of_other_rules_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "net.safetensors"
    monkeypatch.setattr("antikythera.training.net.describe", lambda rules: {"game": "tzolkin", "fits": "another"})
    Net(rulebook("tzolkin"), 16, 1).save(path)
    with pytest.raises(ValueError, match="trained on other rules"):
        read_net(path)


@with_and_without_hints
@pytest.mark.parametrize(("game", "players"), [("tzolkin", 2), ("tzolkin", 3), ("akrotiri", 2)])
def test_a_net_sees_only_what_its_seat_may_know(game, players, hints, tmp_path):
    """Whatever is hidden may be anything: the net sees and chooses the same, and it sees all that its seat does."""
    rules, path = rulebook(game), tmp_path / "net.safetensors"
    learned_net(game, path, hints, 32, 1)
    player, chance = bot(f"net:{path}", game), np.random.default_rng(1)
    current = ak.new(game, players=players, seed=2)
    for _ in range(60):
        view, whole = current.view(current.seat), np.zeros(rules.observation_size, dtype=np.int16)
        rules.kernels.observe_at(current.states, 0, current.seat - 1, whole)
        assert (observe(view) == whole).all()
        for _ in range(3):
            other = view.sample(chance)
            rules.kernels.observe_at(other.states, 0, current.seat - 1, whole)
            assert (observe(view) == whole).all()
            assert player.choose(other.view(current.seat)) == player.choose(view)
        current.play(int(chance.choice(current.legal.numbers)))


def hints_of(view):
    """The hints of a view, as float32."""
    return hinter(view.rules.name).of(view).astype(np.float32)


def test_the_best_line_of_the_prior_has_the_best_hint():
    """The heuristic bot plays by the prior in Akrotiri: the hint of its line is 0, and no other is above it."""
    player, current = bot("heuristic", "akrotiri"), ak.new("akrotiri", seed=3)
    for _ in range(60):
        view = current.view(current.seat)
        chosen, hints = player.choose(view), hints_of(view)
        assert hints[view.legal.numbers.index(chosen)] == hints.max() == 0
        current.play(chosen)


@every_game
def test_a_net_with_hints_learns_and_searches(game, tmp_path):
    """Before training it follows its hints; after some iterations every weight has changed, and a search uses it."""
    settings = replace(TINY, hints=True, games=8, horizon=32, channels=4, steps=1)
    trainer = Trainer(game, settings, "cpu", ticking())
    trainer.net.save(tmp_path / "first.safetensors")
    current = ak.new(game, seed=3)
    view = current.view(current.seat)
    chosen = bot(f"net:{tmp_path / 'first.safetensors'}", game).choose(view)
    assert hints_of(view)[view.legal.numbers.index(chosen)] == 0
    before = weights(trainer)
    trainer.begin()
    for _ in range(2):
        trainer.iterate()
    assert all(not torch.equal(before[name], tensor) for name, tensor in weights(trainer).items())
    trainer.save(tmp_path)
    player = bot("search:40", game, net=str(tmp_path / "net.safetensors"), widening=1e9)
    for _ in range(12):
        current.play(player.choose(current.view(current.seat)))


def test_a_bot_of_a_net_plays_legally_to_the_end(trained):
    player = bot(f"net:{trained[3] / 'net.safetensors'}", "tzolkin", seed=1)
    current = ak.new("tzolkin", players=2, seed=4)
    while current.seat:
        current.play(player.choose(current.view(current.seat)))
    assert current.over


# Parts


def test_an_illegal_line_is_never_drawn():
    logits = torch.full((1000, 5), ILLEGAL)
    logits[:, 3] = -30.0
    assert pick(logits).unique().tolist() == [3]
    assert pick(torch.tensor([[0.0, 2.0, 1.0]]), temperature=0).tolist() == [1]


def test_lines_are_drawn_by_their_probability():
    torch.manual_seed(1)
    logits = torch.tensor([0.7, 0.2, 0.1]).log().expand(20_000, 3)
    assert pick(logits).bincount() / 20_000 == pytest.approx([0.7, 0.2, 0.1], abs=0.02)


def test_outcomes_say_points_and_share():
    scores = torch.tensor([[200, 100, 100], [80, 80, 20]])
    found = outcomes(scores, scores, unit=4)
    assert found[..., 0] * POINTS == pytest.approx(np.array([[50, 25, 25], [20, 20, 5]]))
    assert found[..., 1].tolist() == [[1, 0, 0], [0.5, 0.5, 0]]


def test_seats_are_counted_from_the_one_that_chooses():
    values = torch.tensor([[10.0, 11, 12, 99], [20, 21, 22, 23]])[..., None]
    seats, players = torch.tensor([2, 1]), torch.tensor([3, 4])
    from_chooser = turned(values, seats, players)
    assert from_chooser[..., 0].tolist() == [[12, 10, 11, 99], [21, 22, 23, 20]]
    assert turned(from_chooser, -seats, players).equal(values)


def test_returns_lead_from_decision_to_decision_to_the_end_of_the_game():
    """The game ends after the second of four decisions, and another begins."""
    rollout = Rollout(Tables(rulebook("tzolkin"), {2: 1}, "cpu", 1), 4, "cpu")
    rollout["values"][:, 0, 0, 0] = torch.tensor([1.0, 2.0, 3.0, 4.0])
    rollout["over"][1] = True
    rollout["outcomes"][1, 0, :2, 0] = torch.tensor([10.0, 20.0])
    found = returns(rollout, gae_lambda=0.5)
    assert found[:, 0, 0, 0].tolist() == [0.5 * 10 + 0.5 * 2, 10, 4, 4]
    assert found[:2, 0, 1, 0].tolist() == [0.5 * 20, 20]


def test_an_advantage_is_a_gain_of_the_seat_that_chose():
    """Points and shares gained by three seats; the second one chose, the fourth is empty."""
    gains = torch.tensor([[[1.0, 0.1], [4.0, 0.3], [3.0, -0.4], [9.0, 9.0]]])
    seats, players = torch.tensor([1], dtype=torch.int8), torch.tensor([3])
    for reward, wanted in (((1, 0, 0), 4), ((0, 1, 0), 4 - (1 + 3) / 2), ((0, 0, 1), 0.3), ((1, 0, 10), 7)):
        assert advantages(gains, seats, players, torch.tensor(reward, dtype=torch.float32)).tolist() == [
            pytest.approx(wanted)
        ]


def test_every_game_has_its_own_weights_of_rewards():
    gains = torch.tensor([[4.0, 0.3], [2.0, -0.3]]).expand(2, 2, 2)
    seats, players = torch.zeros(2, dtype=torch.int8), torch.tensor([2, 2])
    weights = torch.tensor([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
    assert advantages(gains, seats, players, weights).tolist() == [4.0, pytest.approx(0.3)]


def test_games_against_the_league_can_have_rewards_of_their_own():
    settings = replace(TINY, league_share=0.5, league_reward=(4.0, 0.0, 1.0))
    trainer = Trainer("tzolkin", settings, "cpu")
    theirs = trainer.seating.theirs.any(1)
    assert 0 < theirs.sum() < len(theirs)
    assert (trainer._rewards()[theirs] == torch.tensor([4.0, 0.0, 1.0])).all()
    assert (trainer._rewards()[~theirs] == torch.tensor(settings.reward_at(0.0))).all()


def test_a_run_without_iterations_only_learns_from_its_teacher(tmp_path):
    small = [f"--set={name}={getattr(TINY, name)}" for name in ("width", "blocks", "horizon", "minibatch")]
    options = ["--set=teacher=random", "--set=games=4", "--iterations=0", "--games=0", "--device=cpu"]
    CliRunner().invoke(app, ["train", "tzolkin", f"--out={tmp_path}", *small, *options], catch_exceptions=False)
    told = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert sum("lesson" in row for row in told) == len(told) - 1
    assert (tmp_path / "net.safetensors").is_file()


def test_an_opponent_has_some_seats_of_some_games():
    tables = Tables(rulebook("tzolkin"), {2: 10, 4: 10}, "cpu", 1)
    theirs = mixed_seats(tables, 0.5, np.random.default_rng(1))
    assert theirs.any(1).tolist() == [True] * 5 + [False] * 5 + [True] * 5 + [False] * 5
    assert not theirs[:10, 2:].any()
    assert (theirs.sum(1)[:5] == 1).all()
    assert (theirs.sum(1)[10:15] < 4).all()


def test_the_opponent_answers_at_its_seats_alone():
    """A net that only ever takes the first legal line, against one that takes the last."""
    tables = Tables(rulebook("tzolkin"), {2: 6}, "cpu", 1)
    theirs = torch.zeros(6, 2, dtype=torch.bool)
    theirs[:3, 0] = True

    class Fixed:
        device = torch.device("cpu")

        def __init__(self, sign):
            self.sign = sign

        def __call__(self, observations, lines, hints):
            logits = (self.sign * lines.float()).masked_fill(lines < 0, ILLEGAL)
            return logits, torch.zeros(len(lines), 8)

    from antikythera.training.selfplay import answer

    answered = answer(Fixed(-1), Fixed(1), tables, Seating(theirs, "cpu"), temperature=0)
    last = tables.mask.shape[1] - 1 - tables.mask.flip(1).float().argmax(1)
    assert answered.turns.tolist() == [True] * 3 + [False] * 3
    assert tables.actions[:3].equal(last[:3])
    assert tables.actions[3:].equal(tables.mask.float().argmax(1)[3:])


@every_game
def test_tables_list_the_legal_lines_of_every_game(game):
    """Through play, deals and a restored state, the tables say the same as games played one by one."""
    tables = Tables(rulebook(game), {2: 8}, "cpu", 1, hints=True)

    def check():
        for number, state in enumerate(tables.states[0]):
            alone = ak.Batch.from_states(game, state[None])[0]
            legal = alone.legal.numbers
            assert tables.lines[number, : len(legal)].tolist() == list(legal)
            assert (tables.lines[number, len(legal) :] == -1).all()
            assert tables.hints[number, : len(legal)].numpy() == pytest.approx(hints_of(alone.view(alone.seat)))
            assert tables.seats[number] == alone.seat
            assert (tables.observations[number].numpy() == observe(alone.view(alone.seat))).all()

    dealt = 0
    for step in range(700):
        if step % 50 == 0:
            check()
        tables.actions.copy_(tables.lines[:, 0])
        tables.play()
        dealt += int(tables.over.sum())
        tables.deal()
    assert dealt
    assert not tables.wrong.any()
    saved = [states.copy() for states in tables.states]
    tables.actions.copy_(tables.lines[:, 0])
    tables.play()
    tables.deal()
    tables.states = saved
    check()


def test_a_net_learns_what_its_teacher_does():
    """The teacher takes the first legal line; after some lessons the net nearly always does so, too."""
    settings = replace(TINY, teacher=f"{__name__}:First", lessons=6, learning_rate=(5e-3, 5e-3), shares=((2, 1),))
    trainer = Trainer("tzolkin", settings, "cpu")
    losses = [row["policy_loss"] for row in imitate(trainer.net, trainer.rollout, settings, 1) if row["updates"]]
    assert losses[0] > 0.5
    assert losses[-1] < 0.2
    assert not trainer.tables.wrong.any()
    assert (trainer.tables.lines[:, 0] >= 0).all()


def run_a_little(folder, opponents=(), exploit=None, **changes):
    """Four iterations of a small run; the trainer as it was saved."""
    small = {name: getattr(TINY, name) for name in ("width", "blocks", "horizon", "minibatch")}
    Run(
        game="tzolkin",
        folder=folder,
        resume=None,
        start=None,
        minutes=60.0,
        iterations=4,
        device="cpu",
        changes=small | {"games": 4} | changes,
        match_games=0,
        against=[],
        opponents=list(opponents),
        exploit=exploit,
    ).go()
    return Trainer.resume(folder, "cpu", {})


def test_the_net_that_plays_like_the_teacher_stays_in_the_league(tmp_path):
    saved = run_a_little(tmp_path, teacher="random", lessons=1, league_size=2, league_every=1e-9).league
    assert len(saved.born) == 2
    assert saved.born[0] == 0.0


@pytest.fixture
def rival(tmp_path):
    """A net that has a file."""
    net = Net(rulebook("tzolkin"), TINY.width, TINY.blocks)
    net.save(tmp_path / "rival.safetensors")
    return net


def test_opponents_are_in_the_league_from_the_start(tmp_path, rival):
    league = run_a_little(tmp_path / "run", [tmp_path / "rival.safetensors"], league_every=1e-9).league
    assert league.born[0] == 0.0 < league.born[1]
    assert all(torch.equal(league.nets[0][name], weight) for name, weight in rival.arrays().items())


def test_a_net_that_is_to_be_exploited_is_the_only_opponent(tmp_path, rival):
    trainer = run_a_little(tmp_path / "run", exploit=tmp_path / "rival.safetensors")
    [opponent] = trainer.league.nets
    assert all(torch.equal(opponent[name], weight) for name, weight in rival.arrays().items())
    assert trainer.seating.theirs.any(1).all()


def test_lessons_expect_what_became_of_the_game(monkeypatch):
    learned = []
    monkeypatch.setattr(Imitator, "learn", lambda self, *_: learned.append(self._prepare(None).shape) or {})
    settings = replace(TINY, teacher="random", lessons=1, games=4, shares=((2, 1),))
    trainer = Trainer("tzolkin", settings, "cpu")
    actions, results = play("random", "tzolkin", 2, trainer.tables.seed)
    assert len(list(imitate(trainer.net, trainer.rollout, settings, 1))) == len(learned)
    assert trainer.rollout["outcomes"][0, 0, :2].tolist() == [pytest.approx(result) for result in results]
    games = [play("random", "tzolkin", 2, trainer.tables.seed + number)[0] for number in range(4)]
    replayed = ak.new("tzolkin", players=2, seed=trainer.tables.seed)
    choices = 0
    for action in actions:
        choices += len(replayed.legal) > 1
        replayed.play(action)
    assert choices < sum(shape[0] for shape in learned) <= sum(map(len, games))


class First(Bot):
    """Takes the first legal line."""

    def think(self, view):
        return view.legal.numbers[0]


def test_a_league_keeps_nets_of_all_ages():
    net, league = Net(rulebook("tzolkin"), 8, 0), League(3)
    for minute in (1.0, 2.0, 3.0, 4.0, 5.0):
        league.join(net, minute)
    assert league.born == [1.0, 3.0, 5.0]
    assert len(league.nets) == 3


def test_nets_that_were_there_from_the_start_stay_in_the_league():
    net, league = Net(rulebook("tzolkin"), 8, 0), League(2)
    for minute in (0.0, 0.0, 0.0, 1.0, 2.0, 3.0):
        league.join(net, minute)
    assert league.born == [0.0, 0.0, 0.0, 3.0]


def test_a_net_matches_itself_evenly():
    net = Net(rulebook("tzolkin"), 16, 1)
    result = match(net, net, net.rules, 2, 64, "cpu")
    assert result["share"] == pytest.approx(0.5, abs=0.25)
    assert -80 < result["points"] < 60
    assert result["points"] != 0


# Openings


def counted_openings(net, games):
    """The number of games of every opening, and of all."""
    found = count_openings(net, games, "cpu")
    return {key: sums[0] for key, sums in found._sums.items()}, found.table("net").games


def test_openings_are_counted_and_the_first_choice_is_random():
    counts, games = counted_openings(Net(rulebook("tzolkin"), 32, 1), 24)
    assert games == {"2": 8, "3": 8, "4": 8}
    wealth = {key: count for key, count in counts.items() if key[2] == "wealth"}
    assert sum(wealth.values()) == 8 * (2 + 3 + 4)
    assert len({things for *_, things in wealth}) > 30, "of 210 pairs, 72 are drawn"
    assert {part for _, _, part, _ in counts} == {"wealth", "placement"}


def test_goals_are_counted_on_a_board_of_squares():
    counts, games = counted_openings(Net(rulebook("akrotiri"), 16, 1, 4, 1), 2)
    assert games == {"2": 2}
    assert sum(count for key, count in counts.items() if key[2] == "goal") == 4


# Calibration


def drawn_games(temperature):
    """Games whose results are drawn by the shares that were expected, after a temperature."""
    rng = np.random.default_rng(1)
    shares = rng.dirichlet((2, 2, 2), (20_000, 1))
    powers = shares[:, 0] ** (1 / temperature)
    true = powers / powers.sum(1, keepdims=True)
    won = (rng.random((len(true), 1)) > true.cumsum(1)).sum(1)
    return calibrate.Games(np.concatenate([shares, np.full_like(shares, np.nan)], axis=1), np.eye(3)[won])


def test_a_table_finds_shares_that_are_true_and_shares_that_are_not():
    true, timid = (calibrate.table(drawn_games(temperature)) for temperature in (1.0, 0.7))
    assert sum(row["count"] for row in true) == 60_000
    assert all(abs(row["error"]) < 4 * row["standard_error"] for row in true)
    assert all(row["standard_error"] < 0.01 for row in true if row["count"] > 5000)
    assert timid[1]["error"] > 0.03, "who is expected to win rarely wins still less"
    assert timid[7]["error"] < -0.03


def test_the_shares_of_a_net_are_compared_with_results(tmp_path, monkeypatch, capsys):
    file, out = tmp_path / "net.safetensors", tmp_path / "table.json"
    Net(rulebook("tzolkin"), 32, 1).save(file)
    monkeypatch.setattr("sys.argv", ["calibrate", "tzolkin", str(file), "--games", "6", "--out", str(out)])
    calibrate.main()
    found = json.loads(out.read_text())["players"]
    assert found.keys() == {"2", "3", "4"}
    assert "| 4 players |" in capsys.readouterr().out
    for players, rows in found.items():
        looks = sum(row["count"] for row in rows)
        assert looks % int(players) == 0, "all seats of a position count"
        assert looks >= 6 * int(players) * 4
