"""Command: what a player may use of what his side has (rulebook: three and four players).

One check for figures, nations, characters and cards, which comes before all others where they are used. It asks about
the acting player of a side; with two players nothing is forbidden. Armies of team-mates in one region are two armies
(WR-MP-16): each moves and attacks with his own figures. Where they are a mixed army (`mixed`), its commander leads all
of them; in a battle they fight as one (see `players.commands`). Of three players, the one without team-mate may not act
twice running with one nation (`consecutive`).
"""

from __future__ import annotations

from thirdage.kernel import Reason

from .consecutive import may_act_again, may_lead_again, rested
from .constants import LEADER, NAZGUL
from .facts import Player
from .forces import Picks, force
from .mixed import is_mixed, with_units
from .places import force_at
from .players import acting, commander, commands, owner
from .war import War


# -- figures --------------------------------------------------------------------------------------------------------
def may_use(war: War, side: int, figure: int) -> Reason | None:
    """WR-MP-12 to 14: units and Leaders of one's own nations, one's own characters; any player moves Nazgul."""
    if war.facts.one_a_side:
        return None
    kind = war.facts.figures[figure]
    if kind.character >= 0:
        return may_use_character(war, side, kind.character)
    return may_command(war, side, kind.nation) if kind.rank != NAZGUL else None


def may_use_all(war: War, side: int, region: int, picks: Picks) -> Reason | None:
    """WR-MP-12, WR-MP-16, WR-MP-21: these figures of a region, which go or attack together.

    WR-MP-26: nor may it be an army that has only just acted.
    """
    if war.facts.one_a_side:
        return None
    if leads_mixed(war, side, region):
        return may_split(war, side, picks)
    reasons = [may_use(war, side, figure) for figure, _ in picks if not follows(war, side, region, figure)]
    reason = next((reason for reason in reasons if reason is not None), None)
    return reason or may_act_again(war, side, region, force(war.facts, picks).nations)


def leads_mixed(war: War, side: int, region: int) -> bool:
    """WR-MP-19: whether the acting player commands a mixed army in a region, and so everybody in it.

    Ruling WRU-114.
    """
    return is_mixed(war, side, region) and commander(war, side, region) is acting(war, side)


def follows(war: War, side: int, region: int, figure: int) -> bool:
    """Whether a figure is a Leader whose own player has no unit there: then he goes with the units that are.

    Ruling WRU-113.
    """
    kind = war.facts.figures[figure]
    if kind.rank != LEADER:
        return False
    there = with_units(war, side, force_at(war, side, region))
    return acting(war, side) in there and owner(war, kind.nation) not in there


def may_split(war: War, side: int, picks: Picks) -> Reason | None:
    """WR-MP-20: whoever commands a mixed army must command the part of it that goes or attacks too. Ruling WRU-115."""
    if commands(war, side, force(war.facts, picks)) is acting(war, side):
        return None
    return Reason("reason-wotr-split-loses-command", "WR-MP-20")


def may_fight(war: War, side: int, region: int) -> Reason | None:
    """WR-MP-19: only its commander fights with a mixed army."""
    if war.facts.one_a_side or not is_mixed(war, side, region) or leads_mixed(war, side, region):
        return None
    return Reason("reason-wotr-army-of-team-mate", "WR-MP-19", {"region": war.region_id(region)})


def may_name(war: War, side: int, region: int, picks: Picks, rule: str = "WR-MOVE-05") -> Reason | None:
    """WR-MOVE-05, WR-BTL-06, WR-MP-12: only figures that one may use and that stand in the region go or attack."""
    return may_use_all(war, side, region, picks) or stand_there(war, side, region, picks, rule)


def stand_there(war: War, side: int, region: int, picks: Picks, rule: str) -> Reason | None:
    """Whether so many of each figure are in the region."""
    here = force_at(war, side, region)
    for figure, n in picks:
        if (count := here.count(figure)) < n:
            args = {"figure": war.facts.figures[figure].id, "region": war.region_id(region), "count": count}
            return Reason("reason-wotr-figures-not-there", rule, args)
    return None


def may_lead(war: War, side: int, region: int, army: Picks) -> Reason | None:
    """WR-MP-16, WR-MP-19: some unit of those who could go must be the acting player's own; else why it is not his.

    WR-MP-26: and some of them must be able to act now.
    """
    if war.facts.one_a_side:
        return None
    reasons = [may_use(war, side, figure) for figure, _ in army if war.facts.figures[figure].is_unit]
    if reasons and None not in reasons:
        return reasons[0]
    return may_lead_again(war, side, region, force(war.facts, army).nations)


def usable(war: War, side: int, region: int, picks: Picks) -> Picks:
    """Those among these figures of a region that the acting player may use."""
    if war.facts.one_a_side or leads_mixed(war, side, region):
        return picks
    own = [(f, n) for f, n in picks if may_use(war, side, f) is None or follows(war, side, region, f)]
    return tuple(own)


def own_units(war: War, side: int, picks: Picks) -> Picks:
    """These figures without the units of a team-mate."""
    if war.facts.one_a_side:
        return picks
    kinds = war.facts.figures
    return tuple([(f, n) for f, n in picks if not kinds[f].is_unit or may_use(war, side, f) is None])


# -- nations and characters -----------------------------------------------------------------------------------------
def may_command(war: War, side: int, nation: int) -> Reason | None:
    """WR-MP-01, WR-MP-12: whether a nation is the acting player's own."""
    fact = war.facts.nations[nation]
    if war.facts.one_a_side or fact.side != side or nation in acting(war, side).nations:
        return None
    return Reason("reason-wotr-nation-of-team-mate", "WR-MP-12", {"nation": fact.id})


def may_use_nation(war: War, side: int, nation: int) -> Reason | None:
    """WR-MP-12, WR-MP-14, WR-MP-26: to recruit (Nazgul too) and to move on the political track."""
    return may_command(war, side, nation) or rested(war, side, nation)


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


# -- cards ----------------------------------------------------------------------------------------------------------
def may_use_card(war: War, side: int, card: int) -> Reason | None:
    """WR-MP-23: a card with the icon of a player is played by him alone, one without by anybody; as an event only.

    WR-MP-26, WR-MP-28: of three players, the one without team-mate plays none for a nation that has only just acted.
    Ruling WRU-120.
    """
    if war.facts.one_a_side:
        return None
    who = player_of(war, card)
    if who is not None and who is not acting(war, side):
        return Reason("reason-wotr-card-of-team-mate", "WR-MP-23", {"card": war.facts.cards[card].id, "seat": who.seat})
    reasons = [rested(war, side, nation) for nation in war.facts.card_nations.get(card, ())]
    return next((reason for reason in reasons if reason is not None), None)


def player_of(war: War, card: int) -> Player | None:
    """The player whose icon a card bears; None if it has none, or none of those who sit here."""
    seat = war.facts.icons.get(card)
    return next((player for player in war.facts.players if player.seat == seat), None)
