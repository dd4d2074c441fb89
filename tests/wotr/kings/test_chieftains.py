"""Dark Chieftains, combat abilities, several players and options: cases KC-CHF, KC-MP, KC-TRN."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war
from thirdage.games.wotr.fellowship.hunt_roll import rerolls

from .court import FP, SH, Kings, acts, dark, free, kings, on, pool, state, tiles


def test_KC_CHF_01_entry_by_muster() -> None:
    war = acts(SH, "muster", nations=at_war("gondor"))
    war.shadow.uses("muster").does("bring", character="black-serpent").does("enter", region="umbar")
    assert war.figures(SH, "umbar")["black-serpent"] == 1
    assert war.match.rules.steps["special-dice"](war.position, 1) == ("dark-ruler",)


def test_KC_CHF_02_entry_by_ruler_die() -> None:
    war = acts(
        SH,
        "dark-ruler-character",
        nations=at_war("rohan"),
        shadow=dark(umbar={"southrons-regular": 3, "black-serpent": 1}),
    )
    war.shadow.uses("dark-ruler-character").does("bring", character="ugluk")
    if war.open()[0][1] == "enter":
        war.shadow.does("enter", region="orthanc")
    assert war.figures(SH, "orthanc")["ugluk"] == 1
    other = acts(
        SH,
        "dark-ruler-character",
        nations=at_war("isengard"),
        shadow=dark(umbar={"southrons-regular": 3, "black-serpent": 1}),
    )
    other.shadow.uses("dark-ruler-character").is_refused("KM-DIE-15", "bring", character="saruman")


def test_KC_CHF_03_not_for_gandalf_the_white() -> None:
    for minion, able in (("ugluk", False), ("saruman", True)):
        war = acts(
            FP,
            "will-of-the-west",
            characters={"gandalf-the-grey": "gone"},
            fellowship={"guide": "strider"},
            shadow=dark(orthanc={"isengard-regular": 2, minion: 1}),
        )
        war.free_peoples.uses("will-of-the-west")
        assert war.free_peoples.may("become", die="will-of-the-west") is able
    entered = acts(SH, "muster", nations=at_war("rohan"))
    entered.shadow.uses("muster").does("bring", character="ugluk")
    if entered.open()[0][1] == "enter":
        entered.shadow.does("enter", region="orthanc")
    assert entered.position.minion_entered is False


# -- in battle ---------------------------------------------------------------------------------------------------------
def battle(place: str, origin: str, mine: Any, yours: Any, **position: Any) -> Kings:
    """The Shadow attacks in the field; it is the moment to lay combat cards."""
    fought = {"kind": "field", "attacker": SH, "origin": origin, "place": place, "attackers": mine, "number": 1}
    shadow, here = dark(**{origin.replace("-", "_"): mine}), free(**{place.replace("-", "_"): yours})
    return kings(
        turn=3,
        next=["combat-round"],
        battle=fought,
        shadow=shadow,
        free_peoples=here,
        nations=at_war("gondor", "southrons", "sauron", "isengard", "rohan", "north"),
        **position,
    )


def at_osgiliath(sh: list[str], fp: list[str], *minions: str, companions: tuple[str, ...] = ("boromir",)) -> Kings:
    mine = {"southrons-regular": 4, **dict.fromkeys(minions, 1)}
    yours = {"gondor-regular": 3, **dict.fromkeys(companions, 1)}
    return battle("osgiliath", "north-ithilien", mine, yours, hands={SH: sh, FP: fp})


def test_KC_CHF_04_is_a_minion_otherwise() -> None:
    war = at_osgiliath([], ["fp-char-05"], "shadow-of-mirkwood", companions=("meriadoc",))
    war.free_peoples.does("lay-card", card="fp-char-05")
    war.chance.rolls(1, 1, 1, 1).rolls(1, 1, 1)
    war.re_rolls_all()
    while war.match.ask is not None and war.match.ask.seat == "chance":
        war.chance.rolls(*[6] * war.match.ask.options.n)  # type: ignore[attr-defined]
    assert war.free_peoples.may("combat-victim", figure="shadow-of-mirkwood")


def test_KC_CHF_05_does_not_fly() -> None:
    war = acts(SH, "character", shadow=dark(orthanc={"isengard-regular": 2, "ugluk": 1}))
    war.shadow.uses("character").does("move-minions").does(
        "take-minions", figure="ugluk", from_region="orthanc", count=1
    )
    war.shadow.is_refused("WR-CHAR-17", "walk", region="eastemnet")
    war.shadow.is_refused("WR-CHAR-18", "walk", region="helms-deep")


def test_KC_CHF_06_no_nazgul() -> None:
    war = kings(shadow=dark(hollin={"shadow-of-mirkwood": 1}), fellowship={"region": "hollin"})
    assert rerolls(war.position) == 0


def test_KC_CHF_07_all_chieftains_dead() -> None:
    war = kings(turn=7, next=["action-roll"], characters={"ugluk": "gone"})
    war.chance.rolls_action_dice("event", "event", "event", "event")
    war.chance.rolls_action_dice(*["army"] * 7)
    assert war.open() == [(FP, "action")]


def test_KC_CHF_08_combat_ability() -> None:
    war = at_osgiliath(["sh-str-22"], ["fp-char-11"], "black-serpent")
    war.shadow.does("lay-card", card="sh-str-22")
    war.free_peoples.passes()
    war.shadow.is_asked("give-up-card").does("give-up-card", ability="red-wrath")
    assert war.figures(SH, "north-ithilien")["southrons-regular"] == 3, "one hit on his own"
    war.chance.rolls(4, 1, 1)
    assert war.told("log-wotr-combat-roll")[0]["amount"] == 1
    assert "sh-str-22" in [card for card, _ in war.view()["discards"]]
    stopped = at_osgiliath(["sh-str-22"], ["fp-char-11"], "black-serpent")
    stopped.shadow.does("lay-card", card="sh-str-22")
    stopped.free_peoples.does("lay-card", card="fp-char-11")
    stopped.shadow.does("give-up-card", ability="red-wrath")
    assert stopped.told("log-wotr-combat-card-cancelled") == [{"combat": "red-wrath"}]
    assert stopped.figures(SH, "north-ithilien")["southrons-regular"] == 4


def test_KC_CHF_09_no_card_no_ability() -> None:
    war = at_osgiliath(["sh-str-22"], [], "black-serpent")
    war.shadow.passes()
    assert war.open() == [("chance", "dice")]


def test_KC_CHF_10_condition_of_the_given_up_card() -> None:
    war = at_osgiliath(["sh-char-11"], [], "black-serpent")
    war.shadow.is_refused("WR-CC-05", "lay-card", card="sh-char-11")


def test_KC_CHF_11_sorcerer_with_a_given_up_card() -> None:
    war = at_osgiliath(["sh-str-22"], [], "black-serpent", "witch-king")
    war.shadow.does("lay-card", card="sh-str-22").does("give-up-card", ability="red-wrath")
    war.shadow.is_asked("sorcerer").does("accept")


# -- the other abilities -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "bonus"), [("sh-str-22", 1), ("sh-str-04", 2)])
def test_red_wrath_is_stronger_with_relentless_assault(card: str, bonus: int) -> None:
    war = at_osgiliath([card], [], "black-serpent")
    war.shadow.does("lay-card", card=card).does("give-up-card", ability="red-wrath")
    war.chance.rolls(1, 1, 1)
    assert war.told("log-wotr-combat-roll")[0]["amount"] == bonus


@pytest.mark.parametrize(("card", "theirs"), [("sh-str-04", 1), ("sh-str-22", 0)])
def test_i_command_spares_the_enemy_with_desperate_battle(card: str, theirs: int) -> None:
    war = at_osgiliath([card], [], "ugluk")
    war.shadow.does("lay-card", card=card).does("give-up-card", ability="i-command")
    war.chance.rolls(1, 1, 1, 1).rolls(1, 1, 1, 1)
    assert [entry["amount"] for entry in war.told("log-wotr-combat-roll")] == [1, theirs]


@pytest.mark.parametrize(("card", "cancels"), [("sh-str-04", False), ("sh-str-09", True)])
def test_lord_of_the_bats_gives_up_his_leadership(card: str, cancels: bool) -> None:
    war = at_osgiliath([card], ["km-fp-str-08"], "shadow-of-mirkwood", "black-serpent")
    war.shadow.does("lay-card", card=card)
    war.free_peoples.does("lay-card", card="km-fp-str-08")
    war.shadow.does("give-up-card", ability="lord-of-the-bats")
    war.chance.rolls(2, 2, 2, 2).rolls(1, 1, 1, 1)
    assert war.told("log-wotr-gives-up-leadership") == [{"character": "shadow-of-mirkwood"}]
    assert war.shadow.offered("re-roll", "dice") == [2, 1, 0], "two of the Black Serpent, none of his own"
    assert bool(war.told("log-wotr-combat-card-cancelled")) is cancels


def in_dale(sh: list[str], fp: list[str], part: Any = None, king: str = "king-brand") -> Kings:
    yours = {"north-regular": 2, **({king: 1} if king else {})}
    more = {"parts": part} if part else {}
    return battle("dale", "vale-of-the-carnen", {"southrons-regular": 3}, yours, hands={SH: sh, FP: fp}, **more)


def test_heir_of_bard_cancels_the_card_of_the_shadow() -> None:
    war = in_dale(["sh-str-22"], ["fp-str-20"])
    war.shadow.does("lay-card", card="sh-str-22")
    war.free_peoples.does("lay-card", card="fp-str-20").does("give-up-card", ability="heir-of-bard")
    war.chance.rolls(1, 1, 1)
    assert war.told("log-wotr-combat-roll")[0]["amount"] == 0, "neither card has an effect"
    assert war.told("log-wotr-combat-card-cancelled") == [{"combat": "desperate-battle"}]
    assert war.view()["parts"]["kings"]["battle"] == ["heir-of-bard"]


def test_heir_of_bard_works_once_a_battle() -> None:
    war = in_dale(["sh-str-22"], ["fp-str-20"], on(battle=["heir-of-bard"]))
    war.shadow.does("lay-card", card="sh-str-22")
    war.free_peoples.does("lay-card", card="fp-str-20")
    assert war.open() == [("chance", "dice")]


def test_shadow_in_the_north_works_wherever_brand_stands() -> None:
    war = in_dale(["sh-str-22"], ["fp-str-20"], on(corrupted=["brand"]), king="")
    war.shadow.does("lay-card", card="sh-str-22")
    war.free_peoples.does("lay-card", card="fp-str-20")
    war.shadow.does("give-up-card", ability="shadow-in-the-north")
    assert war.told("log-wotr-combat-card-cancelled") == [{"combat": "advantageous-position"}]


# -- several players ---------------------------------------------------------------------------------------------------
def table(seat: str, side: str, *dice: str, **position: Any) -> Kings:
    """Four players; it is this one's action."""
    seats = ("gondor", "rohan", "witch-king", "saruman")
    pools = {side: list(dice), FP if side == SH else SH: ["event"] * 3}
    order = [s for s in seats if s != seat] + [seat]
    data = {"turn": 3, "next": ["action", seats.index(seat)], "dice": pools, "order": order, **position}
    return kings({"players": 4}, **data)


