"""Speed of the bots of War of the Ring, printed and never asserted: games, nodes, and how well budgets are kept.

    python bench/bench_bots.py [games of rules bots] [actions of each searching bot] [budget ...]

As in bench_kernel *ref* is how many passes of a fixed loop of plain Python take as long as one of these. An action is
everything from its first ask to the next action; its time is what the bot took for all its own asks in between, by
the clock of its budget: on a busy machine look at that of the processor (50ms-cpu), the other tells of the machine.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best  # noqa: E402
from bench_wotr import bot_games, say  # noqa: E402

import thirdage.bots.wotr.campaign as inner_loops  # noqa: E402
import thirdage.kernel.match as engine  # noqa: E402
from thirdage.bots import Budget, Eyes, make_bot, read_budget  # noqa: E402
from thirdage.bots.bot_games import new_match  # noqa: E402
from thirdage.bots.search.bot import SearchBot  # noqa: E402
from thirdage.bots.workers import rare_collections  # noqa: E402
from thirdage.games.wotr.game import WOTR  # noqa: E402
from thirdage.kernel import Rng  # noqa: E402

SEED = 5000
LATE = 0.05
"""Seconds by which an action may be late, where a tenth of the budget is less."""
WORST = 4
"""So many of the late actions are shown."""


class Action:
    """One action of a bot: the seconds that each of its asks took, and all nodes."""

    def __init__(self) -> None:
        self.asks: list[tuple[float, str]] = []
        self.nodes = 0

    @property
    def seconds(self) -> float:
        """All of it."""
        return sum([took for took, _ in self.asks], 0.0)

    def __str__(self) -> str:
        steps = " + ".join([f"{took * 1000:.0f} {kind}" for took, kind in self.asks if took > 0.001])
        return f"{self.seconds * 1000:.0f} ms: {steps}"


def actions(name: str, budget: Budget, wanted: int) -> list[Action]:
    """At least so many actions of games with the same bot on both seats."""
    done: list[Action] = []
    seed = SEED
    while len(done) < wanted:
        done += actions_of_game(name, budget, seed, wanted - len(done))
        seed += 1
    return done


def actions_of_game(name: str, budget: Budget, seed: int, wanted: int) -> list[Action]:
    """The actions of one game."""
    match = new_match(WOTR, {}, seed)
    bots = {seat: make_bot("wotr", name, Rng(n), budget) for n, seat in enumerate(match.seats)}
    now: dict[str, Action] = {}
    done: list[Action] = []
    clock = budget.clock
    while match.asks and len(done) < wanted:
        ask = match.asks[0]
        bot = bots[ask.seat]
        assert isinstance(bot, SearchBot)
        meter, spent = bot.meter, bot.meter.nodes
        began = clock()
        option = bot.choose(Eyes(match, ask.seat), ask, Rng(ask.index))
        took = clock() - began
        if bot.meter is not meter or ask.seat not in now:
            now[ask.seat] = Action()
            done.append(now[ask.seat])
            spent = 0
        now[ask.seat].asks.append((took, ask.kind))
        now[ask.seat].nodes += bot.meter.nodes - spent
        match.answer(option, ask.seat, ask.index)
    return done


def show_budget(name: str, written: str, wanted: int) -> None:
    """How well a bot keeps a budget."""
    budget = read_budget(written)
    done = actions(name, budget, wanted)
    limit = max(budget.seconds * 1.1, budget.seconds + LATE)
    times = sorted([action.seconds for action in done])
    thought = [t for t in times if t > budget.seconds / 4]
    kept = sum([t <= limit for t in times]) / len(times)
    late = times[int(len(times) * 0.99)]
    rate = sum([action.nodes for action in done]) / sum(times)
    print(f"{name} at {written}: {len(done)} actions, {len(thought)} thought about; {rate:,.0f} nodes/s;", end=" ")
    print(f"{kept:.1%} within {limit * 1000:.0f} ms (target 99%), 99% within {late * 1000:.0f} ms")
    for action in sorted(done, key=lambda action: -action.seconds)[:WORST]:
        print(f"    {action}", flush=True)


def how(module: str | None) -> str:
    """Whether a module is compiled."""
    return "interpreted" if str(module).endswith(".py") else "compiled"


def main(arguments: list[str]) -> None:
    """Print everything."""
    games = int(arguments[0]) if arguments else 6
    wanted = int(arguments[1]) if len(arguments) > 1 else 300
    budgets = arguments[2:] or ["50ms-cpu", "50ms"]
    print(f"Python {sys.version.split()[0]}, engine {how(engine.__file__)}, bots {how(inner_loops.__file__)}\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")
    gc.collect()
    gc.freeze()
    with rare_collections():  # as in the processes that play tournaments
        bot_games(1)
        say(f"games of the rules bots ({games} seeds from {SEED})", *best(lambda: bot_games(games), 5), ">= 10 /s")
    for written in budgets if wanted else ():
        for name in ("one-ply", "planner", "ismcts"):
            show_budget(name, written, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
