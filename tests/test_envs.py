"""Environments: PettingZoo's and Gymnasium's own checks, what learners see and get, and games that can be resumed."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)

import antikythera as ak
from antikythera import GAMES
from antikythera.envs.many import VectorGames, VectorSolo
from antikythera.envs.solo import SoloEnv
from antikythera.envs.table import ILLEGAL, pay, versioned
from antikythera.games.tzolkin.rules.components import KINDS, WEALTH
from antikythera.kernel import Plain, plain
from antikythera.rulebook import rulebook

every_game = pytest.mark.parametrize("game", GAMES)
# PettingZoo wants arrays as observations, except for its own games with action masks, which it knows by name.
observations_are_dicts = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
# Agents that wait have nothing to choose.
some_wait = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def environments(game):
    return getattr(ak.envs, game)


def choice(mask, rng):
    return int(rng.choice(mask.nonzero()[0]))


def play(env, decisions, rng):
    """Play legal actions at random, and give all that was seen on the way."""
    seen = []
    for agent in env.agent_iter(decisions):
        observation, *rest = env.last()
        seen.append((agent, observation["observation"].tolist(), observation["action_mask"].tolist(), *rest))
        env.step(None if rest[1] or rest[2] else choice(observation["action_mask"], rng))
    return seen


def play_to_the_end(env, rng):
    """Play until all are done, and give the rewards of all agents."""
    while not any(env.terminations.values()):
        env.step(choice(env.observe(env.agent_selection)["action_mask"], rng))
    return dict(env.rewards)


# The checks of PettingZoo and Gymnasium


@every_game
@observations_are_dicts
@pytest.mark.parametrize("arguments", [{}, {"reward": "rank"}, {"render_mode": "ansi"}])
def test_pettingzoo_accepts_the_environment(game, arguments):
    api_test(environments(game)(**arguments), num_cycles=100)


@every_game
@observations_are_dicts
@some_wait
def test_pettingzoo_accepts_the_environment_in_cycles(game):
    api_test(environments(game)(max_cycles=20), num_cycles=30)
    max_cycles_test(environments(game))


@every_game
def test_a_seed_decides_everything(game):
    seed_test(environments(game), num_cycles=50)
    parallel_seed_test(environments(game).parallel_env, num_cycles=20)


@every_game
def test_pettingzoo_accepts_the_parallel_environment(game):
    parallel_api_test(environments(game).parallel_env(), num_cycles=60)


@pytest.mark.parametrize("players", [2, 3])
@observations_are_dicts
def test_pettingzoo_accepts_any_number_of_players(players):
    env = ak.envs.tzolkin(players=players)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(1, players + 1)]
    api_test(env, num_cycles=500)


@every_game
def test_environments_are_registered_under_the_version_of_the_rules(game):
    name = f"{game}_v{rulebook(game).version}"
    assert str(environments(game)()) == name
    assert str(pettingzoo.make("aec", f"antikythera/{name}")) == name
    assert str(pettingzoo.make("parallel", f"antikythera/{name}")) == name
    title = f"antikythera/{game.capitalize()}-v{rulebook(game).version}"
    assert isinstance(gymnasium.make(title).unwrapped, SoloEnv)
    assert isinstance(gymnasium.make_vec(title.replace("-", "SelfPlay-"), num_envs=2), ak.envs.vector)


@every_game
@pytest.mark.filterwarnings("error")
def test_gymnasium_accepts_the_environment_of_one_learner(game):
    env = gymnasium.make(f"antikythera/{game.capitalize()}-v1", render_mode="ansi")
    check_env(env.unwrapped)


def test_the_library_does_not_need_the_extra():
    code = "import antikythera, sys; sys.exit('pettingzoo' in sys.modules or 'gymnasium' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    with pytest.raises(AttributeError):
        _ = ak.environments


@every_game
def test_the_page_of_a_game_tells_every_field(game):
    page = environments(game).__doc__
    rules = rulebook(game)
    assert f"antikythera/{versioned(game)}" in page
    for field in rules.observation:
        assert f"| `{field.name}` | {field.meaning} |" in page


# What learners see


def fields(game, observation):
    """An observation by the names of its fields."""
    places, first = {}, 0
    for field in rulebook(game).observation:
        places[field.name] = observation[first : first + field.length].tolist()
        first += field.length
    assert first == len(observation)
    return places


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_says_what_the_view_says_from_the_observers_side(players):
    env, rng = ak.envs.tzolkin(players=players), np.random.default_rng(players)
    env.reset(seed=3)
    for _ in range(4):
        play(env, 35, rng)
        game = env.unwrapped.table.game
        assert not game.over
        for observer, agent in enumerate(env.possible_agents):
            state = game.view(observer + 1).state
            turned = [(observer + step) % players for step in range(players)]
            empty = [0] * (4 - players)
            seen = fields("tzolkin", env.observe(agent)["observation"])
            assert seen["players"] == [players]
            assert seen["round"] == [state["round"]]
            assert seen["decision"] == [game.rules.decisions.index(game.decision)]
            assert seen["chooser"] == [turned.index(game.seat - 1)]
            assert seen["corn"] == [state["corn"][seat] for seat in turned] + empty
            assert seen["points"] == [state["points"][seat] for seat in turned] + empty
            assert seen["gold"] == [state["blocks"][seat, 2] for seat in turned] + empty
            assert seen["tech"] == [level for seat in turned for level in state["tech"][seat]] + 4 * empty
            assert seen["temple"] == [step for seat in turned for step in state["temple"][seat]] + 3 * empty
            workers = [occupant for occupant in seen["gears"] if 1 <= occupant <= 4]
            for step, seat in enumerate(turned):
                assert workers.count(step + 1) == (state["gear"] == seat + 1).sum()
            built = [seen["built"][len(KINDS) * step :][: len(KINDS)] for step in range(players)]
            assert [sum(kinds) for kinds in built] == [(state["owner"] == seat + 1).sum() for seat in turned]


def test_the_wealth_of_others_is_seen_only_once_all_have_chosen():
    env = ak.envs.tzolkin(players=2)
    env.reset(seed=5)
    play(env, 1, np.random.default_rng(0))
    kept = [fields("tzolkin", env.observe(agent)["observation"])["kept"] for agent in env.agents]
    assert sum(kept[0][: len(WEALTH)]) == 2
    assert sum(kept[1]) == 0
    play(env, 1, np.random.default_rng(0))
    kept = [fields("tzolkin", env.observe(agent)["observation"])["kept"] for agent in env.agents]
    assert sum(kept[1][: len(WEALTH)]) == sum(kept[1][len(WEALTH) : 2 * len(WEALTH)]) == 2
    assert kept[0][: len(WEALTH)] == kept[1][len(WEALTH) : 2 * len(WEALTH)]


@every_game
@given(seed=st.integers(0, 2**32), decisions=st.integers(0, 300))
@settings(max_examples=20)
def test_what_is_hidden_is_not_in_an_observation(game, seed, decisions):
    """The hidden part of the record is replaced by another that fits what the agent knows: it sees the same."""
    env = environments(game)()
    env.reset(seed=seed)
    play(env, decisions, np.random.default_rng(seed))
    table = env.unwrapped.table
    for seat, agent in enumerate(env.possible_agents):
        before, snapshot, other = env.observe(agent), env.snapshot(), env.snapshot()
        sampled = table.rules.sample(table.rules.view(table.states, seat), np.random.default_rng(seed + 1))
        assert decisions or sampled != table.states, "a deal hides much"
        other["table"]["record"] = sampled.tobytes()
        env.restore(other)
        after = env.observe(agent)
        assert np.array_equal(before["observation"], after["observation"])
        assert np.array_equal(before["action_mask"], after["action_mask"])
        env.restore(snapshot)


@every_game
def test_an_observation_is_that_of_the_plain_rules(game):
    env = environments(game)()
    env.reset(seed=8)
    play(env, 70, np.random.default_rng(8))
    table = env.unwrapped.table
    for seat, agent in enumerate(env.possible_agents):
        out = [0] * table.rules.observation_size
        plain(table.rules.observe)(Plain(table.states), seat, out)
        assert env.observe(agent)["observation"].tolist() == out


@every_game
def test_only_the_selected_agent_has_something_to_choose(game):
    env = environments(game)()
    env.reset(seed=2)
    play(env, 25, np.random.default_rng(2))
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.action_space(agent).sample() in env.unwrapped.table.game.legal.numbers


@every_game
def test_a_seed_deals_the_game_of_the_library(game):
    env = environments(game)()
    env.reset(seed=11)
    assert env.unwrapped.table.states == ak.new(game, seed=11).states
    env.reset()
    assert env.unwrapped.table.seed != 11


def test_options_of_a_game_are_options_of_its_environment():
    env = ak.envs.akrotiri(options=["ring"])
    env.reset(seed=1)
    assert env.unwrapped.table.game == ak.new("akrotiri", seed=1, options=["ring"])
    with pytest.raises(ValueError, match="no option"):
        ak.envs.tzolkin(options=["ring"])


@every_game
def test_a_game_is_rendered_as_text(game):
    env = environments(game)(render_mode="ansi")
    env.reset(seed=4)
    lines = ak.new(game, seed=4).legal
    env.step(lines.numbers[0])
    assert f"1. {lines[0]}\n" in env.render()
    assert environments(game)().unwrapped.render() is None
    with pytest.raises(ValueError, match="render mode"):
        environments(game)(render_mode="hologram")


# What learners get


def test_margins_and_rank_shares():
    scores = np.array([[120, 100, 100, 40], [80, 80, 60, 0]])
    margins = pay("margin", scores, scores, 4)
    assert margins.tolist() == [[5, -5, -5, -20], [0, 0, -5, -20]]
    shares = pay("rank", scores, scores, 4)
    assert shares.tolist() == [[1, 0.5, 0.5, 0], [5 / 6, 5 / 6, 1 / 3, 0]]
    assert pay("rank", np.array([7, 7]), np.array([7, 8]), 4).tolist() == [0, 1], "the rules break ties"
    assert pay("rank", np.array([7, 7]), np.array([7, 7]), 4).tolist() == [0.5, 0.5]


@every_game
@pytest.mark.parametrize("reward", ["margin", "rank"])
def test_rewards_come_at_the_end_and_follow_the_outcome(game, reward):
    env, rng = environments(game)(reward=reward), np.random.default_rng(6)
    env.reset(seed=6)
    for agent in env.agent_iter(30):
        env.step(choice(env.observe(agent)["action_mask"], rng))
        assert not any(env.rewards.values())
    rewards = list(play_to_the_end(env, rng).values())
    outcome = env.unwrapped.table.game.outcome
    if reward == "margin":
        best = max(outcome.scores)
        assert [r >= 0 for r in rewards] == [score == best for score in outcome.scores]
        assert min(rewards) == min(outcome.scores) - best
    else:
        assert sum(rewards) == len(rewards) / 2
        assert sorted(range(len(rewards)), key=lambda seat: -rewards[seat])[0] + 1 in outcome.winners
    assert [env.last()[1] for _ in env.agents] == [rewards[0]] * len(rewards)
    play(env, 10, rng)
    assert env.agents == []


def test_unknown_rewards_are_refused():
    for make in (ak.envs.tzolkin, lambda **arguments: ak.envs.vector("tzolkin", **arguments)):
        with pytest.raises(ValueError, match="a reward is"):
            make(reward="glory")


@every_game
@pytest.mark.parametrize("reward", ["margin", "rank"])
@pytest.mark.parametrize("wrong", ["illegal", -1, 10**30, None, 2.5, "end"])
def test_an_illegal_action_ends_the_game_and_is_not_played(game, reward, wrong):
    env = environments(game)(reward=reward)
    env.reset(seed=9)
    play(env, 12, np.random.default_rng(9))
    agent = env.agent_selection
    before = env.unwrapped.table.snapshot()
    mask = env.observe(agent)["action_mask"]
    env.step(int(mask.argmin()) if wrong == "illegal" else wrong)
    assert env.unwrapped.table.snapshot() == before
    assert all(env.terminations.values())
    assert all(env.truncations.values())
    assert env.rewards == {other: ILLEGAL[reward] if other == agent else 0 for other in env.agents}
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []


@every_game
def test_the_price_of_an_illegal_action_can_be_chosen(game):
    env = environments(game)(illegal_reward=-7)
    env.reset(seed=9)
    env.step(-1)
    assert env.rewards["seat_1"] == -7


# Snapshots


@every_game
@given(seed=st.integers(0, 2**32), before=st.integers(0, 150), after=st.integers(1, 60), cycles=st.booleans())
@settings(max_examples=10)
def test_playing_on_from_a_snapshot_repeats_everything(game, seed, before, after, cycles):
    arguments = {"max_cycles": 60} if cycles else {}
    env = environments(game)(**arguments)
    env.reset(seed=seed)
    moves = (lambda env, n, rng: play_blindly(env, n)) if cycles else play
    moves(env, before, np.random.default_rng(seed))
    snapshot = pickle.loads(pickle.dumps(env.snapshot()))
    twin = environments(game)(**arguments)
    twin.restore(snapshot)
    pickled, copied = pickle.loads(pickle.dumps(env)), copy.deepcopy(env)
    assert env.snapshot() == twin.snapshot() == pickled.snapshot() == copied.snapshot() == snapshot

    first = moves(env, after, np.random.default_rng(1))
    later = env.snapshot()
    env.restore(snapshot)
    for other in (env, twin, pickled, copied):
        assert moves(other, after, np.random.default_rng(1)) == first
        assert other.snapshot() == later
    env.reset()
    twin.reset()
    assert env.unwrapped.table.seed == twin.unwrapped.table.seed


def play_blindly(env, steps):
    """In cycles all agents act; those who wait may do anything."""
    seen = []
    for agent in env.agent_iter(steps):
        observation, *rest = env.last()
        seen.append((agent, observation["observation"].tolist(), *rest))
        legal = env.unwrapped.table.mask.nonzero()[0]
        env.step(None if rest[1] or rest[2] else int(legal[0]))
    return seen


@every_game
def test_the_end_of_a_game_can_be_restored(game):
    env, rng = environments(game)(), np.random.default_rng(3)
    env.reset(seed=3)
    play_to_the_end(env, rng)
    env.step(None)
    snapshot = env.snapshot()
    rest = play(env, 10, rng)
    assert len(rest) == env.max_num_agents - 1
    env.reset()
    env.restore(snapshot)
    assert play(env, 10, rng) == rest


def test_a_snapshot_of_another_game_is_refused():
    env, other = ak.envs.tzolkin(players=2), ak.envs.tzolkin(players=3)
    env.reset()
    with pytest.raises(ValueError, match="snapshot of"):
        other.restore(env.snapshot())


def test_a_parallel_game_can_be_restored():
    env = ak.envs.tzolkin.parallel_env(max_cycles=5)
    env.reset(seed=1)
    snapshot = env.snapshot()

    def to_the_end():
        seen = []
        while env.agents:
            legal = env.unwrapped.table.mask.nonzero()[0]
            observations, *rest = env.step(dict.fromkeys(env.agents, int(legal[-1])))
            seen.append(({agent: seen["observation"].tolist() for agent, seen in observations.items()}, *rest))
        return seen

    first = to_the_end()
    assert len(first) == 5
    assert all(first[-1][3].values())
    env.restore(snapshot)
    assert to_the_end() == first


# One learner


@every_game
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_learner_plays_one_seat_of_the_game(game, seat):
    chosen = []

    def last_legal(observation, action_mask, _random):
        assert len(observation) == rulebook(game).observation_size
        chosen.append(int(action_mask.nonzero()[0][-1]))
        return chosen[-1]

    env = SoloEnv(game, seat=seat, others=last_legal, reward="rank")
    _, info = env.reset(seed=5)
    terminated, mine = False, 0
    while not terminated:
        action = int(info["action_mask"].nonzero()[0][0])
        _, reward, terminated, truncated, info = env.step(action)
        mine += 1
        assert not truncated
        assert terminated or reward == 0
    played = env.table.game
    assert len(played.actions) == mine + len(chosen)
    assert (reward == 1) == (played.outcome.winners == (info["seat"],))
    assert info["seat"] == seat or seat is None
    again = ak.new(game, seed=5)
    while not again.over:
        again.play(again.legal.numbers[0 if again.seat == info["seat"] else -1])
    assert again == played


def test_a_learner_can_be_restored_and_pays_for_illegal_actions():
    env = SoloEnv("tzolkin", players=3)
    _, info = env.reset(seed=2)
    for _ in range(20):
        _, _, _, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
    snapshot = pickle.loads(pickle.dumps(env.snapshot()))

    def play_on(info):
        seen = []
        for _ in range(30):
            observation, reward, *_, info = env.step(int(info["action_mask"].nonzero()[0][0]))
            seen.append((observation.tolist(), reward))
        return seen

    copied = copy.deepcopy(env)
    first = play_on(info)
    _, info = env.restore(snapshot)
    assert play_on(info) == first
    assert pickle.loads(pickle.dumps(copied)).snapshot() == snapshot
    record = env.table.snapshot()
    _, reward, terminated, truncated, _ = env.step(-1)
    assert (reward, terminated, truncated) == (-200, True, False)
    assert env.table.snapshot() == record


def test_others_must_play_legally():
    env = SoloEnv("tzolkin", seat=2, others=lambda *_: -1)
    with pytest.raises(ak.IllegalAction):
        env.reset(seed=1)
    with pytest.raises(ValueError, match="a seat is a whole number"):
        SoloEnv("tzolkin", players=2, seat=3)


# Many games at once


@pytest.mark.slow
@every_game
def test_a_vector_of_games_equals_games_one_by_one(game):
    envs, rng = ak.envs.vector(game, num_envs=3, players=2, reward="rank"), np.random.default_rng(4)
    observations, infos = envs.reset(seed=40)
    singles = [environments(game)(players=2, reward="rank") for _ in range(3)]
    for i, single in enumerate(singles):
        single.reset(seed=40 + i)
    ended = np.zeros(3, dtype=bool)
    games = 0
    for _ in range(700):
        actions = np.array([choice(mask, rng) if mask.any() else 0 for mask in infos["action_mask"]])
        seats = infos["seat"].copy()
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert not truncations.any()
        for i, single in enumerate(singles):
            if ended[i]:
                single.reset(seed=int(envs.seeds[i]))
                assert rewards[i] == 0
                assert not terminations[i]
            else:
                single.step(int(actions[i]))
                assert infos["rewards"][i].tolist() == list(single.rewards.values())
                assert rewards[i] == single.rewards[f"seat_{seats[i]}"]
                assert terminations[i] == all(single.terminations.values())
            if not terminations[i]:
                assert single.agent_selection == f"seat_{infos['seat'][i]}"
                seen = single.observe(single.agent_selection)
                assert np.array_equal(observations[i], seen["observation"])
                assert np.array_equal(infos["action_mask"][i], seen["action_mask"])
        ended = terminations.copy()
        games += int(ended.sum())
    assert games >= 3
    assert len(set(envs.seeds.tolist())) == 3


@every_game
def test_an_illegal_action_ends_only_its_own_game(game):
    envs = ak.envs.vector(game, num_envs=4, illegal_reward=-3)
    _, infos = envs.reset(seed=1)
    before = envs.games.states.copy()
    actions = infos["action_mask"].argmax(axis=1)
    actions[1], actions[2] = -1, 10**9
    _, rewards, terminations, _, infos = envs.step(actions)
    assert terminations.tolist() == [False, True, True, False]
    assert rewards.tolist() == [0, -3, -3, 0]
    assert infos["rewards"][1].tolist() == [-3] + [0] * (envs.players - 1)
    assert (envs.games.states == before).tolist() == [False, True, True, False]
    _, rewards, terminations, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert not rewards.any()
    assert not terminations.any()
    for i in (1, 2):
        assert envs.games.states[i] == ak.new(game, seed=int(envs.seeds[i])).states[0]
        assert infos["seat"][i] == 1


def test_the_arrays_of_the_last_two_steps_can_be_used_together():
    envs = ak.envs.vector("tzolkin", num_envs=2)
    first, infos = envs.reset(seed=1)
    kept = first.copy()
    assert infos["action_mask"].dtype == np.bool_  # `~mask` is what it says, and NumPy is many times faster
    second, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert (first == kept).all()
    third, *_ = envs.step(infos["action_mask"].argmax(axis=1))
    assert third is not second
    assert np.shares_memory(first, third)


@every_game
def test_a_vector_of_games_fits_its_spaces_and_the_wrappers_of_gymnasium(game):
    envs = gymnasium.make_vec(f"antikythera/{game.capitalize()}SelfPlay-v1", num_envs=3, players=2)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    envs = gymnasium.wrappers.vector.DictInfoToList(gymnasium.wrappers.vector.RecordEpisodeStatistics(envs))
    observations, infos = envs.reset(seed=2)
    envs.action_space.seed(2)
    for _ in range(10):
        assert envs.observation_space.contains(observations)
        actions = envs.action_space.sample(mask=tuple(info["action_mask"].view(np.int8) for info in infos))
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert {value.shape for value in (rewards, terminations, truncations)} == {(3,)}
        assert not terminations.any()
    envs.close()


@every_game
def test_a_vector_of_games_can_be_restored(game):
    def play_on(envs, infos):
        seen, rng = [], np.random.default_rng(7)
        for _ in range(400):
            actions = np.array([choice(mask, rng) if mask.any() else 0 for mask in infos["action_mask"]])
            observations, rewards, terminations, _, infos = envs.step(actions)
            seen.append((observations.tobytes(), rewards.tolist(), terminations.tolist(), envs.seeds.tolist()))
        return seen, infos

    envs = ak.envs.vector(game, num_envs=2, players=2)
    _, infos = envs.reset(seed=3)
    _, infos = play_on(envs, infos)
    snapshot = pickle.loads(pickle.dumps(envs.snapshot()))
    first, _ = play_on(envs, infos)
    twin = ak.envs.vector(game, num_envs=2, players=2)
    assert not np.shares_memory(copy.deepcopy(envs).games.states, envs.games.states)
    for again in (envs, twin):
        _, infos = again.restore(snapshot)
        assert play_on(again, infos)[0] == first
    with pytest.raises(ValueError, match="snapshot of"):
        ak.envs.vector(game, num_envs=3, players=2).restore(snapshot)


@pytest.mark.parametrize(
    "env", [ak.envs.tzolkin(), SoloEnv("tzolkin"), VectorGames("tzolkin", 2), VectorSolo("tzolkin", 2)]
)
@pytest.mark.parametrize("snapshot", [None, {}, {"table": {}}])
def test_what_is_no_snapshot_is_refused(env, snapshot):
    with pytest.raises(ValueError, match="not a snapshot of such an environment"):
        env.restore(snapshot)
