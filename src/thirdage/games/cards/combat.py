"""Combat on paths and battlegrounds (rulebook: combat step)."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.kernel import Ask, Flow, Listed, Option

from .asks import (
    ACCEPT,
    ASK_AGREE,
    ASK_LOSS,
    ASK_OPTION,
    ASK_SAVED,
    ASK_SUPPORT,
    DECLINE,
    ELIMINATE,
    SUPPORT,
    TAKE,
)  # fmt: skip
from .card_texts import players_from_first
from .constants import (
    ARMY,
    ATTACK,
    CHARACTER,
    CYCLE,
    DEFENCE,
    DISCARDED,
    ELIMINATED,
    FREE_PEOPLES,
    LEAD_ATTACK,
    LEAD_DEFENCE,
    NOBODY,
    PATH,
    SCORED,
    SHADOW,
    SIDES,
)  # fmt: skip
from .icons import attacks, icons, location_attack, location_defence, may_support
from .model import Saga
from .zones import cycle_shown, eliminate

Supports = dict[int, int]
"""Army -> the character it supports in this combat (CG-LEAD-08)."""


def fight(saga: Saga, location: int) -> Flow[None]:
    """CG-COMB-02: the combat of one location; afterwards it is no longer active."""
    if saga.facts.locations[location].is_path:
        yield from fight_path(saga, location)
    else:
        yield from fight_battleground(saga, location)


def leave(saga: Saga, location: int, state: int) -> None:
    """CG-COMB-03, CG-ICON-04, CG-ICON-05: the location goes where it belongs; tokens on it vanish.

    CG-DUEL-12: a discarded path is gone like one that was scored.
    """
    saga.states[location] = state
    saga.active = tuple([x for x in saga.active if x != location])
    saga.added.pop(location, None)
    saga.areas.pop(location, None)
    assert not saga.here(location), "cards are left on a location that was fought over"
    saga.standing.pop(location, None)
    if saga.path == location:
        saga.path = NOBODY


def fight_path(saga: Saga, path: int) -> Flow[None]:
    """CG-PCOM-02, CG-PCOM-03, CG-PCOM-09 to 11, CG-FELL-08: the Shadow attacks, the Free Peoples defend.

    CG-DUEL-05 to 08: in the Duels the icons at the beginning are compared too, starred ones as they count then
    (CRU-22).
    """
    place = saga.facts.locations[path]
    saga.begin_scene("combat", location=place.id)
    attackers = [c for c in saga.here(path) if attacks(saga, c, path)]
    defenders = [c for c in saga.here(path) if not attacks(saga, c, path)]
    attack = location_attack(saga, path) + sum([icons(saga, c, PATH, path) for c in attackers])
    own = location_defence(saga, path)
    defence = own + sum([icons(saga, c, PATH, path) for c in defenders])
    saga.tell("log-cards-path-combat", "CG-PCOM-02", location=place.id, attack=attack, defence=own)
    left = yield from _losses(saga, path, max(0, attack - own), PATH, {})
    _clear(saga, path, "path-combat")
    saga.final = saga.final or place.number == saga.facts.highest_path
    if left:
        saga.corruption += left
        saga.tell("log-cards-path-lost", "CG-PCOM-10", location=place.id, count=left)
        saga.used("path:shadow")
        leave(saga, path, SCORED + SHADOW)
    elif saga.facts.strict_paths and defence <= attack:
        saga.tell("log-cards-path-nobody", "CG-DUEL-05", location=place.id, attack=attack, defence=defence)
        saga.used("path:nobody")
        leave(saga, path, DISCARDED)
    else:
        saga.tell("log-cards-path-won", "CG-PCOM-09", location=place.id, count=place.vp)
        saga.used("path:free-peoples")
        leave(saga, path, SCORED + FREE_PEOPLES)
    saga.end_scene("combat")


def fight_battleground(saga: Saga, ground: int) -> Flow[None]:
    """CG-BCOM-02, CG-BCOM-03, CG-BCOM-07, CG-BCOM-08: whose battleground it is defends, the other side attacks.

    CG-BCOM-10: no corruption comes from it.
    """
    place = saga.facts.locations[ground]
    saga.begin_scene("combat", location=place.id)
    supports: Supports = {}
    yield from _support(saga, ground, supports)
    led = set(supports.values())
    attackers = [c for c in saga.here(ground) if attacks(saga, c, ground)]
    there = saga.here(ground)
    attack = location_attack(saga, ground)
    attack += sum([icons(saga, c, ATTACK, ground, c in led, supports.get(c, NOBODY)) for c in attackers])
    own = location_defence(saga, ground)
    saga.tell("log-cards-battleground-combat", "CG-BCOM-02", location=place.id, attack=attack, defence=own)
    left = yield from _losses(saga, ground, max(0, attack - own), DEFENCE, supports)
    _clear(saga, ground, "battleground-combat")
    yield from _saved(saga, there)
    winner = 1 - place.side if left else place.side
    saga.tell("log-cards-battleground-won", "CG-BCOM-07", location=place.id, side=SIDES[winner], count=place.vp)
    saga.used("battleground:attacker" if left else "battleground:defender")
    leave(saga, ground, SCORED + winner)
    saga.end_scene("combat")


def _support(saga: Saga, ground: int, supports: Supports) -> Flow[None]:
    """CG-LEAD-02 to 04, CG-LEAD-07, CG-LEAD-08: each army supports one character that it can, before icons are counted.

    CRU-29: nobody may leave it; its player is asked where there are several ways.
    """
    here = saga.here(ground)
    armies = [c for c in here if saga.facts.cards[c].type == ARMY]
    leaders = [c for c in here if saga.facts.cards[c].type == CHARACTER]
    while True:
        led = supports.values()
        pairs = [
            (a, c) for a in armies if a not in supports for c in leaders if c not in led and may_support(saga, a, c)
        ]
        if not any(_matters(saga, a, c) for a, c in pairs):
            return
        free = [pair for pair in pairs if not any(other != pair and set(other) & set(pair) for other in pairs)]
        if free:
            supports[free[0][0]] = free[0][1]
            continue
        player = saga.facts.owner[pairs[0][0]]
        mine = [pair for pair in pairs if saga.facts.owner[pair[0]] == player]
        args = {"player": saga.name(player), "location": saga.facts.locations[ground].id}
        choice: Option = yield Ask(ASK_SUPPORT, saga.seat(player), Listed([SUPPORT(a, c) for a, c in mine]), args, args)
        supports[choice[0]] = choice[1]
        saga.used("support-chosen")
        saga.tell("log-cards-supports", "CG-LEAD-04", army_card=saga.id(choice[0]), card=saga.id(choice[1]))


def _matters(saga: Saga, army: int, card: int) -> bool:
    """Whether it makes a difference that this army supports this character: leadership, or the army's own text."""
    cards = saga.facts.cards
    if any(cards[c].icons[LEAD_ATTACK] or cards[c].icons[LEAD_DEFENCE] for c in (card, *saga.items(card))):
        return True
    return any(a.condition.kind == "supports" and cards[card].kind in a.condition.cards for a in cards[army].statics)


