"""Say moves in words, as far as the game has words for them."""

from typing import Any

from ludoteca.contract import Rules
from ludoteca.texts import Texts


def tell_move(rules: Rules[Any], state: Any, player: int, action: int, texts: Texts) -> str:
    """Return a move as the game describes it, else as it is written."""
    words = rules.describe(state, player, action)
    if words is None:
        return rules.format_move(state, player, action)
    return texts(words.message, **words.values)
