"""Speed of the Card Game, printed and never asserted: asks, games, forks and samples on one core.

    python bench/bench_cards.py [random games] [bot games]

As in bench_kernel *ref* is how many passes of a fixed loop of plain Python take as long as one of these things; only
that can be compared between runs and machines.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best, reference  # noqa: E402
from bench_wotr import measured, samples, say  # noqa: E402

import thirdage.kernel.match as engine  # noqa: E402
from thirdage.bots import Table, play  # noqa: E402
from thirdage.games.cards.game import CARDS  # noqa: E402
from thirdage.kernel import Match, Rng, Rules, seeded  # noqa: E402

TABLES = (("trilogy", 4), ("duel", 2), ("duel-3", 3), ("fellowship", 2))
BOT_SEED = 5000


def rules_of(scenario: str, players: int) -> Rules:
    """The rules of a table."""
    return CARDS.rules({"scenario": scenario, "players": players})


def random_game(rules: Rules, seed: int, until: int = 10_000) -> Match:
    """A game played at random, to its end or so far."""
    match, rng = Match(rules, CARDS.start(rules), seeded(seed)).start(), Rng(seed)
    while match.asks and match.index < until:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    return match


def random_games(rules: Rules, games: int) -> int:
    """So many of them."""
    for seed in range(games):
        random_game(rules, seed)
    return games


def bot_games(scenario: str, players: int, games: int) -> int:
    """Games of the rules of thumb against themselves."""
    options = {"scenario": scenario, "players": players}
    for n in range(games):
        played = play(Table("cards", BOT_SEED + n, options, ("rules",)))
        if played.failure:
            raise SystemExit(f"seed {BOT_SEED + n}: {played.failure}")
    return games


def forks(matches: list[Match]) -> int:
    """Fork each of them."""
    for match in matches:
        match.fork()
    return len(matches)


def main(arguments: list[str]) -> None:
    """Print the table."""
    games = int(arguments[0]) if arguments else 20
    of_bots = int(arguments[1]) if len(arguments) > 1 else 6
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, engine {how}; one pass of the reference loop {reference() * 1e6:.1f} µs\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")
    for scenario, players in TABLES:
        rules = rules_of(scenario, players)
        asks = sum([random_game(rules, seed).index for seed in range(games)]) / games

        def work(rules: Rules = rules) -> int:
            return random_games(rules, games)

        game, ref = measured(work, 4)
        say(f"{scenario}, {players} persons: asks, random play with history", game / asks, ref)
        target = ">= 20 /s" if how == "interpreted" else ">= 60 /s"
        say(f"{scenario}: random games ({asks:.0f} asks each)", game, ref, target if scenario == "trilogy" else "")

        def bots(scenario: str = scenario, players: int = players) -> int:
            return bot_games(scenario, players, of_bots)

        say(f"{scenario}: games of the rules bots", *best(bots, 2))
    half_way = [random_game(rules_of("trilogy", 4), seed, 150 + 20 * seed) for seed in range(8)]
    each, ref = measured(lambda: forks(half_way), 30)
    say("trilogy: fork, mid-game", each, ref, per_second=False)
    say("trilogy: sample(), mid-game", *measured(lambda: samples(half_way), 3))


if __name__ == "__main__":
    main(sys.argv[1:])
