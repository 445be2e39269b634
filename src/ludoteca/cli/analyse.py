"""`ludoteca analyse`: what a position, the decisions and rolls of a match, or players are worth."""

import json
import sys
from argparse import Namespace
from pathlib import Path
from types import ModuleType
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.cli import matches
from ludoteca.cli.console import Console
from ludoteca.cli.patience import patience
from ludoteca.cli.reading import is_file, read_text
from ludoteca.cli.tables import new_table, number_text, reason_text, words_json
from ludoteca.cli.usage import UsageError
from ludoteca.faces import draw
from ludoteca.games import Game, load
from ludoteca.match.analysis import Analysis, Choice, analyse
from ludoteca.match.luck import take_apart
from ludoteca.match.review import worth_of
from ludoteca.texts import Texts

MAX_ROLLS = 20  # that are shown; JSON has them all


def run(arguments: Namespace, texts: Texts) -> int:
    """Analyse a position or a record and print it, for people or as JSON."""
    game = load(arguments.game)
    worth_of(game)
    if bool(arguments.position) == (arguments.folder is not None):
        raise UsageError("cli-error-analyse-what")
    if arguments.svg and not (arguments.position and is_file(arguments.position[0])):
        raise UsageError("cli-error-analyse-svg")
    with patience(texts):
        if arguments.folder is not None:
            found = _of_folder(game, arguments, texts)
        elif len(arguments.position) == 1 and is_file(arguments.position[0]):
            found = _of_record(game, arguments, texts)
        else:
            found = _of_position(game, arguments, texts)
    if arguments.json:
        sys.stdout.write(json.dumps(found, indent=2) + "\n")
    else:
        console = Console(highlight=False)
        for part in found:  # drawings are never broken, words are
            console.print(part, soft_wrap=isinstance(part, Text))
    return 0


def _of_position(game: Game, arguments: Namespace, texts: Texts) -> Any:
    """Analyse a position, as the game itself tells it where it does."""
    state = game.rules.parse_position(" ".join(arguments.position))
    own: ModuleType | None = game.part("report")
    if own is not None:
        return own.as_json(state) if arguments.json else own.report(state, texts)
    analysis = analyse(game, state)
    if arguments.json:
        return position_json(game, state, analysis)
    return _report(game, state, analysis, texts)


def _of_record(game: Game, arguments: Namespace, texts: Texts) -> Any:
    """Take the match of a record apart."""
    match = matches.read_match(game, read_text(arguments.position[0]))
    apart = take_apart(match)
    if arguments.svg:
        _write(Path(arguments.svg), matches.match_svg(match, apart, texts))
    if arguments.json:
        return matches.match_json(match, apart)
    return matches.match_report(match, apart, texts)


def _of_folder(game: Game, arguments: Namespace, texts: Texts) -> Any:
    """Rate everybody in the records of a folder."""
    rates, passed_over = matches.folder_rates(game, Path(arguments.folder), texts)
    for sentence in passed_over:
        sys.stderr.write(f"{sentence}\n")
    if arguments.json:
        return matches.rates_json(game, rates)
    return [matches.rates_report(rates, texts)]


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError("cli-error-write", error, file=str(file)) from None


# As JSON -----------------------------------------------------------------------------------


def position_json(game: Game, state: Any, analysis: Analysis) -> dict[str, object]:
    """Return the analysis of a position as the documented JSON object."""
    rules = game.rules
    return {
        "game": game.id,
        "values": list(analysis.values),
        "moves": [
            {
                "player": choice.player,
                "move": rules.format_move(state, choice.player, choice.action),
                "action": choice.action,
                "value": choice.value,
                "error": choice.error,
                "plies": choice.plies,
                "words": words_json(choice.words),
            }
            for choice in analysis.choices
        ],
        "rolls": [
            {
                "dice": _dice(game, chance.faces),
                "probability": chance.probability,
                "values": list(chance.values),
            }
            for chance in analysis.chances
        ],
    }


# For people --------------------------------------------------------------------------------


def _report(game: Game, state: Any, analysis: Analysis, texts: Texts) -> list[RenderableType]:
    """Draw a position, then list what every player, move and roll is worth."""
    parts: list[RenderableType] = [draw(game.id, state, texts.language), ""]
    if game.rules.outcome(state) is not None:
        return [*parts, texts("cli-analyse-over")]
    if len(analysis.values) == 1:
        parts.append(texts("cli-analyse-score", value=analysis.values[0]))
    else:
        chances = [
            f"{texts('cli-analyse-player', player=player)} {texts('cli-percent', value=value)}"
            for player, value in enumerate(analysis.values, 1)
        ]
        parts.append(texts("cli-analyse-chance", chances=", ".join(chances)))
    if analysis.choices:
        parts += ["", _choices(game, state, analysis, texts)]
    if analysis.chances:
        parts += ["", _chances(game, state, analysis, texts)]
        if len(analysis.chances) > MAX_ROLLS:
            parts.append(texts("cli-analyse-more", count=len(analysis.chances) - MAX_ROLLS))
    return parts


def _choices(game: Game, state: Any, analysis: Analysis, texts: Texts) -> Table:
    """List all moves with their worth, their plies where they are known, and the reason."""
    choices = analysis.choices
    has_plies = any(choice.plies is not None for choice in choices)
    has_words = any(choice.words is not None for choice in choices)
    table = new_table(texts, "who", "move", "worth", *["plies"] * has_plies, *["why"] * has_words)
    for choice in choices:
        cells = [
            str(choice.player + 1),
            game.rules.format_move(state, choice.player, choice.action),
            _value(choice, len(analysis.values), texts),
        ]
        cells += [number_text(choice.plies)] * has_plies + [
            reason_text(choice.words, texts)
        ] * has_words
        table.add_row(*cells)
    return table


def _chances(game: Game, state: Any, analysis: Analysis, texts: Texts) -> Table:
    """List the rolls, those first that are best for who throws."""
    table = new_table(texts, "roll", "probability", "worth")
    player = game.rules.roller(state) or 0
    best = sorted(analysis.chances, key=lambda chance: -chance.values[player])
    for chance in best[:MAX_ROLLS]:
        probability = texts("cli-percent", value=chance.probability)
        kind = "cli-points" if len(chance.values) == 1 else "cli-percent"
        values = " : ".join(texts(kind, value=value) for value in chance.values)
        table.add_row(_dice(game, chance.faces), probability, values)
    return table


def _value(choice: Choice, num_players: int, texts: Texts) -> str:
    """Write what a move is worth: a chance, or points where nobody plays against."""
    kind, scale = ("cli-points", 1) if num_players == 1 else ("cli-percent", 100)
    if not choice.error:
        return texts(kind, value=choice.value)
    return texts(f"{kind}-error", value=choice.value, error=scale * choice.error)


def _dice(game: Game, faces: tuple[int, ...]) -> str:
    return " ".join(game.rules.die_faces[face - 1] for face in faces)
