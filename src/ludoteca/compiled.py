"""Compile kernels with Numba, in a cache that never outlives the code it was made from."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from threading import Lock
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

import numba
from numba import config, types
from numba.core import event
from numba.extending import register_jitable
from platformdirs import user_cache_path

OPTIONS: dict[str, Any] = {"nogil": True, "_nrt": True}  # also where a lean kernel calls it
_setting = Lock()  # the folder is a setting of the whole process
_uncached: set[str] = set()
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a module-level function on its first call and keep the result on disk.

    Numba notices a change in the function's own file, not in a function it calls elsewhere; a
    cache folder named after all sources with kernels makes a stale kernel impossible.
    """
    with _setting:
        previous = config.CACHE_DIR
        config.CACHE_DIR = previous or str(cache_folder())
        try:
            made = numba.njit(cache=True, **OPTIONS)(function)
        except RuntimeError:  # no folder can be written: neither ours nor any of Numba's own
            _uncached.add(function.__name__)
            made = numba.njit(**OPTIONS)(function)
        finally:
            config.CACHE_DIR = previous
    return cast("Function", _for_all_values(made))


def _for_all_values(kernel: Any) -> Any:
    """Let a kernel that is called with a constant be the one for all values of its type.

    Numba would compile it, and all that it calls, once more for each constant it is called with.
    """
    if not hasattr(kernel, "get_call_template"):  # compilation is off
        return kernel
    template = kernel.get_call_template

    def for_types(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        return template(
            tuple(map(types.unliteral, args)),
            {name: types.unliteral(kind) for name, kind in kws.items()},
        )

    kernel.get_call_template = for_types
    return kernel


def compilable(function: Function) -> Function:
    """Let kernels call a function compiled with them, while Python runs it as it is."""
    return cast("Function", register_jitable(function))


def inlined(function: Function) -> Function:
    """Do the same, and put the function into the place of each call: where many arrays go in."""
    return cast("Function", register_jitable(inline="always")(function))


# What only reads and writes the arrays it is given need not count references to them, which takes
# locked instructions, and becomes a part of what calls it.
LEAN = {"_nrt": False, "forceinline": True}


def lean(function: Function) -> Function:
    """Compile a module-level function that makes no arrays, as a part of what calls it."""
    made: Any = compiled(function)
    if not is_off():
        made.targetoptions.update(LEAN)
    return cast("Function", made)


def brief(function: Function) -> Function:
    """Compile a lean function that is over before another thread could make use of the time."""
    made: Any = lean(function)
    if not is_off():
        made.targetoptions["nogil"] = False
    return cast("Function", made)


def taken_in(function: Function) -> Function:
    """Let lean kernels call a function compiled with them, while Python runs it as it is."""
    return cast("Function", register_jitable(**LEAN)(function))


def entry(kernel: Function, *arguments: Any) -> Function:
    """Return a kernel for arguments of exactly these types, at which its calls do not look again.

    That makes a call of a few microseconds one of less than half a microsecond.
    """
    if is_off():
        return kernel
    dispatcher, types = cast("Any", kernel), tuple(map(numba.typeof, arguments))
    dispatcher.compile(types)
    return cast("Function", dispatcher.overloads[types].entry_point)


class Linked(types.WrapperAddressProtocol):  # type: ignore[misc] # Numba ships no types
    """A kernel that returns an integer, to be handed to other kernels and called by its address.

    A kernel takes in and optimises anew what it calls by name; what is called by address was
    compiled once, for itself, whoever calls it.
    """

    def __init__(self, kernel: Any, *arguments: Any, is_called: bool = True) -> None:
        """Compile a kernel for arguments of these types, unless it is never called."""
        kinds = tuple(map(numba.typeof, arguments))
        self._signature = types.int64(*kinds)
        self._address = -1
        if is_called:
            self._made = kernel.get_compile_result(self._signature)  # lives as long as its address
            name = self._made.fndesc.llvm_cfunc_wrapper_name
            self._address = self._made.library.get_pointer_to_function(name)

    def __wrapper_address__(self) -> int:
        """Return where the kernel lies."""
        return int(self._address)

    def signature(self) -> Any:
        """Return the types of its arguments and of what it returns."""
        return self._signature


def linked(kernel: Function, *arguments: Any, is_called: bool = True) -> Function:
    """Return a kernel as an argument for others, which call it and do not take it in."""
    if is_off():
        return kernel
    return cast("Function", Linked(kernel, *arguments, is_called=is_called))


class _Ear(event.Listener):  # type: ignore[misc] # Numba ships no types
    """Hear of each kernel that has been compiled."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell

    def on_start(self, _event: Any) -> None:
        pass

    def on_end(self, heard: Any) -> None:
        self._tell(_name(heard.data["dispatcher"].py_func))


@contextmanager
def told_of_kernels(tell: Callable[[str], object]) -> Iterator[None]:
    """Tell the name of each kernel as soon as it is compiled, those loaded from disk left out."""
    with event.install_listener("numba:compile", _Ear(tell)):
        yield


def kernels_from(*roots: object) -> dict[str, int]:
    """Return the kernels that functions call, directly or not, with the length of their code.

    Only calls of functions by their names are seen, which is enough to say how far one is.
    """
    kernels, seen, todo = dict[str, int](), set[CodeType](), list(roots)
    while todo:
        called = todo.pop()
        while isinstance(called, partial):
            called = called.func
        function = getattr(called, "py_func", None) or getattr(called, "__wrapped__", called)
        if not isinstance(function, FunctionType) or function.__code__ in seen:
            continue
        seen.add(function.__code__)
        if hasattr(called, "py_func"):
            kernels[_name(function)] = len(function.__code__.co_code)
        todo += [function.__globals__.get(name) for name in _names(function.__code__)]
    return kernels


def _names(code: CodeType) -> set[str]:
    """Return what is named in a function and in those inside it."""
    inner = [const for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*map(_names, inner))


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


@cache
def cache_folder() -> Path:
    """Return the folder of compiled kernels that belongs to exactly these kernels."""
    digest = hashlib.sha256()
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        code = source.read_bytes()
        if b"\nfrom ludoteca.compiled import" in code:
            digest.update(code)
    return user_cache_path("ludoteca") / f"kernels-{digest.hexdigest()[:16]}"


def is_off() -> bool:
    """Say whether kernels run as plain Python, so that there is nothing to compile."""
    return bool(config.DISABLE_JIT)


def is_uncached() -> bool:
    """Say whether kernels are compiled for this process only, as nothing can be kept."""
    return bool(_uncached)


def is_warm() -> bool:
    """Say whether all kernels were compiled before, so that a door can announce the wait."""
    return is_off() or _marker().exists()


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
