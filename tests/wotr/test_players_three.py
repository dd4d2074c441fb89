"""Three players: the one without team-mate may not act twice running with one nation (WR-MP-26 to 28)."""

from __future__ import annotations

from typing import Any

from .board import acts, at_war
from .four import reason
from .scenario import Scenario, Seat, at_table

Json = dict[str, Any]
HANDS: Json = {"free-peoples": [], "witch-king": [], "saruman": []}
AT_WAR = at_war("gondor", "rohan", "elves", "north", "dwarves", "sauron", "isengard")


def alone(*dice: str, **position: Any) -> Scenario:
    """The Free Peoples act with these dice; the Shadow has as many event dice, which it skips."""
    parts: Json = {
        "next": ["action", 0], "dice": {"free-peoples": list(dice), "shadow": ["event"] * len(dice)}, "hands": HANDS,
        "nations": AT_WAR,
    }  # fmt: skip
    return at_table(3, **{**parts, **position})


def others_skip(war: Scenario) -> Seat:
    """Until the Free Peoples act again."""
    while war.open()[0] != ("free-peoples", "action"):
        war.match.answer(next(o for o in war.match.asks[0].options if o.kind == "skip"))
    return war.seat("free-peoples")


def recruits(war: Scenario, figure: str, region: str) -> Seat:
    """One figure, by a Muster result."""
    free = war.seat("free-peoples").uses("muster").does("muster").does("recruit", figure=figure, region=region)
    if war.open()[0] == ("free-peoples", "recruit"):
        free.does("done")
    return others_skip(war)


def moves(war: Scenario, start: str, region: str, **figures: int) -> Seat:
    """One army, by an Army result."""
    free = war.seat("free-peoples").uses("army-muster").does("move-armies")
    free.does("move-army", from_region=start, region=region)
    free.does("take-figures", figures={name.replace("_", "-"): n for name, n in figures.items()})
    if war.open()[0] == ("free-peoples", "move-army"):
        free.does("done")
    return others_skip(war)


def rule(war: Scenario, **intent: Any) -> str | None:
    """The rule against an intent of the Free Peoples, None if it is possible."""
    found = war.match.explain("free-peoples", intent)
    return None if found is None else found.rule


def test_WC_MP_14_not_twice_with_the_same_nation() -> None:
    war = alone("muster", "army-muster", "character", "army-muster")
    free = recruits(war, "gondor-regular", "minas-tirith")
    gondor = {"kind": "move-army", "from_region": "minas-tirith", "region": "osgiliath"}
    assert reason(war, "free-peoples", gondor) == "WR-MP-26"
    assert rule(war, kind="move-army", from_region="edoras", region="folde") is None
    assert rule(war, kind="move-fellowship") is None
    free.uses("army-muster").does("move-armies")
    starts = {option["from_region"] for option in free.offered("move-army")}
    assert "edoras" in starts
    assert not starts & {"minas-tirith", "osgiliath", "dol-amroth", "pelargir"}


def test_WR_MP_26_of_recruiting_politics_moves_and_attacks() -> None:
    last = {"last-action": {"nations": ["gondor"]}}
    army = {"minas-tirith": {"gondor-regular": 3}, "edoras": {"rohan-regular": 3}}
    parts: Json = {
        "alliance": last, "free_peoples": army,
        "shadow": {"osgiliath": {"sauron-regular": 1}, "folde": {"isengard-regular": 1}},
    }  # fmt: skip
    war = alone("muster", "army-muster", **parts)
    assert rule(war, kind="muster", figure="gondor-regular", region="minas-tirith") == "WR-MP-26"
    assert rule(war, kind="muster", figure="rohan-regular", region="edoras") is None
    assert rule(war, kind="attack", from_region="minas-tirith", region="osgiliath") == "WR-MP-26"
    assert rule(war, kind="attack", from_region="edoras", region="folde") is None
    peace = alone("muster", alliance=last, nations={"gondor": {"steps": 2, "active": True}})
    assert rule(peace, kind="advance", nation="gondor") == "WR-MP-26"
    assert rule(peace, kind="advance", nation="rohan") is None
    attack = others_skip(fought(alone("army-muster", "army-muster", **{**parts, "alliance": {}})))
    assert rule(attack.war, kind="attack", from_region="minas-tirith", region="osgiliath") == "WR-MP-26"


def fought(war: Scenario) -> Scenario:
    """Gondor attacks and ceases."""
    free = war.seat("free-peoples").uses("army-muster").does("attack").does("attack-from", region="minas-tirith")
    free.does("attack-target", region="osgiliath").does("attackers", figures={"gondor-regular": 2})
    war.chance.rolls(1, 1).rolls(1)
    free.does("cease")
    return war


