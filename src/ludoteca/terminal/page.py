"""What all screens share: the app's language, and the line of keys at the bottom."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from rich.style import Style
from rich.text import Text
from textual import events
from textual.screen import Screen
from textual.widgets import Static

from ludoteca.errors import LudotecaError, reason_of
from ludoteca.faces import canvas as paint
from ludoteca.faces.widget import Hint
from ludoteca.texts import Texts

if TYPE_CHECKING:
    from ludoteca.terminal.app import LudotecaApp

Answer = TypeVar("Answer")


MIN_WIDTH, MIN_HEIGHT = 80, 24


class TooSmall(Static):
    """Covers a page while the window is too small for it; below, everything stays as it was."""


class Page(Screen[Answer]):
    """A screen that speaks the app's language and asks for a larger window where it needs one."""

    def on_mount(self) -> None:
        """Keep the cover ready."""
        self.mount(TooSmall(markup=False))

    def on_resize(self, event: events.Resize) -> None:
        """Cover the page while the window is too small."""
        is_small = event.size.width < MIN_WIDTH or event.size.height < MIN_HEIGHT
        for cover in self.query(TooSmall):
            cover.update(self.say("terminal-too-small", width=MIN_WIDTH, height=MIN_HEIGHT))
            cover.display = is_small

    @property
    def ludoteca(self) -> "LudotecaApp":
        """Return the app by its own type."""
        return cast("LudotecaApp", self.app)

    def say(self, message: str, **values: str | int) -> str:
        """Return a text in the language of the moment."""
        return Texts(self.ludoteca.language)(message, **values)

    def say_of(self, game: str, message: str, **values: str | int) -> str:
        """Return what a game says itself, `<game>-terminal-…`, else what is said of any game."""
        own = f"{game}-{message}"
        if own in Texts(self.ludoteca.language):
            return self.say(own)
        return self.say(message, **values)

    def retell(self) -> None:
        """Write all texts anew, after a change of language."""


def sentence_of(error: Exception, language: str) -> str:
    """Return what an error says: our own in the language, others as they come."""
    if isinstance(error, LudotecaError):
        return error.sentence(language)
    if isinstance(error, OSError):
        return reason_of(error, language)
    return str(error) if isinstance(error, UnicodeDecodeError) else repr(error)


class Clickable(Static):
    """A text with places that do something when they are clicked."""

    ALLOW_SELECT = False

    async def on_click(self, event: events.Click) -> None:
        """Do what the clicked place says."""
        action = event.style.meta.get("do")
        if isinstance(action, str):
            event.stop()
            await self.run_action(action)


def doing(action: str) -> Style:
    """Return the mark of a place in a clickable text that does something."""
    return Style(meta={"do": action})


class Keys(Clickable):
    """Keys with their meaning; each can be clicked too."""

    def show(self, hints: Sequence[Hint], page: Page[Answer]) -> None:
        """List these keys in the page's language."""
        text = Text(justify="left", no_wrap=True, overflow="ellipsis")
        for hint in hints:
            start = len(text)
            text.append(f" {hint.key} ", f"bold {paint.CURSOR}")
            text.append(f"{page.say(hint.message)} ", paint.INK)
            text.stylize(doing(hint.action), start)
        self.update(text, layout=False)
