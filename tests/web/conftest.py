"""One browser and one server for each worker, and a fresh guest for whoever asks."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.examples import Installed
from tests.server.running import RunningServer
from tests.web.browser import FLAGS, find
from tests.web.guest import Guest

FOLDER = Path(__file__).parent
_open = ExitStack()
_browsers: list[Browser] = []


@pytest.fixture
def browser() -> Browser:
    """Return the browser of this worker; it starts with the first test that wants it."""
    if not _browsers:
        path = find()  # before playwright starts, which it may ask itself
        chromium = _open.enter_context(sync_playwright()).chromium
        started = chromium.launch(executable_path=path, args=FLAGS)
        _open.callback(started.close)
        _browsers.append(started)
    return _browsers[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser before other tests: playwright's event loop stands in their way."""
    if nextitem is None or FOLDER not in nextitem.path.parents:
        _browsers.clear()
        _open.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Run a server whose bots answer at once."""
    with RunningServer(tmp_path_factory.mktemp("server") / "games.db") as running:
        yield running


@pytest.fixture(scope="session")
def examples_server(
    tmp_path_factory: pytest.TempPathFactory, installed_examples: Installed
) -> Iterator[RunningServer]:
    """Run a server beside which the example games are installed."""
    storage = tmp_path_factory.mktemp("examples-server") / "games.db"
    with RunningServer(storage, environ=installed_examples.environ) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Guest]]:
    """Let guests come; when they leave, none may have had a problem."""
    yield from _guests(browser, server.url)


@pytest.fixture
def visitor(browser: Browser, examples_server: RunningServer) -> Iterator[Callable[..., Guest]]:
    """Let guests come to where the example games are installed."""
    yield from _guests(browser, examples_server.url)


def _guests(browser: Browser, url: str) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def come(**options: object) -> Guest:
        guests.append(Guest(browser, url, **options))
        return guests[-1]

    yield come
    for each in guests:
        each.close()


@pytest.fixture
def ada(guest: Callable[..., Guest]) -> Guest:
    """Let one guest come."""
    return guest()
