"""Decks, hands and dice: drawing, hand limits, rolling (HR-ALY-01 to 03, HR-SOR-01 to 06, HR-DIE-02)."""

from __future__ import annotations

from thirdage.kernel import Ask, Deck, Dice, Flow, Listed, Option, chance, draw

from .asks import ASK_CARD_DRAWN, ASK_DICE, ASK_DISCARD, DICE_ROLLED, DISCARD
from .constants import ACTION_DICE, HAND_LIMIT, NOBODY, NOTHING, SHADOW
from .model import RING_BEARER_BIT, Pursuit


def draw_ally(at: Pursuit, cause: str = "ally") -> Flow[None]:
    """HR-ALY-01 to 03: one card; an exhausted deck gives none and is not made anew. Beyond five, one goes at once."""
    if not len(at.ally_deck):
        at.tell("log-hunt-no-ally-card", "HR-ALY-03")
        return
    yield from take_ally(at, cause)
    yield from keep_limit(at)


def take_ally(at: Pursuit, cause: str) -> Flow[int]:
    """HR-ALY-01: the next card of the deck comes into the hand."""
    card, _, deck = yield from draw(
        at, at.ally_deck, ASK_CARD_DRAWN, "ally-deck", cause, at.ring_bearer, RING_BEARER_BIT
    )
    at.ally_deck = deck
    at.ally_hand = tuple(sorted([*at.ally_hand, card]))
    at.tell("log-hunt-draws-ally", "HR-ALY-01", RING_BEARER_BIT, card=at.facts.cards[card].id)
    at.tell("log-hunt-ally-drawn", "HR-ALY-01", ~RING_BEARER_BIT)
    at.reveal()
    return card


def keep_limit(at: Pursuit) -> Flow[None]:
    """HR-ALY-02, HR-UPD-03: beyond five, one goes at once."""
    if len(at.ally_hand) > HAND_LIMIT:
        option: Option = yield Ask(ASK_DISCARD, at.ring_bearer, Listed([DISCARD(c) for c in at.ally_hand]))
        discard_ally(at, option[0], RING_BEARER_BIT)


def discard_ally(at: Pursuit, card: int, knowers: int) -> None:
    """HR-ALY-04, HR-ALY-02: played cards lie open, those discarded from the hand only the Ring-bearer knows.

    Ruling HRU-29.
    """
    at.ally_hand = tuple([c for c in at.ally_hand if c != card])
    at.ally_discards = (*at.ally_discards, (card, knowers))


def draw_sorcery(at: Pursuit, wraith: int, cause: str = "sorcery") -> Flow[None]:
    """HR-SOR-01, HR-SOR-02, HR-SOR-06: one card; the discard pile is shuffled into an empty deck first.

    HR-SOR-07, HR-PLY-03: only who draws it ever sees it in his hand.
    """
    if not len(at.sorcery_deck):
        if not at.sorcery_discards:
            return
        at.sorcery_deck = Deck(tuple(sorted([card for card, _ in at.sorcery_discards])))
        at.sorcery_discards = ()
        at.tell("log-hunt-sorcery-shuffled", "HR-SOR-06")
    bit, seat = at.wraith_bit(wraith), at.wraith_seat(wraith)
    card, _, deck = yield from draw(at, at.sorcery_deck, ASK_CARD_DRAWN, "sorcery-deck", cause, seat, bit)
    at.sorcery_deck = deck
    at.sorcery_hands[wraith] = tuple(sorted([*at.sorcery_hands[wraith], card]))
    at.tell("log-hunt-draws-sorcery", "HR-SOR-02", bit, card=at.facts.cards[card].id)
    at.tell("log-hunt-sorcery-drawn", "HR-SOR-02", ~bit, seat=seat)
    at.reveal()
    if len(at.sorcery_hands[wraith]) > HAND_LIMIT:
        option: Option = yield Ask(ASK_DISCARD, seat, Listed([DISCARD(c) for c in at.sorcery_hands[wraith]]))
        discard_sorcery(at, wraith, option[0], bit)


def discard_sorcery(at: Pursuit, wraith: int, card: int, knowers: int) -> None:
    """HR-SOR-06."""
    at.sorcery_hands[wraith] = tuple([c for c in at.sorcery_hands[wraith] if c != card])
    knowers |= next((bits for c, bits in at.shared_sorcery if c == card), 0)
    at.shared_sorcery = tuple([row for row in at.shared_sorcery if row[0] != card])
    at.sorcery_discards = (*at.sorcery_discards, (card, knowers))


def roll(at: Pursuit, cause: str) -> Flow[None]:
    """HR-SET1-15, HR-UPD-01, HR-UPD-05: all dice, used or not.

    HR-FEL-04, HR-DIE-09: a Fellowship token for each Shadow face, now and not when it is used.
    HR-CHD-04: once the Chief is gone, here his die goes too.
    """
    seat = at.wraith_seat(at.leading)
    option: Option = yield chance(ASK_DICE, Dice(DICE_ROLLED, ACTION_DICE, at.facts.dice), "action-dice", cause, seat)
    at.dice = tuple(sorted(option[0]))
    faces = [at.rules.names.ids["face"][face] for face in at.dice]
    at.tell("log-hunt-rolls", "HR-DIE-01", seat=seat, face=faces)
    gain_fellowship(at, at.dice.count(SHADOW))
    at.chief_die = NOTHING
    if at.chief != NOBODY and cause == "refresh":
        chief: Option = yield chance(ASK_DICE, Dice(DICE_ROLLED, 1, at.facts.chief_die), "chief-die", cause, seat)
        at.chief_die = chief[0][0]
        at.tell("log-hunt-rolls", "HR-CHD-01", seat=seat, face=[at.rules.names.ids["face"][at.chief_die]])


def gain_fellowship(at: Pursuit, tokens: int) -> None:
    """HR-FEL-04, HR-FEL-05, HR-CPN-07: from the pool to Frodo's card; what the pool does not hold is lost."""
    gained = min(tokens, at.pool)
    if gained:
        at.pool -= gained
        at.available += gained
        at.tell("log-hunt-gains-fellowship", "HR-FEL-04", count=gained)


def dice_left(at: Pursuit) -> tuple[int, ...]:
    """HR-DIE-02, HR-CHD-02, HR-DAY-07: the unused dice that any Ringwraith may use."""
    return at.dice if at.chief_die == NOTHING else (*at.dice, at.chief_die)


def spend_die(at: Pursuit, face: int) -> None:
    """HR-DIE-02: a used die leaves the pool until the next refresh step."""
    if face == at.chief_die:
        at.chief_die = NOTHING
        return
    dice = list(at.dice)
    dice.remove(face)
    at.dice = tuple(dice)
