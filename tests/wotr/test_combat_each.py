"""Each combat card of the Free Peoples: its condition met and violated, and each branch of its effect."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.model.facts import OWN

from . import test_combat_each_shadow
from .each import CARD, FP, LAND, MEN, ORCS, ROHAN, SH, battle, dark, free, played, refused
from .fights import PLACE, counted, dice, misses, purpose, siege
from .scenario import Scenario


def test_every_combat_card_has_a_test() -> None:
    names = [*globals(), *vars(test_combat_each_shadow)]
    tested = {name.removeprefix("test_").split("__")[0].replace("_", "-") for name in names if "__" in name}
    assert {card.id for card in OWN.combat} <= tested


# -- the Free Peoples -------------------------------------------------------------------------------------------------


def test_it_is_a_gift__adds_to_roll_and_re_roll() -> None:
    where: dict[str, Any] = {"fellowship": {"region": PLACE}}
    war = played("it-is-a-gift", {"gondor-regular": 2, "gondor-leader": 1}, ORCS, **where)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(4, 3).rolls(4)
    assert counted(war) == [0, 1]
    assert counted(war, "log-wotr-leader-reroll") == [1]
    assert refused(battle("it-is-a-gift", MEN, ORCS), "it-is-a-gift")
    there: dict[str, Any] = {"fellowship": {"region": PLACE, "mordor": 1}}
    assert refused(battle("it-is-a-gift", MEN, ORCS, **there), "it-is-a-gift")


@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_blade_of_westernesse__spends_a_hit_of_the_re_roll(hobbit: str) -> None:
    army = {"gondor-regular": 2, hobbit: 1}
    war = played("blade-of-westernesse", army, {"sauron-regular": 5, "mouth-of-sauron": 1, "witch-king": 1})
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2).rolls(2, 2, 2, 2).rolls(5)
    assert sorted(war.free_peoples.offered("combat-victim", "figure")) == ["mouth-of-sauron", "witch-king"]
    war.free_peoples.does("combat-victim", figure="witch-king")
    assert dark(war) == {"sauron-regular": 5, "mouth-of-sauron": 1}, "the minion instead of a unit"
    assert war.view()["characters"]["witch-king"] == "gone"


def test_blade_of_westernesse__needs_a_hobbit_and_a_hit_of_the_re_roll() -> None:
    assert refused(battle("blade-of-westernesse", {"gondor-regular": 2, "gimli": 1}, ORCS), "blade-of-westernesse")
    army = {"gondor-regular": 2, "meriadoc": 1}
    war = played("blade-of-westernesse", army, {"sauron-regular": 5, "mouth-of-sauron": 1})
    war.chance.rolls(2, 2, 2, 2, 2).rolls(5, 2).rolls(2, 2).rolls(2)
    war.shadow.is_asked("press")
    assert dark(war) == {"sauron-regular": 4, "mouth-of-sauron": 1}, "a hit of the combat roll cannot be spent"
    declined = played("blade-of-westernesse", army, {"sauron-regular": 5, "mouth-of-sauron": 1})
    declined.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2).rolls(2, 2).rolls(5)
    declined.free_peoples.passes()
    assert dark(declined) == {"sauron-regular": 4, "mouth-of-sauron": 1}


def test_mighty_attack__a_companion_turns_a_miss_into_a_hit() -> None:
    assert refused(battle("mighty-attack", {"gondor-regular": 5, "gondor-leader": 1}, ORCS), "mighty-attack")
    army = {"gondor-regular": 2, "gimli": 1, "meriadoc": 1}
    war = played("mighty-attack", army, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2)
    war.free_peoples.does("combat-companion", character="gimli")
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 1), "leadership of Meriadoc only"
    war.chance.rolls(2)
    assert dark(war) == {"sauron-regular": 4}
    hit = played("mighty-attack", {"gondor-regular": 1, "meriadoc": 1}, ORCS)
    hit.chance.rolls(2, 2, 2, 2, 2).rolls(6)
    hit.shadow.is_asked("press")
    assert dark(hit) == {"sauron-regular": 4}, "no miss to turn"


@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_servant_of_the_secret_fire__adds_to_the_roll(gandalf: str) -> None:
    war = played("servant-of-the-secret-fire", {"gondor-regular": 1, gandalf: 1}, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2)
    war.chance.rolls(*([4, 3] if gandalf == "gandalf-the-grey" else [3]))
    assert counted(war)[1] == (1 if gandalf == "gandalf-the-grey" else 0)
    war.chance.rolls(4)
    assert counted(war, "log-wotr-leader-reroll") == [0], "not to the re-roll"
    card = "servant-of-the-secret-fire"
    assert refused(battle(card, {"gondor-regular": 5, "gimli": 1}, ORCS), card)


@pytest.mark.parametrize(("king", "turned"), [("strider", 1), ("aragorn", 2)])
def test_anduril__turns_misses_into_hits(king: str, turned: int) -> None:
    war = played("anduril", {"gondor-regular": 4, king: 1}, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    war.shadow.is_asked("press")
    assert dark(war) == {"sauron-regular": 5 - turned}, "and no leadership is left to re-roll"
    assert refused(battle("anduril", {"gondor-regular": 4, "gimli": 1}, ORCS), "anduril")


def test_anduril__does_nothing_without_a_miss_or_without_leadership() -> None:
    war = played("anduril", {"gondor-regular": 1, "strider": 1}, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(6, 6)
    assert dark(war) == {"sauron-regular": 3}
    hands = {SH: [CARD["words-of-power"]]}
    silenced = battle("anduril", {"gondor-regular": 1, "strider": 1}, {**ORCS, "nazgul": 1}, hands=hands)
    silenced.shadow.does("lay-card", card=CARD["words-of-power"])
    silenced.free_peoples.does("lay-card", card=CARD["anduril"])
    silenced.chance.rolls(2, 2, 2, 2, 2).rolls(2).rolls(2)
    assert dark(silenced) == {**ORCS, "nazgul": 1}


def test_heroic_death__a_leader_or_a_companion_takes_hits() -> None:
    assert refused(battle("heroic-death", MEN, ORCS), "heroic-death")
    army = {"gondor-regular": 5, "gondor-leader": 1, "boromir": 1}

    def hit() -> Scenario:
        war = played("heroic-death", army, ORCS)
        war.chance.rolls(5, 5, 5, 2, 2).rolls(2, 2, 2, 2, 2).rolls(2, 2)
        return war

    war = hit()
    war.free_peoples.does("combat-victim", figure="gondor-leader")
    assert free(war) == {"gondor-regular": 3, "boromir": 1}
    war = hit()
    war.free_peoples.does("combat-victim", figure="boromir")
    assert free(war) == {"gondor-regular": 4, "gondor-leader": 1}, "level 2 cancels two of three"
    war = hit()
    war.free_peoples.passes()
    assert free(war) == {"gondor-regular": 2, "gondor-leader": 1, "boromir": 1}
    unhurt = misses(played("heroic-death", army, ORCS))
    unhurt.shadow.is_asked("press")


def test_daring_defiance__cancels_the_card_of_the_shadow() -> None:
    assert refused(battle("daring-defiance", {"gondor-regular": 5, "gondor-leader": 1}, ORCS), "daring-defiance")
    hands = {SH: [CARD["deadly-strife"]]}
    war = battle("daring-defiance", {"gondor-regular": 1, "gimli": 1}, ORCS, hands=hands)
    war.shadow.does("lay-card", card=CARD["deadly-strife"])
    war.free_peoples.does("lay-card", card=CARD["daring-defiance"])
    war.chance.rolls(4, 4, 4, 4, 4).rolls(2, 2)
    assert counted(war) == [0, 0]
    war.shadow.is_asked("press")
    assert not counted(war, "log-wotr-leader-reroll"), "Gimli has lost his leadership"
    alone = played("daring-defiance", {"gondor-regular": 1, "gimli": 1}, ORCS)
    misses(alone)
    assert not counted(alone, "log-wotr-leader-reroll")


def test_fateful_strike__one_hit_takes_a_nazgul() -> None:
    assert refused(battle("fateful-strike", MEN, ORCS), "fateful-strike")
    army = {"gondor-regular": 5, "gondor-leader": 2}
    war = played("fateful-strike", army, {"sauron-regular": 5, "nazgul": 2, "mouth-of-sauron": 1})
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2).rolls(5, 2)
    assert dark(war) == {"sauron-regular": 4, "nazgul": 1, "mouth-of-sauron": 1}
    king = played("fateful-strike", army, {"sauron-regular": 5, "witch-king": 1})
    king.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(2, 2).rolls(5, 2)
    assert dark(king) == {"sauron-regular": 4, "witch-king": 1}, "one hit does not take the Witch-king"


def test_fateful_strike__two_hits_may_take_a_minion() -> None:
    army = {"gondor-regular": 5, "gondor-leader": 2}

    def struck(enemy: dict[str, int], rerolls: int) -> Scenario:
        war = played("fateful-strike", army, enemy)
        war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(*[2] * rerolls).rolls(5, 5)
        return war

    war = struck({"sauron-regular": 5, "nazgul": 1, "witch-king": 1}, 3)
    assert not war.free_peoples.may("decline"), "one of them must fall"
    war.free_peoples.does("combat-victim", figure="witch-king")
    assert dark(war) == {"sauron-regular": 3, "nazgul": 1}
    war = struck({"sauron-regular": 5, "nazgul": 1, "witch-king": 1}, 3)
    war.free_peoples.does("combat-victim", figure="nazgul")
    assert dark(war) == {"sauron-regular": 3, "witch-king": 1}
    war = struck({"sauron-regular": 5, "mouth-of-sauron": 1}, 2)
    war.free_peoples.passes()
    assert dark(war) == {"sauron-regular": 3, "mouth-of-sauron": 1}
    none = played("fateful-strike", army, ORCS)
    none.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(5, 5)
    assert dark(none) == {"sauron-regular": 3}


def test_sudden_strike__extra_attack_with_leadership() -> None:
    assert refused(battle("sudden-strike", MEN, ORCS), "sudden-strike")
    war = played("sudden-strike", {"gondor-regular": 1, "gondor-leader": 2, "gimli": 1}, ORCS)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 3)
    war.chance.rolls(5, 6, 4)
    assert dark(war) == {"sauron-regular": 3}
    assert (purpose(war), dice(war)) == ("combat-shadow", 3), "the fallen do not roll any more"


def test_brave_stand__a_die_fewer_for_each_companion() -> None:
    assert refused(battle("brave-stand", {"gondor-regular": 1, "gondor-leader": 1}, ORCS), "brave-stand")
    war = played("brave-stand", {"gondor-regular": 1, "gimli": 1, "legolas": 1}, ORCS)
    assert dice(war) == 3
    war = played("brave-stand", {"gondor-regular": 1, "gimli": 1, "legolas": 1}, {"sauron-regular": 2})
    assert dice(war) == 1, "never fewer than one"
    war = played("brave-stand", {"gondor-regular": 1, "gimli": 1}, {"sauron-regular": 8})
    assert dice(war) == 4, "one fewer than five, not than eight"


def test_ents_rage__adds_two_to_the_roll() -> None:
    war = played("ents-rage", {"rohan-regular": 2, "rohan-leader": 1}, ORCS, **ROHAN)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(3, 2).rolls(4)
    assert counted(war)[1] == 1
    assert counted(war, "log-wotr-leader-reroll") == [0]
    for place in ({"origin": "fords-of-isen", "place": "westemnet"}, {"origin": "eastemnet", "place": "folde"}):
        assert battle("ents-rage", {"rohan-regular": 2}, ORCS, **place).free_peoples.may("lay-card", card="fp-char-19")
    orthanc = battle("ents-rage", {"rohan-regular": 5}, ORCS, attacker=FP, origin="fords-of-isen", place="orthanc")
    orthanc.shadow.does("fight")
    assert orthanc.free_peoples.may("lay-card", card="fp-char-19")
    assert refused(battle("ents-rage", MEN, ORCS), "ents-rage")
    assert refused(battle("ents-rage", MEN, ORCS, **LAND), "ents-rage"), "Gondor is not Rohan"


def test_huorn_dark__at_most_two_dice() -> None:
    war = played("huorn-dark", {"rohan-regular": 2}, ORCS, **ROHAN)
    assert dice(war) == 2
    assert dice(played("huorn-dark", {"rohan-regular": 2}, {"sauron-regular": 1}, **ROHAN)) == 1
    assert refused(battle("huorn-dark", MEN, ORCS), "huorn-dark")


def test_nameless_wood__two_hits_more_if_there_is_one() -> None:
    war = played("nameless-wood", {"rohan-regular": 2}, ORCS, **ROHAN)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(5, 2)
    assert dark(war, "westemnet") == {"sauron-regular": 2}
    none = misses(played("nameless-wood", {"rohan-regular": 2}, ORCS, **ROHAN))
    assert dark(none, "westemnet") == ORCS
    assert refused(battle("nameless-wood", MEN, ORCS), "nameless-wood")


def test_daylight__at_most_three_dice() -> None:
    assert dice(played("daylight", MEN, ORCS)) == 3
    assert dice(played("daylight", MEN, {"sauron-regular": 2})) == 2


def test_no_quarter__one_hit_more_if_there_is_one() -> None:
    war = played("no-quarter", {"gondor-regular": 2}, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(5, 2)
    assert dark(war) == {"sauron-regular": 3}
    again = played("no-quarter", {"gondor-regular": 1, "gondor-leader": 1}, ORCS)
    again.chance.rolls(2, 2, 2, 2, 2).rolls(2).rolls(5)
    assert dark(again) == {"sauron-regular": 3}, "a hit of the re-roll will do"
    assert dark(misses(played("no-quarter", {"gondor-regular": 2}, ORCS))) == ORCS


def test_advantageous_position__takes_one_from_the_roll_only() -> None:
    war = played("advantageous-position", MEN, {"sauron-regular": 3, "nazgul": 1}, **LAND)
    war.chance.rolls(5, 6, 2).rolls(2, 2, 2, 2, 2).rolls(5)
    assert counted(war)[0] == 1
    assert counted(war, "log-wotr-leader-reroll") == [1], "the re-roll is not worsened"
    assert refused(battle("advantageous-position", MEN, ORCS), "advantageous-position")
    outside = battle("advantageous-position", MEN, ORCS, origin="north-ithilien", place="osgiliath")
    assert refused(outside, "advantageous-position"), "Osgiliath belongs to no nation (PF-012)"


def test_WR_BTL_23_a_natural_six_hits_against_walls_and_a_bad_position() -> None:
    war = played("advantageous-position", MEN, {"sauron-regular": 3}, origin="osgiliath", place="pelargir")
    war.chance.rolls(6, 5, 2)
    assert counted(war) == [1], "6 less 1 is below the 6 that a city asks for, but a natural 6 hits"


def test_scouts__leaves_for_a_free_region_or_the_stronghold() -> None:
    war = battle("scouts", MEN, ORCS, origin="osgiliath", place="minas-tirith")
    war.free_peoples.does("fight").does("lay-card", card=CARD["scouts"])
    assert sorted(war.free_peoples.offered("retreat", "region")) == ["druadan-forest", "lossarnach"]
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 5})
    assert war.inside("minas-tirith") == MEN
    assert not counted(war)
    field = played("scouts", MEN, ORCS)
    field.free_peoples.is_refused("WR-SIEGE-01", "withdraw")
    field.free_peoples.does("retreat", region="noman-lands")
    assert free(field, "noman-lands") == MEN


def test_scouts__needs_a_field_defence() -> None:
    assert refused(battle("scouts", MEN, ORCS, attacker=FP), "scouts")
    hands = {FP: [CARD["scouts"]]}
    assert refused(siege(ORCS, MEN, hands=hands), "scouts")
    trapped = battle(
        "scouts", {"rohan-regular": 3}, ORCS, origin="folde", place="edoras", captured=["folde", "westemnet"]
    )
    trapped.free_peoples.does("lay-card", card=CARD["scouts"])
    assert trapped.open() == [("chance", "dice")], "nowhere to go: no effect"


def test_shield_wall__cancels_one_of_two_or_more_hits() -> None:
    for hits, left in ((1, 4), (2, 4), (3, 3)):
        war = played("shield-wall", MEN, ORCS)
        war.chance.rolls(*[5] * hits, *[2] * (5 - hits)).rolls(2, 2, 2, 2, 2)
        assert free(war) == {"gondor-regular": left}


def test_confusion__natural_ones_hit_their_own_army() -> None:
    war = played("confusion", MEN, {"sauron-regular": 5, "nazgul": 5})
    war.chance.rolls(1, 1, 5, 2, 2).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 2, "the ones are not re-rolled"
    war.chance.rolls(1, 2)
    assert dark(war) == {"sauron-regular": 3, "nazgul": 5}, "ones of the re-roll do not count"
    assert free(war) == {"gondor-regular": 4}


def test_charge__extra_attack_with_a_die_for_each_elite() -> None:
    assert refused(battle("charge", MEN, ORCS), "charge")
    war = played("charge", {"gondor-regular": 1, "gondor-elite": 2}, ORCS)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 2)
    war.chance.rolls(5, 4)
    assert dark(war) == {"sauron-regular": 4}


def test_valour__adds_to_the_roll() -> None:
    assert refused(battle("valour", MEN, ORCS), "valour")
    war = played("valour", {"gondor-regular": 1, "gondor-elite": 1}, ORCS)
    war.chance.rolls(2, 2, 2, 2, 2).rolls(4, 3)
    assert counted(war)[1] == 1
