"""Logs that fit all that was asked in chapter 1, weighed by a model of the Ring-bearer: how likely he is where.

A forward pass over (entry, last location, dots since, one bit for each place that was answered "yes") adds up the
weights of all logs without listing them; a backward pass draws one. What rules a log out: a "no" (the location does
not stand in the log so far), a "yes" (it does), "here" and perceptions (about the last location), a card played that
demands another place, an exit before the end. Information tokens weigh logs too: the more of them he may hold, though
they were not found, the more likely a log is.

A state is one whole number: the bits of the places above, the state of `bearer_model.Ways` below.
"""

from __future__ import annotations

from math import comb
from typing import TypeVar

from thirdage.kernel import Random

from .bearer_model import UNIFORM, BearerModel, Ways, ways_of
from .constants import (
    FIRST_HALF,
    HERE,
    HUNT,
    INFORMATION,
    NO,
    NOTHING,
    PERCEIVE_AREA,
    PERCEIVE_SECTION,
    PLAYED,
    SEARCH,
    YES,
)  # fmt: skip
from .facts import HuntFacts
from .shared import Question

T = TypeVar("T")
Layer = dict[int, int]


class Walks:
    """All logs of so many entries that fit; `arrived` if the last of them is known to be an exit.

    Of the information tokens those `gained` are known, and so is how many are `kept`. What an `earlier` pass has found
    of the same log is used again, as far as nothing that was asked since changes it.
    """

    def __init__(
        self, facts: HuntFacts, entries: int, escapes: tuple[int, ...], asked: tuple[Question, ...], *, arrived: bool,
        gained: tuple[int, ...] = (), kept: int = 0, model: BearerModel = UNIFORM, missing: int = NOTHING,
        earlier: Walks | None = None,
    ) -> None:  # fmt: skip
        self.facts = facts
        self.board = facts.boards[0]
        self.ways: Ways = ways_of(self.board, model)
        self.entries = entries
        self.escapes: frozenset[int] = frozenset(escapes)
        self.asked = asked
        self.arrived = arrived
        self.gained = gained
        self.kept = kept
        self.missing = missing
        """HR-END1-04: how many moves to an exit a rescue has told to be missing."""
        self.low: int = (1 << self.ways.bits) - 1
        self.bit: dict[int, int] = {}
        """The bit of each place that was answered "yes"."""
        self.told: dict[int, int] = {}
        """The bit of a place whose token was asked for in vain by a card: whether he had been there by then."""
        self.until: dict[int, int] = {}
        """By bit: up to which entry being there counts."""
        self.barred: dict[int, int] = {}
        """Until which entry a location cannot have been recorded, because it was answered "no" after that."""
        self.layers: list[Layer] = []
        self._recorded: dict[int, int] = {}
        first = 0
        if earlier is not None and earlier.leads_to(self):
            first = self._take_over(earlier)
        else:
            for question in asked:
                self._heed(question)
        for entry in range(first, entries + 1):
            self.layers.append(self._layer(entry))

    # -- what was asked -------------------------------------------------------------------------------------------
    def _heed(self, question: Question) -> None:
        track, kind, of, answer = question
        if kind in (SEARCH, HUNT):
            if answer == NO:
                self.barred[of] = max(track, self.barred.get(of, 0))
            elif of not in self.bit:
                self.bit[of] = self._new_bit(track)
        elif kind == INFORMATION:
            if answer == YES:  # HR-INF-08: had he been there, it would lie turned over
                self.barred[of] = max(track, self.barred.get(of, 0))
            elif of not in self.told:
                self.told[of] = self._new_bit(track)

    def _new_bit(self, track: int) -> int:
        bit = 1 << (self.ways.bits + len(self.until))
        self.until[bit] = track
        return bit

    # -- going on from an earlier pass ----------------------------------------------------------------------------
    def leads_to(self, later: Walks) -> bool:
        """Whether another pass is about the same log, later on."""
        n = self.entries
        return (
            self.ways is later.ways
            and n <= later.entries
            and (not self.arrived or (later.arrived and n == later.entries))
            and self.missing in (NOTHING, later.missing)
            and self.asked == later.asked[: len(self.asked)]
            and self.escapes == frozenset([entry for entry in later.escapes if entry < n])
        )

    def _take_over(self, earlier: Walks) -> int:
        """The first layer that has to be found anew."""
        self.bit, self.told = earlier.bit.copy(), earlier.told.copy()
        self.until, self.barred = earlier.until.copy(), earlier.barred.copy()
        first = earlier.entries + 1
        if (self.arrived, self.missing) != (earlier.arrived, earlier.missing):
            first = earlier.entries
        for question in self.asked[len(earlier.asked) :]:
            track, kind, of, answer = question
            fresh = of not in self.bit
            self._heed(question)
            if kind == INFORMATION or (kind in (SEARCH, HUNT) and (answer == NO or fresh)):
                first = min(first, earlier.first_at(of, min(track, first)))
            if kind != INFORMATION and not (kind in (SEARCH, HUNT) and answer == NO):
                first = min(first, track)
        self.layers = earlier.layers[:first]
        return first

    def first_at(self, place: int, end: int) -> int:
        """The first entry, up to `end`, at which he can have recorded a place; one more if at none."""
        bit = 1 << self.ways.number[place]
        for entry in range(min(end, self.entries) + 1):
            recorded = self._recorded.get(entry)
            if recorded is None:
                recorded, width, low = 0, self.ways.width, self.low
                for code in self.layers[entry]:
                    state = code & low
                    if not state % width:
                        recorded |= 1 << (state // width)
                self._recorded[entry] = recorded
            if recorded & bit:
                return entry
        return end + 1

    # -- forward --------------------------------------------------------------------------------------------------
    def _layer(self, entry: int) -> Layer:
        found: Layer
        if entry:
            found = self._after(self.layers[entry - 1], entry)
        else:
            found = {self._marked(self.ways.state(start, 0), 0): 1 for start in self.facts.start_tokens}
        return self._fitting(found, entry)

    def _marked(self, state: int, entry: int) -> int:
        """A state in which a location was recorded just now, with the bits that this sets."""
        return state | self._marks(entry).get(state, 0)

    def _marks(self, entry: int) -> dict[int, int]:
        """By state: the bits that recording its location at this entry sets."""
        marks: dict[int, int] = {}
        for bits in (self.bit, self.told):
            for place, bit in bits.items():
                if entry <= self.until[bit]:
                    state = self.ways.number[place] * self.ways.width
                    marks[state] = marks.get(state, 0) | bit
        return marks

    def _after(self, before: Layer, entry: int) -> Layer:
        onward = self.ways.onward[entry - 1 in self.escapes]
        marks, low = self._marks(entry), self.low
        found: Layer = {}
        for code, n in before.items():
            state = code & low
            high = code - state
            for weight, some in onward[state]:
                more = n * weight
                for mark, after in some:
                    key = high | after
                    if mark >= 0 and after in marks:
                        key |= marks[after]
                    found[key] = found.get(key, 0) + more
        return found

    def _fitting(self, found: Layer, entry: int) -> Layer:
        """What is left of the states after so many entries."""
        low, needed = self.low, 0
        shut: set[int] = set()
        ends = self.arrived and entry == self.entries
        for place, until in self.barred.items():
            if until >= entry:
                shut.update(self._states(place))
        shut |= self.ways.not_ended if not ends else self.ways.not_arrived
        for question in self.asked:
            if question[0] == entry:
                shut |= self._against(question)
                track, kind, of, answer = question
                if kind in (SEARCH, HUNT) and answer != NO and self.until[self.bit[of]] == track:
                    needed |= self.bit[of]
        fits = {code: n for code, n in found.items() if code & needed == needed and code & low not in shut}
        if self.missing != NOTHING and entry == self.entries:
            states = {code & low for code in fits}
            near = {state for state in states if self._moves_missing(state) == self.missing}
            fits = {code: n for code, n in fits.items() if code & low in near}
        return fits

    def _moves_missing(self, state: int) -> int:
        return self.board.moves_to_exit(self.ways.last(state), self.ways.dots(state))

    def _states(self, place: int) -> range:
        """All states with this last location."""
        first = self.ways.number[place] * self.ways.width
        return range(first, first + self.ways.width)

    def _against(self, question: Question) -> set[int]:
        """The states that a question asked at that moment rules out."""
        _, kind, of, answer = question
        shut: set[int] = set()
        ways = self.ways
        for place in ways.locations:
            if kind == HUNT and answer != NO:
                out = (answer == HERE) != (place == of)
            elif kind == PERCEIVE_AREA:
                out = (self.facts.area_of(place) == of) != (answer == YES)
            elif kind == PERCEIVE_SECTION:
                out = (self.facts.section_of(place) == of) != (answer == YES)
            elif kind == PLAYED:
                for state in self._states(place):
                    if not self.facts.fits_card(of, answer - FIRST_HALF, place, wild=ways.dots(state) > 0):
                        shut.add(state)
                continue
            else:
                return shut
            if out:
                shut.update(self._states(place))
        return shut

    # -- what it comes to -----------------------------------------------------------------------------------------
    def weights(self) -> Layer:
        """The states of now, each with the weight of all logs that lead to it, tokens considered."""
        last = self.layers[-1]
        if not self.told or not self.kept:
            return last
        out: Layer = {}
        sure = len(self._sure())
        for code, n in last.items():
            more = sum([1 for bit in self.told.values() if code & bit])
            ways = comb(sure + more, self.kept)
            if ways:
                out[code] = n * ways
        return out

    def _sure(self) -> list[int]:
        """HR-INF-04: the tokens that he may hold whatever way he went: not gained, and not looked for in vain."""
        missed = {of for _, kind, of, answer in self.asked if kind in (SEARCH, HUNT) and answer == NO}
        return [
            space
            for space in self.facts.information
            if space not in self.gained and space not in missed and space not in self.told
        ]

    def tokens(self, code: int) -> list[int]:
        """The tokens that he may hold if his log leads to this state."""
        missed = {of for _, kind, of, answer in self.asked if kind in (SEARCH, HUNT) and answer == NO}
        more = [s for s, bit in self.told.items() if code & bit and s not in self.gained and s not in missed]
        return sorted([*self._sure(), *more])

    def places(self) -> dict[int, int]:
        """The weight of each last location."""
        out: dict[int, int] = {}
        for code, n in self.weights().items():
            place = self.ways.last(code & self.low)
            out[place] = out.get(place, 0) + n
        return out

    def weight_of(self, start: int, log: tuple[int, ...], held: int) -> int:
        """The weight of one log, with so many tokens that fit it; 0 if it cannot be."""
        state = self.ways.state(start, 0)
        code, weight = self._marked(state, 0), 1
        for entry, mark in enumerate(log, 1):
            if code not in self.layers[entry - 1]:
                return 0
            escape = entry - 1 in self.escapes
            after = self.ways.after(code & self.low, mark)
            before = [n for state, made, n in self.ways.back[escape][after] if (state, made) == (code & self.low, mark)]
            weight *= sum(before)
            code = (code - (code & self.low)) | (self._marked(after, entry) if mark >= 0 else after)
        return weight * comb(len(self.tokens(code)), held) if code in self.layers[self.entries] else 0

    def passed(self) -> dict[int, float]:
        """How often, in the mean, he has recorded each location so far, the start included."""
        low, width, ways = self.low, self.ways.width, self.ways
        total = sum(self.layers[-1].values())
        after: dict[int, float] = dict.fromkeys(self.layers[-1], 1.0)
        out: dict[int, float] = {}
        for entry in range(self.entries, -1, -1):
            layer = self.layers[entry]
            top = float(sum(layer.values())) if entry < self.entries else float(total)
            whole = sum([n / top * after.get(code, 0.0) for code, n in layer.items()])
            for code, n in layer.items():
                state = code & low
                if not state % width and code in after:
                    place = ways.locations[state // width]
                    out[place] = out.get(place, 0.0) + n / top * after[code] / whole
            if entry:
                after = self._before(after, entry)
        return out

    def _before(self, after: dict[int, float], entry: int) -> dict[int, float]:
        """One step backward: how much of what follows each state of the layer before fits."""
        onward = self.ways.onward[entry - 1 in self.escapes]
        marks, low, scale = self._marks(entry), self.low, float(self.ways.scale)
        out: dict[int, float] = {}
        for code in self.layers[entry - 1]:
            state = code & low
            high = code - state
            sum_of = 0.0
            for weight, some in onward[state]:
                part = 0.0
                for mark, there in some:
                    key = high | there
                    if mark >= 0 and there in marks:
                        key |= marks[there]
                    part += after.get(key, 0.0)
                sum_of += part * (weight / scale)
            if sum_of:
                out[code] = sum_of
        return out

    def draw(self, rng: Random) -> tuple[int, tuple[int, ...], list[int]]:
        """Start and entries of a log by its weight, and the information tokens that fit it."""
        weights = self.weights()
        assert weights, "no log fits what was answered"
        code = end = weighed(weights, rng)
        out: list[int] = []
        for entry in range(self.entries, 0, -1):
            marks, before = self._marks(entry), self.layers[entry - 1]
            state = code & self.low
            high = code - state
            ways: dict[tuple[int, int], int] = {}
            for earlier, mark, weight in self.ways.back[entry - 1 in self.escapes][state]:
                for above in self._highs(high, marks.get(state, 0) if mark >= 0 else 0):
                    n = before.get(above | earlier)
                    if n:
                        ways[above | earlier, mark] = n * weight
            code, mark = weighed(ways, rng)
            out.append(mark)
        out.reverse()
        return self.ways.last(code & self.low), tuple(out), self.tokens(end)

    def _highs(self, high: int, marks: int) -> list[int]:
        """The bits that may have been set before an entry that sets these."""
        if high & marks != marks:
            return []
        highs = [high]
        while marks:
            bit = marks & -marks
            marks -= bit
            highs += [above & ~bit for above in highs]
        return highs


def weighed(weights: dict[T, int], rng: Random) -> T:
    """One of the keys, by its weight."""
    at = rng.randrange(sum(weights.values()))
    for key, n in weights.items():
        at -= n
        if at < 0:
            return key
    raise AssertionError("weights are positive")
