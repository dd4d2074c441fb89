"""The Card Game as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from thirdage.kernel import (
    Ask,
    Bundle,
    Flow,
    Game,
    MatchOption,
    Option,
    Position,
    Random,
    Reason,
    Refused,
    Rules,
)  # fmt: skip
from thirdage.kernel.compiled import mypyc_attr
from thirdage.kernel.seams import seam_schema

from . import (
    anew,
    counts,
    drawn_apart,
    effects,
    invariants,
    knowledge,
    locations,
    printed,
    reading,
    seam_checks,
    shapes,
    turn,
    written,
)  # fmt: skip
from .asks import (
    CYCLE_ONE,
    DECISIONS,
    KINDS,
    MOVE,
    PASS_FORM,
    PLAY,
    PLAY_EVENT,
    RING_FORM,
    USE,
    WINNOW_FORM,
)  # fmt: skip
from .constants import NOBODY
from .facts import DATA, CardFacts, own_facts
from .glance import Glance
from .legality import may_act
from .model import Saga, fresh
from .scenes import SCENES, begin_scenes
from .zones import draw_cards

Json = dict[str, Any]
SCENARIOS: tuple[str, ...] = tuple([row["id"] for row in DATA["scenarios"]["scenario"]])
PEOPLE: Mapping[str, tuple[int, ...]] = {row["id"]: tuple(row["people"]) for row in DATA["scenarios"]["scenario"]}


def deal(saga: Saga, blanks: tuple[int, ...], then: tuple[Any, ...]) -> Flow[None]:
    """Cards that a written position gives as backs are drawn by chance."""
    for player in blanks:
        yield from draw_cards(saga, player, 1, "deal")
    saga.next = then
    begin_scenes(saga)


def _player_asked(saga: Saga, ask: Ask) -> int:
    """Which of his decks a person is asked about."""
    name = (ask.args or {}).get("player")
    if name is not None:
        return saga.facts.player[name]
    return next(p for p in range(len(saga.facts.players)) if saga.seat(p) == ask.seat)


def _not_now(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Why an action cannot be taken while something else is asked: what forbids it anyway, or that it must wait."""
    saga = cast(Saga, position)
    reason = may_act(saga, _player_asked(saga, ask), option)
    return reason or Reason("reason-cards-answer-first", ask.spec.rule)


BASE = Bundle(
    seams={**turn.SEAMS, **locations.SEAMS, **anew.SEAMS, "deal": deal},
    arguments=seam_checks.ARGUMENTS,
    scenes=SCENES,
    effects={**effects.EFFECTS, **drawn_apart.EFFECTS},
    kinds=KINDS,
    intents={
        form.kind: (form, _not_now)
        for form in (PLAY, PLAY_EVENT, MOVE, USE, RING_FORM, WINNOW_FORM, CYCLE_ONE, PASS_FORM)
    },
    decisions=DECISIONS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """Four scenarios for two to four persons."""

    id: ClassVar[str] = "cards"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("scenario", "choice", "trilogy", choices=SCENARIOS),
        MatchOption("promos", "bool", default=False),
    )
    base: ClassVar[Bundle] = BASE

    def rules(self, options: Any = None, pack: Any = None, setup: bool = False) -> Rules:
        """A scenario that is not played by two takes its own number of persons where none is given."""
        if isinstance(options, dict) and "players" not in options and options.get("scenario") in SCENARIOS:
            options = {**options, "players": PEOPLE[options["scenario"]][0]}
        return super().rules(options, pack, setup)

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """One seat a person; who plays a whole side has the side's id."""
        return own_facts(options["scenario"], options["players"], options["promos"]).seating

    def facts(self, options: Json, pack: Any) -> CardFacts:
        """Our own facts, or those of a pack (the same files as data)."""
        scenario, people, promos = options["scenario"], options["players"], options["promos"]
        if people not in PEOPLE[scenario]:
            raise Refused("refused-players", "", {"players": people})
        return own_facts(scenario, people, promos) if pack is None else CardFacts(pack, scenario, people, promos)

    def start(self, rules: Rules) -> Saga:
        """CG-SET: everybody draws his opening cards."""
        return fresh(rules)

    def begin_scenes(self, position: Position) -> None:
        """See scenes."""
        begin_scenes(cast(Saga, position))

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        return knowledge.view(cast(Saga, position), seat)

    def glance(self, position: Position, seat: str) -> Glance:
        """See glance.Glance."""
        return Glance(cast(Saga, position), seat)

    def derived_counts(self, rules: Rules, seen: Json) -> Json:
        """See counts.derived_counts."""
        return counts.derived_counts(rules, seen)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Saga:
        """See knowledge.complete."""
        return knowledge.complete(rules, seat, view, rng)

    def anew(self, position: Position) -> Saga:
        """See anew.anew."""
        return anew.anew(cast(Saga, position))

    def write(self, position: Position) -> Json:
        """See written.write."""
        return written.write(cast(Saga, position))

    def read(self, rules: Rules, data: Json) -> Saga:
        """See reading.read."""
        return reading.read(rules, data)

    def check(self, position: Position) -> None:
        """See invariants.check."""
        invariants.check(cast(Saga, position))

    def schemas(self) -> tuple[Json, Json]:
        """See shapes."""
        seam = seam_schema(BASE.seams, BASE.arguments)
        return shapes.seen(seam), shapes.written(seam)

    def printed(self, rules: Rules) -> Json:
        """See printed.printed."""
        return printed.printed(cast(CardFacts, rules.facts))

    def printed_schema(self) -> Json:
        """See printed.shape."""
        return printed.shape()

    def progress(self, position: Position) -> tuple[int, int]:
        """Rounds begun and actions taken."""
        saga = cast(Saga, position)
        return saga.round, saga.actions

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:
        """What forbids it for every deck of this person, or that it is another's turn."""
        saga = cast(Saga, position)
        own = [p for p in range(len(saga.facts.players)) if saga.seat(p) == seat]
        reasons = [may_act(saga, p, option) for p in own]
        if reasons and all(reason is not None for reason in reasons):
            first = reasons[0]
            assert first is not None
            return first
        return Reason("reason-not-your-decision", "CG-ACT-01")

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """Every card and location of the scenario, every action, every ending."""
        return expected(cast(CardFacts, rules.facts))


def expected(facts: CardFacts) -> tuple[str, ...]:
    """The names that a long soak of one scenario must have met."""
    taking_part = [card for card, owner in enumerate(facts.owner) if owner != NOBODY]
    names = dict.fromkeys([facts.cards[c].kind for c in taking_part])
    actions = [f"{facts.cards[c].kind}:action" for c in taking_part if facts.cards[c].action is not None]
    actions += [f"{facts.cards[c].kind}:saves" for c in taking_part if facts.cards[c].replaces]
    places = list(facts.used_paths)
    places += [x for names in facts.by_round for x in names] if facts.by_round else facts.battlegrounds()
    rings = {p.ring for p in facts.players}
    out = [*names, *actions, *[f"location:{facts.locations[x].id}" for x in places]]
    out += ["winnow", "forsake", "new-deck", "path-replaced", "path:shadow", "path:free-peoples"]
    out += ["battleground:attacker", "battleground:defender", "end:final-round:shadow", "end:final-round:free-peoples"]
    out += ["ring:trilogy"] * (1 in rings) + ["ring:duel"] * (2 in rings)
    out += ["path:nobody", "twice"] * facts.strict_paths
    return tuple(dict.fromkeys(out))


CARDS = CardGame()
