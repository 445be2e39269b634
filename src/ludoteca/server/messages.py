"""Every message between server and client; the browser's types are generated from these.

Positions and moves are in `faces/messages.py` and in each game's `board.py`.

A sentence never travels: errors and results carry ids and values of the catalogues, and each
client speaks its own language.
"""

from typing import Annotated, Literal

from pydantic import Field, SerializeAsAny
from pydantic.config import JsonDict

from ludoteca import games
from ludoteca.faces.messages import Board, LegalMove, Message, Sentence, Value
from ludoteca.server.names import Name

GameId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_]+$")]
MessageId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Contribution = Annotated[str, Field(max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]


# What is on the table ----------------------------------------------------------------------


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
    board: SerializeAsAny[Board]  # the game's own
    legal: list[SerializeAsAny[LegalMove]]
    can_undo: bool


class HistoryEntry(Message):
    """One thing that happened."""

    number: int
    kind: Literal["roll", "move", "resign"]
    seat: int | None
    text: str  # the dice `1 4 4 C 5`, or the move in the notation of the records
    move: SerializeAsAny[LegalMove] | None = (
        None  # a move as it was offered, to be told in words and shown
    )


class Outcome(Message):
    """How it ended."""

    winners: list[int]  # seats; all of them in a draw
    scores: list[int]
    reason: Literal["played", "resigned"]


class Proof(Message):
    """What anyone needs to check the dice; the secret comes with the end."""

    commitment: str
    contributions: list[str]  # of each seat; those committed to are told when all are revealed
    secret: str | None
    commitments: list[str]  # of each seat; empty where none was made
    stage: Literal["commit", "reveal", "play"] = "play"  # what is due before the dice fall
    awaited: list[int]  # the seats that have yet to commit or to reveal


# Server to client --------------------------------------------------------------------------


class TableState(Message):
    """The table as one client may see it; sent on connection and after every change."""

    type: Literal["state"] = "state"
    table: str
    game: GameId
    revision: int  # grows with every change that this client can see; for `since`
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
    is_helped: bool = False  # somebody asked what choices are worth, alone or against bots
    trouble: Sentence | None = None  # why a bot that is to move does not
    with_takebacks: bool = False  # alone or against bots, of what something had followed
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
    """Take back my last decision; alone and against bots also what something has followed."""

    type: Literal["undo"] = "undo"


class AskTakeback(Request):
    """Ask the other people for a take-back."""

    type: Literal["ask-takeback"] = "ask-takeback"


class AnswerTakeback(Request):
    """Grant or refuse a take-back."""

    type: Literal["answer-takeback"] = "answer-takeback"
    is_granted: bool


class Commit(Request):
    """Commit to a contribution: the SHA-256 of its UTF-8, in hexadecimal."""

    type: Literal["commit"] = "commit"
    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class Reveal(Request):
    """Reveal the contribution, once all have committed."""

    type: Literal["reveal"] = "reveal"
    contribution: Annotated[Contribution, Field(min_length=1)]


class ResignGame(Request):
    """Give up."""

    type: Literal["resign"] = "resign"


class AskRematch(Request):
    """Open a table with the same seats, once the game is over."""

    type: Literal["rematch"] = "rematch"


AnyRequest = (
    MakeMove | Undo | AskTakeback | AnswerTakeback | ResignGame | AskRematch | Commit | Reveal
)
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


def _name_games(schema: JsonDict) -> None:
    """Tell readers of the schema what is installed; a game that is not is refused by its name."""
    schema["enum"] = list(games.ids())


class NewTable(Message):
    """A table to be opened."""

    game: Annotated[GameId, Field(json_schema_extra=_name_games)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    setup: Annotated[str, Field(max_length=100)] = ""
    contribution: Contribution = ""  # given openly, in the old way
    commits: bool = False  # this client will commit and reveal; its contribution is not looked at


class TakeSeat(Message):
    """Sit down on an open seat."""

    name: Name
    contribution: Contribution = ""
    commits: bool = False


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
    bots: list[str]  # the weakest first
    first_bot: str  # whom to play against the first time
    setups: list[str]  # what it can begin from, the usual one first
    setup_names: list[str]  # one for each of them, or none
    columns: int  # of the grid whose cells are numbered row by row; 0: it has no grid
    has_dice: bool
    die_faces: str  # the symbols of one die, face 1 first
    is_simultaneous: bool  # all choose at the same time
    has_points: bool
    has_review: bool  # a finished game can be judged move by move
    can_print: bool  # there are pages of it to print, see `/api/games/{game}/print`


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
    with_takebacks: bool = False  # such a game counts in no statistic


class Reach(Message):
    """Whether others can come to this server."""

    lan: str | None  # what they type in the local network; None: only this machine gets here
    can_let_in: bool  # whoever asks may let them in, see `POST /api/reach`


class Verified(Message):
    """What was checked in a record."""

    game: GameId
    seats: list[Sitter]
    num_rolls: int
    num_moves: int
    commitment: str
    result: Outcome | None
    with_takebacks: bool = False
    is_helped: bool = False
    format: int = 1
    committed: list[int]  # the seats for whom nobody can have chosen the dice


class ReviewedMove(Message):
    """A move of a finished game, and what it was worth if nobody slips any more.

    Values are chances to win, a shared win counting in parts; alone, points.
    """

    number: int  # of the move, from 1
    seat: int
    move: SerializeAsAny[LegalMove]
    verdict: Literal["kept", "lost", "thrown"]  # what could be had: kept, nothing, thrown away
    winner: int  # the seat with the best prospects then
    wins_in: int | None  # solved: that many moves of its own; 0 when this move ended the game
    best: SerializeAsAny[LegalMove] | None  # a better move, where something was thrown away
    best_wins_in: int | None  # solved: that many moves of one's own, this one counted
    value: float  # to who moved
    best_value: float  # of the best move
    words: Sentence | None  # why it was worth that
    event: int  # as many events have happened with it, the dice counted
    cost: float  # what it gave away; 0 where that may be chance
    best_words: Sentence | None  # why the better move is worth more


class ReviewedEvent(Message):
    """What one event of a finished game changed for each seat."""

    seat: int | None  # who decided; nobody at a roll
    values: list[float]  # after it
    luck: list[float]  # all 0 but at a roll
    skill: float  # of who decided
    others: list[float]  # what changed by no doing of one's own


class Account(Message):
    """What made the result of a seat: start + luck + skill + others, to the last digit."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    mistakes: float  # what the decisions cost when they were made, never below 0
    luckiest: int | None  # the event; nothing without dice
    unluckiest: int | None


class HintedMove(Message):
    """A move that could be made now, and what it is worth; alone in points."""

    move: SerializeAsAny[LegalMove]
    value: float
    error: float  # standard error of the value, 0 where it is not sampled
    plies: int | None  # to the end, itself counted, where the game is solved
    words: Sentence | None  # why it is worth that


class Hints(Message):
    """What every choice is worth, the best first; the game is marked as helped."""

    seat: int
    version: int  # the moment they are meant for
    is_score: bool
    moves: list[HintedMove]


class GameReview(Message):
    """A finished game taken apart; values are chances to win, alone they are points."""

    is_score: bool
    start: list[float]  # of each seat
    events: list[ReviewedEvent]
    accounts: list[Account]  # of each seat
    moves: list[ReviewedMove]
    same_dice: int | None  # alone: what the strongest player scores with the same dice


class RecordText(Message):
    """A record to be checked."""

    text: Annotated[str, Field(max_length=1_000_000)]  # of which the server checks 200,000
