"""The catalogues: complete and alike in all languages, nothing missing, nothing unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteca.found import game_folder
from ludoteca.games import ids
from ludoteca.texts import LANGUAGES, Texts, choose_language

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "ludoteca" / "texts"
OURS = [game for game in ids() if (ROOT / "src") in (game_folder(game) or ROOT).parents]
FILES = [*sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")), *OURS]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def place(language: str, name: str, kind: str = "ftl") -> Path:
    """Return where a catalogue lies: a game's in the folder of the game."""
    folder = game_folder(name)
    if folder is None:
        return FOLDER / language / f"{name}.{kind}"
    return folder / "texts" / f"{language}.{kind}"


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    """Read a catalogue; each message once and in order."""
    resource = FluentParser().parse(place(language, file).read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert junk == []
    entries = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in entries]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    return dict(zip(names, entries, strict=True))


def parts(node: object) -> Iterator[ftl.BaseNode]:
    """Walk through a message."""
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from parts(value)


def needs(message: ftl.Message) -> set[str]:
    """Name the variables of a message, and the words that select its variants."""
    found = set()
    for part in parts(message):
        if isinstance(part, ftl.VariableReference):
            found.add(f"${part.id.name}")
        if isinstance(part, ftl.Variant) and isinstance(part.key, ftl.Identifier):
            found |= {f"[{part.key.name}]"} if part.key.name not in PLURALS else set()
    return found


def all_ids() -> set[str]:
    """Collect every message id."""
    return {name for file in FILES for name in messages("en", file)}


def used_texts() -> Iterator[str]:
    """Find what may name messages in the sources, `*` standing for a part filled in later."""
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            if isinstance(node, ast.JoinedStr):
                values = (getattr(value, "value", None) for value in node.values)
                yield "".join(value if isinstance(value, str) else "*" for value in values)
    for path in (*(ROOT / "web" / "src").rglob("*"), *(ROOT / "src").rglob("web/*")):
        if path.suffix in {".ts", ".svelte"}:
            for text in re.findall(r"""["'`]([a-z][^"'`\s]*)["'`]""", path.read_text("utf-8")):
                yield re.sub(r"\$\{[^}]*\}", "*", text)
    for file in FILES:
        for message in messages("en", file).values():
            for part in parts(message):
                if isinstance(part, ftl.MessageReference):
                    yield part.id.name


def used_patterns() -> set[str]:
    """Keep what looks like a message id: a catalogue's name, then words joined by hyphens."""
    catalogues = "|".join(FILES)
    pattern = re.compile(rf"(?:{catalogues}|\*)-[a-z0-9*]+(?:-[a-z0-9*]+)*")
    return {text for text in used_texts() if pattern.fullmatch(text)}


def matches(pattern: str) -> set[str]:
    """Return the message ids that a pattern can name."""
    regex = re.compile(pattern.replace("*", "[a-z0-9-]+"))
    return {name for name in all_ids() if regex.fullmatch(name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    general = [file for file in FILES if file not in OURS]
    assert sorted(path.stem for path in (FOLDER / language).iterdir()) == general
    for game in OURS:
        assert place(language, game).exists()
        assert place(language, game, "md").exists()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    assert {name: needs(other[name]) for name in other} == {
        name: needs(english[name]) for name in english
    }
    assert [name for name in other if name.split("-")[0] != file] == []


def test_every_message_is_used() -> None:
    used = set().union(*map(matches, used_patterns()))
    # The browser says what is general in a game's own words, where the game has them.
    used |= {f"{game}-{name}" for game in OURS for name in used if name.startswith("web-")}
    assert sorted(all_ids() - used) == []


def test_every_message_used_exists() -> None:
    assert sorted(pattern for pattern in used_patterns() if not matches(pattern)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_rules_have_the_same_chapters(language: str, game: str) -> None:
    assert chapters(language, game) == chapters("en", game)
    assert chapters(language, game)[0] == "#"


def chapters(language: str, game: str) -> list[str]:
    """List the levels of the headings of the rules for players."""
    text = Texts(language).rules(game)
    without_code = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"^(#+) \S", without_code, re.MULTILINE)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_typographic_quotes(language: str, file: str) -> None:
    # In brackets stand quotations of records, which are typed as they are.
    found = {name: re.sub(r"\[.*?\]", "", text) for name, text in wordings(language, file).items()}
    assert [name for name, text in found.items() if re.search("""['"]""", text)] == []


@pytest.mark.parametrize("file", FILES)
def test_french_signs_stand_behind_a_space_that_does_not_break(file: str) -> None:
    found = wordings("fr", file).items()
    assert [name for name, text in found if re.search(r" [;:!?»]|« |\w[;!?»]|«\w", text)] == []


def wordings(language: str, file: str) -> dict[str, str]:
    """Return what each message says, whatever its variables hold."""
    return {
        name: "".join(part.value for part in parts(message) if isinstance(part, ftl.TextElement))
        for name, message in messages(language, file).items()
    }


def test_a_message_is_said_in_each_language() -> None:
    said = {
        Texts(language)("error-unknown-game", name="go", games="ludo") for language in LANGUAGES
    }
    assert len(said) == 4
    assert all("go" in text and "ludo" in text for text in said)


def test_unknown_languages_messages_and_missing_values_are_errors() -> None:
    with pytest.raises(ValueError, match="language must be one of en, fr, it, de, not 'es'"):
        Texts("es")
    with pytest.raises(LookupError):
        Texts("en")("error-of-no-kind")
    with pytest.raises(ValueError, match="error-unknown-game"):
        Texts("en")("error-unknown-game", name="go")


@pytest.mark.parametrize(
    ("wanted", "environ", "expected"),
    [
        ("it", {"LANG": "fr_FR.UTF-8"}, "it"),
        ("DE", {}, "de"),
        (None, {"LANG": "fr_CH.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": ""}, "it"),
        (None, {"LANG": "de_DE", "LANGUAGE": "es:it:de"}, "it"),
        (None, {"LANG": "es_ES.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        ("es", {"LANG": "de_DE"}, "de"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_wanted_one_or_the_locales(
    wanted: str | None, environ: dict[str, str], expected: str
) -> None:
    assert choose_language(wanted, environ) == expected
