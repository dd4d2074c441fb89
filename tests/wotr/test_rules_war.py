"""Rules of armies, battles, sieges and politics that no case covers, each under its id."""

from __future__ import annotations

from tests.wotr.board import acts, at_war, moves, nation
from tests.wotr.fights import ORIGIN, PLACE, attack, clash, misses, over, ready, siege
from tests.wotr.scenario import given
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.movement.armies import move_figures
from thirdage.games.wotr.movement.marches import anywhere, may_march_on
from thirdage.games.wotr.muster.recruitment import recruit_by_card
from thirdage.kernel import Reason


# -- armies ---------------------------------------------------------------------------------------------------------
def test_WR_STACK_02_armies_that_meet_are_one() -> None:
    shadow = {ORIGIN: {"sauron-regular": 2}, PLACE: {"sauron-regular": 3}}
    war = acts("shadow", "army", "army", nations=at_war("sauron"), shadow=shadow, free_peoples={})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, ORIGIN, PLACE, {"sauron-regular": 2}).does("done")
    assert war.figures("shadow", PLACE) == {"sauron-regular": 5}


def test_WR_STACK_03_an_army_is_split_by_moving_a_part() -> None:
    war = acts("shadow", "army", nations=at_war("sauron"), shadow={ORIGIN: {"sauron-regular": 5}}, free_peoples={})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, ORIGIN, PLACE, {"sauron-regular": 2}).does("done")
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 3}
    assert war.figures("shadow", PLACE) == {"sauron-regular": 2}


def test_PF_027_only_the_figures_picked_move_and_only_those_of_the_side() -> None:
    """All moves of armies go by one function; a lone enemy in the region stays where he is."""
    shadow = {ORIGIN: {"sauron-regular": 3, "nazgul": 2}}
    war = acts("shadow", "army", nations=at_war("sauron"), shadow=shadow, free_peoples={ORIGIN: {"legolas": 1}})
    picks = ((OWN.figure["sauron-regular"], 2), (OWN.figure["nazgul"], 1))
    move_figures(war.position, 1, picks, OWN.region[ORIGIN], OWN.region[PLACE], "WR-MOVE-02")
    assert war.figures("shadow", PLACE) == {"sauron-regular": 2, "nazgul": 1}
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 1, "nazgul": 1}
    assert war.figures("free-peoples", ORIGIN) == {"legolas": 1}
    assert war.figures("free-peoples", PLACE) == {}


def test_WR_MOVE_15_cards_that_move_armies_respect_borders() -> None:
    """A nation not at war stays out of the lands of others, by card too."""
    war = acts("shadow", "army", shadow={"dagorlad": {"southrons-regular": 2}}, free_peoples={})
    dagorlad, picks = OWN.region["dagorlad"], ((OWN.figure["southrons-regular"], 2),)

    def why(region: str) -> Reason | None:
        return may_march_on(war.position, 1, picks, dagorlad, dagorlad, OWN.region[region], 2, anywhere)

    assert why("north-ithilien") is None
    barred, far = why("morannon"), why("rivendell")
    assert barred is not None
    assert barred.rule == "WR-MOVE-12"
    assert far is not None
    assert far.rule == "WR-MOVE-02"


def test_WR_REC_01_recruits_by_muster_result_or_by_card() -> None:
    """WR-POL-21: at war, by die; a card does not ask for war."""
    war = acts("free-peoples", "muster", nations=at_war("gondor"))
    war.free_peoples.uses("muster").does("muster").does("recruit", figure="gondor-regular", region="pelargir")
    assert war.figures("free-peoples", "pelargir") == {"gondor-regular": 2}
    rohan, edoras = OWN.figure["rohan-regular"], OWN.region["edoras"]
    assert recruit_by_card(war.position, 0, edoras, rohan, 2, "WR-REC-13") == 2


# -- politics -------------------------------------------------------------------------------------------------------
def test_WR_POL_06_WR_BTL_11_an_attack_rouses_before_the_first_round() -> None:
    war = given(next=["action", 1], dice={"shadow": ["army"]}, nations=at_war("sauron"),
                shadow={"north-ithilien": {"sauron-regular": 1}})  # fmt: skip
    assert nation(war, "gondor") == (2, False)
    war.shadow.uses("army").does("attack")
    attack(war, "shadow", "north-ithilien", "osgiliath")
    assert nation(war, "gondor") == (1, True)
    assert war.open() == [("chance", "dice")], "no die is rolled yet"


