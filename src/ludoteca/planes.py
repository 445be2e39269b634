"""Write bits as bytes, up to 64 at a time: masks of actions, and numbers given digit by digit.

A plane holds one binary digit of up to 64 numbers. Compiled, planes become vectors of bytes that
are stored as they are, which takes most processors a few instructions for all 64.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from ludoteca.compiled import LEAN

Bytes = NDArray[np.int8]  # a row per game, in it one per player who is told something
_BIT, _BYTE = ir.IntType(1), ir.IntType(8)


def put_planes(
    out: Bytes, row: int, place: int, at: int, planes: tuple[int, ...], count: int
) -> None:
    """Write numbers as bytes, given the plane of the ones first; of one plane, its bits.

    How many are written is a constant and a multiple of eight.
    """
    for n in range(count):
        digits = ((plane >> n & 1) << digit for digit, plane in enumerate(planes))
        out[row, place, at + n] = sum(digits)


@overload(put_planes, jit_options=LEAN, prefer_literal=True)  # type: ignore[untyped-decorator]
def _put_planes(out: Any, row: Any, place: Any, at: Any, planes: Any, count: Any) -> Any:  # noqa: ARG001 - Numba wants these
    """Compile the same."""

    def put(out: Any, row: Any, place: Any, at: Any, planes: Any, count: Any) -> None:
        _store(out, row, place, at, planes, count)

    return put


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def _store(_: Any, out: Any, row: Any, place: Any, at: Any, planes: Any, count: Any) -> Any:
    """Store numbers in as few vectors as possible; no place need be aligned."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        array = context.make_array(out)(context, builder, arguments[0])
        digits, done = cgutils.unpack_tuple(builder, arguments[4]), 0
        while done < count.literal_value:
            size = next(s for s in (64, 32, 16, 8) if done + s <= count.literal_value)
            column = builder.add(arguments[3], ir.Constant(arguments[3].type, done))
            index = (arguments[1], arguments[2], column)
            to = cgutils.get_item_pointer(context, builder, out, array, index, wraparound=False)
            vector = _numbers(builder, digits, done, size)
            builder.store(vector, builder.bitcast(to, vector.type.as_pointer()), align=1)
            done += size
        return context.get_dummy_value()

    return types.none(out, row, place, at, planes, count), generate


def _numbers(builder: Any, digits: Any, done: int, size: int) -> Any:
    """Return the vector of some numbers as bytes."""
    kind = ir.VectorType(_BYTE, size)
    numbers = ir.Constant(kind, [0] * size)
    for digit, plane in enumerate(digits):
        bits = builder.lshr(plane, ir.Constant(plane.type, done))
        if size < plane.type.width:
            bits = builder.trunc(bits, ir.IntType(size))
        flags = builder.bitcast(bits, ir.VectorType(_BIT, size))
        values = builder.zext(flags, kind)
        shifted = builder.shl(values, ir.Constant(kind, [digit] * size))
        numbers = builder.or_(numbers, shifted)
    return numbers
