"""The combat cards of the Free Peoples: 21 short functions (see `combat_cards` for how they are called)."""

from __future__ import annotations

from thirdage.games.wotr.battle.combat_cards import cancel
from thirdage.games.wotr.battle.combat_rolls import extra_attack
from thirdage.games.wotr.battle.combatants import (
    ASSAULT,
    WITHDRAWN,
    Round,
    battle_of,
    engaged,
    figure_of,
    has_lost_leadership,
    leadership,
)  # fmt: skip
from thirdage.games.wotr.battle.retreat import leave_battle
from thirdage.games.wotr.battle.siege import tell_withdrawal
from thirdage.games.wotr.model.constants import FREE_PEOPLES, LEADER, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Reason

from .combat_asks import (
    choose_companion,
    choose_victim,
    companions_in,
    minions_in,
    needs_character,
    needs_companion,
    needs_elite,
    needs_ents,
    needs_leader,
    needs_ring_bearers,
    needs_willing_companion,
    strike_down,
    willing,
)  # fmt: skip

EFFECTS = Effects()


def plus(fight: Round, side: int, roll: int, again: int = 0) -> None:
    """WR-BTL-22: modifiers of the combat roll and of the re-roll are two things."""
    fight.roll_bonus[side] += roll
    fight.reroll_bonus[side] += again


def add_hits(war: War, fight: Round, side: int, combat: str, n: int) -> None:
    """A card scores so many hits more."""
    if n:
        fight.bonus[side] += n
        war.tell("log-wotr-card-scores", "WR-CC-16", combat=combat, count=n)


def cancel_hits(war: War, fight: Round, combat: str, most: int) -> None:
    """A card cancels hits of the Shadow, as many as there are."""
    n = min(most, fight.scored(SHADOW))
    fight.cancelled[SHADOW] += n
    war.tell("log-wotr-card-cancels-hits", "WR-CC-16", combat=combat, count=n)


def tell_turned(war: War, combat: str, n: int) -> None:
    """Missed dice have become hits."""
    war.tell("log-wotr-card-turns-misses", "WR-CC-16", combat=combat, count=n)


def tell_own_hits(war: War, combat: str, n: int) -> None:
    """An army takes hits by a card of its own, or by its own dice."""
    if n:
        war.tell("log-wotr-card-own-hits", "WR-CC-16", combat=combat, count=n)


EFFECTS.on("combat/it-is-a-gift", "condition")(needs_ring_bearers)


@EFFECTS.on("combat/it-is-a-gift")
def it_is_a_gift(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to roll and re-roll."""
    plus(fight, side, 1, 1)
    yield from ()


@EFFECTS.on("combat/blade-of-westernesse")
def blade_of_westernesse(war: War, fight: Round, side: int) -> Flow[None]:
    """A hit of the re-roll may be spent to eliminate a minion instead. Ruling WRU-100."""
    if not fight.reroll_hits[side]:
        return
    victim = yield from choose_victim(war, side, "blade-of-westernesse", minions_in(war))
    if victim >= 0:
        fight.reroll_hits[side] -= 1
        strike_down(war, SHADOW, victim)


EFFECTS.on("combat/mighty-attack", "condition")(needs_willing_companion)


@EFFECTS.on("combat/mighty-attack")
def mighty_attack(war: War, fight: Round, side: int) -> Flow[None]:
    """A companion gives up his leadership, and a missed die becomes a hit."""
    able = willing(war, fight)
    if not able or not fight.missed[side]:
        return
    companion = yield from choose_companion(war, side, "mighty-attack", able)
    fight.lost.add(war.facts.characters[companion].figure)
    war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character=war.facts.characters[companion].id)
    tell_turned(war, "mighty-attack", fight.become_hits(side, 1))


@EFFECTS.on("combat/servant-of-the-secret-fire")
def servant_of_the_secret_fire(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to the combat roll."""
    plus(fight, side, 1)
    yield from ()


@EFFECTS.on("combat/servant-of-the-secret-fire", "condition")
def needs_gandalf(war: War, side: int) -> Reason | None:
    """Gandalf takes part, the Grey or the White."""
    return needs_character(war, side, "gandalf-the-grey", "gandalf-the-white")


@EFFECTS.on("combat/anduril")
def anduril(war: War, fight: Round, side: int) -> Flow[None]:
    """Strider's leadership turns one missed die into a hit, Aragorn's two."""
    for character, dice in (("strider", 1), ("aragorn", 2)):
        figure = figure_of(war, character)
        if engaged(war, side).count(figure) and not has_lost_leadership(war, fight, figure) and fight.missed[side]:
            fight.lost.add(figure)
            war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character=character)
            tell_turned(war, "anduril", fight.become_hits(side, dice))
    yield from ()


