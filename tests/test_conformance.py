"""One suite for every game: what each must keep whatever its rules are."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from math import isclose
from typing import Any

import pytest

from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup, LudotecaError
from ludoteca.games import GAMES, Game, load

Case = tuple[str, str, int]  # game, set-up, number of players
MAX_STEPS = 20_000  # far more than any game takes
NUM_STATES = 250  # of random games, per case


def cases() -> Iterator[Case]:
    """List each set-up of each game, with the fewest players, some more, and many."""
    for name in GAMES:
        game = load(name)
        most = game.max_players or 12
        for setup in game.setups:
            yield from (
                (name, setup, n)
                for n in {game.min_players, game.min_players + 2, most}
                if n <= most
            )


def spell(case: Case) -> str:
    """Name a case in the list of tests."""
    name, setup, players = case
    return f"{name}-{list(load(name).setups).index(setup)}-{players}"


@cache
def random_game(case: Case, seed: int) -> tuple[Any, ...]:
    """Play at random and return every state of the game, the last one included."""
    game, state, rng = (
        load(case[0]),
        load(case[0]).initial_state(case[2], case[1]),
        random.Random(seed),
    )
    states = [state]
    while game.outcome(state) is None:
        if game.num_dice(state):
            faces = [rng.randint(1, len(game.die_faces)) for _ in range(game.num_dice(state))]
            state = game.apply_chance(state, game.outcome_of_dice(state, faces))
        else:
            player = rng.choice(game.to_act(state))
            state = game.apply(state, player, rng.choice(game.legal_actions(state, player)))
        states.append(state)
        assert len(states) < MAX_STEPS, "the game does not end"
    return tuple(states)


@cache
def reached(case: Case) -> tuple[Any, ...]:
    """Return states of random games, spread over their whole length, ends included."""
    states: list[Any] = []
    seed = 0
    while len(states) < NUM_STATES:
        states += random_game(case, seed)
        seed += 1
    step = len(states) // NUM_STATES
    return (*states[:: step or 1], states[-1])


CASES = list(cases())
SIMULTANEOUS = [case for case in CASES if load(case[0]).is_simultaneous and case[2] > 1]
every_case = pytest.mark.parametrize("case", CASES, ids=spell)
every_simultaneous_case = pytest.mark.parametrize("case", SIMULTANEOUS, ids=spell)


@every_case
def test_exactly_one_thing_happens_next(case: Case) -> None:
    game = load(case[0])
    for state in reached(case):
        players = game.to_act(state)
        happens = [bool(players), game.num_dice(state) > 0, game.outcome(state) is not None]
        assert happens.count(True) == 1
        assert set(players) <= set(range(case[2]))
        assert len(set(players)) == len(players)
        assert game.is_simultaneous or len(players) <= 1
        for player in range(case[2]):
            assert bool(game.legal_actions(state, player)) == (player in players)


@every_case
def test_dice_agree_with_the_declared_chances(case: Case) -> None:
    game = load(case[0])
    by_dice = {game.num_dice(state): state for state in reached(case)}
    for num_dice, state in by_dice.items():
        chances = game.chance_outcomes(state)
        if num_dice == 0:
            assert chances == ()
            with pytest.raises(IllegalMove, match="No dice are to be rolled now"):
                game.outcome_of_dice(state, (1,))
            continue
        rolls = list(product(range(1, len(game.die_faces) + 1), repeat=num_dice))
        counts = Counter(game.outcome_of_dice(state, faces) for faces in rolls)
        assert len(dict(chances)) == len(chances)
        assert isclose(sum(chance for _, chance in chances), 1)
        assert counts.keys() == dict(chances).keys()
        for outcome, chance in chances:
            assert isclose(counts[outcome] / len(rolls), chance)
            assert game.num_dice(game.apply_chance(state, outcome)) == 0


@every_case
def test_legal_actions_can_be_written_read_and_applied(case: Case) -> None:
    game = load(case[0])
    for state in reached(case):
        before = hash(state)
        for player in game.to_act(state):
            actions = game.legal_actions(state, player)
            assert len(set(actions)) == len(actions)
            for action in actions:
                assert 0 <= action < game.num_actions
                assert (
                    game.parse_move(state, player, game.format_move(state, player, action))
                    == action
                )
                assert game.apply(state, player, action) != state
        assert hash(state) == before


@every_case
def test_illegal_actions_are_refused(case: Case) -> None:
    game = load(case[0])
    for state in reached(case)[:: 3 * case[2]]:
        for player in range(case[2]):
            legal = set(game.legal_actions(state, player))
            for action in set(range(game.num_actions)) - legal:
                with pytest.raises(LudotecaError):
                    game.parse_move(state, player, game.format_move(state, player, action))
            for text in ("", "?", "a0", "9", "\N{SNOWMAN}", "pass " * 3):
                with pytest.raises(InvalidMove):
                    game.parse_move(state, player, text)


@every_case
def test_positions_can_be_written_and_read(case: Case) -> None:
    game = load(case[0])
    for state in reached(case):
        text = game.format_position(state)
        assert "\n" not in text
        assert game.parse_position(text) == state
    for text in ("", "?", "\N{SNOWMAN}", "0" * 100):
        with pytest.raises(InvalidPosition):
            game.parse_position(text)


@every_case
def test_a_view_shows_a_player_all_he_needs(case: Case) -> None:
    game = load(case[0])
    for state in reached(case):
        for player in range(case[2]):
            view = game.view(state, player)
            assert game.view(view, player) == view
            assert game.legal_actions(view, player) == game.legal_actions(state, player)
            assert game.num_dice(view) == game.num_dice(state)
            assert game.outcome(view) == game.outcome(state)


@every_simultaneous_case
def test_a_choice_stays_hidden_until_all_have_chosen(case: Case) -> None:
    game, num_hidden = load(case[0]), 0
    for state in reached(case)[::3]:
        for chooser in game.to_act(state):
            after = game.apply(state, chooser, game.legal_actions(state, chooser)[-1])
            if game.to_act(after):  # else that was the last choice, and all is shown
                num_hidden += 1
                assert game.view(after, chooser) != game.view(state, chooser)
                for other in {*range(case[2]), None} - {chooser}:
                    assert game.view(after, other) == game.view(state, other)
    assert num_hidden > NUM_STATES // 4


@every_simultaneous_case
def test_choices_arrive_in_any_order(case: Case) -> None:
    game, num_pairs = load(case[0]), 0
    for state in reached(case)[::3]:
        for one, two in pairwise(game.to_act(state)):
            num_pairs += 1
            first, second = (game.legal_actions(state, player)[0] for player in (one, two))
            straight = game.apply(game.apply(state, one, first), two, second)
            assert game.apply(game.apply(state, two, second), one, first) == straight
    assert num_pairs > NUM_STATES // 8


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends_within_the_declared_range(case: Case, seed: int) -> None:
    game = load(case[0])
    outcome = game.outcome(random_game(case, seed)[-1])
    assert outcome is not None
    assert len(outcome) == case[2]
    assert all(game.outcome_range[0] <= value <= game.outcome_range[1] for value in outcome)


def leaves(value: object) -> Iterator[object]:
    """Walk through nested tuples."""
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


@every_case
def test_states_are_immutable_integers(case: Case) -> None:
    for state in reached(case):
        assert {type(leaf) for leaf in leaves(state)} == {int}
        assert isinstance(hash(state), int)
    with pytest.raises(AttributeError):
        setattr(state, state._fields[0], 0)


@pytest.mark.parametrize("name", GAMES)
def test_impossible_beginnings_are_refused(name: str) -> None:
    game = load(name)
    with pytest.raises(InvalidSetup):
        game.initial_state(game.min_players - 1, game.setups[0])
    with pytest.raises(InvalidSetup):
        game.initial_state(game.min_players, "no such sheet")
    if game.max_players is not None:
        with pytest.raises(InvalidSetup):
            game.initial_state(game.max_players + 1, game.setups[0])


@pytest.mark.parametrize("name", GAMES)
def test_facts_are_declared(name: str) -> None:
    game: Game[Any] = load(name)
    assert game.id == name
    assert game.outcome_range[0] < game.outcome_range[1]
    assert len(game.setups) >= 1
