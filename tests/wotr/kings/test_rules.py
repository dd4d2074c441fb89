"""Rules of Kings that no case is about, each by its id."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war, nation
from thirdage.games.wotr.battle.casualties import eliminate
from thirdage.games.wotr.battle.combatants import leadership
from thirdage.games.wotr.fellowship.hunt_pool import refill
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.games.wotr.kings.facts import BY_NAME, CHIEFTAINS, LEADERS, NAMES, ROWS, RULER_DICE, SOVEREIGNS
from thirdage.games.wotr.kings.sovereigns import awaken, level_of
from thirdage.games.wotr.model.constants import FREE_PEOPLES, RESULTS, SHADOW

from .court import CHOSEN, FP, GAME, SH, Kings, acts, dark, free, kings, on, pool, state, tiles, tokens

BASE = WarOfTheRing()
AWAKE = {"rohan-regular": 2, "king-theoden": 1}
SERPENT = {"southrons-regular": 2, "black-serpent": 1}
FOUR = ("character", "muster", "muster", "event")
SEVEN = ("eye", "army", "muster", "character", "event", "event", "army")


def roll(fp: tuple[str, ...], sh: tuple[str, ...], options: Any = None, **position: Any) -> Kings:
    """The action roll; the Ruler die of a side is its last."""
    war = kings(options, turn=4, next=["action-roll"], **position)
    for dice in (fp, sh):
        for kind in (False, True):
            rolled = [die for die in dice if ("ruler" in die) is kind]
            if rolled:
                war.chance.rolls_action_dice(*rolled)
    return war


# -- in general, set-up ------------------------------------------------------------------------------------------------
def test_KM_GEN_01_five_sovereigns_and_three_chieftains() -> None:
    assert NAMES == ("brand", "dain", "denethor", "theoden", "thranduil")
    assert CHIEFTAINS == ("black-serpent", "shadow-of-mirkwood", "ugluk")


def test_KM_GEN_02_everything_of_the_base_game_is_there() -> None:
    base, rules = BASE.rules(), GAME.rules(CHOSEN)
    for table in ("seams", "steps", "effects", "kinds", "intents"):
        assert getattr(base, table).keys() <= getattr(rules, table).keys(), table


def test_KM_GEN_03_components() -> None:
    sides = [row["side"] for row in ROWS["cards"]]
    assert (sides.count(FP), sides.count(SH)) == (10, 9)
    assert len(ROWS["characters"]) + len(LEADERS) == 13, "Awakened, Chieftains, Corrupted"
    assert sorted(row["value"] for row in ROWS["tiles"]) == [1, 2]
    assert [row["side"] for row in ROWS["dice"]] == [FP, SH]


def test_KM_SET_01_nothing_else_changes() -> None:
    before, after = BASE.write(BASE.start(BASE.rules())), GAME.write(GAME.start(GAME.rules(CHOSEN)))
    forces = {
        region: {figure: n for figure, n in here.items() if figure not in NAMES} for region, here in after[FP].items()
    }
    assert {region: here for region, here in forces.items() if here} == before[FP]
    for key in (SH, "nations", "fellowship", "turn", "rings"):
        assert before.get(key) == after.get(key), key
    assert before["characters"].items() <= after["characters"].items()
    assert {after["characters"][who["id"]] for who in ROWS["characters"]} == {"aside"}


# -- Ruler dice --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [FREE_PEOPLES, SHADOW])
def test_KM_DIE_01_the_faces_of_an_ordinary_die(side: int) -> None:
    facts = kings().position.facts
    ruler = facts.faces(side, facts.die_ids.index(f"{RULER_DICE[side]}-muster"))
    assert [RESULTS[face % len(RESULTS)] for face in ruler] == [RESULTS[face] for face in facts.faces(side, 0)]


def test_KM_DIE_12_an_ordinary_action_of_its_result() -> None:
    war = acts(FP, "ruler-muster", free_peoples=free(edoras=AWAKE))
    war.free_peoples.uses("ruler-muster").does("advance", nation="gondor")
    assert nation(war, "gondor")[0] == 1


@pytest.mark.parametrize("face", ["character", "muster", "event", "army-muster"])
def test_KM_DIE_14_any_result_awakens(face: str) -> None:
    war = acts(FP, f"ruler-{face}", free_peoples=free(edoras=AWAKE))
    war.free_peoples.uses(f"ruler-{face}").does("awaken", sovereign="thranduil")
    assert state(war, "thranduil") == "awakened"


@pytest.mark.parametrize("face", ["character", "army", "muster", "event", "army-muster"])
def test_KM_DIE_15_any_result_brings_a_chieftain(face: str) -> None:
    war = acts(SH, f"dark-ruler-{face}", nations=at_war("rohan"), shadow=dark(umbar=SERPENT))
    war.shadow.uses(f"dark-ruler-{face}").does("bring", character="ugluk")
    if war.open()[0][1] == "enter":
        war.shadow.does("enter", region="orthanc")
    assert war.figures(SH, "orthanc")["ugluk"] == 1


def test_KM_DIE_19_the_discarded_die_is_rolled_again_in_the_next_turn() -> None:
    used = {FP: ["ruler-event", "character", "muster", "muster", "event"]}
    war = kings(turn=4, next=["turn"], used_dice=used, free_peoples=free(edoras=AWAKE))
    while war.match.ask is not None and war.match.ask.kind != "action-dice":
        if war.match.ask.seat == "chance":
            war.chance.draws_anything()
        elif war.match.ask.kind == "allocate":
            war.shadow.does("allocate", dice=0)
        else:
            war.match.answer(next(iter(war.match.ask.options)))
    war.chance.rolls_action_dice(*FOUR).rolls_action_dice("ruler-muster")


def test_KM_DIE_21_on_top_of_all_ordinary_dice() -> None:
    kingdom = free(edoras={**AWAKE, "aragorn": 1, "gandalf-the-white": 1})
    gone = {"strider": "gone", "gandalf-the-grey": "gone"}
    six = (*FOUR, "event", "event", "ruler-muster")
    war = roll(six, SEVEN, free_peoples=kingdom, characters=gone, fellowship={"guide": "legolas"})
    assert len(war.free_peoples.offered("discard-die")) == 4, "each kind of die once"
    war.free_peoples.does("discard-die", die="event")
    assert len(war.position.dice[0]) == 6


# -- royal tiles -------------------------------------------------------------------------------------------------------
def test_KM_TILE_02_the_crown_counts_in_attempts_alone() -> None:
    war = acts(FP, "event", parts=on({"dain": ["royal-2", "std-1"]}))
    assert level_of(war.position, BY_NAME["dain"]) == 1
    hunted = acts(FP, "character", hunt_box={SH: 1})
    hunted.free_peoples.uses("character").does("move-fellowship")
    hunted.chance.rolls(6).draws_tile("royal-2")
    hunted.free_peoples.is_asked("casualty").does("decline")
    hunted.expect(corruption=2)


# -- combat abilities --------------------------------------------------------------------------------------------------
def battle(mine: Any, yours: Any, place: str = "dale", origin: str = "vale-of-the-carnen", **more: Any) -> Kings:
    """The Shadow attacks; combat cards are to be laid."""
    position = {
        "turn": 3, "next": ["combat-round"],
        "battle": {"kind": "field", "attacker": SH, "origin": origin, "place": place, "attackers": mine, "number": 1},
        "shadow": dark(**{origin.replace("-", "_"): mine}), "free_peoples": free(**{place.replace("-", "_"): yours}),
        "nations": at_war("north", "southrons", "sauron"),
    }  # fmt: skip
    return kings(**{**position, **more})


def test_KM_CBT_01_one_ability_each() -> None:
    for who, ability in (("black-serpent", "red-wrath"), ("shadow-of-mirkwood", "lord-of-the-bats")):
        war = battle({"southrons-regular": 3, who: 1}, {"north-regular": 2}, hands={SH: ["sh-str-22"]})
        war.shadow.does("lay-card", card="sh-str-22").is_asked("give-up-card")
        assert war.shadow.offered("give-up-card", "ability") == [ability]


def test_KM_CBT_06_chieftains_before_the_cards_are_revealed_and_brand_after() -> None:
    hands = {SH: ["sh-str-22"], FP: ["fp-str-20"]}
    war = battle({"southrons-regular": 3, "black-serpent": 1}, {"north-regular": 2, "king-brand": 1}, hands=hands)
    war.shadow.does("lay-card", card="sh-str-22")
    war.free_peoples.does("lay-card", card="fp-str-20")
    revealed = "sh-str-22" in str(war.match.log(FP))
    assert (war.open(), revealed) == ([(SH, "give-up-card")], False)
    war.shadow.does("decline")
    assert war.open() == [(FP, "give-up-card")]
    assert "sh-str-22" in str(war.match.log(FP))


def test_KM_CBT_08_a_chieftain_who_stays_behind_helps_nobody() -> None:
    mine = {"southrons-regular": 3}
    stays = dark(vale_of_the_carnen={"southrons-regular": 4, "black-serpent": 1})
    war = battle(mine, {"north-regular": 2}, hands={SH: ["sh-str-22"]}, shadow=stays)
    war.shadow.does("lay-card", card="sh-str-22")
    assert "give-up-card" not in [kind for _, kind in war.open()]


# -- Sovereigns --------------------------------------------------------------------------------------------------------
def test_KM_SOV_03_he_is_none_of_the_four_leaders() -> None:
    four = free(dale={"north-regular": 2, "north-leader": 4, "brand": 1}, the_shire={"north-regular": 1}, carrock={})
    war = kings(free_peoples=four)
    GAME.check(war.position)
    assert war.view()["reinforcements"].get("north-leader", 0) == 0
    eliminate(war.position, FREE_PEOPLES, war.region("dale"), ((war.position.facts.figure["brand"], 1),), "WR-BTL-29")
    assert war.view()["reinforcements"].get("north-leader", 0) == 0
    assert state(war, "brand") == "gone"


@pytest.mark.parametrize("who", SOVEREIGNS, ids=NAMES)
def test_KM_SOV_04_KM_VAL_01_awakened_they_are_companions(who: Any) -> None:
    values = {
        "brand": (1, 2, 2),
        "dain": (1, 2, 4),
        "denethor": (1, 1, 3),
        "theoden": (2, 1, 3),
        "thranduil": (2, 1, 4),
    }
    facts = kings().position.facts
    character = facts.characters[facts.character[who.awakened]]
    assert (character.level, character.leadership, who.resistance) == values[who.id]
    assert character.side == FREE_PEOPLES
    assert "king-theoden" not in [facts.characters[c].id for c in kings().position.companions()]


def test_KM_SOV_06_his_move_activates_his_nation() -> None:
    war = acts(FP, "character", free_peoples=free(westemnet={"king-theoden": 1}, edoras={"rohan-regular": 1}))
    assert nation(war, "rohan")[1] is False
    war.free_peoples.uses("character").does("move-companions").does("group", characters=["king-theoden"])
    war.free_peoples.does("walk", region="edoras")
    assert nation(war, "rohan")[1] is True


def test_KM_SOV_11_what_their_cards_say() -> None:
    second = {who.id: RESULTS[who.second] for who in SOVEREIGNS}
    assert second == {
        "brand": "muster", "dain": "muster", "denethor": "event", "theoden": "muster", "thranduil": "character",
    }  # fmt: skip
    nations = {who.id: who.nation for who in SOVEREIGNS}
    assert nations == {
        "brand": "north", "dain": "dwarves", "denethor": "gondor", "theoden": "rohan", "thranduil": "elves",
    }  # fmt: skip


def test_KM_VAL_04_theoden_leads_three_in_the_first_round() -> None:
    for number, points in ((1, 3), (2, 1)):
        fought = {
            "kind": "field", "attacker": SH, "origin": "westemnet", "place": "edoras",
            "attackers": {"isengard-regular": 2}, "number": number,
        }  # fmt: skip
        war = kings(
            turn=3, next=["combat-round"], battle=fought, free_peoples=free(edoras=AWAKE),
            shadow=dark(westemnet={"isengard-regular": 2}), nations=at_war("rohan", "isengard"),
        )  # fmt: skip
        assert leadership(war.position, None, FREE_PEOPLES) == points


# -- Ruler tokens ------------------------------------------------------------------------------------------------------
def test_KM_TOK_01_the_token_comes_with_the_awakening() -> None:
    for options, held in (({}, ["brand"]), ({"no-ruler-tokens": True}, [])):
        war = acts(FP, "muster", options=options)
        awaken(war.position, BY_NAME["brand"], war.region("dale"))
        assert tokens(war) == held


def test_KM_TOK_06_there_is_only_one_ruler_die_for_several_tokens() -> None:
    here = free(edoras=AWAKE, dale={"north-regular": 1, "king-brand": 1})
    part = on(tokens=["theoden", "brand"])
    war = acts(FP, "ruler-event", "event", free_peoples=here, nations=at_war("rohan", "north"), parts=part)
    war.free_peoples.does("ruler-token", ability="call-to-arms")
    war.free_peoples.does("recruit", figure="north-regular", region="bree").does("done").does("done")
    war.shadow.does("skip", die="event")
    war.free_peoples.is_refused("KM-TOK-02", "ruler-token", ability="mustering-of-the-mark")


# -- corruption --------------------------------------------------------------------------------------------------------
def tries(eyes: int, who: str, options: Any = None, **position: Any) -> Kings:
    pools = {FP: ["event"] * 3, SH: ["army"]}
    war = acts(SH, "army", options=options, **{"dice": pools, "hunt_box": {SH: eyes}, **position})
    war.shadow.does("corrupt", sovereign=who)
    return war


def test_KM_COR_08_all_tiles_are_drawn_before_the_choice() -> None:
    war = tries(4, "dain")
    for tile in ("std-1", "std-2", "std-0r"):
        assert war.open()[0][0] == "chance"
        war.chance.draws_tile(tile)
    war.shadow.is_asked("lay-tile")


def test_KM_COR_19_the_discarded_tile_returns_when_the_pool_is_filled_again() -> None:
    war = tries(2, "brand")
    war.chance.draws_tile("std-3")
    assert war.view()["tiles"]["drawn"] == ["std-3"]
    assert pool(war).count("std-3") == 2
    war.position.pool = ()
    refill(war.position)
    assert pool(war) == ["std-3"]


def test_KM_COR_25_a_card_needs_neither_eyes_to_spend_nor_free_dice() -> None:
    war = acts(
        SH, "character", dice={FP: [], SH: ["character", "army"]}, hunt_box={SH: 1}, hands={SH: ["km-sh-char-26"]},
        shadow=dark(edoras={}, westemnet={"nazgul": 1}, minas_morgul={"sauron-regular": 5}),
    )  # fmt: skip
    war.shadow.uses("character").does("play-card", card="km-sh-char-26")
    war.chance.draws_tile("std-1")
    assert tiles(war, "theoden") == ["std-1"]
    assert war.position.hunt_box[SHADOW] == 1


def test_KM_REM_02_no_other_way() -> None:
    here = {"gondor-regular": 3, "boromir": 1}
    for die in ("army-muster", "muster", "event"):
        war = acts(FP, die, free_peoples=free(minas_tirith=here), parts=on(corrupted=["denethor"]))
        war.free_peoples.uses(die)
        assert not war.free_peoples.may("remove-sovereign", sovereign="denethor")


# -- Chieftains --------------------------------------------------------------------------------------------------------
def test_KM_CHF_01_KM_VAL_05_their_nations_and_values() -> None:
    facts = kings().position.facts
    told = {
        name: (facts.nations[who.nation].id, who.level, who.leadership)
        for name, who in ((name, facts.characters[facts.character[name]]) for name in CHIEFTAINS)
    }
    assert told == {
        "black-serpent": ("southrons", 2, 2), "shadow-of-mirkwood": ("sauron", 3, 1), "ugluk": ("isengard", 2, 1),
    }  # fmt: skip


def test_KM_CHF_05_they_add_their_leadership() -> None:
    war = battle({"southrons-regular": 3, "black-serpent": 1}, {"north-regular": 2})
    assert leadership(war.position, None, SHADOW) == 2


# -- several players ---------------------------------------------------------------------------------------------------
SEATS = ("gondor", "rohan", "witch-king", "saruman")


def table(seat: str, side: str, *dice: str, options: Any = None, **position: Any) -> Kings:
    """Four players; it is this one's action."""
    pools = {side: list(dice), FP if side == SH else SH: ["event"] * 3}
    order = [s for s in SEATS if s != seat] + [seat]
    data = {"turn": 3, "next": ["action", SEATS.index(seat)], "dice": pools, "order": order, **position}
    return kings({"players": 4, **(options or {})}, **data)


