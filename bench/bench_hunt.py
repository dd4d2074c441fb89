"""Speed of Hunt for the Ring, printed and never asserted: asks, games, forks, beliefs and samples on one core.

    python bench/bench_hunt.py [random games] [bot games]

Random games are played with log and history, as any match, and beside them random games of War of the Ring in the same
run: only their ratio can be compared between machines. A belief update is what one entry or one answered question adds
to what a Ringwraith player holds possible, reckoned on from the update before, along games of the rules of thumb. Run
it in build/compiled after `make compiled`, or beside a wheel, for the compiled engine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import thread_time
from typing import cast

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT), str(ROOT / "bench")]

from bench_kernel import best, reference  # noqa: E402
from bench_wotr import measured, say  # noqa: E402
from bench_wotr import random_game as random_war  # noqa: E402

import thirdage.kernel.match as engine  # noqa: E402
from thirdage.bots import Table, play  # noqa: E402
from thirdage.bots.bot_games import SeatedBots  # noqa: E402
from thirdage.games.hunt.game import HUNT  # noqa: E402
from thirdage.games.hunt.knowledge import Remembered  # noqa: E402
from thirdage.games.hunt.model import Pursuit  # noqa: E402
from thirdage.kernel import Match, Rng, seeded  # noqa: E402

REPEATS = 4
BOT_SEED = 5000
SEED = 7000
WARS = 2
"""Random games of War of the Ring are long."""
AIM = 0.7
"""Of the asks a second of War of the Ring."""
ASKS_AN_UPDATE = 50
"""So many random asks a belief update may cost."""

Moment = tuple[Pursuit, int]
"""A position, and how many information tokens, or entries of Gandalf, all know of it."""


def begin(seed: int) -> Match:
    """A match at its first ask."""
    return Match(RULES, HUNT.start(RULES), seeded(seed)).start()


def random_game(seed: int) -> Match:
    """A game played at random to its end."""
    match, rng = begin(seed), Rng(seed)
    while match.asks:
        match.answer(match.asks[0].options.sample(rng))
    return match


def moments(games: int) -> list[list[Moment]]:
    """Of games of the rules of thumb, every moment at which something new was learned of Frodo or Gandalf."""
    found: list[list[Moment]] = []
    for seed in range(SEED, SEED + games):
        match = begin(seed)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
        last: object = None
        game: list[Moment] = []
        while match.asks:
            at = cast(Pursuit, match.position)
            knows = (at.chapter, at.track, len(at.escapes), len(at.asked), len(at.gandalf), len(at.directions))
            if knows != last and at.orders and at.next[0] not in ("second-journey", "second-ally"):
                last = knows
                kept = len(at.held) + len(at.turned) if at.chapter == 1 else len(at.gandalf)
                game.append((at.copy(), kept))
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat, ask.index)
        found.append(game)
    return found


def updates(games: list[list[Moment]], chapter: int) -> int:
    """Reckon all of them, each game with a memory of its own."""
    done = 0
    for game in games:
        memory = Remembered()
        for at, many in game:
            if at.chapter == chapter:
                done += 1
                if chapter == 1:
                    memory.walks_at(at, many).places()
                else:
                    memory.roads_at(at, many).cards()
    return done


def slowest(games: list[list[Moment]]) -> float:
    """The longest single update."""
    found = 0.0
    for game in games:
        memory = Remembered()
        for at, many in game:
            began = thread_time()
            if at.chapter == 1:
                memory.walks_at(at, many).places()
            else:
                memory.roads_at(at, many).cards()
            found = max(found, thread_time() - began)
    return found


def middles() -> list[Match]:
    """Matches in the middle of both chapters, rules of thumb on all seats."""
    found: list[Match] = []
    for seed in range(6):
        match = begin(SEED + seed)
        seated = SeatedBots(match, seed, dict.fromkeys(match.seats, "rules"))
        while match.asks and match.index < 80 + 50 * seed:
            ask = match.asks[0]
            match.answer(seated.choose(ask), ask.seat, ask.index)
        if match.asks:
            found.append(match)
    return found


def samples(matches: list[Match]) -> int:
    """One sample of each for each seat."""
    rng = Rng(3)
    for match in matches:
        for seat in match.seats:
            match.sample(seat, rng)
    return 2 * len(matches)


def forks(matches: list[Match]) -> int:
    """Fork each of them, many times."""
    for match in matches:
        for _ in range(20):
            match.fork()
    return 20 * len(matches)


def bot_games(games: int) -> int:
    """Games of the rules of thumb against themselves."""
    for n in range(games):
        played = play(Table("hunt", BOT_SEED + n, bots=("rules",)))
        if played.failure:
            raise SystemExit(f"seed {BOT_SEED + n}: {played.failure}")
    return games


def main(arguments: list[str]) -> None:
    """Print the table."""
    games = int(arguments[0]) if arguments else 60
    of_bots = int(arguments[1]) if len(arguments) > 1 else 12
    asks = sum([random_game(seed).index for seed in range(games)]) / games
    of_war = sum([random_war(seed).index for seed in range(WARS)]) / WARS
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    print(f"Python {sys.version.split()[0]}, engine {how}; one pass of the reference loop {reference() * 1e6:.1f} µs")
    print(f"{games} random games, {asks:,.0f} asks each\n")
    print(f"| {'what':<58} | {'measured':>12} | {'target':>12} | {'ref':>9} |")
    print("|---|---:|---:|---:|")

    def random_games() -> int:
        for seed in range(games):
            random_game(seed)
        return games

    def random_wars() -> int:
        for seed in range(WARS):
            random_war(seed)
        return WARS

    war, war_ref = measured(random_wars, REPEATS)
    game, ref = measured(random_games, REPEATS)
    an_ask, ratio = game / asks, (war / of_war / war_ref) / (game / asks / ref)
    say("asks of War of the Ring, random play with history", war / of_war, war_ref)
    say("asks, random play with history (chance counted)", an_ask, ref, f"x {AIM}")
    print(f"| {'asks a second, of those of War of the Ring':<58} | {ratio:>12.2f} | {f'>= {AIM}':>12} | {'':>9} |")
    say("random games", game, ref)
    learned = moments(of_bots)
    for chapter in (1, 2):

        def work(of: int = chapter) -> int:
            return updates(learned, of)

        update, update_ref = measured(work, 3)
        cost = (update / update_ref) / (an_ask / ref)
        say(f"belief update, chapter {chapter}", update, update_ref, per_second=False)
        print(f"| {'  in random asks':<58} | {cost:>12.1f} | {f'<= {ASKS_AN_UPDATE}':>12} | {'':>9} |")
    print(
        f"| {'  the longest of them, in random asks':<58} | {slowest(learned) / an_ask:>12.1f} | {'':>12} | {'':>9} |"
    )
    half_way = middles()
    say("fork, in the middle of both chapters", *measured(lambda: forks(half_way), 30), per_second=False)
    say("sample(), in the middle of both chapters", *measured(lambda: samples(half_way), 3))
    say(f"games of the rules bots ({of_bots} seeds from {BOT_SEED})", *best(lambda: bot_games(of_bots), 2))


RULES = HUNT.rules()

if __name__ == "__main__":
    main(sys.argv[1:])
