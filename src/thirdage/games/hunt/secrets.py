"""The parts of a position that not everyone sees: how they are written and read, and what a seat sees (HR-SEC-01, 02).

Of what it may not see a seat gets null and, where that is public, the number.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Deck, Reader, read_deck
from thirdage.kernel.codecs import Outline
from thirdage.kernel.shapes import many, number, one, or_null, parts

from .constants import ALLY_1, ALLY_2, SORCERIES
from .model import RING_BEARER_BIT, Pursuit
from .shared import Held

Json = dict[str, Any]


def sees_bearer(bit: int) -> bool:
    """Whether the seats of a mask see what the Ring-bearer does."""
    return bool(bit & RING_BEARER_BIT)


def _ids(at: Pursuit, table: str, indexes: tuple[int, ...]) -> list[str]:
    ids = at.rules.names.ids[table]
    return [ids[index] for index in indexes]


def _written_discards(at: Pursuit, discards: tuple[Held, ...]) -> list[Any]:
    ids = at.rules.names.ids["card"]
    return [[ids[card], knowers] for card, knowers in discards]


def _shown_discards(at: Pursuit, discards: tuple[Held, ...], bit: int) -> list[Any]:
    """HR-SEC-03: those that this seat knows, null for the others; who knows which is public."""
    ids = at.rules.names.ids["card"]
    return [[ids[card] if knowers & bit else None, knowers] for card, knowers in discards]


# -- Ally cards -------------------------------------------------------------------------------------------------------
def write_ally(at: Pursuit) -> Json:
    """Deck, hand and discard pile."""
    ids = at.rules.names.ids["card"]
    return {
        "deck": at.ally_deck.written(ids),
        "hand": _ids(at, "card", at.ally_hand),
        "discards": _written_discards(at, at.ally_discards),
    }


def show_ally(at: Pursuit, bit: int) -> Json:
    """Sizes; the Ring-bearer his hand."""
    ids = at.rules.names.ids["card"]
    return {
        "deck": at.ally_deck.shown(bit, ids),
        "known-top-by": [knowers for _, knowers in at.ally_deck.top],
        "count": len(at.ally_hand),
        "hand": _ids(at, "card", at.ally_hand) if sees_bearer(bit) else None,
        "discards": _shown_discards(at, at.ally_discards, bit),
    }


def read_ally(at: Pursuit, whole: Reader) -> None:
    """What is not told is in the deck of the chapter."""
    row = whole["ally"].only("deck", "hand", "discards")
    at.ally_hand = tuple(sorted(row["hand"].ids("card")))
    at.ally_discards = row["discards"].known("card")
    gone = {*at.ally_hand, *[card for card, _ in at.ally_discards]}
    if row["deck"].given:
        at.ally_deck = read_deck(row["deck"])
    else:
        deck = at.facts.deck(ALLY_1 if at.chapter == 1 else ALLY_2)
        at.ally_deck = Deck(tuple([card for card in deck if card not in gone]))


def ally_schema(outline: Outline) -> Json:
    """Of a view, or of a written position."""
    pile = many({"type": "array"})
    if outline.whole:
        known = {"deck": {"type": "object"}, "known-top-by": many({"type": "integer"}), "count": number()}
        return parts({**known, "hand": or_null(many(one("card"))), "discards": pile}, required=True)
    return parts({"deck": {"type": "object"}, "hand": many(one("card")), "discards": pile}, required=False)


# -- Sorcery cards ----------------------------------------------------------------------------------------------------
def write_sorcery(at: Pursuit) -> Json:
    """Deck, hands by seat, discard pile."""
    ids = at.rules.names.ids["card"]
    return {
        "deck": at.sorcery_deck.written(ids),
        "hands": {at.wraith_seat(w): _ids(at, "card", hand) for w, hand in enumerate(at.sorcery_hands)},
        "shared": _written_discards(at, at.shared_sorcery),
        "discards": _written_discards(at, at.sorcery_discards),
    }


def show_sorcery(at: Pursuit, bit: int) -> Json:
    """HR-SEC-02: one's own hand, and the sizes of all."""
    ids = at.rules.names.ids["card"]
    return {
        "deck": at.sorcery_deck.shown(bit, ids),
        "known-top-by": [knowers for _, knowers in at.sorcery_deck.top],
        "hands": {
            at.wraith_seat(w): {
                "count": len(hand),
                "cards": _ids(at, "card", hand) if at.wraith_bit(w) & bit else None,
            }
            for w, hand in enumerate(at.sorcery_hands)
        },
        "shared": [[ids[card], _holder(at, card)] for card, bits in at.shared_sorcery if bits & bit],
        "discards": _shown_discards(at, at.sorcery_discards, bit),
    }


