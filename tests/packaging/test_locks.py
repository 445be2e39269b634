"""What pip needs of the locked requirements, so that a new release elsewhere changes nothing."""

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FOLDER = Path(__file__).parents[2] / "requirements"


@pytest.mark.parametrize("name", ["play", "dev"])
def test_extras_are_locked_with_their_package(name: str) -> None:
    """Pip looks for the newest release of an extra that is not locked, and finds no hash for it."""
    lines = (FOLDER / f"{name}.txt").read_text("utf8").splitlines()
    locked = {
        canonicalize_name(pin.name): pin
        for line in lines
        if "==" in line and not line.startswith((" ", "#"))
        for pin in [Requirement(line.rstrip(" \\"))]
    }
    for package, pin in locked.items():
        for wanted in map(Requirement, _requirements(package)):
            other = locked.get(canonicalize_name(wanted.name))
            wants = wanted.marker is None or any(
                wanted.marker.evaluate({"extra": extra}) for extra in pin.extras | {""}
            )
            if other and wants:
                assert wanted.extras <= other.extras, f"{package} needs {wanted}"


def _requirements(package: str) -> list[str]:
    try:
        return requires(package) or []
    except PackageNotFoundError:  # locked for another system
        return []
