"""Companions who leave the Fellowship, on their own feet or for good (rulebook: separating companions).

Cards use `separate_companions` (they choose who and where), `put_into_play` (these, somewhere within reach) and
`eliminate_companion`. On the Mordor track whoever would be separated is eliminated instead (WR-MORD-06).

Queries: `casualty`(war, character) -> Flow[None]: a companion of the Fellowship was taken as a casualty
(Worn with Sorrow and Toil).
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.games.wotr.characters.reach import companion_reach, may_reach
from thirdage.games.wotr.model.constants import ASIDE, D_CHARACTER, FREE_PEOPLES, GONE, IN_FELLOWSHIP
from thirdage.games.wotr.model.effects import effect_of, effects_on
from thirdage.games.wotr.model.facts import OWN, Player
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import companion_arrives
from thirdage.games.wotr.turn.asks import SEPARATE, SEPARATE_FORM
from thirdage.games.wotr.turn.repertoire import Action
from thirdage.games.wotr.turn.whole_intents import NO_DIE, Step, WholeIntent
from thirdage.kernel import MANY, Ask, AskKind, Checked, Flow, Form, Option, PickSome, Reason, ids

from .guide import fellowship_changed

SEPARATE_TO_REGION = Form("separate", characters=ids("character", MANY), region=ids("region"))
COMPANIONS = Form("companions", characters=ids("character", MANY))
SEPARATE_TO = Form("separate-to", region=ids("region"))
ASK_WHO_LEAVES = AskKind(
    "who-leaves", "the acting player of the Free Peoples", "WR-SEP-01", (COMPANIONS,), in_sight=True
)
ASK_SEPARATE_TO = AskKind(
    "separate-to", "who separates them; the leading player if the Hunt does", "WR-SEP-02", (SEPARATE_TO,), in_sight=True
)


def may_separate(war: War) -> Reason | None:
    """WR-SEP-01: somebody is there to leave, and the Fellowship is not on the Mordor track."""
    if war.mordor >= 0:
        return Reason("reason-wotr-separate-in-mordor", "WR-SEP-01")
    if not war.companions():
        return Reason("reason-wotr-no-companions", "WR-SEP-01")
    return None


def separate_companions(
    war: War,
    extra: int = 0,
    level: int = 0,
    may_end_besieged: bool = False,
    low: int = 1,
    high: int = 99,
    stay: bool = False,
    rule: str = "WR-SEP-01",
) -> Flow[tuple[int, ...]]:
    """WR-SEP-02, WR-SEP-03: one companion or one group leaves for one region; who left.

    Cards add `extra` regions, set another `level` for the distance, allow to end in a besieged stronghold, bind the
    number of those who leave, or make them `stay` in the region of the Ring-bearers. Ruling WRU-07.
    """
    present = war.companions()
    low, high = min(low, len(present)), min(high, len(present))
    if not high:
        return ()
    limits = {"low": low, "high": high}
    if low == len(present):
        group = tuple(present)
    else:
        pick = PickSome(COMPANIONS, present, low, high)
        group = (yield Ask(ASK_WHO_LEAVES, acting(war, FREE_PEOPLES).seat, pick, limits, limits))[0]
    leave(war, group, rule)
    yield from put_into_play(war, acting(war, FREE_PEOPLES), group, extra, level, may_end_besieged, stay)
    yield from fellowship_changed(war)
    return group


def leave(war: War, group: Iterable[int], rule: str) -> None:
    """They are no longer in the Fellowship (WR-SEP-08: for ever). On the Mordor track this is their end.

    Ruling WRU-63.
    """
    for character in group:
        name = war.facts.characters[character].id
        if war.mordor >= 0:
            war.where[character] = GONE
            war.used("separated-in-mordor")
            war.tell("log-wotr-companion-eliminated", "WR-MORD-06", character=name)
        else:
            war.where[character] = ASIDE
            war.tell("log-wotr-separates", rule, character=name)


def separation_distance(war: War, group: tuple[int, ...], extra: int = 0, level: int = 0) -> int:
    """WR-SEP-02: as many regions as the progress and the highest level of the group together."""
    return war.progress + (level or max([war.facts.characters[c].level for c in group])) + extra


def put_into_play(
    war: War,
    player: Player,
    group: tuple[int, ...],
    extra: int = 0,
    level: int = 0,
    may_end_besieged: bool = False,
    stay: bool = False,
) -> Flow[None]:
    """WR-SEP-02, WR-SEP-05, WR-SEP-06: from the region of the Ring-bearers to one within progress + highest level.

    WR-CHAR-01, WR-SEP-09: so they come onto the map, and may rouse the nation they come to. `player` says where: who
    separates them, or the leading player if the Hunt does (WR-MP-13).
    """
    if war.mordor >= 0 or not group:
        return
    distance = separation_distance(war, group, extra, level)
    start = war.ring_bearers
    region = start
    reach = {start: 0} if stay else companion_reach(war, start, distance, may_end_besieged)
    if len(reach) > 1:

        def check(option: Option) -> Reason | None:
            if option[0] in reach:
                return None
            return may_reach(war, start, option[0], distance, may_end_besieged, rule="WR-SEP-02")

        options = Checked(lambda: [SEPARATE_TO(r) for r in reach], check)
        args = {"character": [war.facts.characters[c].id for c in group], "count": distance}
        region = (yield Ask(ASK_SEPARATE_TO, player.seat, options, args, args))[0]
    war.place(FREE_PEOPLES, region, tuple([(war.facts.characters[c].figure, 1) for c in group]))
    for character in group:
        war.used(f"separated:{war.facts.characters[character].id}")
        name = war.facts.characters[character].id
        war.tell("log-wotr-enters-play", "WR-SEP-02", character=name, region=war.region_id(region))
    for character in group:
        companion_arrives(war, character, region)


def eliminate_companion(war: War, character: int, rule: str, casualty: bool = False) -> Flow[None]:
    """A companion of the Fellowship is eliminated (by a card, or as a casualty of the Hunt).

    Asked of him alone: `eliminated(war) -> Flow[None]`: what becomes of him instead (Meriadoc and Peregrin).
    """
    fact = war.facts.characters[character]
    assert war.where[character] == IN_FELLOWSHIP, f"{fact.id} is not in the Fellowship"
    war.tell("log-wotr-companion-eliminated", rule, character=fact.id)
    war.where[character] = GONE
    instead = effect_of(war, character, "eliminated")
    if instead is not None:
        yield from instead(war)
    yield from fellowship_changed(war)
    if casualty:
        for effect in effects_on(war, "casualty"):
            yield from effect(war, character)


def _offers(_war: War, _side: int, _result: int) -> list[Option]:
    return [SEPARATE]


def _check(war: War, _side: int, _result: int, _option: Option) -> Reason | None:
    return may_separate(war)


def _perform(war: War, _side: int, _result: int, _option: Option) -> Flow[None]:
    """WR-ACT-09, WR-SEP-07: the die is set aside; progress, figure and hidden state do not change."""
    yield from separate_companions(war)


def check_separate(war: War, _side: int, result: int, option: Option) -> Reason | None:
    """WR-SEP-01, WR-SEP-02: told whole, these companions leave the Fellowship together for a region.

    A card has limits of its own, which its asks know.
    """
    if result == NO_DIE:
        return None
    group: tuple[int, ...] = option[0]
    reason = may_separate(war)
    if reason is not None:
        return reason
    if not group or len(set(group)) != len(group):
        return Reason("reason-wotr-no-group", "WR-SEP-03")
    for c in group:
        if war.where[c] != IN_FELLOWSHIP:
            return Reason("reason-wotr-not-in-fellowship", "WR-SEP-01", {"character": war.facts.characters[c].id})
    return may_reach(war, war.ring_bearers, option[1], separation_distance(war, group), rule="WR-SEP-02")


def _group(war: War, option: Option) -> dict[str, list[str]]:
    return {"character": [war.facts.characters[c].id for c in sorted(option[0])]}


SEPARATION_WHOLE = (
    WholeIntent(
        SEPARATE_TO_REGION,
        check_separate,
        Step(ASK_WHO_LEAVES, lambda _war, o: COMPANIONS(tuple(sorted(o[0]))), after=check_separate),
        Step(ASK_SEPARATE_TO, lambda _war, o: SEPARATE_TO(o[1]), _group),
    ),
)
ACTIONS = [Action(SEPARATE_FORM, (D_CHARACTER,), FREE_PEOPLES, _offers, _check, _perform, SEPARATION_WHOLE)]
KINDS = (ASK_WHO_LEAVES, ASK_SEPARATE_TO)
EXPECTED = (
    *[f"separated:{c.id}" for c in OWN.characters if c.kind == "companion" and c.replaces < 0],
    "separated-in-mordor",
)
