"""What moments and actions of Kuh Vadis are worth: consistent within a go, and to the last bit."""

import pytest

from ludoteca.games.kuhvadis.rules import PASS, RULES, parse_position
from ludoteca.games.kuhvadis.worth import WORTH
from ludoteca.texts import Texts
from tests.games.kuhvadis.late import ONE_LEFT, late_position


def test_a_certain_win_is_worth_one() -> None:
    state = parse_position(f"{ONE_LEFT} x CC123 0 -")
    (best, value), *_ = WORTH.actions(state, 0).items()
    assert RULES.format_move(state, 0, best) == "d6"
    assert value == 1.0
    assert WORTH.value(state) == (1.0, 0.0)
    assert WORTH.actions(state, 1) == {}


def test_a_draw_is_worth_one_half() -> None:
    state = parse_position(f"{ONE_LEFT} o CC123 0 -")
    assert max(WORTH.actions(state, 1).values()) == pytest.approx(WORTH.value(state)[1])
    after = RULES.apply(state, 1, RULES.parse_move(state, 1, "d6"))
    assert RULES.outcome(after) == (0, 0)
    assert WORTH.value(after) == (0.5, 0.5)


@pytest.mark.parametrize("seed", [1, 2])
def test_before_a_roll_stands_the_mean_over_its_outcomes(seed: int) -> None:
    state = late_position(seed, 5)
    for moment in (
        state,
        state._replace(dice=0x100100, rolls=2, due=3),
        state._replace(dice=0x100100, rolls=1, due=3),
    ):
        chances = dict(RULES.chance_outcomes(moment))
        rolls = WORTH.rolls(moment)
        mean = sum(chances[number] * values[0] for number, values in rolls.items())
        assert WORTH.value(moment)[0] == pytest.approx(mean, abs=1e-12)
        for number in list(rolls)[::20]:
            rolled = RULES.apply_chance(moment, number)
            assert WORTH.value(rolled) == rolls[number]


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("-", "Rolling all dice again"),
        ("C", "Keeping the cow"),
        ("CC", "Keeping the cows"),
        ("3", "Keeping the 3"),
        ("33", "Keeping the 3s"),
        ("3C", "Keeping these dice"),
    ],
)
def test_dice_are_kept_for_a_reason_that_is_said_in_words(kept: str, said: str) -> None:
    state = parse_position(f"{ONE_LEFT} x 133CC 1 -")
    words = WORTH.explain(state, 0, RULES.parse_move(state, 0, f"keep {kept}"))
    assert words is not None
    assert Texts("en")(words.message, **words.values).startswith(
        f"{said} leads to a square to mark in "
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_with_dice_on_the_table_stands_the_best_action(seed: int) -> None:
    state = late_position(seed, 5)._replace(due=0, rolls=2, dice=0x200111)
    actions = WORTH.actions(state, state.turn)
    assert set(actions) == set(RULES.legal_actions(state, state.turn))
    assert list(actions.values()) == sorted(actions.values(), reverse=True)
    assert WORTH.value(state)[state.turn] == pytest.approx(max(actions.values()), abs=1e-12)
    for action in [action for action in actions if action > PASS][::5]:
        kept = RULES.apply(state, state.turn, action)
        assert WORTH.value(kept)[state.turn] == actions[action]
