"""Bots by the name of their game: found, asked and refused."""

import pytest

from ludoteca import games
from ludoteca.errors import UnknownBot, UnknownGame
from ludoteca.rng import seeded
from ludoteca.texts import LANGUAGES


@pytest.mark.parametrize("game", games.ids())
def test_every_game_has_three_bots_the_weakest_first(game: str) -> None:
    names = games.load(game).bots.names
    assert names[:2] == ("random", "gentle")
    assert "greedy" in names
    codes = [games.load(game).bot(bot) for bot in games.load(game).bots.names]
    assert codes == list(range(len(codes)))


def test_bots_are_asked_by_game_and_name() -> None:
    quantik = games.load("quantik").rules
    state = quantik.parse_position("Ab../C.../..../....")  # only a cone on b2 completes a line
    action = games.load("quantik").bots.choose("greedy", state, 1, seeded(1))
    assert quantik.format_move(state, 1, action) == "Db2"


def test_unknown_bots_and_games_are_refused_with_the_names_that_exist() -> None:
    with pytest.raises(UnknownBot) as refusal:
        games.load("knaster").bot("clever")
    for language in LANGUAGES:
        sentence = refusal.value.sentence(language)
        assert "clever" in sentence
        assert all(bot in sentence for bot in games.load("knaster").bots.names)
    with pytest.raises(UnknownGame):
        games.load("go")
