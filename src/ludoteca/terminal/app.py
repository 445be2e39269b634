"""`ludoteca play`: all games in the terminal. No rules are imported before the first screen."""

import secrets
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from ludoteca.errors import LudotecaError, UnknownGame
from ludoteca.faces import canvas as paint
from ludoteca.games import ids, load
from ludoteca.terminal import saves
from ludoteca.terminal.engine import Engine
from ludoteca.terminal.help import Rules
from ludoteca.terminal.loading import Loading
from ludoteca.terminal.menu import Menu
from ludoteca.terminal.page import Page, sentence_of
from ludoteca.texts import Texts

if TYPE_CHECKING:
    from ludoteca.match import Seat
    from ludoteca.terminal.play import Play
    from ludoteca.terminal.resume import Damaged, Saved

THEME = Theme(
    name="ludoteca",
    primary=paint.FIRST,
    secondary=paint.SECOND,
    accent=paint.CURSOR,
    warning=paint.SECOND,
    success=paint.LEGAL,
    foreground=paint.INK,
    background="#11171e",
    surface=paint.GROUND,
    panel=paint.SQUARE[0],
    variables={
        "scrollbar": paint.LINE,
        "scrollbar-background": "#11171e",
        "scrollbar-corner-color": "#11171e",
        "block-cursor-background": paint.CURSOR,
        "block-cursor-foreground": paint.GROUND,
    },
)
BOT_PAUSE = 0.8  # seconds before a bot's decision is shown


def run(game: str | None, language: str) -> int:
    """Play in the terminal and return the exit code."""
    if game is not None and game not in ids():
        raise UnknownGame("error-unknown-game", name=game, games=", ".join(ids()))
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        print(Texts(language)("terminal-error-no-terminal"), file=sys.stderr)  # noqa: T201 - no app to say it
        return 2
    app = LudotecaApp(game, language)
    app.run()
    return app.return_code or 0


