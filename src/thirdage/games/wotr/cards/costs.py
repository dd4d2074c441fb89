"""What it costs to take a card off the table, beside the die (rulebook: event cards; WR-CARD-13)."""

from __future__ import annotations

from thirdage.games.wotr.model.constants import D_ARMY, D_CHARACTER, D_WILL
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.rings import hand_over_ring, ring_to_spend
from thirdage.kernel import MANY, Ask, AskKind, Flow, Form, Option, PickSome, Reason, ids

from .hands import discard

PAY = Form("pay-cards", cards=ids("card", MANY))
ASK_PAY = AskKind("pay-cards", "the player who takes a card off the table", "WR-CARD-13", (PAY,))


def cards_to_pay(war: War, side: int) -> Reason | None:
    """One card with the army icon and one with the character icon must be in the hand. Ruling WRU-78."""
    icons = {war.facts.cards[card].die for card in war.held(acting(war, side))}
    return None if {D_ARMY, D_CHARACTER} <= icons else Reason("reason-wotr-no-cards-to-pay", "WR-CARD-13")


def pay_cards(war: War, side: int) -> Flow[None]:
    """Discard them, face up: the icons are what is paid."""
    cards = war.facts.cards

    def check(option: Option) -> Reason | None:
        icons = sorted([cards[card].die for card in option[0]])
        return None if icons == [D_CHARACTER, D_ARMY] else Reason("reason-wotr-wrong-cards-to-pay", "WR-CARD-13")

    player = acting(war, side)
    able = [card for card in war.held(player) if cards[card].die in (D_ARMY, D_CHARACTER)]
    paid: tuple[int, ...] = (yield Ask(ASK_PAY, player.seat, PickSome(PAY, able, 2, 2, check)))[0]
    for card in paid:
        discard(war, player, card)
    war.tell("log-wotr-pays-cards", "WR-CARD-13", seat=player.seat, card=[cards[card].id for card in paid])


def will_or_ring(war: War, side: int, result: int) -> Reason | None:
    """A Will of the West, or any result together with an Elven Ring, one a turn (WR-RING-04, WR-RING-08)."""
    if result == D_WILL:
        return None
    return ring_to_spend(war, side)


def pay_ring(war: War, side: int, result: int) -> Flow[None]:
    """WR-RING-08: the ring passes on and counts as this turn's. Ruling WRU-11."""
    if result != D_WILL:
        hand_over_ring(war, side)
        war.tell("log-wotr-pays-ring", "WR-RING-08", seat=acting(war, side).seat)
    yield from ()


KINDS: tuple[AskKind, ...] = (ASK_PAY,)