def test_WR_POL_10_a_step_by_a_muster_result() -> None:
    war = acts("free-peoples", "muster")
    war.free_peoples.uses("muster").does("advance", nation="gondor")
    assert nation(war, "gondor") == (1, False)


def test_WR_POL_21_a_nation_at_war_has_no_limits() -> None:
    for nations, may in ((at_war("sauron"), True), ({}, False)):
        war = acts("shadow", "army", nations=nations, shadow={"north-ithilien": {"sauron-regular": 2}}, free_peoples={})
        war.shadow.uses("army").does("move-armies")
        assert war.shadow.may("move-army", from_region="north-ithilien", region="osgiliath")
        war = acts("shadow", "army", nations=nations, shadow={"osgiliath": {"sauron-regular": 2}}, free_peoples={})
        war.shadow.uses("army").does("move-armies")
        assert war.shadow.may("move-army", from_region="osgiliath", region="lossarnach") == may


# -- battles --------------------------------------------------------------------------------------------------------
def test_WR_BTL_16_WR_BTL_17_the_steps_of_a_round() -> None:
    """Cards, rolls of both, re-rolls of both, losses of both, then cease or retreat."""
    war = clash({"sauron-regular": 2, "nazgul": 1}, {"gondor-regular": 2, "gondor-leader": 1},
                hands={"shadow": ["sh-str-09"], "free-peoples": []})  # fmt: skip
    war.shadow.is_asked("combat-card").does("decline")
    war.chance.rolls(5, 4).rolls(1, 6)
    assert [told["count"] for told in war.told("log-wotr-combat-roll")] == [1, 1]
    war.chance.rolls(6).rolls(2)
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 1, "nazgul": 1}
    assert war.figures("free-peoples", PLACE) == {}, "two hits, two Regulars; the leader falls with them"
    war.shadow.is_asked("advance-army")


def test_WR_BTL_32_who_ceases_stays_where_he_was() -> None:
    war = misses(clash({"sauron-regular": 2}, {"gondor-regular": 2}))
    war.shadow.does("cease")
    assert over(war)
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 2}
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 2}


def test_WR_BTL_40_WR_BTL_43_the_advance_captures_and_needs_no_die() -> None:
    war = clash({"sauron-regular": 3}, {"gondor-regular": 1}, origin="lossarnach", place="pelargir")
    war.chance.rolls(6, 6, 6).rolls(1)
    war.shadow.is_asked("advance-army").does("advance-army", figures={"sauron-regular": 2})
    war.expect(captured=["pelargir"])
    assert war.figures("shadow", "pelargir") == {"sauron-regular": 2}
    assert war.figures("shadow", "lossarnach") == {"sauron-regular": 1}
    assert war.open() == [("free-peoples", "action")]


def test_WR_CC_14_a_combat_card_goes_before_the_rules() -> None:
    """Scouts lets the defender leave before the roll, which no rule does."""
    scouts = next(c.id for c in OWN.cards if OWN.combat[c.combat].id == "scouts")
    war = clash({"sauron-regular": 2}, {"gondor-regular": 2}, hands={"free-peoples": [scouts], "shadow": []})
    war.free_peoples.is_asked("combat-card").does("lay-card", card=scouts)
    assert not war.told("log-wotr-combat-roll")
    assert war.open()[0][0] == "free-peoples", "he chooses where to go before any die"


# -- sieges ---------------------------------------------------------------------------------------------------------
def test_WR_SIEGE_02_withdrawing_is_decided_before_the_cards() -> None:
    hands = {"free-peoples": ["fp-char-01"], "shadow": ["sh-str-09"]}
    war = ready("shadow", shadow={"druadan-forest": {"sauron-regular": 2}},
                free_peoples={"minas-tirith": {"gondor-regular": 2}}, hands=hands)  # fmt: skip
    attack(war, "shadow", "druadan-forest", "minas-tirith")
    assert {o.kind for o in war.free_peoples.options()} == {"fight", "withdraw"}
    war.free_peoples.does("fight")
    war.shadow.is_asked("combat-card")


def test_WR_SIEGE_19_cards_in_every_round_of_an_assault() -> None:
    hands = {"free-peoples": [], "shadow": ["sh-str-09"]}
    war = siege({"sauron-regular": 2, "sauron-elite": 2}, {"gondor-regular": 3}, hands=hands)
    war.shadow.is_asked("combat-card").does("decline")
    misses(war)
    options = {o.kind for o in war.shadow.options()}
    assert "press" not in options, "step 5 is the choice to reduce an Elite"
    war.match.answer(next(o for o in war.shadow.options() if o.values))
    war.shadow.is_asked("combat-card")
