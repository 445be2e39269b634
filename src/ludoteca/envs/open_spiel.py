"""OpenSpiel: every installed game as a Python game with explicit chance.

    import pyspiel
    import ludoteca.envs.open_spiel  # registers the names

    game = pyspiel.load_game("ludoteca_quantik")
    game = pyspiel.load_game("ludoteca_knaster(players=3)")

Actions are the game's. Where several choose at the same time they do so at a simultaneous node; a
player there who has already finished has one action, `wait`, whose number is the game's number of
actions. Observation tensors are those of `ludoteca.vector`, as floats; so are information states,
whose strings are the position as the player sees it: what the past adds to it decides nothing.
Returns are the outcomes. An action that is not legal is an error, and the state stays as it was.
"""

from typing import Any

import numpy as np
import pyspiel

from ludoteca.contract import Game, Rules
from ludoteca.errors import IllegalMove
from ludoteca.games import ids, load
from ludoteca.rng import below, seeded
from ludoteca.vector import Observer

PREFIX = "ludoteca_"
PROBES = 8  # random games that show the highest outcome of dice
MAX_LENGTH = 100_000  # not every game has a bound


def game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game."""
    rules = game.rules
    low, high = rules.outcome_range
    kind = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kind.Dynamics.SIMULTANEOUS if rules.is_simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.EXPLICIT_STOCHASTIC
            if rules.die_faces
            else kind.ChanceMode.DETERMINISTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if rules.is_simultaneous
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if low == -high else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.max_players or 12,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, "setup": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for OpenSpiel."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        """Take the number of players and the set-up from the parameters."""
        given = params or {}
        self.played_id, rules = game.id, game.rules  # what is kept must be fit for pickling
        self.players = int(given.get("players", game.min_players))
        self.start = rules.initial_state(
            self.players, str(given.get("setup", "")) or rules.setups[0]
        )
        low, high = rules.outcome_range
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.num_actions + rules.is_simultaneous,
            max_chance_outcomes=_most_outcomes(game, self.start),
            num_players=self.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0 if low == -high else None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return an observer."""
        del iig_obs_type, params
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state for OpenSpiel: a state of the rules that is replaced with each action."""

    def __init__(self, game: SpielGame) -> None:
        """Begin."""
        super().__init__(game)
        self.played_id, self.state, self.players = game.played_id, game.start, game.players

    @property
    def rules(self) -> Rules[Any]:
        """Return the rules of the game."""
        return load(self.played_id).rules

    def current_player(self) -> Any:
        """Return who acts: a player, chance, several at once, or nobody any more."""
        rules = self.rules
        acting = rules.to_act(self.state)
        if acting:
            return acting[0] if len(acting) == 1 else pyspiel.PlayerId.SIMULTANEOUS
        due = rules.num_dice(self.state)
        return pyspiel.PlayerId.CHANCE if due else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        """Return a player's actions in order; who has finished can but wait."""
        rules = self.rules
        acting = rules.to_act(self.state)
        if player in acting:
            return sorted(rules.legal_actions(self.state, player))
        return [self.rules.num_actions] if len(acting) > 1 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the dice that are due."""
        return list(self.rules.chance_outcomes(self.state))

    def _apply_action(self, action: int) -> None:
        """Let the dice fall, or the one player who is to act."""
        rules = self.rules
        if rules.num_dice(self.state):
            if all(action != outcome for outcome, _ in rules.chance_outcomes(self.state)):
                raise IllegalMove("search-error-illegal", action=str(action))
            self.state = rules.apply_chance(self.state, action)
        else:
            player = rules.to_act(self.state)[0]
            self._check(player, action)
            self.state = rules.apply(self.state, player, action)

    def _apply_actions(self, actions: list[int]) -> None:
        """Let all act at the same time."""
        rules, acting = self.rules, self.rules.to_act(self.state)
        for player in acting:
            self._check(player, actions[player])
        for player in acting:
            self.state = rules.apply(self.state, player, actions[player])

    def _check(self, player: int, action: int) -> None:
        """Refuse what is not legal: OpenSpiel hands on whatever it is given."""
        if action not in self.rules.legal_actions(self.state, player):
            raise IllegalMove("search-error-illegal", action=str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """Write an action as a move."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        if action == self.rules.num_actions:
            return "wait"
        return self.rules.format_move(self.state, player, action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.rules.outcome(self.state) is not None

    def returns(self) -> list[float]:
        """Return the outcome, zeros before the end."""
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            return [0.0] * self.players
        return [float(value) for value in outcome]

    def __str__(self) -> str:
        """Write the position."""
        return self.rules.format_position(self.state)


class SpielObserver:
    """What a player sees, as a tensor and as a string."""

    def __init__(self, game: SpielGame) -> None:
        """Make room for the tensor."""
        played = load(game.played_id)
        self.rules, self.observer = played.rules, Observer(played, game.players)
        self.tensor = np.zeros(self.observer.num_features, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look with the eyes of a player."""
        self.tensor[:] = self.observer.look(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write the position as a player sees it."""
        return self.rules.format_position(self.rules.view(state.state, player))


def _most_outcomes(game: Game, start: Any) -> int:
    """Return one more than the highest outcome of dice in some random games."""
    rules, most = game.rules, 0
    if not rules.die_faces:
        return 0
    for number in range(PROBES):
        rng, state = seeded(number, "probe"), start
        for _ in range(500):
            if rules.outcome(state) is not None:
                break
            chances = rules.chance_outcomes(state)
            if chances:
                most = max(most, *(outcome for outcome, _ in chances))
                state = rules.apply_chance(state, chances[below(rng, len(chances))][0])
                continue
            player = rules.to_act(state)[0]
            legal = rules.legal_actions(state, player)
            state = rules.apply(state, player, legal[below(rng, len(legal))])
    return most + 1


def _maker(game: Game) -> type[SpielGame]:
    """Return the class by which OpenSpiel makes a game."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


def register() -> None:
    """Register every installed game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for name in ids():
        if PREFIX + name not in known:
            game = load(name)
            pyspiel.register_game(game_type(game), _maker(game))


register()
