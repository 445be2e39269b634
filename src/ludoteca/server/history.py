"""What has happened in a match, as the JSON of each `HistoryEntry` but for its number.

A move is told as it was offered in the state it was made in. Where that never depends on the
state, nothing is kept for a match; else every event is written once, when it is told first.
"""

import json
from functools import lru_cache
from typing import Any

from ludoteca.faces.fields import split
from ludoteca.faces.messages import LegalMove
from ludoteca.games import load
from ludoteca.match import Match, Resign, Roll
from ludoteca.match.events import Event, Move
from ludoteca.server import messages as m
from ludoteca.server.boards import fixed_move_message, has_fixed_moves, move_message

_NUMBER, _EVENT = split(m.HistoryEntry, "number")


class History:
    """The events of one match as entries."""

    def __init__(self, match: Match[Any]) -> None:
        """Begin with nothing written."""
        self._match = match
        self._is_fixed = has_fixed_moves(match.game.id)
        self._written: list[str] = []
        self._state: Any = None  # after the last event written; None is the beginning
        self._told: tuple[int, tuple[Event, ...], str] = 0, (), "[]"  # what somebody was told last

    def told(self, viewer: int | None, start: int) -> tuple[str, int]:
        """Write a list of what a seat may see from some place on, and say where it ends."""
        if not self._is_fixed:
            news = self.since(viewer, start)
            return _numbered(start, news), start + len(news)
        events = self._match.seen(viewer, start)
        if (start, events) != self._told[:2]:  # all who know the same are told the same
            game = self._match.game.id
            news = [_fixed_entry(game, event) for event in events]
            self._told = start, events, _numbered(start, news)
        return self._told[2], start + len(events)

    def since(self, viewer: int | None, start: int) -> list[str]:
        """Write what a seat (None: a spectator) may see of the events from some place on."""
        game = self._match.game.id
        if self._is_fixed:
            return [_fixed_entry(game, event) for event in self._match.seen(viewer, start)]
        self._catch_up()
        num_written = len(self._written)
        hidden = self._match.seen(viewer, num_written)  # choices that others may not see yet
        return (
            self._written[start:]
            + [
                self._entry(before, event)
                for before, event, _ in self._match.replay(hidden, self._state)
            ][max(0, start - num_written) :]
        )

    def forget_from(self, place: int) -> None:
        """Let go of what was written from some place on, where other events stand now."""
        if place < len(self._written):
            del self._written[place:]
            self._state = self._match.state_after(place)

    def _catch_up(self) -> None:
        """Write the events that everybody may see by now."""
        events = self._match.events[len(self._written) : self._match.num_public()]
        for before, event, after in self._match.replay(events, self._state):
            self._written.append(self._entry(before, event))
            self._state = after

    def _entry(self, before: Any, event: Event) -> str:
        if not isinstance(event, Move):
            return _fixed_entry(self._match.game.id, event)
        player = self._match.player_of(event.seat)
        seen = self._match.rules.view(before, player)
        move = move_message(self._match.game.id, seen, player, event.action)
        return _write("move", event.seat, move.text, move)


@lru_cache(maxsize=16_384)  # five dice alone fall in 7,776 ways
def _fixed_entry(game: str, event: Event) -> str:
    """Write an event of which always the same is said."""
    if isinstance(event, Roll):
        symbols = load(game).rules.die_faces
        return _write("roll", None, " ".join(symbols[face - 1] for face in event.faces))
    if isinstance(event, Resign):
        return _write("resign", event.seat, "")
    move = fixed_move_message(game, event.action)
    return _write("move", event.seat, move.text, move)


def _numbered(start: int, news: list[str]) -> str:
    entries = [f"{{{_NUMBER(number=i)},{event}}}" for i, event in enumerate(news, start)]
    return f"[{','.join(entries)}]"


def _write(kind: str, seat: int | None, text: str, move: LegalMove | None = None) -> str:
    return _EVENT(
        kind=f'"{kind}"',
        seat="null" if seat is None else seat,
        text=json.dumps(text),
        move=move.model_dump_json() if move else "null",
    )
