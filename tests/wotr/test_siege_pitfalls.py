"""Pitfalls PF-062 to PF-072, hits and attacks by cards, and random battles."""

from __future__ import annotations

from typing import Any, cast

import pytest

from thirdage.games.wotr import game
from thirdage.games.wotr.battle.attack import attack as attack_by_card
from thirdage.games.wotr.battle.attack import with_leader
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Flow, Reason, Rng

from .board import acts, at_war, is_consistent, moves
from .fights import NATIONS, ORIGIN, PLACE, attack, clash, counted, dice, misses, over, purpose, siege, sortie
from .scenario import Scenario, given

TIRITH = "minas-tirith"


# -- sieges -----------------------------------------------------------------------------------------------------------


def test_PF_062_withdraw_before_every_round() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 3}, origin="osgiliath", place=TIRITH)
    for _ in range(3):
        war.free_peoples.is_asked("withdraw").does("fight")
        misses(war).shadow.does("press")
        war.free_peoples.does("stand")
    war.free_peoples.is_asked("withdraw")


def test_PF_065_the_enemy_in_an_assault_is_the_force_inside() -> None:
    hands = {"shadow": ["sh-str-06"]}
    war = siege({"sauron-regular": 4}, {"gondor-regular": 3}, hands=hands)
    war.shadow.does("lay-card", card="sh-str-06")
    war.chance.rolls(6, 2, 2, 2).rolls(2, 2, 2)
    assert war.inside(TIRITH) == {"gondor-regular": 1}, "4 against 2: Great Host"


def test_PF_068_a_lifted_siege_merges_the_garrison() -> None:
    war = sortie({"gondor-regular": 4}, {"sauron-regular": 1}, attackers={"gondor-regular": 2})
    war.chance.rolls(5, 2).rolls(2)
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 4}
    assert war.inside(TIRITH) == {}


def test_a_lone_elite_inside_stays_inside_when_reduced() -> None:
    """WR-BTL-27 inside a stronghold."""
    war = siege({"sauron-regular": 4}, {"gondor-elite": 1})
    war.chance.rolls(6, 2, 2, 2).rolls(2)
    assert war.inside(TIRITH) == {"gondor-regular": 1}
    assert war.figures("free-peoples", TIRITH) == {}


def test_attackers_who_leave_a_siege_to_advance_lift_it() -> None:
    """WR-SIEGE-11: the besiegers attack a neighbour and all go there."""
    war = clash(
        {"sauron-regular": 3},
        {"gondor-regular": 1},
        origin=TIRITH,
        place="lossarnach",
        inside={TIRITH: {"gondor-regular": 2}},
    )
    war.chance.rolls(5, 2, 2).rolls(2)
    war.shadow.does("advance-army", figures={"sauron-regular": 3})
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 2}
    war.expect(captured=["lossarnach"])


def test_besiegers_destroyed_in_another_attack_lift_the_siege() -> None:
    """WR-SIEGE-11."""
    war = clash(
        {"sauron-regular": 1},
        {"gondor-regular": 3},
        origin=TIRITH,
        place="lossarnach",
        inside={TIRITH: {"gondor-regular": 2}},
    )
    war.chance.rolls(2).rolls(5, 2, 2)
    assert war.inside(TIRITH) == {}
    assert war.figures("free-peoples", TIRITH) == {"gondor-regular": 2}


def test_PF_063_the_cap_of_five_comes_with_the_siege() -> None:
    war = clash({"sauron-regular": 8}, {"gondor-regular": 7}, origin="osgiliath", place=TIRITH)
    war.free_peoples.does("withdraw")
    war.shadow.does("advance-army", figures={"sauron-regular": 1})
    war.free_peoples.is_asked("disband").does("disband", figures={"gondor-regular": 2})
    assert war.inside(TIRITH) == {"gondor-regular": 5}
    assert war.view()["casualties"] == {}


def test_PF_064_an_extra_round_costs_an_elite() -> None:
    war = siege({"sauron-regular": 3, "sauron-elite": 1}, {"gondor-regular": 3})
    misses(war).shadow.is_refused("WR-SIEGE-16", "prolong", figure="sauron-regular")
    war.shadow.does("prolong", figure="sauron-elite")
    misses(war)
    assert over(war)
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 4}


