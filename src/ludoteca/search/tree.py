"""The tree of a Monte Carlo search, in arrays: compiled for a game with kernels, else run as it is.

A node is reached from another by a number: an action, or an outcome of dice. Where several act at
the same time the actions of one after the other lead through nodes that stand for nothing else.
A node has edges, one for each legal action of everybody who is to act there, once it is reached for
the second time. The first time a game is played on from it at random.
"""

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

from ludoteca.compiled import compilable, compiled, inlined
from ludoteca.rng import Rng, below, next_word
from ludoteca.rows import (
    DUE,
    NOBODY,
    act,
    acting,
    copy,
    draw,
    fall,
    first,
    legal,
    outcome,
    pick,
)

LONGEST = 5_000  # steps of a random game; one that goes on so long counts as undecided
DEEPEST = 1_000  # decisions in the tree
UNDECIDED = 0.5
NODES, EDGES = 0, 1  # what `sizes` counts
NUMBER_BITS = 20  # of an action or outcome beside the node that it leads from


class Tree(NamedTuple):
    """Nodes and edges; a node has a place for each player, where the own edges are told."""

    num_players: int
    sizes: Any
    begins: Any  # by place: the first edge,
    counts: Any  # their number,
    seen: Any  # how many of them were tried, these come first,
    tries: Any  # and how often
    actions: Any  # by edge
    visits: Any
    totals: Any
    means: Any  # what the upper confidence bound is made of
    spreads: Any
    keys: Any  # a hash table of nodes by where they are reached from
    nodes: Any


class Paper(NamedTuple):
    """What one simulation writes down."""

    listed: Any  # the legal actions of one player
    chosen: Any  # by player: the action,
    values: Any  # the outcome as the rules have it,
    worth: Any  # and from 0 to 1
    edges: Any  # passed in this simulation,
    players: Any  # who chose them,
    places: Any  # and where


def plant(num_players: int, num_nodes: int, num_edges: int) -> Tree:
    """Return a tree that is but a root, with room for so much."""
    places, slots = num_nodes * num_players, 1 << (2 * num_nodes).bit_length()
    sizes = np.array([1, 0], dtype=np.int64)
    begins, counts, seen, tries = (np.zeros(places, dtype=np.int32) for _ in range(4))
    actions, visits = (np.zeros(num_edges, dtype=np.int32) for _ in range(2))
    totals, means, spreads = (np.zeros(num_edges, dtype=np.float64) for _ in range(3))
    keys, nodes = np.zeros(slots, dtype=np.int64), np.zeros(slots, dtype=np.int32)
    places_told, edges_told = (begins, counts, seen, tries), (actions, visits)
    return Tree(num_players, sizes, *places_told, *edges_told, totals, means, spreads, keys, nodes)


