"""Attack a fresh server in every way we know, and print what it cost: `make attack`.

Loopback only, bounded in count and time. Each attack has limits: how long others may wait, how much
memory it may take, and when the attacker is cut off.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen

import httpx2 as httpx
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.storm import Found, look_after, storm
from ludoteca.match import Match, Seat
from ludoteca.match.record import format_record
from ludoteca.server.decide import MOST_EVENTS
from tests.server.long_log import play, store
from tests.server.raw_socket import CONTINUATION, PING, TEXT, RawSocket, frame
from tests.server.running import MANY, RunningServer

EVERY = 0.02  # seconds between two who would like an answer meanwhile
SHORT = ("header-seconds=2", "body-seconds=2", "stalled-seconds=2")
MOST_WAIT_MS, MOST_MEGABYTES, CUT_SECONDS = 250.0, 40.0, 10.0
MOST_SHARE = 30.0  # per cent of a core that one address may take; 38 without a common pace
MOST_PAGE_MS = 1000.0  # until somebody has the start page
MOST_REPLAY_MS, MOST_OPEN_MS = 5000.0, 150.0  # of the longest table, never folded and folded


@dataclass
class Row:
    """One attack: what was measured, and what it must stay under."""

    what: str
    measured: float
    limit: float
    unit: str
    note: str = ""

    @property
    def is_kept(self) -> bool:
        """Say whether the limit holds."""
        return self.measured <= self.limit


# Somebody else, in a process of their own: they ask again and again, and sleep in between. How much
# they overslept tells what the machine itself made them wait.
_OTHERS = """
import http.client, sys, threading, time
port, every = int(sys.argv[1]), float(sys.argv[2])
over = threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), over.set()), daemon=True).start()
longest = overslept = 0.0
print("ready", flush=True)
begin = time.perf_counter()
while not over.wait(every):
    now = time.perf_counter()
    overslept = max(overslept, now - begin - every)
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request("GET", "/api/health")
    line.getresponse().read()
    line.close()
    begin = time.perf_counter()
    longest = max(longest, begin - now)
