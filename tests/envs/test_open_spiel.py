"""OpenSpiel's own tests accept our games, and its search plays them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import ludoteca.envs.open_spiel  # noqa: F401 - registers the games
from ludoteca.errors import IllegalMove
from ludoteca.games import ids


@pytest.mark.parametrize("game", ids())
def test_random_games_are_simulated_and_serialised(game: str) -> None:
    players = "(players=2)" if game == "knaster" else ""
    loaded = pyspiel.load_game(f"ludoteca_{game}{players}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    rng, state = np.random.default_rng(1), loaded.new_initial_state()
    for _ in range(30):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.is_simultaneous_node():
            state.apply_actions([int(rng.choice(state.legal_actions(p))) for p in range(2)])
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    text = pyspiel.serialize_game_and_state(loaded, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state) == str(state.clone())
    observation = make_observation(loaded)
    observation.set_from(state, 0)
    assert observation.tensor.any()
    assert observation.string_from(state, 0)


@pytest.mark.parametrize("game", ["quantik", "kuhvadis"])
def test_their_search_plays_our_games(game: str) -> None:
    loaded = pyspiel.load_game(f"ludoteca_{game}")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 2.0, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    if game == "quantik":  # a line lacks one piece: the search takes it
        for action in (0, 17, 34):
            state.apply_action(action)
        bot.max_simulations = 120
        assert bot.step(state) == 51
    else:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", ["quantik", "kuhvadis", "knaster"])
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    options = "(players=2)" if game == "knaster" else ""
    state = pyspiel.load_game(f"ludoteca_{game}{options}").new_initial_state()
    if state.is_chance_node():
        with pytest.raises(IllegalMove):
            state.apply_action(9_999)
        state.apply_action(state.chance_outcomes()[0][0])
    before, moves = str(state), state.history()
    together = state.is_simultaneous_node()
    wrong = [state.legal_actions(0)[0], 9_999] if together else 9_999
    act = state.apply_actions if together else state.apply_action
    with pytest.raises(IllegalMove, match="Action 9999 is not legal"):
        act(wrong)
    assert (str(state), state.history()) == (before, moves)
