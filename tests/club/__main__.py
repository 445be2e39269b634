"""Open a club of three servers on this machine, and let people kill them: `make club`."""

import argparse
import socket
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from contextlib import closing

from tests.club.club import Club
from tests.club.components import Member

PORT = 8642
BACK_SECONDS = 10.0  # after which a dead server is started again
ANSWER_SECONDS = 5.0  # a server on a busy machine is slow, not away
TOLD = ("requests-per-second=50",)  # all come from one address: the proxy's


def main() -> None:
    """Keep the club open until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tests.club", description=__doc__)
    parser.add_argument("--servers", type=int, default=3)
    told = parser.parse_args()
    say("starting PostgreSQL, NATS and the servers …")

    def on_change(number: int, is_ready: bool) -> None:
        say(f"server {number} {'is ready' if is_ready else 'is away: its guests go elsewhere'}")

    port = PORT if is_free(PORT) else 0
    club = Club(
        told.servers,
        told=TOLD,
        with_wires=False,
        port=port,
        on_change=on_change,
        answer_seconds=ANSWER_SECONDS,
    )
    try:
        with club:
            say(f"The club is open: {club.url}/")
            for member in club.members:
                say(f"server {member.number} is process {member.pid}")
            say("Begin a game, then type the number of a server and Enter: it is killed (-9),")
            say(f"and comes back {BACK_SECONDS:.0f} s later. Ctrl-C closes the club.")
            threading.Thread(target=listen, args=(club.members, sys.stdin), daemon=True).start()
            keep(club.members)
    except KeyboardInterrupt:
        say("The club is closed.")


def is_free(port: int) -> bool:
    """Say whether nobody listens there yet."""
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def listen(members: Sequence[Member], lines: Iterable[str]) -> None:
    """Kill the servers whose numbers are typed."""
    for line in lines:
        chosen = [member for member in members if str(member.number) == line.strip()]
        for member in chosen:
            member.end()
        if not chosen:
            say(f"type a number from 1 to {len(members)}")


def keep(members: Sequence[Member]) -> None:
    """Say who died, and start them again after a while."""
    died: dict[int, float] = {}
    while True:
        time.sleep(0.2)
        for member in members:
            if member.is_running:
                died.pop(member.number, None)
            elif member.number not in died:
                died[member.number] = time.monotonic()
                say(f"server {member.number} died")
            elif time.monotonic() - died[member.number] > BACK_SECONDS:
                member.begin()
                say(f"server {member.number} starts again as process {member.pid}")


def say(line: str) -> None:
    """Print a line at once, with the time."""
    sys.stdout.write(f"{time.strftime('%H:%M:%S')}  {line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
