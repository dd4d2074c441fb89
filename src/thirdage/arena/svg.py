"""Small pictures for the report: drawn here, so that the page needs nothing from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

INK: Final = "var(--ink)"
FAINT: Final = "var(--rule)"
COLOURS: Final = tuple([f"var(--c{number})" for number in range(8)])
"""The page says what these are, by day and by night."""
WIDTH: Final = 640
LEFT: Final = 190
"""Room for the names on the left."""


def _text(x: float, y: float, told: str, anchor: str = "start", size: int = 12, colour: str = INK) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {where} style="fill:{colour}">{escape(told)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = FAINT, width: float = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} style="stroke:{colour}" stroke-width="{width}"/>'


def _box(x: float, y: float, width: float, height: float, colour: str, title: str) -> str:
    size = f'x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}"'
    return f'<rect {size} style="fill:{colour}"><title>{escape(title)}</title></rect>'


def _picture(height: float, parts: Sequence[str], label: str) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
    return f"<div class=wide>{head}{''.join(parts)}</svg></div>"


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, int]]]], names: Sequence[str], label: str) -> str:
    """A bar for each row, made of named parts; each name has its colour by its place among all names."""
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
                parts.append(_text(x + count * scale / 2, y + 15, str(count), "middle", 11, "var(--on)"))
            x += count * scale
    y = 8 + 30 * len(rows) + 6
    for name in [name for name in names if any(name == piece for _, pieces in rows for piece, _ in pieces)]:
        parts += [_box(LEFT, y, 12, 12, colours[name], name), _text(LEFT + 17, y + 10, name, size=11)]
        y += 18
    return _picture(y + 4, parts, label)


def columns(spread: Sequence[tuple[str, int]], label: str) -> str:
    """A column for each value, as high as it is frequent."""
    most = max([count for _, count in spread], default=1) or 1
    wide = min(60.0, (WIDTH - 20) / max(1, len(spread)))
    parts = [_line(10, 120, 10 + wide * len(spread), 120, INK)]
    every = max(1, -(-len(spread) // 24))
    for number, (value, count) in enumerate(spread):
        high = 96 * count / most
        middle = 10 + (number + 0.5) * wide
        parts.append(_box(middle - wide / 2 + 1, 120 - high, wide - 2, high, COLOURS[0], f"{value}: {count}"))
        if number % every == 0:
            parts.append(_text(middle, 134, value, "middle", 10))
        if count and every == 1:
            parts.append(_text(middle, 116 - high, str(count), "middle", 9))
    return _picture(140, parts, label)


def course(points: Sequence[Sequence[float]], bar: float | None, label: str, bar_label: str, below: str) -> str:
    """How a share went with its interval: pairs, share, low, high. `below` says what is counted from left to right."""
    if not points:
        return ""
    last = max(1.0, points[-1][0])

    def at(x: float, y: float) -> tuple[float, float]:
        return 44 + (WIDTH - 60) * x / last, 14 + 180 * (1 - y)

    parts = []
    for tenth in range(0, 11, 2):
        x, y = at(0, tenth / 10)
        parts += [_line(x, y, WIDTH - 16, y), _text(38, y + 4, f"{10 * tenth} %", "end", 10)]
    edge = [at(p[0], p[3]) for p in points] + [at(p[0], p[2]) for p in reversed(points)]
    parts.append(f'<polygon points="{_points(edge)}" style="fill:{COLOURS[0]};fill-opacity:.22"/>')
    middle = [at(p[0], p[1]) for p in points]
    parts.append(f'<polyline points="{_points(middle)}" style="fill:none;stroke:{COLOURS[0]}" stroke-width="2"/>')
    if len(points) == 1:
        parts.append(_point(*middle[0]))
    if bar is not None:
        (x1, y), (x2, _) = at(0, bar), at(last, bar)
        parts += [
            _line(x1, y, x2, y, COLOURS[1], 1.5),
            _text(x1 + 4, y + (13 if bar > 0.5 else -5), bar_label, size=10),
        ]
    parts += [_text(44, 210, "0", "middle", 10), _text(WIDTH - 16, 210, f"{last:g}", "end", 10)]
    parts += [_text((44 + WIDTH - 16) / 2, 210, below, "middle", 10)]
    return _picture(216, parts, label)


def _point(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" style="fill:{COLOURS[0]}"/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in points])


def whiskers(rows: Sequence[tuple[str, float, float, float]], label: str) -> str:
    """A point with its interval for each row: value, low, high; with a scale below."""
    low = min([row[2] for row in rows], default=0.0)
    high = max([row[3] for row in rows], default=1.0)
    scale = (WIDTH - LEFT - 50) / ((high - low) or 1)
    bottom = 16 + 24 * len(rows)
    step = next((step for step in (50, 100, 200, 500) if (high - low) / step <= 8), 1000)
    parts = []
    for mark in range(-(-int(low) // step) * step, int(high) + 1, step):
        x = LEFT + (mark - low) * scale
        parts += [_line(x, 4, x, bottom - 8), _text(x, bottom + 6, str(mark), "middle", 10)]
    for number, (name, value, least, most) in enumerate(rows):
        y = 16 + 24 * number
        x1, x, x2 = [LEFT + (part - low) * scale for part in (least, value, most)]
        parts += [_text(LEFT - 8, y + 4, name, "end"), _line(x1, y, x2, y, COLOURS[0], 2), _point(x, y)]
        parts.append(_text(x2 + 6, y + 4, f"{value:.0f}", size=11))
    return _picture(bottom + 12, parts, label)
