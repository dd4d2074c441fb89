"""How much of its effect an event card would have now: never play a void card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.model.constants import CORRUPTION_LIMIT, D_CHARACTER, D_WILL, FREE_PEOPLES, SHADOW

GONDOR: Final = ("gondor-regular", "gondor-elite", "gondor-leader")
ROHAN: Final = ("rohan-regular", "rohan-elite", "rohan-leader")
SAURON: Final = ("sauron-regular", "sauron-elite")
ISENGARD: Final = ("isengard-regular", "isengard-elite")
RECRUITS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "fp-str-13": (2, ("elves-regular", "elves-elite")), "fp-str-14": (2, GONDOR), "fp-str-16": (2, ROHAN),
    "fp-str-17": (2, ("north-regular", "north-elite", "north-leader")), "fp-str-18": (2, GONDOR),
    "fp-str-22": (2, ("dwarves-regular", "dwarves-elite", "dwarves-leader")), "fp-str-23": (2, ROHAN),
    "sh-str-11": (2, ("isengard-regular",)), "sh-str-12": (3, SAURON), "sh-str-13": (1, ISENGARD),
    "sh-str-14": (1, SAURON), "sh-str-15": (2, ("sauron-elite",)), "sh-str-16": (6, ISENGARD),
    "sh-str-17": (6, ("southrons-regular",)), "sh-str-18": (6, ("sauron-regular", "nazgul")),
    "sh-str-19": (3, (*SAURON, "nazgul")), "sh-str-20": (6, ("sauron-regular",)),
    "sh-str-21": (5, ("southrons-regular",)),
    "sh-str-22": (4, SAURON), "sh-str-23": (10, ("southrons-regular", "sauron-regular")),
    "sh-str-24": (6, ("sauron-regular",)),
}  # fmt: skip
"""How many figures a card recruits, and of which kinds; those that also draw a card are never void."""
AROUND_OSGILIATH: Final = ("osgiliath", "north-ithilien", "south-ithilien")
ROUSES: Final = {"fp-str-04": "dwarves", "fp-str-07": "north"}
"""Cards that move companions and put a nation at war."""
LEARNT: Final[dict[str, Callable[[Board], float]]] = {}
"""The same for cards of expansions (see `lessons`)."""


def effect(board: Board, card: str) -> float:
    """From 0 (void) to 1 (all it can do)."""
    if card in RECRUITS:
        wanted, kinds = RECRUITS[card]
        there = sum([board.glance.reinforcements[board.facts.figure[kind]] for kind in kinds])
        return min(1.0, there / wanted)
    if card in LEARNT:
        return LEARNT[card](board)
    return float(_has_effect(board, card))


def _has_effect(board: Board, card: str) -> bool:
    facts = board.facts
    if card == "fp-str-05":
        return any(len(here.nations) > 1 for here in board.field[SHADOW].values())
    if card == "fp-str-06":
        near = any(board.force_at(SHADOW, facts.region[r]).units for r in AROUND_OSGILIATH)
        return near or board.force_at(FREE_PEOPLES, facts.region["osgiliath"]).units > 0
    if card == "fp-str-08":
        return not all(board.at_war[nation] for nation in facts.nations_of[FREE_PEOPLES])
    if card in ROUSES:
        return not board.at_war[facts.nation[ROUSES[card]]]
    if card == "fp-char-13":
        return D_CHARACTER in board.dice[FREE_PEOPLES]
    if card == "sh-str-04":
        return D_WILL in board.dice[FREE_PEOPLES]
    return True


def ends_the_quest(board: Board, card: str) -> bool:
    """Whether the corruption that a card adds for certain is the last that is needed."""
    if card == "sh-char-12":
        return board.corruption + 1 >= CORRUPTION_LIMIT
    return card == "sh-char-13" and board.guide == "gollum" and board.corruption + 1 >= CORRUPTION_LIMIT
