"""Values worked out by hand, and what analysis and review make of them."""

from typing import Any

import pytest

from ludoteca import texts
from ludoteca.contract import Game, Worth
from ludoteca.games import ids, load
from ludoteca.match import Match, Seat
from ludoteca.match.analysis import analyse, faces_of_outcomes
from ludoteca.match.review import NoWorth, review
from tests.tiny_game.rules import AGAIN, TAKE, State


def worth_of(game: Game) -> Worth[Any]:
    assert game.worth is not None
    return game.worth


def test_a_game_without_values_has_no_review(worthless: Game) -> None:
    match = Match.start(worthless.id, [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
    with pytest.raises(NoWorth, match="Tiny does not say"):
        review(match)
    with pytest.raises(NoWorth):
        analyse(worthless, match.state)


def test_values_worked_out_by_hand(tiny: Game) -> None:
    # Against a 2: a rolled 2 draws, a rolled 1 is put back and draws half the time.
    assert worth_of(tiny).value(State(1, 2, 0, 0, 0)) == (0.625, 0.375)
    # Against a 1: a rolled 2 wins, a rolled 1 is put back and wins or draws.
    assert worth_of(tiny).value(State(1, 1, 0, 0, 0)) == (0.125, 0.875)
    # So the first player's 2 is worth 0.625 and a new roll (0.625 + 0.125) / 2.
    assert worth_of(tiny).actions(State(0, 0, 0, 2, 0), 0) == {TAKE: 0.625, AGAIN: 0.375}
    assert list(worth_of(tiny).actions(State(0, 0, 0, 1, 0), 0)) == [AGAIN, TAKE]
    assert worth_of(tiny).rolls(State(0, 0, 0, 0, 0)) == {1: (0.375, 0.625), 2: (0.625, 0.375)}


def test_an_analysis_has_all_choices_and_rolls(tiny: Game) -> None:
    found = analyse(tiny, State(0, 0, 0, 1, 0))
    assert [(c.player, c.action, c.value, c.error) for c in found.choices] == [
        (0, AGAIN, 0.375, 0.01),
        (0, TAKE, 0.125, 0.0),
    ]
    assert found.chances == []
    chances = analyse(tiny, State(0, 0, 0, 0, 1)).chances
    assert [(c.faces, c.probability, c.values) for c in chances] == [
        ((1,), 0.5, (0.125, 0.875)),
        ((2,), 0.5, (0.625, 0.375)),
    ]


def test_every_outcome_of_a_roll_has_dice() -> None:
    for name, num_players, faces in [("knaster", 1, (1, 1)), ("kuhvadis", 2, (1, 1, 1, 1, 1))]:
        rules = load(name).rules
        state = rules.initial_state(num_players, rules.setups[0])
        found = faces_of_outcomes(rules, state)
        assert set(found) == {outcome for outcome, _ in rules.chance_outcomes(state)}
        assert faces in found.values()


def test_decisions_of_a_match_are_reviewed_and_noise_is_no_mistake(tiny: Game) -> None:
    costs = {(0, 1): 0.25, (0, 2): 0.25}  # what the first player's wrong choice costs by the die
    wrong = {1: TAKE, 2: AGAIN}
    seen = set()
    for secret in range(40):
        match = Match.start(tiny.id, [Seat("Anna"), Seat("Bruno")], secret=bytes([secret] * 32))
        seat = match.seats_to_act[0]
        die = match.state.die
        match.act(seat, wrong[die])
        while match.result is None:
            seat = match.seats_to_act[0]
            match.act(seat, AGAIN if match.state.die == 1 else TAKE)  # always right
        first, *others = review(match)
        assert (first.seat, first.verdict) == (match.first, "thrown")
        assert first.cost == pytest.approx(costs[0, die])
        assert first.error == pytest.approx(0.01)
        assert [move.cost for move in others] == [0.0] * len(others)
        seen.add(die)
    assert seen == {1, 2}


@pytest.mark.parametrize("name", [name for name in ids() if load(name).worth])
def test_reasons_are_among_the_texts_that_a_browser_has(name: str) -> None:
    match = Match.start(name, [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
    told = [choice.words for choice in analyse(load(name), match.state).choices]
    assert told
    for words in told:
        assert words is not None
        assert words.message.startswith(f"{name}-why-")
        assert texts.Texts("fr")(words.message, **words.values)