def test_PF_066_a_sortie_is_a_field_battle() -> None:
    war = sortie({"gondor-regular": 4}, {"sauron-regular": 4}, attackers={"gondor-regular": 3})
    war.chance.rolls(5, 2, 2).rolls(5, 2, 2, 2)
    assert counted(war) == [1, 1]
    war.free_peoples.does("cease")
    assert war.inside(TIRITH) == {"gondor-regular": 3}


def test_PF_067_the_garrison_takes_no_part_in_a_relief() -> None:
    war = clash(
        {"rohan-regular": 2},
        {"sauron-regular": 4},
        side="free-peoples",
        origin="druadan-forest",
        place=TIRITH,
        inside={TIRITH: {"gondor-regular": 5, "boromir": 1}},
    )
    assert dice(war) == 2
    misses(war).free_peoples.does("cease")
    assert war.inside(TIRITH) == {"gondor-regular": 5, "boromir": 1}


def test_PF_069_the_besieger_obeys_the_limit_of_ten() -> None:
    forces = {TIRITH: {"sauron-regular": 8}, "osgiliath": {"sauron-regular": 4}}
    inside = {TIRITH: {"gondor-regular": 3}}
    war = acts("shadow", "army", nations=at_war(*NATIONS), shadow=forces, free_peoples={}, inside=inside)
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "osgiliath", TIRITH, {"sauron-regular": 4})
    if war.shadow.may("done"):
        war.shadow.does("done")
    war.shadow.is_asked("disband").does("disband", figures={"sauron-regular": 2})
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 10}
    war.expect(captured=[])


def test_PF_070_capture_needs_a_fallen_garrison_and_a_survivor() -> None:
    war = siege({"sauron-regular": 3}, {"gondor-regular": 1})
    war.chance.rolls(6, 2, 2).rolls(2)
    war.expect(captured=[TIRITH])
    held = misses(siege({"sauron-regular": 3}, {"gondor-regular": 1}))
    held.expect(captured=[])


def test_PF_072_a_besieged_army_is_in_its_region_for_cards() -> None:
    hands = {"free-peoples": ["fp-char-01", "fp-str-04"]}
    fellowship = {"region": TIRITH}
    war = siege({"sauron-regular": 3}, {"gondor-regular": 3}, hands=hands, fellowship=fellowship)
    assert war.free_peoples.may("lay-card", card="fp-char-01")
    assert war.free_peoples.may("lay-card", card="fp-str-04")


# -- hits by cards ----------------------------------------------------------------------------------------------------


