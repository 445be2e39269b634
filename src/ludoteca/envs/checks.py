"""Look at what a caller hands to an environment: words to choose from, and numbers."""

from collections.abc import Sequence
from operator import index
from typing import Any

from ludoteca.vector import InvalidBatch


def check_choice(value: str | None, names: Sequence[str]) -> None:
    """Refuse a word that is none of these; None stands for no wish."""
    if value is not None and value not in names:
        raise InvalidBatch("vector-error-mode", value=str(value), names=", ".join(names))


def check_number(name: str, value: Any) -> None:
    """Refuse what is no whole number from 1 on."""
    try:
        fits = index(value) >= 1
    except TypeError:
        fits = False
    if not fits:
        raise InvalidBatch("vector-error-number", name=name, value=str(value), least=1)
