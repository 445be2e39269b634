"""Kuh Vadis by keys and by mouse: dice, marks, chains."""

from textual.pilot import Pilot
from textual.widgets import Static

from ludoteca.faces.verdicts import Judged
from ludoteca.games.kuhvadis.terminal import KuhVadisBoard
from ludoteca.match import Match, Roll, Seat
from ludoteca.terminal.end import End
from ludoteca.terminal.look_back import LookBack
from ludoteca.terminal.mistakes import Moment
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from tests.terminal.conftest import at_table, match_of, opened, shown

# Two cows, on b1 and d1, join the crosses.
SHORT = "XCXCX11/1122233/3344455/55CCCCC/CCCCCCC/CC12345/OC1O2CO"


def board_of(pilot: Pilot[int]) -> KuhVadisBoard:
    """Return the board."""
    return pilot.app.screen.query_one(KuhVadisBoard)


async def test_a_whole_game_by_keys_is_won_by_joining_the_crosses() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno", setup=SHORT) as pilot:
        match = match_of(pilot)
        while match.result is None:
            board = board_of(pilot)
            open_cells = board.targets() & {1, 3}
            if match.seats_to_act != (match.first,):
                await pilot.press("p")
            elif open_cells:
                board.cursor = min(open_cells)
                await pilot.press("enter")
            elif board.can_roll:
                cows = [die for die, face in enumerate(board.table()[0]) if face == 6]
                for die in cows:
                    if die not in board.kept:
                        await pilot.press(str(die + 1))
                await pilot.press("r")
            else:
                await pilot.press("p")
            await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        assert match.result.winners == (match.first,)
        assert f"{match.seats[match.first].name} wins!" in shown(pilot)


async def test_kept_dice_stay_and_the_others_fall_anew() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        first = match.events[0]
        assert isinstance(first, Roll)
        await pilot.press("1", "3", "5", "5", "r")
        await pilot.pause()
        second = match.events[2]
        assert isinstance(second, Roll)
        a, b, c = second.faces
        faces, kept = board_of(pilot).table()
        assert sorted(faces) == sorted([first.faces[0], first.faces[2], a, b, c])
        assert len(kept) == 2


async def test_the_log_tells_in_words_what_became_of_the_dice() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        match = match_of(pilot)
        starting = match.seats_to_act[0]
        name = match.seats[starting].name
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("1", "r")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        rolls = [[*"12345C"][face - 1] for roll in match.rolls for face in roll.faces]
        log = str(pilot.app.screen.query_one("#log", Static).render()).splitlines()
        assert log[0] == f"{name} [{' '.join(rolls[:5])}] roll all again"
        assert log[1] == f"{name} [{' '.join(rolls[5:10])}] keep {rolls[5]}"
        assert log[2] == f"{name} [{' '.join(rolls[10:14])}] pass"
        assert log[3] == f"{match.seats[1 - starting].name} [{' '.join(rolls[14:19])}]"


async def test_dice_are_kept_by_mouse() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        await pilot.click("#beside", offset=(9, 5))  # dice are six columns wide with a gap
        await pilot.pause()
        assert board_of(pilot).kept == {1}
        await pilot.click("#beside", offset=(9, 5))
        await pilot.pause()
        assert board_of(pilot).kept == set()


async def test_keeping_all_dice_is_answered_with_a_sentence() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        await pilot.press("1", "2", "3", "4", "5", "r")
        await pilot.pause()
        assert "at most four" in str(pilot.app.screen.query_one("#status", Static).render())
        assert len(match_of(pilot).events) == 1


async def test_after_a_quad_only_neighbours_are_lit() -> None:
    async with opened() as pilot:
        match = Match.start(
            "kuhvadis", [Seat("Anna"), Seat("Bruno")], setup=SHORT, secret=bytes(32)
        )
        # Four 2s have just marked d2; now two cows lie on the table, with two rolls left.
        board = "XCXCX11/1122x233/3344455/55CCCCC/CCCCCCC/CC12345/OC1O2CO"
        match.state = match.rules.parse_position(f"{board} x 123CC 2 d2")
        await pilot.app.push_screen(Play(match, Save("kuhvadis")))
        await pilot.pause()
        assert board_of(pilot).targets() == {3}  # d1 is the only cow square beside d2
        assert "beside your last mark" in shown(pilot)


async def test_the_board_and_the_dice_are_readable_in_80_by_24() -> None:
    async with at_table("kuhvadis", "Anna", "Bruno") as pilot:
        assert board_of(pilot).size == (44, 15)
        text = shown(pilot)
        assert text.count("(oo)") >= 16  # a sheet has sixteen cows
        for word in ("Anna", "Bruno", "2 rolls left", "roll the others", "undo"):
            assert word in text


async def test_looking_back_shows_which_dice_were_better_to_keep() -> None:
    async with opened() as pilot:
        match = Match.start("kuhvadis", [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
        seat, (roll,) = match.seats_to_act[0], match.rolls
        taken, better = (
            match.rules.parse_move(match.state, match.player_of(seat), f"keep {kept}")
            for kept in ("12345C"[roll.faces[0] - 1], "12345C"[roll.faces[-1] - 1])
        )
        assert taken != better
        judged = Judged(match.player_of(seat), taken, better)
        match.act(seat, taken)
        match.resign(seat)
        await pilot.app.push_screen(LookBack(match, Moment(1, seat, "Told.", judged)))
        await pilot.pause()
        signs = next(row for row in shown(pilot).splitlines() if "★    ★" in row)
        assert signs.count("?    ?") == 1
        assert "Told." in shown(pilot)
        assert "★ better: keep " in shown(pilot)
        assert "? played: keep " in shown(pilot)


async def test_looking_back_marks_both_squares() -> None:
    async with opened() as pilot:
        match = Match.start("kuhvadis", [Seat("Anna"), Seat("Bruno")], secret=bytes(32))
        judged = Judged(match.player_of(match.seats_to_act[0]), 8, 40)
        match.resign(0)
        await pilot.app.push_screen(LookBack(match, Moment(1, 0, "Told.", judged)))
        await pilot.pause()
        rows = shown(pilot).splitlines()
        taken, better = (next(n for n, row in enumerate(rows) if s in row) for s in "?★")
        board = board_of(pilot)
        assert better - taken == 4 * board.cell_height  # from row 2 to row 6
        assert not board.is_open  # nothing can be played there
