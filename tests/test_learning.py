"""What a learner needs: opponents by name, masks, bounds, encodings, rewards by choice, and bots made of policies."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import antikythera as ak
from antikythera.envs.many import VectorGames, VectorSolo
from antikythera.envs.solo import SoloEnv
from antikythera.envs.table import pay

every_game = pytest.mark.parametrize("game", ak.GAMES)


def first(_observation, mask, *_random) -> int:
    return int(mask.argmax())


def finish(env: gymnasium.Env, seed: int) -> tuple[float, dict]:
    _, info = env.reset(seed=seed)
    total, done = 0.0, False
    while not done:
        _, reward, done, _, info = env.step(int(info["action_mask"].argmax()))
        total += reward
    return total, info


# One learner


@every_game
def test_others_are_bots_by_name_and_see_only_their_own(game):
    env = SoloEnv(game, others="heuristic", seat=1)
    finish(env, seed=3)
    played = env.table.game
    bot = ak.bots.bot("heuristic", game, seed=3)
    for number, action in enumerate(played.actions[:60]):
        before = played.at(number)
        if before.seat != 1:
            assert bot.choose(before.view(before.seat)) == action


def test_every_other_seat_can_have_its_own_player():
    env = SoloEnv("tzolkin", players=3, seat=2, others=["random", first])
    finish(env, seed=1)
    played = env.table.game
    assert all(
        action == played.at(number).legal.numbers[0]
        for number, action in enumerate(played.actions)
        if played.at(number).seat == 1
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"others": ["random"]}, "there are 3 other seats, and 1 players"),
        ({"others": "genius"}, "unknown bot 'genius'"),
        ({"others": 7}, "another seat is played by a bot"),
        ({"seat": 9}, "a seat is a whole number"),
        ({"reward": "fame"}, "a reward is"),
        ({"reward": "win", "dense": True}, "dense rewards are"),
        ({"observation": "picture"}, "an observation is"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments, sentence):
    with pytest.raises(ValueError, match=sentence):
        SoloEnv("tzolkin", **arguments)


@every_game
def test_masks_are_there_for_masked_algorithms(game):
    env = gymnasium.make(f"antikythera/{game.capitalize()}-v1")
    _, info = env.reset(seed=1)
    assert env.unwrapped.action_masks().dtype == np.bool_
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()


# Observations


@every_game
@pytest.mark.parametrize("observation", ["numbers", "one-hot"])
def test_observations_are_within_their_bounds(game, observation):
    env = SoloEnv(game, others="heuristic", observation=observation, seat=None)
    space = env.observation_space
    assert np.isfinite(space.low).all()
    for seed in range(2):
        seen, info = env.reset(seed=seed)
        done = False
        while not done:
            assert space.contains(seen)
            seen, _, done, _, info = env.step(env.action_space.sample(info["action_mask"]))


@every_game
def test_bounds_of_categories_are_exact(game):
    rules = ak.new(game).rules
    space, at = SoloEnv(game).observation_space, 0
    for field in rules.observation:
        if field.values:
            assert space.high[at] == field.least + field.values - 1
        at += field.length


# Rewards


def test_rewards_by_choice():
    scores = np.array([[40, 20, 40, 0], [12, 4, 0, 0]])
    standings = np.array([[3, 2, 3, 1], [4, 3, 2, 1]])
    assert pay("points", scores, standings, 4).tolist() == [[10, 5, 10, 0], [3, 1, 0, 0]]
    wins = pay("win", scores, standings, 4)
    assert wins.sum(axis=1).tolist() == pytest.approx([0, 0])
    assert wins[1].tolist() == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert pay("win", scores[:, :2], standings[:, :2], 4).tolist() == [[1, -1], [1, -1]]


@every_game
@pytest.mark.parametrize("reward", ["margin", "points"])
def test_dense_rewards_add_up_to_those_at_the_end(game, reward):
    at_the_end, _ = finish(SoloEnv(game, reward=reward), seed=5)
    little_by_little, _ = finish(SoloEnv(game, reward=reward, dense=True), seed=5)
    assert little_by_little == pytest.approx(at_the_end)


def test_dense_rewards_of_all_agents():
    totals = []
    for dense in (False, True):
        env = ak.envs.tzolkin(players=3, dense=dense, reward="points")
        env.reset(seed=4)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            total[agent] += reward
            env.step(None if termination or truncation else int(observation["action_mask"].argmax()))
        totals.append(total)
    assert totals[0] == pytest.approx(totals[1])


# Agents that wait


@every_game
def test_a_waiting_agent_of_a_parallel_game_has_one_action_without_effect(game):
    env = getattr(ak.envs, game).parallel_env()
    observations, _ = env.reset(seed=2)
    chooser = env.aec_env.unwrapped.table.seat
    for seat, agent in enumerate(env.agents):
        numbers = observations[agent]["action_mask"].nonzero()[0].tolist()
        assert numbers == ([0] if seat != chooser else env.aec_env.unwrapped.table.game.legal.numbers)


# Many learners


@every_game
def test_a_vector_of_learners_equals_learners_one_by_one(game):
    def others(_observations, masks):
        return masks.argmax(axis=1)

    envs = VectorSolo(game, 3, seat=2, others=others)
    _, infos = envs.reset(seed=11)
    alone = [SoloEnv(game, seat=2, others=first) for _ in range(3)]
    seen = [env.reset(seed=11 + i) for i, env in enumerate(alone)]
    finished = 0
    while not finished:
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, terminations, _, infos = envs.step(actions)
        for i, env in enumerate(alone):
            observation, reward, done, _, info = env.step(int(actions[i]))
            assert (reward, done) == (rewards[i], terminations[i])
            if not done:
                assert observation.tobytes() == observations[i].tobytes()
                assert (info["action_mask"] == infos["action_mask"][i]).all()
            finished += done
    assert (infos["seat"][~terminations] == 2).all()
    assert len(seen) == 3


@pytest.mark.parametrize("others", ["random", "heuristic"])
def test_learners_are_dealt_new_games_and_always_have_a_choice(others):
    envs = VectorSolo("tzolkin", 4, 2, others=others)
    _, infos = envs.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(250):
        mask = infos["action_mask"]
        actions = (rng.random(mask.shape) * mask).argmax(axis=1)
        _, rewards, terminations, _, infos = envs.step(actions)
        assert (infos["action_mask"].any(axis=1) | terminations).all()
        assert (rewards[~terminations] == 0).all()
        ended += terminations.sum()
    assert ended > 4
    assert (envs.action_masks() == infos["action_mask"]).all()


def test_a_vector_makes_gymnasium_happy():
    envs = gymnasium.make_vec("antikythera/Tzolkin-v1", num_envs=2, vectorization_mode="vector_entry_point")
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    with pytest.raises(ValueError, match="an action is needed for each of the 2 games"):
        envs.step(np.zeros(2))


@every_game
def test_dense_rewards_of_a_vector(game):
    totals = []
    for dense in (False, True):
        envs = VectorGames(game, 2, dense=dense, reward="points")
        _, infos = envs.reset(seed=6)
        total, over = np.zeros((2, envs.players)), np.zeros(2, dtype=bool)
        while not over.all():
            _, _, terminations, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
            total += infos["rewards"] * ~over[:, None]
            over |= terminations
        totals.append(total)
    assert totals[0] == pytest.approx(totals[1])
