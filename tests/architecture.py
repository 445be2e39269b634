"""Fill the lists of docs/architecture.md from the first line of each file.

`python -m tests.architecture` rewrites them; tests/test_docs.py fails where they are out of date.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
_LIST = re.compile(r"<!-- files: (.*?) -->\n(.*?)<!-- end -->", re.S)


def filled(page: str) -> str:
    """Return the page with all its lists as they should be."""
    return _LIST.sub(lambda found: _list(found[1]), page)


def listed_files(page: str) -> set[Path]:
    """Return the files that the lists of the page cover."""
    return {path for found in _LIST.finditer(page) for path in _files(found[1])}


def _list(places: str) -> str:
    rows = "".join(f"| `{_name(path)}` | {_summary(path)} |\n" for path in _files(places))
    return f"<!-- files: {places} -->\n\n| file | what |\n|---|---|\n{rows}\n<!-- end -->"


def _files(places: str) -> list[Path]:
    """Return the Python files of some files and folders."""
    files: list[Path] = []
    for place in map(ROOT.joinpath, places.split()):
        files += [place] if place.suffix else sorted(place.rglob("*.py"))
    return files


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT / "src" / "ludoteca"))


def _summary(path: Path) -> str:
    """Return the first line of a file's docstring."""
    docstring = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return docstring.partition("\n")[0].replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")
