"""The kernels of the search: one tree, grown simulation by simulation in arrays of the caller.

A tree belongs to one seat. Its nodes are decisions, its edges lines; a node knows nothing of the record behind it,
since every simulation plays the lines again in one of a few worlds that fit what the seat may know. So one node is for
all positions that the same lines lead to, whatever chance does in between (an *open loop*).

A simulation walks down the tree, rolls out with the quick policy until ``rollout_turns`` have passed since the root,
values the position for every seat, and adds to each edge that it took what came out for the seat that chose it. Unless
the tree searches opponents, their turns are played by the quick policy on the way down, too.

The names that are used freely are those of the game's rules, and of what bots know of it (see
:mod:`antikythera.bots.knowledge`).
"""

from __future__ import annotations

import math

import numpy as np

from antikythera.kernel import rule
from antikythera.masks import WORD_SIZE

TREE = np.dtype(
    [
        # How it searches, see `Settings`
        ("c_puct", "f8"),
        ("widening", "f8"),
        ("prior_temperature", "f8"),
        ("policy_weight", "f8"),
        ("score_weight", "f8"),
        ("rollout_turns", "i4"),
        ("search_opponents", "i4"),
        # How far it has grown
        ("root", "i4"),
        ("nodes", "i4"),                # nodes in use
        ("edges", "i4"),                # edges in use
        ("simulations", "i4"),
    ],
    align=True,
)  # fmt: skip
NODE = np.dtype(
    [
        ("first", "i4"),                # its first edge
        ("count", "i4"),                # its edges; 0 before it is expanded
        ("visits", "i4"),
        ("value_sum", "f8"),            # of all visits, for the seat that chooses here
    ],
    align=True,
)  # fmt: skip
EDGE = np.dtype(
    [
        ("action", "i4"),
        ("visits", "i4"),
        ("child", "i4"),                # the node that it leads to, or NONE
        ("prior", "f8"),
        ("value_sum", "f8"),
    ],
    align=True,
)  # fmt: skip
STEP = np.dtype([("node", "i4"), ("edge", "i4"), ("seat", "i4")])
"""One decision of a simulation's path down the tree."""

NONE = -1
DEEPEST = 256
"""Decisions that a simulation walks down the tree at most."""
LEAP = 16
"""Words of a mask that are looked at together."""
ROOM = 512
"""Edges that must be left for a node to be given its own."""
PRIOR_NOISE = 0.2
"""How much of the prior is shared out evenly."""
NARROWEST = 2
"""Lines that every decision offers to the search at least."""


@rule
def next_marked(mask, words, action):
    """The first marked action from that one on, or NONE. Most of a long mask is empty, and passed over by leaps."""
    while action < len(mask):
        word = action // WORD_SIZE
        if action % WORD_SIZE == 0 and words[word] == 0:
            action += WORD_SIZE
            if word % LEAP == 0:
                while word + LEAP <= len(words) and _is_empty(words, word):
                    word += LEAP
                action = max(action, word * WORD_SIZE)
        elif mask[action]:
            return action
        else:
            action += 1
    return NONE


@rule
def _is_empty(words, first):
    """Whether a leap of words has nothing marked."""
    found = words[first]
    for i in range(1, LEAP):
        found |= words[first + i]
    return found == 0


@rule
def best_marked(mask, scores):
    """The marked action with the highest score, the first of equals."""
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    best = action
    while action != NONE:
        if scores[action] > scores[best]:
            best = action
        action = next_marked(mask, words, action + 1)
    return best


@rule
def add_edges(mask, scores, prior_temperature, edges, first):
    """Write the marked actions down, the best guess first, with priors that add up to one; how many there are."""
    words = mask.view(np.uint64)
    count = 0
    action = next_marked(mask, words, 0)
    while action != NONE and first + count < len(edges):
        place = first + count
        while place > first and edges[place - 1].prior < scores[action]:
            edges[place].action = edges[place - 1].action
            edges[place].prior = edges[place - 1].prior
            place -= 1
        edges[place].action = action
        edges[place].prior = scores[action]
        count += 1
        action = next_marked(mask, words, action + 1)
    _soften(edges, first, count, prior_temperature)
    return count


@rule
def _soften(edges, first, count, prior_temperature):
    """Turn scores in points, the highest first, into priors; some noise gives every line a part."""
    highest = edges[first].prior
    total = 0.0
    for edge in range(first, first + count):
        edges[edge].prior = math.exp((edges[edge].prior - highest) / prior_temperature)
        total += edges[edge].prior
    for edge in range(first, first + count):
        edges[edge].prior = (1 - PRIOR_NOISE) * edges[edge].prior / total + PRIOR_NOISE / count


@rule
def favour(edges, first, count, action, weight):
    """Put an action before the others, with that share of all priors."""
    edge = first
    while edge < first + count and edges[edge].action != action:
        edge += 1
    if edge == first + count:
        return
    favoured = edges[edge].prior
    for other in range(edge, first, -1):
        edges[other].action = edges[other - 1].action
        edges[other].prior = edges[other - 1].prior
    edges[first].action = action
    edges[first].prior = favoured
    for other in range(first, first + count):
        edges[other].prior *= 1 - weight
    edges[first].prior += weight


@rule
def select_edge(tree, node, edges, mask, certain):
    """The edge to try next, by PUCT: good so far, likely by its prior, or seldom tried. An edge that was never tried
    has the value of its node. Edges open one by one, the best guess first; in a world where a line is not legal its
    edge is passed over.
    """
    width = max(NARROWEST, int(tree.widening * math.sqrt(node.visits)))
    exploration = tree.c_puct * math.sqrt(node.visits)
    first_play = node.value_sum / max(1, node.visits)
    best, most = NONE, 0.0
    for number in range(node.first, node.first + node.count):
        edge = edges[number]
        if not certain and not mask[edge.action]:
            continue
        value = edge.value_sum / edge.visits if edge.visits else first_play
        value += exploration * edge.prior / (1 + edge.visits)
        if best == NONE or value > most:
            best, most = number, value
        width -= 1
        if width == 0:
            break
    return best


