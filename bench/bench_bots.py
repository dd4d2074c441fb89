"""Speed of the bots of War of the Ring, printed and never asserted: games, nodes, and how well budgets are kept.

    python bench/bench_bots.py [games of rules bots] [turns of a game of planners] [budget]

As in bench_kernel *ref* is how many passes of a fixed loop of plain Python take as long as one of these. An action is
everything from its first ask to the next action; its time is what the bot took for all its own asks in between.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best  # noqa: E402
from bench_wotr import bot_games, say  # noqa: E402

import thirdage.kernel.match as engine  # noqa: E402
from thirdage.bots import Eyes, make_bot, read_budget  # noqa: E402
from thirdage.bots.playing import new_match  # noqa: E402
from thirdage.bots.search.bot import SearchBot  # noqa: E402
from thirdage.games.wotr.game import WOTR  # noqa: E402
from thirdage.kernel import Rng  # noqa: E402

SEED = 5000
LATE = 0.05
"""Seconds by which an action may be late, where a tenth of the budget is less."""


def actions(name: str, turns: int) -> tuple[list[float], int]:
    """The seconds that each action of a match took, and all nodes, with the same bot on both seats."""
    match = new_match(WOTR, {}, SEED)
    bots = {seat: make_bot("wotr", name, Rng(n)) for n, seat in enumerate(match.seats)}
    spent: list[float] = []
    open_actions: dict[str, tuple[int, int]] = {}
    nodes = 0
    while match.asks and WOTR.progress(match.position)[0] <= turns:
        ask = match.asks[0]
        bot = bots[ask.seat]
        assert isinstance(bot, SearchBot)
        meter = bot.meter
        began = perf_counter()
        option = bot.choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        took = perf_counter() - began
        if bot.meter is meter and ask.seat in open_actions:
            at, before = open_actions[ask.seat]
            spent[at] += took
            nodes += bot.meter.nodes - before
        else:
            at = len(spent)
            spent.append(took)
            nodes += bot.meter.nodes
        open_actions[ask.seat] = (at, bot.meter.nodes)
        match.answer(option, ask.seat, ask.index)
    return spent, nodes


def main(arguments: list[str]) -> None:
    """Print everything."""
    games = int(arguments[0]) if arguments else 6
    turns = int(arguments[1]) if len(arguments) > 1 else 6
    written = arguments[2] if len(arguments) > 2 else "50ms"
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, engine {how}\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")
    gc.collect()
    gc.freeze()
    bot_games(1)
    say(f"games of the rules bots ({games} seeds from {SEED})", *best(lambda: bot_games(games), 2), ">= 10 /s")
    budget = read_budget(written).seconds
    for name in ("one-ply", "planner", "ismcts"):
        spent, nodes = actions(f"{name}@{written}", turns)
        thought = [t for t in spent if t > budget / 4]
        limit = max(budget * 1.1, budget + LATE)
        kept = sum([t <= limit for t in spent]) / len(spent)
        ninety_nine = sorted(spent)[int(len(spent) * 0.99)]
        rate = nodes / sum(spent)
        print(f"{name} at {written}: {len(spent)} actions, {len(thought)} thought about; {rate:,.0f} nodes/s;", end=" ")
        print(
            f"{kept:.1%} within {limit * 1000:.0f} ms (target 99%), 99% within {ninety_nine * 1000:.0f} ms", flush=True
        )


if __name__ == "__main__":
    main(sys.argv[1:])
