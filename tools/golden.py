"""Golden records of War of the Ring: `golden.py` writes them anew into tests/wotr/golden and tests/wotr/kings/golden.

`golden.py NAME ...` writes only these.

Only in a commit that names the rule that changed (CONTRIBUTING.md): a golden record that no longer fits says that
games in progress and records on other people's disks no longer fit either.
"""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from thirdage.bots.bot_games import new_match, seated_bots
from thirdage.bots.hints import hints_of
from thirdage.games import find
from thirdage.kernel import Match

Json = dict[str, Any]
GAME: Final = "wotr"
FOLDER: Final = Path(__file__).parent.parent / "tests" / GAME / "golden"
OF_KINGS: Final = FOLDER.parent / "kings" / "golden"
KINGS: Final[Json] = {"expansions": ["kings"]}
TOURNAMENT: Final[Json] = {**KINGS, "open-corruption": True, "last-tile-counts": True, "dismay-tokens": True}
SHORT: Final = 8
"""Of each state hash so many digits are kept: enough to see where two programs part."""


@dataclass(frozen=True, slots=True)
class Golden:
    """How a golden record is made."""

    name: str
    seed: int
    bots: tuple[str, ...]
    options: Json = field(default_factory=dict)
    start: int = -1
    """The number of the written position it begins at; -1: at set-up."""
    undo_every: int = 0
    """Every so many answers one is taken back and given again, where that is free."""
    folder: Path = FOLDER


GOLDEN: Final = (
    Golden("random", 1, ("random",)),
    Golden("swarm", 2, ("swarm",)),
    Golden("rules-of-thumb", 3, ("rules",)),
    Golden("tokens", 4, ("swarm", "rules"), {"free-peoples-tokens": 2, "shadow-tokens": 1}),
    Golden("open-hands", 5, ("rules", "swarm"), {"open-hands": True}, undo_every=20),
    Golden("siege-of-gondor", 6, ("swarm", "rules"), start=0),
    Golden("mordor", 1, ("swarm",), start=7),
    Golden("free-offensive", 5, ("swarm",), start=9),
    Golden("kings", 21, ("swarm", "rules"), KINGS, folder=OF_KINGS),
    Golden("kings-rules-of-thumb", 22, ("rules",), KINGS, folder=OF_KINGS),
    Golden("kings-tournament", 23, ("swarm",), TOURNAMENT, undo_every=20, folder=OF_KINGS),
    Golden("kings-three", 24, ("rules", "swarm", "rules"), {**KINGS, "players": 3}, folder=OF_KINGS),
    Golden("kings-four", 25, ("swarm",), {**KINGS, "players": 4}, folder=OF_KINGS),
)


def played(golden: Golden) -> Match:
    """Play it to its end."""
    start = hints_of(GAME).starts()[golden.start] if golden.start >= 0 else None
    match = new_match(find(GAME), golden.options, golden.seed, start)
    bots = seated_bots(match, golden.seed, golden.bots)
    count = 0
    while match.asks:
        ask = match.asks[0]
        option = bots.choose(ask)
        match.answer(option, ask.seat, ask.index)
        count += 1
        if golden.undo_every and count % golden.undo_every == 0 and match.can_undo(ask.seat):
            match.undo(ask.seat)
            match.answer(option, ask.seat)
    return match


def seams(match: Match) -> list[list[Any]]:
    """The state at each seam, which a replayed match must agree in."""
    return [[index, state[:SHORT]] for index, state in match.record()["seams"]]


def write(golden: Golden, match: Match) -> Path:
    """Write a record without its long hashes, packed, always to the same bytes."""
    record = match.record()
    del record["seams"]
    data = json.dumps({"record": record, "seams": seams(match)}, separators=(",", ":"), sort_keys=True)
    path = golden.folder / f"{golden.name}.json.gz"
    path.write_bytes(gzip.compress(data.encode(), 9, mtime=0))
    return path


def main() -> int:
    """Make all of them."""
    for golden in [golden for golden in GOLDEN if len(sys.argv) == 1 or golden.name in sys.argv[1:]]:
        golden.folder.mkdir(exist_ok=True)
        match = played(golden)
        path = write(golden, match)
        assert match.outcome is not None
        print(f"{path.name}: {match.index} entries, {match.outcome.reason}, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
