"""Combat icons: what a card counts where it stands (rulebook: combat icons, leadership, added icons)."""

from __future__ import annotations

from .abilities import Ability
from .constants import ATTACK, CHARACTER, DEFENCE, LEAD_ATTACK, LEAD_DEFENCE, PATH, RESERVE, SHADOW
from .model import Saga


def holds(saga: Saga, ability: Ability, location: int, supports: int) -> bool:
    """Whether the condition of a bonus is met on a location; `supports` is whom an army supports.

    CG-CARD-04. CRU-40: the Balrog counts one more on Khazad-dûm, not two.
    """
    facts = saga.facts
    place = facts.locations[location]
    if ability.where == "path":
        if not place.is_path:
            return False
    elif ability.where == "battleground":
        if place.is_path:
            return False
    elif ability.where and ability.where != place.id:
        return False
    condition = ability.condition
    if condition.kind == "supports":
        return supports >= 0 and facts.cards[supports].kind in condition.cards
    if condition.kind == "in_play":
        return any(saga.in_play(c) for kind in condition.cards for c in facts.copies[kind])
    if condition.kind == "monstrous_character_here":
        monstrous = facts.faction["monstrous"]
        return any(
            facts.cards[c].faction == monstrous and facts.cards[c].type == CHARACTER for c in saga.here(location)
        )
    assert not condition.kind, f"not the condition of a bonus: {condition.kind}"
    return True


def times(saga: Saga, ability: Ability, location: int) -> int:
    """How often a bonus counts: Quickbeam counts pairs of Isengard cards."""
    if not ability.per_pair:
        return 1
    isengard = saga.facts.faction["isengard"]
    return len([c for c in saga.here(location) if saga.facts.cards[c].faction == isengard]) // 2


def own_icons(saga: Saga, card: int, icon: int, location: int, supports: int = -1) -> int:
    """The icons of one card, with what its own text and the reserve add (CG-ICON-02: tokens are part of the card).

    CRU-35: what Sting adds counts with its bearer, not with the path.
    """
    fact = saga.facts.cards[card]
    total = fact.icons[icon]
    for ability in fact.statics:
        own = ability.bonus[icon] and ability.when == "static" and not ability.strengthens and not ability.for_location
        if own and holds(saga, ability, location, supports):
            total += ability.bonus[icon] * times(saga, ability, location)
    if icon == PATH:
        total += saga.on_card.get(card, 0)
    return total + from_reserve(saga, card, icon)


def from_reserve(saga: Saga, card: int, icon: int) -> int:
    """Arwen in reserve strengthens Strider or Aragorn wherever he is."""
    total = 0
    for helper in saga.facts.helpers:
        if saga.where[helper] == RESERVE:
            for ability in saga.facts.cards[helper].statics:
                if ability.when == "in_reserve" and saga.facts.cards[card].kind in ability.strengthens:
                    total += ability.bonus[icon]
    return total


def icons(saga: Saga, card: int, icon: int, location: int, supported: bool = False, supports: int = -1) -> int:
    """CG-ITEM-03, CG-LEAD-01: a card with its items; leadership counts while it is supported.

    CG-BCOM-09: one kind of icon, that of the location.
    """
    total = own_icons(saga, card, icon, location, supports)
    for item in saga.items(card):
        total += own_icons(saga, item, icon, location)
    if supported and icon in (ATTACK, DEFENCE):
        total += icons(saga, card, LEAD_ATTACK if icon == ATTACK else LEAD_DEFENCE, location)
    return total


def location_defence(saga: Saga, location: int) -> int:
    """CG-ICON-03, CG-RCOM-01 to 03: printed icons, added ones, and what an item gives to the path its bearer is on.

    CG-REA-04: printed icons do not count on a battleground that came from the other side's area.
    """
    place = saga.facts.locations[location]
    lost = not place.is_path and saga.areas.get(location, place.side) != place.side
    total = (0 if lost else place.defence) + saga.added.get(location, (0, 0))[1]
    if place.is_path:
        for card in saga.here(location):
            for item in saga.items(card):
                for ability in saga.facts.cards[item].statics:
                    if ability.for_location:
                        total += ability.bonus[PATH]
    return total


def location_attack(saga: Saga, location: int) -> int:
    """CG-PCOM-02, CG-BCOM-11: attack icons that lie on the location itself; no path has printed ones (CRU-21)."""
    return saga.added.get(location, (0, 0))[0]


def attacks(saga: Saga, card: int, location: int) -> bool:
    """CG-PCOM-01, CG-BCOM-01: whether a card is on the attacking side there.

    CG-REA-03, CG-RCOM-04: a reactivation changes nothing of it.
    """
    place = saga.facts.locations[location]
    side = saga.facts.cards[card].side
    return side == SHADOW if place.is_path else side != place.side


def may_support(saga: Saga, army: int, card: int) -> bool:
    """CG-LEAD-02, CG-LEAD-06, CG-GLO-02: an army of the same faction, or one that a text allows."""
    facts = saga.facts
    leader, troop = facts.cards[card], facts.cards[army]
    if troop.side != leader.side:
        return False
    if troop.faction == leader.faction:
        return True
    if leader.supported_by == troop.faction:
        return True
    return any(leader.kind in facts.events[event].anywhere for event in saga.lasting)
