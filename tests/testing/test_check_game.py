"""check_game finds what is broken: a tiny game, broken in one way at a time."""

import importlib
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.contract import Game
from ludoteca.match import Match, parse_record
from ludoteca.testing import BrokenPromise, Promise, check_game, matches
from tests.testing.faults import FAULTS, Fault
from tests.testing.test_values import FAULTS as VALUE_FAULTS

TINY = Path(__file__).parent / "tiny"


def build(folder: Path, name: str, *faults: Fault) -> Game:
    """Write the tiny game under another name, with faults, and import it."""
    shutil.copytree(TINY, folder / name)
    for file in (folder / name).rglob("*.*"):
        if file.suffix in {".py", ".ftl", ".md"}:
            file.write_text(file.read_text("utf-8").replace("tiny", name), "utf-8")
    for fault in faults:
        file = folder / name / fault.file
        text, old = file.read_text("utf-8"), fault.old.replace("tiny", name)
        assert text.count(old) >= 1, f"{fault.old} is not in {fault.file}"
        text = text.replace(old, fault.new.replace("tiny", name), 1)
        file.write_text(
            text + "\nCALLS: list[int] = []\nSEEN: list[int] = []\n" * (file.suffix == ".py"),
            "utf-8",
        )
    importlib.invalidate_caches()
    game: Game = importlib.import_module(name).GAME
    return game


def test_a_game_that_is_not_broken_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    check_game(build(tmp_path, "tinywhole"))


@pytest.mark.parametrize(
    ("number", "fault"),
    list(enumerate(FAULTS)),
    ids=[f"{fault.promise.name}-{number}" for number, fault in enumerate(FAULTS)],
)
def test_a_broken_promise_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, fault: Fault
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = build(tmp_path, f"tinyfault{number}", fault)
    with pytest.raises(BrokenPromise) as caught:
        check_game(game, num_positions=60, num_matches=2)
    assert caught.value.promise is fault.promise, caught.value
    assert str(caught.value).startswith(game.id)
    assert str(fault.promise) in str(caught.value)


def _forget_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "version", lambda _match, _seat: 0)


def _show_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "seen", lambda match, _seat, _start=0: tuple(match.events))


def _count_no_undos(monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Match.undo

    def forgetful(match: Match[Any], seat: int, *, agreed: bool = False) -> None:
        undo(match, seat, agreed=agreed)
        match.undos -= 1

    monkeypatch.setattr(Match, "undo", forgetful)


def _lose_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(text: str) -> Match[Any]:
        match = parse_record(text)
        match.seats = match.seats[::-1]
        return match

    monkeypatch.setattr(matches, "parse_record", forgetful)


MATCH_FAULTS = (
    (Promise.MATCH, _forget_versions),
    (Promise.MATCH, _show_choices),
    (Promise.UNDO, _count_no_undos),
    (Promise.RECORD, _lose_a_seat),
)


@pytest.mark.parametrize(("promise", "break_it"), MATCH_FAULTS)
def test_a_broken_match_is_noticed_too(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    promise: Promise,
    break_it: Callable[[pytest.MonkeyPatch], None],
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    game = build(tmp_path, f"tiny{break_it.__name__.replace('_', '')}")
    break_it(monkeypatch)
    with pytest.raises(BrokenPromise) as caught:
        check_game(game)
    assert caught.value.promise is promise, caught.value


def test_every_promise_can_be_seen_broken() -> None:
    broken = {fault.promise for fault in FAULTS}
    broken |= {promise for promise, _ in (*MATCH_FAULTS, *VALUE_FAULTS)}
    assert set(Promise) - broken == set()


def test_what_is_broken_is_told_with_position_and_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    fault = Fault(Promise.CELLS, "return (action,)", "return (action - 1,)")
    game = build(tmp_path, "tinytold", fault)
    with pytest.raises(AssertionError) as caught:
        check_game(game)
    position = str(caught.value).partition("position ")[2].partition(",")[0]
    assert str(caught.value) == (
        f"tinytold with 2 players, set-up '0', position {position}, player 0, move take, action 0: "
        "the cells that a move touches lie in the grid of its columns ((-1,))"
    )
    assert game.rules.to_act(game.rules.parse_position(position)) == (0, 1)
