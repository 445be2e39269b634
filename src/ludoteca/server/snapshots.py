"""The table as one client may see it, as the JSON of a `TableState`.

Everybody at a table is told after every move, so nothing is done more often than this. The parts
are written by the models of messages.py and kept; here they are put together.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca.faces.fields import message, split, writer
from ludoteca.faces.messages import Sentence
from ludoteca.match import Match, Result
from ludoteca.server import messages as m
from ludoteca.server.boards import board_json, moves_json
from ludoteca.server.history import History
from ludoteca.server.tables import Stage, Table

_OWN, _SHARED = split(
    m.TableState, "revision", "my_seats", "views", "history", "history_from", "answers"
)
_write_view = writer(m.SeatView)


class Snapshot(NamedTuple):
    """A message, and how much of the history its reader knows then."""

    text: str
    num_known: int


def snapshot(
    table: Table,
    mine: list[int],
    revision: int,
    known: int,
    shared: str,
    answers: str | None = None,
) -> Snapshot:
    """Write a table as the holder of seats may see it, with the history they do not know yet."""
    views, start, news, end = "", 0, "[]", 0
    if table.match is not None and table.history is not None:
        viewers: Sequence[int | None] = mine or (None,)
        views = ",".join([_view(table, table.match, seat) for seat in viewers])
        start, news, end = _news(table.match, table.history, mine, known)
    own = _OWN(
        revision=revision,
        my_seats=mine,
        views=f"[{views}]",
        history=news,
        history_from=start,
        answers=_word(answers),
    )
    return Snapshot(message(shared, own), end)


def whole(table: Table, owner: str | None, shared: str) -> str:
    """Write a table with all of its history."""
    mine = table.seats_of(owner)
    return snapshot(table, mine, table.revision(mine), 0, shared).text


def shared_part(table: Table, present: set[int], trouble: Sentence | None = None) -> str:
    """Write what is the same for everybody: who sits where and is there, and how it ended."""
    match = table.match
    result = match.result if match else None
    return _SHARED(
        type='"state"',
        table=_word(table.id),
        game=_word(table.game),
        seats=f"[{','.join(_seats(table, present))}]",
        is_waiting=_bool(match is None),
        result=_outcome(result) if result else "null",
        proof=_proof(table, is_over=result is not None),
        takeback_asked_by=_number(table.takeback_asked_by),
        rematch=_word(table.rematch),
        is_helped=_bool(table.is_helped),
        trouble=trouble.model_dump_json() if trouble else "null",
        with_takebacks=_bool(table.with_takebacks),
    )


def _seats(table: Table, present: set[int]) -> list[str]:
    match = table.match
    to_act, resigned = (match.seats_to_act, match.resigned) if match else ((), ())
    return [
        _seat(
            seat,
            match.player_of(seat) if match else None,
            chair.name,
            chair.bot,
            chair.is_open,
            seat in present,
            seat in resigned,
            seat in to_act,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary(table: Table, owner: str) -> m.TableSummary:
    """Return what the start page shows of a table."""
    to_act = table.match.seats_to_act if table.match else ()
    return m.TableSummary(
        table=table.id,
        game=table.game,
        seats=[
            m.Sitter(name="" if chair.is_open else chair.name, bot=chair.bot)
            for chair in table.chairs
        ],
        is_waiting=table.is_waiting,
        is_over=table.match is not None and table.match.result is not None,
        is_my_turn=bool(set(to_act) & set(table.seats_of(owner))),
        with_takebacks=table.with_takebacks,
    )


def outcome_message(result: Result | None) -> m.Outcome | None:
    """Return how a match ended."""
    if result is None:
        return None
    return m.Outcome(winners=list(result.winners), scores=list(result.scores), reason=result.reason)


def _view(table: Table, match: Match[Any], seat: int | None) -> str:
    """Write what a seat sees, unless it has seen nothing new since it was written."""
    version = match.version(seat)
    written = table.views.get(seat)
    if written is None or written[0] != version:
        written = table.views[seat] = version, _write_seat(table, match, seat, version)
    return written[1]


def _write_seat(table: Table, match: Match[Any], seat: int | None, version: int) -> str:
    state = match.view(seat)
    legal, can_undo = "[]", False
    if seat is not None and match.bot_at(seat) is None:
        can_undo = match.can_undo(seat)
        actions = match.legal_actions(seat)
        if actions:
            legal = moves_json(table.game, state, match.player_of(seat), actions)
    if table.board[0] != state:  # all who see the same are told the same
        table.board = state, board_json(table.game, state)
    return _write_view(
        seat=_number(seat),
        version=version,
        board=table.board[1],
        legal=legal,
        can_undo=_bool(can_undo),
    )


def _news(match: Match[Any], history: History, mine: list[int], known: int) -> tuple[int, str, int]:
    """Return where news for the owner of these seats begins, what it is, and where it ends.

    Who holds several seats plays with others at one screen: a curtain hides a seat's choices
    there, so the history must not tell them.
    """
    viewer = mine[0] if len(mine) == 1 else None
    start = 0 if known > match.num_seen(viewer) else match.first_news(known)
    return start, *history.told(viewer, start)


# Parts that come again and again ---------------------------------------------------------------


@lru_cache(maxsize=16_384)
def _seat(
    seat: int,
    player: int | None,
    name: str,
    bot: str | None,
    is_open: bool,
    is_connected: bool,
    has_resigned: bool,
    is_to_act: bool,
) -> str:
    return m.SeatInfo(
        seat=seat,
        player=player,
        name="" if is_open else name,
        kind="bot" if bot else "open" if is_open else "person",
        bot=bot,
        is_connected=is_connected,
        has_resigned=has_resigned,
        is_to_act=is_to_act,
    ).model_dump_json()


@lru_cache(maxsize=1024)
def _outcome(result: Result) -> str:
    outcome = outcome_message(result)
    return outcome.model_dump_json() if outcome else "null"


def _proof(table: Table, *, is_over: bool) -> str:
    is_told = table.match is not None
    return _proof_json(
        table.commitment,
        tuple(chair.contribution if is_told or not chair.commits else "" for chair in table.chairs),
        table.secret.hex() if is_over else None,
        tuple(chair.commitment for chair in table.chairs),
        table.stage,
        tuple(table.awaited),
    )


@lru_cache(maxsize=4096)
def _proof_json(
    commitment: str,
    contributions: tuple[str, ...],
    secret: str | None,
    commitments: tuple[str, ...],
    stage: Stage,
    awaited: tuple[int, ...],
) -> str:
    return m.Proof(
        commitment=commitment,
        contributions=list(contributions),
        secret=secret,
        commitments=list(commitments),
        stage=stage,
        awaited=list(awaited),
    ).model_dump_json()


def _word(word: str | None) -> str:
    """Write an id, which has nothing that must be escaped."""
    return "null" if word is None else f'"{word}"'


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


def _bool(value: bool) -> str:
    return "true" if value else "false"
