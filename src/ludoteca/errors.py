"""Errors that carry a sentence for a person, in each of our languages."""

import errno
import re
from typing import Any

from ludoteca import texts

MAX_QUOTED = 400  # characters; Fluent refuses to quote more than a thousand


# Control characters, line separators and what turns the direction of writing round.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def one_line(text: str) -> str:
    """Return a text that stays on its line and commands no terminal, wherever it came from."""
    return _UNSEEN.sub("\N{REPLACEMENT CHARACTER}", text)


def reason_of(error: "LudotecaError | OSError", language: str) -> str:
    """Say why we or the system refused, in the language where we know it."""
    if isinstance(error, LudotecaError):
        return error.sentence(language)
    reason = error.strerror or str(error)
    code = errno.errorcode.get(error.errno or 0, "")
    return texts.Texts(language)("error-system", code=code, reason=reason)


class LudotecaError(ValueError):
    """Something a person asked for that cannot be done; `message` is its id in the catalogues."""

    def __init__(
        self,
        message: str,
        cause: "LudotecaError | OSError | None" = None,
        /,
        **values: str | int,
    ) -> None:
        """Name the sentence, what it gives as its reason, and the values it mentions."""
        super().__init__(message)
        self.message = message
        self.cause = cause
        self.values = {name: _quotable(value) for name, value in values.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep the values on the way from one process to another."""
        return _restore, (type(self), self.args, self.__dict__)

    def sentence(self, language: str) -> str:
        """Say what was wrong and what would be right."""
        values = dict(self.values)
        if self.cause is not None:
            values["reason"] = reason_of(self.cause, language)
        return texts.Texts(language)(self.message, **values)

    def __str__(self) -> str:
        """Say it in English."""
        return self.sentence("en")


def _restore(kind: type[LudotecaError], words: tuple[Any, ...], parts: dict[str, Any]) -> Any:
    """Make an error again from its parts."""
    error = kind.__new__(kind, *words)
    error.__dict__.update(parts)
    return error


def _quotable(value: str | int) -> str | int:
    """Cut a text that is too long to be quoted in a sentence."""
    is_long = isinstance(value, str) and len(value) > MAX_QUOTED
    return f"{str(value)[:MAX_QUOTED]}…" if is_long else value


class UnknownGame(LudotecaError):
    """No game has this id."""


class UnknownBot(LudotecaError):
    """No bot of this game has this name."""


class InvalidSetup(LudotecaError):
    """A game cannot begin like this: player count or sheet."""


class InvalidPosition(LudotecaError):
    """A position that cannot be read, or that breaks the rules of the game."""


class InvalidMove(LudotecaError):
    """A move that cannot be read."""


class IllegalMove(LudotecaError):
    """A move that can be read but is against the rules here."""
