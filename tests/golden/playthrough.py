"""Write a game down step by step, and play it again from what is written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca import players
from ludoteca.games import Game, load
from ludoteca.players.rng import below, seeded

BOTS = ("greedy", "random")
FOLDER = Path(__file__).parent
DICE, MOVE = "   dice {faces}", "   player {player}, {count} legal: {move}"
HEADING = """\
{name}, a whole game of a greedy and a random bot, written by `python -m tests.golden`.
Each step shows a position, and then the dice that fall or the move that a player makes.
"""


def file_of(name: str) -> Path:
    """Return the file that holds the playthrough of a game."""
    return FOLDER / f"{name}.txt"


def made(name: str) -> str:
    """Let bots play a game, always the same one, and write it down."""
    game, rng = load(name), seeded(1, "golden", name)
    state = start(game)
    lines = [HEADING.format(name=game.name)]
    while game.outcome(state) is None:
        if game.num_dice(state):
            faces = [1 + below(rng, len(game.die_faces)) for _ in range(game.num_dice(state))]
            step, state = with_dice(game, state, faces)
        else:
            player = game.to_act(state)[below(rng, len(game.to_act(state)))]
            action = players.choose(name, BOTS[player], game.view(state, player), player, rng)
            step, state = with_move(game, state, player, game.format_move(state, player, action))
        lines += step
    return "\n".join([*lines, *ending(game, state)])


def replayed(name: str) -> str:
    """Play the written dice and moves of a game again, and write that down."""
    game = load(name)
    state = start(game)
    lines = [HEADING.format(name=game.name)]
    for faces, player, move in events(file_of(name).read_text("utf-8")):
        if faces:
            symbols = [game.die_faces.index(face) + 1 for face in faces.split()]
            step, state = with_dice(game, state, symbols)
        else:
            step, state = with_move(game, state, int(player), move)
        lines += step
    return "\n".join([*lines, *ending(game, state)])


def start(game: Game[Any]) -> Any:
    """Return the position in which a playthrough begins."""
    return game.initial_state(len(BOTS), game.setups[0])


def events(text: str) -> Iterator[tuple[str, str, str]]:
    """Read the steps of a playthrough: dice, or a player and a move."""
    for step in re.finditer(
        r"^   (?:dice (.+)|player (\d+), \d+ legal: (.+))$", text, re.MULTILINE
    ):
        yield step[1], step[2], step[3]


def with_dice(game: Game[Any], state: Any, faces: list[int]) -> tuple[list[str], Any]:
    """Let dice fall; return what is written about it, and the next state."""
    symbols = " ".join(game.die_faces[face - 1] for face in faces)
    lines = [game.format_position(state), DICE.format(faces=symbols)]
    return lines, game.apply_chance(state, game.outcome_of_dice(state, faces))


def with_move(game: Game[Any], state: Any, player: int, move: str) -> tuple[list[str], Any]:
    """Let a player move; return what is written about it, and the next state."""
    count = len(game.legal_actions(state, player))
    action = game.parse_move(state, player, move)
    lines = [
        game.format_position(state),
        MOVE.format(player=player, count=count, move=game.format_move(state, player, action)),
    ]
    return lines, game.apply(state, player, action)


def ending(game: Game[Any], state: Any) -> list[str]:
    """Write the last position and the outcome."""
    values = " ".join(map(str, game.outcome(state) or ("none",)))
    return [game.format_position(state), f"   outcome {values}", ""]
