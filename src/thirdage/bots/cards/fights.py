"""The fights of a table: attack against defence on each location, and what that is worth in victory points."""

from __future__ import annotations

from math import exp, log
from typing import Final

from thirdage.games.cards.constants import (
    ARMY,
    ATTACK,
    CHARACTER,
    DEFENCE,
    FREE_PEOPLES,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH,
)  # fmt: skip
from thirdage.games.cards.icons import attacks, icons, location_attack, location_defence, may_support, own_icons
from thirdage.games.cards.model import Saga

SPREAD: Final = 1.1
"""How far a fight may still shift while cards can be played, in icons."""
SETTLED: Final = 0.35
"""The same once the others have nothing left to play."""
OVER: Final = 0.05
"""The same once nobody can do anything more."""


class Fights:
    """The balance of every fight, as one side sees it."""

    def __init__(self, saga: Saga, side: int, spread: float) -> None:
        self.saga = saga
        self.facts = saga.facts
        self.side = side
        self.spread = spread
        self.balance: dict[int, tuple[int, int]] = {x: self._balance(x) for x in saga.active}

    def _balance(self, location: int) -> tuple[int, int]:
        """Attack and defence of a location as it stands, leadership counted where it can be supported."""
        saga = self.saga
        is_path = self.facts.locations[location].is_path
        attack, defence = location_attack(saga, location), location_defence(saga, location)
        here = saga.here(location)
        free_armies = [c for c in here if self.facts.cards[c].type == ARMY]
        for card in here:
            attacking = attacks(saga, card, location)
            led = False
            if not is_path and self.facts.cards[card].type == CHARACTER:
                supporter = next((a for a in free_armies if may_support(saga, a, card)), None)
                if supporter is not None:
                    free_armies.remove(supporter)
                    led = True
            icon = PATH if is_path else ATTACK if attacking else DEFENCE
            amount = icons(saga, card, icon, location, led)
            if attacking:
                attack += amount
            else:
                defence += amount
        return attack, defence

    def adds(self, card: int, location: int) -> int:
        """The icons that a card would bring there, leadership included as far as somebody supports."""
        saga, fact = self.saga, self.facts.cards[card]
        if self.facts.locations[location].is_path:
            return icons(saga, card, PATH, location)
        icon, lead = (ATTACK, LEAD_ATTACK) if attacks(saga, card, location) else (DEFENCE, LEAD_DEFENCE)
        amount = icons(saga, card, icon, location)
        here = saga.here(location)
        if fact.type == CHARACTER:
            if any(self.facts.cards[a].type == ARMY and may_support(saga, a, card) for a in here):
                amount += icons(saga, card, lead, location)
        elif fact.type == ARMY:
            led = [icons(saga, c, lead, location) for c in here if may_support(saga, card, c)]
            armies = [a for a in here if self.facts.cards[a].type == ARMY and self.facts.cards[a].side == fact.side]
            if led and not armies:
                amount += max(led)
        return amount

    def item_adds(self, item: int, bearer: int) -> int:
        """The icons that an item brings to its wielder where he stands; in reserve half of what it may bring."""
        location = self.saga.location_of(bearer)
        if location < 0:
            return 0
        if self.facts.locations[location].is_path:
            extra = sum([a.bonus[PATH] for a in self.facts.cards[item].statics if a.for_location])
            return own_icons(self.saga, item, PATH, location) + extra
        icon = ATTACK if attacks(self.saga, bearer, location) else DEFENCE
        return own_icons(self.saga, item, icon, location)

    def value(self, location: int, attack: int = 0, defence: int = 0, spread: float | None = None) -> float:
        """What a fight is worth to this side, in points, with so much more attack or defence."""
        place = self.facts.locations[location]
        base = self.balance.get(location, (0, place.defence))
        x = base[0] + attack - base[1] - defence
        s = self.spread if spread is None else spread
        if place.is_path:
            tie = 0.5 if self.facts.strict_paths else -0.5
            free = place.vp * _sigmoid((-x - tie) / s)
            dark = s * log(1 + exp(min(30.0, x / s)))
            points = free - dark
        else:
            attacker = _sigmoid((x - 0.5) / s)
            points = place.vp * (1 - 2 * attacker) * (1 if place.side == FREE_PEOPLES else -1)
        return points if self.side == FREE_PEOPLES else -points

    def gain(self, location: int, card: int, amount: int) -> float:
        """How much a fight is worth more with these icons on this card's side."""
        attacking = attacks(self.saga, card, location)
        more = self.value(location, amount if attacking else 0, 0 if attacking else amount)
        return more - self.value(location)

    def settled(self, location: int) -> float:
        """What a fight brings if it is fought now."""
        return self.value(location, spread=OVER)


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
