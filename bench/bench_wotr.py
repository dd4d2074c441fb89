"""Speed of War of the Ring, printed and never asserted: asks, die actions, games, forks and samples on one core.

    python bench/bench_wotr.py [random games] [bot games]

Random games are long (more than six thousand asks, chance counted) and are played with log and history, as any match.
A die action is one use of one die with everything it leads to. As in bench_kernel *ref* is how many passes of a fixed
loop of plain Python take as long as one of these things; only that can be compared between runs and machines. Run it
in build/compiled after `make compiled`, or beside a wheel, for the compiled engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best, reference  # noqa: E402

import thirdage.kernel.match as engine  # noqa: E402
from thirdage.bots import Table, play  # noqa: E402
from thirdage.games.wotr.game import WOTR  # noqa: E402
from thirdage.games.wotr.model.war import War  # noqa: E402
from thirdage.kernel import Match, Rng, seeded  # noqa: E402

REPEATS = 4
"""Of whole games; they are long enough to be measured in few."""
FORKED = 60
"""Matches in the middle of a battle that are forked, each some answers behind its seam."""
BOT_SEED = 5000


def begin(seed: int) -> Match:
    """A match at its first ask."""
    return Match(RULES, WOTR.start(RULES), seeded(seed)).start()


def random_game(seed: int) -> Match:
    """A game played at random to its end."""
    match, rng = begin(seed), Rng(seed)
    while match.asks:
        match.answer(match.asks[0].options.sample(rng))
    return match


def in_battle() -> list[Match]:
    """Matches in the middle of a combat round: the attacker has attacked, and somebody has answered since the seam."""
    found: list[Match] = []
    seed = 0
    while len(found) < FORKED:
        match, rng = begin(seed), Rng(seed)
        taken = 0
        while match.asks and taken < FORKED // 10:
            match.answer(match.asks[0].options.sample(rng))
            position = match.position
            assert isinstance(position, War)
            if position.battle is not None and len(match.written()["since"]) > 1:
                found.append(match.fork())
                taken += 1
        seed += 1
    return found


def depth(match: Match) -> int:
    """Answers since the seam."""
    return len(match.written()["since"])


def forks(matches: list[Match]) -> int:
    """Fork each of them."""
    for match in matches:
        match.fork()
    return len(matches)


def middles() -> list[Match]:
    """Matches in mid-game."""
    found: list[Match] = []
    for seed in range(6):
        match, rng = begin(seed), Rng(seed)
        while match.asks and match.index < 300 + 150 * seed:
            match.answer(match.asks[0].options.sample(rng))
        found.append(match)
    return found


def samples(matches: list[Match]) -> int:
    """One sample of each for each seat."""
    rng = Rng(3)
    for match in matches:
        for seat in match.seats:
            match.sample(seat, rng)
    return 2 * len(matches)


def bot_games(games: int) -> int:
    """Games of the rules of thumb against themselves."""
    for n in range(games):
        played = play(Table("wotr", BOT_SEED + n, bots=("rules",)))
        if played.failure:
            raise SystemExit(f"seed {BOT_SEED + n}: {played.failure}")
    return games


def say(what: str, seconds: float, ref: float, target: str = "", per_second: bool = True) -> None:
    """Print one line."""
    rate = 1 / seconds
    figure = f"{rate:,.0f} /s" if rate >= 100 else f"{rate:.2f} /s"
    figure = figure if per_second else f"{seconds * 1e6:.1f} µs"
    print(f"| {what:<58} | {figure:>12} | {target:>12} | {seconds / ref:>9.3f} |", flush=True)


def measured(work: Callable[[], int], repeats: int) -> tuple[float, float]:
    """As bench_kernel.best, with the interpreter warm."""
    work()
    return best(work, repeats)


def main(arguments: list[str]) -> None:
    """Print the table."""
    games = int(arguments[0]) if arguments else 6
    of_bots = int(arguments[1]) if len(arguments) > 1 else 6
    ended = [random_game(seed) for seed in range(games)]
    asks = sum([match.index for match in ended]) / games
    actions = sum([WOTR.progress(match.position)[1] for match in ended]) / games
    ended.clear()
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, engine {how}; one pass of the reference loop {reference() * 1e6:.1f} µs")
    print(f"{games} random games, {asks:,.0f} asks and {actions:,.0f} die actions each\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")

    def random_games() -> int:
        for seed in range(games):
            random_game(seed)
        return games

    game, ref = measured(random_games, REPEATS)
    say("asks, random play with history (chance counted)", game / asks, ref, ">= 15,000 /s")
    say("die actions, random play", game / actions, ref)
    say("random games", game, ref)
    fighting = in_battle()
    deepest = max(fighting, key=depth)
    mean = sum([depth(match) for match in fighting]) / len(fighting)
    many = [deepest] * len(fighting)
    each, ref = measured(lambda: forks(fighting), 30)
    say(f"fork in the middle of a battle, {mean:.1f} answers deep", each, ref, "<= 300 µs", per_second=False)
    each, ref = measured(lambda: forks(many), 30)
    say(f"fork of the deepest of them, {depth(deepest)} answers", each, ref, "<= 300 µs", per_second=False)
    each, ref = measured(lambda: copies(deepest), 30)
    say("copy of the position", each, ref, "<= 5 µs", per_second=False)
    half_way = middles()
    say("sample(), mid-game", *measured(lambda: samples(half_way), 3))
    say(f"games of the rules bots ({of_bots} seeds from {BOT_SEED})", *best(lambda: bot_games(of_bots), 2))


def copies(match: Match) -> int:
    """Copy its position many times."""
    for _ in range(1000):
        match.position.copy()
    return 1000


RULES = WOTR.rules()

if __name__ == "__main__":
    main(sys.argv[1:])
