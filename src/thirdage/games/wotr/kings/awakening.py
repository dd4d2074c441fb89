"""Awakening a Sovereign by a die, inspiring one, and removing one who is Corrupted (KM-AWK, KM-INS, KM-REM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.wotr.characters.reach import companion_reach
from thirdage.games.wotr.model.command import may_use_nation
from thirdage.games.wotr.model.consecutive import note_nations
from thirdage.games.wotr.model.constants import D_CHARACTER, FREE_PEOPLES
from thirdage.games.wotr.model.effects import forbidden
from thirdage.games.wotr.model.places import friendly_haven
from thirdage.games.wotr.model.players import acting, leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.games.wotr.turn.repertoire import MUSTER_RESULTS, Action
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, Option, Reason, ids, words

from .court import court_of
from .facts import BY_NAME, BY_NATION, NAMES, RULER, SOVEREIGNS, Sovereign, companion_of, nation_of
from .sovereigns import (
    awaken,
    is_accompanied,
    is_corrupted,
    is_leader,
    may_return,
    place_of,
    remove,
    return_random,
)

AWAKEN: Final = Form("awaken", sovereign=words(*NAMES))
AWAKEN_IN: Final = Form("awaken-in", region=ids("region"))
REMOVE: Final = Form("remove-sovereign", sovereign=words(*NAMES))
ASK_AWAKEN_IN: Final = AskKind("awaken-in", "the player who Awakens a Sovereign", "KM-AWK-02", (AWAKEN_IN,))
ASK_INSPIRE: Final = AskKind(
    "inspire", "the leading player of the Free Peoples; if he will not, the other one", "KM-INS-01",
    (ACCEPT_FORM, DECLINE_FORM), window=True,
)  # fmt: skip


# -- awakening ----------------------------------------
def may_awaken(war: War, side: int, who: Sovereign) -> Reason | None:
    """KM-SOV-10, KM-MP-01, KM-AWK-08: whether he can be Awakened by this player at all, wherever that would be.

    A card asks no more than this (ruling KMU-21).
    """
    if not is_leader(war, who):
        rule = "KM-SOV-10" if is_corrupted(war, who) else "KM-AWK-01"
        return Reason("reason-wotr-cannot-be-awakened", rule, {"sovereign": who.id})
    commanded = may_use_nation(war, side, nation_of(war, who))
    if commanded is not None:
        return commanded
    reason: Reason | None = forbidden(war, "awakening", who)
    return reason


def havens(war: War, who: Sovereign) -> list[int]:
    """KM-AWK-02, KM-AWK-03, KM-VAL-02: where he may Awaken by his card: unconquered, and within reach of his level."""
    level = war.facts.characters[companion_of(war, who)].level
    reach = companion_reach(war, place_of(war, who), level)
    wanted = [war.facts.region[who.awakens_in]] if who.awakens_in else list(reach)
    return [region for region in wanted if region in reach and friendly_haven(war, region)]


def check_awaken(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """KM-AWK-01, KM-VAL-02: his nation is active, and he can come where his card says."""
    who = BY_NAME[option[0]]
    reason = may_awaken(war, side, who)
    if reason is not None:
        return reason
    if not war.is_active(nation_of(war, who)):
        return Reason("reason-wotr-not-active", "KM-VAL-02", {"nation": who.nation})
    return None if havens(war, who) else Reason("reason-wotr-awakens-elsewhere", "KM-AWK-02", {"sovereign": who.id})


def check_by_muster(war: War, side: int, result: int, option: Option) -> Reason | None:
    """KM-AWK-08: a card may forbid it to Muster results alone (query `muster-awakening(war, who)`)."""
    reason: Reason | None = forbidden(war, "muster-awakening", BY_NAME[option[0]])
    return check_awaken(war, side, result, option) or reason


def perform_awaken(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """KM-AWK-02: the place is asked where several qualify. WR-MP-26: an action with his nation (ruling KMU-25)."""
    who = BY_NAME[option[0]]
    note_nations(war, side, (nation_of(war, who),))
    places = havens(war, who)
    region = places[0]
    if len(places) > 1:
        args = {"sovereign": who.id}
        options = Listed([AWAKEN_IN(place) for place in places])
        region = (yield Ask(ASK_AWAKEN_IN, acting(war, side).seat, options, args, args))[0]
    awaken(war, who, region)


def _offers(_war: War, _side: int, _result: int) -> list[Option]:
    return [AWAKEN(who.id) for who in SOVEREIGNS]


# -- removing ----------------------------------------
def check_remove(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    """KM-REM-01, KM-REM-03: a fitting companion is with him; whoever else is there does not matter."""
    who = BY_NAME[option[0]]
    if not is_corrupted(war, who):
        return Reason("reason-wotr-not-corrupted", "KM-REM-01", {"sovereign": who.id})
    if is_accompanied(war, who):
        return None
    return Reason("reason-wotr-sovereign-alone", "KM-REM-01", {"sovereign": who.id})


def perform_remove(war: War, _side: int, _result: int, option: Option) -> Flow[None]:
    """KM-REM-01."""
    remove(war, BY_NAME[option[0]], "KM-REM-01")
    yield from ()


# -- inspiring ----------------------------------------
def stir(war: War, nation: int) -> None:
    """KM-INS-01, KM-INS-04, KM-INS-05: a nation was roused or has advanced; whether its Sovereign can be inspired."""
    who = BY_NATION.get(war.facts.nations[nation].id)
    if who is not None and is_leader(war, who) and is_accompanied(war, who):
        court_of(war).stirred = (*court_of(war).stirred, who.index)


def roused(
    base: Callable[[War, int, str, str, int], None], war: War, nation: int, how: str, rule: str, region: int
) -> None:
    """KM-INS-03: to be roused is one occasion."""
    before = war.is_active(nation)
    base(war, nation, how, rule, region)
    if war.is_active(nation) and not before:
        stir(war, nation)


def advanced(base: Callable[[War, int, str, str], None], war: War, nation: int, how: str, rule: str) -> None:
    """KM-INS-03: to advance is another."""
    before = war.steps_to_war[nation]
    base(war, nation, how, rule)
    if war.steps_to_war[nation] < before:
        stir(war, nation)


def inspire(base: Callable[[War], Flow[None]], war: War) -> Flow[None]:
    """KM-INS-01, KM-INS-02: the Free Peoples may return a hidden tile for each occasion; the step "stirred"."""
    yield from base(war)
    yield from inspire_stirred(war)


def inspire_stirred(war: War) -> Flow[None]:
    """Before anything else is done with the tiles of those whose nation was stirred."""
    waiting, court_of(war).stirred = court_of(war).stirred, ()
    for index in waiting:
        who = SOVEREIGNS[index]
        if is_leader(war, who) and may_return(war, who) is None and (yield from somebody_inspires(war, who)):
            war.used("inspired")
            yield from return_random(war, who, "inspired", "KM-INS-01")


def somebody_inspires(war: War, who: Sovereign) -> Flow[bool]:
    """KM-MP-02: any player of the Free Peoples may; they are asked one after the other, the leading one first."""
    args = {"sovereign": who.id}
    for player in sorted(war.facts.side_players[FREE_PEOPLES], key=lambda p: p is not leading(war, FREE_PEOPLES)):
        if (yield Ask(ASK_INSPIRE, player.seat, Listed([ACCEPT, DECLINE]), args, args)) is ACCEPT:
            return True
    return False


ACTIONS = (
    Action(AWAKEN, MUSTER_RESULTS, FREE_PEOPLES, _offers, check_by_muster, perform_awaken),
    Action(AWAKEN, (), FREE_PEOPLES, _offers, check_awaken, perform_awaken, dice=(RULER,)),
    Action(
        REMOVE, (D_CHARACTER,), FREE_PEOPLES, lambda _w, _s, _r: [REMOVE(who.id) for who in SOVEREIGNS],
        check_remove, perform_remove,
    ),
)  # fmt: skip
"""KM-AWK-01, KM-DIE-14: by a Muster result, or any of the Ruler die; KM-REM-01: by a Character result."""
KINDS = (ASK_AWAKEN_IN, ASK_INSPIRE)