@EFFECTS.on("combat/anduril", "condition")
def needs_strider(war: War, side: int) -> Reason | None:
    """Strider or Aragorn takes part."""
    return needs_character(war, side, "strider", "aragorn")


EFFECTS.on("combat/heroic-death", "condition")(needs_leader)


@EFFECTS.on("combat/heroic-death")
def heroic_death(war: War, fight: Round, side: int) -> Flow[None]:
    """A Leader dies to cancel a hit, or a companion to cancel as many as his level."""
    if not fight.scored(SHADOW):
        return
    victim = yield from choose_victim(war, side, "heroic-death", heroes(war, side))
    if victim >= 0:
        cancel_hits(war, fight, "heroic-death", saves(war, victim))
        strike_down(war, side, victim)


def heroes(war: War, side: int) -> list[int]:
    """Who may die a heroic death: Leaders and companions."""
    here = engaged(war, side)
    leaders = [f for f, _ in here.figures if war.facts.figures[f].rank == LEADER]
    return leaders + [war.facts.characters[c].figure for c in here.characters]


def saves(war: War, hero: int) -> int:
    """How many hits his death cancels."""
    character = war.facts.figures[hero].character
    return war.facts.characters[character].level if character >= 0 else 1


@EFFECTS.on("combat/heroic-death", "spares")
def heroic_death_spares(war: War, _fight: Round, side: int, _hits: int) -> int:
    """As many hits as the best of them can cancel."""
    return max([saves(war, hero) for hero in heroes(war, side)], default=0)


EFFECTS.on("combat/daring-defiance", "condition")(needs_willing_companion)


@EFFECTS.on("combat/daring-defiance")
def daring_defiance(war: War, fight: Round, _side: int) -> Flow[None]:
    """The companions lose their leadership, the card of the Shadow its effect. Ruling WRU-102."""
    for companion in companions_in(war):
        fight.lost.add(war.facts.characters[companion].figure)
        war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character=war.facts.characters[companion].id)
    cancel(war, fight, SHADOW)
    yield from ()


EFFECTS.on("combat/fateful-strike", "condition")(needs_leader)


@EFFECTS.on("combat/fateful-strike")
def fateful_strike(war: War, fight: Round, side: int) -> Flow[None]:
    """With one hit in the re-roll a Nazgul falls too; with two or more it may be a minion instead.

    The Witch-king falls as a minion only. Ruling WRU-101.
    """
    hits = fight.reroll_hits[side]
    if not hits:
        return
    nazgul = [war.facts.nazgul] if engaged(war, SHADOW).nazgul else []
    victims = nazgul + (minions_in(war) if hits > 1 else [])
    victim = yield from choose_victim(war, side, "fateful-strike", victims, must=bool(nazgul))
    if victim >= 0:
        strike_down(war, SHADOW, victim)


EFFECTS.on("combat/sudden-strike", "condition")(needs_leader)


@EFFECTS.on("combat/sudden-strike")
def sudden_strike(war: War, fight: Round, side: int) -> Flow[None]:
    """An extra attack with as many dice as leadership."""
    fight.extra_attack_hits[side] += yield from extra_attack(war, fight, side, leadership(war, fight, side))


EFFECTS.on("combat/brave-stand", "condition")(needs_companion)


@EFFECTS.on("combat/brave-stand")
def brave_stand(war: War, fight: Round, _side: int) -> Flow[None]:
    """The Shadow rolls a die fewer for each companion."""
    fight.dice_lost[SHADOW] += len(companions_in(war))
    yield from ()


EFFECTS.on("combat/ents-rage", "condition")(needs_ents)


@EFFECTS.on("combat/ents-rage")
def ents_rage(_war: War, fight: Round, side: int) -> Flow[None]:
    """+2 to the combat roll."""
    plus(fight, side, 2)
    yield from ()


EFFECTS.on("combat/huorn-dark", "condition")(needs_ents)


@EFFECTS.on("combat/huorn-dark")
def huorn_dark(_war: War, fight: Round, _side: int) -> Flow[None]:
    """The Shadow rolls at most two dice."""
    fight.max_dice[SHADOW] = min(2, fight.max_dice[SHADOW])
    yield from ()


EFFECTS.on("combat/nameless-wood", "condition")(needs_ents)


