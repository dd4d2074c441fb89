"""Whatever is in play bends rules: characters, table cards, the words of a battle, what an expansion brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.effects import (
    Effects,
    answers_to,
    condition,
    effect_of,
    effects_on,
    forbidden,
    table_effects,
    who_answers,
)
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.forces import Force
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Bundle, Reason

from .board import acts, at_war, moves
from .fights import clash, dice
from .ring import acting
from .scenario import Scenario, given

FOG = Effects()


@FOG.on("fog", "sources")
def lies_over(war: War) -> tuple[str, ...]:
    """From the second turn on there is fog."""
    return ("thick-fog",) if war.turn > 1 else ()


@FOG.on("thick-fog", "army-entry")
def hides_the_way(war: War, _side: int, region: int) -> Reason | None:
    """No army finds the Gap of Rohan."""
    here = war.region_id(region)
    return Reason("reason-wotr-enemy-army", "WR-MOVE-11", {"region": here}) if here == "gap-of-rohan" else None


@FOG.on("thick-fog", "strength")
def slows_everybody(_war: War, _here: Force) -> int:
    """One less for everybody."""
    return -1


@FOG.on("hobbit", "strength")
def knows_the_way(who: int, _war: War, here: Force) -> int:
    """A Hobbit helps his army."""
    return int(who in here.characters)


@FOG.on("halbarad", "entered", "fellowship/revealed", "guide/revealed", "revealed")
def is_told(who: int, war: War, *_: Any) -> None:
    """Whatever he is told is counted."""
    war.used(f"told:{war.facts.characters[who].id}")


HALBARAD = {
    "id": "halbarad", "side": "free-peoples", "kind": "companion", "level": 2, "leadership": 1, "activates": [],
    "captain": True,
}  # fmt: skip
EXPANSION = Bundle("fog", effects=dict(FOG.items()), rows={"characters": [HALBARAD]})


@pytest.fixture(autouse=True)
def _fog() -> Iterator[None]:
    WOTR.add_expansion(EXPANSION)
    yield
    del WOTR.expansions["fog"]


def in_fog(**position: Any) -> dict[str, Any]:
    """These parts of a position, with the expansion."""
    return {"options": {"expansions": ["fog"]}, **position}


# -- what an expansion brings ----------------------------------------------------------------------------------------
def marching(turn: int, **position: Any) -> Scenario:
    """An army of Isengard stands before the Gap of Rohan, another one elsewhere."""
    armies = {"orthanc": {"isengard-regular": 2}, "north-dunland": {"isengard-regular": 1}}
    return acts("shadow", "army", nations=at_war("isengard"), shadow=armies, turn=turn, **position)


@pytest.mark.parametrize(("turn", "closed"), [(1, False), (2, True)])
def test_what_an_expansion_says_is_in_play_bends_rules(turn: int, closed: bool) -> None:
    war = marching(turn, **in_fog())
    war.shadow.uses("army").does("move-armies")
    assert war.shadow.may("move-army", from_region="orthanc", region="gap-of-rohan") is not closed
    if closed:
        war.shadow.is_refused("WR-MOVE-11", "move-army", from_region="orthanc", region="gap-of-rohan")


def test_without_the_expansion_nothing_is_bent() -> None:
    war = marching(2)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "orthanc", "gap-of-rohan", {"isengard-regular": 2})
    assert forbidden(war.position, "army-entry", 1, war.region("gap-of-rohan")) is None
    assert who_answers(war.position, "entered") == [OWN.character["witch-king"]]


def strengths(turn: int, army: dict[str, int]) -> tuple[int, int]:
    """The combat dice of two Regulars of Sauron, and of this army."""
    war = clash({"sauron-regular": 2}, army, turn=turn, **in_fog())
    attackers = dice(war)
    war.chance.rolls(*[2] * attackers)
    return attackers, dice(war)


@pytest.mark.parametrize(
    ("turn", "figures", "expected"),
    [
        (1, {}, (2, 3)),
        (2, {}, (1, 2)),
        (1, {"halbarad": 1}, (2, 4)),
        (1, {"meriadoc": 1, "peregrin": 1}, (2, 5)),
        (2, {"strider": 1, "meriadoc": 1}, (1, 4)),
    ],
)
def test_its_characters_have_the_abilities_of_their_words(
    turn: int, figures: dict[str, int], expected: tuple[int, int]
) -> None:
    assert strengths(turn, {"gondor-regular": 3, **figures}) == expected


# -- where a character must be -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("guide", "state", "told"),
    [("strider", "fellowship", 1), ("halbarad", "fellowship", 2), ("strider", "map", 1), ("strider", "aside", 0)],
)
def test_an_ability_counts_where_its_name_says(guide: str, state: str, told: int) -> None:
    with_ = ("halbarad",) if guide == "halbarad" else ("strider", "gimli")
    army = {"bree": {"halbarad": 1}} if state == "map" else {}
    war = acting(with_=with_, guide=guide, region="hollin", free_peoples=army, **in_fog())
    if state == "aside":
        war.position.where[war.position.facts.character["halbarad"]] = -1
    assert len(effects_on(war.position, "revealed")) == told


def test_who_is_silenced_is_not_asked() -> None:
    war = clash({"sauron-regular": 2}, {"gondor-regular": 1, "strider": 1, "boromir": 1}).position
    strider = war.facts.character["strider"]
    assert len(effects_on(war, "strength")) == 2
    assert len(effects_on(war, "strength", {strider})) == 1


def test_what_is_asked_of_one_alone_does_not_depend_on_his_place() -> None:
    war = given().position
    assert effect_of(war, war.facts.character["gimli"], "envoy") is not None
    assert effect_of(war, war.facts.character["strider"], "envoy") is None


# -- cards on the table ------------------------------------------------------------------------------------------------
def test_WR_CARD_14_a_table_card_whose_condition_has_failed_bends_nothing() -> None:
    """Every table card with a condition that is not met in an empty land, for every rule that it bends."""
    war = given().position
    failed = [
        (query, card)
        for query in {name.rpartition("/")[2] for name in war.rules.effects}
        for card in answers_to(war.rules, query).cards
        if OWN.cards[card].table and condition(war, card) is not None and query != "condition"
    ]
    assert len({card for _, card in failed}) > 3
    for query, card in failed:
        war.table = (card,)
        assert table_effects(war, query) == []
        assert answers_to(war.rules, query).cards[card] not in effects_on(war, query)


# -- the words of a battle ---------------------------------------------------------------------------------------------
def test_WR_CHR_03_the_white_rider_holds_for_the_battle_and_no_longer() -> None:
    war = clash({"sauron-regular": 5, "nazgul": 2}, {"gondor-regular": 5, "gandalf-the-white": 1})
    assert effects_on(war.position, "leadership-lost") == []
    war.free_peoples.is_asked("white-rider").does("accept")
    assert len(effects_on(war.position, "leadership-lost")) == 1
    war.position.battle = None
    assert effects_on(war.position, "leadership-lost") == []


# -- the register ------------------------------------------------------------------------------------------------------
def test_an_effect_stands_once() -> None:
    effects = Effects()
    effects.on("gimli", "strength")(slows_everybody)
    with pytest.raises(AssertionError, match="gimli/strength"):
        effects.on("gimli", "strength")(slows_everybody)
    assert dict(effects.items()) == {"gimli/strength": slows_everybody}
