"""Where a club keeps its games and what wakes its servers, as people write it: files and addresses.

An address may hold a password, so nothing but `shown` may be told to anybody.
"""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit

from ludoteca.errors import LudotecaError

SCHEMA = "ludoteca"  # of the database, if the address names no other
_DATABASES = ("postgresql", "postgres")
_BUSES = ("nats", "tls")


class PlaceError(LudotecaError):
    """An address that cannot be read."""


class Database(NamedTuple):
    """A club in a database: each has a schema of its own."""

    address: str  # as the driver takes it
    schema: str
    shown: str  # without what is secret


def is_database(place: str) -> bool:
    """Say whether a storage is named by the address of a database, and not by a file."""
    return place.partition("://")[0] in _DATABASES and "://" in place


def storage_place(named: str) -> "Path | str":
    """Return the storage that somebody names: a file, or the address of a database."""
    return named if is_database(named) else Path(named)


def parse_database(address: str) -> Database:
    """Read the address of a database; `?schema=` names the club in it."""
    parts = _split(address, "server-error-database-address")
    told = dict(parse_qsl(parts.query))
    schema = told.pop("schema", SCHEMA)
    if not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", schema):
        raise PlaceError("server-error-schema-name", schema=schema)
    plain = parts._replace(query=urlencode(told)).geturl()
    return Database(plain, schema, f"{_shown(parts)} ({schema})")


def parse_bus(address: str) -> str:
    """Return the addresses of a bus as they may be shown; commas part them."""
    parts = [_split(part, "server-error-bus-address") for part in address.split(",")]
    if any(part.scheme not in _BUSES or not part.hostname for part in parts):
        raise PlaceError("server-error-bus-address")
    return ",".join(map(_shown, parts))


def _split(address: str, refusal: str) -> SplitResult:
    """Take an address apart; what is wrong in it is not quoted, for it may be a password."""
    try:
        parts = urlsplit(address)
        _ = parts.port  # which is read only now
    except ValueError:
        raise PlaceError(refusal) from None
    return parts


def _shown(parts: SplitResult) -> str:
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"
