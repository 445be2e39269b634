"""Every message between server and client; the browser's types are generated from this file.

A sentence never travels: errors and results carry ids and values of the catalogues, and each
client speaks its own language.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

GameId = Literal["quantik", "knaster", "kuhvadis"]
_UNSEEN = r"\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069"  # also what turns sentences round
Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=24,
        pattern=rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*$",
    ),
]
MessageId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Contribution = Annotated[str, Field(max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]
Value = str | int


class Message(BaseModel):
    """A message with exactly the fields it names."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# What is on the table ----------------------------------------------------------------------


class QuantikBoard(Message):
    """Sixteen cells row by row: `A`–`D` the first player's shapes, `a`–`d` the second's, or ``."""

    game: Literal["quantik"] = "quantik"
    cells: list[str]
    reserve: list[list[int]]  # per player, the unplaced pieces of each shape
    line: list[int]  # the cells of a completed line, if there is one


class KnasterHand(Message):
    """The hand of a line just filled, while its circles are due."""

    line: int  # as in `lines`
    hand: Literal["three", "two-pairs", "four", "full-house", "five", "straight"]
    due: int  # how many cells of the line must be circled now


class KnasterSheet(Message):
    """One player's sheet: 25 numbers (0 where free), circled cells, lines won."""

    numbers: list[int]
    circled: list[int]
    lines_won: list[int]  # 0–4 rows, 5–9 columns, 10 falling and 11 rising diagonal
    pending: list[KnasterHand]  # still to be circled
    score: int


class KnasterBoard(Message):
    """All sheets in player order, as this seat may see them."""

    game: Literal["knaster"] = "knaster"
    sheets: list[KnasterSheet]
    roll: int  # the sum to write or circle; 0 before a roll
    roller: int
    is_last_roll: bool
    line_values: list[int]
    lines: list[list[int]]  # the five cells of each of the twelve lines


class KuhVadisBoard(Message):
    """The meadow: 49 symbols `1`–`5`, `C`, `X` and `O`, who marked what, and the dice."""

    game: Literal["kuhvadis"] = "kuhvadis"
    symbols: list[str]
    marks: list[str]  # `X`, `O` or ``, starts included
    dice: list[str]  # the five dice as they lie, `1`–`5` and `C`; empty before a roll
    rolls_left: int
    chain_from: int | None  # the square just marked in this turn
    chain_cells: list[int]  # its neighbours, where the chain must go on
    blocked: list[bool]  # per player
    joined: list[int]  # the winner's squares that join the three starts, starts included


Board = Annotated[QuantikBoard | KnasterBoard | KuhVadisBoard, Field(discriminator="game")]


class LegalMove(Message):
    """One legal action, in words a client can draw without knowing the rules."""

    action: int
    text: str  # the notation of the records
    kind: Literal["place", "write", "circle", "hand", "mark", "keep", "pass"]
    cells: list[int] = []  # the cells it touches
    shape: str | None = None  # place: `A`–`D`
    line: int | None = None  # hand: the line
    keep: list[str] | None = None  # keep: the dice that stay


class SeatInfo(Message):
    """Who sits where."""

    seat: int
    player: int | None  # the order of play, once it is drawn
    name: str  # empty while the seat is open
    kind: Literal["person", "bot", "open"]
    bot: str | None = None
    is_connected: bool = False
    has_resigned: bool = False
    is_to_act: bool = False


class SeatView(Message):
    """What one seat (or a spectator, seat None) sees and may do."""

    seat: int | None
    version: int  # what a move of this seat must name
    board: Board
    legal: list[LegalMove]
    can_undo: bool


class HistoryEntry(Message):
    """One thing that happened."""

    number: int
    kind: Literal["roll", "move", "resign"]
    seat: int | None
    text: str  # the dice `1 4 4 C 5`, or the move in the notation of the records
    move: LegalMove | None = None  # a move as it was offered, to be told in words and shown


class Outcome(Message):
    """How it ended."""

    winners: list[int]  # seats; all of them in a draw
    scores: list[int]
    reason: Literal["played", "resigned"]


class Proof(Message):
    """What anyone needs to check the dice; the secret comes with the end."""

    commitment: str
    contributions: list[str]
    secret: str | None


# Server to client --------------------------------------------------------------------------