def test_KM_MP_02_any_player_of_the_free_peoples_removes_and_inspires() -> None:
    fallen = free(minas_tirith={"gondor-regular": 3, "boromir": 1})
    war = table("rohan", FP, "character", free_peoples=fallen, parts=on(corrupted=["denethor"]))
    war.seat("rohan").uses("character").does("remove-sovereign", sovereign="denethor")
    assert state(war, "denethor") == "gone"
    here = free(edoras={"rohan-regular": 1, "theoden": 1, "gandalf-the-grey": 1})
    stirred = table("rohan", FP, "muster", free_peoples=here, parts=on({"theoden": ["std-1"]}))
    stirred.seat("rohan").uses("muster").does("advance", nation="rohan")
    seat, kind = stirred.open()[0]
    assert (kind, seat in SEATS[:2]) == ("inspire", True)
    stirred.seat(seat).does("accept")
    assert tiles(stirred, "theoden") == []


@pytest.mark.parametrize("seat", ["witch-king", "saruman"])
@pytest.mark.parametrize("who", NAMES)
def test_KM_MP_03_any_player_of_the_shadow_tries_any_sovereign(seat: str, who: str) -> None:
    war = table(seat, SH, "army", hunt_box={SH: 4})
    assert war.seat(seat).may("corrupt", sovereign=who)


