"""Who may do what, and how much of it: cookies, seat tokens, and the share of each client."""

import asyncio
import hashlib
import hmac
import secrets
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Collection, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import gethostname

from starlette.requests import HTTPConnection

from ludoteca.server.tables import TableError

MOST_IN_TURN = 32  # of one client, as many people can share an address
_SLOWEST = 1e-6  # requests per second
FORMER_COOKIE = "ludoteca"  # the name on every server until two on one host took it in turns


class Keys:
    """Sign and check with one server key."""

    def __init__(self, key: str) -> None:
        """Take the key that the storage keeps."""
        self._key = key.encode()
        self.cookie_name = f"{FORMER_COOKIE}-{self._sign('cookie-name')[:8]}"

    def new_owner(self) -> str:
        """Return an id for a browser we have not seen before."""
        return secrets.token_hex(16)

    def cookie(self, owner: str) -> str:
        """Return the cookie that proves an owner."""
        return f"{owner}.{self._sign('cookie', owner)}"

    def owner_of_cookie(self, cookie: str | None) -> str | None:
        """Return whose cookie it is, or None if it is not one of ours."""
        return self._checked(cookie, "cookie")

    def owner_of_cookies(self, cookies: Mapping[str, str]) -> str | None:
        """Return who sends these cookies, if one of them is ours."""
        names = (self.cookie_name, FORMER_COOKIE)
        owners = (self.owner_of_cookie(cookies.get(name)) for name in names)
        return next(filter(None, owners), None)

    def token(self, table: str, owner: str, epoch: int = 0) -> str:
        """Return the secret that speaks for an owner at one table, until it is taken back."""
        return f"{owner}.{self._sign(*_scope(table, epoch), owner)}"

    def owner_of_token(
        self, table: str, token: str | None, epochs: Mapping[str, int] | None = None
    ) -> str | None:
        """Return for whom a token speaks at this table, or None."""
        epoch = (epochs or {}).get((token or "").partition(".")[0], 0)
        return self._checked(token, *_scope(table, epoch))

    def _checked(self, signed: str | None, *scope: str) -> str | None:
        owner, _, signature = (signed or "").partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(*scope, owner).encode())
        return owner if is_ours else None

    def _sign(self, *parts: str) -> str:
        text = "\n".join(parts).encode()
        return hmac.digest(self._key, text, hashlib.sha256).hex()[:40]


def _scope(table: str, epoch: int) -> tuple[str, ...]:
    """Return what a token is signed for: the table, and how often keys were taken back there."""
    return ("table", table, str(epoch)) if epoch else ("table", table)


def is_same_origin(origin: str | None, host: str | None, scheme: str) -> bool:
    """Say whether a request comes from our own pages, or from no page at all."""
    return origin is None or (host is not None and origin.lower() == f"{scheme}://{host}".lower())


def is_own_host(host: str | None, names: Collection[str]) -> bool:
    """Say whether a request was meant for this server.

    A name that is not ours may be an attacker's that leads here; an address leads nowhere else.
    """
    if host is None or "*" in names:
        return True
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdecimal() else host
    name = name.strip("[]").lower().removesuffix(".")
    return name in names or name in _own_names() or _parse_address(name) is not None


@cache
def _own_names() -> frozenset[str]:
    name = gethostname().lower()
    return frozenset(["localhost", name, f"{name}.local"])


def address_of(host: str) -> str:
    """Return what counts as one client: an address, or the 64 bits that one household has."""
    address = _parse_address(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return host


def _parse_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


class Bucket:
    """Allow a burst, then a steady rate."""

    __slots__ = ("_burst", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Allow `burst` at once and `rate` per second."""
        self._rate = rate
        self._left = self._burst = burst
        self._last = 0.0

    def takes(self, now: float) -> bool:
        """Count one and say whether it may pass."""
        left = self._refilled(now)
        self._left = left - 1 if left >= 1 else left
        return left >= 1

    def delay(self, now: float) -> float:
        """Count one, as a debt where need be, and return in how many seconds it is due."""
        left = self._left = self._refilled(now) - 1
        return -left / max(self._rate, _SLOWEST) if left < 0 else 0.0

    def charge(self, number: int, now: float) -> None:
        """Count what is known afterwards, as a debt where need be."""
        self._left = max(self._refilled(now) - number, -self._burst)

    def has_some(self, now: float) -> bool:
        """Say whether anything is left."""
        self._left = self._refilled(now)
        return self._left > 0

    def _refilled(self, now: float) -> float:
        """Return what is left by now."""
        since, self._last = now - self._last, now
        return min(self._burst, self._left + since * self._rate)


class Limiter:
    """A bucket for each client; those seen longest ago are forgotten."""

    def __init__(self, rate: float, burst: float, most_clients: int = 10_000) -> None:
        """Allow each `burst` at once and `rate` per second."""
        self._rate, self._burst, self._most = rate, burst, most_clients
        self._seen: OrderedDict[str, Bucket] = OrderedDict()
        self._spent: Counter[str] | None = None  # what passed since others were told

    def allows(self, client: str, now: float) -> bool:
        """Count one request of a client and say whether it may pass."""
        may_pass = self._bucket(client).takes(now)
        if may_pass and self._spent is not None:
            self._spent[client] += 1
        return may_pass

    def delay(self, client: str, now: float) -> float:
        """Count one request of a client and say how many seconds it has to wait."""
        if self._spent is not None:
            self._spent[client] += 1
        return self._bucket(client).delay(now)

    def _bucket(self, client: str) -> Bucket:
        bucket = self._seen.pop(client, None) or Bucket(self._rate, self._burst)
        self._seen[client] = bucket
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return bucket

    def count_spent(self) -> None:
        """Begin to count what passes, for the other servers of a club."""
        self._spent = Counter()

    def take_spent(self, most: int) -> dict[str, int]:
        """Return what passed since the last time, of those clients who asked for most."""
        spent, self._spent = self._spent or Counter(), Counter()
        return dict(spent.most_common(most))

    def charge(self, client: str, number: int, now: float) -> None:
        """Count what a client was allowed by another server."""
        self._bucket(client).charge(number, now)

    def has_some(self, client: str, now: float) -> bool:
        """Say whether a client has anything left."""
        return self._bucket(client).has_some(now)

    def spend(self, client: str, number: int, now: float) -> None:
        """Count what a client took here."""
        if self._spent is not None:
            self._spent[client] += number
        self._bucket(client).charge(number, now)


def client_of(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from."""
    return address_of(connection.client.host if connection.client else "")


class Turns:
    """Work that takes long, one thing at a time for each client: nobody fills the queue of all.

    An address of the server depends on it: `dependencies=[Depends(Turns())]`.
    """

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._locks: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    async def __call__(self, connection: HTTPConnection) -> AsyncGenerator[None, None]:
        """Wait for one's own things alone; who asks for too many at once is refused."""
        client = client_of(connection)
        if self._waiting[client] >= MOST_IN_TURN:
            raise TableError("server-error-too-fast")
        self._waiting[client] += 1
        try:
            async with self._locks.setdefault(client, asyncio.Lock()):
                yield
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client], self._locks[client]
