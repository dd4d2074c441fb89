"""Companions outside the Fellowship: who leaves it, when and where to, and what they do on the map."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from thirdage.bots.wotr.answers import best, field
from thirdage.bots.wotr.armies import might
from thirdage.bots.wotr.board import Board
from thirdage.games.wotr.model.constants import CITY, FREE_PEOPLES, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.kernel import Ask, Option

THRONES: Final = ("minas-tirith", "dol-amroth", "pelargir")
"""Where Strider reveals himself as the king."""
KEPT: Final = 5
"""So many companions stay with the Ring-bearers."""
NOTABLE: Final = 0.8
"""A place below this is not worth a way."""


def place_value(board: Board, who: Iterable[int], region: int) -> float:
    """What it is worth to have these companions there."""
    facts = board.facts
    place = facts.regions[region]
    names = {facts.characters[c].id for c in who}
    worth = 0.0
    if "strider" in names and place.id in THRONES and region not in board.captured:
        worth += 5.0
    nation = place.nation
    if nation in facts.nations_of[FREE_PEOPLES] and place.settlement in (CITY, STRONGHOLD):
        rouses = any(nation in facts.characters[c].activates for c in who)
        if rouses and not board.active[nation] and region not in board.captured:
            worth += 2.5 + (0.6 if board.steps_to_war[nation] <= 1 else 0.0)
        envoy = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}
        if any(envoy.get(name) == facts.nations[nation].id for name in names) and not board.at_war[nation]:
            worth += 1.0
    here = board.force_at(FREE_PEOPLES, region)
    if here.units:
        worth += min(1.2, 0.15 * might(here, board.unit_leaders))
    if board.force_at(SHADOW, region).units and not here.units:
        worth -= 1.0
    return worth


def goals(board: Board, who: tuple[int, ...], start: int, reach: int) -> float:
    """The best that these companions could reach."""
    far = board.far[start]
    armies = [r for r, here in board.field[FREE_PEOPLES].items() if here.units]
    near = [r for r in {*armies, *board.inside, *seats_of_power(board.facts)} if far[r] <= reach]
    return max([0.0, *[place_value(board, who, r) for r in near]])


@lru_cache(maxsize=4)
def seats_of_power(facts: WarFacts) -> tuple[int, ...]:
    """The cities and strongholds of the Free Peoples."""
    ours = facts.nations_of[FREE_PEOPLES]
    return tuple([r for r, p in enumerate(facts.regions) if p.nation in ours and p.settlement in (CITY, STRONGHOLD)])


def may_be_spared(board: Board) -> list[int]:
    """Companions who may leave: Strider for the throne, others if enough stay; Gandalf stays."""
    here = board.companions()
    spare = [c for c in here if board.facts.characters[c].id == "strider"]
    if len(here) > KEPT:
        spare += [c for c in here if board.facts.characters[c].id not in ("strider", "gandalf-the-grey")]
    return spare


def leaving_value(board: Board, companion: int) -> float:
    """What it is worth if a companion leaves the Fellowship now."""
    reach = board.progress + board.facts.characters[companion].level
    return goals(board, (companion,), board.ring_bearers, reach) - 1.0


def separate_value(board: Board) -> float:
    """What separating somebody is worth."""
    if board.mordor >= 0:
        return 0.0
    return max([leaving_value(board, c) for c in may_be_spared(board)], default=-1.0) + 1.6


def who_leaves(board: Board, ask: Ask) -> Option:
    """The companion whose leaving is worth most; more of them only if the rules say so."""
    gains = {c: leaving_value(board, c) for c in may_be_spared(board)}
    strider = board.facts.character["strider"]
    spare = max(0, len(board.companions()) - KEPT)

    def worth(option: Option) -> float:
        group: tuple[int, ...] = option[0]
        missed = max(0, len([c for c in group if c != strider]) - spare)
        return sum([gains.get(c, -3.0) for c in group], 0.0) - 0.5 * len(group) - 3.0 * missed

    return best(ask.options, worth)


def separate_to(board: Board, ask: Ask) -> Option:
    """Where those who left the Fellowship go."""
    who = _named(board, ask)
    return best(ask.options, lambda o: place_value(board, who, field(o, "region")))


def move_value(board: Board) -> float:
    """What it is worth to move companions on the map."""
    gain = 0.0
    for c, character in enumerate(board.facts.characters):
        if character.side == FREE_PEOPLES and (here := board.where(character.id)) >= 0:
            gain = max(gain, goals(board, (c,), here, character.level) - place_value(board, (c,), here))
    return 1.5 + gain if gain > NOTABLE else 0.0


def group(board: Board, ask: Ask) -> Option:
    """One companion at a time, the one who gains most by going; or enough."""

    def worth(option: Option) -> float:
        if option.kind == "done":
            return NOTABLE
        who: tuple[int, ...] = option.get("characters")
        start = board.where(board.facts.characters[who[0]].id)
        level = max([board.facts.characters[c].level for c in who])
        gain = goals(board, who, start, level) - place_value(board, who, start)
        return gain if len(who) == 1 else gain - 0.3 * len(who)

    return best(ask.options, worth)


def destination(board: Board, ask: Ask) -> Option:
    """Where a group walks."""
    who = _named(board, ask)
    return best(ask.options, lambda o: place_value(board, who, field(o, "region")))


def _named(board: Board, ask: Ask) -> list[int]:
    """The companions that an ask is about."""
    names = (ask.args or {}).get("character", [])
    listed = names if isinstance(names, list | tuple) else [names]
    return [board.facts.character[name] for name in listed]
