"""Cards between hands, decks and piles: draw, cycle, eliminate, forsake, take, remove (rulebook: card effects)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thirdage.kernel import Ask, Checked, Flow, Listed, Option, PickSome, Reason, draw, look

from .asks import (
    ASK_CARD_DRAWN,
    ASK_CYCLE,
    ASK_FORSAKE,
    ASK_TAKE,
    CYCLE_MANY,
    DECLINE,
    FORSAKE_HAND,
    FORSAKE_RESERVE,
    FORSAKE_TOP,
    FORSAKE_TOP_FORM,
    NOTHING,
    TAKE,
)  # fmt: skip
from .constants import APART, AT, CYCLE, DECK, ELIMINATED, HAND, HIDDEN, NOBODY, RESERVE, ZONES
from .model import Saga

MIRROR = "mirror-of-galadriel"


# -- the draw deck --------------------------------------------------------------------------------------------------
def refill(saga: Saga, player: int) -> None:
    """CG-OUT-01: an empty deck is made anew of the cycle pile at once, or when a card of it is next needed (CRU-11)."""
    if not len(saga.decks[player]) and saga.cycles[player]:
        saga.tell("log-cards-new-deck", "CG-OUT-01", player=saga.name(player))
        recycle(saga, player)


def recycle(saga: Saga, player: int) -> None:
    """CG-OUT-03: the cycle pile is shuffled into the deck."""
    cards = saga.cycles[player]
    saga.decks[player] = saga.decks[player].shuffled(cards)
    saga.cycles[player] = ()
    for card in cards:
        saga.where[card] = DECK
    saga.merged(player, CYCLE, DECK)
    saga.used("new-deck")


def settle(saga: Saga, player: int) -> Flow[None]:
    """After a deck changed: make it anew if it is empty; the Mirror of Galadriel shows its owner the top card."""
    refill(saga, player)
    mirror = saga.facts.copies[MIRROR][0]
    deck = saga.decks[player]
    if saga.facts.owner[mirror] == player and saga.in_play(mirror) and len(deck) and not deck.top:
        purpose, about = deck_of(saga, player)
        saga.decks[player] = yield from look(
            saga, deck, 1, ASK_CARD_DRAWN, purpose, "mirror", saga.seat(player), saga.bit(player), about
        )
        card = saga.decks[player].top[0][0]
        saga.used(MIRROR)
        saga.tell("log-cards-mirror-shows", "CG-SPEC-08", saga.bit(player), card=saga.id(card))


def deck_of(saga: Saga, player: int) -> tuple[str, dict[str, Any]]:
    """The purpose of what is drawn from a player's deck, and what is told of it."""
    return f"deck-{saga.name(player)}", {"player": saga.name(player)}


def top_card(saga: Saga, player: int, zone: int, cause: str) -> Flow[int]:
    """Take the top card of a deck, seen by its owner alone; -1 if there is none (CG-OUT-02).

    CG-OUT-01: whoever takes it settles the deck, once the card is where it goes.
    """
    refill(saga, player)
    if not len(saga.decks[player]):
        return NOBODY
    purpose, about = deck_of(saga, player)
    card, _, rest = yield from draw(
        saga, saga.decks[player], ASK_CARD_DRAWN, purpose, cause, saga.seat(player), saga.bit(player), about
    )
    saga.decks[player] = rest
    saga.where[card] = zone
    if zone == HAND:
        saga.hands[player] = tuple(sorted([*saga.hands[player], card]))
    saga.blur(player, DECK, zone)
    return card


def draw_cards(saga: Saga, player: int, n: int, cause: str) -> Flow[None]:
    """CG-DRAW-01: so many cards into the hand, as far as there are any."""
    drawn = []
    rule = ASK_CARD_DRAWN.causes[cause]
    for _ in range(n):
        card = yield from top_card(saga, player, HAND, cause)
        if card == NOBODY:
            break
        yield from settle(saga, player)
        drawn.append(card)
        saga.tell("log-cards-you-draw", rule, saga.bit(player), player=saga.name(player), card=saga.id(card))
    if drawn:
        saga.tell("log-cards-draws", rule, saga.others(player), player=saga.name(player), count=len(drawn))
    else:
        saga.tell("log-cards-no-card-to-draw", "CG-OUT-02", player=saga.name(player))


