"""Combat cards: the cases WC-CC, their order, their secrecy, and the abilities of characters beside them."""

from __future__ import annotations

from .board import SIDES, is_consistent
from .fights import ORIGIN, PLACE, clash, counted, dice, misses, over, purpose, siege
from .scenario import Scenario


def near_moria(hands: dict[str, list[str]], mine: dict[str, int], yours: dict[str, int]) -> Scenario:
    """The Shadow attacks in the Gladden Fields, two regions from Moria."""
    return clash(mine, yours, origin="north-anduin-vale", place="gladden-fields", hands=hands)


def test_WC_CC_01_scouts_against_durins_bane() -> None:
    hands = {"shadow": ["sh-char-17"], "free-peoples": ["fp-str-05"]}
    war = near_moria(hands, {"sauron-regular": 5}, {"elves-regular": 3})
    war.shadow.does("lay-card", card="sh-char-17")
    war.free_peoples.does("lay-card", card="fp-str-05")
    war.free_peoples.is_asked("leave-battle").does("retreat", region="old-ford")
    war.shadow.is_asked("advance-army").does("advance-army", figures={})
    assert over(war)
    assert war.figures("free-peoples", "old-ford") == {"elves-regular": 3}
    assert not war.told("log-wotr-extra-attack")
    assert sorted(card for card, _ in war.view()["discards"]) == ["fp-str-05", "sh-char-17"]


def test_WC_CC_02_equal_initiative() -> None:
    """Fateful Strike and Black Breath both have initiative 6; the defender's comes first."""
    for attacker, first in (("shadow", "free-peoples"), ("free-peoples", "shadow")):
        sides = {
            "shadow": {"sauron-regular": 5, "nazgul": 2},
            "free-peoples": {"gondor-regular": 5, "gondor-leader": 2},
        }
        other = SIDES[1 - SIDES.index(attacker)]
        hands = {"shadow": ["sh-char-11"], "free-peoples": ["fp-char-12"]}
        war = clash(sides[attacker], sides[other], side=attacker, hands=hands)
        lay = {"shadow": "sh-char-11", "free-peoples": "fp-char-12"}
        for side in (attacker, other):
            seat = war.shadow if side == "shadow" else war.free_peoples
            seat.does("lay-card", card=lay[side])
        war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2).rolls(5, 2).rolls(5, 2)
        nazgul = war.figures("shadow", ORIGIN if attacker == "shadow" else PLACE)["nazgul"]
        assert war.open() == [("shadow", "combat-victim")]
        assert nazgul == (1 if first == "free-peoples" else 2), "Fateful Strike came first, or not yet"


def test_WC_CC_03_defender_may_play_alone() -> None:
    hands = {"shadow": ["sh-str-22"], "free-peoples": ["fp-str-15"]}
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands=hands)
    war.shadow.passes()
    war.free_peoples.does("lay-card", card="fp-str-15")
    assert dice(war) == 3, "Daylight"


def test_WC_CC_04_order_of_choice() -> None:
    hands = {"shadow": ["sh-str-22", "sh-char-01"], "free-peoples": ["fp-str-15", "fp-char-06"]}
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands=hands)
    assert war.open() == [("shadow", "combat-card")]
    war.shadow.does("lay-card", card="sh-str-22")
    assert war.open() == [("free-peoples", "combat-card")]
    laid = war.match.view("free-peoples")["position"]["battle"]["laid"]
    assert laid == [{"side": "shadow", "deck": "shadow-strategy", "card": None}]
    assert "sh-str-22" not in str(war.match.view("free-peoples"))
    assert "sh-str-22" not in str(war.match.log("free-peoples"))
    assert "sh-str-22" in str(war.match.view("shadow"))
    assert is_consistent(war)
    war.free_peoples.does("lay-card", card="fp-str-15")
    assert [told["card"] for told in war.told("log-wotr-combat-card")] == ["sh-str-22", "fp-str-15"]
    assert is_consistent(war)


