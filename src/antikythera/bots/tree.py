"""The kernels of the search: one tree, grown by so many simulations in arrays that the caller lends.

A tree belongs to one seat. Its nodes are decisions, its edges lines; a node knows nothing of the record behind it,
since every simulation plays the lines again in one of a few worlds that fit what the seat may know. So one node stands
for all positions that the same lines lead to, whatever chance does in between (an *open loop*).

A simulation walks down the tree, plays on with the quick policy until so many turns have passed since the root, values
the position for every seat, and adds to each edge that it took what came out for the seat that chose it. Where
``others`` are not looked at, their turns are played by the quick policy on the way down, too.

The names that are used freely are those of the game's rules, and of what bots know of it (see
:mod:`antikythera.bots.knowledge`).
"""

from __future__ import annotations

import math

import numpy as np

from antikythera.kernel import rule

NONE = -1
WORD_SIZE = 8
"""Masks are a multiple of this long, so that they can be read by words."""

# Columns of `nodes`, `edges` and `path`; what `used` counts; what `options` says
FIRST, COUNT, VISITS = range(3)
ACTION, TRIED, CHILD = range(3)
PATH_NODE, PATH_EDGE, PATH_SEAT = range(3)
NODES_USED, EDGES_USED, SIMULATIONS = range(3)
EXPLORATION, WIDENING, HORIZON, OTHERS, WARMTH, FAITH, GREED = range(7)
OPTIONS = 7
MOST_SEATS = 8
DEEPEST = 256
"""Decisions that a simulation walks down the tree at most."""
LEAP = 16
"""Words of a mask that are looked at together."""
ROOM = 512
"""Edges that must be left for a node to be given its own."""
DOUBT = 0.2
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
def add_edges(mask, scores, warmth, edges, priors, first):
    """Write the marked actions down, the best guess first, with priors that add up to one; how many there are."""
    words = mask.view(np.uint64)
    count = 0
    action = next_marked(mask, words, 0)
    while action != NONE and first + count < len(edges):
        place = first + count
        while place > first and priors[place - 1] < scores[action]:
            edges[place, ACTION] = edges[place - 1, ACTION]
            priors[place] = priors[place - 1]
            place -= 1
        edges[place, ACTION] = action
        priors[place] = scores[action]
        count += 1
        action = next_marked(mask, words, action + 1)
    _soften(priors, first, count, warmth)
    return count


@rule
def _soften(priors, first, count, warmth):
    """Turn scores in points, the highest first, into shares; some doubt gives every line a part."""
    highest = priors[first]
    total = 0.0
    for edge in range(first, first + count):
        priors[edge] = math.exp((priors[edge] - highest) / warmth)
        total += priors[edge]
    for edge in range(first, first + count):
        priors[edge] = (1 - DOUBT) * priors[edge] / total + DOUBT / count


@rule
def favour(edges, priors, first, count, action, faith):
    """Put an action before the others, with that share of all priors."""
    edge = first
    while edge < first + count and edges[edge, ACTION] != action:
        edge += 1
    if edge == first + count:
        return
    favoured = priors[edge]
    for other in range(edge, first, -1):
        edges[other, ACTION] = edges[other - 1, ACTION]
        priors[other] = priors[other - 1]
    edges[first, ACTION] = action
    priors[first] = favoured
    for other in range(first, first + count):
        priors[other] *= 1 - faith
    priors[first] += faith


@rule
def pick_edge(nodes, edges, priors, worth, node, node_worth, mask, certain, exploration, widening):
    """The edge to try next: good so far, likely by its prior, or seldom tried. Edges open one by one, the best guess
    first; in a world where a line is not legal its edge is passed over.
    """
    visits = nodes[node, VISITS]
    width = max(NARROWEST, int(widening * math.sqrt(visits)))
    spur = exploration * math.sqrt(visits)
    hope = node_worth[node] / max(1, visits)
    best, most = NONE, 0.0
    for edge in range(nodes[node, FIRST], nodes[node, FIRST] + nodes[node, COUNT]):
        if not certain and not mask[edges[edge, ACTION]]:
            continue
        tried = edges[edge, TRIED]
        value = worth[edge] / tried if tried else hope
        value += spur * priors[edge] / (1 + tried)
        if best == NONE or value > most:
            best, most = edge, value
        width -= 1
        if width == 0:
            break
    return best


@rule
def share(points, seats, p, scale, greed):
    """What a seat makes of all points: 0.5 and its margin over the best other and over the others' mean, each at most
    a quarter. Greed puts the seat's own points in the place of margins, as steep as those are around zero.
    """
    best, total = -1e9, 0.0
    for q in range(seats):
        if q != p:
            best = max(best, points[q])
            total += points[q]
    over_best = points[p] - best
    over_mean = points[p] - total / (seats - 1)
    margins = over_best / (scale + abs(over_best)) + over_mean / (scale + abs(over_mean))
    return 0.5 + (1 - greed) * 0.25 * margins + greed * 0.5 * points[p] / scale


