"""Command: what a player may use of what his side has (rulebook: three and four players).

One check for figures, nations, characters and cards, which comes before all others where they are used. It asks about
the acting player of a side; with two players nothing is forbidden. Armies of team-mates in one region are two armies
(WR-MP-16): each moves and attacks with his own figures; in a battle they fight as one (see `players.commands`).
"""

from __future__ import annotations

from thirdage.kernel import Reason

from .constants import NAZGUL
from .forces import Picks
from .places import force_at
from .players import acting
from .war import War


def may_use(war: War, side: int, figure: int) -> Reason | None:
    """WR-MP-12 to 14: units and Leaders of one's own nations, one's own characters; any player moves Nazgul."""
    if war.facts.one_a_side:
        return None
    kind = war.facts.figures[figure]
    if kind.character >= 0:
        return may_use_character(war, side, kind.character)
    return may_use_nation(war, side, kind.nation) if kind.rank != NAZGUL else None


def may_use_all(war: War, side: int, picks: Picks) -> Reason | None:
    """The same of several figures."""
    if war.facts.one_a_side:
        return None
    reasons = [may_use(war, side, figure) for figure, _ in picks]
    return next((reason for reason in reasons if reason is not None), None)


def may_name(war: War, side: int, region: int, picks: Picks, rule: str = "WR-MOVE-05") -> Reason | None:
    """WR-MOVE-05, WR-BTL-06, WR-MP-12: only one's own figures that stand in the region can go or attack."""
    commanded = may_use_all(war, side, picks)
    if commanded is not None:
        return commanded
    here = force_at(war, side, region)
    for figure, n in picks:
        if here.count(figure) < n:
            args = {"figure": war.facts.figures[figure].id, "region": war.region_id(region)}
            return Reason("reason-wotr-figures-not-there", rule, args)
    return None


def may_lead(war: War, side: int, army: Picks) -> Reason | None:
    """WR-MP-16, WR-MP-19: somebody of an army must be the acting player's own; else why it is not his to lead."""
    if war.facts.one_a_side:
        return None
    reasons = [may_use(war, side, figure) for figure, _ in army if war.facts.figures[figure].is_unit]
    return None if None in reasons or not reasons else reasons[0]


def usable(war: War, side: int, picks: Picks) -> Picks:
    """Those among these figures that the acting player may use."""
    if war.facts.one_a_side:
        return picks
    return tuple([pick for pick in picks if may_use(war, side, pick[0]) is None])


def may_use_nation(war: War, side: int, nation: int) -> Reason | None:
    """WR-MP-12, WR-MP-14: to recruit (Nazgul too), to move on the political track, to lead its figures."""
    fact = war.facts.nations[nation]
    if war.facts.one_a_side or fact.side != side or nation in acting(war, side).nations:
        return None
    return Reason("reason-wotr-nation-of-team-mate", "WR-MP-12", {"nation": fact.id})


def may_use_character(war: War, side: int, character: int) -> Reason | None:
    """WR-MP-13, WR-MP-14: every player of the Free Peoples uses all companions; minions have their own player."""
    fact = war.facts.characters[character]
    if war.facts.one_a_side or fact.side != side or character in acting(war, side).characters:
        return None
    return Reason("reason-wotr-character-of-team-mate", "WR-MP-14", {"character": fact.id})


def recruitable(war: War, side: int, figure: int) -> int:
    """WR-MP-12, WR-MP-14: how many of a figure the acting player can take from the reinforcements."""
    mine = may_use_nation(war, side, war.facts.figures[figure].nation) is None
    return war.reinforcements[figure] if mine else 0


def may_use_card(_war: War, _side: int, _card: int) -> Reason | None:
    """WR-MP-23: the icons that bind event cards to a player are not among the facts yet, so any player plays any."""
    return None
