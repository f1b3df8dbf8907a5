"""Simulations that ask a net: many walk down the tree, and the net values where they end in one batch.

A walk ends at a decision that the tree does not know yet, its *leaf*. The net gives the leaf's lines their priors, and
says what every seat can expect; nothing is played beyond it. While a walk waits for the net, its edges count as
tried and lost (a *virtual loss*), so that the next walks take other ways. A decision without a choice needs no net.

Where the game is as good as won, shares of the victory no longer tell lines apart. There a search can play for points:
the others then play by the quick policy on the way down, and the tree looks at its own decisions alone, turns further.

Undefined names are those of the game's rules.
"""

from __future__ import annotations

import numpy as np

from antikythera.bots.tree import (
    DEEPEST,
    NONE,
    ROOM,
    add_edges,
    add_node,
    next_marked,
    note_result,
    note_results,
    open_node,
    select_edge,
)
from antikythera.kernel import rule

END = np.dtype([("kind", "i4"), ("depth", "i4"), ("node", "i4"), ("seat", "i4")])
"""How a walk ended."""
LEAF, LOST, OVER, TAKEN = range(4)
"""At a leaf; where the tree cannot grow; at the end of the game; at a leaf that another walk waits for."""
HUNDRED = 100.0
WON_WEIGHT = 3.0
"""The score weight of a search that plays for points."""


@rule
def is_forced(mask):
    """Whether a single action is marked."""
    words = mask.view(np.uint64)
    return next_marked(mask, words, next_marked(mask, words, 0) + 1) == NONE


@rule
def worth(share, points, score_weight):
    """What a seat wants: to win, and, if the search is told so, also many points."""
    return share + score_weight * points / HUNDRED


@rule
def take_back(path, depth, nodes, edges):
    """Forget a walk that found its leaf taken."""
    for i in range(depth):
        nodes[path[i].node].visits -= 1
        edges[path[i].edge].visits -= 1


@rule
def learn_value(path, depth, nodes, edges, values):
    """Add the value of a walk to its nodes and edges, which have counted the visit already."""
    for i in range(depth):
        value = values[path[i].seat]
        nodes[path[i].node].value_sum += value
        edges[path[i].edge].value_sum += value


@rule
def add_parts(mask, outputs, parts, scores):
    """Score the marked actions: each is the sum of its parts."""
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    while action != NONE:
        scores[action] = 0.0
        for k in range(parts.shape[1]):
            scores[action] += outputs[parts[action, k]]
        action = next_marked(mask, words, action + 1)


@rule
def add_hints(mask, gain, hints, scores):
    """Add the hints of the marked actions to their scores."""
    words = mask.view(np.uint64)
    action = next_marked(mask, words, 0)
    while action != NONE:
        scores[action] += gain * hints[action]
        action = next_marked(mask, words, action + 1)


# Kernels, bound to each game


def walk(s, tree, nodes, edges, path, mask, masks, w, scratch, scores):
    """Walk down the tree from its root, playing the lines; how it ended, after how many edges, and at which node."""
    owner, known, depth, number = s.seat, border(s), 0, tree.root
    while depth < DEEPEST and not over(s):
        if tree.won and s.seat != owner:
            legal(s, mask)
            step(s, quick(s, mask, w, scratch, masks, scores))
            continue
        node = nodes[number]
        if node.awaited:
            return TAKEN, depth, number
        if node.count == 0:
            legal(s, mask)
            prune(s, mask)
            if tree.edges + ROOM > len(edges):
                return LOST, depth, number
            if not is_forced(mask):
                node.awaited = 1
                return LEAF, depth, number
            add_edges(mask, np.zeros(len(mask)), tree, edges, tree.edges)
            open_node(node, tree, edges, 1)
        certain = border(s) == known
        if not certain:
            legal(s, mask)
        edge = select_edge(tree, node, edges, mask, certain)
        if edge == NONE:
            return LOST, depth, number
        path[depth].node = number
        path[depth].edge = edge
        path[depth].seat = s.seat
        depth += 1
        node.visits += 1
        edges[edge].visits += 1
        step(s, edges[edge].action)
        number = edges[edge].child
        if number == NONE:
            number = add_node(tree, nodes)
            edges[edge].child = number
            if number == NONE:
                return LOST, depth, NONE
    return (OVER if over(s) else LOST), depth, number


def final_results(s, seats, shares, points):
    """The result of a game that is over."""
    best, winners = standing(s, 0), 0
    for p in range(seats):
        best = max(best, standing(s, p))
    for p in range(seats):
        winners += standing(s, p) == best
    for p in range(seats):
        shares[p] = (standing(s, p) == best) / winners
        points[p] = score(s, p) / UNIT


def collect(
    trees, nodes, edges, paths, ends, worlds, records, masks, observations, shares, points, scratch, others, scores, w
):  # fmt: skip
    """Walk down the tree, at most once for each row, until a walk finds its leaf taken; the number of walks.

    The first record is for walking. Leaves write their record behind it, their mask and observation; games that are
    over write their results.
    """
    tree, s, seats = trees[0], records[0], worlds[0].players
    for row in range(len(ends)):
        records[0] = worlds[tree.simulations % len(worlds)]
        kind, depth, node = walk(s, tree, nodes, edges, paths[row], masks[row], others, w, scratch, scores)
        if kind == TAKEN:
            take_back(paths[row], depth, nodes, edges)
            return row
        tree.simulations += 1
        ends[row].kind = kind
        ends[row].depth = depth
        ends[row].node = node
        ends[row].seat = s.seat
        records[1 + row] = records[0]
        if kind == OVER:
            final_results(s, seats, shares[row], points[row])
        else:
            observe(s, s.seat, observations[row])
    return len(ends)


def settle(trees, nodes, edges, paths, ends, seats, masks, outputs, parts, gains, hints, shares, points):
    """Give the leaves their edges, and tell every walk what came out. What the net expects is counted from the seat
    that chooses at the leaf. A net without hints has no rows of them.
    """
    tree = trees[0]
    scores, values, share, point = np.empty(masks.shape[1]), np.empty(seats), np.empty(seats), np.empty(seats)
    for row in range(len(ends)):
        end, path = ends[row], paths[row]
        first = 0 if end.kind == OVER else end.seat
        for p in range(seats):
            share[p] = shares[row, (p - first) % seats]
            point[p] = points[row, (p - first) % seats]
        share /= max(share.sum(), 1e-9)
        for p in range(seats):
            values[p] = worth(share[p], point[p], WON_WEIGHT if tree.won else tree.score_weight)
        if end.kind == LEAF:
            node = nodes[end.node]
            if end.node == tree.root:
                tree.won = share[end.seat] >= tree.won_share
            add_parts(masks[row], outputs[row], parts, scores)
            if len(hints):
                add_hints(masks[row], gains[row], hints[row], scores)
            open_node(node, tree, edges, add_edges(masks[row], scores, tree, edges, tree.edges))
            node.visits += 1
            node.value_sum += values[end.seat]
        learn_value(path, end.depth, nodes, edges, values)
        note_results(path, end.depth, nodes, edges, share, point)
        note_result(nodes[tree.root], share, point)
