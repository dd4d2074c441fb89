"""The position of Hunt for the Ring, who decides, and the questions that all rules ask of it.

The Ring-bearer is seat 0; Ringwraith player `w` is seat `w + 1`. Chapter 1 keeps Frodo's path in `entries`; chapter 2
follows the card `journey` by the value of `track`. `frodo_last`, `frodo_passed` and `in_the_wild` answer for both.
"""

from __future__ import annotations

from typing import cast

from thirdage.kernel import Deck, Rules

from .board import Board
from .constants import (
    ALL_NAZGUL,
    ALLY_1,
    CROSSED,
    DOT,
    LIMIT_1,
    LIMITS,
    NIGHT,
    NOWHERE,
    SORCERIES,
)  # fmt: skip
from .facts import HuntFacts
from .pursuit_state import PursuitState

RING_BEARER_BIT = 1


class Pursuit(PursuitState):
    """The hunt at a seam. `slots` describes the fields."""

    __slots__ = ()

    def copy(self) -> Pursuit:
        """Lists and dicts are copied flat, their values are immutable."""
        new = Pursuit(self.rules, self.next)
        new.share(self)
        return new

    # -- who ----------------------------------------------------------------------------------------------------
    @property
    def ring_bearer(self) -> str:
        """The seat of the Ring-bearer."""
        return self.rules.seats[0]

    @property
    def wraiths(self) -> int:
        """How many Ringwraith players there are."""
        return len(self.rules.seats) - 1

    def wraith_seat(self, wraith: int) -> str:
        """The seat of a Ringwraith player."""
        return self.rules.seats[wraith + 1]

    def wraith_bit(self, wraith: int) -> int:
        """The mask of his seat."""
        return 2 << wraith

    def order_of_play(self) -> tuple[int, ...]:
        """HR-DAY-06, HR-RWT-01: the four Nazgûl in the order in which they act, from the leading player clockwise."""
        n = self.wraiths
        return tuple([x for step in range(n) for x in self.orders[(self.leading + step) % n]])

    def commander(self, nazgul: int) -> int:
        """The Ringwraith player who controls a Nazgûl."""
        return next(w for w, mine in enumerate(self.orders) if nazgul in mine)

    @property
    def active(self) -> int:
        """The Nazgûl whose turn it is; also while a Sorcery card of its is carried out."""
        assert self.next[0] in ("nazgul", "effect")
        return self.order_of_play()[int(self.next[1])]

    # -- where --------------------------------------------------------------------------------------------------
    @property
    def board(self) -> Board:
        """The board of this chapter."""
        return self.facts.boards[self.chapter - 1]

    @property
    def night(self) -> bool:
        """HR-NMV-04: the phase counts, not the side of the marker."""
        return self.phase == NIGHT

    @property
    def dots(self) -> int:
        """HR-MAP-10, HR-MOV-06: dots recorded after the last location; a crossed-out cell is none (HR-ESC1-06)."""
        n = 0
        for entry in reversed(self.entries):
            if entry >= 0:
                break
            n += entry == DOT
        return n

    @property
    def frodo_last(self) -> int:
        """HR-MAP-08, HR-HNT-05, HR-JRN-05: Frodo's last location."""
        if self.chapter == 1:
            return next((entry for entry in reversed(self.entries) if entry >= 0), self.start)
        rows = self.facts.journeys[self.journey].places[: self.track + 1]
        return next(place for place in reversed(rows) if self.board.is_location(place))

    @property
    def frodo_passed(self) -> frozenset[int]:
        """HR-SRC-02, HR-HNT-05, HR-INT-04, HR-JRN-04, HR-GLO-01: the locations where he has been."""
        if self.chapter == 1:
            return frozenset([self.start, *[entry for entry in self.entries if entry >= 0]])
        rows = self.facts.journeys[self.journey].places[: self.track + 1]
        return frozenset([place for place in rows if self.board.is_location(place)])

    @property
    def in_the_wild(self) -> bool:
        """HR-MAP-09: his last entry is a dot; crossed-out cells are passed over."""
        if self.chapter == 1:
            return next((entry for entry in reversed(self.entries) if entry != CROSSED), 0) == DOT
        return not self.board.is_location(self.facts.journeys[self.journey].places[self.track])

    @property
    def gandalf_last(self) -> int:
        """HR-GAN-04, HR-DEED-07: Gandalf's last location; nowhere in chapter 1 and once he is in Rivendell."""
        return self.gandalf[-1] if self.gandalf and not self.rivendell else NOWHERE

    @property
    def closed(self) -> frozenset[int]:
        """HR-NMV-05, HR-NMV-07: where no Nazgûl may enter or pass: exits, Ally tokens, Gandalf's figure."""
        figure = (self.gandalf_last,) if self.gandalf_shown else ()
        return frozenset([*self.board.exits, *self.ally_tokens, *figure])

    def nazgul_at(self, space: int) -> tuple[int, ...]:
        """The Nazgûl in a space."""
        return tuple([nazgul for nazgul in ALL_NAZGUL if self.nazgul[nazgul] == space])

    # -- how much -----------------------------------------------------------------------------------------------
    @property
    def limit(self) -> int:
        """HR-END1-06, HR-END2-02, HR-DEED-08: the corruption that loses the game."""
        if self.chapter == 1:
            return LIMIT_1
        deck = self.facts.journeys[self.journey].deck
        return LIMITS[deck] + len(self.deeds_done) + self.rivendell

    @property
    def eyes_beside(self) -> int:
        """HR-ENC-09, HR-SOR-09: Eye tokens beside the track, and the cards that count as one. Ruling HRU-09."""
        return len(self.eyes) + len(self.beside_track)

    @property
    def abilities(self) -> int:
        """HR-INF-05: abilities 1 to n."""
        return len(self.gained)

    # -- names --------------------------------------------------------------------------------------------------
    def space_id(self, space: int) -> str:
        """The id of a space."""
        return self.rules.names.ids["space"][space]

    def to_all_but(self, mask: int) -> int:
        """The mask of everybody else, those who watch included."""
        return ~mask


def fresh(rules: Rules) -> Pursuit:
    """HR-SET1-01, HR-SET1-03, HR-SET1-05, HR-SET1-07, HR-SET1-12: chapter 1 before anything is drawn.

    HR-DIF-03, HR-CMP-08: the option `fellowship` puts a fourth token into the pool.
    """
    facts = cast(HuntFacts, rules.facts)
    new = Pursuit(rules, ("set-up",))
    wraiths = len(rules.seats) - 1
    new.begin(
        facts=facts,
        ally_deck=Deck(facts.deck(ALLY_1)),
        sorcery_deck=Deck(facts.deck(SORCERIES)),
        sorcery_hands=[()] * wraiths,
    )
    new.pool = rules.options["fellowship"]
    new.hunt_pool = facts.of_color(0)
    return new
