"""Knaster moves in words, where their notation is none that people write on a sheet."""

from ludoteca.contract import Words


def in_words(move: str) -> Words | None:
    """Name a pass, and a hand by its line; a cell written or circled speaks for itself."""
    if move == "pass":
        return Words("knaster-move-pass", {})
    line, _, cells = move.rpartition(":")
    if not line:
        return None
    kind = line.rstrip("12345abcde")
    return Words("knaster-move-hand", {"kind": kind, "name": line[-1], "cells": cells})
