"""Pictures of results: well-formed, with everything in them and inside their frame."""

import re
from xml.etree import ElementTree

import pytest

from ludoteca.lab.pictures import curves_svg, ratings_svg, round_numbers
from ludoteca.lab.ratings import Rating


def numbers(svg: str, names: str) -> list[float]:
    return [float(value) for value in re.findall(rf'(?:{names})="(-?[\d.]+)"', svg)]


def test_ratings_stand_from_the_strongest_down() -> None:
    players = {"weak": Rating(-80, 20), "strong & <true>": Rating(80, 25)}
    svg = ratings_svg("Tiny: 4 games", players)
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert "Tiny: 4 games" in texts
    assert texts.index("strong & <true>") < texts.index("weak")
    dots = numbers(svg, "cx")
    assert dots[0] > dots[1]
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    assert all(0 <= x <= width for x in numbers(svg, "x|x1|x2|cx"))
    assert all(0 <= y <= height for y in numbers(svg, "y|y1|y2|cy"))


def test_curves_rise_to_the_right() -> None:
    svg = curves_svg("Tiny", {"score": [(0, 1.0), (50, 2.0), (100, 4.0)], "flat": [(10, 3.0)]})
    ElementTree.fromstring(svg)  # noqa: S314 - our own
    points = re.search(r'points="([^"]*)"', svg)
    assert points
    xs, ys = zip(*(map(float, point.split(",")) for point in points[1].split()), strict=True)
    assert list(xs) == sorted(xs)
    assert list(ys) == sorted(ys, reverse=True)
    assert xs[1] - xs[0] == pytest.approx(xs[2] - xs[1], abs=0.2)
    assert 2 * (ys[0] - ys[1]) == pytest.approx(ys[1] - ys[2], abs=0.2)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (-35, 41, [-40, -20, 0, 20, 40, 60]),
        (0.1, 0.52, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]),
        (7, 7, [7]),
    ],
)
def test_axes_have_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert round_numbers(low, high) == pytest.approx(expected)