def grow(tree: Tree) -> Tree:
    """Return the same tree with twice the room."""
    larger = plant(tree.num_players, 2 * len(tree.begins) // tree.num_players, 2 * len(tree.visits))
    for name in Tree._fields[1 : Tree._fields.index("keys")]:
        old = getattr(tree, name)
        getattr(larger, name)[: len(old)] = old
    used = np.flatnonzero(tree.keys)
    replant(larger, tree.keys[used], tree.nodes[used])
    return larger


@compiled
def replant(tree: Tree, keys: Any, nodes: Any) -> None:
    """Enter nodes into an empty hash table."""
    for n in range(len(keys)):
        slot = _slot(tree, int(keys[n]))
        tree.keys[slot], tree.nodes[slot] = keys[n], nodes[n]


def paper(num_players: int, most_legal: int) -> Paper:
    """Return room to write a simulation down."""
    values, chosen = (np.zeros(num_players, dtype=np.int64) for _ in range(2))
    passed = (np.zeros(DEEPEST * num_players, dtype=np.int64) for _ in range(3))
    worth, listed = np.zeros(num_players), np.zeros(most_legal, dtype=np.int64)
    return Paper(listed, chosen, values, worth, *passed)


def search(
    kind: Any,
    tree: Tree,
    states: Any,
    notes: Paper,
    rng: Rng,
    simulations: int,
    exploration: float,
    low: float,
    high: float,
) -> int:
    """Simulate from the first state on the second one; return how often there was room for it."""
    num_players, sizes = tree.num_players, tree.sizes
    most_nodes = len(tree.begins) // num_players - num_players - 2
    most_edges = len(tree.visits) - num_players * len(notes.listed)
    for done in range(simulations):
        if sizes[NODES] > most_nodes or sizes[EDGES] > most_edges:
            return done
        copy(kind, states, 0, states, 1)
        length = _descend(kind, tree, states, notes, rng, exploration)
        _play_out(kind, states, notes, rng, low, high)
        for n in range(length):
            edge = notes.edges[n]
            tree.visits[edge] += 1
            tree.totals[edge] += notes.worth[notes.players[n]]
            tree.means[edge] = tree.totals[edge] / tree.visits[edge]
            tree.spreads[edge] = 1 / sqrt(tree.visits[edge])
            tree.tries[notes.places[n]] += 1
    return simulations


@compilable
def _descend(kind: Any, tree: Tree, states: Any, notes: Paper, rng: Rng, exploration: float) -> int:
    """Go down the tree to a new node, and return how many edges that took."""
    node = length = 0
    num_players, sizes = tree.num_players, tree.sizes
    while length <= len(notes.edges) - num_players:
        player, known = first(kind, states, 1), sizes[NODES]
        if player == NOBODY:
            break
        if player == DUE:
            number = draw(kind, states, 1, next_word(rng))
            fall(kind, states, 1, number)
            node = _child(tree, node, number)
        else:
            players, place = acting(kind, states, 1), node * num_players
            if not tree.counts[place + player]:
                _expand(kind, tree, states, notes, place, players)
            for who in range(player, num_players):
                if players >> who & 1:
                    edge = _choose_edge(tree, place + who, exploration, rng)
                    notes.chosen[who] = tree.actions[edge]
                    notes.edges[length], notes.players[length] = edge, who
                    notes.places[length] = place + who
                    length += 1
                    node = _child(tree, node, int(tree.actions[edge]))
            for who in range(player, num_players):
                if players >> who & 1:
                    act(kind, states, 1, who, int(notes.chosen[who]))
        if sizes[NODES] > known:
            break
    return length


@compilable
def _expand(kind: Any, tree: Tree, states: Any, notes: Paper, place: int, players: int) -> None:
    """Give a node an edge for each legal action of everybody who is to act."""
    edge = tree.sizes[EDGES]
    for player in range(tree.num_players):
        if players >> player & 1:
            number = legal(kind, states, 1, player, notes.listed)
            tree.begins[place + player], tree.counts[place + player] = edge, number
            for n in range(number):
                tree.actions[edge + n] = notes.listed[n]
            edge += number
    tree.sizes[EDGES] = edge


@inlined
def _choose_edge(tree: Tree, place: int, exploration: float, rng: Rng) -> int:
    """Return an edge that was not tried, else the one with the highest upper confidence bound."""
    begin, count = int(tree.begins[place]), int(tree.counts[place])
    seen = int(tree.seen[place])
    if seen < count:
        drawn, edge = begin + seen + below(rng, count - seen), begin + seen
        actions = tree.actions
        actions[drawn], actions[edge] = actions[edge], actions[drawn]
        tree.seen[place] = seen + 1
        return edge
    width, best, highest = exploration * sqrt(log(tree.tries[place])), begin, -1.0
    for edge in range(begin, begin + count):
        bound = tree.means[edge] + width * tree.spreads[edge]
        if bound > highest:
            best, highest = edge, bound
    return best


@inlined
def _child(tree: Tree, node: int, number: int) -> int:
    """Return the node that a number leads to, a new one if it never did."""
    key = (node << NUMBER_BITS | number) + 1
    slot = _slot(tree, key)
    if tree.keys[slot] != key:
        tree.keys[slot], tree.nodes[slot] = key, tree.sizes[NODES]
        tree.sizes[NODES] += 1
    return int(tree.nodes[slot])


@inlined
def _slot(tree: Tree, key: int) -> int:
    """Return where a key stands in the hash table, or could stand."""
    last = len(tree.keys) - 1
    slot = (key * 0x9E3779B1 >> 16 ^ key) & last
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = slot + 1 & last
    return int(slot)


@compilable
def _play_out(kind: Any, states: Any, notes: Paper, rng: Rng, low: float, high: float) -> None:
    """Play at random to the end, and write each player's outcome from 0 to 1."""
    for _ in range(LONGEST):
        player = first(kind, states, 1)
        if player == NOBODY:
            outcome(kind, states, 1, notes.values)
            for who in range(len(notes.worth)):
                notes.worth[who] = (notes.values[who] - low) / (high - low)
            return
        word = next_word(rng)
        if player == DUE:
            fall(kind, states, 1, draw(kind, states, 1, word))
        else:
            act(kind, states, 1, player, pick(kind, states, 1, player, word))
    for who in range(len(notes.worth)):
        notes.worth[who] = UNDECIDED


compiled_search = compiled(search)
