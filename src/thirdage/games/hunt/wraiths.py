"""A Nazgûl's turn (HR-RWT): it may move and use one action, in either order; neither is compulsory.

Every answer is a stretch of its own (seam `nazgul`, its place in the order of play); `moved` and `acted` say what the
active Nazgûl has done. Lasting effects of cards that bend it: `slow` (areas: one step at most), `hold` (Nazgûl: no free
action), `shield-area` and `shield-section` (no perception). What the Chief changes (HR-CHF) comes by the step
`free-actions` and by dice of his own faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thirdage.kernel import Ask, Checked, Flow, Form, Option, Reason

from .asks import (
    ASK_NAZGUL,
    DRAW_SORCERY,
    DRIVE_OFF,
    END,
    HUNT,
    HUNT_WITH,
    MANHUNT,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAY_SORCERY,
    RIDE,
    SEARCH,
    STEP,
    STEP_SEARCH,
    TWO_AREA,
    TWO_HUNT,
    TWO_SECTION,
    TWO_STEPS,
)  # fmt: skip
from .card_play import may_play, play_sorcery
from .chief import manhunt
from .constants import ALL_NAZGUL, MORGUL_RING, PURSUIT, RING, SERVES, SORCERY, SWORD
from .draws import dice_left, draw_sorcery, spend_die
from .effects import lasting_of
from .model import Pursuit
from .paces import own_reach, reach, step
from .questions import hunt, may_hunt, may_search, perceive_area, perceive_section, search
from .scenes import begin_turn_scene

RESULT: dict[Form, int] = {
    PERCEIVE_AREA: RING, PERCEIVE_SECTION: RING, HUNT_WITH: SWORD, DRIVE_OFF: SWORD, DRAW_SORCERY: SORCERY,
    PLAY_SORCERY: SORCERY, STEP_SEARCH: SWORD, TWO_STEPS: RING,
}  # fmt: skip
"""HR-DIE-04 to 06, HR-INF-07: the result that an action with one die needs."""
ABILITY: dict[Form, int] = {STEP: 1, TWO_HUNT: 2, TWO_AREA: 2, TWO_SECTION: 2, STEP_SEARCH: 3, TWO_STEPS: 4}
"""HR-INF-05, HR-INF-07."""


def candidates(at: Pursuit, nazgul: int) -> Iterable[Option]:
    """What a Ringwraith could think of for this Nazgûl: nothing that its turn or its abilities rule out at once."""
    here = at.nazgul[nazgul]
    yield END
    if not at.acted:
        yield SEARCH
        yield HUNT
    if not at.moved:
        for to in sorted(at.board.nazgul_reach(here, at.closed, night=at.night)):
            yield RIDE(to)
    if not at.acted:
        yield from _with_dice(at, nazgul, here)


def _with_dice(at: Pursuit, nazgul: int, here: int) -> Iterable[Option]:
    area, section = at.facts.area_of(here), at.facts.section_of(here)
    dice, able = tuple(dict.fromkeys(dice_left(at))), at.abilities
    near = sorted(at.board.reach(here, 2, at.closed)) if able else []
    for die in dice:
        yield PERCEIVE_AREA(die, area)
        yield PERCEIVE_SECTION(die, section)
        yield HUNT_WITH(die)
        yield MANHUNT(die)
        for token in at.ally_tokens:
            yield DRIVE_OFF(die, token)
        yield DRAW_SORCERY(die)
        for card in at.sorcery_hands[at.commander(nazgul)]:
            for option in range(len(at.facts.cards[card].options)):
                yield PLAY_SORCERY(die, card, option)
        for to in near:
            yield STEP(die, to)
            if able >= ABILITY[STEP_SEARCH]:
                yield STEP_SEARCH(die, to)
            if able >= ABILITY[TWO_STEPS]:
                yield TWO_STEPS(die, to)
    for pair in pairs(dice_left(at)) if able >= ABILITY[TWO_HUNT] else ():
        yield TWO_HUNT(pair)
        yield TWO_AREA(pair, area)
        yield TWO_SECTION(pair, section)


def pairs(dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """HR-INF-07, ability 2: any two dice."""
    found = [(a, b) for place, a in enumerate(dice) for b in dice[place + 1 :]]
    return list(dict.fromkeys([(min(pair), max(pair)) for pair in found]))


# -- what may be done -------------------------------------------------------------------------------------------------
def may_act(at: Pursuit, nazgul: int, option: Option) -> Reason | None:
    """HR-RWT-02, HR-RWT-03, HR-RWT-05: one move, one action, neither compulsory; an action is free, or uses dice.

    HR-INF-06: an ability is that action.
    """
    form = option.form
    if option is END:
        return None
    if form is RIDE:
        return _may_ride(at, nazgul, option[0])
    if at.acted:
        return Reason("reason-hunt-one-action-a-turn", "HR-RWT-03")
    if option is SEARCH or option is HUNT:
        return may_act_for_free(at, nazgul, option)
    if form in ABILITY and at.abilities < ABILITY[form]:
        return Reason("reason-hunt-no-such-ability", "HR-INF-05", {"count": ABILITY[form]})
    return _may_pay(at, nazgul, option) or _may_use(at, nazgul, option)


def _may_ride(at: Pursuit, nazgul: int, to: int) -> Reason | None:
    """HR-NMV-01 to 07."""
    if at.moved:
        return Reason("reason-hunt-one-ride-a-turn", "HR-RWT-02")
    if to in at.closed:
        return _closed_to_nazgul(at, to)
    if to in own_reach(at, nazgul):
        return None
    rule = "HR-NMV-03" if at.night else "HR-NMV-02"
    return Reason("reason-hunt-too-far", rule, {"space": at.space_id(to)})


def _closed_to_nazgul(at: Pursuit, to: int) -> Reason:
    rule = "HR-TOK-02" if to in at.ally_tokens else "HR-NMV-05" if to in at.board.exits else "HR-NMV-07"
    return Reason("reason-hunt-closed-to-nazgul", rule, {"space": at.space_id(to)})


def may_act_for_free(at: Pursuit, nazgul: int, option: Option) -> Reason | None:
    """HR-RWT-04, HR-HNT-03, HR-NGT-05: a search; while the Eye is up, a hunt instead. The Chief: HR-CHF-04, 05."""
    here = at.nazgul[nazgul]
    if nazgul in lasting_of(at, "hold"):
        return Reason("reason-hunt-held", "HR-ALY-07")
    if nazgul == at.chief:
        return may_hunt(at, here) if option is HUNT else Reason("reason-hunt-chief-hunts", "HR-CHF-05")
    if option is SEARCH:
        return may_search(at, here)
    return may_hunt(at, here) if at.eye else Reason("reason-hunt-no-free-hunt", "HR-HNT-03")


def _may_pay(at: Pursuit, nazgul: int, option: Option) -> Reason | None:
    """HR-DIE-02 to 07, HR-DRK-01, HR-DRK-02, HR-CHD-10: the dice are there and show what is needed.

    HR-INF-09: a Shadow shows what an ability needs. HR-CHD-06: the Morgul Ring perceives. Ruling HRU-27.
    """
    form = option.form
    dice = dice_left(at)
    if form in (TWO_HUNT, TWO_AREA, TWO_SECTION):
        two = option[0]
        enough = len(two) == 2 and all(dice.count(die) >= two.count(die) for die in two)
        return None if enough else Reason("reason-hunt-no-such-die", "HR-INF-07")
    die = option[0]
    if die not in dice:
        return Reason("reason-hunt-no-such-die", "HR-DIE-02")
    exact = die == MORGUL_RING and form in (PERCEIVE_AREA, PERCEIVE_SECTION)  # HR-CHD-06
    if exact or (form is MANHUNT and die == PURSUIT):
        return None
    needed = RESULT.get(form)
    dark = needed == SORCERY and at.board.is_dark(at.nazgul[nazgul])
    if form is not MANHUNT and (needed is None or needed in SERVES[die] or dark):
        return None
    return Reason("reason-hunt-die-shows-another", "HR-DIE-07", {"face": at.rules.names.ids["face"][die]})


def _may_use(at: Pursuit, nazgul: int, option: Option) -> Reason | None:
    """What the result is used for. HR-DIE-08, HR-INF-12: a hunt needs a location, Ring and Sorcery need none.

    Ruling HRU-10.
    """
    form, here = option.form, at.nazgul[nazgul]
    if form in (PERCEIVE_AREA, TWO_AREA):
        return _may_perceive(at, option[1], at.facts.area_of(here), "area")
    if form in (PERCEIVE_SECTION, TWO_SECTION):
        return _may_perceive(at, option[1], at.facts.section_of(here), "section")
    if form in (HUNT_WITH, TWO_HUNT):
        return may_hunt(at, here)
    if form is DRIVE_OFF:
        if option[1] in at.ally_tokens and option[1] in at.board.adjacent[here]:
            return None
        return Reason("reason-hunt-no-ally-token-near", "HR-DIE-05", {"space": at.space_id(option[1])})
    if form is DRAW_SORCERY:
        left = len(at.sorcery_deck) or at.sorcery_discards
        return None if left else Reason("reason-hunt-no-card-to-draw", "HR-SOR-06")
    if form is PLAY_SORCERY:
        if option[1] not in at.sorcery_hands[at.commander(nazgul)]:
            return Reason("reason-hunt-not-in-hand", "HR-SOR-03", {"card": at.facts.cards[option[1]].id})
        return may_play(at, option[1], option[2])
    if form is MANHUNT:
        return None
    to = option[1]
    if to in at.closed:
        return _closed_to_nazgul(at, to)
    steps = 2 if form is TWO_STEPS else 1
    if to not in reach(at, nazgul, steps):
        return Reason("reason-hunt-too-far", "HR-INF-10", {"space": at.space_id(to)})
    return None


def _may_perceive(at: Pursuit, named: int, own: int, what: str) -> Reason | None:
    """HR-PER-01: the area or the section in which the active Nazgûl stands, unless a card shields it. Ruling HRU-37."""
    if named != own:
        return Reason("reason-hunt-not-its-area", "HR-PER-01")
    if named in lasting_of(at, f"shield-{what}"):
        return Reason("reason-hunt-shielded", "HR-ALY-07")
    return None


# -- doing it ---------------------------------------------------------------------------------------------------------
def turn_of_nazgul(at: Pursuit, place: int) -> Flow[None]:
    """HR-DAY-02, step 2; after the fourth the phase ends."""
    nazgul = at.active
    wraith = at.commander(nazgul)
    args = {"nazgul": at.rules.names.ids["nazgul"][nazgul], "space": at.space_id(at.nazgul[nazgul])}
    offer = Checked(lambda: candidates(at, nazgul), lambda option: may_act(at, nazgul, option))
    choice: Option = yield Ask(ASK_NAZGUL, at.wraith_seat(wraith), offer, args, args)
    at.actions += 1
    if choice is END:
        if not at.moved and not at.acted:
            at.tell("log-hunt-nazgul-waits", "HR-RWT-02", nazgul=args["nazgul"], space=args["space"])
        at.moved = at.acted = False
        at.stepped = 0
        at.next = ("nazgul", place + 1) if place + 1 < len(ALL_NAZGUL) else ("phase-end",)
        begin_turn_scene(at)
        return
    if choice.form is RIDE:
        at.moved = True
        step(at, nazgul, choice[0], "HR-NMV-01")
        return
    at.acted = True
    if choice is SEARCH:
        yield from search(at, at.nazgul[nazgul])
    elif choice is HUNT:
        yield from hunt(at, at.nazgul[nazgul])
    else:
        yield from use_dice(at, nazgul, wraith, choice)


def use_dice(at: Pursuit, nazgul: int, wraith: int, choice: Option) -> Flow[None]:
    """HR-DIE-03: the dice are spent, whatever comes of it. HR-INF-11: where no search is allowed, the step is all.

    Ruling HRU-11.
    """
    form, paid = choice.form, choice[0]
    dice: tuple[int, ...] = paid if isinstance(paid, tuple) else (paid,)
    for die in dice:
        spend_die(at, die)
    shown = [at.rules.names.ids["face"][die] for die in dice]
    at.tell("log-hunt-uses-dice", "HR-DIE-02", face=shown, nazgul=at.rules.names.ids["nazgul"][nazgul])
    here, die = at.nazgul[nazgul], max(dice)
    if form in ABILITY:
        at.used(f"ability:{ABILITY[form]}")
    if form in (PERCEIVE_AREA, TWO_AREA):
        yield from perceive_area(at, choice[1], die)
    elif form in (PERCEIVE_SECTION, TWO_SECTION):
        yield from perceive_section(at, choice[1], die)
    elif form in (HUNT_WITH, TWO_HUNT):
        yield from hunt(at, here, die)
    elif form is MANHUNT:
        yield from manhunt(at, nazgul)
    elif form is DRIVE_OFF:
        at.ally_tokens = tuple([token for token in at.ally_tokens if token != choice[1]])
        at.tell("log-hunt-ally-token-removed", "HR-TOK-06", space=at.space_id(choice[1]))
    elif form is DRAW_SORCERY:
        yield from draw_sorcery(at, wraith)
    elif form is PLAY_SORCERY:
        play_sorcery(at, wraith, choice[1], choice[2], die)
    else:
        step(at, nazgul, choice[1], "HR-INF-07")
        if form is STEP_SEARCH and may_search(at, choice[1]) is None:
            yield from search(at, choice[1], die)


SEAMS: dict[str, Callable[..., Flow[None]]] = {"nazgul": turn_of_nazgul}
