"""Three and four players: who sits there, who leads, who acts next, and what each may command."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

import thirdage
from thirdage.bots.game_counters import counter_of
from thirdage.bots.luck import luck
from thirdage.bots.odds import odds
from thirdage.bots.soak import SoakPlan, soak_game
from thirdage.games.wotr.game import WOTR, WarOfTheRing
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.glance import Glance
from thirdage.games.wotr.model.players import commander, owner
from thirdage.kernel import Position, Refused, Rng

from .board import acts, at_war
from .four import EMPTY, NATIONS, SEATS, TEAMS, mate, reason, turn_of
from .scenario import Scenario, at_table, given

Json = dict[str, Any]
NOBODY: Json = {"free_peoples": {}, "shadow": {}}


# -- who sits there ---------------------------------------------------------------------------------------------------
def test_WR_MP_01_who_commands_what() -> None:
    facts = at_table(4).position.facts
    nations = {player.seat: {facts.nations[n].id for n in player.nations} for player in facts.players}
    assert nations == {seat: set(own) for seat, own in NATIONS.items()}
    assert [player.hand_limit for player in facts.players] == [4, 4, 4, 4]
    three = at_table(3)
    assert three.match.seats == ("free-peoples", "witch-king", "saruman")
    assert three.match.sides == {"free-peoples": ("free-peoples",), "shadow": ("witch-king", "saruman")}
    assert [player.hand_limit for player in three.position.facts.players] == [6, 4, 4]
    for war in (given(), at_table(3), at_table(4)):
        for n in range(len(war.position.facts.nations)):
            assert n in owner(war.position, n).nations


def test_two_players_are_their_sides() -> None:
    assert [(player.seat, player.side, player.hand_limit) for player in OWN.players] == [
        ("free-peoples", 0, 6), ("shadow", 1, 6),
    ]  # fmt: skip
    assert [player.nations for player in OWN.players] == list(OWN.nations_of)
    written = given().view()
    assert "leading" not in written
    assert "order" not in written


def test_the_numbers_of_players() -> None:
    assert list(WOTR.json()["players"]) == ["2", "3", "4"]
    for players in (1, 5):
        with pytest.raises(Refused):
            thirdage.new_match("wotr", {"players": players})
    with pytest.raises(Refused):
        thirdage.setup("wotr", {}, {"players": 5})
    assert thirdage.new_match("wotr", {"players": 4}, seed=1).seats == SEATS
    assert thirdage.new_match("wotr", {"players": 3}, seed=1).seats == ("free-peoples", "witch-king", "saruman")


def test_a_game_can_keep_numbers_of_players_for_written_positions() -> None:
    class ForTwo(WarOfTheRing):
        players: ClassVar[tuple[int, ...]] = (2,)
        setup_players: ClassVar[tuple[int, ...]] = (4,)

    with pytest.raises(Refused):
        ForTwo().rules({"players": 4})
    assert ForTwo().rules({"players": 4}, setup=True).seats == SEATS


def test_the_players_are_in_the_digest_of_their_own_matches_only() -> None:
    digests = {thirdage.setup("wotr", {}, {"players": n}).rules.facts.digest for n in (2, 3, 4)}
    assert len(digests) == 3
    assert OWN.digest in digests


def test_a_record_of_four_is_replayed_and_proved() -> None:
    match, rng = thirdage.setup("wotr", {}, {"players": 4}, seed=8), Rng(8)
    for _ in range(120):
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    match.finish("agreed", match.seats)
    record = match.record()
    again = thirdage.replay(record, check=True)
    assert again.view("referee") == match.view("referee")
    assert thirdage.verify(record) > 0


def test_a_position_of_four_is_written_and_read() -> None:
    war = turn_of("saruman", "army", "event")
    written = war.view()
    assert written["leading"] == {"free-peoples": "gondor", "shadow": "witch-king"}
    assert written["order"] == ["gondor", "witch-king", "rohan", "saruman"]
    assert written["actor"] == "saruman"
    again = thirdage.setup("wotr", written, {"players": 4}, fate=None)
    assert WOTR.write(again.position) == written
    wrong: tuple[Json, ...] = (
        {"leading": {"shadow": "rohan"}}, {"leading": {"shadow": "nobody"}}, {"order": ["gondor", "saruman"]},
        {"actor": "shadow"}, {"next": ["action", 4]},
    )  # fmt: skip
    for parts in wrong:
        with pytest.raises(Refused):
            thirdage.setup("wotr", {**written, **parts}, {"players": 4})
    with pytest.raises(Refused):
        thirdage.setup("wotr", {"leading": {"shadow": "shadow"}})


# -- who leads, and the order of play ---------------------------------------------------------------------------------
def test_WC_MP_01_the_leading_player_tokens_change_hands_each_turn() -> None:
    war = at_table(4)
    leading = []
    for turn in (1, 2, 3):
        leading.append(war.view()["leading"])
        assert war.view()["turn"] == turn
        war = at_table(4, turn=turn, next=["turn"], leading=leading[-1])
    first = {"free-peoples": "gondor", "shadow": "witch-king"}
    assert leading == [first, {"free-peoples": "rohan", "shadow": "saruman"}, first]
    alone = at_table(3, turn=1, next=["turn"])
    assert alone.view()["leading"] == {"free-peoples": "free-peoples", "shadow": "saruman"}


def rolled(players: int, shadow: int, **position: Any) -> Scenario:
    """The action dice are rolled: four of the Free Peoples, so many of the Shadow, whose other dice are Eyes."""
    hands: Json = {seat: [] for seat in at_table(players).match.seats}
    war = at_table(players, turn=1, next=["action-roll"], hands=hands, **position)
    war.chance.rolls_action_dice(*["muster"] * 4)
    war.chance.rolls_action_dice(*["army"] * shadow, *["eye"] * (7 - shadow))
    return war


def skipping(war: Scenario, actions: int) -> list[str]:
    """Who acts in turn, if everybody lets a die go."""
    order = []
    for _ in range(actions):
        assert war.match.ask is not None
        order.append(war.match.ask.seat)
        war.match.answer(next(o for o in war.match.ask.options if o.kind == "skip"))
    return order


def test_WC_MP_02_the_order_of_actions() -> None:
    assert skipping(rolled(4, 4), 6) == ["rohan", "saruman", "gondor", "witch-king", "rohan", "saruman"]
    led = rolled(4, 4, leading={"free-peoples": "rohan"})
    assert skipping(led, 4) == ["gondor", "saruman", "rohan", "witch-king"]


def test_WC_MP_21_the_order_of_three() -> None:
    order = ["free-peoples", "saruman", "free-peoples", "witch-king"]
    assert skipping(rolled(3, 4), 8) == [*order, *order]


def test_WR_ACT_04_a_side_without_dice_is_left_out_and_the_others_keep_their_places() -> None:
    war = rolled(4, 7)
    assert skipping(war, 11) == [
        "rohan", "saruman", "gondor", "witch-king", "rohan", "saruman", "gondor", "witch-king", "saruman", "witch-king",
        "saruman",
    ]  # fmt: skip


def test_WR_MP_10_who_passes_acts_again_at_his_next_place() -> None:
    war = rolled(4, 7)
    war.seat("rohan").passes()
    assert skipping(war, 4) == ["saruman", "gondor", "witch-king", "rohan"]


def test_WR_MP_11_the_dice_of_the_two_sides_are_compared() -> None:
    war = rolled(4, 3)
    war.seat("rohan").is_refused("WR-PASS-02", "pass")
    war.seat("rohan").does("skip", die="muster")
    war.seat("saruman").is_refused("WR-PASS-02", "pass")


def test_WR_MP_34_a_ring_is_used_by_whoever_is_about_to_act_and_does_not_cost_him_his_place() -> None:
    war = rolled(3, 4)
    war.seat("free-peoples").does("use-ring", die="muster", to_die="event").is_asked("action")
    assert skipping(war, 4) == ["free-peoples", "saruman", "free-peoples", "witch-king"]
    four = rolled(4, 4)
    four.seat("rohan").does("use-ring", die="muster", to_die="event")
    skipping(four, 2)
    four.seat("gondor").is_refused("WR-RING-04", "use-ring", die="muster", to_die="army-muster")


def test_HR_LNK_06_everybody_of_a_side_without_dice_is_asked_about_its_tokens_once() -> None:
    dice: Json = {"free-peoples": [], "shadow": ["army"]}
    tokens = {"free-peoples": ["advance-nation"], "shadow": []}
    war = at_table(4, next=["action", 3], dice=dice, tokens=tokens, hands=EMPTY)
    war.seat("saruman").does("skip", die="army")
    war.seat("gondor").is_asked("last-tokens").passes()
    war.seat("rohan").is_asked("last-tokens").passes()
    assert war.view()["turn"] == 2, "the phase is over"


def test_HR_LNK_11_a_token_moves_a_nation_of_its_player() -> None:
    tokens = {"free-peoples": ["advance-nation"], "shadow": []}
    war = turn_of("rohan", "event", tokens=tokens)
    rohan = war.seat("rohan").does("use-token", token="advance-nation").is_asked("token")
    assert rohan.offered("advance", "nation") == ["dwarves", "north", "rohan"]


TOKENS_OF: Json = {"free-peoples": ["draw-card", "advance-nation"], "shadow": ["move-minions", "advance-nation"]}


@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize("seat", SEATS)
def test_HR_LNK_09_any_player_of_a_side_uses_its_tokens(seat: str, leads: bool) -> None:
    """Whoever leads; what one has used is gone for both, and in the same turn the side uses no second one."""
    side = next(one for one, team in TEAMS.items() if seat in team)
    leading = {side: seat if leads else mate(seat)}
    war = turn_of(seat, "muster", "event", tokens=TOKENS_OF, leading=leading)
    first, second = TOKENS_OF[side]
    assert war.seat(seat).offered("use-token", "token") == [first, second]
    war.seat(seat).does("use-token", token=second)
    nation = war.seat(seat).is_asked("token").offered("advance", "nation")[0]
    assert nation in NATIONS[seat]
    war.seat(seat).does("advance", nation=nation)
    assert war.view()["tokens"][side] == [first]
    while war.match.ask is not None and war.match.ask.seat != mate(seat):
        war.match.answer(next(o for o in war.match.ask.options if o.kind in ("skip", "decline", "pass")))
    for token in (first, second):
        war.seat(mate(seat)).is_refused("HR-LNK-06", "use-token", token=token)


# -- what the leading players decide ----------------------------------------------------------------------------------
def test_WR_MP_07_the_leading_player_declares_and_names_the_guide() -> None:
    for seat in ("gondor", "rohan"):
        fellowship = {"progress": 2, "guide": "gandalf-the-grey"}
        lead = {"free-peoples": seat}
        war = at_table(4, next=["fellowship-phase"], leading=lead, fellowship=fellowship, hands=EMPTY)
        assert war.open() == [(seat, "fellowship-phase")]
        war.seat(seat).does("declare", region="rivendell")
    gone = {"gandalf-the-grey": "gone"}
    guide = at_table(
        4, next=["action", 1], characters={**gone, "boromir": "gone", "meriadoc": "gone", "peregrin": "gone"},
        fellowship={"guide": "strider"}, dice={"free-peoples": ["character"], "shadow": ["army"]}, hands=EMPTY,
    )  # fmt: skip
    guide.seat("rohan").uses("character").does("separate").does("companions", characters=["strider"])
    guide.seat("rohan").does("separate-to", region="rivendell")
    assert guide.open() == [("gondor", "guide")], "whoever acts, the leading player names the guide"


def test_WR_MP_08_the_leading_players_allocate_and_roll() -> None:
    for seat in ("witch-king", "saruman"):
        war = at_table(4, next=["hunt-allocation"], leading={"shadow": seat, "free-peoples": "rohan"}, hands=EMPTY)
        war.seat(seat).is_asked("hunt-allocation").does("allocate", dice=1)
        assert war.told("log-wotr-allocates") == [{"seat": seat, "count": 1}]
        assert war.match.asks[0].args == {"cause": "action-roll", "seat": "rohan"}
        war.chance.rolls_action_dice(*["muster"] * 4)
        assert war.match.asks[0].args == {"cause": "action-roll", "seat": seat}


def test_WC_MP_18_decisions_of_the_hunt_are_the_leading_player_s() -> None:
    war = at_table(
        4, next=["action", 1], dice={"free-peoples": ["character"], "shadow": ["army"]}, hunt_box={"shadow": 1},
        hands=EMPTY,
    )  # fmt: skip
    war.seat("rohan").uses("character").does("move-fellowship")
    war.chance.rolls(6).draws_tile("std-2")
    war.seat("gondor").is_asked("casualty").does("casualty", who="guide")


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


# -- what is hidden from whom -----------------------------------------------------------------------------------------
def test_the_hand_of_a_team_mate_is_as_hidden_as_that_of_an_enemy() -> None:
    hands = {"gondor": ["fp-char-12", "fp-str-14"], "rohan": ["fp-str-09"], "witch-king": ["sh-char-12"], "saruman": []}
    war = turn_of("rohan", "event", hands=hands)
    seen = {seat: war.match.view(seat)["position"]["hands"] for seat in SEATS}
    for seat in SEATS:
        for other in SEATS:
            known = [slot["card"] for slot in seen[seat][other]]
            assert known == (hands[other] if seat == other else [None] * len(hands[other]))
    worlds = {tuple(WOTR.write(war.match.sample("rohan", Rng(i)).position)["hands"]["gondor"][0]) for i in range(40)}
    assert len(worlds) > 5


def test_explaining_speaks_of_the_own_hand_only() -> None:
    hands = {"gondor": ["fp-char-12"], "rohan": ["fp-char-09"], "witch-king": [], "saruman": []}
    war = turn_of("rohan", "event", hands=hands)
    for seat, own, other in (("rohan", "fp-char-09", "fp-char-12"), ("gondor", "fp-char-12", "fp-char-09")):
        found = war.match.explain(seat, {"kind": "play-card", "card": other})
        assert found is not None
        assert found.id == "reason-wotr-card-not-in-hand"
        mine = war.match.explain(seat, {"kind": "play-card", "card": own})
        assert (mine.id if mine else None) == (None if seat == "rohan" else "reason-not-your-decision")
    before = war.match.view("referee")
    war.match.explain("gondor", {"kind": "move-armies"})
    assert war.match.view("referee") == before


def test_a_glance_for_every_seat() -> None:
    hands = {"gondor": ["fp-char-12"], "rohan": [], "witch-king": ["sh-char-12"], "saruman": ["sh-str-01", "sh-str-02"]}
    position = turn_of("rohan", "event", hands=hands).position
    for seat in SEATS:
        glance = Glance(position, seat)
        assert [position.facts.cards[c].id for c in glance.hand] == hands[seat]
        assert glance.player is not None
        assert glance.player.seat == seat
        assert glance.cards_held == (1, 0, 1, 2)
    assert Glance(position, "spectator").hand == ()


# -- bots, soak -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", [1, 8])
def test_WR_MP_02_whole_games_hold_what_must_hold_of_every_game(players: int, seed: int) -> None:
    """Conservation, forks, records, samples, secrecy, memory: bots of all sorts on every seat."""
    soaked = soak_game(WOTR, SoakPlan("wotr", options={"players": players}), seed)
    assert soaked.failure == ""
    assert soaked.tally.checked > 5


def test_odds_and_luck_are_told_by_side() -> None:
    battle = {
        "kind": "field", "attacker": "shadow", "origin": "eastemnet", "place": "folde",
        "attackers": {"isengard-regular": 5},
    }  # fmt: skip
    parts: Json = {"free-peoples": {"folde": {"rohan-regular": 2}}, "shadow": {"eastemnet": {"isengard-regular": 5}}}
    hands = {**EMPTY, "saruman": ["sh-str-02"]}
    position: Json = {"next": ["combat-round"], "turn": 2, "battle": battle, "hands": hands, **parts}
    match = thirdage.setup("wotr", position, {"players": 4}, seed=5)
    found = odds(match, "saruman", [{"kind": "decline"}], Rng(1), lambda worlds: worlds >= 3)
    assert found["battle"]["attacker"] == "shadow"
    match.answer({"kind": "decline"}, "saruman")
    told = luck(match)
    assert told is not None
    assert [told["sides"][side]["combat"]["count"] > 0 for side in TEAMS] == [True, True]


def test_the_arena_watches_every_seat() -> None:
    match, rng = thirdage.setup("wotr", {}, {"players": 4}, seed=2), Rng(2)
    counter = counter_of(match)
    for _ in range(200):
        ask = match.asks[0]
        option = ask.options.sample(rng)
        counter.answering(match, ask, option)
        match.answer(option, ask.seat)
        counter.answered(match)
    skipped = [e["args"]["seat"] for e in match.log("referee") if e["id"] == "log-wotr-skips"]
    for side, team in TEAMS.items():
        assert counter.of_side(match, side)["dice-skipped"] == len([seat for seat in skipped if seat in team]) > 0


# -- the kernel -------------------------------------------------------------------------------------------------------
def test_winners_can_be_named_among_a_side() -> None:
    position: Position = at_table(4).position
    position.end("shadow", "military", {"turn": 3}, winners=("saruman",))
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.side) == (("saruman",), "shadow")
    position.end("shadow", "military")
    assert position.outcome.winners == ("witch-king", "saruman")
