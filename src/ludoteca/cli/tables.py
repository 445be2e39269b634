"""Tables, moves and reasons as `ludoteca analyse` writes them."""

from typing import Any, Literal

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ludoteca.contract import Words
from ludoteca.match.match import Match
from ludoteca.match.review import Reviewed
from ludoteca.texts import Texts

MAX_NAME = 14  # characters
_WORDS = {"who", "move", "best", "why", "roll"}


def new_table(texts: Texts, *columns: str) -> Table:
    """Return an empty table; words stand on the left, numbers on the right."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for name in columns:
        heading = texts(f"cli-analyse-{name}")
        justify: Literal["left", "right"] = "left" if name in _WORDS else "right"
        width = MAX_NAME if name == "who" else None
        is_whole = name not in ("who", "why")  # names are broken rather than a number cut off
        table.add_column(
            heading, justify=justify, no_wrap=is_whole, max_width=width, overflow="fold"
        )
    return table


def move_text(match: Match[Any], move: Reviewed, action: int) -> str:
    """Write an action as it could have been played then."""
    return match.rules.format_move(move.state, match.player_of(move.seat), action)


def reason_text(words: Words | None, texts: Texts) -> str:
    """Say a reason, if there is one."""
    return texts(words.message, **words.values) if words else ""


def number_text(number: int | None) -> str:
    """Write a number, if there is one."""
    return "" if number is None else str(number)


def words_json(words: Words | None) -> dict[str, object] | None:
    """Return a sentence by its id and its values."""
    return words and {"message": words.message, "values": dict(words.values)}
