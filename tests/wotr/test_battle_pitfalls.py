"""Pitfalls PF-018 to PF-072 that speak of battles and sieges, and rules of these chapters that no case covers."""

from __future__ import annotations

from typing import Any, cast

import pytest

from thirdage.games.wotr import game
from thirdage.games.wotr.attacking import attack as attack_by_card
from thirdage.games.wotr.attacking import with_leader
from thirdage.games.wotr.losses import take_hits
from thirdage.games.wotr.model import War
from thirdage.kernel import Flow, Reason, Rng

from .board import acts, at_war, is_consistent
from .fights import (
    NATIONS,
    ORIGIN,
    PLACE,
    attack,
    clash,
    counted,
    dice,
    fights,
    led,
    misses,
    over,
    purpose,
    ready,
    siege,
    sortie,
)
from .scenario import Scenario, given

TIRITH = "minas-tirith"


# -- who may attack ---------------------------------------------------------------------------------------------------


def test_PF_018_character_die_needs_a_leader_among_the_attackers() -> None:
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3, "nazgul": 1}},
        "free_peoples": {PLACE: {"gondor-regular": 1}},
    }
    war = ready("shadow", "character", **forces)
    war.shadow.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.shadow.is_refused("WR-BTL-04", "attackers", figures={"sauron-regular": 2})
    war.shadow.does("attackers", figures={"sauron-regular": 2, "nazgul": 1})


def test_PF_019_isengard_elites_lead_with_saruman_in_play() -> None:
    army = {"isengard-regular": 2, "isengard-elite": 1}
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: army, "orthanc": {"saruman": 1}},
        "free_peoples": {PLACE: {"gondor-regular": 5}},
    }
    war = ready("shadow", "character", **forces)
    attack(war, "shadow", ORIGIN, PLACE, army)
    assert led(war, "shadow") == 1
    forces["shadow"] = {ORIGIN: army, "barad-dur": {"nazgul": 1}}
    alone = acts("shadow", "character", nations=at_war(*NATIONS), **forces)
    alone.shadow.uses("character").is_refused("WR-BTL-04", "attack")


def test_PF_020_enemy_figures_in_the_region_lead_nobody() -> None:
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3}, PLACE: {"nazgul": 1}},
        "free_peoples": {ORIGIN: {"gimli": 1}, PLACE: {"gondor-regular": 2}},
    }
    war = acts("shadow", "character", nations=at_war(*NATIONS), **forces)
    war.shadow.uses("character").is_refused("WR-BTL-04", "attack")
    army = ready("shadow", **forces)
    attack(army, "shadow", ORIGIN, PLACE)
    assert fights(army, "shadow") == {"sauron-regular": 3}
    assert fights(army, "free-peoples") == {"gondor-regular": 2}


def test_PF_021_saruman_leads_an_attack_and_stays() -> None:
    forces: dict[str, Any] = {
        "shadow": {"orthanc": {"isengard-regular": 5, "saruman": 1}},
        "free_peoples": {"fords-of-isen": {"rohan-regular": 1}},
    }
    war = ready("shadow", "character", **forces)
    attack(war, "shadow", "orthanc", "fords-of-isen", {"isengard-regular": 5, "saruman": 1})
    war.chance.rolls(6, 2, 2, 2, 2).rolls(2).rolls(2)
    war.shadow.is_refused("WR-BTL-41", "advance-army", figures={"isengard-regular": 5, "saruman": 1})
    war.shadow.does("advance-army", figures={"isengard-regular": 5})
    assert war.figures("shadow", "orthanc") == {"saruman": 1}


def test_PF_022_leaders_are_never_stranded_by_an_advance() -> None:
    war = clash({"gondor-regular": 2, "gondor-leader": 1}, {"sauron-regular": 1}, side="free-peoples")
    war.chance.rolls(6, 2).rolls(2).rolls(2)
    war.free_peoples.is_refused("WR-BTL-41", "advance-army", figures={"gondor-regular": 2})
    war.free_peoples.is_refused("WR-BTL-41", "advance-army", figures={"gondor-leader": 1})
    war.free_peoples.does("advance-army", figures={"gondor-regular": 2, "gondor-leader": 1})


