"""The Ford as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from thirdage.kernel import (
    Ask,
    AskKind,
    Bundle,
    Game,
    Intent,
    MatchOption,
    Option,
    Position,
    Random,
    Reason,
    Refused,
    Rules,
    read_deck,
    read_outcome,
)  # fmt: skip

from .asks import KINDS, PASS_FORM, PLAY, SEARCH, STRIKE, WALK
from .cards import EFFECTS
from .checks import may_act, may_walk
from .facts import PLACES, ROUNDS, SCOUTS, STRENGTH, FordFacts, load
from .fight import fight, fight_dice
from .knowledge import complete, view
from .model import Crossing, fresh
from .storm import STORM
from .turn import act, deal, draw_card, new_round, search, walk

Json = dict[str, Any]

BASE = Bundle(
    seams={"round": new_round, "walk": walk, "act": act, "fight": fight, "deal": deal},
    steps={"draw": draw_card, "search": search, "fight-dice": fight_dice},
    effects=EFFECTS,
)


def _not_now(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Why an intent does not belong to the open ask: what is wrong with it anyway, or that its time is another."""
    at = cast(Crossing, position)
    seat = at.rules.seats.index(ask.seat)
    if option.form is WALK:
        reason = may_walk(at, option[0]) if seat == 0 else Reason("reason-only-the-walker", "FD-WALK-1")
    else:
        reason = may_act(at, seat, option)
    return reason or Reason("reason-not-now", ask.spec.rule)


