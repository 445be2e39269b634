"""Sheets of the tiny game: a die that already lies there."""


def make_sheet(seed: int) -> str:
    """Return a position with a die."""
    return f"000{1 + seed % 2}0"
