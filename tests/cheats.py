"""What a sample must stand up to, and the cheats that must not.

A *sampler* gives a match that a seat cannot tell from the real one. `faults` looks at one sample from all sides;
`odd_frequencies` compares many with the exact chances, found by going through every history that the seat cannot
tell from the real one (from what it was told alone: no view is asked); `foresees` compares the next outcome of
chance; `telling_windows` looks whether the asking itself gives something away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from typing import Any, cast

from tests.ford import FORD
from tests.ford.asks import ASK_REACT, PASS
from tests.ford.model import Crossing
from tests.helpers import Json, changed, crossing, glance, intents, random_answer
from thirdage.kernel import (
    CHANCE,
    REFEREE,
    Ask,
    Bundle,
    Facts,
    Flow,
    Game,
    Match,
    NoSample,
    Option,
    Position,
    QuickFate,
    Random,
    Rng,
    Rules,
)

Sampler = Callable[[Match, str, Random], Match]
Feature = Callable[[Match], Hashable]


def honest(match: Match, seat: str, rng: Random) -> Match:
    """The kernel's own."""
    return match.sample(seat, rng)


# -- one sample ------------------------------------------------------------------------------------------------------


def faults(match: Match, seat: str, sampler: Sampler, rng: Rng) -> set[str]:
    """By what this sample could be told from the real match, or does harm."""
    before = glance(match)
    try:
        world = sampler(match, seat, rng)
    except NoSample:
        return {"none"}
    if world is match or world.position is match.position:
        return {"identity"}
    found = seen_faults(match, world, seat)
    found |= inner_faults(world)
    if not found:
        found |= played_faults(world, rng)
    if glance(match) != before:
        found.add("touches the match")
    return found


def seen_faults(match: Match, world: Match, seat: str) -> set[str]:
    """What the seat sees itself."""
    found = set()
    if world.view(seat) != match.view(seat):
        found.add("view")
    if world.log(seat) != match.log(seat):
        found.add("log")
    if own_asks(world, seat) != own_asks(match, seat):
        found.add("ask")
    for intent in intents(match):
        if world.explain(seat, intent) != match.explain(seat, intent):
            found.add("explain")
    return found


def own_asks(match: Match, seat: str) -> list[Any]:
    """The open asks with all their options, as far as they are this seat's."""
    shown: list[Any] = []
    for ask in match.asks:
        shown.append((ask.index, ask.kind, ask.seat, ask.public))
        if ask.seat == seat:
            shown.append([ask.options.encode(option) for option in ask.options])
    return shown


def inner_faults(world: Match) -> set[str]:
    """A position that cannot be, or one that its own flow would not have led to."""
    found = set()
    try:
        world.rules.game.check(world.position)
        if world.fork().view(REFEREE) != world.view(REFEREE):
            found.add("flow")
    except Exception:  # noqa: BLE001
        found.add("broken")
    return found


def played_faults(world: Match, rng: Rng) -> set[str]:
    """A sample is a full match: it plays on to its end."""
    try:
        while world.asks:
            random_answer(world, rng)
            world.rules.game.check(world.position)
    except Exception:  # noqa: BLE001
        return {"broken"}
    return set() if world.outcome is not None else {"no end"}


# -- many samples ----------------------------------------------------------------------------------------------------


def posterior(match: Match, seat: str, feature: Feature) -> dict[Hashable, Fraction]:
    """The exact chances of what is hidden, given all that this seat was told since the match began.

    An answer that it was not told is any with the same face, each as likely; an outcome weighs by its probability.
    The match must start from a position that the seat knows, and hold no undo.
    """
    weights: dict[Hashable, Fraction] = {}
    for world, weight in histories(match, seat):
        value = feature(world)
        weights[value] = weights.get(value, Fraction(0)) + weight
    total = sum(weights.values())
    return {value: weight / total for value, weight in weights.items()}


def histories(match: Match, seat: str) -> Iterator[tuple[Match, Fraction]]:
    """Every match that this seat cannot tell from the real one, with its weight."""
    assert match.history is not None
    steps = match.history.steps
    told = match.log(seat)

    def fits(world: Match, at: int) -> bool:
        """Whether the seat was told the same up to the step that comes now."""
        ends = at == len(steps)
        expected = [e for e in told if ends or e["index"] < steps[at].index]
        real = match.line.group if ends else steps[at].group
        asked = [(a.spec, a.seat, a.to) for a in world.line.group]
        return world.log(seat) == expected and asked == [(a.spec, a.seat, a.to) for a in real]

    def go(answers: list[tuple[str, Option]], at: int, weight: Fraction) -> Iterator[tuple[Match, Fraction]]:
        world = once_more(match, answers)
        if not fits(world, at):
            return
        if at == len(steps):
            yield world, weight
            return
        (real, option), *group = steps[at].answers()
        assert not group, "groups are not gone through"
        for chosen, share in alike(world.asks[0], real, option, seat):
            yield from go([*answers, (real.seat, chosen)], at + 1, weight * share)

    return go([], 0, Fraction(1))


