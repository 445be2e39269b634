"""Draw Quantik: the first player's pieces are blue and filled, the second's orange outlines."""

from collections.abc import Collection, Mapping

from rich.text import Text

from ludoteca.faces import canvas as paint
from ludoteca.faces.canvas import Canvas
from ludoteca.faces.shapes import picture
from ludoteca.games.quantik.rules import LINES, RULES, State, format_position
from ludoteca.texts import Texts

COLOURS = (paint.FIRST, paint.SECOND)
WINS, LOSES = paint.LEGAL, "#f0805a"  # vermilion, lightened to be read on dark ground
LETTERS = ("ABCD", "abcd")  # as in a QFEN: capitals are the first player's
GLYPHS = ("●▮■▲", "○▯□△")  # the first player's filled, the second's in outline


def draw(state: State, language: str) -> Text:
    """Draw a position with the pieces left and whose turn it is."""
    texts = Texts(language)
    text = board(state)
    text.append("\n")
    names = [texts("quantik-terminal-side", player=player) for player in (1, 2)]
    for player, name in enumerate(names):
        text.append("\n" + name.ljust(max(map(len, names)) + 1), COLOURS[player])
        text.append_text(reserve(state, player))
    turn = RULES.to_act(state)
    message = "quantik-terminal-to-move" if turn else "quantik-terminal-won-by"
    player = turn[0] if turn else (RULES.outcome(state) or ()).index(1)
    text.append("\n\n" + texts(message, player=player + 1))
    return text


def size(height: int) -> tuple[int, int]:
    """Return the width and height of a board whose cells have this height."""
    return 4 * (2 * height + 3) + 3, 4 * (height + 1) + 2


def board(
    state: State,
    *,
    height: int = 3,
    cursor: int | None = None,
    targets: Collection[int] = (),
    ghost: tuple[int, int] | None = None,
    last: int | None = None,
    values: Mapping[int, int] | None = None,
) -> Text:
    """Draw the board; a ghost is the player and shape that would go to the cursor's cell.

    Values are the plies to the end if the ghost goes to a target; they are shown on its cell.
    """
    canvas = Canvas(*size(height))
    width = 2 * height + 2
    _grid(canvas, height, width)
    pieces = pieces_of(state)
    won = _won(pieces)
    for cell in range(16):
        x, y = 3 + cell % 4 * (width + 1), 2 + cell // 4 * (height + 1)
        ground = paint.SQUARE[(cell // 2 + cell // 8) % 2]
        if cell in won:
            ground = paint.WON
        elif cell == last:
            ground = paint.RECENT
        elif cell in targets:
            ground = paint.LIT[(cell // 2 + cell // 8) % 2]
        canvas.paint(x, y, width, height, ground)
        canvas.link(x, y, width, height, "cell", cell)
        if cell in pieces:
            _piece(canvas, x, y, height, pieces[cell], COLOURS[pieces[cell][0]])
        elif values and cell in values:
            label, colour = worth(values[cell])
            canvas.put(x + (width - len(label)) // 2, y + height // 2, label, colour, bold=True)
        elif cell == cursor and ghost and cell in targets:
            _piece(canvas, x, y, height, ghost, paint.FAINT)
        elif cell in targets:
            canvas.put(x + width // 2 - 1, y + height // 2, "··", paint.LEGAL, bold=True)
    if cursor is not None:
        x, y = 2 + cursor % 4 * (width + 1), 1 + cursor // 4 * (height + 1)
        canvas.frame(x, y, width + 2, height + 2, paint.CURSOR)
    return canvas.text()


def worth(plies: int) -> tuple[str, str]:
    """Write what a placement is worth that ends the game in so many plies, with its colour."""
    return (f"+{plies}", WINS) if plies % 2 else (f"−{plies}", LOSES)


def reserve(state: State, player: int, *, chosen: int | None = None) -> Text:
    """Draw the pieces a player still has, one group for each shape."""
    text = Text()
    placed = list(pieces_of(state).values())
    for shape in range(4):
        left = 2 - placed.count((player, shape))
        glyphs = GLYPHS[player][shape] * left + "·" * (2 - left)
        style = COLOURS[player] if left else paint.FAINT
        if shape == chosen:
            style = f"bold {paint.GROUND} on {paint.CURSOR}"
        start = len(text)
        text.append(f" {LETTERS[player][shape]} {glyphs} ", style)
        text.apply_meta({"shape": shape}, start)
    return text


def pieces_of(state: State) -> dict[int, tuple[int, int]]:
    """Return the player and shape of the piece on each cell that holds one."""
    letters = format_position(state).replace("/", "")
    return {
        cell: (player, LETTERS[player].index(letter))
        for cell, letter in enumerate(letters)
        for player in range(2)
        if letter in LETTERS[player]
    }


def _piece(
    canvas: Canvas, x: int, y: int, height: int, piece: tuple[int, int], colour: str
) -> None:
    player, shape = piece
    canvas.stamp(x + 1, y, picture(shape, height, filled=player == 0), colour)
    column, row = x + height, y + height // 2 + (shape == 3 and height > 3)
    if player == 0:
        canvas.paint(column, row, 2, 1, colour)
    ink = paint.GROUND if player == 0 else colour
    canvas.put(column, row, LETTERS[player][shape] + " ", ink, bold=True)


def _grid(canvas: Canvas, height: int, width: int) -> None:
    """Draw the lines, heavy around the board and between its regions, and the coordinates."""
    canvas.paint(2, 1, canvas.width - 2, canvas.height - 1, paint.SQUARE[1])
    for line in range(5):
        left, thin, thick, right, dash = ("┏┯┳┓━", "┠┼╂┨─", "┣┿╋┫━", "┠┼╂┨─", "┗┷┻┛━")[line]
        dashes = dash * width
        rule = left + dashes + thin + dashes + thick + dashes + thin + dashes + right
        canvas.put(2, 1 + line * (height + 1), rule, paint.LINE)
    for row in range(4):
        top = 2 + row * (height + 1)
        canvas.put(0, top + height // 2, "1234"[row], paint.INK)
        canvas.put(2 + row * (width + 1) + width // 2, 0, "abcd"[row], paint.INK)
        for y in range(top, top + height):
            for column in range(5):
                canvas.put(2 + column * (width + 1), y, "┃│"[column % 2], paint.LINE)


def _won(pieces: dict[int, tuple[int, int]]) -> set[int]:
    """Return the cells of the lines that hold all four shapes, to be lit."""
    return {
        cell
        for line in LINES
        if len({pieces[cell][1] for cell in line if cell in pieces}) == 4
        for cell in line
    }