@rule
def reward(points, seats, p, scale, score_weight):
    """What a seat makes of all points: 0.5 and its margin over the best other and over the others' mean, each at most
    a quarter. The score weight puts the seat's own points in the place of margins, as steep as those are around zero.
    """
    best, total = -1e9, 0.0
    for q in range(seats):
        if q != p:
            best = max(best, points[q])
            total += points[q]
    over_best = points[p] - best
    over_mean = points[p] - total / (seats - 1)
    margins = over_best / (scale + abs(over_best)) + over_mean / (scale + abs(over_mean))
    return 0.5 + (1 - score_weight) * 0.25 * margins + score_weight * 0.5 * points[p] / scale


@rule
def backpropagate(path, depth, nodes, edges, rewards):
    """Tell every node and edge of a path how it ended for the seat that chose there."""
    for i in range(depth):
        node, edge, value = nodes[path[i].node], edges[path[i].edge], rewards[path[i].seat]
        node.visits += 1
        node.value_sum += value
        edge.visits += 1
        edge.value_sum += value


@rule
def add_node(tree, nodes):
    """A new node without edges, or NONE if there is no room."""
    number = tree.nodes
    if number == len(nodes):
        return NONE
    tree.nodes += 1
    node = nodes[number]
    node.count = 0
    node.visits = 0
    node.value_sum = 0.0
    return number


# Kernels, bound to each game


def quick(s, mask, w, scratch, masks, scores):
    """The line that the prior likes best. The mask is that of the legal lines."""
    prior(s, mask, w, scratch, masks, scores)
    return best_marked(mask, scores)


def rollout(s, turns, masks, w, scratch, scores):
    """Play by the quick policy until that many turns have passed, or the game is over."""
    mask, others = masks[0], masks[1:]
    seat = s.seat
    while turns > 0 and not over(s):
        legal(s, mask)
        step(s, quick(s, mask, w, scratch, others, scores))
        if s.seat != seat:
            seat = s.seat
            turns -= 1


def expand(s, tree, node, edges, policy_weight, masks, w, scratch, scores):
    """Give a node its edges. With a weight for the policy, the line that it takes comes first."""
    mask, others = masks[0], masks[1:]
    legal(s, mask)
    prune(s, mask)
    prior(s, mask, w, scratch, others, scores)
    first = tree.edges
    count = add_edges(mask, scores, tree.prior_temperature, edges, first)
    if policy_weight > 0 and count > 1:
        favour(edges, first, count, policy(s, mask, w, scratch, others), policy_weight)
    for number in range(first, first + count):
        edge = edges[number]
        edge.visits = 0
        edge.child = NONE
        edge.value_sum = 0.0
    node.first = first
    node.count = count
    tree.edges += count


def descend(s, tree, nodes, edges, path, masks, w, scratch, scores):
    """Walk down the tree from its root and beyond it by one, playing the lines; how many edges that took, and how many
    turns passed. The policy is asked as long as the turn lasts with which the walk began.
    """
    mask = masks[0]
    owner, known, depth, turns, seat, number = s.seat, border(s), 0, 0, s.seat, tree.root
    while depth < DEEPEST and not over(s):
        if s.seat != seat:
            seat = s.seat
            turns += 1
        certain = border(s) == known
        if not certain:
            legal(s, mask)
        if s.seat != owner and not tree.search_opponents:
            step(s, quick(s, mask, w, scratch, masks[1:], scores))
            continue
        if nodes[number].count == 0:
            if tree.edges + ROOM > len(edges):
                break
            policy_weight = tree.policy_weight if turns == 0 else 0.0
            expand(s, tree, nodes[number], edges, policy_weight, masks, w, scratch, scores)
        edge = select_edge(tree, nodes[number], edges, mask, certain)
        if edge == NONE:
            break
        path[depth].node = number
        path[depth].edge = edge
        path[depth].seat = s.seat
        depth += 1
        step(s, edges[edge].action)
        number = edges[edge].child
        if number == NONE:
            edges[edge].child = add_node(tree, nodes)
            break
    return depth, turns + (s.seat != seat)


def grow(trees, nodes, edges, path, worlds, records, masks, w, simulations):
    """Grow a tree below its root by a number of simulations; ``worlds`` are records of the decision at the root."""
    tree, s, scratch, seats = trees[0], records[0], records[1:], worlds[0].players
    scores, points, rewards = np.empty(masks.shape[1]), np.empty(seats), np.empty(seats)
    for _ in range(simulations):
        records[0] = worlds[tree.simulations % len(worlds)]
        tree.simulations += 1
        depth, turns = descend(s, tree, nodes, edges, path, masks, w, scratch, scores)
        rollout(s, tree.rollout_turns - turns, masks, w, scratch, scores)
        for p in range(seats):
            points[p] = evaluate(s, p, w)
        for p in range(seats):
            rewards[p] = reward(points, seats, p, SCALE, tree.score_weight)
        backpropagate(path, depth, nodes, edges, rewards)


def decide(states, i, mask, w, scratch, masks):
    """The line that the game's policy takes."""
    return policy(states[i], mask, w, scratch, masks)


def guess(states, i, mask, w, scratch, masks, scores):
    """Score the marked lines by the game's prior."""
    prior(states[i], mask, w, scratch, masks, scores)


def step_all(states, action):
    """Play an action in every record."""
    for i in range(len(states)):
        step(states[i], action)
