"""A measured figure beside what it is to be compared with."""

import os
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median


@dataclass(frozen=True)
class Measured:
    """The middle of some runs, and the lowest and the highest of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, runs: Sequence[float], factor: float = 1.0) -> "Measured":
        """Sum up some runs, in another unit if there is a factor."""
        return cls(factor * median(runs), factor * min(runs), factor * max(runs))

    def inverse(self, factor: float = 1.0) -> "Measured":
        """Turn a rate into a time, or a time into a rate."""
        return Measured(factor / self.median, factor / self.high, factor / self.low)

    def times(self, factor: float) -> "Measured":
        """Return the same in another unit."""
        return Measured(factor * self.median, factor * self.low, factor * self.high)


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One row of the table; a rate is better when higher, a time when lower."""

    name: str
    value: float | Measured
    unit: str  # "/s" for a rate, "s" for a time
    target: float | None = None  # what this project asks of itself
    peer: float | None = None  # what another program does, measured in this run
    peer_name: str = ""  # with a link
    plain: float | None = None  # the same code without compilation, in this run

    @property
    def middle(self) -> float:
        """Return the one number that stands for all runs."""
        return self.value.median if isinstance(self.value, Measured) else self.value

    @property
    def is_rate(self) -> bool:
        """Say whether more is better."""
        return self.unit == "/s"

    @property
    def is_met(self) -> bool:
        """Say whether the target is reached."""
        return self.target is None or self.ratio(self.target) >= 1

    def ratio(self, other: float) -> float:
        """Return how many times better the measured value is than another."""
        return self.middle / other if self.is_rate else other / self.middle


def rate(
    work: Callable[[int], object], amount: int, seconds: float = 0.5, runs: int = 7
) -> Measured:
    """Return how much one core does in a second, over some runs of about so many seconds."""
    work(1)
    while (elapsed := _time(work, amount)) < seconds / 4:
        amount *= 2
    amount = max(1, int(amount * seconds / elapsed))
    return Measured.of([amount / _time(work, amount) for _ in range(runs)])


def _time(work: Callable[[int], object], amount: int) -> float:
    """Return the seconds of processor time that some work takes, whoever else is busy."""
    begin = time.process_time()
    work(amount)
    return time.process_time() - begin


def number(value: float, unit: str) -> str:
    """Write a value with three digits that mean something."""
    if unit == "/s":
        for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
            if value >= size:
                return f"{value / size:.3g}{letter}/s"
    return f"{value:.3g} {unit}"


def machine() -> str:
    """Describe where this runs."""
    cores = os.cpu_count()
    packages = ", ".join(f"{name} {version(name)}" for name in ("numba", "numpy", "ludoteca"))
    return f"{processor()}, {cores} cores, Python {platform.python_version()}, {packages}"


def processor() -> str:
    """Return the name of the processor, as far as the system tells it."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()
