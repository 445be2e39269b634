"""The first start in a terminal: other processes compile while the screen is shown."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
_CODE = """
import asyncio
from ludoteca import compiled
from ludoteca.match.warm_up import WarmUp
from tests.terminal.conftest import opened

def begin(self):
    started.append(self)
    return helper(self)

async def look():
    async with opened() as pilot:
        return len(pilot.app.engine.ready), len(pilot.app.engine.unusable)

started, helper, WarmUp._helper = [], WarmUp._helper, begin
compiled.is_off = compiled.is_uncached = compiled.is_warm = lambda: False
print(*asyncio.run(look()), len(started))
"""


def test_games_are_made_ready_behind_the_first_screen() -> None:
    said = subprocess.run(
        [sys.executable, "-c", _CODE], check=True, stdout=subprocess.PIPE, timeout=300, cwd=ROOT
    )
    ready, unusable, helpers = map(int, said.stdout.split())
    assert (ready, unusable) == (3, 0)
    assert helpers >= 1
