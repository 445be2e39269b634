"""`ludoteca check`: verify every table that a server keeps, and say what is wrong."""

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.cli.extras import require
from ludoteca.texts import Texts

if TYPE_CHECKING:
    from ludoteca.server.keeping import Checked


def run(arguments: Namespace, texts: Texts) -> int:
    """Look at a storage without changing it; 1 says that something is wrong."""
    require("server", "check")
    from ludoteca.server.keeping import check_storage  # noqa: PLC0415 - a part of its own

    storage = storage_of(arguments.storage, "check")
    if isinstance(storage, str):
        from ludoteca.server.club.moving import check_club  # noqa: PLC0415 - needs an extra

        found = check_club(storage)
    else:
        found = check_storage(storage)
    sys.stdout.write("\n".join(describe(found, texts)) + "\n")
    return 0 if found.is_whole else 1


def storage_of(named: str | None, command: str) -> Path | str:
    """Return the file or the address that somebody names, or what a server takes by itself."""
    from ludoteca.server.places import is_database  # noqa: PLC0415 - a part of its own
    from ludoteca.server.run import default_storage  # noqa: PLC0415

    named = named or os.environ.get("LUDOTECA_STORAGE")
    if named is not None and is_database(named):
        require("club", command)
        return named
    return default_storage() if named is None else Path(named)


def storage_path(named: str | None, command: str) -> Path:
    """Return the file that somebody names; what is kept in a database has tools of its own."""
    from ludoteca.server.places import PlaceError, parse_database  # noqa: PLC0415

    storage = storage_of(named, command)
    if isinstance(storage, str):
        raise PlaceError("server-error-use-pg-dump", place=parse_database(storage).shown)
    return storage


def describe(found: "Checked", texts: Texts) -> list[str]:
    """Say what is in a storage, and each thing that is wrong with it."""
    counts = {"tables": found.num_tables, "events": found.num_events, "version": found.version}
    return [
        texts("cli-check-counts", **counts),
        *(texts("cli-check-file", reason=complaint) for complaint in found.complaints),
        *(texts(d.message, table=d.table, place=d.place) for d in found.damages),
        texts("cli-check-whole" if found.is_whole else "cli-check-broken"),
    ]