def test_PF_025_leaders_of_nations_not_at_war_stay_with_a_unit() -> None:
    army = {"gondor-regular": 2, "rohan-leader": 1}
    position: dict[str, Any] = {
        "nations": at_war("gondor"),
        "free_peoples": {ORIGIN: army},
        "shadow": {PLACE: {"sauron-regular": 1}},
    }
    war = ready("free-peoples", **position)
    war.free_peoples.does("attack-from", region=ORIGIN).does("attack-target", region=PLACE)
    war.free_peoples.is_refused("WR-BTL-08", "attackers", figures=army)
    war.free_peoples.is_refused("WR-BTL-06", "attackers", figures={"gondor-regular": 2})
    war.free_peoples.does("attackers", figures={"gondor-regular": 1})
    alone = {**position, "free_peoples": {ORIGIN: {"gondor-regular": 1, "rohan-leader": 1}}}
    lone = acts("free-peoples", "army-muster", **alone)
    lone.free_peoples.uses("army-muster").is_refused("WR-BTL-02", "attack")


def test_attack_targets() -> None:
    """WR-BTL-01: neighbours across borders that can be crossed, with units in the open."""
    forces: dict[str, Any] = {
        "shadow": {ORIGIN: {"sauron-regular": 3}},
        "free_peoples": {PLACE: {"gondor-regular": 1}, "dol-guldur": {"gimli": 1}, "dale": {"north-regular": 1}},
    }
    war = ready("shadow", **forces)
    war.shadow.is_refused("WR-BTL-01", "attack-from", region="moria")
    war.shadow.does("attack-from", region=ORIGIN)
    war.shadow.is_refused("WR-BTL-01", "attack-target", region="dol-guldur")
    war.shadow.is_refused("WR-BTL-01", "attack-target", region="dale")
    war.shadow.is_refused("WR-BTL-01", "attack-target", region=ORIGIN)
    assert war.shadow.offered("attack-target", "region") == [PLACE]


def test_no_enemy_no_attack() -> None:
    """WR-ACT-27: with nobody to attack the die cannot be used for it."""
    war = acts("shadow", "army", nations=at_war(*NATIONS), shadow={ORIGIN: {"sauron-regular": 3}}, free_peoples={})
    war.shadow.uses("army").is_refused("WR-BTL-01", "attack")


def test_a_besieged_army_only_makes_sorties() -> None:
    """WR-MOVE-20, WR-SIEGE-24."""
    forces: dict[str, Any] = {
        "shadow": {TIRITH: {"sauron-regular": 3}, "osgiliath": {"sauron-regular": 1}},
        "inside": {TIRITH: {"gondor-regular": 3}},
    }
    war = ready("free-peoples", **forces)
    war.free_peoples.does("attack-from", region=TIRITH)
    war.free_peoples.is_refused("WR-MOVE-20", "attack-target", region="osgiliath")
    war.free_peoples.does("attack-target", region=TIRITH)


def test_PF_034_an_attack_rouses_and_advances_every_nation_once() -> None:
    nations = at_war("sauron", gondor={"steps": 2, "active": False}, rohan={"steps": 3, "active": False})
    army = {"gondor-regular": 3, "rohan-regular": 2, "north-leader": 1}
    war = clash({"sauron-regular": 5}, army, nations=nations)
    for _ in range(3):
        misses(war).shadow.does("press")
        war.free_peoples.does("stand")
    states = war.view()["nations"]
    assert states["gondor"] == {"steps": 1, "active": True}
    assert states["rohan"] == {"steps": 2, "active": True}
    assert states["north"]["active"] is False, "a Leader is no unit (WR-POL-14)"


# -- rounds -----------------------------------------------------------------------------------------------------------


def test_PF_040_hits_count_although_their_units_fall() -> None:
    war = clash({"sauron-regular": 1}, {"gondor-regular": 2})
    war.chance.rolls(6).rolls(5, 2)
    assert over(war)
    assert war.figures("shadow", ORIGIN) == {}
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 1}


def test_PF_041_mutual_destruction_with_a_rearguard_takes_a_stronghold() -> None:
    """WR-SIEGE-22: a rearguard is a surviving unit; without one nothing is taken (WC-BTL-12)."""
    war = siege({"sauron-regular": 3}, {"gondor-regular": 1}, attackers={"sauron-regular": 1})
    war.chance.rolls(6).rolls(5)
    war.expect(captured=[TIRITH])
    assert war.figures("shadow", TIRITH) == {"sauron-regular": 2}


