"""Whether a game's texts are complete: the same messages and the rules in each language."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteca.found import game_folder
from ludoteca.testing.promises import Promise
from ludoteca.testing.subject import Subject
from ludoteca.texts import LANGUAGES


def check_texts(subject: Subject) -> None:
    """Require English texts at least, and that every other language has all that it has."""
    folder = (game_folder(subject.game.id) or Path()) / "texts"
    languages = [language for language in LANGUAGES if (folder / f"{language}.ftl").exists()]
    subject.require("en" in languages, Promise.TEXTS, f"{folder / 'en.ftl'} is missing")
    english = _messages(subject, folder / "en.ftl")
    for language in languages:
        rules = folder / f"{language}.md"
        has_rules = rules.exists() and rules.read_text("utf-8").startswith("# ")
        subject.require(has_rules, Promise.TEXTS, f"{rules} is missing or has no title")
        found = _messages(subject, folder / f"{language}.ftl")
        differing = sorted(found ^ english)
        subject.require(not differing, Promise.TEXTS, f"{language}.ftl and en.ftl: {differing}")


def _messages(subject: Subject, file: Path) -> set[str]:
    """Return the ids of all messages of a catalogue."""
    entries = FluentParser().parse(file.read_text("utf-8")).body
    broken = [entry.content.strip() for entry in entries if isinstance(entry, ftl.Junk)]
    subject.require(not broken, Promise.TEXTS, f"{file.name} has no message in {broken}")
    names = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    foreign = [name for name in names if not name.startswith(f"{subject.game.id}-")]
    subject.require(not foreign, Promise.TEXTS, f"{file.name} names {foreign}")
    return set(names)