class TableState(Message):
    """The table as one client may see it; sent on connection and after every change."""

    type: Literal["state"] = "state"
    table: str
    game: GameId
    revision: int  # grows with every change of the table; for `since`
    seats: list[SeatInfo]
    my_seats: list[int]
    is_waiting: bool  # for open seats to be taken
    views: list[SeatView]  # one per own seat, or one for a spectator; none while waiting
    history: list[HistoryEntry]  # of `since` on, as this client may see it
    history_from: int
    result: Outcome | None
    proof: Proof | None
    takeback_asked_by: int | None
    rematch: str | None  # the table of the rematch
    answers: str | None = None  # the id of the request this answers


class Refusal(Message):
    """A request that changed nothing, and why."""

    type: Literal["refusal"] = "refusal"
    answers: str | None
    message: str  # an id of the catalogues
    values: dict[str, Value]


ServerMessage = Annotated[TableState | Refusal, Field(discriminator="type")]


# Client to server --------------------------------------------------------------------------


class Hello(Message):
    """The first message of a connection; browsers are known by cookie, programs by token."""

    type: Literal["hello"] = "hello"
    token: Annotated[str, Field(max_length=128)] | None = None
    since: Annotated[int, Field(ge=0)] = 0  # history entries already known
    revision: Annotated[int, Field(ge=0)] = 0  # last one seen: an undo after it outdates `since`


class Request(Message):
    """Something a seat asks for; the same id twice is carried out once."""

    id: MessageId
    seat: Annotated[int, Field(ge=0, le=99)]


class MakeMove(Request):
    """A move, meant for the version its player was looking at."""

    type: Literal["move"] = "move"
    version: Annotated[int, Field(ge=0)]
    action: Annotated[int, Field(ge=0, le=9999)]


class Undo(Request):
    """Take back my last decision, alone or against bots."""

    type: Literal["undo"] = "undo"


class AskTakeback(Request):
    """Ask the other people for a take-back."""

    type: Literal["ask-takeback"] = "ask-takeback"


class AnswerTakeback(Request):
    """Grant or refuse a take-back."""

    type: Literal["answer-takeback"] = "answer-takeback"
    is_granted: bool


class ResignGame(Request):
    """Give up."""

    type: Literal["resign"] = "resign"


class AskRematch(Request):
    """Open a table with the same seats, once the game is over."""

    type: Literal["rematch"] = "rematch"


AnyRequest = MakeMove | Undo | AskTakeback | AnswerTakeback | ResignGame | AskRematch
ClientMessage = Annotated[AnyRequest, Field(discriminator="type")]


# HTTP --------------------------------------------------------------------------------------


class Refused(Message):
    """The body of every HTTP answer that says no."""

    message: str  # an id of the catalogues
    values: dict[str, Value]
    cause: "Refused | None" = None  # what a `$reason` in the sentence stands for


class UseKey(Message):
    """The secret of one's seats, to come back from another device."""

    token: Annotated[str, Field(max_length=128)]


class NewSeat(Message):
    """A seat to be: mine, a bot's, or open for whoever has the link."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=24)] | None = None


class NewTable(Message):
    """A table to be opened."""

    game: GameId
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    setup: Annotated[str, Field(max_length=100)] = ""
    contribution: Contribution = ""


class TakeSeat(Message):
    """Sit down on an open seat."""

    name: Name
    contribution: Contribution = ""


class SeatKey(Message):
    """The secret that proves one sits there; keep it to come back from elsewhere."""

    table: str
    seats: list[int]
    token: str


class GameInfo(Message):
    """What there is to play."""

    id: GameId
    name: str
    min_players: int
    max_players: int  # at one table here
    bots: list[str]
    setups: list[str]


class Sitter(Message):
    """Who sits somewhere; the name is empty where nobody does yet."""

    name: str
    bot: str | None


class TableSummary(Message):
    """One of my tables, for the start page."""

    table: str
    game: GameId
    seats: list[Sitter]
    is_waiting: bool
    is_over: bool
    is_my_turn: bool


class Verified(Message):
    """What was checked in a record."""

    game: GameId
    seats: list[Sitter]
    num_rolls: int
    num_moves: int
    commitment: str
    result: Outcome | None


class ReviewedMove(Message):
    """A move of a finished game of Quantik, and who wins after it if nobody slips any more."""

    number: int  # of the move, from 1
    seat: int
    move: LegalMove
    verdict: Literal["kept", "lost", "thrown"]  # the win: kept, not to be had, thrown away
    winner: int  # the seat that wins then
    wins_in: int  # that many moves of its own; 0 when this move ended the game
    best: LegalMove | None  # a move that would have kept the win, where it was thrown away
    best_wins_in: int | None  # that many moves of one's own, this one counted


class RecordText(Message):
    """A record to be checked."""

    text: Annotated[str, Field(max_length=200_000)]
