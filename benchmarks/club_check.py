"""Compare all that clients were told with the one log: nothing lost, doubled or leaked."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from benchmarks.club_players import Guest, State
from ludoteca.errors import LudotecaError
from ludoteca.games import load
from ludoteca.server.chain import Entry, check
from ludoteca.server.events import Event, Moved, Opened, parse_event
from ludoteca.server.snapshots import shared_part, snapshot, whole
from ludoteca.server.tables import Table

Log = Mapping[str, Sequence[Entry]]  # of each table
_OF_THE_MOMENT = ("answers", "trouble", "history_from")  # not of the log


@dataclass
class Verdict:
    """What was wrong; all of it must be zero."""

    lost: int = 0  # acknowledged, but not in the log
    doubled: int = 0  # in the log more than once
    invented: int = 0  # in the log, but nobody asked for it
    refused_but_done: int = 0  # the client was told that it did not happen
    illegal: int = 0  # events that change nothing or that the rules refuse
    damaged: int = 0  # tables whose chain is broken, or that are not there at all
    untrue: int = 0  # states that the log never had
    backwards: int = 0  # states older than what the client had been told
    leaked: int = 0  # choices of others that were told before all had chosen
    left_behind: int = 0  # clients that were never told how it ended
    unanswered: int = 0  # requests that were never answered

    @property
    def is_clean(self) -> bool:
        """Say whether nothing was wrong."""
        return not any(getattr(self, each.name) for each in fields(self))


def judge(log: Log, guests: Iterable[Guest]) -> Verdict:
    """Look at every table and all who were there."""
    verdict = Verdict()
    by_table: dict[str, list[Guest]] = defaultdict(list)
    for guest in guests:
        by_table[guest.table].append(guest)
    for table, there in by_table.items():
        try:
            check(table, log.get(table, ()))
            events = [parse_event(json.loads(entry.data)) for entry in log[table]]
        except (LudotecaError, KeyError):
            verdict.damaged += 1
            verdict.lost += sum(len(guest.acknowledged) for guest in there)
            continue
        _judge_moves(events, there, verdict)
        _judge_states(table, events, there, verdict)
    return verdict


def is_settled(log: Log, guests: Iterable[Guest]) -> bool:
    """Say whether everybody was answered and told of the last event."""
    for guest in guests:
        events = [parse_event(json.loads(entry.data)) for entry in log.get(guest.table, ())]
        if guest.pending is not None or not events:
            return False
        seats = [] if guest.seat is None else [guest.seat]
        if guest.revision != Table(guest.table, events).revision(seats):
            return False
    return True


def _judge_moves(events: Sequence[Event], guests: Iterable[Guest], verdict: Verdict) -> None:
    """Compare the moves that were asked for with those that were made."""
    moves = [event for event in events if isinstance(event, Moved) and event.id is not None]
    made = Counter(move.id for move in moves)
    places = Counter((move.seat, move.version) for move in moves)
    verdict.doubled += sum(times - 1 for times in (*made.values(), *places.values()))
    asked: dict[str, State] = {}
    for guest in guests:
        asked |= {f"{guest.seat}:{id_}": move for id_, move in guest.asked.items()}
        verdict.lost += sum(f"{guest.seat}:{id_}" not in made for id_ in guest.acknowledged)
        verdict.refused_but_done += sum(f"{guest.seat}:{id_}" in made for id_ in guest.refused)
        verdict.unanswered += guest.pending is not None
    for move in moves:
        meant = asked.get(move.id or "", {})
        same = (meant.get("seat"), meant.get("version"), meant.get("action"))
        verdict.invented += same != (move.seat, move.version, move.action)


def _judge_states(
    table_id: str, events: Sequence[Event], guests: Sequence[Guest], verdict: Verdict
) -> None:
    """Replay the log, and compare every state that somebody was told with it."""
    opened = events[0]
    if not isinstance(opened, Opened):
        verdict.damaged += 1
        return
    truths: list[dict[int, State]] = [{} for _ in guests]  # by revision, for each guest
    histories: list[list[State]] = [[] for _ in guests]
    table = Table(table_id, [opened])
    for number, event in enumerate(events):
        try:
            is_change = number == 0 or table.evolve(event)
        except LudotecaError:
            is_change = False
        verdict.illegal += not is_change
        shared = shared_part(table, set())
        for place, (guest, truth) in enumerate(zip(guests, truths, strict=True)):
            seats = [] if guest.seat is None else [guest.seat]
            owner = min(table.chairs[seats[0]].owners, default=None) if seats else None
            mine = table.seats_of(owner)
            known = snapshot(table, mine, table.revision(mine), len(histories[place]), shared)
            state = json.loads(known.text)
            histories[place] = histories[place][: state["history_from"]] + state["history"]
            told = _lasting(state | {"history": histories[place]})
            # Where others made a hidden choice, the revision is the same and so must be the rest.
            verdict.leaked += truth.setdefault(table.revision(seats), told) != told
            if number == len(events) - 1:  # news upon news make what is told to somebody new
                anew = json.loads(whole(table, owner, shared))
                verdict.untrue += anew["history"] != told["history"]
    is_hidden = load(table.game).rules.is_simultaneous and bool(load(table.game).rules.die_faces)
    for guest, truth in zip(guests, truths, strict=True):
        _judge_guest(guest, truth, verdict, is_hidden=is_hidden)


def _judge_guest(
    guest: Guest, truth: Mapping[int, State], verdict: Verdict, *, is_hidden: bool
) -> None:
    """Go through what one guest was told, in the order in which it was told."""
    history: list[State] = []
    revision = 0
    for state in map(json.loads, guest.heard):
        if state["revision"] < revision:
            verdict.backwards += 1
            continue
        revision = state["revision"]
        history = history[: state["history_from"]] + state["history"]
        if is_hidden and state["result"] is None:
            verdict.leaked += _num_told_too_early(history, guest.seat)
        verdict.untrue += truth.get(revision) != _lasting(state | {"history": history})
    verdict.left_behind += revision != max(truth) if guest.heard else True


def _num_told_too_early(history: Sequence[State], own: int | None) -> int:
    """Count the choices of others behind the last roll: they are told when the next one falls."""
    rolls = [place for place, entry in enumerate(history) if entry["kind"] == "roll"]
    news = history[rolls[-1] + 1 if rolls else 0 :]
    return sum(entry["kind"] == "move" and entry["seat"] != own for entry in news)


def _lasting(state: Mapping[str, Any]) -> State:
    """Return what a state tells of the log: not who is there now, nor what it answers."""
    kept = {name: value for name, value in state.items() if name not in _OF_THE_MOMENT}
    kept["seats"] = [{**seat, "is_connected": None} for seat in state["seats"]]
    return kept
