"""Three and four players: what each may use of his side, and who commands an army."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.players import commander

from .board import acts, at_war
from .four import EMPTY, SEATS, reason, turn_of
from .scenario import at_table

Json = dict[str, Any]
NOBODY: Json = {"free_peoples": {}, "shadow": {}}


# -- command ----------------------------------------------------------------------------------------------------------
def test_WC_MP_05_nobody_moves_or_attacks_with_the_nations_of_his_team_mate() -> None:
    war = turn_of("rohan", "army-muster", "army-muster", nations=at_war("gondor", "rohan"))
    rohan = war.seat("rohan").uses("army-muster").does("move-armies")
    starts = {option["from_region"] for option in rohan.offered("move-army")}
    assert starts >= {"edoras", "dale", "erebor"}
    assert not starts & {"minas-tirith", "dol-amroth", "lorien"}
    rohan.is_refused("WR-MP-12", "move-army", from_region="minas-tirith", region="druadan-forest")
    intent = {"kind": "move-army", "from_region": "minas-tirith", "region": "druadan-forest"}
    assert reason(war, "rohan", intent) == "WR-MP-12"
    assert reason(war, "rohan", {**intent, "figures": {"gondor-regular": 1}}) == "WR-MP-12"
    fight = turn_of(
        "rohan", "army-muster", nations=at_war("gondor", "sauron"), shadow={"north-ithilien": {"sauron-regular": 2}}
    )
    assert (
        reason(fight, "rohan", {"kind": "attack", "from_region": "osgiliath", "region": "north-ithilien"}) == "WR-MP-12"
    )
    fight.seat("rohan").uses("army-muster").is_refused("WR-MP-12", "attack")


def test_WC_MP_20_everybody_takes_his_own_units_out_of_an_army() -> None:
    together = {"edoras": {"gondor-regular": 3, "gondor-elite": 1, "rohan-regular": 2}}
    war = turn_of("rohan", "army-muster", free_peoples=together, nations=at_war("gondor", "rohan"))
    rohan = (
        war.seat("rohan")
        .uses("army-muster")
        .does("move-armies")
        .does("move-army", from_region="edoras", region="folde")
    )
    assert reason(war, "rohan", {**MOVE, "figures": {"gondor-regular": 1}}) == "WR-MP-12"
    rohan.is_refused("", "take-figures", figures={"gondor-regular": 1})
    rohan.does("take-figures", figures={"rohan-regular": 2})
    assert war.figures("free-peoples", "folde") == {"rohan-regular": 2}


MOVE: Json = {"kind": "move-army", "from_region": "edoras", "region": "folde"}


def test_an_attack_is_made_with_own_figures_and_the_others_are_the_rearguard() -> None:
    war = turn_of(
        "rohan", "army-muster", nations=at_war("gondor", "rohan", "isengard"),
        shadow={"fords-of-isen": {"isengard-regular": 1}},
        free_peoples={"helms-deep": {"gondor-regular": 3, "rohan-regular": 1, "rohan-leader": 1}},
    )  # fmt: skip
    rohan = war.seat("rohan").uses("army-muster").does("attack").does("attack-from", region="helms-deep")
    rohan.does("attack-target", region="fords-of-isen").is_asked("attackers")
    intent = {"kind": "attack", "from_region": "helms-deep", "region": "fords-of-isen"}
    assert reason(war, "rohan", {**intent, "figures": {"gondor-regular": 1}}) == "WR-MP-12"
    rohan.does("attackers", figures={"rohan-regular": 1, "rohan-leader": 1})
    assert war.view()["battle"]["attackers"] == {"rohan-leader": 1, "rohan-regular": 1}


def test_WC_MP_06_companions_and_the_fellowship_are_for_anyone() -> None:
    war = turn_of(
        "rohan", "character", "character", free_peoples={"minas-tirith": {"gondor-regular": 1, "boromir": 1}},
        characters={"boromir": "map"},
    )  # fmt: skip
    war.seat("rohan").uses("character").does("move-companions").does("group", characters=["boromir"])
    war.seat("rohan").does("walk", region="lossarnach")
    assert "boromir" in war.figures("free-peoples", "lossarnach")
    other = turn_of("rohan", "character")
    other.seat("rohan").uses("character").does("move-fellowship")
    assert other.view()["fellowship"]["progress"] == 1


def test_WC_MP_07_any_player_of_the_shadow_moves_nazgul_but_only_one_recruits_them() -> None:
    war = turn_of("saruman", "character", "muster", nations=at_war("sauron", "isengard"))
    saruman = war.seat("saruman").uses("muster").does("muster")
    saruman.is_refused("WR-MP-12", "recruit", figure="nazgul", region="barad-dur")
    saruman.does("recruit", figure="isengard-regular", region="orthanc")
    move = turn_of("saruman", "character")
    move.seat("saruman").uses("character").does("move-minions")
    move.seat("saruman").does("take-minions", figure="nazgul", from_region="minas-morgul", count=1)
    move.seat("saruman").does("walk", region="orthanc")
    theirs = turn_of("witch-king", "muster", nations=at_war("sauron"))
    theirs.seat("witch-king").uses("muster").does("muster").does("recruit", figure="nazgul", region="barad-dur")


def test_WR_MP_12_only_their_player_moves_the_political_counters() -> None:
    war = turn_of("gondor", "muster")
    gondor = war.seat("gondor").uses("muster")
    assert gondor.offered("advance", "nation") == ["elves", "gondor"]
    gondor.is_refused("WR-MP-12", "advance", nation="rohan")
    assert reason(war, "gondor", {"kind": "advance", "nation": "rohan"}) == "WR-MP-12"
    ability = turn_of(
        "rohan",
        "army-muster",
        free_peoples={"minas-tirith": {"gondor-regular": 1, "boromir": 1}},
        characters={"boromir": "map"},
    )
    ability.seat("rohan").uses("army-muster").does("advance-by-companion", character="boromir")
    assert ability.view()["nations"]["gondor"]["steps"] == 1


def test_WR_MP_14_minions_have_their_own_player() -> None:
    orthanc = {"orthanc": {"isengard-regular": 2}, "minas-morgul": {"sauron-regular": 5, "nazgul": 1}}
    parts: Json = {
        "shadow": orthanc,
        "nations": at_war("sauron", "isengard", "gondor"),
        "fellowship": {"hidden": False},
    }
    for seat, own, foreign in (("saruman", "saruman", "witch-king"), ("witch-king", "witch-king", "saruman")):
        war = turn_of(seat, "muster", **parts)
        war.seat(seat).uses("muster").is_refused("WR-MP-14", "bring", character=foreign)
        war.seat(seat).does("bring", character=own)
    voice = turn_of("witch-king", "muster", **{**parts, "shadow": {"orthanc": {"isengard-regular": 2, "saruman": 1}}})
    voice.seat("witch-king").uses("muster").is_refused("WR-MP-14", "voice-of-saruman", how="recruit")
    mouth: Json = {
        "barad-dur": {"sauron-regular": 1, "witch-king": 1, "mouth-of-sauron": 1},
        "orthanc": {"isengard-regular": 2},
    }
    other = turn_of("saruman", "muster", "character", **{**parts, "shadow": mouth})
    other.seat("saruman").uses("muster").is_refused("WR-MP-14", "use-as-army")
    moved = turn_of("saruman", "character", **{**parts, "shadow": {**mouth, "minas-morgul": {"nazgul": 1}}})
    moved.seat("saruman").uses("character").does("move-minions")
    moved.seat("saruman").is_refused("WR-MP-14", "take-minions", figure="witch-king", from_region="barad-dur", count=1)


def test_WR_MP_12_a_card_recruits_for_its_own_player_only() -> None:
    hands = {"witch-king": ["sh-str-23"], "saruman": [], "gondor": [], "rohan": []}
    war = turn_of("witch-king", "muster", hands=hands, nations=at_war("sauron", "isengard", "southrons"), **NOBODY)
    war.seat("witch-king").uses("muster").does("play-card", card="sh-str-23")
    assert war.figures("shadow", "nurn") == {"sauron-regular": 5}
    assert war.figures("shadow", "gorgoroth") == {}
    other = {"witch-king": [], "saruman": ["sh-str-23"], "gondor": [], "rohan": []}
    theirs = turn_of("saruman", "muster", hands=other, nations=at_war("sauron", "isengard", "southrons"), **NOBODY)
    theirs.seat("saruman").uses("muster").does("play-card", card="sh-str-23")
    assert theirs.figures("shadow", "gorgoroth") == {"southrons-regular": 5}
    assert theirs.figures("shadow", "nurn") == {}


def test_two_players_command_everything() -> None:
    war = acts("free-peoples", "army-muster", nations=at_war("gondor", "rohan"))
    starts = {o["from_region"] for o in war.free_peoples.uses("army-muster").does("move-armies").offered("move-army")}
    assert starts >= {"edoras", "dale", "minas-tirith", "lorien"}


# -- who commands an army ---------------------------------------------------------------------------------------------
def commands(region: str, **position: Any) -> str:
    war = at_table(4, **position).position
    return commander(war, 0, war.facts.region[region]).seat


def test_WC_MP_08_more_elites_decide_between_as_many_units() -> None:
    army = {"edoras": {"gondor-regular": 2, "gondor-elite": 1, "rohan-regular": 1, "rohan-elite": 2}}
    assert commands("edoras", free_peoples=army) == "rohan"
    assert commands("edoras", free_peoples={"edoras": {"gondor-regular": 2, "rohan-elite": 1}}) == "gondor"
    assert (
        commands("edoras", free_peoples={"edoras": {"elves-regular": 1, "gondor-regular": 1, "rohan-elite": 1}})
        == "gondor"
    )


def test_WC_MP_09_the_leading_player_commands_where_all_is_equal() -> None:
    army = {"edoras": {"gondor-regular": 2, "rohan-regular": 2}}
    for seat in ("gondor", "rohan"):
        assert commands("edoras", free_peoples=army, leading={"free-peoples": seat}) == seat


def test_WC_MP_11_an_attacked_army_is_one_and_its_commander_plays_the_combat_cards() -> None:
    hands = {"gondor": ["fp-str-14"], "rohan": ["fp-str-09"], "witch-king": ["sh-str-01"], "saruman": ["sh-str-02"]}
    war = turn_of(
        "saruman", "army", hands=hands, nations=at_war("isengard"), leading={"free-peoples": "rohan"},
        free_peoples={"folde": {"gondor-regular": 1, "gondor-elite": 1, "rohan-regular": 1}},
        shadow={"eastemnet": {"isengard-regular": 3}},
    )  # fmt: skip
    saruman = war.seat("saruman").uses("army").does("attack").does("attack-from", region="eastemnet")
    saruman.does("attack-target", region="folde").does("attackers", figures={"isengard-regular": 3})
    saruman.is_asked("combat-card").does("lay-card", card="sh-str-02")
    seen = {seat: war.match.view(seat)["position"]["battle"]["laid"][0]["card"] for seat in SEATS}
    assert seen == {"gondor": None, "rohan": None, "witch-king": None, "saruman": "sh-str-02"}
    war.seat("gondor").is_asked("combat-card").is_refused("WR-CC-02", "lay-card", card="fp-str-09")
    war.seat("gondor").does("lay-card", card="fp-str-14")
    assert war.told("log-wotr-combat-card") == [
        {"side": "shadow", "card": "sh-str-02", "combat": "onslaught"},
        {"side": "free-peoples", "card": "fp-str-14", "combat": "charge"},
    ]
    assert war.match.asks[0].args == {"cause": "extra-attack", "seat": "gondor"}


def test_reading_12_command_passes_with_the_losses() -> None:
    """Open question 12: the commander takes the losses, and is another as soon as the numbers change."""
    war = at_table(
        4, next=["combat-rolls", "", ""], hands=EMPTY, leading={"free-peoples": "gondor"},
        free_peoples={"folde": {"gondor-regular": 2, "rohan-regular": 2}},
        shadow={"eastemnet": {"isengard-regular": 5}},
        battle={
            "kind": "field", "attacker": "shadow", "origin": "eastemnet", "place": "folde",
            "attackers": {"isengard-regular": 5},
        },
    )  # fmt: skip
    war.chance.rolls(6, 6, 1, 1, 1).rolls(1, 1, 1, 1)
    war.seat("gondor").is_asked("take-hit").does("lose-unit", figure="gondor-regular")
    war.seat("rohan").is_asked("take-hit")