def test_PF_051_casualties_choose_the_nation() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 1, "rohan-regular": 1, "rohan-elite": 1})
    war.chance.rolls(5, 5, 2, 2, 2).rolls(2, 2, 2)
    assert {(o["kind"], o["figure"]) for kind in ("lose-unit", "reduce-elite", "lose-elite")
            for o in war.free_peoples.offered(kind)} == {
        ("lose-unit", "gondor-regular"), ("lose-unit", "rohan-regular"),
        ("reduce-elite", "rohan-elite"), ("lose-elite", "rohan-elite"),
    }  # fmt: skip
    war.free_peoples.is_refused("WR-BTL-25", "lose-unit", figure="rohan-elite")
    war.free_peoples.is_refused("WR-BTL-25", "reduce-elite", figure="rohan-regular")
    war.free_peoples.is_refused("WR-BTL-07", "lose-unit", figure="north-regular")
    war.free_peoples.does("lose-unit", figure="rohan-regular")
    war.free_peoples.is_refused("WR-BTL-25", "lose-elite", figure="rohan-elite")
    war.free_peoples.does("reduce-elite", figure="rohan-elite")
    assert war.figures("free-peoples", PLACE) == {"gondor-regular": 1, "rohan-regular": 1}
    assert is_consistent(war)


def test_leaders_take_no_hits() -> None:
    """WR-FIG-05."""
    war = clash({"sauron-regular": 5}, {"gondor-regular": 2, "rohan-regular": 1, "gondor-leader": 1})
    war.chance.rolls(5, 2, 2, 2, 2).rolls(2, 2, 2).rolls(2)
    war.free_peoples.is_refused("WR-FIG-05", "lose-unit", figure="gondor-leader")


def test_PF_054_a_fortification_protects_in_round_one_only() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5}, origin="north-ithilien", place="osgiliath")
    war.chance.rolls(5, 5, 2, 2, 2).rolls(5, 2, 2, 2, 2)
    assert counted(war) == [0, 1]
    war.shadow.does("press")
    war.free_peoples.does("stand")
    war.chance.rolls(5, 2, 2, 2)
    assert counted(war)[-1] == 1


def test_PF_057_units_that_retreat_are_no_losses() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 4, "gondor-leader": 1})
    misses(war).shadow.does("press")
    war.free_peoples.does("retreat", region="noman-lands")
    assert war.view()["casualties"] == {}
    assert not war.told("log-eliminated")


def test_PF_058_the_rearguard_never_advances() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 1}, attackers={"sauron-regular": 3})
    war.chance.rolls(5, 2, 2).rolls(2)
    war.shadow.is_refused("WR-BTL-39", "advance-army", figures={"sauron-regular": 4})
    war.shadow.does("advance-army", figures={"sauron-regular": 3})
    assert war.figures("shadow", ORIGIN) == {"sauron-regular": 2}


def test_PF_061_no_cap_on_rounds() -> None:
    war = clash({"sauron-regular": 5}, {"gondor-regular": 5})
    for _ in range(12):
        misses(war).shadow.does("press")
        war.free_peoples.does("stand")
    assert war.position.battle is not None
    assert war.position.battle.number == 13


def test_retreat_rouses_the_nation_that_is_entered() -> None:
    """WR-POL-05: an army of the Shadow that retreats into a nation enters it."""
    war = clash(
        {"elves-regular": 3},
        {"sauron-regular": 3},
        side="free-peoples",
        origin="parth-celebrant",
        place="fangorn",
        nations=at_war("elves", "sauron", rohan={"steps": 3, "active": False}),
    )
    misses(war).free_peoples.does("press")
    war.shadow.does("retreat", region="eastemnet")
    assert war.view()["nations"]["rohan"]["active"] is True


def test_units_not_at_war_may_retreat_into_another_nation() -> None:
    """WR-POL-19, WR-POL-20: from Dale to Erebor."""
    war = clash(
        {"southrons-regular": 5},
        {"north-regular": 2},
        origin="vale-of-the-carnen",
        place="dale",
        nations=at_war("southrons"),
    )
    misses(war).shadow.does("press")
    war.free_peoples.does("retreat", region="erebor")
    war.shadow.does("advance-army", figures={"southrons-regular": 5})
    assert war.figures("free-peoples", "erebor") == {"north-regular": 2}
    assert war.view()["nations"]["north"] == {"steps": 1, "active": True}, "two steps (WR-POL-16)"


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


# -- hits by cards ----------------------------------------------------------------------------------------------------


@pytest.fixture
def by_card(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a flow as a card would, in place of the next action."""

    def start(flow: Any, **position: Any) -> Scenario:
        def seam(war: War, *_: int) -> Flow[None]:
            war.next = ("action-end",)
            yield from flow(war)

        monkeypatch.setitem(game.BASE.seams, "action", seam)
        nobody: dict[str, Any] = {"free_peoples": {}, "shadow": {}}
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
            return None if war.facts.regions[origin].id == ORIGIN else Reason("reason-no-target", "WR-BTL-01")

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
            return Reason("reason-nobody-to-attack", "WR-CARD-12")
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
        return Reason("reason-combat-card-needs-companion", "WR-CC-16") if side == 0 and here else None

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
