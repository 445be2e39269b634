"""`ludoteca verify`: replay a record and say what it proves."""

import sys
from argparse import Namespace
from pathlib import Path

from ludoteca import games
from ludoteca.cli.patience import patience
from ludoteca.cli.usage import UsageError
from ludoteca.match.record import Verification, verify
from ludoteca.texts import Texts

MAX_BYTES = 10_000_000  # the longest games take some thousands


def run(arguments: Namespace, texts: Texts) -> int:
    """Check a record, then say what was checked: dice, moves and result."""
    text = _read(arguments.record)
    with patience(texts):
        found = verify(text)
    names = ", ".join(seat.name for seat in found.seats)
    lines = [
        f"{games.load(found.game).name}: {names}",
        texts("cli-verify-dice", rolls=found.num_rolls, commitment=found.commitment),
        texts("cli-verify-moves", moves=found.num_moves),
        _result(found, texts),
        *_scores(found, texts),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _read(path: str) -> str:
    """Return the text of a file, or of standard input."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(MAX_BYTES + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(MAX_BYTES + 1)
        text = content.decode("utf-8")
    except FileNotFoundError:
        raise UsageError("cli-error-file-missing", path=path) from None
    except IsADirectoryError:
        raise UsageError("cli-error-file-folder", path=path) from None
    except OSError:
        raise UsageError("cli-error-file-unreadable", path=path) from None
    except UnicodeDecodeError:
        raise UsageError("cli-error-file-binary", path=path) from None
    if len(content) > MAX_BYTES:
        raise UsageError("cli-error-file-long", path=path, most=MAX_BYTES)
    return text


def _result(found: Verification, texts: Texts) -> str:
    """Say how the game ended."""
    if found.result is None:
        return texts("cli-verify-open")
    winners = [found.seats[seat].name for seat in found.result.winners]
    return texts(
        "cli-verify-result",
        winners=", ".join(winners),
        number=len(winners),
        reason=found.result.reason,
    )


def _scores(found: Verification, texts: Texts) -> list[str]:
    """Write the points, where the game has any beyond winning and losing."""
    if found.result is None or games.load(found.game).outcome_range == (-1, 1):
        return []
    return [texts("cli-verify-scores", scores=" : ".join(map(str, found.result.scores)))]
