"""Writes web/tests/generated/asks-<game>.json: a real example of every kind of ask of each game, with its view.

Beside them kinds-<game>.json, the kinds of ask that the engine knows, and facts-<game>.json, the facts of such a match
as the server tells them.

The page must have a place on the board, or a dialog, for every ask; its tests walk over these. The positions are kept
in tests/<game>/asks.json.gz, since some asks are rare: `tools/web_asks.py --find` plays games until it has met all that
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
from thirdage.kernel.printed import printed

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1]
GENERATED: Final = HOME / "web" / "tests" / "generated"
GAMES: Final = 2000
BOTS: Final = ("rules", "random", "swarm", "swarm")
OPTIONS: Final[dict[str, tuple[Json, ...]]] = {
    "wotr": ({"free-peoples-tokens": 1, "shadow-tokens": 1}, *[{}] * 9),
    "cards": ({"players": 4, "promos": True}, {"scenario": "duel"}),
    "hunt": ({"players": 3},),
}
"""Under one or another of these everything that can be asked is asked."""


def kinds(game: str) -> set[str]:
    """Every kind of ask of the base game that a seat answers; those of chance nobody is shown.

    What an expansion asks has its answers in the column, and places where its own spots have their names.
    """
    return {kind.id for kind in find(game).base.kinds if kind.who != CHANCE}


def positions(game: str) -> Path:
    """Where the positions of a game are kept."""
    return HOME / "tests" / game / "asks.json.gz"


def example(game: str, position: Json, kind: str) -> Json | None:
    """The ask of this kind that a position leads to, and what its seat sees; None if its answers no longer fit."""
    parts = position.get("position", position)
    known = [one for one in OPTIONS[game] if parts.get("scenario") in (None, one.get("scenario", "trilogy"))]
    options = parts.get("options", known[0])
    try:
        match = thirdage.setup(game, position, options=options)
    except thirdage.Refused:
        return None
    for ask in match.asks:
        if ask.kind == kind:
            view = match.view(ask.seat)
            own = next(one for one in view["asks"] if one["seat"] == ask.seat)
            return {"seat": ask.seat, "ask": own, "position": view["position"]}
    return None


def kept(game: str) -> dict[str, Json]:
    """The positions that still lead to their asks."""
    file = positions(game)
    held = json.loads(gzip.decompress(file.read_bytes())) if file.exists() else {}
    return {kind: position for kind, position in held.items() if example(game, position, kind) is not None}


def search(game: str, found: dict[str, Json]) -> None:
    """Play until every kind has been met."""
    if kinds(game) <= set(found):
        return
    for seed in range(1, GAMES):
        options = OPTIONS[game][seed % len(OPTIONS[game])]
        match = thirdage.new_match(game, options=options, seed=seed)
        bots = {
            seat: make_bot(game, BOTS[(seed + place) % len(BOTS)], Rng(seed * 7 + place))
            for place, seat in enumerate(match.seats)
        }
        while match.ask is not None:
            for ask in match.asks:
                if ask.kind not in found:
                    found[ask.kind] = match.written()
                    print(f"game {seed}: {ask.kind}", flush=True)
            ask = match.ask
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
        if kinds(game) <= set(found):
            return


def write(game: str) -> bool:
    """Write the examples of a game; say which kinds have none, and whether there is none."""
    found = kept(game)
    if "--find" in sys.argv:
        search(game, found)
        text = json.dumps(dict(sorted(found.items())), separators=(",", ":"))
        positions(game).write_bytes(gzip.compress(text.encode(), mtime=0))
    GENERATED.mkdir(parents=True, exist_ok=True)
    examples = {kind: example(game, position, kind) for kind, position in found.items()}
    facts = json.dumps(printed(find(game).rules(OPTIONS[game][0])), ensure_ascii=False)
    (GENERATED / f"facts-{game}.json").write_text(facts, encoding="utf-8")
    (GENERATED / f"kinds-{game}.json").write_text(json.dumps(sorted(kinds(game))), encoding="utf-8")
    file = GENERATED / f"asks-{game}.json"
    file.write_text(json.dumps(examples, ensure_ascii=False), encoding="utf-8")
    missing = sorted(kinds(game) - set(found))
    print(f"{file.name}: {len(examples)} kinds of ask" + (f", none of {', '.join(missing)}" if missing else ""))
    return not missing


def main() -> int:
    """Write the examples of both games."""
    complete = [write(game) for game in OPTIONS]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main())
