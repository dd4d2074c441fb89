"""Battles: whether to fight on, fall back or shut the gates, which card to lay, and who falls first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from thirdage.bots.wotr.answers import Picks, best, counted, field, of_kind, yes_or_no
from thirdage.bots.wotr.armies import blows, might, parts, without
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import Campaign
from thirdage.bots.wotr.strength import fought, promising
from thirdage.bots.wotr.values import combat_value, event_value
from thirdage.games.wotr.model.constants import ELITE, SHADOW, STACKING_LIMIT
from thirdage.games.wotr.model.forces import Force, force
from thirdage.kernel import Ask, Option

PRESS_ON: Final = -0.05
HOLD: Final = 0.35
"""A defender stands while the attacker's hope is below this."""


class Fight:
    """The battle that is being fought, as the board shows it."""

    def __init__(self, board: Board) -> None:
        seen = board.glance.battle
        assert seen is not None, "a battle is being fought"
        self.board = board
        self.attacker = seen.attacker
        self.place = seen.place
        self.origin = seen.origin
        self.assault = seen.kind == "assault"
        self.number = seen.number
        self.attackers = force(board.facts, seen.attackers)
        self.defenders = board.force_at(1 - self.attacker, self.place)

    def hope(self, assault: bool | None = None, number: int | None = None) -> float:
        """The attacker's hope, from -1 to 1, from the next round on."""
        siege = self.assault if assault is None else assault
        at = self.number + 1 if number is None else number
        sides = fought(self.board, self.attackers, self.defenders, self.place, siege, at)
        return promising(sides, self.attacker)


def press(board: Board, ask: Ask) -> Option:
    """Fight on when stronger, or bold."""
    hope = Fight(board).hope()
    if board.side == SHADOW:
        hope += board.memory.style.press
    return of_kind(ask, "press" if hope > PRESS_ON else "cease") or next(iter(ask.options))


def stand_or_retreat(board: Board, ask: Ask) -> Option:
    """Fall back when weaker, to where friends are and the enemy is not; never give up a place worth points lightly."""
    fight = Fight(board)
    place = board.facts.regions[fight.place]
    home = place.vp and board.controller(fight.place) == board.side
    stand = of_kind(ask, "stand")
    if stand is not None and fight.hope() < HOLD + (0.3 if home else 0.0):
        return stand

    return refuge(board, ask, fight.defenders.units)


def refuge(board: Board, ask: Ask, units: int) -> Option:
    """Where an army falls back to: to friends, to a place worth holding, away from the enemy."""

    def worth(option: Option) -> float:
        if option.kind != "retreat":
            return -5.0
        region: int = option.get("region")
        there = board.force_at(board.side, region)
        room = there.units + units <= STACKING_LIMIT
        near = board.facts.regions[region].adjacent
        enemies = sum([might(board.force_at(1 - board.side, r), board.unit_leaders) for r in near], 0.0)
        settled = 2.0 if board.facts.regions[region].vp and board.controller(region) == board.side else 0.0
        return (1.0 if room else -3.0) + 0.3 * might(there, board.unit_leaders) + settled - 0.1 * enemies

    return best(ask.options, worth)


def driven_out(board: Board, ask: Ask) -> Option:
    """An army that must fall back without a battle."""
    named = (ask.args or {}).get("region")
    units = board.force_at(board.side, board.facts.region[named]).units if named else 1
    return refuge(board, ask, units)


def leave_battle(board: Board, ask: Ask) -> Option:
    """Scouts: behind the walls if there are any."""
    return of_kind(ask, "withdraw") or stand_or_retreat(board, ask)


def withdraw(board: Board, ask: Ask) -> Option:
    """Behind the walls, unless the field is likely to be ours."""
    fight = Fight(board)
    in_field = fight.hope(assault=False, number=fight.number)
    return of_kind(ask, "withdraw" if in_field > -0.35 else "fight") or next(iter(ask.options))


def prolong(board: Board, ask: Ask) -> Option:
    """Another round of an assault costs an Elite: when they are nearly down, or hope is high."""
    fight = Fight(board)
    close = blows(fight.defenders) <= 2 and fight.attackers.units >= 3
    if not close and not (fight.hope() > 0.55 and fight.attackers.elites >= 2):
        return yes_or_no(ask, yes=False)
    return yes_or_no(ask, yes=True)