def test_KM_MP_07_the_leading_player_discards() -> None:
    war = roll((*FOUR, "ruler-event"), SEVEN, {"players": 4}, free_peoples=free(edoras=AWAKE))
    leader = war.position.facts.players[war.position.leading[FREE_PEOPLES]].seat
    assert war.open() == [(leader, "discard-die")]


def test_KM_TRN_03_without_ruler_tokens_the_fallen_still_dismay() -> None:
    options = {"no-ruler-tokens": True, "dismay-tokens": True}
    war = acts(FP, "event", options=options, free_peoples=free(edoras=AWAKE))
    figure = war.position.facts.figure["king-theoden"]
    eliminate(war.position, FREE_PEOPLES, war.region("edoras"), ((figure, 1),), "WR-BTL-29")
    assert (tokens(war), tokens(war, "dismay")) == ([], ["theoden"])


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("last", [False, True])
def test_KM_TRN_04_each_by_itself(shown: bool, last: bool) -> None:
    war = tries(4, "dain", {"open-corruption": shown, "last-tile-counts": last})
    war.chance.draws_tile("std-1")
    assert war.open()[0][1] == ("draw-on" if last else "attempt-tile")
    if last:
        war.shadow.does("decline")
    else:
        war.chance.draws_tile("std-0r").draws_tile("std-2")
        war.shadow.does("lay-tile", tile="std-1")
    seen = war.match.view(FP)["position"]["parts"]["kings"]["tiles"]["dain"][0]["tile"]
    assert seen == ("std-1" if shown else None)


