"""Bots by the name of their game: found, asked and refused."""

import pytest

from ludoteca import games, players
from ludoteca.errors import UnknownGame
from ludoteca.players.rng import seeded
from ludoteca.texts import LANGUAGES


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_three_bots_the_weakest_first(game: str) -> None:
    assert players.bots(game)[:3] == ("random", "gentle", "greedy")
    codes = [players.code(game, bot) for bot in players.bots(game)]
    assert codes == list(range(len(codes)))


def test_bots_are_asked_by_game_and_name() -> None:
    quantik = games.load("quantik")
    state = quantik.parse_position("Ab../C.../..../....")  # only a cone on b2 completes a line
    action = players.choose("quantik", "greedy", state, 1, seeded(1))
    assert quantik.format_move(state, 1, action) == "Db2"


def test_unknown_bots_and_games_are_refused_with_the_names_that_exist() -> None:
    with pytest.raises(players.UnknownBot) as refusal:
        players.choose("knaster", "clever", None, 0, seeded(1))
    for language in LANGUAGES:
        sentence = refusal.value.sentence(language)
        assert "clever" in sentence
        assert all(bot in sentence for bot in players.bots("knaster"))
    with pytest.raises(UnknownGame):
        players.bots("go")
