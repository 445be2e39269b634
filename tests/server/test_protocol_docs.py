"""The protocol page shows every message, and each example is one."""

import asyncio
import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca import games
from ludoteca.faces import messages as faces
from ludoteca.server import messages
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(
    r"```json (\w+)\n(.*?)```", (ROOT / "docs/protocol.md").read_text(), re.DOTALL
)


# What is shown inside other messages, and what others are made from.
PARTS = {"Message", "Request", "Sentence", "Board", "SeatView", "SeatInfo", "HistoryEntry"}
PARTS |= {"Outcome", "Proof", "NewSeat", "Sitter", "KnasterSheet"}
PARTS |= {"ReviewedEvent", "Account", "HintedMove"}


def models() -> dict[str, type[faces.Message]]:
    """Return every message by its name: the general ones and those of our games' boards."""
    parts = [games.load(name).part("board") for name in games.ids()]
    ours = [part for part in parts if part and part.__name__.startswith("ludoteca.")]
    return {
        name: value
        for module in (faces, messages, *ours)
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, faces.Message)
    }


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_example_is_a_message(name: str, text: str) -> None:
    model = models()[name]
    model.model_validate_json(text)  # unknown and missing fields are refused
    assert set(json.loads(text)) == set(model.model_fields)


def test_every_message_is_shown() -> None:
    assert models().keys() - PARTS == {name for name, _ in EXAMPLES}


def test_parts_of_our_games_inside_the_examples_are_theirs() -> None:
    table = json.loads(dict(EXAMPLES)["TableState"])
    part = games.load(table["game"]).part("board")
    assert part is not None
    (view,), (entry,) = table["views"], table["history"]
    part.QuantikBoard.model_validate(view["board"])
    for move in (*view["legal"], entry["move"]):
        part.QuantikMove.model_validate(move)


def _example_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples/bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["quantik", "kuhvadis"])
def test_example_bot_plays_a_game(tmp_path: Path, game: str) -> None:
    with RunningServer(tmp_path / "tables.sqlite") as server:
        result = asyncio.run(_example_bot().play(server.url, game))
    assert sorted(result["scores"]) in ([-1, 1], [0, 0])


def test_example_bot_is_short() -> None:
    code = (ROOT / "examples/bot.py").read_text().partition('"""\n\n')[2]
    assert sum(1 for line in code.splitlines() if line.strip()) <= 60
