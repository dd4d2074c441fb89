"""Muster results: recruiting, diplomacy, and what companions and minions add to them (rulebook: recruitment).

Queries: `muster-advance(war, nation) -> Reason | None` forbids to advance a nation by a Muster result (Threats and
Promises). `recruitment(war, figure, region) -> Reason | None` forbids to recruit a figure there, unless a card does it.
`envoy(war) -> int`, asked of one character: the nation that he advances with any die where he stands, or -1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thirdage.games.wotr.battle.casualties import recruit
from thirdage.games.wotr.model.command import may_use_nation, recruitable
from thirdage.games.wotr.model.constants import (
    ELITE,
    FREE_PEOPLES,
    LEADER,
    NAZGUL,
    NOBODY,
    STRONGHOLD,
)
from thirdage.games.wotr.model.effects import effect_of, forbidden, who_answers
from thirdage.games.wotr.model.places import besieged_side, controller, force_at, is_free, settlements_of
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import (
    ADVANCE,
    ADVANCE_BY,
    DONE,
    DONE_FORM,
    MUSTER,
    MUSTER_FORM,
)  # fmt: skip
from thirdage.games.wotr.turn.repertoire import ANY_RESULT, MUSTER_RESULTS, Action
from thirdage.games.wotr.turn.whole_intents import Step, WholeIntent
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .politics import BY_ABILITY, BY_MUSTER, advance, may_advance, may_advance_own

MUSTER_AT: Final = Form("muster", figure=ids("figure"), region=ids("region"))
RECRUIT: Final = Form("recruit", figure=ids("figure"), region=ids("region"))
ASK_RECRUIT: Final = AskKind("recruit", "the player who musters", "WR-REC-03", (RECRUIT, DONE_FORM), in_sight=True)


# -- recruiting -------------------------------------------------------------------------------------------------


def may_recruit(war: War, side: int, figure: int, region: int, first: Option | None = None) -> Reason | None:
    """WR-REC-02 to 10, WR-REC-17, WR-REC-19: one figure by a Muster result, after the first one if there was one."""
    kind = war.facts.figures[figure]
    if kind.side != side or kind.character >= 0:
        return Reason("reason-wotr-no-recruit", "WR-REC-03", {"figure": kind.id})
    commanded = None if war.facts.one_a_side else may_use_nation(war, side, kind.nation)  # asked very often
    if commanded is not None:
        return commanded
    if first is not None and kind.rank == ELITE:
        return Reason("reason-wotr-elite-alone", "WR-REC-03", {"figure": kind.id})
    if not war.at_war(kind.nation):
        return Reason("reason-wotr-not-at-war", "WR-REC-02", {"nation": war.facts.nations[kind.nation].id})
    if not war.reinforcements[figure]:
        return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": kind.id})
    if first is not None and first[1] == region:
        return Reason("reason-wotr-same-settlement", "WR-REC-07", {"region": war.region_id(region)})
    return may_recruit_in(war, side, figure, region)


def may_recruit_in(war: War, side: int, figure: int, region: int) -> Reason | None:
    """WR-REC-04, WR-REC-06, WR-REC-08, WR-REC-09, WR-REC-17: the place of a figure recruited by a Muster result.

    WR-MAP-10: in towns too. Ruling WRU-30.
    """
    kind = war.facts.figures[figure]
    place = war.regions[region]
    if not place.settlement or place.nation != kind.nation:
        return Reason("reason-wotr-not-own-settlement", "WR-REC-04", {"figure": kind.id, "region": place.id})
    if kind.rank == NAZGUL and place.settlement != STRONGHOLD:
        return Reason("reason-wotr-nazgul-need-stronghold", "WR-REC-06", {"figure": kind.id, "region": place.id})
    if controller(war, region) != side:
        return Reason("reason-wotr-captured-settlement", "WR-REC-08", {"region": place.id})
    if besieged_side(war, region) == side:
        return Reason("reason-wotr-besieged-settlement", "WR-REC-09", {"region": place.id})
    if not is_free(war, side, region):
        return Reason("reason-wotr-region-not-free", "WR-REC-04", {"region": place.id})
    if kind.rank == LEADER and not war.field(side)[region].units:
        return Reason("reason-wotr-leader-needs-unit", "WR-REC-17", {"figure": kind.id, "region": place.id})
    reason: Reason | None = forbidden(war, "recruitment", figure, region)
    return reason


def recruits(war: War, side: int) -> list[Option]:
    """Every figure of every nation with every settlement of that nation (PF-029)."""
    found: list[Option] = []
    for n in war.facts.nations_of[side]:
        figures = figures_of(war, n)
        for region in settlements_of(war, n):
            found += [RECRUIT(figure, region) for figure in figures]
    return found


def figures_of(war: War, n: int) -> list[int]:
    """The figures of a nation that come from its reinforcements."""
    nation = war.facts.nations[n]
    return [figure for figure in (nation.regular, nation.elite, nation.leader) if figure >= 0]


def can_recruit(war: War, side: int, first: Option | None) -> bool:
    """Whether any figure can be recruited, or a second one after the first."""
    if first is not None and war.facts.figures[first[0]].rank == ELITE:
        return False
    for n in war.facts.nations_of[side]:
        if war.at_war(n):
            for figure in figures_of(war, n):
                for region in settlements_of(war, n):
                    if may_recruit(war, side, figure, region, first) is None:
                        return True
    return False


def may_muster(war: War, side: int, _result: int, _option: Option) -> Reason | None:
    """WR-ACT-17: some figure can be recruited."""
    if can_recruit(war, side, None):
        return None
    if not any(war.at_war(n) for n in war.facts.nations_of[side]):
        return Reason("reason-wotr-muster-nobody-at-war", "WR-REC-02")
    return Reason("reason-wotr-nothing-to-recruit", "WR-REC-10")


def perform_muster(war: War, side: int, _result: int, _option: Option) -> Flow[None]:
    """WR-REC-03, WR-REC-05, WR-REC-07, WR-REC-18: figure by figure; an Elite is the whole action. Ruling WRU-31."""
    first: Option | None = None
    while can_recruit(war, side, first):

        def check(option: Option, first: Option | None = first) -> Reason | None:
            if option is DONE:
                return None if first is not None else Reason("reason-wotr-must-recruit", "WR-ACT-27")
            return may_recruit(war, side, option[0], option[1], first)

        args = {"count": 1 if first is None else 2}
        options = Checked(lambda: (DONE, *recruits(war, side)), check)
        chosen = yield Ask(ASK_RECRUIT, acting(war, side).seat, options, args, args)
        if chosen is DONE:
            return
        recruit(war, side, chosen[1], ((chosen[0], 1),), "WR-REC-03")
        if first is not None:
            return
        first = chosen


# -- recruiting by card -----------------------------------------------------------------------------------------


def may_recruit_by_card(war: War, side: int, region: int) -> Reason | None:
    """WR-REC-13 to 15: cards recruit in a free region, or inside one's own stronghold under siege."""
    if besieged_side(war, region) == side or is_free(war, side, region):
        return None
    return Reason("reason-wotr-region-not-free", "WR-REC-14", {"region": war.region_id(region)})


