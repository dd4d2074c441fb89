"""Event cards: drawing, playing, the table (WC-CARD), and the first cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.ring import bends
from tests.wotr.scenario import Scenario, given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.battle.casualties import eliminate, settle
from thirdage.games.wotr.cards.events import play_without_die
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Rng

FIVE = ["fp-char-01", "fp-char-02", "fp-char-03", "fp-str-04", "fp-str-05"]
SIX = ["sh-char-01", "sh-char-02", "sh-char-03", "sh-str-06", "sh-str-07", "sh-str-08"]


def without_effect(_war: War, _side: int) -> Flow[None]:
    """Stands in for a card's own effect."""
    yield from ()


@pytest.mark.parametrize(
    ("die", "become", "played"),
    [
        ("event", "", True), ("army-muster", "", True), ("will-of-the-west", "event", True),
        ("will-of-the-west", "army", True), ("character", "", False), ("muster", "", False),
        ("will-of-the-west", "character", False), ("will-of-the-west", "muster", False),
    ],
)  # fmt: skip
def test_WC_CARD_01_paths_of_the_woses(die: str, become: str, played: bool) -> None:
    war = to_act(
        "free-peoples", [die], ["army"], hands={"free-peoples": ["fp-str-11"]}, nations={"rohan": {"steps": 0}}
    )
    bends(war, "fp-str-11", "play", without_effect)
    war.match.rules.effects.pop("fp-str-11/condition", None)
    war.free_peoples.uses(die)
    if become:
        war.free_peoples.does("become", die=become)
    if played:
        war.free_peoples.does("play-card", card="fp-str-11")
        assert war.free_peoples.hand == []
    else:
        war.free_peoples.is_refused("WR-CARD-06", "play-card", card="fp-str-11")


def test_WC_CARD_02_symbol_not_deck() -> None:
    war = to_act("free-peoples", ["character"], ["army"], hands={"free-peoples": ["fp-str-14"]})
    war.free_peoples.uses("character").is_refused("WR-CARD-06", "play-card", card="fp-str-14")


def test_WC_CARD_03_hand_limit_in_phase_one() -> None:
    war = given(next=["turn"], hands={"free-peoples": FIVE})
    war.chance.draws_card("fp-char-09").draws_card("fp-str-09").draws_card("sh-char-01").draws_card("sh-str-01")
    war.free_peoples.is_asked("discard")
    assert len(war.free_peoples.hand) == 7
    assert sorted(o["cards"][0] for o in war.free_peoples.offered("discard")) == sorted(
        [*FIVE, "fp-char-09", "fp-str-09"]
    )
    shown = war.match.view("shadow")["asks"]
    assert "options" not in shown[0]
    assert "schema" not in shown[0]
    war.free_peoples.does("discard", cards=["fp-str-04"])
    assert len(war.free_peoples.hand) == 6
    assert war.match.view("shadow")["position"]["discards"] == [
        {"card": None, "deck": "free-peoples-strategy", "known-by": 1}
    ]
    told = [e for e in war.match.log("shadow") if e["id"] == "log-wotr-discards-down"]
    assert [e["args"] for e in told] == [{"seat": "free-peoples", "deck": "free-peoples-strategy"}]
    assert war.match.view("free-peoples")["position"]["discards"][0]["card"] == "fp-str-04"


def test_WC_CARD_04_hand_limit_on_an_event_draw() -> None:
    war = to_act("shadow", ["event"], ["event"], hands={"shadow": SIX})
    war.shadow.uses("event").does("draw-card", deck="shadow-character")
    war.chance.draws_card("sh-char-24")
    war.shadow.is_asked("discard").does("discard", cards=["sh-char-24"])
    assert war.shadow.hand == SIX
    assert war.open() == [("free-peoples", "action")]


def test_WC_CARD_05_empty_deck() -> None:
    gone = [f"sh-char-{n:02}" for n in range(1, 25)]
    war = given(next=["turn"], decks={"shadow-character": {}}, discards=gone)
    war.chance.draws_card("fp-char-01").draws_card("fp-str-01").draws_card("sh-str-01")
    assert war.shadow.hand == ["sh-str-01"]
    war = to_act("shadow", ["event"], ["event"], decks={"shadow-character": {}}, discards=gone)
    war.shadow.uses("event")
    assert war.shadow.offered("draw-card", "deck") == ["shadow-strategy"]
    war.shadow.is_refused("WR-CARD-05", "draw-card", deck="shadow-character")
    assert len(war.position.discards) == 24