class LudotecaApp(App[int]):
    """The app: its language, its games on disk, and the way from screen to screen."""

    TITLE = "Ludoteca"
    CSS_PATH = "ludoteca.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(self, game: str | None, language: str, *, pause: float = BOT_PAUSE) -> None:
        """Open the menu, or the set-up of a game."""
        super().__init__()
        self.language = language
        self.pause = pause
        self.engine = Engine()
        self.games: list[Path] = []
        self._damaged: list[Damaged] = []
        self._checking = threading.Lock()  # whoever comes second finds the file moved
        self._first_game = game
        self._num_ready = 0

    def on_mount(self) -> None:
        """Show the menu, then load the games behind it."""
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(Menu())
        if self._first_game is not None:
            self.set_up(self._first_game)
        self.call_after_refresh(self._load)

    def on_unmount(self) -> None:
        """Leave what nobody can wait for any more."""
        self.engine.stop()

    # Behind the screens -------------------------------------------------------------------------

    def _load(self) -> None:
        self._in_background(self._prepare)

    def _prepare(self) -> None:
        self.engine.prepare(lambda: self._report(self._loaded))

    def _in_background(self, task: Callable[[], None]) -> None:
        """Run a task that neither leaving the app nor closing Python has to wait for."""

        def run_task() -> None:
            try:
                task()
            except Exception as error:  # it ends the app, see _fail
                self._report(self._fail, error)

        threading.Thread(target=run_task, daemon=True).start()

    def _report(self, callback: Callable[..., None], *values: object) -> None:
        """Let the app call back, without waiting for it: it may be closing."""
        with suppress(RuntimeError):  # it has closed
            self.call_later(callback, *values)

    def _fail(self, error: Exception) -> None:
        raise error

    def _loaded(self) -> None:
        """Tell the screens that another game is ready."""
        if isinstance(self.screen, Loading):
            self.screen.retell()
        if len(self.engine.ready) > self._num_ready:
            self._num_ready = len(self.engine.ready)
            self.look_for_games()

    def when_ready(self, game: str, then: Callable[[], object]) -> None:
        """Go on as soon as a game is loaded, behind a screen that says why one waits."""
        if game in self.engine.ready:
            then()
            return
        self.engine.want(game)

        def go_on(is_ready: bool | None) -> None:
            if is_ready:
                then()

        self.push_screen(Loading(game), go_on)

    def look_for_games(self) -> None:
        """Find the unfinished games; set damaged files aside where the rules are loaded."""
        self.games = saves.unfinished()
        checkable = [path for path in self.games if self.engine.is_ready(saves.game_of(path))]
        if checkable:
            self._in_background(partial(self._check, checkable))

    def _check(self, paths: Sequence[Path]) -> None:
        from ludoteca.terminal.resume import check

        with self._checking:
            found = [damaged for path in paths if (damaged := check(path))]
        self._report(self._checked, found)

    def _checked(self, found: "list[Damaged]") -> None:
        known = {damaged.path for damaged in self._damaged}
        self._damaged += [damaged for damaged in found if damaged.path not in known]
        bad = {damaged.path for damaged in self._damaged}
        self.games = [path for path in saves.unfinished() if path not in bad]
        if isinstance(self.screen, Menu):
            self.screen.retell()

    def notice(self) -> str:
        """Say what happened to damaged files."""
        texts = Texts(self.language)
        if len(self._damaged) > 1:
            names = ", ".join(path.name for path, _ in self._damaged)
            folder = str(self._damaged[0].path.parent)
            count = len(self._damaged)
            return texts("terminal-error-several-damaged", count=count, names=names, folder=folder)
        for path, error in self._damaged:
            reason = sentence_of(error, self.language)
            return texts("terminal-error-damaged", path=str(path), reason=reason)
        return ""

    # From screen to screen ----------------------------------------------------------------------

    def speak(self, language: str) -> None:
        """Speak another language on every screen."""
        self.language = language
        for screen in self.screen_stack:
            if isinstance(screen, Page):
                screen.retell()

    def set_up(self, game: str) -> None:
        """Choose the players of a game."""

        def show() -> None:
            from ludoteca.terminal.setup import SetUp

            self.push_screen(SetUp(game))

        self.when_ready(game, show)

    def play_at_once(self, game: str) -> None:
        """Play against the bot that the game proposes for the first time."""

        def begin() -> None:
            from ludoteca.terminal.setup import default_seats

            self.begin(game, default_seats(load(game), self.language))

        self.when_ready(game, begin)

    def begin(
        self,
        game: str,
        seats: "Sequence[Seat]",
        setup: str = "",
        instead_of: "Play | None" = None,
    ) -> str | None:
        """Begin a match; return a sentence if it cannot begin like this."""
        from ludoteca.match import Match
        from ludoteca.match.seating import draw_contributions
        from ludoteca.terminal.play import Play

        secret = secrets.token_bytes(32)
        contributions, commitments = draw_contributions(seats)
        try:
            match = Match.start(
                game,
                seats,
                setup=setup,
                secret=secret,
                contributions=contributions,
                commitments=commitments,
            )
        except LudotecaError as error:
            return error.sentence(self.language)
        play = Play(match, saves.Save(game))
        if instead_of is None and isinstance(self.screen, Menu):
            self.push_screen(play)
        else:
            self.switch_screen(play)
        return None

    def resume(self) -> None:
        """Continue the unfinished game, or choose one of several."""
        playable = set(ids()) - self.engine.unusable.keys()
        saved = [game for game in map(saves.game_of, self.games) if game in playable]
        waiting = [game for game in saved if not self.engine.is_ready(game)]
        if waiting:
            self.when_ready(waiting[0], self.resume)
        elif self.games:
            self._resume()

    def _resume(self) -> None:
        from ludoteca.terminal.resume import Resume, load_all

        games = load_all(self.games)
        if len(games) == 1:
            self._continue(games[0])
        elif games:
            self.push_screen(Resume(games), self._continue)
        else:
            self.look_for_games()

    def _continue(self, saved: "Saved | None") -> None:
        from ludoteca.terminal.play import Play

        if saved is not None:
            save = saves.Save(saved.match.game.id, saved.path, saved.content)
            self.push_screen(Play(saved.match, save))

    def show_rules(self, game: str) -> None:
        """Show the rules of a game."""
        self.push_screen(Rules(game))
