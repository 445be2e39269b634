"""The protocol page shows every message, and each example is one."""

import asyncio
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.server import messages
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
EXAMPLES = re.findall(
    r"```json (\w+)\n(.*?)```", (ROOT / "docs/protocol.md").read_text(), re.DOTALL
)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_example_is_a_message(name: str, text: str) -> None:
    model: type[messages.Message] = getattr(messages, name)
    model.model_validate_json(text)  # unknown and missing fields are refused


def test_every_message_is_shown() -> None:
    shown = {name for name, _ in EXAMPLES}
    page = (ROOT / "docs/protocol.md").read_text()
    parts = {"Message", "Request", "SeatView", "SeatInfo", "LegalMove", "HistoryEntry", "Outcome"}
    parts |= {"Proof", "NewSeat", "Sitter", "KnasterSheet", "QuantikBoard"}  # shown inside others
    models = {
        name
        for name, value in vars(messages).items()
        if isinstance(value, type) and issubclass(value, messages.Message)
    }
    assert models - parts == shown
    assert '"game": "quantik", "cells"' in page


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
    assert sum(1 for line in code.splitlines() if line.strip()) <= 40