def test_WC_CARD_06_condition_not_fully_met() -> None:
    """The Ents Awake needs Gandalf the White in play and a companion in Fangorn; here only the first is true."""
    war = to_act(
        "free-peoples", ["character"], ["army"], hands={"free-peoples": ["fp-char-19"]},
        free_peoples={"lorien": {"elves-regular": 1, "gandalf-the-white": 1}},
    )  # fmt: skip
    assert "fp-char-19/play" in war.match.rules.effects
    war.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="fp-char-19")


def test_WC_CARD_07_imrahil_without_leader() -> None:
    war = to_act(
        "free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-18"]}, casualties={"gondor-leader": 3}
    )
    war.free_peoples.uses("muster").does("play-card", card="fp-str-18").does("unit", figure="gondor-elite")
    assert war.figures("free-peoples", "dol-amroth") == {"gondor-regular": 3, "gondor-elite": 1}


def test_WC_CARD_08_denethors_folly_ends() -> None:
    war = to_act(
        "shadow", ["event"], ["army"], table=["sh-str-03"], nations={"sauron": {"steps": 0}},
        free_peoples={}, inside={"minas-tirith": {"gondor-regular": 3}},
        shadow={"minas-tirith": {"sauron-regular": 1}},
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    war.shadow.does("move-army", from_region="minas-tirith", region="osgiliath")
    while war.open() == [("shadow", "army-figures")]:
        war.shadow.does("take-figures", figures={"sauron-regular": 1})
    while ("shadow", "move-army") in war.open():
        war.shadow.does("done")
    assert war.inside("minas-tirith") == {}
    assert war.view()["table"] == []
    assert war.view()["discards"] == [["sh-str-03", -1]]
    assert war.open() == [("free-peoples", "action")], "without an action"


def test_WC_CARD_09_discard_by_die_is_an_action() -> None:
    war = to_act(
        "free-peoples", ["character"], ["army"], table=["sh-char-21"],
        shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}},
    )  # fmt: skip
    war.free_peoples.uses("character").does("remove-table-card", card="sh-char-21")
    assert (war.view()["table"], war.view()["dice"]["free-peoples"]) == ([], [])
    war.expect(rings={"free-peoples": 2, "shadow": 1}, rings_used=["free-peoples"])
    assert war.open() == [("shadow", "action")]


def test_WC_CARD_10_table_cards_and_hand_limit() -> None:
    hand = [*SIX[:5], "sh-str-05"]
    war = to_act("shadow", ["event"], ["muster"], hands={"shadow": hand})
    war.shadow.uses("muster").does("play-card", card="sh-str-05")
    assert war.shadow.hand == SIX[:5]
    war.expect(table=["sh-str-05"], discards=[])
    assert war.open() == [("free-peoples", "action")]


def test_WC_CARD_11_wizards_staff_leaves_with_gandalf() -> None:
    war = to_act("free-peoples", ["character"], ["army"], table=["fp-char-08"])
    war.free_peoples.uses("character").does("separate").does("companions", characters=["gandalf-the-grey"])
    war.free_peoples.does("separate-to", region="fords-of-bruinen")
    war.expect(table=[], discards=[["fp-char-08", -1]], guide="strider")


def kills(side: int, region: str, **figures: int) -> Any:
    """A card that destroys these units."""

    def effect(war: War, _side: int) -> Flow[None]:
        picks = tuple(sorted([(war.facts.figure[f.replace("_", "-")], n) for f, n in figures.items()]))
        eliminate(war, side, war.facts.region[region], picks, "WR-CARD-17")
        settle(war, war.facts.region[region])
        yield from ()

    return effect


def test_WC_CARD_12_a_card_kills_all_units_of_the_shadow() -> None:
    war = to_act(
        "free-peoples", ["event"], ["army"], hands={"free-peoples": ["fp-str-05"]},
        shadow={"orthanc": {"isengard-regular": 2, "nazgul": 1, "saruman": 1}},
    )  # fmt: skip
    bends(war, "fp-str-05", "play", kills(SHADOW, "orthanc", isengard_regular=2))
    war.free_peoples.uses("event").does("play-card", card="fp-str-05")
    assert war.figures("shadow", "orthanc") == {"nazgul": 1, "saruman": 1}