# -- cards -------------------------------------------------------------------------------------------------------------
def test_KM_REP_02_KM_REP_03_eleven_replaced_and_eight_new() -> None:
    replaced = [row["instead_of"] for row in ROWS["cards"] if "instead_of" in row]
    new = [(row["deck"], row["number"]) for row in ROWS["cards"] if "instead_of" not in row]
    assert [card.partition("-")[0] for card in replaced].count("fp") == 6
    assert len(replaced) == 11
    decks = ("free-peoples-character", "free-peoples-strategy", "shadow-character", "shadow-strategy")
    assert new == [(deck, number) for deck in decks for number in (25, 26)]
    for row in ROWS["cards"]:
        assert row["id"].endswith(f"-{row['number']:02}")
        assert row.get("instead_of", row["id"].removeprefix("km-")) == row["id"].removeprefix("km-")


# -- what breakages of the rules have asked for ------------------------------------------------------------------------
def test_KM_DIE_08_a_die_that_was_not_rolled_is_not_discarded() -> None:
    war = roll((*FOUR, "ruler-event"), SEVEN, free_peoples=free(edoras=AWAKE))
    war.free_peoples.is_refused("KM-DIE-08", "discard-die", die="will-of-the-west")


def test_KM_COR_18_among_equals_the_one_with_a_reveal_icon_whichever_came_first() -> None:
    war = tries(2, "dain", parts=on({"dain": ["std-2"]}))
    war.chance.draws_tile("std-2r")
    assert war.view()["tiles"]["drawn"] == ["std-2r"]