class Ford(Game):
    """A walker against one or two hunters."""

    id: ClassVar[str] = "ford"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("expansions", "set", [], choices=("storm",)),
        MatchOption("swift", "bool", False),
    )
    kinds: ClassVar[tuple[AskKind, ...]] = KINDS
    intents: ClassVar[Mapping[str, Intent]] = {
        form.kind: (form, _not_now) for form in (PASS_FORM, PLAY, SEARCH, STRIKE, WALK)
    }

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """One hunter, or two allies with separate hands."""
        if options["players"] == 2:
            return (("free-peoples", "free-peoples"), ("shadow", "shadow"))
        return (("free-peoples", "free-peoples"), ("east", "shadow"), ("west", "shadow"))

    def facts(self, options: Json, pack: Any) -> FordFacts:
        """Our own cards or a pack's."""
        return load(options, pack)

    def bundles(self, options: Json) -> list[Bundle]:
        """The base and, if chosen, the Storm."""
        return [BASE, STORM] if "storm" in options["expansions"] else [BASE]

    def start(self, rules: Rules) -> Crossing:
        """The walker at the reeds, one card each dealt by chance (two with the option swift)."""
        at = fresh(rules)
        each = 2 if rules.options["swift"] else 1
        at.blanks = tuple([seat for seat in range(len(rules.seats)) for _ in range(each)])
        at.next, at.after = ("deal",), ("round",)
        return at

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        return view(cast(Crossing, position), seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Crossing:
        """See knowledge.complete."""
        return complete(rules, seat, view, rng)

    def write(self, position: Position) -> Json:
        """Everything."""
        at = cast(Crossing, position)
        ids = at.facts.card_ids
        return {
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

    def read(self, rules: Rules, data: Json) -> Crossing:
        """Parts not mentioned as at set-up; a hand card is an id, [id, knowers, epoch], or null for a back."""
        unknown = data.keys() - self.write(fresh(rules)).keys() - {"options"}
        if unknown:
            raise Refused("refused-position", "", {"detail": ", ".join(sorted(unknown))})
        at = fresh(rules)
        cards, places = rules.names.keys["card"], rules.names.keys["place"]
        at.next = tuple(data.get("next", ["round"]))
        assert at.next[0] in rules.seams, f"no seam {at.next[0]}"
        at.round, at.actions = data.get("round", 0), data.get("actions", 0)
        at.strength = data.get("strength", at.strength)
        at.path = tuple([places[p] for p in data.get("path", ["reeds"])])
        seen = data.get("seen", [True] + [False] * (len(at.path) - 1))
        at.seen = tuple([p if s else -1 for p, s in zip(at.path, seen, strict=True)])
        at.watched = tuple(data.get("watched", [0] * len(at.path)))
        at.questions = tuple([(step, kind, places[p], yes) for step, kind, p, yes in data.get("questions", [])])
        scouts = {places[p]: n for p, n in data.get("scouts", {}).items()}
        at.scouts = tuple([scouts.get(p, 0) for p in range(len(PLACES))])
        at.supply = SCOUTS - sum(at.scouts)
        at.epoch = data.get("epoch", 0)
        at.epochs = tuple(data.get("epochs", at.epochs))
        at.pile = tuple([cards[c] for c in data.get("pile", [])])
        blanks = list(data.get("blanks", []))
        for name, hand in data.get("hands", {}).items():
            seat = rules.names.key("seat", name)
            blanks += [seat] * hand.count(None)
            held: list[Any] = [[c, 1 << seat, 0] if isinstance(c, str) else c for c in hand if c is not None]
            at.hands[seat] = tuple([(cards[c], k, e) for c, k, e in held])
        if "deck" in data:
            at.deck = read_deck(data["deck"], cards)
        else:
            placed = {c for hand in at.hands for c, _, _ in hand} | set(at.pile)
            at.deck = type(at.deck)(tuple([c for c in range(len(at.epochs)) if c not in placed]))
        if blanks and at.next != ("deal",):
            at.after, at.blanks = at.next, tuple(blanks)
            at.next = ("deal",)
        else:
            at.blanks, at.after = tuple(blanks), tuple(data.get("after", []))
        at.outcome = read_outcome(data.get("outcome"))
        return at

    def check(self, position: Position) -> None:
        """Cards and scouts are conserved; the path is one."""
        at = cast(Crossing, position)
        self._check_numbers(at)
        cards = at.deck.cards() + list(at.pile) + [h[0] for _, h in at.committed]
        for hand in at.hands:
            cards += [card for card, _, _ in hand]
        assert sorted(cards) == list(range(len(at.epochs))), "cards lost or doubled"
        assert at.supply + sum(at.scouts) == SCOUTS, "scouts lost or doubled"
        assert at.supply >= 0, "more scouts than there are"
        assert len(at.path) == len(at.seen) == len(at.watched), "the path and its knowledge part"
        for a, b in zip(at.path, at.path[1:], strict=False):
            assert (a - b) % len(PLACES) in (1, len(PLACES) - 1), "a step that is none"

    def _check_numbers(self, at: Crossing) -> None:
        """A written position may hold anything; what is read from it must make sense."""
        numbers = (at.round, at.actions, at.strength, at.epoch, at.supply, *at.scouts, *at.watched, *at.epochs)
        assert all(type(n) is int and n >= 0 for n in numbers), "a number that is none"
        assert at.round <= ROUNDS, "too many rounds"
        assert 0 < at.strength <= STRENGTH or at.outcome is not None, "a walker without strength"
        assert len(at.epochs) == len(at.facts.card_ids), "a card without its shuffle"
        assert all(seat in range(len(at.hands)) for seat in at.blanks), "nobody is dealt to"
        assert len(at.blanks) <= len(at.deck), "more blanks than cards"
        sizes = {"round": 1, "walk": 1, "act": 2, "fight": 3, "deal": 1}
        for seam in (at.next, at.after):
            assert not seam or len(seam) == sizes[seam[0]], "a seam with other arguments"
            assert all(type(n) is int for n in seam[1:]), "a seam with other arguments"
            assert len(seam) < 2 or (seam[0] == "fight") <= seam[1] < len(at.hands), "nobody acts"
        assert at.next[0] != "deal" or at.after, "nothing follows the deal"
        for hand in at.hands:
            for _, knowers, epoch in hand:
                assert type(knowers) is int, "nobody knows"
                assert 0 <= epoch <= at.epoch, "a card of another shuffle"

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
        return (
            {"type": "object", "properties": seen, "required": sorted(seen), "additionalProperties": False},
            {"type": "object", "properties": written, "additionalProperties": False},
        )


FORD = Ford()
