"""Simulations with what the game's bots know (see :mod:`antikythera.bots.knowledge`).

A simulation walks down the tree, rolls out with the quick policy until ``rollout_turns`` have passed since the root,
values the position for every seat, and adds to each edge that it took what came out for the seat that chose it. Unless
the tree searches opponents, their turns are played by the quick policy on the way down, too. The walk follows rewards,
which also tell good moves from bad ones where the game is decided; shares of the victory are only told.

Undefined names are those of the game's rules, and of what bots know about it.
"""

from __future__ import annotations

import numpy as np

from antikythera.bots.tree import (
    DEEPEST,
    NONE,
    ROOM,
    add_edges,
    add_node,
    backpropagate,
    best_marked,
    favour,
    note_result,
    note_results,
    open_node,
    select_edge,
)
from antikythera.kernel import rule


@rule
def reward(points, seats, p, scale, score_weight):
    """The value of all points to a seat: 0.5, plus its margins over the best other and over the others' mean, at most
    a quarter each. The score weight replaces margins by the seat's own points, as steep as margins are around zero.
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
def divide(points, seats, spread, shares):
    """Write the share of the victory for each seat: the more points it is ahead, in units of the spread, the surer."""
    best = points[:seats].max()
    for p in range(seats):
        shares[p] = np.exp((points[p] - best) / spread)
    shares /= shares.sum()


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
    count = add_edges(mask, scores, tree, edges, first)
    if policy_weight > 0 and count > 1:
        favour(edges, first, count, policy(s, mask, w, scratch, others), policy_weight)
    open_node(node, tree, edges, count)


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
    scores, points, rewards, shares = np.empty(masks.shape[1]), np.empty(seats), np.empty(seats), np.empty(seats)
    for _ in range(simulations):
        records[0] = worlds[tree.simulations % len(worlds)]
        tree.simulations += 1
        depth, turns = descend(s, tree, nodes, edges, path, masks, w, scratch, scores)
        known = over(s)
        rollout(s, tree.rollout_turns - turns, masks, w, scratch, scores)
        expect(s, w, points)
        for p in range(seats):
            rewards[p] = reward(points, seats, p, SCALE, tree.score_weight)
            shares[p] = reward(points, seats, p, SCALE, 0.0)
        if tree.by_margins:
            shares /= shares.sum()
        elif known or (over(s) and spread(s, w) == 0.0):
            final_results(s, seats, shares, points)
        else:
            divide(points, seats, spread(s, w), shares)
        backpropagate(path, depth, nodes, edges, rewards)
        note_results(path, depth, nodes, edges, shares, points)
        note_result(nodes[tree.root], shares, points)


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