def test_KM_TOK_05_the_token_of_the_dead_is_gone() -> None:
    war = acts(FP, "event", free_peoples=free(edoras=AWAKE), parts=on(tokens=["theoden"]))
    figure = war.position.facts.figure["king-theoden"]
    eliminate(war.position, FREE_PEOPLES, war.region("edoras"), ((figure, 1),), "WR-BTL-29")
    assert tokens(war) == []


def test_KM_CHF_02_no_chieftain_in_peace() -> None:
    war = acts(SH, "muster")
    war.shadow.uses("muster").is_refused("KM-CHF-02", "bring", character="black-serpent")


def test_KM_COR_09_equal_tiles_are_chosen_from_too_or_the_shown_one_would_tell_the_hidden_one() -> None:
    war = tries(3, "dain")
    war.chance.draws_tile("std-1").draws_tile("std-1")
    war.shadow.is_asked("lay-tile").does("lay-tile", tile="std-1")
    assert tiles(war, "dain") == ["std-1"]


@pytest.mark.parametrize(("hidden", "able"), [(False, True), (True, False)])
def test_KM_VAL_05_ugluk_comes_while_the_fellowship_is_revealed_in_mordor(hidden: bool, able: bool) -> None:
    war = acts(SH, "muster", fellowship={"mordor": 1, "region": None, "hidden": hidden})
    war.shadow.uses("muster")
    assert war.shadow.may("bring", character="ugluk") is able
    if able:
        war.shadow.does("bring", character="ugluk")
        assert set(war.shadow.offered("enter", "region")) == {"orthanc", "north-dunland", "south-dunland"}


