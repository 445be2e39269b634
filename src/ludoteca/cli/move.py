"""`ludoteca move`: carry the games of a file over into a database."""

import sys
from argparse import Namespace
from pathlib import Path

from ludoteca.cli.check import describe
from ludoteca.cli.extras import require
from ludoteca.cli.progress import progress_bar
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Copy everything, verify it there, and say what arrived; the file stays as it is."""
    require("server", "move")
    require("club", "move")
    from ludoteca.server.club.moving import move  # noqa: PLC0415 - a part of its own
    from ludoteca.server.places import parse_database  # noqa: PLC0415

    path, place = Path(arguments.file), parse_database(arguments.address)
    with progress_bar() as bar:
        task = bar.add_task(texts("cli-move-going"))

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        found = move(path, arguments.address, tell)
    lines = [texts("cli-move-done", path=str(path), place=place.shown), *describe(found, texts)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0
