"""Why an action of Kuh Vadis is worth that: what the dice still give, how far the ends are."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludoteca.contract import Words
from ludoteca.games.kuhvadis.dice import (
    MULTISETS,
    NUM_FACES,
    NUM_KEEPS,
    NUM_PARTS,
    PARTS,
    SYMBOLS,
    format_dice,
)
from ludoteca.games.kuhvadis.goes import Go, board_after, targets_of
from ludoteca.games.kuhvadis.rolls import expect
from ludoteca.games.kuhvadis.rules import (
    KEEP,
    PASS,
    State,
    free_cells,
    is_joined,
    kept_dice,
    marks_of,
    starts,
)
from ludoteca.games.kuhvadis.ways import FAR, least_effort

_IS_PART = np.arange(PARTS.shape[1]) < NUM_PARTS[:, np.newaxis]
_COUNTS = MULTISETS[NUM_KEEPS:, np.newaxis] >> 4 * np.arange(NUM_FACES) & 15
_LEAST = np.array([3, 3, 3, 3, 3, 2])  # dice that mark a square of each symbol


def explain(state: State, go: Go, player: int, action: int) -> Words:
    """Say what keeping dice gives in how many cases, or how far a mark brings both sides."""
    if action == PASS:
        return Words("kuhvadis-why-pass", {})
    if action > PASS:
        marks, again = keep_chances(state, go)
        part, kept = action - KEEP, format_dice(kept_dice(action))
        values = {"percent": _percent(marks[part]), "again": _percent(again[part])}
        return Words("kuhvadis-why-keep", {**_of(kept), **values})
    after = board_after(state, player, action)
    if is_joined(after, player):
        return Words("kuhvadis-why-wins", {})
    own, other = squares_missing(after, player), squares_missing(after, 1 - player)
    return Words("kuhvadis-why-mark", {"own": own, "other": other, "blocked": _blocked(own, other)})


def keep_chances(state: State, go: Go) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return for each choice of dice how often a mark follows, and a quad, if played on well."""
    symbols = [bool(targets_of(state) & state[face]) for face in range(NUM_FACES)]
    return _keep_chances(tuple(symbols), state.rolls, go.plan.tobytes(), go.plan.shape)


@lru_cache(maxsize=64)
def _keep_chances(
    symbols: tuple[bool, ...], rolls: int, plan_bytes: bytes, shape: tuple[int, int]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    plan = np.frombuffer(plan_bytes).reshape(shape)
    fits = np.array(symbols)
    found = []
    for least in (_LEAST, np.full(NUM_FACES, 4)):
        chances = np.zeros(len(MULTISETS))
        chances[NUM_KEEPS:] = ((least <= _COUNTS) & fits).any(axis=1)
        stops = chances[NUM_KEEPS:].copy()
        for left in range(1, rolls + 1):
            after = np.empty(len(MULTISETS))
            expect(chances, after)
            worths = np.where(_IS_PART, plan[left][PARTS], -1.0)
            best = PARTS[np.arange(len(PARTS)), worths.argmax(axis=1)]
            goes_on = worths.max(axis=1) > plan[0, NUM_KEEPS:] + 1e-9
            after[NUM_KEEPS:] = np.where(goes_on, after[best], stops)
            chances = after
        found.append(chances[:NUM_KEEPS])
    return found[0], found[1]


def squares_missing(state: State, player: int) -> int:
    """Return how many squares a side must still mark to join its starts; FAR if it is blocked."""
    own, free = marks_of(state, player), free_cells(state)
    return int(least_effort(own & starts(state), own, free, 0))


def _of(kept: str) -> dict[str, str]:
    """Say what kind of dice these are: nothing, a mixture, or one symbol, once or several times."""
    kinds, dice = set(kept), kept[:1] or "-"
    if len(kinds) != 1:
        return {"kind": "mixed" if kinds else "none", "dice": dice}
    is_one = len(kept) == 1
    if dice == SYMBOLS[-1]:
        return {"kind": "cow" if is_one else "cows", "dice": dice}
    return {"kind": "one" if is_one else "several", "dice": dice}


def _blocked(own: int, other: int) -> str:
    if other >= FAR:
        return "both" if own >= FAR else "other"
    return "own" if own >= FAR else "none"


def _percent(chance: float) -> int:
    return round(100 * float(chance))
