"""`ludoteca serve`: open the server for browsers and bots."""

from argparse import Namespace
from pathlib import Path

from ludoteca.cli.patience import patience
from ludoteca.cli.usage import MAX_PORT, whole_number
from ludoteca.compiled import is_warm
from ludoteca.server.run import default_storage, serve
from ludoteca.server.warm_up import warm_up
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Serve until interrupted."""
    port = None
    if arguments.port is not None:
        port = whole_number(arguments.port, "--port", 0, MAX_PORT)
    storage = default_storage() if arguments.storage is None else Path(arguments.storage)
    if not is_warm():
        with patience(texts):
            warm_up()
    serve(arguments.host, port, storage, texts.language, open_browser=not arguments.no_browser)
    return 0
