"""Playing Ally and Sorcery cards: what all of them have in common (HR-ALY, HR-SOR). Each card's own is in `cards`."""

from __future__ import annotations

from thirdage.kernel import EVERYONE, Flow, Reason

from .draws import discard_ally, discard_sorcery
from .effects import effect_of
from .model import Pursuit


def may_play(at: Pursuit, card: int, option: int) -> Reason | None:
    """HR-ALY-05, HR-ALY-06, HR-SOR-04, HR-SOR-05: the card's condition, and that of the half chosen.

    HR-ALY-08: a card out of turn has no place here.
    """
    row = at.facts.cards[card]
    args = {"card": row.id}
    if row.out_of_turn:
        return Reason("reason-hunt-out-of-turn", "HR-ALY-08", args)
    if effect_of(at, row.effect, "play") is None:
        return Reason("reason-hunt-card-not-built", "HR-ALY-07", args)
    if option >= len(row.options):
        return Reason("reason-hunt-no-such-half", "HR-ALY-06", args)
    chapters = row.options[option].get("chapters", (1, 2))
    if at.chapter not in chapters:
        return Reason("reason-hunt-other-chapter", "HR-SOR-05", args)
    condition = effect_of(at, row.effect, "condition")
    reason: Reason | None = condition(at) if condition is not None else None
    half = effect_of(at, row.effect, "option")
    if reason is None and half is not None:
        reason = half(at, option)
    return reason


def play_ally(at: Pursuit, card: int, option: int) -> Flow[None]:
    """HR-ALY-04, HR-ALY-07: it goes to the discard pile, and as much as possible is carried out."""
    discard_ally(at, card, EVERYONE)
    at.tell("log-hunt-plays-ally", "HR-ALY-04", card=at.facts.cards[card].id)
    yield from _carry_out(at, card, option)


def play_sorcery(at: Pursuit, wraith: int, card: int, option: int) -> Flow[None]:
    """HR-SOR-03, HR-SOR-06, HR-SOR-09: likewise; a card that stays lies beside the corruption track instead."""
    discard_sorcery(at, wraith, card, EVERYONE)
    at.tell("log-hunt-plays-sorcery", "HR-SOR-03", seat=at.wraith_seat(wraith), card=at.facts.cards[card].id)
    if at.facts.cards[card].stays:
        at.sorcery_discards = at.sorcery_discards[:-1]
        at.beside_track = (*at.beside_track, card)
    yield from _carry_out(at, card, option)


def _carry_out(at: Pursuit, card: int, option: int) -> Flow[None]:
    row = at.facts.cards[card]
    at.used(f"card:{row.effect}")
    play = effect_of(at, row.effect, "play")
    assert play is not None, f"{row.id} is not built"
    at.reveal()
    yield from play(at, option)
