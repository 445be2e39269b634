"""What has to be done now and then: look how large the storage is, retire and fold old tables."""

import asyncio
import logging
from contextlib import suppress

from ludoteca.server.registry import TableRegistry
from ludoteca.server.settings import Settings
from ludoteca.server.storage import StorageError

EVERY_SECONDS = 600.0
RETIRE_EVERY = 144  # times: once a day

_log = logging.getLogger(__name__)


class Upkeep:
    """Keep a storage within its bounds."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        """Look after the tables of one server."""
        self._registry, self._settings = registry, settings
        self._times = 0

    async def go_on(self) -> None:
        """Do it again and again."""
        with suppress(StorageError):
            await self._registry.fold_old()
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            await self.once()

    async def once(self) -> None:
        """Do it now; a disk that fails says so elsewhere."""
        with suppress(StorageError):
            if self._times % RETIRE_EVERY == 0:
                await self._retire()
            self._times += 1
            most = self._settings.storage_megabytes * 1_000_000
            is_full = await self._registry.storage.num_bytes() > most
            if is_full and not self._registry.is_full:
                _log.error("the storage is full: it holds more than %d bytes", most)
            self._registry.is_full = is_full

    async def _retire(self) -> None:
        days = self._settings.waiting_days, self._settings.idle_days
        retired = await self._registry.storage.retire(*days, self._registry.desks.keys())
        if retired:
            _log.info("retired %d tables", retired)
