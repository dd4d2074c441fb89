"""Positions around the Fellowship and the Hunt, for the tests of their chapters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.wotr.scenario import Scenario, given
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Rng

FELLOWSHIP = ("gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
NOBODY: dict[str, Any] = {}
ORC_PATROL = "sh-char-05"
"""A card of the Shadow that plays the part of any card: see `shadow_plays`."""


def only(*companions: str, lost: str = "gone") -> dict[str, str]:
    """These companions are in the Fellowship, the others are lost."""
    return {c: lost for c in FELLOWSHIP if c not in companions}


def acting(
    *dice: str,
    box: int = 1,
    moved: int = 0,
    with_: Iterable[str] = FELLOWSHIP,
    shadow_dice: tuple[str, ...] = ("army", "army"),
    **more: Any,
) -> Scenario:
    """The Free Peoples are to act with these dice; `box` Shadow dice and `moved` of their own lie in the hunt box.

    `with_` are the companions in the Fellowship. Parts of the Fellowship (region, progress, hidden, corruption, guide,
    mordor) and of the position follow.
    """
    parts = ("region", "progress", "hidden", "corruption", "guide", "mordor", "tried", "declared")
    fellowship = {key: more.pop(key) for key in parts if key in more}
    gone = only(*with_)
    for place in (more.get("free_peoples", {}), more.get("inside", {})):
        for figures in place.values():
            gone = {c: state for c, state in gone.items() if c not in figures}
    return given(
        **{
            "next": ["action", 0],
            "dice": {"free-peoples": list(dice or ("character",)), "shadow": list(shadow_dice)},
            "hunt_box": {"shadow": box, "free-peoples": moved},
            "fellowship": fellowship,
            "characters": gone,
            **more,
        }
    )


def phase(with_: Iterable[str] = FELLOWSHIP, **more: Any) -> Scenario:
    """The Fellowship phase; parts as for `acting`."""
    return acting(with_=with_, box=0, next=["fellowship-phase"], **more)


def bends(war: Scenario, card: str, query: str, answer: Callable[..., Any]) -> None:
    """A card bends a rule in this match: stands in for the card's own effect in tests of the rule."""
    war.match.rules.effects[f"{card}/{query}"] = answer
    war.match.rules.by_query.clear()


def shadow_plays(war: Scenario, effect: Callable[[War], Flow[Any]]) -> Scenario:
    """The Shadow, who is to act with a character die and holds Orc Patrol, plays a card with this effect."""

    def play(position: War, side: int) -> Flow[None]:
        yield from effect(position)

    rules = war.match.rules
    rules.effects.pop(f"{ORC_PATROL}/condition", None)
    rules.effects[f"{ORC_PATROL}/play"] = play
    war.shadow.uses("character").does("play-card", card=ORC_PATROL)
    return war


def shadow_to_play(**more: Any) -> Scenario:
    """The Shadow is to act with a character die and holds the card that `shadow_plays` takes."""
    return acting(
        **{
            "next": ["action", 1],
            "shadow_dice": ("character",),
            "hands": {"shadow": [ORC_PATROL]},
            **more,
        }
    )


def moves(war: Scenario) -> Scenario:
    """The Free Peoples move the Fellowship with a character die."""
    war.free_peoples.uses("character").does("move-fellowship")
    return war


def tile_of(war: Scenario, tile: str) -> Scenario:
    """They move with one Shadow die in the box, the Hunt succeeds, and this tile is drawn."""
    moves(war)
    war.chance.rolls(6)
    war.chance.draws_tile(tile)
    return war


def consistent(war: Scenario) -> None:
    """Forks and samples show what the match shows, and the record leads back to it."""
    match = war.match
    assert match.fork().view("referee") == match.view("referee")
    for seat in match.seats:
        assert match.sample(seat, Rng(1)).view(seat) == match.view(seat)
