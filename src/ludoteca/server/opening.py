"""Open what a server stands on: a file, or the schema of a database, and the bus of a club."""

import asyncio
from pathlib import Path

from ludoteca.server.places import PlaceError
from ludoteca.server.settings import Settings
from ludoteca.server.sqlite import SqliteStorage
from ludoteca.server.storage import Storage


async def open_storage(place: Path | str) -> Storage:
    """Open a file, or the database at an address; either is made if it is not there yet."""
    if isinstance(place, Path):
        return await asyncio.to_thread(SqliteStorage, place)
    from ludoteca.server.club.postgres import PostgresStorage  # noqa: PLC0415 - needs an extra

    return await PostgresStorage.open(place)


async def try_places(settings: Settings) -> None:
    """Open and close what a server will stand on, or say in a sentence why it cannot."""
    if settings.bus and isinstance(settings.storage, Path):
        raise PlaceError("server-error-bus-alone")
    storage = await open_storage(settings.storage)
    await storage.end()
    if settings.bus:
        from ludoteca.server.club.bus import try_bus  # noqa: PLC0415 - needs an extra

        await try_bus(settings.bus)
