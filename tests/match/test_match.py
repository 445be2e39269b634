"""A match: seats, lots, turns and versions, and what nobody may do."""

import copy
import hashlib
import hmac
from typing import Any

import pytest

from ludoteca.errors import IllegalMove, InvalidMove, InvalidSetup, UnknownGame
from ludoteca.match import Dice, Match, Move, Result, Roll, Seat, StaleMove
from ludoteca.match.dice import commit
from tests.match.matches import (
    ANNA,
    BRUNO,
    CARLA,
    LOT_1,
    LOT_2,
    WIN_FOR_SECOND,
    assert_refused,
    knaster,
    kuhvadis,
    play_all,
    quantik,
)

# Seats and lots ----------------------------------------------------------------------------


@pytest.mark.parametrize("secret", [LOT_1, LOT_2], ids=["one", "two"])
def test_the_lot_chooses_who_begins(secret: bytes) -> None:
    # Two seats, two empty contributions, the label "lot", lot number 0, block 0.
    message = bytes.fromhex("00000002 00000000 00000000 00000003 6c6f74 00000000 00000000")
    lot = hmac.digest(secret, message, "sha256")[0] % 2
    match = quantik(secret=secret)
    assert match.first == lot
    assert match.seats_to_act == (lot,)
    assert match.player_of(lot) == 0
    assert [match.seat_of(match.player_of(seat)) for seat in (0, 1)] == [0, 1]


def test_both_lots_occur() -> None:
    assert (quantik(secret=LOT_1).first, quantik(secret=LOT_2).first) == (0, 1)


def test_every_seat_has_a_contribution() -> None:
    match = Match.start("quantik", (ANNA, BRUNO), secret=LOT_1, contributions=("lucky",))
    assert match.contributions == ("lucky", "")


def test_a_set_up_is_never_left_to_a_default() -> None:
    assert kuhvadis().setup == kuhvadis().rules.setups[0]


@pytest.mark.parametrize(
    ("message", "seats", "changes"),
    [
        ("match-error-name", (Seat(" "), BRUNO), {}),
        ("match-error-name", (Seat("x" * 41), BRUNO), {}),
        ("match-error-name", (Seat("\ud800"), BRUNO), {}),
        ("match-error-bot", (ANNA, Seat("Bot", "Two Words")), {}),
        ("match-error-secret", (ANNA, BRUNO), {"secret": b"x" * 15}),
        ("match-error-secret", (ANNA, BRUNO), {"secret": b"x" * 65}),
        ("match-error-contributions", (ANNA, BRUNO), {"contributions": ("a", "b", "c")}),
        ("match-error-contribution", (ANNA, BRUNO), {"contributions": ("a" * 201,)}),
        ("match-error-contribution", (ANNA, BRUNO), {"contributions": ("\udfff",)}),
        ("quantik-error-players", (ANNA, BRUNO, CARLA), {}),
        ("quantik-error-sheet", (ANNA, BRUNO), {"setup": "big"}),
    ],
)
def test_no_match_begins_like_this(
    message: str, seats: tuple[Seat, ...], changes: dict[str, Any]
) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Match.start("quantik", seats, **{"secret": LOT_1, **changes})
    assert caught.value.message == message


def test_the_limits_themselves_are_allowed() -> None:
    names = (Seat("x" * 40), Seat("€"))
    for secret in (b"x" * 16, b"x" * 64):
        match = Match.start("quantik", names, secret=secret, contributions=("y" * 200, ""))
        assert match.seats == names


def test_no_seats_and_too_many_seats() -> None:
    with pytest.raises(InvalidSetup):
        knaster()
    with pytest.raises(InvalidSetup) as caught:
        knaster(*[ANNA] * 257)
    assert caught.value.message == "match-error-seats"
    assert len(knaster(*[ANNA] * 256).seats) == 256


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        Match.start("go", (ANNA, BRUNO), secret=LOT_1)


# Moves -------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_result() -> None:
    match = play_all(quantik(), WIN_FOR_SECOND)
    assert match.result == Result(winners=(1,), scores=(-1, 1), reason="played")
    # Action: shape * 16 + cell.
    assert match.events == [Move(0, 0), Move(1, 17), Move(0, 34), Move(1, 51)]


def test_scores_are_told_by_seat_not_by_player() -> None:
    match = play_all(quantik(secret=LOT_2), WIN_FOR_SECOND)
    assert match.result == Result(winners=(0,), scores=(1, -1), reason="played")


