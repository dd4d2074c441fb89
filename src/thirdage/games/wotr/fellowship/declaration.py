"""The Fellowship phase: declaring, entering Mordor, changing the guide (rulebook: phase 2, declaring).

Queries: `declared`(war, region) -> None: the Fellowship has been declared (The Last Battle; Flocks of
Crebain and Worn with Sorrow and Toil, if the region is a haven).
"""

from __future__ import annotations

from collections.abc import Iterator

from thirdage.games.wotr.model.constants import FREE_PEOPLES
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.places import friendly_haven
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_DECLARATION, activate
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .guide import GUIDE, may_guide, possible_guides, set_guide
from .mordor import enter_mordor, may_enter_mordor
from .reveal import tiles_for_way
from .ways import ends, go, within

DECLARE = Form("declare", region=ids("region"))
ENTER_MORDOR_FORM = Form("enter-mordor")
ENTER_MORDOR = ENTER_MORDOR_FORM()
ASK_FELLOWSHIP_PHASE = AskKind(
    "fellowship-phase",
    "the leading player of the Free Peoples, until all is done",
    "WR-TURN-03",
    (DECLARE, ENTER_MORDOR_FORM, GUIDE, DECLINE_FORM),
)


def may_declare(war: War) -> Reason | None:
    """WR-DECL-04, WR-MORD-16: hidden, once a turn, not on the Mordor track. Ruling WRU-50."""
    if war.mordor >= 0:
        return Reason("reason-wotr-in-mordor", "WR-MORD-16")
    if not war.hidden:
        return Reason("reason-wotr-declare-revealed", "WR-DECL-04")
    if war.declared:
        return Reason("reason-wotr-declared-already", "WR-DECL-04")
    return None


def may_declare_in(war: War, region: int) -> Reason | None:
    """WR-DECL-02, WR-DECL-05: within the progress, along passable borders."""
    reason = may_declare(war)
    if reason is None and not within(war, region):
        args = {"region": war.region_id(region), "count": war.progress}
        return Reason("reason-wotr-beyond-progress", "WR-DECL-05", args)
    return reason


def may_choose(war: War, option: Option) -> Reason | None:
    """What may be done in the Fellowship phase."""
    if option.form is DECLARE:
        return may_declare_in(war, option[0])
    if option.form is ENTER_MORDOR_FORM:
        return may_enter_mordor(war)
    if option.form is GUIDE:
        if option[0] == war.guide:
            return Reason("reason-wotr-guide-already", "WR-FEL-07", {"character": war.facts.characters[option[0]].id})
        return may_guide(war, option[0])
    return None


def fellowship_phase(war: War) -> Flow[None]:
    """WR-TURN-03: they may declare, enter Mordor, and at the end change the guide, which ends the phase.

    WR-MP-07: the leading player decides. Ruling WRU-51.
    """
    war.next = ("hunt-allocation",)
    war.begin_scene("phase", phase="fellowship")

    def choices() -> Iterator[Option]:
        yield DECLINE
        for region in ends(war):
            yield DECLARE(region)
        yield ENTER_MORDOR
        for character in war.companions():
            yield GUIDE(character)

    while may_declare(war) is None or may_enter_mordor(war) is None or len(possible_guides(war)) > 1:
        options = Checked(choices, lambda o: may_choose(war, o))
        chosen = yield Ask(ASK_FELLOWSHIP_PHASE, leading(war, FREE_PEOPLES).seat, options)
        if chosen.form is DECLARE:
            yield from declare(war, chosen[0])
        elif chosen is ENTER_MORDOR:
            enter_mordor(war)
        else:
            if chosen.form is GUIDE:
                set_guide(war, chosen[0], "WR-FEL-07")
            return
        if war.outcome is not None:
            return


def declare(war: War, region: int) -> Flow[None]:
    """WR-DECL-05, WR-DECL-07, WR-DECL-09: the figure moves, progress 0; in a haven they heal and rouse its nation.

    WR-DECL-16: strongholds of the Shadow on the way draw no tile; a table card may (WR-DECL-11). Ruling WRU-56.
    """
    war.declared = True
    war.used("declared")
    war.tell("log-wotr-declared", "WR-DECL-05", region=war.region_id(region))
    touched = yield from go(war, region, revealed=False)
    haven = friendly_haven(war, region)
    if haven:
        if war.corruption:
            war.used("heals-by-rest")
        corrupt(war, -1, "WR-DECL-07")
        activate(war, war.regions[region].nation, BY_DECLARATION, "WR-POL-07", region)
    for effect in effects_on(war, "declared"):
        effect(war, region)
    yield from tiles_for_way(war, touched, ignore_icon=haven)
    war.end_scene("hunt")


SEAMS = {"fellowship-phase": fellowship_phase}
KINDS = (ASK_FELLOWSHIP_PHASE,)
EXPECTED = ("declared", "heals-by-rest")
