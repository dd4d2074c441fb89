"""The scenario builder: rules tests that read like a game report.

    war = given(next=["action", 0], dice={"free-peoples": ["character"], "shadow": ["army"]})
    war.free_peoples.uses("character").does("move-fellowship")
    war.chance.rolls(6, 2)
    war.chance.draws_tile("std-3")
    war.expect(corruption=3)

`given` takes the parts of a written position (see docs/schemas); everything else stands as at set-up. All chance
is scripted: a roll or draw that the test has not given stays open. Where a script goes on with dice, failed ones are
re-rolled (`re_rolls_all`); a test about that decision answers it: `war.shadow.does("re-roll", dice=1)`.
`at_table(4, ...)` seats more players, who are `war.seat("gondor")` and so on.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.players import player_at
from thirdage.games.wotr.model.war import War
from thirdage.kernel import CHANCE, Match, Option, Refused, read_position

Json = dict[str, Any]
OPEN_HANDS: Json = {"free-peoples": [], "shadow": []}


class Seat:
    """One seat of the table; its methods answer that seat's open ask and return the seat, so that they chain."""

    def __init__(self, war: Scenario, id: str) -> None:
        self.war = war
        self.id = id

    def does(self, kind: str, **fields: Any) -> Seat:
        """Answer the open ask of this seat."""
        self.war.match.answer({"kind": kind, **fields}, self.id)
        WOTR.check(self.war.position)
        return self

    def uses(self, die: str) -> Seat:
        """Use an action die (and, for a Will of the West, say what it becomes with `does("become", die=...)`)."""
        return self.does("use-die", die=die)

    def passes(self) -> Seat:
        """Pass, or say no."""
        kinds = {o.kind for o in self.options()}
        return self.does("pass" if "pass" in kinds else "decline")

    def options(self) -> list[Option]:
        """What this seat is offered now; empty if it is not asked."""
        return [o for ask in self.war.match.asks if ask.seat == self.id for o in ask.options]

    def offered(self, kind: str, field: str = "") -> list[Any]:
        """The offered options of a kind as JSON, or just one field of each."""
        found = [o.json(self.war.match.rules.names) for o in self.options() if o.kind == kind]
        return [o[field] for o in found] if field else found

    def may(self, kind: str, **fields: Any) -> bool:
        """Whether this answer would be accepted."""
        for ask in self.war.match.asks:
            if ask.seat == self.id:
                try:
                    return ask.options.decode({"kind": kind, **fields}) in ask.options
                except Refused:
                    return False
        return False

    def is_refused(self, rule: str, kind: str, **fields: Any) -> Seat:
        """This answer is refused, with this rule (or one that starts so), and nothing changes."""
        before = self.war.match.view("referee")
        with pytest.raises(Refused) as refused:
            self.war.match.answer({"kind": kind, **fields}, self.id)
        assert refused.value.rule.startswith(rule), f"refused by {refused.value.reason}, not by {rule}"
        assert self.war.match.view("referee") == before
        return self

    def is_asked(self, kind: str) -> Seat:
        """The open ask of this seat is of this kind."""
        assert kind in [a.kind for a in self.war.match.asks if a.seat == self.id], f"open: {self.war.open()}"
        return self

    @property
    def hand(self) -> list[str]:
        """The cards of this seat's hand."""
        position = self.war.position
        return [position.facts.cards[c].id for c in position.held(player_at(position, self.id))]


