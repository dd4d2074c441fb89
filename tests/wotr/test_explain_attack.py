"""Explain of a whole attack: in every situation the rule that forbids it, and only then the dice or the moment."""

from __future__ import annotations

from typing import Any

import pytest

from .board import at_war
from .scenario import Json, Scenario, given

FP, SH = "free-peoples", "shadow"
Said = tuple[str, str] | None

UNLED: Json = {"sauron-regular": 3, "southrons-regular": 2, "southrons-elite": 1}
LED: Json = {"sauron-regular": 2, "nazgul": 1, "southrons-regular": 1}
BOARD: Json = {
    "shadow": {
        "north-ithilien": UNLED,
        "south-ithilien": LED,
        "morannon": {"sauron-regular": 1},
        "fords-of-isen": {"isengard-regular": 2},
        "dagorlad": {"nazgul": 2},
        "minas-tirith": {"sauron-regular": 4},
        "druadan-forest": {"sauron-regular": 1},
        "dead-marshes": {"sauron-regular": 1, "nazgul": 1},
        "dimrill-dale": {"sauron-regular": 2},
        "orthanc": {"isengard-regular": 1, "saruman": 1},
    },
    "free-peoples": {
        "osgiliath": {"gondor-regular": 2},
        "edoras": {"rohan-regular": 2},
        "helms-deep": {"rohan-regular": 2},
        "west-harondor": {"gimli": 1},
        "lorien": {"elves-elite": 1},
        "lossarnach": {"gondor-regular": 2, "gondor-leader": 1, "north-regular": 1},
        "dol-amroth": {"boromir": 1},
    },
    "inside": {"minas-tirith": {"gondor-regular": 2, "gondor-leader": 1}},
    "nations": at_war("sauron", "gondor"),
    "table": ["fp-str-02"],
}
"""An army without a leader in North Ithilien, one with a Nazgûl in South Ithilien, Minas Tirith besieged, Isengard,
the Southrons and Rohan at peace, A Power Too Great over Lórien."""


def to_act(side: str, *dice: str, **more: Any) -> Scenario:
    """It is this side's action with these dice."""
    pools = {side: list(dice), SH if side == FP else FP: ["event"]}
    board = {key.replace("-", "_"): value for key, value in BOARD.items()}
    return given(**{"next": ["action", (FP, SH).index(side)], "dice": pools, **board, **more})


def why(war: Scenario, seat: str, start: str, place: str, figures: Json | None = None) -> Said:
    """Message id and rule of the reason against an attack, None if it is possible."""
    named = {} if figures is None else {"figures": figures}
    reason = war.match.explain(seat, {"kind": "attack", "from_region": start, "region": place, **named})
    return None if reason is None else (reason.id, reason.rule)


NOT_LED = ("reason-wotr-attack-needs-leader", "WR-BTL-04")
NO_DIE = ("reason-wotr-no-die-for-this", "WR-ACT-01")
CANNOT = ("reason-wotr-die-cannot", "WR-ACT-01")
STAYS = ("reason-wotr-not-at-war-stays", "WR-BTL-08")
ABSENT = ("reason-wotr-figures-not-there", "WR-BTL-06")
NOBODY = ("reason-wotr-nobody-to-attack", "WR-BTL-01")

# Whatever die there is: what the rules forbid at all.
ALWAYS: list[tuple[str, str, str, Json | None, Said]] = [
    (SH, "bree", "the-shire", None, ("reason-wotr-no-army-there", "WR-BTL-01")),
    (SH, "dagorlad", "osgiliath", None, ("reason-wotr-no-army-there", "WR-BTL-01")),
    (SH, "osgiliath", "minas-tirith", None, ("reason-wotr-no-army-there", "WR-BTL-01")),
    (SH, "fords-of-isen", "helms-deep", None, ("reason-wotr-nobody-at-war", "WR-BTL-02")),
    (SH, "north-ithilien", "edoras", None, ("reason-wotr-attack-not-adjacent", "WR-BTL-01")),
    (SH, "north-ithilien", "lossarnach", {"sauron-regular": 1}, ("reason-wotr-attack-not-adjacent", "WR-BTL-01")),
    (SH, "north-ithilien", "dagorlad", None, NOBODY),
    (SH, "north-ithilien", "north-ithilien", None, NOBODY),
    (SH, "south-ithilien", "west-harondor", None, ("reason-wotr-nobody-to-attack", "WR-CHAR-24")),
    (SH, "north-ithilien", "morannon", None, ("reason-wotr-black-border", "WR-MAP-03")),
    (SH, "druadan-forest", "minas-tirith", None, ("reason-wotr-assault-from-inside", "WR-SIEGE-14")),
    (SH, "dead-marshes", "osgiliath", {"sauron-regular": 1}, ("reason-wotr-rearguard-needs-unit", "WR-BTL-06")),
    (SH, "dimrill-dale", "lorien", None, ("reason-wotr-guarded", "WR-CARD-12")),
    (SH, "north-ithilien", "osgiliath", {}, ("reason-wotr-attack-needs-unit", "WR-BTL-06")),
    (SH, "south-ithilien", "osgiliath", {"nazgul": 1}, ("reason-wotr-attack-needs-unit", "WR-BTL-06")),
    (SH, "south-ithilien", "osgiliath", {"sauron-regular": 3}, ABSENT),
    (SH, "south-ithilien", "osgiliath", {"gondor-regular": 1}, ABSENT),
    (SH, "south-ithilien", "osgiliath", {"sauron-regular": 1, "southrons-regular": 1}, STAYS),
    (FP, "osgiliath", "minas-morgul", None, ("reason-wotr-attack-not-adjacent", "WR-BTL-01")),
    (FP, "edoras", "bree", None, ("reason-wotr-nobody-at-war", "WR-BTL-02")),
    (FP, "helms-deep", "fords-of-isen", None, ("reason-wotr-nobody-at-war", "WR-BTL-02")),
    (FP, "minas-tirith", "osgiliath", None, ("reason-wotr-besieged-only-sortie", "WR-MOVE-20")),
    (FP, "lossarnach", "minas-tirith", {"gondor-regular": 2, "north-regular": 1}, STAYS),
    (FP, "dol-amroth", "dol-amroth", None, ("reason-wotr-no-army-there", "WR-BTL-01")),
]  # fmt: skip
DICE = {SH: (("army",), ("character",), ("army", "character"), ("event",)), FP: (("army-muster",), ("character",))}


