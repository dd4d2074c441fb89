"""How even the scenarios of the Card Game are between bots of one kind, and what their points come from.

    python tools/balance_cards.py [--journal FILE] BOTS GAMES FIRST-SEED TABLE...

BOTS is a bot for all seats (rules, planner@150n), or one for each side or seat (planner@150n,rules). A table is a
scenario, with a number of players and a change of its rules if wanted: duel, trilogy:4, duel+open-paths.
Prints a row of a table in Markdown for each: the share of games that the Free Peoples win with its 95 % interval
(Wilson), how the games ended, how long they were, and where the points came from, a game.
A journal keeps each game as soon as it is over, and games that it holds are not played again: what was cut off goes
on, and a run can be made longer. `python tools/compiled.py --build FOLDER` and then the same tool in FOLDER plays the
same games some three times as fast.
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from math import sqrt
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from thirdage.bots.bot_games import seated_bots  # noqa: E402
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


def played(bots: str, seed: int, options: Json, pack: Json | None) -> Match:
    """One game to its end."""
    rules = CARDS.rules(options, pack)
    match = Match(rules, CARDS.start(rules), seeded(seed)).start()
    seated = seated_bots(match, seed, bots.split(","))
    while match.asks:
        ask = match.asks[0]
        match.answer(seated.choose(ask), ask.seat, ask.index)
    return match


def sources(saga: Saga) -> list[int]:
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


class Journal:
    """The games that were played, a line of JSON for each; without a file they are only remembered."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[tuple[str, str, int], Json] = {}
        lines = path.read_text("utf-8").splitlines() if path is not None and path.exists() else []
        for line in lines:
            game = json.loads(line)
            self.games[game["bots"], game["table"], game["seed"]] = game

    def game(self, bots: str, table: str, seed: int) -> Json:
        """What came of a game; it is played if nobody has yet."""
        known = self.games.get((bots, table, seed))
        if known is None:
            known = self.games[bots, table, seed] = summary(bots, table, seed)
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(known) + "\n")
        return known


def summary(bots: str, table: str, seed: int) -> Json:
    """Play a game, and tell who won it, how, and with what points."""
    name, _, change = table.partition("+")
    scenario, _, players = name.partition(":")
    options: Json = {"scenario": scenario, **({"players": int(players)} if players else {})}
    match = played(bots, seed, options, changed(scenario, change))
    saga, outcome = match.position, match.outcome
    assert isinstance(saga, Saga)
    assert outcome is not None
    return {
        "bots": bots, "table": table, "seed": seed, "won": outcome.side, "reason": outcome.reason,
        "rounds": saga.round, "points": sources(saga),
    }  # fmt: skip


def row(table: str, games: list[Json]) -> str:
    """What came of the games at one table."""
    ends = {(reason, side): 0 for reason in ("lead", "final-round") for side in SIDES}
    for game in games:
        ends[game["reason"], game["won"]] += 1
    won = ends["lead", SIDES[FREE_PEOPLES]] + ends["final-round", SIDES[FREE_PEOPLES]]
    low, high = wilson(won, len(games))
    cells = [table, str(len(games)), f"{100 * won / len(games):.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"]
    cells += [str(count) for count in ends.values()]
    columns = zip(*[(game["rounds"], *game["points"]) for game in games], strict=True)
    cells += [f"{sum(column) / len(games):.1f}" for column in columns]
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    """Print the table."""
    journal = Journal(None)
    if arguments[:1] == ["--journal"]:
        journal, arguments = Journal(Path(arguments[1])), arguments[2:]
    bots, games, first, *tables = arguments
    print(f"| {' | '.join(HEAD)} |\n|---|{'---:|' * (len(HEAD) - 1)}", flush=True)
    for table in tables:
        seeds = range(int(first), int(first) + int(games))
        print(row(table, [journal.game(bots, table, seed) for seed in seeds]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
