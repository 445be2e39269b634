"""Shapes as block pictures of any size: sphere, cylinder, cube, cone and cross."""

from functools import cache
from math import sqrt

QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # bit 0 upper left, 1 upper right, 2 lower left, 3 lower right
SPHERE, CYLINDER, CUBE, CONE, CROSS = range(5)


@cache
def picture(shape: int, height: int, *, filled: bool) -> tuple[str, ...]:
    """Return a shape as `height` rows of twice as many characters."""
    dots = [
        [
            _covers(shape, (2 * x + 1) / (4 * height) - 1, (2 * y + 1) / (2 * height) - 1)
            for x in range(4 * height)
        ]
        for y in range(2 * height)
    ]
    if not filled:
        dots = _outline(dots)
    return tuple(
        "".join(
            QUADRANTS[
                dots[2 * row][2 * x]
                + 2 * dots[2 * row][2 * x + 1]
                + 4 * dots[2 * row + 1][2 * x]
                + 8 * dots[2 * row + 1][2 * x + 1]
            ]
            for x in range(2 * height)
        )
        for row in range(height)
    )


def _covers(shape: int, x: float, y: float) -> bool:
    """Say whether a point of the square from -1 to 1 belongs to a shape."""
    if shape == SPHERE:
        return x * x + y * y <= 1
    if shape == CYLINDER:
        return abs(x) < 0.55 and abs(y) <= 0.72 + 0.28 * sqrt(1 - (x / 0.55) ** 2)
    if shape == CUBE:
        return abs(x) < 0.86 and abs(y) < 0.86
    if shape == CONE:
        return abs(x) <= 0.06 + 0.47 * (y + 1)
    return abs(abs(x) - abs(y)) < 0.3  # cross


def _outline(dots: list[list[bool]]) -> list[list[bool]]:
    """Keep the rim; a dot is half as wide as it is high, so the rim is two dots wide."""
    height, width = len(dots), len(dots[0])

    def inside(x: int, y: int) -> bool:
        return all(
            0 <= x + dx < width and 0 <= y + dy < height and dots[y + dy][x + dx]
            for dx in (-2, -1, 0, 1, 2)
            for dy in (-1, 0, 1)
        )

    return [[dots[y][x] and not inside(x, y) for x in range(width)] for y in range(height)]
