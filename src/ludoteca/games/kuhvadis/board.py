"""Kuh Vadis's meadow, dice and actions as messages for clients."""

import json
from functools import lru_cache
from typing import Any, Literal

from ludoteca.bits import members
from ludoteca.faces.fields import message, split, writer
from ludoteca.faces.messages import Board, LegalMove, Message
from ludoteca.games.kuhvadis import dice, rules, squares

HAS_FIXED_MOVES = True
_MARKS = {"0": "", "1": "X", "2": "O"}
_NEEDED = (3, 3, 3, 3, 3, 2)  # equal dice, by face


class KuhVadisOffer(Message):
    """What equal dice allow: one square of their symbol."""

    symbol: str
    count: int  # how many dice show it
    is_quad: bool  # whoever marks one plays again, next to it
    cells: list[int]  # where it may be marked; none if no such square is free, or next in the chain


class KuhVadisBoard(Board, extra="forbid"):
    """The meadow: 49 symbols `1`–`5`, `C`, `X` and `O`, who marked what, and the dice."""

    game: Literal["kuhvadis"] = "kuhvadis"
    symbols: list[str]
    marks: list[str]  # `X`, `O` or ``, starts included
    dice: list[str]  # the five dice as they lie, `1`–`5` and `C`; empty before a roll
    rolls_left: int
    chain_from: int | None  # the square just marked in this turn
    chain_cells: list[int]  # its neighbours, where the chain must go on
    blocked: list[bool]  # per player
    joined: list[int]  # the winner's squares that join the three starts, starts included
    offers: list[KuhVadisOffer]  # what the dice on the table allow


class KuhVadisMove(LegalMove, extra="forbid"):
    """A square to be marked, or dice to be kept."""

    kind: Literal["mark", "keep", "pass"]
    keep: list[str] | None = None  # keep: the dice that stay


def board(state: rules.State) -> KuhVadisBoard:
    """Return a position as it is drawn."""
    marks = _spread_bits(state.crosses) | _spread_bits(state.circles) << 1
    chain = None if state.last == rules.NO_CELL else state.last
    near = 0 if chain is None else squares.spread(1 << chain) & rules.free_cells(state)
    return KuhVadisBoard(
        symbols=_symbols(_sheet(state)),
        marks=[_MARKS[digit] for digit in f"{marks:0{squares.NUM_CELLS}x}"[::-1]],
        dice=list(dice.format_dice(state.dice)),
        rolls_left=state.rolls,
        chain_from=chain,
        chain_cells=members(near),
        blocked=[rules.is_blocked(state, 0), rules.is_blocked(state, 1)],
        joined=_joined(state),
        offers=_offers(state),
    )


_MEADOW, _DICE = split(
    KuhVadisBoard, "symbols", "marks", "chain_from", "chain_cells", "blocked", "joined"
)
_write_offer = writer(KuhVadisOffer)
_MARKS_JSON = {digit: f'"{mark}"' for digit, mark in _MARKS.items()}


def board_json(state: rules.State) -> str:
    """Write what `board` returns; most moves change the dice and leave the meadow as it is."""
    offers = [
        _write_offer(
            symbol=f'"{offer["symbol"]}"',
            count=offer["count"],
            is_quad="true" if offer["is_quad"] else "false",
            cells=offer["cells"],
        )
        for offer in _offered(state)
    ]
    told = _DICE(
        game='"kuhvadis"',
        dice=_dice_json(state.dice),
        rolls_left=state.rolls,
        offers=f"[{','.join(offers)}]",
    )
    return message(_meadow_json(state[:8], state.last), told)


@lru_cache(maxsize=4096)
def _meadow_json(masks: tuple[int, ...], last: int) -> str:
    state = rules.State._make((*masks, 0, 0, 0, 0, 0))
    marks = _spread_bits(state.crosses) | _spread_bits(state.circles) << 1
    digits = f"{marks:0{squares.NUM_CELLS}x}"[::-1]
    near = 0 if last == rules.NO_CELL else squares.spread(1 << last) & rules.free_cells(state)
    return _MEADOW(
        symbols=_symbols_json(_sheet(state)),
        marks=f"[{','.join([_MARKS_JSON[digit] for digit in digits])}]",
        chain_from="null" if last == rules.NO_CELL else last,
        chain_cells=members(near),
        blocked=json.dumps([rules.is_blocked(state, 0), rules.is_blocked(state, 1)]),
        joined=_joined(state),
    )


@lru_cache(maxsize=1024)
def _dice_json(lying: int) -> str:
    return json.dumps(list(dice.format_dice(lying)))


def move(state: rules.State, player: int, action: int) -> KuhVadisMove:
    """Return an action as it is drawn."""
    text = rules.format_move(state, player, action)
    if action < rules.PASS:
        return KuhVadisMove(action=action, text=text, kind="mark", cells=[action])
    if action == rules.PASS:
        return KuhVadisMove(action=action, text=text, kind="pass")
    keep = dice.format_dice(rules.kept_dice(action))
    return KuhVadisMove(action=action, text=text, kind="keep", keep=list(keep))


def _sheet(state: rules.State) -> rules.State:
    """Return the sheet as it is printed, with nothing marked."""
    starts = rules.starts(state)
    return rules.State(*state[:6], state.crosses & starts, state.circles & starts, 0, 0, 0, 0, 0)


@lru_cache(maxsize=1024)
def _symbols(sheet: rules.State) -> list[str]:
    return [rules.symbol_at(sheet, cell) for cell in range(squares.NUM_CELLS)]


@lru_cache(maxsize=1024)
def _symbols_json(sheet: rules.State) -> str:
    return json.dumps(_symbols(sheet))


def _offers(state: rules.State) -> list[KuhVadisOffer]:
    return [KuhVadisOffer(**offer) for offer in _offered(state)]


def _offered(state: rules.State) -> list[dict[str, Any]]:
    """Say which equal dice allow a mark, also where no square is left for it (R6–R15)."""
    counts = [state.dice >> 4 * face & 15 for face in range(dice.NUM_FACES)]
    faces = [face for face, count in enumerate(counts) if count >= _NEEDED[face]]
    markable = rules.markable(state) if faces else 0
    return [
        {
            "symbol": dice.SYMBOLS[face],
            "count": counts[face],
            "is_quad": counts[face] >= 4,
            "cells": members(markable & state[face]),
        }
        for face in faces
    ]


def _joined(state: rules.State) -> list[int]:
    """Return the winner's connected squares that hold the three starts, or none."""
    winner = next((player for player in (0, 1) if rules.is_joined(state, player)), None)
    if winner is None:
        return []
    own = rules.marks_of(state, winner)
    grown, reached = own & rules.starts(state), 0
    while grown != reached:
        grown, reached = squares.spread(grown) & own, grown
    return members(reached)


def _spread_bits(mask: int) -> int:
    """Make every bit a hexadecimal digit."""
    return int(f"{mask:b}", 16)