def draw_apart(saga: Saga, player: int, n: int) -> Flow[tuple[int, ...]]:
    """CG-SPEC-07: so many cards, kept apart from the hand until the effect is done.

    CG-OUT-01: they are drawn, so a deck that they empty is made anew at once, without them.
    """
    drawn = []
    for _ in range(n):
        card = yield from top_card(saga, player, APART, "apart")
        if card == NOBODY:
            break
        yield from settle(saga, player)
        drawn.append(card)
        saga.tell(
            "log-cards-you-draw-apart", "CG-SPEC-07", saga.bit(player), player=saga.name(player), card=saga.id(card)
        )
    saga.tell("log-cards-draws-apart", "CG-SPEC-07", saga.others(player), player=saga.name(player), count=len(drawn))
    return tuple(sorted(drawn))


# -- cycling --------------------------------------------------------------------------------------------------------
def cycle_hidden(saga: Saga, card: int, rule: str = "CG-CYC-01") -> None:
    """A card of a hand, or drawn apart, goes face down to the cycle pile."""
    player, zone = saga.facts.owner[card], saga.where[card]
    saga.put(card, CYCLE)
    saga.blur(player, zone, CYCLE)
    saga.tell("log-cards-you-cycle", rule, saga.bit(player), player=saga.name(player), card=saga.id(card))
    saga.tell("log-cards-cycles", rule, saga.others(player), player=saga.name(player))


def cycle_shown(saga: Saga, card: int, rule: str) -> None:
    """CG-ITEM-06: a card in play, or one that shows itself, goes to its own cycle pile, its items to theirs."""
    for item in saga.items(card):
        saga.put(item, CYCLE)
        saga.seen(item)
        saga.tell("log-cards-card-cycled", "CG-ITEM-06", card=saga.id(item))
    saga.put(card, CYCLE)
    saga.seen(card)
    saga.tell("log-cards-card-cycled", rule, card=saga.id(card))


def must_cycle(saga: Saga, player: int, n: int, why: str) -> Flow[None]:
    """CG-CYC-02, CG-CYC-04: so many cards from the hand; for each that is missing one is forsaken (CRU-10)."""
    have = min(n, len(saga.hands[player]))
    if have:
        args = {"player": saga.name(player), "count": have, "place": why}
        choice: Option = yield Ask(
            ASK_CYCLE, saga.seat(player), PickSome(CYCLE_MANY, saga.hands[player], have, have), args, args
        )
        for card in choice[0]:
            cycle_hidden(saga, card)
    for _ in range(n - have):
        saga.used("forsakes-for-cycling")
        yield from forsake(saga, player, why)


# -- eliminating ----------------------------------------------------------------------------------------------------
def saved_by(saga: Saga, card: int, how: str) -> tuple[int, bool]:
    """CG-ELIM-02: the card whose text has this one cycled instead of eliminated (-1: none), and if its items are saved.

    `how` is one of path-combat, battleground-combat, top (forsaken from the deck), reserve (forsaken from there),
    other. An item that saves its wielder saves his items too, so it is looked at first.

    CG-ITEM-07: Frodo's own text saves him alone. CG-FOR-06: some are saved only from the top of the deck. CRU-26:
    so the Elven Cloak saves the items of Frodo.
    """
    for item in saga.items(card):
        for ability in saga.facts.cards[item].replaces:
            if how == "path-combat" or (
                how == "battleground-combat" and ability.scope == "bearer_eliminated_in_combat"
            ):
                return item, True
    for ability in saga.facts.cards[card].replaces:
        scope = ability.scope
        if (
            scope == "any"
            or (scope == "path_combat" and how == "path-combat")
            or (scope == "forsaken_from_deck_top" and how == "top")
            or (scope == "forsaken_from_reserve" and how == "reserve")
        ):
            return card, not any(op.name == "eliminate_items" for op in ability.do)
    return NOBODY, False


