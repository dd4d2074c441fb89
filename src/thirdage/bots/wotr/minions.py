"""Nazgul and minions: over the heads of their armies, and after the Ring-bearers."""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr.answers import best
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import Campaign
from thirdage.games.wotr.model.constants import SHADOW
from thirdage.kernel import Ask, Option

HUNTING: Final = 0.35
"""What the first Nazgul in the Ring-bearers' region is worth."""
WORTHWHILE: Final = 0.08
MOST: Final = 5.0
"""More than this no flight is worth."""
NEAR: Final = 3
"""An army so near to a goal is worth leading."""


def hunting(board: Board, region: int) -> float:
    """What a Nazgul in a region does for the Hunt."""
    if board.mordor >= 0 or region != board.ring_bearers:
        return 0.0
    here = board.force_at(SHADOW, region)
    return 0.0 if here.nazgul else HUNTING


def flight(board: Board, campaign: Campaign, figure: int, count: int, start: int, region: int) -> float:
    """What it is worth if these fly from a region to another."""
    if region == start:
        return 0.0
    here = board.force_at(SHADOW, start)
    left = HUNTING if start == board.ring_bearers and board.mordor < 0 and here.nazgul <= count else 0.0
    return campaign.lead(figure, count, start, region) + hunting(board, region) - left


def posts(board: Board, campaign: Campaign) -> list[int]:
    """Where Nazgul are wanted: with the Ring-bearers, and with armies near their goals."""
    out = [] if board.mordor >= 0 else [board.ring_bearers]
    for region, here in board.field[SHADOW].items():
        if here.units >= NEAR and any(board.far[region][goal] <= NEAR for goal in campaign.goals):
            out.append(region)
    return out


def lifted(board: Board, campaign: Campaign, wanted: list[int], figure: int, count: int, start: int) -> float:
    """What the best of these posts is worth to Nazgul or a minion who stand in a region."""
    return max([flight(board, campaign, figure, count, start, post) for post in wanted], default=0.0)


def move_value(board: Board, campaign: Campaign) -> float:
    """What a flight of all Nazgul is worth."""
    gain = 0.0
    nazgul, wanted = board.facts.nazgul, posts(board, campaign)
    for region, here in board.field[SHADOW].items():
        if here.nazgul:
            gain += max(0.0, lifted(board, campaign, wanted, nazgul, 1, region))
    return min(MOST, 1.2 + 4 * gain) if gain > WORTHWHILE else 0.0


def who_flies(board: Board, campaign: Campaign, ask: Ask) -> Option:
    """The figures who gain most by going; or enough."""
    wanted = posts(board, campaign)

    def worth(option: Option) -> float:
        if option.kind == "done":
            return WORTHWHILE
        count: int = option.get("count")
        worth = lifted(board, campaign, wanted, option.get("figure"), count, option.get("from_region"))
        return worth - 0.02 * count

    return best(ask.options, worth)


def destination(board: Board, campaign: Campaign, ask: Ask) -> Option:
    """Where they fly."""
    args = ask.args or {}
    figure = board.facts.figure[args["figure"]]
    start, count = board.facts.region[args["region"]], int(args["count"])
    wanted = set(posts(board, campaign))

    def worth(option: Option) -> float:
        region: int = option.get("region")
        return flight(board, campaign, figure, count, start, region) if region in wanted else -0.5

    return best(ask.options, worth)


def entry(board: Board, campaign: Campaign, ask: Ask) -> Option:
    """A minion enters play with the army that has most use for him."""
    figure = board.facts.figure[(ask.args or {})["character"]]

    def worth(option: Option) -> float:
        region: int = option.get("region")
        return campaign.with_more(region, ((figure, 1),)) + 0.01 * board.force_at(board.side, region).units

    return best(ask.options, worth)
