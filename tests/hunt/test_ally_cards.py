"""Each Ally card of chapter I: what it demands, and what each of its effects does (HR-ALY-05 to 07)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.hunt.effects import lasting_of

from .scenario import Table, given

EVERYWHERE_ELSE = {"blue": "17", "green": "17", "red": "17", "purple": "17"}
"""All Nazgûl in section I."""
IN_III = {"blue": "48", "green": "48", "red": "48", "purple": "48"}


def holding(card: str, **situation: Any) -> Table:
    """The Ring-bearer's turn, with this card in hand."""
    return given(hand=[f"ally-{card}"], **situation)


ALWAYS = (
    "farmer-maggot", "fatty-bolger", "the-golden-perch", "shirriffs-of-the-eastfarthing", "the-old-forest-wakes",
    "a-walking-song", "gossip-at-the-green-dragon", "farmer-cotton", "letter-from-gandalf",
)  # fmt: skip


@pytest.mark.parametrize("card", ALWAYS)
@pytest.mark.parametrize("phase", ["first-day-phase", "night"])
def test_cards_without_a_condition(card: str, phase: str) -> None:
    """HR-ALY-05."""
    assert holding(card, phase=phase).may_play(card)


@pytest.mark.parametrize(
    ("card", "met", "violated"),
    [
        ("tom-bombadil", {"log": "1 . 53 ."}, {"log": "1 . 37"}),
        ("gildor-inglorion", {"log": "1 . 37", "phase": "night"}, {"log": "1 . 53", "phase": "night"}),
        ("gildor-inglorion", {"log": "1", "phase": "night"}, {"log": "1", "phase": "second-day-phase"}),
        ("grip-fang-and-wolf", {"nazgul": {**IN_III, "red": "38"}}, {"nazgul": IN_III}),
        ("horn-call-of-buckland", {"nazgul": {"red": "56"}}, {"nazgul": EVERYWHERE_ELSE}),
        ("a-short-cut-to-mushrooms", {"log": "1 . 21 ."}, {"log": "1 . 21"}),
        ("a-short-cut-to-mushrooms", {"log": "1 ."}, {"log": "1 .", "phase": "night"}),
        ("a-conspiracy-unmasked", {"log": "1 . 37"}, {"log": "1 . 29"}),
        ("a-conspiracy-unmasked", {"log": "1 . 44"}, {"log": "1 . 53"}),
        ("lobelia-sackville-baggins", {"nazgul": {**IN_III, "red": "17"}}, {"nazgul": IN_III}),
        ("bucklebury-ferry", {"log": "1 . 29"}, {"log": "1 . 43"}),
        ("bucklebury-ferry", {"log": "1 . 40 ."}, {"log": "1 . 30"}),
        ("ponies-from-crickhollow", {"log": "1 . 43"}, {"log": "1 . 43 ."}),
        ("ponies-from-crickhollow", {"log": "1 . 53"}, {"log": "1 . 37"}),
        ("goldberry", {"phase": "night", "turn_done": True}, {"phase": "night"}),
    ],
)
def test_conditions(card: str, met: dict[str, Any], violated: dict[str, Any]) -> None:
    """HR-ALY-05: met, and violated in one point."""

    def table(situation: dict[str, Any]) -> Table:
        resting = situation.pop("turn_done", False)
        found = holding(card, **situation)
        return found.does("rest") if resting else found

    assert table(met).may_play(card)
    table(violated).is_refused("HR-ALY-05", "play-ally", card=f"ally-{card}", option=0)


