"""Fill docs/quantik-solution.md with figures, and draw its pictures.

`python -m tests.solution_page` solves Quantik anew, lets its bots play each other, and writes what
came out; a deep test fails where the page says anything else.
"""

import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import combinations, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.games.quantik.analysis import analyse, follow, outlooks
from ludoteca.games.quantik.bots import BOTS
from ludoteca.games.quantik.drawing import LETTERS, worth
from ludoteca.games.quantik.picture import Board, sheet
from ludoteca.games.quantik.rules import (
    NUM_CELLS,
    State,
    format_move,
    format_position,
    initial_state,
    parse_position,
    turn,
)
from ludoteca.games.quantik.solution import Solution
from ludoteca.games.quantik.solve import solve
from ludoteca.games.quantik.survey import PlySurvey, survey
from ludoteca.lab.simulate import Plan, Result, simulate

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "quantik-solution.md"
PICTURES = ROOT / "docs" / "pictures"
GAMES = 20_000
WORKERS = 2
FIRST_MOVE = "A.../..../..../...."
FIGHTS = ("AbA./..../.a../....", "A.../..B./b.a./....", "A.../..B./b.a./.C..")
ONLY_MOVES = ("A.../..B./..a./....", "a.B./.C../..../....", "AbA./.bCC/.a../....")
_BLOCK = re.compile(r"<!-- figures: (\w+) -->\n.*?<!-- end -->", re.S)


def blocks() -> dict[str, str]:
    """Return every block of figures by its name; this takes minutes."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(WORKERS) as executor:
        return {
            "replies": replies(),
            "counts": counts(Path(folder), executor),
            "survey": surveyed(survey(Path(folder), executor)),
            "matches": matches(executor),
        }


def filled(page: str, figures: dict[str, str]) -> str:
    """Return the page with these figures in their places."""
    return _BLOCK.sub(
        lambda found: f"<!-- figures: {found[1]} -->\n\n{figures[found[1]]}\n\n<!-- end -->", page
    )


def replies() -> str:
    """Tell what the second player's first move is worth, one row for all that are alike."""
    state = parse_position(FIRST_MOVE)
    rows = []
    for outlook in outlooks(state, analyse(state).moves):
        move = format_move(state, 1, outlook.actions[0])
        value = "wins" if outlook.plies % 2 else "loses"
        rows.append((f"`{move}`", str(len(outlook.actions)), f"{value} in {outlook.plies} plies"))
    return table(("reply to `Aa1`", "replies like it", "best play"), rows)


def counts(folder: Path, executor: Executor) -> str:
    """Count the classes of each ply, as `ludoteca solve quantik` prints them."""
    found = solve(folder, executor).counts
    headings = ("pieces", "classes", "stuck", "win at once", "… by a line", "wins", "losses")
    sums = [sum(column) for column in zip(*found, strict=True)]
    rows = [[f"{number:,}" for number in row] for row in found]
    return table(headings, [*rows, ["**all**", *(f"**{number:,}**" for number in sums[1:])]])


def surveyed(surveys: list[PlySurvey]) -> str:
    """Tell of each ply how long its longest fights are, and where a single move wins."""
    headings = (
        "pieces",
        "longest",
        "classes so long",
        "an example",
        "classes with one winning move",
    )
    rows = [
        (
            str(found.ply),
            str(found.longest),
            f"{len(found.fights):,}",
            f"`{format_position(found.fights[0])}`",
            f"{found.only_moves:,}",
        )
        for found in surveys
    ]
    return table(headings, rows)


def matches(executor: Executor) -> str:
    """Let every bot play every other one."""
    results = {
        (weaker, stronger): simulate(
            Plan(game="quantik", bots=(stronger, weaker), games=GAMES, seed=1), executor, WORKERS
        )
        for weaker, stronger in combinations(BOTS.names, 2)
    }
    neighbours = [_match_row(results[pair]) for pair in pairwise(BOTS.names)]
    rows = []
    for stronger in BOTS.names[:0:-1]:
        shares = (
            f"{share(results[weaker, stronger]):.2%}" if (weaker, stronger) in results else ""
            for weaker in BOTS.names[:-1]
        )
        rows.append((f"`{stronger}`", *shares))
    headings = ("stronger", "weaker", "wins", "of", "share", "95 % interval")
    against = [f"`{bot}`" for bot in BOTS.names[:-1]]
    return table(headings, neighbours) + "\n\n" + table(("beats", *against), rows)


def share(result: Result) -> float:
    """Return the share of games that the first seat won."""
    return result.seats[0].wins / result.games


def _match_row(result: Result) -> tuple[str, ...]:
    stronger, weaker = result.seats
    low, high = stronger.win_interval()
    names = f"`{stronger.name}`", f"`{weaker.name}`"
    numbers = f"{stronger.wins:,}", f"{result.games:,}", f"{share(result):.1%}"
    return (*names, *numbers, f"{low:.1%} – {high:.1%}")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a table in Markdown, numbers to the right."""
    ruler = ["---", *("---:" for _ in headings[1:])]
    return "\n".join("| " + " | ".join(row) + " |" for row in (headings, ruler, *rows))


# Pictures ----------------------------------------------------------------------------------


def pictures() -> Iterator[tuple[str, str]]:
    """Draw every picture of the page; return each with its file name."""
    yield "quantik-replies.svg", sheet([_values(FIRST_MOVE, 1), _values(FIRST_MOVE, 0)])
    yield "quantik-best-line.svg", sheet([_best_line()])
    yield "quantik-fights.svg", sheet([_choices(qfen) for qfen in FIGHTS])
    yield "quantik-only-moves.svg", sheet([_choices(qfen) for qfen in ONLY_MOVES])


def _values(qfen: str, shape: int) -> Board:
    """Show what a shape is worth on each cell."""
    state = parse_position(qfen)
    labels = {
        action % NUM_CELLS: worth(plies)[0]
        for action, plies in analyse(state).moves
        if action // NUM_CELLS == shape
    }
    name = ("a sphere", "another shape")[shape]
    return Board(state, labels, (f"The reply with {name}",))


def _choices(qfen: str) -> Board:
    """Show the winning placements of a position."""
    state = parse_position(qfen)
    analysis = analyse(state)
    winning = [action for action, plies in analysis.moves if plies % 2]
    labels: dict[int, str] = {}
    for action in winning:
        shape, cell = divmod(action, NUM_CELLS)
        labels[cell] = labels.get(cell, "") + LETTERS[turn(state)][shape]
    found = f"{len(winning)} of {len(analysis.moves)} moves win"
    if len(winning) == 1:
        found = f"1 of {len(analysis.moves)} moves wins: {format_move(state, 0, winning[0])}"
    return Board(state, labels, (qfen, f"won in {analysis.plies} plies", found))


def _best_line() -> Board:
    """Show the end of the best line with its moves numbered."""
    line = Solution.load().line(initial_state())
    end: State = follow(initial_state(), line)
    labels = {action % NUM_CELLS: str(number) for number, action in enumerate(line, 1)}
    return Board(end, labels, ("Best play, move by move",))


def write_pictures() -> None:
    """Write every picture."""
    PICTURES.mkdir(exist_ok=True)
    for name, picture in pictures():
        (PICTURES / name).write_text(picture, "utf-8")


if __name__ == "__main__":
    write_pictures()
    PAGE.write_text(filled(PAGE.read_text("utf-8"), blocks()), "utf-8")