@pytest.mark.parametrize(("seat", "start", "place", "figures", "said"), ALWAYS)
def test_what_the_rules_forbid_comes_before_the_dice(
    seat: str, start: str, place: str, figures: Json | None, said: Said
) -> None:
    for dice in DICE[seat]:
        war = to_act(seat, *dice)
        assert why(war, seat, start, place, figures) == said, dice
        if dice != ("event",):
            seat_of(war, seat).uses(dice[0])
            assert why(war, seat, start, place, figures) == said, f"{dice[0]} in hand"
    other = to_act(FP if seat == SH else SH, "event")
    assert why(other, seat, start, place, figures) == said, "while the other side is to act"


def seat_of(war: Scenario, seat: str) -> Any:
    return war.free_peoples if seat == FP else war.shadow


# What depends on the dice: (seat, from, to, figures, with Army, with Character, with neither).
ALL_LED = {"sauron-regular": 1, "nazgul": 1}
BY_DIE: list[tuple[str, str, str, Json | None, Said, Said, Said]] = [
    (SH, "north-ithilien", "osgiliath", None, None, NOT_LED, NO_DIE),
    (SH, "north-ithilien", "osgiliath", {"sauron-regular": 2}, None, NOT_LED, NO_DIE),
    (SH, "south-ithilien", "osgiliath", None, None, None, NO_DIE),
    (SH, "south-ithilien", "osgiliath", ALL_LED, None, None, NO_DIE),
    (SH, "south-ithilien", "osgiliath", {"sauron-regular": 2}, None, NOT_LED, NO_DIE),
    (SH, "minas-tirith", "minas-tirith", None, None, NOT_LED, NO_DIE),
    (FP, "minas-tirith", "minas-tirith", None, None, None, NO_DIE),
    (FP, "minas-tirith", "minas-tirith", {"gondor-regular": 1}, None, NOT_LED, NO_DIE),
    (FP, "lossarnach", "minas-tirith", {"gondor-regular": 2, "gondor-leader": 1}, None, None, NO_DIE),
    (FP, "lossarnach", "minas-tirith", {"gondor-regular": 1}, None, NOT_LED, NO_DIE),
    (FP, "osgiliath", "south-ithilien", None, None, NOT_LED, NO_DIE),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "start", "place", "figures", "army", "character", "neither"), BY_DIE)
def test_WR_BTL_04_a_character_result_that_lacks_a_leader_says_so(
    seat: str, start: str, place: str, figures: Json | None, army: Said, character: Said, neither: Said
) -> None:
    army_die = "army" if seat == SH else "army-muster"
    for dice, said in (((army_die,), army), (("character",), character), (("event",), neither)):
        war = to_act(seat, *dice, hands={seat: [f"{'fp' if seat == FP else 'sh'}-char-12"]})
        assert why(war, seat, start, place, figures) == said, dice
        seat_of(war, seat).uses(dice[0])
        held = CANNOT if said == NO_DIE else said
        assert why(war, seat, start, place, figures) == held, f"{dice[0]} in hand"
    both = to_act(seat, army_die, "character")
    assert why(both, seat, start, place, figures) is None, "the other die can do it"
    neither_fits = to_act(seat, "character", "event")
    assert why(neither_fits, seat, start, place, figures) == character


def test_WR_BTL_04_so_does_the_attack_that_is_not_told_whole() -> None:
    shadow = {"north-ithilien": UNLED}
    war = to_act(SH, "character", shadow=shadow, inside={}, table=[])
    reason = war.match.explain(SH, {"kind": "attack"})
    assert reason is not None
    assert (reason.id, reason.rule) == NOT_LED