def once_more(match: Match, answers: list[tuple[str, Option]]) -> Match:
    """A match from the same beginning with these answers, chance included."""
    game, rules = match.rules.game, match.rules
    start = game.start(rules) if match.origin is None else game.read(rules, match.origin)
    world = Match(rules, start, None, match.origin).start()
    for name, option in answers:
        world.answer(option, name)
    return world


def again(match: Match) -> Match:
    """The real match once more, without fate."""
    assert match.history is not None
    line = [(ask.seat, option) for step in match.history.steps for ask, option in step.answers()]
    pending = [(ask.seat, option) for ask, option in match.line.pending_answers()]
    return once_more(match, line + pending)


def alike(ask: Ask, real: Ask, option: Option, seat: str) -> list[tuple[Option, Fraction]]:
    """The answers that look to the seat like the real one, with their weights."""
    face = real.face(option, seat)
    same = [o for o in ask.options if ask.face(o, seat) == face]
    if ask.seat == CHANCE:
        return [(o, ask.probability(o)) for o in same]
    return [(o, Fraction(1, len(same))) for o in same]


def odd_frequencies(match: Match, seat: str, sampler: Sampler, feature: Feature, n: int, rng: Rng) -> set[str]:
    """What n samples get wrong: things that cannot be, and things more or less likely than they are."""
    exact = posterior(match, seat, feature)
    try:
        counts = Counter(feature(sampler(match, seat, rng)) for _ in range(n))
    except NoSample:
        return {"none"}
    found = {"impossible"} if counts.keys() - exact.keys() else set()
    for value, chance in exact.items():
        mean = n * float(chance)
        if abs(counts[value] - mean) > 5 * (mean * (1 - float(chance))) ** 0.5 + 1e-9:
            found.add("likelier" if counts[value] > mean else "rarer")
    return found


def next_chance(match: Match, option: Option) -> tuple[Ask, Option] | None:
    """The ask to chance that this answer leads to at once, if it does, and how the match's fate will decide it."""
    twin = match.fork()
    fate, twin.fate = twin.fate, None
    twin.answer(option)
    if fate is None or not twin.asks or twin.asks[0].seat != CHANCE:
        return None
    decided = fate.decide(twin.asks[0])
    assert decided is not None
    return twin.asks[0], decided[0]


class Foresight:
    """Counts how often samples meet the very outcome that the real match will meet."""

    def __init__(self) -> None:
        self.hits = 0
        self.mean = 0.0
        self.variance = 0.0

    def look(self, match: Match, option: Option, seat: str, sampler: Sampler, rng: Rng) -> None:
        """One sample: what would come next if the open ask were answered so?"""
        real = next_chance(match, option)
        world = sampler(match, seat, rng)
        if real is None or option not in world.asks[0].options:
            return
        met = next_chance(world, option)
        if met is not None and met[0].purpose == real[0].purpose:
            chance = float(met[0].probability(real[1]))
            self.hits += met[1] == real[1]
            self.mean += chance
            self.variance += chance * (1 - chance)

    def foresees(self) -> bool:
        """Whether that was more often than chance allows."""
        return bool(self.hits > self.mean + 5 * self.variance**0.5 + 1)


# -- asking that tells -----------------------------------------------------------------------------------------------


def telling_window(match: Match, option: Option, rng: Rng) -> bool:
    """Whether a window opens (or not) after this answer where in another world, as likely to the seat, it does not."""
    seat = match.asks[0].seat
    worlds = [match.sample(seat, rng) for _ in range(6)]
    real = again(match)
    told = told_after(real, option, seat)
    for world in worlds:
        for mine, theirs in zip(told, told_after(world, option, seat), strict=False):
            if mine != theirs:
                if "window" in (mine[0], theirs[0]):
                    return True
                break
    return False


def told_after(match: Match, option: Option, seat: str) -> list[tuple[str, Any]]:
    """What the seat is told and sees asked after an answer, up to the next stop, chance included."""
    before = len(match.log(seat))
    match.fate = None
    match.answer(option)
    told: list[tuple[str, Any]] = [("told", entry) for entry in match.log(seat)[before:]]
    return [*told, *[("window" if ask.window else "ask", ask.public) for ask in match.asks]]


# -- cheats that give another match ----------------------------------------------------------------------------------


def itself(match: Match, seat: str, rng: Random) -> Match:
    """Cheat 1: the real match."""
    return match


def twin(match: Match, seat: str, rng: Random) -> Match:
    """Cheat 1: a fork of the real match."""
    return match.fork()


def double(match: Match, seat: str, rng: Random) -> Match:
    """Cheat 1: the real match once more, with its log and another fate."""
    world = again(match)
    world.fate = QuickFate(Rng(rng.randrange(2**32)))
    return world


def redrawn(match: Match, seat: str, rng: Random) -> Match:
    """Cheat 2: what is hidden is dealt anew under the live flow, whose locals still hold the old truth."""
    world = double(match, seat, rng)
    rules = world.rules
    other = cast(Crossing, rules.game.complete(rules, seat, world.view(seat)["position"], rng))
    at = crossing(world)
    at.hands, at.deck, at.path = other.hands, other.deck, other.path
    return world


