"""Pictures of results as SVG: ratings with their intervals, and learning curves."""

import math
from collections.abc import Mapping, Sequence
from html import escape

from ludoteca.lab.ratings import Rating

INK, FAINT, ACCENT = "#1d3557", "#b8c4ce", "#0072b2"
_FONT = 'font-family="system-ui, sans-serif" font-size="13"'
_ROW, _LEFT, _WIDTH = 28, 120, 640
_PANEL = 220  # the height of a curve


def ratings_svg(title: str, players: Mapping[str, Rating]) -> str:
    """Draw each player's Elo as a dot with its interval, the strongest on top."""
    ranked = sorted(players.items(), key=lambda player: -player[1].elo)
    low = min(rating.elo - rating.margin for _, rating in ranked)
    high = max(rating.elo + rating.margin for _, rating in ranked)
    ticks = round_numbers(low, high)
    low, high = min(low, ticks[0]), max(high, ticks[-1])
    height = 50 + _ROW * len(ranked) + 30

    def x(elo: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - 30) * (elo - low) / ((high - low) or 1)

    parts = [_text(10, 22, title, weight="bold")]
    bottom = height - 30
    for tick in ticks:
        parts.append(_line(x(tick), 36, x(tick), bottom, FAINT))
        parts.append(_text(x(tick), bottom + 18, f"{tick:g}", anchor="middle"))
    for row, (name, rating) in enumerate(ranked):
        y = 50 + _ROW * row + _ROW / 2
        ends = x(rating.elo - rating.margin), x(rating.elo + rating.margin)
        parts.append(_text(_LEFT - 10, y + 4, name, anchor="end"))
        parts.append(_line(ends[0], y, ends[1], y, ACCENT, 3))
        parts.append(f'<circle cx="{x(rating.elo):.1f}" cy="{y:.1f}" r="5" fill="{ACCENT}"/>')
    return _svg(title, height, parts)


def curves_svg(title: str, curves: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Draw each curve over the same axis, one panel below the other."""
    parts = [_text(10, 22, title, weight="bold")]
    most = max((point[0] for curve in curves.values() for point in curve), default=1) or 1
    for number, (name, curve) in enumerate(curves.items()):
        top, bottom = 60 + _PANEL * number, 60 + _PANEL * (number + 1) - 45
        values = [value for _, value in curve]
        ticks = round_numbers(min(values), max(values))
        low, high = min(*values, ticks[0]), max(*values, ticks[-1])
        parts.append(_text(_LEFT, top - 10, name))
        for tick in ticks:
            y = bottom - (bottom - top) * (tick - low) / ((high - low) or 1)
            parts.append(_line(_LEFT, y, _WIDTH - 20, y, FAINT))
            parts.append(_text(_LEFT - 8, y + 4, f"{tick:g}", anchor="end"))
        points = " ".join(
            f"{_LEFT + (_WIDTH - _LEFT - 20) * x / most:.1f},"
            f"{bottom - (bottom - top) * (y - low) / ((high - low) or 1):.1f}"
            for x, y in curve
        )
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{ACCENT}" stroke-width="2"/>'
        )
        for tick in round_numbers(0, most):
            at = _LEFT + (_WIDTH - _LEFT - 20) * tick / most
            if at <= _WIDTH - 20:
                parts.append(_text(at, bottom + 18, f"{tick:g}", anchor="middle"))
    return _svg(title, 60 + _PANEL * max(1, len(curves)), parts)


def round_numbers(low: float, high: float) -> list[float]:
    """Return four to nine round numbers, the first and last of them around a range."""
    if high <= low:
        return [low]
    step = 10 ** math.floor(math.log10(high - low))
    step *= next(factor for factor in (2, 1, 0.5, 0.2) if (high - low) / (step * factor) >= 3)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * number, 12) for number in range(first, last + 1)]


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {_WIDTH} {height:g}" width="{_WIDTH}" height="{height:g}"'
    ground = f'<rect width="{_WIDTH}" height="{height:g}" fill="#ffffff"/>'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {_FONT}>']
    return "\n".join([*lines, f"<title>{escape(title)}</title>", ground, *parts, "</svg>", ""])


def _text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal") -> str:
    style = f'text-anchor="{anchor}" font-weight="{weight}" fill="{INK}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'