def test_KM_MP_02_what_the_leading_player_declines_the_other_may_do() -> None:
    here = free(edoras={"rohan-regular": 1, "theoden": 1, "gandalf-the-grey": 1})
    war = table("rohan", FP, "muster", free_peoples=here, parts=on({"theoden": ["std-1"]}))
    war.seat("rohan").uses("muster").does("advance", nation="rohan")
    lead = war.position.facts.players[war.position.leading[FREE_PEOPLES]].seat
    war.seat(lead).is_asked("inspire").does("decline")
    war.seat("rohan" if lead == "gondor" else "gondor").is_asked("inspire").does("accept")
    assert tiles(war, "theoden") == []


def test_KM_INS_01_a_card_that_advances_inspires_before_its_tiles_are_looked_at() -> None:
    here = free(minas_tirith={"gondor-regular": 3, "denethor": 1, "boromir": 1})
    part = on({"denethor": ["std-1", "std-0r"]})
    war = acts(FP, "character", free_peoples=here, parts=part, hands={FP: ["km-fp-char-26"]})
    war.free_peoples.uses("character").does("play-card", card="km-fp-char-26").does("counsel-nation", nation="gondor")
    war.free_peoples.is_asked("inspire").does("accept")
    war.chance.answers(number=0)
    war.free_peoples.is_asked("return-tile").does("return-tile", number=0)
    assert tiles(war, "denethor") == []