def copied_fate(match: Match, seat: str, rng: Random) -> Match:
    """Cheat 3: a fair sample, but with the fate of the real match."""
    world = match.sample(seat, rng)
    assert match.fate is not None
    world.fate = match.fate.copy()
    return world


# -- games that cheat ------------------------------------------------------------------------------------------------


class Variant(Game):
    """The Ford with one thing wrong."""

    id = "ford-variant"
    version = 1
    players = FORD.players
    options = FORD.options

    def __init__(self) -> None:
        super().__init__()
        self.expansions = FORD.expansions

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        return FORD.seating(options)

    def facts(self, options: Json, pack: Any) -> Facts:
        return FORD.facts(options, pack)

    def bundles(self, options: Json) -> list[Bundle]:
        return FORD.bundles(options)

    def start(self, rules: Rules) -> Position:
        return FORD.start(rules)

    def view(self, position: Position, seat: str) -> Json:
        return FORD.view(position, seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Position:
        return FORD.complete(rules, seat, view, rng)

    def write(self, position: Position) -> Json:
        return FORD.write(position)

    def read(self, rules: Rules, data: Json) -> Position:
        return FORD.read(rules, data)

    def check(self, position: Position) -> None:
        FORD.check(position)


class ForgetsTop(Variant):
    """Cheat 4: a look at the top of the deck is forgotten."""

    def view(self, position: Position, seat: str) -> Json:
        seen = FORD.view(position, seat)
        seen["deck"]["top"] = [None for _ in seen["deck"]["top"]]
        return seen


class ForgetsHands(Variant):
    """Cheat 4: a look at another's hand is forgotten."""

    def view(self, position: Position, seat: str) -> Json:
        seen = FORD.view(position, seat)
        for name, held in seen["seats"].items():
            if name != seat and seat in position.rules.seats:
                held["hidden"] = sorted([*held["hidden"], *[[knowers, epoch] for _, knowers, epoch in held["known"]]])
                held["known"] = []
        return seen


class ForgetsQuestions(Variant):
    """Cheat 4: the answers to questions about the path are forgotten."""

    def view(self, position: Position, seat: str) -> Json:
        return {**FORD.view(position, seat), "questions": []}


class ForgetsScouts(Variant):
    """Cheat 4: where scouts stood when the walker was not seen is forgotten."""

    def view(self, position: Position, seat: str) -> Json:
        seen = FORD.view(position, seat)
        return {**seen, "watched": [0 for _ in seen["watched"]]}


class OpenHands(Variant):
    """Cheat 5: everyone sees every hand."""

    def view(self, position: Position, seat: str) -> Json:
        return {**FORD.view(position, seat), "seats": FORD.view(position, REFEREE)["seats"]}


class Scent(Variant):
    """Cheat 5: the view tells in a corner, which nobody reads, on which half of the ring the walker stands."""

    def view(self, position: Position, seat: str) -> Json:
        return {**FORD.view(position, seat), "scent": cast(Crossing, position).path[-1] < 3}


def only_if_it_can(seam: Callable[..., Flow[None]]) -> Callable[..., Flow[None]]:
    """A seam that asks for a reaction only where the hand holds one."""

    def quietly(at: Position, *arguments: Any) -> Flow[None]:
        flow = seam(at, *arguments)
        value: Any = None
        while True:
            try:
                asked = flow.send(value)
            except StopIteration:
                return
            if isinstance(asked, Ask) and asked.spec is ASK_REACT and not can_react(cast(Crossing, at), asked.seat):
                value = PASS
            else:
                value = yield asked

    return quietly


def can_react(at: Crossing, seat: str) -> bool:
    """Whether a hand holds a reaction."""
    return any(at.facts.does[card] == "react" for card in at.held(at.rules.seats.index(seat)))


class AsksOnlyIfItCan(Variant):
    """Cheat 6: who holds no reaction is not asked for one."""

    def bundles(self, options: Json) -> list[Bundle]:
        base, *more = FORD.bundles(options)
        seams = {name: only_if_it_can(seam) for name, seam in base.seams.items()}
        return [changed(base, seams=seams), *more]


def telling_seam(seam: Callable[..., Flow[None]]) -> Callable[..., Flow[None]]:
    """A seam that hands the place of the walker on to the next one, as an argument."""

    def telling(at: Position, *arguments: Any) -> Flow[None]:
        flow = seam(at, *arguments[:1])
        value: Any = None
        while True:
            try:
                asked = flow.send(value)
            except StopIteration:
                return
            if at.next[0] == "act":
                at.next = (*at.next[:2], cast(Crossing, at).path[-1])
            value = yield asked

    return telling


class SeamTells(Variant):
    """Cheat 7: a secret is an argument of a seam, which every view shows."""

    def bundles(self, options: Json) -> list[Bundle]:
        base, *more = FORD.bundles(options)
        return [changed(base, seams=base.seams | {"act": telling_seam(base.seams["act"])}), *more]

    def check(self, position: Position) -> None:
        """The Ford knows how many arguments its seams have; this one has more."""
