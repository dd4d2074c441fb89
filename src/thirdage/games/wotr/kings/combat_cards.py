"""The combat halves of the new event cards."""

from __future__ import annotations

from thirdage.games.wotr.battle.combat_rolls import extra_attack
from thirdage.games.wotr.battle.combatants import (
    Round,
    battle_commander,
    battle_of,
    engaged,
    has_lost_leadership,
    nazgul_leadership,
)
from thirdage.games.wotr.cards.combat_asks import (
    choose_amount,
    choose_companion,
    choose_victim,
    companions_in,
    minions_in,
    needs_nazgul_leadership,
)
from thirdage.games.wotr.cards.combat_free import plus
from thirdage.games.wotr.cards.combat_shadow import tell_points
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects, forbidden
from thirdage.games.wotr.model.players import owner
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, Reason, words

from .combat_abilities import FORTH
from .facts import BY_NAME, NAMES, SOVEREIGNS, Sovereign, companion_of, leader_of, nation_of
from .sovereigns import awaken, is_corrupted, is_leader, place_of

EFFECTS = Effects()
HOPE = Form("awaken-in-battle", sovereign=words(*NAMES))
ASK_HOPE = AskKind("awaken-in-battle", "the commander whose combat card says so", "KM-AWK-06", (HOPE,))
GOD_NEEDS = 3
MOST_POINTS = 5


def kings_in(war: War) -> list[int]:
    """The Awakened Sovereigns in the battle."""
    here = companions_in(war)
    return [companion_of(war, who) for who in SOVEREIGNS if companion_of(war, who) in here]


# -- The King's Banner ----------------------------------------
def bearers(war: War, fight: Round | None) -> list[int]:
    """Aragorn and Awakened Sovereigns in the battle who have leadership to give up."""
    here = companions_in(war)
    able = [c for c in (war.facts.character["aragorn"], *kings_in(war)) if c in here]
    return [c for c in able if not has_lost_leadership(war, fight, war.facts.characters[c].figure)]


@EFFECTS.on("combat/the-kings-banner", "condition")
def needs_bearer(war: War, _side: int) -> Reason | None:
    """One of them takes part."""
    return None if bearers(war, None) else Reason("reason-wotr-combat-no-king", "WR-CC-05")


@EFFECTS.on("combat/the-kings-banner")
def the_kings_banner(war: War, fight: Round, side: int) -> Flow[None]:
    """The leadership of one of them, against the whole re-roll of the Shadow."""
    able = bearers(war, fight)
    if able:
        king = yield from choose_companion(war, side, "the-kings-banner", able)
        fight.lost.add(war.facts.characters[king].figure)
        war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character=war.facts.characters[king].id)
        fight.reroll_forbidden[SHADOW] = True


# -- Like a God of Old ----------------------------------------
@EFFECTS.on("combat/like-a-god-of-old", "condition")
def needs_king(war: War, _side: int) -> Reason | None:
    """An Awakened Sovereign takes part."""
    return None if kings_in(war) else Reason("reason-wotr-combat-no-king", "WR-CC-05")


@EFFECTS.on("combat/like-a-god-of-old")
def like_a_god_of_old(war: War, fight: Round, side: int) -> Flow[None]:
    """Ruling KMU-14: an extra attack with as many dice as his leadership now, which hit on 3."""
    king = yield from choose_companion(war, side, "like-a-god-of-old", kings_in(war))
    dice = war.facts.characters[king].leadership
    if king == companion_of(war, BY_NAME["theoden"]) and battle_of(war).number == 1:
        dice += FORTH
    fight.extra_attack_hits[side] += yield from extra_attack(war, fight, side, dice, GOD_NEEDS)


# -- There Is Hope for Victory ----------------------------------------
def sleepers(war: War) -> list[Sovereign]:
    """Sovereigns in the battle who can be Awakened by whoever commands there."""
    here = engaged(war, FREE_PEOPLES)
    able = [who for who in SOVEREIGNS if is_leader(war, who) and here.count(leader_of(war, who))]
    player = battle_commander(war, FREE_PEOPLES)
    mine = [who for who in able if owner(war, nation_of(war, who)) is player]
    return [who for who in mine if forbidden(war, "awakening", who) is None]


