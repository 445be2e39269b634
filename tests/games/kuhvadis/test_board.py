"""What clients are told of the meadow: the chain that won, the dice kept."""

from ludoteca.games.kuhvadis import rules
from ludoteca.games.kuhvadis.board import board, move

# The crosses have joined a2, g4 and c7; their mark on g7 touches none of the others.
WON = "C15452C/X43C34O/C2xC5C1C/O51xC2x5xX/2C43x4C1/C32Cx13C/1CXCOC2x x - 0 -"


def test_the_winning_chain_holds_the_starts_and_what_joins_them() -> None:
    joined = board(rules.parse_position(WON)).joined
    names = ["abcdefg"[cell % 7] + str(cell // 7 + 1) for cell in joined]
    assert names == ["a2", "b3", "c4", "e4", "f4", "g4", "d5", "d6", "c7"]


def test_nothing_is_joined_before_the_end() -> None:
    assert board(rules.initial_state()).joined == []


def test_dice_are_kept_by_their_symbols() -> None:
    meadow = WON.split(maxsplit=1)[0].replace("x", "")
    state = rules.parse_position(f"{meadow} x 1445C 2 -")
    told = move(state, 0, rules.parse_move(state, 0, "keep 44"))
    assert (told.kind, told.text, told.keep, told.cells) == ("keep", "keep 44", ["4", "4"], [])


def offers(dice: str, last: str = "-") -> list[tuple[str, int, bool, list[str]]]:
    """Return what some dice allow on a meadow where the crosses marked c4 only."""
    meadow = "C15452C/X43C34O/C2C5C1C/O51xC25X/2C434C1/C32C13C/1CXCOC2"
    told = board(rules.parse_position(f"{meadow} x {dice} 1 {last}"))
    names = [
        ["abcdefg"[cell % 7] + str(cell // 7 + 1) for cell in one.cells] for one in told.offers
    ]
    counts = [(one.symbol, one.count, one.is_quad) for one in told.offers]
    return [(*count, cells) for count, cells in zip(counts, names, strict=True)]


def test_equal_dice_are_told_with_the_squares_they_allow() -> None:
    assert offers("12345") == []
    assert offers("1144C") == []
    assert offers("12344") == []
    ones, cows = offers("111CC")
    assert ones == ("1", 3, False, ["b1", "f3", "g5", "e6", "a7"])
    assert cows[:3] == ("C", 2, False)
    assert " ".join(cows[3]) == "a1 g1 d2 a3 c3 e3 g3 d4 b5 f5 a6 d6 g6 b7 d7 f7"


def test_a_quad_and_its_neighbours_are_told() -> None:
    assert offers("22225", "c4") == [("2", 4, True, ["b3"])]
    assert offers("11112", "c4") == [("1", 4, True, [])]  # none of the 1s touches c4
