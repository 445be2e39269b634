"""Help while one plays alone or against bots: what every choice is worth. It marks the game."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi import APIRouter, Depends

from ludoteca.errors import IllegalMove
from ludoteca.match import Match
from ludoteca.match.analysis import Choice, choices_of
from ludoteca.match.review import worth_of
from ludoteca.match.warm_up import WORTH
from ludoteca.server import messages as m
from ludoteca.server.access import Turns
from ludoteca.server.boards import move_message
from ludoteca.server.http import Owner, Registry, says_no
from ludoteca.server.review import sentence_of

router = APIRouter(prefix="/api", dependencies=[Depends(Turns())])
_adviser = ThreadPoolExecutor(1, "hint")  # one after the other, beside the threads that send pages


@router.post(
    "/tables/{table}/hints/{seat}",
    responses=says_no(403, 404, 409, 422, 429, 500, 503),
)
async def hint(table: str, seat: int, owner: Owner, registry: Registry) -> m.Hints:
    """Value every choice of a seat, the best first; never in games between people."""
    async with registry.desk(table) as desk:
        worth_of(desk.table.playing().game)
        await registry.help(desk, owner, seat)
        async with desk.lock:
            match = desk.table.playing()
            if seat not in match.seats_to_act:
                raise IllegalMove("error-not-your-turn")
            view, version = match.view(seat), match.version(seat)
    await registry.wait_for(match.game.id, WORTH)
    loop, player = asyncio.get_running_loop(), match.player_of(seat)
    found = await loop.run_in_executor(_adviser, choices_of, match.game, view, player)
    moves = [_message(match, view, choice) for choice in found]
    return m.Hints(seat=seat, version=version, is_score=len(match.seats) == 1, moves=moves)


def _message(match: Match[Any], view: Any, choice: Choice) -> m.HintedMove:
    return m.HintedMove(
        move=move_message(match.game.id, view, choice.player, choice.action),
        value=choice.value,
        error=choice.error,
        plies=choice.plies,
        words=sentence_of(choice.words),
    )
