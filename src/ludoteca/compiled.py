"""Compile kernels with Numba, in a cache that never outlives the code it was made from."""

import hashlib
from collections.abc import Callable
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
    """Say whether kernels were compiled before, so that a door can announce the wait."""
    return bool(config.DISABLE_JIT) or any(cache_folder().rglob("*.nbi"))
