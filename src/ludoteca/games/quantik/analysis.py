"""What a Quantik position is worth and why: every move, the best line, how it ends."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from ludoteca.compiled import compiled
from ludoteca.games.quantik.rules import (
    EVERY_LANE,
    LINES,
    State,
    apply,
    is_line_full,
    pieces_of,
    turn,
)
from ludoteca.games.quantik.solution import Solution
from ludoteca.games.quantik.symmetry import canonical_key

LineKind = Literal["row", "column", "region"]
_KINDS: tuple[LineKind, ...] = ("row", "column", "region")  # four of each, as LINES has them


class Ending(NamedTuple):
    """How a game ends: the last placement completes a line, or leaves the other player stuck."""

    kind: LineKind | Literal["stuck"]
    number: int  # of the line among its kind, from 1, as the board is read; 0 when stuck


class Analysis(NamedTuple):
    """What a position is worth to the player to move."""

    plies: int  # to the end: odd when the player to move wins, 0 when the game is over
    moves: list[tuple[int, int]]  # each action with its plies to the end, best first; odd ones win
    line: list[int]  # best play to the end

    @property
    def value(self) -> Literal["win", "loss"]:
        """Say whether the player to move wins."""
        return value_of(self.plies)


class Outlook(NamedTuple):
    """How a move ends, and with it all others that a symmetry of the position makes like it."""

    actions: list[int]
    plies: int
    line: list[int]  # the first of these actions, and best play after it
    ending: Ending  # of that line


def value_of(plies: int) -> Literal["win", "loss"]:
    """Say what an end in so many plies means for who moves."""
    return "win" if plies % 2 else "loss"


def analyse(state: State) -> Analysis:
    """Judge every move of a position; raise InvalidPosition if no game gets there."""
    solution = Solution.load()
    return Analysis(solution.distance(state), solution.moves(state), solution.line(state))


def outlooks(state: State, moves: Iterable[tuple[int, int]]) -> list[Outlook]:
    """Follow these moves of a position to their ends, of those that are alike one for all."""
    solution = Solution.load()
    found: dict[int, Outlook] = {}
    for action, plies in moves:
        after = follow(state, [action])
        key = canonical_key(solution.table.symmetry, after)
        if key not in found:
            line = [action, *solution.line(after)]
            found[key] = Outlook([], plies, line, ending_of(follow(state, line)))
        found[key].actions.append(action)
    return list(found.values())


def follow(state: State, actions: Iterable[int]) -> State:
    """Return the position after some moves."""
    for action in actions:
        state = apply(state, turn(state), action)
    return state


def ending_of(state: State) -> Ending:
    """Say how a finished game ended."""
    pieces = pieces_of(state, 0) | pieces_of(state, 1)
    for index, line in enumerate(LINES):
        if _is_full(pieces, sum(1 << cell for cell in line)):
            return Ending(_KINDS[index // 4], index % 4 + 1)
    return Ending("stuck", 0)


@compiled
def _is_full(pieces: int, cells: int) -> bool:
    """Say whether the line on these cells is full: no other can be, with the pieces there alone."""
    return is_line_full(pieces & cells * EVERY_LANE)
