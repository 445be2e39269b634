"""Any game's positions and moves as messages: by its `board.py`, or plainly where it has none.

A `board.py` has two functions, `board(state)` and `move(state, player, action)`, which return the
game's own `Board` and `LegalMove`. The state is what the reader may see. Two things may make it
faster: `HAS_FIXED_MOVES = True` where what is said of an action never depends on the state, so that
it is written once; and `board_json(state)`, which writes the same as `board` from parts it kept.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludoteca.contract import Game, Rules
from ludoteca.faces.messages import Board, LegalMove, PlainBoard, Sentence


class Teller(NamedTuple):
    """How clients are told of one game."""

    board: Callable[[Any], Board]  # a state
    board_json: Callable[[Any], str]  # the same, written
    move: Callable[[Any, int, int], LegalMove]  # a state, a player who sees it, an action
    has_fixed_moves: bool  # an action is told in the same way in every state


def teller_of(game: Game) -> Teller:
    """Return how clients are told of a game; this imports its rules."""
    own = game.part("board")
    if own is not None:
        board_json = getattr(own, "board_json", partial(_write, own.board))
        return Teller(own.board, board_json, own.move, getattr(own, "HAS_FIXED_MOVES", False))
    board = partial(_plain_board, game.id, game.rules)
    return Teller(board, partial(_write, board), partial(_plain_move, game.rules), False)


def _write(board: Callable[[Any], Board], state: Any) -> str:
    return board(state).model_dump_json()


def _plain_board(game: str, rules: Rules[Any], state: Any) -> PlainBoard:
    points = None if rules.points is None else [int(count) for count in rules.points(state)]
    return PlainBoard(
        game=game, drawing=(rules.draw or rules.format_position)(state), points=points
    )


def _plain_move(rules: Rules[Any], state: Any, player: int, action: int) -> LegalMove:
    words = rules.describe(state, player, action)
    return LegalMove(
        action=action,
        text=rules.format_move(state, player, action),
        cells=[int(cell) for cell in rules.cells(state, player, action)],
        words=words and Sentence(message=words.message, values=dict(words.values)),
    )
