"""Who decides: the players of a side, which of them leads, acts and commands, and in which order they act.

Dice, rings, decks and tokens belong to a side, hands to a player. An ask names the player who decides by one of these
functions, so that the rules need not know how many sit at the table. With two players all of them give the one player
of the side.
"""

from __future__ import annotations

from collections.abc import Iterable

from .constants import FREE_PEOPLES, SHADOW
from .facts import Player
from .forces import Force
from .places import force_at
from .war import War


# -- who decides ----------------------------------------------------------------------------------------------------
def leading(war: War, side: int) -> Player:
    """WR-MP-03: the player of a side who has the leading player token."""
    facts = war.facts
    return facts.players[side] if facts.one_a_side else facts.players[war.leading[side]]


def acting(war: War, side: int) -> Player:
    """The player of a side who carries out the action; of the side that does not act, its leading player.

    WR-MP-02: the rules are those for two; they ask about him where with two they ask about his side.
    """
    players = war.facts.players
    if war.facts.one_a_side:
        return players[side]
    actor = players[war.actor]
    return actor if actor.side == side else players[war.leading[side]]


def commander(war: War, side: int, region: int) -> Player:
    """Who commands the army of a side in a region."""
    return war.facts.players[side] if war.facts.one_a_side else commands(war, side, force_at(war, side, region))


def commands(war: War, side: int, force: Force) -> Player:
    """The player of a side who commands a force."""
    if war.facts.one_a_side:
        return war.facts.players[side]
    return foremost(war.facts.side_players[side], force, war.leading[side])


def foremost(players: Iterable[Player], force: Force, lead: int) -> Player:
    """WR-MP-18: whoever has more units in a force, then more Elites, then the leading player."""
    return max(players, key=lambda player: (*weight(player, force), player.index == lead))


def weight(player: Player, force: Force) -> tuple[int, int]:
    """The units and the Elites of a player's nations in a force."""
    kinds = force.facts.nations
    elites = sum([force.count(kinds[n].elite) for n in player.nations])
    return elites + sum([force.count(kinds[n].regular) for n in player.nations]), elites


def owner(war: War, nation: int) -> Player:
    """WR-MP-01: the player who commands a nation."""
    side = war.facts.nations[nation].side
    return next(player for player in war.facts.side_players[side] if nation in player.nations)


def as_acting(war: War, player: Player) -> War:
    """The position as it would be if this player acted: to ask what he could do. Not to be changed."""
    if acting(war, player.side) is player:
        return war
    twin = war.copy()
    twin.actor = player.index
    return twin


def player_at(war: War, seat: str) -> Player:
    """The player on a seat."""
    return war.facts.players[war.rules.seats.index(seat)]


# -- the order of play ----------------------------------------------------------------------------------------------
def order_of_turn(war: War) -> tuple[int, ...]:
    """WR-MP-09, WR-MP-29: others before the leading player, Free Peoples before the Shadow; who is alone acts twice.

    Nothing with two players: who acts next follows from who acted last (WR-ACT-01).
    """
    if war.facts.one_a_side:
        return ()
    queues: list[list[int]] = []
    for side in (FREE_PEOPLES, SHADOW):
        lead = war.leading[side]
        others = [player.index for player in war.facts.side_players[side] if player.index != lead]
        queues.append([*(others or [lead]), lead])
    return tuple([player for pair in zip(*queues, strict=True) for player in pair])


def following(war: War, last: int) -> tuple[int, ...]:
    """The players in the order in which they come after the one who acted last; he himself is at the end."""
    return war.order or (1 - last, last)


def comes_next(war: War, place: int) -> None:
    """Whoever stands at this place of the order acts now: all before him have had their chance."""
    war.order = war.order[place + 1 :] + war.order[: place + 1]


def pass_on(war: War, last: int) -> None:
    """WR-PASS-01, WR-MP-10: whoever comes next acts: somebody of the other side, which has more dice (WR-PASS-02)."""
    war.next = ("action", following(war, last)[0])
    comes_next(war, 0)


def pass_token(war: War) -> None:
    """WR-MP-03: at the start of each turn but the first the leading player token goes to the team-mate."""
    if war.turn > 1 and war.leading:
        turns = [[player.index for player in war.facts.side_players[side]] for side in (FREE_PEOPLES, SHADOW)]
        war.leading = tuple(
            [own[(own.index(lead) + 1) % len(own)] for own, lead in zip(turns, war.leading, strict=True)]
        )
