"""What `import ludoteca` offers: complete, documented, quick to import, pleasant to use."""

import ast
import doctest
import inspect
import pkgutil
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import ludoteca as lu
from ludoteca import library
from ludoteca import match as match_package
from ludoteca.errors import LudotecaError
from ludoteca.library.files import MAX_BYTES
from tests import api_page

SECRET = b"known to everybody"
SOURCE = Path(lu.__file__)
COMMANDS_ONLY = {"ludoteca.library.files"}  # what the commands share with the library
HEAVY = ("numba", "numpy", "rich", "fluent", "fastapi", "pydantic", "textual", "uvicorn")
MODULES = [f"ludoteca.library.{module.name}" for module in pkgutil.iter_modules(library.__path__)]


# The namespace -----------------------------------------------------------------------------


def test_every_name_can_be_had_and_says_what_it_is() -> None:
    assert list(lu.__all__) == sorted(lu.__all__)
    for name in lu.__all__:
        assert inspect.getdoc(getattr(lu, name)), name
        assert name in dir(lu)


def test_type_checkers_see_the_same_names() -> None:
    tree = ast.parse(SOURCE.read_text("utf-8"))
    guarded = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in guarded.body if isinstance(node, ast.ImportFrom)]
    seen = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in imports
        for alias in node.names
        if node.module != "typing"
    }
    assert sorted(seen) == lu.__all__
    for name, (module, there) in seen.items():
        assert getattr(lu, name) is getattr(import_module(str(module)), there)


def test_nothing_is_left_out() -> None:
    offered = {getattr(lu, name) for name in lu.__all__}
    for module in map(import_module, set(MODULES) - COMMANDS_ONLY):
        own = [
            thing
            for name, thing in vars(module).items()
            if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
        ]
        assert [thing for thing in own if callable(thing) and thing not in offered] == []
    below = [import_module("ludoteca.errors"), import_module("ludoteca.contract")]
    below += [
        import_module(f"ludoteca.match.{module.name}")
        for module in pkgutil.iter_modules(match_package.__path__)
    ]
    for module in below:
        errors = {
            thing
            for thing in vars(module).values()
            if isinstance(thing, type) and issubclass(thing, LudotecaError)
        }
        assert errors <= offered


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'checkers'"):
        lu.checkers  # noqa: B018 - asking is the test


@pytest.mark.parametrize(
    "code",
    [
        "import ludoteca",
        "import ludoteca; dir(ludoteca); ludoteca.UnknownGame; ludoteca.game_ids()",
    ],
)
def test_importing_is_quick_because_nothing_heavy_comes_with_it(code: str) -> None:
    code += f"\nimport sys; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize("name", ["ludoteca", *MODULES])
def test_examples_in_docstrings_do_what_they_show(name: str) -> None:
    results = doctest.testmod(import_module(name))
    assert results.failed == 0
    examples = ">>>" in (Path(import_module(name).__file__ or "")).read_text("utf-8")
    assert (results.attempted > 0) == examples


def test_the_page_of_the_library_is_as_the_docstrings_say() -> None:
    assert sorted(name for names in api_page.CHAPTERS.values() for name in names) == lu.__all__
    assert api_page.PAGE.read_text("utf-8") == api_page.page(), "run: python -m tests.api_page"


# Matches -----------------------------------------------------------------------------------


def test_a_match_begins_with_a_word() -> None:
    match = lu.Match("quantik")
    assert [seat.name for seat in match.seats] == ["1", "2"]
    assert len(match.secret) == 32
    assert match.secret != lu.Match("quantik").secret
    assert len(lu.Match(lu.load_game("knaster"), 5).seats) == 5


def test_seats_are_names_bots_or_a_number() -> None:
    match = lu.Match("kuhvadis", ["Ada", lu.Bot("greedy")])
    assert match.seats == (lu.Seat("Ada"), lu.Seat("greedy", "greedy"))
    with pytest.raises(lu.UnknownBot, match="No bot called “clever” plays kuhvadis"):
        lu.Match("kuhvadis", ["Ada", lu.Bot("clever")])
    with pytest.raises(lu.UnknownGame, match="There is no game called “go”"):
        lu.Match("go")
    with pytest.raises(lu.InvalidSetup):
        lu.Match("quantik", 3)


def test_moves_are_made_for_whoever_has_to_decide() -> None:
    match = lu.Match("quantik", ["Ada", "Grace"], secret=SECRET)
    first = match.turn
    assert first == match.first
    assert "Aa1" in match.legal
    assert match.play("Aa1")
    assert match.turn == 1 - match.first
    assert match.play(1 - match.first, "bd4")
    assert match.position == lu.Position("quantik", "A.../..../..../...b")
    with pytest.raises(lu.IllegalMove, match="not your turn"):
        match.play(1 - match.first, "cc3")
    with pytest.raises(lu.InvalidMove):
        match.play("somewhere")


