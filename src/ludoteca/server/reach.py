"""Where this server can be reached: its own address, and the local network once it is let in."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from ludoteca.errors import LudotecaError
from ludoteca.server import messages as m
from ludoteca.server.access import client_of
from ludoteca.server.http import says_no

Listen = Callable[[str], Awaitable[None]]
_ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on
HTTP_PORT = 80
_NOWHERE = "192.0.2.1"  # reserved for documents: nothing is sent, only the way there is asked for

router = APIRouter(prefix="/api", responses=says_no(429, 500, 503))


class ReachError(LudotecaError):
    """Others cannot be let in."""


class Reach:
    """The addresses that lead here, and how to let the local network in."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = HTTP_PORT,
        *,
        find_lan: Callable[[], str | None] | None = None,
        tell: Callable[[str], None] = lambda _address: None,
    ) -> None:
        """Begin with the address that the server was told to listen on."""
        self.host, self.port = host, port
        self._find_lan, self._tell = find_lan or lan_address, tell
        self.listen: Listen | None = None  # on one more address, once the server runs
        self.lan: str | None = None if is_loopback(host) else host
        if host in _ANYWHERE:
            self.lan = self._find_lan()

    @property
    def address(self) -> str:
        """Return where people at this machine go."""
        return address_of("127.0.0.1" if self.host in _ANYWHERE else self.host, self.port)

    @property
    def lan_address(self) -> str | None:
        """Return what others in the local network type, if anything leads here."""
        return None if self.lan is None else address_of(self.lan, self.port)

    async def let_in(self) -> None:
        """Listen on the local network too."""
        if self.lan is not None:
            return
        found = self.find()
        if self.listen is None:
            raise ReachError("server-error-no-network")
        await self.listen(found)
        self.open(found)

    def find(self) -> str:
        """Return this machine's address in the local network, or say that it is in none."""
        found = self._find_lan()
        if found is None:
            raise ReachError("server-error-no-network")
        return found

    def open(self, lan: str) -> None:
        """Remember that the server listens there too, and tell whoever started it."""
        self.lan = lan
        self._tell(address_of(lan, self.port))


def address_of(host: str, port: int) -> str:
    """Write an address as browsers want it."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    """Say whether only this machine itself can go there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() in ("localhost", "localhost.")


def lan_address() -> str | None:
    """Return this machine's address in its local network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_NOWHERE, 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(found) or found in _ANYWHERE else found


# What browsers ask -------------------------------------------------------------------------


async def reach_of(request: Request) -> Reach:
    """Return what this server knows about its addresses."""
    reach: Reach = request.app.state.reach
    return reach


Known = Annotated[Reach, Depends(reach_of)]


@router.get("/reach")
async def show_reach(request: Request, reach: Known) -> m.Reach:
    """Tell whether others can reach this server, and where."""
    return _message(request, reach)


@router.post("/reach", responses=says_no(400, 403))
async def let_others_in(request: Request, reach: Known) -> m.Reach:
    """Let the local network in; only people at this machine can ask for that."""
    if not _is_here(request):
        raise ReachError("server-error-not-here")
    await reach.let_in()
    return _message(request, reach)


def _message(request: Request, reach: Reach) -> m.Reach:
    return m.Reach(lan=reach.lan_address, can_let_in=reach.lan is None and _is_here(request))


def _is_here(request: Request) -> bool:
    """Say whether a request comes from the machine that the server runs on."""
    client, server = client_of(request), request.scope.get("server")
    return is_loopback(client) or (server is not None and client == server[0])
