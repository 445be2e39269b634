"""A disk that loses what was not synced: SQLite's writes and syncs are noted, and cut anywhere.

SQLite itself is asked: its file layer (VFS) is replaced by one that does the same and writes down
what is written, cut off and synced. From these notes `after` makes the files as they may be after a
power cut: all that was synced is there; of the rest any sector may be there or not.
"""

import _sqlite3
import ctypes
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

SECTOR = 512
NOTHING, ANYTHING, EVERYTHING = 0.0, 0.5, 1.0  # of what was not synced
_Pointer = ctypes.c_void_p
_Long = ctypes.c_int64
_OPEN = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Pointer, _Pointer, ctypes.c_int, _Pointer)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_char_p, ctypes.c_int)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Pointer, ctypes.c_int, _Long)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Long)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_int)


class _Methods(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_int),
        *((name, _Pointer) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other{number}", _Pointer) for number in range(13)),
    )


class _Vfs(ctypes.Structure):
    _fields_ = (
        *((name, ctypes.c_int) for name in ("version", "size", "most_path")),
        ("next", _Pointer),
        ("name", ctypes.c_char_p),
        ("data", _Pointer),
        ("open", _Pointer),
        ("delete", _Pointer),
        *((f"other{number}", _Pointer) for number in range(13)),
    )


class Note(NamedTuple):
    """Something that happened to a file, or (`told`) that somebody was told of so many events."""

    kind: str
    name: str = ""
    place: int = 0
    data: bytes = b""


class LossyDisk:
    """Notes of all that SQLite does to files."""

    def __init__(self) -> None:
        """Begin with none."""
        self.notes: list[Note] = []
        self._names: dict[int, str] = {}
        self._kept: list[Any] = []  # what C must still find
        self._wrapped: dict[int, _Methods] = {}
        self._library: Any = ctypes.CDLL(_sqlite3.__file__)
        self._library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)

    def told(self, number: int) -> None:
        """Note that somebody was told of so many events."""
        self.notes.append(Note("told", place=number))

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note what SQLite does meanwhile."""
        real = self._library.sqlite3_vfs_find(None)
        ours = _Vfs.from_buffer_copy(real.contents)
        original = _OPEN(real.contents.open)

        def open_file(_: int, name: int | None, file: int, flags: int, out: int) -> int:
            # SQLite's own text goes on, no copy: the real one comes back to it for further files.
            found: int = original(ctypes.addressof(real.contents), name, file, flags, out)
            if found == 0 and name:
                methods = ctypes.cast(file, ctypes.POINTER(_Pointer))
                self._names[file] = Path(ctypes.string_at(name).decode()).name
                methods[0] = ctypes.addressof(self._methods(methods[0]))
            return found

        remove = _DELETE(real.contents.delete)

        def delete_file(_: int, name: bytes, is_synced: int) -> int:
            self.notes.append(Note("delete", Path(name.decode()).name, is_synced))
            return int(remove(ctypes.addressof(real.contents), name, is_synced))

        ours.name, ours.open = b"lossy", self._callable(_OPEN(open_file))
        ours.delete = self._callable(_DELETE(delete_file))
        self._kept += [ours, original, remove]
        self._library.sqlite3_vfs_register(ctypes.byref(ours), 1)
        try:
            yield
        finally:
            self._library.sqlite3_vfs_unregister(ctypes.byref(ours))
            self._library.sqlite3_vfs_register(real, 1)

    def _methods(self, address: int) -> _Methods:
        """Return methods that do as the real ones, and note it."""
        if address in self._wrapped:
            return self._wrapped[address]
        real = _Methods.from_address(address)
        ours = self._wrapped[address] = _Methods.from_buffer_copy(real)
        write, cut, sync = _WRITE(real.write), _TRUNCATE(real.truncate), _SYNC(real.sync)

        def noted_write(file: int, data: int, size: int, place: int) -> int:
            self._note("write", file, place, ctypes.string_at(data, size))
            return int(write(file, data, size, place))

        def noted_truncate(file: int, size: int) -> int:
            self._note("truncate", file, size)
            return int(cut(file, size))

        def noted_sync(file: int, flags: int) -> int:
            result = int(sync(file, flags))
            self._note("sync", file)
            return result

        ours.write = self._callable(_WRITE(noted_write))
        ours.truncate = self._callable(_TRUNCATE(noted_truncate))
        ours.sync = self._callable(_SYNC(noted_sync))
        self._kept += [write, cut, sync]
        return ours

    def _callable(self, function: Any) -> Any:
        """Return a function as C calls it; it must live as long as C may."""
        self._kept.append(function)
        return ctypes.cast(function, _Pointer)

    def _note(self, kind: str, file: int, place: int = 0, data: bytes = b"") -> None:
        self.notes.append(Note(kind, self._names[file], place, data))

    def after(self, number: int, part: float, seed: int = 0) -> tuple[dict[str, bytes], int]:
        """Return the files after so many notes and a power cut, and how many events were told."""
        files: dict[str, bytearray] = {}
        waiting: dict[str, list[Note]] = defaultdict(list)
        deleted: set[str] = set()  # in a folder that was not synced since
        told, chance = 0, random.Random(seed)
        for note in self.notes[:number]:
            if note.kind == "told":
                told = note.place
            elif note.kind == "sync":
                if note.name not in files:  # SQLite syncs the folder with the first one of a file
                    _forget(files, waiting, deleted)
                file = files.setdefault(note.name, bytearray())
                for earlier in waiting.pop(note.name, []):
                    _apply(file, earlier, lambda: True)
            elif note.kind == "delete":
                deleted.add(note.name)
                if note.place:
                    _forget(files, waiting, deleted)
            else:
                if note.name in deleted:  # and made anew
                    _forget(files, waiting, {note.name})
                    deleted.remove(note.name)
                waiting[note.name].append(note)
        for name, notes in waiting.items():
            file = files.setdefault(name, bytearray())
            for note in notes:
                _apply(file, note, lambda: chance.random() < part)
        _forget(files, waiting, {name for name in sorted(deleted) if chance.random() < part})
        return {name: bytes(data) for name, data in files.items()}, told


def _forget(files: dict[str, bytearray], waiting: dict[str, list[Note]], deleted: set[str]) -> None:
    """Let files be gone."""
    for name in deleted:
        files.pop(name, None)
        waiting.pop(name, None)
    deleted.clear()


def _apply(file: bytearray, note: Note, is_kept: Callable[[], bool]) -> None:
    """Do to a file what was noted, sector by sector."""
    if note.kind == "truncate":
        if is_kept():
            del file[note.place :]
        return
    for start in range(0, len(note.data), SECTOR):
        if is_kept():
            sector, place = note.data[start : start + SECTOR], note.place + start
            file.extend(bytes(max(0, place - len(file))))
            file[place : place + len(sector)] = sector
