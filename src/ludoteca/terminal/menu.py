"""The first screen: three games, unfinished ones, four languages."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ludoteca.games import GAMES
from ludoteca.terminal.draw import canvas as paint
from ludoteca.terminal.page import Clickable, Hint, Keys, Page, doing
from ludoteca.terminal.pictures import PICTURES
from ludoteca.texts import LANGUAGES

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch"}
TITLES = {"quantik": "Quantik", "knaster": "Knaster", "kuhvadis": "Kuh Vadis"}


class Card(Vertical, can_focus=True):
    """One game, to be played at once or set up first."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "play", show=False),
        Binding("p,P", "players", show=False),
    ]

    def __init__(self, game: str) -> None:
        """Show this game."""
        super().__init__(id=game)
        self.game = game

    def compose(self) -> ComposeResult:
        """Lay out picture, name and the two ways to begin."""
        number = GAMES.index(self.game) + 1
        yield Static(PICTURES[self.game](), classes="picture")
        yield Static(f"{number}  {TITLES[self.game]}", classes="name")
        yield Static(classes="about", markup=False)
        yield Clickable(classes="ways")

    def retell(self, page: "Menu") -> None:
        """Write the texts in the page's language."""
        self.query_one(".about", Static).update(page.say("terminal-about", game=self.game))
        ways = Text(justify="center")
        for message, action in (("terminal-play", "play"), ("terminal-players", "players")):
            start = len(ways)
            ways.append(f" {page.say(message)} ", f"bold {paint.CURSOR}")
            ways.stylize(doing(f"screen.{action}('{self.game}')"), start)
        self.query_one(".ways", Static).update(ways)

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
        *(Binding(str(n), f"play('{game}')", show=False) for n, game in enumerate(GAMES, 1)),
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
            for game in GAMES:
                yield Card(game)
        yield Clickable(id="resume")
        yield Static(id="notice", markup=False)
        yield Clickable(id="languages")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        """Begin with the first game."""
        self.query_one(f"#{GAMES[0]}").focus()
        self.retell()

    def on_screen_resume(self) -> None:
        """Look for unfinished games whenever the menu returns."""
        self.room.look_for_games()
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
        count = len(self.room.games)
        resume = Text()
        if count:
            resume.append(" C ", f"bold {paint.GROUND} on {paint.LEGAL}")
            resume.append(" " + self.say("terminal-resume", count=count), f"bold {paint.LEGAL}")
            resume.stylize(doing("screen.resume"))
        self.query_one("#resume", Static).update(resume)
        self.query_one("#notice", Static).update(self.room.notice())
        languages = Text("  ")
        for language in LANGUAGES:
            is_chosen = language == self.room.language
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
        return self.focused.game if isinstance(self.focused, Card) else GAMES[0]

    def action_play(self, game: str) -> None:
        """Play this game at once."""
        self.room.play_at_once(game)

    def action_players(self, game: str) -> None:
        """Choose the players of this game."""
        self.room.set_up(game)

    def action_play_focused(self) -> None:
        """Play the game under the cursor."""
        self.action_play(self.chosen)

    def action_players_focused(self) -> None:
        """Choose the players of the game under the cursor."""
        self.action_players(self.chosen)

    def action_resume(self) -> None:
        """Continue an unfinished game."""
        self.room.resume()

    def action_language(self) -> None:
        """Speak the next language."""
        following = (LANGUAGES.index(self.room.language) + 1) % len(LANGUAGES)
        self.room.speak(LANGUAGES[following])

    def action_speak(self, language: str) -> None:
        """Speak this language."""
        self.room.speak(language)

    def action_help(self) -> None:
        """Show the rules of the game under the cursor."""
        self.room.show_rules(self.chosen)

    def action_quit(self) -> None:
        """Leave."""
        self.room.exit(0)