def eliminate(saga: Saga, card: int, how: str = "other", rule: str = "CG-ELIM-01") -> None:
    """CG-ELIM-01, CG-ELIM-04: to the eliminated pile of its own player, unless a text turns it into cycling."""
    player, zone = saga.facts.owner[card], saga.where[card]
    saver, whole = saved_by(saga, card, how)
    if not whole:
        for item in saga.items(card):
            eliminate(saga, item, "other", "CG-ITEM-06")
    if saver != NOBODY:
        saga.used(f"{saga.facts.cards[saver].kind}:saves")
        cycle_shown(saga, card, "CG-ELIM-02")
        return
    saga.put(card, ELIMINATED)
    if zone < HIDDEN:
        # That it is not shown tells everyone which cards it cannot be.
        shown = [c for c in saga.facts.players[player].cards if saved_by(saga, c, how)[0] != NOBODY]
        saga.blur(player, zone, ELIMINATED, shown)
        saga.reveal()
        saga.tell("log-cards-you-eliminate", rule, saga.bit(player), player=saga.name(player), card=saga.id(card))
        saga.tell("log-cards-eliminates", rule, saga.others(player), player=saga.name(player))
    else:
        saga.seen(card)
        saga.tell("log-cards-card-eliminated", rule, card=saga.id(card))


def forsakable(saga: Saga, player: int, spared: tuple[int, ...] = ()) -> bool:
    """CG-FOR-01: whether a player has anything to forsake: counts that everyone can see."""
    if saga.hands[player] or len(saga.decks[player]) or saga.cycles[player]:
        return True
    return any(may_forsake(saga, player, FORSAKE_RESERVE(c), spared) is None for c in _reserve(saga, player))


def _reserve(saga: Saga, player: int) -> list[int]:
    """Armies and characters of a reserve, and the items there (CG-ITEM-09)."""
    out: list[int] = []
    for card in saga.reserves[player]:
        out.append(card)
        out += saga.items(card)
    return out


def may_forsake(saga: Saga, player: int, option: Option, spared: tuple[int, ...] = ()) -> Reason | None:
    """CG-FOR-01, CG-FOR-05, CG-ITEM-09: a card of one's hand or reserve or the top card; not the one it pays for."""
    if option.form is FORSAKE_TOP_FORM:
        if len(saga.decks[player]) or saga.cycles[player]:
            return None
        return Reason("reason-cards-deck-empty", "CG-FOR-01", {"player": saga.name(player)})
    card: int = option[0]
    args = {"card": saga.id(card)}
    if option.form is FORSAKE_HAND:
        return None if card in saga.hands[player] else Reason("reason-cards-not-in-hand", "CG-FOR-01", args)
    if saga.where[card] != RESERVE:
        return Reason("reason-cards-not-in-your-reserve", "CG-FOR-05", args)
    if saga.holder(card) != player:
        rule = "CG-FOR-01" if saga.bearers[card] == NOBODY else "CG-ITEM-09"
        return Reason("reason-cards-not-in-your-reserve", rule, args)
    return Reason("reason-cards-pays-not-itself", "CG-PLAY-04", args) if card in spared else None


