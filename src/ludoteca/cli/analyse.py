"""`ludoteca analyse`: say what every move of a position is worth, and why."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.cli.patience import patience
from ludoteca.cli.usage import UsageError
from ludoteca.games.quantik import (
    NUM_CELLS,
    SHAPES,
    State,
    format_cell,
    format_move,
    format_position,
    parse_position,
    turn,
)
from ludoteca.players.quantik_analysis import (
    Analysis,
    analyse,
    ending_of,
    follow,
    outlooks,
    value_of,
)
from ludoteca.terminal.draw.quantik import draw, worth
from ludoteca.texts import Texts

MAX_ALIKE = 5  # moves that are named; of more only the number is told


def run(arguments: Namespace, texts: Texts) -> int:
    """Analyse a position and print it, for people or as JSON."""
    if arguments.game != "quantik":
        raise UsageError("analysis-error-game", game=arguments.game)
    with patience(texts):
        state = parse_position(arguments.position)
        analysis = analyse(state)
    if arguments.json:
        sys.stdout.write(json.dumps(as_json(state, analysis), indent=2) + "\n")
    else:
        _print(state, analysis, texts)
    return 0


def as_json(state: State, analysis: Analysis) -> dict[str, object]:
    """Return the analysis as the documented JSON object."""
    return {
        "value": analysis.value,
        "plies": analysis.plies,
        "line": _moves(state, analysis.line),
        "moves": [
            {"move": move, "action": action, "value": value_of(plies), "plies": plies}
            for action, plies in analysis.moves
            for move in _moves(state, [action])
        ],
    }


def _print(state: State, analysis: Analysis, texts: Texts) -> None:
    """Draw the position and tell all about it."""
    console = Console(highlight=False)
    console.print(draw(state, texts.language), soft_wrap=True)
    console.print()
    if not analysis.moves:
        ending = ending_of(state)
        console.print(texts("analysis-over", kind=ending.kind, number=ending.number))
        return
    player = turn(state) + 1
    values = {"value": analysis.value, "plies": analysis.plies}
    console.print(texts("analysis-verdict", player=player, **values), style="bold")
    console.print()
    console.print(_grids(state, analysis, texts), soft_wrap=True)
    console.print(texts("analysis-legend"))
    console.print()
    console.print(texts("analysis-best", moves=" ".join(_moves(state, analysis.line))))
    console.print(_ending(state, analysis.line, texts) + ".")
    losing = [move for move in analysis.moves if value_of(move[1]) == "loss"]
    if losing:
        console.print()
        console.print(_losses(state, losing, texts))


def _grids(state: State, analysis: Analysis, texts: Texts) -> Text:
    """Write the worth of each placement on four small boards side by side, one for each shape."""
    plies = dict(analysis.moves)
    pieces = format_position(state).replace("/", "")
    text = Text(no_wrap=True)
    for letter in SHAPES:
        name = texts("terminal-quantik-shape", shape=letter)
        text.append(f"     {letter} {name}".ljust(20), "bold")
    text.append("\n" + "     a   b   c   d  " * 4)
    for row in range(4):
        text.append("\n")
        for shape in range(len(SHAPES)):
            text.append(f" {row + 1}")
            for cell in range(4 * row, 4 * row + 4):
                action = shape * NUM_CELLS + cell
                label, colour = worth(plies[action]) if action in plies else ("·", "dim")
                if pieces[cell] != ".":
                    label, colour = pieces[cell], "bold"
                text.append(label.rjust(4), colour)
            text.append("  ")
    text.append("\n")
    return text


def _losses(state: State, losing: Iterable[tuple[int, int]], texts: Texts) -> Table:
    """Tell of each losing move how it loses, and of those alike once."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column(texts("analysis-heading-losing"), max_width=20)
    table.add_column(texts("analysis-heading-plies"), justify="right", no_wrap=True)
    table.add_column(texts("analysis-heading-why"))
    for outlook in outlooks(state, losing):
        moves = _moves(state, outlook.actions)
        alike = ", ".join(moves)
        if len(moves) > MAX_ALIKE:
            alike = texts("analysis-alike", move=moves[0], count=len(moves) - 1)
        play = " ".join(_moves(state, outlook.line))
        why = f"{_ending(state, outlook.line, texts)}.\n{play}"
        table.add_row(alike, str(outlook.plies), why)
    return table


def _ending(state: State, line: list[int], texts: Texts) -> str:
    """Say in words how a line of play ends, to the player who begins it."""
    ending = ending_of(follow(state, line))
    is_won = len(line) % 2 == 1  # who begins it also makes the last move
    if ending.kind == "stuck":
        return texts("analysis-stuck", who="opponent" if is_won else "you")
    shape, cell = divmod(line[-1], NUM_CELLS)
    return texts(
        "analysis-completes",
        who="you" if is_won else "opponent",
        kind=ending.kind,
        number=ending.number,
        shape=SHAPES[shape],
        cell=format_cell(cell),
    )


def _moves(state: State, actions: Iterable[int]) -> list[str]:
    """Write moves."""
    return [format_move(state, turn(state), action) for action in actions]
