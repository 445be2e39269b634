"""Write a game down step by step, and play it again from what is written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.games import Rules, load
from ludoteca.match.writing import format_dice
from ludoteca.rng import below, seeded

BOTS = ("greedy", "random")
FOLDER = Path(__file__).parent
DICE, MOVE = "   dice {faces}", "   player {player}, {count} legal: {move}"
HEADING = """\
{name}, a whole game of a greedy and a random bot, written by `python -m tests.golden`.
Each step shows a position, and then the dice that fall or the move that a player makes.
"""


def file_of(name: str) -> Path:
    """Return the file that holds the playthrough of a rules."""
    return FOLDER / f"{name}.txt"


def made(name: str) -> str:
    """Let bots play a rules, always the same one, and write it down."""
    rules, rng = load(name).rules, seeded(1, "golden", name)
    state = start(rules)
    lines = [HEADING.format(name=load(name).name)]
    while rules.outcome(state) is None:
        if rules.num_dice(state):
            faces = [1 + below(rng, len(rules.die_faces)) for _ in range(rules.num_dice(state))]
            step, state = with_dice(rules, state, faces)
        else:
            player = rules.to_act(state)[below(rng, len(rules.to_act(state)))]
            action = load(name).bots.choose(BOTS[player], rules.view(state, player), player, rng)
            step, state = with_move(rules, state, player, rules.format_move(state, player, action))
        lines += step
    return "\n".join([*lines, *ending(rules, state)])


def replayed(name: str) -> str:
    """Play the written dice and moves of a game again, and write that down."""
    rules = load(name).rules
    state = start(rules)
    lines = [HEADING.format(name=load(name).name)]
    for faces, player, move in events(file_of(name).read_text("utf-8")):
        if faces:
            symbols = [rules.die_faces.index(face) + 1 for face in faces.split()]
            step, state = with_dice(rules, state, symbols)
        else:
            step, state = with_move(rules, state, int(player), move)
        lines += step
    return "\n".join([*lines, *ending(rules, state)])


def start(rules: Rules[Any]) -> Any:
    """Return the position in which a playthrough begins."""
    return rules.initial_state(len(BOTS), rules.setups[0])


def events(text: str) -> Iterator[tuple[str, str, str]]:
    """Read the steps of a playthrough: dice, or a player and a move."""
    for step in re.finditer(
        r"^   (?:dice (.+)|player (\d+), \d+ legal: (.+))$", text, re.MULTILINE
    ):
        yield step[1], step[2], step[3]


def with_dice(rules: Rules[Any], state: Any, faces: list[int]) -> tuple[list[str], Any]:
    """Let dice fall; return what is written about it, and the next state."""
    lines = [rules.format_position(state), DICE.format(faces=format_dice(rules, faces))]
    return lines, rules.apply_chance(state, rules.outcome_of_dice(state, faces))


def with_move(rules: Rules[Any], state: Any, player: int, move: str) -> tuple[list[str], Any]:
    """Let a player move; return what is written about it, and the next state."""
    count = len(rules.legal_actions(state, player))
    action = rules.parse_move(state, player, move)
    lines = [
        rules.format_position(state),
        MOVE.format(player=player, count=count, move=rules.format_move(state, player, action)),
    ]
    return lines, rules.apply(state, player, action)


def ending(rules: Rules[Any], state: Any) -> list[str]:
    """Write the last position and the outcome."""
    values = " ".join(map(str, rules.outcome(state) or ("none",)))
    return [rules.format_position(state), f"   outcome {values}", ""]