@EFFECTS.on("combat/nameless-wood")
def nameless_wood(war: War, fight: Round, side: int) -> Flow[None]:
    """Two hits more, provided there is one."""
    add_hits(
        war,
        fight,
        side,
        "nameless-wood",
        nameless_wood_adds(war, fight, side, fight.hits[side] + fight.reroll_hits[side]),
    )
    yield from ()


@EFFECTS.on("combat/nameless-wood", "adds")
def nameless_wood_adds(_war: War, _fight: Round, _side: int, hits: int) -> int:
    """Two, if roll and re-roll have scored one."""
    return 2 if hits else 0


@EFFECTS.on("combat/daylight")
def daylight(_war: War, fight: Round, _side: int) -> Flow[None]:
    """The Shadow rolls at most three dice."""
    fight.max_dice[SHADOW] = min(3, fight.max_dice[SHADOW])
    yield from ()


@EFFECTS.on("combat/no-quarter")
def no_quarter(war: War, fight: Round, side: int) -> Flow[None]:
    """One hit more, provided there is one."""
    add_hits(
        war, fight, side, "no-quarter", no_quarter_adds(war, fight, side, fight.hits[side] + fight.reroll_hits[side])
    )
    yield from ()


@EFFECTS.on("combat/no-quarter", "adds")
def no_quarter_adds(_war: War, _fight: Round, _side: int, hits: int) -> int:
    """One, if roll and re-roll have scored one."""
    return 1 if hits else 0


@EFFECTS.on("combat/advantageous-position")
def advantageous_position(_war: War, fight: Round, _side: int) -> Flow[None]:
    """-1 to the combat roll of the Shadow, not to its re-roll."""
    plus(fight, SHADOW, -1)
    yield from ()


@EFFECTS.on("combat/advantageous-position", "condition")
def needs_free_land(war: War, _side: int) -> Reason | None:
    """The defender stands in a region of a Free Peoples nation."""
    nation = war.regions[battle_of(war).place].nation
    if nation >= 0 and war.facts.nations[nation].side == FREE_PEOPLES:
        return None
    return Reason("reason-wotr-combat-not-in-free-land", "WR-CC-05")


@EFFECTS.on("combat/scouts")
def scouts(war: War, fight: Round, side: int) -> Flow[None]:
    """WR-CC-10: before the dice the whole army leaves the battle."""
    fight.result = yield from leave_battle(war, side)
    if fight.result == WITHDRAWN:
        tell_withdrawal(war)


@EFFECTS.on("combat/scouts", "condition")
def needs_field_defence(war: War, side: int) -> Reason | None:
    """The Free Peoples defend in the field."""
    battle = battle_of(war)
    if battle.attacker != side and battle.kind != ASSAULT:
        return None
    return Reason("reason-wotr-combat-not-defending", "WR-CC-05")


@EFFECTS.on("combat/shield-wall")
def shield_wall(war: War, fight: Round, side: int) -> Flow[None]:
    """Of two or more hits one is cancelled."""
    if shield_wall_spares(war, fight, side, fight.scored(SHADOW)):
        cancel_hits(war, fight, "shield-wall", 1)
    yield from ()


@EFFECTS.on("combat/shield-wall", "spares")
def shield_wall_spares(_war: War, _fight: Round, _side: int, hits: int) -> int:
    """One of two or more."""
    return 1 if hits >= 2 else 0


@EFFECTS.on("combat/confusion")
def confusion(war: War, fight: Round, _side: int) -> Flow[None]:
    """Every natural 1 of the Shadow hits its own army and is not re-rolled."""
    ones = fight.rolled[SHADOW].count(1)
    tell_own_hits(war, "confusion", ones)
    fight.self_hits[SHADOW] += ones
    fight.locked[SHADOW] += ones
    yield from ()


EFFECTS.on("combat/charge", "condition")(needs_elite)


@EFFECTS.on("combat/charge")
def charge(war: War, fight: Round, side: int) -> Flow[None]:
    """An extra attack with a die for each Elite."""
    fight.extra_attack_hits[side] += yield from extra_attack(war, fight, side, engaged(war, side).elites)


EFFECTS.on("combat/valour", "condition")(needs_elite)


@EFFECTS.on("combat/valour")
def valour(_war: War, fight: Round, side: int) -> Flow[None]:
    """+1 to the combat roll."""
    plus(fight, side, 1)
    yield from ()


@EFFECTS.on("combat/blade-of-westernesse", "condition")
def needs_hobbit(war: War, side: int) -> Reason | None:
    """Meriadoc or Peregrin takes part."""
    return needs_character(war, side, "meriadoc", "peregrin")


EXPECTED = tuple([name.replace("combat/", "combat:") for name, _ in EFFECTS.items() if name.count("/") == 1])
