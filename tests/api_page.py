"""Write docs/api.md from the docstrings of what `import ludoteca` offers.

`python -m tests.api_page` rewrites it; tests/test_library.py fails where it is out of date.
"""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import ludoteca as lu
from tests.architecture import ROOT

PAGE = ROOT / "docs" / "api.md"
INTRODUCTION = """# The library

`import ludoteca as lu` is quick: every name below is imported when it is first asked for. Seats and
players count from 0. Whatever cannot be done raises an error whose text is a sentence for people.
This page is written from the docstrings by `python -m tests.api_page`; the tests run its examples.
"""
ERRORS = """All of them are `LudotecaError`, which is a `ValueError`. `str(error)` is its sentence
in English, `error.sentence("fr")` in French.
"""
CHAPTERS = {
    "Play": ("Match", "Position", "Seat", "Bot", "bot"),
    "Ask": (
        "analyse",
        "Analysis",
        "ValuedMove",
        "review",
        "Reviewed",
        "simulate",
        "Simulation",
        "Tally",
    ),
    "Keep": ("load_record", "verify", "Verification"),
    "What happens in a match": ("Move", "Roll", "Resign", "Result", "Dice"),
    "Games": ("game_ids", "load_game", "Game", "Rules", "Bots", "Words", "Worth"),
    "Errors": (
        "LudotecaError",
        "BotFailed",
        "IllegalMove",
        "InvalidMove",
        "InvalidPosition",
        "InvalidRecord",
        "InvalidSetup",
        "NoWorth",
        "StaleMove",
        "UnknownBot",
        "UnknownGame",
        "UnusableGame",
    ),
}


def page() -> str:
    """Return the whole page."""
    parts = [INTRODUCTION]
    for chapter, names in CHAPTERS.items():
        parts.append(f"## {chapter}\n")
        if chapter == "Errors":
            rows = [f"| `{name}` | {inspect.getdoc(getattr(lu, name))} |\n" for name in names]
            parts.append(f"{ERRORS}\n| error | when |\n|---|---|\n{''.join(rows)}")
        else:
            parts += [_entry(name) for name in names]
    return "\n".join(parts)


def _entry(name: str) -> str:
    """Describe one name: how it is called, its docstring, and what it has."""
    thing = getattr(lu, name)
    lines = [f"### {name}\n"]
    lines.append(f"```python\nlu.{name}{_signature(thing)}\n```\n")
    lines.append(_prose(inspect.getdoc(thing) or ""))
    members = list(_members(thing)) if inspect.isclass(thing) else []
    if members:
        lines.append("| | |\n|---|---|\n" + "".join(members))
    return "\n".join(lines)


def _members(thing: type[Any]) -> Iterator[str]:
    """Yield a row for every public method and property, those of the class itself first."""
    seen = {"start"}  # the constructor does the same and more
    for owner in thing.__mro__:
        if not owner.__module__.startswith("ludoteca"):
            continue
        for name, member in vars(owner).items():
            if (
                name.startswith("_")
                or name in seen
                or not _is_described(member)
                or not member.__doc__
            ):
                continue
            seen.add(name)
            function = member.__func__ if isinstance(member, classmethod | staticmethod) else member
            call = _signature(function) if inspect.isfunction(function) else ""
            first = (inspect.getdoc(member) or "").partition("\n")[0]
            yield f"| `{name}{call}` | {first} |\n".replace("(self, ", "(").replace("(self)", "()")


def _is_described(member: object) -> bool:
    kinds = (property, classmethod, staticmethod)
    return inspect.isfunction(member) or isinstance(member, kinds) or hasattr(member, "attrname")


def _signature(thing: Any) -> str:
    """Write how it is called, without the names of types, which the editor shows."""
    signature = inspect.signature(thing)
    bare = [p.replace(annotation=p.empty) for p in signature.parameters.values()]
    text = str(signature.replace(parameters=bare, return_annotation=signature.empty))
    return re.sub(r"<(?:function|class) ['.\w]+(?: at 0x[0-9a-f]+)?>", "…", text)


def _prose(docstring: str) -> str:
    """Set the examples of a docstring as code."""
    return (
        re.sub(
            r"(?:^(?:>>>|\.\.\.) .*\n?(?:(?!>>>).+\n?)*)+",
            lambda found: f"```python\n{found[0].rstrip()}\n```\n",
            docstring,
            flags=re.M,
        ).rstrip()
        + "\n"
    )


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
