"""What is seen of a board, on positions that can be worked out by hand."""

from ludoteca.bits import members
from ludoteca.games.kuhvadis.levels import is_overlooked
from ludoteca.games.kuhvadis.net import pair_row
from ludoteca.games.kuhvadis.rules import free_cells, initial_state, parse_position
from ludoteca.games.kuhvadis.sight import (
    JOIN_COSTS,
    NO_JOIN,
    NO_WALL,
    OFF,
    WALL_COSTS,
    is_idle,
    look,
    new_sight,
)
from ludoteca.games.kuhvadis.squares import parse_cell
from tests.games.kuhvadis.late import late_position
from tests.games.kuhvadis.test_bots import NEARLY


def cell(name: str) -> int:
    number = parse_cell(name)
    assert number is not None
    return number


def test_the_square_that_wins_is_seen() -> None:
    sight = new_sight()
    look(parse_position(f"{NEARLY} x ????? 3 -"), sight)
    assert sight.join_costs[0] == 1  # the cow d6
    assert sight.joins[0, cell("d6")] == 0
    assert sight.joins[0, cell("a1")] == 5  # a cow that touches a start, but leads nowhere
    assert sight.joins[0, cell("f1")] == OFF
    assert not is_idle(sight, cell("d6"))


def test_a_side_that_is_cut_off_has_no_way_and_needs_no_wall_against_it() -> None:
    board = "C15452C/X43C34O/Cx2xC5C1C/O5x1C25X/2xCx434C1/C32C13C/1CXCOC2"
    state, sight = parse_position(f"{board} o ????? 3 -"), new_sight()
    look(state, sight)
    assert sight.join_costs[1] == JOIN_COSTS - 1
    assert sight.wall_costs[0] == WALL_COSTS - 1
    for square in members(free_cells(state)):
        assert sight.joins[1, square] == NO_JOIN
        assert sight.walls[0, square] == NO_WALL


def test_the_loss_of_a_square_is_seen() -> None:
    # From a1 to c1 and on to g1: the cow b1 and the cows d1, e1, f1 are the cheapest tree. Without
    # b1 the number b2 costs 1 more; without e1 the number e2 does.
    sheet = "XCXCCCX/1111111/1111111/1111111/1111111/1111111/O11O11O"
    sight = new_sight()
    look(initial_state(2, sheet), sight)
    assert sight.join_costs[0] == 4
    assert [sight.joins[0, cell(name)] for name in ("b1", "d1", "e1", "f1")] == [3, 3, 3, 3]
    assert sight.joins[0, cell("b2")] == 5  # one beside the cheapest
    assert sight.joins[0, cell("a7") + 1] == OFF
    assert sight.join_costs[1] == 8  # two numbers between each two circles


def test_every_pair_of_things_seen_has_a_row_of_its_own() -> None:
    rows = [{pair_row(code, pair) for code in range(3_600)} for pair in range(6)]
    assert [len(seen) for seen in rows] == [100, 36, 60, 60, 60, 60]
    assert len(set.union(*rows)) == 376


def test_what_is_overlooked_depends_on_the_marks_alone() -> None:
    state = late_position(1, 9)
    later = state._replace(dice=0x300002, rolls=1, due=0)
    squares = range(49)
    overlooked = [square for square in squares if is_overlooked(state, square, 3)]
    assert overlooked == [square for square in squares if is_overlooked(later, square, 3)]
    assert 5 < len(overlooked) < 28
    other = state._replace(crosses=state.crosses | free_cells(state) & -free_cells(state))
    assert overlooked != [square for square in squares if is_overlooked(other, square, 3)]
