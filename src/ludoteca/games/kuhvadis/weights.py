"""The file with what Kuh Vadis players have learnt: a name, a checksum, the weights."""

import hashlib
from functools import cache
from pathlib import Path

import numpy as np

from ludoteca.errors import LudotecaError
from ludoteca.games.kuhvadis.net import NUM_WEIGHTS, Net, Values, net_of

WEIGHTS_FILE = Path(__file__).parent / "weights.bin"
_MAGIC = b"kuhvadis weights 1\n"
_REBUILD = "ludoteca train kuhvadis"


class UnusableWeights(LudotecaError):
    """The file with the learned value is missing or damaged."""


def encode(weights: Values) -> bytes:
    """Return the file of these weights."""
    content = weights.astype("<f4").tobytes()
    return _MAGIC + hashlib.sha256(content).digest() + content


@cache
def load_net(file: Path = WEIGHTS_FILE) -> Net:
    """Return the learned value in a file, read once; raise UnusableWeights rather than guess."""
    try:
        data = file.read_bytes()
    except OSError:
        raise UnusableWeights(
            "kuhvadis-error-weights-missing", file=str(file), command=_REBUILD
        ) from None
    digest, content = data[len(_MAGIC) : len(_MAGIC) + 32], data[len(_MAGIC) + 32 :]
    is_whole = len(content) == 4 * NUM_WEIGHTS and hashlib.sha256(content).digest() == digest
    if not data.startswith(_MAGIC) or not is_whole:
        raise UnusableWeights("kuhvadis-error-weights-damaged", file=str(file), command=_REBUILD)
    return net_of(np.frombuffer(content, dtype="<f4").astype(np.float64))
