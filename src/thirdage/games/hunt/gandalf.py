"""Gandalf the Grey in chapter 2: his log, appearing and hiding, deeds, Rivendell, being found and felt.

HR-GAN, HR-APP, HR-DEED, HR-INT. `traces` keeps what all learned of him, for views and samples.
"""

from __future__ import annotations

from collections.abc import Iterable

from thirdage.kernel import Ask, Checked, Draws, Flow, Listed, Option, Reason, chance

from .asks import (
    ASK_DIE,
    ASK_GANDALF_DRIVES,
    ASK_HIDE,
    ASK_SPACE_DRAWN,
    CHOOSE_SITE,
    DEED,
    DISCARD_DIE,
    ENTER_RIVENDELL,
    MOVE_GANDALF,
    MOVE_NAZGUL,
    REVEAL,
    SPACE_DRAWN,
    STAY,
)  # fmt: skip
from .constants import FLED, HID, NOWHERE, PERCEIVE_AREA, SEEN
from .model import RING_BEARER_BIT, Pursuit

STEPS_AWAY = 2
"""HR-APP-03."""


def in_play(at: Pursuit) -> bool:
    """HR-DEED-06: until he has reached Rivendell."""
    return at.chapter == 2 and not at.rivendell


# -- the Ring-bearer's turn -------------------------------------------------------------------------------------------
def candidates(at: Pursuit) -> Iterable[Option]:
    """Everything that could be done with him. Ruling HRU-19."""
    if in_play(at):
        for space in sorted(at.board.dots_between[at.gandalf_last]):
            yield MOVE_GANDALF(space)
        yield REVEAL
        yield DEED
        yield ENTER_RIVENDELL


def may_guide(at: Pursuit, option: Option) -> Reason | None:
    """HR-GAN-01 to 03, HR-APP-01, HR-APP-08, HR-DEED-01, HR-DEED-06: why this cannot be done with Gandalf now.

    HR-GAN-05: nothing on the board hinders him. HR-DEED-04: deeds before or after his move. Ruling HRU-23.
    """
    if not in_play(at):
        return Reason("reason-hunt-no-gandalf", "HR-GAN-01" if at.chapter == 1 else "HR-DEED-06")
    here = at.gandalf_last
    if option.form is MOVE_GANDALF:
        if at.gandalf_moved:
            return Reason("reason-hunt-gandalf-moved", "HR-GAN-01")
        if option[0] not in at.board.dots_between[here]:
            return Reason("reason-hunt-gandalf-too-far", "HR-GAN-02", {"space": at.space_id(option[0])})
        return None
    if option is DEED:
        return None if here in at.deeds else Reason("reason-hunt-no-deed-here", "HR-DEED-01")
    if not at.gandalf_moved:
        return Reason("reason-hunt-gandalf-moves-first", "HR-APP-01" if option is REVEAL else "HR-DEED-06")
    if option is ENTER_RIVENDELL:
        return None if at.board.is_exit(here) else Reason("reason-hunt-gandalf-at-no-exit", "HR-DEED-06")
    if at.gandalf_shown:
        return Reason("reason-hunt-gandalf-stands", "HR-APP-03", {"space": at.space_id(here)})
    if here not in at.nazgul:
        return Reason("reason-hunt-no-nazgul-here", "HR-APP-01")
    return None if at.available else Reason("reason-hunt-no-token", "HR-APP-08")


def guide(at: Pursuit, option: Option) -> Flow[None]:
    """What the Ring-bearer does with him."""
    if option.form is MOVE_GANDALF:
        at.gandalf_moved = True
        go(at, option[0])
    elif option is REVEAL:
        yield from appear(at)
    elif option is DEED:
        do_deed(at)
    else:
        enter_rivendell(at)


def go(at: Pursuit, space: int) -> None:
    """HR-GAN-01: an entry of his log."""
    at.gandalf = (*at.gandalf, space)
    at.tell("log-hunt-gandalf-goes", "HR-GAN-01", RING_BEARER_BIT, space=at.space_id(space))
    at.tell("log-hunt-gandalf-moves", "HR-GAN-01", ~RING_BEARER_BIT)


def appear(at: Pursuit) -> Flow[None]:
    """HR-APP-02 to 05, HR-FEL-07: a token leaves the game, he is placed, Nazgûl are driven away, a die is lost."""
    here = at.gandalf_last
    at.available -= 1
    at.gandalf_shown = True
    at.used("gandalf:appears")
    trace(at, SEEN, here)
    at.tell("log-hunt-gandalf-appears", "HR-APP-03", space=at.space_id(here))
    for nazgul in at.nazgul_at(here):
        yield from drive_away(at, nazgul)
    if at.dice:
        dice = [DISCARD_DIE(face) for face in dict.fromkeys(at.dice)]
        choice: Option = yield Ask(ASK_DIE, at.ring_bearer, Listed(dice))
        left = list(at.dice)
        left.remove(choice[0])
        at.dice = tuple(left)
        at.tell("log-hunt-die-lost", "HR-APP-05", face=at.rules.names.ids["face"][choice[0]])


