"""Games without a board of their own, by keys and by mouse on the plain one."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca import games
from ludoteca.match import Match, Move, Roll, Seat
from ludoteca.terminal.app import LudotecaApp
from ludoteca.terminal.dialogs import Curtain
from ludoteca.terminal.end import End
from ludoteca.terminal.loading import Loading
from ludoteca.terminal.menu import Card
from ludoteca.terminal.plain import PlainBoard
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from ludoteca.terminal.setup import Choice, Row, SetUp, default_seats
from tests.terminal.conftest import at_table, match_of, opened, shown, until

EVENS, STAIRS = "tests.terminal.evens", "tests.terminal.stairs"
Install = Callable[[dict[str, str]], None]


@pytest.fixture(autouse=True)
def _installed(install: Install) -> None:
    install({"evens": EVENS, "stairs": STAIRS})


def board_of(pilot: Pilot[int]) -> PlainBoard:
    """Return the plain board on the screen."""
    return pilot.app.screen.query_one(PlainBoard)


def beside(pilot: Pilot[int]) -> list[str]:
    """Return what stands beside the board, line by line."""
    return str(pilot.app.screen.query_one("#beside", Static).render()).splitlines()


def log(pilot: Pilot[int]) -> list[str]:
    """Return the log, line by line."""
    return str(pilot.app.screen.query_one("#log", Static).render()).splitlines()


def status(pilot: Pilot[int]) -> str:
    """Return the line that says what is expected, or what went wrong."""
    return str(pilot.app.screen.query_one("#status", Static).render())


# Dice and choices at the same time ---------------------------------------------------------


async def test_two_people_play_a_whole_game_with_dice_and_hidden_choices_by_keys() -> None:
    async with at_table("evens", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        dice = []
        # Who chose last begins the next round; else the keyboard changes hands.
        names = ("Anna", "Bruno", "Bruno", "Anna", "Anna", "Bruno")
        for before, name in pairwise(("", *names)):
            assert isinstance(pilot.app.screen, Curtain) == (name != before)
            if name != before:
                assert name in shown(pilot)
                await pilot.press("enter")
                await pilot.pause()
            dice = [roll.faces[0] for roll in match.rolls]
            assert f"{name}: choose a move." in status(pilot)
            assert f"Dice [{dice[-1]}]" in shown(pilot)
            assert f"2  take   reach for the {dice[-1]}" in shown(pilot)
            assert log(pilot)[-1] == f"[{dice[-1]}]"  # what the other chose is hidden
            assert board_of(pilot).cursor == 0  # where it stood could betray a choice
            await pilot.press("2" if name == "Anna" else "1", "enter")
            await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        assert match.result is not None
        assert match.result.scores == (sum(dice), 0)
        assert "Anna wins!" in shown(pilot)
        assert f"{sum(dice)} points" in shown(pilot)
        await pilot.press("b")
        await pilot.pause()
        assert log(pilot)[0] == f"[{dice[0]}]"
        assert log(pilot)[1] == f"Anna reach for the {dice[0]}"
        assert log(pilot)[2] == f"Bruno leave the {dice[0]} to the others"
        assert any(f"Anna {sum(dice)}" in line for line in beside(pilot))


async def test_a_person_plays_a_whole_game_against_the_bot_that_every_game_has() -> None:
    async with opened(game="evens") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        await pilot.press("right")  # three players
        await pilot.pause()
        assert len(pilot.app.screen.query(Row)) == 3
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        match = match_of(pilot)
        assert [seat.bot for seat in match.seats] == [None, "random", "random"]
        while match.result is None:
            await until(pilot, lambda: match.result is not None or match.seats_to_act == (0,))
            await pilot.press("down", "enter")
            await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        assert sum(isinstance(event, Move) and event.seat == 0 for event in match.events) == 3


async def test_moves_and_sentences_are_told_in_french() -> None:
    async with opened("fr") as pilot:
        match = Match.start("evens", [Seat("Anna"), Seat("B", "random")], secret=bytes(32))
        await pilot.app.push_screen(Play(match, Save("evens")))
        await until(pilot, lambda: "prendre le" in shown(pilot))
        assert "choisissez un coup" in status(pilot)


# Many moves, a high drawing, dice that leave nothing to decide -----------------------------


async def test_the_list_scrolls_with_the_cursor_and_tells_where_it_is() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        text = shown(pilot)
        assert " 1  up1 " in text
        assert "up30" not in text
        assert "/ 30" in text
        await pilot.press("up")  # round the end
        await pilot.pause()
        assert board_of(pilot).cursor == 29
        assert "30  up30" in shown(pilot)
        assert "up1 " not in shown(pilot)
        await pilot.press("home", "right", "down")
        await pilot.pause()
        assert board_of(pilot).cursor > 5
        await pilot.press("end", "enter")
        await pilot.pause()
        move = match_of(pilot).events[0]
        assert isinstance(move, Move)
        assert move.action == 29


async def test_numbers_are_typed_digit_by_digit() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        await pilot.press("2", "7")
        assert board_of(pilot).cursor == 26
        await pilot.press("4")  # there is no move 274
        assert board_of(pilot).cursor == 3
        await pilot.press("0")  # nor 40, nor 0
        assert board_of(pilot).cursor == 3
        await pilot.press("enter")
        await pilot.pause()
        move = match_of(pilot).events[0]
        assert isinstance(move, Move)
        assert move.action == 3


async def test_a_click_on_a_move_makes_it_and_the_wheel_goes_through_them() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        row = next(i for i, line in enumerate(beside(pilot)) if line.startswith("  3  up3"))
        pilot.app.screen.query_one(PlainBoard).scroll_beside(1)
        await pilot.pause()
        assert board_of(pilot).cursor == 1
        await pilot.click("#beside", offset=(5, row))
        await pilot.pause()
        move = match_of(pilot).events[0]
        assert isinstance(move, Move)
        assert move.action == 2


async def test_a_move_can_be_written_and_a_wrong_one_is_answered_with_a_sentence() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        await pilot.press("t", *"ux", "escape")  # letters that do something else otherwise
        await pilot.pause()
        assert match.result is None
        assert isinstance(pilot.app.screen, Play)
        for written, num_moves in (("up99", 0), ("sqt", 0), ("Up12", 1)):
            await pilot.press("T", *written)
            await pilot.pause()
            assert f"write your move: {written}" in status(pilot)
            await pilot.press("enter")
            await pilot.pause()
            assert sum(isinstance(event, Move) for event in match.events) == num_moves
            assert (written in status(pilot)) == (num_moves == 0)
        assert "up12" in log(pilot)[0]
        await pilot.press("t", *"up3", "backspace", "4", "enter")
        await pilot.pause()
        assert "up4" in log(pilot)[-2]


async def test_a_quick_hand_loses_no_key_of_a_written_move() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        for key in ("t", "u", "p", "7", "enter"):  # all at once, as from a terminal
            pilot.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await pilot.pause(0.5)
        move = match_of(pilot).events[0]
        assert isinstance(move, Move)
        assert move.action == 6


async def test_dice_that_left_nothing_to_decide_stand_with_who_rolled_them() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        first, second = (match.seats[seat].name for seat in (match.first, 1 - match.first))
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("2", "enter")
        await pilot.pause()
        coins = ["HT"[roll.faces[0] - 1] for roll in match.rolls]
        assert [line.rstrip() for line in log(pilot)] == [
            f"{first} up1",
            f"{first} [{coins[0]}]",
            f"{second} up2",
            f"{second} [{coins[1]}]",
        ]
        assert f"Last move: {second} up2" in shown(pilot)


async def test_a_whole_game_by_keys_begins_where_the_chosen_set_up_says() -> None:
    async with opened(game="stairs") as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, SetUp))
        await pilot.pause()
        screen = pilot.app.screen
        assert "(0, 0)" in str(screen.query_one("#preview", Static).render())
        screen.query_one("#setup", Choice).focus()
        await pilot.press("right")
        await pilot.pause()
        assert "(50, 50)" in str(screen.query_one("#preview", Static).render())
        await pilot.press("enter")
        # A bot that begins may have won already, behind the screen of the end.
        await until(pilot, lambda: any(isinstance(s, Play) for s in pilot.app.screen_stack))
        match = match_of(pilot)
        assert match.setup == "50"
        while match.result is None:
            await until(pilot, lambda: match.result is not None or match.seats_to_act == (0,))
            if match.result is None:
                await pilot.press("end", "enter")
                await pilot.pause()
        await until(pilot, lambda: isinstance(pilot.app.screen, End))
        assert isinstance(match.events[-1], Roll)


async def test_a_drawing_higher_than_the_window_can_be_looked_through() -> None:
    async with at_table("stairs", "Anna", "Bruno") as pilot:
        assert "step 60" in shown(pilot)
        assert "step  2" not in shown(pilot)
        assert "PgDn" in shown(pilot)
        await pilot.press("pagedown", "pagedown")
        await pilot.pause()
        assert "step  2" in shown(pilot)
        assert "step 60" not in shown(pilot)
        await pilot.press("pageup", "pageup")
        await pilot.pause()
        assert "step 60" in shown(pilot)


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
@pytest.mark.parametrize("game", ["evens", "stairs"])
async def test_nothing_is_cut_off(game: str, size: tuple[int, int]) -> None:
    async with at_table(game, "Anna", bots=("random",), size=size) as pilot:
        await until(pilot, lambda: 0 in match_of(pilot).seats_to_act)
        await pilot.pause()
        screen = pilot.app.screen
        for name in ("#title", "#side", "#beside", "#last", "#status", "#game-keys", "#keys"):
            assert screen.query_one(name).region.bottom <= size[1]
            assert screen.query_one(name).region.right <= size[0]
        assert isinstance(screen, Play)
        assert screen.board.region.bottom <= screen.query_one("#last").region.y
        assert screen.board.region.right <= screen.query_one("#side").region.x
        assert screen.query_one("#log-place").region.height >= 4


# The menu ----------------------------------------------------------------------------------


async def test_a_game_without_card_bots_and_words_is_in_the_menu_and_begins_by_its_key() -> None:
    async with opened() as pilot:
        assert "1  Evens" in shown(pilot)
        assert "2 to 4 players" in shown(pilot)
        assert "2  Stairs" in shown(pilot)
        assert "2 players" in shown(pilot)
        await pilot.press("9")  # there are but two
        await pilot.press("2")
        await until(pilot, lambda: isinstance(pilot.app.screen, Play))
        assert match_of(pilot).game.id == "stairs"
        assert [seat.bot for seat in match_of(pilot).seats] == [None, "random"]


async def test_more_games_than_fit_scroll_into_view(install: Install) -> None:
    install({**{f"evens{n}": EVENS for n in range(10)}, "stairs": STAIRS})
    app = LudotecaApp(None, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert len(app.screen.query(Card)) == 11
        assert "1  Evens" in shown(pilot)
        assert "Stairs" not in shown(pilot)
        await pilot.press("left")  # round the end
        await pilot.pause(0.5)
        text = shown(pilot)
        assert "Stairs" in text
        assert "1  Evens" not in text
        assert text.splitlines()[23].strip()  # the keys are still there


async def test_a_game_that_fails_says_so_and_the_others_can_be_played(install: Install) -> None:
    install({"broken": "tests.terminal.no_such_package", "stairs": STAIRS})
    app = LudotecaApp(None, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.engine.num_done == 2)
        assert "broken" in shown(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, Loading)
        assert "broken cannot be played" in shown(pilot)
        assert "no_such_package" in shown(pilot)
        await pilot.press("escape", "2")
        await until(pilot, lambda: isinstance(app.screen, Play))
        assert match_of(pilot).game.id == "stairs"


async def test_a_save_whose_game_is_not_installed_stays_where_it_is(
    home: Path, install: Install
) -> None:
    async with at_table("evens", "Anna", bots=("random",)) as pilot:
        await until(pilot, lambda: 0 in match_of(pilot).seats_to_act)
        await pilot.press("enter")
        await pilot.pause()
        (file,) = (home / "unfinished").iterdir()
        content = file.read_bytes()
    install({"stairs": STAIRS})
    async with opened() as pilot:
        await until(pilot, lambda: "cannot be read" in shown(pilot))
        assert "Continue" not in shown(pilot)
        assert file.read_bytes() == content
    install({"evens": EVENS})
    async with opened() as pilot:
        await until(pilot, lambda: "Continue" in shown(pilot))


def test_a_bot_that_nobody_has_named_goes_by_its_id() -> None:
    game = games.load("evens")
    game.__dict__["bots"] = game.bots.__class__(names=("zork",), choose=game.bots.choose)
    assert [(seat.name, seat.bot) for seat in default_seats(game, "de")] == [
        ("Du", None),
        ("zork", "zork"),
    ]
