"""Playing with a team-mate: which armies and nations are one's own, who should have a die, swapping, merging.

With two players nothing here is asked.
"""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr.answers import best, yes_or_no
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.values import event_value, keeping_value
from thirdage.games.wotr.model.constants import D_ARMY, D_ARMY_MUSTER, D_MUSTER, face
from thirdage.games.wotr.model.facts import Player
from thirdage.games.wotr.model.players import weight
from thirdage.kernel import Ask, Option

WORTH_A_SWAP: Final = 3.0
"""A card that is worth less than this is offered for any other."""
MOST_CLAIMED: Final = 2.5
"""How much one leaves undone at most, so that the team-mate has the last die of a kind."""
FOR_NATIONS: Final = (D_ARMY, D_MUSTER, D_ARMY_MUSTER)
IN_DANGER: Final = 0.3
"""Where a home falls as likely as this, armies rather fight as one."""


def me(board: Board) -> Player | None:
    """Who plays; None if he has no team-mate."""
    player = board.glance.player
    return player if player is not None and len(board.facts.side_players[player.side]) > 1 else None


def mate(board: Board) -> Player | None:
    """His team-mate."""
    own = me(board)
    return None if own is None else next(other for other in board.facts.side_players[own.side] if other is not own)


def starts(board: Board, player: Player | None) -> frozenset[int] | None:
    """The regions where a player has units; None if all armies of the side are his."""
    if player is None:
        return None
    armies = [*board.field[player.side].items(), *board.inside.items()]
    return frozenset([region for region, here in armies if here.side == player.side and weight(player, here)[0]])


def nations(board: Board, player: Player | None) -> tuple[int, ...]:
    """The nations for which a player acts."""
    return board.facts.nations_of[board.side] if player is None else player.nations


def is_last(board: Board, shows: int) -> bool:
    """Whether the side has one die left that shows this, a result for nations: then the two may both want it."""
    return shows in FOR_NATIONS and [face(die) for die in board.dice[board.side]].count(shows) == 1


def swap(board: Board, ask: Ask) -> Option:
    """A card that only the team-mate can play, the best one first; else one that is worth little."""
    facts, other = board.facts, mate(board)

    def worth(option: Option) -> float:
        if not option.form.keys:
            return 0.0
        card: int = option.get("card")
        name = facts.cards[card].id
        if other is not None and facts.icons.get(card) == other.seat:
            return 1.0 + event_value(board, name)
        return WORTH_A_SWAP - keeping_value(board, name)

    return best(ask.options, worth)


def merge(board: Board, ask: Ask) -> Option:
    """Yes where one would command, and where an attack is near."""
    own, other = me(board), mate(board)
    region = board.facts.region[(ask.args or {})["region"]]
    here = board.force_at(board.side, region)
    commands = own is None or other is None or weight(own, here) > weight(other, here)
    return yes_or_no(ask, yes=commands or campaign_of(board).fear.get(region, 0.0) > IN_DANGER)
