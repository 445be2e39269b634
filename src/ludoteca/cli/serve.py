"""`ludoteca serve`: open the server for browsers and bots."""

import os
from argparse import Namespace

from ludoteca.cli.extras import require
from ludoteca.cli.usage import MAX_PORT, whole_number
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    require("server", "serve")
    from ludoteca.cli.check import storage_of  # noqa: PLC0415 - a part of its own
    from ludoteca.server.run import serve  # noqa: PLC0415
    from ludoteca.server.settings import read_settings  # noqa: PLC0415

    port = None
    if arguments.port is not None:
        port = whole_number(arguments.port, "--port", 0, MAX_PORT, is_grouped=False)
    storage = storage_of(arguments.storage, "serve")
    told = [*(arguments.set or ()), *([f"bus={arguments.bus}"] if arguments.bus else ())]
    settings = read_settings(storage, os.environ, told)
    if settings.bus:
        require("club", "serve")
    serve(
        arguments.host,
        port,
        settings,
        texts.language,
        open_browser=not arguments.no_browser,
        lan=arguments.lan,
    )
    return 0
