"""What counts in a position of Hunt for the Ring, as numbers with names.

A position is looked at as it is, Frodo's place included, since the search asks only about worlds that it imagined; and
beside it what everyone must think of him there (`guess`): a Ring-bearer whom they think elsewhere is safe, and over
many worlds the likelihood of his true place says how much the Ringwraiths know.
"""

from __future__ import annotations

from math import log2
from typing import Final

from thirdage.bots.hunt.guess import Guess
from thirdage.bots.hunt.onward import watched
from thirdage.bots.hunt.worth import mean_token
from thirdage.games.hunt.constants import (
    ALL_NAZGUL,
    FRODO,
    LAST_ENTRY,
    SAM,
    SERVES,
    SHORT,
    STEPS,
    SWORD,
    UP,
)
from thirdage.games.hunt.model import Pursuit

NAMES: Final = (
    "second", "dawn", "corruption", "near-limit", "at-limit", "way", "late", "slack", "share", "peak", "unsure",
    "ahead", "riders", "nearer", "close", "threat", "caught", "swords", "dice", "eye", "night", "frodo", "sam",
    "others", "tokens", "pool", "hand", "sorcery", "gained", "token-mean", "eyes", "deeds", "deeds-left", "deed-way",
    "gandalf", "rivendell", "chief", "short", "watched",
)  # fmt: skip
SILENT: Final = frozenset({"second", "dawn"})
GOOD_FOR_BEARER: Final = frozenset(
    {"slack", "unsure", "frodo", "sam", "others", "tokens", "hand", "deeds", "rivendell"}
)
GOOD_FOR_WRAITHS: Final = frozenset(
    {
        "corruption", "near-limit", "at-limit", "way", "late", "share", "peak", "ahead", "riders", "nearer", "close",
        "threat", "caught", "swords", "dice", "eye", "sorcery", "gained", "token-mean", "eyes", "chief", "watched",
    }
)  # fmt: skip
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "corruption": ("corruption", "near-limit", "at-limit"),
    "way": ("way", "late", "slack", "short", "night"),
    "knowledge": ("share", "peak", "unsure", "ahead"),
    "nazgul": ("riders", "nearer", "close", "threat", "chief", "watched"),
    "encounter": ("caught", "token-mean", "eyes"),
    "dice": ("swords", "dice", "eye"),
    "companions": ("frodo", "sam", "others"),
    "cards": ("tokens", "pool", "hand", "sorcery"),
    "abilities": ("gained",),
    "gandalf": ("deeds", "deeds-left", "deed-way", "gandalf", "rivendell"),
}
SPOKEN: Final = tuple(_GROUPS)
"""Groups of features, as an explanation calls them."""
SPOKEN_AS: Final = {name: group for group, names in _GROUPS.items() for name in names}


def vector(at: Pursuit, guess: Guess) -> list[float]:
    """All features of a position in which a hunt is on."""
    last, limit = at.frodo_last, at.limit
    left = limit - at.corruption
    share = guess.where.get(last, 0.0)
    peak = share / max(guess.where.values(), default=1.0)
    acting = waiting(at)
    rides = [guess.ground.ride(space, last) for space in at.nazgul]
    safe = last in at.ally_tokens or (at.gandalf_shown and last == at.gandalf_last)
    riders = 0 if safe else len([n for n in acting if rides[n] <= 1])
    swords = len([die for die in at.dice if SWORD in SERVES[die]])
    free = bool(at.eye or (at.night and acting))
    hunts = min(riders, 4 if at.eye else swords + (at.chief in acting))
    mean = mean_token(at)
    caught = 0.0
    if at.found:
        apart = [guess.ground.apart(space, last) for space in at.nazgul]
        caught = sum([1.0 if apart[n] <= 1 else 0.6 if n in acting and rides[n] <= 1 else 0.0 for n in ALL_NAZGUL])
        caught *= mean / 4
    second = at.chapter - 1
    way, late, slack, ahead = _road(at, guess) if second else _trail(at, guess)
    gandalf = guess.gandalf.get(at.gandalf_last, 0.0) if second else 0.0
    return [
        float(second),
        float(at.next == ("ring-bearer",) and not at.begun),
        at.corruption / 10,
        max(0, 8 - left) / 8,
        max(0, 4 - left) / 4,
        way,
        late,
        slack,
        share,
        peak,
        _entropy(guess.where) / 5,
        ahead,
        riders / 4,
        len([n for n in ALL_NAZGUL if rides[n] <= 1]) / 4,
        sum([0.6**ride for ride in rides]) / 4,
        (share**0.5) * hunts / 2 if not at.found else 0.0,
        caught,
        swords * bool(acting) / 6,
        len(at.dice) * bool(acting) / 6,
        float(free),
        float(at.night),
        float(at.companions[FRODO] == UP),
        float(at.companions[SAM] == UP),
        len([c for c in at.companions[SAM + 1 :] if c == UP]) / 3,
        at.available / 3,
        at.pool / 3,
        min(5, len(at.ally_hand)) / 5,
        min(12, sum([len(hand) for hand in at.sorcery_hands])) / 8,
        at.abilities / 4,
        mean - 1,
        at.eyes_beside / 4,
        len(at.deeds_done) / 4,
        len(at.deeds) / 4 if second else 0.0,
        _deed_way(at, guess) if second else 0.0,
        gandalf,
        float(at.rivendell),
        float(at.chief >= 0),
        float(bool(second) and at.facts.journeys[at.journey].deck == SHORT),
        watched(at, guess.ground),
    ]


def waiting(at: Pursuit) -> tuple[int, ...]:
    """The Nazgûl that have their turn still before them in this phase."""
    if at.next[0] == "ring-bearer" or at.next[0] == "frodo-moves":
        return tuple(ALL_NAZGUL)
    if at.next[0] not in ("nazgul", "effect") or not at.orders:
        return ()
    order = at.order_of_play()[int(at.next[1]) :]
    return order[1:] if at.acted and at.moved else order


def _trail(at: Pursuit, guess: Guess) -> tuple[float, float, float, float]:
    """Of the way out of the Shire: how long it is, entries that are missing, those to spare, what they foresee."""
    if at.arrived:
        return 0.0, 0.0, 0.0, 0.0
    entries, left = guess.ground.entries_left(at.frodo_last, at.dots), LAST_ENTRY - at.track
    soon = guess.soon.get(at.frodo_last, 0.0)
    return entries / 10, max(0, entries - left) / 4, min(6, max(0, left - entries)) / 6, soon


def _road(at: Pursuit, guess: Guess) -> tuple[float, float, float, float]:
    """Of the road to Rivendell: how long it is, and whether they think of where he goes next."""
    journey = at.facts.journeys[at.journey]
    steps = STEPS[journey.deck]
    rows = journey.places[at.track + 1 : at.track + 3]
    there = next((place for place in rows if at.board.is_location(place)), at.frodo_last)
    return (steps - at.track) / 10, 0.0, 0.0, guess.soon.get(there, 0.0)


def _deed_way(at: Pursuit, guess: Guess) -> float:
    """How far Gandalf is from the next deed, or from the way out."""
    if at.rivendell or at.gandalf_last < 0:
        return 0.0
    goals = at.deeds or tuple(at.board.exits)
    return min([guess.ground.apart(at.gandalf_last, goal) for goal in goals], default=0) / 8


def _entropy(shares: dict[int, float]) -> float:
    return -sum([share * log2(share) for share in shares.values() if share > 0.0])