def _losses(saga: Saga, location: int, left: int, icon: int, supports: Supports) -> Flow[int]:
    """CG-PCOM-04 to 06, CG-BCOM-04, CG-BCOM-05: defenders go, one by one, while icons are left; how many stay.

    CG-ITEM-04: each with its items. CG-LEAD-05: leadership counts to the end. CRU-14: those without icons go too.
    """
    led = set(supports.values())
    how = "path-combat" if icon == PATH else "battleground-combat"
    while left:
        cards = [c for c in saga.here(location) if not attacks(saga, c, location)]
        if not cards:
            return left
        worth = {c: icons(saga, c, icon, location, c in led, supports.get(c, NOBODY)) for c in cards}
        card = cards[0]
        if len(cards) > 1 and sum(worth.values()) >= left:
            card = yield from _loss(saga, location, cards, left)
        cancelled = min(left, worth[card])
        left -= cancelled
        saga.tell("log-cards-loss", "CG-PCOM-04" if icon == PATH else "CG-BCOM-04", card=saga.id(card), count=cancelled)
        eliminate(saga, card, how, "CG-PCOM-04" if icon == PATH else "CG-BCOM-04")
    return left


def _loss(saga: Saga, location: int, cards: list[int], left: int) -> Flow[int]:
    """CG-PCOM-12, CRU-15: a side decides its losses together; where its players do not agree, the attackers choose."""
    side = saga.facts.cards[cards[0]].side
    args = {"location": saga.facts.locations[location].id, "count": left}
    own, foes = _speakers(saga, side), _speakers(saga, 1 - side)
    offer = Listed([ELIMINATE(c) for c in cards])
    choice: Option = yield Ask(ASK_LOSS, own[0], offer, args, args)
    for mate in own[1:]:
        proposal = {**args, "card": saga.id(choice[0])}
        answer = yield Ask(ASK_AGREE, mate, Listed((ACCEPT, DECLINE)), proposal, proposal)
        if answer is DECLINE:
            saga.used("disagree")
            saga.tell("log-cards-disagree", "CG-PCOM-12", seat=foes[0])
            choice = yield Ask(ASK_LOSS, foes[0], Listed([ELIMINATE(c) for c in cards]), args, args)
            break
    saga.used("loss-chosen")
    return int(choice[0])