print(longest, overslept)
"""


@contextmanager
def under_watch(server: RunningServer, name: str, rows: list[Row]) -> Iterator[None]:
    """Measure how long others wait meanwhile, and what it takes of memory and processor time."""
    command = [sys.executable, "-c", _OTHERS, str(server.port), str(EVERY)]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True) as others:
        assert others.stdout is not None  # noqa: S101 - for the types
        others.stdout.readline()
        before, used = server.memory(), server.processor_seconds()
        try:
            yield
            time.sleep(0.3)
        finally:
            told, _ = others.communicate()
        longest, overslept = map(float, told.split())
    wait, machine = 1000 * longest, 1000 * overslept
    used = server.processor_seconds() - used
    note = f"server busy {used:.2f} s; machine {machine:.0f} ms late"
    rows.append(Row(f"{name}: others wait", max(0.0, wait - machine), MOST_WAIT_MS, "ms", note))
    rows.append(Row(f"{name}: memory", server.memory() - before, MOST_MEGABYTES, "MB"))


def flood(name: str, data: bytes) -> Callable[[RunningServer, list[Row]], None]:
    """Return an attack that sends the same again and again."""

    def attack(server: RunningServer, rows: list[Row]) -> None:
        table, _ = open_table(server)
        with under_watch(server, name, rows), ExitStack() as stack:
            begin = time.perf_counter()
            lines = [RawSocket(server.port) for _ in range(5)]
            for line in lines:
                stack.callback(line.close)
                line.upgrade(table)
                line.flood(data, 1)
            is_cut = all(line.is_cut(CUT_SECONDS) for line in lines)
            took = time.perf_counter() - begin if is_cut else float("inf")
        rows.append(Row(f"{name}: 5 cut off after", took, CUT_SECONDS, "s"))

    return attack


def never_reading(server: RunningServer, rows: list[Row]) -> None:
    """Let 150 sockets take nothing in while somebody plays."""
    table, token = open_table(server, 12)
    name = "150 that never read"
    with under_watch(server, name, rows), ExitStack() as stack:
        hello = f'{{"type":"hello","token":"{token}"}}'.encode()
        deaf: list[RawSocket] = []
        for number in range(150):  # a hundred spectators are let in
            line = RawSocket(server.port, receive_buffer=4096)
            deaf.append(line)
            stack.callback(line.close)
            line.upgrade(table, hello if number >= 95 else b'{"type":"hello"}')
        player = RawSocket(server.port)
        stack.callback(player.close)
        player.upgrade(table, hello)
        begin = time.perf_counter()
        for number in range(60):
            player.socket.sendall(move_or_undo(number))
        player.answer(2)
        is_cut = all(line.is_cut(CUT_SECONDS) for line in deaf)
        took = time.perf_counter() - begin if is_cut else float("inf")
    rows.append(Row(f"{name}: cut off after", took, CUT_SECONDS, "s"))


def slow_starts(server: RunningServer, rows: list[Row]) -> None:
    """Begin 100 requests and never finish them."""
    begun = [
        b"",
        b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ]
    with under_watch(server, "100 unfinished requests", rows), ExitStack() as stack:
        begin = time.perf_counter()
        lines = [RawSocket(server.port) for _ in range(100)]
        for number, line in enumerate(lines):
            stack.callback(line.close)
            line.socket.sendall(begun[number % 3])
        is_cut = all(line.is_cut(CUT_SECONDS) for line in lines)
        took = time.perf_counter() - begin if is_cut else float("inf")
    rows.append(Row("100 unfinished requests: cut off after", took, CUT_SECONDS, "s"))


def long_table(server: RunningServer, rows: list[Row]) -> None:
    """Open the longest table that there can be: never folded, and folded."""
    name, path = f"{MOST_EVENTS} events", "/api/tables/long"
    with httpx.Client(base_url=server.url, timeout=120) as client:
        client.get("/api/health/live").raise_for_status()  # the line stands before it is timed
        for how, most in (("first", MOST_REPLAY_MS), ("again", MOST_OPEN_MS)):
            with under_watch(server, f"{name}, {how}", rows):
                begin = time.perf_counter()
                client.get(path).raise_for_status()
                took = 1000 * (time.perf_counter() - begin)
            rows.append(Row(f"{name}, {how}: shown in", took, most, "ms"))
        used = server.processor_seconds()
        for _ in range(10):
            client.get(path).raise_for_status()
        used = 100 * (server.processor_seconds() - used)
    rows.append(Row(f"{name}, again: processor time", used, MOST_OPEN_MS, "ms"))


def verify_flood(server: RunningServer, rows: list[Row]) -> None:
    """Have 30 records checked at once."""
    match = Match.start("knaster", [Seat(f"N{i}") for i in range(12)], secret=bytes(32))
    while match.result is None:
        seat = match.seats_to_act[0]
        match.act(seat, match.legal_actions(seat)[0])
    text = format_record(match)

    async def check() -> list[int]:
        async with httpx.AsyncClient(timeout=300) as client:
            asked = [
                client.post(f"{server.url}/api/verify", json={"text": text}) for _ in range(30)
            ]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    with under_watch(server, "30 records at once", rows):
        statuses = asyncio.run(check())
    strange = sum(status not in (200, 503) for status in statuses)
    rows.append(Row("30 records at once: neither checked nor told to wait", strange, 0, ""))


def print_flood(server: RunningServer, rows: list[Row]) -> None:
    """Have 50 long files printed at once and read none; then somebody wants the start page."""
    asked = b"GET /api/games/kuhvadis/print?pages=50 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with under_watch(server, "50 prints at once", rows), ExitStack() as stack:
        for _ in range(50):
            line = RawSocket(server.port, receive_buffer=4096)
            stack.callback(line.close)
            line.socket.sendall(asked)
        begin = time.perf_counter()
        httpx.get(server.url, timeout=60).raise_for_status()
        took = 1000 * (time.perf_counter() - begin)
    rows.append(Row("50 prints at once: start page after", took, MOST_PAGE_MS, "ms"))


def endless_bodies(server: RunningServer, rows: list[Row]) -> None:
    """Let 20 send bodies that never end, long after their answer."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with under_watch(server, "20 endless bodies", rows), ExitStack() as stack:
        begin = time.perf_counter()
        lines = [RawSocket(server.port) for _ in range(20)]
        for line in lines:
            stack.callback(line.close)
            line.socket.sendall(head)
            line.flood(b"8000\r\n" + b"x" * 0x8000 + b"\r\n", 1)
        is_cut = all(line.is_cut(CUT_SECONDS) for line in lines)
        took = time.perf_counter() - begin if is_cut else float("inf")
    rows.append(Row("20 endless bodies: cut off after", took, CUT_SECONDS, "s"))


