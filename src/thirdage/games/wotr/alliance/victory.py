"""Victory with three and four players: a side wins, and inside it one player or all (rulebook: victory conditions)."""

from __future__ import annotations

from thirdage.games.wotr.model.captors import points_captured, points_lost
from thirdage.games.wotr.model.constants import SHADOW, SIDES
from thirdage.games.wotr.model.facts import Player
from thirdage.games.wotr.model.war import War


def win(war: War, side: int, reason: str) -> None:
    """A side has won. WR-MP-30 to 32: of several players those with the highest score among them."""
    details = {"turn": war.turn}
    players = war.facts.side_players[side]
    if len(players) == 1:
        war.end(SIDES[side], reason, details)
        return
    scores = {player.seat: score(war, player) for player in players}
    best = max(scores.values())
    winners = tuple([seat for seat, points in scores.items() if points == best])
    for seat, points in scores.items():
        war.tell("log-wotr-score", "WR-MP-30" if side == SHADOW else "WR-MP-31", seat=seat, count=points)
    war.used("shared-win" if len(winners) > 1 else "win-inside-the-side")
    war.tell("log-wotr-wins-inside", "WR-MP-32" if len(winners) > 1 else "WR-MP-30", seat=list(winners))
    war.end(SIDES[side], reason, {**details, "scores": scores}, winners)


def score(war: War, player: Player) -> int:
    """WR-MP-30, WR-MP-31: points lost count against a player; only those of the Shadow add what they have captured."""
    captured = points_captured(war, player) if player.side == SHADOW else 0
    return captured - points_lost(war, player)
