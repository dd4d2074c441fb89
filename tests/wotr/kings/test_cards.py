"""The 19 event cards of Kings, their combat halves, and the weaknesses of Corrupted Sovereigns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.wotr.board import at_war, nation, points
from thirdage.games.wotr.battle.combatants import leadership
from thirdage.games.wotr.battle.siege import may_prolong
from thirdage.games.wotr.model.places import settlements_of, shadow_stronghold
from thirdage.games.wotr.movement.capture import capture

from .court import FP, SH, Kings, acts, dark, free, kings, on, pool, stands, state, tiles

DICE = {"char": "character", "str": "muster"}


def plays(card: str, die: str = "", hand: tuple[str, ...] = (), **position: Any) -> Kings:
    """The player of the card plays it with its die."""
    side = FP if "-fp-" in card else SH
    die = die or DICE[card.split("-")[2]]
    war = acts(side, die, **{"hands": {side: [card, *hand]}, **position})
    war.seat(side).uses(die).does("play-card", card=card)
    return war


# -- the Free Peoples --------------------------------------------------------------------------------------------------
def test_house_of_the_stewards_recruits_or_returns_a_tile() -> None:
    here = free(minas_tirith={"gondor-regular": 3, "denethor": 1, "boromir": 1})
    for how in ("recruit", "return-tile"):
        war = plays("km-fp-char-23", free_peoples=here, parts=on({"denethor": ["std-1"]}))
        war.free_peoples.does("card-does", how=how)
        if how == "recruit":
            war.free_peoples.does("unit", figure="gondor-elite")
        war.chance.draws_anything()
        assert len(war.free_peoples.hand) == 2
        assert tiles(war, "denethor") == (["std-1"] if how == "recruit" else [])
    away = acts(FP, "character", hands={FP: ["km-fp-char-23"]})
    away.free_peoples.uses("character").is_refused("WR-CARD-08", "play-card", card="km-fp-char-23")


def test_aid_in_time_of_need_awakens_where_a_companion_is() -> None:
    war = plays("km-fp-char-25", free_peoples=free(westemnet={"legolas": 1}), parts=on({"theoden": ["std-1"]}))
    war.free_peoples.does("group", characters=["legolas"]).does("walk", region="edoras")
    assert state(war, "theoden") == "awakened", "any companion will do, and the nation need not be active"
    assert nation(war, "rohan")[1] is True, "he rouses his own nation"


def test_it_is_not_so_dark_here_looks_and_returns() -> None:
    war = plays("km-fp-char-26", parts=on({"dain": ["std-1", "std-0r"]}))
    war.free_peoples.does("counsel-nation", nation="gondor").is_asked("return-tile")
    seen = war.match.view(FP)["position"]["parts"]["kings"]["tiles"]["dain"]
    assert [tile["tile"] for tile in seen] == ["std-1", "std-0r"]
    assert not war.free_peoples.may("decline")
    war.free_peoples.does("return-tile", number=0)
    assert tiles(war, "dain") == ["std-0r"]
    assert nation(war, "gondor")[0] == 1
    assert None not in war.match.view(FP)["position"]["tiles"]["pool"], "they know all that is hidden"


def test_wisdom_of_elrond_counsels_or_looks() -> None:
    war = plays("km-fp-str-08", parts=on({"dain": ["std-1"]}))
    war.free_peoples.does("card-does", how="counsel").does("counsel-nation", nation="north")
    assert nation(war, "north") == (2, True)
    war = plays("km-fp-str-08", parts=on({"dain": ["std-1"]}))
    war.free_peoples.does("card-does", how="look").does("decline")
    assert tiles(war, "dain") == ["std-1"]


@pytest.mark.parametrize(
    ("card", "name"),
    [("km-fp-str-16", "theoden"), ("km-fp-str-19", "brand"), ("km-fp-str-22", "dain"), ("km-fp-str-24", "thranduil")],
)
def test_recruiting_cards_save_a_corrupted_sovereign_without_a_draw(card: str, name: str) -> None:
    places = {"theoden": "edoras", "brand": "dale", "dain": "erebor", "thranduil": "woodland-realm"}
    here = {figure: n for figure, n in free()[places[name]].items() if figure != name}
    war = plays(card, free_peoples=free(**{places[name].replace("-", "_"): here}), parts=on(corrupted=[name]))
    assert state(war, name) == "gone"
    assert war.free_peoples.hand == []
    back = plays(card, parts=on({name: ["std-1"]}))
    back.free_peoples.does("card-does", how="return-tile")
    back.chance.draws_anything()
    assert tiles(back, name) == []
    assert len(back.free_peoples.hand) == 1
    plain = plays(card)
    while plain.open()[0][1] == "card-unit":
        plain.free_peoples.does("unit", figure=plain.free_peoples.offered("unit", "figure")[0])
    plain.chance.draws_anything()
    assert len(plain.free_peoples.hand) == 1


def test_ever_at_your_service() -> None:
    war = plays("km-fp-str-25", parts=on({"brand": ["std-1"]}))
    war.free_peoples.does("choose-sovereign", sovereign="brand")
    if war.open()[0][1] == "card-unit":
        war.free_peoples.does("unit", figure="north-elite")
    assert war.figures(FP, "dale")["north-elite"] == 1
    assert tiles(war, "brand") == []


def test_men_of_little_villages_come_from_four_nations() -> None:
    war = plays("km-fp-str-26")
    for figure, region in (("north-regular", "bree"), ("rohan-regular", "edoras"), ("gondor-regular", "pelargir")):
        war.free_peoples.does("recruit", figure=figure, region=region)
    assert not war.free_peoples.may("recruit", figure="north-regular", region="the-shire")
    war.free_peoples.does("recruit", figure="elves-regular", region="rivendell")
    assert war.open()[0] == (SH, "action")


# -- the Shadow --------------------------------------------------------------------------------------------------------
def test_your_welcome_is_doubtful_keeps_tiles_and_sovereigns() -> None:
    table = ["km-sh-char-25"]
    war = acts(FP, "muster", table=table, nations={"gondor": {"steps": 1, "active": True}})
    war.free_peoples.uses("muster").is_refused("KM-AWK-08", "awaken", sovereign="denethor")
    here = free(minas_tirith={"gondor-regular": 3, "denethor": 1, "boromir": 1})
    war = acts(FP, "muster", table=table, free_peoples=here, parts=on({"denethor": ["std-1"]}))
    war.free_peoples.uses("muster").does("advance", nation="gondor")
    assert war.open()[0] == (SH, "action"), "no inspiring"
    war = acts(FP, "character", table=table, free_peoples=here)
    war.free_peoples.uses("character").does("remove-table-card", card="km-sh-char-25")
    alone = acts(FP, "character", table=table)
    alone.free_peoples.uses("character").is_refused("WR-CARD-13", "remove-table-card", card="km-sh-char-25")


def test_the_west_has_failed_needs_a_nazgul_near() -> None:
    war = acts(
        SH,
        "character",
        hands={SH: ["km-sh-char-26"]},
        shadow=dark(
            minas_morgul={"sauron-regular": 5}, dol_guldur={"sauron-regular": 5}, barad_dur={"sauron-regular": 4}
        ),
    )
    war.shadow.uses("character").is_refused("WR-CARD-08", "play-card", card="km-sh-char-26")


def test_return_to_valinor_with_two_corrupted() -> None:
    gone = free(edoras={"rohan-regular": 1}, dale={"north-regular": 1})
    war = plays("km-sh-str-01", "army", free_peoples=gone, parts=on(corrupted=["theoden", "brand"]))
    war.chance.rolls(5, 1)
    assert war.match.ask is not None
    one = plays("km-sh-str-01", "army", free_peoples=free(dale={"north-regular": 1}), parts=on(corrupted=["brand"]))
    assert one.match.ask is not None
    none = acts(SH, "army", hands={SH: ["km-sh-str-01"]})
    none.shadow.uses("army").is_refused("WR-CARD-08", "play-card", card="km-sh-str-01")


def test_denethors_folly_binds_denethor() -> None:
    war = acts(FP, "muster", table=["km-sh-str-03"], nations={"gondor": {"steps": 1, "active": True}})
    war.free_peoples.uses("muster").is_refused("KM-AWK-08", "awaken", sovereign="denethor")
    gandalf = acts(
        FP,
        "event",
        table=["km-sh-str-03"],
        free_peoples=free(minas_tirith={"gondor-regular": 3, "denethor": 1, "gandalf-the-grey": 1}),
    )
    gandalf.free_peoples.uses("event").does("remove-table-card", card="km-sh-str-03")
    gone = acts(SH, "army", hands={SH: ["km-sh-str-03"]}, free_peoples=free(minas_tirith={"gondor-regular": 3}))
    gone.shadow.uses("army").is_refused("WR-CARD-14", "play-card", card="km-sh-str-03")


def test_threats_and_promises_binds_muster_results_only() -> None:
    awake = free(edoras={"rohan-regular": 1, "king-theoden": 1})
    war = acts(FP, "muster", table=["km-sh-str-05"])
    war.free_peoples.uses("muster").is_refused("KM-AWK-08", "awaken", sovereign="thranduil")
    war = acts(FP, "ruler-muster", table=["km-sh-str-05"], free_peoples=awake)
    war.free_peoples.uses("ruler-muster").does("awaken", sovereign="thranduil")
    corrupts = acts(SH, "army", table=["km-sh-str-05"], hunt_box={SH: 2})
    corrupts.shadow.does("corrupt", sovereign="brand")
    corrupts.chance.draws_tile("std-3")
    assert corrupts.view()["table"] == []


def test_stormcrow_lays_a_tile_and_takes_a_unit() -> None:
    war = plays("km-sh-str-06", free_peoples=free(edoras={"rohan-regular": 1, "theoden": 1, "legolas": 1}))
    if war.open()[0][1] == "stormcrow":
        war.shadow.does("step-back", nation="rohan")
    war.chance.draws_tile("std-1")
    assert tiles(war, "theoden") == ["std-1"]
    war.free_peoples.is_asked("give-up")
    assert {o["figure"] for o in war.free_peoples.offered("give-up")} <= {"rohan-regular", "rohan-elite"}


def test_the_king_is_revealed_by_denethor_too() -> None:
    here = free(minas_tirith={"gondor-regular": 3, "steward-denethor": 1})
    war = plays("km-sh-str-18", free_peoples=here)
    war.shadow.is_asked("one-more").does("one-more", figure="nazgul")
    assert war.figures(SH, "minas-morgul")["sauron-regular"] == 10
    none = acts(SH, "muster", hands={SH: ["km-sh-str-18"]})
    none.shadow.uses("muster").is_refused("WR-CARD-08", "play-card", card="km-sh-str-18")


def test_the_palantir_of_barad_dur_once_a_turn() -> None:
    war = acts(SH, "muster", "muster", table=["km-sh-str-25"])
    war.shadow.uses("muster").does("use-as-event").does("draw-card", deck="shadow-character")
    war.chance.draws_anything()
    war.free_peoples.does("skip", die="event")
    war.shadow.uses("muster").is_refused("WR-CARD-12", "use-as-event")
    ring = acts(FP, "event", table=["km-sh-str-25"], parts=on(turn=3, once=["ruler-token"]))
    ring.free_peoples.uses("event").is_refused("KM-TOK-04", "remove-table-card", card="km-sh-str-25")


@pytest.mark.parametrize(("fallen", "left"), [(False, 1), (True, None)])
def test_work_of_the_enemy_hits_harder_where_one_is_corrupted(fallen: bool, left: int | None) -> None:
    here = {"north-regular": 2, **({} if fallen else {"brand": 1})}
    war = plays("km-sh-str-26", free_peoples=free(dale=here), parts=on(corrupted=["brand"] if fallen else []))
    war.shadow.does("choose-sovereign", sovereign="brand")
    war.chance.rolls(5, 4, 1)
    assert war.figures(FP, "dale").get("north-regular") == left


# -- combat halves -----------------------------------------------------------------------------------------------------
def at_dale(cards: tuple[str, str], yours: Any, mine: Any = None, part: Any = None, number: int = 1) -> Kings:
    """A field battle at Dale, both cards revealed."""
    mine = mine or {"sauron-regular": 3}
    battle = {
        "kind": "field",
        "attacker": SH,
        "origin": "vale-of-the-carnen",
        "place": "dale",
        "attackers": mine,
        "number": number,
    }
    return kings(
        turn=3,
        next=["combat-rolls", *cards],
        battle=battle,
        nations=at_war("north", "sauron"),
        free_peoples=free(dale=yours),
        shadow=dark(vale_of_the_carnen=mine),
        discards=[c for c in cards if c],
        **({"parts": part} if part else {}),
    )


def test_the_kings_banner_stops_the_re_roll() -> None:
    war = at_dale(("", "km-fp-char-25"), {"north-regular": 2, "king-brand": 1}, {"sauron-regular": 3, "nazgul": 1})
    war.chance.rolls(1, 1, 1).rolls(1, 1)
    assert war.told("log-wotr-gives-up-leadership") == [{"character": "king-brand"}]
    assert "leader-re-roll" not in [kind for _, kind in war.open()]


def test_like_a_god_of_old_with_theoden() -> None:
    war = at_dale(("", "km-fp-char-26"), {"north-regular": 2, "king-theoden": 1})
    war.chance.rolls(3, 2, 1)
    assert war.told("log-wotr-extra-attack")[0]["count"] == 1
    later = at_dale(("", "km-fp-char-26"), {"north-regular": 2, "king-theoden": 1}, number=2)
    later.chance.rolls(2)
    assert leadership(later.position, None, 0) == 1


def test_servant_of_the_shadow_takes_dice() -> None:
    war = at_dale(("km-sh-char-25", ""), {"north-regular": 4}, {"sauron-regular": 3, "black-serpent": 1})
    war.chance.rolls(1, 1, 1).rolls(1, 1)


def test_battle_is_vain_takes_leadership() -> None:
    war = at_dale(
        ("km-sh-char-26", ""), {"north-regular": 2, "brand": 1, "north-leader": 1}, {"sauron-regular": 3, "nazgul": 2}
    )
    war.shadow.does("combat-amount", amount=2)
    war.chance.rolls(1, 1, 1).rolls(1, 1)
    assert "leader-re-roll" not in [kind for _, kind in war.open()]


@pytest.mark.parametrize("fallen", [False, True])
def test_his_power_waxes(fallen: bool) -> None:
    here = {"north-regular": 2, **({} if fallen else {"brand": 1})}
    war = at_dale(("km-sh-str-25", ""), here, part=on(corrupted=["brand"] if fallen else []))
    war.chance.rolls(1, 1, 1).rolls(1, 1)
    assert [entry["amount"] for entry in war.told("log-wotr-combat-roll")] == [1, 0 if fallen else 1]


# -- weaknesses --------------------------------------------------------------------------------------------------------
def test_corrupted_theoden_bars_leaders_and_elites_of_rohan() -> None:
    war = acts(
        FP,
        "muster",
        nations=at_war("rohan"),
        free_peoples=free(edoras={"rohan-regular": 1}),
        parts=on(corrupted=["theoden"]),
    )
    war.free_peoples.uses("muster").does("muster")
    war.free_peoples.is_refused("KM-SOV-07", "recruit", figure="rohan-elite", region="edoras")
    war.free_peoples.is_refused("KM-SOV-07", "recruit", figure="rohan-leader", region="edoras")
    assert war.free_peoples.may("recruit", figure="rohan-regular", region="edoras")


def test_corrupted_thranduil_bars_only_elites_of_his_realm() -> None:
    war = acts(
        FP,
        "muster",
        nations=at_war("elves"),
        free_peoples=free(woodland_realm={"elves-regular": 1}),
        parts=on(corrupted=["thranduil"]),
    )
    war.free_peoples.uses("muster").does("muster")
    war.free_peoples.is_refused("KM-SOV-07", "recruit", figure="elves-elite", region="woodland-realm")
    assert war.free_peoples.may("recruit", figure="elves-leader", region="woodland-realm")
    assert war.free_peoples.may("recruit", figure="elves-elite", region="lorien")


def test_fate_of_the_lonely_mountain_prolongs_an_assault_once() -> None:
    mine = {"sauron-regular": 3}
    battle = {"kind": "assault", "attacker": SH, "origin": "erebor", "place": "erebor", "attackers": mine, "number": 1}
    position: Any = {
        "turn": 3,
        "next": ["combat-rolls", "", ""],
        "battle": battle,
        "inside": {"erebor": {"dwarves-regular": 2}},
        "free_peoples": free(erebor={}),
        "shadow": dark(erebor=mine),
        "nations": at_war("sauron", "dwarves"),
    }
    war = kings(**position, parts=on(corrupted=["dain"]))
    war.chance.rolls(1, 1, 1).rolls(1, 1)
    war.shadow.is_asked("prolong").does("prolong", figure="sauron-regular")
    assert war.figures(SH, "erebor") == {"sauron-regular": 2}
    figure = war.position.facts.figure["sauron-regular"]
    assert may_prolong(war.position, figure) is not None, "once a battle"
    plain = kings(**position)
    assert may_prolong(plain.position, plain.position.facts.figure["sauron-regular"]) is not None


def test_helms_deep_is_isengards_while_theoden_is_corrupted() -> None:
    here = free(edoras={"rohan-regular": 1}, helms_deep={})
    war = acts(
        SH,
        "muster",
        free_peoples=here,
        captured=["helms-deep"],
        parts=on(corrupted=["theoden"]),
        nations=at_war("isengard"),
        shadow=dark(helms_deep={"isengard-regular": 1}),
    )
    position, deep = war.position, war.region("helms-deep")
    assert deep in settlements_of(position, position.facts.nation["isengard"])
    assert shadow_stronghold(position, deep)
    assert points(war) == (0, 2)
    war.shadow.uses("muster").does("muster").does("recruit", figure="isengard-elite", region="helms-deep")
    capture(position, 0, deep)
    assert deep in settlements_of(position, position.facts.nation["rohan"])
    assert points(war) == (0, 0)


def test_iron_guard_and_call_to_arms() -> None:
    here = free(erebor={"dwarves-regular": 1, "king-dain": 1}, dale={"north-regular": 1, "king-brand": 1})
    war = acts(FP, "ruler-muster", free_peoples=here, nations=at_war("dwarves", "north"))
    war.free_peoples.uses("ruler-muster").does("ruler-ability", ability="iron-guard").does(
        "unit", figure="dwarves-elite"
    )
    war.free_peoples.does("recruit", figure="dwarves-regular", region="ered-luin")
    assert war.figures(FP, "erebor")["dwarves-elite"] == 1
    war = acts(FP, "ruler-muster", free_peoples=here, nations=at_war("dwarves", "north"))
    war.free_peoples.uses("ruler-muster").does("ruler-ability", ability="call-to-arms")
    war.free_peoples.does("recruit", figure="north-regular", region="bree")
    assert not war.free_peoples.may("recruit", figure="north-regular", region="bree"), "two different settlements"
    war.free_peoples.does("recruit", figure="north-regular", region="carrock")
    war.free_peoples.does("recruit", figure="north-leader", region="dale")
    assert war.open()[0] == (SH, "action")


def test_palantir_of_anarion_draws_one_more() -> None:
    here = free(minas_tirith={"gondor-regular": 1, "steward-denethor": 1})
    war = acts(FP, "ruler-event", free_peoples=here)
    war.free_peoples.uses("ruler-event").does("ruler-ability", ability="palantir-of-anarion")
    war.free_peoples.does("draw-card", deck="free-peoples-character")
    war.chance.draws_anything()
    war.free_peoples.is_asked("palantir-draw").does("draw-card", deck="free-peoples-strategy")
    war.chance.draws_anything()
    assert len(war.free_peoples.hand) == 2
    played = acts(FP, "ruler-event", free_peoples=here, hands={FP: ["km-fp-str-26"]})
    played.free_peoples.uses("ruler-event").does("ruler-ability", ability="palantir-of-anarion")
    played.free_peoples.does("play-card", card="km-fp-str-26").does("done").is_asked("palantir-draw").does("decline")


def test_far_sighted_takes_a_die_from_the_hunt() -> None:
    here = free(woodland_realm={"elves-regular": 1, "king-thranduil": 1})
    for eyes, dice in ((3, 2), (1, 1)):
        war = acts(FP, "ruler-character", free_peoples=here, hunt_box={SH: eyes})
        war.free_peoples.uses("ruler-character").does("ruler-ability", ability="far-sighted-fellowship")
        war.chance.rolls(*[1] * dice)
        assert war.position.hunt_box[0] == 1
    far = acts(FP, "ruler-character", free_peoples=here)
    far.free_peoples.uses("ruler-character").does("ruler-ability", ability="far-sighted-companions")
    far.free_peoples.does("group", characters=["king-thranduil"])
    assert far.free_peoples.may("walk", region="dale")
    assert stands(far, "thranduil") == "woodland-realm"


def test_dismay_tokens_have_a_ruler_die_rolled_again() -> None:
    war = kings(
        {"dismay-tokens": True},
        turn=4,
        next=["action-roll"],
        parts=on(dismay=["brand"]),
        free_peoples=free(edoras={"rohan-regular": 2, "king-theoden": 1}),
    )
    war.chance.rolls_action_dice("character", "muster", "muster", "event").rolls_action_dice("ruler-event")
    war.chance.rolls_action_dice(*["army"] * 7)
    war.free_peoples.does("discard-die", die="event")
    war.shadow.is_refused("KM-EXP-01", "spend-dismay", sovereign="brand", side=SH)
    war.shadow.does("spend-dismay", sovereign="brand", side=FP)
    war.chance.rolls_action_dice("ruler-muster")
    assert war.view()["dice"][FP] == ["character", "muster", "muster", "ruler-muster"]
    assert war.view().get("parts") is None, "the token is gone"
    assert len(pool(war)) == 18


def test_ugluk_raises_the_hunt_re_roll() -> None:
    near = dark(hollin={"sauron-regular": 1, "ugluk": 1})
    war = acts(FP, "character", shadow=near, fellowship={"region": "hollin"}, hunt_box={SH: 1})
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(2)
    war.shadow.does("re-roll", dice=1)
    war.chance.rolls(5)
    assert war.told("log-wotr-hunt-re-roll") == [{"dice": [5], "amount": 1, "count": 1}]
