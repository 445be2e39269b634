"""Measure the sheets of Kuh Vadis, and draw them in docs/kuhvadis-sheets.md.

`python -m tests.games.kuhvadis.sheets_page --measure` makes and measures sheets and writes their
table, which takes some minutes; without the option the page is written from the table.
"""

import sys
from pathlib import Path

from ludoteca.games.kuhvadis.balance import Balance, is_fair, measure
from ludoteca.games.kuhvadis.rules import initial_state
from ludoteca.games.kuhvadis.sheet_table import SHEETS
from ludoteca.games.kuhvadis.sheets import candidate
from ludoteca.games.kuhvadis.weights import load_net

ROOT = Path(__file__).parent.parent.parent.parent
PAGE = ROOT / "docs" / "kuhvadis-sheets.md"
TABLE = ROOT / "src" / "ludoteca" / "games" / "kuhvadis" / "sheet_table.py"
NUM_SYMMETRIC = 6
PAIRS = 200  # of games on each sheet
NAMES = (
    *("Alma", "Bella", "Clara", "Dora", "Emma", "Flora", "Gina", "Heidi"),
    *("Ida", "Jolanda", "Karla", "Luna", "Mona", "Nora", "Olga", "Perla"),
    *("Regina", "Rosa", "Stella", "Tina", "Ursina", "Viola", "Wanda", "Zora"),
)

HEAD = """# Sheets of Kuh Vadis

The printed pad holds many sheets; none of them is known to us, so these {count} are our own. Each
has six 1s, six 2s, five each of 3, 4 and 5, sixteen cows and the six starts. The first six look the
same to both sides (see [the rules](../src/ludoteca/games/kuhvadis/rules.md)). The others were
shuffled, with the starts of a side at least three steps apart, and kept where neither side is
favoured: the learned value had to find them even at first sight, and the expert's games with itself
had to find the crosses within two points of 50 %, with 8 to 30 turns a game and at most a quarter
of the games drawn.

On each sheet the expert played {games} games against itself, each side beginning half of them, both
games of a pair on the same dice. *Crosses* is their mean result in per cent, a draw counted as half
a win, less what the dice gave, with half its 95 % interval; *begins* the same for who begins.

```sh
python -m tests.games.kuhvadis.sheets_page --measure  # makes and measures them anew
python -m tests.games.kuhvadis.sheets_page            # draws this page from the table
```

| no. | name | crosses | begins | turns a game | drawn |
|---|---|---|---|---|---|
"""


def page() -> str:
    """Return the page of the sheets in the table."""
    lines = [
        f"| {number} | {sheet.name} | {sheet.crosses:.1f} ± {sheet.margin:.1f} "
        f"| {sheet.beginner:.1f} | {sheet.turns:.1f} | {sheet.draws:.1f} % |\n"
        for number, sheet in enumerate(SHEETS, 1)
    ]
    drawings = [
        f"\n## {number} {sheet.name}\n\n```\n{drawn(sheet.board)}\n```\n\n`{sheet.board}`\n"
        for number, sheet in enumerate(SHEETS, 1)
    ]
    head = HEAD.format(count=len(SHEETS), games=2 * PAIRS)
    return head + "".join(lines) + "".join(drawings)


def drawn(board: str) -> str:
    """Draw a sheet with the names of its rows and columns, a cow as a dot to see the numbers by."""
    rows = [
        f" {number}   " + "  ".join(row.replace("C", "·"))
        for number, row in enumerate(board.split("/"), 1)
    ]
    return "\n".join(["     a  b  c  d  e  f  g", *rows])


def row_of(name: str, board: str, balance: Balance) -> str:
    """Write a sheet as a row of the table."""
    crosses, margin, beginner, turns, draws = balance
    shares = f"{100 * crosses:.1f} {100 * margin:.1f} {100 * beginner:.1f}"
    return f"{name:7} {board} {shares} {turns:.1f} {100 * draws:.1f}\n"


def measured_rows() -> list[str]:
    """Measure the symmetric sheets, then make others until every name has a fair one."""
    net = load_net()
    rows: list[str] = []
    boards = [sheet.board for sheet in SHEETS[:NUM_SYMMETRIC]]
    seed = 0
    while len(rows) < len(NAMES):
        if len(rows) < NUM_SYMMETRIC:
            board = boards[len(rows)]
        else:
            seed += 1
            board = candidate(seed)
        balance = measure(initial_state(2, board), PAIRS, 1, net)
        row = row_of(NAMES[len(rows)], board, balance)
        is_kept = len(rows) < NUM_SYMMETRIC or is_fair(balance)
        sys.stdout.write(f"{'kept   ' if is_kept else 'refused'} {seed} {row}")
        sys.stdout.flush()
        rows += [row] if is_kept else []
    return rows


def main() -> None:
    """Write the table if that is asked for, else the page."""
    if "--measure" in sys.argv:
        code = TABLE.read_text("utf-8")
        before, _, rest = code.partition('TABLE = """\n')
        after = rest[rest.index('"""') :]
        rows = "".join(measured_rows())
        TABLE.write_text(f'{before}TABLE = """\n{rows}{after}', encoding="utf-8")
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