@pytest.mark.parametrize(("commander", "asked"), [("north-regular", True), ("gondor-regular", False)])
def test_KM_MP_01_heir_of_bard_is_the_ability_of_brands_own_player(commander: str, asked: bool) -> None:
    yours = {"north-regular": 1, "gondor-regular": 1, "king-brand": 1}
    yours[commander] += 1
    seat = "rohan" if asked else "gondor"
    fought = {
        "kind": "field", "attacker": SH, "origin": "vale-of-the-carnen", "place": "dale",
        "attackers": {"southrons-regular": 3}, "number": 1,
    }  # fmt: skip
    war = kings(
        {"players": 4}, turn=3, next=["combat-round"], battle=fought, free_peoples=free(dale=yours),
        shadow=dark(vale_of_the_carnen={"southrons-regular": 3}), nations=at_war("north", "gondor", "southrons"),
        hands={seat: ["fp-str-20"], "saruman": ["sh-str-22"]}, alliance={"mixed": {FP: ["dale"]}},
    )  # fmt: skip
    war.seat("saruman").does("lay-card", card="sh-str-22")
    war.seat(seat).does("lay-card", card="fp-str-20")
    assert ((seat, "give-up-card") in war.open()) is asked


def of_three(*dice: str, **position: Any) -> Kings:
    """The Free Peoples, who have no team-mate, act with these dice."""
    pools = {FP: list(dice), SH: ["event"] * 3}
    return kings({"players": 3}, **{"turn": 3, "next": ["action", 0], "dice": pools, **position})


def test_KM_AWK_01_of_three_players_it_is_an_action_with_his_nation() -> None:
    war = of_three("muster", "muster", nations=at_war("rohan", "gondor"))
    war.seat(FP).uses("muster").does("awaken", sovereign="theoden")
    war.seat("saruman").does("skip", die="event")
    war.seat(FP).uses("muster").does("muster")
    assert "rohan-regular" not in war.seat(FP).offered("recruit", "figure")
    again = of_three("muster", alliance={"last-action": {"nations": ["rohan"]}}, nations=at_war("rohan", "gondor"))
    again.seat(FP).uses("muster").is_refused("WR-MP-26", "awaken", sovereign="theoden")
    assert again.seat(FP).may("awaken", sovereign="denethor")


def test_KM_SOV_12_of_three_players_far_sighted_is_not_bound_by_the_action_before() -> None:
    here = free(woodland_realm={"elves-regular": 2, "king-thranduil": 1})
    war = of_three("ruler-character", free_peoples=here, alliance={"last-action": {"nations": ["elves"]}})
    war.seat(FP).uses("ruler-character")
    assert war.seat(FP).may("ruler-ability", ability="far-sighted-fellowship")