# -- Frodo moves ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "log"),
    [
        ("tom-bombadil", "1 . 43"),
        ("gildor-inglorion", "1 . 37"),
        ("bucklebury-ferry", "1 . 37"),
        ("ponies-from-crickhollow", "1 . 43"),
    ],
)
def test_frodo_moves_once_more_at_night_without_corruption(card: str, log: str) -> None:
    """HR-MOV-10, HR-NGT-06: the marker is turned, corruption does not rise, the move of the turn is left."""
    table = holding(card, log=log, phase="night", corruption=3).plays(card)
    assert table.asked == "card-move"
    table.is_refused("HR-MOV-04", "record-location", space="1")
    table.does("record-location", space="39")
    assert (table.last, table.at.corruption, table.at.eye) == ("39", 3, True)
    assert table.may("record-dot")
    assert table.seen()["turn"]["moved"] is False
    table.does("record-dot")
    assert table.at.corruption == 4
    moves = [row for row in table.match.log("ringwraiths") if row["id"] == "log-hunt-records"]
    assert not moves, "nobody else learns where"


def test_a_card_may_take_frodo_to_an_exit_or_to_the_end_of_the_track() -> None:
    """HR-MOV-11, HR-END1-01, HR-END1-02."""
    table = holding("tom-bombadil", log="1 . 49").plays("tom-bombadil").does("record-location", space="B")
    assert table.match.outcome is not None
    table = holding("tom-bombadil", log="1 49", track=15).plays("tom-bombadil").does("record-dot")
    assert "rescue" in table.told()


# -- tokens -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("card", "half", "places"),
    [
        ("tom-bombadil", 1, {"43", "44", "50", "51", "52"}),
        ("farmer-maggot", 0, {"39", "37", "43", "40"}),
        ("horn-call-of-buckland", 0, {"43", "44", "50", "51", "52"}),
        ("shirriffs-of-the-eastfarthing", 0, {"20", "26", "30", "31", "33", "34"}),
    ],
)
def test_where_tokens_are_placed(card: str, half: int, places: set[str]) -> None:
    """HR-TOK-01: as the card says, and no more of them than it says."""
    table = holding(card, log="1 . 53").plays(card, half)
    assert table.spaces("place-ally-token") == places
    first, second = sorted(places)[:2]
    table.does("place-ally-token", space=first)
    if card == "farmer-maggot":
        assert table.asked == "bearer-turn"
        return
    table.does("place-ally-token", space=second)
    assert (table.asked, table.seen()["ally-tokens"]) == ("bearer-turn", [f"1-{first}", f"1-{second}"])


def test_up_to_two_may_be_one_or_none() -> None:
    """HR-ALY-07."""
    table = holding("tom-bombadil", log="1 . 53").plays("tom-bombadil", 1).does("no-more")
    assert (table.asked, table.at.ally_tokens) == ("bearer-turn", ())


def test_fatty_bolger_has_two_places() -> None:
    table = holding("fatty-bolger").plays("fatty-bolger")
    assert table.spaces("place-ally-token") == {"36"}
    table.is_refused("HR-ALY-07", "no-more")
    table.does("place-ally-token", space="36").does("place-ally-token", space="44")
    assert (table.asked, table.seen()["ally-tokens"]) == ("bearer-turn", ["1-36", "1-44"])
    table = holding("fatty-bolger", nazgul={"red": "36"}).plays("fatty-bolger")
    assert table.spaces("place-ally-token") == {"44"}


def test_shirriffs_move_two_tokens_each_once() -> None:
    """HR-TOK-04."""
    table = holding("shirriffs-of-the-eastfarthing", ally_tokens="23 44")
    table.plays("shirriffs-of-the-eastfarthing", 1).does("move-ally-token", from_space="23", space="21")
    table.is_refused("HR-TOK-04", "move-ally-token", from_space="21", space="23")
    table.does("move-ally-token", from_space="44", space="43")
    assert (table.asked, table.seen()["ally-tokens"]) == ("bearer-turn", ["1-21", "1-43"])


def test_farmer_cotton_places_one_and_moves_up_to_one() -> None:
    table = holding("farmer-cotton").plays("farmer-cotton")
    assert {"1", "17", "37"} - {"17"} <= table.spaces("place-ally-token")
    table.is_refused("HR-ALY-07", "place-ally-token", space="43")
    table.does("place-ally-token", space="23").does("move-ally-token", from_space="23", space="21")
    assert (table.asked, table.seen()["ally-tokens"]) == ("bearer-turn", ["1-21"])


