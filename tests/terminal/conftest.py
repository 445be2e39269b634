"""An app in a terminal of 80×24 that keeps its games in a folder of the test."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from ludoteca import found, games
from ludoteca.match import Match, Seat
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save

Table = AbstractAsyncContextManager[Pilot[int]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the games of each test apart."""
    monkeypatch.setenv("LUDOTECA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[dict[str, str]], None]]:
    """Let a test say which games are installed, by their ids and packages."""

    def forget() -> None:
        for cached in (found.game_folder, games.load):
            cached.cache_clear()

    def only(packages: dict[str, str]) -> None:
        forget()
        for module in (found, games):
            monkeypatch.setattr(module, "game_packages", lambda: packages)

    yield only
    monkeypatch.undo()
    forget()


@asynccontextmanager
async def opened(
    language: str = "en", size: tuple[int, int] = (80, 24), game: str | None = None
) -> AsyncIterator[Pilot[int]]:
    """Open the app and wait until all games can be played."""
    app = LudotecaApp(game, language, pause=0)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.engine.num_done == len(games.ids()))
        assert app.engine.unusable == {}
        await pilot.pause()
        yield pilot


@asynccontextmanager
async def at_table(
    game: str,
    *names: str,
    bots: tuple[str, ...] = (),
    setup: str = "",
    secret: bytes = bytes(32),
    size: tuple[int, int] = (80, 24),
) -> AsyncIterator[Pilot[int]]:
    """Open a match between these people and bots, with dice that are the same every time."""
    seats = [*(Seat(name) for name in names), *(Seat(bot, bot) for bot in bots)]
    async with opened(size=size) as pilot:
        match = Match.start(game, seats, setup=setup, secret=secret)
        await pilot.app.push_screen(Play(match, Save(game)))
        await pilot.pause()
        yield pilot


async def until(pilot: Pilot[int], is_so: Callable[[], bool]) -> None:
    """Wait for something that other threads bring about."""
    for _ in range(6000):  # five minutes: all kernels may have to be compiled first
        if is_so():
            await pilot.pause()  # let a screen that has just come appear as a whole
            return
        assert pilot.app.is_running
        await pilot.pause(0.05)
    raise AssertionError("it did not happen within five minutes")


def match_of(pilot: Pilot[int]) -> Match[Any]:
    """Return the match on the screen, which may lie below a dialog."""
    return next(s for s in reversed(pilot.app.screen_stack) if isinstance(s, Play)).match


def shown(pilot: Pilot[int]) -> str:
    """Return all characters on the screen."""
    width, height = pilot.app.size
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips[:height])[: (width + 1) * height]
