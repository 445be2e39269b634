"""Read a record and check all it says: every roll, every move and the result are replayed."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, NamedTuple

from ludoteca.errors import LudotecaError
from ludoteca.match.events import Move, Result, Seat
from ludoteca.match.match import FORMAT, Match
from ludoteca.match.writing import (
    RESIGNS,
    format_dice,
    format_record,
    format_result,
    format_scores,
)

__all__ = ["InvalidRecord", "Verification", "format_record", "parse_record", "verify"]

FORMATS = tuple(str(number) for number in range(1, FORMAT + 1))
_HEADER = re.compile(r'\[([A-Z][a-z]+[0-9]*) "((?:[^"\\]|\\["\\]|\\u\{[0-9a-f]{1,6}\})*)"\]')
_ESCAPE = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]+)\})')
_END = re.compile(r"\*|-|[0-9]{1,3}(\+[0-9]{1,3})*")
_LINE = re.compile(r"[0-9]{1,6}\. (.*)")
_ITEM = re.compile(r" *(?:\[(?P<roll>[^][]*)\]|(?P<seat>[0-9]{1,3}):(?= )|(?P<move>[^][;,]+)|[;,])")
_SEAT = re.compile(r"Seat([1-9][0-9]{0,2})")
_BYTE_ORDER_MARK = "\ufeff"  # some editors put it before the first line


class InvalidRecord(LudotecaError):
    """A record that is damaged or was tampered with."""


@dataclass(frozen=True)
class Verification:
    """What a record that proved true says."""

    game: str
    seats: tuple[Seat, ...]
    result: Result | None
    num_rolls: int
    num_moves: int
    commitment: str
    with_takebacks: bool
    format: int
    committed: tuple[int, ...]  # the seats for whom nobody can have chosen the dice
    helped: bool = False  # somebody asked what to do


class _Header(NamedTuple):
    line: int
    value: str


def verify(text: str) -> Verification:
    """Replay a record and say what it proves, or raise InvalidRecord."""
    match = parse_record(text)
    return Verification(
        game=match.game.id,
        seats=match.seats,
        result=match.result,
        num_rolls=match.num_rolls,
        num_moves=sum(isinstance(event, Move) for event in match.events),
        commitment=match.dice.commitment,
        with_takebacks=match.with_takebacks,
        format=match.format,
        committed=tuple(seat for seat, made in enumerate(match.commitments) if made),
        helped=match.helped,
    )


def parse_record(text: str, start: Callable[..., Match[Any]] = Match.start) -> Match[Any]:
    """Replay a record, or raise InvalidRecord; an unfinished match goes on with its own dice."""
    lines = [line.rstrip() for line in text.removeprefix(_BYTE_ORDER_MARK).split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or not lines[0].startswith('[Game "'):
        raise InvalidRecord("match-error-record-none")
    _check_format(lines)
    end = _find_end(lines)
    headers = _read_headers(lines[:end])
    _check_headers(headers)
    match = _start(headers, start)
    replay = _Replay(match)
    for index in range(len(headers) + 1, end):
        replay.line(index + 1, lines[index])
    replay.finish(end + 1)
    _check_result(match, headers, end + 1, lines[end])
    _check_wording(match, headers, lines)
    return match


def _check_format(lines: list[str]) -> None:
    """Refuse a version of the format that only another release can read."""
    for number, line in enumerate(lines, start=1):
        found = _HEADER.fullmatch(line) if line.startswith("[Format ") else None
        if found and found[2] not in FORMATS:
            raise InvalidRecord(
                "match-error-record-format", line=number, version=found[2], known=", ".join(FORMATS)
            )


def _find_end(lines: list[str]) -> int:
    """Return the index of the line with the result, which must be the last."""
    ends = [index for index, line in enumerate(lines) if _END.fullmatch(line)]
    if not ends:
        raise InvalidRecord("match-error-record-truncated", line=len(lines))
    if ends[0] != len(lines) - 1:
        raise InvalidRecord("match-error-record-after", line=ends[0] + 2)
    return ends[0]


def _read_headers(lines: list[str]) -> dict[str, _Header]:
    """Return all headers by name; an empty line ends them."""
    headers: dict[str, _Header] = {}
    for number, line in enumerate(lines, start=1):
        if not line:
            break
        found = _HEADER.fullmatch(line)
        if not found:
            raise InvalidRecord("match-error-record-header", line=number)
        name, value = found[1], _unescape(found[2], number)
        if name in headers:
            raise InvalidRecord("match-error-record-twice", line=number, name=name)
        headers[name] = _Header(number, value)
    return headers


def _check_headers(headers: dict[str, _Header]) -> None:
    """Refuse missing and unknown headers."""
    if "Secret" not in headers and "Result" in headers and headers["Result"].value == "*":
        raise InvalidRecord("match-error-record-secret")
    seats = range(1, _num_seats(headers) + 1)
    required = [f"Seat{seat}" for seat in seats]
    required += ["Format", "First", "Commitment", "Undos", "Result", "Digest"]
    optional = {f"{name}{seat}" for seat in seats for name in ("Bot", "Contribution")}
    for name in required:
        if name not in headers:
            raise InvalidRecord("match-error-record-missing", name=name)
    if headers["Format"].value != "1":
        optional |= {"Takebacks", "Starts", *(f"Commitment{seat}" for seat in seats)}
    for name, header in headers.items():
        if name not in {"Game", "Setup", "Secret", "Scores", "Helped", *required, *optional}:
            raise InvalidRecord("match-error-record-unknown", line=header.line, name=name)
    if "Secret" not in headers:
        raise InvalidRecord("match-error-record-missing", name="Secret")


def _num_seats(headers: dict[str, _Header]) -> int:
    """Return the highest number of a seat."""
    found = [_SEAT.fullmatch(name) for name in headers]
    return max((int(seat[1]) for seat in found if seat), default=1)


def _unescape(value: str, line: int) -> str:
    """Return what an escaped text stands for."""
    try:
        return _ESCAPE.sub(lambda found: found[1] or chr(int(found[2], 16)), value)
    except ValueError:  # beyond the last character of Unicode
        raise InvalidRecord("match-error-record-header", line=line) from None


def _start(headers: dict[str, _Header], start: Callable[..., Match[Any]]) -> Match[Any]:
    """Begin the match that the headers describe, and check what follows from the secret."""
    seats = []
    contributions, commitments = [], []
    for number in range(1, _num_seats(headers) + 1):
        bot = headers.get(f"Bot{number}")
        seats.append(Seat(headers[f"Seat{number}"].value, bot and bot.value))
        contributions.append(headers.get(f"Contribution{number}", _Header(0, "")).value)
        commitments.append(headers.get(f"Commitment{number}", _Header(0, "")).value)
    secret, undos = headers["Secret"], headers["Undos"]
    if not re.fullmatch("(?:[0-9a-f]{2})*", secret.value):
        raise InvalidRecord("match-error-record-header", line=secret.line)
    takebacks = headers.get("Takebacks", _Header(0, "0"))
    for count in (undos, takebacks):
        if not re.fullmatch("[0-9]{1,6}", count.value):
            raise InvalidRecord("match-error-record-header", line=count.line)
    if int(takebacks.value) > int(undos.value):
        raise InvalidRecord("match-error-record-header", line=takebacks.line)
    try:
        match = start(
            headers["Game"].value,
            seats,
            setup=headers["Setup"].value if "Setup" in headers else "",
            secret=bytes.fromhex(secret.value),
            contributions=contributions,
            commitments=commitments,
            format=int(headers["Format"].value),
        )
    except LudotecaError as error:
        raise InvalidRecord("match-error-record-start", error) from error
    match.undos, match.takebacks = int(undos.value), int(takebacks.value)
    match.helped = "Helped" in headers
    commitment, first = headers["Commitment"], headers["First"]
    if commitment.value != match.dice.commitment:
        raise InvalidRecord("match-error-record-commitment", line=commitment.line)
    starts = headers.get("Starts", _Header(first.line, ""))
    lots = [(first, match.first)] + ([] if match.starts is None else [(starts, match.starts)])
    for found, seat in lots:
        if found.value != str(seat + 1):
            raise InvalidRecord(
                "match-error-record-first", line=found.line, found=found.value, first=seat + 1
            )
    return match


class _Replay:
    """Make the moves of a record one after the other and compare the dice."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._num_shown = 0  # rolls that the record has shown so far

    def line(self, number: int, line: str) -> None:
        """Replay a turn or a round."""
        found = _LINE.fullmatch(line)
        if not found:
            raise InvalidRecord("match-error-record-line", line=number)
        seat = None
        end = 0
        for item in _ITEM.finditer(found[1]):
            if item.start() != end:
                break
            end = item.end()
            if item["roll"] is not None:
                self._roll(number, f"[{item['roll']}]")
            elif item["seat"]:
                seat = int(item["seat"]) - 1
            elif item["move"] and seat is not None:
                self._move(number, seat, item["move"].strip())
        if end != len(found[1]):
            raise InvalidRecord("match-error-record-line", line=number)

    def finish(self, number: int) -> None:
        """Refuse a record that keeps silent about dice."""
        due = self._due()
        if due is not None:
            raise InvalidRecord("match-error-record-roll-missing", line=number, roll=due)

    def _due(self) -> str | None:
        """Return the dice that have fallen but were not shown yet."""
        match = self._match
        if self._num_shown == match.num_rolls:
            return None
        return f"[{format_dice(match.rules, match.roll_at(self._num_shown).faces)}]"

    def _roll(self, number: int, roll: str) -> None:
        due = self._due()
        if due is None:
            raise InvalidRecord("match-error-record-no-roll", line=number, roll=roll)
        if roll != due:
            raise InvalidRecord("match-error-record-roll", line=number, roll=roll, due=due)
        self._num_shown += 1

    def _move(self, number: int, seat: int, move: str) -> None:
        self.finish(number)
        try:
            if move == RESIGNS:
                self._match.resign(seat)
            else:
                self._match.play(seat, move)
        except LudotecaError as error:
            raise InvalidRecord("match-error-record-move", error, line=number, move=move) from error


def _check_result(match: Match[Any], headers: dict[str, _Header], number: int, line: str) -> None:
    """Compare the result and the scores with those of the replayed match."""
    result, scores = format_result(match.result), format_scores(match.result)
    for found in (headers["Result"], _Header(number, line)):
        if found.value != result:
            raise InvalidRecord(
                "match-error-record-result", line=found.line, found=found.value, result=result
            )
    shown = headers.get("Scores", _Header(number, ""))
    if shown.value != scores:
        raise InvalidRecord("match-error-record-scores", line=shown.line, scores=scores or "*")


def _check_wording(match: Match[Any], headers: dict[str, _Header], lines: list[str]) -> None:
    """Compare everything else, such as the numbers of the lines; spaces do not matter."""
    wanted = format_record(match).rstrip("\n").split("\n")
    digest = headers["Digest"].line
    for number, (line, right) in enumerate(zip_longest(lines, wanted, fillvalue=""), start=1):
        if line != right and number != digest and line.split() != right.split():
            raise InvalidRecord("match-error-record-wording", line=number, right=right)
    if lines[digest - 1] != wanted[digest - 1]:
        raise InvalidRecord("match-error-record-digest", line=digest)
