"""How likely Frodo is where in chapter 2, and Gandalf: of all that fits (`roads`), with no card or token twice.

A card that was in use is not drawn again (HR-ESC2-05), so the cards of all directions hang together. For each set of
cards it is counted in how many orders they fit, with the questions that they leave to Gandalf; what these weigh is
added up along his log once for each such group of questions. Nor does Gandalf come twice to a token until all were
drawn (HR-APP-07, HR-APP-09): up to the last that he draws his log is followed for each set of those he has drawn.
"""

from __future__ import annotations

from .roads import Roads, Spread

Fits = dict[tuple[int, int], int]
"""The cards in use so far, one bit each, and the questions that they leave to Gandalf: in how many orders."""


State = tuple[int, int, int]
"""The token of Gandalf's start as one bit (once all were drawn those that come back), the tokens that cannot be drawn,
and where he is; the first two are 0 when he draws none any more."""


def frodo_and_gandalf(roads: Roads, deeds: int) -> tuple[dict[int, float], dict[int, float]]:
    """How likely the last location of each is which; of Gandalf nothing once he is in Rivendell.

    He has so many deeds before him.
    """
    logs = _Logs(roads, deeds)
    frodo: dict[int, int] = {}
    gandalf: dict[int, int] = {}
    for deck, groups in enumerate(roads.groups):
        fits: Fits = {(0, 0): 1}
        for group in groups[:-1]:
            fits = {key: n for found in _after(fits, group).values() for key, n in found.items()}
        share = roads.sequences(1 - deck)
        for card, found in _after(fits, groups[-1]).items():
            rows = roads.facts.journeys[card].places[: roads.at.track + 1]
            last = next(place for place in reversed(rows) if roads.board.is_location(place))
            for (_, mask), n in found.items():
                there = logs.end(mask)
                frodo[last] = frodo.get(last, 0) + n * share * sum(there.values())
                for space, ways in there.items():
                    gandalf[space] = gandalf.get(space, 0) + n * share * ways
    known = not roads.entries or roads.at.rivendell
    return _shares(frodo), {} if known else _shares(gandalf)


def _after(fits: Fits, group: dict[int, list[int]]) -> dict[int, Fits]:
    """By the card of the next direction: what fits then."""
    out: dict[int, Fits] = {}
    for (used, mask), n in fits.items():
        for more, cards in group.items():
            for card in cards:
                if not used >> card & 1:
                    found = out.setdefault(card, {})
                    key = used | 1 << card, mask | more
                    found[key] = found.get(key, 0) + n
    return out


def _shares(ways: dict[int, int]) -> dict[int, float]:
    total = sum(ways.values())
    return {space: n / total for space, n in ways.items() if n}


class _Logs:
    """The weights of Gandalf's logs, forward along them, by the questions that are left to him."""

    def __init__(self, roads: Roads, deeds: int) -> None:
        self.roads = roads
        self.known: dict[tuple[int, int], dict[State, int]] = {}
        self.bits: dict[int, int] = {token: 1 << n for n, token in enumerate(roads.facts.deeds)}
        self.all: int = (1 << len(self.bits)) - 1
        self.jumps: list[int] = sorted(roads.jumps)
        self.drawable: int = max(1, len(self.bits) - len(roads.at.deeds_done) - deeds - 1)
        """How many tokens can be drawn before they come back."""

    def end(self, mask: int) -> Spread:
        """Where he is now."""
        if not self.roads.entries:
            return {} if mask else {0: 1}
        out: Spread = {}
        for (_, _, space), n in self._at(mask, self.roads.entries - 1).items():
            out[space] = out.get(space, 0) + n
        return out

    def _at(self, mask: int, entry: int) -> dict[State, int]:
        roads = self.roads
        cell = roads.until(mask, entry), entry
        found = self.known.get(cell)
        if found is None:
            here = roads.fitting(entry, mask)
            if not entry:
                before = {(self.bits[token], self.bits[token], token): 1 for token in roads.tokens}
            elif entry in roads.jumps:
                before = self._drawn(self._at(mask, entry - 1), self.jumps.index(entry))
            else:
                before = self._onward(self._at(mask, entry - 1))
            draws = bool(self.jumps) and entry < self.jumps[-1]
            found = {}
            for (first, gone, space), n in before.items():
                if space in here:
                    state = (first, gone, space) if draws else (0, 0, space)
                    found[state] = found.get(state, 0) + n
            self.known[cell] = found
        return found

    def _onward(self, before: dict[State, int]) -> dict[State, int]:
        """One entry later, wherever he goes."""
        spreads: dict[tuple[int, int], Spread] = {}
        for (first, gone, space), n in before.items():
            spreads.setdefault((first, gone), {})[space] = n
        out: dict[State, int] = {}
        for (first, gone), spread in spreads.items():
            for space, n in self.roads.onward(spread).items():
                out[first, gone, space] = n
        return out

    def _drawn(self, before: dict[State, int], nth: int) -> dict[State, int]:
        """He is at a token drawn, after so many others. HR-APP-09: when all were drawn they come back."""
        whole: dict[tuple[int, int], int] = {}
        for (first, gone, _), n in before.items():
            if nth and nth % self.drawable == 0:
                first = gone & ~first if nth == self.drawable else first  # noqa: PLW2901
                gone = self.all & ~first  # noqa: PLW2901
            whole[first, gone] = whole.get((first, gone), 0) + n
        out: dict[State, int] = {}
        for (first, gone), n in whole.items():
            for token in self.roads.tokens:
                if not gone & self.bits[token]:
                    state = (first, gone | self.bits[token], token)
                    out[state] = out.get(state, 0) + n
        return out
