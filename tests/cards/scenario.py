"""Situations of the Card Game, told like a report of a game.

    table = given(path="egladil", at={"egladil": ["gimli", ("legolas", "bow-of-the-galadhrim")]}, turn="frodo")
    table.draws("frodo", "strider")
    table.does("play-card", card="boromir", to="reserve")
    assert table.zone("boromir") == "reserve"

Anything not mentioned is as at the start of a round's action step: all other cards in their decks. Cards of hands that
do not matter are given by `hands={"frodo": 3}`: so many ordinary cards of that deck, not otherwise placed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, cast

import pytest

import thirdage
from thirdage import CHANCE, Refused
from thirdage.games.cards.constants import AT, ELIMINATED, SIDES, STATES, ZONES
from thirdage.games.cards.facts import DATA, CardFacts, own_facts
from thirdage.games.cards.model import Saga
from thirdage.games.cards.seam_checks import BETWEEN_COMBATS
from thirdage.kernel import Ask, Match, Rng

Json = dict[str, Any]
Stack = str | tuple[str, ...]
"""A card, or a character with its items."""
PLAIN = (
    "soldiers-of-gondor", "high-elves", "high-elves-2", "riders-of-rohan", "riders-of-rohan-2", "village-militia",
    "blade-of-westernesse", "dwarven-axe", "glamdring", "mordor-orcs", "mordor-orcs-2", "mordor-orcs-3",
    "mordor-orcs-4", "mordor-orcs-5", "black-uruks", "olog-hai", "trolls-of-udun", "fighting-uruk-hai", "wolf-riders",
    "white-hand-orcs", "white-hand-orcs-2", "goblins-of-the-misty-mountains", "goblins-of-the-misty-mountains-2",
    "haradrim-mumakil", "devilry-of-saruman", "grond-hammer-of-the-underworld", "mithril-coat", "sting",
)  # fmt: skip
"""Cards without a text of their own, or with one that matters only in play: they fill hands and piles."""
WEATHERTOP = "weathertop"


def _stack(row: Stack) -> Json:
    return {"card": row} if isinstance(row, str) else {"card": row[0], "items": list(row[1:])}


def rewritten(**texts: Json) -> Json:
    """Our facts with other words on some cards and locations, for texts that no printed card has: id -> ability."""
    data = deepcopy(DATA)
    rows = [*data["cards"]["card"], *data["locations"]["battleground"], *data["locations"]["path"]]
    for row in rows:
        ability = texts.pop(row["id"].replace("-", "_"), None)
        if ability is not None:
            row["abilities"] = [ability]
    assert not texts, texts
    return data


def given(
    scenario: str = "trilogy",
    players: int | None = None,
    *,
    promos: bool = False,
    round: int = 1,
    turn: str | None = None,
    first: int = 0,
    path: str | None = WEATHERTOP,
    active: Iterable[str] = (),
    at: Mapping[str, Iterable[Stack]] | None = None,
    tokens: Mapping[str, tuple[int, int]] | None = None,
    reactivated: Mapping[str, str] | None = None,
    reserve: Mapping[str, Iterable[Stack]] | None = None,
    hands: Mapping[str, Iterable[str] | int] | None = None,
    cycle: Mapping[str, Iterable[str] | int] | None = None,
    eliminated: Mapping[str, Iterable[str]] | None = None,
    decks: Mapping[str, Iterable[str] | int] | None = None,
    scored: Mapping[str, Iterable[str]] | None = None,
    used: Iterable[str] = (),
    corruption: int = 0,
    rings: Mapping[str, bool] | None = None,
    fresh: Iterable[str] = (),
    played: Iterable[str] = (),
    passed: Iterable[str] = (),
    next: list[Any] | None = None,
    draws: Mapping[str, Iterable[str]] | None = None,
    activates: Iterable[str] = (),
    pack: Json | None = None,
    last_path: int | None = None,
    **more: Any,
) -> Table:
    """A match that stands in the action step, where this player is to act (or at the seam `next`).

    `at` puts armies and characters (with items) on active locations; `active` activates more battlegrounds; `scored`
    says which locations lie in which side's area; `used` are paths that are gone; `tokens` are (attack, defence) on a
    location; `decks={"frodo": ["strider"]}` leaves only these cards in a draw deck, a number so many ordinary ones, the
    rest goes to the eliminated pile. Between combats the usual path has been fought over. `draws` and `activates` are
    what chance brings, for a situation that stands before such a thing; `pack` are other facts than ours (see
    `rewritten`). Four persons play the Trilogy unless `players` says otherwise.
    """
    if next is not None and next[0] in BETWEEN_COMBATS and path == WEATHERTOP:
        path, last_path = None, last_path or 1
    people = players if players is not None else {"trilogy": 4, "duel-3": 3}.get(scenario, 2)
    facts = own_facts(scenario, people, promos)
    options: Json = {"scenario": scenario, "players": people, "promos": promos}
    filler = _Filler(facts, at, reserve, hands, cycle, eliminated, decks)
    rows: Json = {p.id: {} for p in facts.players}
    for name, stacks in (reserve or {}).items():
        rows[name]["reserve"] = [_stack(s) for s in stacks]
    for zone, given_cards in (("hand", hands), ("cycle", cycle), ("eliminated", eliminated)):
        for name, cards in (given_cards or {}).items():
            rows[name][zone] = filler.cards(name, cards)
    for name, left in (decks or {}).items():
        stays = filler.cards(name, left)
        rows[name].setdefault("eliminated", []).extend(filler.rest(name, rows[name], stays))
    for name, ring in (rings or {}).items():
        rows[name]["ring"] = ring
    grounds = [*[x for x in (at or {}) if not facts.locations[facts.location[x]].is_path], *active]
    here = [*dict.fromkeys(grounds), *([path] if path is not None else [])]
    data: Json = {
        "options": options,
        "round": round,
        "first": first,
        "active": [
            {
                "location": x,
                "cards": [_stack(s) for s in (at or {}).get(x, ())],
                "attack": (tokens or {}).get(x, (0, 0))[0],
                "defence": (tokens or {}).get(x, (0, 0))[1],
                "from": (reactivated or {}).get(x),
            }
            for x in here
        ],
        "locations": {x: side for side, names in (scored or {}).items() for x in names}
        | dict.fromkeys(used, "discarded"),
        "corruption": corruption,
        "players": rows,
        "fresh": list(fresh),
        "played": list(played),
        "passed": list(passed),
        **more,
    }
    if last_path is not None:
        data["last-path"] = last_path
    if next is not None:
        data["next"] = next
    elif turn is not None:
        data["next"] = ["turn", facts.turn_order.index(facts.player[turn])]
    else:
        data["next"] = ["turn", first]
    table = Table(thirdage.setup("cards", data, fate=None, facts=pack), pack)
    for name, cards in (draws or {}).items():
        table.draws(name, *cards)
    return table.activates(*activates).goes_on()


class _Filler:
    """Gives ordinary cards where a situation needs only a number of them."""

    def __init__(self, facts: CardFacts, at: Any, *zones: Any) -> None:
        self.facts = facts
        self.taken: set[str] = set()
        for zone in (at, *zones):
            for cards in (zone or {}).values():
                for row in cards if not isinstance(cards, int) else ():
                    self.taken.update((row,) if isinstance(row, str) else row)

    def cards(self, player: str, cards: Iterable[str] | int) -> list[str]:
        """These cards, or so many ordinary ones of this player's."""
        if not isinstance(cards, int):
            return list(cards)
        own = [self.facts.cards[c].id for c in self.facts.players[self.facts.player[player]].cards]
        plain = [c for c in own if c in PLAIN] + [c for c in own if c not in PLAIN]
        chosen = [c for c in plain if c not in self.taken][:cards]
        assert len(chosen) == cards, f"{player} has no {cards} cards to spare"
        self.taken.update(chosen)
        return chosen

    def rest(self, player: str, row: Json, stays: list[str]) -> list[str]:
        """All cards of a player that are placed nowhere and do not stay in the deck."""
        own = [self.facts.cards[c].id for c in self.facts.players[self.facts.player[player]].cards]
        placed = {*self.taken, *stays, *row.get("hand", []), *row.get("cycle", []), *row.get("eliminated", [])}
        return [c for c in own if c not in placed]


