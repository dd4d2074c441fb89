"""Set-up of chapter 2 (HR-SET2), after a chapter 1 in which Frodo was not corrupted.

The position at the seam `second-journey` holds all that is kept between the chapters (HR-SAV): written down there, it
is the Letter from Gandalf. How many Ally cards the Ring-bearer held is the argument of the first two seams.
HR-SAV-01 to 04: nothing that is kept leaves the position; HR-SAV-05: the Sorcery hands stay hidden in it.
HR-GEN-08: what chapter 2 does not change is played by the functions of chapter 1, which ask `at.chapter`.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.kernel import SPECTATOR, Ask, Deck, Draws, Flow, Listed, Option, chance

from .asks import (
    ASK_CHIEF,
    ASK_GIVE_CARD,
    ASK_LEADER,
    ASK_SHARE,
    ASK_START,
    CHIEF,
    CHOOSE_SITE,
    DECLINE,
    GIVE_CARD,
    LEADER_DRAWN,
    SHARE,
)  # fmt: skip
from .chief import enter
from .constants import (
    ALLY_2,
    CHIEF_COMES,
    DEEDS_DRAWN,
    DOWN,
    FRODO,
    GREY,
    LONG,
    MERRY,
    NOBODY,
    NOTHING,
    NOWHERE,
    OUT,
    SHORT,
    SORCERIES,
    STRIDER,
    UP,
)  # fmt: skip
from .draws import draw_ally, draw_sorcery, roll
from .gandalf import draw_deed
from .journey import choose_journey, draw_journey, follow
from .model import RING_BEARER_BIT, Pursuit
from .setting_up import command, place_nazgul


def begin_second(at: Pursuit) -> None:
    """HR-SET2-02 to 06, HR-SET2-09, HR-SET2-13, HR-SET2-14: what goes, what stays, what comes in.

    The days are counted on, so that a game has one calendar.
    HR-FEL-06, HR-SAV-01: Fellowship tokens on Frodo's card stay there. HR-CPN-06: with it down the pool is smaller.
    Ruling HRU-15.
    """
    at.chapter = 2
    at.next = ("second-journey", len(at.ally_hand))
    at.begin_scene("setup")
    at.tell("log-hunt-chapter-2", "HR-SET2-01")
    at.held = at.turned = ()
    at.start = NOWHERE
    at.entries = at.escapes = at.ally_tokens = at.dice = ()
    at.asked, at.lasting, at.tracks = (), (), {}
    at.arrived = at.eye = at.moved = at.rests = at.acted = at.found = at.met = False
    at.track = at.phase = 0
    at.companions = tuple([_companion(at, companion) for companion in range(len(at.companions))])
    base = at.rules.options["fellowship"] - (at.companions[FRODO] == DOWN)
    at.pool = max(0, base - at.available)
    at.ally_hand = ()
    at.ally_deck, at.ally_discards = Deck(at.facts.deck(ALLY_2)), ()
    at.hunt_pool = tuple(sorted([*at.hunt_pool, *at.facts.of_color(GREY)]))
    at.nazgul = (NOWHERE,) * len(at.nazgul)
    at.orders = ()
    at.chief, at.chief_die = NOBODY, NOTHING


def _companion(at: Pursuit, companion: int) -> int:
    """HR-SET2-03, HR-SET2-04: those face up, Strider, Meriadoc if he had not entered; Frodo even face down."""
    state = at.companions[companion]
    if companion == STRIDER or (companion == MERRY and state == OUT):
        return UP
    return state if state == UP or companion == FRODO else OUT


def known_to_all(at: Pursuit) -> Pursuit | None:
    """The position between the chapters as everyone knows it: the Sorcery cards that are hidden are dealt anew.

    None elsewhere: what Frodo has done since he set out is not for chance to say. Ruling HRU-61.
    """
    if at.next[0] != "second-journey":
        return None
    new, spectator = at.copy(), at.rules.bit(SPECTATOR)
    new.next = ("second-anew", at.next[1], tuple([len(hand) for hand in at.sorcery_hands]))
    new.sorcery_hands = [()] * at.wraiths
    new.shared_sorcery = ()
    new.sorcery_discards = tuple([held for held in at.sorcery_discards if held[1] & spectator])
    gone = {*at.beside_track, *[card for card, _ in new.sorcery_discards]}
    new.sorcery_deck = Deck(tuple([card for card in at.facts.deck(SORCERIES) if card not in gone]))
    return new


def deal_anew(at: Pursuit, hand: int, sorceries: tuple[int, ...]) -> Flow[None]:
    """So many Sorcery cards into each hand; see `known_to_all`."""
    at.next = ("second-journey", hand)
    for wraith, count in enumerate(sorceries):
        for _ in range(count):
            yield from draw_sorcery(at, wraith, "anew")


def draw_journeys(at: Pursuit, hand: int) -> Flow[None]:
    """HR-SET2-07, HR-JRN-01: one card of each deck; the deck of the one he chooses stays, unknown to the others."""
    at.next = ("second-ally", hand)
    decks = [tuple([j for j, row in enumerate(at.facts.journeys) if row.deck == deck]) for deck in (SHORT, LONG)]
    short = yield from draw_journey(at, decks[SHORT], "set-up")
    long = yield from draw_journey(at, decks[LONG], "set-up")
    chosen = yield from choose_journey(at, (short, long))
    deck = decks[at.facts.journeys[chosen].deck]
    at.journeys_left = tuple([card for card in deck if card != chosen])
    follow(at, chosen)


def new_hand(at: Pursuit, hand: int) -> Flow[None]:
    """HR-SET2-08: as many cards of the orange deck as were left."""
    at.next = ("second-deeds",)
    for _ in range(hand):
        yield from draw_ally(at, "second-hand")


def draw_deeds(at: Pursuit) -> Flow[None]:
    """HR-SET2-10, HR-DEED-05: four tokens, one of them Gandalf's start location, three deeds. Ruling HRU-24."""
    at.next = ("second-command", 0)
    at.deeds_left = at.facts.deeds
    drawn: tuple[int, ...] = ()
    for _ in range(DEEDS_DRAWN):
        drawn = (*drawn, (yield from draw_deed(at, "deed")))
    choice: Option = yield Ask(ASK_START, at.ring_bearer, Listed([CHOOSE_SITE(space) for space in drawn]))
    at.gandalf = (choice[0],)
    at.deeds = tuple(sorted([space for space in drawn if space != choice[0]]))
    deeds = [at.space_id(space) for space in at.deeds]
    at.tell("log-hunt-gandalf-starts", "HR-SET2-10", RING_BEARER_BIT, space=at.space_id(choice[0]), deed_space=deeds)


