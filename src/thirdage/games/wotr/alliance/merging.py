"""Team-mates whose armies stand in one region: whether they merge (rulebook: mixed armies)."""

from __future__ import annotations

from thirdage.games.wotr.model.alliance_state import with_bit
from thirdage.games.wotr.model.constants import enemy
from thirdage.games.wotr.model.mixed import is_mixed, merge, shared, tidy
from thirdage.games.wotr.model.places import armies
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Listed

ASK_MERGE = AskKind(
    "merge-armies", "both players of a side with units in one region, in parallel", "WR-MP-15",
    (ACCEPT_FORM, DECLINE_FORM), window=True,
)  # fmt: skip


def undecided(war: War, side: int) -> list[int]:
    """The regions where both have units and have not yet said in this turn whether they are one army."""
    apart = war.alliance.apart[side]
    return [r for r in armies(war, side) if shared(war, side, r) and not (apart >> r & 1 or is_mixed(war, side, r))]


def merge_or_not(war: War) -> Flow[None]:
    """WR-MP-15, WR-MP-17: after an action armies of team-mates in one region merge if both agree.

    They are asked when they have come together, and once in every later turn. Ruling WRU-117.
    """
    tidy(war)
    side_acting = war.facts.players[war.actor].side
    for side in (side_acting, enemy(side_acting)):
        for region in undecided(war, side):
            yield from agree_to_merge(war, side, region)


def agree_to_merge(war: War, side: int, region: int) -> Flow[None]:
    """WR-MP-17: both are asked at once; one of them is enough to stay separate."""
    args = {"region": war.region_id(region)}
    players = war.facts.side_players[side]
    answers = yield tuple([Ask(ASK_MERGE, p.seat, Listed((ACCEPT, DECLINE)), args, args) for p in players])
    if DECLINE not in answers:
        merge(war, side, region, "WR-MP-15")
        return
    war.used("separate-armies")
    war.alliance = war.alliance.replaced(apart=with_bit(war.alliance.apart, side, region, on=True))
    war.tell("log-wotr-stay-separate", "WR-MP-16", region=war.region_id(region))


KINDS: tuple[AskKind, ...] = (ASK_MERGE,)