def recruit_by_card(war: War, side: int, region: int, figure: int, count: int, rule: str) -> int:
    """WR-REC-13 to 16, WR-CARD-10: as many as there are, wherever the nation stands on the political track.

    Returns how many came. A leader of the Free Peoples comes only to a unit (WR-FIG-03), so recruit units first.
    """
    n = min(count, recruitable(war, side, figure))
    leader = war.facts.figures[figure].rank == LEADER
    if not n or may_recruit_by_card(war, side, region) is not None:
        return 0
    if leader and not force_at(war, side, region).units:
        return 0
    recruit(war, side, region, ((figure, n),), rule)
    return n


# -- diplomacy --------------------------------------------------------------------------------------------------


def may_advance_by_die(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-ACT-15, WR-POL-10: a friendly nation that can still step; table cards may forbid it."""
    nation: int = option[0]
    return may_advance_own(war, side, nation) or forbidden(war, "muster-advance", nation)


def perform_advance(war: War, _side: int, _result: int, option: Option) -> Flow[None]:
    """WR-ACT-15: the diplomatic action."""
    war.used("diplomacy")
    advance(war, option[0], BY_MUSTER, "WR-POL-10")
    yield from ()


def may_advance_by_companion(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    """WR-CAP-05, WR-CHAR-20: companions whose ability it is, each in an unconquered place of his people."""
    character: int = option[0]
    name = war.facts.characters[character].id
    home = effect_of(war, character, "envoy")
    if home is None:
        return Reason("reason-wotr-no-envoy", "WR-CHAR-20", {"character": name})
    if not war.in_play(character):
        return Reason("reason-wotr-not-in-play", "WR-CHAR-20", {"character": name})
    nation: int = home(war)
    if nation < 0:
        here = war.region_id(war.where[character])
        return Reason("reason-wotr-envoy-not-home", "WR-CAP-05", {"character": name, "region": here})
    return may_advance(war, nation)


def perform_advance_by_companion(war: War, _side: int, _result: int, option: Option) -> Flow[None]:
    """WR-CHAR-20: the nation for which he is at home."""
    character: int = option[0]
    name = war.facts.characters[character].id
    home = effect_of(war, character, "envoy")
    assert home is not None, "checked when it was offered"
    war.used(f"ability:{name}")
    war.tell("log-wotr-envoy", "WR-CHAR-20", character=name)
    advance(war, home(war), BY_ABILITY, "WR-POL-10")
    yield from ()


def _nations(war: War, side: int, _result: int) -> Iterable[Option]:
    return [ADVANCE(n) for n in war.facts.nations_of[side]]


def _envoys(war: War, _side: int, _result: int) -> Iterable[Option]:
    return [ADVANCE_BY(character) for character in who_answers(war, "envoy")]


def check_muster(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-REC: told whole, a figure comes to a region by a Muster result."""
    return may_recruit(war, side, option[0], option[1])


MUSTER_WHOLE = (WholeIntent(MUSTER_AT, check_muster, Step(ASK_RECRUIT, lambda _war, o: RECRUIT(o[0], o[1]))),)
ACTIONS: list[Action] = [
    Action(MUSTER_FORM, MUSTER_RESULTS, NOBODY, lambda _w, _s, _r: (MUSTER,), may_muster, perform_muster, MUSTER_WHOLE),
    Action(ADVANCE, MUSTER_RESULTS, NOBODY, _nations, may_advance_by_die, perform_advance),
    Action(ADVANCE_BY, ANY_RESULT, FREE_PEOPLES, _envoys, may_advance_by_companion, perform_advance_by_companion),
]
KINDS: tuple[AskKind, ...] = (ASK_RECRUIT,)
EXPECTED: tuple[str, ...] = ("diplomacy",)