def test_WR_MP_26_every_nation_of_an_action_counts() -> None:
    """Ruling WRU-118: two recruits, or two armies by one die."""
    war = alone("muster", "army-muster")
    free = war.seat("free-peoples").uses("muster").does("muster")
    free.does("recruit", figure="gondor-regular", region="minas-tirith")
    free.does("recruit", figure="rohan-regular", region="edoras")
    others_skip(war)
    assert war.view()["alliance"]["last-action"]["nations"] == ["gondor", "rohan"]
    assert rule(war, kind="move-army", from_region="edoras", region="folde") == "WR-MP-26"
    assert rule(war, kind="move-army", from_region="erebor", region="dale") is None


MIXED: Json = {"druadan-forest": {"gondor-regular": 1}, "folde": {"gondor-regular": 1, "rohan-regular": 1}}


def test_WC_MP_15_the_same_mixed_army_not_twice() -> None:
    army = {**MIXED, "minas-tirith": {"gondor-regular": 2}}
    war = alone("army-muster", "army-muster", "army-muster", free_peoples=army)
    free = moves(war, "minas-tirith", "osgiliath", gondor_regular=2)
    assert rule(war, kind="move-army", from_region="druadan-forest", region="minas-tirith") == "WR-MP-26"
    together = {"gondor-regular": 1, "rohan-regular": 1}
    way = {"kind": "move-army", "from_region": "folde", "region": "edoras"}
    assert rule(war, **way, figures=together) is None
    assert rule(war, **way, figures={"gondor-regular": 1}) == "WR-MP-26"
    free = moves(war, "folde", "edoras", gondor_regular=1, rohan_regular=1)
    assert war.view()["alliance"]["last-action"] == {"nations": [], "armies": ["edoras"]}
    back = {"kind": "move-army", "from_region": "edoras", "region": "folde"}
    assert reason(war, "free-peoples", {**back, "figures": together}) == "WR-MP-27"
    assert rule(war, **back) == "WR-MP-27"
    assert rule(war, kind="move-army", from_region="osgiliath", region="minas-tirith") is None
    free.uses("army-muster").does("move-armies")
    assert "edoras" not in {option["from_region"] for option in free.offered("move-army")}


def test_WR_MP_27_two_nations_that_have_both_acted_may_as_a_mixed_army() -> None:
    last = {"last-action": {"nations": ["gondor", "rohan"]}}
    war = alone("army-muster", free_peoples=MIXED, alliance=last)
    way = {"kind": "move-army", "from_region": "folde", "region": "edoras"}
    assert rule(war, **way) is None
    assert rule(war, **way, figures={"rohan-regular": 1}) == "WR-MP-26"
    assert rule(war, **way, figures={"gondor-regular": 1, "rohan-regular": 1}) is None
    card = alone(
        "event", free_peoples={"edoras": {"gondor-regular": 1, "rohan-regular": 1}}, alliance=last,
        hands={**HANDS, "free-peoples": ["fp-str-11"]},
    )  # fmt: skip
    free = card.seat("free-peoples").uses("event").does("play-card", card="fp-str-11")
    free.is_refused("WR-MP-26", "take-figures", figures={"rohan-regular": 1})
    free.does("take-figures", figures={"gondor-regular": 1, "rohan-regular": 1})


def test_WR_MP_28_cards_count_for_the_nation_that_they_concern() -> None:
    hands = {**HANDS, "free-peoples": ["fp-str-18", "fp-str-14", "fp-str-22", "fp-char-12"]}
    war = alone("event", "event", "event", hands=hands, fellowship={"guide": "strider", "corruption": 3})
    free = war.seat("free-peoples").uses("event").does("play-card", card="fp-str-18")
    while war.open()[0][0] == "free-peoples" and war.open()[0][1] != "action":
        war.match.answer(next(iter(war.match.asks[0].options)))
    free = others_skip(war)
    assert war.view()["alliance"]["last-action"]["nations"] == ["gondor"]
    assert rule(war, kind="play-card", card="fp-str-14") == "WR-MP-26"
    assert rule(war, kind="play-card", card="fp-str-22") is None
    free.uses("event").does("play-card", card="fp-char-12")
    others_skip(war)
    assert rule(war, kind="play-card", card="fp-str-14") is None, "a card of no nation came between"