def _holder(at: Pursuit, card: int) -> str:
    """The seat that has a card in its hand."""
    return next(at.wraith_seat(w) for w, hand in enumerate(at.sorcery_hands) if card in hand)


def read_sorcery(at: Pursuit, whole: Reader) -> None:
    """What is not told is in the deck, unless it lies beside the track."""
    row = whole["sorcery"].only("deck", "hands", "shared", "discards")
    at.shared_sorcery = row["shared"].known("card")
    at.beside_track = whole["beside-track"].ids("card")
    for seat, hand in row["hands"].entries("seat"):
        if not seat:
            raise hand.wrong("key", {"found": at.ring_bearer})
        at.sorcery_hands[seat - 1] = tuple(sorted(hand.ids("card")))
    at.sorcery_discards = row["discards"].known("card")
    gone = {card for hand in at.sorcery_hands for card in hand}
    gone |= {*at.beside_track, *[card for card, _ in at.sorcery_discards]}
    if row["deck"].given:
        at.sorcery_deck = read_deck(row["deck"])
    else:
        at.sorcery_deck = Deck(tuple([card for card in at.facts.deck(SORCERIES) if card not in gone]))


def sorcery_schema(outline: Outline) -> Json:
    """Of a view, or of a written position."""
    pile = many({"type": "array"})
    hand = many(one("card"))
    if not outline.whole:
        hands = {"type": "object", "additionalProperties": hand}
        return parts({"deck": {"type": "object"}, "hands": hands, "shared": pile, "discards": pile}, required=False)
    of_seat = parts({"count": number(), "cards": or_null(hand)}, required=True)
    known = {"deck": {"type": "object"}, "known-top-by": many({"type": "integer"})}
    hands = {"type": "object", "additionalProperties": of_seat}
    return parts({**known, "hands": hands, "shared": pile, "discards": pile}, required=True)


# -- information ------------------------------------------------------------------------------------------------------
def write_information(at: Pursuit) -> Json:
    """HR-INF-02, HR-INF-03, HR-INF-08."""
    held, turned = _ids(at, "space", at.held), _ids(at, "space", at.turned)
    return {"held": held, "turned": turned, "gained": _ids(at, "space", at.gained)}


def show_information(at: Pursuit, bit: int) -> Json:
    """HR-SEC-01: which tokens the Ring-bearer has, and how many of them are turned over, is his secret."""
    mine = sees_bearer(bit)
    return {
        "count": len(at.held) + len(at.turned),
        "held": _ids(at, "space", at.held) if mine else None,
        "turned": _ids(at, "space", at.turned) if mine else None,
        "gained": _ids(at, "space", at.gained),
    }


def read_information(at: Pursuit, whole: Reader) -> None:
    """As written; of a view only what all see."""
    row = whole["information"].only("held", "turned", "gained")
    at.held = tuple(sorted(row["held"].ids("space")))
    at.turned = tuple(sorted(row["turned"].ids("space")))
    at.gained = row["gained"].ids("space")


def information_schema(outline: Outline) -> Json:
    """Of a view, or of a written position."""
    spaces = many(one("space"))
    if outline.whole:
        hidden = or_null(spaces)
        return parts({"count": number(), "held": hidden, "turned": hidden, "gained": spaces}, required=True)
    return parts({"held": spaces, "turned": spaces, "gained": spaces}, required=False)