def drive_away(at: Pursuit, nazgul: int) -> Flow[None]:
    """HR-APP-03, HR-APP-04: up to two steps, not into what is closed to Nazgûl; also none at all. Ruling HRU-20."""
    name = at.rules.names.ids["nazgul"][nazgul]

    def may_go(option: Option) -> Reason | None:
        if option is STAY:
            return None
        if option[0] != nazgul:
            return Reason("reason-hunt-another-nazgul", "HR-APP-03")
        if option[1] in at.closed:
            return Reason("reason-hunt-closed-to-nazgul", "HR-APP-04", {"space": at.space_id(option[1])})
        if option[1] not in at.board.reach(at.nazgul[nazgul], STEPS_AWAY, at.closed):
            return Reason("reason-hunt-too-far", "HR-APP-03", {"space": at.space_id(option[1])})
        return None

    def candidates() -> Iterable[Option]:
        yield STAY
        for space in sorted(at.board.reach(at.nazgul[nazgul], STEPS_AWAY, at.closed)):
            yield MOVE_NAZGUL(nazgul, space)

    args = {"nazgul": name, "space": at.space_id(at.nazgul[nazgul])}
    choice: Option = yield Ask(ASK_GANDALF_DRIVES, at.ring_bearer, Checked(candidates, may_go), args, args)
    if choice is not STAY:
        at.nazgul = tuple([choice[1] if n == nazgul else space for n, space in enumerate(at.nazgul)])
        at.tell(
            "log-hunt-nazgul-driven", "HR-APP-03", nazgul=name, from_space=args["space"], space=at.space_id(choice[1])
        )


def do_deed(at: Pursuit) -> None:
    """HR-DEED-01 to 03: the token is shown, and the limit rises; nothing else happens."""
    here = at.gandalf_last
    at.deeds = tuple([space for space in at.deeds if space != here])
    at.deeds_done = (*at.deeds_done, here)
    at.used("gandalf:deed")
    trace(at, SEEN, here)
    at.tell("log-hunt-deed", "HR-DEED-01", space=at.space_id(here))


def enter_rivendell(at: Pursuit) -> None:
    """HR-DEED-06, HR-DEED-07."""
    trace(at, SEEN, at.gandalf_last)
    at.rivendell = True
    at.used("gandalf:rivendell")
    at.tell("log-hunt-gandalf-in-rivendell", "HR-DEED-06")


def trace(at: Pursuit, what: int, where: int) -> None:
    """What all learn of him is known for good."""
    at.traces = (*at.traces, (len(at.gandalf), what, where))
    at.reveal()


# -- deed tokens ------------------------------------------------------------------------------------------------------
def unused_deeds(at: Pursuit) -> tuple[int, ...]:
    """HR-APP-07, HR-APP-09: the tokens to draw from; if there is none, those that were discarded. Ruling HRU-21."""
    if at.deeds_left:
        return at.deeds_left
    kept = {at.gandalf[0], *at.deeds, *at.deeds_done}
    return tuple([space for space in at.facts.deeds if space not in kept])


def draw_deed(at: Pursuit, cause: str) -> Flow[int]:
    """A token that only the Ring-bearer sees."""
    at.deeds_left = unused_deeds(at)
    outcomes = Draws(SPACE_DRAWN, at.deeds_left)
    option: Option = yield chance(ASK_SPACE_DRAWN, outcomes, "deed-tokens", cause, at.ring_bearer, RING_BEARER_BIT)
    token: int = option[0]
    at.deeds_left = tuple([space for space in at.deeds_left if space != token])
    return token


def hide(at: Pursuit) -> Flow[None]:
    """HR-APP-07: when all Ringwraiths have had their turns, his figure is removed, and he is elsewhere.

    Ruling HRU-22.
    """
    if not at.gandalf_shown:
        return
    at.gandalf_shown = False
    drawn = [(yield from draw_deed(at, "hiding"))]
    if at.deeds_left:
        drawn.append((yield from draw_deed(at, "hiding")))
    choice: Option = yield Ask(ASK_HIDE, at.ring_bearer, Listed([CHOOSE_SITE(space) for space in drawn]))
    at.deeds_left = tuple(sorted([*at.deeds_left, *[space for space in drawn if space != choice[0]]]))
    _is_elsewhere(at, choice[0], HID)
    at.tell("log-hunt-gandalf-hides", "HR-APP-07")


def _is_elsewhere(at: Pursuit, space: int, what: int) -> None:
    at.gandalf = (*at.gandalf, space)
    trace(at, what, NOWHERE)
    at.tell("log-hunt-gandalf-goes", "HR-GAN-01", RING_BEARER_BIT, space=at.space_id(space))


# -- what the Ringwraiths ask -----------------------------------------------------------------------------------------
def hunted(at: Pursuit, space: int) -> Flow[bool]:
    """HR-INT-06, HR-INT-07, HR-INT-11: in his last location he is found and flees; nobody learns where to."""
    if not in_play(at) or space != at.gandalf_last:
        return False
    at.used("gandalf:found")
    trace(at, SEEN, space)
    at.tell("log-hunt-gandalf-found", "HR-INT-06", space=at.space_id(space))
    _is_elsewhere(at, (yield from draw_deed(at, "flight")), FLED)
    return True


def perceives(at: Pursuit, kind: int, where: int) -> bool:
    """HR-INT-01, HR-GAN-04: by his last location, as with Frodo."""
    if not in_play(at):
        return False
    place_of = at.facts.area_of if kind == PERCEIVE_AREA else at.facts.section_of
    return place_of(at.gandalf_last) == where