@EFFECTS.on("combat/there-is-hope-for-victory", "condition")
def needs_sovereign(war: War, _side: int) -> Reason | None:
    """A Sovereign who is not Corrupted takes part."""
    here = engaged(war, FREE_PEOPLES)
    leads = any(is_leader(war, who) and here.count(leader_of(war, who)) for who in SOVEREIGNS)
    return None if leads or kings_in(war) else Reason("reason-wotr-combat-no-king", "WR-CC-05")


@EFFECTS.on("combat/there-is-hope-for-victory")
def there_is_hope_for_victory(war: War, fight: Round, side: int) -> Flow[None]:
    """KM-AWK-06, KM-AWK-07: a Sovereign Awakens where he stands; 1 more on every die of the re-roll."""
    able = sleepers(war)
    if able:
        name = able[0].id
        if len(able) > 1:
            options = Listed([HOPE(who.id) for who in able])
            name = (yield Ask(ASK_HOPE, battle_commander(war, side).seat, options))[0]
        awaken(war, BY_NAME[name], place_of(war, BY_NAME[name]), "KM-AWK-06")
    plus(fight, side, 0, 1)


# -- the Shadow ----------------------------------------
@EFFECTS.on("combat/servant-of-the-shadow", "condition")
def needs_minion(war: War, _side: int) -> Reason | None:
    """A minion takes part; Chieftains are some (KM-CHF-03)."""
    return None if minions_in(war) else Reason("reason-wotr-combat-no-minion", "WR-CC-05")


@EFFECTS.on("combat/servant-of-the-shadow")
def servant_of_the_shadow(war: War, fight: Round, side: int) -> Flow[None]:
    """The leadership of a minion, for as many dice of the Free Peoples."""
    able = [figure for figure in minions_in(war) if not has_lost_leadership(war, fight, figure)]
    figure = yield from choose_victim(war, side, "servant-of-the-shadow", able, must=True)
    if figure >= 0:
        fight.lost.add(figure)
        who = war.facts.characters[war.facts.figures[figure].character]
        war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character=who.id)
        fight.dice_lost[FREE_PEOPLES] += who.leadership


@EFFECTS.on("combat/battle-is-vain", "condition")
def needs_a_point(war: War, _side: int) -> Reason | None:
    """Nazgul leadership of one."""
    return needs_nazgul_leadership(war, 1)


@EFFECTS.on("combat/battle-is-vain")
def battle_is_vain(war: War, fight: Round, side: int) -> Flow[None]:
    """One to five points of Nazgul leadership, for as many of the Free Peoples."""
    points = min(MOST_POINTS, nazgul_leadership(war, fight))
    if points:
        given = yield from choose_amount(war, side, "battle-is-vain", 1, points)
        fight.nazgul_leadership_spent += given
        tell_points(war, given)
        fight.leadership_lost[FREE_PEOPLES] += given


def sovereigns_at(war: War, region: int) -> list[Sovereign]:
    """Sovereigns of any state in a region."""
    return [who for who in SOVEREIGNS if place_of(war, who) == region]


@EFFECTS.on("combat/his-power-waxes", "condition")
def needs_sovereign_there(war: War, _side: int) -> Reason | None:
    """A Sovereign is in the region of the defender."""
    there = sovereigns_at(war, battle_of(war).place)
    return None if there else Reason("reason-wotr-combat-no-sovereign", "WR-CC-05")


@EFFECTS.on("combat/his-power-waxes")
def his_power_waxes(war: War, fight: Round, side: int) -> Flow[None]:
    """1 more on roll and re-roll; for the Free Peoples too, unless a Sovereign there is Corrupted."""
    plus(fight, side, 1, 1)
    if not any(is_corrupted(war, who) for who in sovereigns_at(war, battle_of(war).place)):
        plus(fight, FREE_PEOPLES, 1, 1)
    yield from ()


KINDS = (ASK_HOPE,)
EXPECTED = tuple([name.replace("combat/", "combat:") for name, _ in EFFECTS.items() if name.count("/") == 1])
