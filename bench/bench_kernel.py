"""Speed of the kernel, printed and never asserted: forks, checkpoints, asks, samples and replays.

    python bench/bench_kernel.py

Machines are noisy. Beside each figure stands its ratio to a fixed loop of plain Python that is timed in turn with it,
so that two runs can be compared: *ref* is how many passes of that loop take as long. Time is that of the processor,
and the best of many short repeats counts. The games are those of the tests' tiny game; the position of War of the
Ring size is a stand-in.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import thirdage  # noqa: E402
from tests.ford import FORD  # noqa: E402
from thirdage.kernel import Deck, Match, Position, Rng, Rules  # noqa: E402

Json = dict[str, Any]

REPEATS = 60
REFERENCE_LOOPS = 50
GAMES = 8
"""Work is done in small portions of a few milliseconds, so that some of the repeats are undisturbed."""

SIX_DEEP: Json = {
    "next": ["act", 0],
    "hands": {"free-peoples": ["muster", "omen"], "shadow": ["fog"]},
    "deck": {"top": [["blade", 1]], "rest": "spear bow axe lookout spy levy bread mist".split()},
}
"""The walker musters and plays the Omen; two of its three cards are drawn: six answers, then the ask to order them."""
SIX_ANSWERS: list[Json] = [
    {"kind": "play-card", "card": "muster"},
    {"kind": "pass"},
    {"kind": "play-card", "card": "omen"},
    {"kind": "pass"},
]

Force = tuple[int, int, int, int, tuple[int, ...]]
"""Nation, regulars, elites, leaders, characters."""
Forces = tuple[Force, ...]
Ints = tuple[int, ...]


class BigPosition(Position):
    """A stand-in of War of the Ring size: ints, tuples, and shallow lists of immutable values, as the real one."""

    __slots__ = (
        "advances", "battle", "casualties", "characters", "companions", "control", "corruption", "decks",
        "dice", "discards", "effects", "fellowship", "guide", "hands", "hunt_box", "hunt_pool", "hunt_removed",
        "in_field", "in_stronghold", "minions", "phase", "played", "politics", "reinforcements", "rings",
        "rolled", "round", "shadow_forces", "tiles_drawn", "victory",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, next: tuple[Any, ...], in_field: list[Forces], in_stronghold: list[Forces],
        shadow_forces: list[Forces], control: list[int], politics: list[int], advances: list[int],
        reinforcements: list[Ints], casualties: list[Ints], characters: list[int], hands: list[Ints],
        decks: list[Deck], discards: list[Ints], played: list[Ints], dice: list[Ints], companions: Ints,
        minions: Ints, rolled: Ints, hunt_pool: Ints, hunt_removed: Ints, tiles_drawn: Ints, hunt_box: Ints,
        fellowship: Ints, rings: Ints, victory: Ints, effects: Ints, battle: Ints, corruption: int, guide: int,
        round: int, phase: int,
    ) -> None:  # fmt: skip
        super().__init__(rules, next)
        self.in_field = in_field
        self.in_stronghold = in_stronghold
        self.shadow_forces = shadow_forces
        self.control = control
        self.politics = politics
        self.advances = advances
        self.reinforcements = reinforcements
        self.casualties = casualties
        self.characters = characters
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.played = played
        self.dice = dice
        self.companions = companions
        self.minions = minions
        self.rolled = rolled
        self.hunt_pool = hunt_pool
        self.hunt_removed = hunt_removed
        self.tiles_drawn = tiles_drawn
        self.hunt_box = hunt_box
        self.fellowship = fellowship
        self.rings = rings
        self.victory = victory
        self.effects = effects
        self.battle = battle
        self.corruption = corruption
        self.guide = guide
        self.round = round
        self.phase = phase

    def copy(self) -> BigPosition:
        """Through the constructor: the lists are copied, nothing below them."""
        new = BigPosition(
            self.rules, self.next, self.in_field[:], self.in_stronghold[:], self.shadow_forces[:],
            self.control[:], self.politics[:], self.advances[:], self.reinforcements[:], self.casualties[:],
            self.characters[:], self.hands[:], self.decks[:], self.discards[:], self.played[:], self.dice[:],
            self.companions, self.minions, self.rolled, self.hunt_pool, self.hunt_removed, self.tiles_drawn,
            self.hunt_box, self.fellowship, self.rings, self.victory, self.effects, self.battle,
            self.corruption, self.guide, self.round, self.phase,
        )  # fmt: skip
        new.outcome = self.outcome
        return new


def big_position(rules: Rules) -> BigPosition:
    """Somewhere in mid-game."""
    force: Force = (3, 4, 2, 1, (7, 11))
    regions = range(105)
    return BigPosition(
        rules,
        ("action", 0),
        in_field=[(force,) if region % 3 else () for region in regions],
        in_stronghold=[(force,) if region % 20 == 0 else () for region in regions],
        shadow_forces=[(force, force) if region % 4 == 0 else () for region in regions],
        control=[region % 9 for region in regions],
        politics=[3] * 9,
        advances=[0] * 9,
        reinforcements=[(10, 5, 4)] * 9,
        casualties=[(0, 0, 0)] * 9,
        characters=[-1] * 24,
        hands=[tuple(range(6)), tuple(range(24, 30))],
        decks=[Deck(tuple(range(24 * i, 24 * i + 24))) for i in range(4)],
        discards=[(), (), (), ()],
        played=[(1, 2), (3,)],
        dice=[(0, 1, 1, 4), (0, 2, 2, 3, 3, 4, 5)],
        companions=tuple(range(7)),
        minions=(0, 0, 0),
        rolled=(4, 7),
        hunt_pool=(1,) * 16,
        hunt_removed=(),
        tiles_drawn=(),
        hunt_box=(0, 1),
        fellowship=(12, 3, 0),
        rings=(3, 0),
        victory=(0, 2),
        effects=(),
        battle=(),
        corruption=4,
        guide=1,
        round=5,
        phase=3,
    )


def reference() -> float:
    """Seconds for one pass of a fixed loop of plain Python: 1000 steps of whole-number arithmetic."""
    began = process_time()
    x = 1
    for _ in range(REFERENCE_LOOPS):
        for i in range(1000):
            x = (x * 31 + i) & 0xFFFF
    return (process_time() - began) / REFERENCE_LOOPS


def best(work: Callable[[], int], repeats: int = REPEATS) -> tuple[float, float]:
    """Seconds for one of the things that `work` does (it returns how many), and one pass of the reference."""
    times: list[float] = []
    references: list[float] = []
    for _ in range(repeats):
        references.append(reference())
        began = process_time()
        done = work()
        times.append((process_time() - began) / done)
    return min(times), min(references)


def play(seed: int, rng: Rng) -> Match:
    """A random game of the tiny game, with log and history."""
    match = thirdage.new_match("ford", {"players": 2 + seed % 2}, seed=seed)
    while match.asks:
        ask = match.asks[0]
        match.answer(ask.options.sample(rng), ask.seat)
    return match


def six_deep() -> Match:
    """The match that is forked: six answers since the seam, the seventh ask open."""
    match = thirdage.setup("ford", SIX_DEEP, seed=1)
    for answer in SIX_ANSWERS:
        match.answer(answer)
    depth = len(match.written()["since"])
    if depth != 6 or match.ask is None:
        raise SystemExit(f"the position to fork is {depth} answers deep, not 6")
    return match


def stands() -> list[tuple[Match, str]]:
    """Matches in mid-game with the seat that samples, one from each of some games."""
    found: list[tuple[Match, str]] = []
    rng = Rng(9)
    for seed in range(GAMES * 4):
        match = thirdage.new_match("ford", {"players": 2 + seed % 2}, seed=seed)
        stop = 10 + rng.randrange(40)
        while match.asks and match.index < stop:
            match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
        found.append((match, match.seats[seed % len(match.seats)]))
    return found


def forks(match: Match) -> int:
    """Fork it many times."""
    for _ in range(200):
        match.fork()
    return 200


def copies(position: Position) -> int:
    """Copy it many times."""
    for _ in range(2000):
        position.copy()
    return 2000


def asks() -> int:
    """Play random games; the asks answered, chance included."""
    rng = Rng(1)
    return sum([play(seed, rng).index for seed in range(GAMES)])


def samples(where: list[tuple[Match, str]]) -> int:
    """One sample of each."""
    rng = Rng(3)
    for match, seat in where:
        match.sample(seat, rng)
    return len(where)


def replays(records: list[Json], check: bool) -> int:
    """Replay each; the entries."""
    for record in records:
        thirdage.replay(record, check=check)
    return sum([len(record["entries"]) for record in records])


def say(what: str, work: Callable[[], int], target: str, per_second: bool) -> None:
    """Measure and print one line."""
    seconds, ref = best(work)
    figure = f"{1 / seconds:,.0f} /s" if per_second else f"{seconds * 1e6:.1f} µs"
    print(f"| {what:<52} | {figure:>12} | {target:>14} | {seconds / ref:>7.3f} |", flush=True)


def main() -> None:
    """Print the table."""
    thirdage.register(FORD)
    match = six_deep()
    big = big_position(match.rules)
    where = stands()
    rng = Rng(2)
    records = [play(seed, rng).record() for seed in range(GAMES)]
    size = sum([len(record["entries"]) for record in records]) / len(records)
    print(f"Python {sys.version.split()[0]}; one pass of the reference loop {reference() * 1e6:.1f} µs\n")
    print(f"| {'what':<52} | {'measured':>12} | {'target':>14} | {'ref':>7} |")
    print("|---|---:|---:|---:|")
    say("fork, six answers deep", lambda: forks(match), "<= 40 µs", per_second=False)
    say("checkpoint copy, War of the Ring size (stand-in)", lambda: copies(big), "<= 5 µs", per_second=False)
    say("checkpoint copy, tiny game", lambda: copies(match.position), "", per_second=False)
    say("asks of the tiny game, random play with history", asks, ">= 50,000 /s", per_second=True)
    say("sample(), mid-game", lambda: samples(where), "", per_second=True)
    say(f"replay, entries ({size:.0f} a game)", lambda: replays(records, check=False), "", per_second=True)
    say("replay with state hashes, entries", lambda: replays(records, check=True), "", per_second=True)


if __name__ == "__main__":
    main()
