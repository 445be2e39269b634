"""Records from files or from texts, as matches that can be looked at and gone on with."""

from os import PathLike
from pathlib import Path
from typing import cast

from ludoteca.library.files import read_record
from ludoteca.library.match import Match
from ludoteca.match.record import parse_record


def load_record(source: str | PathLike[str]) -> Match:
    """Return the match of a record after checking all it says, or raise InvalidRecord.

    A text of one line is the path of a file, any longer one is the record itself.

    >>> import ludoteca as lu
    >>> m = lu.Match("quantik", ["Ada", "Grace"])
    >>> m.play("Aa1")
    True
    >>> lu.load_record(m.record) == m
    True
    >>> lu.load_record(m.record.replace("Aa1", "Ab2"))
    Traceback (most recent call last):
        ...
    ludoteca.match.record.InvalidRecord: Line 14: the digest belongs to another text; something in this record was changed.
    """  # noqa: E501 - the sentence is as long as it is
    is_text = isinstance(source, str) and "\n" in source
    text = str(source) if is_text else read_record(Path(source))
    return cast("Match", parse_record(text, Match.start))
