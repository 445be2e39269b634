"""Errors that carry a sentence for a person, in each of our languages."""

from ludoteca import texts

MAX_QUOTED = 400  # characters; Fluent refuses to quote more than a thousand


class LudotecaError(ValueError):
    """Something a person asked for that cannot be done; `message` is its id in the catalogues."""

    def __init__(self, message: str, /, **values: str | int) -> None:
        """Name the sentence and the values it mentions."""
        super().__init__(message)
        self.message = message
        self.values = {name: _quotable(value) for name, value in values.items()}

    def sentence(self, language: str) -> str:
        """Say what was wrong and what would be right."""
        return texts.Texts(language)(self.message, **self.values)

    def __str__(self) -> str:
        """Say it in English."""
        return self.sentence("en")


def _quotable(value: str | int) -> str | int:
    """Cut a text that is too long to be quoted in a sentence."""
    is_long = isinstance(value, str) and len(value) > MAX_QUOTED
    return f"{str(value)[:MAX_QUOTED]}…" if is_long else value


class UnknownGame(LudotecaError):
    """No game has this id."""


class InvalidSetup(LudotecaError):
    """A game cannot begin like this: player count or sheet."""


class InvalidPosition(LudotecaError):
    """A position that cannot be read, or that breaks the rules of the game."""


class InvalidMove(LudotecaError):
    """A move that cannot be read."""


class IllegalMove(LudotecaError):
    """A move that can be read but is against the rules here."""
