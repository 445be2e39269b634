"""All that a server can be told: by the environment, or by `--set` on the command line.

The table in docs/operations.md has every one of them; a test compares the two.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, get_type_hints

from ludoteca.errors import LudotecaError
from ludoteca.server.places import parse_bus

PREFIX = "LUDOTECA_"


class SettingError(LudotecaError):
    """A setting that there is not, or with a value that it cannot have."""


@dataclass(frozen=True)
class Settings:
    """What a server can be told; numbers are limits unless they say otherwise."""

    storage: Path | str  # a file, or the address of a database
    bus: str = ""  # the address of what wakes the other servers of a club
    sweep_seconds: float = 2  # between two looks at what others wrote; no limit
    hosts: tuple[str, ...] = ()  # names it is reached by, besides addresses and its own name
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-… are believed
    connections: int = 10_000
    connections_per_address: int = 200
    requests_per_second: float = 5  # of one address, after a burst of twelve times that
    sockets_per_owner: int = 32
    header_seconds: float = 10
    body_seconds: float = 20
    stalled_seconds: float = 10
    storage_megabytes: int = 10_000
    megabytes_per_address: float = 100  # that it may add to the storage in a day
    waiting_days: int = 30  # after which a table that never began is retired
    idle_days: int = 400  # after which a game that nobody went on with is retired
    bot_pause: float = 0.05  # seconds; no limit: browsers show turns at their own pace
    metrics: bool = False  # told at /metrics, to this machine only
    log_format: str = "plain"  # or json
    drain_seconds: float = 5


def names() -> list[str]:
    """Return the names of the settings, as `--set` takes them."""
    return [field.name.replace("_", "-") for field in fields(Settings) if field.name != "storage"]


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.replace("-", "_").upper()


def read_settings(
    storage: Path | str, environ: Mapping[str, str], told: Iterable[str] = ()
) -> Settings:
    """Read what the environment says, and then what `name=value` says."""
    texts = {name: environ[variable(name)] for name in names() if environ.get(variable(name))}
    for word in told:
        name, equals, text = word.partition("=")
        if name not in names() or not equals:
            raise SettingError("server-error-setting", name=name[:40], names=", ".join(names()))
        texts[name] = text
    values = {name.replace("-", "_"): _parse(name, text) for name, text in texts.items()}
    return Settings(storage, **values)


def _parse(name: str, text: str) -> Any:
    """Read the value of a setting as its type says."""
    kind = get_type_hints(Settings)[name.replace("-", "_")]
    if name == "log-format" and text in ("plain", "json"):
        return text
    if name == "bus":
        parse_bus(text)
        return text
    if kind == tuple[str, ...]:
        return tuple(part.strip().lower() for part in text.split(",") if part.strip())
    if kind is bool and text.lower() in _BOOLEANS:
        return _BOOLEANS[text.lower()]
    if kind in (int, float):
        try:
            value = kind(text)
        except ValueError:
            value = -1
        if 0 <= value < _MOST:  # also refuses what is no number
            return value
    raise SettingError("server-error-setting-value", name=name, text=text[:40])


_BOOLEANS = {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}
_MOST = 1e9
