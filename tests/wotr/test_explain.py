"""Explain: every kind of intent, each reason, and agreement with what is on offer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.play import new_match
from tests.wotr.scenario import Json, Scenario, given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import CHANCE, Match, Refused, Rng

FP, SH = "free-peoples", "shadow"
Said = tuple[str, str] | None


def why(war: Scenario, seat: str, kind: str, **fields: Any) -> Said:
    """Message id and rule of the reason, None if it is possible."""
    reason = war.match.explain(seat, {"kind": kind, **fields})
    return None if reason is None else (reason.id, reason.rule)


def at_war(*nations: str) -> Json:
    return {n: {"steps": 0, "active": True} for n in nations}


# -- armies ---------------------------------------------------------------------------------------------------------
def army(*dice: str, **position: Any) -> Scenario:
    """The Shadow is to act with these dice: an army of Sauron in Dagorlad and one of Isengard in Orthanc."""
    shadow = {"dagorlad": {"sauron-regular": 3, "southrons-regular": 1}, "orthanc": {"isengard-regular": 2}}
    free = {"osgiliath": {"gondor-regular": 1}, "edoras": {"rohan-regular": 1}}
    data = {"shadow": shadow, "free_peoples": free, "nations": at_war("sauron"), **position}
    return to_act(SH, ["character"], list(dice), **data)


def test_an_army_that_may_move() -> None:
    war = army("army")
    assert why(war, SH, "move-army", from_region="dagorlad", region="north-ithilien") is None
    assert why(war, SH, "move-army", from_region="dagorlad", region="north-ithilien",
               figures={"sauron-regular": 2}) is None  # fmt: skip


def test_an_army_that_may_not_move() -> None:
    war = army("army")
    moves = [
        ("dagorlad", "morannon", None),
        ("dagorlad", "rivendell", ("reason-wotr-not-adjacent", "WR-MOVE-02")),
        ("bree", "the-shire", ("reason-wotr-no-army-here", "WR-MOVE-01")),
        ("orthanc", "fords-of-isen", ("reason-wotr-not-at-war-border", "WR-MOVE-12")),
    ]
    for start, end, reason in moves:
        assert why(war, SH, "move-army", from_region=start, region=end) == reason, (start, end)
    war = army("army", shadow={"north-ithilien": {"sauron-regular": 1}})
    assert why(war, SH, "move-army", from_region="north-ithilien", region="osgiliath") == (
        "reason-wotr-enemy-army", "WR-MOVE-11",
    )  # fmt: skip


def test_a_black_line() -> None:
    facts = WOTR.start(WOTR.rules()).facts
    start = next(r for r in facts.regions if r.impassable)
    end = facts.regions[next(iter(start.impassable))]
    war = army("army", shadow={start.id: {"sauron-regular": 1}}, free_peoples={})
    assert why(war, SH, "move-army", from_region=start.id, region=end.id) == ("reason-wotr-black-border", "WR-MOVE-14")


def test_figures_that_may_not_move() -> None:
    war = army("army", shadow={"orthanc": {"isengard-regular": 2, "saruman": 1}}, nations=at_war("isengard"))
    to = {"from_region": "orthanc", "region": "gap-of-rohan"}
    assert why(war, SH, "move-army", **to, figures={"isengard-regular": 1}) is None
    assert why(war, SH, "move-army", **to, figures={"saruman": 1, "isengard-regular": 1}) == (
        "reason-wotr-level-zero", "WR-CHAR-06",
    )  # fmt: skip
    assert why(war, SH, "move-army", **to, figures={"isengard-regular": 3}) == (
        "reason-wotr-figures-not-there", "WR-MOVE-05",
    )  # fmt: skip
    assert why(war, SH, "move-army", **to, figures={}) == ("reason-wotr-no-units", "WR-STACK-01")


def test_stacking_is_no_reason() -> None:
    war = army("army", shadow={"dagorlad": {"sauron-regular": 10}, "north-ithilien": {"sauron-regular": 10}})
    assert why(war, SH, "move-army", from_region="dagorlad", region="north-ithilien") is None


def test_a_besieged_army_stays() -> None:
    inside = {"minas-tirith": {"gondor-regular": 2}}
    war = to_act(FP, ["army-muster"], ["army"], inside=inside, free_peoples={}, nations=at_war("gondor"),
                 shadow={"minas-tirith": {"sauron-regular": 2}})  # fmt: skip
    assert why(war, FP, "move-army", from_region="minas-tirith", region="lossarnach") == (
        "reason-wotr-besieged-army", "WR-MOVE-20",
    )  # fmt: skip


def test_a_character_die_asks_for_a_leader() -> None:
    to = {"from_region": "dagorlad", "region": "north-ithilien"}
    war = army("character")
    assert why(war, SH, "move-army", **to) == ("reason-wotr-army-not-led", "WR-MOVE-04")
    assert why(war, SH, "move-army", **to, figures={"sauron-regular": 9}) == (
        "reason-wotr-figures-not-there",
        "WR-MOVE-05",
    )
    war = army("event")
    assert why(war, SH, "move-army", **to) == ("reason-wotr-no-die-for-this", "WR-ACT-01")
    reason = war.match.explain(SH, {"kind": "move-army", **to})
    assert reason is not None
    assert reason.args == {"die": ["army", "army-muster"]}


def test_attacks() -> None:
    shadow = {"north-ithilien": {"sauron-regular": 2, "southrons-regular": 1}, "orthanc": {"isengard-regular": 2}}
    war = army("army", shadow=shadow, free_peoples={"osgiliath": {"gondor-regular": 1},
                                                    "fords-of-isen": {"rohan-regular": 1}})  # fmt: skip
    cases: list[tuple[str, str, Json, Said]] = [
        ("north-ithilien", "osgiliath", {}, None),
        ("north-ithilien", "osgiliath", {"sauron-regular": 2}, None),
        ("north-ithilien", "osgiliath", {"southrons-regular": 1}, ("reason-wotr-not-at-war-stays", "WR-BTL-08")),
        ("north-ithilien", "osgiliath", {"sauron-regular": 3}, ("reason-wotr-figures-not-there", "WR-BTL-06")),
        ("north-ithilien", "rivendell", {}, ("reason-wotr-attack-not-adjacent", "WR-BTL-01")),
        ("north-ithilien", "dagorlad", {}, ("reason-wotr-nobody-to-attack", "WR-BTL-01")),
        ("orthanc", "fords-of-isen", {}, ("reason-wotr-nobody-at-war", "WR-BTL-02")),
        ("bree", "the-shire", {}, ("reason-wotr-no-army-there", "WR-BTL-01")),
    ]
    for start, end, figures, reason in cases:
        more = {"figures": figures} if figures else {}
        assert why(war, SH, "attack", from_region=start, region=end, **more) == reason, (start, end, figures)
    assert why(war, SH, "attack") is None
    war = army("character", shadow=shadow)
    assert why(war, SH, "attack", from_region="north-ithilien", region="osgiliath") == (
        "reason-wotr-attack-needs-leader", "WR-BTL-04",
    )  # fmt: skip


def test_an_attack_from_inside_is_a_sortie_only() -> None:
    war = to_act(FP, ["army-muster"], ["army"], inside={"minas-tirith": {"gondor-regular": 2}}, free_peoples={},
                 nations=at_war("gondor"), shadow={"minas-tirith": {"sauron-regular": 2}})  # fmt: skip
    assert why(war, FP, "attack", from_region="minas-tirith", region="minas-tirith") is None
    assert why(war, FP, "attack", from_region="minas-tirith", region="osgiliath") == (
        "reason-wotr-besieged-only-sortie", "WR-MOVE-20",
    )  # fmt: skip


# -- muster and politics --------------------------------------------------------------------------------------------
def test_a_settlement_that_cannot_muster() -> None:
    war = to_act(
        FP, ["muster"], ["army"], nations=at_war("gondor", "elves", "north"), captured=["pelargir"],
        free_peoples={"dol-amroth": {"gondor-regular": 1}}, inside={"minas-tirith": {"gondor-regular": 1}},
        shadow={"minas-tirith": {"sauron-regular": 1}, "pelargir": {"sauron-regular": 1}},
        casualties={"elves-leader": 4},
    )  # fmt: skip
    cases: list[tuple[str, str, Said]] = [
        ("gondor-regular", "dol-amroth", None),
        ("gondor-regular", "minas-tirith", ("reason-wotr-besieged-settlement", "WR-REC-09")),
        ("gondor-regular", "pelargir", ("reason-wotr-captured-settlement", "WR-REC-08")),
        ("gondor-regular", "osgiliath", ("reason-wotr-not-own-settlement", "WR-REC-04")),
        ("rohan-regular", "edoras", ("reason-wotr-not-at-war", "WR-REC-02")),
        ("elves-leader", "rivendell", ("reason-wotr-none-available", "WR-REC-10")),
        ("north-leader", "bree", ("reason-wotr-leader-needs-unit", "WR-REC-17")),
        ("sauron-regular", "barad-dur", ("reason-wotr-no-recruit", "WR-REC-03")),
    ]
    for figure, region, reason in cases:
        assert why(war, FP, "muster", figure=figure, region=region) == reason, (figure, region)
    assert why(war, FP, "muster") is None


def test_nazgul_need_a_stronghold_and_nations() -> None:
    war = to_act(SH, ["event"], ["muster"], nations=at_war("sauron"))
    assert why(war, SH, "muster", figure="nazgul", region="nurn") == ("reason-wotr-nazgul-need-stronghold", "WR-REC-06")
    assert why(war, SH, "advance", nation="sauron") == ("reason-wotr-already-at-war", "WR-POL-22")
    assert why(war, SH, "advance", nation="rohan") == ("reason-wotr-not-your-nation", "WR-ACT-15")
    assert why(war, SH, "advance", nation="isengard") is None
    assert why(war, SH, "voice-of-saruman", how="recruit") == ("reason-wotr-not-in-play", "WR-CHAR-20")
    assert why(war, SH, "use-as-army") == ("reason-wotr-not-in-play", "WR-CHAR-20")


# -- characters -----------------------------------------------------------------------------------------------------
def test_a_companion_that_cannot_go_there() -> None:
    free = {"edoras": {"legolas": 1, "rohan-regular": 1}, "rivendell": {"gimli": 1}}
    war = to_act(
        FP, ["character"], ["army"], free_peoples=free, shadow={"helms-deep": {"isengard-regular": 1}},
        inside={"helms-deep": {"rohan-regular": 1, "boromir": 1}},
    )  # fmt: skip
    cases: list[tuple[str, str, Said]] = [
        ("legolas", "folde", None),
        ("legolas", "edoras", ("reason-wotr-stands-there", "WR-CHAR-07")),
        ("legolas", "erebor", ("reason-wotr-companion-too-far", "WR-CHAR-07")),
        ("legolas", "helms-deep", ("reason-wotr-companion-enters-siege", "WR-CHAR-11")),
        ("boromir", "edoras", ("reason-wotr-companion-leaves-siege", "WR-CHAR-11")),
        ("strider", "edoras", ("reason-wotr-not-in-play", "WR-CHAR-05")),
        ("witch-king", "edoras", ("reason-wotr-not-your-character", "WR-CHAR-05")),
    ]
    for character, region, reason in cases:
        assert why(war, FP, "move-character", character=character, region=region) == reason, (character, region)
    assert why(war, FP, "move-character", characters=["legolas", "gimli"], region="folde") == (
        "reason-wotr-not-together", "WR-CHAR-07",
    )  # fmt: skip
    assert why(war, FP, "move-character", figure="legolas", from_region="edoras", region="folde") is None
    assert why(war, FP, "move-character", figure="rohan-leader", from_region="edoras", region="folde") == (
        "reason-wotr-leader-alone", "WR-FIG-03",
    )  # fmt: skip
    assert why(war, FP, "move-character", figure="rohan-regular", from_region="edoras", region="folde") == (
        "reason-wotr-moves-as-army", "WR-STACK-01",
    )  # fmt: skip
    assert why(war, FP, "move-companions") is None
    assert why(war, FP, "move-minions") == ("reason-wotr-other-side", "WR-ACT-01")


def test_a_minion_that_cannot_go_there() -> None:
    shadow = {"orthanc": {"isengard-regular": 1, "saruman": 1}, "morannon": {"nazgul": 1},
              "barad-dur": {"mouth-of-sauron": 1}}  # fmt: skip
    war = to_act(SH, ["event"], ["character"], shadow=shadow)
    cases: list[tuple[Json, str, Said]] = [
        ({"figure": "nazgul", "from_region": "morannon"}, "the-shire", None),
        (
            {"figure": "nazgul", "from_region": "morannon"},
            "minas-tirith",
            ("reason-wotr-enemy-stronghold", "WR-CHAR-14"),
        ),
        ({"figure": "nazgul", "from_region": "nurn"}, "the-shire", ("reason-wotr-figures-not-there", "WR-MOVE-05")),
        ({"figure": "gondor-leader", "from_region": "nurn"}, "bree", ("reason-wotr-not-your-figure", "WR-CHAR-05")),
        ({"character": "saruman"}, "fangorn", ("reason-wotr-level-zero", "WR-CHAR-06")),
        ({"character": "mouth-of-sauron"}, "gorgoroth", None),
        ({"character": "mouth-of-sauron"}, "the-shire", ("reason-wotr-minion-too-far", "WR-CHAR-17")),
        ({"character": "witch-king"}, "the-shire", ("reason-wotr-not-in-play", "WR-CHAR-05")),
    ]
    for who, region, reason in cases:
        assert why(war, SH, "move-character", **who, region=region) == reason, (who, region)
    assert why(war, SH, "move-minions") is None


def test_a_character_that_cannot_enter() -> None:
    war = to_act(SH, ["will-of-the-west"], ["muster"], nations=at_war("isengard"))
    assert why(war, SH, "bring", character="saruman") is None
    assert why(war, SH, "bring", character="saruman", region="orthanc") is None
    assert why(war, SH, "bring", character="saruman", region="moria") == ("reason-wotr-entry-elsewhere", "WR-CHAR-03")
    assert why(war, SH, "bring", character="witch-king") == ("reason-wotr-not-at-war", "WR-CHR-05")
    assert why(war, SH, "bring", character="mouth-of-sauron") == ("reason-wotr-entry-condition", "WR-CHAR-03")
    assert why(war, SH, "bring", character="aragorn") == ("reason-wotr-never-enters", "WR-CHAR-20")
    war = to_act(FP, ["will-of-the-west"], ["muster"])
    assert why(war, FP, "bring", character="gandalf-the-white") == ("reason-wotr-entry-condition", "WR-CHR-03")
    assert why(war, FP, "advance-by-companion", character="boromir") == ("reason-wotr-not-in-play", "WR-CHAR-20")


# -- the Fellowship -------------------------------------------------------------------------------------------------
def test_the_fellowship_that_cannot_move() -> None:
    war = to_act(FP, ["character"], ["army"])
    assert why(war, FP, "move-fellowship") is None
    assert why(war, FP, "hide") == ("reason-wotr-hidden", "WR-DECL-23")
    war = to_act(FP, ["event"], ["army"])
    assert why(war, FP, "move-fellowship") == ("reason-wotr-no-die-for-this", "WR-ACT-01")
    war = to_act(FP, ["character"], ["army"], fellowship={"hidden": False})
    assert why(war, FP, "move-fellowship") == ("reason-wotr-revealed", "WR-FEL-15")
    assert why(war, FP, "hide") is None
    war = to_act(FP, ["character"], ["army"], fellowship={"hidden": False, "mordor": 2})
    assert why(war, FP, "move-fellowship") == ("reason-wotr-revealed", "WR-MORD-11")
    war = to_act(FP, ["character"], ["army"], fellowship={"progress": 12})
    assert why(war, FP, "move-fellowship") == ("reason-wotr-progress-full", "WR-FEL-17")
    war = to_act(SH, ["character"], ["character"])
    assert why(war, SH, "move-fellowship") == ("reason-wotr-other-side", "WR-ACT-01")


def test_hiding_needs_a_character_result_or_strider() -> None:
    war = to_act(FP, ["event"], ["army"], fellowship={"hidden": False})
    assert why(war, FP, "hide") == ("reason-wotr-no-die-for-this", "WR-ACT-01")
    war = to_act(FP, ["event"], ["army"], fellowship={"hidden": False, "guide": "strider"},
                 characters={"gandalf-the-grey": "gone"})  # fmt: skip
    assert why(war, FP, "hide") is None


def test_declaring_and_the_fellowship_phase() -> None:
    war = given(next=["fellowship-phase"], fellowship={"progress": 2})
    assert why(war, FP, "declare", region="hollin") is None
    assert why(war, FP, "declare", region="mordor" if "mordor" in war.position.facts.region else "edoras") == (
        "reason-wotr-beyond-progress", "WR-DECL-05",
    )  # fmt: skip
    assert why(war, FP, "enter-mordor") == ("reason-wotr-not-at-gate", "WR-MORD-02")
    assert why(war, FP, "guide", character="legolas") == ("reason-wotr-guide-level", "WR-FEL-06")
    assert why(war, FP, "move-fellowship") == ("reason-wotr-action-phase-only", "WR-TURN-06")
    assert why(war, FP, "pass") == ("reason-wotr-action-phase-only", "WR-TURN-06")
    war = to_act(FP, ["character"], ["army"], fellowship={"progress": 2})
    assert why(war, FP, "declare", region="hollin") == ("reason-wotr-fellowship-phase-only", "WR-DECL-04")
    assert why(war, FP, "declare", region="edoras") == ("reason-wotr-beyond-progress", "WR-DECL-05")
    assert why(war, SH, "declare", region="hollin") == ("reason-wotr-other-side", "WR-TURN-03")
    war = to_act(FP, ["character"], ["army"], fellowship={"hidden": False})
    assert why(war, FP, "declare", region="rivendell") == ("reason-wotr-declare-revealed", "WR-DECL-04")


def test_companions_that_cannot_leave() -> None:
    war = to_act(FP, ["character"], ["army"], free_peoples={"bree": {"gimli": 1}})
    assert why(war, FP, "separate") is None
    assert why(war, FP, "separate", characters=["legolas", "boromir"], region="hollin") is None
    assert why(war, FP, "separate", characters=["legolas"], region="edoras") == (
        "reason-wotr-companion-too-far", "WR-SEP-02",
    )  # fmt: skip
    assert why(war, FP, "separate", characters=["gimli"], region="hollin") == (
        "reason-wotr-not-in-fellowship", "WR-SEP-01",
    )  # fmt: skip
    assert why(war, FP, "separate", characters=[], region="hollin") == ("reason-wotr-no-group", "WR-SEP-03")
    war = to_act(FP, ["character"], ["army"], fellowship={"mordor": 1})
    assert why(war, FP, "separate", characters=["legolas"], region="hollin") == (
        "reason-wotr-separate-in-mordor", "WR-SEP-01",
    )  # fmt: skip


# -- cards and dice -------------------------------------------------------------------------------------------------
def test_a_card_that_cannot_be_played() -> None:
    hands = {FP: ["fp-char-12", "fp-char-05"], SH: ["sh-str-01"]}
    war = to_act(FP, ["character"], ["army"], hands=hands, fellowship={"mordor": 1, "hidden": True})
    assert why(war, FP, "play-card", card="sh-str-01") == ("reason-wotr-card-not-in-hand", "WR-CARD-06")
    assert why(war, FP, "play-card", card="fp-char-20") == ("reason-wotr-card-not-in-hand", "WR-CARD-06")
    assert why(war, FP, "draw-card", deck="shadow-strategy") == ("reason-wotr-deck-not-yours", "WR-ACT-19")
    assert why(war, FP, "draw-card", deck="free-peoples-strategy") == ("reason-wotr-no-die-for-this", "WR-ACT-01")
    assert why(war, FP, "remove-table-card", card="sh-char-16") == ("reason-wotr-card-not-on-table", "WR-CARD-12")


def test_a_card_whose_die_is_missing_names_the_result() -> None:
    war = to_act(FP, ["muster"], ["army"], hands={FP: ["fp-char-12"]})
    reason = war.match.explain(FP, {"kind": "play-card", "card": "fp-char-12"})
    assert reason is not None
    assert reason.id == "reason-wotr-no-die-for-this"
    assert reason.args == {"die": ["character", "event", "will-of-the-west"]}


def test_dice_rings_tokens_and_passing() -> None:
    war = to_act(FP, ["character", "muster"], ["army", "army"])
    assert why(war, FP, "use-die", die="character") is None
    assert why(war, FP, "use-die", die="event") == ("reason-wotr-no-such-die", "WR-ACT-01")
    assert why(war, FP, "skip", die="event") == ("reason-wotr-no-such-die", "WR-ACT-01")
    assert why(war, FP, "pass") == ("reason-wotr-pass-needs-fewer-dice", "WR-PASS-02")
    assert why(war, FP, "use-ring", die="muster", to_die="will-of-the-west") == (
        "reason-wotr-ring-no-will",
        "WR-RING-05",
    )
    assert why(war, FP, "use-token", token="draw-card") == ("reason-wotr-no-such-token", "HR-LNK-06")
    war.free_peoples.uses("muster")
    assert why(war, FP, "move-fellowship") == ("reason-wotr-die-cannot", "WR-ACT-01")
    assert why(war, FP, "use-die", die="character") == ("reason-wotr-finish-first", "WR-ACT-02")
    assert why(war, FP, "use-die", die="event") == ("reason-wotr-no-such-die", "WR-ACT-01")
    assert why(war, FP, "use-ring", die="character", to_die="event") == ("reason-wotr-finish-first", "WR-RING-02")


def test_a_token_makes_its_action_possible() -> None:
    war = given(next=["action", 1], dice={FP: ["event"], SH: ["army"]}, tokens={SH: ["move-minions"]})
    to = {"figure": "nazgul", "from_region": "morannon", "region": "the-shire"}
    assert why(war, SH, "move-character", **to) is None
    assert why(war, SH, "move-minions") is None
    assert why(war, SH, "advance", nation="sauron") == ("reason-wotr-no-die-for-this", "WR-ACT-01")


# -- whatever ask is open -------------------------------------------------------------------------------------------
def test_in_the_middle_of_an_action() -> None:
    war = army("army", shadow={"north-ithilien": {"sauron-regular": 2}, "dagorlad": {"sauron-regular": 1}})
    to = {"from_region": "north-ithilien", "region": "osgiliath"}
    war.shadow.uses("army")
    assert why(war, SH, "attack", **to) is None
    assert why(war, SH, "attack", **{**to, "region": "dagorlad"}) == ("reason-wotr-nobody-to-attack", "WR-BTL-01")
    war.shadow.does("attack")
    assert why(war, SH, "attack", **to) is None
    assert why(war, SH, "move-army", from_region="dagorlad", region="morannon") == (
        "reason-wotr-finish-first",
        "WR-ACT-02",
    )
    assert why(war, SH, "move-army", from_region="dagorlad", region="bree") == (
        "reason-wotr-not-adjacent",
        "WR-MOVE-02",
    )
    war.shadow.does("attack-from", region="north-ithilien")
    assert why(war, SH, "attack", **to) is None
    assert why(war, SH, "attack", from_region="dagorlad", region="osgiliath") == (
        "reason-wotr-attack-not-adjacent", "WR-BTL-01",
    )  # fmt: skip
    war.shadow.does("attack-target", region="osgiliath")
    assert why(war, SH, "attack", **to, figures={"sauron-regular": 2}) is None


def test_WR_BTL_08_in_the_middle_of_an_attack_the_attackers_are_looked_at() -> None:
    war = army("army", shadow={"north-ithilien": {"sauron-regular": 2, "southrons-regular": 1}})
    to = {"from_region": "north-ithilien", "region": "osgiliath"}
    cases: list[tuple[Json, Said]] = [
        ({"sauron-regular": 2}, None),
        ({"southrons-regular": 1}, ("reason-wotr-not-at-war-stays", "WR-BTL-08")),
        ({"sauron-regular": 3}, ("reason-wotr-figures-not-there", "WR-BTL-06")),
    ]
    war.shadow.uses("army").does("attack")
    for figures, reason in cases:
        assert why(war, SH, "attack", **to, figures=figures) == reason, "which army"
    war.shadow.does("attack-from", region="north-ithilien")
    for figures, reason in cases:
        assert why(war, SH, "attack", **to, figures=figures) == reason, "against whom"


def test_who_is_not_asked_hears_what_speaks_against_it() -> None:
    war = to_act(SH, ["character"], ["army"], fellowship={"hidden": False})
    assert why(war, FP, "move-fellowship") == ("reason-wotr-revealed", "WR-FEL-15")
    assert why(war, FP, "hide") == ("reason-not-your-decision", "")
    assert why(war, FP, "draw-card", deck="free-peoples-strategy") == ("reason-wotr-no-die-for-this", "WR-ACT-01")
    assert why(war, FP, "use-die", die="muster") == ("reason-wotr-no-such-die", "WR-ACT-01")
    assert why(war, FP, "pass") == ("reason-wotr-pass-needs-fewer-dice", "WR-PASS-02")


def test_every_kind_of_the_contract_is_known() -> None:
    kinds = {form.kind for form, _ in WOTR.every_intent.values()}
    contract = {"move-army", "attack", "play-card", "use-die", "muster", "move-character", "move-fellowship", "declare",
                "hide", "separate", "pass"}  # fmt: skip
    assert contract <= kinds
    war = to_act(FP, ["character"], ["army"])
    with pytest.raises(Refused):
        war.match.explain(FP, {"kind": "attack", "from_region": "bree"})


# -- agreement with the offers --------------------------------------------------------------------------------------
def walk(match: Match, answers: list[Json]) -> bool:
    """Whether these answers can be given one after the other; chance does not come in between."""
    world = match.fork()
    for answer in answers:
        ask = world.ask
        if ask is None or ask.seat == CHANCE or answer["kind"] not in ask.spec.forms:
            return False
        option = ask.options.decode(answer)
        if option not in ask.options:
            return False
        world.answer(option)
    return True


def dice_of(match: Match, seat: str) -> list[list[Json]]:
    """The ways to begin: with each unused die, a Will of the West as each result, a Muster result by the Mouth too."""
    shown = match.view(seat)["position"]["dice"][seat]
    out: list[list[Json]] = []
    for die in dict.fromkeys(shown):
        use = {"kind": "use-die", "die": die}
        if die == "will-of-the-west":
            results = ("character", "army", "muster", "event", "will-of-the-west")
            out += [[use, {"kind": "become", "die": result}] for result in results]
        else:
            out.append([use])
        if die == "muster" and seat == SH:
            out.append([use, {"kind": "use-as-army"}])
    return out


def as_answers(match: Match, intent: Json, seat: str) -> list[Json]:
    """The answers by which an intent is carried out, after the die has been chosen."""
    kind = intent["kind"]
    start, end = intent.get("from_region"), intent.get("region")
    if kind == "move-army":
        out = [{"kind": "move-armies"}, {"kind": kind, "from_region": start, "region": end}]
        return out + ([{"kind": "take-figures", "figures": intent["figures"]}] if "figures" in intent else [])
    if kind == "attack" and start is not None:
        return [{"kind": "attack"}, {"kind": "attack-from", "region": start}, {"kind": "attack-target", "region": end}]
    if kind == "muster" and "figure" in intent:
        return [{"kind": "muster"}, {"kind": "recruit", "figure": intent["figure"], "region": end}]
    if kind == "move-character" and seat == FP and "character" in intent:
        group = {"kind": "group", "characters": [intent["character"]]}
        return [{"kind": "move-companions"}, group, {"kind": "walk", "region": end}]
    if kind == "move-character" and seat == SH:
        who = intent.get("figure", intent.get("character"))
        forces = match.view(seat)["position"]["shadow"]
        start = start or next((region for region, figures in forces.items() if who in figures), "bree")
        known = who in match.rules.names.ids["figure"]
        lift = {"kind": "take-minions", "figure": who if known else "nazgul", "from_region": start, "count": 1}
        return [{"kind": "move-minions"}, lift, {"kind": "walk", "region": end}]
    return [intent]


def some_intents(match: Match, rng: Rng) -> list[Json]:
    """Random intents, half of them near to what might be possible."""
    names = match.rules.names
    facts = WOTR.start(match.rules).facts
    position: Any = match.position
    out: list[Json] = []

    def one(table: str) -> str:
        ids = names.ids[table]
        return ids[rng.randrange(len(ids))]

    armies = [r for side in (0, 1) for r, here in enumerate(position.field(side)) if here.units]
    for _ in range(12):
        start = armies[rng.randrange(len(armies))] if armies else 0
        near = [*facts.regions[start].adjacent, start]
        end = facts.regions[near[rng.randrange(len(near))]].id
        places = {"from_region": facts.regions[start].id, "region": end}
        out += [{"kind": "move-army", **places}, {"kind": "attack", **places}]
        side = 0 if position.free_forces[start].units else 1
        figures = {facts.figures[f].id: 1 + rng.randrange(n) for f, n in position.field(side)[start].figures}
        if figures:
            out.append({"kind": "move-army", **places, "figures": figures})
        out.append({"kind": "muster", "figure": one("figure"), "region": one("region")})
        out.append({"kind": "move-character", "character": one("character"), "region": one("region")})
        out.append({"kind": "move-character", "figure": "nazgul", **places})
        out += [{"kind": "play-card", "card": one("card")}, {"kind": "advance", "nation": one("nation")}]
    for kind in ("move-fellowship", "hide", "separate", "attack", "muster", "move-companions", "move-minions"):
        out.append({"kind": kind})
    out += [{"kind": "draw-card", "deck": deck} for deck in names.ids["deck"]]
    out += [{"kind": "bring", "character": c} for c in names.ids["character"]]
    return out


@pytest.mark.parametrize("seed", range(4))
def test_explain_agrees_with_what_is_on_offer(seed: int) -> None:
    match, rng = new_match(seed), Rng(seed + 70)
    possible = 0
    for i in range(260):
        ask = match.ask
        if ask is None:
            break
        if ask.seat != CHANCE:
            names = match.rules.names
            for option in list(ask.options)[:60] if not ask.options.parametric else []:
                if option.kind in {form.kind for form, _ in WOTR.every_intent.values()}:
                    assert match.explain(ask.seat, option.json(names)) is None, option
            if ask.kind == "action" and i % 3 == 0:
                for intent in some_intents(match, rng):
                    reason = match.explain(ask.seat, intent)
                    answers = as_answers(match, intent, ask.seat)
                    offered = any(walk(match, [*begin, *answers]) for begin in dice_of(match, ask.seat))
                    assert (reason is None) == offered, f"{ask.seat}: {intent}: {reason}"
                    assert reason is None or reason.id != "refused-not-offered"
                    possible += reason is None
            for seat in match.seats:
                for intent in some_intents(match, rng)[:10]:
                    reason = match.explain(seat, intent)
                    assert reason is None or (reason.id.startswith("reason-") and (reason.rule or seat != ask.seat))
        match.answer(ask.options.sample(rng))
    assert possible > 50