# -- Nazgûl -----------------------------------------------------------------------------------------------------------
def test_farmer_maggot_moves_one_nazgul_two_steps() -> None:
    table = holding("farmer-maggot", nazgul={"red": "39", **dict.fromkeys(("blue", "green", "purple"), "17")})
    table.plays("farmer-maggot", 1)
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"red"}
    assert "44" in table.spaces("move-nazgul")
    table.is_refused("HR-ALY-07", "move-nazgul", nazgul="red", space="52")
    table.is_refused("HR-ALY-07", "move-nazgul", nazgul="blue", space="18")
    table.does("move-nazgul", nazgul="red", space="44")
    assert (table.stands("red"), table.asked) == ("44", "bearer-turn")


def test_a_nazgul_is_not_moved_onto_a_token_or_an_exit() -> None:
    """HR-NMV-05."""
    table = holding("horn-call-of-buckland", nazgul={"red": "43"}, ally_tokens="44").plays("horn-call-of-buckland")
    table.is_refused("HR-NMV-05", "move-nazgul", nazgul="red", space="44")
    table = holding("farmer-maggot", local="a-b-c", nazgul={"red": "a"}, ally_tokens="b").plays("farmer-maggot", 1)
    table.is_refused("HR-ALY-07", "move-nazgul", nazgul="red", space="c")
    table = holding("grip-fang-and-wolf", local="a-k!", nazgul={"red": "a"}).plays("grip-fang-and-wolf")
    table.is_refused("HR-NMV-05", "move-nazgul", nazgul="red", space="k")


def test_grip_fang_and_wolf_move_two_nazgul_one_step() -> None:
    table = holding("grip-fang-and-wolf", nazgul={"blue": "43", "green": "23", "red": "39", "purple": "17"})
    table.plays("grip-fang-and-wolf")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"green", "red", "purple"}
    table.does("move-nazgul", nazgul="green", space="21")
    table.is_refused("HR-ALY-07", "move-nazgul", nazgul="green", space="23")
    table.does("move-nazgul", nazgul="red", space="43")
    assert (table.stands("red"), table.stands("green"), table.asked) == ("43", "21", "bearer-turn")


def test_the_horn_call_moves_every_nazgul_of_the_area_and_then_places() -> None:
    table = holding("horn-call-of-buckland", nazgul={"blue": "43", "green": "44", "red": "53", "purple": "17"})
    table.plays("horn-call-of-buckland")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue", "green"}
    table.does("move-nazgul", nazgul="blue", space="39").does("no-more")
    assert table.spaces("place-ally-token") == {"43", "50", "51", "52"}


def test_the_old_forest_moves_one_nazgul() -> None:
    table = holding("the-old-forest-wakes", nazgul={"red": "53", "blue": "52"}).plays("the-old-forest-wakes", 1)
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"red", "blue"}
    table.does("move-nazgul", nazgul="red", space="d-52-53-1")
    assert table.asked == "bearer-turn"


# -- effects that last ------------------------------------------------------------------------------------------------
LOCAL = "a=b=c e=a b-f"
"""All in II-A, of which `slowed` slows III-B instead; a road a, b, c."""


def slowed(nazgul: str, **more: Any) -> Table:
    """Blue's turn while III-B is slow."""
    lasting = [["ally-the-old-forest-wakes", "slow", "III-B", "day"]]
    return given(turn="blue", nazgul={"blue": nazgul}, lasting=lasting, **more)


