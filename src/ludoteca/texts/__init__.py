"""All that Ludoteca says to people: Fluent catalogues in four languages, one folder each."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.found import game_folder

LANGUAGES = ("en", "fr", "it", "de")
_FOLDER = Path(__file__).parent


class Texts:
    """Speak one language: `Texts("fr")("error-unknown-game", name="go")`."""

    def __init__(self, language: str) -> None:
        """Choose the language; anything but one of LANGUAGES is a programming error."""
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language

    def __call__(self, message: str, /, **values: str | int | float) -> str:
        """Return the message; the first word of its id names the file it stands in."""
        bundle = _bundle(self.language, message.partition("-")[0])
        text, problems = bundle.format_pattern(bundle.get_message(message).value, values)
        if problems:
            raise ValueError(f"{self.language} {message}: {problems[0]}")
        return str(text)

    def __contains__(self, message: str) -> bool:
        """Say whether there is such a message; a game need not have all that could be said."""
        try:
            return bool(_bundle(self.language, message.partition("-")[0]).has_message(message))
        except OSError:  # a game without any texts
            return False

    def catalogue(self, name: str) -> str:
        """Return a catalogue as it is written, in Fluent."""
        return _file(self.language, name, "ftl").read_text("utf-8")

    def rules(self, game: str) -> str:
        """Return the rules of a game for its players, as Markdown."""
        return _file(self.language, game, "md").read_text("utf-8")


def choose_language(wanted: str | None, environ: Mapping[str, str] | None = None) -> str:
    """Return the wanted language if we speak it, else the locale's, else English."""
    environ = os.environ if environ is None else environ
    locale = next((environ[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(k)), "")
    candidates = [wanted or "", *environ.get("LANGUAGE", "").split(":"), locale]
    return next((c[:2].lower() for c in candidates if c[:2].lower() in LANGUAGES), "en")


@cache
def _bundle(language: str, name: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - 70 ms to import

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(Texts(language).catalogue(name)))
    return bundle


def _file(language: str, name: str, kind: str) -> Path:
    """Return a catalogue: a game's from its folder, in English where it lacks a language."""
    folder = game_folder(name)
    if folder is None:
        return _FOLDER / language / f"{name}.{kind}"
    file = folder / "texts" / f"{language}.{kind}"
    return file if file.exists() else file.with_name(f"en.{kind}")