def test_WC_CARD_13_the_same_for_the_free_peoples() -> None:
    war = to_act(
        "shadow", ["event"], ["event"], hands={"shadow": ["sh-str-01"]},
        free_peoples={"lorien": {"elves-regular": 1, "elves-elite": 1, "elves-leader": 2, "legolas": 1}},
    )  # fmt: skip
    bends(war, "sh-str-01", "play", kills(FREE_PEOPLES, "lorien", elves_regular=1, elves_elite=1))
    war.match.rules.effects.pop("sh-str-01/condition", None)
    war.shadow.uses("event").does("play-card", card="sh-str-01")
    assert war.figures("free-peoples", "lorien") == {"legolas": 1}
    assert war.view()["casualties"] == {"elves-regular": 1, "elves-elite": 1, "elves-leader": 2}


def test_WC_CARD_14_card_recruits_for_a_nation_not_at_war() -> None:
    war = to_act("free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-14"]})
    war.free_peoples.uses("muster").does("play-card", card="fp-str-14").does("unit", figure="gondor-regular")
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 4, "gondor-elite": 1, "gondor-leader": 2}


def test_WC_CARD_15_riders_of_theoden() -> None:
    war = to_act(
        "free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-16"]},
        free_peoples={"eastemnet": {"legolas": 1}}, inside={"helms-deep": {"rohan-regular": 1, "gimli": 1}},
        shadow={"eastemnet": {"isengard-regular": 2}, "helms-deep": {"isengard-regular": 2}},
    )  # fmt: skip
    war.free_peoples.uses("muster").does("play-card", card="fp-str-16")
    regions = [o.get("region") for o in war.free_peoples.options() if "region" in o.form.keys]
    assert war.region("helms-deep") in regions
    assert war.region("eastemnet") not in regions


def test_WC_CARD_16_recruiting_past_five_inside_a_siege() -> None:
    war = to_act(
        "free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-16"]}, free_peoples={},
        inside={"helms-deep": {"rohan-regular": 5, "gimli": 1}}, shadow={"helms-deep": {"isengard-regular": 2}},
    )  # fmt: skip
    war.free_peoples.uses("muster").does("play-card", card="fp-str-16")
    while ("free-peoples", "disband") not in war.open():
        assert war.match.ask is not None
        own = [o for o in war.free_peoples.options() if "helms-deep" in o.json(war.match.rules.names).values()]
        war.match.answer((own or war.free_peoples.options())[0])
    assert sum(n for f, n in war.inside("helms-deep").items() if f.startswith("rohan-") and "leader" not in f) == 6
    war.free_peoples.does("disband", figures={"rohan-regular": 1})
    assert war.open() == [("shadow", "action")]


def test_WC_CARD_17_card_attack_needs_war() -> None:
    war = to_act(
        "shadow", ["event"], ["army"], hands={"shadow": ["sh-str-02"]}, inside={"helms-deep": {"rohan-regular": 1}},
        free_peoples={}, shadow={
            "helms-deep": {"isengard-regular": 5}, "orthanc": {"saruman": 1}, "dol-guldur": {"sauron-regular": 1},
        },
    )  # fmt: skip
    war.shadow.uses("army").is_refused("WR-BTL-02", "play-card", card="sh-str-02")


def test_WC_CARD_18_empty_effect() -> None:
    lost = {"gondor-regular": 6, "gondor-elite": 4, "gondor-leader": 3}
    war = to_act("free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-14"]}, casualties=lost)
    war.free_peoples.uses("muster").does("play-card", card="fp-str-14")
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}
    assert war.view()["discards"] == [["fp-str-14", -1]]
    assert war.open() == [("shadow", "action")]


def gandalf_plays(die: str) -> Scenario:
    war = to_act("free-peoples", [die], ["army"], hands={"free-peoples": ["fp-char-12"]}, fellowship={"corruption": 4})
    war.free_peoples.uses(die)
    if die == "will-of-the-west":
        war.free_peoples.does("become", die="event")
    war.free_peoples.does("play-card", card="fp-char-12")
    return war


@pytest.mark.parametrize("die", ["event", "will-of-the-west"])
def test_WC_CARD_19_the_guide_draws_after_an_event_result(die: str) -> None:
    war = gandalf_plays(die)
    war.expect(corruption=3)
    war.free_peoples.is_asked("guide-draw").does("accept")
    war.chance.draws_card("fp-char-20")
    assert war.free_peoples.hand == ["fp-char-20"]
    assert war.open() == [("shadow", "action")]


