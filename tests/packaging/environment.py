"""Build the wheel and install it into environments that hold what it declares, and nothing else.

No index is asked, so that the tests work offline: the packages that the wheel requires, and those
which they require, are linked one by one from the environment that runs the tests. An import of
anything undeclared therefore fails as it would on somebody's machine, and so does a door whose
part was not asked for. A blocker of some imports would only know the names somebody thought of.
"""

import os
import subprocess
import sys
import venv
from collections.abc import Iterable
from email.message import Message
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

from tests.architecture import ROOT


def build_wheel(folder: Path) -> Path:
    """Build the wheel as pip would, with the build requirements that are installed here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    path = (
        f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # npm lies beside python
    )
    subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": path}, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def metadata_of(wheel: Path) -> Message:
    """Return the fields that describe a wheel."""
    with ZipFile(wheel) as file:
        (name,) = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        return Parser().parsestr(file.read(name).decode("utf-8"))


def make_environment(folder: Path, wheel: Path, extras: Iterable[str] = ()) -> Path:
    """Install a wheel with some of its extras; return the folder of its commands."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    lines = metadata_of(wheel).get_all("Requires-Dist", [])
    for name in sorted(required(lines, set(extras))):
        _link(name, site)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    return folder / "bin"


def required(lines: Iterable[str], extras: set[str], own: str = "ludoteca") -> set[str]:
    """Return all packages that requirements ask for, directly or not."""
    found: set[str] = set()
    todo = [(list(lines), extras)]
    while todo:
        wanted, chosen = todo.pop()
        for requirement in map(Requirement, wanted):
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in chosen | {""}):
                continue
            if requirement.name == own:  # an extra made of other extras
                todo.append((wanted, set(requirement.extras)))
            elif requirement.name not in found:
                found.add(requirement.name)
                needs = distribution(requirement.name).requires or []
                todo.append((needs, set(requirement.extras)))
    return found


def _link(name: str, site: Path) -> None:
    """Make a package that is installed here visible there."""
    files = distribution(name).files or []
    for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
        place = site / top
        if not place.exists():  # packages may share a folder
            place.symlink_to(Path(str(distribution(name).locate_file(top))))
