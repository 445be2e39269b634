"""After a game that has values: what every move and roll was worth, and what was better."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Depends, Response
from pydantic import TypeAdapter

from ludoteca.contract import Words
from ludoteca.faces.messages import Sentence
from ludoteca.match import Match
from ludoteca.match.events import Move, Roll
from ludoteca.match.luck import Apart, same_dice, take_apart
from ludoteca.match.review import Reviewed, review, worth_of
from ludoteca.match.warm_up import needed_for_review
from ludoteca.server import messages as m
from ludoteca.server.access import Turns
from ludoteca.server.boards import move_message
from ludoteca.server.http import Registry, says_no
from ludoteca.server.registry import TableRegistry
from ludoteca.server.tables import Table, TableError

router = APIRouter(prefix="/api", dependencies=[Depends(Turns())])
REFUSALS = says_no(404, 409, 421, 422, 429, 500, 503)
_MOVES = TypeAdapter(list[m.ReviewedMove])
_reader = ThreadPoolExecutor(1, "review")  # one after the other, so that running games feel none
MOST_FOUND = 16_000_000  # bytes
# By the table and how much has happened there: who asks meanwhile waits for the same.
_underway: dict[tuple[str, int], asyncio.Task[bytes]] = {}
_found: OrderedDict[tuple[str, int], bytes] = OrderedDict()  # the latest of them


@router.get(
    "/tables/{table}/review",
    responses=REFUSALS,
    response_model=list[m.ReviewedMove],
)
async def review_moves(table: str, registry: Registry) -> Response:
    """Judge every move of a finished game."""
    async with registry.desk(table) as desk, desk.lock:
        match = _finished(desk.table)
    content = await _beside(registry, moves_json, match)
    return Response(content, media_type="application/json")


@router.get(
    "/tables/{table}/account",
    responses=REFUSALS,
    response_model=m.GameReview,
)
async def account_for_game(table: str, registry: Registry) -> Response:
    """Take a finished game apart: start, luck, skill and result of each seat, event by event."""
    async with registry.desk(table) as desk, desk.lock:
        match, key = _finished(desk.table), (table, desk.table.num_events)
    content = _found.get(key)
    if content is None:
        task = _underway.get(key)
        if task is None:
            task = _underway[key] = asyncio.create_task(_look(registry, match, key))
            task.add_done_callback(lambda _: _underway.pop(key))
        content = await asyncio.shield(task)  # who goes away takes it from nobody
    return Response(content, media_type="application/json")


async def _look(registry: TableRegistry, match: Match[Any], key: tuple[str, int]) -> bytes:
    """Look through a match, and keep what was found in place of what was found longest ago."""
    found = _found[key] = await _beside(registry, review_json, match)
    while sum(map(len, _found.values())) > MOST_FOUND:
        _found.popitem(last=False)
    return found


async def _beside(
    registry: TableRegistry, work: Callable[[Match[Any]], bytes], match: Match[Any]
) -> bytes:
    """Look through a match beside the games that go on; one that is over does not change."""
    await registry.wait_for(match.game.id, *needed_for_review(match))
    return await asyncio.get_running_loop().run_in_executor(_reader, work, match)


def moves_json(match: Match[Any]) -> bytes:
    """Judge every move of a match and return the messages."""
    pairs = zip(review(match), _events_of_moves(match), strict=True)
    return _MOVES.dump_json([_message(match, found, event) for found, event in pairs])


def review_json(match: Match[Any]) -> bytes:
    """Take a match apart and return the message."""
    apart = take_apart(match)
    found = m.GameReview(
        is_score=len(match.seats) == 1,
        start=list(apart.start),
        events=[
            m.ReviewedEvent(
                seat=None if isinstance(step.event, Roll) else step.event.seat,
                values=list(step.values),
                luck=list(step.luck),
                skill=step.skill,
                others=list(step.others),
            )
            for step in apart.steps
        ],
        accounts=[_account(apart, seat) for seat in range(len(match.seats))],
        moves=[
            _message(match, step.choice, step.number + 1) for step in apart.steps if step.choice
        ],
        same_dice=same_dice(match),
    )
    return found.model_dump_json().encode()


def _account(apart: Apart, seat: int) -> m.Account:
    rolls = apart.rolls(seat)
    luckiest, unluckiest = (step.number + 1 for step in rolls) if rolls else (None, None)
    return m.Account(**apart.accounts[seat]._asdict(), luckiest=luckiest, unluckiest=unluckiest)


def _events_of_moves(match: Match[Any]) -> list[int]:
    """Return how many events have happened with each move."""
    return [n for n, event in enumerate(match.events, 1) if isinstance(event, Move)]


def _finished(table: Table) -> Match[Any]:
    """Return the match of a game that is over and has values, or refuse."""
    match = table.playing()
    if match.result is None:
        raise TableError("server-error-no-review")
    worth_of(match.game)
    return match


def _message(match: Match[Any], found: Reviewed, event: int) -> m.ReviewedMove:
    is_missed = found.verdict == "thrown"
    plies, best_plies = found.plies, found.best_plies
    seen = match.game.id, found.state, match.player_of(found.seat)
    return m.ReviewedMove(
        number=found.number,
        seat=found.seat,
        move=move_message(*seen, found.action),
        verdict=found.verdict,
        winner=found.values.index(max(found.values)),
        wins_in=None if plies is None else plies // 2,
        best=move_message(*seen, found.best) if is_missed else None,
        best_wins_in=(best_plies + 1) // 2 if is_missed and best_plies is not None else None,
        value=found.value,
        best_value=found.best_value,
        words=sentence_of(found.words),
        event=event,
        cost=found.cost,
        best_words=sentence_of(found.best_words) if is_missed else None,
    )


def sentence_of(words: Words | None) -> Sentence | None:
    """Return a reason as a message."""
    return words and Sentence(message=words.message, values=dict(words.values))
