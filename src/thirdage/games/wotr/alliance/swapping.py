"""Swapping a card with the team-mate, after the draw phase (rulebook: event cards with three and four players).

Nobody but the two learns which cards change hands; what the others see is their backs.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.cards.hands import leave_hand, tell_open_card
from thirdage.games.wotr.model.constants import DECKS
from thirdage.games.wotr.model.facts import Player
from thirdage.games.wotr.model.given_away import give
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM
from thirdage.kernel import EVERYONE, Ask, AskKind, Flow, Form, Listed, Option, Rules, ids, open_face

SWAP = Form("swap-card", card=ids("card"))


def wish_face(rules: Rules, option: Option) -> Any:
    """WR-MP-06: the others, the team-mate too, learn whether somebody wants to swap, not which card he would give."""
    hidden = option.form is SWAP and not rules.options["open-hands"]
    return {"kind": SWAP.kind} if hidden else open_face(rules, option)


ASK_SWAP = AskKind(
    "swap-card", "everybody who has a team-mate and a card, as that one has, in parallel", "WR-MP-06",
    (DECLINE_FORM, SWAP), wish_face, window=True,
)  # fmt: skip


def swap_cards(war: War) -> Flow[None]:
    """WR-MP-06: after drawing and discarding, two team-mates swap one card each if both want to.

    Each says at once whether he wants to, and which card he would give. Ruling WRU-121.
    """
    war.join_scene("phase", phase="draw")
    pairs = [(own[0], own[1]) for own in war.facts.side_players if len(own) > 1]
    able = [pair for pair in pairs if all(war.hands[player.index] for player in pair)]
    asks = [
        Ask(ASK_SWAP, player.seat, Listed([DECLINE, *[SWAP(card) for card in war.held(player)]]))
        for pair in able
        for player in pair
    ]
    answers: tuple[Option, ...] = (yield tuple(asks)) if asks else ()
    for at, (one, other) in enumerate(able):
        mine, yours = answers[2 * at], answers[2 * at + 1]
        if mine is not DECLINE and yours is not DECLINE:
            swap(war, (one, mine[0]), (other, yours[0]))
        elif mine is not yours:
            wants = one if yours is DECLINE else other
            war.tell("log-wotr-no-swap", "WR-MP-06", seat=wants.seat)
    war.next = ("fellowship-phase",)


def swap(war: War, one: tuple[Player, int], other: tuple[Player, int]) -> None:
    """Both cards change hands; each of the two knows both."""
    war.used("swap")
    war.reveal()
    knowers = [leave_hand(war, player, card) for player, card in (one, other)]
    pair = war.bit(one[0]) | war.bit(other[0])
    for (giver, card), (taker, _), known in zip((one, other), (other, one), knowers, strict=True):
        knows = known & ~war.bit(giver) | war.bit(taker) if known != EVERYONE else EVERYONE
        war.hands[taker.index] = (*war.hands[taker.index], (card, knows))
        if known != EVERYONE:
            give(war, giver, card)
        fact = war.facts.cards[card]
        args = {"seat": giver.seat, "to_seat": taker.seat}
        war.tell("log-wotr-swaps", "WR-MP-06", EVERYONE & ~pair, deck=DECKS[fact.deck], **args)
        war.tell("log-wotr-you-give", "WR-MP-06", war.bit(giver), card=fact.id, seat=taker.seat)
        war.tell("log-wotr-you-receive", "WR-MP-06", war.bit(taker), card=fact.id, seat=giver.seat)
        tell_open_card(war, giver, card, "WR-MP-06")


SEAMS = {"swap-cards": swap_cards}
KINDS: tuple[AskKind, ...] = (ASK_SWAP,)
