"""Saruman: the Servants of the White Hand, and what a Muster result can do while he is in Orthanc (character card)."""

from __future__ import annotations

from functools import cache

from thirdage.games.wotr.battle.casualties import recruit
from thirdage.games.wotr.model.command import may_use_character
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.places import besieged_side, controller, is_free, settlements_of, unconquered
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import VOICE
from thirdage.games.wotr.turn.repertoire import MUSTER_RESULTS, Action
from thirdage.kernel import MANY, Ask, AskKind, Flow, Form, Option, PickSome, Reason, ids

from .entrance import barred

EFFECTS = Effects()
RECRUIT_IN = Form("recruit-in", regions=ids("region", MANY))
ASK_VOICE = AskKind(
    "voice-settlements",
    "the player of Saruman, with too few Regulars for all",
    "WR-REC-10",
    (RECRUIT_IN,),
    in_sight=True,
)
REPLACED = 2


@EFFECTS.on("saruman", "entry")
def saruman(_who: int, war: War) -> Reason | list[int]:
    """Isengard at war and Orthanc unconquered."""
    orthanc = war.facts.region["orthanc"]
    if not war.at_war(war.facts.nation["isengard"]):
        return Reason("reason-wotr-not-at-war", "WR-CHAR-03", {"nation": "isengard"})
    return [orthanc] if unconquered(war, orthanc) else barred("saruman")


# -- Servants of the White Hand -------------------------------------------------------------------------------------
@EFFECTS.on("saruman", "unit-leads")
def servants_of_the_white_hand(_who: int, war: War) -> tuple[int, ...]:
    """WR-CHAR-20: with Saruman in play Isengard Elites are units and Leaders at the same time (PF-019).

    WR-MP-24: with three or four players the Elites of the Southrons and Easterlings too.
    """
    return white_hand(war.facts)


@cache
def white_hand(facts: WarFacts) -> tuple[int, ...]:
    """The Elites that Saruman makes Leaders."""
    nations = ("isengard",) if facts.one_a_side else ("isengard", "southrons")
    return tuple([facts.nations[facts.nation[nation]].elite for nation in nations])


@EFFECTS.on("saruman", "attack-begins")
def servants_attack(who: int, war: War, attackers: Picks) -> None:
    """Counted when they are among the attackers."""
    servants = servants_of_the_white_hand(who, war)
    if any(figure in servants for figure, _ in attackers):
        war.used("ability:servants-of-the-white-hand")


# -- the Voice of Saruman -------------------------------------------------------------------------------------------


def settlements(war: War) -> list[int]:
    """The Isengard settlements where a Regular can come: those conquered or not free are passed over. Ruling WRU-22."""
    own = settlements_of(war, war.facts.nation["isengard"])
    return [r for r in own if controller(war, r) == SHADOW and is_free(war, SHADOW, r) and not war.inside[r]]


def may_speak(war: War, _side: int, _result: int, option: Option) -> Reason | None:
    """Saruman is in play, Orthanc is the Shadow's and not besieged, and the figures are there. Ruling WRU-23."""
    nation = war.facts.nations[war.facts.nation["isengard"]]
    orthanc = war.facts.region["orthanc"]
    commanded = may_use_character(war, SHADOW, war.facts.character["saruman"])
    if commanded is not None:
        return commanded
    if not war.in_play(war.facts.character["saruman"]):
        return Reason("reason-wotr-not-in-play", "WR-CHAR-20", {"character": "saruman"})
    if controller(war, orthanc) != SHADOW:
        return Reason("reason-wotr-captured-settlement", "WR-REC-08", {"region": "orthanc"})
    if besieged_side(war, orthanc) == SHADOW:
        return Reason("reason-wotr-besieged-settlement", "WR-REC-09", {"region": "orthanc"})
    if option[0] == "recruit":
        if not war.reinforcements[nation.regular]:
            return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": war.facts.figures[nation.regular].id})
        return None
    if war.field(SHADOW)[orthanc].count(nation.regular) < REPLACED:
        return Reason("reason-wotr-voice-needs-regulars", "WR-CHAR-20", {"count": REPLACED, "region": "orthanc"})
    if war.reinforcements[nation.elite] < REPLACED:
        return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": war.facts.figures[nation.elite].id})
    return None


def speak(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """One Regular into every Isengard settlement, or two Regulars in Orthanc become Elites."""
    nation = war.facts.nations[war.facts.nation["isengard"]]
    war.tell("log-wotr-voice", "WR-CHAR-20", character="saruman")
    if option[0] == "recruit":
        war.used("ability:saruman-recruits")
        places = settlements(war)
        n = war.reinforcements[nation.regular]
        if n < len(places):
            args = {"count": n}
            chosen = yield Ask(ASK_VOICE, acting(war, side).seat, PickSome(RECRUIT_IN, places, n, n), args, args)
            places = list(chosen[0])
        for region in places:
            recruit(war, side, region, ((nation.regular, 1),), "WR-REC-03")
        return
    war.used("ability:saruman-replaces")
    orthanc = war.facts.region["orthanc"]
    war.take(side, orthanc, ((nation.regular, REPLACED),))
    war.reinforcements[nation.regular] += REPLACED
    war.tell(
        "log-wotr-replaced", "WR-CHAR-20", figure=war.facts.figures[nation.regular].id, count=REPLACED,
        to_figure=war.facts.figures[nation.elite].id, region="orthanc",
    )  # fmt: skip
    recruit(war, side, orthanc, ((nation.elite, REPLACED),), "WR-CHAR-20")


ACTIONS: list[Action] = [
    Action(VOICE, MUSTER_RESULTS, SHADOW, lambda _w, _s, _r: (VOICE("recruit"), VOICE("replace")), may_speak, speak)
]
KINDS: tuple[AskKind, ...] = (ASK_VOICE,)
EXPECTED: tuple[str, ...] = (
    "ability:saruman-recruits", "ability:saruman-replaces", "ability:servants-of-the-white-hand", "enters:saruman",
)  # fmt: skip