def forsake(saga: Saga, player: int, why: str, spared: tuple[int, ...] = ()) -> Flow[bool]:
    """CG-FOR-01 to 04: eliminate a card of hand or reserve, or the top card; False if there is nothing.

    CG-FOR-07, CG-OUT-01: a deck that this empties is made anew with the card, if that is cycled instead (CG-FOR-06).
    """
    if not forsakable(saga, player, spared):
        saga.tell("log-cards-nothing-to-forsake", "CG-ELIM-03", player=saga.name(player))
        return False

    def candidates() -> Iterable[Option]:
        yield FORSAKE_TOP
        for card in saga.hands[player]:
            yield FORSAKE_HAND(card)
        for card in _reserve(saga, player):
            yield FORSAKE_RESERVE(card)

    args = {"player": saga.name(player), "place": why}
    choice: Option = yield Ask(
        ASK_FORSAKE, saga.seat(player), Checked(candidates, lambda o: may_forsake(saga, player, o, spared)), args, args
    )
    saga.used("forsake")
    if choice is FORSAKE_TOP:
        card = yield from top_card(saga, player, APART, "forsake")
        saga.tell("log-cards-forsakes-top", "CG-FOR-04", player=saga.name(player))
        saga.tell("log-cards-you-turn-up", "CG-FOR-04", saga.bit(player), card=saga.id(card))
        eliminate(saga, card, "top", "CG-FOR-01")
        saga.nothing_in(player, APART)
        yield from settle(saga, player)
    elif choice.form is FORSAKE_HAND:
        saga.tell("log-cards-forsakes-hand", "CG-FOR-01", player=saga.name(player))
        eliminate(saga, choice[0], "other", "CG-FOR-01")
    else:
        saga.tell("log-cards-forsakes-reserve", "CG-FOR-01", player=saga.name(player), card=saga.id(choice[0]))
        eliminate(saga, choice[0], "reserve", "CG-FOR-01")
    return True


# -- finding --------------------------------------------------------------------------------------------------------
def take(
    saga: Saga, player: int, cards: tuple[int, ...], zones: tuple[int, ...], optional: bool, why: str
) -> Flow[bool]:
    """CG-TAKE-01, CG-TAKE-02: one of these cards out of the named piles into the hand, shown to all.

    The player is asked unless everyone knows that none of them can be there; a searched deck is shuffled.
    """
    possible = [c for c in cards if saga.facts.owner[c] == player and any(saga.may_lie(c, z) for z in zones)]
    if not possible:
        saga.tell("log-cards-not-found", "CG-TAKE-02", player=saga.name(player), place=why)
        return False
    found = [c for c in possible if saga.where[c] in zones]
    options = [TAKE(c) for c in found]
    if optional or not found:
        options.append(DECLINE if optional else NOTHING)
    args = {"player": saga.name(player), "place": why}
    choice: Option = yield Ask(ASK_TAKE, saga.seat(player), Listed(options), args, args)
    if choice.form is TAKE:
        card: int = choice[0]
        zone = saga.where[card]
        saga.put(card, HAND)
        saga.seen(card)
        saga.tell("log-cards-takes", "CG-TAKE-01", player=saga.name(player), card=saga.id(card), zone=ZONES[zone])
    else:
        if choice is NOTHING:
            for card in possible:
                for zone in zones:
                    saga.absent(card, zone)
            saga.reveal()
        saga.tell("log-cards-takes-nothing", "CG-TAKE-02", player=saga.name(player))
    if DECK in zones:
        saga.decks[player] = saga.decks[player].shuffled()
        yield from settle(saga, player)
    return choice.form is TAKE


def remove(saga: Saga, kind: str) -> Flow[None]:
    """CG-REM-01 to 03, CG-DBL-01 to 05: find a card wherever it is and eliminate it, its items with it."""
    card = saga.facts.copies[kind][0]
    player, zone = saga.facts.owner[card], saga.where[card]
    if player == NOBODY:
        return
    if zone == ELIMINATED:
        saga.tell("log-cards-already-gone", "CG-REM-03", card=saga.id(card))
    else:
        for item in saga.items(card):
            eliminate(saga, item, "other", "CG-ITEM-06")
        saga.put(card, ELIMINATED)
        where = ZONES[zone] if zone < AT else "on-location"
        saga.tell("log-cards-removed", "CG-REM-01", card=saga.id(card), zone=where)
    saga.seen(card)
    if zone == DECK:
        saga.decks[player] = saga.decks[player].shuffled()
        yield from settle(saga, player)
