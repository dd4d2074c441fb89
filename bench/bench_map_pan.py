"""Panning the map of War of the Ring in Chromium without a graphics card: how long a frame takes.

    python bench/bench_map_pan.py

A crowded position (the rules bots at turn 8); the map fills a window of 1440 x 900 and is dragged to and fro by the
mouse, with all pieces, first as near as two turns of the wheel bring it, then nearer. The page times its own frames.
Needs the built page (`make web`) and Chromium.
"""

from __future__ import annotations

import math
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser import Sitter, chromium, played
from tests.server_driver import Process

LARGE: Final = "[data-testid=map] { position: fixed !important; z-index: 99; inset: 0; height: auto !important }"
SECONDS: Final = 5
TURN: Final = 8
SEED: Final = 3
WHEEL: Final = (2, 5, 8)
"""Turns of the wheel, each nearer by a third."""
WATCH: Final = """() => {
  const times = [];
  window.stopWatch = () => { window.watching = false; return times; };
  window.watching = true;
  const note = (now) => { times.push(now); if (window.watching) requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""


def drag(person: Sitter, seconds: float) -> list[float]:
    """Drag the map about; the milliseconds of every frame."""
    box = person.page.get_by_test_id("map").bounding_box()
    assert box is not None
    mouse = person.page.mouse
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reach = (box["width"] * 0.45, box["height"] * 0.45)
    mouse.move(*middle)
    mouse.down()
    person.page.evaluate(WATCH)
    begin = perf_counter()
    while (passed := perf_counter() - begin) < seconds:
        mouse.move(middle[0] + reach[0] * math.sin(passed * 2.1), middle[1] + reach[1] * math.sin(passed * 1.3))
    times: list[float] = person.page.evaluate("() => window.stopWatch()")
    mouse.up()
    return [after - before for before, after in pairwise(times)]


def main() -> int:
    """Print a table."""
    position = played("wotr", SEED, rounds=TURN).written()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Process(Path(folder) / "tables.sqlite")
        person = Sitter(browser, server.start())
        try:
            person.open()
            body = {"game": "wotr", "position": position, "seats": {"free-peoples": "me", "shadow": "bot:random"}}
            person.open(f"#/table/{person.call('/api/tables', body)['id']}")
            person.page.locator("[data-testid=land][data-painted=true]").wait_for()
            person.page.add_style_tag(content=LARGE)
            print("| wheel | pixels of the map | pieces | frames | median | 95th percentile | frames a second |")
            print("|---:|---:|---:|---:|---:|---:|---:|")
            turned = 0
            for turns in WHEEL:
                person.page.get_by_test_id("map").hover()
                for _ in range(turns - turned):
                    person.page.mouse.wheel(0, -180)
                    person.page.wait_for_timeout(60)
                turned = turns
                person.page.wait_for_timeout(1500)
                frames = drag(person, SECONDS)
                cuts = quantiles(frames, n=20)
                land = person.page.get_by_test_id("land").evaluate("(canvas) => `${canvas.width} x ${canvas.height}`")
                pieces = person.page.locator("[data-testid=map] .piece").count()
                print(
                    f"| {turns} | {land} | {pieces} | {len(frames)} | {cuts[9]:.1f} ms | {cuts[18]:.1f} ms "
                    f"| {1000 * len(frames) / sum(frames):.0f} |"
                )
        finally:
            person.context.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
