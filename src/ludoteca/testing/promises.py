"""The promises of `ludoteca.contract`, one sentence each, and how a broken one is told."""

from enum import StrEnum


class Promise(StrEnum):
    """What a game promises; the sentence stands in the error that a broken one raises."""

    FACTS = "the facts of the game are declared, and the game is found by its id"
    BEGINNING = "a game begins with every number of players and every set-up it declares"
    REFUSED_BEGINNING = "other numbers of players and other set-ups are refused with InvalidSetup"
    STATE = "a state is a tuple of integers and of such tuples, which can be hashed"
    ONE_THING = "either somebody may act, or dice are due, or the game is over"
    TURN = "to_act names players of the game, each once, and one at most if not simultaneous"
    LEGAL = "legal_actions is never empty for a player who is to act, always for one who is not"
    ACTIONS = "actions are integers from 0 to num_actions - 1, each listed once"
    PURE = "a verb depends on nothing but its arguments"
    CHANGE = "a legal action changes the state"
    ILLEGAL = "an illegal action leads to IllegalMove or to some state, never to another error"
    END = "a game that is played at random comes to an end"
    OUTCOME = "the outcome has an integer for each player, within outcome_range"
    POINTS = "points are an integer for each player"
    FACES = "the faces of a die are different characters that a record can hold"
    CHANCES = "chance_outcomes agrees with the dice: each outcome once, as likely as its faces"
    NO_DICE = "where no dice are due there are no chances, and dice are refused with IllegalMove"
    ROLLER = "roller names a player of the game, or nobody"
    POSITION = "a position is written on one line and read back as the same state"
    REFUSED_POSITION = "a text that is no position is refused with InvalidPosition"
    MOVE = "a legal move is written in a way of its own and read back as the same action"
    MOVE_TEXT = "a move is written in characters that a record can hold"
    REFUSED_MOVE = (
        "a text that is no move is refused with InvalidMove, an illegal one with a reason"
    )
    VIEW = "a view shows its player what is legal, whether dice are due and how it ended"
    SEEN = "how a move is written and described depends on nothing that its player cannot see"
    HIDING = "a choice made at the same time as others is hidden until its round is over"
    ROUND = "round_of grows when all have chosen, or with the roll that follows, and only then"
    ORDER = "where all choose at the same time the order of the choices does not matter"
    DRAWING = "a drawing is one or more lines of printable characters"
    CELLS = "the cells that a move touches lie in the grid of its columns"
    WORDS = "describe and explain name a message that every language can say with these values"
    TEXTS = "each language of texts/ has the same messages, named after the game, and the rules"
    SENTENCE = "every refusal is a sentence in every language"
    VALUES = "values of a position add up to 1 (alone: the score), and at the end are the result"
    VALUED_ACTIONS = (
        "every legal action has a value, the best first and no less than that of the position, "
        "whatever is hidden"
    )
    VALUED_ROLLS = "the value before a roll is the mean over what can fall"
    BOTS = "a bot chooses a legal action, the same one for the same arguments"
    NO_ERROR = "no verb raises an error but those that are promised"
    MATCH = "a match goes as its rules say, whatever is asked of it"
    UNDO = "taking back returns to the decision, and dice already seen fall the same again"
    RECORD = "a record is read back as the same match, and proves true"
    MESSAGES = "boards and moves can be sent as messages and read back"


class BrokenPromise(AssertionError):
    """A promise that a game does not keep."""

    def __init__(self, promise: Promise, where: str, why: str = "") -> None:
        """Say which one, where, and what was found instead."""
        super().__init__(f"{where}: {promise}" + f" ({why})" * bool(why))
        self.promise = promise
