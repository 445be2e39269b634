"""Rock, paper, scissors: all show a hand at the same time.

       0 rock
      ▲      ╲        An action is a hand; each beats the one its arrow points to.
     ╱        ▼       A player wins a point for every other whose hand theirs beats.
  1 paper ◄── 2 scissors    After five rounds the most points win.

There are no dice: a round begins as soon as the one before it is over, and only then are the
hands of that one seen.
"""

from typing import NamedTuple

from ludoteca.contract import Rules, Words
from ludoteca.errors import InvalidPosition, InvalidSetup

NUM_ROUNDS = 5
MAX_PLAYERS = 6
HANDS = ("rock", "paper", "scissors")
LETTERS = "RPS"
NOT_YET = 3
Hands = tuple[int, ...]  # one per player


class State(NamedTuple):
    """The hands of the rounds that are over, and those of the present one."""

    shown: tuple[Hands, ...]
    hands: Hands


# The verbs ---------------------------------------------------------------------------------


def initial_state(num_players: int, setup: str) -> State:
    """Return the first round."""
    if not 2 <= num_players <= MAX_PLAYERS or setup:
        raise InvalidSetup("rock_paper_scissors-error-setup")
    return State((), (NOT_YET,) * num_players)


def to_act(state: State) -> tuple[int, ...]:
    """Return all who have not chosen a hand for this round."""
    if len(state.shown) == NUM_ROUNDS:
        return ()
    return tuple(player for player, hand in enumerate(state.hands) if hand == NOT_YET)


def legal_actions(state: State, player: int) -> tuple[int, ...]:
    """Return the three hands to whoever has not chosen."""
    return tuple(range(len(HANDS))) if player in to_act(state) else ()


def apply(state: State, player: int, action: int) -> State:
    """Choose a hand; the last one to do so ends the round, and all hands are shown."""
    hands = (*state.hands[:player], action, *state.hands[player + 1 :])
    if NOT_YET in hands:
        return state._replace(hands=hands)
    return State((*state.shown, hands), (NOT_YET,) * len(hands))


def outcome(state: State) -> tuple[int, ...] | None:
    """Return the points after the last round."""
    return points(state) if len(state.shown) == NUM_ROUNDS else None


def points(state: State) -> tuple[int, ...]:
    """Return how often each player's hand has beaten another's."""
    return tuple(
        sum((hands[player] - other) % 3 == 1 for hands in state.shown for other in hands)
        for player in range(len(state.hands))
    )


def view(state: State, player: int | None) -> State:
    """Hide the hands of the others in this round."""
    own = [hand if p == player else NOT_YET for p, hand in enumerate(state.hands)]
    return state._replace(hands=tuple(own))


def round_of(state: State) -> int:
    """Return how many rounds are over."""
    return len(state.shown)


# Notation ----------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """Write the hands of each round, such as `RS/PP/R.`, `.` for one that is not chosen."""
    rounds = [
        "".join((LETTERS + ".")[hand] for hand in hands) for hands in (*state.shown, state.hands)
    ]
    return "/".join(rounds)


def parse_position(text: str) -> State:
    """Read a position; the last round is the one being played."""
    letters = (LETTERS + ".").index
    rounds = text.strip().upper().split("/")
    if set("".join(rounds)) - set(LETTERS + "."):
        raise InvalidPosition("rock_paper_scissors-error-position", text=text)
    *shown, hands = (tuple(map(letters, hands)) for hands in rounds)
    is_over = len(shown) == NUM_ROUNDS
    fits = 2 <= len(hands) <= MAX_PLAYERS and {len(h) for h in shown} <= {len(hands)}
    is_open = set(hands) == {NOT_YET} if is_over else NOT_YET in hands
    if not fits or len(shown) > NUM_ROUNDS or not is_open or any(NOT_YET in h for h in shown):
        raise InvalidPosition("rock_paper_scissors-error-position", text=text)
    return State(tuple(shown), hands)


def format_move(_state: State, _player: int, action: int) -> str:
    """Write a hand."""
    return HANDS[action]


def describe(_state: State, _player: int, action: int) -> Words:
    """Name a hand."""
    return Words("rock_paper_scissors-show", {"hand": HANDS[action]})


def draw(state: State) -> str:
    """Draw a line per player: a hand per round, a dot for one not shown, and the points."""
    rounds = [*state.shown, state.hands, *[(NOT_YET,) * len(state.hands)] * NUM_ROUNDS]
    return "\n".join(
        " ".join(
            [f"{player + 1} ", *((LETTERS + "·")[hands[player]] for hands in rounds[:NUM_ROUNDS])]
        )
        + f"  {total:2}"
        for player, total in enumerate(points(state))
    )


RULES = Rules(
    num_actions=len(HANDS),
    outcome_range=(0, NUM_ROUNDS * (MAX_PLAYERS - 1)),
    is_simultaneous=True,
    initial_state=initial_state,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    outcome=outcome,
    points=points,
    view=view,
    round_of=round_of,
    format_position=format_position,
    parse_position=parse_position,
    format_move=format_move,
    draw=draw,
    describe=describe,
)
