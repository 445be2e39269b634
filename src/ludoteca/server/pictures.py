"""A small picture of a table as somebody may see it, for lists of games."""

from fastapi import APIRouter, Response

from ludoteca.faces import picture
from ludoteca.server.http import Owner, Registry, says_no

router = APIRouter(prefix="/api")


@router.get(
    "/tables/{table}/picture",
    response_class=Response,
    responses={
        200: {"content": {"image/svg+xml": {}}},
        **says_no(404, 409, 422, 429, 500, 503),
    },
)
async def show_picture(table: str, owner: Owner, registry: Registry) -> Response:
    """Draw the position at a table as SVG, with no more than whoever asks may see."""
    async with registry.desk(table) as desk, desk.lock:
        match = desk.table.playing()
        mine = desk.table.seats_of(owner)
        drawn = picture(match.game.id, match.view(mine[0] if len(mine) == 1 else None))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})
