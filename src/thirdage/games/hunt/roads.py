"""What fits all that was asked in chapter 2: a Journey card for each direction, Gandalf's log and his tokens.

Every card of the deck that was drawn from is as likely as any other, and so is every location to which Gandalf may go.
A plain "yes" to a perception may be about either of the two, so cards are grouped by the questions that Frodo alone
does not explain. For each group the weights of Gandalf's logs are added up, forward along the log; when a direction is
over its groups are added up too, so that nothing is ever multiplied out. A backward pass draws one log.
"""

from __future__ import annotations

from bisect import bisect_right
from math import lcm, perm
from typing import Any

from thirdage.kernel import Random

from .constants import (
    BOTH_FELT,
    FIRST_HALF,
    FLED,
    FRODO_FELT,
    GANDALF_FELT,
    HERE,
    HUNT,
    LIMITS,
    NEAR,
    NO,
    NOWHERE,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAYED,
    SEARCH,
    SEEN,
    STEPS,
    YES,
)  # fmt: skip
from .ending import RIVENDELL
from .facts import Journey
from .model import Pursuit
from .paths import weighed
from .shared import Question

TRIES = 2_000
Spread = dict[int, int]
"""Location to the weight of all that leads Gandalf there."""
Cell = tuple[int, int, int, int]
"""Deck (0 while it does not matter), direction, questions left to Gandalf up to an entry of his log, and that entry."""


def may_be_deck(at: Pursuit, deck: int) -> bool:
    """HR-END2-01, HR-END2-02: whether a route of this length can be in use, as track and corruption stand."""
    bears = at.corruption < LIMITS[deck] + len(at.deeds_done) + at.rivendell
    if at.outcome is None:
        return bears and at.track < STEPS[deck]
    return at.track == STEPS[deck] if at.outcome.reason == RIVENDELL else not bears


def _public(at: Pursuit) -> tuple[Any, ...]:
    """What all know that matters here."""
    ended = at.outcome is not None
    return (at.track, at.corruption, ended, at.asked, at.traces, at.directions, at.deeds_done, at.rivendell, at.facts)


