"""A search tree in arrays of the caller: its nodes are decisions, its edges lines.

A tree belongs to one seat. A node knows nothing of the record behind it, since every simulation plays the lines again
in one of a few worlds that fit what the seat may know. So one node is for all positions that the same lines lead to,
whatever chance does in between (an *open loop*). Two kinds of simulations grow a tree: :mod:`antikythera.bots.rollouts`
use what the game's bots know, :mod:`antikythera.bots.leaves` ask a net.
"""

from __future__ import annotations

import math

import numpy as np

from antikythera.kernel import rule
from antikythera.masks import WORD_SIZE

MOST_SEATS = 8
"""Of a game that can be searched."""

TREE = np.dtype(
    [
        # How it searches, see `Settings`
        ("c_puct", "f8"),
        ("widening", "f8"),
        ("prior_temperature", "f8"),
        ("prior_noise", "f8"),
        ("first_play_reduction", "f8"),
        ("policy_weight", "f8"),
        ("score_weight", "f8"),
        ("won_share", "f8"),
        ("rollout_turns", "i4"),
        ("search_opponents", "i4"),
        ("by_margins", "i4"),
        # How far it has grown
        ("won", "i4"),                  # whether it plays for points
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
        ("awaited", "i4"),              # whether a net has been asked about it
        ("visits", "i4"),
        ("value_sum", "f8"),            # of all visits, for the seat that chooses here
        ("shares", "f8", (MOST_SEATS,)),  # of the victory, by seat: the sum over all simulations that came here
        ("points", "f8", (MOST_SEATS,)),
        ("simulations", "i4"),
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
def add_edges(mask, scores, tree, edges, first):
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
    _soften(edges, first, count, tree)
    return count


@rule
def _soften(edges, first, count, tree):
    """Turn scores, the highest first, into priors; some noise gives every line a part."""
    highest = edges[first].prior
    total = 0.0
    for edge in range(first, first + count):
        edges[edge].prior = math.exp((edges[edge].prior - highest) / tree.prior_temperature)
        total += edges[edge].prior
    for edge in range(first, first + count):
        edges[edge].prior = (1 - tree.prior_noise) * edges[edge].prior / total + tree.prior_noise / count


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
    first_play = node.value_sum / max(1, node.visits) - tree.first_play_reduction
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
def backpropagate(path, depth, nodes, edges, values):
    """Tell every node and edge of a path what it was worth to the seat that chose there."""
    for i in range(depth):
        node, edge, value = nodes[path[i].node], edges[path[i].edge], values[path[i].seat]
        node.visits += 1
        node.value_sum += value
        edge.visits += 1
        edge.value_sum += value


@rule
def note_results(path, depth, nodes, edges, shares, points):
    """Add the result of a simulation for every seat to each node that it came to."""
    for i in range(depth):
        child = edges[path[i].edge].child
        if child != NONE:
            note_result(nodes[child], shares, points)


@rule
def note_result(node, shares, points):
    node.simulations += 1
    for p in range(len(shares)):
        node.shares[p] += shares[p]
        node.points[p] += points[p]


@rule
def clear_node(node):
    """A node that no simulation has come to."""
    node.count = 0
    node.awaited = 0
    node.visits = 0
    node.value_sum = 0.0
    node.simulations = 0
    for p in range(MOST_SEATS):
        node.shares[p] = 0.0
        node.points[p] = 0.0


@rule
def open_node(node, tree, edges, count):
    """Give a node the edges that were just written behind the last ones."""
    node.first = tree.edges
    node.count = count
    node.awaited = 0
    for number in range(node.first, node.first + count):
        edge = edges[number]
        edge.visits = 0
        edge.child = NONE
        edge.value_sum = 0.0
    tree.edges += count


@rule
def add_node(tree, nodes):
    """A new node without edges, or NONE if there is no room."""
    number = tree.nodes
    if number == len(nodes):
        return NONE
    tree.nodes += 1
    node = nodes[number]
    clear_node(node)
    return number