def test_where_several_decide_the_seat_has_to_be_named() -> None:
    match = lu.Match("knaster", ["Ada", "Grace"], secret=SECRET)
    assert match.turn is None
    for ask in (lambda: match.legal, lambda: match.play("a1"), lambda: lu.Bot("greedy")(match)):
        with pytest.raises(lu.IllegalMove, match="say who"):
            ask()
    assert match.play(1, "a1")
    assert match.turn == 0  # the only one left
    assert match.play("b2")


def test_a_person_among_bots_is_implied_where_all_choose_at_once() -> None:
    match = lu.Match("knaster", [lu.Bot("random"), "Ada", lu.Bot("greedy")], secret=SECRET)
    assert match.turn == 1
    assert match.play("c3")
    match.play_bots()
    assert len([event for event in match.events if isinstance(event, lu.Roll)]) == 2
    assert match.turn == 1


def test_taking_back_returns_to_the_last_person_who_decided() -> None:
    match = lu.Match("quantik", ["Ada", lu.Bot("greedy")], secret=SECRET)
    with pytest.raises(lu.IllegalMove, match="nothing you can take back"):
        match.undo()
    match.play_bots()
    before = match.position
    match.play(match.legal[0])
    match.play_bots()
    assert match.turn == 0
    match.undo()
    assert (match.position, match.undos) == (before, 1)


def test_people_at_one_prompt_agree_to_take_back() -> None:
    match = lu.Match("knaster", 2, secret=SECRET)
    match.play(0, "a1")
    match.play(1, "a1")
    match.undo(0)
    assert match.seats_to_act == (0,)
    with pytest.raises(lu.IllegalMove):
        match.undo(0, agreed=False)


@pytest.mark.parametrize("game", lu.game_ids())
def test_bots_play_whole_games_which_can_be_loaded_again(game: str, tmp_path: Path) -> None:
    bots = [lu.Bot("random")] * max(2, lu.load_game(game).min_players)
    match = lu.Match(game, bots)
    match.play_bots()
    assert match.result is not None
    assert (match.turn, match.legal) == (None, ())
    with pytest.raises(lu.IllegalMove, match="game is over"):
        match.play("a1")
    with pytest.raises(lu.IllegalMove, match="game is over"):
        lu.Bot("random")(match)
    file = tmp_path / "game.txt"
    file.write_text(match.record, "utf-8")
    for source in (file, str(file), match.record):
        loaded = lu.load_record(source)
        assert isinstance(loaded, lu.Match)
        assert loaded == match
    assert lu.verify(match.record).result == match.result


def test_a_bot_with_a_seed_draws_the_same_lots() -> None:
    moves = {lu.Bot("random", seed=seed)(lu.Match("quantik", secret=SECRET)) for seed in (7, 7)}
    assert len(moves) == 1
    assert len({lu.Bot("random")(lu.Match("quantik")) for _ in range(20)}) > 1


# How things show themselves ----------------------------------------------------------------


def test_a_position_is_shown_as_a_position() -> None:
    position = lu.Position("quantik", "A.bC/..../d..B/...a")
    assert repr(position) == "Position('quantik', 'A.bC/..../d..B/...a')"
    assert eval(repr(position), {"Position": lu.Position}) == position  # noqa: S307 - our own text
    assert {position} == {lu.Position("quantik", position.state)}
    assert position != lu.Position("quantik")
    drawing = str(position).splitlines()
    assert drawing[0].split() == ["a", "b", "c", "d"]
    assert "The second player is to move." in drawing[-1] or "first" in drawing[-1]
    with pytest.raises(lu.InvalidPosition):
        lu.Position("quantik", "A.bC")


def test_a_match_prints_its_board_and_tells_who_plays() -> None:
    match = lu.Match("quantik", ["Ada", "Grace"], secret=SECRET)
    name = match.seats[match.first].name
    assert repr(match) == f"<Match of Quantik: Ada, Grace; 0 events, {name} to act>"
    assert str(match) == str(lu.Position("quantik"))
    match.resign(0)
    assert repr(match) == "<Match of Quantik: Ada, Grace; 1 events, over>"


@pytest.mark.parametrize("game", lu.game_ids())
def test_what_people_meet_at_a_prompt_says_what_it_is_and_shows_no_secret(game: str) -> None:
    match = lu.Match(game, secret=SECRET)
    for thing in (match, match.game, match.rules, match.game.bots, match.dice, match.position):
        assert len(repr(thing)) < 250
        assert " at 0x" not in repr(thing)
        assert "known" not in repr(thing)


