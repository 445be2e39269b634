"""Tell what a Quantik position is worth: boards with the plies of every placement, and reasons."""

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.quantik.analysis import Analysis, analyse, ending_of, outlooks, value_of
from ludoteca.games.quantik.drawing import draw, worth
from ludoteca.games.quantik.rules import (
    NUM_CELLS,
    SHAPES,
    State,
    format_move,
    format_position,
    turn,
)
from ludoteca.games.quantik.worth import how_it_ends
from ludoteca.texts import Texts

MAX_ALIKE = 5  # moves that are named; of more only the number is told


def as_json(state: State) -> dict[str, object]:
    """Return the analysis as the documented JSON object."""
    analysis = analyse(state)
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


def report(state: State, texts: Texts) -> list[RenderableType]:
    """Draw the position and tell all about it."""
    analysis = analyse(state)
    drawing = draw(state, texts.language)
    if not analysis.moves:
        ending = ending_of(state)
        over = texts("quantik-analysis-over", kind=ending.kind, number=ending.number)
        return [drawing, "", over]
    values = {"value": analysis.value, "plies": analysis.plies}
    verdict = texts("quantik-analysis-verdict", player=turn(state) + 1, **values)
    parts: list[RenderableType] = [
        drawing,
        "",
        Text(verdict, "bold"),
        "",
        _grids(state, analysis, texts),
        texts("quantik-analysis-legend"),
        "",
        texts("quantik-analysis-best", moves=" ".join(_moves(state, analysis.line))),
        f"{_ending(state, analysis.line, texts)}.",
    ]
    losing = [move for move in analysis.moves if value_of(move[1]) == "loss"]
    if losing:
        parts += ["", _losses(state, losing, texts)]
    return parts


def _grids(state: State, analysis: Analysis, texts: Texts) -> Text:
    """Write the worth of each placement on four small boards side by side, one for each shape."""
    plies = dict(analysis.moves)
    pieces = format_position(state).replace("/", "")
    text = Text(no_wrap=True)
    for letter in SHAPES:
        name = texts("quantik-terminal-shape", shape=letter)
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
    table.add_column(texts("quantik-analysis-heading-losing"), max_width=20)
    table.add_column(texts("quantik-analysis-heading-plies"), justify="right", no_wrap=True)
    table.add_column(texts("quantik-analysis-heading-why"))
    for outlook in outlooks(state, losing):
        moves = _moves(state, outlook.actions)
        alike = ", ".join(moves)
        if len(moves) > MAX_ALIKE:
            alike = texts("quantik-analysis-alike", move=moves[0], count=len(moves) - 1)
        play = " ".join(_moves(state, outlook.line))
        why = f"{_ending(state, outlook.line, texts)}.\n{play}"
        table.add_row(alike, str(outlook.plies), why)
    return table


def _ending(state: State, line: list[int], texts: Texts) -> str:
    """Say in words how a line of play ends, to the player who begins it."""
    message, values = how_it_ends(state, line)
    return texts(message, **values)


def _moves(state: State, actions: Iterable[int]) -> list[str]:
    """Write moves."""
    return [format_move(state, turn(state), action) for action in actions]
