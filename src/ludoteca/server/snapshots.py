"""The table as one client may see it."""

from collections.abc import Sequence
from typing import Any

from ludoteca.match import Match, Resign, Result, Roll
from ludoteca.match.events import Event
from ludoteca.server import messages as m
from ludoteca.server.boards import board, dice_text, legal_move
from ludoteca.server.tables import Table


def snapshot(
    table: Table,
    owner: str | None,
    known: int,
    seats: list[m.SeatInfo],
    answers: str | None = None,
) -> m.TableState:
    """Return a table as somebody may see it, with the history they do not know yet."""
    mine = table.seats_of(owner)
    viewers: Sequence[int | None] = mine or [None]
    seen = _seen(table.match, mine) if table.match else ()
    start = _first_new(table.match, seen, known) if table.match else 0
    return m.TableState(
        table=table.id,
        game=table.game,
        revision=table.num_events,
        seats=seats,
        my_seats=mine,
        is_waiting=table.is_waiting,
        views=[_view(table.match, seat) for seat in viewers] if table.match else [],
        history=[_entry(table.game, i, seen[i]) for i in range(start, len(seen))],
        history_from=start,
        result=outcome_message(table.match.result if table.match else None),
        proof=_proof(table),
        takeback_asked_by=table.takeback_asked_by,
        rematch=table.rematch,
        answers=answers,
    )


def seat_infos(table: Table, present: set[int]) -> list[m.SeatInfo]:
    """Return who sits where and who is there, the same for everybody."""
    to_act = table.match.seats_to_act if table.match else ()
    resigned = table.match.resigned if table.match else ()
    return [
        m.SeatInfo(
            seat=seat,
            player=table.match.player_of(seat) if table.match else None,
            name="" if chair.is_open else chair.name,
            kind="bot" if chair.bot else "open" if chair.is_open else "person",
            bot=chair.bot,
            is_connected=seat in present,
            has_resigned=seat in resigned,
            is_to_act=seat in to_act,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary(table: Table, owner: str) -> m.TableSummary:
    """Return what the start page shows of a table."""
    to_act = table.match.seats_to_act if table.match else ()
    return m.TableSummary(
        table=table.id,
        game=table.game,
        names=["" if chair.is_open else chair.name for chair in table.chairs],
        is_waiting=table.is_waiting,
        is_over=table.match is not None and table.match.result is not None,
        is_my_turn=bool(set(to_act) & set(table.seats_of(owner))),
    )


def _view(match: Match[Any], seat: int | None) -> m.SeatView:
    actions = () if seat is None or match.bot_at(seat) else match.legal_actions(seat)
    return m.SeatView(
        seat=seat,
        version=match.version(seat),
        board=board(match.game.id, match.view(seat)),
        legal=[legal_move(match.game.id, action) for action in actions],
        can_undo=seat is not None and match.can_undo(seat),
    )


def _seen(match: Match[Any], mine: list[int]) -> tuple[Event, ...]:
    """Return what the owner of these seats may know.

    Who holds several seats plays with others at one screen: a curtain hides a seat's choices
    there, so the history must not tell them.
    """
    return match.seen(mine[0] if len(mine) == 1 else None)


def _first_new(match: Match[Any], seen: Sequence[Event], known: int) -> int:
    """Return from where on the history must be told to somebody who knows so many entries.

    Where all choose at the same time a round is put in the order of the seats when it is over:
    what somebody knew of it must be told again.
    """
    if known > len(seen):
        return 0
    if match.game.is_simultaneous:
        while known and not isinstance(seen[known - 1], Roll):
            known -= 1
    return known


def _entry(game: str, number: int, event: Event) -> m.HistoryEntry:
    if isinstance(event, Roll):
        text = dice_text(game, event.faces)
        return m.HistoryEntry(number=number, kind="roll", seat=None, text=text)
    if isinstance(event, Resign):
        return m.HistoryEntry(number=number, kind="resign", seat=event.seat, text="")
    move = legal_move(game, event.action)
    return m.HistoryEntry(number=number, kind="move", seat=event.seat, text=move.text, move=move)


def outcome_message(result: Result | None) -> m.Outcome | None:
    """Return how a match ended."""
    if result is None:
        return None
    return m.Outcome(winners=list(result.winners), scores=list(result.scores), reason=result.reason)


def _proof(table: Table) -> m.Proof:
    is_over = table.match is not None and table.match.result is not None
    return m.Proof(
        commitment=table.commitment,
        contributions=[chair.contribution for chair in table.chairs],
        secret=table.secret.hex() if is_over else None,
    )
