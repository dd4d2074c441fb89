"""Small words for scenarios with battles: who attacks whom, what is rolled, how a round passes by."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.battle.attack import all_who_may
from thirdage.games.wotr.battle.combatants import engaged, leadership, strength
from thirdage.kernel import Dice

from .board import SIDES, acts, at_war
from .scenario import Scenario, Seat

Json = dict[str, Any]
NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
ORIGIN, PLACE = "eastern-brown-lands", "southern-rhovanion"
"""Two neighbours without settlement or nation, far from Moria and Rohan."""


def seat_of(war: Scenario, side: str) -> Seat:
    """The seat of a side."""
    return war.free_peoples if side == "free-peoples" else war.shadow


def attack(war: Scenario, side: str, origin: str, place: str, figures: Json | None = None) -> Scenario:
    """The side has chosen to attack: from here, that, with these (all who may, if not told)."""
    seat = seat_of(war, side)
    seat.does("attack-from", region=origin).does("attack-target", region=place)
    if ("attackers" in [kind for _, kind in war.open()]) or figures is not None:
        facts = war.position.facts
        picks = all_who_may(war.position, SIDES.index(side), facts.region[origin])
        seat.does("attackers", figures=figures or {facts.figures[f].id: n for f, n in picks})
    return war


def ready(side: str, die: str = "army-muster", **position: Any) -> Scenario:
    """Everybody is at war, and a side has taken a die to attack."""
    position = {"nations": at_war(*NATIONS), "free_peoples": {}, "shadow": {}, **position}
    war = acts(side, die, **position)
    seat_of(war, side).uses(die).does("attack")
    return war


def clash(
    mine: Json,
    yours: Json,
    side: str = "shadow",
    origin: str = ORIGIN,
    place: str = PLACE,
    die: str = "army-muster",
    attackers: Json | None = None,
    **position: Any,
) -> Scenario:
    """A side attacks with these figures those of the other side, next to them."""
    other = SIDES[1 - SIDES.index(side)]
    key, other_key = side.replace("-", "_"), other.replace("-", "_")
    forces = {key: {origin: mine, **position.pop(key, {})}, other_key: {place: yours, **position.pop(other_key, {})}}
    return attack(ready(side, die, **forces, **position), side, origin, place, attackers)


def siege(
    besiegers: Json,
    garrison: Json,
    side: str = "shadow",
    place: str = "minas-tirith",
    attackers: Json | None = None,
    die: str = "army-muster",
    **position: Any,
) -> Scenario:
    """A side assaults the stronghold that it besieges."""
    key = side.replace("-", "_")
    forces = {key: {place: besiegers, **position.pop(key, {})}, "inside": {place: garrison}}
    return attack(ready(side, die, **forces, **position), side, place, place, attackers)


def sortie(
    garrison: Json,
    besiegers: Json,
    place: str = "minas-tirith",
    attackers: Json | None = None,
    die: str = "army-muster",
    **position: Any,
) -> Scenario:
    """The Free Peoples make a sortie."""
    forces = {"shadow": {place: besiegers, **position.pop("shadow", {})}, "inside": {place: garrison}}
    return attack(ready("free-peoples", die, **forces, **position), "free-peoples", place, place, attackers)


def dice(war: Scenario) -> int:
    """How many dice are about to be rolled."""
    ask = war.re_rolls_all().match.ask
    assert ask is not None
    assert isinstance(ask.options, Dice), f"open: {war.open()}"
    return ask.options.n


def purpose(war: Scenario) -> str:
    """Whose dice are about to be rolled."""
    ask = war.re_rolls_all().match.ask
    assert ask is not None
    return ask.purpose


def misses(war: Scenario) -> Scenario:
    """Nobody hits any more until somebody has to decide."""
    while war.re_rolls_all().open() == [("chance", "dice")]:
        war.chance.rolls(*[2] * dice(war))
    return war


def counted(war: Scenario, message: str = "log-wotr-combat-roll") -> list[int]:
    """The hits of every roll of this kind so far."""
    return [told["count"] for told in war.told(message)]


def led(war: Scenario, side: str) -> int:
    """The leadership of a side in the battle."""
    return leadership(war.position, None, SIDES.index(side))


def strong(war: Scenario, side: str) -> int:
    """The combat strength of a side in the battle."""
    return strength(war.position, None, SIDES.index(side))


def fights(war: Scenario, side: str) -> Json:
    """The figures of a side that take part."""
    facts = war.position.facts
    return {facts.figures[f].id: n for f, n in engaged(war.position, SIDES.index(side)).figures}


def over(war: Scenario) -> bool:
    """Whether the battle has ended."""
    return war.position.battle is None
