"""Look back at a match: the states it went through."""

from typing import TypeVar

from ludoteca.match.events import Move, Roll
from ludoteca.match.match import Match

State = TypeVar("State")


def state_after(match: Match[State], number: int) -> State:
    """Return the whole state after so many events; what was hidden then is in it."""
    game = match.game
    state = game.initial_state(len(match.seats), match.setup)
    for event in match.events[:number]:
        if isinstance(event, Roll):
            state = game.apply_chance(state, game.outcome_of_dice(state, event.faces))
        elif isinstance(event, Move):
            state = game.apply(state, match.player_of(event.seat), event.action)
    return state