def share_sorcery(at: Pursuit) -> Flow[None]:
    """HR-SET2-12: the Ringwraiths may even out their hands; whoever gives a card goes on knowing it. Ruling HRU-48."""
    at.next = ("second-leader",)
    sizes = [len(hand) for hand in at.sorcery_hands]
    if max(sizes) - min(sizes) < 2:
        return
    choice: Option = yield Ask(ASK_SHARE, at.wraith_seat(at.leading), Listed([SHARE, DECLINE]))
    while choice is SHARE:
        sizes = [len(hand) for hand in at.sorcery_hands]
        if max(sizes) - min(sizes) < 2:
            return
        giver, taker = sizes.index(max(sizes)), sizes.index(min(sizes))
        args = {"seat": at.wraith_seat(taker)}
        cards = Listed([GIVE_CARD(card) for card in at.sorcery_hands[giver]])
        given: Option = yield Ask(ASK_GIVE_CARD, at.wraith_seat(giver), cards, args, args)
        card, bit = given[0], at.wraith_bit(giver)
        at.sorcery_hands[giver] = tuple([c for c in at.sorcery_hands[giver] if c != card])
        at.sorcery_hands[taker] = tuple(sorted([*at.sorcery_hands[taker], card]))
        knew = next((bits for c, bits in at.shared_sorcery if c == card), 0)
        rest = tuple([row for row in at.shared_sorcery if row[0] != card])
        at.shared_sorcery = (*rest, (card, (knew | bit) & ~at.wraith_bit(taker)))
        seats = {"seat": at.wraith_seat(taker), "from_seat": at.wraith_seat(giver)}
        two = bit | at.wraith_bit(taker)
        at.tell("log-hunt-gives-card", "HR-SET2-12", two, card=at.facts.cards[card].id, **seats)
        at.tell("log-hunt-card-given", "HR-SET2-12", ~two, **seats)
        at.reveal()


def draw_leader(at: Pursuit) -> Flow[None]:
    """HR-SET2-15."""
    at.next = ("second-place", 0)
    if at.wraiths > 1:
        outcomes = Draws(LEADER_DRAWN, tuple(range(1, at.wraiths + 1)))
        option: Option = yield chance(ASK_LEADER, outcomes, "leading-player", "second", at.wraith_seat(0))
        at.leading = option[0] - 1
        at.tell("log-hunt-leads", "HR-SET2-15", seat=at.wraith_seat(at.leading))


def bring_chief(at: Pursuit) -> Flow[None]:
    """HR-SET2-17: with ability 5 the Chief takes the place of a Nazgûl of the leading player."""
    at.next = ("second-roll",)
    if at.abilities < CHIEF_COMES:
        return
    at.used("ability:5")
    mine = at.orders[at.leading]
    nazgul = mine[0]
    if len(mine) > 1:
        choice: Option = yield Ask(ASK_CHIEF, at.wraith_seat(at.leading), Listed([CHIEF(n) for n in mine]))
        nazgul = choice[0]
    enter(at, nazgul, "HR-SET2-17")


def first_roll(at: Pursuit) -> Flow[None]:
    """HR-SET2-18: six dice; the Chief's comes with the next refresh step (HR-CHD-01)."""
    at.next = ("day",)
    yield from roll(at, "second")


SEAMS: dict[str, Callable[..., Flow[None]]] = {
    "second-anew": deal_anew,
    "second-journey": draw_journeys,
    "second-ally": new_hand,
    "second-deeds": draw_deeds,
    "second-command": command,
    "second-sorcery": share_sorcery,
    "second-leader": draw_leader,
    "second-place": place_nazgul,
    "second-chief": bring_chief,
    "second-roll": first_roll,
}
