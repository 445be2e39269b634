"""Quantik, Knaster and Kuh Vadis: exact rules, fast engines, and a place to play.

>>> import ludoteca as lu
>>> m = lu.Match("quantik")
>>> m.play("Aa1")
True

`print(m)` draws the board, and a notebook shows it as a picture. All names are imported when they
are asked for first, so that `import ludoteca` costs nothing.
"""

from importlib import import_module

TYPE_CHECKING = False  # checkers know the name; importing it from typing would double the time
if TYPE_CHECKING:
    from typing import Any

    from ludoteca.contract import Bots, Game, Rules, UnusableGame, Words, Worth
    from ludoteca.errors import (
        IllegalMove,
        InvalidMove,
        InvalidPosition,
        InvalidSetup,
        LudotecaError,
        UnknownBot,
        UnknownGame,
    )
    from ludoteca.games import ids as game_ids
    from ludoteca.games import load as load_game
    from ludoteca.lab.simulate import Result as Simulation
    from ludoteca.lab.simulate import Tally
    from ludoteca.library.analyse import Analysis, ValuedMove, analyse
    from ludoteca.library.bots import Bot, bot
    from ludoteca.library.match import Match
    from ludoteca.library.position import Position
    from ludoteca.library.records import load_record
    from ludoteca.library.simulate import simulate
    from ludoteca.match.dice import Dice
    from ludoteca.match.events import Move, Resign, Result, Roll, Seat
    from ludoteca.match.match import StaleMove
    from ludoteca.match.record import InvalidRecord, Verification, verify
    from ludoteca.match.review import NoWorth, Reviewed, review
    from ludoteca.match.thinking import BotFailed

__version__ = "0.1.0"

_HOMES = {  # the module of each name, and its name there where that is another one
    "Analysis": "ludoteca.library.analyse",
    "Bot": "ludoteca.library.bots",
    "BotFailed": "ludoteca.match.thinking",
    "Bots": "ludoteca.contract",
    "Dice": "ludoteca.match.dice",
    "Game": "ludoteca.contract",
    "IllegalMove": "ludoteca.errors",
    "InvalidMove": "ludoteca.errors",
    "InvalidPosition": "ludoteca.errors",
    "InvalidRecord": "ludoteca.match.record",
    "InvalidSetup": "ludoteca.errors",
    "LudotecaError": "ludoteca.errors",
    "Match": "ludoteca.library.match",
    "Move": "ludoteca.match.events",
    "NoWorth": "ludoteca.match.review",
    "Position": "ludoteca.library.position",
    "Resign": "ludoteca.match.events",
    "Result": "ludoteca.match.events",
    "Reviewed": "ludoteca.match.review",
    "Roll": "ludoteca.match.events",
    "Rules": "ludoteca.contract",
    "Seat": "ludoteca.match.events",
    "Simulation": "ludoteca.lab.simulate:Result",
    "StaleMove": "ludoteca.match.match",
    "Tally": "ludoteca.lab.simulate",
    "UnknownBot": "ludoteca.errors",
    "UnknownGame": "ludoteca.errors",
    "UnusableGame": "ludoteca.contract",
    "ValuedMove": "ludoteca.library.analyse",
    "Verification": "ludoteca.match.record",
    "Words": "ludoteca.contract",
    "Worth": "ludoteca.contract",
    "analyse": "ludoteca.library.analyse",
    "bot": "ludoteca.library.bots",
    "game_ids": "ludoteca.games:ids",
    "load_game": "ludoteca.games:load",
    "load_record": "ludoteca.library.records",
    "review": "ludoteca.match.review",
    "simulate": "ludoteca.library.simulate",
    "verify": "ludoteca.match.record",
}

__all__ = [
    "Analysis",
    "Bot",
    "BotFailed",
    "Bots",
    "Dice",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "LudotecaError",
    "Match",
    "Move",
    "NoWorth",
    "Position",
    "Resign",
    "Result",
    "Reviewed",
    "Roll",
    "Rules",
    "Seat",
    "Simulation",
    "StaleMove",
    "Tally",
    "UnknownBot",
    "UnknownGame",
    "UnusableGame",
    "ValuedMove",
    "Verification",
    "Words",
    "Worth",
    "analyse",
    "bot",
    "game_ids",
    "load_game",
    "load_record",
    "review",
    "simulate",
    "verify",
]


def __getattr__(name: str) -> "Any":
    """Import a name when it is asked for first."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, other = _HOMES[name].partition(":")
    globals()[name] = getattr(import_module(module), other or name)
    return globals()[name]


def __dir__() -> list[str]:
    """Name everything, also what is not imported yet."""
    return sorted({*globals(), *__all__})
