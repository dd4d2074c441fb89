"""What a seat knows, and a full position made of that knowledge alone.

A view holds every answer that was ever given, so what a seat could still know is all there. `complete` draws the log by
`paths`; the cards nobody has seen are dealt to hands, decks and piles; the information tokens fit what was shown and
not shown; in chapter 2 `roads` draws cards and Gandalf's log. `belief` does the same from seam to seam.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Deck, Random, Reader, Rules

from .bearer_model import ANYWHERE, UNIFORM, BearerModel
from .constants import NOTHING
from .model import Pursuit, fresh
from .paths import Walks
from .roads import Roads
from .seam_checks import SETTING_UP
from .secrets import read_tokens
from .sections import SECTIONS
from .whereabouts import frodo_and_gandalf

Json = dict[str, Any]
FRODO = "frodo"
GANDALF = "gandalf"
"""Who hides."""


def view(at: Pursuit, seat: str) -> Json:
    """See sections."""
    return SECTIONS.view(at, at.rules.bit(seat))


def remembered(seen: Json) -> Json:
    """A view without what was asked and told; what lies on the table is there to be seen, the story tells this phase.

    HR-AUX-01. Ruling HRU-60.
    """
    return {**seen, "asked": [], "escapes": [], "traces": [], "gandalf-then": [], "directions": []}


class Remembered:
    """What was reckoned of one hunt so far, for whoever reckons on from there."""

    def __init__(self, model: BearerModel = UNIFORM) -> None:
        self.model = model
        self.walks: Walks | None = None
        self.roads: Roads | None = None

    def walks_at(self, at: Pursuit, kept: int, missing: int = NOTHING) -> Walks:
        """All logs of chapter 1 that fit what all know of this position; so many tokens are not yet found.

        `missing`: how many moves a rescue has told to be missing.
        """
        walks = self._walks(at, kept, missing, self.model)
        if not walks.weights():
            walks = self._walks(at, kept, missing, ANYWHERE)
        self.walks = walks
        return walks

    def _walks(self, at: Pursuit, kept: int, missing: int, model: BearerModel) -> Walks:
        return Walks(
            at.facts, at.track, at.escapes, at.asked, arrived=at.arrived, gained=at.gained, kept=kept,
            model=model, missing=missing, earlier=self.walks,
        )  # fmt: skip

    def roads_at(self, at: Pursuit, entries: int, barred: frozenset[int] = frozenset()) -> Roads:
        """All that fits in chapter 2; Gandalf's log has so many entries; some decks may be known not to be in use."""
        if self.roads is None or not self.roads.is_of(at, entries, barred):
            self.roads = Roads(at.copy(), entries, self.roads, barred)
        return self.roads


def complete(
    rules: Rules, seat: str, seen: Json, rng: Random, memory: Remembered | None = None, missing: int = NOTHING,
    barred: frozenset[int] = frozenset(),
) -> Pursuit:  # fmt: skip
    """Fill the blanks of a view taken at a seam, with what else is known (see belief)."""
    memory = memory or Remembered()
    whole = Reader(seen, rules.names)
    at = _as_all_see(rules, whole)
    _complete_ally(at, seen["ally"], rng)
    _complete_sorcery(at, seat, seen["sorcery"], rng)
    if seat == rules.seats[0]:
        _take_own(at, whole)
    elif at.chapter == 2:
        _complete_second(at, seen["gandalf"], whole["gandalf"], rng, memory, barred)
    elif at.next != ("set-up",):
        kept = seen["information"]["count"]
        _give_path(at, memory.walks_at(at, kept, missing), kept, rng)
    return at


def _as_all_see(rules: Rules, whole: Reader) -> Pursuit:
    """What a view shows to everyone."""
    at = fresh(rules)
    SECTIONS.read(at, whole, secrets=False)
    read_tokens(at, whole)
    at.beside_track = whole["beside-track"].ids("card")
    at.gained = whole["information"]["gained"].ids("space")
    return at


def places(
    rules: Rules, seen: Json, memory: Remembered, missing: int, barred: frozenset[int]
) -> dict[str, dict[int, float]]:
    """How likely Frodo's last location, and Gandalf's, is which: of a view that shows no more than all may know.

    HR-SEC-01. Nothing before Frodo has set out.
    """
    whole = Reader(seen, rules.names)
    at = _as_all_see(rules, whole)
    if at.next[0] in SETTING_UP or at.next[0] == "second-journey":
        return {}
    if at.chapter == 1:
        found = memory.walks_at(at, seen["information"]["count"], missing).places()
        total = sum(found.values())
        return {FRODO: {space: n / total for space, n in found.items() if n}}
    _take_public(at, whole["gandalf"])
    roads = memory.roads_at(at, seen["gandalf"]["count"], barred)
    both = frodo_and_gandalf(roads, seen["gandalf"]["deeds-count"])
    return dict(zip((FRODO, GANDALF), both, strict=True))