def test_the_old_forest_slows_one_of_two_areas_for_the_day() -> None:
    """HR-TOK-07: until the refresh step."""
    table = holding("the-old-forest-wakes", companions={"pippin": "down"}).plays("the-old-forest-wakes")
    assert {row["area"] for row in table.offers("choose-area")} == {"III-B", "III-C"}
    table.does("choose-area", area="III-B")
    assert table.seen()["lasting"] == [["ally-the-old-forest-wakes", "slow", "III-B", "day"]]
    for _ in range(2):
        table.does("record-dot").ends_turn(5)
        assert len(table.at.lasting) == 1
    table.does("rest").ends_turn(5)
    assert table.at.lasting == ()


def test_who_begins_in_a_slow_area_makes_one_step() -> None:
    """A road from 43 would take it three steps, and a night two."""
    free = given(turn="blue", nazgul={"blue": "43"}, phase="night").spaces("ride")
    table = slowed("43", phase="night")
    assert table.spaces("ride") == {"39", "44", "50", "d-43-46-1", "d-43-51-1"} < free
    table.is_refused("HR-NMV-03", "ride", space="52")


def test_who_enters_a_slow_area_makes_one_step() -> None:
    """Also on its way through."""
    table = slowed("39", phase="night")
    assert {"43", "37"} <= table.spaces("ride")
    assert not {"44", "50"} & table.spaces("ride")
    assert {"44", "50"} <= given(turn="blue", nazgul={"blue": "39"}, phase="night").spaces("ride")


def test_one_step_is_all_whatever_moves_it() -> None:
    """A slowed Nazgûl has no step left for an ability, and one that has stepped cannot enter."""
    more = {"dice": "ring sword", "gained": "6 21 23 30"}
    table = slowed("39", **more).does("ride", space="43")
    table.is_refused("HR-INF-10", "ability-step", face="ring", space="44")
    table = slowed("37", **more).does("ride", space="39")
    table.is_refused("HR-INF-10", "ability-step", face="ring", space="43")
    assert table.may("ability-step", face="ring", space="d-39-40-1")
    table = slowed("43", **more).does("ride", space="39")
    assert not table.offers("ability-step")
    table = slowed("39", **more)
    table.is_refused("HR-INF-10", "ability-ride", face="ring", space="44")
    assert table.may("ability-ride", face="ring", space="43")


def test_a_new_turn_begins_with_no_step_made() -> None:
    table = slowed("43").does("ride", space="39").ends_turn()
    assert table.at.stepped == 0


def test_gossip_shields_two_areas_for_the_phase() -> None:
    """HR-TOK-07."""
    table = holding("gossip-at-the-green-dragon", nazgul={"blue": "23"}, dice="ring")
    table.plays("gossip-at-the-green-dragon").does("choose-area", area="II-A")
    assert "II-A" not in {row["area"] for row in table.offers("choose-area")}
    table.does("choose-area", area="II-B").does("record-dot").ends_turn()
    table.is_refused("HR-ALY-07", "perceive-area", face="ring", area="II-A")
    assert table.may("perceive-section", face="ring", section="II")
    table.ends_turn(4).does("record-dot").ends_turn()
    assert table.may("perceive-area", face="ring", area="II-A")


def test_gossip_shields_a_section() -> None:
    table = holding("gossip-at-the-green-dragon", nazgul={"blue": "23"}, dice="ring")
    table.plays("gossip-at-the-green-dragon", 1)
    assert {row["section"] for row in table.offers("choose-section")} == {"I", "II", "III"}
    table.does("choose-section", section="II").does("record-dot").ends_turn()
    table.is_refused("HR-ALY-07", "perceive-section", face="ring", section="II")
    assert table.may("perceive-area", face="ring", area="II-A")
    assert len(lasting_of(table.at, "shield-section")) == 1


# -- hands, tokens, dice ----------------------------------------------------------------------------------------------
def test_gildor_lowers_corruption_if_frodo_rests() -> None:
    table = holding("gildor-inglorion", phase="night", corruption=2).does("rest").plays("gildor-inglorion", 1)
    assert table.at.corruption == 1
    table = holding("gildor-inglorion", phase="night", corruption=2).plays("gildor-inglorion", 1)
    assert table.at.corruption == 2


