"""How even the scenarios of the Card Game are between bots of one kind, and what their points come from.

    python tools/balance_cards.py BOT GAMES FIRST-SEED TABLE...

A table is a scenario, with a number of players and a change of its rules if wanted: duel, trilogy:4, duel+open-paths.
Prints a row of a table in Markdown for each: the share of games that the Free Peoples win with its 95 % interval
(Wilson), how the games ended, how long they were, and where the points came from, a game.
"""

from __future__ import annotations

import sys
from copy import deepcopy
from math import sqrt
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from thirdage.bots.playing import seated_bots  # noqa: E402
from thirdage.games.cards.constants import FREE_PEOPLES, SCORED, SHADOW, SIDES  # noqa: E402
from thirdage.games.cards.facts import DATA  # noqa: E402
from thirdage.games.cards.game import CARDS  # noqa: E402
from thirdage.games.cards.model import Saga  # noqa: E402
from thirdage.kernel import Match, seeded  # noqa: E402

Json = dict[str, Any]
CHANGES: Final = ("open-paths", "free-draw", "shadow-draw", "no-rings")
"""Paths that go to the Free Peoples unless corruption is left, as in the Trilogy; one more card for the Free Peoples in
each draw step; one less for the Shadow; no Ring tokens."""
HEAD: Final = (
    "table", "games", "Free Peoples", "95 %", "lead, FP", "lead, SP", "last round, FP", "last round, SP", "rounds",
    "points FP", "of paths", "of battlegrounds", "points SP", "of battlegrounds", "corruption", "paths won",
)  # fmt: skip


def changed(scenario: str, change: str) -> Json | None:
    """Our facts with one rule of a scenario changed; None without a change."""
    if not change:
        return None
    assert change in CHANGES, f"{change}: not one of {CHANGES}"
    data: Json = deepcopy(DATA)
    row = next(row for row in data["scenarios"]["scenario"] if row["id"] == scenario)
    if change == "open-paths":
        row["strict_paths"] = False
    for player in row["player"]:
        free = player["side"] == SIDES[FREE_PEOPLES]
        if change == "free-draw" and free:
            player["draw_step"] += 1
        elif change == "shadow-draw" and not free:
            player["draw_step"] -= 1
        elif change == "no-rings":
            player["ring"] = "none"
    return data


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def played(bot: str, seed: int, options: Json, pack: Json | None) -> Match:
    """One game to its end."""
    rules = CARDS.rules(options, pack)
    match = Match(rules, CARDS.start(rules), seeded(seed)).start()
    bots = seated_bots(match, seed, (bot,))
    while match.asks:
        ask = match.asks[0]
        match.answer(bots.choose(ask), ask.seat, ask.index)
    return match


def sources(saga: Saga) -> list[float]:
    """Points of the Free Peoples from paths and battlegrounds, of the Shadow from battlegrounds and corruption."""
    paths = grounds = dark = won = 0
    for x, place in enumerate(saga.facts.locations):
        if saga.states[x] == SCORED + FREE_PEOPLES:
            paths += place.vp if place.is_path else 0
            grounds += 0 if place.is_path else place.vp
            won += place.is_path
        elif saga.states[x] == SCORED + SHADOW and not place.is_path:
            dark += place.vp
    return [paths + grounds, paths, grounds, dark + saga.corruption, dark, saga.corruption, won]


def row(bot: str, games: int, first: int, table: str) -> str:
    """What came of the games at one table."""
    name, _, change = table.partition("+")
    scenario, _, players = name.partition(":")
    options: Json = {"scenario": scenario, **({"players": int(players)} if players else {})}
    pack = changed(scenario, change)
    ends = {(reason, side): 0 for reason in ("lead", "final-round") for side in SIDES}
    rounds, totals = 0, [0.0] * 7
    for seed in range(first, first + games):
        match = played(bot, seed, options, pack)
        saga, outcome = match.position, match.outcome
        assert isinstance(saga, Saga)
        assert outcome is not None
        assert outcome.side is not None
        ends[outcome.reason, outcome.side] += 1
        rounds += saga.round
        totals = [total + more for total, more in zip(totals, sources(saga), strict=True)]
    won = ends["lead", SIDES[FREE_PEOPLES]] + ends["final-round", SIDES[FREE_PEOPLES]]
    low, high = wilson(won, games)
    cells = [table, str(games), f"{100 * won / games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"]
    cells += [str(count) for count in ends.values()]
    cells += [f"{number / games:.1f}" for number in (rounds, *totals)]
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    """Print the table."""
    bot, games, first, *tables = arguments
    print(f"| {' | '.join(HEAD)} |\n|---|{'---:|' * (len(HEAD) - 1)}", flush=True)
    for table in tables:
        print(row(bot, int(games), int(first), table), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
