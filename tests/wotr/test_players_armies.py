"""Three and four players: armies of team-mates in one region, separate or mixed, and who commands them."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.games.wotr.model.mixed import is_mixed
from thirdage.games.wotr.model.players import commander
from thirdage.kernel import Refused

from .board import acts, at_war
from .four import EMPTY, SEATS, reason, turn_of
from .scenario import Scenario, at_table

Json = dict[str, Any]
AT_WAR = at_war("gondor", "rohan", "isengard", "sauron", "southrons")


def alliance(*regions: str, side: str = "free-peoples", **more: Any) -> Json:
    """Mixed armies of a side in these regions."""
    return {"mixed": {side: list(regions)}, **more}


def gathered(seat: str, army: Json, *dice: str, mixed: bool = True, **position: Any) -> Scenario:
    """A player of the Free Peoples acts; in Folde stand figures of both."""
    parts: Json = {"free_peoples": {"folde": army}, "nations": AT_WAR, "alliance": alliance(*["folde"] * mixed)}
    return turn_of(seat, *(dice or ("army-muster",)), **{**parts, **position})


def moving(war: Scenario, seat: str, start: str, region: str, **figures: int) -> None:
    """These figures go to a neighbouring region."""
    one = war.seat(seat).uses("army-muster").does("move-armies").does("move-army", from_region=start, region=region)
    one.does("take-figures", figures={name.replace("_", "-"): n for name, n in figures.items()})


def enough(war: Scenario, seat: str) -> None:
    """No second army moves, if one could."""
    if war.open()[0] == (seat, "move-army"):
        war.seat(seat).does("done")


def both_say(war: Scenario, *answers: str) -> None:
    """The two answers to whether they merge."""
    for (seat, kind), answer in zip(war.open(), answers, strict=True):
        assert kind == "merge-armies"
        war.seat(seat).does(answer)


def mixed_in(war: Scenario, side: str = "free-peoples") -> list[str]:
    """The regions of mixed armies."""
    found: list[str] = war.view()["alliance"]["mixed"][side]
    return found


# -- merging ----------------------------------------------------------------------------------------------------------
def meeting(**position: Any) -> Scenario:
    """Rohan moves an army into a region where one of Gondor stands."""
    army = {"edoras": {"rohan-regular": 2}, "folde": {"gondor-regular": 1}}
    war = turn_of("rohan", "army-muster", free_peoples=army, nations=AT_WAR, **position)
    moving(war, "rohan", "edoras", "folde", rohan_regular=2)
    enough(war, "rohan")
    return war


def test_WR_MP_15_after_an_action_that_brings_them_together_both_are_asked() -> None:
    war = meeting()
    assert war.open() == [("gondor", "merge-armies"), ("rohan", "merge-armies")]
    both_say(war, "accept", "accept")
    assert mixed_in(war) == ["folde"]
    assert war.told("log-wotr-merged") == [{"region": "folde", "seat": "rohan"}]


@pytest.mark.parametrize("answers", [("accept", "decline"), ("decline", "accept"), ("decline", "decline")])
def test_WR_MP_17_one_is_enough_to_stay_separate(answers: tuple[str, str]) -> None:
    war = meeting()
    both_say(war, *answers)
    assert mixed_in(war) == []
    assert war.view()["alliance"]["apart"]["free-peoples"] == ["folde"]
    assert war.told("log-wotr-stay-separate") == [{"region": "folde"}]


def test_WR_MP_15_who_has_declined_is_not_asked_again_in_this_turn_but_in_the_next() -> None:
    apart = {"apart": {"free-peoples": ["folde"]}}
    army = {"folde": {"gondor-regular": 1, "rohan-regular": 2}}
    war = turn_of("rohan", "event", free_peoples=army, alliance=apart)
    war.seat("rohan").does("skip", die="event")
    assert war.open()[0][1] == "action"
    later = at_table(4, turn=1, next=["turn"], free_peoples=army, alliance=apart, hands=EMPTY)
    for ask in later.match.asks:
        later.match.answer(next(iter(ask.options)), ask.seat)
    assert later.view()["alliance"]["apart"]["free-peoples"] == []
    undecided = turn_of("rohan", "event", free_peoples=army)
    undecided.seat("rohan").does("skip", die="event")
    assert undecided.open() == [("gondor", "merge-armies"), ("rohan", "merge-armies")]


def test_WR_MP_15_whoever_comes_to_separate_armies_has_them_asked_anew() -> None:
    army = {"edoras": {"rohan-regular": 2}, "folde": {"gondor-regular": 1, "rohan-regular": 1}}
    apart = {"apart": {"free-peoples": ["folde"]}}
    war = turn_of("rohan", "army-muster", free_peoples=army, nations=AT_WAR, alliance=apart)
    moving(war, "rohan", "edoras", "folde", rohan_regular=2)
    enough(war, "rohan")
    assert war.open() == [("gondor", "merge-armies"), ("rohan", "merge-armies")]


def test_two_players_are_never_asked_to_merge() -> None:
    army = {"folde": {"gondor-regular": 1, "rohan-regular": 2}}
    war = acts("free-peoples", "event", free_peoples=army)
    war.free_peoples.does("skip", die="event")
    assert war.open()[0][1] == "action"
    with pytest.raises(Refused):
        thirdage.setup("wotr", {"alliance": {"mixed": {"shadow": ["orthanc"]}}})


def test_of_three_players_one_is_never_asked_to_merge() -> None:
    army = {"folde": {"gondor-regular": 1, "rohan-regular": 2}}
    dice: Json = {"free-peoples": ["event"], "shadow": ["army"]}
    hands: Json = {"free-peoples": [], "witch-king": [], "saruman": []}
    war = at_table(3, next=["action", 0], dice=dice, free_peoples=army, hands=hands)
    war.seat("free-peoples").does("skip", die="event")
    assert war.open()[0][1] == "action"


# -- separate armies --------------------------------------------------------------------------------------------------
def test_WR_MP_16_separate_armies_each_have_their_own_commander() -> None:
    army = {"gondor-regular": 2, "gondor-leader": 1, "rohan-regular": 4, "rohan-leader": 1}
    for seat, own in (("gondor", "gondor"), ("rohan", "rohan")):
        war = gathered(seat, army, mixed=False)
        war.seat(seat).uses("army-muster").does("move-armies").does("move-army", from_region="folde", region="edoras")
        other = "rohan" if own == "gondor" else "gondor"
        war.seat(seat).is_refused("", "take-figures", figures={f"{own}-regular": 1, f"{other}-regular": 1})
        war.seat(seat).does("take-figures", figures={f"{own}-regular": 2, f"{own}-leader": 1})


def test_WC_MP_12_separate_armies_lose_units_in_turn_the_leading_player_s_last() -> None:
    army = {"druadan-forest": {"gondor-regular": 7}, "folde": {"rohan-regular": 6}}
    war = turn_of("rohan", "army-muster", free_peoples=army, nations=AT_WAR, leading={"free-peoples": "gondor"})
    moving(war, "rohan", "folde", "druadan-forest", rohan_regular=6)
    enough(war, "rohan")
    both_say(war, "accept", "decline")
    for seat in ("rohan", "gondor", "rohan"):
        assert war.open() == [(seat, "disband")]
        other = "gondor" if seat == "rohan" else "rohan"
        war.seat(seat).is_refused("", "disband", figures={f"{other}-regular": 1})
        war.seat(seat).is_refused("", "disband", figures={f"{seat}-regular": 2})
        war.seat(seat).does("disband", figures={f"{seat}-regular": 1})
    assert war.figures("free-peoples", "druadan-forest") == {"gondor-regular": 6, "rohan-regular": 4}
    assert war.open()[0][1] == "action"


def test_WR_MP_16_of_a_mixed_army_the_commander_removes_what_is_too_much() -> None:
    army = {"druadan-forest": {"gondor-regular": 7}, "folde": {"rohan-regular": 6}}
    war = turn_of("rohan", "army-muster", free_peoples=army, nations=AT_WAR)
    moving(war, "rohan", "folde", "druadan-forest", rohan_regular=6)
    enough(war, "rohan")
    both_say(war, "accept", "accept")
    war.seat("gondor").is_asked("disband").does("disband", figures={"rohan-regular": 3})


def test_a_leader_whose_player_has_no_unit_there_goes_with_the_units_of_the_other() -> None:
    """Ruling WRU-113: an army needs units; a Leader alone would hold them fast."""
    war = gathered("gondor", {"gondor-regular": 1, "rohan-leader": 1}, mixed=False)
    moving(war, "gondor", "folde", "edoras", gondor_regular=1, rohan_leader=1)
    assert war.figures("free-peoples", "edoras") == {"gondor-regular": 1, "rohan-leader": 1}
    units = gathered("gondor", {"gondor-regular": 1, "rohan-regular": 1, "rohan-leader": 1}, mixed=False)
    intent = {"kind": "move-army", "from_region": "folde", "region": "edoras"}
    assert reason(units, "gondor", {**intent, "figures": {"gondor-regular": 1, "rohan-leader": 1}}) == "WR-MP-12"


# -- command of a mixed army ------------------------------------------------------------------------------------------
def test_WR_MP_18_more_units_then_more_elites_then_the_token() -> None:
    def who(army: Json, lead: str = "gondor") -> str:
        war = gathered("gondor", army, leading={"free-peoples": lead}).position
        return commander(war, 0, war.facts.region["folde"]).seat

    assert who({"gondor-regular": 3, "rohan-elite": 2}) == "gondor"
    assert who({"gondor-regular": 2, "gondor-elite": 1, "rohan-regular": 1, "rohan-elite": 2}) == "rohan"
    assert who({"gondor-regular": 1, "rohan-regular": 1}) == "gondor"
    assert who({"gondor-regular": 1, "rohan-regular": 1}, "rohan") == "rohan"
    assert who({"elves-regular": 1, "gondor-regular": 1, "north-regular": 1}) == "gondor"


def test_WR_MP_19_only_the_commander_leads_the_mixed_army() -> None:
    army = {"gondor-regular": 4, "rohan-regular": 2, "rohan-leader": 1}
    war = gathered("gondor", army)
    moving(war, "gondor", "folde", "edoras", gondor_regular=3, rohan_regular=2, rohan_leader=1)
    assert war.figures("free-peoples", "edoras") == {"gondor-regular": 3, "rohan-leader": 1, "rohan-regular": 2}
    enough(war, "gondor")
    assert mixed_in(war) == ["edoras"], "those who stay are Gondor's"
    other = gathered("rohan", army)
    intent = {"kind": "move-army", "from_region": "folde", "region": "edoras"}
    assert reason(other, "rohan", {**intent, "figures": {"gondor-regular": 1, "rohan-regular": 1}}) == "WR-MP-12"


def test_WR_MP_19_only_the_commander_attacks_with_the_mixed_army() -> None:
    army = {"gondor-regular": 4, "rohan-regular": 2}
    enemy = {"eastemnet": {"isengard-regular": 1}}
    intent = {"kind": "attack", "from_region": "folde", "region": "eastemnet"}
    other = gathered("rohan", army, shadow=enemy)
    assert reason(other, "rohan", intent) == "WR-MP-19"
    assert reason(other, "rohan", {**intent, "figures": {"rohan-regular": 2}}) == "WR-MP-19"
    war = gathered("gondor", army, shadow=enemy)
    gondor = war.seat("gondor").uses("army-muster").does("attack").does("attack-from", region="folde")
    gondor.does("attack-target", region="eastemnet")
    gondor.does("attackers", figures={"gondor-regular": 2, "rohan-regular": 1})
    assert war.match.ask is not None
    separate = gathered("rohan", army, mixed=False, shadow=enemy)
    assert separate.match.explain("rohan", {**intent, "figures": {"rohan-regular": 1}}) is None


def test_WC_MP_10_no_part_attacks_that_its_commander_would_not_command() -> None:
    army = {"gondor-regular": 4, "rohan-regular": 3}
    enemy = {"eastemnet": {"isengard-regular": 1}}
    war = gathered("gondor", army, shadow=enemy)
    intent = {"kind": "attack", "from_region": "folde", "region": "eastemnet"}
    assert reason(war, "gondor", {**intent, "figures": {"gondor-regular": 2, "rohan-regular": 3}}) == "WR-MP-20"
    gondor = war.seat("gondor").uses("army-muster").does("attack").does("attack-from", region="folde")
    gondor.does("attack-target", region="eastemnet")
    gondor.is_refused("WR-MP-20", "attackers", figures={"gondor-regular": 2, "rohan-regular": 3})
    gondor.does("attackers", figures={"gondor-regular": 3, "rohan-regular": 2})


def test_WC_MP_10_nor_does_it_move() -> None:
    war = gathered("gondor", {"gondor-regular": 4, "rohan-regular": 3}, leading={"free-peoples": "rohan"})
    gondor = war.seat("gondor").uses("army-muster").does("move-armies")
    gondor.does("move-army", from_region="folde", region="edoras")
    for figures in ({"gondor-regular": 2, "rohan-regular": 3}, {"gondor-regular": 2, "rohan-regular": 2}):
        gondor.is_refused("WR-MP-20", "take-figures", figures=figures)
    gondor.does("take-figures", figures={"gondor-regular": 3, "rohan-regular": 2})


def advancing(**figures: int) -> Scenario:
    """The attackers, a mixed army of Gondor, have won and may advance."""
    war = at_table(
        4, next=["battle-end", "destroyed"], hands=EMPTY, nations=AT_WAR, actor="gondor",
        dice={"free-peoples": [], "shadow": ["army"]}, alliance=alliance("folde"),
        free_peoples={"folde": {"gondor-regular": 3, "rohan-regular": 2}}, shadow={},
        battle={
            "kind": "field", "attacker": "free-peoples", "origin": "folde", "place": "eastemnet",
            "attackers": {"gondor-regular": 3, "rohan-regular": 2},
        },
    )  # fmt: skip
    war.seat("gondor").is_asked("advance-army")
    if figures:
        war.seat("gondor").does("advance-army", figures={name.replace("_", "-"): n for name, n in figures.items()})
    return war


def test_WR_MP_20_the_part_that_advances_after_a_battle_is_the_commander_s_too() -> None:
    advancing().seat("gondor").is_refused("WR-MP-20", "advance-army", figures={"gondor-regular": 1, "rohan-regular": 2})
    assert mixed_in(advancing(gondor_regular=2, rohan_regular=1)) == ["eastemnet", "folde"]
    assert mixed_in(advancing(gondor_regular=3, rohan_regular=2)) == ["eastemnet"]
    assert mixed_in(advancing(gondor_regular=2)) == ["folde"]


def test_WR_MP_20_command_changes_with_the_numbers() -> None:
    army = {"folde": {"gondor-regular": 2, "rohan-regular": 1}, "edoras": {"rohan-regular": 2}}
    war = gathered("rohan", {}, free_peoples=army)
    position = war.position
    assert commander(position, 0, position.facts.region["folde"]).seat == "gondor"
    moving(war, "rohan", "edoras", "folde", rohan_regular=2)
    enough(war, "rohan")
    assert war.open()[0][1] == "action", "who comes to a mixed army joins it"
    position = war.position
    assert commander(position, 0, position.facts.region["folde"]).seat == "rohan"


def test_WR_MP_21_who_takes_his_units_out_commands_them_again() -> None:
    war = gathered("rohan", {"gondor-regular": 4, "rohan-regular": 2})
    moving(war, "rohan", "folde", "edoras", rohan_regular=2)
    enough(war, "rohan")
    assert mixed_in(war) == [], "those who are left are Gondor's"
    assert war.open()[0][1] == "action"
    part = gathered("rohan", {"gondor-regular": 4, "rohan-regular": 2})
    moving(part, "rohan", "folde", "edoras", rohan_regular=1)
    enough(part, "rohan")
    assert mixed_in(part) == ["folde"]


def test_WC_MP_20_also_out_of_a_mixed_army() -> None:
    army = {"gondor-regular": 4, "rohan-regular": 2}
    war = gathered("rohan", army)
    starts = {o["from_region"] for o in war.seat("rohan").uses("army-muster").does("move-armies").offered("move-army")}
    assert "folde" in starts


def test_WR_MP_22_who_is_not_at_war_holds_the_mixed_army_back() -> None:
    army = {"gondor-regular": 3, "rohan-regular": 1}
    war = gathered("gondor", army, nations=at_war("gondor"))
    intent = {"kind": "move-army", "from_region": "folde", "region": "druadan-forest"}
    figures = {"gondor-regular": 3, "rohan-regular": 1}
    assert reason(war, "gondor", {**intent, "figures": figures}) == "WR-MOVE-12"
    assert war.match.explain("gondor", {**intent, "figures": {"gondor-regular": 3}}) is None
    fight = gathered("gondor", army, nations=at_war("gondor"), shadow={"eastemnet": {"isengard-regular": 1}})
    attack = {"kind": "attack", "from_region": "folde", "region": "eastemnet", "figures": figures}
    assert reason(fight, "gondor", attack) == "WR-BTL-08"


# -- under attack -----------------------------------------------------------------------------------------------------
def attacked(**position: Any) -> Scenario:
    """Isengard attacks separate armies of Gondor and Rohan in Folde."""
    parts: Json = {
        "free_peoples": {"folde": {"gondor-regular": 2, "rohan-regular": 1}},
        "shadow": {"eastemnet": {"isengard-regular": 3}}, "nations": AT_WAR,
    }  # fmt: skip
    war = turn_of("saruman", "army", **{**parts, **position})
    saruman = war.seat("saruman").uses("army").does("attack").does("attack-from", region="eastemnet")
    saruman.does("attack-target", region="folde").does("attackers", figures={"isengard-regular": 3})
    return war


def test_WC_MP_11_armies_that_are_attacked_merge() -> None:
    war = attacked(alliance={"apart": {"free-peoples": ["folde"]}}, hands={**EMPTY, "gondor": ["fp-str-14"]})
    assert mixed_in(war) == ["folde"]
    assert war.told("log-wotr-merged") == [{"region": "folde", "seat": "gondor"}]
    war.seat("gondor").is_asked("combat-card")
    assert is_mixed(war.position, 0, war.position.facts.region["folde"])


def test_WR_MP_17_the_attackers_need_not_merge() -> None:
    war = attacked(shadow={"eastemnet": {"isengard-regular": 3, "sauron-regular": 2}})
    assert mixed_in(war, "shadow") == []


def test_WR_MP_17_the_ents_attack_too() -> None:
    army = {"orthanc": {"isengard-regular": 2, "sauron-regular": 1}}
    war = turn_of(
        "gondor", "character", hands={**EMPTY, "gondor": ["fp-char-19"]}, shadow=army,
        free_peoples={"fangorn": {"gandalf-the-white": 1}}, characters={"gandalf-the-grey": "gone"},
    )  # fmt: skip
    war.seat("gondor").uses("character").does("play-card", card="fp-char-19")
    war.chance.rolls(6, 1, 1)
    assert mixed_in(war, "shadow") == ["orthanc"]
    war.seat("saruman").is_asked("take-hit")


def test_a_mixed_army_that_retreats_stays_one() -> None:
    war = attacked(free_peoples={"folde": {"gondor-regular": 3, "rohan-regular": 2}}, hands=EMPTY)
    war.chance.rolls(1, 1, 1).rolls(1, 1, 1, 1, 1)
    war.seat("saruman").does("press")
    war.seat("gondor").does("retreat", region="edoras")
    assert is_mixed(war.position, 0, war.position.facts.region["edoras"])


def test_a_mixed_army_that_comes_to_the_team_mate_s_separate_army_is_asked_anew() -> None:
    """Ruling WRU-116: with an army of its commander alone it stays one."""
    for there, asked in (({"rohan-regular": 1}, True), ({"gondor-regular": 1}, False)):
        army = {"folde": {"gondor-regular": 3, "rohan-regular": 2}, "edoras": there}
        war = gathered("gondor", {}, free_peoples=army)
        moving(war, "gondor", "folde", "edoras", gondor_regular=3, rohan_regular=2)
        enough(war, "gondor")
        assert (war.open()[0][1] == "merge-armies") is asked
        assert mixed_in(war) == ([] if asked else ["edoras"])


# -- the Shadow -------------------------------------------------------------------------------------------------------
HARAD: Json = {"near-harad": {"southrons-regular": 3, "southrons-elite": 1}}
ORTHANC: Json = {"orthanc": {"isengard-regular": 1, "saruman": 1}}
SOUTH: Json = {"shadow": {**HARAD, **ORTHANC}, "nations": AT_WAR}


def test_WC_MP_13_elites_of_the_southrons_are_leaders_while_saruman_is_in_play() -> None:
    war = turn_of("saruman", "character", **SOUTH)
    saruman = war.seat("saruman").uses("character").does("move-armies")
    saruman.does("move-army", from_region="near-harad", region="west-harondor")
    saruman.does("take-figures", figures=HARAD["near-harad"])
    intent = {"kind": "move-army", "from_region": "near-harad", "region": "west-harondor"}
    for other in (acts("shadow", "character", **SOUTH), turn_of("saruman", "character", **{**SOUTH, "shadow": HARAD})):
        seat = other.match.asks[0].seat
        assert reason(other, seat, intent) == "WR-MOVE-04"


def test_WC_MP_13_they_lead_in_battle_too() -> None:
    parts: Json = {**SOUTH, "free_peoples": {"west-harondor": {"gondor-regular": 5}}}

    def rolled(war: Scenario, seat: str) -> list[tuple[str, str]]:
        one = war.seat(seat).uses("army").does("attack").does("attack-from", region="near-harad")
        one.does("attack-target", region="west-harondor").does("attackers", figures=HARAD["near-harad"])
        war.chance.rolls(1, 1, 1, 1).rolls(1, 1, 1, 1, 1)
        return war.open()

    assert rolled(turn_of("saruman", "army", **parts), "saruman") == [("saruman", "leader-re-roll")]
    assert rolled(acts("shadow", "army", **parts), "shadow") == [("shadow", "press")]


def test_WR_MP_19_a_minion_goes_with_the_mixed_army_that_its_team_mate_commands() -> None:
    """Ruling WRU-114."""
    army = {"orthanc": {"isengard-regular": 3, "sauron-regular": 1, "witch-king": 1}}
    parts: Json = {"shadow": army, "nations": AT_WAR, "characters": {"witch-king": "map"}}
    intent = {
        "kind": "move-army", "from_region": "orthanc", "region": "gap-of-rohan",
        "figures": {"isengard-regular": 2, "witch-king": 1},
    }  # fmt: skip
    separate = turn_of("saruman", "army", **parts)
    assert reason(separate, "saruman", intent) == "WR-MP-14"
    mixed = turn_of("saruman", "army", **parts, alliance=alliance("orthanc", side="shadow"))
    assert mixed.match.explain("saruman", intent) is None


# -- what is written --------------------------------------------------------------------------------------------------
def test_an_alliance_is_written_read_and_refused_where_it_cannot_be() -> None:
    shared = {
        "mixed": {"free-peoples": ["folde"], "shadow": []}, "apart": {"free-peoples": [], "shadow": ["orthanc"]},
        "captors": {"edoras": "saruman"}, "last-action": {"nations": ["gondor"], "armies": ["folde"]},
        "this-action": {"nations": [], "armies": []},
    }  # fmt: skip
    dice: Json = {"free-peoples": ["event"], "shadow": []}
    war = at_table(4, next=["action", 0], dice=dice, captured=["edoras"], alliance=shared)
    assert war.view()["alliance"] == shared
    for seat in (*SEATS, "spectator"):
        assert war.match.view(seat)["position"]["alliance"] == shared
    wrong: tuple[Json, ...] = ({"captors": {"edoras": "gondor"}}, {"captors": {"helms-deep": "saruman"}}, {"else": 1})
    for parts in wrong:
        with pytest.raises(Refused):
            at_table(4, captured=["edoras"], alliance=parts)
