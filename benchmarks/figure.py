"""A measured figure beside what it is to be compared with."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One row of the table; a rate is better when higher, a time when lower."""

    name: str
    value: float
    unit: str  # "/s" for a rate, "s" for a time
    target: float | None = None  # what this project asks of itself
    reference: float | None = None  # what others have published
    reference_name: str = ""
    plain: float | None = None  # the same code without compilation, in this run

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
        return self.value / other if self.is_rate else other / self.value


def rate(work: Callable[[int], object], amount: int, seconds: float = 1.0, runs: int = 3) -> float:
    """Return how much one core does in a second: the best of some runs of about so many seconds."""
    work(1)
    while (elapsed := _time(work, amount)) < seconds / 4:
        amount *= 2
    amount = max(1, int(amount * seconds / elapsed))
    return amount / min(_time(work, amount) for _ in range(runs))


def _time(work: Callable[[int], object], amount: int) -> float:
    """Return the seconds of processor time that some work takes, whoever else is busy."""
    begin = time.process_time()
    work(amount)
    return time.process_time() - begin