def combat_card(board: Board, ask: Ask) -> Option:
    """A card that helps, if it is not worth more as an event; the bigger the battle, the sooner."""
    fight = Fight(board)
    size = min(blows(fight.attackers), blows(fight.defenders))
    place = board.facts.regions[fight.place]
    stakes = 0.25 * min(6, size) + 0.6 * place.vp
    facts = board.facts

    def worth(option: Option) -> float:
        if option.kind == "decline":
            return 0.0
        card = facts.cards[option.get("card")].id
        return combat_value(board, card) * (0.6 + stakes / 3) - 0.55 * event_value(board, card) + 0.2

    return best(ask.options, worth)


def take_hit(board: Board, ask: Ask) -> Option:
    """Regulars first, those of the most numerous people; an Elite is rather reduced than lost."""
    facts = board.facts

    def worth(option: Option) -> float:
        kind = facts.figures[option.get("figure")]
        regular = 0.1 * int(board.glance.reinforcements[option.get("figure")] == 0)
        if option.kind == "lose-elite":
            return -2.0
        return (0.0 if option.kind == "reduce-elite" else 1.0) - regular - (0.5 if kind.rank == ELITE else 0.0)

    return best(ask.options, worth)


def attackers(board: Board, campaign: Campaign, ask: Ask) -> Option:
    """Everybody who may, but a guard where points would be left open."""
    args = ask.args or {}
    start = board.facts.region[args["from_region"]]
    going = campaign.attackers(start)
    region = board.facts.region[args["region"]]
    needed = guard(board, start) if region != start else 0
    return counted(ask, _less_and_less(going, needed))


def advance(board: Board, ask: Ask) -> Option:
    """Into the place that was won, with all but a guard; to the last one where a siege begins."""
    fight = Fight(board)
    facts = board.facts
    going = force(facts, [(f, n) for f, n in fight.attackers.figures if not board.facts.figures[f].never_moves])
    rest = board.force_at(board.side, fight.origin).minus(fight.attackers.figures)
    needed = 0 if rest.units else guard(board, fight.origin)
    return counted(ask, [*_less_and_less(going, min(needed, going.units - 1)), ()])


def guard(board: Board, region: int) -> int:
    """How many units to leave in a place of ours."""
    place = board.facts.regions[region]
    if not place.vp or board.controller(region) != board.side:
        return 0
    near = [r for r, here in board.field[1 - board.side].items() if here.units and board.far[region][r] <= 2]
    return 2 if near else 1 if place.vp > 1 else 0


def _less_and_less(going: Force, needed: int) -> Iterator[Picks]:
    """All but a guard, all, and then one unit less each time: something of it will be on offer."""
    if going.units > needed:
        yield without(going, needed).figures
    yield going.figures
    for fewer in range(1, going.units):
        yield without(going, fewer).figures


def army_figures(board: Board, campaign: Campaign, ask: Ask) -> Option:
    """The part of an army that the campaign wants to go."""
    args = ask.args or {}
    start = board.facts.region[args["from_region"]] if "from_region" in args else board.facts.region[args["region"]]
    here = board.force_at(board.side, start)
    wishes: list[Picks] = []
    if "from_region" in args:
        region = board.facts.region[args["region"]]
        wishes.append(campaign.move(start, region)[1])
        there = board.force_at(board.side, region)
        wishes += parts(here, there, board.facts.regions[region].nation, board.war_mask)
    wishes.append(here.figures)
    movable = force(board.facts, [(f, n) for f, n in here.figures if not board.facts.figures[f].never_moves])
    return counted(ask, [*[w for w in wishes if w], *_less_and_less(movable, 0)])


def disband(board: Board, ask: Ask) -> Option:
    """Regulars go back first."""
    facts = board.facts
    count = int((ask.args or {}).get("count", 1))
    region = facts.region[(ask.args or {})["region"]]
    here = board.force_at(board.side, region)
    gone = here.minus(without(here, count).figures)
    return counted(ask, [gone.figures])


def amount(_board: Board, ask: Ask) -> Option:
    """Of own losses taken for a bonus, one; of leadership given up, most of it."""
    combat = (ask.args or {}).get("combat", "")
    options = list(ask.options)
    wanted = {"relentless-assault": 1, "onslaught": 1}.get(combat, 2)
    return min(options, key=lambda o: abs(field(o, "amount", 0) - wanted))
