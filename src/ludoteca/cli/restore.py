"""`ludoteca restore`: put a backup in the place of a server's games."""

import sys
from argparse import Namespace
from pathlib import Path

from ludoteca.cli.check import describe, storage_path
from ludoteca.cli.extras import require
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Check the backup, put what is there aside, and say where."""
    require("server", "restore")
    from ludoteca.server.keeping import restore  # noqa: PLC0415 - a part of its own

    storage = storage_path(arguments.storage, "restore")
    found, aside = restore(Path(arguments.file), storage)
    lines = [texts("cli-restore-done", path=str(storage)), *describe(found, texts)]
    if aside is not None:
        lines.append(texts("cli-restore-aside", path=str(aside)))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0
