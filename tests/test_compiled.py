"""Kernels are found warm only after all of them were compiled, and only by the same sources."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from numba import config
from numba.core.caching import NullCache

from ludoteca import compiled


def test_a_machine_is_warm_once_it_was_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "new"))
    assert not compiled.is_warm()
    compiled.mark_warm()
    assert compiled.is_warm()
    monkeypatch.setattr(compiled, "cache_folder", lambda: Path("kernels-of-other-sources"))
    assert not compiled.is_warm()


def test_where_nothing_is_compiled_there_is_nothing_to_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(config, "DISABLE_JIT", 1)
    assert compiled.is_warm()


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "file"))
    compiled.mark_warm()
    assert not compiled.is_warm()


def test_where_no_cache_can_be_written_kernels_work_for_this_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = []

    def njit(*, nogil: bool, cache: bool = False, **_options: bool) -> Callable[[Any], Any]:
        if cache:  # as Numba says it
            raise RuntimeError("cannot cache function: no locator available")
        made.append(nogil)
        return lambda function: function

    monkeypatch.setattr(compiled, "_uncached", set())
    monkeypatch.setattr("ludoteca.compiled.numba.njit", njit)
    assert not compiled.is_uncached()
    assert compiled.compiled(abs)(-3) == 3
    assert (made, compiled.is_uncached()) == ([True], True)


def test_two_threads_do_not_take_the_folder_from_each_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = []

    def njit(**_: bool) -> Callable[[Any], Any]:
        def compile_slowly(function: Any) -> Any:
            for _ in range(5):
                seen.append(config.CACHE_DIR)
                time.sleep(0.002)
            return function

        return compile_slowly

    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setattr("numba.njit", njit)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: compiled.compiled(len), range(12)))
    assert set(seen) == {str(compiled.cache_folder())}
    assert config.CACHE_DIR == ""


@compiled.compiled
def _inner(number: int) -> int:
    return number + 1


@compiled.compiled
def _outer(number: int) -> int:
    return _inner(1) + _inner(2) + _inner(number)


def _calls_it(number: int) -> int:
    return partial(_outer, number)()


def test_the_kernels_behind_a_function_are_known_and_told_when_they_are_compiled() -> None:
    if compiled.is_off():
        assert compiled.kernels_from(_calls_it) == {}
        return
    names = {f"{__name__}._inner", f"{__name__}._outer"}
    sizes = compiled.kernels_from(_calls_it, 7, None)
    assert sizes.keys() == names
    assert all(size > 0 for size in sizes.values())
    told: list[str] = []
    for kernel in (_inner, _outer):
        vars(kernel)["_cache"] = NullCache()  # what is kept on disk is not compiled
    with compiled.told_of_kernels(told.append):
        assert _calls_it(3) == 9
    assert told == [f"{__name__}._inner", f"{__name__}._outer"]  # once for all constants


@compiled.compiled
def _calls_by_address(kernel: Callable[[int], int], number: int) -> int:
    return kernel(number) + kernel(1)


def test_a_linked_kernel_is_called_and_not_taken_in() -> None:
    inner = compiled.linked(_inner, 0)
    assert _calls_by_address(inner, 5) == 8
    if compiled.is_off():
        assert inner is _inner
        return
    never = compiled.linked(_inner, 0, is_called=False)
    told: list[str] = []
    vars(_calls_by_address)["_cache"] = NullCache()
    with compiled.told_of_kernels(told.append):
        assert _calls_by_address(inner, 6) == 9
        assert vars(never)["_address"] == -1
    assert told == []  # who is called is no part of the types: one kernel for all of them