def test_WR_CC_04_the_answer_shows_the_opponent_the_back_alone() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands={"shadow": ["sh-str-22"]})
    ask = war.match.ask
    assert ask is not None
    card = ask.options.decode({"kind": "lay-card", "card": "sh-str-22"})
    seen = ask.face(card, "free-peoples")
    assert "sh-str-22" not in str(seen)
    assert "shadow-strategy" in str(seen)
    assert "sh-str-22" in str(ask.face(card, "shadow"))
    none = ask.options.decode({"kind": "decline"})
    assert ask.face(none, "free-peoples") == {"kind": "decline"}


def test_WC_CC_05_one_card_per_round() -> None:
    hands = {"shadow": ["sh-str-22", "sh-str-23"]}
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands=hands)
    war.shadow.does("lay-card", card="sh-str-22")
    assert not war.shadow.may("lay-card", card="sh-str-23"), "the dice come next"
    misses(war).shadow.does("press")
    war.free_peoples.does("stand")
    war.shadow.is_refused("WR-CC-02", "lay-card", card="sh-str-22")
    war.shadow.does("lay-card", card="sh-str-23")


def test_WC_CC_06_condition_checked_in_the_battle() -> None:
    war = clash(
        {"gondor-regular": 3, "gondor-elite": 1},
        {"sauron-regular": 3},
        side="free-peoples",
        attackers={"gondor-regular": 3},
        hands={"free-peoples": ["fp-str-22"]},
    )
    war.free_peoples.is_refused("WR-CC-05", "lay-card", card="fp-str-22")


def test_WC_CC_07_forfeit_twice() -> None:
    hands = {"free-peoples": ["fp-char-06", "fp-char-11"]}
    enemy = {"sauron-regular": 3, "nazgul": 1}
    war = clash({"gondor-regular": 3, "gandalf-the-white": 1}, enemy, side="free-peoples", hands=hands)
    war.free_peoples.does("accept")
    war.free_peoples.is_refused("WR-CC-11", "lay-card", card="fp-char-06")
    war.free_peoples.is_refused("WR-CC-11", "lay-card", card="fp-char-11")
    other = clash({"gondor-regular": 3, "gandalf-the-white": 1}, enemy, side="free-peoples", hands=hands)
    other.free_peoples.passes()
    assert other.free_peoples.may("lay-card", card="fp-char-06")


def test_WC_CC_08_forfeit_lowers_the_re_roll() -> None:
    army = {"gondor-regular": 4, "gondor-leader": 2, "gimli": 1}
    war = clash(army, {"sauron-regular": 5}, side="free-peoples", hands={"free-peoples": ["fp-char-06"]})
    war.free_peoples.does("lay-card", card="fp-char-06")
    war.chance.rolls(2, 2, 2, 2, 2).rolls(2, 2, 2, 2, 2)
    assert dice(war) == 2, "five misses, one of them now a hit; leadership 3 - 1"


def test_WC_CC_09_extra_attack_ignores_the_enemys_card() -> None:
    hands = {"shadow": ["sh-str-13"], "free-peoples": ["fp-str-04"]}
    war = clash(
        {"sauron-regular": 3, "sauron-elite": 2, "nazgul": 2},
        {"gondor-regular": 5},
        origin="osgiliath",
        place="lossarnach",
        hands=hands,
    )
    war.shadow.does("lay-card", card="sh-str-13")
    war.free_peoples.does("lay-card", card="fp-str-04")
    war.chance.rolls(5, 5, 5, 5, 5).rolls(2, 2, 2, 2, 2)
    assert counted(war)[0] == 0, "-1 to the combat roll"
    war.chance.rolls(2, 2)
    assert dice(war) == 2, "one die for each Elite"
    war.chance.rolls(5, 5)
    assert war.figures("free-peoples", "lossarnach") == {"gondor-regular": 3}, "no -1, no re-roll, at once"
    war.shadow.is_asked("press")


