"""The example notebooks run from above to below, and print what is kept in them."""

import json
import os
import subprocess
import sys

from tests.notebooks import FOLDER, code_cells, notebooks, outputs, read


def test_notebooks_print_what_they_show() -> None:
    one_thread = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    words = [sys.executable, "-m", "tests.notebooks", "--print"]
    told = subprocess.run(
        words, env=one_thread, cwd=FOLDER.parents[1], capture_output=True, check=True, text=True
    )
    shown = {name: [outputs(cell) for cell in code_cells(read(name))] for name in notebooks()}
    assert len(shown) == 4
    assert all(any(cells) for cells in shown.values())
    assert json.loads(told.stdout) == shown
