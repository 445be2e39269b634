"""Compile kernels with Numba, in a cache that never outlives the code it was made from."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba import config
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a module-level function on its first call and keep the result on disk.

    Numba notices a change in the function's own file, not in a function it calls elsewhere; a
    cache folder named after all sources with kernels makes a stale kernel impossible.
    """
    previous = config.CACHE_DIR
    config.CACHE_DIR = previous or str(cache_folder())
    try:
        return cast("Function", numba.njit(cache=True, nogil=True)(function))
    finally:
        config.CACHE_DIR = previous


@cache
def cache_folder() -> Path:
    """Return the folder of compiled kernels that belongs to exactly these kernels."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        code = source.read_bytes()
        if b"\n@compiled" in code:
            digest.update(code)
    return user_cache_path("ludoteca") / f"kernels-{digest.hexdigest()[:16]}"


def is_warm() -> bool:
    """Say whether all kernels were compiled before, so that a door can announce the wait."""
    return bool(config.DISABLE_JIT) or _marker().exists()


def mark_warm() -> None:
    """Remember that all kernels are compiled."""
    with suppress(OSError):  # where nothing can be kept, every start is a cold one
        _marker().parent.mkdir(parents=True, exist_ok=True)
        _marker().touch()


def _marker() -> Path:
    """Return the file that says so; Numba compiles anew for each place the sources lie in."""
    place = hashlib.sha256(str(Path(__file__).parent).encode()).hexdigest()[:16]
    folder = cache_folder()
    return Path(config.CACHE_DIR or folder) / f"warm-{folder.name}-{place}"