@pytest.fixture
def by_card(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a flow as a card would, in place of the next action."""

    def start(flow: Any, **position: Any) -> Scenario:
        def seam(war: War, *_: int) -> Flow[None]:
            war.next, war.dice = ("action-end",), [(), ()]
            yield from flow(war)

        monkeypatch.setitem(game.BASE.seams, "action", seam)
        nobody: dict[str, Any] = {"free_peoples": {}, "shadow": {}, "dice": {"shadow": ["event"]}}
        return given(**{"next": ["action", 1], "nations": at_war(*NATIONS), **nobody, **position})

    return start


def hits_on(side: int, region: str, hits: int) -> Any:
    def flow(war: War) -> Flow[None]:
        yield from take_hits(war, side, war.facts.region[region], hits, "WR-CARD-17")

    return flow


def test_PF_053_an_army_destroyed_by_a_card_leaves_its_characters(by_card: Any) -> None:
    army = {"gondor-regular": 2, "gondor-leader": 1, "gimli": 1}
    war = by_card(hits_on(0, PLACE, 3), free_peoples={PLACE: army})
    assert war.figures("free-peoples", PLACE) == {"gimli": 1}
    assert war.view()["casualties"] == {"gondor-regular": 2, "gondor-leader": 1}
    dark = by_card(hits_on(1, PLACE, 3), shadow={PLACE: {"sauron-regular": 2, "nazgul": 1, "witch-king": 1}})
    assert dark.figures("shadow", PLACE) == {"nazgul": 1, "witch-king": 1}


def test_a_garrison_destroyed_by_a_card_loses_the_stronghold(by_card: Any) -> None:
    """WR-CAP-02 and the ruling on Dreadful Spells: companions inside survive."""
    inside = {TIRITH: {"gondor-regular": 1, "boromir": 1}}
    war = by_card(hits_on(0, TIRITH, 1), inside=inside, shadow={TIRITH: {"sauron-regular": 2}})
    war.expect(captured=[TIRITH])
    assert war.figures("free-peoples", TIRITH) == {"boromir": 1}


def test_hits_by_a_card_are_chosen_by_the_owner(by_card: Any) -> None:
    """WR-CARD-17, WR-BTL-25."""
    war = by_card(hits_on(0, PLACE, 1), free_peoples={PLACE: {"gondor-regular": 2, "gondor-elite": 1}})
    war.free_peoples.is_asked("take-hit").does("reduce-elite", figure="gondor-elite")
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 3}


def test_a_card_limits_an_attack(by_card: Any) -> None:
    """A card gives its own need and limit to `attacking.attack`."""

    def flow(war: War) -> Flow[None]:
        def only_moria(origin: int, _place: int) -> Reason | None:
            return None if war.facts.regions[origin].id == ORIGIN else Reason("reason-wotr-no-target", "WR-BTL-01")

        yield from attack_by_card(war, 1, with_leader(war), only_moria, rounds=1)

    forces: dict[str, Any] = {
        ORIGIN: {"sauron-regular": 2, "nazgul": 1},
        "noman-lands": {"sauron-regular": 2, "nazgul": 1},
    }
    war = by_card(flow, shadow=forces, free_peoples={PLACE: {"gondor-regular": 1}})
    war.shadow.is_refused("WR-BTL-01", "attack-from", region="noman-lands")
    attack(war, "shadow", ORIGIN, PLACE)
    assert purpose(war) == "combat-shadow"


def test_a_forbidden_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """The query `attack`: A Power Too Great keeps the Shadow from Lorien."""

    def forbids(war: War, side: int, _origin: int, place: int) -> Reason | None:
        if side == 1 and war.facts.regions[place].id == "lorien":
            return Reason("reason-wotr-nobody-to-attack", "WR-CARD-12")
        return None

    monkeypatch.setitem(game.BASE.effects, "fp-str-02/attack", forbids)
    forces: dict[str, Any] = {
        "shadow": {"dimrill-dale": {"sauron-regular": 3}},
        "free_peoples": {"lorien": {"elves-regular": 1}},
    }
    free = acts("shadow", "army", nations=at_war(*NATIONS), **forces)
    assert free.shadow.uses("army").may("attack")
    war = acts("shadow", "army", nations=at_war(*NATIONS), table=["fp-str-02"], **forces)
    assert not war.shadow.uses("army").may("attack")


def test_no_combat_cards_for_a_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The query `no-combat-cards`: Denethor's Folly."""

    def folly(war: War, side: int) -> Reason | None:
        battle = war.battle
        assert battle is not None
        here = war.facts.regions[battle.place].id == TIRITH
        return Reason("reason-wotr-combat-card-needs-companion", "WR-CC-16") if side == 0 and here else None

    monkeypatch.setitem(game.BASE.effects, "sh-str-03/no-combat-cards", folly)
    hands = {"free-peoples": ["fp-str-15"], "shadow": ["sh-str-22"]}
    war = siege({"sauron-regular": 5}, {"gondor-regular": 3}, hands=hands, table=["sh-str-03"])
    war.shadow.passes()
    assert dice(war) == 5, "the Free Peoples are not asked"


# -- the whole --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_random_battles_stay_sound(seed: int) -> None:
    """Random answers: nothing offered is refused, figures and cards are conserved, copies agree."""
    rng = Rng(seed)
    first = seed % 12
    hands = {
        "free-peoples": [*[f"fp-char-{n:02}" for n in range(first + 1, first + 5)], "fp-str-05", "fp-str-13"],
        "shadow": [*[f"sh-char-{n:02}" for n in range(first + 5, first + 9)], "sh-str-02", "sh-str-07"],
    }
    army = {"gondor-regular": 3, "gondor-elite": 2, "rohan-regular": 1, "gondor-leader": 2, "strider": 1, "meriadoc": 1}
    host = {"sauron-regular": 3, "southrons-elite": 2, "isengard-elite": 1, "nazgul": 2, "witch-king": 1}
    fields: dict[str, Any] = {"hands": hands, "origin": "osgiliath", "place": TIRITH}
    war = clash(host, army, **fields) if seed % 2 else siege(host, dict(army, **{"gondor-regular": 2}), hands=hands)
    rules = cast(Any, war.match.rules)
    for _ in range(200):
        if war.position.battle is None:
            break
        ask = war.match.ask
        assert ask is not None
        war.match.answer(ask.options.sample(rng), ask.seat)
        rules.game.check(war.position)
        if rng.randrange(6) == 0:
            assert is_consistent(war)
    assert war.position.battle is None
