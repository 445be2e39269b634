"""`ludoteca check`: verify every table that a server keeps, and say what is wrong."""

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

    found = check_storage(storage_path(arguments.storage))
    sys.stdout.write("\n".join(describe(found, texts)) + "\n")
    return 0 if found.is_whole else 1


def storage_path(named: str | None) -> Path:
    """Return the storage that somebody names, or the one that a server takes by itself."""
    from ludoteca.server.run import default_storage  # noqa: PLC0415 - a part of its own

    return default_storage() if named is None else Path(named)


def describe(found: "Checked", texts: Texts) -> list[str]:
    """Say what is in a storage, and each thing that is wrong with it."""
    counts = {"tables": found.num_tables, "events": found.num_events, "version": found.version}
    return [
        texts("cli-check-counts", **counts),
        *(texts("cli-check-file", reason=complaint) for complaint in found.complaints),
        *(texts(d.message, table=d.table, place=d.place) for d in found.damages),
        texts("cli-check-whole" if found.is_whole else "cli-check-broken"),
    ]
