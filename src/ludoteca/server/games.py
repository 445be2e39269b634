"""What there is to play, over HTTP: the games, their texts and their rules for players."""

import hashlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Header, Query, Response
from starlette.exceptions import HTTPException

from ludoteca import games
from ludoteca.server import messages as m
from ludoteca.server.access import Turns
from ludoteca.server.http import Registry, says_no
from ludoteca.texts import LANGUAGES, Texts

MOST_PLAYERS = 12  # at one table here; the rules know no limit
MOST_PAGES = 50  # in one file
LONGEST_SETUP = 500
Known = Annotated[str | None, Header(alias="If-None-Match", max_length=1000)]

router = APIRouter(prefix="/api/games", responses=says_no(421, 429, 500, 503))


@router.get("")
def list_games() -> list[m.GameInfo]:
    """List the games with their bots and set-ups."""
    return [_info(game) for game in map(games.load, games.ids())]


@router.get(
    "/{game}/texts/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}, 304: {}, **says_no(404, 422)},
)
def show_texts(game: str, language: str, known: Known = None) -> Response:
    """Show what a game says, as Fluent; in English where it lacks the language."""
    return _text(game, language, known, Texts.catalogue, "text/plain")


@router.get(
    "/{game}/rules/{language}",
    response_class=Response,
    responses={200: {"content": {"text/markdown": {}}}, 304: {}, **says_no(404, 422)},
)
def show_rules(game: str, language: str, known: Known = None) -> Response:
    """Show the rules of a game for its players, as Markdown; in English where it must be."""
    return _text(game, language, known, Texts.rules, "text/markdown")


@router.get(
    "/{game}/print",
    dependencies=[Depends(Turns())],
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}, **says_no(400, 404, 422)},
)
async def print_pages(
    game: str,
    registry: Registry,
    pages: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
    paper: Literal["a4", "letter"] = "a4",
    language: Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")] = LANGUAGES[0],
    setup: Annotated[str, Query(max_length=LONGEST_SETUP)] = "",
) -> Response:
    """Make pages of a game to print: all different where no set-up is asked for."""
    chosen = games.load(game)
    if not _can_print(chosen):
        raise HTTPException(404)
    pdf = await registry.print(game, paper, pages, setup, language)
    headers = {"Content-Disposition": f'inline; filename="{game}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def _can_print(game: games.Game) -> bool:
    return game.has("paper") and find_spec("reportlab") is not None


def _info(game: games.Game) -> m.GameInfo:
    rules = game.rules
    return m.GameInfo(
        id=game.id,
        name=game.name,
        min_players=game.min_players,
        max_players=min(game.max_players or MOST_PLAYERS, MOST_PLAYERS),
        bots=list(game.bots.names),
        first_bot=game.bots.first,
        setups=list(rules.setups),
        setup_names=list(rules.setup_names),
        columns=rules.columns,
        has_dice=bool(rules.die_faces),
        die_faces=rules.die_faces,
        is_simultaneous=rules.is_simultaneous,
        has_points=rules.points is not None,
        has_review=game.has("worth"),
        can_print=_can_print(game),
    )


def _text(
    game: str, language: str, known: str | None, read: Callable[[Texts, str], str], kind: str
) -> Response:
    """Send a text of a game, unless the client has it already."""
    games.load(game)  # refuses what is not one
    if language not in LANGUAGES:
        raise HTTPException(404)
    try:
        text = read(Texts(language), game)
    except FileNotFoundError:
        raise HTTPException(404) from None
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if known is not None and tag in known:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)