class Table:
    """A match with the words of a game report."""

    def __init__(self, match: Match, pack: Json | None = None) -> None:
        self.match = match
        self.pack = pack
        self._draws: dict[str, list[str]] = {}
        self.chances: list[set[str]] = []
        """Between which cards or locations chance decided, each time."""

    # -- chance -------------------------------------------------------------------------------------------------
    def draws(self, player: str, *cards: str) -> Table:
        """The next cards of this player's deck."""
        self._draws.setdefault(f"deck-{player}", []).extend(cards)
        return self

    def activates(self, *locations: str) -> Table:
        """The next locations that chance brings."""
        self._draws.setdefault("location", []).extend(locations)
        return self

    def goes_on(self) -> Table:
        """Answer for chance: as scripted, else the first outcome there is."""
        while self.match.ask is not None and self.match.ask.seat == CHANCE:
            ask = self.match.ask
            self.chances.append({str(list(ask.options.encode(o).values())[1]) for o in ask.options})
            script = self._draws.get(ask.purpose) or (
                self._draws.get("location") if "card" not in ask.kind.split("cards-")[1] else None
            )
            if script:
                id = script.pop(0)
                kind = "card-drawn" if "card-drawn" in ask.kind else "location-drawn"
                self.match.answer({"kind": kind, kind.split("-", maxsplit=1)[0]: id}, CHANCE)
            else:
                self.match.answer(cast(Any, next_option(ask)), CHANCE)
        return self

    # -- asking and answering -----------------------------------------------------------------------------------
    @property
    def saga(self) -> Saga:
        """The position."""
        return cast(Saga, self.match.position)

    @property
    def ask(self) -> Ask:
        """The open ask (the first)."""
        ask = self.match.ask
        assert ask is not None, "nobody is asked anything"
        return ask

    @property
    def asked(self) -> str:
        """The kind of the open ask without its prefix, or "" if the game is over."""
        return self.match.ask.kind.removeprefix("cards-") if self.match.ask is not None else ""

    @property
    def player(self) -> str:
        """The player (deck) that is asked."""
        return str((self.ask.args or {}).get("player", self.ask.seat))

    def offers(self) -> list[Json]:
        """All answers on offer, as JSON."""
        return [self.ask.options.encode(o) for o in self.ask.options]

    def is_offered(self, kind: str, **fields: Any) -> bool:
        """Whether this answer is on offer."""
        return self.ask.options.decode({"kind": kind, **fields}) in self.ask.options

    def does(self, kind: str, seat: str | None = None, **fields: Any) -> Table:
        """Give an answer; chance is answered until somebody is asked again."""
        self.match.answer({"kind": kind, **fields}, seat or self.ask.seat)
        self.goes_on()
        return self

    def is_refused(self, rule: str, kind: str, **fields: Any) -> Table:
        """This answer is refused with this rule, nothing changes, and explain says the same."""
        before = self.match.view("referee")
        with pytest.raises(Refused) as refused:
            self.match.answer({"kind": kind, **fields}, self.ask.seat)
        assert refused.value.reason.rule == rule, refused.value.reason
        assert self.match.view("referee") == before
        if kind in self.match.rules.game.every_intent and kind in self.ask.spec.forms:
            reason = self.match.explain(self.ask.seat, {"kind": kind, **fields})
            assert reason is not None
            assert reason.rule == rule
        return self

    def plays_out_the_round(self) -> Table:
        """Everyone gives up cards until he may pass, and takes the first choice elsewhere, until the next round."""
        now = self.saga.round
        while self.asked and not (self.saga.round > now and self.asked == "action"):
            if self.asked == "action" and not self.is_offered("pass"):
                self.does("cycle-card", card=min(self.hand(self.player)))
            else:
                self.does(**self.offers()[0])
        return self

    def passes(self, *players: str) -> Table:
        """These players pass, one after the other."""
        for player in players:
            assert self.player == player, f"it is the turn of {self.player}"
            self.does("pass")
        return self

    def fights(self, *locations: str) -> Table:
        """The first player names these combats, one after the other, as far as he is asked."""
        for location in locations:
            if self.asked == "next-combat":
                self.does("fight", location=location)
        return self

    # -- looking ------------------------------------------------------------------------------------------------
    def seen(self, seat: str = "spectator") -> Json:
        """What a seat sees of the table."""
        view: Json = self.match.view(seat)["position"]
        return view

    def zone(self, card: str) -> str:
        """Where a card is: a zone, or the location it stands on."""
        zone = self.saga.where[self.saga.facts.card[card]]
        return self.saga.facts.locations[zone - AT].id if zone >= AT else ZONES[zone]

    def hand(self, player: str) -> set[str]:
        """A player's hand."""
        return {self.saga.id(c) for c in self.saga.hands[self.saga.facts.player[player]]}

    def cycle(self, player: str) -> set[str]:
        """A player's cycle pile."""
        return {self.saga.id(c) for c in self.saga.cycles[self.saga.facts.player[player]]}

    def eliminated(self, player: str) -> set[str]:
        """A player's eliminated pile."""
        own = self.saga.facts.players[self.saga.facts.player[player]].cards
        return {self.saga.id(c) for c in own if self.saga.where[c] == ELIMINATED}

    def reserve(self, player: str) -> set[str]:
        """Armies and characters in a player's reserve."""
        return {self.saga.id(c) for c in self.saga.reserves[self.saga.facts.player[player]]}

    def deck(self, player: str) -> int:
        """How many cards a draw deck has."""
        return len(self.saga.decks[self.saga.facts.player[player]])

    def items(self, card: str) -> set[str]:
        """The items on a character."""
        return {self.saga.id(c) for c in self.saga.items(self.saga.facts.card[card])}

    def state(self, location: str) -> str:
        """Where a location is: deck, active, free-peoples, shadow, discarded, ..."""
        return STATES[self.saga.states[self.saga.facts.location[location]]]

    @property
    def active(self) -> list[str]:
        """The active locations."""
        return [self.saga.facts.locations[x].id for x in self.saga.active]

    def points(self, side: str) -> int:
        """A side's victory points without Ring tokens."""
        return self.saga.points(SIDES.index(side))

    def carryover(self, player: str) -> int:
        """A player's carryover limit."""
        return self.saga.carryover(self.saga.facts.player[player])

    def told(self, id: str, seat: str = "spectator") -> list[Json]:
        """The arguments of the log entries of this id that a seat was told."""
        return [entry["args"] for entry in self.match.log(seat) if entry["id"] == id]

    def is_sound(self) -> Table:
        """Forks, replays and samples of every seat agree with the match."""
        self.match.rules.game.check(self.match.position)
        assert self.match.fork().view("referee") == self.match.view("referee")
        for seat in (*self.match.seats, "spectator"):
            assert self.match.sample(seat, Rng(1)).view(seat) == self.match.view(seat)
        again = thirdage.replay(self.match.record(), facts=self.pack)
        assert again.view("referee") == self.match.view("referee")
        return self


def next_option(ask: Ask) -> Any:
    """The first option of an ask."""
    for option in ask.options:
        return option
    raise AssertionError("nothing is on offer")
