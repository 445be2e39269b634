"""`ludoteca serve`: open the server for browsers and bots."""

import os
from argparse import Namespace
from pathlib import Path

from ludoteca.cli.extras import require
from ludoteca.cli.usage import MAX_PORT, whole_number
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    require("server", "serve")
    from ludoteca.server.run import default_storage, serve  # noqa: PLC0415 - a part of its own
    from ludoteca.server.settings import read_settings  # noqa: PLC0415

    port = None
    if arguments.port is not None:
        port = whole_number(arguments.port, "--port", 0, MAX_PORT, is_grouped=False)
    storage = default_storage() if arguments.storage is None else Path(arguments.storage)
    settings = read_settings(storage, os.environ, arguments.set or ())
    serve(
        arguments.host,
        port,
        settings,
        texts.language,
        open_browser=not arguments.no_browser,
        lan=arguments.lan,
    )
    return 0
