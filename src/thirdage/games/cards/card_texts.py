"""Carrying out the text of a card or location: condition, choice, price, then its operations in printed order.

Operations are effects of the rules bundle, found by name; each is a generator `op(saga, cause, op)`. An operation
whose effect may be impossible has beside it "<name>/possible", a plain function that says from what everybody can see
whether an option on it is worth offering.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from thirdage.kernel import Ask, Flow, Listed, Option

from .abilities import Ability, Condition
from .asks import ACCEPT, ASK_OFFER_CYCLE, ASK_OPTION, CYCLE_ONE, DECLINE
from .constants import NOBODY, RESERVE
from .model import Saga
from .operations import Op
from .zones import cycle_hidden

CHOOSES_ITSELF = ("take", "move_bearer", "may_move")
"""Operations that ask for themselves whether an option is taken."""


class Cause:
    """What is being carried out, and for whom; `there` is the location that the last operation made active."""

    __slots__ = ("card", "count", "location", "optional", "place", "player", "there")

    def __init__(self, place: str, player: int, card: int = NOBODY, location: int = NOBODY) -> None:
        self.place = place
        """The id of the card or location, for what is told."""
        self.player = player
        self.card = card
        self.location = location
        """Where the card stood when its text began, or the location whose text it is."""
        self.there = NOBODY
        self.count = 0
        self.optional = False


def fulfilled(saga: Saga, cause: Cause, condition: Condition) -> bool:
    """Whether the condition of a text is met. CRU-30: of the Paths of the Dead, by a card in reserve only."""
    if not condition.kind:
        return True
    if condition.kind == "in_reserve":
        cards = [c for kind in condition.cards for c in saga.facts.copies[kind]]
        return any(saga.where[c] == RESERVE and saga.facts.owner[c] == cause.player for c in cards)
    place = saga.facts.locations[cause.location]
    if condition.kind == "path_number":
        return place.number == condition.number
    assert condition.kind == "path", f"not the condition of an effect: {condition.kind}"
    return place.id == condition.path


def perform(saga: Saga, cause: Cause, abilities: Iterable[Ability]) -> Flow[None]:
    """CG-SPEC-01: the sentences of a text, one after the other.

    CG-DUEL-10: what is for the player of a faction is done once, in a Duel too.
    """
    for ability in abilities:
        player = cause.player
        if ability.actor:
            player = saga.facts.of_faction[saga.facts.faction[ability.actor]]
            if player == NOBODY:
                saga.tell("log-cards-nobody-plays", "CG-DECK-06", faction=ability.actor)
                continue
        own, cause.player = cause.player, player
        if fulfilled(saga, cause, ability.condition):
            yield from _sentence(saga, cause, ability)
        cause.player = own


def _sentence(saga: Saga, cause: Cause, ability: Ability) -> Flow[None]:
    cause.optional = ability.optional
    if ability.optional:
        taken = yield from _chosen(saga, cause, ability)
        if not taken:
            return
    elif not (yield from _paid(saga, cause, ability.cost)):
        return
    yield from carry_out(saga, cause, ability.do)


def _chosen(saga: Saga, cause: Cause, ability: Ability) -> Flow[bool]:
    """Ask whether an option is taken, and let it be paid for (CG-CYC-05, CG-ELIM-03).

    CRU-24: who has no card in hand cannot forsake in its place.
    """
    effects: dict[str, Any] = saga.rules.effects
    player = cause.player
    args = {"player": saga.name(player), "place": cause.place}
    if ability.cost and ability.cost[0].name == "cycle_hand":
        if not saga.hands[player]:
            return False
        offers = [*[CYCLE_ONE(c) for c in saga.hands[player]], DECLINE]
        answer: Option = yield Ask(ASK_OFFER_CYCLE, saga.seat(player), Listed(offers), args, args)
        if answer is DECLINE:
            return False
        cycle_hidden(saga, answer[0])
        cause.optional = False
        return True
    op = (*ability.cost, *ability.do)[0]
    possible = effects.get(f"{op.name}/possible")
    if possible is not None and not possible(saga, cause, op):
        return False
    if op.name in CHOOSES_ITSELF:
        return True
    choice: Option = yield Ask(ASK_OPTION, saga.seat(player), Listed((ACCEPT, DECLINE)), args, args)
    if choice is DECLINE:
        saga.tell("log-cards-declines", "CG-SPEC-01", player=saga.name(player), place=cause.place)
        return False
    return (yield from _paid(saga, cause, ability.cost))


def _paid(saga: Saga, cause: Cause, cost: tuple[Op, ...]) -> Flow[bool]:
    """CG-USE-03, CG-ELIM-03: without the price nothing is had."""
    for op in cost:
        if not (yield from saga.rules.effects[op.name](saga, cause, op)):
            return False
    return True


def carry_out(saga: Saga, cause: Cause, ops: tuple[Op, ...]) -> Flow[None]:
    """Operations in order; those for each player of a side are done as one text, by one player after the other."""
    at = 0
    while at < len(ops):
        if ops[at].name == "choose":
            yield from saga.rules.effects["choose"](saga, cause, ops[at + 1 :])
            return
        side = ops[at].each
        if side == NOBODY:
            yield from saga.rules.effects[ops[at].name](saga, cause, ops[at])
            at += 1
            continue
        start = at
        while at < len(ops) and ops[at].each == side:
            at += 1
        for player in each_player(saga, side):
            mine = Cause(cause.place, player, cause.card, cause.location)
            for op in ops[start:at]:
                yield from saga.rules.effects[op.name](saga, mine, op)


def players_from_first(saga: Saga) -> list[int]:
    """All players once, in turn order from the first player on."""
    order = saga.facts.turn_order
    return list(dict.fromkeys([*order[saga.first :], *order[: saga.first]]))


def each_player(saga: Saga, side: int) -> list[int]:
    """CG-DUEL-09, CG-DU3-05, CG-TRI-04: the players of a side; a lone one in a Duel does everything twice."""
    players = [p for p in players_from_first(saga) if saga.facts.players[p].side == side]
    if saga.facts.doubled[side]:
        saga.used("twice")
        return players * 2
    return players