def test_corruption_never_falls_below_nothing() -> None:
    """HR-GEN-06."""
    table = holding("goldberry", phase="night").does("rest").plays("goldberry")
    assert (table.at.corruption, "corruption" in table.told()) == (0, False)
    table = holding("goldberry", phase="night", corruption=5).does("rest").plays("goldberry")
    assert table.at.corruption == 4


def test_goldberry_draws_two_cards() -> None:
    table = holding("goldberry", phase="night").does("rest").plays("goldberry", 1)
    assert len(table.at.ally_hand) == 2


def test_each_card_drawn_keeps_to_the_limit() -> None:
    """HR-ALY-02: five in hand after the first, a sixth goes at once."""
    cards = ["ally-the-golden-perch", *[f"ally-{card}" for card in ALWAYS if card != "the-golden-perch"][:4]]
    table = given(hand=cards).plays("the-golden-perch")
    assert (table.asked, len(table.at.ally_hand)) == ("discard", 6)
    table.does("discard-card", card="ally-fatty-bolger")
    assert (table.asked, len(table.at.ally_hand)) == ("discard-one", 5)
    table.does("discard-card", card="ally-farmer-maggot")
    assert (table.asked, len(table.at.ally_hand)) == ("bearer-turn", 4)
    assert [card for card, _ in table.seen()["ally"]["discards"]] == ["ally-the-golden-perch", None, None]


@pytest.mark.parametrize("card", ["fatty-bolger", "letter-from-gandalf"])
def test_a_card_and_a_token(card: str) -> None:
    table = holding(card).plays(card, 1)
    assert (len(table.at.ally_hand), table.at.available, table.at.pool) == (1, 1, 2)


