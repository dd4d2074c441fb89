"""Written positions of the Card Game: round trips, what may be left out, and the place of what is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

import thirdage
from thirdage.games.cards.game import CARDS
from thirdage.games.cards.reading import PARTS, read
from thirdage.kernel import Refused, Rng, canonical
from thirdage.locale import Words, languages


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "duel-3", "fellowship"])
def test_every_seam_can_be_written_and_read(scenario: str) -> None:
    match, rng = thirdage.new_match("cards", {"scenario": scenario}, 3), Rng(3)
    while match.ask is not None:
        match.answer(match.ask.options.sample(rng), match.ask.seat)
    assert match.history is not None
    for seam in list(match.history.seams)[::5]:
        position = seam.checkpoint
        data = CARDS.write(position)
        assert data.keys() <= PARTS.keys()
        assert canonical(CARDS.write(read(match.rules, json.loads(json.dumps(data))))) == canonical(data)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"rounds": 1}, "position"),
    ({"round": "one"}, "round"),
    ({"first": 4}, "first"),
    ({"scenario": "duel"}, "scenario"),
    ({"outcome": {"winners": [], "side": None, "reason": "boredom"}}, "outcome.reason"),
    ({"outcome": {"winners": [], "side": None, "reason": "lead", "details": {"point": {}}}}, "outcome.details"),
    ({"outcome": {"winners": [], "side": None, "reason": "lead", "details": {"points": {"free-peoples": 1}}}},
     "outcome.details.points.shadow"),
    ({"locations": {"mordor": "deck"}}, "locations"),
    ({"locations": {"edoras": "asleep"}}, "locations.edoras"),
    ({"locations": {"edoras": "active"}}, "active"),
    ({"active": [{"place": "edoras"}]}, "active[0]"),
    ({"active": [{}]}, "active[0].location"),
    ({"active": [{"location": "edoras"}, {"location": "edoras"}]}, "active[1].location"),
    ({"active": [{"location": "edoras", "attack": -1}]}, "active[0].attack"),
    ({"active": [{"location": "edoras", "from": "elves"}]}, "active[0].from"),
    ({"active": [{"location": "edoras", "cards": [{"card": "boromir", "item": []}]}]}, "active[0].cards[0]"),
    ({"active": [{"location": "edoras", "cards": ["sting"]}]}, "active[0].cards[0]"),
    ({"active": [{"location": "edoras", "cards": [{"card": "boromir", "items": ["gimli"]}]}]},
     "active[0].cards[0].items[0]"),
    ({"active": [{"location": "edoras", "cards": ["boromir", "boromir"]}]}, "active[0].cards[1]"),
    ({"active": [{"location": "weathertop"}, {"location": "amon-hen"}]}, "active"),
    ({"active": [{"location": "weathertop"}], "last-path": 9}, "last-path"),
    ({"last-path": 9}, "final"),
    ({"final": 1}, "final"),
    ({"passed": ["frodo", "frodo"]}, "passed[1]"),
    ({"once": ["boromir", 3]}, "once[1]"),
    ({"lasting": ["boromir"]}, "lasting[0]"),
    ({"playing": ["boromir"]}, "playing[0]"),
    ({"traces": {"boromir": ["apart"]}}, "traces.boromir[0]"),
    ({"traces": {"boromir": ["hand"]}}, "traces.boromir"),
    ({"players": {"sauron": {}}}, "players"),
    ({"players": {"frodo": {"hands": []}}}, "players.frodo"),
    ({"players": {"frodo": {"hand": ["boromir"]}}}, "players.frodo.hand[0]"),
    ({"players": {"frodo": {"cycle": [None]}}}, "players.frodo.cycle[0]"),
    ({"players": {"frodo": {"apart": ["sam-gamgee"]}}}, "players.frodo.apart[0]"),
    ({"players": {"frodo": {"ring": 1}}}, "players.frodo.ring"),
    ({"players": {"frodo": {"top": [["boromir", 1]]}}}, "players.frodo.top[0]"),
    ({"players": {"frodo": {"top": [["sam-gamgee", "me"]]}}}, "players.frodo.top[0][1]"),
    ({"players": {"frodo": {"hand": [None] * 40}}}, "players.frodo.hand"),
    ({"players": {"frodo": {"reserve": [7]}}}, "players.frodo.reserve[0]"),
    ({"next": ["sleep"]}, "next"),
    ({"next": ["turn"]}, "next"),
    ({"next": ["turn", 4]}, "next[1]"),
    ({"next": ["fight", 0]}, "next"),
    ({"next": ["opening-cycle", 0]}, "players.frodo.hand"),
    ({"next": ["deal", [9], ["turn", 0]]}, "next[1][0]"),
    ({"next": ["deal-anew", [], ["turn", 0]]}, "next"),
    ({"next": ["deal-anew", [[0, 0, [1, 0], []]], ["turn", 0]]}, "next[1][0][2]"),
    ({"next": ["deal-anew", [[0, 0, [1, 0, 0], []]], ["turn", 0]]}, "next"),
    ({"next": ["deal-anew", [[0, 0, [1, 0, 0], [[0, 99]]]], ["turn", 0]]}, "next[1][0][3][0][1]"),
    ({"next": ["location"], "round": 0}, "round"),
    ({"next": ["draw", 0], "active": [{"location": "weathertop"}]}, "active"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "where"), WRONG, ids=lambda x: json.dumps(x)[:60])
def test_the_place_of_what_is_wrong_is_told(position: dict[str, Any], where: str) -> None:
    with pytest.raises(Refused) as refused:
        thirdage.setup("cards", position, {"scenario": "trilogy"}, fate=None)
    assert refused.value.reason.args["where"] == where, refused.value.reason
    for language in languages():
        assert where in Words(language, strict=True).say(refused.value.id, refused.value.reason.args)


def test_what_a_scenario_does_not_have_is_refused() -> None:
    """CG-ACT-01, CG-FELL-05: places in the turn order, and battlegrounds by round."""
    for scenario, position, where in (
        ("duel", {"next": ["turn", 2]}, "next"),
        ("duel", {"next": ["draw", 3]}, "next"),
        ("duel-3", {"next": ["deal", [3], ["turn", 0]]}, "next"),
        ("fellowship", {"round": 7, "next": ["turn", 0]}, "round"),
    ):
        with pytest.raises(Refused) as refused:
            thirdage.setup("cards", position, {"scenario": scenario}, fate=None)
        assert refused.value.reason.args["where"] == where
