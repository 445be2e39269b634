"""Run the code of the example notebooks: `python -m tests.notebooks` writes their outputs anew.

With `--print` it tells what each cell prints instead, and leaves them alone.
"""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "examples" / "notebooks"


def notebooks() -> list[str]:
    """Return the names of all notebooks."""
    return sorted(path.name for path in FOLDER.glob("*.ipynb"))


def read(name: str) -> dict[str, Any]:
    """Return a notebook."""
    found: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return found


def code_cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cells that hold code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(notebook: dict[str, Any]) -> list[str]:
    """Run all code from above to below where the notebook lies; return what each cell prints."""
    names: dict[str, Any] = {"__name__": "notebook"}
    printed = []
    with contextlib.chdir(FOLDER):
        for cell in code_cells(notebook):
            out = io.StringIO()
            with contextlib.redirect_stdout(out):
                exec("".join(cell["source"]), names)  # noqa: S102 - our own example
            printed.append(out.getvalue())
    return printed


def outputs(cell: dict[str, Any]) -> str:
    """Return what a cell printed when it was last kept."""
    return "".join("".join(output["text"]) for output in cell["outputs"])


def keep(name: str) -> None:
    """Run a notebook, and keep what it prints."""
    notebook = read(name)
    cells = code_cells(notebook)
    for number, (cell, text) in enumerate(zip(cells, run(notebook), strict=True), 1):
        told = {"name": "stdout", "output_type": "stream", "text": text.splitlines(True)}
        cell["outputs"], cell["execution_count"] = ([told] if text else []), number
    text = json.dumps(notebook, indent=1, ensure_ascii=False)
    (FOLDER / name).write_text(text + "\n", "utf-8")


def main() -> None:
    """Run all notebooks."""
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(json.dumps({name: run(read(name)) for name in notebooks()}))
        return
    for name in notebooks():
        keep(name)


if __name__ == "__main__":
    main()
