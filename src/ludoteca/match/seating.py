"""What a match can begin with: its seats, its secret and the contributions to its dice."""

import re
import secrets
from collections.abc import Sequence

from ludoteca.errors import InvalidSetup
from ludoteca.match.dice import MAX_FACES, commit
from ludoteca.match.events import Seat

MAX_NAME = 40
MAX_CONTRIBUTION = 200
MIN_SECRET, MAX_SECRET = 16, 64  # bytes: too many to guess from the commitment, few to print
_BOT = re.compile(r"[a-z][a-z0-9-]{0,39}")


def check_seats(seats: Sequence[Seat]) -> None:
    """Refuse names that a record could not hold; the game itself checks how many may play."""
    if len(seats) > MAX_FACES:  # the lot for the first seat is drawn from one byte
        raise InvalidSetup("match-error-seats", seats=len(seats), most=MAX_FACES)
    for seat in seats:
        if not seat.name.strip() or len(seat.name) > MAX_NAME or not _is_encodable(seat.name):
            raise InvalidSetup("match-error-name", most=MAX_NAME)
        if seat.bot is not None and not _BOT.fullmatch(seat.bot):
            raise InvalidSetup("match-error-bot")


def check_secret(secret: bytes) -> None:
    """Refuse a secret that could be guessed."""
    if not MIN_SECRET <= len(secret) <= MAX_SECRET:
        raise InvalidSetup("match-error-secret", least=MIN_SECRET, most=MAX_SECRET)


def fill_contributions(contributions: Sequence[str], num_seats: int) -> tuple[str, ...]:
    """Return a contribution for each seat, the empty text where none was given."""
    if len(contributions) > num_seats:
        raise InvalidSetup("match-error-contributions", seats=num_seats)
    for text in contributions:
        if len(text) > MAX_CONTRIBUTION or not _is_encodable(text):
            raise InvalidSetup("match-error-contribution", most=MAX_CONTRIBUTION)
    return (*contributions, *[""] * (num_seats - len(contributions)))


def check_commitments(commitments: Sequence[str], contributions: Sequence[str]) -> tuple[str, ...]:
    """Return a commitment for each seat, the empty text where none was made; each must be kept."""
    if len(commitments) > len(contributions):
        raise InvalidSetup("match-error-contributions", seats=len(contributions))
    filled = (*commitments, *[""] * (len(contributions) - len(commitments)))
    for number, (made, contribution) in enumerate(zip(filled, contributions, strict=True), start=1):
        if made and made != commit(contribution):
            raise InvalidSetup("match-error-commitment", seat=number)
    return filled


def draw_contributions(seats: Sequence[Seat]) -> tuple[list[str], list[str]]:
    """Return a fresh random contribution for each person, none for bots, and the commitments."""
    drawn = [secrets.token_hex(16) if seat.bot is None else "" for seat in seats]
    return drawn, [commit(text) if text else "" for text in drawn]


def _is_encodable(text: str) -> bool:
    """Say whether a text is proper Unicode, without halves of surrogate pairs."""
    return not any("\ud800" <= character <= "\udfff" for character in text)
