"""Rules of the turn, of dice, cards and the Fellowship that no case covers, each under its id."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.wotr.board import acts, at_war, moves, walks
from tests.wotr.ring import acting, tile_of
from tests.wotr.ring import moves as moves_fellowship
from tests.wotr.scenario import Json, Scenario, given
from tests.wotr.test_actions import to_act
from thirdage.games.wotr.cards.events import ICONS
from thirdage.games.wotr.model.constants import D_ARMY, D_CHARACTER, D_EVENT, D_MUSTER, RESULTS
from thirdage.games.wotr.model.facts import OWN

ALL_CARDS: Json = {"free-peoples": ["fp-char-12", "fp-str-05", "fp-str-14"], "shadow": []}
"""A character card, an army card and a muster card."""


def drawn(war: Scenario) -> Scenario:
    """All four cards of the first phase are drawn."""
    for deck in ("fp-char", "fp-str", "sh-char", "sh-str"):
        held = {card for hand in war.view()["hands"].values() for card, _ in hand}
        war.chance.draws_card(next(f"{deck}-{n:02}" for n in range(1, 25) if f"{deck}-{n:02}" not in held))
    return war


# -- phases ---------------------------------------------------------------------------------------------------------
def test_WR_TURN_01_WR_TURN_02_WR_TURN_04_WR_TURN_05_WR_TURN_07_a_whole_turn() -> None:
    """Six phases: dice and cards, Fellowship, allocation, roll, actions, victory; then the next turn."""
    war = given(next=["turn"], hunt_box={"free-peoples": 1, "shadow": 2}, turn=3)
    war.expect(turn=4, hunt_box={"free-peoples": 0, "shadow": 0})
    drawn(war)
    assert {seat: len(hand) for seat, hand in war.view()["hands"].items()} == {"free-peoples": 2, "shadow": 2}
    war.free_peoples.is_asked("fellowship-phase").passes()
    war.shadow.is_asked("hunt-allocation").does("allocate", dice=2)
    war.expect(hunt_box={"free-peoples": 0, "shadow": 2})
    war.chance.rolls_action_dice("character", "muster", "event", "event")
    war.chance.rolls_action_dice("eye", "army", "army", "army", "army")
    war.expect(hunt_box={"free-peoples": 0, "shadow": 3})
    assert war.view()["dice"]["shadow"] == ["army"] * 4
    for _ in range(4):
        war.free_peoples.is_asked("action").does("skip", die=war.view()["dice"]["free-peoples"][0])
        war.shadow.does("skip", die="army")
    war.expect(turn=5, outcome=None)


def test_WR_TURN_09_dice_first_then_cards() -> None:
    war = given(next=["turn"], turn=1, hunt_box={"free-peoples": 1}, once=["messenger-of-the-dark-tower"])
    assert war.open() == [("chance", "card-drawn")]
    war.expect(hunt_box={"free-peoples": 0, "shadow": 0}, once=[], forced_die=True)


def test_WR_DICE_06_the_shadow_chooses_how_many() -> None:
    war = given(next=["hunt-allocation"])
    assert war.shadow.offered("allocate", "dice") == list(range(8))


def test_WR_DICE_12_WR_CHAR_21_everybody_rolls_his_whole_pool() -> None:
    free = {"minas-tirith": {"gondor-regular": 1, "aragorn": 1}}
    war = given(next=["action-roll"], free_peoples=free, shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}})
    war.chance.rolls_action_dice("character", "muster", "event", "event", "event")
    war.chance.rolls_action_dice(*["army"] * 8)
    assert [len(dice) for dice in war.position.dice] == [5, 8]


def test_WR_PASS_06_no_phase_ends_with_unused_dice() -> None:
    war = to_act("free-peoples", ["event"], ["army", "army"])
    war.free_peoples.passes()
    war.shadow.does("skip", die="army")
    war.free_peoples.is_refused("WR-PASS-02", "pass").does("skip", die="event")
    war.shadow.is_refused("WR-PASS-02", "pass").does("skip", die="army")
    war.expect(turn=2)


# -- what each result does ------------------------------------------------------------------------------------------
def kinds(seat: str, die: str, **position: Any) -> set[str]:
    """The kinds of action that a die offers."""
    war = to_act(seat, [die] if seat == "free-peoples" else ["event"], [die] if seat == "shadow" else ["event"],
                 **position)  # fmt: skip
    player = war.free_peoples if seat == "free-peoples" else war.shadow
    player.uses(die)
    return {o.kind for o in player.options()}


BUSY: Json = {
    "nations": at_war("gondor", "rohan", "sauron", "isengard"),
    "free_peoples": {"osgiliath": {"gondor-regular": 1, "gondor-leader": 1}, "edoras": {"legolas": 1},
                     "dol-amroth": {"gondor-regular": 1}},
    "shadow": {"north-ithilien": {"sauron-regular": 2, "nazgul": 1}, "orthanc": {"isengard-regular": 1}},
}  # fmt: skip
"""A position in which nearly everything can be done."""


def test_WR_ACT_05_WR_ACT_06_WR_ACT_07_WR_ACT_10_what_a_character_result_does() -> None:
    """WR-CHAR-04: characters move by it; WR-ACT-08: it hides the Fellowship only when it is revealed."""
    found = kinds("free-peoples", "character", hands=ALL_CARDS, **BUSY)
    assert found == {"move-armies", "attack", "play-card", "move-fellowship", "separate", "move-companions"}
    revealed = kinds("free-peoples", "character", fellowship={"hidden": False}, **BUSY)
    assert revealed == {"move-armies", "attack", "hide", "separate", "move-companions"}
    assert kinds("shadow", "character", **BUSY) == {"move-armies", "attack", "move-minions"}


def test_WR_ACT_12_WR_ACT_14_what_an_army_result_does() -> None:
    hands = {"shadow": ["sh-str-09"]}
    assert kinds("shadow", "army", **BUSY) == {"move-armies", "attack"}
    war = acts("shadow", "army", hands=hands, **BUSY)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "north-ithilien", "dagorlad", {"sauron-regular": 1})
    war.shadow.is_asked("move-army")
    moves(war.shadow, "orthanc", "gap-of-rohan", {"isengard-regular": 1})
    assert war.open() == [("free-peoples", "action")], "two armies, no third"


def test_WR_ACT_17_WR_ACT_18_WR_ACT_16_what_a_muster_result_does() -> None:
    """WR-REC-01, WR-POL-10: recruits, or a step of a nation."""
    found = kinds("shadow", "muster", **BUSY)
    assert found == {"muster", "advance", "bring"}
    assert kinds("free-peoples", "muster", hands=ALL_CARDS, **BUSY) == {"muster", "advance", "play-card"}


@pytest.mark.parametrize(
    ("die", "cards"),
    [
        ("character", ["fp-char-12"]),
        ("event", ["fp-char-12", "fp-str-05", "fp-str-14"]),
        ("muster", ["fp-str-14"]),
        ("army-muster", ["fp-str-05", "fp-str-14"]),
    ],
)
def test_WR_ACT_20_WR_ACT_06_WR_ACT_14_WR_ACT_16_which_cards_a_result_plays(die: str, cards: list[str]) -> None:
    """fp-str-05 needs its own condition too, so only the die is looked at."""
    war = to_act("free-peoples", [die], ["army"], hands=ALL_CARDS)
    for card in ALL_CARDS["free-peoples"]:
        fact = OWN.cards[OWN.card[card]]
        assert (fact.die in ICONS[RESULTS.index(die)]) == (card in cards)
    war.free_peoples.uses(die)
    assert set(war.free_peoples.offered("play-card", "card")) <= set(cards)


def test_WR_ACT_26_characters_add_uses_of_dice() -> None:
    free = {"minas-tirith": {"gondor-regular": 1, "boromir": 1}}
    found = kinds("free-peoples", "event", free_peoples=free, fellowship={"hidden": False, "guide": "strider"},
                  characters={"gandalf-the-grey": "gone"})  # fmt: skip
    assert {"hide", "advance-by-companion"} <= found


def test_PF_094_each_card_prints_the_die_that_plays_it() -> None:
    assert Counter(card.die for card in OWN.cards) == {D_CHARACTER: 48, D_ARMY: 19, D_MUSTER: 29}
    assert ICONS[D_EVENT] == (D_CHARACTER, D_ARMY, D_MUSTER)


def test_PF_095_the_die_chosen_is_the_die_spent() -> None:
    for die, left in (("character", ["event"]), ("event", ["character"])):
        war = to_act("free-peoples", ["character", "event"], ["army"], hands={"free-peoples": ["fp-char-12"]})
        war.free_peoples.uses(die).does("play-card", card="fp-char-12")
        assert war.view()["dice"]["free-peoples"] == left


@pytest.mark.parametrize(
    ("die", "draws"), [("event", True), ("will-of-the-west", True), ("character", False), ("will-as-character", False)]
)
def test_PF_100_gandalfs_draw_needs_an_event_result(die: str, draws: bool) -> None:
    real = "will-of-the-west" if die.startswith("will") else die
    war = to_act("free-peoples", [real], ["army"], hands={"free-peoples": ["fp-char-12"]})
    war.free_peoples.uses(real)
    if real == "will-of-the-west":
        war.free_peoples.does("become", die="character" if die == "will-as-character" else "event")
    war.free_peoples.does("play-card", card="fp-char-12")
    assert (("free-peoples", "guide-draw") in war.open()) == draws


# -- cards ----------------------------------------------------------------------------------------------------------
def test_WR_CARD_11_a_card_is_discarded_after_its_effect() -> None:
    war = to_act("free-peoples", ["character"], ["army"], hands={"free-peoples": ["fp-char-12"]},
                 fellowship={"corruption": 2})  # fmt: skip
    war.free_peoples.uses("character").does("play-card", card="fp-char-12")
    war.expect(corruption=1, discards=[["fp-char-12", -1]], table=[], playing=[])


def test_WR_CARD_15_recruits_come_from_the_reinforcements() -> None:
    war = to_act("free-peoples", ["muster"], ["army"], hands={"free-peoples": ["fp-str-14"]})
    before = war.view()["reinforcements"]
    war.free_peoples.uses("muster").does("play-card", card="fp-str-14")
    while war.open()[0][0] == "free-peoples":
        war.match.answer(next(iter(war.free_peoples.options())))
    after = war.view()["reinforcements"]
    assert sum(before.values()) - sum(after.values()) >= 1
    placed = war.view()["free-peoples"]
    assert sum(sum(f.values()) for f in placed.values()) == sum(before.values()) - sum(after.values()) + sum(
        n for _, f, n in OWN.start if OWN.figures[f].side == 0
    )


def test_WR_RING_08_a_ring_paid_for_a_card_passes_on_and_counts() -> None:
    """The Palantir of Orthanc is taken off the table with any die and a ring."""
    war = to_act("free-peoples", ["event", "event"], ["army"], table=["sh-char-21"],
                 shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}})  # fmt: skip
    war.free_peoples.uses("event").does("remove-table-card", card="sh-char-21")
    war.expect(rings={"free-peoples": 2, "shadow": 1}, rings_used=["free-peoples"], table=[])
    war.shadow.does("skip", die="army")
    war.free_peoples.is_refused("WR-RING-04", "use-ring", die="event", to_die="muster")


def test_WR_CC_09_each_effect_of_a_combat_card_has_its_initiative() -> None:
    """Mumakil has two; WR-CC-14: what they do is tested with the card itself (test_combat_each_shadow)."""
    several = {c.id: c.initiative for c in OWN.combat if len(c.initiative) > 1}
    assert several["mumakil"] == (3, 5)
    assert all(c.initiative for c in OWN.combat)


# -- companions and the Fellowship ----------------------------------------------------------------------------------
def test_WR_CHAR_01_companions_come_onto_the_map_by_separating() -> None:
    war = acting()
    war.free_peoples.uses("character").does("separate").does("companions", characters=["legolas"])
    war.free_peoples.does("separate-to", region="hollin")
    assert war.figures("free-peoples", "hollin") == {"legolas": 1}
    assert war.view()["characters"]["legolas"] == "map"


def test_WR_CHAR_04_a_character_result_moves_characters() -> None:
    war = to_act("free-peoples", ["character"], ["army"], free_peoples={"bree": {"gimli": 1}})
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "the-shire", "gimli")
    assert war.figures("free-peoples", "the-shire") == {"gimli": 1}


def test_WR_FEL_12_WR_HUNT_10_every_move_is_hunted() -> None:
    """WR-HUNT-11: with as many dice as lie in the box, allocated or Eyes."""
    war = moves_fellowship(acting("character", "character", box=3, shadow_dice=()))
    assert war.open() == [("chance", "hunt-dice")]
    war.chance.rolls(1, 1, 1)
    moves_fellowship(war)
    assert war.open() == [("chance", "hunt-dice")]


def test_WR_HUNT_22_WR_HUNT_23_one_success_draws_one_tile_and_its_number_is_the_damage() -> None:
    """WR-HUNT-01, WR-HUNT-03: the tile is drawn by chance and stays out of the pool."""
    war = acting(with_=(), box=1)
    assert len(war.view()["tiles"]["pool"]) == 16
    tile_of(war, "std-3").free_peoples.does("decline")
    war.expect(corruption=3)
    assert war.view()["tiles"]["drawn"] == ["std-3"]
    assert len(war.view()["tiles"]["pool"]) == 15


def test_WR_HUNT_30_WR_DECL_12_a_reveal_icon_reveals_after_the_damage() -> None:
    """WR-DECL-01: the figure moves and the counter returns to 0; WR-HUNT-37: the damage is corruption."""
    war = tile_of(acting(with_=("strider",), box=1, region="hollin", progress=1), "std-1r")
    war.free_peoples.does("decline")
    told = [entry["id"] for entry in war.match.log("referee")]
    assert told.index("log-wotr-corruption") < told.index("log-wotr-revealed")
    war.expect(hidden=False, corruption=1)


def test_WR_FEL_04_corruption_is_never_below_zero_and_ends_at_twelve() -> None:
    war = tile_of(acting(with_=(), box=1, corruption=10), "std-3")
    war.free_peoples.does("decline")
    war.expect(corruption=12, outcome=("shadow", "corruption"))
    war = given(next=["fellowship-phase"])
    war.free_peoples.does("declare", region="rivendell")
    war.expect(corruption=0)
