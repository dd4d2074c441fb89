"""Scenes of the log: what a page shows as one thing, and which lies within which.

Rules begin a scene where their chapter of the rulebook begins it (`war.begin_scene`); here stand the kinds of scenes,
and those that are open in the middle of a match from a written position.

    setup                                   before the first turn, and what chance deals to a written position
    turn      count
      phase   phase                         every phase but the action resolution
      action  seat, how, die | token ...    how: die, skip, pass, ring, token, keep-token
        card  seat, card                    an event card
          battle  side, how, from_region, region    of whoever attacks; how: field, assault, sortie, relief
            round count
          hunt    cause, region             without a region on the Mordor track
"""

from __future__ import annotations

from typing import Any, Final

from .constants import SIDES
from .war import War

SCENES: Final = {"setup": 0, "turn": 0, "phase": 1, "action": 1, "card": 2, "battle": 3, "round": 4, "hunt": 4}
"""Each kind with its level."""
DEALS: Final = ("deal-blanks", "deal-anew", "choose-tokens")
BETWEEN_ACTIONS: Final = (
    "turn", "swap-cards", "fellowship-phase", "hunt-allocation", "action-roll", "action", "last-tokens", "use-token",
    "end-of-actions", "victory-check",
)  # fmt: skip
"""The seams that begin a phase or an action; at all others one is under way."""


def begin_scenes(war: War) -> None:
    """The scenes in the middle of which a position stands."""
    seam = war.next[0]
    if not war.turn or seam in DEALS:
        war.begin_scene("setup")
        return
    war.begin_scene("turn", count=war.turn)
    if seam in BETWEEN_ACTIONS:
        return
    seat = war.facts.players[war.actor].seat
    die: dict[str, Any] = {"how": "die", "die": war.facts.die_ids[war.die]} if war.die >= 0 else {}
    war.begin_scene("action", seat=seat, **die)
    if war.playing:
        war.begin_scene("card", seat=seat, card=war.facts.cards[war.playing[-1]].id)
    if war.battle is not None:
        begin_battle_scene(war, war.battle.kind)
        if seam != "combat-round":
            war.begin_scene("round", count=war.battle.number)


def begin_battle_scene(war: War, how: str) -> None:
    """The battle that has been declared."""
    battle = war.battle
    assert battle is not None, "a scene is of a battle that there is"
    origin, place = war.region_id(battle.origin), war.region_id(battle.place)
    war.begin_scene("battle", side=SIDES[battle.attacker], how=how, from_region=origin, region=place)


def join_hunt(war: War, cause: str) -> None:
    """The Hunt that goes on, or a new one: a move of the Fellowship may bring several tiles, and cards may too."""
    if war.mordor >= 0:
        war.join_scene("hunt", cause=cause)
    else:
        war.join_scene("hunt", cause=cause, region=war.region_id(war.ring_bearers))
