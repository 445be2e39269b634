"""Who may do what: signed cookies for browsers, seat tokens for programs and other devices."""

import hashlib
import hmac
import secrets
from collections import OrderedDict

from starlette.requests import HTTPConnection

COOKIE = "ludoteca"


class Keys:
    """Sign and check with one server key."""

    def __init__(self, key: str) -> None:
        """Take the key that the storage keeps."""
        self._key = key.encode()

    def new_owner(self) -> str:
        """Return an id for a browser we have not seen before."""
        return secrets.token_hex(16)

    def cookie(self, owner: str) -> str:
        """Return the cookie that proves an owner."""
        return f"{owner}.{self._sign('cookie', owner)}"

    def owner_of_cookie(self, cookie: str | None) -> str | None:
        """Return whose cookie it is, or None if it is not one of ours."""
        return self._checked(cookie, "cookie")

    def token(self, table: str, owner: str) -> str:
        """Return the secret that speaks for an owner at one table."""
        return f"{owner}.{self._sign('table', table, owner)}"

    def owner_of_token(self, table: str, token: str | None) -> str | None:
        """Return for whom a token speaks at this table, or None."""
        return self._checked(token, "table", table)

    def _checked(self, signed: str | None, *scope: str) -> str | None:
        owner, _, signature = (signed or "").partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(*scope, owner).encode())
        return owner if is_ours else None

    def _sign(self, *parts: str) -> str:
        text = "\n".join(parts).encode()
        return hmac.digest(self._key, text, hashlib.sha256).hex()[:40]


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """Say whether a request comes from our own pages, or from no page at all."""
    return origin is None or (host is not None and origin.partition("://")[2] == host)


class Limiter:
    """Allow each client a burst, then a steady rate; forget the clients seen longest ago."""

    def __init__(self, rate: float, burst: float, most_clients: int = 10_000) -> None:
        """Allow `burst` at once and `rate` per second."""
        self._rate, self._burst, self._most = rate, burst, most_clients
        self._seen: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str, now: float) -> bool:
        """Count one request of a client and say whether it may pass."""
        left, last = self._seen.pop(client, (self._burst, now))
        left = min(self._burst, left + (now - last) * self._rate)
        self._seen[client] = (max(left - 1, 0.0) if left >= 1 else left, now)
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return left >= 1


def client_of(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from."""
    return connection.client.host if connection.client else ""
