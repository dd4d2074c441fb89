"""Event cards as actions: drawing, playing, and taking a card off the table (rulebook: event cards).

A card in resolution lies in `war.playing`: it has left the hand (WR-CARD-20) and is not yet among the discards or on
the table. Its effect runs in a seam of its own, so that a sample taken in its course already knows the card. An effect
may end by starting a battle, or by playing another card; then the card is put away first, and what must still
follow waits in `war.queued_seams` (see `actions.follow_up`).

Effects asked for here, by name:
    "<card id>/condition"         (war, side) -> Reason | None      why it cannot be played; without it, always
    "<card id>/play"              (war, side) -> Flow[None]         what it does when played
    "<card id>/removal"           (war, side, result) -> Reason | None   a card on the table that this side may take off
                                                                     with a die of this result
    "<card id>/removal-cost"      (war, side, result) -> Flow[None] what it costs beside the die
and, of whatever is in play,
    "after-event-card"            (war, side, card) -> tuple | None the seam to follow when a side has played a card
                                                                     with an event result
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from thirdage.games.wotr.model.command import may_use_card
from thirdage.games.wotr.model.consecutive import note_nations
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_EVENT,
    D_MUSTER,
    DECKS,
    NOBODY,
    RESULTS,
)  # fmt: skip
from thirdage.games.wotr.model.effects import condition, effects_on
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.actions import proceed, proceed_unless_redirected
from thirdage.games.wotr.turn.asks import (
    DECLINE,
    DECLINE_FORM,
    DRAW,
    PLAY,
    REMOVE_TABLE_CARD,
)  # fmt: skip
from thirdage.games.wotr.turn.repertoire import ANY_RESULT, Action
from thirdage.kernel import EVERYONE, Ask, AskKind, Checked, Flow, Option, Reason

from .hands import ASK_WHICH_DECK, decks_of, discard_from_table, draw_cards, leave_hand, sweep_table

NO_DIE: Final = -1
"""The result of a card that is played without a die."""
ICONS: dict[int, tuple[int, ...]] = {
    D_CHARACTER: (D_CHARACTER,),
    D_ARMY: (D_ARMY,),
    D_MUSTER: (D_MUSTER,),
    D_EVENT: (D_CHARACTER, D_ARMY, D_MUSTER),
    D_ARMY_MUSTER: (D_ARMY, D_MUSTER),
}
"""WR-CARD-06, WR-CARD-07: the card icons that each die result plays."""

ASK_ANOTHER_CARD: Final = AskKind(
    "another-card", "the player whose card allows another", "WR-CARD-09", (PLAY, DECLINE_FORM)
)

Allows = Callable[[War, int], bool]
"""Which cards an effect lets a side play without a die."""


# -- drawing --------------------------------------------------------------------------------------------------------
def may_draw(war: War, side: int, deck: int) -> Reason | None:
    """WR-ACT-19, WR-CARD-05: from either of one's own decks, as long as it has cards."""
    if deck not in decks_of(side):
        return Reason("reason-wotr-deck-not-yours", "WR-ACT-19", {"deck": DECKS[deck]})
    if not len(war.decks[deck]):
        return Reason("reason-wotr-deck-empty", "WR-CARD-05", {"deck": DECKS[deck]})
    return None


def draw_offers(_war: War, side: int, _result: int) -> list[Option]:
    """Both decks of a side."""
    return [DRAW(deck) for deck in decks_of(side)]