def test_KC_MP_01_awakening_by_the_right_player() -> None:
    war = table("gondor", FP, "muster", nations={"north": {"steps": 1, "active": True}})
    war.seat("gondor").uses("muster").is_refused("WR-MP-12", "awaken", sovereign="brand")
    war.seat("gondor").does("awaken", sovereign="thranduil")
    assert state(war, "thranduil") == "awakened"


@pytest.mark.parametrize(("seat", "rule"), [("saruman", "KM-MP-04"), ("witch-king", "")])
def test_KC_MP_02_alternating_attempts(seat: str, rule: str) -> None:
    war = table(seat, SH, "army", hunt_box={SH: 4}, parts=on(turn=3, once=["tried:brand", "corruptor:saruman"]))
    if rule:
        war.seat(seat).is_refused(rule, "corrupt", sovereign="dain")
    else:
        war.seat(seat).does("corrupt", sovereign="dain")


def test_KM_COR_23_who_acts_without_a_die_is_the_one_who_may_try() -> None:
    """His ally acted last and made the last attempt: a position in which he is asked can be read."""
    once = on(turn=3, once=["tried:brand", "corruptor:saruman"])
    dice = {FP: ["event"], SH: []}
    war = table("witch-king", SH, actor="saruman", dice=dice, hunt_box={SH: 4}, parts=once)
    war.seat("witch-king").does("corrupt", sovereign="dain")


