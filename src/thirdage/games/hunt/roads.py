"""What fits all that was asked in chapter 2: a Journey card for each direction, Gandalf's log and his tokens.

Every card of the deck that was drawn from is as likely as any other, and so is every location to which Gandalf may go.
A plain "yes" to a perception may be about either of the two, so cards are grouped by the questions that Frodo alone
does not explain; for each group the logs of Gandalf are weighed. Between two jumps (HR-INT-06, HR-APP-07) his log is a
walk of its own, weighed backward from its end.
"""

from __future__ import annotations

from math import lcm, perm

from thirdage.kernel import Random

from .constants import (
    BOTH_FELT,
    FIRST_HALF,
    FLED,
    FRODO_FELT,
    GANDALF_FELT,
    HERE,
    HUNT,
    INFORMATION,
    NEAR,
    NO,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAYED,
    SEARCH,
    SEEN,
    STEPS,
    YES,
)  # fmt: skip
from .facts import Journey
from .model import Pursuit
from .paths import weighed
from .shared import Question

TRIES = 500
Choice = tuple[int, tuple[int, ...]]
Counts = list[dict[int, int]]
"""Of each entry of a stretch of Gandalf's log: location to the weight of the ways to go on from there."""


class Roads:
    """All that fits what was asked in the position `at`; Gandalf's log has so many entries."""

    def __init__(self, at: Pursuit, entries: int) -> None:
        self.at = at
        self.entries = entries
        self.logs: dict[int, list[Counts]] = {}
        """By the questions that Gandalf has to explain: each stretch of his log."""
        self.scale: int = lcm(*[len(between) for between in at.board.dots_between.values()])
        self.jumps = tuple([count - 1 for count, what, _ in at.traces if what != SEEN])
        self.found = self._finding_hunts()
        self.groups = [self._groups(deck) for deck in (0, 1)]
        """By the deck, each direction's cards by the questions that they do not explain."""

    def _finding_hunts(self) -> frozenset[int]:
        """HR-INT-06: the questions by which Gandalf was found."""
        found: set[int] = set()
        for place, (count, what, _) in enumerate(self.at.traces):
            if what == FLED:
                where = self.at.traces[place - 1][2]
                found.add(
                    next(
                        q
                        for q, (_, kind, of, _) in enumerate(self.at.asked)
                        if kind == HUNT and of == where and self.at.gandalf_then[q] == count and q not in found
                    )
                )
        return frozenset(found)

    # -- Frodo ----------------------------------------------------------------------------------------------------
    def _groups(self, deck: int) -> list[dict[int, list[int]]]:
        at = self.at
        cards = [card for card, row in enumerate(at.facts.journeys) if row.deck == deck]
        ends = [*at.directions, len(at.asked)]
        out: list[dict[int, list[int]]] = []
        first = 0
        for direction, end in enumerate(ends):
            reached = max([at.asked[q][0] for q in range(first, end)], default=0)
            if direction == len(ends) - 1:
                reached = max(reached, at.track)
            groups: dict[int, list[int]] = {}
            for card in cards:
                mask = self._unexplained(card, first, end) if reached < STEPS[deck] else None
                if mask is not None:
                    groups.setdefault(mask, []).append(card)
            out.append(groups)
            first = end
        return out

    def _unexplained(self, card: int, first: int, end: int) -> int | None:
        """The questions that Frodo on this card leaves to Gandalf, as a mask; None if it does not fit."""
        at, left = self.at, 0
        journey = at.facts.journeys[card]
        for q in range(first, end):
            track, kind, of, answer = at.asked[q]
            rows = [place for place in journey.places[: track + 1] if at.board.is_location(place)]
            if kind not in (PERCEIVE_AREA, PERCEIVE_SECTION):
                if not self._fits(journey, rows, at.asked[q]):
                    return None
                continue
            felt = (at.facts.area_of(rows[-1]) if kind == PERCEIVE_AREA else at.facts.section_of(rows[-1])) == of
            if answer in ((NO, GANDALF_FELT) if felt else (FRODO_FELT, BOTH_FELT)):
                return None
            if not felt and answer == YES:
                left |= 1 << q
        return left

    def _fits(self, journey: Journey, rows: list[int], question: Question) -> bool:
        """Whether what is about Frodo alone is so if he has passed these locations."""
        at, last = self.at, rows[-1]
        track, kind, of, answer = question
        if kind == SEARCH:
            refuge = at.rules.options["refuges"] and of == last and of in journey.refuges
            return (of in rows and not refuge) == (answer == YES)
        if kind == HUNT:
            return answer == (NO if of not in rows else HERE if of == last else YES)
        if kind == PLAYED:
            wild = not at.board.is_location(journey.places[track])
            return at.facts.fits_card(of, answer - FIRST_HALF, last, wild=wild)
        return kind != NEAR or of in at.board.connected(last)

    # -- Gandalf --------------------------------------------------------------------------------------------------
    def _allowed(self, entry: int, mask: int) -> frozenset[int]:
        """The locations where Gandalf can have been at an entry of his log."""
        at = self.at
        rides = at.rivendell and entry == self.entries - 1
        here = {space for space in at.board.locations() if rides or not at.board.is_exit(space) or entry}
        for count, what, where in at.traces:
            if what == SEEN and count == entry + 1:
                here &= {where}
        if rides:
            return frozenset(here & set(at.board.exits))
        for q, (_, kind, of, answer) in enumerate(at.asked):
            if at.gandalf_then[q] != entry + 1 or kind in (SEARCH, PLAYED, INFORMATION, NEAR) or q in self.found:
                continue
            if kind == HUNT:
                here -= {of}
                continue
            place_of = at.facts.area_of if kind == PERCEIVE_AREA else at.facts.section_of
            if answer in (GANDALF_FELT, BOTH_FELT) or mask >> q & 1:
                here = {space for space in here if place_of(space) == of}
            elif answer in (NO, FRODO_FELT):
                here = {space for space in here if place_of(space) != of}
        return frozenset(here)

    def _stretches(self, mask: int) -> list[Counts]:
        """Backward, from the end of each stretch between two jumps."""
        if mask not in self.logs:
            starts = [0, *self.jumps] if self.entries else []
            ends = [*self.jumps, self.entries]
            out: list[Counts] = []
            for first, end in zip(starts, ends, strict=False):
                counts: Counts = [dict.fromkeys(self._allowed(end - 1, mask), 1)]
                for entry in range(end - 2, first - 1, -1):
                    after = counts[0]
                    here: dict[int, int] = {}
                    for space in self._allowed(entry, mask):
                        near = self.at.board.dots_between[space]
                        ways = sum([after.get(there, 0) for there in near])
                        if ways:
                            here[space] = ways * (self.scale // len(near))
                    counts.insert(0, here)
                out.append(counts)
            self.logs[mask] = out
        return self.logs[mask]

    def ways(self, mask: int) -> int:
        """The weight of all his logs, whatever tokens they begin with; none if he must explain what he cannot."""
        if mask and not self.entries:
            return 0
        if self.at.rivendell and any(
            mask >> q & 1 and then == self.entries for q, then in enumerate(self.at.gandalf_then)
        ):
            return 0
        ways = 1
        for counts in self._stretches(mask):
            ways *= sum([counts[0].get(token, 0) for token in self._tokens()])
        return ways

    def _tokens(self) -> list[int]:
        """Where a stretch of his log can begin."""
        return [token for token in self.at.facts.deeds if token not in self.at.deeds_done]

    def choices(self) -> dict[Choice, int]:
        """By deck and, for each direction, what its card leaves to Gandalf: the weight of all that is so."""
        found: dict[Choice, int] = {}
        for deck, groups in enumerate(self.groups):
            combined: dict[tuple[int, ...], int] = {(): self._sequences(1 - deck)}
            for masks in groups:
                combined = {(*done, m): n * len(cards) for done, n in combined.items() for m, cards in masks.items()}
            for some, n in combined.items():
                ways = n * self.ways(sum(some))
                if ways:
                    found[deck, some] = ways
        return found

    def _sequences(self, deck: int) -> int:
        """How many orders of cards one can draw from a deck: what the weight of the other one is to be taken by."""
        cards = len([1 for row in self.at.facts.journeys if row.deck == deck])
        return perm(cards, min(cards, len(self.groups[deck])))

    def cards(self) -> dict[int, float]:
        """How likely each Journey card is the one in use (that no card was drawn twice is left out of it)."""
        choices = self.choices()
        total = sum(choices.values())
        out: dict[int, float] = {}
        for (deck, some), n in choices.items():
            cards = self.groups[deck][-1][some[-1]]
            for card in cards:
                out[card] = out.get(card, 0.0) + n / total / len(cards)
        return out

    def gandalf(self) -> dict[int, float]:
        """How likely he is where, if what the likeliest cards leave to him is so; nowhere once he is in Rivendell."""
        choices = self.choices()
        if not choices or not self.entries or self.at.rivendell:
            return {}
        likeliest = max(choices, key=lambda choice: choices[choice])
        stretch = self._stretches(sum(likeliest[1]))[-1]
        here: dict[int, float] = {token: float(stretch[0].get(token, 0) > 0) for token in self._tokens()}
        for place in range(1, len(stretch)):
            further: dict[int, float] = {}
            for space, weight in here.items():
                near = self.at.board.dots_between[space]
                for there in near:
                    if there in stretch[place]:
                        further[there] = further.get(there, 0.0) + weight / len(near)
            here = further
        total = sum(here.values())
        return {space: weight / total for space, weight in here.items() if weight} if total else {}

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, rng: Random, deeds: int, left: int) -> None:
        """Fill in cards, log and tokens; he has so many deeds before him, and so many tokens are unused."""
        choices = self.choices()
        for _ in range(TRIES):
            deck, some = weighed(choices, rng)
            cards = []
            for direction, mask in enumerate(some):
                named = self.groups[deck][direction][mask]
                cards.append(named[rng.randrange(len(named))])
            if len(set(cards)) == len(cards) and self._draw_log(sum(some), rng, deeds, left):
                self.at.journey = cards[-1]
                rows = enumerate(self.at.facts.journeys)
                self.at.journeys_left = tuple([j for j, row in rows if row.deck == deck and j not in cards])
                return
        raise AssertionError("nothing fits what was answered")

    def _draw_log(self, mask: int, rng: Random, deeds: int, left: int) -> bool:
        """A log, and tokens that fit it; False where the same token would be drawn twice."""
        at, log, begun = self.at, [], []
        for counts in self._stretches(mask):
            space = weighed({token: counts[0].get(token, 0) for token in self._tokens()}, rng)
            begun.append(space)
            log.append(space)
            for after in counts[1:]:
                space = weighed({there: after.get(there, 0) for there in at.board.dots_between[space]}, rng)
                log.append(space)
        if begun and begun[0] in begun[1:]:
            return False
        free = [token for token in self._tokens() if token not in begun]
        again = len(begun) > len(set(begun)) or len(free) != deeds + left
        if again and len(begun) <= len(at.facts.deeds) - 3 - len(at.deeds_done) and len(set(begun)) < len(begun):
            return False
        if len(free) < deeds:
            return False
        at.gandalf = tuple(log)
        at.deeds = tuple(sorted([free.pop(rng.randrange(len(free))) for _ in range(deeds)]))
        if again:  # HQ-20: all were drawn, and those that were discarded came back
            free += [token for token in dict.fromkeys(begun[1:]) if token != begun[-1]]
        if len(free) < left:
            return False
        at.deeds_left = tuple(sorted([free.pop(rng.randrange(len(free))) for _ in range(left)]))
        return True
