"""What cards of both sides that recruit share: a unit of either kind, a place of one's choice (WR-REC-13 to 16)."""

from __future__ import annotations

from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.recruitment import may_recruit_by_card, recruit_by_card
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .common import available, not_named

UNIT = Form("unit", figure=ids("figure"))
RECRUIT_IN = Form("recruit-in", region=ids("region"))
ASK_UNIT = AskKind("card-unit", "the player whose card recruits", "WR-CARD-15", (UNIT,), in_sight=True)
ASK_RECRUIT_IN = AskKind("recruit-in", "the player whose card recruits", "WR-CARD-15", (RECRUIT_IN,), in_sight=True)


def unit_of_choice(war: War, side: int, nation: str, region: int) -> Flow[None]:
    """A Regular or an Elite of a nation, as its player chooses, from the reinforcements into a region."""
    people = war.facts.nations[war.facts.nation[nation]]
    units = (people.regular, people.elite)
    where = {"nation": nation, "region": war.region_id(region)}

    def check(option: Option) -> Reason | None:
        if option[0] not in units:
            return Reason(
                "reason-wotr-wrong-unit", "WR-CARD-10", {"figure": war.facts.figures[option[0]].id, "nation": nation}
            )
        return available(war, option[0])

    able = [unit for unit in units if available(war, unit) is None]
    if not able or may_recruit_by_card(war, side, region) is not None:
        war.tell("log-wotr-no-recruit", "WR-CARD-10", nation=nation, region=where["region"])
        return
    figure = able[0]
    if len(able) > 1:
        options = Checked(lambda: [UNIT(unit) for unit in units], check)
        figure = (yield Ask(ASK_UNIT, acting(war, side).seat, options, where, where))[0]
    recruit_by_card(war, side, region, figure, 1, "WR-CARD-15")


def choose_place(war: War, side: int, card: str, regions: list[int]) -> Flow[int]:
    """In which of these regions the card recruits; -1 if there is none."""
    if not regions:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=card)
        return -1
    if len(regions) == 1:
        return regions[0]
    options = Checked(
        lambda: [RECRUIT_IN(r) for r in regions],
        lambda o: None if o[0] in regions else may_recruit_by_card(war, side, o[0]) or not_named(card),
    )
    args = {"card": card}
    region: int = (yield Ask(ASK_RECRUIT_IN, acting(war, side).seat, options, args, args))[0]
    return region


KINDS: tuple[AskKind, ...] = (ASK_UNIT, ASK_RECRUIT_IN)