@rule
def reward(path, depth, edges, worth, nodes, node_worth, shares):
    """Tell every edge and node of a walk how it ended for the seat that chose there."""
    for i in range(depth):
        node, edge, seat = path[i, PATH_NODE], path[i, PATH_EDGE], path[i, PATH_SEAT]
        nodes[node, VISITS] += 1
        node_worth[node] += shares[seat]
        edges[edge, TRIED] += 1
        worth[edge] += shares[seat]


@rule
def add_node(nodes, node_worth, used):
    """A new node without edges, or NONE if there is no room."""
    node = used[NODES_USED]
    if node == len(nodes):
        return NONE
    used[NODES_USED] += 1
    nodes[node, COUNT] = 0
    nodes[node, VISITS] = 0
    node_worth[node] = 0.0
    return node


# Kernels, bound to each game


def quick(s, mask, w, scratch, masks, scores):
    """The line that the prior likes best. The mask is that of the legal lines."""
    prior(s, mask, w, scratch, masks, scores)
    return best_marked(mask, scores)


def play_on(s, turns, masks, w, scratch, scores):
    """Play by the quick policy until so many turns have passed, or the game is over."""
    mask, others = masks[0], masks[1:]
    seat = s.seat
    while turns > 0 and not over(s):
        legal(s, mask)
        step(s, quick(s, mask, w, scratch, others, scores))
        if s.seat != seat:
            seat = s.seat
            turns -= 1


def expand(s, node, masks, w, scratch, scores, nodes, edges, priors, worth, used, warmth, faith):
    """Give a node its edges. With some faith in the policy, the line that it takes comes first."""
    mask, others = masks[0], masks[1:]
    legal(s, mask)
    prune(s, mask)
    prior(s, mask, w, scratch, others, scores)
    first = used[EDGES_USED]
    count = add_edges(mask, scores, warmth, edges, priors, first)
    if faith > 0 and count > 1:
        favour(edges, priors, first, count, policy(s, mask, w, scratch, others), faith)
    for edge in range(first, first + count):
        edges[edge, TRIED] = 0
        edges[edge, CHILD] = NONE
        worth[edge] = 0.0
    nodes[node, FIRST] = first
    nodes[node, COUNT] = count
    used[EDGES_USED] += count


def descend(s, node, masks, w, scratch, scores, nodes, node_worth, edges, priors, worth, path, used, options):
    """Walk down the tree from a node and beyond it by one, playing the lines; how many edges that took, and how many
    turns passed. The policy is asked as long as the turn goes on with which the walk began.
    """
    mask = masks[0]
    owner, known, depth, turns, seat = s.seat, border(s), 0, 0, s.seat
    while depth < DEEPEST and not over(s):
        if s.seat != seat:
            seat = s.seat
            turns += 1
        certain = border(s) == known
        if not certain:
            legal(s, mask)
        if s.seat != owner and not options[OTHERS]:
            step(s, quick(s, mask, w, scratch, masks[1:], scores))
            continue
        if nodes[node, COUNT] == 0:
            if used[EDGES_USED] + ROOM > len(edges):
                break
            faith = options[FAITH] if turns == 0 else 0.0
            expand(s, node, masks, w, scratch, scores, nodes, edges, priors, worth, used, options[WARMTH], faith)
        edge = pick_edge(
            nodes, edges, priors, worth, node, node_worth, mask, certain, options[EXPLORATION], options[WIDENING]
        )
        if edge == NONE:
            break
        path[depth, PATH_NODE] = node
        path[depth, PATH_EDGE] = edge
        path[depth, PATH_SEAT] = s.seat
        depth += 1
        step(s, edges[edge, ACTION])
        node = edges[edge, CHILD]
        if node == NONE:
            edges[edge, CHILD] = add_node(nodes, node_worth, used)
            break
    return depth, turns + (s.seat != seat)


def grow(worlds, root, work, masks, w, scores, nodes, node_worth, edges, priors, worth, path, used, options, number):
    """Grow the tree below a node by a number of simulations; ``worlds`` are records of the decision at that node."""
    s, scratch = work[0], work[1:]
    points, shares = options[OPTIONS : OPTIONS + MOST_SEATS], options[OPTIONS + MOST_SEATS :]
    for _ in range(number):
        work[0] = worlds[used[SIMULATIONS] % len(worlds)]
        used[SIMULATIONS] += 1
        depth, turns = descend(
            s, root, masks, w, scratch, scores, nodes, node_worth, edges, priors, worth, path, used, options
        )
        play_on(s, options[HORIZON] - turns, masks, w, scratch, scores)
        for p in range(s.players):
            points[p] = evaluate(s, p, w)
        for p in range(s.players):
            shares[p] = share(points, s.players, p, SCALE, options[GREED])
        reward(path, depth, edges, worth, nodes, node_worth, shares)


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