def test_nothing_can_be_done_after_the_end() -> None:
    match = play_all(quantik(), WIN_FOR_SECOND)
    assert match.seats_to_act == ()
    assert match.legal_actions(0) == ()
    assert not match.can_undo(1)
    for attempt in (
        lambda: match.act(0, 60),
        lambda: match.play(0, "Dd4"),
        lambda: match.resign(0),
        lambda: match.undo(1),
    ):
        assert_refused(match, "error-game-over", attempt)


def test_moves_against_the_rules_change_nothing() -> None:
    match = play_all(quantik(), ["Aa1"])
    assert_refused(match, "error-not-your-turn", lambda: match.act(0, 60))
    assert_refused(match, "error-not-your-turn", lambda: match.play(0, "Dd4"))
    illegal = assert_refused(match, "match-error-action", lambda: match.act(1, 0))
    assert isinstance(illegal, IllegalMove)
    illegal = assert_refused(match, "quantik-error-occupied", lambda: match.play(1, "Ba1"))
    assert isinstance(illegal, IllegalMove)
    unreadable = assert_refused(match, "quantik-error-move", lambda: match.play(1, "castle"))
    assert isinstance(unreadable, InvalidMove)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    match = quantik()
    for attempt in (
        lambda: match.act(seat, 0),
        lambda: match.play(seat, "Aa1"),
        lambda: match.resign(seat),
        lambda: match.undo(seat),
        lambda: match.can_undo(seat),
    ):
        assert_refused(match, "match-error-no-seat", attempt)


def test_dice_roll_by_themselves() -> None:
    match = kuhvadis()
    assert match.events == [Roll((3, 3, 3, 4, 1))]  # HMAC of LOT_1 as docs/dice.md says
    match.play(0, "keep 333")
    assert len(match.events) == 3
    assert isinstance(match.events[2], Roll)
    assert len(match.events[2].faces) == 2
    assert match.seats_to_act == (0,)


def test_who_rolled_nothing_useful_still_ends_the_turn() -> None:
    match = play_all(kuhvadis(), ["pass"])
    assert match.seats_to_act == (1,)
    assert [type(event) for event in match.events] == [Roll, Move, Roll]


def test_side_and_start_are_two_lots() -> None:
    found = set()
    for number in range(40):
        match = Match.start("kuhvadis", (ANNA, BRUNO), secret=bytes([number] * 32))
        assert match.first == Dice(bytes([number] * 32), ("", "")).lot(0, 2)
        assert match.starts == Dice(bytes([number] * 32), ("", "")).lot(1, 2)
        assert match.seats_to_act == (match.starts,)
        assert match.player_of(match.first) == 0  # the crosses
        assert match.state_after(0) == match.beginning()
        old = Match.start("kuhvadis", (ANNA, BRUNO), secret=bytes([number] * 32), format=1)
        assert (old.starts, old.seats_to_act) == (None, (old.first,))
        assert old.rolls == match.rolls
        found.add((match.first, match.starts))
    assert len(found) == 4
    assert quantik().starts is None


def test_a_commitment_must_be_kept() -> None:
    made = commit("blue")
    assert made == hashlib.sha256(b"blue").hexdigest()
    seats = (ANNA, BRUNO)
    match = Match.start("quantik", seats, secret=LOT_1, contributions=["blue"], commitments=[made])
    assert match.commitments == (made, "")
    for contributions, commitments, message in (
        (["Blue"], [made], "match-error-commitment"),
        (["blue"], ["", made], "match-error-commitment"),
        (["blue"], [made, "", ""], "match-error-contributions"),
    ):
        with pytest.raises(InvalidSetup) as caught:
            Match.start(
                "quantik",
                seats,
                secret=LOT_1,
                contributions=contributions,
                commitments=commitments,
            )
        assert caught.value.message == message


# Versions ----------------------------------------------------------------------------------


def test_a_version_counts_the_events() -> None:
    match = quantik()
    assert [match.version(who) for who in (0, 1, None)] == [0, 0, 0]
    match.play(0, "Aa1", version=0)
    assert [match.version(who) for who in (0, 1, None)] == [1, 1, 1]


def test_a_stale_move_is_refused() -> None:
    match = play_all(quantik(), ["Aa1", "Bb1"])
    stale = assert_refused(match, "match-error-stale", lambda: match.act(0, 34, version=1))
    assert isinstance(stale, StaleMove)
    assert_refused(match, "match-error-stale", lambda: match.act(0, 34, version=3))
    assert_refused(match, "match-error-stale", lambda: match.act(0, 34, version=0))
    assert_refused(match, "match-error-stale", lambda: match.play(0, "Cc1", version=0))
    assert_refused(match, "match-error-stale", lambda: match.play(0, "castle", version=0))
    assert match.act(0, 34, version=2)


