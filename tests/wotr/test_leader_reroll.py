"""WR-BTL-18, ruling WRU-36: who re-rolls failed dice, how many, and who is not asked since nothing can change."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.game import WOTR
from thirdage.kernel import CHANCE, Dice, Match, Rng

from .each import CARD, FP, ROHAN, SH, battle, dark, side_of
from .fights import PLACE, clash, counted, dice, purpose, siege
from .scenario import Scenario

Json = dict[str, Any]
ASKED = [(FP, "leader-re-roll")]
LED = {"gondor-regular": 3, "gondor-leader": 2}


# -- the decision ------------------------------------------------------------------------------------------------------


def rolled(first: tuple[int, ...] = (2, 2, 2), second: tuple[int, ...] = (2, 2, 2), **position: Any) -> Scenario:
    """Three of Gondor with two Leaders attack three Orcs with a Nazgûl, and both have rolled."""
    war = clash(LED, {"sauron-regular": 3, "nazgul": 1}, side=FP, **position)
    war.chance.rolls(*first).rolls(*second)
    return war


def test_WR_BTL_18_failed_dice_may_be_re_rolled_as_many_as_leadership_allows() -> None:
    war = rolled()
    assert war.open() == ASKED
    assert war.match.ask is not None
    assert war.match.ask.prompt.json()["args"] == {"count": 2, "failed": 3}
    assert war.free_peoples.offered("re-roll", "dice") == [2, 1, 0]
    war.free_peoples.is_refused("WR-BTL-18", "re-roll", dice=3)


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_WR_BTL_18_the_player_says_how_many(chosen: int) -> None:
    war = rolled()
    war.free_peoples.does("re-roll", dice=chosen)
    war.shadow.does("re-roll", dice=0)
    if chosen:
        assert (purpose(war), dice(war)) == ("combat-free-peoples", chosen)
        war.chance.rolls(*[6] * chosen)
    war.free_peoples.is_asked("press")
    assert dark(war, PLACE) == {"sauron-regular": 3 - chosen, "nazgul": 1}
    assert counted(war, "log-wotr-leader-reroll") == ([chosen] if chosen else [])
    forgone = [told["side"] for told in war.told("log-wotr-forgoes-reroll")]
    assert forgone == ([SH] if chosen else [FP, SH])


def test_WR_BTL_16_both_decide_before_either_throws() -> None:
    """The step is one for both: the attacker decides first, as everywhere, but sees no dice before the defender has."""
    war = rolled()
    war.free_peoples.does("re-roll", dice=1)
    assert war.open() == [(SH, "leader-re-roll")]
    war.shadow.does("re-roll", dice=1)
    assert purpose(war) == "combat-free-peoples"
    war.chance.rolls(5)
    assert purpose(war) == "combat-shadow"
    war.chance.rolls(5)
    assert counted(war, "log-wotr-leader-reroll") == [1, 1]


def test_WR_BTL_18_fewer_hits_can_be_better_than_more() -> None:
    """WR-SIEGE-18: no Regular of Sauron is left to replace the Elite, until the garrison kills one."""

    def assault(chosen: int) -> Scenario:
        besiegers = {"sauron-regular": 3, "sauron-elite": 1}
        war = siege(
            besiegers,
            {"gondor-regular": 3, "gondor-leader": 1},
            shadow={"morannon": {"sauron-regular": 10}, "barad-dur": {"sauron-regular": 10},
                    "gorgoroth": {"sauron-regular": 10}, "nurn": {"sauron-regular": 3}},
        )  # fmt: skip
        assert war.view()["reinforcements"].get("sauron-regular", 0) == 0
        war.chance.rolls(2, 2, 2, 2).rolls(2, 2, 2)
        war.free_peoples.does("re-roll", dice=chosen)
        if chosen:
            war.chance.rolls(5)
            war.shadow.does("lose-unit", figure="sauron-regular")
        return war

    assert assault(0).position.battle is None, "the assault is over"
    assault(1).shadow.is_asked("prolong")


# -- nothing can change ------------------------------------------------------------------------------------------------

MEN, ONE_ORC = {"gondor-regular": 3}, {"sauron-regular": 1}


@pytest.mark.parametrize(
    ("why", "mine", "yours", "roll", "again"),
    [
        ("nobody leads", MEN, {"sauron-regular": 3}, (2, 2, 2), 0),
        ("no die has failed", LED, {"sauron-regular": 4}, (5, 5, 6), 0),
        ("the enemy falls anyway", LED, ONE_ORC, (5, 2, 2), 2),
        ("an Elite falls by two hits", LED, {"sauron-elite": 1}, (5, 5, 2), 1),
    ],
)
def test_WRU_36_nobody_is_asked_where_nothing_can_change(
    why: str, mine: Json, yours: Json, roll: tuple[int, ...], again: int
) -> None:
    war = clash(mine, yours, side=FP)
    war.chance.rolls(*roll).rolls(*[2] * min(5, sum(yours.values())))
    assert (FP, "leader-re-roll") not in war.open(), why
    if again:
        assert war.open() == [("chance", "dice")], "they are thrown all the same"
        assert (purpose(war), dice(war)) == ("combat-free-peoples", again)


def test_WRU_36_a_hit_too_few_is_asked_for() -> None:
    for yours, roll in (({"sauron-regular": 2}, (5, 2, 2)), ({"sauron-elite": 1}, (5, 2, 2))):
        war = clash(LED, yours, side=FP)
        war.chance.rolls(*roll).rolls(*[2] * sum(yours.values()))
        assert war.open() == ASKED


def test_WR_BTL_27_an_Elite_that_no_Regular_replaces_falls_by_one_hit() -> None:
    for spare, asked in ((0, False), (1, True)):
        figures = {"morannon": 10, "barad-dur": 10, "gorgoroth": 10, "nurn": 6 - spare}
        shadow = {region: {"sauron-regular": n} for region, n in figures.items()}
        war = clash(LED, {"sauron-elite": 1}, side=FP, shadow=shadow)
        assert war.view()["reinforcements"].get("sauron-regular", 0) == spare
        war.chance.rolls(5, 2, 2).rolls(2)
        assert (war.open() == ASKED) is asked
        war = clash(LED, {"sauron-elite": 2}, side=FP, shadow=shadow)
        war.chance.rolls(5, 5, 2).rolls(2, 2)
        assert war.open() == ASKED, "two hits leave the other one"


def laid(cards: list[str], free: Json, shadow: Json, attacker: str) -> Scenario:
    """A battle with these combat cards, at most one of each side."""
    hands = {side_of(card): [CARD[card]] for card in cards}
    mine, yours = (shadow, free) if attacker == SH else (free, shadow)
    war = clash(mine, yours, side=attacker, hands=hands, origin=ROHAN["origin"], place=ROHAN["place"])
    for _ in hands:
        seat = war.shadow if war.open()[0][0] == SH else war.free_peoples
        seat.does("lay-card", card=hands[seat.id][0])
    return war


def men(units: int, **others: int) -> Json:
    """Regulars of Gondor and whoever leads them."""
    return {"gondor-regular": units, **{name.replace("_", "-"): n for name, n in others.items()}}


def orcs(units: int, nazgul: int = 1) -> Json:
    """Regulars of Sauron and Nazgûl."""
    return {"sauron-regular": units, "nazgul": nazgul}


FEW = {"sauron-regular": 2}
ELEPHANTS = {"southrons-regular": 2, "southrons-elite": 1, "nazgul": 2}
TWO = {"southrons-regular": 1, "southrons-elite": 1}


@pytest.mark.parametrize(
    ("why", "cards", "armies", "attacker", "rolls", "asked"),
    [
        ("no bonus yet", "no-quarter", (LED, FEW), FP, ("222", "22"), [FP]),
        ("the bonus is sure", "no-quarter", (LED, FEW), FP, ("522", "22"), []),
        ("one of two is cancelled", "shield-wall", (men(2), orcs(3)), SH, ("552", "22"), [SH]),
        ("two are left of three", "shield-wall", (men(2), orcs(4)), SH, ("5552", "22"), []),
        ("a second hit is cancelled", "shield-wall", (men(3), orcs(3)), SH, ("522", "222"), []),
        ("a third is not", "shield-wall", (men(3), orcs(3, 2)), SH, ("522", "222"), [SH]),
        ("a Leader may die", "shield-wall black-breath", (men(3, gondor_leader=1), orcs(3)), SH, ("522", "555"), [SH]),
        ("nobody is there to die", "shield-wall black-breath", (men(3), orcs(3)), SH, ("522", "555"), []),
        ("Legolas may save him", "heroic-death", (men(1, legolas=1), orcs(3)), SH, ("552", "66"), [SH]),
        ("not even Legolas can", "heroic-death", (men(1, legolas=1), orcs(4)), SH, ("5552", "66"), []),
        ("they will trample", "mumakil", (men(3), ELEPHANTS), SH, ("442", "222"), []),
        ("they may not", "mumakil", (men(3, gondor_leader=2), ELEPHANTS), SH, ("442", "222"), [SH, FP]),
        ("nor here", "no-quarter mumakil", (men(3, gondor_leader=1), ELEPHANTS), SH, ("442", "222"), [SH, FP]),
        ("a hit stops them", "nameless-wood mumakil", (men(4, gondor_leader=1), TWO), FP, ("5222", "44"), [FP]),
        ("they are too few", "nameless-wood mumakil", (men(4, gondor_leader=1), TWO), FP, ("5222", "42"), []),
    ],
)
def test_WRU_36_combat_cards_that_count_hits(
    why: str, cards: str, armies: tuple[Json, Json], attacker: str, rolls: tuple[str, str], asked: list[str]
) -> None:
    war = laid(cards.split(), *armies, attacker)
    for dice_rolled in rolls:
        war.chance.rolls(*map(int, dice_rolled))
    found = []
    while war.match.ask is not None and war.match.ask.kind == "leader-re-roll":
        found.append(war.match.ask.seat)
        war.match.answer(next(iter(war.match.ask.options)))
    assert found == asked, why


def test_WRU_36_cards_that_leave_nothing_to_re_roll() -> None:
    war = battle("foul-stench", {"gondor-regular": 3, "gondor-leader": 1}, {"sauron-regular": 3, "nazgul": 1})
    war.shadow.does("lay-card", card=CARD["foul-stench"])
    war.chance.rolls(2, 2, 2).rolls(2, 2, 2)
    assert war.open() == [(SH, "leader-re-roll")]
    war.shadow.does("re-roll", dice=0)
    war.shadow.is_asked("press")
    war = battle("confusion", {"gondor-regular": 3}, {"sauron-regular": 3, "nazgul": 2})
    war.free_peoples.does("lay-card", card=CARD["confusion"])
    war.chance.rolls(1, 1, 5).rolls(2, 2, 2)
    assert war.open() == [(SH, "press")], "the ones are locked"


# -- asked exactly where it can change something -----------------------------------------------------------------------

AFTER = {"press", "prolong", "retreat", "advance-army", "action", "combat-card", "withdraw"}
FREE_CARDS = [
    "", "no-quarter", "nameless-wood", "shield-wall", "heroic-death", "fateful-strike", "blade-of-westernesse",
    "confusion", "sudden-strike",
]  # fmt: skip
SHADOW_CARDS = ["", "mumakil", "black-breath", "desperate-battle", "great-host"]


def ends(match: Match) -> frozenset[str]:
    """Every position that the round can end in, by whatever is decided from here on; no dice are thrown any more."""
    ask = match.ask
    if ask is None or ask.seat == CHANCE or ask.kind in AFTER:
        return frozenset([repr((WOTR.write(match.position), ask and (ask.seat, ask.kind, ask.args)))])
    found: set[str] = set()
    for option in ask.options:
        world = match.fork()
        world.answer(option)
        found |= ends(world)
    return frozenset(found)


def thrown(match: Match, hits: dict[str, int]) -> Match:
    """All that may be re-rolled is, and so many dice of each side hit."""
    world = match.fork()
    while world.ask is not None:
        options = world.ask.options
        if isinstance(options, Dice):
            hit = min(options.n, hits.get(world.ask.purpose, 0))
            world.answer({"kind": "dice", "dice": [6] * hit + [1] * (options.n - hit)}, CHANCE)
        elif world.ask.kind == "leader-re-roll":
            world.answer(next(iter(options)))
        else:
            break
    return world


def some_battle(rng: Rng) -> Scenario | None:
    """A small battle in which both have laid cards and rolled; None if a card cannot be laid."""

    def few(name: str, most: int) -> Json:
        n = rng.randrange(most + 1)
        return {name: n} if n else {}

    men = {"gondor-regular": 1, **few("gondor-elite", 1), **few("gondor-leader", 2), **few("meriadoc", 1)}
    orcs = {"southrons-elite": 1, **few("sauron-regular", 2), **few("nazgul", 2)}
    cards = (FREE_CARDS[rng.randrange(len(FREE_CARDS))], SHADOW_CARDS[rng.randrange(len(SHADOW_CARDS))])
    hands = {side: [CARD[card]] for side, card in zip((FP, SH), cards, strict=True) if card}
    attacker = (FP, SH)[rng.randrange(2)]
    mine, yours = (men, orcs) if attacker == FP else (orcs, men)
    war = clash(mine, yours, side=attacker, hands=hands, origin=ROHAN["origin"], place=ROHAN["place"])
    while war.open()[0][1] == "combat-card":
        seat = war.shadow if war.open()[0][0] == SH else war.free_peoples
        if not seat.may("lay-card", card=hands[seat.id][0]):
            return None
        seat.does("lay-card", card=hands[seat.id][0])
    while len(counted(war)) < 2:
        if war.match.ask is None or war.position.battle is None:
            return None
        if war.match.ask.seat == CHANCE:
            war.chance.rolls(*[1 + rng.randrange(6) for _ in range(dice(war))])
        else:
            war.match.answer(next(iter(war.match.ask.options)))
    return war


def test_WRU_36_a_side_is_asked_exactly_where_its_dice_can_change_something() -> None:
    """Random small battles with cards, every outcome of both re-rolls and every decision after them tried.

    Great Host strikes after the casualties: then somebody may be asked for nothing, but never the other way round.
    """
    rng = Rng(36)
    seen = {True: 0, False: 0}
    for _ in range(320):
        war = some_battle(rng)
        if war is None or war.open()[0][1] not in ("leader-re-roll", "dice"):
            continue
        check(war.match, seen)
    assert min(seen.values()) > 15, seen


def check(match: Match, seen: dict[bool, int]) -> None:
    """Compare who is asked with what can come of it."""
    asked: list[str] = []
    world = match.fork()
    while world.ask is not None and world.ask.kind == "leader-re-roll":
        asked.append(world.ask.seat)
        world.answer(next(iter(world.ask.options)))
    limits: dict[str, int] = {}
    while world.ask is not None and isinstance(world.ask.options, Dice) and world.ask.purpose not in limits:
        limits[world.ask.purpose] = world.ask.options.n
        world.answer({"kind": "dice", "dice": [1] * world.ask.options.n}, CHANCE)
    outcomes = {
        (k, j): ends(thrown(match, {f"combat-{FP}": k, f"combat-{SH}": j}))
        for k in range(limits.get(f"combat-{FP}", 0) + 1)
        for j in range(limits.get(f"combat-{SH}", 0) + 1)
    }
    told = [entry["args"].get("combat") for entry in match.log("referee")]
    for place, side in enumerate((FP, SH)):
        if f"combat-{side}" not in limits:
            assert side not in asked
            continue
        groups: dict[int, set[frozenset[str]]] = {}
        for pair, found in outcomes.items():
            groups.setdefault(pair[1 - place], set()).add(found)
        matters = any(len(group) > 1 for group in groups.values())
        assert side in asked or not matters, f"{side} should be asked"
        if "great-host" in told:
            continue
        assert matters or side not in asked, f"{side} should not be asked"
        seen[matters] += 1
