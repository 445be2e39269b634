"""Lines that are written by hand for speed are what the general way writes."""

import json
from types import SimpleNamespace

import pytest

from ludoteca.server.events import Moved, Undone, content_of, format_event, parse_event, write_event


@pytest.mark.parametrize(
    "event",
    [Moved(1, 33, 12, "1:m_-9"), Moved(0, 0, None, "0:a"), Moved(2, 7), Undone(0, "0:b")],
)
def test_an_event_is_written_as_it_is_formatted(event: Moved | Undone) -> None:
    written = json.loads(write_event(event))
    assert written == format_event(event)
    assert parse_event(written) == event


def test_a_move_asks_for_the_same_as_its_request() -> None:
    request = SimpleNamespace(type="move", seat=1, version=12, action=33, id="m")
    assert content_of(Moved(1, 33, 12, "1:m")) == content_of(request)
    assert content_of(Moved(1, 34, 12, "1:m")) != content_of(request)