@pytest.mark.parametrize("game", lu.game_ids())
def test_notebooks_get_a_picture(game: str) -> None:
    match = lu.Match(game, [lu.Bot("random")] * 2, secret=SECRET)
    for _ in range(12):
        seat = match.seats_to_act[0]
        match.play(seat, lu.Bot("random")(match, seat))
    picture = ET.fromstring(match._repr_svg_())  # noqa: S314 - our own drawing
    size = [float(number) for number in picture.attrib["viewBox"].split()]
    title = picture.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert match.position.notation in (title.text or "")
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    for part in picture.iter():
        for axis, most in (("x", size[2]), ("cx", size[2]), ("y", size[3]), ("cy", size[3])):
            assert 0 <= float(part.attrib.get(axis, 0)) <= most


def test_the_picture_of_quantik_shows_each_piece_on_its_cell() -> None:
    picture = ET.fromstring(lu.Position("quantik", "A.../..../..../..b.")._repr_svg_())  # noqa: S314
    words = {
        part.text: (float(part.attrib["x"]), float(part.attrib["y"]))
        for part in picture.iter()
        if part.tag.endswith("text")
    }
    assert (words["A"][0], words["b"][0]) == (words["a"][0], words["c"][0])
    assert abs(words["A"][1] - words["1"][1]) < 3
    assert abs(words["b"][1] - words["4"][1]) < 3


def test_a_game_without_a_picture_is_drawn_from_its_characters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = lu.Position("quantik", "A.../..../..../..b.")
    whole = lu.Game.part
    monkeypatch.setattr(
        lu.Game, "part", lambda self, name: None if name == "picture" else whole(self, name)
    )
    drawn = ET.fromstring(position._repr_svg_())  # noqa: S314
    shown = {part.text for part in drawn.iter() if part.tag.endswith("text")}
    assert {"Second player ", "A ", "b "} & {text for text in shown if text}
    monkeypatch.setattr(lu.Game, "part", lambda _self, _name: None)
    bare = ET.fromstring(position._repr_svg_())  # noqa: S314
    shown = {part.text for part in bare.iter() if part.tag.endswith("text")}
    assert shown == {"A.../..../..../..b."}


# Records and work --------------------------------------------------------------------------


def test_a_file_that_is_no_record_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(lu.InvalidRecord, match="There is no file"):
        lu.load_record(tmp_path / "missing.txt")
    with pytest.raises(lu.InvalidRecord, match="is a folder"):
        lu.load_record(tmp_path)
    with pytest.raises(lu.InvalidRecord, match="cannot be read"):
        lu.load_record("a\0b")
    binary, long = tmp_path / "binary", tmp_path / "long"
    binary.write_bytes(b"\xff\xfe\xfd")
    long.write_bytes(b"x" * (MAX_BYTES + 1))
    with pytest.raises(lu.InvalidRecord, match="is not a text"):
        lu.load_record(binary)
    with pytest.raises(lu.InvalidRecord, match="is longer than"):
        lu.load_record(long)
    with pytest.raises(lu.InvalidRecord, match="not a record"):
        lu.load_record("two\nlines")


def test_simulations_follow_from_their_seed() -> None:
    first, second = (
        lu.simulate("knaster", ["greedy", "random"], games=50, seed=3, workers=workers)
        for workers in (1, 2)
    )
    assert first.seats == second.seats
    assert first.is_complete
    alone = lu.simulate("knaster", games=2)
    assert len(alone.seats) == 1
    with pytest.raises(lu.UnknownBot):
        lu.simulate("knaster", ["clever"])


def with_worth(worth: "lu.Worth[Any] | None") -> lu.Game:
    """Return a game that says this of its positions."""
    game = replace(lu.load_game("quantik"))
    vars(game)["worth"] = worth  # where it is kept once it was asked for
    return game


def test_what_a_game_says_of_its_positions_is_told_in_moves() -> None:
    ending = lu.Words("error-game-over", {})
    worth: lu.Worth[Any] = lu.Worth(
        value=lambda _state: (0.75, 0.25),
        actions=lambda _state, player: {5: 0.75, 3: 0.5} if player == 0 else {},
        errors=lambda _state, _player: {3: 0.01},
        plies=lambda _state, _player: {5: 3},
        explain=lambda _state, _player, action: ending if action == 3 else None,
    )
    match = lu.Match(with_worth(worth), secret=SECRET)
    found = lu.analyse(match)
    assert found._replace(match=None) == lu.analyse(match.position)
    assert found.values == (0.75, 0.25)
    assert found.moves == (
        lu.ValuedMove("Ab2", 0.75, None, 3, ""),
        lu.ValuedMove(
            "Ad1", 0.5, 0.01, None, "The game is over; start a new one to go on playing."
        ),
    )
    assert found.best == "Ab2"
    assert "values 0.75, 0.25; best Ab2" in repr(found)
    assert lu.analyse(match, 1).moves == ()


def test_a_game_without_values_says_so() -> None:
    with pytest.raises(lu.NoWorth, match="Quantik does not say what its moves are worth"):
        lu.analyse(lu.Position(with_worth(None)))