def draw_action(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """WR-ACT-19: one card; then the hand limit."""
    yield from draw_cards(war, acting(war, side), (option[0],), "action")


def draw_from_either(war: War, player: int, because_of: int) -> Flow[None]:
    """A table card lets a player draw from a deck of his choice; nothing if the card has gone meanwhile."""
    drawer = war.facts.players[player]
    side = drawer.side
    war.end_scene("card")
    decks = [deck for deck in decks_of(side) if may_draw(war, side, deck) is None]
    if because_of in war.table and decks:
        deck = decks[0]
        if len(decks) > 1:
            either = Checked(lambda: draw_offers(war, side, NO_DIE), lambda o: may_draw(war, side, o[0]))
            deck = (yield Ask(ASK_WHICH_DECK, drawer.seat, either))[0]
        war.used(f"table:{war.facts.cards[because_of].id}")
        yield from draw_cards(war, drawer, (deck,), "card")
    proceed(war)


# -- playing --------------------------------------------------------------------------------------------------------
def may_play(war: War, side: int, result: int, card: int) -> Reason | None:
    """WR-CARD-06, WR-CARD-08: a card of the hand, the right result, its own condition.

    WR-ACT-06, WR-ACT-14, WR-ACT-16, WR-ACT-20: each result plays its own type of card, an Event result any.
    """
    fact = war.facts.cards[card]
    if not war.holds(acting(war, side), card):
        return Reason("reason-wotr-card-not-in-hand", "WR-CARD-06", {"card": fact.id})
    commanded = may_use_card(war, side, card)
    if commanded is not None:
        return commanded
    if result != NO_DIE and fact.die not in ICONS.get(result, ()):
        return Reason("reason-wotr-card-needs-die", "WR-CARD-06", {"card": fact.id, "die": RESULTS[fact.die]})
    if f"{fact.id}/play" not in war.rules.effects:
        return Reason("reason-wotr-card-not-built", "WR-CARD-08", {"card": fact.id})
    return condition(war, card)


def play_offers(war: War, side: int, _result: int) -> list[Option]:
    """The cards of the hand."""
    return [PLAY(card) for card in war.held(acting(war, side))]


def play_action(war: War, side: int, result: int, option: Option) -> Flow[None]:
    """WR-CARD-20: the card leaves the hand before its effect, which comes in a seam of its own. Ruling WRU-15."""
    begin_play(war, side, option[0], result)
    yield from ()


def begin_play(war: War, side: int, card: int, result: int) -> None:
    """Show the card; note what follows a card played with an event result (before its effect changes the table).

    Ruling WRU-90.
    """
    player = acting(war, side)
    leave_hand(war, player, card)
    note_nations(war, side, war.facts.card_nations.get(card, ()))
    war.playing = (*war.playing, card)
    war.reveal()
    id = war.facts.cards[card].id
    war.used(f"card:{id}")
    war.begin_scene("card", seat=player.seat, card=id)
    war.tell("log-wotr-plays", "WR-CARD-06", seat=player.seat, card=id)
    if result == D_EVENT:
        war.queued_seams = (*war.queued_seams, *after_event_card(war, side, card))
    war.next = ("play", player.index, card)


def after_event_card(war: War, side: int, card: int) -> Iterable[tuple[Any, ...]]:
    """The seams that follow a card played with an event result."""
    seams: list[tuple[Any, ...]] = []
    for effect in effects_on(war, "after-event-card"):
        seam = effect(war, side, card)
        if seam is not None:
            seams.append(seam)
    return seams


def play(war: War, player: int, card: int) -> Flow[None]:
    """WR-CARD-10, WR-CARD-11, WR-CARD-12: the effect; then the card goes to the discards, or stays on the table.

    Ruling WRU-14.
    """
    war.next = ("action-end",)
    yield from war.rules.effects[f"{war.facts.cards[card].id}/play"](war, war.facts.players[player].side)
    war.end_scene("hunt")
    put_away(war, card)
    proceed_unless_redirected(war)


def put_away(war: War, card: int) -> None:
    """The card has had its effect (or its battle begins): face up to the discards, or onto the table."""
    war.playing = tuple([c for c in war.playing if c != card])
    if war.facts.cards[card].table:
        war.table = (*war.table, card)
        war.tell("log-wotr-stays-on-table", "WR-CARD-12", card=war.facts.cards[card].id)
        sweep_table(war)
    else:
        war.discards = (*war.discards, (card, EVERYONE))


def play_without_die(war: War, side: int, allows: Allows) -> Flow[None]:
    """The last step of an effect: the side may play one more card, without a die (WR-CARD-09).

    Asked whatever the hand holds. The card is played when the present one has been put away.
    """

    def check(option: Option) -> Reason | None:
        if option is DECLINE:
            return None
        if not allows(war, option[0]):
            return Reason("reason-wotr-card-not-allowed", "WR-CARD-09", {"card": war.facts.cards[option[0]].id})
        return may_play(war, side, NO_DIE, option[0])

    options = Checked(lambda: [DECLINE, *play_offers(war, side, NO_DIE)], check)
    chosen = yield Ask(ASK_ANOTHER_CARD, acting(war, side).seat, options)
    if chosen is not DECLINE:
        war.used("card-without-die")
        begin_play(war, side, chosen[0], NO_DIE)


# -- taking a card off the table ------------------------------------------------------------------------------------
def may_remove(war: War, side: int, result: int, card: int) -> Reason | None:
    """WR-CARD-13: some table cards can be taken off by an action of the other side."""
    fact = war.facts.cards[card]
    if card not in war.table:
        return Reason("reason-wotr-card-not-on-table", "WR-CARD-12", {"card": fact.id})
    effect = war.rules.effects.get(f"{fact.id}/removal")
    if effect is None or fact.side == side:
        return Reason("reason-wotr-card-stays", "WR-CARD-13", {"card": fact.id})
    reason: Reason | None = effect(war, side, result)
    return reason


def remove_offers(war: War, _side: int, _result: int) -> list[Option]:
    """The cards on the table."""
    return [REMOVE_TABLE_CARD(card) for card in war.table]


def remove_action(war: War, side: int, result: int, option: Option) -> Flow[None]:
    """WR-CARD-13: pay what it costs beside the die, then discard it."""
    card: int = option[0]
    cost = war.rules.effects.get(f"{war.facts.cards[card].id}/removal-cost")
    if cost is not None:
        war.reveal()  # All can see now that the hand holds what it costs.
        yield from cost(war, side, result)
    war.used(f"removed:{war.facts.cards[card].id}")
    discard_from_table(war, card, "WR-CARD-13")


def _may_draw(war: War, side: int, _result: int, option: Option) -> Reason | None:
    return may_draw(war, side, option[0])


def _may_play(war: War, side: int, result: int, option: Option) -> Reason | None:
    return may_play(war, side, result, option[0])


def _may_remove(war: War, side: int, result: int, option: Option) -> Reason | None:
    return may_remove(war, side, result, option[0])


ACTIONS = [
    Action(DRAW, (D_EVENT,), NOBODY, draw_offers, _may_draw, draw_action),
    Action(PLAY, tuple(ICONS), NOBODY, play_offers, _may_play, play_action),
    Action(REMOVE_TABLE_CARD, ANY_RESULT, NOBODY, remove_offers, _may_remove, remove_action),
]
SEAMS = {"play": play, "draw-from-either": draw_from_either}
KINDS: tuple[AskKind, ...] = (ASK_WHICH_DECK, ASK_ANOTHER_CARD)
