"""Third Age: a digital table for the War of the Ring family of games.

    match = thirdage.new_match("wotr", seed=7)
    while match.ask:
        match.answer(match.ask.options.sample(rng))
    print(match.outcome)

Everything here has one JSON form; docs/asks.md lists the asks of every game.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.games import find, known, register
from thirdage.kernel import (
    CHANCE,
    BrokenRecord,
    Carried,
    Diverged,
    Fate,
    KeyedFate,
    Match,
    Outcome,
    Reason,
    Refused,
    Rng,
    ScriptedFate,
    WrongVersion,
    carry,
    fair,
    read_position,
    salt_hash,
    seeded,
)
from thirdage.kernel import replay as _replay
from thirdage.kernel import verify as _verify

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BrokenRecord",
    "Carried",
    "Diverged",
    "Fate",
    "KeyedFate",
    "Match",
    "Outcome",
    "Reason",
    "Refused",
    "Rng",
    "ScriptedFate",
    "WrongVersion",
    "carry",
    "fair",
    "games",
    "new_match",
    "register",
    "replay",
    "salt_hash",
    "seeded",
    "setup",
    "verify",
]

Json = dict[str, Any]


class _Auto:
    """Says that no fate was named: the seed's, or a fair one if there is no seed."""


AUTO: Final = _Auto()


def games() -> list[Json]:
    """Id, seats and sides per number of players, and match options of every game that can be played."""
    return [find(id).json() for id in known()]


def new_match(
    game: str,
    options: Json | None = None,
    seed: int | None = None,
    *,
    fate: Fate | _Auto | None = AUTO,
    facts: Any = None,
) -> Match:
    """A match from set-up. `seed` drives chance only; `fate=None` leaves chance asks to the caller."""
    found = find(game)
    rules = found.rules(options, facts)
    return Match(rules, found.start(rules), _fate(seed, fate)).start()


def setup(
    game: str,
    position: Json,
    options: Json | None = None,
    seed: int | None = None,
    *,
    fate: Fate | _Auto | None = AUTO,
    facts: Any = None,
) -> Match:
    """A match from a written position, or from `{"position": ..., "since": [answers]}`."""
    match = read_position(find(game), position, options, facts)
    match.go_on(_fate(seed, fate))
    return match


def replay(record: Json, *, check: bool = False, fate: Fate | None = None, facts: Any = None) -> Match:
    """The match of a record, rebuilt exactly; `check` compares the state hash of every seam as well."""
    return _replay(find(_game_of(record)), record, facts, check, fate)


def verify(record: Json, *, facts: Any = None) -> int:
    """Prove that every chance outcome of a record follows from its revealed secret; returns their number."""
    return _verify(find(_game_of(record)), record, facts)


def _fate(seed: int | None, fate: Fate | _Auto | None) -> Fate | None:
    if isinstance(fate, _Auto):
        return fair() if seed is None else seeded(seed)
    return fate


def _game_of(record: Json) -> str:
    game = record.get("game") if isinstance(record, dict) else None
    if not isinstance(game, str):
        raise BrokenRecord("game")
    return game
