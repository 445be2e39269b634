"""The first screen: all games, unfinished ones, the languages."""

from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import CARD, Canvas
from ludoteca.faces.widget import Hint
from ludoteca.games import Game, ids, load
from ludoteca.terminal.page import Clickable, Keys, Page, doing
from ludoteca.texts import LANGUAGES

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
NUM_KEYS = 9  # games beyond them are reached by the arrow keys


def plain_picture(name: str) -> Text:
    """Draw a card for a game without a picture: the first letter of its name on a board."""
    width, height = CARD
    canvas = Canvas(width, height)
    for cell in range(6):
        x, y = 2 + 6 * (cell % 3), 4 * (cell // 3) - (cell > 2)
        canvas.paint(x, y, 6, 3 + (cell > 2), paint.SQUARE[cell % 2])
    canvas.frame(width // 2 - 4, 1, 8, 5, paint.LEGAL)
    canvas.paint(width // 2 - 3, 2, 6, 3, paint.GROUND)
    canvas.put(width // 2 - 1, 3, f"{name[:1].upper()} ", paint.INK, bold=True)
    return canvas.text()


class Card(Vertical, can_focus=True):
    """One game, to be played at once or set up first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "play", show=False),
        Binding("p,P", "players", show=False),
    ]

    def __init__(self, game: str) -> None:
        """Show this game."""
        super().__init__(id=f"game-{game}")
        self.game = game
        self._facts: Game | None = None
        with suppress(Exception):  # what is wrong with it is told to whoever wants to play it
            self._facts = load(game)

    def compose(self) -> ComposeResult:
        """Lay out picture, name and the two ways to begin."""
        number = ids().index(self.game) + 1
        name = self._facts.name if self._facts else self.game
        own = self._facts.part("card") if self._facts else None
        yield Static(own.picture() if own else plain_picture(name), classes="picture")
        key = f"{number}  " if number <= NUM_KEYS else ""
        yield Static(key + name, classes="name", markup=False)
        yield Static(classes="about", markup=False)
        yield Clickable(classes="ways")

    def retell(self, page: "Menu") -> None:
        """Write the texts in the page's language."""
        self.query_one(".about", Static).update(self._about(page))
        ways = Text(justify="center")
        for message, action in (("terminal-play", "play"), ("terminal-players", "players")):
            start = len(ways)
            ways.append(f" {page.say(message)} ", f"bold {paint.CURSOR}")
            ways.stylize(doing(f"screen.{action}('{self.game}')"), start)
        self.query_one(".ways", Static).update(ways)

    def _about(self, page: "Menu") -> str:
        if self._facts is None:
            return ""
        least, most = self._facts.min_players, self._facts.max_players
        span = "open" if most is None else "same" if most == least else str(most)
        return page.say_of(self.game, "terminal-about", least=least, most=span)

    def action_play(self) -> None:
        """Play against a bot at once."""
        page = self.screen
        if isinstance(page, Menu):
            page.action_play(self.game)

    def action_players(self) -> None:
        """Choose the players first."""
        page = self.screen
        if isinstance(page, Menu):
            page.action_players(self.game)

    def on_click(self, event: events.Click) -> None:
        """Choose a game by its picture; a second click begins."""
        if event.chain == 2:
            self.action_play()


class Menu(Page[None]):
    """Choose a game; it appears before any rules are loaded."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"play_number({n})", show=False) for n in range(1, NUM_KEYS + 1)),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("c,C", "resume", show=False),
        Binding("l,L", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,Q,escape", "quit", show=False),
    ]

    def compose(self) -> ComposeResult:
        """Lay out the cards."""
        yield Static(id="menu-title")
        with Horizontal(id="cards"):
            for game in ids():
                yield Card(game)
        yield Clickable(id="resume")
        yield Static(id="notice", markup=False)
        yield Clickable(id="languages")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Begin with the first game."""
        self.query(Card).first().focus()
        self.retell()

    def on_screen_resume(self) -> None:
        """Look for unfinished games whenever the menu returns."""
        self.ludoteca.look_for_games()
        self.retell()

    def retell(self) -> None:
        """Write all texts in the language of the moment."""
        if not self.is_mounted:
            return
        title = Text()
        title.append("  L U D O T E C A  ", f"bold {paint.GROUND} on {paint.CURSOR}")
        title.append("  " + self.say("terminal-welcome"), paint.INK)
        self.query_one("#menu-title", Static).update(title)
        for card in self.query(Card):
            card.retell(self)
        count = len(self.ludoteca.games)
        resume = Text()
        if count:
            resume.append(" C ", f"bold {paint.GROUND} on {paint.LEGAL}")
            resume.append(" " + self.say("terminal-resume", count=count), f"bold {paint.LEGAL}")
            resume.stylize(doing("screen.resume"))
        self.query_one("#resume", Static).update(resume)
        self.query_one("#notice", Static).update(self.ludoteca.notice())
        languages = Text("  ")
        for language in LANGUAGES:
            is_chosen = language == self.ludoteca.language
            style = f"bold {paint.GROUND} on {paint.FIRST}" if is_chosen else paint.FAINT
            start = len(languages)
            languages.append(f" {NAMES[language]} ", style)
            languages.stylize(doing(f"screen.speak('{language}')"), start)
        self.query_one("#languages", Static).update(languages)
        hints = [
            Hint("⏎", "terminal-key-play", "screen.play_focused"),
            Hint("P", "terminal-key-players", "screen.players_focused"),
            Hint("L", "terminal-key-language", "screen.language"),
            Hint("?", "terminal-key-help", "screen.help"),
            Hint("Q", "terminal-key-quit", "screen.quit"),
        ]
        self.query_one(Keys).show(hints, self)

    @property
    def chosen(self) -> str:
        """Return the game under the cursor."""
        return self.focused.game if isinstance(self.focused, Card) else ids()[0]

    def action_play(self, game: str) -> None:
        """Play this game at once."""
        self.ludoteca.play_at_once(game)

    def action_play_number(self, number: int) -> None:
        """Play the game with this number, if there are so many."""
        if number <= len(ids()):
            self.action_play(ids()[number - 1])

    def action_players(self, game: str) -> None:
        """Choose the players of this game."""
        self.ludoteca.set_up(game)

    def action_play_focused(self) -> None:
        """Play the game under the cursor."""
        self.action_play(self.chosen)

    def action_players_focused(self) -> None:
        """Choose the players of the game under the cursor."""
        self.action_players(self.chosen)

    def action_resume(self) -> None:
        """Continue an unfinished game."""
        self.ludoteca.resume()

    def action_language(self) -> None:
        """Speak the next language."""
        following = (LANGUAGES.index(self.ludoteca.language) + 1) % len(LANGUAGES)
        self.ludoteca.speak(LANGUAGES[following])

    def action_speak(self, language: str) -> None:
        """Speak this language."""
        self.ludoteca.speak(language)

    def action_help(self) -> None:
        """Show the rules of the game under the cursor."""
        self.ludoteca.show_rules(self.chosen)

    def action_quit(self) -> None:
        """Leave."""
        self.ludoteca.exit(0)
