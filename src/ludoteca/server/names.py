"""What somebody may be called: one rule for all ways in, and every character can be seen."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

LONGEST_NAME = 24
MOST_MARKS = 4  # on one letter: what languages need; more of them run into other lines
# Characters that nobody sees: controls, formats (also those that turn sentences round or join
# signs), separators of lines, private ones, no characters, and letters that are drawn as nothing.
_UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160"
    r"\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff"
    r"\ufdd0-\ufdef\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U000110bd\U000110cd"
    r"\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    r"\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe-\U0010ffff"
)
_COLOUR = r"\ufe0f"  # follows many pictures that phones offer, and is nothing by itself


def _has_few_marks(name: str) -> str:
    """Refuse towers of marks, and a mark that stands on nothing."""
    height = MOST_MARKS  # before the first letter there is none to stand on
    for letter in name:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height > MOST_MARKS:
            raise ValueError("too many marks on one letter")
    return name


Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=LONGEST_NAME,
        pattern=rf"^[^{_UNSEEN}]*[^\s{_COLOUR}{_UNSEEN}][^{_UNSEEN}]*$",
    ),
    AfterValidator(_has_few_marks),
]
