"""Writes web/tests/generated/asks-<game>.json: a real example of every kind of ask of each game, with its view.

Beside them kinds-<game>.json, the kinds of ask that the engine knows, and facts-<game>.json, the facts of such a match
as the server tells them.

The page must have a place on the board, or a dialog, for every ask; its tests walk over these. The positions are kept
in tests/<game>/asks.json.gz, since some asks are rare: `tools/web_asks.py --find [game]` plays games until it has met
all that the file does not hold yet, or no longer reaches.

What an expansion asks is kept apart (`kings`): its own kinds of ask, and by `<kind>/<answer>` each answer that it adds
to an ask of the base game.
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
from thirdage.games.wotr.kings.bundle import KINGS
from thirdage.kernel import CHANCE, Ask, Bundle, Rng
from thirdage.kernel.printed import printed

Json = dict[str, Any]
HOME: Final = Path(__file__).parents[1]
GENERATED: Final = HOME / "web" / "tests" / "generated"
EXPANSIONS: Final[dict[str, Bundle]] = {"kings": KINGS}
"""Those whose asks are kept apart from those of their game."""
GAMES: Final = 2000
BOTS: Final = ("rules", "random", "swarm", "swarm")
OPTIONS: Final[dict[str, tuple[Json, ...]]] = {
    "wotr": ({"free-peoples-tokens": 1, "shadow-tokens": 1}, *[{}] * 9),
    "cards": ({"players": 4, "promos": True}, {"scenario": "duel"}),
    "hunt": ({"players": 3},),
    "kings": (
        {"expansions": ["kings"]},
        {"expansions": ["kings"], "dismay-tokens": True},
        {"expansions": ["kings"], "last-tile-counts": True},
    ),
}
"""Under one or another of these everything that can be asked is asked."""


def game_of(name: str) -> str:
    """The game of a file of examples: its own name, or the game that an expansion belongs to."""
    return EXPANSIONS[name].game if name in EXPANSIONS else name


def kinds(name: str) -> set[str]:
    """Every kind of ask that a seat answers, and the answers that an expansion adds; not those of chance."""
    bundle = EXPANSIONS.get(name) or find(name).base
    asked = {kind.id for kind in bundle.kinds if kind.who != CHANCE}
    return asked | {f"{kind}/{form.kind}" for kind, forms in bundle.forms.items() for form in forms}


def is_example(ask: Ask, kind: str) -> bool:
    """Whether an ask is of a kind, and offers the answer that is named with it."""
    asked, _, answer = kind.partition("/")
    return ask.kind == asked and (not answer or any(option.kind == answer for option in ask.options))


def positions(name: str) -> Path:
    """Where the positions are kept."""
    home = HOME / "tests" / game_of(name)
    return (home / name if name in EXPANSIONS else home) / "asks.json.gz"


def example(name: str, position: Json, kind: str) -> Json | None:
    """The ask of this kind that a position leads to, and what its seat sees; None if its answers no longer fit."""
    parts = position.get("position", position)
    known = [one for one in OPTIONS[name] if parts.get("scenario") in (None, one.get("scenario", "trilogy"))]
    options = parts.get("options", known[0])
    try:
        match = thirdage.setup(game_of(name), position, options=options)
    except thirdage.Refused:
        return None
    for ask in match.asks:
        if is_example(ask, kind):
            view = match.view(ask.seat)
            own = next(one for one in view["asks"] if one["seat"] == ask.seat)
            return {"seat": ask.seat, "ask": own, "position": view["position"]}
    return None


def kept(game: str) -> dict[str, Json]:
    """The positions that still lead to their asks."""
    file = positions(game)
    held = json.loads(gzip.decompress(file.read_bytes())) if file.exists() else {}
    return {kind: position for kind, position in held.items() if example(game, position, kind) is not None}


def keep(name: str, found: dict[str, Json]) -> None:
    """Write the positions that have been met."""
    text = json.dumps(dict(sorted(found.items())), separators=(",", ":"))
    positions(name).write_bytes(gzip.compress(text.encode(), mtime=0))


def search(game: str, found: dict[str, Json]) -> None:
    """Play until every kind has been met."""
    if kinds(game) <= set(found):
        return
    for seed in range(1, GAMES):
        options = OPTIONS[game][seed % len(OPTIONS[game])]
        match = thirdage.new_match(game_of(game), options=options, seed=seed)
        missing = kinds(game) - set(found)
        bots = {
            seat: make_bot(game_of(game), BOTS[(seed + place) % len(BOTS)], Rng(seed * 7 + place))
            for place, seat in enumerate(match.seats)
        }
        while match.ask is not None:
            for ask in match.asks:
                for kind in [one for one in missing if is_example(ask, one)]:
                    found[kind] = match.written()
                    found[kind]["position"]["options"] = dict(options)
                    missing.discard(kind)
                    print(f"game {seed}: {kind}", flush=True)
                    keep(game, found)
            ask = match.ask
            match.answer(bots[ask.seat].choose(Eyes(match, ask.seat), ask, Rng(match.index)), ask.seat)
        if kinds(game) <= set(found):
            return


def write(game: str) -> bool:
    """Write the examples of a game; say which kinds have none, and whether there is none."""
    found = kept(game)
    if "--find" in sys.argv:
        search(game, found)
        keep(game, found)
    GENERATED.mkdir(parents=True, exist_ok=True)
    examples = {kind: example(game, position, kind) for kind, position in found.items()}
    facts = json.dumps(printed(find(game_of(game)).rules(OPTIONS[game][0])), ensure_ascii=False)
    (GENERATED / f"facts-{game}.json").write_text(facts, encoding="utf-8")
    (GENERATED / f"kinds-{game}.json").write_text(json.dumps(sorted(kinds(game))), encoding="utf-8")
    file = GENERATED / f"asks-{game}.json"
    file.write_text(json.dumps(examples, ensure_ascii=False), encoding="utf-8")
    missing = sorted(kinds(game) - set(found))
    print(f"{file.name}: {len(examples)} kinds of ask" + (f", none of {', '.join(missing)}" if missing else ""))
    return not missing


def main() -> int:
    """Write the examples of all games, or of those that are named."""
    named = [name for name in sys.argv[1:] if name in OPTIONS]
    complete = [write(name) for name in named or OPTIONS]
    return 0 if all(complete) else 1


if __name__ == "__main__":
    sys.exit(main())
