"""What the forces on the table count for, and what a card of one's own would change: for those who look and choose.

All of it follows from a seat's own view, so nothing here can tell more than that.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Reader, Rules

from .constants import ARMY, AT, ATTACK, CHARACTER, DEFENCE, EVENT, ITEM, PATH
from .icons import attacks, icons, location_attack, location_defence, may_support
from .legality import may_enter, may_wield
from .model import Saga
from .reading import read_public

Json = dict[str, Any]


def derived_counts(rules: Rules, seen: Json) -> Json:
    """Attack and defence of every active location as they stand, and as they would be with a card of one's own.

    `counts`: by location; `would`: by card, then by the place (location or wielder) that is open to it.
    """
    saga = read_public(rules, Reader(seen, rules.names))
    names = saga.facts.locations
    counts = {names[x].id: _counted(saga, x) for x in saga.active}
    would: Json = {}
    for card in _own_cards(saga, seen):
        places = _would(saga, card)
        if places:
            would[saga.id(card)] = places
    return {"counts": counts, "would": would}


def balance(saga: Saga, location: int) -> tuple[int, int]:
    """Attack and defence of a location, with the best support that the armies there can give."""
    worth = _worth(saga, location)
    attack = sum([n for c, n in worth.items() if attacks(saga, c, location)])
    defence = sum([n for c, n in worth.items() if not attacks(saga, c, location)])
    return attack + location_attack(saga, location), defence + location_defence(saga, location)


def _worth(saga: Saga, location: int) -> dict[int, int]:
    here = saga.here(location)
    force = [c for c in here if attacks(saga, c, location)]
    others = [c for c in here if not attacks(saga, c, location)]
    return strengths(saga, force, location, attack=True) | strengths(saga, others, location, attack=False)


def _counted(saga: Saga, location: int) -> Json:
    attack, defence = balance(saga, location)
    own = {"attack": location_attack(saga, location), "defence": location_defence(saga, location)}
    cards = {saga.id(c): n for c, n in _worth(saga, location).items()}
    return {"attack": attack, "defence": defence, "own": own, "cards": cards}


def _own_cards(saga: Saga, seen: Json) -> list[int]:
    """The cards that this seat can see in its hands, apart and in its reserves."""
    found: list[str] = []
    for row in seen["players"].values():
        if row["hand"]["cards"] is not None:
            found += [*row["hand"]["cards"], *row["apart"]["cards"], *[stands["card"] for stands in row["reserve"]]]
    return [saga.facts.card[c] for c in found]


def _would(saga: Saga, card: int) -> Json:
    """Place -> location, attack and defence with this card there."""
    kind = saga.facts.cards[card].type
    if kind == EVENT:
        return {}
    found: Json = {}
    for x in saga.active:
        if kind == ITEM:
            for bearer in saga.here(x):
                if may_wield(saga, card, bearer) is None:
                    then = saga.copy()
                    then.put_on(card, bearer)
                    found[saga.id(bearer)] = [saga.facts.locations[x].id, *balance(then, x)]
        elif may_enter(saga, card, x) is None:
            then = saga.copy()
            then.move(card, AT + x)
            found[saga.facts.locations[x].id] = [saga.facts.locations[x].id, *balance(then, x)]
    return found


def strengths(saga: Saga, cards: list[int], location: int, *, attack: bool) -> dict[int, int]:
    """The icons that each card of one side counts for, each leader supported as well as the armies there can."""
    if saga.facts.locations[location].is_path:
        return {c: icons(saga, c, PATH, location) for c in cards}
    icon = ATTACK if attack else DEFENCE
    led = best_support(saga, cards, location, icon)
    supports = {army: leader for leader, army in led.items()}
    return {c: icons(saga, c, icon, location, c in led, supports.get(c, -1)) for c in cards}


def best_support(saga: Saga, cards: list[int], location: int, icon: int) -> dict[int, int]:
    """Leader -> army: those leaders first whose support adds most, armies passed on as long as that helps."""
    armies = [c for c in cards if saga.facts.cards[c].type == ARMY]
    leaders = [c for c in cards if saga.facts.cards[c].type == CHARACTER]

    def gain(leader: int, army: int) -> int:
        alone = icons(saga, leader, icon, location) + icons(saga, army, icon, location)
        led = icons(saga, leader, icon, location, supported=True)
        return led + icons(saga, army, icon, location, supports=leader) - alone

    def place(leader: int, tried: set[int]) -> bool:
        for army in sorted(armies, key=lambda a: -gain(leader, a)):
            if army in tried or not may_support(saga, army, leader):
                continue
            tried.add(army)
            holder = next((held for held, a in led.items() if a == army), None)
            if holder is None or place(holder, tried):
                led[leader] = army
                return True
        return False

    led: dict[int, int] = {}
    for leader in sorted(leaders, key=lambda c: -max([gain(c, a) for a in armies], default=0)):
        place(leader, set())
    return led