def _take_own(at: Pursuit, whole: Reader) -> None:
    """What the Ring-bearer knows of himself."""
    for section in SECTIONS.all:
        if section.key in ("start", "log", "journey", "journeys-left"):
            section.take(at, whole[section.key])
    row = whole["information"]
    at.held, at.turned = row["held"].ids("space"), row["turned"].ids("space")
    row = whole["gandalf"]
    at.gandalf = tuple([item.id("space") for item in row["log"].items()])
    at.deeds, at.deeds_left = row["deeds"].ids("space"), row["left"].ids("space")
    _take_public(at, row)


def _take_public(at: Pursuit, row: Reader) -> None:
    """What all know of Gandalf."""
    at.gandalf_moved, at.gandalf_shown = row["moved"].truth(), row["shown"].truth()
    at.rivendell, at.deeds_done = row["rivendell"].truth(), row["done"].ids("space")


def _complete_second(
    at: Pursuit, seen: Json, row: Reader, rng: Random, memory: Remembered, barred: frozenset[int]
) -> None:
    """The Journey card and Gandalf; before they are drawn there is nothing to fill in."""
    _take_public(at, row)
    if at.next[0] not in ("second-anew", "second-journey"):
        memory.roads_at(at, seen["count"], barred).draw(at, rng, seen["deeds-count"], seen["left-count"])


# -- the log and the information tokens -------------------------------------------------------------------------------
def _give_path(at: Pursuit, walks: Walks, kept: int, rng: Random) -> None:
    """One of the logs by its weight, and so many tokens (HR-INF-08: turned over where he has been since)."""
    at.start, at.entries, tokens = walks.draw(rng)
    mine = [tokens.pop(rng.randrange(len(tokens))) for _ in range(kept)]
    at.turned = tuple(sorted([space for space in mine if space in at.entries]))
    at.held = tuple(sorted([space for space in mine if space not in at.entries]))


# -- cards ------------------------------------------------------------------------------------------------------------
def _complete_ally(at: Pursuit, seen: Json, rng: Random) -> None:
    """The Ally deck, hand and pile."""
    keys = at.rules.names.keys["card"]
    hand = seen["hand"]
    known = None if hand is None else tuple([keys[card] for card in hand])
    deck = at.facts.deck(at.chapter - 1)
    hands, at.ally_discards, at.ally_deck = _dealt(keys, deck, [(seen["count"], known)], seen, rng)
    at.ally_hand = hands[0]


def _complete_sorcery(at: Pursuit, seat: str, seen: Json, rng: Random) -> None:
    """The Sorcery deck, hands and pile."""
    keys = at.rules.names.keys["card"]
    rows = [seen["hands"][at.wraith_seat(w)] for w in range(at.wraiths)]
    bit = at.rules.bit(seat)
    at.shared_sorcery = tuple([(keys[card], bit) for card, _ in seen["shared"]])
    known = [
        (row["count"], None if row["cards"] is None else tuple([keys[card] for card in row["cards"]])) for row in rows
    ]
    given = [[keys[card] for card, holder in seen["shared"] if holder == at.wraith_seat(w)] for w in range(at.wraiths)]
    deck = tuple([card for card in at.facts.deck(2) if card not in at.beside_track])
    hands, at.sorcery_discards, at.sorcery_deck = _dealt(keys, deck, known, seen, rng, given)
    at.sorcery_hands = hands


Hands = list[tuple[int, ...]]


def _dealt(
    keys: dict[str, int], cards: tuple[int, ...], hands: list[tuple[int, tuple[int, ...] | None]], seen: Json,
    rng: Random, given: list[list[int]] | None = None,
) -> tuple[Hands, tuple[tuple[int, int], ...], Deck]:  # fmt: skip
    """What is not seen is dealt to the places that are not seen; `given`: cards known to be in each hand."""
    pile = [(None if card is None else keys[card], knowers) for card, knowers in seen["discards"]]
    top = [None if card is None else keys[card] for card in seen["deck"]["top"]]
    sure = {card for card, _ in pile if card is not None} | {card for card in top if card is not None}
    sure |= {card for _, known in hands if known is not None for card in known}
    there = given if given is not None else [[] for _ in hands]
    sure |= {card for cards_given in there for card in cards_given}
    loose = [card for card in cards if card not in sure]

    def some() -> int:
        return loose.pop(rng.randrange(len(loose)))

    dealt = [
        known if known is not None else tuple(sorted([*mine, *[some() for _ in range(n - len(mine))]]))
        for (n, known), mine in zip(hands, there, strict=True)
    ]
    discards = tuple([(some() if card is None else card, knowers) for card, knowers in pile])
    known_top = zip(top, seen["known-top-by"], strict=True)
    lying = tuple([(some() if card is None else card, knowers) for card, knowers in known_top])
    return dealt, discards, Deck(tuple(loose), lying)
