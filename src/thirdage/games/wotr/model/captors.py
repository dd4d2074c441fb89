"""Whose army has captured a settlement: what counts when the players of one side compare (rulebook: victory)."""

from __future__ import annotations

from .facts import Player
from .forces import force
from .places import force_at
from .players import commands
from .war import War


def note_captor(war: War, side: int, region: int) -> None:
    """WR-MP-33: a capture counts for the commander of the army that makes it: the attackers, or whoever stands there.

    A settlement that is taken back counts for nobody any more.
    """
    if len(war.facts.side_players[side]) == 1 and not war.alliance.captors:
        return
    left = tuple([captor for captor in war.alliance.captors if captor[0] != region])
    if war.captured >> region & 1 and len(war.facts.side_players[side]) > 1:
        left = tuple(sorted([*left, (region, captor(war, side, region).index)]))
    war.alliance = war.alliance.replaced(captors=left)


def captor(war: War, side: int, region: int) -> Player:
    """Who commands the attackers in the battle for a region, else the army in it."""
    battle = war.battle
    if battle is not None and battle.attacker == side and battle.place == region and battle.attackers:
        return commands(war, side, force(war.facts, battle.attackers))
    return commands(war, side, force_at(war, side, region))


def points_captured(war: War, player: Player) -> int:
    """WR-MP-30: the points of the settlements that his armies have captured and his side still controls."""
    return sum([war.regions[region].vp for region, who in war.alliance.captors if who == player.index])


def points_lost(war: War, player: Player) -> int:
    """WR-MP-30, WR-MP-31: the points of the settlements of his nations that the other side controls."""
    lost = [place for r, place in enumerate(war.regions) if war.captured >> r & 1 and place.nation in player.nations]
    return sum([place.vp for place in lost])
