"""The agents that learn and search do so, shortly; docs/environments.md has the full figures."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.test_examples import FOLDER, program

LEARN = """
import json, runpy, sys
import numpy as np
ppo = runpy.run_path(sys.argv[1])
ppo["learn"].__globals__["GAMES"] = 64
net, curve = ppo["learn"](7)
np.savez(sys.argv[2], **net)
print(json.dumps([curve, ppo["curve_picture"](curve)]))
"""


def test_a_network_learns_knaster_by_ppo(tmp_path: Path) -> None:
    source, net = FOLDER / "agents" / "knaster_ppo.py", tmp_path / "net.npz"
    one_thread = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    words = [sys.executable, "-c", LEARN, str(source), str(net)]
    told = subprocess.run(words, env=one_thread, capture_output=True, check=True, text=True)
    curve, picture = json.loads(told.stdout)
    assert curve[0] < 12  # at random some 9
    assert curve[-1] > 1.5 * curve[0]
    assert picture.startswith("<svg")
    assert len(source.read_text("utf-8").splitlines()) < 150
    tournament = program("agents/tournament")
    own, other = tournament.meet("knaster", tournament.any_agent(), "random", 60)
    learned, _ = tournament.meet("knaster", tournament.network_agent(net), "random", 60)
    assert learned.mean() > own.mean() + 2
    assert abs(own.mean() - other.mean()) < 3


def test_an_agent_meets_every_bot() -> None:
    tournament = program("agents/tournament")
    lines = tournament.table("quantik", tournament.any_agent(), 20)
    bots = [line.split(":")[0].strip() for line in lines]
    assert (bots[0], bots[-1]) == ("random", "perfect")
    assert lines[-1].endswith("perfect: 0 won, 0 drawn, 20 lost, mean -1.0 : 1.0")


def test_late_kuh_vadis_is_learned_by_self_play() -> None:
    kuhvadis = program("agents/kuhvadis_self_play")
    exact = kuhvadis.exact(kuhvadis.POSITION)
    assert exact == pytest.approx(0.6277, abs=1e-4)
    learner = kuhvadis.Learner(kuhvadis.POSITION)
    learner.play(60)
    learned = learner.values[learner.start]
    assert abs(learned - exact) < abs(0.5 - exact)  # it began with one half
