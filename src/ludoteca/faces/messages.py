"""What clients are told of a position and of a move, whatever the game.

A game's `board.py` declares a `Board` and a `LegalMove` of its own; a game without one is shown by
the plain ones. This is pydantic and nothing else: no server is needed to write a board.
"""

from pydantic import BaseModel, ConfigDict

Value = str | int


class Message(BaseModel):
    """A message with exactly the fields it names."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Sentence(Message):
    """A sentence by its id in the catalogues, and the values that it mentions."""

    message: str
    values: dict[str, Value]


class Board(Message, extra="allow"):
    """A position as it is drawn; every game adds fields of its own."""

    game: str


class PlainBoard(Board, extra="forbid"):
    """A position in characters, of a game that has no board of its own."""

    drawing: str  # lines of characters of the same width
    points: list[int] | None  # of each player so far, where points are counted


class LegalMove(Message, extra="allow"):
    """One legal action, in words a client can draw without knowing the rules."""

    action: int
    text: str  # the notation of the records
    kind: str = "move"
    cells: list[int] = []  # the cells it touches
    words: Sentence | None = None  # for people, in the game's catalogue
