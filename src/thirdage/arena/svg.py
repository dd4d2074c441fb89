"""Small pictures for the report: drawn here, so that the page needs nothing from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

INK: Final = "#3b3226"
FAINT: Final = "#d8cdb8"
COLOURS: Final = ("#2f5d8a", "#8a2f2f", "#4f7a3a", "#a8772a", "#6b4a86", "#3a7a78", "#7a5a3a", "#555555")
WIDTH: Final = 640
LEFT: Final = 190
"""Room for the names on the left."""


def _text(x: float, y: float, told: str, anchor: str = "start", size: int = 12) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">{escape(told)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = FAINT, width: float = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _box(x: float, y: float, width: float, height: float, colour: str, title: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect {size} fill="{colour}"><title>{escape(title)}</title></rect>'


def _picture(height: float, parts: Sequence[str], label: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
    return f"<div class=wide>{head}{''.join(parts)}</svg></div>"


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, int]]]], label: str) -> str:
    """A bar for each row, made of named parts; the same name has the same colour in all of them."""
    names = list(dict.fromkeys([name for _, pieces in rows for name, _ in pieces]))
    colours = {name: COLOURS[at % len(COLOURS)] for at, name in enumerate(names)}
    total = max([sum([count for _, count in pieces]) for _, pieces in rows], default=0) or 1
    scale = (WIDTH - LEFT - 10) / total
    parts: list[str] = []
    for number, (row, pieces) in enumerate(rows):
        x, y = float(LEFT), 8 + 30 * number
        parts.append(_text(LEFT - 8, y + 15, row, "end"))
        for name, count in pieces:
            parts.append(_box(x, y, count * scale, 22, colours[name], f"{name}: {count}"))
            if count * scale > 22:
                shown = f'<text x="{x + count * scale / 2:.1f}" y="{y + 15}" font-size="11" text-anchor="middle"'
                parts.append(f'{shown} fill="#fff">{count}</text>')
            x += count * scale
    y = 8 + 30 * len(rows) + 6
    x = float(LEFT)
    for name in names:
        if x + 24 + 7 * len(name) > WIDTH and x > LEFT:
            x, y = float(LEFT), y + 18
        parts += [_box(x, y, 12, 12, colours[name], name), _text(x + 17, y + 10, name, size=11)]
        x += 34 + 6.2 * len(name)
    return _picture(y + 22, parts, label)


def columns(spread: Sequence[tuple[str, int]], label: str) -> str:
    """A column for each value, as high as it is frequent."""
    most = max([count for _, count in spread], default=1) or 1
    wide = (WIDTH - 20) / max(1, len(spread))
    parts = [_line(10, 120, WIDTH - 10, 120, INK)]
    every = max(1, -(-len(spread) // 24))
    for number, (value, count) in enumerate(spread):
        high = 100 * count / most
        parts.append(_box(10 + number * wide + 1, 120 - high, wide - 2, high, COLOURS[0], f"{value}: {count}"))
        if number % every == 0:
            parts.append(_text(10 + (number + 0.5) * wide, 134, value, "middle", 10))
    return _picture(140, parts, label)


def course(points: Sequence[Sequence[float]], bar: float | None, label: str) -> str:
    """How a share went with its interval: pairs, share, low, high."""
    if not points:
        return ""
    last = max(1.0, points[-1][0])

    def at(x: float, y: float) -> tuple[float, float]:
        return 44 + (WIDTH - 60) * x / last, 10 + 180 * (1 - y)

    parts = []
    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10)
        parts += [_line(x, y, WIDTH - 16, y), _text(38, y + 4, f"{10 * tenth} %", "end", 10)]
    edge = [at(p[0], p[3]) for p in points] + [at(p[0], p[2]) for p in reversed(points)]
    parts.append(f'<polygon points="{_points(edge)}" fill="{COLOURS[0]}" fill-opacity="0.18"/>')
    middle = _points([at(p[0], p[1]) for p in points])
    parts.append(f'<polyline points="{middle}" fill="none" stroke="{COLOURS[0]}" stroke-width="2"/>')
    if bar is not None:
        (x1, y), (x2, _) = at(0, bar), at(last, bar)
        parts += [_line(x1, y, x2, y, COLOURS[1], 1.5), _text(x2, y - 4, f"bar {100 * bar:g} %", "end", 10)]
    parts += [_text(44, 206, "0", "middle", 10), _text(WIDTH - 16, 206, f"{last:g}", "end", 10)]
    return _picture(212, parts, label)


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in points])


def whiskers(rows: Sequence[tuple[str, float, float, float]], label: str) -> str:
    """A point with its interval for each row: value, low, high."""
    low = min([row[2] for row in rows], default=0.0)
    high = max([row[3] for row in rows], default=1.0)
    scale = (WIDTH - LEFT - 60) / ((high - low) or 1)
    parts = []
    for number, (name, value, bottom, top) in enumerate(rows):
        y = 16 + 24 * number
        x1, x, x2 = [LEFT + (part - low) * scale for part in (bottom, value, top)]
        parts += [_text(LEFT - 8, y + 4, name, "end"), _line(x1, y, x2, y, COLOURS[0], 2)]
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="4.5" fill="{COLOURS[0]}"/>')
        parts.append(_text(x2 + 6, y + 4, f"{value:.0f}", size=11))
    return _picture(16 + 24 * len(rows), parts, label)
