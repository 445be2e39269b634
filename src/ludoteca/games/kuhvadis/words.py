"""Kuh Vadis moves in words; a marked square speaks for itself."""

from ludoteca.contract import Words


def in_words(move: str) -> Words | None:
    """Name a pass, and what becomes of the dice."""
    if move == "pass":
        return Words("kuhvadis-move-pass", {})
    if not move.startswith("keep "):
        return None
    dice = move.removeprefix("keep ")
    return Words("kuhvadis-move-keep", {"dice": dice, "all": "yes" if dice == "-" else "no"})
