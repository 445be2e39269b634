"""Taking back and giving up: how far back anyone may go, and who wins without playing on."""

from typing import Any

import pytest

from ludoteca.match import (
    InvalidRecord,
    Match,
    Move,
    Resign,
    Result,
    Roll,
    format_record,
    parse_record,
    verify,
)
from tests.match.matches import (
    ANNA,
    BOT,
    BRUNO,
    CARLA,
    LOT_1,
    LOT_2,
    assert_refused,
    knaster,
    kuhvadis,
    play_all,
    quantik,
)

# Undo --------------------------------------------------------------------------------------


def test_undo_takes_back_the_bots_reply_too() -> None:
    match = play_all(quantik(ANNA, BOT), ["Aa1", "Bb1"])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.events == []
    assert match.seats_to_act == (0,)
    assert match.state == quantik().state
    assert match.undos == 1


def test_undo_stops_at_another_persons_move() -> None:
    match = play_all(quantik(), ["Aa1", "Bb1"])
    assert not match.can_undo(0)
    assert_refused(match, "match-error-no-undo", lambda: match.undo(0))
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)  # Anna has seen what Bruno would do
    assert_refused(match, "match-error-no-undo", lambda: match.undo(0))
    match.undo(0, agreed=True)
    assert match.events == []
    assert_refused(match, "match-error-no-undo", lambda: match.undo(0, agreed=True))


def test_nobody_looks_at_dice_and_takes_back_unasked() -> None:
    match = kuhvadis()
    while match.seats_to_act == (0,):  # roll, look, pass ...
        match.play(0, "keep -" if match.num_public() < 4 else "pass")
    theirs = match.rolls[-1]  # ... look at the other's dice ...
    assert not match.can_undo(0)  # ... and that was it
    assert_refused(match, "match-error-no-undo", lambda: match.undo(0))
    match.undo(0, agreed=True)
    assert not match.can_undo(0)  # the dice before have been seen too
    assert not match.with_takebacks  # all agreed
    match.play(0, "pass")
    assert match.rolls[-1] == theirs


def test_what_others_had_seen_stays_firm_when_something_after_it_is_taken_back() -> None:
    match = play_all(quantik(), ["Aa1", "Bb1", "Cc1"])
    match.undo(0)
    assert (match.can_undo(0), match.can_undo(1)) == (False, False)
    match.play(0, "Dd1")
    assert match.can_undo(0)
    match = knaster(ANNA, BRUNO)
    match.play(0, "a1")
    match.play(1, "b1")
    match.undo(0, agreed=True)
    assert not match.can_undo(1)  # Bruno's choice is hidden again, but he has seen more
    match.play(0, "c1")
    assert not match.can_undo(1)


def test_alone_and_against_bots_the_match_is_marked_once_something_had_followed() -> None:
    match = quantik(ANNA, BOT)
    match.play(0, "Aa1")
    match.undo(0)
    assert (match.undos, match.takebacks, match.with_takebacks) == (1, 0, False)
    play_all(match, ["Aa1", "Bb1"])
    match.undo(0)
    assert (match.undos, match.takebacks, match.with_takebacks) == (2, 1, True)
    solo = knaster(ANNA)
    solo.play(0, "a1")
    solo.undo(0)
    assert solo.with_takebacks


def test_a_bot_cannot_consent_so_people_beside_one_are_marked_too() -> None:
    match = knaster(ANNA, BRUNO, BOT)
    for seat, move in enumerate(["a1", "b1", "c1"]):
        match.play(seat, move)
    assert not match.can_undo(0)
    match.undo(0, agreed=True)
    assert match.with_takebacks


def test_a_match_of_the_first_format_goes_on_without_marks() -> None:
    match = Match.start("quantik", (ANNA, BOT), secret=LOT_1, format=1)
    play_all(match, ["Aa1", "Bb1"])
    match.undo(0)
    assert (match.undos, match.with_takebacks) == (1, False)
    assert '[Format "1"]' in format_record(match)
    assert parse_record(format_record(match)) == match


def test_the_mark_stands_in_the_record() -> None:
    match = play_all(quantik(ANNA, BOT), ["Aa1", "Bb1"])
    match.undo(0)
    record = format_record(match)
    assert '[Undos "1"]\n[Takebacks "1"]\n' in record
    assert parse_record(record) == match
    assert verify(record).with_takebacks
    for wrong in ("0", "2", "x"):
        with pytest.raises(InvalidRecord):
            parse_record(record.replace('[Takebacks "1"]', f'[Takebacks "{wrong}"]'))


def test_undo_goes_further_if_all_agree() -> None:
    match = play_all(quantik(), ["Aa1", "Bb1"])
    assert match.can_undo(0, agreed=True)
    match.undo(0, agreed=True)
    assert match.events == []


def test_versions_never_come_back_after_undo() -> None:
    match = play_all(quantik(ANNA, BOT), ["Aa1", "Bb1"])
    match.undo(0)
    assert [match.version(who) for who in (0, 1, None)] == [3, 3, 3]
    assert_refused(match, "match-error-stale", lambda: match.play(0, "Aa1", version=0))
    assert_refused(match, "match-error-stale", lambda: match.play(0, "Cc1", version=2))
    assert match.play(0, "Aa2", version=3) is True
    assert match.play(0, "Aa2", version=3) is False


def test_undo_never_rolls_again() -> None:
    match = kuhvadis(ANNA, BOT)
    match.play(0, "keep -")
    five = match.events[2]
    assert isinstance(five, Roll)
    match.undo(0)
    assert len(match.events) == 1
    match.play(0, "keep -")
    assert match.events[2] == five
    match.undo(0)
    match.play(0, "keep 33")
    assert match.events[2] == Roll(five.faces[:3])


