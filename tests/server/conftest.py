"""A real PostgreSQL and a real NATS for tests that want them, started once and only when asked."""

import signal
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.club.components import Bus, Component, Database
from tests.club.guard import Guard

_numbers = count()


def _started(kind: type[Component]) -> Iterator[Component]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-test-"))
    folder.chmod(0o755)  # PostgreSQL runs as somebody else where we are root
    guard = Guard(folder)
    try:
        component = kind(folder, guard)  # type: ignore[call-arg] # both take these two
        component.start()
        yield component
        component.end(signal.SIGINT)  # which both take for a quick end in good order
    finally:
        guard.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Component]:
    """Start PostgreSQL."""
    yield from _started(Database)


@pytest.fixture(scope="session")
def nats_server() -> Iterator[Component]:
    """Start NATS."""
    yield from _started(Bus)


@pytest.fixture
def club(postgresql: Database) -> str:
    """Return the address of a club that nobody has opened yet."""
    return f"{postgresql.url()}?schema=club_{next(_numbers)}"
