"""Whether a game's boards and moves can be sent to clients, where messages are installed."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludoteca.testing.promises import Promise
from ludoteca.testing.subject import Subject


def check_messages(subject: Subject) -> None:
    """Require that what everybody sees, and may do, survives the way to a client."""
    if find_spec("pydantic") is None:
        return
    game, rules = subject.game, subject.rules
    teller = import_module("ludoteca.faces.boards").teller_of(game)
    for state in subject.looked_at(step=3):
        for player in (*range(subject.num_players), None):
            board = teller.board(rules.view(state, player))
            _check_sent(subject, board, player)
            subject.require(board.game == game.id, Promise.MESSAGES, repr(board), player=player)
        for player in rules.to_act(state):
            view = rules.view(state, player)
            for action in rules.legal_actions(state, player)[:20]:
                move = teller.move(view, player, action)
                _check_sent(subject, move, player)
                text = rules.format_move(view, player, action)
                is_right = (move.action, move.text) == (action, text)
                subject.require(
                    is_right, Promise.MESSAGES, repr(move), player=player, action=action
                )


def _check_sent(subject: Subject, message: Any, player: int | None) -> None:
    """Require that a message is read back as it was written."""
    back = type(message).model_validate_json(message.model_dump_json())
    subject.require(back == message, Promise.MESSAGES, f"{message!r} and {back!r}", player=player)
