"""What Quantik positions are worth, exactly: who wins, in how many plies, and by what."""

from ludoteca.contract import Words, Worth
from ludoteca.games.quantik.analysis import ending_of, follow
from ludoteca.games.quantik.rules import (
    NUM_CELLS,
    SHAPES,
    State,
    apply,
    format_cell,
    to_act,
    turn,
)
from ludoteca.games.quantik.solution import Solution


def value(state: State) -> tuple[float, float]:
    """Return 1 for the player who wins and 0 for the other."""
    first_wins = (Solution.load().distance(state) + turn(state)) % 2
    return float(first_wins), float(1 - first_wins)


def actions(state: State, player: int) -> dict[int, float]:
    """Return 1 for every placement that wins and 0 for the others, the best first."""
    return {action: float(n % 2) for action, n in plies(state, player).items()}


def plies(state: State, player: int) -> dict[int, int]:
    """Return the plies to the end by every placement, the best first."""
    return dict(Solution.load().moves(state)) if player in to_act(state) else {}


def explain(state: State, player: int, action: int) -> Words:
    """Say how best play ends after a placement."""
    return how_it_ends(state, [action, *Solution.load().line(apply(state, player, action))])


def how_it_ends(state: State, line: list[int]) -> Words:
    """Say how a line of play ends, to the player who begins it."""
    ending = ending_of(follow(state, line))
    is_won = len(line) % 2 == 1  # who begins it also makes the last move
    if ending.kind == "stuck":
        return Words("quantik-why-stuck", {"who": "opponent" if is_won else "you"})
    shape, cell = divmod(line[-1], NUM_CELLS)
    return Words(
        "quantik-why-completes",
        {
            "who": "you" if is_won else "opponent",
            "kind": ending.kind,
            "number": ending.number,
            "shape": SHAPES[shape],
            "cell": format_cell(cell),
        },
    )


WORTH = Worth(value=value, actions=actions, plies=plies, explain=explain)