def test_WC_CARD_19_not_with_a_character_die_and_not_against_his_will() -> None:
    assert gandalf_plays("character").open() == [("shadow", "action")]
    war = gandalf_plays("event")
    war.free_peoples.passes()
    assert war.free_peoples.hand == []
    assert war.open() == [("shadow", "action")]


def test_WR_CHR_02_nobody_draws_unless_the_grey_is_guide() -> None:
    war = to_act(
        "free-peoples", ["event"], ["army"], hands={"free-peoples": ["fp-char-12"]},
        fellowship={"corruption": 4, "guide": "strider"}, characters={"gandalf-the-grey": "gone"},
    )  # fmt: skip
    war.free_peoples.uses("event").does("play-card", card="fp-char-12")
    war.expect(corruption=3)
    assert war.open() == [("shadow", "action")]


def test_WC_CARD_20_the_last_battle_keeps_dice_out() -> None:
    war = to_act(
        "free-peoples", ["character", "character"], ["army"], table=["fp-str-01"], hunt_box={"shadow": 1},
        free_peoples={"dagorlad": {"gondor-regular": 1, "aragorn": 1}},
    )  # fmt: skip
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(1)
    war.expect(hunt_box={"free-peoples": 0, "shadow": 1}, table=["fp-str-01"])
    war.shadow.does("skip", die="army")
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(5)
    assert war.told("log-wotr-hunt-fails"), "no die of the Free Peoples in the box, no +1"
    war.expect(hunt_box={"free-peoples": 0, "shadow": 0}, forced_die=False, turn=2)


# -- the first cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guide", "corruption"), [("strider", 4), ("gollum", 3)])
def test_fp_char_12_bilbos_song(guide: str, corruption: int) -> None:
    gone = ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    war = to_act(
        "free-peoples", ["character"], ["army"], hands={"free-peoples": ["fp-char-12"]},
        fellowship={"corruption": 5, "guide": guide},
        characters=dict.fromkeys(gone, "gone") if guide == "gollum" else {},
    )  # fmt: skip
    war.free_peoples.uses("character").does("play-card", card="fp-char-12")
    war.expect(corruption=corruption, discards=[["fp-char-12", -1]], playing=[])


def test_fp_char_12_never_below_zero() -> None:
    war = to_act("free-peoples", ["character"], ["army"], hands={"free-peoples": ["fp-char-12"]})
    war.free_peoples.uses("character").does("play-card", card="fp-char-12")
    war.expect(corruption=0, discards=[["fp-char-12", -1]])


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (10, 11)])
def test_sh_char_12_morgul_wound(before: int, after: int) -> None:
    war = to_act(
        "shadow", ["event"], ["character"], hands={"shadow": ["sh-char-12"]},
        fellowship={"hidden": False, "corruption": before},
    )  # fmt: skip
    war.shadow.uses("character").does("play-card", card="sh-char-12")
    war.expect(corruption=after)


def test_sh_char_12_needs_a_revealed_fellowship_and_can_win() -> None:
    war = to_act("shadow", ["event"], ["character"], hands={"shadow": ["sh-char-12"]})
    war.shadow.uses("character").is_refused("WR-CARD-08", "play-card", card="sh-char-12")
    war = to_act(
        "shadow", ["event"], ["event"], hands={"shadow": ["sh-char-12"]}, fellowship={"hidden": False, "corruption": 11}
    )
    war.shadow.uses("event").does("play-card", card="sh-char-12")
    war.expect(outcome=("shadow", "corruption"))


def test_sh_str_05_threats_and_promises_forbids() -> None:
    war = to_act("free-peoples", ["muster", "muster"], ["army"], table=["sh-str-05"])
    war.free_peoples.uses("muster").is_refused("WR-EVT-07", "advance", nation="gondor")
    war.free_peoples.does("advance", nation="elves")
    war.expect(table=["sh-str-05"])


def test_sh_str_05_goes_when_a_nation_is_attacked() -> None:
    war = to_act(
        "shadow", ["event"], ["army"], table=["sh-str-05"], nations={"sauron": {"steps": 0}},
        shadow={"north-ithilien": {"sauron-regular": 3}},
    )  # fmt: skip
    war.shadow.uses("army").does("attack").does("attack-from", region="north-ithilien")
    war.shadow.does("attack-target", region="osgiliath").does("attackers", figures={"sauron-regular": 3})
    war.expect(table=[])


