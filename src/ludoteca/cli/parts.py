"""Find the part of a game that a command needs, or name the games that have it."""

from types import ModuleType

from ludoteca.cli.usage import UsageError
from ludoteca.games import load, offering


def part_of(game: str, part: str, command: str) -> ModuleType:
    """Return a further part of a game, or refuse in a sentence that names the command."""
    module = load(game).part(part)
    if module is None:
        others = offering(part)
        raise UsageError(
            "cli-error-part",
            command=command,
            game=load(game).name,
            number=len(others),
            games=", ".join(others),
        )
    return module
