"""`ludoteca backup`: copy the games of a server, also while they are played."""

import sys
from argparse import Namespace
from pathlib import Path

from ludoteca.cli.check import describe, storage_path
from ludoteca.cli.extras import require
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Write a copy, check it and say what is in it."""
    require("server", "backup")
    from ludoteca.server.keeping import backup  # noqa: PLC0415 - a part of its own

    target = Path(arguments.file)
    found = backup(storage_path(arguments.storage, "backup"), target)
    lines = [texts("cli-backup-done", path=str(target)), *describe(found, texts)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0 if found.is_whole else 1
