"""One server for one file: a lock that the system takes away from a process that died."""

import os
import sys
from pathlib import Path


class Taken(Exception):
    """Somebody else holds the lock."""


class FileLock:
    """Hold a file's lock, which lies beside it, until it is released or the process ends."""

    def __init__(self, path: Path) -> None:
        """Take the lock, or raise Taken."""
        path = path.resolve()  # a link leads to the same file, and so to the same lock
        self._file = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise Taken from None

    def release(self) -> None:
        """Let the next one have it; the empty file stays, so that nobody locks a removed one."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