def test_WC_CC_10_extra_attack_kills_before_the_roll() -> None:
    army = {"elves-regular": 1, "elves-leader": 1, "legolas": 1}
    war = near_moria({"shadow": ["sh-char-17"]}, {"sauron-regular": 5}, army)
    war.shadow.does("lay-card", card="sh-char-17")
    war.chance.rolls(4, 2, 2)
    war.shadow.is_asked("advance-army")
    assert not counted(war)
    assert war.figures("free-peoples", "gladden-fields") == {}
    assert war.view()["characters"]["legolas"] == "gone"
    assert war.view()["casualties"] == {"elves-regular": 1, "elves-leader": 1}


def test_WC_CC_11_leftover_card() -> None:
    """Words of Power without a companion in the battle does nothing, and is discarded."""
    war = clash({"sauron-regular": 5, "nazgul": 1}, {"gondor-regular": 5}, hands={"shadow": ["sh-char-15"]})
    war.shadow.does("lay-card", card="sh-char-15")
    misses(war).shadow.does("cease")
    assert [card for card, _ in war.view()["discards"]] == ["sh-char-15"]


def test_WC_CC_12_no_die_needed() -> None:
    dice_left = {"free-peoples": [], "shadow": ["army-muster"]}
    hands = {"free-peoples": ["fp-str-15"]}
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, hands=hands, dice=dice_left)
    war.free_peoples.does("lay-card", card="fp-str-15")
    assert dice(war) == 3


def test_WC_CC_13_witch_king_draws() -> None:
    hands = {"shadow": ["sh-str-22", "sh-str-23"]}
    war = clash({"sauron-regular": 5, "witch-king": 1}, {"gondor-regular": 5}, hands=hands)
    war.shadow.does("lay-card", card="sh-str-22")
    war.shadow.is_asked("sorcerer").does("accept")
    war.chance.draws_card("sh-str-01")
    assert war.shadow.hand == ["sh-str-01", "sh-str-23"]
    assert war.told("log-wotr-sorcerer"), "why a card comes in the midst of a battle"
    misses(war).shadow.does("press")
    war.free_peoples.does("stand")
    war.shadow.does("lay-card", card="sh-str-23")
    assert war.open() == [("chance", "dice")], "nothing in round two"
    assert is_consistent(war)


def test_sorcerer_may_decline_and_obeys_the_hand_limit() -> None:
    """WR-CHR-05, WR-CARD-21."""
    held = ["sh-str-22", *[f"sh-char-0{n}" for n in range(1, 7)]]
    war = clash({"sauron-regular": 5, "witch-king": 1}, {"gondor-regular": 5}, hands={"shadow": held})
    war.shadow.does("lay-card", card="sh-str-22").does("accept")
    war.chance.draws_card("sh-str-01")
    war.shadow.is_asked("discard").does("discard", cards=["sh-char-01"])
    assert len(war.shadow.hand) == 6
    other = clash({"sauron-regular": 5, "witch-king": 1}, {"gondor-regular": 5}, hands={"shadow": ["sh-str-22"]})
    other.shadow.does("lay-card", card="sh-str-22").passes()
    assert other.shadow.hand == []


def test_WC_CC_14_minus_one_and_natural_six() -> None:
    hands = {"free-peoples": ["fp-str-04"]}
    place = {"origin": "osgiliath", "place": "lossarnach"}
    war = clash({"sauron-regular": 3}, {"gondor-regular": 5}, hands=hands, **place)  # type: ignore[arg-type]
    war.free_peoples.does("lay-card", card="fp-str-04")
    war.chance.rolls(6, 5, 6)
    assert counted(war) == [2]


def test_WC_CC_15_modifier_for_the_combat_roll_only() -> None:
    army = {"gondor-regular": 1, "gondor-elite": 1, "gondor-leader": 1}
    war = clash(army, {"sauron-regular": 5}, side="free-peoples", hands={"free-peoples": ["fp-str-22"]})
    war.free_peoples.does("lay-card", card="fp-str-22")
    war.chance.rolls(4, 3).rolls(2, 2, 2, 2, 2)
    assert (purpose(war), dice(war)) == ("combat-free-peoples", 1)
    war.chance.rolls(4)
    assert counted(war)[0] == 1
    assert counted(war, "log-wotr-leader-reroll") == [0]
    assert war.figures("shadow", PLACE) == {"sauron-regular": 4}