# -- corruption tokens ------------------------------------------------------------------------------------------------
def write_tokens(at: Pursuit) -> Json:
    """HR-ENC-02, HR-ENC-08, HR-ENC-11: everyone sees them drawn, so everyone knows what is left."""
    return {
        "pool": _ids(at, "token", at.hunt_pool),
        "drawn": _ids(at, "token", at.drawn),
        "eyes": _ids(at, "token", at.eyes),
        "discarded": _ids(at, "token", at.discarded_tokens),
    }


def read_tokens(at: Pursuit, whole: Reader) -> None:
    """Of the tokens of the chapter, those that lie nowhere else are in the pool, if that is not told."""
    row = whole["tokens"].only("pool", "drawn", "eyes", "discarded")
    at.drawn, at.eyes = row["drawn"].ids("token"), row["eyes"].ids("token")
    at.discarded_tokens = row["discarded"].ids("token")
    if row["pool"].given:
        at.hunt_pool = tuple(sorted(row["pool"].ids("token")))
    else:
        gone = {*at.drawn, *at.eyes, *at.discarded_tokens}
        colors = range(at.chapter)
        mine = [token for color in colors for token in at.facts.of_color(color) if token not in gone]
        at.hunt_pool = tuple(sorted(mine))


def tokens_schema(outline: Outline) -> Json:
    """Four lists."""
    tokens = many(one("token"))
    return parts({"pool": tokens, "drawn": tokens, "eyes": tokens, "discarded": tokens}, required=outline.whole)


# -- chapter 2 --------------------------------------------------------------------------------------------------------
def write_gandalf(at: Pursuit) -> Json:
    """HR-GAN-01, HR-DEED-01, HR-DEED-06."""
    return {
        "log": _ids(at, "space", at.gandalf),
        "moved": at.gandalf_moved,
        "shown": at.gandalf_shown,
        "rivendell": at.rivendell,
        "deeds": _ids(at, "space", at.deeds),
        "done": _ids(at, "space", at.deeds_done),
        "left": _ids(at, "space", at.deeds_left),
    }


def show_gandalf(at: Pursuit, bit: int) -> Json:
    """HR-SEC-01: where he is, unless his figure stands there; which deeds are to be done."""
    mine = sees_bearer(bit)
    return {
        "count": len(at.gandalf),
        "log": _ids(at, "space", at.gandalf) if mine else None,
        "stands": at.space_id(at.gandalf_last) if at.gandalf_shown else None,
        "moved": at.gandalf_moved,
        "shown": at.gandalf_shown,
        "rivendell": at.rivendell,
        "deeds": _ids(at, "space", at.deeds) if mine else None,
        "deeds-count": len(at.deeds),
        "done": _ids(at, "space", at.deeds_done),
        "left": _ids(at, "space", at.deeds_left) if mine else None,
        "left-count": len(at.deeds_left),
    }


def read_gandalf(at: Pursuit, whole: Reader) -> None:
    """As written."""
    row = whole["gandalf"].only("log", "moved", "shown", "rivendell", "deeds", "done", "left")
    at.gandalf = tuple([item.id("space") for item in row["log"].items()])
    at.gandalf_moved = row["moved"].truth(default=False)
    at.gandalf_shown = row["shown"].truth(default=False)
    at.rivendell = row["rivendell"].truth(default=False)
    at.deeds, at.deeds_done = row["deeds"].ids("space"), row["done"].ids("space")
    at.deeds_left = tuple(sorted(row["left"].ids("space")))


def gandalf_schema(outline: Outline) -> Json:
    """Of a view, or of a written position."""
    spaces, truth = many(one("space")), {"type": "boolean"}
    hidden = or_null(spaces) if outline.whole else spaces
    out: Json = {
        "log": hidden, "moved": truth, "shown": truth, "rivendell": truth, "deeds": hidden, "done": spaces,
        "left": hidden,
    }  # fmt: skip
    if outline.whole:
        out |= {"count": number(), "stands": or_null(one("space")), "deeds-count": number(), "left-count": number()}
    return parts(out, required=outline.whole)
