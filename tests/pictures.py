"""Draw the pictures of the documentation: `python -m tests.pictures` writes docs/pictures/*."""

import asyncio
import os
import re
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize

from ludoteca.games import load
from ludoteca.match import Match, Seat
from ludoteca.rng import seeded
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from tests.web.screenshots import browser_and_server

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
# The moves made by greedy hands before the picture is taken, and the keys pressed for it.
SCENES: dict[str, tuple[list[Seat], int, list[str]]] = {
    "quantik": ([Seat("Anna"), Seat("Bruno")], 6, ["c"]),
    "knaster": ([Seat("Anna"), Seat("Bruno", "greedy"), Seat("Carla", "greedy")], 66, []),
    "kuhvadis": ([Seat("Anna"), Seat("Bruno")], 26, ["4", "5"]),
}


def played(game: str) -> Match[Any]:
    """Play the first moves of a game, the same every time."""
    seats, num_moves, _ = SCENES[game]
    match = Match.start(game, seats, secret=bytes(range(32)))
    rng = seeded(1)
    for _ in range(num_moves):
        seat = match.seats_to_act[0]
        player = match.player_of(seat)
        match.act(seat, load(game).bots.choose("greedy", match.view(seat), player, rng))
    while waiting := [seat for seat in match.seats_to_act if match.seats[seat].bot]:
        seat = waiting[0]
        player = match.player_of(seat)
        match.act(seat, load(game).bots.choose("greedy", match.view(seat), player, rng))
    return match


async def picture(game: str) -> str:
    """Return the screen of a game in the middle, without fonts from the network."""
    app = LudotecaApp(None, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.engine.ready:
            await pilot.pause(0.1)
        match = played(game)
        await app.push_screen(Play(match, Save(game)))
        await pilot.pause(0.5)
        await pilot.press(*SCENES[game][2])
        await pilot.pause(0.5)
        svg = app.export_screenshot(title=match.game.name)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "monospace").replace("Fira Code", "monospace")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def start_page() -> None:
    """Write a picture of the browser's start page."""
    with browser_and_server() as (browser, url):
        view: ViewportSize = {"width": 1200, "height": 820}
        page = browser.new_page(viewport=view, locale="en-GB", reduced_motion="reduce")
        page.goto(url)
        page.get_by_role("heading", name="Kuh Vadis").wait_for()
        page.screenshot(path=FOLDER / "browser.jpg", type="jpeg", quality=82)


async def main() -> None:
    """Write a picture of each game in the terminal."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in SCENES:
        (FOLDER / f"{game}.svg").write_text(await picture(game), "utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["LUDOTECA_HOME"] = home
        asyncio.run(main())
        start_page()
