"""Eight rows of a batch side by side: the same bit tricks as for one, for eight in one instruction.

Uncompiled, lanes are small NumPy arrays; compiled, vectors. Operators take lanes and whole numbers,
so that a kernel made of them alone serves a single row as well. What is compared is 0 or 1.
"""

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import lower_builtin, models, register_model
from numpy.typing import NDArray

NUM_LANES = 8
Lanes = Any  # NumPy's array, or a vector
_WORD, _PLACE = ir.IntType(64), ir.IntType(32)
_VECTOR = ir.VectorType(_WORD, NUM_LANES)
_NOTHING = ir.Constant(_VECTOR, [0] * NUM_LANES)


def load(rows: NDArray[np.int64], row: int, word: int) -> Lanes:
    """Return a word of eight rows, which lie one after the other."""
    return rows[row : row + NUM_LANES, word].copy()


def store(rows: NDArray[np.int64], row: int, word: int, lanes: Lanes) -> None:
    """Write a word of eight rows."""
    rows[row : row + NUM_LANES, word] = lanes


def where(flags: Lanes, yes: Lanes, no: Lanes) -> Lanes:
    """Return one or the other in each lane; both may be lanes."""
    return np.where(flags, yes, no)


def lanes_with(flags: Lanes) -> int:
    """Return as a mask in which lanes a flag is set."""
    return int(np.packbits(np.asarray(flags, dtype=bool), bitorder="little")[0])


# Compiled ----------------------------------------------------------------------------------


class _LanesType(types.Type):  # type: ignore[misc] # Numba ships no types
    """What Numba calls lanes."""

    def __init__(self) -> None:
        """Name it."""
        super().__init__(name="Lanes")


_lanes = _LanesType()


@register_model(_LanesType)
class _LanesModel(models.PrimitiveModel):  # type: ignore[misc] # as above
    """A vector as it is."""

    def __init__(self, manager: Any, kind: Any) -> None:
        """Say what it is made of."""
        super().__init__(manager, kind, _VECTOR)


def _generates(function: Callable[..., Any], given: Any, *kinds: Any) -> Callable[..., Any]:
    """Let kernels that call a function with such arguments run what is generated instead."""

    class Template(AbstractTemplate):  # type: ignore[misc] # as above
        def generic(self, arguments: Any, _keywords: Any) -> Any:
            fits = len(arguments) == len(kinds) and all(map(isinstance, arguments, kinds))
            return signature(given, *map(types.unliteral, arguments)) if fits else None

    def register(generate: Callable[..., Any]) -> Callable[..., Any]:
        infer_global(function)(Template)
        lower_builtin(function, *kinds)(generate)
        return generate

    return register


def _vectors(builder: Any, kinds: Any, values: Any) -> list[Any]:
    """Return values as vectors; a whole number is in all lanes."""
    return [
        value if kind is _lanes else _spread(builder, value, kind)
        for kind, value in zip(kinds, values, strict=True)
    ]


def _spread(builder: Any, value: Any, kind: Any) -> Any:
    """Return a vector with a number in all lanes."""
    if value.type.width < _WORD.width:
        value = builder.sext(value, _WORD) if kind.signed else builder.zext(value, _WORD)
    first = builder.insert_element(_NOTHING, value, _PLACE(0))
    places = ir.Constant(ir.VectorType(_PLACE, NUM_LANES), [0] * NUM_LANES)
    return builder.shuffle_vector(first, _NOTHING, places)


def _make_operator(symbol: Callable[..., Any], name: str) -> None:
    """Let kernels use an operator between lanes, or between lanes and a whole number."""

    def generate(_context: Any, builder: Any, called: Any, values: Any) -> Any:
        left, right = _vectors(builder, called.args, values)
        if name in ("==", "!=", "<"):
            return builder.zext(builder.icmp_signed(name, left, right), _VECTOR)
        return getattr(builder, name)(left, right)

    for kinds in (
        (_LanesType, _LanesType),
        (_LanesType, types.Integer),
        (types.Integer, _LanesType),
    ):
        _generates(symbol, _lanes, *kinds)(generate)


for _symbol, _name in {
    operator.and_: "and_",
    operator.or_: "or_",
    operator.xor: "xor",
    operator.add: "add",
    operator.sub: "sub",
    operator.mul: "mul",
    operator.lshift: "shl",
    operator.rshift: "ashr",
    operator.eq: "==",
    operator.ne: "!=",
    operator.lt: "<",
}.items():
    _make_operator(_symbol, _name)


@_generates(operator.neg, _lanes, _LanesType)
def _negative(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
    return builder.sub(_NOTHING, values[0])


@_generates(operator.invert, _lanes, _LanesType)
def _inverse(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
    return builder.not_(values[0])


def _address(context: Any, builder: Any, called: Any, values: Any) -> Any:
    """Return where a word of the first of eight rows is."""
    array = context.make_array(called.args[0])(context, builder, values[0])
    index = [context.cast(builder, values[i], called.args[i], types.intp) for i in (1, 2)]
    to = cgutils.get_item_pointer(context, builder, called.args[0], array, index, wraparound=False)
    return builder.bitcast(to, _VECTOR.as_pointer())


@_generates(load, _lanes, types.Array, types.Integer, types.Integer)
def _load(context: Any, builder: Any, called: Any, values: Any) -> Any:
    return builder.load(_address(context, builder, called, values), align=8)


@_generates(store, types.none, types.Array, types.Integer, types.Integer, _LanesType)
def _store(context: Any, builder: Any, called: Any, values: Any) -> Any:
    builder.store(values[3], _address(context, builder, called, values), align=8)
    return context.get_dummy_value()


@_generates(where, _lanes, _LanesType, _LanesType, _LanesType)
@_generates(where, _lanes, _LanesType, types.Integer, _LanesType)
@_generates(where, _lanes, _LanesType, _LanesType, types.Integer)
def _where(_context: Any, builder: Any, called: Any, values: Any) -> Any:
    flags = builder.icmp_signed("!=", values[0], _NOTHING)
    return builder.select(flags, *_vectors(builder, called.args[1:], values[1:]))


@_generates(lanes_with, types.int64, _LanesType)
def _lanes_with(_context: Any, builder: Any, _called: Any, values: Any) -> Any:
    flags = builder.icmp_signed("!=", values[0], _NOTHING)
    return builder.zext(builder.bitcast(flags, ir.IntType(NUM_LANES)), _WORD)