class Roads:
    """All that fits what was asked in the position `at`; Gandalf's log has so many entries.

    What an `earlier` pass has found of the same hunt is used again.
    """

    def __init__(
        self, at: Pursuit, entries: int, earlier: Roads | None = None, barred: frozenset[int] = frozenset()
    ) -> None:
        self.at = at
        self.barred = barred
        """Decks that are known not to be that of the card in use."""
        self.facts = at.facts
        self.board = at.board
        self.entries = entries
        self.scale: int = lcm(*[len(between) for between in at.board.dots_between.values()])
        self.jumps: frozenset[int] = frozenset([count - 1 for count, what, _ in at.traces if what != SEEN])
        self.found = self._finding_hunts()
        last = at.traces[-1][2] if at.traces else NOWHERE
        self.rode: bool = at.rivendell and last in at.board.exits
        """HR-DEED-06: he left by an exit, which all have seen."""
        self.tokens: tuple[int, ...] = tuple([token for token in at.facts.deeds if token not in at.deeds_done])
        """Where a stretch of his log can begin."""
        self.ends: tuple[int, ...] = (*at.directions, len(at.asked))
        """By direction: how many questions were asked by its end."""
        self.left: dict[tuple[int, int], tuple[int, int | None]] = {}
        """By direction and card: how many questions were looked at, and what Frodo leaves to Gandalf; None: no fit."""
        self.memory: dict[Cell, Spread] = {}
        if earlier is not None and earlier.leads_to(self):
            self.left = earlier.left.copy()
            if earlier.tokens == self.tokens:
                self.memory = {cell: n for cell, n in earlier.memory.items() if cell[3] < earlier.entries - 1}
        self.asked_at: dict[int, list[int]] = {}
        """By entry of Gandalf's log: the questions that were asked then."""
        for q, then in enumerate(at.gandalf_then):
            self.asked_at.setdefault(then - 1, []).append(q)
        self.groups = [self._groups(deck) for deck in (0, 1)]
        """By the deck, each direction's cards by the questions that they do not explain."""
        self.open: dict[int, frozenset[int]] = {}

    def is_of(self, at: Pursuit, entries: int, barred: frozenset[int]) -> bool:
        """Whether it is what all know of this very position."""
        mine = self.at
        return (self.entries, self.barred) == (entries, barred) and _public(mine) == _public(at)

    def leads_to(self, later: Roads) -> bool:
        """Whether another pass is about the same hunt, later on."""
        return (
            self.facts is later.facts
            and self.entries <= later.entries
            and len(self.ends) <= len(later.ends)
            and self.ends[:-1] == later.ends[: len(self.ends) - 1]
            and (len(self.ends) == len(later.ends) or self.ends[-1] <= later.ends[len(self.ends) - 1])
            and self.at.asked == later.at.asked[: len(self.at.asked)]
            and self.at.gandalf_then == later.at.gandalf_then[: len(self.at.gandalf_then)]
            and self.at.traces == later.at.traces[: len(self.at.traces)]
            and self.at.rivendell <= later.at.rivendell
        )

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
        out: list[dict[int, list[int]]] = []
        for direction, end in enumerate(self.ends):
            first = self.ends[direction - 1] if direction else 0
            fits = deck not in self.barred and may_be_deck(at, deck)
            groups: dict[int, list[int]] = {}
            for card in cards:
                mask = self._unexplained(direction, card, first, end) if fits else None
                if mask is not None:
                    groups.setdefault(mask, []).append(card)
            out.append(groups)
        return out

    def _unexplained(self, direction: int, card: int, first: int, end: int) -> int | None:
        """The questions that Frodo on this card leaves to Gandalf, as a mask; None if it does not fit."""
        at = self.at
        begun, left = self.left.get((direction, card), (first, 0))
        journey = at.facts.journeys[card]
        for q in range(begun, end):
            if left is None:
                break
            track, kind, of, answer = at.asked[q]
            rows = [place for place in journey.places[: track + 1] if at.board.is_location(place)]
            if kind not in (PERCEIVE_AREA, PERCEIVE_SECTION):
                if not self._fits(journey, rows, at.asked[q]):
                    left = None
                continue
            felt = (at.facts.area_of(rows[-1]) if kind == PERCEIVE_AREA else at.facts.section_of(rows[-1])) == of
            if answer in ((NO, GANDALF_FELT) if felt else (FRODO_FELT, BOTH_FELT)):
                left = None
            elif not felt and answer == YES:
                left |= 1 << q
        self.left[direction, card] = (end, left)
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

    # -- Gandalf, forward -----------------------------------------------------------------------------------------
    def _open(self, entry: int) -> frozenset[int]:
        """The locations where Gandalf can have been at an entry of his log, whatever Frodo leaves to him."""
        known = self.open.get(entry)
        if known is not None:
            return known
        at = self.at
        rides = self.rode and entry == self.entries - 1
        here = {space for space in at.board.locations() if rides or not at.board.is_exit(space) or entry}
        for count, what, where in at.traces:
            if what == SEEN and count == entry + 1:
                here &= {where}
        if rides:
            here &= set(at.board.exits)
        else:
            for q in self.asked_at.get(entry, ()):
                _, kind, of, answer = at.asked[q]
                if kind == HUNT and q not in self.found:
                    here -= {of}
                elif kind in (PERCEIVE_AREA, PERCEIVE_SECTION):
                    if answer in (GANDALF_FELT, BOTH_FELT):
                        here &= self._places(kind, of)
                    elif answer in (NO, FRODO_FELT):
                        here -= self._places(kind, of)
        self.open[entry] = frozenset(here)
        return self.open[entry]

    def _places(self, kind: int, of: int) -> set[int]:
        """The locations of an area or a section."""
        place_of = self.facts.area_of if kind == PERCEIVE_AREA else self.facts.section_of
        return {space for space in self.board.locations() if place_of(space) == of}

    def _last_asked(self, direction: int) -> int:
        """The entry at which the last question of this direction, or of those before it, was asked."""
        return max([then - 1 for then in self.at.gandalf_then[: self.ends[direction]]], default=0)

    def _spread(self, deck: int, direction: int, mask: int, entry: int) -> Spread:
        """The weights of where he is at an entry, if that is what the card of this direction leaves to him."""
        cell = (deck if direction else 0, direction, self.until(mask, entry), entry)
        known = self.memory.get(cell)
        if known is not None:
            return known
        first = self._last_asked(direction - 1) if direction else 0
        if direction and entry == first:
            before = self._over(deck, direction - 1)
        elif not entry or entry in self.jumps:
            whole = sum(self._spread(deck, direction, mask, entry - 1).values()) if entry else 1
            before = dict.fromkeys(self.tokens, whole)
        else:
            before = self.onward(self._spread(deck, direction, mask, entry - 1))
        here = self.fitting(entry, mask)
        found = {space: n for space, n in before.items() if n and space in here}
        self.memory[cell] = found
        return found

    def until(self, mask: int, entry: int) -> int:
        """Of these questions those that were asked up to an entry."""
        return mask & ((1 << bisect_right(self.at.gandalf_then, entry + 1)) - 1)

    def onward(self, spread: Spread) -> Spread:
        """One entry later, wherever he goes."""
        out: Spread = {}
        for space, n in spread.items():
            near = self.board.dots_between[space]
            share = n * (self.scale // len(near))
            for there in near:
                out[there] = out.get(there, 0) + share
        return out

    def fitting(self, entry: int, mask: int) -> frozenset[int]:
        """The locations where he can have been at an entry, if these questions are left to him."""
        here = self._open(entry)
        rides = self.rode and entry == self.entries - 1
        for q in self.asked_at.get(entry, ()):
            if mask >> q & 1:
                _, kind, of, _ = self.at.asked[q]
                here = frozenset() if rides else here & self._places(kind, of)
        return here

    def _over(self, deck: int, direction: int) -> Spread:
        """Where he is when a direction is over, whatever its card was."""
        end = self._last_asked(direction)
        out: Spread = {}
        for mask, cards in self.groups[deck][direction].items():
            for space, n in self._spread(deck, direction, mask, end).items():
                out[space] = out.get(space, 0) + n * len(cards)
        return out

    def _now(self, deck: int, mask: int) -> Spread:
        """Where he is now, if that is what the card in use leaves to him."""
        if not self.entries:
            return {} if mask else {0: 1}
        return self._spread(deck, len(self.ends) - 1, mask, self.entries - 1)

    # -- what it comes to -----------------------------------------------------------------------------------------
    def choices(self) -> dict[tuple[int, int], int]:
        """By deck and what the card in use leaves to Gandalf: the weight of all that is so."""
        found: dict[tuple[int, int], int] = {}
        for deck, groups in enumerate(self.groups):
            other = self.sequences(1 - deck)
            for mask, cards in groups[-1].items():
                ways = other * len(cards) * sum(self._now(deck, mask).values())
                if ways:
                    found[deck, mask] = ways
        return found

    def sequences(self, deck: int) -> int:
        """How many orders of cards one can draw from a deck: what the weight of the other one is to be taken by."""
        cards = len([1 for row in self.facts.journeys if row.deck == deck])
        return perm(cards, min(cards, len(self.groups[deck])))

    def cards(self) -> dict[int, float]:
        """How likely each Journey card is the one in use (that no card was drawn twice is left out of it)."""
        choices = self.choices()
        total = sum(choices.values())
        out: dict[int, float] = {}
        for (deck, mask), n in choices.items():
            cards = self.groups[deck][-1][mask]
            for card in cards:
                out[card] = out.get(card, 0.0) + n / total / len(cards)
        return out

    def gandalf(self) -> dict[int, float]:
        """How likely he is where; nowhere once he is in Rivendell."""
        if not self.entries or self.at.rivendell:
            return {}
        out: dict[int, float] = {}
        choices = self.choices()
        total = sum(choices.values())
        for (deck, mask), n in choices.items():
            now = self._now(deck, mask)
            whole = sum(now.values())
            for space, ways in now.items():
                out[space] = out.get(space, 0.0) + (n / total) * (ways / whole)
        return out

    # -- drawing --------------------------------------------------------------------------------------------------
    def draw(self, at: Pursuit, rng: Random, deeds: int, left: int) -> None:
        """Fill cards, log and tokens in; he has so many deeds before him, and so many tokens are unused."""
        choices = self.choices()
        assert choices, "nothing fits what was answered"
        for _ in range(TRIES):
            deck, mask = weighed(choices, rng)
            log, cards = self._log(deck, mask, rng)
            if len(set(cards)) == len(cards) and self._give(at, log, rng, deeds, left):
                at.journey = cards[-1]
                rows = enumerate(self.facts.journeys)
                at.journeys_left = tuple([j for j, row in rows if row.deck == deck and j not in cards])
                return
        raise AssertionError("no card or token can be there twice")

    def _log(self, deck: int, mask: int, rng: Random) -> tuple[list[int], list[int]]:
        """Gandalf's log, backward, and the cards of all directions."""
        direction = len(self.ends) - 1
        cards = [self._card(deck, direction, mask, rng)]
        log: list[int] = []
        entry = self.entries - 1
        while True:
            if self.entries and len(log) < self.entries - entry:
                log.append(self._place(deck, direction, mask, entry, log, rng))
            if direction and entry <= self._last_asked(direction - 1):
                direction -= 1
                mask = self._group(deck, direction, log[-1], rng)
                cards.append(self._card(deck, direction, mask, rng))
            elif entry <= 0:
                return log[::-1], cards[::-1]
            else:
                entry -= 1

    def _place(self, deck: int, direction: int, mask: int, entry: int, log: list[int], rng: Random) -> int:
        """Where he was at an entry, if `log` holds what followed, the next location last."""
        here = self._spread(deck, direction, mask, entry)
        if log and entry + 1 not in self.jumps:
            between, scale = self.board.dots_between, self.scale
            here = {space: n * (scale // len(between[space])) for space, n in here.items() if log[-1] in between[space]}
        return weighed(here, rng)

    def _group(self, deck: int, direction: int, place: int, rng: Random) -> int:
        """What the card of a direction that is over left to him, if he was there at its end."""
        end = self._last_asked(direction)
        groups = self.groups[deck][direction]
        ways = {mask: len(c) * self._spread(deck, direction, mask, end).get(place, 0) for mask, c in groups.items()}
        return weighed(ways, rng)

    def _card(self, deck: int, direction: int, mask: int, rng: Random) -> int:
        cards = self.groups[deck][direction][mask]
        return cards[rng.randrange(len(cards))]

    def _give(self, at: Pursuit, log: list[int], rng: Random, deeds: int, left: int) -> bool:
        """His log, and tokens that fit it; False where the same token would be drawn twice."""
        begun = [log[entry] for entry in sorted({0, *self.jumps})] if log else []
        drawn = begun[1:]
        others = len(self.facts.deeds) - len(at.deeds_done) - deeds - 1
        rounds = [drawn[n : n + others] for n in range(0, len(drawn), others)] if others > 0 else []
        if begun[:1] and begun[0] in drawn:
            return False
        if any(len(set(tokens)) < len(tokens) for tokens in rounds):
            return False  # HR-APP-09: only when all were drawn those that were discarded come back
        free = [token for token in self.tokens if token not in begun]
        if len(rounds) > 1 and not set(drawn) <= set(rounds[0]):
            return False
        if len(free) < deeds:
            return False
        at.gandalf = tuple(log)
        at.deeds = tuple(sorted([free.pop(rng.randrange(len(free))) for _ in range(deeds)]))
        if len(rounds) > 1:
            free = [token for token in rounds[0] if token not in rounds[-1]]
        if len(free) < left:
            return False
        at.deeds_left = tuple(sorted([free.pop(rng.randrange(len(free))) for _ in range(left)]))
        return True
