"""Armies and stacking: the cases WC-STACK, and what happens at the end of an action."""

from __future__ import annotations

from typing import Any

import pytest

from .board import acts, at_war, attacks, is_consistent, moves


def only(**forces: Any) -> dict[str, Any]:
    """Just these forces on the map."""
    return {"free_peoples": {}, "shadow": {}, **forces}


def test_WC_STACK_01_overstack_by_move() -> None:
    war = acts(
        "shadow", "army", **only(
            shadow={"moria": {"sauron-regular": 4, "sauron-elite": 2}, "hollin": {"sauron-regular": 7}},
        ),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "moria", "hollin", {"sauron-regular": 4, "sauron-elite": 2}).does("done")
    before = war.position.reinforcements[war.position.facts.figure["sauron-regular"]]
    war.shadow.is_asked("disband").is_refused("WR-STACK-05", "disband", figures={"sauron-regular": 2})
    assert is_consistent(war)
    war.shadow.does("disband", figures={"sauron-regular": 3})
    assert war.figures("shadow", "hollin") == {"sauron-regular": 8, "sauron-elite": 2}
    assert war.position.reinforcements[war.position.facts.figure["sauron-regular"]] == before + 3
    assert war.open() == [("free-peoples", "action")]


def test_WC_STACK_02_fp_excess_is_not_lost() -> None:
    war = acts(
        "free-peoples", "army-muster", **only(
            free_peoples={
                "minas-tirith": {"gondor-regular": 8, "gondor-elite": 2}, "lossarnach": {"gondor-regular": 2},
            },
        ),
    )  # fmt: skip
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "lossarnach", "minas-tirith", {"gondor-regular": 2}).does("done")
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 10, "gondor-elite": 2}
    war.free_peoples.does("disband", figures={"gondor-regular": 1, "gondor-elite": 1})
    assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 9, "gondor-elite": 1}
    view = war.view()
    assert view["reinforcements"]["gondor-regular"] == 6
    assert view["reinforcements"]["gondor-elite"] == 4
    assert view["casualties"] == {}


def test_WR_STACK_04_an_eleventh_unit_is_one_too_many() -> None:
    """Of the Free Peoples too, and also where the rest of the board stands as it did the last time."""
    armies = {"minas-tirith": {"gondor-regular": 10}, "lossarnach": {"gondor-regular": 1}}
    for _ in range(2):
        war = acts("free-peoples", "army-muster", **only(free_peoples=armies))
        war.free_peoples.uses("army-muster").does("move-armies")
        moves(war.free_peoples, "lossarnach", "minas-tirith", {"gondor-regular": 1}).does("done")
        war.free_peoples.is_asked("disband").does("disband", figures={"gondor-regular": 1})
        assert war.figures("free-peoples", "minas-tirith") == {"gondor-regular": 10}
        assert war.open() == [("shadow", "action")]


def test_WC_STACK_03_leaders_do_not_count() -> None:
    army = {"gondor-regular": 10, "gondor-leader": 4, "boromir": 1, "gimli": 1, "legolas": 1}
    war = acts("free-peoples", "event", **only(free_peoples={"pelargir": army}))
    war.free_peoples.does("skip", die="event")
    assert war.open() == [("shadow", "action")]
    assert war.figures("free-peoples", "pelargir") == army


@pytest.mark.parametrize("first", [0, 1])
def test_WC_STACK_04_two_moves_of_one_die(first: int) -> None:
    war = acts("shadow", "army", **only(shadow={"moria": {"sauron-regular": 8}, "hollin": {"sauron-regular": 5}}))
    war.shadow.uses("army").does("move-armies")
    steps = [("moria", "hollin"), ("hollin", "fords-of-bruinen")]
    for start, region in (steps[first], steps[1 - first]):
        moves(war.shadow, start, region, {"sauron-regular": 5})
    assert war.figures("shadow", "hollin") == {"sauron-regular": 5}
    assert war.figures("shadow", "fords-of-bruinen") == {"sauron-regular": 5}
    assert war.open() == [("free-peoples", "action")]