def test_a_repeated_move_is_recognised_and_changes_nothing() -> None:
    match = quantik()
    assert match.act(0, 0, version=0) is True
    before = copy.deepcopy(match)
    assert match.act(0, 0, version=0) is False
    assert match.play(0, " aA1 ", version=0) is False
    match.play(1, "Bb1", version=1)
    assert match.play(0, "Aa1", version=0) is False
    match.undo(1)
    assert match.events == before.events


def test_a_repeated_last_move_is_recognised_after_the_end() -> None:
    match = play_all(quantik(), WIN_FOR_SECOND[:3])
    assert match.play(1, "Dd1", version=3) is True
    assert match.play(1, "Dd1", version=3) is False


def test_a_repeated_text_is_read_as_it_was_meant_then() -> None:
    match = knaster(ANNA, BRUNO)
    for seat, text in ((1, "b1"), (0, "a1"), (1, "b2")):
        match.play(seat, text, version=match.version(seat))
    assert match.play(0, "A1", version=1) is False  # written then, and taken now
    match.undo(1)
    assert match.play(1, "b1", version=1) is False
    assert match.play(1, "c2", version=match.version(1)) is True


def test_one_player_cannot_repeat_the_other_ones_move() -> None:
    match = play_all(quantik(), ["Aa1"])
    assert_refused(match, "match-error-stale", lambda: match.act(1, 0, version=0))


# Choosing at the same time -----------------------------------------------------------------


def test_hidden_choices_are_hidden_until_all_have_chosen() -> None:
    match = knaster(ANNA, BRUNO, CARLA)
    assert match.seats_to_act == (0, 1, 2)
    seen_before = match.view(1)
    match.play(0, "a1", version=1)
    assert [match.version(who) for who in (0, 1, 2, None)] == [2, 1, 1, 1]
    assert match.seen(1) == match.seen(None) == tuple(match.events[:1])
    assert match.seen(0) == tuple(match.events)
    assert match.view(1) == seen_before
    assert match.view(0) != seen_before
    match.play(2, "c1", version=1)
    assert list(match.seats_to_act) == [1]
    match.play(1, "b1", version=1)
    assert [match.version(who) for who in (0, 1, 2, None)] == [5, 5, 5, 5]  # with the next roll
    assert match.seats_to_act == (0, 1, 2)


def test_a_round_that_somebody_knew_in_part_is_news_as_a_whole() -> None:
    match = knaster(ANNA, BRUNO, CARLA)
    assert [match.first_news(known) for known in (0, 1)] == [0, 1]
    match.play(2, "c1")
    assert match.seen(2, 1) == (Move(2, 2),)
    assert [match.num_seen(who) for who in (1, 2, None)] == [1, 2, 1]
    match.play(0, "a1")
    match.play(1, "b1")
    assert match.first_news(2) == 1  # what Carla knew of it stands elsewhere now
    assert match.seen(2, 1)[:3] == (Move(0, 0), Move(1, 1), Move(2, 2))
    assert match.first_news(5) == 5


def test_in_turn_only_what_happened_since_is_news() -> None:
    match = play_all(quantik(), ["Aa1", "Bb1", "Cc1"])
    assert [match.first_news(known) for known in (0, 2, 3)] == [0, 2, 3]
    assert match.seen(None, 2) == (Move(0, 34),)


def test_the_order_of_arrival_leaves_no_trace() -> None:
    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    matches = [knaster(ANNA, BRUNO, CARLA) for _ in orders]
    for match, order in zip(matches, orders, strict=True):
        for seat in order:
            match.play(seat, ["a1", "b1", "c1"][seat])
    assert matches[0].events[1:4] == [Move(0, 0), Move(1, 1), Move(2, 2)]
    assert matches[0] == matches[1] == matches[2]
    assert matches[0].state == matches[1].state == matches[2].state


def test_a_repeated_hidden_choice_is_recognised_even_after_the_round() -> None:
    match = knaster(ANNA, BRUNO)
    assert match.play(1, "a1", version=1) is True
    assert match.play(1, "a1", version=1) is False
    assert_refused(match, "match-error-stale", lambda: match.play(1, "b1", version=1))
    assert_refused(match, "error-not-your-turn", lambda: match.play(1, "b1", version=2))
    match.play(0, "e5", version=1)
    assert match.play(1, "a1", version=1) is False


def test_a_match_is_equal_only_to_one_with_the_same_history() -> None:
    assert quantik() == quantik()
    assert quantik() != quantik(secret=LOT_2)
    assert quantik() != quantik(ANNA, CARLA)
    assert quantik() != play_all(quantik(), ["Aa1"])
    assert quantik() != "quantik"
