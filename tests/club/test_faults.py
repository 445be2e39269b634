"""A club that breaks in several ways, and whose clients were told nothing but the one log."""

import asyncio

from benchmarks.club_faults import Times, format_report, run
from tests.club.club import Club

QUICK = Times(stop=2.0, outage=1.0, between=0.3)
KINDS = (
    "a server is killed",
    "PostgreSQL is restarted",
    "NATS dies and comes back empty",
    "a server is cut off from both",
    "bus messages are lost, repeated, late",
)


def test_nothing_is_lost_doubled_or_leaked_whatever_breaks() -> None:
    with Club(2, clock_shifts=(0.0, 3600.0)) as club:
        report = asyncio.run(
            run(
                club,
                moves=40,
                tables=10,
                pace=0.2,
                times=QUICK,
                seed=1,
                say=lambda _line: None,
                kinds=KINDS,
            )
        )
    assert report.verdict.is_clean, format_report(report)
    assert report.acknowledged >= 40
    assert {fault.kind for fault in report.faults} == set(KINDS)
    assert report.back["a server is killed"]  # some were at that server, and came back