def test_the_dice_that_would_do_it_are_named_where_none_is_left() -> None:
    war = to_act(SH, "event")
    intent = {"kind": "attack", "from_region": "north-ithilien", "region": "osgiliath"}
    reason = war.match.explain(SH, intent)
    assert reason is not None
    assert reason.args == {"die": ["army", "army-muster"]}
    intent["from_region"] = "south-ithilien"
    reason = war.match.explain(SH, intent)
    assert reason is not None
    assert reason.args == {"die": ["character", "army", "army-muster"]}


def test_a_will_of_the_west_attacks_as_either() -> None:
    war = to_act(FP, "will-of-the-west")
    for start, place in (("osgiliath", "south-ithilien"), ("minas-tirith", "minas-tirith")):
        assert why(war, FP, start, place) is None
    war.free_peoples.uses("will-of-the-west")
    assert why(war, FP, "osgiliath", "south-ithilien") is None
    war.free_peoples.does("become", die="character")
    assert why(war, FP, "osgiliath", "south-ithilien") == NOT_LED
    assert why(war, FP, "minas-tirith", "minas-tirith") is None


def test_the_mouth_of_sauron_attacks_with_a_muster_result() -> None:
    """WR-ACT-26: once a turn a Muster result is an Army result."""
    shadow = {**BOARD["shadow"], "morannon": {"sauron-regular": 1, "mouth-of-sauron": 1}}
    war = to_act(SH, "muster", "event", shadow=shadow)
    assert why(war, SH, "north-ithilien", "osgiliath") is None
    war.shadow.uses("muster")
    assert why(war, SH, "north-ithilien", "osgiliath") is None
    war.shadow.does("use-as-army").does("attack").does("attack-from", region="north-ithilien")
    war = to_act(SH, "muster", "event", shadow=shadow, once=["messenger-of-the-dark-tower"])
    assert why(war, SH, "north-ithilien", "osgiliath") == NO_DIE
    assert why(to_act(SH, "muster"), SH, "north-ithilien", "osgiliath") == NO_DIE, "he is not in play"


# -- in the middle of it ----------------------------------------------------------------------------------------------


def test_in_the_middle_of_an_attack_the_same_is_said() -> None:
    """The army is to be named: what forbids an attack does not hide behind there being nobody to attack from there."""
    war = to_act(SH, "army")
    war.shadow.uses("army").does("attack")
    war.shadow.is_asked("attack-from")
    for seat, start, place, figures, said in ALWAYS:
        if seat == SH:
            assert why(war, SH, start, place, figures) == said, (start, place)
    war = to_act(SH, "character")
    war.shadow.uses("character").does("attack")
    for seat, start, place, figures, _, said, _ in BY_DIE:
        if seat == SH:
            assert why(war, SH, start, place, figures) == said, (start, place, figures)


FINISH = ("reason-wotr-finish-first", "WR-ACT-02")


def test_once_the_army_is_named_another_one_waits_unless_it_could_not_attack_at_all() -> None:
    war = to_act(SH, "character")
    war.shadow.uses("character").does("attack").does("attack-from", region="south-ithilien")
    war.shadow.is_asked("attack-target")
    assert why(war, SH, "south-ithilien", "osgiliath") is None
    assert why(war, SH, "south-ithilien", "osgiliath", {"sauron-regular": 2}) == NOT_LED
    assert why(war, SH, "south-ithilien", "edoras") == ("reason-wotr-attack-not-adjacent", "WR-BTL-01")
    assert why(war, SH, "north-ithilien", "osgiliath") == FINISH
    assert why(war, SH, "north-ithilien", "morannon") == ("reason-wotr-black-border", "WR-MAP-03")
    war.shadow.does("attack-target", region="osgiliath")
    war.shadow.is_asked("attackers")
    assert why(war, SH, "south-ithilien", "osgiliath") is None
    assert why(war, SH, "south-ithilien", "osgiliath", ALL_LED) is None
    assert why(war, SH, "south-ithilien", "osgiliath", {"sauron-regular": 2}) == NOT_LED
    assert why(war, SH, "south-ithilien", "osgiliath", {"southrons-regular": 1}) == STAYS
    assert why(war, SH, "north-ithilien", "osgiliath") == FINISH
    assert why(war, SH, "fords-of-isen", "helms-deep") == ("reason-wotr-nobody-at-war", "WR-BTL-02")


def test_before_the_action_phase_and_in_a_battle() -> None:
    war = to_act(SH, "army", next=["fellowship-phase"])
    assert why(war, FP, "osgiliath", "south-ithilien") == ("reason-wotr-action-phase-only", "WR-TURN-06")
    assert why(war, FP, "osgiliath", "edoras") == ("reason-wotr-attack-not-adjacent", "WR-BTL-01")
    war = to_act(SH, "army", hands={SH: ["sh-str-02"]})
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    war.shadow.is_asked("combat-card")
    assert why(war, SH, "south-ithilien", "osgiliath") == FINISH
    assert why(war, SH, "fords-of-isen", "helms-deep") == ("reason-wotr-nobody-at-war", "WR-BTL-02")