def test_WC_STACK_05_retreat_onto_a_friend() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"), **only(
            shadow={"old-ford": {"sauron-regular": 5}},
            free_peoples={
                "carrock": {"north-regular": 2, "elves-elite": 4},
                "rhosgobel": {"north-regular": 3, "elves-elite": 4},
            },
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "old-ford", "carrock", {"sauron-regular": 5})
    war.chance.rolls(1, 1, 1, 1, 1).rolls(1, 1, 1, 1, 1)
    war.shadow.does("press")
    war.free_peoples.does("retreat", region="rhosgobel")
    war.shadow.does("advance-army", figures={})
    assert war.figures("free-peoples", "rhosgobel") == {"north-regular": 5, "elves-elite": 8}
    war.free_peoples.does("disband", figures={"north-regular": 3})
    assert war.figures("free-peoples", "rhosgobel") == {"north-regular": 2, "elves-elite": 8}
    assert war.view()["casualties"] == {}


def test_WC_STACK_06_besieged_five() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"), **only(
            shadow={"osgiliath": {"sauron-regular": 5}},
            free_peoples={"minas-tirith": {"gondor-regular": 6, "gondor-elite": 2, "gondor-leader": 1}},
        ),
    )  # fmt: skip
    attacks(war.shadow, "army", "osgiliath", "minas-tirith", {"sauron-regular": 5})
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 5})
    war.free_peoples.does("disband", figures={"gondor-regular": 3})
    assert war.inside("minas-tirith") == {"gondor-regular": 3, "gondor-elite": 2, "gondor-leader": 1}
    assert war.view()["reinforcements"]["gondor-regular"] == 12
    assert war.view()["casualties"] == {}


def test_WC_STACK_07_army_box() -> None:
    war = acts("free-peoples", "army-muster", **only(free_peoples={"pelargir": {"gondor-regular": 10}}))
    war.free_peoples.uses("army-muster").does("move-armies")
    moves(war.free_peoples, "pelargir", "lossarnach", {"gondor-regular": 10})
    assert war.position.free_forces[war.region("lossarnach")].units == 10
    assert war.open() == [("shadow", "action")]


# -- pitfalls and rules without a case --------------------------------------------------------------------------


def test_PF_023_the_limit_holds_after_a_recruit_too() -> None:
    war = acts("shadow", "muster", nations=at_war("sauron"), **only(shadow={"morannon": {"sauron-regular": 10}}))
    war.shadow.uses("muster").does("muster").does("recruit", figure="sauron-elite", region="morannon")
    war.shadow.does("disband", figures={"sauron-regular": 1})
    assert war.figures("shadow", "morannon") == {"sauron-regular": 9, "sauron-elite": 1}


def test_PF_069_the_besieger_has_a_limit_of_ten_of_its_own() -> None:
    war = acts(
        "shadow", "army", nations=at_war("sauron"), **only(
            shadow={"minas-tirith": {"sauron-regular": 9}, "osgiliath": {"sauron-regular": 2}},
            inside={"minas-tirith": {"gondor-regular": 5}},
        ),
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "osgiliath", "minas-tirith", {"sauron-regular": 2}).does("done")
    war.shadow.does("disband", figures={"sauron-regular": 1})
    assert war.figures("shadow", "minas-tirith") == {"sauron-regular": 10}
    assert war.inside("minas-tirith") == {"gondor-regular": 5}


def test_WR_STACK_07_five_inside_at_the_end_of_an_action() -> None:
    war = acts(
        "free-peoples", "event", next=["action-end"], actor="free-peoples", **only(
            shadow={"minas-tirith": {"sauron-regular": 1}}, inside={"minas-tirith": {"gondor-regular": 7}},
        ),
    )  # fmt: skip
    war.free_peoples.does("disband", figures={"gondor-regular": 2})
    assert war.inside("minas-tirith") == {"gondor-regular": 5}
    assert war.open() == [("shadow", "action")]
