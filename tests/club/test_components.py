"""What a club is made of does what the fault runs rely on."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.club.guard import is_running
from tests.club.spreader import Spreader
from tests.club.wires import BusWire, Proxy, Wire

PATIENCE = 60  # seconds
_STARTER = """
import subprocess, sys, time
from pathlib import Path
from tests.club.guard import Guard
guard = Guard(Path(sys.argv[1]))
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
guard.watch(child)
print(child.pid, flush=True)
time.sleep(600)
"""
READY = b"HTTP/1.1 200 OK\r\n\r\n"
AWAY = b"HTTP/1.1 503 Away\r\n\r\n"
_writers: list[asyncio.StreamWriter] = []  # of the lines of one test


@asynccontextmanager
async def through(proxy: Proxy) -> AsyncIterator[Proxy]:
    """Run a proxy, and hang up in the end."""
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.stop()
        for writer in _writers:
            writer.transport.abort()
        _writers.clear()
        await asyncio.sleep(0.05)  # for those who hear that nobody is there


@asynccontextmanager
async def echo() -> AsyncIterator[int]:
    """Run a server that says back what it is told."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]


async def until_left(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Wait until nobody is there any more."""
    with suppress(ConnectionError):
        await reader.read()
    writer.close()


async def say(port: int, text: bytes) -> asyncio.StreamReader:
    """Connect, say something, and return where the answer will come."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    _writers.append(writer)
    writer.write(text)
    return reader


def test_a_killed_starter_leaves_no_process_and_no_folder(tmp_path: Path) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    command = [sys.executable, "-c", _STARTER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as starter:
        assert starter.stdout is not None
        child = int(starter.stdout.readline())
        starter.kill()
    end = time.monotonic() + PATIENCE
    while folder.exists() and time.monotonic() < end:
        time.sleep(0.05)
    assert not folder.exists()
    assert not is_running(child)


async def test_a_cut_wire_breaks_lines_and_refuses_new_ones() -> None:
    async with echo() as port, through(wire := Wire(port)):
        reader = await say(wire.port, b"before")
        assert await reader.readexactly(6) == b"before"
        wire.cut()
        with pytest.raises((asyncio.IncompleteReadError, OSError)):
            await reader.readexactly(1)
        with pytest.raises((asyncio.IncompleteReadError, OSError)):
            await (await say(wire.port, b"meanwhile")).readexactly(1)
        wire.heal()
        assert await (await say(wire.port, b"after")).readexactly(5) == b"after"


async def test_what_a_wire_holds_arrives_when_it_is_healed() -> None:
    async with echo() as port, through(wire := Wire(port)):
        wire.hold()
        reader = await say(wire.port, b"late")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(1), 0.2)
        wire.heal()
        assert await reader.readexactly(4) == b"late"


async def test_a_line_that_is_let_go_again_and_again_leaves_nothing_open() -> None:
    left = asyncio.Event()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"!")
        await until_left(reader, writer)
        left.set()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server, through(wire := Wire(server.sockets[0].getsockname()[1])):
        assert await (await say(wire.port, b"")).readexactly(1) == b"!"
        for _ in range(4):
            wire.cut()
            await asyncio.sleep(0)
        await asyncio.wait_for(left.wait(), PATIENCE)


async def test_a_bus_wire_loses_repeats_and_delays_whole_messages() -> None:
    messages = [f"MSG tables 1 {len(str(n))}\r\n{n}\r\n".encode() for n in range(1000)]

    async def publish(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"INFO {}\r\n" + b"".join(messages) + b"PING\r\n")
        await until_left(reader, writer)

    async with await asyncio.start_server(publish, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with through(wire := BusWire(port, random.Random(1))):
            wire.trouble, wire.most_late = 0.1, 0.0
            reader = await say(wire.port, b"")
            assert await reader.readline() == b"INFO {}\r\n"
            lines: list[bytes] = []
            wanted = 1000 - wire.num_lost + wire.num_repeated
            while b"PING\r\n" not in lines or len(lines) < 2 * wanted + 1:
                lines.append(await asyncio.wait_for(reader.readline(), PATIENCE))
                wanted = 1000 - wire.num_lost + wire.num_repeated
    assert min(wire.num_lost, wire.num_repeated, wire.num_late) > 50
    told = [line.strip() for line in lines if line.strip().isdigit()]
    assert len(told) == 1000 - wire.num_lost + wire.num_repeated
    assert len(set(told)) == 1000 - wire.num_lost


async def test_people_are_spread_over_those_who_are_ready_and_let_go_by_who_is_not() -> None:
    state = {1: READY, 2: READY}
    changes: list[tuple[int, bool]] = []

    def member(number: int) -> asyncio.Task[asyncio.Server]:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if (await reader.readline()).startswith(b"GET"):
                writer.write(state[number])
            else:
                writer.write(f"{number}\n".encode())
            await until_left(reader, writer)

        return asyncio.create_task(asyncio.start_server(answer, "127.0.0.1", 0))

    servers = {number: await member(number) for number in state}
    ports = {number: server.sockets[0].getsockname()[1] for number, server in servers.items()}
    spreader = Spreader(ports, lambda number, is_ready: changes.append((number, is_ready)))
    async with through(spreader), asyncio.timeout(PATIENCE):
        while len(spreader.ready) < 2:
            await asyncio.sleep(0.01)
        readers = [await say(spreader.port, b"hello\n") for _ in range(4)]
        assert (
            sorted([await reader.readline() for reader in readers]) == [b"1\n"] * 2 + [b"2\n"] * 2
        )
        assert (spreader.num_lines(1), spreader.num_lines(2)) == (2, 2)
        state[2] = AWAY
        while spreader.num_lines(2):
            await asyncio.sleep(0.01)
        assert await (await say(spreader.port, b"hello\n")).readline() == b"1\n"
        state[2] = READY
        while spreader.ready != {1, 2}:
            await asyncio.sleep(0.01)
    assert changes[2:] == [(2, False), (2, True)]
    for server in servers.values():
        server.close()
