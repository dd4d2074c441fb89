"""What the tests of the kernel share: settings, random play, pictures of a match, and a toy game.

The toy exists for what the Ford does not do (rules that fail, an own answer before a parallel group, three sides):
a test gives its seams as generator functions over a position that is a tuple of notes.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import thirdage
from tests.ford import FORD
from tests.ford.model import Crossing
from thirdage.kernel import (
    CHANCE,
    EVERYONE,
    REFEREE,
    SPECTATOR,
    Ask,
    AskKind,
    Bundle,
    Dice,
    Facts,
    Fate,
    Flow,
    Form,
    Game,
    KeyedFate,
    Listed,
    Match,
    Option,
    Position,
    Random,
    Reader,
    Reason,
    Refused,
    Rules,
    canonical,
    chance,
    chance_kind,
    numbers,
    salt_hash,
    secret_face,
)

Json = dict[str, Any]

thirdage.register(FORD)

TABLES: tuple[Json, ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 2, "expansions": ["storm"]},
    {"players": 3, "expansions": ["storm"], "swift": True},
)
"""Every number of players, with and without the expansion."""

seeds = st.integers(0, 2**40)
tables = st.sampled_from(TABLES)


def examples(n: int) -> settings:
    """The one profile: the same examples in every run, no deadline, nothing kept on disk."""
    return settings(
        max_examples=n,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def kernel_bug(reason: str) -> pytest.MarkDecorator:
    """A test that shows a known bug of the kernel; take the mark off with the mending (it is strict)."""
    return pytest.mark.xfail(strict=True, reason=f"kernel: {reason}")


# -- playing --------------------------------------------------------------------------------------------------------


def ford(table: Json | None = None, seed: int = 0, fate: Fate | None = None) -> Match:
    """A new crossing of this seed, or of this fate."""
    options = copy.deepcopy(table)
    if fate is not None:
        return thirdage.new_match("ford", options, fate=fate)
    return thirdage.new_match("ford", options, seed=seed)


def begin(game: Game, options: Json | None = None, fate: Fate | None = None, pack: Any = None) -> Match:
    """A match of a game that is not registered."""
    rules = game.rules(options, pack)
    return Match(rules, game.start(rules), fate).start()


def salted(fate: KeyedFate, salts: dict[str, str]) -> KeyedFate:
    """All seats commit to their salts, then all open them."""
    for seat, salt in salts.items():
        fate.commit_salt(seat, salt_hash(fate.commitment, seat, salt))
    for seat, salt in salts.items():
        fate.open_salt(seat, salt)
    return fate


def random_answer(match: Match, rng: Random) -> None:
    """One open ask, any of them, answered at random."""
    ask = match.asks[rng.randrange(len(match.asks))]
    match.answer(ask.options.sample(rng), ask.seat, ask.index)


def play(match: Match, rng: Random, answers: int = 10_000) -> Match:
    """Random play to the end, or for so many answers."""
    while match.ask and answers:
        random_answer(match, rng)
        answers -= 1
    return match


def played(table: Json, seed: int, answers: int) -> Match:
    """A random crossing after so many answers."""
    return play(ford(table, seed), thirdage.Rng(seed + 1), answers)


def through(match: Match, rng: Random) -> Iterator[Match]:
    """The match before every answer of random play, and at its end."""
    while match.ask:
        yield match
        random_answer(match, rng)
    yield match


# -- pictures of a match ----------------------------------------------------------------------------------------------


def watchers(match: Match) -> tuple[str, ...]:
    """All that have a view."""
    return (*match.seats, SPECTATOR, REFEREE)


def views(match: Match) -> Json:
    """Every view, as it is now."""
    return {seat: copy.deepcopy(match.view(seat)) for seat in watchers(match)}


def logs(match: Match) -> Json:
    """Every log, as it is now."""
    return {seat: copy.deepcopy(match.log(seat)) for seat in watchers(match)}


def picture(match: Match) -> bytes:
    """All that anyone can see of a tracked match, in one comparable piece."""
    told = [match.log(seat) for seat in watchers(match)]
    return canonical([glance(match).decode(), told, match.record(), match.used()])


def glance(match: Match) -> bytes:
    """What everybody sees now, without what was told before: quicker than a picture."""
    return canonical([[match.view(seat) for seat in watchers(match)], match.written(), match.index])


def crossing(match: Match) -> Crossing:
    """The position of a match of the Ford."""
    return cast(Crossing, match.position)


def kinds(match: Match) -> list[str]:
    """The kinds of the open asks."""
    return [ask.kind for ask in match.asks]


def open_ask(match: Match) -> Ask:
    """The first open ask, which must be there."""
    assert match.ask is not None
    return match.ask


def offered(match: Match) -> list[Json]:
    """What the first open ask lists, as JSON."""
    ask = open_ask(match)
    return [ask.options.encode(option) for option in ask.options]


# -- the Ford ---------------------------------------------------------------------------------------------------------


def refused(match: Match, *answer: Any) -> str:
    """The id of the refusal of an answer, which must have changed nothing."""
    before = picture(match)
    with pytest.raises(Refused) as caught:
        match.answer(*answer)
    assert picture(match) == before
    assert json.dumps(caught.value.reason.json())
    return caught.value.id


def three_cards_each(players: int = 2) -> Match:
    """Everyone will be one card over the limit."""
    hands = {
        2: {"free-peoples": ["blade", "omen", "mist"], "shadow": ["spear", "bow", "levy"]},
        3: {"free-peoples": ["blade", "omen", "mist"], "east": ["spear", "bow", "levy"], "west": ["axe", "spy", "fog"]},
    }[players]
    return thirdage.setup("ford", {"hands": hands}, {"players": players}, seed=4)


def intents(match: Match) -> list[Json]:
    """Every intent of the Ford."""
    names = match.rules.names
    found: list[Json] = [{"kind": "pass"}]
    found += [{"kind": "play-card", "card": card} for card in names.ids["card"]]
    for kind in ("search", "strike", "walk"):
        found += [{"kind": kind, "place": place} for place in names.ids["place"]]
    return found


# -- reports ----------------------------------------------------------------------------------------------------------

WALKER, SHADOW, EAST, WEST = "free-peoples", "shadow", "east", "west"


class Report:
    """A match told step by step; chance says only what the report says."""

    def __init__(self, players: int = 2, storm: bool = False, **position: Any) -> None:
        options: Json = {"players": players, "expansions": ["storm"] if storm else []}
        self.match: Match = thirdage.setup("ford", position, options, fate=None)

    @property
    def at(self) -> Crossing:
        return crossing(self.match)

    def _answers(self, seat: str, kind: str, /, **fields: Any) -> Report:
        self.match.answer({"kind": kind, **fields}, seat)
        return self

    def draws(self, *cards: str) -> Report:
        for card in cards:
            self._answers(CHANCE, "draw", card=card)
        return self

    def rolls(self, *dice: int) -> Report:
        return self._answers(CHANCE, "roll", dice=list(dice))

    def passes(self, *seats: str) -> Report:
        for seat in seats:
            self._answers(seat, "pass")
        return self

    def plays(self, seat: str, card: str) -> Report:
        return self._answers(seat, "play-card", card=card)

    def walks(self, place: str) -> Report:
        return self._answers(WALKER, "walk", place=place)

    def searches(self, seat: str, place: str) -> Report:
        return self._answers(seat, "search", place=place)

    def strikes(self, seat: str, place: str) -> Report:
        return self._answers(seat, "strike", place=place)

    def lays(self, seat: str, card: str) -> Report:
        return self._answers(seat, "commit", card=card)

    def does(self, seat: str, kind: str, /, **fields: Any) -> Report:
        return self._answers(seat, kind, **fields)

    def asked(self) -> list[tuple[str, str]]:
        return [(ask.seat, ask.kind) for ask in self.match.asks]

    def hand(self, seat: str) -> list[str]:
        return [self.at.card(card) for card in self.at.held(self.match.seats.index(seat))]

    def pile(self) -> list[str]:
        return [self.at.card(card) for card in self.at.pile]

    def told(self, seat: str) -> list[str]:
        return [entry["id"] for entry in self.match.log(seat)]

    def why_not(self, seat: str, kind: str, /, **fields: Any) -> Reason | None:
        return self.match.explain(seat, {"kind": kind, **fields})

    def view(self, seat: str) -> Json:
        shown: Json = self.match.view(seat)["position"]
        return shown


def asked_to_react(hand: list[str] | None = None) -> Match:
    """The walker has played a card; the first of his two opponents is asked for a reaction."""
    hands = {WALKER: ["bread"], EAST: hand or []}
    return Report(players=3, hands=hands, next=["act", 0]).plays(WALKER, "bread").match


def reason(id: str, rule: str, **args: Any) -> Reason:
    return Reason(id, rule, args)


# -- the toy ----------------------------------------------------------------------------------------------------------

PICK = Form("pick", n=numbers(0, 9))
KEEP = Form("keep", n=numbers(0, 9))
ROLLED = Form("rolled", dice=numbers(1, 6, "many"))
ASK_PICK = AskKind("toy-pick", "a seat", "TOY-1", (PICK,))
ASK_KEEP = AskKind("toy-keep", "a seat, in secret", "TOY-2", (KEEP,), secret_face)
ASK_WINDOW = AskKind("toy-window", "a seat out of turn", "TOY-3", (PICK,), window=True)
ASK_ROLL = chance_kind("toy-roll", ROLLED, {"toy": "TOY-4"})
SIX = (1, 2, 3, 4, 5, 6)


class Notes(Position):
    """A list of notes, each for a mask of seats."""

    def __init__(self, rules: Rules, next: tuple[Any, ...] = ("start",)) -> None:
        super().__init__(rules, next)
        self.notes: tuple[tuple[int, Any], ...] = ()

    def copy(self) -> Notes:
        new = Notes(self.rules, self.next)
        new.outcome = self.outcome
        new.notes = self.notes
        return new

    def note(self, what: Any, to: int = EVERYONE) -> None:
        self.notes = (*self.notes, (to, what))
        self.tell("toy-noted", "TOY-0", to, what=what)


ToyFlow = Callable[..., Flow[None]]


class Toy(Game):
    """A game whose seams a test writes; the first is called `start`."""

    id = "toy"
    version = 1
    players = (2, 3)

    def __init__(
        self, seating: tuple[tuple[str, str], ...] | None = None, kinds: tuple[AskKind, ...] = (), **seams: ToyFlow
    ) -> None:
        super().__init__()
        self.more_kinds = kinds
        self.seams = seams
        self.places = seating or (("ann", "ann"), ("bob", "bob"))

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        return self.places

    def facts(self, options: Json, pack: Any) -> Facts:
        return Facts({}, "toy")

    def bundles(self, options: Json) -> list[Bundle]:
        return [Bundle(seams=self.seams, kinds=(ASK_PICK, ASK_KEEP, ASK_WINDOW, ASK_ROLL, *self.more_kinds))]

    def start(self, rules: Rules) -> Notes:
        return Notes(rules)

    def view(self, position: Position, seat: str) -> Json:
        at = cast(Notes, position)
        bit = at.rules.bit(seat)
        return {"notes": [what if to & bit else None for to, what in at.notes], "next": list(at.next)}

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Notes:
        """Only for seams at which nothing is hidden."""
        at = Notes(rules, tuple(view["next"]))
        assert None not in view["notes"]
        at.notes = tuple([(EVERYONE, what) for what in view["notes"]])
        return at

    def write(self, position: Position) -> Json:
        at = cast(Notes, position)
        outcome = at.outcome.json() if at.outcome is not None else None
        return {"next": list(at.next), "notes": [list(note) for note in at.notes], "outcome": outcome}

    def read(self, rules: Rules, data: Json) -> Notes:
        at = Notes(rules, tuple(data.get("next", ["start"])))
        at.notes = tuple([(to, what) for to, what in data.get("notes", [])])
        at.outcome = Reader(data.get("outcome"), rules.names).outcome()
        return at

    def check(self, position: Position) -> None:
        assert isinstance(position, Notes)


def pick(seat: str, among: Iterable[int] = range(3), kind: AskKind = ASK_PICK) -> Ask:
    """An ask of the toy: one of these numbers."""
    form = next(iter(kind.forms.values()))
    return Ask(kind, seat, Listed([form(n) for n in among]))


def roll(dice: int = 1, to: int = EVERYONE, purpose: str = "toy") -> Ask:
    """The toy rolls dice."""
    return chance(ASK_ROLL, Dice(ROLLED, dice, SIX), purpose, "toy", "a", to)


def toy(
    fate: Fate | None = None,
    seating: tuple[tuple[str, str], ...] | None = None,
    kinds: tuple[AskKind, ...] = (),
    **seams: ToyFlow,
) -> Match:
    """A match of the toy with these seams, and ask kinds besides its own."""
    return begin(Toy(seating, kinds, **seams), None, fate)


def said(option: Option) -> int:
    """The number that an answer to the toy holds."""
    return int(option[0])


def is_chance(match: Match) -> bool:
    """Whether the match waits for chance."""
    return match.ask is not None and match.ask.seat == CHANCE


def open_names(thing: object) -> list[str]:
    """What can be read from an object; compiled classes do not tell their slots."""
    return [name for name in dir(thing) if not name.startswith("_")]


def changed(bundle: Bundle, **parts: Any) -> Bundle:
    """A bundle with some of its parts replaced."""
    return Bundle(bundle.name, **{part: getattr(bundle, part) for part in open_names(bundle) if part != "name"} | parts)
