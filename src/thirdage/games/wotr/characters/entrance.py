"""Characters entering play: minions by a Muster result, Aragorn and Gandalf the White by the Will of the West.

Asked of the character alone: `entry(war) -> Reason | list[int]`: where he may enter now, or why he may not; whoever has
no such effect never enters. `entered(war, region) -> None`: he has come, and what that stirs up follows.
"""

from __future__ import annotations

from thirdage.games.wotr.model.command import may_use_character
from thirdage.games.wotr.model.constants import ASIDE, D_WILL, FREE_PEOPLES, GONE, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.effects import effect_of, who_answers
from thirdage.games.wotr.model.places import settlements_of, unconquered
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import companion_arrives
from thirdage.games.wotr.turn.asks import BRING
from thirdage.games.wotr.turn.repertoire import MUSTER_RESULTS, Action
from thirdage.games.wotr.turn.whole_intents import Step, WholeIntent
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

BRING_TO = Form("bring", character=ids("character"), region=ids("region"))
ENTER = Form("enter", region=ids("region"))
ASK_ENTER = AskKind("enter", "the player who brings a character into play", "WR-CHAR-03", (ENTER,), in_sight=True)


def barred(character: str) -> Reason:
    """His own conditions are not met."""
    return Reason("reason-wotr-entry-condition", "WR-CHAR-03", {"character": character})


def unconquered_strongholds(war: War, nation: str) -> list[int]:
    """Those of a nation."""
    own = settlements_of(war, war.facts.nation[nation])
    return [r for r in own if war.regions[r].settlement == STRONGHOLD and unconquered(war, r)]


def entries(war: War, side: int, character: int) -> Reason | list[int]:
    """Where a character may enter play now, or why not; the step "entry"."""
    found: Reason | list[int] = war.rules.steps["entry"](war, side, character)
    return found


def entry_by_own_card(war: War, side: int, character: int) -> Reason | list[int]:
    """WR-CHAR-03, WR-CHAR-20, WR-CHAR-23: once only, and as his own card says."""
    name = war.facts.characters[character].id
    places = effect_of(war, character, "entry")
    if places is None or war.facts.characters[character].side != side:
        return Reason("reason-wotr-never-enters", "WR-CHAR-20", {"character": name})
    if war.where[character] == GONE:
        return Reason("reason-wotr-eliminated", "WR-CHAR-23", {"character": name})
    if war.where[character] != ASIDE:
        return Reason("reason-wotr-in-play-already", "WR-CHAR-20", {"character": name})
    return places(war) or barred(name)


def may_bring(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-ACT-18, WR-ACT-24: one character whose conditions are met."""
    commanded = may_use_character(war, side, option[0])
    if commanded is not None:
        return commanded
    found = entries(war, side, option[0])
    return found if isinstance(found, Reason) else None


def perform_bring(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """WR-CHAR-02, WR-CHAR-03: he enters; the place is asked when several qualify (PF-038)."""
    character: int = option[0]
    found = entries(war, side, character)
    assert not isinstance(found, Reason), "checked when it was offered"
    place = found[0]
    if len(found) > 1:
        args = {"character": war.facts.characters[character].id}

        def check(option: Option) -> Reason | None:
            return None if option[0] in found else entered_elsewhere(war, character, option[0])

        options = Checked(lambda: [ENTER(r) for r in found], check)
        chosen = yield Ask(ASK_ENTER, acting(war, side).seat, options, args, args)
        place = chosen[0]
    bring(war, side, character, place)


def bring(war: War, side: int, character: int, region: int) -> None:
    """A character enters play; whom he replaces is gone, and what his coming stirs up follows."""
    who = war.facts.characters[character]
    old = who.replaces
    if old >= 0:
        if war.in_play(old):
            war.take(side, region, ((war.facts.characters[old].figure, 1),))
        war.where[old] = GONE
    war.place(side, region, ((who.figure, 1),))
    war.used(f"enters:{who.id}")
    war.tell("log-wotr-enters", "WR-CHAR-20", character=who.id, region=war.region_id(region))
    if side == FREE_PEOPLES:
        companion_arrives(war, character, region)
    elif not who.minor:
        war.minion_entered = True
    follows = effect_of(war, character, "entered")
    if follows is not None:
        follows(war, region)


def _offers(war: War, side: int, _result: int) -> list[Option]:
    return [BRING(c) for c in who_answers(war, "entry") if war.facts.characters[c].side == side]


def check_bring(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-03: told whole, a character enters play in a region."""
    places = entries(war, side, option[0])
    if isinstance(places, Reason):
        return places
    if option[1] in places:
        return None
    return entered_elsewhere(war, option[0], option[1])


def entered_elsewhere(war: War, character: int, region: int) -> Reason:
    """WR-CHAR-03: his card does not name this region, or not now."""
    args = {"character": war.facts.characters[character].id, "region": war.region_id(region)}
    return Reason("reason-wotr-entry-elsewhere", "WR-CHAR-03", args)


def _who(war: War, option: Option) -> dict[str, str]:
    return {"character": war.facts.characters[option[0]].id}


BRING_WHOLE = (
    WholeIntent(
        BRING_TO,
        check_bring,
        Step(ASK_ENTER, lambda _war, o: ENTER(o[1]), _who, before=check_bring),
        begins=lambda _war, o: BRING(o[0]),
    ),
)
ACTIONS: list[Action] = [
    Action(BRING, MUSTER_RESULTS, SHADOW, _offers, may_bring, perform_bring, BRING_WHOLE),
    Action(BRING, (D_WILL,), FREE_PEOPLES, _offers, may_bring, perform_bring, BRING_WHOLE),
]
STEPS = {"entry": entry_by_own_card}
KINDS: tuple[AskKind, ...] = (ASK_ENTER,)
