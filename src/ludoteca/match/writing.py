"""Write a match as a text that a person can read and anyone can check; see docs/records.md."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, NamedTuple

from ludoteca.contract import Rules
from ludoteca.match.events import Event, Move, Result, Roll
from ludoteca.match.match import Match

RESIGNS = "resigns"


class _Item(NamedTuple):
    """A roll or a decision as text; of a roll, the seat that rolled it for a turn of its own."""

    seat: int | None
    text: str
    round: int
    is_roll: bool


def format_record(match: Match[Any], *, reveal: bool = True) -> str:
    """Write the record; `reveal=False` keeps the secret and hidden choices until the end."""
    is_open = reveal or match.result is not None
    events = match.events if is_open else match.seen(None)
    headers = [_format_header(*header) for header in _headers(match, is_open=is_open)]
    lines = [f"{number}. {line}" for number, line in enumerate(_lines(match, events), start=1)]
    body = ["", *lines, format_result(match.result), ""]
    digest = hashlib.sha256("\n".join([*headers, *body]).encode()).hexdigest()
    return "\n".join([*headers, _format_header("Digest", digest), *body])


def format_result(result: Result | None) -> str:
    """Write the seats that won, `-` for nobody, `*` while the match goes on."""
    if result is None:
        return "*"
    return "+".join(str(seat + 1) for seat in result.winners) or "-"


def format_scores(result: Result | None) -> str:
    """Write the score of each seat, nothing while the match goes on."""
    return "" if result is None else " ".join(map(str, result.scores))


def format_dice(rules: Rules[Any], faces: Sequence[int]) -> str:
    """Write dice by their symbols, such as `1 4 4 C 5`."""
    return _dice_text(rules.die_faces, tuple(faces))


@lru_cache(maxsize=16_384)  # five dice fall in 7,776 ways
def _dice_text(symbols: str, faces: tuple[int, ...]) -> str:
    return " ".join([symbols[face - 1] for face in faces])


def _format_header(name: str, value: str) -> str:
    return f'[{name} "{_escape(value)}"]'


def _escape(text: str) -> str:
    """Write a text so that it stays between two quotes on one line and shows all it holds."""
    return "".join(
        f"\\{character}"
        if character in '"\\'
        else character
        if character.isprintable()
        else f"\\u{{{ord(character):x}}}"
        for character in text
    )


def _headers(match: Match[Any], *, is_open: bool) -> Iterator[tuple[str, str]]:
    """Yield the name and value of every header, in order."""
    yield "Game", match.game.id
    yield "Format", str(match.format)
    if match.setup:
        yield "Setup", match.setup
    for number, seat in enumerate(match.seats, start=1):
        yield f"Seat{number}", seat.name
        if seat.bot is not None:
            yield f"Bot{number}", seat.bot
        if match.contributions[number - 1]:
            yield f"Contribution{number}", match.contributions[number - 1]
        if match.commitments[number - 1]:
            yield f"Commitment{number}", match.commitments[number - 1]
    yield "First", str(match.first + 1)
    if match.starts is not None:
        yield "Starts", str(match.starts + 1)
    yield "Commitment", match.dice.commitment
    if is_open:
        yield "Secret", match.secret.hex()
    if is_open or not match.rules.is_simultaneous:  # else it tells of choices that are hidden yet
        yield "Undos", str(match.undos)
    if match.takebacks:
        yield "Takebacks", str(match.takebacks)
    yield "Result", format_result(match.result)
    if match.result is not None:
        yield "Scores", format_scores(match.result)
    if match.helped:
        yield "Helped", "yes"


def _lines(match: Match[Any], events: Sequence[Event]) -> Iterator[str]:
    """Yield the rounds of a game played at the same time, the turns of any other."""
    is_simultaneous = match.rules.is_simultaneous
    items = _items(match, events)
    for _, line in groupby(items, lambda item: item.round if is_simultaneous else item.seat):
        yield _format_line(list(line))


def _items(match: Match[Any], events: Sequence[Event]) -> Iterator[_Item]:
    """Replay the events and yield each as text."""
    rules = match.rules
    for before, event, after in match.replay(events):
        if isinstance(event, Roll):
            roller = rules.roller(before)
            seat = None if roller is None else match.seat_of(roller)
            text = f"[{format_dice(rules, event.faces)}]"
            yield _Item(seat, text, rules.round_of(after), is_roll=True)
            continue
        text = RESIGNS
        if isinstance(event, Move):
            text = rules.format_move(before, match.player_of(event.seat), event.action)
        yield _Item(event.seat, text, rules.round_of(before), is_roll=False)


def _format_line(items: list[_Item]) -> str:
    """Write `2: [1 4 4 C 5] keep 44 [4 2 C] c4` or `[3 6] 1: c3, a1 b1; 2: d4`."""
    line = ""
    for before, item in zip([None, *items], items, strict=False):
        if before is not None and before.seat is not None and before.seat != item.seat:
            line += ";"
        elif before is not None and not before.is_roll and not item.is_roll:
            line += ","
        if item.seat is not None and (before is None or before.seat != item.seat):
            line += f" {item.seat + 1}:"
        line += f" {item.text}"
    return line.strip()
