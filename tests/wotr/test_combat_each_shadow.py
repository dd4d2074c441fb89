"""Each combat card of the Shadow: its condition met and violated, and each branch of its effect."""

from __future__ import annotations

from .each import CARD, FP, MEN, MORIA, ORCS, SH, battle, dark, free, played, refused
from .fights import PLACE, counted, dice, misses, over, purpose, siege
from .scenario import Scenario

# -- the Shadow -------------------------------------------------------------------------------------------------------


def test_one_for_the_dark_lord__adds_to_roll_and_re_roll() -> None:
    war = played("one-for-the-dark-lord", MEN, {"sauron-regular": 2, "nazgul": 1}, fellowship={"region": PLACE})
    war.chance.rolls(4, 3).rolls(2, 2, 2, 2, 2).rolls(4)
    assert counted(war) == [1, 0]
    assert counted(war, "log-wotr-leader-reroll") == [1]
    assert refused(battle("one-for-the-dark-lord", MEN, ORCS), "one-for-the-dark-lord")


def test_cruel_as_death__two_points_for_plus_one() -> None:
    assert refused(battle("cruel-as-death", MEN, {"sauron-regular": 2, "nazgul": 1}), "cruel-as-death")
    war = played("cruel-as-death", MEN, {"sauron-regular": 5, "nazgul": 3})
    war.chance.rolls(4, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert counted(war)[0] == 1
    assert dice(war) == 1, "leadership 3 - 2"
    war.chance.rolls(4)
    assert counted(war, "log-wotr-leader-reroll") == [0]
    king = played("cruel-as-death", MEN, {"sauron-regular": 5, "witch-king": 1})
    king.shadow.passes()
    king.chance.rolls(4, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    king.shadow.is_asked("press")
    assert free(king) == {"gondor-regular": 4}, "the Witch-king has given up both points"


def test_they_are_terrible__a_point_for_plus_one_in_the_re_roll() -> None:
    assert refused(battle("they-are-terrible", MEN, ORCS), "they-are-terrible")
    war = played("they-are-terrible", MEN, {"sauron-regular": 5, "nazgul": 2})
    war.chance.rolls(4, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert counted(war)[0] == 0
    assert dice(war) == 1
    war.chance.rolls(4)
    assert counted(war, "log-wotr-leader-reroll") == [1]


def test_dread_and_despair__points_take_dice() -> None:
    assert refused(battle("dread-and-despair", MEN, ORCS), "dread-and-despair")
    war = played("dread-and-despair", MEN, {"sauron-regular": 5, "nazgul": 3})
    assert war.shadow.offered("combat-amount", "amount") == [1, 2, 3], "one or more (PF-048)"
    war.shadow.does("combat-amount", amount=2)
    war.chance.rolls(2, 2, 2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 3)
    war.chance.rolls(2, 2, 2)
    assert dice(war) == 1
    few = played("dread-and-despair", {"gondor-regular": 2}, {"sauron-regular": 5, "nazgul": 4})
    few.shadow.does("combat-amount", amount=4)
    few.chance.rolls(2, 2, 2, 2, 2)
    assert dice(few) == 1, "never fewer than one"
    one = played("dread-and-despair", MEN, {"sauron-regular": 5, "nazgul": 1})
    one.chance.rolls(2, 2, 2, 2, 2)
    assert dice(one) == 4


def test_black_breath__kills_by_hits_of_the_re_roll() -> None:
    assert refused(battle("black-breath", MEN, ORCS), "black-breath")
    army = {"gondor-regular": 5, "gondor-leader": 1, "meriadoc": 1, "boromir": 1, "strider": 1}

    def struck(*rolled: int) -> Scenario:
        war = played("black-breath", army, {"sauron-regular": 5, "nazgul": 2})
        war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(*rolled).rolls(2, 2, 2, 2)
        return war

    war = struck(5, 2)
    assert sorted(war.shadow.offered("combat-victim", "figure")) == ["gondor-leader", "meriadoc"]
    war.shadow.does("combat-victim", figure="gondor-leader")
    assert free(war) == {"gondor-regular": 4, "meriadoc": 1, "boromir": 1, "strider": 1}
    war = struck(5, 5)
    assert sorted(war.shadow.offered("combat-victim", "figure")) == ["boromir", "gondor-leader", "meriadoc"]
    war.shadow.does("combat-victim", figure="boromir")
    assert free(war) == {"gondor-regular": 3, "gondor-leader": 1, "meriadoc": 1, "strider": 1}
    war = struck(5, 5)
    war.shadow.passes()
    assert war.view()["characters"]["boromir"] == "map"
    assert struck(2, 2).open() == [("shadow", "press")], "no hit in the re-roll"


def test_foul_stench__cancels_the_re_roll_of_the_free_peoples() -> None:
    assert refused(battle("foul-stench", MEN, ORCS), "foul-stench")
    for nazgul, leaders, rerolls in ((2, 2, 0), (2, 1, 0), (1, 2, 2)):
        army = {"gondor-regular": 8, "gondor-leader": leaders}
        war = played("foul-stench", army, {"sauron-regular": 5, "nazgul": nazgul})
        war.chance.rolls(5, 5, 5, 5, 5).rolls(2, 2, 2, 2, 2)
        if rerolls:
            assert (purpose(war), dice(war)) == ("combat-free-peoples", rerolls)
        else:
            war.shadow.is_asked("press")


def test_words_of_power__silence_a_companion() -> None:
    assert refused(battle("words-of-power", MEN, ORCS), "words-of-power")
    army = {"gondor-regular": 2, "strider": 1, "meriadoc": 1}
    war = played("words-of-power", army, {"sauron-regular": 5, "nazgul": 1})
    war.shadow.does("combat-companion", character="strider")
    war.chance.rolls(5, 2, 2, 2, 2)
    assert dice(war) == 2, "no captain"
    war.chance.rolls(2, 2).rolls(2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 1), "no leadership of his"


def test_durins_bane__extra_attack_near_moria() -> None:
    war = played("durins-bane", MEN, ORCS, **MORIA)
    assert (purpose(war), dice(war)) == ("combat-shadow", 3)
    war.chance.rolls(4, 5, 3)
    assert free(war, "gladden-fields") == {"gondor-regular": 3}
    assert refused(battle("durins-bane", MEN, ORCS), "durins-bane")
    three_away = battle("durins-bane", MEN, ORCS, origin="gladden-fields", place="rhosgobel")
    assert refused(three_away, "durins-bane")


def test_devilry_of_orthanc__needs_isengard_and_an_assault() -> None:
    hands = {SH: [CARD["devilry-of-orthanc"]]}
    war = siege({"isengard-regular": 3}, {"gondor-regular": 3}, hands=hands)
    war.shadow.does("lay-card", card=CARD["devilry-of-orthanc"])
    war.chance.rolls(5, 4, 2)
    assert counted(war) == [1]
    assert refused(siege({"sauron-regular": 3}, {"gondor-regular": 3}, hands=hands), "devilry-of-orthanc")
    assert refused(battle("devilry-of-orthanc", MEN, {"isengard-regular": 3}), "devilry-of-orthanc")


def test_deadly_strife__adds_two_for_both() -> None:
    war = played("deadly-strife", {"gondor-regular": 2, "gondor-leader": 1}, {"sauron-regular": 2, "nazgul": 1})
    war.chance.rolls(3, 2).rolls(3, 2).rolls(3).rolls(2)
    assert counted(war) == [1, 1]
    assert counted(war, "log-wotr-leader-reroll") == [1, 0]


def test_onslaught__hits_on_oneself_become_dice() -> None:
    war = played("onslaught", MEN, ORCS)
    misses(war)
    assert war.shadow.offered("combat-amount", "amount") == [0, 1, 2, 3, 4]
    war.shadow.does("combat-amount", amount=2)
    assert dark(war) == {"sauron-regular": 3}
    assert dice(war) == 2
    war.chance.rolls(4, 3)
    assert free(war) == {"gondor-regular": 4}
    none = misses(played("onslaught", MEN, ORCS))
    none.shadow.does("combat-amount", amount=0)
    none.shadow.is_asked("press")
    last = misses(played("onslaught", {"gondor-regular": 1}, {"sauron-regular": 1}))
    last.shadow.does("combat-amount", amount=1)
    last.chance.rolls(4)
    assert over(last)
    assert free(last) == dark(last) == {}, "allowed as printed (PF-048)"


def test_relentless_assault__hits_on_oneself_add_to_the_roll() -> None:
    war = played("relentless-assault", MEN, {"sauron-regular": 4, "sauron-elite": 1, "nazgul": 1})
    assert war.shadow.offered("combat-amount", "amount") == [0, 1, 2]
    war.shadow.does("combat-amount", amount=2)
    war.shadow.does("lose-unit", figure="sauron-regular").does("reduce-elite", figure="sauron-elite")
    assert dark(war) == {"sauron-regular": 4, "nazgul": 1}
    war.chance.rolls(3, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(3)
    assert counted(war)[0] == 1
    assert counted(war, "log-wotr-leader-reroll") == [0]
    none = played("relentless-assault", MEN, ORCS)
    none.shadow.does("combat-amount", amount=0)
    none.chance.rolls(4, 2, 2, 2, 2)
    assert counted(none) == [0]
    last = played("relentless-assault", MEN, {"sauron-regular": 1, "nazgul": 1})
    last.shadow.does("combat-amount", amount=1)
    assert over(last), "the army has destroyed itself"


def test_great_host__twice_as_many_after_casualties() -> None:
    war = played("great-host", {"gondor-regular": 3}, ORCS)
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2, 2, 2)
    assert free(war) == {"gondor-regular": 1}, "5 against 2"
    few = played("great-host", {"gondor-regular": 3}, ORCS)
    few.chance.rolls(5, 2, 2, 2, 2).rolls(5, 5, 2)
    assert free(few) == {"gondor-regular": 2}, "3 against 2 is not twice as many"
    last = played("great-host", {"gondor-regular": 1, "gimli": 1}, ORCS)
    misses(last)
    assert free(last) == {}, "the automatic hit destroys the army"
    last.shadow.is_asked("advance-army")


def test_mumakil__adds_and_tramples() -> None:
    assert refused(battle("mumakil", MEN, {"southrons-regular": 3, "sauron-elite": 1}), "mumakil")
    beasts = {"southrons-regular": 2, "southrons-elite": 1}
    war = played("mumakil", MEN, beasts)
    war.chance.rolls(4, 2, 2).rolls(2, 2, 2, 2, 2)
    assert free(war) == {"gondor-regular": 3}, "+1, and one more than the opponent's none"
    even = played("mumakil", MEN, beasts)
    even.chance.rolls(4, 2, 2).rolls(5, 2, 2, 2, 2)
    even.shadow.does("lose-unit", figure="southrons-regular")
    assert free(even) == {"gondor-regular": 4}, "as many hits are not more"


def test_mumakil__counts_the_extra_attack_of_the_opponent() -> None:
    hands = {FP: [CARD["charge"]]}
    army = {"gondor-regular": 4, "gondor-elite": 1}
    war = battle("mumakil", army, {"southrons-regular": 3, "southrons-elite": 1}, hands=hands)
    war.shadow.does("lay-card", card=CARD["mumakil"])
    war.free_peoples.does("lay-card", card=CARD["charge"])
    war.chance.rolls(5)
    war.shadow.does("lose-unit", figure="southrons-regular")
    war.chance.rolls(4, 2, 2).rolls(2, 2, 2, 2, 2)
    war.free_peoples.does("lose-unit", figure="gondor-regular")
    assert free(war) == {"gondor-regular": 3, "gondor-elite": 1}, "one hit against one"


def test_swarm_of_bats__cancels_the_card_of_the_free_peoples() -> None:
    hands = {FP: [CARD["daylight"]]}
    war = battle("swarm-of-bats", MEN, {"sauron-regular": 5, "nazgul": 1}, hands=hands)
    war.shadow.does("lay-card", card=CARD["swarm-of-bats"])
    war.free_peoples.does("lay-card", card=CARD["daylight"])
    assert dice(war) == 5
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(4)
    assert counted(war, "log-wotr-leader-reroll") == [0]
    alone = played("swarm-of-bats", MEN, {"sauron-regular": 5, "nazgul": 1})
    alone.chance.rolls(4, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(4)
    assert (counted(alone)[0], counted(alone, "log-wotr-leader-reroll")) == (0, [1])


def test_swarm_of_bats__against_daring_defiance_the_defender_comes_first() -> None:
    for attacker in (SH, FP):
        hands = {FP: [CARD["daring-defiance"]]}
        war = battle("swarm-of-bats", {"gondor-regular": 1, "meriadoc": 1}, ORCS, attacker=attacker, hands=hands)
        seats = [war.shadow, war.free_peoples] if attacker == SH else [war.free_peoples, war.shadow]
        for seat in seats:
            seat.does("lay-card", card=CARD["swarm-of-bats" if seat.id == SH else "daring-defiance"])
        first, second = ((2, 2, 2, 2, 2), (2,)) if attacker == SH else ((2,), (2, 2, 2, 2, 2))
        war.chance.rolls(*first).rolls(*second)
        rerolls = war.open() == [(FP, "leader-re-roll")]
        assert rerolls is (attacker == FP), "only where Daring Defiance was cancelled Meriadoc still leads"


def test_we_come_to_kill__extra_attack_with_surviving_elites() -> None:
    assert refused(battle("we-come-to-kill", MEN, ORCS), "we-come-to-kill")
    war = played("we-come-to-kill", MEN, {"sauron-regular": 1, "sauron-elite": 2})
    war.chance.rolls(2, 2, 2).rolls(5, 2, 2, 2, 2)
    war.shadow.does("reduce-elite", figure="sauron-elite")
    assert dice(war) == 1
    war.chance.rolls(5)
    assert free(war) == {"gondor-regular": 4}
    assert war.told("log-wotr-extra-attack")[0]["combat"] == "we-come-to-kill", "what it comes of is said"
    hands = {SH: [CARD["we-come-to-kill"]]}
    storm = siege({"sauron-elite": 2}, {"gondor-regular": 3}, hands=hands)
    storm.shadow.does("lay-card", card=CARD["we-come-to-kill"])
    storm.chance.rolls(2, 2).rolls(2, 2, 2).rolls(5, 4)
    assert storm.inside("minas-tirith") == {"gondor-regular": 2}, "5 or more, in an assault too"


def test_desperate_battle__adds_one_for_both() -> None:
    war = played("desperate-battle", {"gondor-regular": 2, "gondor-leader": 1}, {"sauron-regular": 2, "nazgul": 1})
    war.chance.rolls(4, 2).rolls(4, 2).rolls(4).rolls(3)
    assert counted(war) == [1, 1]
    assert counted(war, "log-wotr-leader-reroll") == [1, 0]
