"""What counts in a position of the Card Game, as numbers with names.

A position is looked at as it is, hands included: the search asks only about worlds that it imagined. Most features
come in pairs, one a side, since the sides differ in what they draw and in what their cards are good for.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thirdage.bots.cards.fights import OVER, SETTLED, SPREAD, Fights
from thirdage.games.cards.constants import (
    ARMY,
    ATTACK,
    CHARACTER,
    DEFENCE,
    EVENT,
    FREE_PEOPLES,
    ITEM,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH,
    SHADOW,
)  # fmt: skip
from thirdage.games.cards.facts import CardFacts
from thirdage.games.cards.model import Saga

SCENARIOS: Final = ("trilogy", "duel", "duel-3", "fellowship")
BOTH: Final = (
    "hand-kept", "hand-over", "hand-path", "hand-grounds", "best-play", "more-plays", "reserve", "reserve-path",
    "reserve-grounds", "moves", "reserve-draws", "actors", "items", "item-icons", "stock", "stock-path",
    "stock-grounds", "attackers", "defenders",
)  # fmt: skip
"""What is counted for each side: cards in hand up to the carryover limit and beyond it (those must be spent), what they
are good for, what the best of them would bring now and what the next ones would; the same of the reserve; the stock,
which is deck and cycle pile; cards that fight, of which attackers are lost in any case. Whose turn it is, who has
passed and whether a Ring token can still be used tell only how early it is in a round, and would speak against
passing."""
NAMES: Final = (
    "scenario", "rounds-left", "start", "lead", "lead-late", "path", "path-as-it-stands", "grounds",
    "grounds-as-they-stand",
    *[f"free-{name}" for name in BOTH], *[f"shadow-{name}" for name in BOTH],
)  # fmt: skip
_EITHER: Final = ("attackers", "defenders")
"""Of these it is for the games to tell whom they help."""
GOOD_FOR_FREE_PEOPLES: Final = frozenset(
    ["lead", "lead-late", "path", "path-as-it-stands", "grounds", "grounds-as-they-stand"]
    + [f"free-{name}" for name in BOTH if name not in _EITHER]
)
GOOD_FOR_SHADOW: Final = frozenset([f"shadow-{name}" for name in BOTH if name not in _EITHER])
SPOKEN: Final = ("points", "fights", "hands", "reserves", "stock")
"""Groups of features, as an explanation calls them."""
_GROUPS: Final = {
    "scenario": "points", "start": "points", "rounds-left": "points", "lead": "points", "lead-late": "points",
    "path": "fights", "path-as-it-stands": "fights", "grounds": "fights", "grounds-as-they-stand": "fights",
    "hand-kept": "hands", "hand-over": "hands", "hand-path": "hands", "hand-grounds": "hands", "best-play": "hands",
    "more-plays": "hands", "reserve": "reserves", "reserve-path": "reserves", "reserve-grounds": "reserves",
    "moves": "reserves", "reserve-draws": "reserves", "actors": "reserves", "items": "reserves",
    "item-icons": "reserves", "stock": "stock", "stock-path": "stock", "stock-grounds": "stock",
    "attackers": "fights", "defenders": "fights",
}  # fmt: skip
SPOKEN_AS: Final = {name: _GROUPS[name.removeprefix("free-").removeprefix("shadow-")] for name in NAMES}

Worths = tuple[tuple[float, ...], tuple[float, ...], tuple[int, ...]]


@lru_cache(maxsize=256)
def _worths(facts: CardFacts, last_path: int) -> Worths:
    """Of each card what it is good for on paths to come, on battlegrounds, and how many cards it draws a round."""
    paths, grounds, draws = [], [], []
    for fact in facts.cards:
        numbers = len([n for n in fact.paths if last_path < n <= facts.highest_path])
        rounds = max(1, facts.highest_path - last_path)
        path = fact.icons[PATH] * numbers / rounds
        ground = max(fact.icons[ATTACK] + fact.icons[LEAD_ATTACK], fact.icons[DEFENCE] + fact.icons[LEAD_DEFENCE])
        if fact.type == ITEM:
            path = 0.5 * fact.icons[PATH]
        elif fact.type == EVENT:
            path, ground = 0.5, 1
        paths.append(path / 10)
        grounds.append(ground / 10)
        draws.append(fact.lasts("draw_step_bonus")[1])
    return tuple(paths), tuple(grounds), tuple(draws)


def vector(saga: Saga) -> list[float]:
    """The features of a position, in the order of their names; about one in size."""
    facts = saga.facts
    rounds = max(0, facts.highest_path - saga.last_path)
    over = saga.next[0] in ("combat", "fight", "victory")
    fights = Fights(saga, FREE_PEOPLES, OVER if over else SPREAD)
    lead = saga.points(FREE_PEOPLES) - saga.points(SHADOW)
    lead += saga.ring_points(FREE_PEOPLES) - saga.ring_points(SHADOW)
    path = wide = sharp = path_sharp = 0.0
    for x in saga.active:
        value, settled = fights.value(x), fights.value(x, spread=OVER if over else SETTLED)
        if facts.locations[x].is_path:
            path, path_sharp = value, settled
        else:
            wide, sharp = wide + value, sharp + settled
    out = [
        float(SCENARIOS.index(facts.scenario)), rounds / 10, float(starting(saga)), lead / 10, lead / (5 + 5 * rounds),
        path / 10, path_sharp / 10, wide / 10, sharp / 10,
    ]  # fmt: skip
    for side in (FREE_PEOPLES, SHADOW):
        out += _of_side(saga, fights, side, rounds)
    return out


def starting(saga: Saga) -> bool:
    """Whether a round has just begun: nobody has a card on a location, nobody has passed."""
    return not saga.passed and not saga.played and not any(saga.here(x) for x in saga.active)


def _of_side(saga: Saga, fights: Fights, side: int, rounds: int) -> list[float]:
    """What is counted for one side."""
    facts = saga.facts
    paths, grounds, draws = _worths(facts, saga.last_path)
    held: list[int] = []
    ready: list[int] = []
    stock: list[int] = []
    plays = kept = 0
    for p, player in enumerate(facts.players):
        if player.side == side:
            hand = saga.hands[p]
            held += hand
            kept += min(len(hand), saga.carryover(p))
            plays += (len(hand) + 1) // 2
            ready += saga.reserves[p]
            stock += saga.decks[p].rest
            stock += [c for c, _ in saga.decks[p].top]
            stock += saga.cycles[p]
    sign = 1 if side == FREE_PEOPLES else -1
    cards = facts.cards
    gains = sorted([_gain(fights, c) * sign for c in held if cards[c].type in (ARMY, CHARACTER)], reverse=True)
    moves = [_gain(fights, c) * sign for c in ready if c not in saga.fresh]
    attackers = defenders = 0.0
    items = [i for c in ready for i in saga.items(c)]
    for x in saga.active:
        place = facts.locations[x]
        attacking = side == SHADOW if place.is_path else side != place.side
        for c in saga.here(x):
            if cards[c].side == side:
                items += saga.items(c)
                if attacking:
                    attackers += 0.1 + paths[c] + grounds[c]
                else:
                    defenders += 0.1 + paths[c] + grounds[c]
    return [
        kept / 10,
        (len(held) - kept) / 10,
        sum([paths[c] for c in held]),
        sum([grounds[c] for c in held]),
        (gains[0] if gains else 0.0) / 10,
        (sum(gains[1:plays]) if plays > 1 else 0.0) / 10,
        len(ready) / 10,
        sum([paths[c] for c in ready]),
        sum([grounds[c] for c in ready]),
        sum(moves) / 10,
        sum([draws[c] for c in ready]) * rounds / 10,
        len([c for c in ready if cards[c].action is not None]) / 10,
        len(items) / 10,
        sum([max(cards[i].icons) for i in items]) / 10,
        len(stock) / 30,
        sum([paths[c] for c in stock]) / 3,
        sum([grounds[c] for c in stock]) / 3,
        attackers,
        defenders,
    ]


def _gain(fights: Fights, card: int) -> float:
    """What a card would bring the Free Peoples where it counts most, for them or against them, in points."""
    fact, best = fights.facts.cards[card], 0.0
    for x in fights.saga.active:
        place = fights.facts.locations[x]
        if place.number in fact.paths if place.is_path else fact.faction in place.shows:
            gain = fights.gain(x, card, fights.adds(card, x))
            if abs(gain) > abs(best):
                best = gain
    return best