@pytest.mark.parametrize(("pool", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_a_walking_song(pool: int, gained: int) -> None:
    """HR-FEL-05: what the pool does not hold is lost."""
    table = holding("a-walking-song", pool=pool).plays("a-walking-song")
    assert (table.at.available, table.at.pool) == (gained, pool - gained)


def test_a_conspiracy_unmasked() -> None:
    """HR-CPN-04; the second effect has no condition."""
    table = holding("a-conspiracy-unmasked", log="1 . 37").plays("a-conspiracy-unmasked")
    assert (table.seen()["companions"]["merry"], table.at.available) == ("up", 1)
    table = holding("a-conspiracy-unmasked", log="1 . 37", companions={"merry": "down"}).plays("a-conspiracy-unmasked")
    assert (table.seen()["companions"]["merry"], table.at.available) == ("down", 1)
    table = holding("a-conspiracy-unmasked", log="1").plays("a-conspiracy-unmasked", 1)
    assert len(table.at.ally_hand) == 1


def test_lobelia_discards_an_unused_die() -> None:
    """HR-DIE-02."""
    table = holding("lobelia-sackville-baggins", dice="ring sword sword").plays("lobelia-sackville-baggins")
    assert table.offers("choose-dice") == [{"kind": "choose-dice", "face": [face]} for face in ("ring", "sword")]
    assert table.does("choose-dice", face=["sword"]).dice == ["ring", "sword"]
    table = holding("lobelia-sackville-baggins").plays("lobelia-sackville-baggins")
    assert (table.asked, table.dice) == ("bearer-turn", [])
    chief = {"chief": "red", "chief-die": "chief-ring"}
    assert holding("lobelia-sackville-baggins", **chief).plays("lobelia-sackville-baggins").asked == "bearer-turn"


def test_the_letter_has_two_dice_rolled_anew() -> None:
    """HR-FEL-04: a Fellowship token for each Shadow."""
    chances = {"action-dice": ["shadow sorcery"]}
    table = holding("letter-from-gandalf", dice="ring sword sword shadow", chances=chances).plays("letter-from-gandalf")
    table.does("choose-dice", face=["sword", "sword"])
    assert (table.dice, table.at.available) == (["ring", "sorcery", "shadow", "shadow"], 1)
    table = holding("letter-from-gandalf", dice="ring", chances={"action-dice": ["sword"]}).plays("letter-from-gandalf")
    assert table.does("choose-dice", face=["ring"]).dice == ["sword"]


# -- Companions -------------------------------------------------------------------------------------------------------
def test_frodo_hurries_before_the_first_turn_of_a_day() -> None:
    """HR-DAY-04, HR-DAY-05, HR-RBT-04: for a token, once a day, on top of the move of the phase."""
    table = given(available=1).does("use-companion", companion="frodo")
    assert (table.asked, table.at.available, table.at.pool) == ("card-move", 0, 3)
    table.does("record-dot").does("record-dot")
    assert table.at.track == 2
    given(available=2).does("use-companion", companion="frodo").does("record-dot").is_refused(
        "HR-DAY-04", "use-companion", companion="frodo"
    )
    given(available=1).does("record-dot").is_refused("HR-DAY-04", "use-companion", companion="frodo")
    given(available=1, phase="second-day-phase").is_refused("HR-DAY-04", "use-companion", companion="frodo")
    given().is_refused("HR-FEL-03", "use-companion", companion="frodo")
    table = given(available=1, phase="night", companions={"pippin": "down"}).does("rest").ends_turn(5)
    assert table.may("use-companion", companion="frodo"), "a new day"


def test_merry_lets_one_card_more_be_played() -> None:
    """HR-ALY-04, HR-FEL-03."""
    hand = ["ally-a-walking-song", "ally-the-golden-perch"]
    table = given(hand=hand, companions={"merry": "up"}, available=1)
    table.is_refused("HR-DAY-04", "use-companion", companion="merry")
    table.plays("the-golden-perch").does("discard-card", card="ally-tom-bombadil")
    table.does("use-companion", companion="merry")
    assert (table.at.available, table.at.pool) == (0, 3)
    table.plays("a-walking-song").is_refused("HR-CPN-02", "use-companion", companion="strider")
    assert table.at.available == 2
    table = given(hand=hand, companions={"merry": "up"}, pool=0).plays("a-walking-song")
    table.is_refused("HR-FEL-03", "use-companion", companion="merry")
    given(hand=hand).is_refused("HR-CPN-02", "use-companion", companion="merry")


def test_pippin_draws_two_and_keeps_one() -> None:
    """HR-UPD-02: if the Ring-bearer likes; nobody else learns which he gave up."""
    drawn = {"ally-deck": ["ally-goldberry", "ally-the-gaffer"]}
    table = given(next=["refresh"], phase="night", chances=drawn)
    assert table.asked == "refresh-draw"
    table.does("use-companion", companion="pippin")
    assert {row["card"] for row in table.offers("discard-card")} == {"ally-goldberry", "ally-the-gaffer"}
    table.does("discard-card", card="ally-goldberry")
    assert table.seen("ring-bearer")["ally"]["hand"] == ["ally-the-gaffer"]
    assert table.seen()["ally"]["discards"] == [[None, 1]]
    table = given(next=["refresh"], phase="night", chances=drawn).does("draw-one")
    assert (len(table.at.ally_hand), table.at.ally_discards) == (1, ())


def test_pippin_and_the_limit_of_the_hand() -> None:
    """HR-ALY-02: of the two drawn one is given up, and then the sixth card of the hand."""
    table = given(hand=5, next=["refresh"], phase="night").does("use-companion", companion="pippin")
    assert (table.asked, len(table.at.ally_hand)) == ("discard-one", 7)
    table.does("discard-card", card=table.offers("discard-card")[0]["card"])
    assert (table.asked, len(table.at.ally_hand)) == ("discard", 6)


def test_pippin_needs_his_card_and_two_to_draw() -> None:
    assert given(next=["refresh"], phase="night", companions={"pippin": "down"}).asked == "bearer-turn"
    assert given(next=["refresh"], phase="night", no_deck=True).asked == "bearer-turn"
