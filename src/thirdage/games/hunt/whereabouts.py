"""How likely Frodo is where in chapter 2, and Gandalf: of all that fits (`roads`), with no Journey card twice.

A card that was in use is not drawn again (HR-ESC2-05), so the cards of all directions hang together. For each set of
cards it is counted in how many orders they fit, with the questions that they leave to Gandalf; what these weigh is
added up along his log once for each such group of questions.
"""

from __future__ import annotations

from .roads import Roads, Spread

Fits = dict[tuple[int, int], int]
"""The cards in use so far, one bit each, and the questions that they leave to Gandalf: in how many orders."""


def frodo_and_gandalf(roads: Roads) -> tuple[dict[int, float], dict[int, float]]:
    """How likely the last location of each is which; of Gandalf nothing once he is in Rivendell."""
    logs = _Logs(roads)
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

    def __init__(self, roads: Roads) -> None:
        self.roads = roads
        self.known: dict[tuple[int, int], Spread] = {}

    def end(self, mask: int) -> Spread:
        """Where he is now."""
        if not self.roads.entries:
            return {} if mask else {0: 1}
        return self._at(mask, self.roads.entries - 1)

    def _at(self, mask: int, entry: int) -> Spread:
        roads = self.roads
        cell = roads.until(mask, entry), entry
        if cell not in self.known:
            if not entry or entry in roads.jumps:
                whole = sum(self._at(mask, entry - 1).values()) if entry else 1
                before = dict.fromkeys(roads.tokens, whole)
            else:
                before = roads.onward(self._at(mask, entry - 1))
            here = roads.fitting(entry, mask)
            self.known[cell] = {space: n for space, n in before.items() if n and space in here}
        return self.known[cell]
