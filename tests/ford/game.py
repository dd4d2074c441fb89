"""The Ford as the kernel sees it."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from thirdage.kernel import (
    Ask,
    Bundle,
    Game,
    MatchOption,
    Option,
    Position,
    Random,
    Reason,
    Rules,
)  # fmt: skip
from thirdage.kernel.compiled import mypyc_attr
from thirdage.kernel.parts import check_parts, part_shapes, show_parts, write_parts

from .asks import KINDS, PASS_FORM, PLAY, SEARCH, STRIKE, WALK
from .belief import FordBelief
from .cards import EFFECTS
from .checks import may_act, may_walk
from .facts import PLACES, FordFacts, load
from .fight import fight, fight_dice
from .knowledge import complete, fitting_paths, paths_of, view
from .model import Crossing, fresh
from .reading import ARGUMENTS, check, read
from .storm import STORM
from .turn import act, deal, draw_card, new_round, search, walk

Json = dict[str, Any]


def _not_now(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Why an intent does not belong to the open ask: what is wrong with it anyway, or that its time is another."""
    at = cast(Crossing, position)
    seat = at.rules.seats.index(ask.seat)
    if option.form is WALK:
        reason = may_walk(at, option[0]) if seat == 0 else Reason("reason-ford-only-the-walker", "FD-WALK-1")
    else:
        reason = may_act(at, seat, option)
    return reason or Reason("reason-ford-not-now", ask.spec.rule)


BASE = Bundle(
    seams={"round": new_round, "walk": walk, "act": act, "fight": fight, "deal": deal},
    arguments=ARGUMENTS,
    scenes={"deal": 0, "round": 0, "dusk": 0, "action": 1, "fight": 2},
    steps={"draw": draw_card, "search": search, "fight-dice": fight_dice},
    effects=EFFECTS,
    kinds=KINDS,
    intents={form.kind: (form, _not_now) for form in (PASS_FORM, PLAY, SEARCH, STRIKE, WALK)},
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ford(Game):
    """A walker against one or two hunters."""

    id: ClassVar[str] = "ford"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[MatchOption, ...]] = (MatchOption("swift", "bool", False),)
    base: ClassVar[Bundle] = BASE
    takes_parts: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.add_expansion(STORM)

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """One hunter, or two allies with separate hands."""
        if options["players"] == 2:
            return (("free-peoples", "free-peoples"), ("shadow", "shadow"))
        return (("free-peoples", "free-peoples"), ("east", "shadow"), ("west", "shadow"))

    def facts(self, options: Json, pack: Any) -> FordFacts:
        """Our own cards or a pack's, and those of the expansions in use."""
        return load([row for bundle in self.bundles(options) for row in bundle.rows.get("cards", ())], pack)

    def start(self, rules: Rules) -> Crossing:
        """The walker at the reeds, one card each dealt by chance (two with the option swift)."""
        at = fresh(rules)
        each = 2 if rules.options["swift"] else 1
        at.blanks = tuple([seat for seat in range(len(rules.seats)) for _ in range(each)])
        at.next, at.after = ("deal",), ("round",)
        return at

    def begin_scenes(self, position: Position) -> None:
        """The deal before the first round, or the round it stands in; a fight is joined by its next round."""
        at = cast(Crossing, position)
        if at.round:
            at.begin_scene("round", count=at.round)
        else:
            at.begin_scene("deal")

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        out = view(cast(Crossing, position), seat)
        show_parts(position, seat, out)
        return out

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Crossing:
        """See knowledge.complete."""
        return complete(rules, seat, view, rng)

    def belief(self, rules: Rules, seat: str, view: Json) -> FordBelief | None:
        """The hunters keep in mind where the walker may have been."""
        if seat == rules.seats[0]:
            return None
        start = PLACES.index(view["path"][0])
        return FordBelief(rules, seat, fitting_paths(rules, view, paths_of(len(view["path"]), start)))

    def write(self, position: Position) -> Json:
        """Everything."""
        at = cast(Crossing, position)
        ids = at.facts.card_ids
        out = {
            "next": list(at.next),
            "after": list(at.after),
            "blanks": list(at.blanks),
            "round": at.round,
            "actions": at.actions,
            "strength": at.strength,
            "path": [PLACES[p] for p in at.path],
            "seen": [s >= 0 for s in at.seen],
            "watched": list(at.watched),
            "questions": [[step, kind, PLACES[place], yes] for step, kind, place, yes in at.questions],
            "scouts": {PLACES[p]: n for p, n in enumerate(at.scouts) if n},
            "hands": {at.seat(i): [[ids[c], k, e] for c, k, e in sorted(hand)] for i, hand in enumerate(at.hands)},
            "deck": at.deck.written(ids),
            "epoch": at.epoch,
            "epochs": list(at.epochs),
            "pile": [ids[card] for card in at.pile],
            "outcome": at.outcome.json() if at.outcome is not None else None,
        }
        write_parts(at, out)
        return out

    def read(self, rules: Rules, data: Json) -> Crossing:
        """See reading."""
        return read(rules, data)

    def check(self, position: Position) -> None:
        """See reading."""
        check(cast(Crossing, position))
        check_parts(position)

    def progress(self, position: Position) -> tuple[int, int]:
        """Rounds and actions."""
        at = cast(Crossing, position)
        return at.round, at.actions

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """Every card, every ending, and what is special."""
        facts = cast(FordFacts, rules.facts)
        endings = ("end:crossed", "end:caught", "end:dusk")
        return (*[f"card:{c}" for c in facts.card_ids], *endings, "search", "fight", "scout-sees", "nested")

    def schemas(self) -> tuple[Json, Json]:
        """Loose but true: the top-level keys and their types."""

        whole, many, object_ = {"type": "integer"}, {"type": "array"}, {"type": "object"}
        common: Json = {
            "next": many,
            "round": whole,
            "actions": whole,
            "strength": whole,
            "path": many,
            "seen": many,
        }
        common["outcome"] = {"type": ["object", "null"]}
        common |= {
            "watched": many,
            "questions": many,
            "epoch": whole,
            "epochs": many,
            "pile": many,
            "deck": object_,
        }
        seen = common | {
            "after": many,
            "blanks": many,
            "scouts": many,
            "supply": whole,
            "known-top-by": many,
            "seats": object_,
            "committed": many,
        }
        written = common | {"scouts": object_, "hands": object_, "after": many, "blanks": many}
        written |= {"options": object_}
        more_seen, more_written = part_shapes(self.every_bundle)
        return (
            {
                "type": "object",
                "properties": seen | more_seen,
                "required": sorted(seen),
                "additionalProperties": False,
            },
            {"type": "object", "properties": written | more_written, "additionalProperties": False},
        )


FORD = Ford()
