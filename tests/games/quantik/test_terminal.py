"""Quantik by keys and by mouse."""

from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca.games.quantik.terminal import QuantikBoard
from ludoteca.match import Move
from ludoteca.terminal.end import End
from ludoteca.terminal.play import Play
from tests.terminal.conftest import at_table, match_of, shown

# Both sides fill the first row with four different shapes: the second player completes it.
ROW = [("a", 0), ("b", 1), ("c", 2), ("d", 3)]


async def go_to(pilot: Pilot[int], cell: int) -> None:
    """Move the cursor step by step."""
    board = pilot.app.screen.query_one(QuantikBoard)
    while board.cursor % 4 != cell % 4:
        await pilot.press("right")
    while board.cursor // 4 != cell // 4:
        await pilot.press("down")


def status(pilot: Pilot[int]) -> str:
    """Return the line that says what is expected."""
    return str(pilot.app.screen.query_one("#status", Static).render())


async def test_a_whole_game_by_keys_ends_with_the_second_player_winning() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        for shape, cell in ROW:
            await pilot.press(shape)
            await go_to(pilot, cell)
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        second = match.seats[1 - match.first].name
        assert f"{second} wins!" in shown(pilot)
        assert match.result is not None
        assert match.result.winners == (1 - match.first,)


async def test_a_whole_game_by_mouse() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        for turn, (_, column) in enumerate(ROW):
            # Each player's pieces stand in a row of their own, five columns for each shape.
            await pilot.click("#beside", offset=(4 + 6 * turn, 1 if turn % 2 == 0 else 4))
            await pilot.pause()
            # A cell is eight columns and three rows within its lines.
            await pilot.click(QuantikBoard, offset=(6 + 9 * column, 3))
            await pilot.pause()
        assert isinstance(pilot.app.screen, End)


async def test_digits_choose_shapes_too() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("4")
        assert "place a cone" in status(pilot)
        await pilot.press("2")
        assert "place a cylinder" in status(pilot)


async def test_cells_open_to_the_chosen_shape_are_shown() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("a")
        await go_to(pilot, 0)
        await pilot.press("enter", "a")
        # A sphere on a1 keeps the other side's spheres out of row 1, column a and the corner.
        board = pilot.app.screen.query_one(QuantikBoard)
        assert board.targets() == {6, 7, 9, 10, 11, 13, 14, 15}


async def test_an_illegal_move_is_answered_with_a_sentence() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("a")
        await go_to(pilot, 0)
        await pilot.press("enter", "a")
        await go_to(pilot, 1)
        await pilot.press("enter")
        await pilot.pause()
        assert len(match_of(pilot).events) == 1
        assert "b1" in status(pilot)
        assert "opponent" in status(pilot)


async def test_a_cell_without_a_shape_asks_for_the_shape() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert "First choose a shape" in status(pilot)


async def test_undo_takes_back_ones_own_last_move() -> None:
    async with at_table("quantik", "Anna", bots=("random",)) as pilot:
        match = match_of(pilot)
        for _ in range(100):
            if match.seats_to_act == (0,):
                break
            await pilot.pause(0.05)
        before = len(match.events)
        await pilot.press("a", "enter")
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        assert len(match.events) == before
        assert match.seats_to_act == (0,)
        assert match.undos == 1


async def test_capital_letters_do_as_the_footer_prints_them() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("A")
        assert "place a sphere" in status(pilot)
        await pilot.press("X")
        await pilot.pause()
        await pilot.press("Y")
        await pilot.pause()
        result = match_of(pilot).result
        assert result is not None
        assert result.reason == "resigned"


async def test_with_nothing_to_take_back_undo_says_so() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("a", "enter", "u")
        await pilot.pause()
        assert len(match_of(pilot).events) == 1
        assert "take back" in status(pilot)


async def test_what_another_move_has_followed_is_taken_back_if_all_agree() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        await pilot.press("a", "enter")
        await pilot.press("b", "right", "enter")
        await pilot.pause()
        assert len(match.events) == 2
        for key, left in (("n", 2), ("y", 0)):
            await pilot.press("u")
            await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
            assert len(match.events) == left
        assert (match.undos, match.with_takebacks) == (1, False)


async def test_taking_back_a_bots_reply_marks_the_match() -> None:
    async with at_table("quantik", "Anna", bots=("random",)) as pilot:
        match = match_of(pilot)
        for key in ("a", "u"):
            for _ in range(100):
                if match.seats_to_act == (0,):
                    break
                await pilot.pause(0.05)
            await pilot.press(key, *["enter"] * (key == "a"))
            await pilot.pause()
        assert match.with_takebacks
        assert "with take-backs" in str(pilot.app.screen.query_one("#title").render())


async def test_resigning_asks_first() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Play)
        assert match.result is None
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        assert match.result is not None
        assert match.result.reason == "resigned"
        assert match.result.winners == (1 - match.first,)


async def test_after_the_end_one_can_play_again_or_return_to_the_menu() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        first = match_of(pilot)
        await pilot.press("x")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        again = match_of(pilot)
        assert again is not first
        assert again.seats == first.seats
        assert again.result is None


async def test_the_log_and_the_last_move_are_shown() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        await pilot.press("c", "enter")
        await pilot.pause()
        event = match_of(pilot).events[0]
        assert isinstance(event, Move)
        name = match_of(pilot).seats[event.seat].name
        assert f"Last move: {name} Cc3" in shown(pilot)
        assert f"{name} Cc3" in str(pilot.app.screen.query_one("#log", Static).render())


async def test_a_board_uses_the_room_there_is() -> None:
    async with at_table("quantik", "Anna", "Bruno") as pilot:
        board = pilot.app.screen.query_one(QuantikBoard)
        assert board.size == (39, 18)
        await pilot.resize_terminal(200, 60)
        await pilot.pause()
        assert board.size.width > 70
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert board.size == (39, 18)
        for word in ("Anna", "Bruno", "undo", "choose a shape"):
            assert word in shown(pilot)
