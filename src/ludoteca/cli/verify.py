"""`ludoteca verify`: replay a record and say what it proves."""

import sys
from argparse import Namespace

from ludoteca import games
from ludoteca.cli.patience import patience
from ludoteca.cli.reading import read_text
from ludoteca.errors import one_line
from ludoteca.match.record import Verification, verify
from ludoteca.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    """Check a record, then say what was checked: dice, moves and result."""
    text = read_text(arguments.record)
    with patience(texts):
        found = verify(text)
    names = ", ".join(one_line(seat.name) for seat in found.seats)
    lines = [
        f"{games.load(found.game).name}: {names}",
        texts("cli-verify-dice", rolls=found.num_rolls, commitment=found.commitment),
        texts("cli-verify-moves", moves=found.num_moves),
        _result(found, texts),
        *_scores(found, texts),
        _guarantee(found, texts),
        *([texts("match-with-takebacks-note")] if found.with_takebacks else []),
        *([texts("match-helped-note")] if found.helped else []),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _guarantee(found: Verification, texts: Texts) -> str:
    """Say to whom the dice are proven."""
    people = [seat for seat, who in enumerate(found.seats) if who.bot is None]
    names = ", ".join(found.seats[seat].name for seat in found.committed)
    who = "none" if not found.committed else "some" if len(found.committed) < len(people) else "all"
    return texts("match-guarantee", names=names, who=who)


def _result(found: Verification, texts: Texts) -> str:
    """Say how the game ended."""
    if found.result is None:
        return texts("cli-verify-open")
    winners = [one_line(found.seats[seat].name) for seat in found.result.winners]
    if len(winners) == len(found.seats) > 1 and games.load(found.game).rules.points is None:
        return texts("cli-verify-draw")
    return texts(
        "cli-verify-result",
        winners=", ".join(winners),
        number=len(winners),
        reason=found.result.reason,
    )


def _scores(found: Verification, texts: Texts) -> list[str]:
    """Write the points, where the game has any beyond winning and losing."""
    if found.result is None or games.load(found.game).rules.outcome_range == (-1, 1):
        return []
    return [texts("cli-verify-scores", scores=" : ".join(map(str, found.result.scores)))]
