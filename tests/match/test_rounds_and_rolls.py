"""What our own games never do: rolls without a decision, rounds without dice, discs that fall."""

import pytest

from ludoteca.contract import Words
from ludoteca.match import Move, Resign, Roll, format_record, parse_record, verify
from ludoteca.match.match import Match
from tests.match.matches import ANNA, BRUNO, CARLA, LOT_1, play_all

pytestmark = pytest.mark.usefixtures("visible_examples")
BUSTS = bytes([3] * 32)  # Bruno begins; 3, 1, 2, 4, 2, 6, 6, 1, 3 fall
BUST_AT_ONCE = bytes([16] * 32)  # Anna begins; 1, 1, 3 fall
ROCK, PAPER, SCISSORS = range(3)


def lines(match: Match[object], *, reveal: bool = True) -> list[str]:
    """Return the turns or rounds of a record."""
    return format_record(match, reveal=reveal).partition("\n\n")[2].splitlines()


def hands() -> Match[object]:
    return Match.start("rock_paper_scissors", [ANNA, BRUNO, CARLA], secret=LOT_1)


# Pig: a roll of 1 ends the turn, and nobody decides -----------------------------------------


def test_a_bust_passes_the_die_on_and_is_told_in_the_record() -> None:
    match = Match.start("pig", [ANNA, BRUNO], secret=BUSTS)
    play_all(match, ["hold", "roll", "roll", "hold", "roll", "roll"])
    assert lines(match) == [
        "1. 2: [3] hold",
        "2. 1: [1]",
        "3. 2: [2] roll [4] roll [2] hold",
        "4. 1: [6] roll [6] roll [1]",
        "5. 2: [3]",
        "*",
    ]
    assert match.state == ((11, 0), 0, 3, 0)  # Bruno is player 0: 3 + 2 + 4 + 2 banked
    assert match.seats_to_act == (1,)
    assert parse_record(format_record(match)) == match
    assert verify(format_record(match)).num_rolls == 9


def test_two_busts_before_the_first_decision() -> None:
    match = Match.start("pig", [ANNA, BRUNO], secret=BUST_AT_ONCE)
    assert match.rolls == (Roll((1,)), Roll((1,)), Roll((3,)))
    assert match.seats_to_act == (0,)
    assert lines(match) == ["1. 1: [1]", "2. 2: [1]", "3. 1: [3]", "*"]


def test_undo_goes_back_over_a_bust_and_the_same_dice_fall_again() -> None:
    match = Match.start("pig", [ANNA, BRUNO], secret=BUSTS)
    match.play(1, "hold")
    rolls = match.rolls
    assert not match.can_undo(1)  # Anna's bust was no decision, but dice all the same
    match.undo(1, agreed=True)
    assert (match.events, match.seats_to_act) == ([Roll((3,))], (1,))
    match.play(1, "roll")
    assert match.rolls == rolls  # the 1 is Bruno's own now, and the 2 is Anna's
    assert lines(match)[:2] == ["1. 2: [3] roll [1]", "2. 1: [2]"]


def test_a_roll_can_end_the_game() -> None:
    match = Match.start("pig", [ANNA, BRUNO], secret=LOT_1)
    while match.result is None:
        match.play(match.seats_to_act[0], "roll")
    assert isinstance(match.events[-1], Roll)
    assert max(match.result.scores) >= 100
    assert verify(format_record(match)).result == match.result


# Rock, paper, scissors: rounds without a roll ------------------------------------------------


def test_hands_are_hidden_until_the_round_is_over_then_shown_by_seat() -> None:
    match = hands()
    match.play(2, "rock")
    match.play(0, "paper")
    assert match.seen(None) == ()
    assert match.seen(1) == ()
    assert match.seen(2) == (Move(2, ROCK),)
    assert [match.version(seat) for seat in (0, 1, 2, None)] == [1, 0, 1, 0]
    match.play(1, "scissors")
    shown = (Move(0, PAPER), Move(1, SCISSORS), Move(2, ROCK))
    assert [match.seen(who) for who in (0, 1, 2, None)] == [shown] * 4
    assert match.seats_to_act == (0, 1, 2)
    assert match.first_news(1) == 0  # Carla knew her own hand first; Anna's stands before it now


def test_rounds_stay_apart_in_history_and_record() -> None:
    match = hands()
    for seat, hand in ((2, "rock"), (0, "paper"), (1, "scissors"), (1, "rock"), (0, "rock")):
        match.play(seat, hand)
    assert match.events[3:] == [Move(0, ROCK), Move(1, ROCK)]
    assert match.seen(None) == tuple(match.events[:3])
    assert match.first_news(4) == 3
    assert lines(match) == ["1. 1: paper; 2: scissors; 3: rock", "2. 1: rock; 2: rock", "*"]
    assert lines(match, reveal=False) == ["1. 1: paper; 2: scissors; 3: rock", "*"]
    loaded = parse_record(format_record(match))
    assert (loaded, loaded.state) == (match, match.state)
    assert [loaded.seen(who) for who in (0, None)] == [match.seen(who) for who in (0, None)]


def test_a_hand_is_taken_back_freely_until_the_round_is_over() -> None:
    match = hands()
    match.play(0, "rock")
    match.play(1, "paper")
    match.undo(0)
    assert match.events == [Move(1, PAPER)]
    assert list(match.seats_to_act) == [0, 2]
    match.play(0, "scissors")
    match.play(2, "rock")
    assert not match.can_undo(0)
    match.undo(0, agreed=True)
    assert match.events == [Move(1, PAPER), Move(2, ROCK)]  # the choices beside it stand
    assert match.seen(None) == ()
    assert match.seats_to_act == (0,)


def test_who_gives_up_in_a_round_stands_before_its_hands() -> None:
    match = hands()
    match.play(1, "rock")
    match.resign(2)
    assert match.events == [Resign(2), Move(1, ROCK)]
    assert match.seen(None) == (Resign(2),)
    assert match.bot_at(2) == "random"
    assert lines(match) == ["1. 3: resigns; 2: rock", "*"]
    assert parse_record(format_record(match)) == match


def test_a_whole_game_is_scored_by_hand() -> None:
    match = Match.start("rock_paper_scissors", [ANNA, BRUNO], secret=LOT_1)
    for one, two in ("rp", "rs", "pp", "sp", "sr"):
        words = {"r": "rock", "p": "paper", "s": "scissors"}
        match.play(1, words[two])
        match.play(0, words[one])
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0, 1), (2, 2))
    assert match.seen(None) == tuple(match.events)


# Connect Four: where a disc lands depends on the position -----------------------------------


def test_cells_and_words_follow_the_disc() -> None:
    match = Match.start("connect_four", [ANNA, BRUNO], secret=LOT_1)
    play_all(match, "dded")
    told = [
        (
            rules.cells(before, match.player_of(event.seat), event.action),
            rules.describe(before, match.player_of(event.seat), event.action),
        )
        for rules in (match.rules,)
        for before, event, _ in match.replay(match.events)
        if isinstance(event, Move)
    ]
    assert [cells for cells, _ in told] == [(38,), (31,), (39,), (24,)]
    assert [words for _, words in told] == [
        Words("connect_four-drop", {"disc": "X", "cell": "d6"}),
        Words("connect_four-drop", {"disc": "O", "cell": "d5"}),
        Words("connect_four-drop", {"disc": "X", "cell": "e6"}),
        Words("connect_four-drop", {"disc": "O", "cell": "d4"}),
    ]
