"""Write a match as a text that a person can read and anyone can check; see docs/records.md."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ludoteca.match.events import Event, Move, Result, Roll
from ludoteca.match.match import Match

FORMAT = "1"
RESIGNS = "resigns"


class _Item(NamedTuple):
    """A roll or a decision as text; of a roll, the seat that rolled it for a turn of its own."""

    seat: int | None
    text: str
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


def format_roll(match: Match[Any], faces: Sequence[int]) -> str:
    """Write dice by their symbols."""
    return f"[{' '.join(match.game.die_faces[face - 1] for face in faces)}]"


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
    yield "Format", FORMAT
    if match.setup:
        yield "Setup", match.setup
    for number, seat in enumerate(match.seats, start=1):
        yield f"Seat{number}", seat.name
        if seat.bot is not None:
            yield f"Bot{number}", seat.bot
        if match.contributions[number - 1]:
            yield f"Contribution{number}", match.contributions[number - 1]
    yield "First", str(match.first + 1)
    yield "Commitment", match.dice.commitment
    if is_open:
        yield "Secret", match.secret.hex()
    yield "Undos", str(match.undos)
    yield "Result", format_result(match.result)
    if match.result is not None:
        yield "Scores", format_scores(match.result)


def _lines(match: Match[Any], events: Sequence[Event]) -> Iterator[str]:
    """Yield the rounds of a game played at the same time, the turns of any other."""
    line: list[_Item] = []
    for item in _items(match, events):
        begins = item.is_roll if match.game.is_simultaneous else line and line[-1].seat != item.seat
        if begins and line:
            yield _format_line(line)
            line = []
        line.append(item)
    if line:
        yield _format_line(line)


def _items(match: Match[Any], events: Sequence[Event]) -> Iterator[_Item]:
    """Replay the events and yield each as text."""
    game = match.game
    state = game.initial_state(len(match.seats), match.setup)
    for event in events:
        if isinstance(event, Roll):
            state = game.apply_chance(state, game.outcome_of_dice(state, event.faces))
            # The roll of a turn is followed by a decision of whoever rolled.
            roller = None if game.is_simultaneous else match.seat_of(game.to_act(state)[0])
            yield _Item(roller, format_roll(match, event.faces), is_roll=True)
        elif isinstance(event, Move):
            player = match.player_of(event.seat)
            text = game.format_move(state, player, event.action)
            state = game.apply(state, player, event.action)
            yield _Item(event.seat, text, is_roll=False)
        else:
            yield _Item(event.seat, RESIGNS, is_roll=False)


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
