"""What all see of how a battle may end but by arms: it is what the asks of the round will offer."""

from __future__ import annotations

from typing import Any

from .fights import clash, misses, over, siege, sortie
from .scenario import Scenario

Json = dict[str, Any]
TIRITH = "minas-tirith"


def ways(war: Scenario) -> Json | None:
    """What the view says of it, which is the same for everybody."""
    seats = ("free-peoples", "shadow", "spectator")
    views: list[Json | None] = [war.match.view(who)["position"].get("ways-out") for who in seats]
    assert views[0] == views[1] == views[2]
    return views[0]


def offered(war: Scenario, kind: str, form: str) -> list[Json]:
    """The answers of this form that the open ask offers."""
    ask = war.match.ask
    assert ask is not None
    assert ask.kind == kind
    told = [option.json(war.match.rules.names) for option in ask.options]
    return [one for one in told if one["kind"] == form]


def test_wr_btl_34_the_free_regions_are_told_and_they_are_those_that_are_offered() -> None:
    war = misses(clash({"sauron-regular": 2}, {"gondor-regular": 2}))
    told = ways(war)
    assert told is not None
    assert (told["cease"], told["prolong"], told["withdraw"]) == (True, [], False)
    assert told["retreat"]
    war.shadow.does("press")
    assert [one["region"] for one in offered(war, "retreat", "retreat")] == told["retreat"]


def test_wr_btl_34_an_army_without_a_free_region_cannot_retreat() -> None:
    free = ways(clash({"sauron-regular": 2}, {"gondor-regular": 2}))
    assert free is not None
    around = {region: {"sauron-regular": 1} for region in free["retreat"]}
    war = misses(clash({"sauron-regular": 2}, {"gondor-regular": 2}, shadow=around))
    told = ways(war)
    assert told is not None
    assert told["retreat"] == []
    war.shadow.does("press")
    assert [kind for _, kind in war.open()] != ["retreat"], "nobody is asked what cannot be"


def test_wr_siege_01_who_defends_a_stronghold_may_withdraw_and_is_asked() -> None:
    war = clash({"sauron-regular": 8}, {"gondor-regular": 4}, origin="osgiliath", place=TIRITH)
    told = ways(war)
    assert told is not None
    assert told["withdraw"]
    assert offered(war, "withdraw", "withdraw")
    war.free_peoples.does("withdraw")
    assert ways(war) is None, "the battle is decided; only the advance is open"


def test_wr_siege_16_an_assault_may_be_prolonged_by_an_elite_and_nobody_retreats() -> None:
    war = misses(siege({"sauron-regular": 2, "sauron-elite": 1}, {"gondor-regular": 2}, shadow={}))
    assert ways(war) == {"cease": False, "prolong": ["sauron-elite"], "withdraw": False, "retreat": []}
    assert [one["figure"] for one in offered(war, "prolong", "prolong")] == ["sauron-elite"]
    plain = siege({"sauron-regular": 3}, {"gondor-regular": 2})
    assert ways(plain) == {"cease": False, "prolong": [], "withdraw": False, "retreat": []}


def test_wr_siege_28_besiegers_may_retreat_from_a_sortie() -> None:
    war = misses(sortie({"gondor-regular": 3}, {"sauron-regular": 2}))
    told = ways(war)
    assert told is not None
    assert not told["withdraw"], "WR-SIEGE-34: they have no stronghold there"
    war.free_peoples.does("press")
    assert [one["region"] for one in offered(war, "retreat", "retreat")] == told["retreat"]


def test_there_are_no_ways_out_without_a_battle() -> None:
    war = misses(clash({"sauron-regular": 2}, {"gondor-regular": 2}))
    war.shadow.does("cease")
    assert over(war)
    assert ways(war) is None
