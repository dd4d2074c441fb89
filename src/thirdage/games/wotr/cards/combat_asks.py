"""What combat cards ask their players, and the conditions that several of them share."""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.games.wotr.battle.combatants import (
    Round,
    battle_commander,
    battle_of,
    battle_region,
    engaged,
    has_lost_leadership,
    nazgul_leadership,
    takes_part,
)  # fmt: skip
from thirdage.games.wotr.battle.hits import lose
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, Reason, ids, numbers

COMPANION = Form("combat-companion", character=ids("character"))
AMOUNT = Form("combat-amount", amount=numbers(0, 12))
VICTIM = Form("combat-victim", figure=ids("figure"))
ASK_COMPANION = AskKind("combat-companion", "the commander whose combat card says so", "WR-CC-11", (COMPANION,))
ASK_AMOUNT = AskKind("combat-amount", "the commander whose combat card says so", "WR-CC-16", (AMOUNT,))
ASK_VICTIM = AskKind("combat-victim", "the commander whose combat card says so", "WR-CC-16", (VICTIM, DECLINE_FORM))


def choose_companion(war: War, side: int, combat: str, companions: list[int]) -> Flow[int]:
    """One of these companions; who is alone is not asked for."""
    if len(companions) == 1:
        return companions[0]
    args = {"combat": combat}
    chosen: int = (
        yield Ask(
            ASK_COMPANION, battle_commander(war, side).seat, Listed([COMPANION(c) for c in companions]), args, args
        )
    )[0]
    return chosen


def choose_amount(war: War, side: int, combat: str, low: int, high: int) -> Flow[int]:
    """A number within limits; where there is no choice nobody is asked."""
    if low >= high:
        return high
    args = {"combat": combat, "low": low, "high": high}
    options = Listed([AMOUNT(n) for n in range(low, high + 1)])
    chosen: int = (yield Ask(ASK_AMOUNT, battle_commander(war, side).seat, options, args, args))[0]
    return chosen


def choose_victim(war: War, side: int, combat: str, figures: Iterable[int], must: bool = False) -> Flow[int]:
    """One of these figures, or none (-1) unless the card must be obeyed."""
    options = [VICTIM(f) for f in figures]
    if not options:
        return -1
    if must and len(options) == 1:
        only: int = options[0][0]
        return only
    args = {"combat": combat}
    offered = Listed(options if must else [*options, DECLINE])
    chosen = yield Ask(ASK_VICTIM, battle_commander(war, side).seat, offered, args, args)
    return -1 if chosen is DECLINE else int(chosen[0])


def strike_down(war: War, side: int, figure: int, rule: str = "WR-CC-16") -> None:
    """A card removes one figure of a side from the battle, and from the game where its kind does not return."""
    lose(war, side, battle_region(war, side), ((figure, 1),), rule)
    war.used("struck-down")


def companions_in(war: War) -> list[int]:
    """The companions in the battle."""
    return list(engaged(war, FREE_PEOPLES).characters)


def willing(war: War, fight: Round | None) -> list[int]:
    """WR-CC-11: companions in the battle whose leadership can still be forfeited."""
    figures = war.facts.characters
    return [c for c in companions_in(war) if not has_lost_leadership(war, fight, figures[c].figure)]


def minions_in(war: War) -> list[int]:
    """The figures of the minions in the battle."""
    return [war.facts.characters[c].figure for c in engaged(war, SHADOW).characters]


def needs_companion(war: War, _side: int) -> Reason | None:
    """At least one companion takes part."""
    return None if companions_in(war) else Reason("reason-wotr-combat-no-companion", "WR-CC-05")


def needs_willing_companion(war: War, _side: int) -> Reason | None:
    """A companion takes part who has leadership to give up (WR-CC-11)."""
    if not companions_in(war):
        return Reason("reason-wotr-combat-no-companion", "WR-CC-05")
    return None if willing(war, None) else Reason("reason-wotr-combat-leadership-lost", "WR-CC-11")


def needs_character(war: War, side: int, *characters: str) -> Reason | None:
    """One of these characters takes part."""
    if takes_part(war, side, *characters):
        return None
    return Reason("reason-wotr-combat-needs-character", "WR-CC-05", {"character": list(characters)})


def needs_leader(war: War, side: int) -> Reason | None:
    """A Leader figure or a companion takes part."""
    here = engaged(war, side)
    return None if here.leaders or here.characters else Reason("reason-wotr-combat-no-leader", "WR-CC-05")


def needs_elite(war: War, side: int) -> Reason | None:
    """An own Elite takes part; one in the rearguard does not (WR-BTL-07)."""
    return None if engaged(war, side).elites else Reason("reason-wotr-combat-no-elite", "WR-CC-05")


def needs_ring_bearers(war: War, _side: int) -> Reason | None:
    """The Ring-bearers stand in the region of the defending army, and not on the Mordor track."""
    if war.mordor < 0 and war.ring_bearers == battle_of(war).place:
        return None
    return Reason("reason-wotr-combat-no-ring-bearers", "WR-CC-05")


def needs_ents(war: War, _side: int) -> Reason | None:
    """The defender stands in a region of Rohan, in Fangorn or in Orthanc."""
    facts = war.facts
    place = battle_of(war).place
    if war.regions[place].nation == facts.nation["rohan"] or facts.regions[place].id in ("fangorn", "orthanc"):
        return None
    return Reason("reason-wotr-combat-not-in-rohan", "WR-CC-05")


def needs_nazgul(war: War, _side: int) -> Reason | None:
    """A Nazgul takes part; the Witch-king is one (WR-FIG-13)."""
    here = engaged(war, SHADOW)
    if any(is_nazgul(war, figure) for figure, _ in here.figures):
        return None
    return Reason("reason-wotr-combat-no-nazgul", "WR-CC-05")


def needs_nazgul_leadership(war: War, least: int) -> Reason | None:
    """So much leadership of Nazgul in the battle."""
    if nazgul_leadership(war, None) >= least:
        return None
    return Reason("reason-wotr-combat-nazgul-leadership", "WR-CC-05", {"count": least})


KINDS = (ASK_COMPANION, ASK_AMOUNT, ASK_VICTIM)
EXPECTED = ("struck-down",)
