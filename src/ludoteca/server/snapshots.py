"""The table as one client may see it, as the JSON of a `TableState`.

Everybody at a table is told after every move, so nothing is done more often than this. The parts
are written by the models of messages.py and kept; here they are put together.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca.match import Match, Resign, Result, Roll
from ludoteca.match.events import Event
from ludoteca.server import messages as m
from ludoteca.server.boards import board_json, dice_text, legal_move, moves_json
from ludoteca.server.tables import Table


class Snapshot(NamedTuple):
    """A message, and how much of the history its reader knows then."""

    text: str
    num_known: int


def snapshot(
    table: Table, owner: str | None, known: int, shared: str, answers: str | None = None
) -> Snapshot:
    """Write a table as somebody may see it, with the history they do not know yet."""
    match, mine = table.match, table.seats_of(owner)
    viewers: Sequence[int | None] = mine or (None,)
    views = ",".join([_view(match, seat) for seat in viewers]) if match else ""
    start, news = _news(match, mine, known) if match else (0, ())
    numbered = enumerate(news, start)
    history = ",".join([f'{{"number":{i}{_entry(table.game, event)}' for i, event in numbered])
    text = (
        f'{{"type":"state",{shared},"my_seats":{mine},"views":[{views}],"history":[{history}],'
        f'"history_from":{start},"answers":{_word(answers)}}}'
    )
    return Snapshot(text, start + len(news))


def shared_part(table: Table, present: set[int]) -> str:
    """Write what is the same for everybody: who sits where and is there, and how it ended."""
    match = table.match
    result = match.result if match else None
    return (
        f'"table":"{table.id}","game":"{table.game}","revision":{table.num_events},'
        f'"seats":[{_seats(table, present)}],"is_waiting":{_bool(match is None)},'
        f'"result":{_outcome(result) if result else "null"},'
        f'"proof":{_proof(table, is_over=result is not None)},'
        f'"takeback_asked_by":{_number(table.takeback_asked_by)},"rematch":{_word(table.rematch)}'
    )


def _seats(table: Table, present: set[int]) -> str:
    match = table.match
    to_act, resigned = (match.seats_to_act, match.resigned) if match else ((), ())
    return ",".join(
        [
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
    )


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
    )


def outcome_message(result: Result | None) -> m.Outcome | None:
    """Return how a match ended."""
    if result is None:
        return None
    return m.Outcome(winners=list(result.winners), scores=list(result.scores), reason=result.reason)


def _view(match: Match[Any], seat: int | None) -> str:
    game = match.game.id
    actions = () if seat is None or match.bot_at(seat) else match.legal_actions(seat)
    can_undo = seat is not None and match.can_undo(seat)
    return (
        f'{{"seat":{_number(seat)},"version":{match.version(seat)},'
        f'"board":{board_json(game, match.view(seat))},'
        f'"legal":{moves_json(game, actions)},"can_undo":{_bool(can_undo)}}}'
    )


def _news(match: Match[Any], mine: list[int], known: int) -> tuple[int, tuple[Event, ...]]:
    """Return what the owner of these seats must be told, and where it begins.

    Who holds several seats plays with others at one screen: a curtain hides a seat's choices
    there, so the history must not tell them.
    """
    viewer = mine[0] if len(mine) == 1 else None
    start = 0 if known > match.num_seen(viewer) else match.first_news(known)
    return start, match.seen(viewer, start)


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


@lru_cache(maxsize=16_384)  # five dice alone fall in 7,776 ways
def _entry(game: str, event: Event) -> str:
    """Write an event as the rest of its entry, behind the number."""
    if isinstance(event, Roll):
        text = dice_text(game, event.faces)
        entry = m.HistoryEntry(number=0, kind="roll", seat=None, text=text)
    elif isinstance(event, Resign):
        entry = m.HistoryEntry(number=0, kind="resign", seat=event.seat, text="")
    else:
        move = legal_move(game, event.action)
        entry = m.HistoryEntry(number=0, kind="move", seat=event.seat, text=move.text, move=move)
    return entry.model_dump_json().removeprefix('{"number":0')


@lru_cache(maxsize=1024)
def _outcome(result: Result) -> str:
    outcome = outcome_message(result)
    return outcome.model_dump_json() if outcome else "null"


def _proof(table: Table, *, is_over: bool) -> str:
    contributions = tuple(chair.contribution for chair in table.chairs)
    return _proof_json(table.commitment, contributions, table.secret.hex() if is_over else None)


@lru_cache(maxsize=4096)
def _proof_json(commitment: str, contributions: tuple[str, ...], secret: str | None) -> str:
    proof = m.Proof(commitment=commitment, contributions=list(contributions), secret=secret)
    return proof.model_dump_json()


def _word(word: str | None) -> str:
    """Write an id, which has nothing that must be escaped."""
    return "null" if word is None else f'"{word}"'


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


def _bool(value: bool) -> str:
    return "true" if value else "false"
