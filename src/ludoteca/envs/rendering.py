"""Draw a game for an environment: as text, as SVG, or as pixels of that SVG."""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.contract import Game
from ludoteca.faces import draw, picture

MODES = ("ansi", "svg", "rgb_array")
WIDTH = 480  # of an image, in pixels
FONT = "Bitstream Vera Sans"  # ReportLab brings it


def render(game: Game, state: Any, mode: str | None) -> Any:
    """Draw a state, or return nothing where no mode was asked for."""
    if mode == "ansi":
        return draw(game.id, state, "en").plain
    if mode == "svg":
        return picture(game.id, state)
    return pixels(picture(game.id, state)) if mode == "rgb_array" else None


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return an SVG as rows of red, green and blue; needs `ludoteca[rgb]`."""
    import resvg_py  # noqa: PLC0415 - the other modes do without these two
    from PIL import Image  # noqa: PLC0415

    png = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=WIDTH,
        background="#ffffff",
        font_files=_fonts(),
        sans_serif_family=FONT,
        monospace_family=FONT,
    )
    return np.array(Image.open(BytesIO(png)).convert("RGB"))


@cache
def _fonts() -> list[str]:
    """Return fonts that are there on every machine: without one, numbers would be left out."""
    folder = files("reportlab") / "fonts"
    return [str(folder / name) for name in ("Vera.ttf", "VeraBd.ttf")]