def test_sh_str_05_goes_by_the_ability_of_a_companion() -> None:
    war = to_act(
        "free-peoples", ["event"], ["army"], table=["sh-str-05"],
        free_peoples={"minas-tirith": {"gondor-regular": 1, "boromir": 1}},
    )  # fmt: skip
    war.free_peoples.uses("event").does("advance-by-companion", character="boromir")
    war.expect(table=[])


# -- the Palantir of Orthanc: a card that follows an event result -----------------------------------------------------


def palantir(die: str, **more: Any) -> Scenario:
    return to_act(
        "shadow", ["event"], [die], **{"table": ["sh-char-21"], "hands": {"shadow": ["sh-str-05"]}, **more},
        shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}},
    )  # fmt: skip


def test_sh_char_21_draws_after_an_event_result() -> None:
    war = palantir("event")
    war.shadow.uses("event").does("play-card", card="sh-str-05").does("draw-card", deck="shadow-strategy")
    war.chance.draws_card("sh-str-20")
    assert war.shadow.hand == ["sh-str-20"]
    assert war.open() == [("free-peoples", "action")]


def test_sh_char_21_not_with_another_result_and_not_for_itself() -> None:
    war = palantir("muster")
    war.shadow.uses("muster").does("play-card", card="sh-str-05")
    assert war.open() == [("free-peoples", "action")]
    war = palantir("event", table=[], hands={"shadow": ["sh-char-21"]})
    war.shadow.uses("event").does("play-card", card="sh-char-21")
    assert war.open() == [("free-peoples", "action")]


@pytest.mark.parametrize("die", ["will-of-the-west", "event"])
def test_sh_char_21_is_taken_off_with_a_will_of_the_west_or_a_ring(die: str) -> None:
    war = to_act(
        "free-peoples", [die], ["army"], table=["sh-char-21"],
        shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}},
    )  # fmt: skip
    war.free_peoples.uses(die)
    if die == "will-of-the-west":
        war.free_peoples.does("become", die="will-of-the-west")
    war.free_peoples.does("remove-table-card", card="sh-char-21")
    war.expect(table=[], rings={"free-peoples": 2 if die == "event" else 3, "shadow": 1 if die == "event" else 0})


def test_sh_char_21_not_with_the_second_ring_of_the_turn_nor_by_its_owner() -> None:
    figures = {"orthanc": {"isengard-regular": 1, "saruman": 1}}
    war = to_act("free-peoples", ["event"], ["army"], table=["sh-char-21"], shadow=figures, rings_used=["free-peoples"])
    war.free_peoples.uses("event").is_refused("WR-RING-04", "remove-table-card", card="sh-char-21")
    war = to_act("shadow", ["event"], ["event"], table=["sh-char-21"], shadow=figures)
    war.shadow.uses("event").is_refused("WR-CARD-13", "remove-table-card", card="sh-char-21")
    war.shadow.is_refused("WR-CARD-12", "remove-table-card", card="sh-char-22")


def test_fp_str_02_costs_an_army_card_and_a_character_card() -> None:
    war = to_act("shadow", ["event"], ["muster"], table=["fp-str-02"], hands={"shadow": ["sh-char-01", "sh-str-16"]})
    war.shadow.uses("muster").is_refused("WR-CARD-13", "remove-table-card", card="fp-str-02")
    hand = ["sh-char-01", "sh-char-02", "sh-str-01", "sh-str-16"]
    war = to_act("shadow", ["event"], ["muster"], table=["fp-str-02"], hands={"shadow": hand})
    war.shadow.uses("muster")
    assert war.match.can_undo("shadow")
    war.shadow.does("remove-table-card", card="fp-str-02")
    assert not war.match.can_undo("shadow"), "all can see now that the hand holds such cards"
    war.shadow.is_refused("WR-CARD-13", "pay-cards", cards=["sh-char-01", "sh-char-02"])
    war.shadow.does("pay-cards", cards=["sh-char-01", "sh-str-01"])
    assert war.shadow.hand == ["sh-char-02", "sh-str-16"]
    war.expect(table=[], discards=[["fp-str-02", -1], ["sh-char-01", -1], ["sh-str-01", -1]])
    assert war.open() == [("free-peoples", "action")]


# -- pitfalls and rules without a case --------------------------------------------------------------------------------


