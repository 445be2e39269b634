"""Matches with the luck taken out: what the dice gave adds up to nothing in the long run."""

import numpy as np
import pytest

from ludoteca.games.kuhvadis.bots import NAMES
from ludoteca.games.kuhvadis.duel import play_measured, score_of
from ludoteca.games.kuhvadis.goes import new_go
from ludoteca.games.kuhvadis.levels import new_mind
from ludoteca.games.kuhvadis.rules import parse_position
from ludoteca.games.kuhvadis.weights import load_net
from ludoteca.rng import seeded
from tests.games.kuhvadis.late import ONE_LEFT

GREEDY = NAMES.index("greedy")


def measured(position: str, crosses: int, games: int) -> tuple[list[float], list[float]]:
    """Let greedy play itself from a position; return results and luck of the first seat."""
    rng, mind, go, net = seeded(2), new_mind(), new_go(), load_net()
    state, bots = parse_position(position), np.array([GREEDY, GREEDY])
    played = [play_measured(net, bots, crosses, state, rng, mind, go) for _ in range(games)]
    return [result for result, _ in played], [luck for _, luck in played]


@pytest.mark.parametrize(("crosses", "result"), [(0, 1.0), (1, 0.0)])
def test_what_needs_no_dice_is_no_luck(crosses: int, result: float) -> None:
    assert measured(f"{ONE_LEFT} x CC123 0 -", crosses, 1) == ([result], [0.0])


def test_luck_adds_up_to_nothing_and_explains_most_of_the_results() -> None:
    results, luck = measured(f"{ONE_LEFT} x ????? 3 -", 0, 300)
    error = np.std(luck) / 300**0.5
    assert abs(np.mean(luck)) < 4 * error
    assert np.std(np.subtract(results, luck)) < np.std(results) / 2


def test_intervals_are_clustered_by_sheet() -> None:
    score = score_of(np.array([[1.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 0.0]]))
    assert score.mean == 0.5
    # The sheets' means 0.75 and 0.25 differ by 0.5: 1.96 × 0.3536 / √2.
    assert score.margin == pytest.approx(0.49, abs=1e-3)