def test_undo_returns_to_one_decision_of_several_in_a_turn() -> None:
    match = play_all(kuhvadis(), ["keep 333", "keep 333", "pass"])
    rolls = [event for event in match.events if isinstance(event, Roll)]
    assert match.seats_to_act == (1,)
    match.undo(0, agreed=True)
    assert match.seats_to_act == (0,)
    assert len(match.events) == 5
    match.undo(0, agreed=True)
    assert [event for event in match.events if isinstance(event, Roll)] == rolls[:2]


def test_a_hidden_choice_can_be_taken_back_until_all_have_chosen() -> None:
    match = knaster(ANNA, BRUNO, CARLA)
    match.play(0, "a1")
    match.play(2, "c1")
    assert match.can_undo(0)
    match.undo(0)
    assert match.events[1:] == [Move(2, 2)]
    assert [match.version(who) for who in (0, 1, 2, None)] == [3, 1, 2, 1]
    assert match.seats_to_act == (0, 1)
    match.play(0, "e5")
    match.play(1, "b1")
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [False, False, False]
    assert match.can_undo(0, agreed=True)


def test_against_bots_a_finished_round_can_be_taken_back_and_their_choices_stand() -> None:
    match = knaster(BOT, ANNA, BOT)
    for seat, move in enumerate(["a1", "b1", "c1"]):
        match.play(seat, move)
    second_roll = match.events[4]
    match.play(2, "c2")
    match.undo(1)
    assert match.events[1:] == [Move(0, 0), Move(2, 2)]
    assert list(match.seats_to_act) == [1]
    match.play(1, "e5")
    assert match.events[4] == second_roll
    assert match.seats_to_act == (0, 1, 2)


def test_agreement_takes_back_a_round_of_people() -> None:
    match = knaster(ANNA, BRUNO)
    match.play(0, "a1")
    match.play(1, "b1")
    match.undo(0, agreed=True)
    assert match.events[1:] == [Move(1, 1)]
    assert match.play(0, "a1") is True


# Resigning ---------------------------------------------------------------------------------


def test_of_two_the_other_wins_at_once_even_out_of_turn() -> None:
    match = quantik()
    assert match.resign(1) is True
    assert match.result == Result(winners=(0,), scores=(1, -1), reason="resigned")
    assert match.events == [Resign(1)]
    assert match.resign(1) is False
    assert_refused(match, "error-game-over", lambda: match.resign(0))


def first_circle(match: Match[Any]) -> None:
    """Play solo until a number falls again, and circle it: one point, no line."""
    while True:
        circles = [action for action in match.legal_actions(0) if 25 <= action < 50]
        if circles:
            match.act(0, circles[0])
            return
        match.act(0, match.legal_actions(0)[0])


def test_a_solo_game_given_up_keeps_its_score() -> None:
    match = knaster(ANNA)
    first_circle(match)
    match.resign(0)
    assert match.result == Result(winners=(), scores=(1,), reason="resigned")


def test_points_so_far_are_told_by_seat() -> None:
    match = knaster(ANNA, BRUNO, secret=LOT_2)  # seat 2 is player 0
    while not any(25 <= action < 50 for action in match.legal_actions(0)):
        for seat in (0, 1):
            match.act(seat, match.legal_actions(seat)[0])
    match.act(0, next(action for action in match.legal_actions(0) if action >= 25))
    match.resign(0)
    assert match.result == Result(winners=(1,), scores=(1, 0), reason="resigned")


def test_nothing_is_hidden_after_the_end() -> None:
    match = knaster(ANNA, BRUNO)
    match.play(0, "a1")
    match.resign(1)
    assert match.seen(None) == match.seen(1) == tuple(match.events)
    assert match.view(None) == match.view(1) == match.state


def test_of_several_a_bot_plays_on_and_cannot_win() -> None:
    match = knaster(ANNA, BRUNO, CARLA)
    match.play(0, "a1")
    match.resign(0)
    assert match.result is None
    assert [match.bot_at(seat) for seat in (0, 1, 2)] == ["greedy", None, None]
    assert match.version(1) == 2  # everybody sees that Anna left, not where she wrote
    assert match.seen(1) == (match.events[0], Resign(0))
    assert not match.can_undo(0)
    while match.result is None:  # Anna's seat circles what it can, the others never do
        for seat in match.seats_to_act:
            actions = match.legal_actions(seat)
            match.act(seat, actions[-1] if seat == 0 and actions[-1] != 50 else actions[0])
    assert match.result.scores[0] > max(match.result.scores[1:])
    assert match.result.reason == "played"
    best = max(match.result.scores[1:])
    assert match.result.winners == tuple(s for s in (1, 2) if match.result.scores[s] == best)


def test_the_last_one_left_wins_at_once() -> None:
    match = knaster(ANNA, BRUNO, CARLA)
    match.resign(2)
    match.resign(0)
    assert match.result == Result(winners=(1,), scores=(0, 0, 0), reason="resigned")


def test_nobody_takes_back_what_happened_before_somebody_left() -> None:
    match = knaster(ANNA, BOT, BRUNO)
    for seat, move in enumerate(["a1", "b1", "c1"]):
        match.play(seat, move)
    match.resign(2)
    assert not match.can_undo(0, agreed=True)
    match.play(0, "a2")
    assert match.can_undo(0)  # this round's own choice is still hidden
    match.undo(0)
    assert match.events[-1] == Resign(2)