def test_WR_MP_28_companions_and_the_fellowship_are_free() -> None:
    everybody = {"last-action": {"nations": ["dwarves", "elves", "gondor", "north", "rohan"]}}
    war = alone(
        "character", free_peoples={"minas-tirith": {"gondor-regular": 1, "boromir": 1}}, alliance=everybody,
        nations={"gondor": {"steps": 2, "active": True}},
    )  # fmt: skip
    assert rule(war, kind="move-fellowship") is None
    assert rule(war, kind="move-character", character="boromir", region="lossarnach") is None
    assert rule(war, kind="advance-by-companion", character="boromir") is None


def test_WR_MP_28_a_pass_does_not_come_between_but_a_skipped_die_does() -> None:
    """Ruling WRU-119."""
    dice = {"free-peoples": ["muster", "army-muster", "army-muster"], "shadow": ["event"] * 6}
    war = alone(dice=dice)
    free = recruits(war, "gondor-regular", "minas-tirith")
    free.passes()
    free = others_skip(war)
    assert rule(war, kind="move-army", from_region="minas-tirith", region="osgiliath") == "WR-MP-26"
    free.does("use-ring", die="army-muster", to_die="event")
    assert rule(war, kind="move-army", from_region="minas-tirith", region="osgiliath") == "WR-MP-26"
    free.does("skip", die="event")
    others_skip(war)
    assert rule(war, kind="move-army", from_region="minas-tirith", region="osgiliath") is None


def test_WR_MP_26_what_the_others_do_does_not_come_between_and_a_new_turn_does() -> None:
    last = {"last-action": {"nations": ["gondor"], "armies": ["folde"]}}
    war = alone("army-muster", "army-muster", next=["action", 1], alliance=last)
    others_skip(war)
    assert war.view()["alliance"]["last-action"] == {"nations": ["gondor"], "armies": ["folde"]}
    turn = at_table(3, turn=1, next=["turn"], alliance=last, hands=HANDS)
    assert turn.view()["alliance"]["last-action"] == {"nations": [], "armies": []}


def test_WR_MP_26_binds_neither_the_two_of_the_shadow_nor_four_players() -> None:
    last = {"last-action": {"nations": ["sauron", "gondor"]}}
    dice: Json = {"free-peoples": [], "shadow": ["army"]}
    shadow = at_table(3, next=["action", 1], dice=dice, hands=HANDS, alliance=last, nations=AT_WAR)
    way = {"kind": "move-army", "from_region": "morannon", "region": "dagorlad"}
    assert shadow.match.explain("witch-king", way) is None
    two = acts("free-peoples", "army-muster", nations=AT_WAR)
    two.free_peoples.uses("army-muster").does("move-armies")
    assert "alliance" not in two.view()


def test_an_advance_after_a_battle_is_the_same_army() -> None:
    army = {"folde": {"gondor-regular": 2, "rohan-regular": 2}}
    war = alone("army-muster", "army-muster", free_peoples=army, shadow={"eastemnet": {"isengard-regular": 1}})
    free = war.seat("free-peoples").uses("army-muster").does("attack").does("attack-from", region="folde")
    free.does("attack-target", region="eastemnet").does("attackers", figures=army["folde"])
    war.chance.rolls(6, 6, 6, 6).rolls(1)
    free.does("advance-army", figures={"gondor-regular": 1, "rohan-regular": 1})
    others_skip(war)
    assert war.view()["alliance"]["last-action"] == {"nations": [], "armies": ["eastemnet", "folde"]}


def test_WR_MP_28_a_card_for_a_nation_counts_even_if_nothing_comes_of_it() -> None:
    hands = {**HANDS, "free-peoples": ["fp-str-06"]}
    war = alone("army-muster", "event", hands=hands, free_peoples={"minas-tirith": {"gondor-regular": 1}}, shadow={})
    war.seat("free-peoples").uses("army-muster").does("play-card", card="fp-str-06")
    others_skip(war)
    assert war.view()["alliance"]["last-action"]["nations"] == ["gondor"]


def test_WR_MP_27_a_mixed_army_that_marches_on_is_where_it_ends() -> None:
    army = {"folde": {"gondor-regular": 1, "rohan-regular": 1, "boromir": 1}}
    hands = {**HANDS, "free-peoples": ["fp-str-12"]}
    war = alone("army-muster", "event", hands=hands, free_peoples=army, shadow={}, characters={"boromir": "map"})
    free = war.seat("free-peoples").uses("army-muster").does("play-card", card="fp-str-12")
    free.does("march-from", region="folde")
    free.does("take-figures", figures=army["folde"]).does("march-on", region="edoras")
    free.does("march-on", region="westemnet")
    others_skip(war)
    assert war.view()["alliance"]["last-action"] == {"nations": [], "armies": ["westemnet"]}
