"""The table as one seat sees it, and what the fights on it are worth as they stand."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final, cast

from thirdage.bots.eyes import Eyes
from thirdage.games.cards.constants import (
    ARMY,
    ATTACK,
    CHARACTER,
    DEFENCE,
    FREE_PEOPLES,
    IN_DECK,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    PATH,
    SCORED,
    SHADOW,
    SIDES,
)  # fmt: skip
from thirdage.games.cards.glance import Glance
from thirdage.games.cards.icons import attacks, icons, location_attack, location_defence, may_support, own_icons
from thirdage.games.cards.model import Saga

Json = dict[str, Any]
SPREAD: Final = 1.1
"""How far a fight may still shift while cards can be played, in icons."""
SETTLED: Final = 0.35
"""The same once the others have nothing left to play."""
_TO_COME: Final = (IN_DECK, SCORED + FREE_PEOPLES, SCORED + SHADOW)
"""Battlegrounds that may be active in a round to come."""


class Table:
    """The public table as a position, the seat's own hands, and the balance of every fight."""

    def __init__(self, eyes: Eyes, player: int, args: Json) -> None:
        self.args = args
        """What the open ask says of itself."""
        glance = cast(Glance, eyes.glance())
        self.saga: Saga = glance.table
        self.facts = self.saga.facts
        self.player = player
        self.side = SIDES.index(eyes.side)
        self.hand: tuple[int, ...] = glance.hands[player]
        foes = [glance.held[p] for p, x in enumerate(self.facts.players) if x.side != self.side]
        self.spread = SPREAD if max(foes) > 1 else SETTLED
        self.rounds_left = max(0, self.facts.highest_path - self.saga.last_path)
        self.balance: dict[int, tuple[int, int]] = {x: self._balance(x) for x in self.saga.active}
        self._future: dict[int, float] = {}
        self.kept: dict[int, float] = {}
        """What it is worth to hold a card, as far as somebody asked (see worth)."""

    # -- fights -------------------------------------------------------------------------------------------------
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
            extra = sum([a.bonus[PATH] for a in self.facts.cards[item].statics if a.target == "location"])
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
        return self.value(location, spread=0.05)

    # -- what may come ------------------------------------------------------------------------------------------
    def future(self, card: int) -> float:
        """How much a card may still do: paths to come, battlegrounds of its faction, and its lasting effects."""
        known = self._future.get(card)
        if known is not None:
            return known
        fact = self.facts.cards[card]
        worth = 0.0
        numbers = [n for n in fact.paths if self.saga.last_path < n <= self.facts.highest_path]
        if numbers:
            worth += fact.icons[PATH] * min(1.0, 0.35 + 0.15 * len(numbers))
        states, active = self.saga.states, self.saga.active
        if any(states[x] in _TO_COME or x in active for x in self.facts.grounds_of[fact.faction]):
            best = max(fact.icons[ATTACK] + fact.icons[LEAD_ATTACK], fact.icons[DEFENCE] + fact.icons[LEAD_DEFENCE])
            worth += 0.5 * best
        self._future[card] = worth
        return worth

    def lasting(self, card: int) -> float:
        """What a card in reserve brings in the rounds to come."""
        fact = self.facts.cards[card]
        draws = fact.lasts("draw_step_bonus")[1]
        more = 0.5 * draws * self.rounds_left
        if fact.lasts("carryover_bonus")[1]:
            more += 0.1 * self.rounds_left
        if fact.lasts("draw_step_then_cycle")[1]:
            more *= 0.6
        return more

    def foe_path_attack(self) -> int:
        """How many path icons the Shadow has in reserve, ready to come."""
        return sum([self.facts.cards[c].icons[PATH] for r in self.saga.reserves for c in r if self._shadow(c)])

    def _shadow(self, card: int) -> bool:
        return self.facts.cards[card].side == SHADOW


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
