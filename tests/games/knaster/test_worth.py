"""What Knaster positions are worth: exact at the end, consistent before it, and in words."""

import re

import pytest

from ludoteca.games.knaster.reasons import hope
from ludoteca.games.knaster.rules import LAST_ROLL, RULES, State, line_values
from ludoteca.games.knaster.sheet import EMPTY, NUM_LINES, VALUES, Sheet, circle, write
from ludoteca.games.knaster.worth import WORTH
from ludoteca.match.luck import take_apart
from ludoteca.texts import LANGUAGES, Texts
from tests.match.test_luck import begin, play_at_random

pytestmark = pytest.mark.compiled

# The first row holds 2 3 4 5 7 with four circles; a 7 wins it: 9 points and a circle.
ROW = "(2)(3)(4)(5)7/"
REST = "98989/89898/98989/89898"  # neighbours are never alike, and no line is a hand


def last(*sheets: str, roll: int = 0) -> State:
    """Return the position before or in the last roll; it need not stem from a game."""
    marks = [re.findall(r"\(?\d\)?", text) for text in sheets]
    found = tuple(_sheet(cells) for cells in marks)
    blank = RULES.initial_state(len(sheets), "")
    return blank._replace(sheets=found, shown=found, roll=roll, num_rolls=29, phase=LAST_ROLL)


def _sheet(marks: list[str]) -> Sheet:
    sheet = EMPTY
    for cell, mark in enumerate(marks):
        sheet = write(sheet, cell, int(mark.strip("()")))
        sheet = circle(sheet, (mark[0] == "(") << cell)
    return sheet._replace(pending=0)


def test_alone_the_last_roll_is_worth_what_it_brings_in_the_mean() -> None:
    # Four circles are 4 points. A 7 (6/36) brings 10, an 8 (5/36) or a 9 (4/36) a circle.
    before = last(ROW + REST)
    assert WORTH.value(before)[0] == pytest.approx(4 + (6 * 10 + 5 + 4) / 36)
    assert WORTH.rolls(before)[7] == (14.0,)
    assert WORTH.rolls(before)[2] == (4.0,)
    actions = WORTH.actions(last(ROW + REST, roll=7), 0)
    move, value = next(iter(actions.items()))
    assert (RULES.format_move(before, 0, move), value) == ("(e1)", 14.0)


def test_among_two_the_last_roll_is_shared_where_scores_are_equal() -> None:
    # The second has five circles more in the last rows but nothing to win: 7 decides for the
    # first, every other roll leaves the second ahead.
    second = "23457/" + "98989/89898/98989/(8)(9)(8)(9)(8)"  # a full line of five circles: 5 + 5
    before = last(ROW + REST, second)
    first_wins, second_wins = WORTH.value(before)
    assert first_wins == pytest.approx(6 / 36)  # 14 against 11
    assert second_wins == pytest.approx(30 / 36)
    same = last(ROW + REST, ROW + REST)
    assert WORTH.value(same) == pytest.approx((0.5, 0.5))
    assert WORTH.rolls(same)[7] == (0.5, 0.5)


@pytest.mark.parametrize("num_players", [1, 2, 5])
def test_before_a_roll_stands_the_mean_and_the_chances_are_one(num_players: int) -> None:
    state = RULES.initial_state(num_players, "")
    values, rolls = WORTH.value(state), WORTH.rolls(state)
    for player, value in enumerate(values):
        mean = sum(p * rolls[roll][player] for roll, p in RULES.chance_outcomes(state))
        assert value == pytest.approx(mean, abs=1e-12)
        assert value == pytest.approx(values[0])  # nobody begins
    assert sum(values) == pytest.approx(1.0) if num_players > 1 else 90 < values[0] < 115
    for roll in (2, 7):
        assert WORTH.value(RULES.apply_chance(state, roll)) == rolls[roll]


def test_a_better_sheet_has_the_better_chance() -> None:
    match = play_at_random(begin("knaster", 2, 1), 1)
    apart = take_apart(match)
    assert match.result is not None
    assert apart.steps[-1].values == tuple(
        float(seat in match.result.winners) / len(match.result.winners) for seat in (0, 1)
    )
    better = last("(7)" + "8989/" + REST, "78989/" + REST)
    first, second = WORTH.value(better)
    assert first > second


@pytest.mark.parametrize(
    ("numbers", "hand"),
    [
        ([], "any"),
        ([7], "any"),
        ([7, 7], "full-house"),
        ([5, 8], "straight"),
        ([2, 9], "full-house"),
        ([7, 7, 9], "full-house"),
        ([2, 7, 12], "three"),
        ([7, 7, 2, 9], "two-pairs"),
        ([7, 7, 9, 9], "full-house"),
        ([4, 7, 5, 8], "straight"),
        ([2, 7, 5, 8], "none"),
        ([7, 7, 7, 7], "five"),
        ([7, 7, 7, 7, 2], "full"),
    ],
)
def test_a_line_says_what_it_can_still_become(numbers: list[int], hand: str) -> None:
    assert hope(numbers) == hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_a_game_has_a_reason_in_words(language: str) -> None:
    texts, said = Texts(language), set()
    match = begin("knaster", 1, 4)
    while match.result is None:
        for action in match.legal_actions(0):
            words = WORTH.explain(match.state, 0, action)
            assert words is not None
            said.add(words.message)
            sentence = texts(words.message, **words.values)
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0].isdigit()
        match.act(0, match.legal_actions(0)[0])
    assert {"knaster-why-write", "knaster-why-circle", "knaster-why-hand"} <= said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Leaves the falling diagonal no chance of a hand; from here on, all five numbers "
            "there get circled in 85 of 100 games, for 10 points",
        ),
        (
            "fr",
            "Prive la diagonale descendante de toute combinaison ; à partir d’ici, ses cinq "
            "chiffres finissent entourés dans 85 parties sur 100, pour 10 points",
        ),
        (
            "it",
            "Priva la diagonale discendente di ogni combinazione; da qui in poi i suoi cinque "
            "numeri finiscono cerchiati in 85 partite su 100, per 10 punti",
        ),
        (
            "de",
            "Bringt die fallende Diagonale um jede Kombination; von hier an werden dort in 85 von "
            "100 Spielen alle fünf Zahlen eingekreist, für 10 Punkte",
        ),
    ],
)
def test_a_reason_says_what_happens_how_often_and_for_what(language: str, sentence: str) -> None:
    line: dict[str, str | int] = {"kind": "fall", "name": "", "points": 10}
    said = Texts(language)("knaster-why-write", **line, hand="none", percent=85)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == sentence


def test_a_reason_names_the_points_of_its_line() -> None:
    match, told = begin("knaster", 1, 4), set()
    while match.result is None:
        action = match.legal_actions(0)[0]
        words = WORTH.explain(match.state, 0, action)
        assert words is not None
        if "percent" in words.values:
            told.add((words.values["kind"], words.values["name"], words.values["points"]))
        match.act(0, action)
    assert told
    assert told <= {(*line_values(line).values(), int(VALUES[line])) for line in range(NUM_LINES)}