def test_WC_CC_16_extra_attack_against_a_besieged_army() -> None:
    """No card of the Shadow leaves its number open, so the Free Peoples storm Dol Guldur with Charge."""
    hands = {"free-peoples": ["fp-str-13"]}
    war = siege({"elves-elite": 2}, {"sauron-regular": 5}, side="free-peoples", place="dol-guldur", hands=hands)
    war.free_peoples.does("lay-card", card="fp-str-13")
    war.chance.rolls(5, 6)
    assert war.inside("dol-guldur") == {"sauron-regular": 4}


# -- cards that bend the rules of this chapter ----------------------------------------------------------------------


def test_first_round_cards_need_a_companion_when_a_card_says_so() -> None:
    """Grond, The Fighting Uruk-hai: three rounds, and in the first the Free Peoples need a companion to use a card."""
    for garrison, asked in (({"gondor-regular": 5}, False), ({"gondor-regular": 5, "boromir": 1}, True)):
        war = siege({"sauron-regular": 5}, garrison, hands={"free-peoples": ["fp-str-15"]})
        battle = war.position.battle
        assert battle is not None
        position = {**war.view(), "next": ["combat-round"]}
        position["battle"] = {**position["battle"], "rounds": 3, "extra": ["cards-need-companion"]}
        grond = Scenario(position)
        assert (grond.open() == [("free-peoples", "combat-card")]) is asked
        for number in (1, 2, 3):
            if grond.open() == [("free-peoples", "combat-card")]:
                grond.free_peoples.passes()
            assert grond.position.battle is not None
            assert grond.position.battle.number == number
            misses(grond)
        if not over(grond):
            misses(grond)
        assert over(grond)


def test_help_unlooked_for_takes_dice_from_the_besieger() -> None:
    """A die fewer for each unit inside, but never the last (fp-str-10)."""
    for inside, expected in ((2, 3), (5, 1)):
        war = clash(
            {"gondor-elite": 5},
            {"sauron-regular": 6},
            side="free-peoples",
            origin="lossarnach",
            place="minas-tirith",
            inside={"minas-tirith": {"gondor-regular": inside}},
        )
        position = {**war.view(), "next": ["combat-round"]}
        position["battle"] = {**position["battle"], "extra": ["help-from-within"]}
        helped = Scenario(position)
        helped.chance.rolls(2, 2, 2, 2, 2)
        assert (purpose(helped), dice(helped)) == ("combat-shadow", expected)


def test_an_attack_that_may_not_cease() -> None:
    """Corsairs of Umbar: the attacker is not asked (must-press)."""
    war = clash({"southrons-regular": 3}, {"gondor-regular": 3}, origin="umbar", place="west-harondor")
    position = {**war.view(), "next": ["combat-round"]}
    position["battle"] = {**position["battle"], "must-press": True}
    corsairs = Scenario(position)
    misses(corsairs)
    assert corsairs.open() == [("free-peoples", "retreat")]


def test_balrog_of_moria_fights_from_the_table() -> None:
    """sh-char-17: discarded from the table in a battle for its combat effect, openly."""
    war = clash(
        {"sauron-regular": 3},
        {"elves-regular": 3},
        origin="north-anduin-vale",
        place="gladden-fields",
        table=["sh-char-17"],
    )
    war.shadow.does("lay-card-from-table", card="sh-char-17")
    assert dice(war) == 3
    war.chance.rolls(4, 2, 2)
    assert war.figures("free-peoples", "gladden-fields") == {"elves-regular": 2}
    assert war.view()["table"] == []
    assert war.view()["discards"][0][0] == "sh-char-17"
    far = clash({"sauron-regular": 3}, {"elves-regular": 3}, table=["sh-char-17"])
    far.shadow.is_refused("WR-CC-05", "lay-card-from-table", card="sh-char-17")
    own = clash({"elves-regular": 3}, {"sauron-regular": 3}, side="free-peoples", table=["sh-char-17"])
    assert own.open() == [("chance", "dice")] or own.shadow.offered("decline"), "the Free Peoples are not asked"