class Chance:
    """Dice, cards and tiles as the test says."""

    def __init__(self, war: Scenario) -> None:
        self.war = war

    def answers(self, **fields: Any) -> Chance:
        """Answer the open chance ask; its kind need not be told."""
        self.war.re_rolls_all()
        ask = self.war.match.ask
        assert ask is not None, "the game is over"
        assert ask.seat == CHANCE, f"open: {self.war.open()}"
        kind = next(iter(ask.spec.forms))
        self.war.match.answer({"kind": kind, **fields}, CHANCE)
        WOTR.check(self.war.position)
        return self

    def rolls(self, *dice: int) -> Chance:
        """Combat dice or hunt dice."""
        return self.answers(dice=list(dice))

    def rolls_action_dice(self, *dice: str) -> Chance:
        """Action dice by their results."""
        return self.answers(dice=list(dice))

    def draws_tile(self, tile: str) -> Chance:
        """A hunt tile."""
        return self.answers(tile=tile)

    def draws_card(self, card: str) -> Chance:
        """An event card."""
        return self.answers(card=card)

    def draws_companion(self, character: str) -> Chance:
        """A random companion."""
        return self.answers(character=character)

    def draws_anything(self) -> Chance:
        """Let open chance asks take their first outcome until somebody else is asked."""
        while self.war.match.ask is not None and self.war.match.ask.seat == CHANCE:
            self.war.match.answer(next(iter(self.war.match.ask.options)), CHANCE)
        return self


class Scenario:
    """A match from a written position with scripted chance."""

    def __init__(self, position: Json, options: Json | None = None) -> None:
        self.match: Match = self.read(position, options)
        self.free_peoples = Seat(self, "free-peoples")
        self.shadow = Seat(self, "shadow")
        self.chance = Chance(self)

    def read(self, position: Json, options: Json | None) -> Match:
        """The match at this position."""
        return read_position(WOTR, {"position": position}, options, None)

    def seat(self, id: str) -> Seat:
        """A seat by its id."""
        assert id in self.match.seats, f"there is no seat {id}"
        return Seat(self, id)

    @property
    def position(self) -> War:
        """The live position, for expectations."""
        return cast(War, self.match.position)

    def open(self) -> list[tuple[str, str]]:
        """Who is asked what now."""
        return [(a.seat, a.kind) for a in self.match.asks]

    def re_rolls_all(self) -> Scenario:
        """A script that goes on with dice has re-rolled every failed die it may, unless it has said otherwise."""
        while self.open() and self.open()[0][1] == "leader-re-roll":
            self.match.answer(next(iter(self.match.asks[0].options)))
        return self

    def region(self, id: str) -> int:
        """The index of a region."""
        return self.position.facts.region[id]

    def figures(self, side: str, region: str) -> Json:
        """A side's figures in the open in a region."""
        shown: Json = self.view()[side].get(region, {})
        return shown

    def inside(self, region: str) -> Json:
        """The figures inside a besieged stronghold."""
        shown: Json = self.view()["inside"].get(region, {})
        return shown

    def view(self) -> Json:
        """The whole position as JSON."""
        return WOTR.write(self.position)

    def told(self, id: str) -> list[Json]:
        """The arguments of every log entry of this id so far."""
        return [entry["args"] for entry in self.match.log("referee") if entry["id"] == id]

    def expect(self, **expected: Any) -> Scenario:
        """Parts of the position by name: those of the Fellowship (progress, hidden, corruption, guide, mordor,
        fellowship_region), or attributes of the position (turn, captured...), or `outcome` as (side, reason)."""
        view = self.view()
        for name, value in expected.items():
            if name == "outcome":
                found: Any = (self.match.outcome.side, self.match.outcome.reason) if self.match.outcome else None
            elif name == "fellowship_region":
                found = view["fellowship"]["region"]
            elif name in view["fellowship"]:
                found = view["fellowship"][name]
            elif name.replace("_", "-") in view:
                found = view[name.replace("_", "-")]
            else:
                found = getattr(self.position, name)
            assert found == value, f"{name} is {found}, not {value}"
        return self


def given(**position: Any) -> Scenario:
    """A scenario from parts of a written position; keys may use _ for -."""
    data = {key.replace("_", "-"): value for key, value in position.items()}
    return Scenario(data)


def at_table(players: int, **position: Any) -> Scenario:
    """The same with three or four players."""
    data = {key.replace("_", "-"): value for key, value in position.items()}
    return Scenario(data, {"players": players})
