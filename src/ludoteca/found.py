"""Find the games that are installed: packages with an entry point in the group `ludoteca.games`."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

GROUP = "ludoteca.games"


@cache
def game_packages() -> dict[str, str]:
    """Return the package of each game by the game's id, ours first; nothing is imported."""
    points = sorted(
        entry_points(group=GROUP),
        key=lambda point: (not point.module.startswith("ludoteca."), point.name),
    )
    return {point.name: point.module for point in points}


@cache
def game_folder(game: str) -> Path | None:
    """Return the folder of a game, None if there is no such game."""
    package = game_packages().get(game)
    spec = find_spec(package) if package else None
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(next(iter(spec.submodule_search_locations)))


@contextmanager
def shown(game: str, package: str) -> Iterator[None]:
    """Let a game be found that is not installed, for as long as it is looked at."""
    game_packages()[game] = package
    game_folder.cache_clear()
    try:
        yield
    finally:
        del game_packages()[game]
        game_folder.cache_clear()