def test_KC_MP_03_new_turn() -> None:
    war = table("saruman", SH, "army", hunt_box={SH: 4}, parts=on(turn=2, once=["tried:brand", "corruptor:saruman"]))
    war.seat("saruman").does("corrupt", sovereign="brand")


def test_KC_MP_04_one_per_sovereign_for_the_side() -> None:
    war = table("saruman", SH, "army", hunt_box={SH: 4}, parts=on(turn=3, once=["tried:dain", "corruptor:witch-king"]))
    war.seat("saruman").is_refused("KM-COR-03", "corrupt", sovereign="dain")


def test_KC_MP_05_chieftain_by_the_right_player() -> None:
    war = table("witch-king", SH, "muster", nations=at_war("rohan", "elves"))
    war.seat("witch-king").uses("muster").is_refused("WR-MP-14", "bring", character="ugluk")
    assert war.seat("witch-king").may("bring", character="shadow-of-mirkwood")


# -- options -----------------------------------------------------------------------------------------------------------
def tries(options: Any, eyes: int) -> Kings:
    war = acts(SH, "army", options=options, hunt_box={SH: eyes}, dice={FP: ["event"] * 2, SH: ["army"]})
    war.shadow.does("corrupt", sovereign="dain")
    return war


def test_KC_TRN_01_open_tiles() -> None:
    war = tries({"open-corruption": True}, 2)
    war.chance.draws_tile("std-3")
    seen = war.match.view(FP)["position"]
    assert seen["parts"]["kings"]["tiles"]["dain"][0]["tile"] == "std-3"
    assert None not in seen["tiles"]["pool"]
    both = acts(
        FP,
        "muster",
        options={"open-corruption": True},
        parts=on({"denethor": ["std-1", "royal-1", "std-0r"]}),
        free_peoples=free(minas_tirith={"gondor-regular": 3, "denethor": 1, "boromir": 1}),
    )
    both.free_peoples.uses("muster").does("advance", nation="gondor").does("accept")
    ask = both.match.ask
    assert ask is not None
    assert [option[0] for option in ask.options] == [0, 2]


def test_KC_TRN_02_last_tile_counts() -> None:
    war = tries({"last-tile-counts": True}, 4)
    war.chance.draws_tile("std-2")
    war.shadow.is_asked("draw-on").does("decline")
    assert tiles(war, "dain") == ["std-2"]
    war = tries({"last-tile-counts": True}, 4)
    war.chance.draws_tile("std-2")
    war.shadow.does("accept")
    war.chance.draws_tile("std-0r")
    war.shadow.does("decline")
    assert tiles(war, "dain") == ["std-0r"]
    assert pool(war).count("std-2") == 2


def test_KC_TRN_03_last_tile_and_royal() -> None:
    war = tries({"last-tile-counts": True}, 4)
    war.chance.draws_tile("std-2")
    war.shadow.does("accept")
    war.chance.draws_tile("royal-2")
    assert tiles(war, "dain") == ["royal-2"]
    assert war.open() == [(FP, "action")]