def silent(folder: Path, rows: list[Row]) -> None:
    """Let 290 connections say nothing to a server that may open 256 files."""
    told = ("header-seconds=600",)
    with (
        RunningServer(folder / "silent.sqlite", told=told, files=256) as server,
        ExitStack() as stack,
    ):
        for _ in range(290):
            with suppress(ConnectionResetError):  # cut off before the system has told us
                stack.callback(RawSocket(server.port).close)
        begin = time.perf_counter()
        other = RawSocket(server.port, "127.0.0.2")
        stack.callback(other.close)
        other.socket.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        is_answered = other.socket.recv(100).startswith(b"HTTP/1.1 200")
        wait = 1000 * (time.perf_counter() - begin) if is_answered else float("inf")
        rows.append(Row("290 silent at 256 files: others wait", wait, MOST_WAIT_MS, "ms"))


def busy_address(folder: Path, rows: list[Row]) -> None:
    """Let 60 sockets of one address play for five seconds, each as fast as one may."""
    name, seconds = "60 that play 20 times a second", 5
    with (
        RunningServer(folder / "busy.sqlite", told=(), is_warm=True) as server,
        ExitStack() as stack,
    ):
        lines = []
        for _ in range(60):
            table, token = open_table(server)
            line = RawSocket(server.port)
            stack.callback(line.close)
            line.upgrade(table, f'{{"type":"hello","token":"{token}"}}'.encode())
            line.socket.setblocking(False)
            lines.append(line)
        used = server.processor_seconds()
        with under_watch(server, name, rows):
            for number in range(20 * seconds):
                begin = time.perf_counter()
                for line in lines:
                    with suppress(BlockingIOError):
                        line.socket.send(move_or_undo(number))
                    with suppress(BlockingIOError):
                        line.socket.recv(1 << 20)
                time.sleep(max(0.0, begin + 0.05 - time.perf_counter()))
        used = 100 * (server.processor_seconds() - used) / seconds
        rows.append(Row(f"{name}: processor", used, MOST_SHARE, "%"))


def storm_of_guests(folder: Path, rows: list[Row]) -> None:
    """Let a hundred guests and more do whatever they like for ten seconds, then kill the server."""
    name, found = "a storm of 108 guests", Found()
    with RunningServer(folder / "storm.sqlite", is_warm=True) as server:
        httpx.get(server.url, timeout=60)
        with under_watch(server, name, rows):
            tables = storm(server.url, 10, found)
        look_after(server, tables, found)
    note = f"{found.num_events} events, {found.num_requests} other requests"
    rows += [Row(f"{name}: {what}", n, 0, "", note) for what, n in found.counts.items()]


def move_or_undo(number: int) -> bytes:
    """Return a request to a table that only such requests came to: a move, or to take it back."""
    more = "" if number % 2 else f',"version":{1 + number},"action":0'
    kind = "undo" if number % 2 else "move"
    return frame(TEXT, f'{{"type":"{kind}","id":"m{number}","seat":0{more}}}'.encode())


def open_table(server: RunningServer, num_seats: int = 2) -> tuple[str, str]:
    """Open a table with long messages; return its id and the token."""
    body = {"game": "knaster", "seats": [{"kind": "me", "name": f"N{i}"} for i in range(num_seats)]}
    key = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return key["table"], key["token"]


ATTACKS: list[Callable[[RunningServer, list[Row]], None]] = [
    long_table,
    flood("pings, never reading", frame(PING, b"x" * 100) * 500),
    flood("malformed messages", frame(TEXT, b"{") * 2000),
    flood("empty fragments", frame(TEXT, fin=False) + frame(CONTINUATION, fin=False) * 10_000),
    flood("empty messages", frame(TEXT) * 10_000),
    never_reading,
    slow_starts,
    verify_flood,
    print_flood,
    endless_bodies,
]


def main() -> int:
    """Run all attacks and print a table; 1 says that a limit was broken."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(store(folder / "t.sqlite", "long", play("knaster", 12, MOST_EVENTS).events))
        silent(folder, rows)
        busy_address(folder, rows)
        storm_of_guests(folder, rows)
        with RunningServer(folder / "t.sqlite", told=(*MANY, *SHORT), is_warm=True) as server:
            httpx.get(server.url, timeout=60)  # what is loaded for the first page is loaded now
            for attack in ATTACKS:
                attack(server, rows)
    grid = Grid("what", "limit", "measured", "", "")
    for row in rows:
        kept = "kept" if row.is_kept else "BROKEN"
        measured = f"{row.measured:.1f} {row.unit}"
        grid.add_row(row.what, f"{row.limit:g} {row.unit}", measured, kept, row.note)
    Console(width=150).print(grid)
    return int(not all(row.is_kept for row in rows))


if __name__ == "__main__":
    sys.exit(main())