def _speakers(saga: Saga, side: int) -> list[str]:
    """The persons of a side, in turn order from the first player on."""
    players = [p for p in players_from_first(saga) if saga.facts.players[p].side == side]
    return list(dict.fromkeys([saga.seat(p) for p in players]))


def _clear(saga: Saga, location: int, how: str) -> None:
    """CG-PCOM-07, CG-PCOM-08, CG-BCOM-06: remaining defenders are cycled, all attackers eliminated."""
    rule = "CG-PCOM-07" if how == "path-combat" else "CG-BCOM-06"
    for card in saga.here(location):
        if not attacks(saga, card, location):
            cycle_shown(saga, card, rule)
    for card in saga.here(location):
        eliminate(saga, card, how, "CG-PCOM-08" if how == "path-combat" else "CG-BCOM-06")


def _saved(saga: Saga, there: Iterable[int]) -> Flow[None]:
    """Ioreth: after a battleground combat she and one more who was eliminated, no Wizard, may be cycled instead."""
    facts = saga.facts
    lost = [c for c in there if facts.cards[c].type == CHARACTER and saga.where[c] == ELIMINATED]
    healers = [c for c in there if any(a.when == "after_battleground_combat" for a in facts.cards[c].abilities)]
    if not healers:
        return
    healer = healers[0]
    wizard = facts.faction["wizard"]
    others = [
        c for c in lost if c != healer and facts.cards[c].side == FREE_PEOPLES and facts.cards[c].faction != wizard
    ]
    if healer not in lost and not others:
        return
    player = facts.owner[healer]
    args = {"player": saga.name(player), "place": saga.id(healer)}
    choice: Option = yield Ask(ASK_OPTION, saga.seat(player), Listed((ACCEPT, DECLINE)), args, args)
    if choice is DECLINE:
        return
    saved = [healer] if healer in lost else []
    if others:
        picked: Option = yield Ask(
            ASK_SAVED, saga.seat(player), Listed([*[TAKE(c) for c in others], DECLINE]), args, args
        )
        if picked is not DECLINE:
            saved.append(picked[0])
    saga.used(facts.cards[healer].kind)
    for card in saved:
        saga.put(card, CYCLE)
        saga.seen(card)
        saga.tell("log-cards-card-cycled", "CG-SPEC-08", card=saga.id(card))
