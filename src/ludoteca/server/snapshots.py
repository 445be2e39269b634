"""The table as one client may see it."""

from collections.abc import Sequence
from typing import Literal

from ludoteca.match import Dice, Match, Resign, Result, Roll
from ludoteca.match.events import Event
from ludoteca.server import messages as m
from ludoteca.server.boards import board, dice_text, legal_move
from ludoteca.server.tables import Table


def snapshot(
    table: Table, owner: str | None, known: int, connected: set[str], answers: str | None = None
) -> m.TableState:
    """Return a table as somebody may see it, with the history they do not know yet."""
    mine = table.seats_of(owner)
    viewers: Sequence[int | None] = mine or [None]
    history = _history(table.match, mine) if table.match else []
    start = known if known <= len(history) else 0
    return m.TableState(
        table=table.id,
        game=table.game,
        revision=table.num_events,
        seats=[_seat(table, seat, connected) for seat in range(len(table.chairs))],
        my_seats=mine,
        is_waiting=table.is_waiting,
        views=[_view(table.match, seat) for seat in viewers] if table.match else [],
        history=history[start:],
        history_from=start,
        result=outcome_message(table.match.result if table.match else None),
        proof=_proof(table),
        takeback_asked_by=table.takeback_asked_by,
        rematch=table.rematch,
        answers=answers,
    )


def summary(table: Table, owner: str) -> m.TableSummary:
    """Return what the start page shows of a table."""
    to_act = table.match.seats_to_act if table.match else ()
    return m.TableSummary(
        table=table.id,
        game=table.game,
        names=[chair.name for chair in table.chairs],
        is_waiting=table.is_waiting,
        is_over=table.match is not None and table.match.result is not None,
        is_my_turn=bool(set(to_act) & set(table.seats_of(owner))),
    )


def _seat(table: Table, seat: int, connected: set[str]) -> m.SeatInfo:
    chair, match = table.chairs[seat], table.match
    kind: Literal["bot", "open", "person"]
    kind = "bot" if chair.bot else "open" if chair.is_open else "person"
    return m.SeatInfo(
        seat=seat,
        player=match.player_of(seat) if match else None,
        name=chair.name,
        kind=kind,
        bot=chair.bot,
        is_connected=bool(chair.owners & connected),
        has_resigned=match is not None and seat in match.resigned,
        is_to_act=match is not None and seat in match.seats_to_act,
    )


def _view(match: Match[object], seat: int | None) -> m.SeatView:
    actions = () if seat is None or match.bot_at(seat) else match.legal_actions(seat)
    return m.SeatView(
        seat=seat,
        version=match.version(seat),
        board=board(match.game.id, match.view(seat)),
        legal=[legal_move(match.game.id, action) for action in actions],
        can_undo=seat is not None and match.can_undo(seat),
    )


def _history(match: Match[object], mine: list[int]) -> list[m.HistoryEntry]:
    """Return what happened, as the owner of these seats may know it."""
    if not mine:
        return [_entry(match, i, event) for i, event in enumerate(match.seen(None))]
    # Several seats on one screen: only what each of them may see, so that a curtain can hide it.
    seen = match.seen(mine[0]) if len(mine) == 1 else match.seen(None)
    return [_entry(match, i, event) for i, event in enumerate(seen)]


def _entry(match: Match[object], number: int, event: Event) -> m.HistoryEntry:
    if isinstance(event, Roll):
        text = dice_text(match.game.id, event.faces)
        return m.HistoryEntry(number=number, kind="roll", seat=None, text=text)
    if isinstance(event, Resign):
        return m.HistoryEntry(number=number, kind="resign", seat=event.seat, text="")
    move = legal_move(match.game.id, event.action)
    return m.HistoryEntry(number=number, kind="move", seat=event.seat, text=move.text, move=move)


def outcome_message(result: Result | None) -> m.Outcome | None:
    """Return how a match ended."""
    if result is None:
        return None
    return m.Outcome(winners=list(result.winners), scores=list(result.scores), reason=result.reason)


def _proof(table: Table) -> m.Proof:
    is_over = table.match is not None and table.match.result is not None
    return m.Proof(
        commitment=Dice(table.secret).commitment,
        contributions=[chair.contribution for chair in table.chairs],
        secret=table.secret.hex() if is_over else None,
    )