def test_PF_008_the_limit_is_checked_after_every_draw_step() -> None:
    war = to_act(
        "free-peoples", ["event"], ["army"], hands={"free-peoples": [*FIVE, "fp-char-12"]}, fellowship={"corruption": 1}
    )
    war.free_peoples.uses("event").does("play-card", card="fp-char-12").does("accept")
    war.chance.draws_card("fp-char-20")
    assert war.open() == [("shadow", "action")], "five and one are six (WR-CARD-20)"
    war = given(next=["turn"], hands={"free-peoples": [*FIVE, "fp-char-12"], "shadow": SIX})
    war.chance.draws_anything()
    assert war.open() == [("free-peoples", "discard"), ("shadow", "discard")], "both at once, two each"
    war.shadow.does("discard", cards=SIX[:2])
    war.free_peoples.does("discard", cards=FIVE[:2])
    assert [len(hand) for hand in war.position.hands] == [6, 6]


def test_PF_009_empty_decks_are_never_shuffled_anew() -> None:
    gone = [f"fp-{deck}-{n:02}" for deck in ("char", "str") for n in range(1, 25)]
    war = given(next=["turn"], decks={"free-peoples-character": {}, "free-peoples-strategy": {}}, discards=gone)
    war.chance.draws_card("sh-char-01").draws_card("sh-str-01")
    assert war.free_peoples.hand == []
    assert len(war.position.discards) == 48


def test_WR_CARD_05_no_offer_to_draw_from_an_empty_deck() -> None:
    """The guide's draw is not even asked when the deck is empty."""
    gone = [f"fp-char-{n:02}" for n in range(1, 25) if n != 12]
    war = to_act(
        "free-peoples", ["event"], ["army"], hands={"free-peoples": ["fp-char-12"]},
        decks={"free-peoples-character": {}}, discards=gone,
    )  # fmt: skip
    war.free_peoples.uses("event").does("play-card", card="fp-char-12")
    assert war.open() == [("shadow", "action")]


def test_a_card_without_effect_yet_is_refused() -> None:
    war = to_act("free-peoples", ["event"], ["army"], hands={"free-peoples": ["fp-char-01"]})
    war.match.rules.effects.pop("fp-char-01/play", None)
    war.free_peoples.uses("event").is_refused("WR-CARD-08", "play-card", card="fp-char-01")
    war.free_peoples.is_refused("WR-CARD-06", "play-card", card="fp-char-02")
    war.free_peoples.is_refused("WR-ACT-19", "draw-card", deck="shadow-character")


def test_a_card_in_resolution_is_seen_by_all_and_samples_know_it() -> None:
    """WR-CARD-20; the view of the other side while the guide is asked."""
    war = gandalf_plays("event")
    assert war.match.view("shadow")["position"]["hands"]["free-peoples"] == []
    assert war.match.fork().view("referee") == war.match.view("referee")
    for seat in ("free-peoples", "shadow"):
        sample = war.match.sample(seat, Rng(3))
        assert sample.view(seat) == war.match.view(seat)
        assert sample.log(seat) == war.match.log(seat)


def test_another_card_without_a_die() -> None:
    """As The Ents Awake allows: character cards only, no guide's draw, and nobody sees what the hand holds."""

    def ents(war: War, side: int) -> Flow[None]:
        yield from play_without_die(war, side, lambda w, card: w.facts.cards[card].die == 0)

    hand = ["fp-char-12", "fp-char-20", "fp-str-09"]
    war = to_act("free-peoples", ["character"], ["army"], hands={"free-peoples": hand}, fellowship={"corruption": 2})
    bends(war, "fp-char-20", "play", ents)
    war.match.rules.effects.pop("fp-char-20/condition", None)
    war.free_peoples.uses("character").does("play-card", card="fp-char-20")
    war.expect(playing=["fp-char-20"])
    war.free_peoples.is_asked("another-card").is_refused("WR-CARD-09", "play-card", card="fp-str-09")
    war.free_peoples.is_refused("WR-CARD-06", "play-card", card="fp-char-20")
    for seat in ("free-peoples", "shadow"):
        assert war.match.sample(seat, Rng(4)).view(seat) == war.match.view(seat)
    war.free_peoples.does("play-card", card="fp-char-12")
    war.expect(corruption=1, playing=[], discards=[["fp-char-12", -1], ["fp-char-20", -1]])
    assert war.open() == [("shadow", "action")]


def test_undo_stops_at_a_card_that_was_shown() -> None:
    war = gandalf_plays("event")
    assert not war.match.can_undo("free-peoples")
