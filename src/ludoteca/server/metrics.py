"""Figures for Prometheus at /metrics: off unless asked for, and told to this machine only."""

import asyncio
import time
from collections import Counter as Counts
from collections.abc import Iterator
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

LAG_SECONDS = 0.25  # between two looks at the loop
_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

router = APIRouter()


class Metrics:
    """What a server counts and measures; the names are part of what operators rely on."""

    def __init__(self, refused: Counts[str], cut: Counts[str]) -> None:
        """Begin with nothing; refusals and cut lines are counted elsewhere, by reason."""
        self.registry = CollectorRegistry()
        self.moves = Counter("ludoteca_moves", "Moves that were told.", registry=self.registry)
        self.conflicts = Counter(
            "ludoteca_conflicts",
            "Events that another server was first with.",
            registry=self.registry,
        )
        self.told = self._times("ludoteca_told_seconds", "From a request to its answer.")
        self.commit = self._times("ludoteca_commit_seconds", "To write a batch of events.")
        self.lag = self._times("ludoteca_loop_lag_seconds", "What the event loop comes late.")
        self.bot = self._times("ludoteca_bot_seconds", "A bot's decision.")
        self.sockets = self._gauge("ludoteca_sockets", "Guests at tables.")
        self.connections = self._gauge("ludoteca_connections", "Open connections.")
        self.tables = self._gauge("ludoteca_tables_in_memory", "Tables that somebody is at.")
        self.loading = self._gauge("ludoteca_tables_loading", "Tables that are being read.")
        self.writes = self._gauge("ludoteca_writes_waiting", "Events that wait to be written.")
        self.bytes = self._gauge("ludoteca_storage_bytes", "Size of the storage.")
        self.bus = self._gauge("ludoteca_bus_up", "Whether the other servers can be told.")
        self.registry.register(_ByReason("ludoteca_refusals", "Requests refused.", refused))
        self.registry.register(_ByReason("ludoteca_cut_lines", "Connections cut off.", cut))

    def _times(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=_TIMES, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    async def watch_loop(self) -> None:
        """Note again and again by how much a short sleep is overslept."""
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.lag.observe(time.perf_counter() - begin - LAG_SECONDS)


class _ByReason:
    """Counts that somebody else keeps, read when they are asked for."""

    def __init__(self, name: str, about: str, counts: Counts[str]) -> None:
        self._name, self._about, self._counts = name, about, counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield a number for each reason."""
        family = CounterMetricFamily(self._name, self._about, labels=["reason"])
        for reason, number in list(self._counts.items()):
            family.add_metric([reason], number)
        yield family


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request) -> Response:
    """Tell the figures, if they are on, to a program on this machine."""
    metrics: Metrics | None = request.app.state.metrics
    if metrics is None or not _is_near(request):
        raise HTTPException(404)
    await request.app.state.registry.measure(metrics)
    lines = getattr(request.app.state, "lines", ())
    metrics.connections.set(len(lines))
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _is_near(request: Request) -> bool:
    """Say whether somebody on this machine asks, and not a proxy for somebody else."""
    is_forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    try:
        is_local = ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        is_local = False
    return is_local and not is_forwarded
