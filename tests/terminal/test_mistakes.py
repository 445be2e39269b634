"""What is told after the end of a game that has values but is not solved."""

from typing import Any

import pytest
from rich.text import Text

from ludoteca.contract import Game
from ludoteca.faces.accounts import Teller
from ludoteca.match import Match, Seat
from ludoteca.match.luck import take_apart
from ludoteca.terminal.hints import hint, worth_of_choices
from ludoteca.terminal.mistakes import CURVE, lessons
from ludoteca.texts import LANGUAGES, Texts
from tests.tiny_game.rules import AGAIN, TAKE


def played(game: Game, wrong: bool) -> Match[Any]:
    """Return a finished match whose first decision is wrong or right, and all others are right."""
    match = Match.start(game.id, [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
    while match.result is None:
        right = AGAIN if match.state.die == 1 else TAKE
        is_first = match.state.turn == 0 and not match.state.must_take
        match.act(match.seats_to_act[0], 1 - right if wrong and is_first else right)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_costly_decisions_are_told_with_what_was_better(tiny: Game, language: str) -> None:
    # The die shows a 2: to take it is worth 0.625, to roll again 0.375, as test_worth.py works out.
    match = played(tiny, wrong=True)
    told = lessons(match, Texts(language)).text.plain.replace("\N{NO-BREAK SPACE}", " ")
    line = told.splitlines()[-6]  # before an empty one and two rolls of each
    assert line.startswith("[1] 1. " + match.seats[match.first].name)
    assert "tries something better than 2" in line  # the words of the game, not "again"
    assert "25" in line
    assert line.split(":")[-1].strip().startswith("takes the 2.")
    assert told.count(match.seats[0].name) >= 4  # legend, dice, skill, rolls


def test_a_game_played_right_has_nothing_to_tell(tiny: Game) -> None:
    text = lessons(played(tiny, wrong=False), Texts("en")).text.plain
    assert "\nNo move gave anything away.\n\n[1] The luckiest roll of " in text
    assert "Anna gave nothing away." in text
    assert "Bruno gave nothing away." in text


def test_who_has_no_name_is_spoken_to(tiny: Game) -> None:
    match = Match.start(tiny.id, [Seat("You"), Seat("Bruno")], secret=bytes(32))
    while match.result is None:
        seat = match.seats_to_act[0]
        match.act(seat, match.legal_actions(seat)[0])
    said = {language: lessons(match, Texts(language)).text.plain for language in ("en", "de")}
    assert "You gave" in said["en"]
    assert "Your luckiest roll" in said["en"]
    assert " You:" not in said["en"].partition("[1]")[0]
    assert "Bruno gave" in said["en"]
    assert "You hat" in said["de"]  # a name like any other there


def test_the_curve_begins_in_the_middle_and_ends_at_the_edges(tiny: Game) -> None:
    match = played(tiny, wrong=False)
    rows = lessons(match, Texts("en")).text.plain.splitlines()[: CURVE[1]]
    assert rows[CURVE[1] // 2][6] in "●○"  # both have one half
    assert match.result is not None
    if len(match.result.winners) == 1:
        assert {rows[0].rstrip()[-1], rows[-1].rstrip()[-1]} == {"●", "○"}


def test_what_is_rounded_to_nothing_has_no_side(tiny: Game) -> None:
    match = played(tiny, wrong=False)
    teller = Teller(match, take_apart(match), Texts("en"))
    told = [teller.signed(value) for value in (-0.25, -0.0004, 0.0, 0.0004, 0.25)]
    assert told == ["−25%", "±0%", "±0%", "±0%", "+25%"]


def test_hints_name_moves_in_the_words_of_the_game(tiny: Game) -> None:
    match = Match.start(tiny.id, [Seat("Anna"), Seat("Bruno", "random")], secret=bytes(32))
    die, seat = match.state.die, match.seats_to_act[0]
    for told in (hint(match, seat, Texts("en")), worth_of_choices(match, seat, Texts("en")).plain):
        assert f"takes the {die}" in told or f"tries something better than {die}" in told


def test_games_without_values_tell_nothing(worthless: Game) -> None:
    assert lessons(played(worthless, wrong=True), Texts("en")) == (Text(), [])
