"""What searching bots think of in War of the Ring: hosts march; the Hunt and battles are left to habit."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.wotr.board import acts, at_war, attacks
from tests.wotr.scenario import Scenario, given
from thirdage.bots import Budget, Eyes, make_bot
from thirdage.bots.search.bot import ROUND_COST, ROUNDS, SearchBot
from thirdage.bots.wotr.board import Board, Memory
from thirdage.bots.wotr.dice import Dice
from thirdage.bots.wotr.feature_names import NAMES
from thirdage.bots.wotr.features import vector
from thirdage.bots.wotr.search_adapter import ENDLESS, MARCHES, WarSearchAdapter
from thirdage.bots.wotr.style import BOLD, PLAIN, Style
from thirdage.kernel import Rng

Json = dict[str, Any]
AT_WAR: Json = {"southrons": {"steps": 0, "active": True}}
MARCH: Json = {"kind": "move-army", "from_region": "umbar", "region": "west-harondor"}


def umbar(region: str = "umbar", dice: tuple[str, ...] = ("army",), **more: Any) -> Scenario:
    """A host of the Southrons; nobody guards Pelargir, two regions from Umbar."""
    return given(
        next=["action", 1],
        dice={"free-peoples": [], "shadow": list(dice)},
        nations=AT_WAR,
        shadow={region: {"southrons-regular": 8, "southrons-elite": 1}},
        **more,
    )


def moves(war: Scenario) -> list[Json]:
    """The moves of armies that a searching Shadow thinks of, in the order of its plans."""
    ask = war.match.asks[0]
    plans = WarSearchAdapter().plans(Eyes(war.match, "shadow"), ask, Rng(1), 7)
    return [plan.later["move-army"] for plan in plans if "move-army" in plan.later]


def reach(war: Scenario) -> float:
    return vector(war.position)[NAMES.index("shadow-reach")]


def test_a_host_marches_on_an_empty_city_that_is_two_regions_away() -> None:
    assert MARCH in moves(umbar(free_peoples={"minas-tirith": {"gondor-regular": 3}}))


def test_it_does_not_walk_into_an_army_nor_without_a_die_for_it() -> None:
    held = umbar(free_peoples={"west-harondor": {"gondor-regular": 1}, "minas-tirith": {"gondor-regular": 3}})
    assert MARCH not in moves(held)
    assert moves(umbar(dice=("event",))) == []


def test_not_more_marches_than_leave_room_for_other_plans() -> None:
    war = given(next=["action", 1], dice={"free-peoples": [], "shadow": ["army", "muster", "event"]})
    ask = war.match.asks[0]
    plans = WarSearchAdapter().plans(Eyes(war.match, "shadow"), ask, Rng(1), 7)
    assert len(plans) <= 8
    assert len({plan.answer.get("die") for plan in plans if plan.answer.form.keys}) > 1
    assert 0 < MARCHES < 4


def test_the_nearer_a_host_the_more_is_in_reach_and_a_guard_takes_from_it() -> None:
    others = {"minas-tirith": {"gondor-regular": 3}}
    near, far = umbar("west-harondor", free_peoples=others), umbar(free_peoples=others)
    guarded = umbar(free_peoples=others | {"pelargir": {"gondor-regular": 5, "gondor-elite": 2}})
    assert reach(near) > reach(far) > reach(guarded) > 0


def test_dice_for_the_hunt_are_left_to_habit_unless_many_rounds_can_be_played() -> None:
    for nodes, thinks in ((200, False), (3 * ROUNDS * ROUND_COST * 2, True)):
        war = given(next=["hunt-allocation"], fellowship={"region": "hollin"})
        bot = make_bot("wotr", "planner", Rng(1), Budget(nodes=nodes))
        assert isinstance(bot, SearchBot)
        bot.choose(Eyes(war.match, "shadow"), war.match.asks[0], Rng(1))
        assert bool(bot.weighed) == thinks


# -- how boldly the Shadow is imagined --------------------------------------------------------------------------------
def dice_of(war: Scenario, style: Style) -> Dice:
    """What the Shadow thinks of its dice."""
    return Dice(Board(Eyes(war.match, "shadow"), war.match.asks[0], Memory(style)))


def trollshaws(*table: str) -> Scenario:
    """A great host beside Rivendell; the Shadow holds a card of each kind."""
    return acts(
        "shadow",
        "army",
        "event",
        nations=at_war("sauron", "elves"),
        shadow={"trollshaws": {"sauron-regular": 6, "sauron-elite": 3, "nazgul": 3}},
        free_peoples={"rivendell": {"elves-elite": 2, "elves-leader": 1}, "dale": {"north-regular": 1}},
        table=list(table),
        hands={"shadow": ["sh-char-09", "sh-str-01"]},
    )


def test_a_bold_host_marches_without_being_searched_for() -> None:
    war = umbar(free_peoples={"minas-tirith": {"gondor-regular": 3}})
    start, region = [war.position.facts.region[name] for name in ("umbar", "west-harondor")]
    bold, plain = [dice_of(war, style).campaign.move(start, region)[0] for style in (BOLD, PLAIN)]
    assert bold > plain + 0.3


def test_the_bold_mind_less_what_they_leave_behind() -> None:
    war = acts(
        "shadow",
        "army",
        nations=at_war("isengard", "rohan"),
        shadow={"orthanc": {"isengard-regular": 6, "isengard-elite": 1}},
        free_peoples={"fangorn": {"rohan-regular": 5, "rohan-elite": 2}, "helms-deep": {"rohan-regular": 1}},
    )
    start, region = [war.position.facts.region[name] for name in ("orthanc", "gap-of-rohan")]
    careful = replace(BOLD, fear=PLAIN.fear)
    bold, fearful = [dice_of(war, style).campaign.move(start, region)[0] for style in (BOLD, careful)]
    assert bold > fearful


@pytest.mark.parametrize("card", ["fp-str-02", "fp-str-03"])
def test_wr_card_12_the_bold_heed_a_card_that_closes_regions_and_take_it_off(card: str) -> None:
    """A Power Too Great closes Rivendell; Tom Bombadil does not."""
    dice = dice_of(trollshaws(card), BOLD)
    closed = card == "fp-str-02"
    assert (dice.worth("attack", "") > 5) == (not closed)
    assert (dice.worth("remove-table-card", card) > 5) == closed
    assert dice.possible("remove-table-card", card)
    assert ("remove-table-card", card) in list(dice.deeds())


def test_the_plain_bot_knows_nothing_of_closed_regions() -> None:
    """It is what others are measured by, and stays as it was."""
    dice = dice_of(trollshaws("fp-str-02"), PLAIN)
    assert dice.worth("attack", "") > 5
    assert all(kind != "remove-table-card" for kind, _ in dice.deeds())


def test_what_a_battle_asks_is_left_to_habit() -> None:
    war = trollshaws()
    attacks(war.shadow, "army", "trollshaws", "rivendell", {"sauron-regular": 6, "sauron-elite": 3, "nazgul": 3})
    asked = {ask.kind for ask in war.match.asks}
    assert asked & {"withdraw", "combat-card"}
    for ask in war.match.asks:
        assert len(WarSearchAdapter().plans(Eyes(war.match, ask.seat), ask, Rng(1), 7)) == 1


def test_at_the_gate_of_mordor_it_does_not_matter_who_watches() -> None:
    """Else the Ring-bearers would never be declared there: they enter before anybody finds them."""
    guard = {"sauron-regular": 5, "nazgul": 1}
    seen = []
    for region in ("morannon", "dagorlad"):
        war = given(next=["fellowship-phase"], fellowship={"region": region}, shadow={region: guard})
        seen.append(vector(war.position)[NAMES.index("watched")])
    assert seen == [0.0, 1.0]


@pytest.mark.parametrize(
    ("region", "corruption", "done"),
    [("minas-morgul", 3, "enter-mordor"), ("north-ithilien", 3, "declare"), ("minas-morgul", 8, ""), ("moria", 3, "")],
)
def test_nobody_thinks_of_waiting_at_the_gate_of_mordor(region: str, corruption: int, done: str) -> None:
    """Ring-bearers were seen to stand at Minas Morgul for four turns, strong enough to go on."""
    war = given(next=["fellowship-phase"], fellowship={"region": region, "progress": 1, "corruption": corruption})
    plans = WarSearchAdapter().plans(Eyes(war.match, "free-peoples"), war.match.asks[0], Rng(1), 7)
    assert (len(plans) == 1) == bool(done)
    assert not done or plans[0].answer.kind == done


@pytest.mark.parametrize(("turn", "thinks"), [(ENDLESS - 1, True), (ENDLESS, False)])
def test_in_a_war_without_end_habit_decides(turn: int, thinks: bool) -> None:
    """A game of 400 turns was seen in which weary Ring-bearers waited for better times."""
    war = acts("free-peoples", "character", "muster", turn=turn, fellowship={"region": "moria", "corruption": 8})
    plans = WarSearchAdapter().plans(Eyes(war.match, "free-peoples"), war.match.asks[0], Rng(1), 7)
    assert (len(plans) > 1) == thinks
