"""What spectators cost a player, printed and never asserted: how long an answer takes with so many who look on.

    python bench/bench_spectators.py [SPECTATORS ...]

A server of its own; a player at one screen answers at random over a live line, spectators (each a guest of their own)
read in another process. The *ratio* is to the same table with nobody who looks on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

import thirdage  # noqa: E402
from tests.server_driver import Player, Running, serving  # noqa: E402

ANSWERS = 40
GAME, FP, SH = "wotr", "free-peoples", "shadow"


def look_on(address: str, count: int, there: Event, enough: Event) -> None:
    """So many spectators, who read whatever comes."""
    asyncio.run(_look_on(address, count, there, enough))


async def _look_on(address: str, count: int, there: Event, enough: Event) -> None:
    async def read(line: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for _ in line:
                pass

    lines = [await connect(address, proxy=None, ping_interval=None, open_timeout=600) for _ in range(count)]
    reading = [asyncio.ensure_future(read(line)) for line in lines]
    await asyncio.sleep(2 + count / 200)
    there.set()
    while not enough.is_set():
        await asyncio.sleep(0.1)
    for task in reading:
        task.cancel()


def answered(running: Running, ann: Player, table: str) -> list[float]:
    """How long each answer took until it was acknowledged."""
    rng, took = thirdage.Rng(7), []
    with ann.line(table) as line:
        for ref in range(ANSWERS):
            match = running.match(table)
            ask = match.asks[0]
            option: Any = ask.options.sample(rng).json(match.rules.names)
            begun = time.perf_counter()
            line.socket.send(json.dumps({
                "type": "answer", "ref": ref, "seat": ask.seat, "index": ask.index, "answer": option
            }))  # fmt: skip
            line.next("done", ref=ref)
            took.append(time.perf_counter() - begun)
            time.sleep(0.05)
    return took


def measured(running: Running, count: int) -> list[float]:
    """The same game before so many spectators."""
    ann = Player(running.address)
    table = ann.table(GAME, seats={FP: "me", SH: "me"})
    context = multiprocessing.get_context("spawn")
    there, enough = context.Event(), context.Event()
    address = f"{running.address.replace('http', 'ws')}/api/tables/{table}/live"
    crowd = context.Process(target=look_on, args=(address, count, there, enough))
    crowd.start()
    there.wait()
    try:
        return answered(running, ann, table)
    finally:
        enough.set()
        crowd.join()
        ann.close()


def main() -> None:
    """Print the table."""
    counts = [int(n) for n in sys.argv[1:]] or [200, 1000]
    print(f"| {'spectators':>10} | {'median ms':>10} | {'longest ms':>10} | {'ratio':>7} |")
    print("|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.sqlite", watchers=0) as running:
        alone = 0.0
        for count in (0, *counts):
            took = measured(running, count)
            median = statistics.median(took)
            alone = alone or median
            print(
                f"| {count:>10} | {median * 1e3:>10.1f} | {max(took) * 1e3:>10.1f} | {median / alone:>7.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
