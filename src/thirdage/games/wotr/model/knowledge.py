"""What a seat of War of the Ring knows, and a full position made of that knowledge alone.

Everything on the board is public. Hidden are only event cards: the hands, the order of the decks, and what was
discarded face down. An empty deck is never refilled, so an unknown card of a deck is in one of these places.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.battle.combatants import battle_commander
from thirdage.kernel import Deck, Random, Reader, Rules
from thirdage.kernel.fate import shuffle

from .constants import DECKS, FREE_PEOPLES, SHADOW, SIDES
from .places import points
from .reader import read_public
from .war import Held, War
from .written import write_public, write_used_dice

Json = dict[str, Any]


def view(war: War, seat: str) -> Json:
    """The public board, one's own hand, and of hidden cards what was shown and could still be true."""
    bit = war.rules.bit(seat)
    out = write_public(war)
    out["used-dice"] = write_used_dice(war)
    out["points"] = {SIDES[s]: points(war, s) for s in (FREE_PEOPLES, SHADOW)}
    out["decks"] = {DECKS[d]: _deck(war, deck, bit) for d, deck in enumerate(war.decks)}
    out["hands"] = {p.seat: _cards(war, war.hands[p.index], bit) for p in war.facts.players}
    out["discards"] = _cards(war, war.discards, bit)
    if war.battle is not None:
        out["battle"]["laid"] = [_laid(war, side, card, bit) for side, card in war.battle.laid]
    return out


def _laid(war: War, side: int, card: int, bit: int) -> Json:
    """WR-CC-04: of a combat card laid face down the others see the back (where hands are open they know the card)."""
    own = bool(war.eyes(battle_commander(war, side)) & bit)
    fact = war.facts.cards[card]
    return {"side": SIDES[side], "deck": DECKS[fact.deck], "card": fact.id if own else None}


def _deck(war: War, deck: Deck, bit: int) -> Json:
    out = deck.shown(bit, war.rules.names.ids["card"])
    out["known-top-by"] = [knowers for _, knowers in deck.top]
    out["known-bottom-by"] = [knowers for _, knowers in deck.bottom]
    return out


def _cards(war: War, cards: tuple[Held, ...], bit: int) -> list[Json]:
    """Each card with its deck and who knows it; its id only for those who do. The order tells nothing."""
    facts = war.facts.cards
    shown = [(facts[c].id if knowers & bit else "", DECKS[facts[c].deck], knowers) for c, knowers in cards]
    return [{"card": card or None, "deck": deck, "known-by": knowers} for card, deck, knowers in sorted(shown)]


def complete(rules: Rules, _seat: str, seen: Json, rng: Random) -> War:
    """Deal the cards this seat has not seen to the places where they can be."""
    war = read_public(rules, Reader(seen, rules.names))
    keys = rules.names.keys["card"]
    laid: list[Json] = seen["battle"]["laid"] if war.battle is not None else []
    places = [*seen["hands"].values(), seen["discards"], laid]
    gone = {keys[s["card"]] for place in places for s in place if s["card"] is not None}
    gone |= {*war.table, *war.playing}
    for deck in seen["decks"].values():
        gone |= {keys[c] for c in (*deck["top"], *deck["bottom"]) if c is not None}
    unseen: list[list[int]] = [[], [], [], []]
    for c, card in enumerate(war.facts.cards):
        if c not in gone:
            unseen[card.deck].append(c)
    for cards in unseen:
        shuffle(cards, rng)

    def card_of(slot: Json) -> int:
        return unseen[DECKS.index(slot["deck"])].pop() if slot["card"] is None else keys[slot["card"]]

    def deal(slots: list[Json]) -> tuple[Held, ...]:
        return tuple([(card_of(slot), slot["known-by"]) for slot in slots])

    def deal_deck(d: int, ids: list[str | None], knowers: list[int]) -> tuple[Held, ...]:
        known = zip(ids, knowers, strict=True)
        return tuple([(unseen[d].pop() if c is None else keys[c], mask) for c, mask in known])

    war.hands = [deal(seen["hands"][seat]) for seat in rules.seats]
    war.discards = deal(seen["discards"])
    if war.battle is not None:
        war.battle = war.battle.replaced(laid=tuple([(SIDES.index(slot["side"]), card_of(slot)) for slot in laid]))
    for d, name in enumerate(DECKS):
        deck = seen["decks"][name]
        top = deal_deck(d, deck["top"], deck["known-top-by"])
        bottom = deal_deck(d, deck["bottom"], deck["known-bottom-by"])
        war.decks[d] = Deck(tuple(sorted(unseen[d])), top, bottom)
    return war
