"""Writes web/tests/generated/asks.json: a real example of every kind of ask of War of the Ring, with its view.

The page must have a place on the board, or a dialog, for every ask; its tests walk over these. The positions are kept
in tests/wotr/asks.json.gz, since some asks are rare: `tools/web_asks.py --find` plays games until it has met all that
the file does not hold yet, or no longer reaches.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any, Final

import thirdage
from thirdage.bots import Eyes, make_bot
from thirdage.games import find
from thirdage.kernel import CHANCE, Rng

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1]
POSITIONS: Final = HOME / "tests" / "wotr" / "asks.json.gz"
FILE: Final = HOME / "web" / "tests" / "generated" / "asks.json"
GAMES: Final = 2000
BOTS: Final = ("rules", "random", "swarm", "swarm")
TOKENS: Final = {"free-peoples-tokens": 1, "shadow-tokens": 1}


def kinds() -> set[str]:
    """Every kind of ask that a seat answers; those of chance nobody is shown."""
    return {kind.id for kind in find("wotr").kinds if kind.who != CHANCE}


def example(position: Json, kind: str) -> Json | None:
    """The ask of this kind that a position leads to, and what its seat sees."""
    match = thirdage.setup("wotr", position, options=TOKENS)
    for ask in match.asks:
        if ask.kind == kind:
            view = match.view(ask.seat)
            own = next(one for one in view["asks"] if one["seat"] == ask.seat)
            return {"seat": ask.seat, "ask": own, "position": view["position"]}
    return None


def kept() -> dict[str, Json]:
    """The positions that still lead to their asks."""
    held = json.loads(gzip.decompress(POSITIONS.read_bytes())) if POSITIONS.exists() else {}
    return {kind: position for kind, position in held.items() if example(position, kind) is not None}


def search(found: dict[str, Json]) -> None:
    """Play until every kind has been met."""
    for seed in range(1, GAMES):
        match = thirdage.new_match("wotr", options=TOKENS if seed % 10 == 1 else {}, seed=seed)
        bots = {
            seat: make_bot("wotr", BOTS[(seed + place) % len(BOTS)], Rng(seed * 7 + place))
            for place, seat in enumerate(match.seats)
        }
        while match.ask is not None:
            for ask in match.asks:
                if ask.kind not in found:
                    found[ask.kind] = match.written()
                    print(f"game {seed}: {ask.kind}", flush=True)
            ask = match.ask
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
        if kinds() <= set(found):
            return


def main() -> int:
    """Write the examples; say which kinds have none."""
    found = kept()
    if "--find" in sys.argv:
        search(found)
        text = json.dumps(dict(sorted(found.items())), separators=(",", ":"))
        POSITIONS.write_bytes(gzip.compress(text.encode(), mtime=0))
    FILE.parent.mkdir(parents=True, exist_ok=True)
    examples = {kind: example(position, kind) for kind, position in found.items()}
    FILE.write_text(json.dumps(examples, ensure_ascii=False), encoding="utf-8")
    missing = sorted(kinds() - set(found))
    print(f"{FILE.name}: {len(examples)} kinds of ask" + (f", none of {', '.join(missing)}" if missing else ""))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
