"""What the data of a card means by a place."""

from __future__ import annotations

from typing import Final

from thirdage.games.hunt.model import Pursuit


def areas_of(at: Pursuit) -> tuple[int, ...]:
    """The areas of the board of this chapter."""
    return tuple([at.facts.areas.index(area) for area in at.board.areas])


def sections_of(at: Pursuit) -> tuple[int, ...]:
    """Its sections."""
    return tuple([at.facts.sections.index(section) for section in at.board.sections])


NEAR_FRODO: Final = "near_frodo"


def spaces_in(at: Pursuit, words: list[str] | str) -> frozenset[int]:
    """The spaces of areas and sections, single locations, and what is `connected:` with one.

    HR-ENC-04: near Frodo is where Nazgûl take part in an encounter.
    """
    if words == NEAR_FRODO:
        return frozenset([at.frodo_last, *at.board.adjacent[at.frodo_last]])
    found: set[int] = set()
    for word in words:
        if word in at.board.areas:
            found |= {space for space in at.board.spaces if at.board.areas[at.board.area[space]] == word}
        elif word in at.board.sections:
            found |= {space for space in at.board.spaces if at.board.sections[at.board.section[space]] == word}
        else:
            place = at.board.spaces[at.board.printed.index(word.removeprefix("connected:"))]
            found |= at.board.locations_near(place) if word.startswith("connected:") else {place}
    return frozenset(found)


def active_section(at: Pursuit) -> int:
    """The section in which the active Nazgûl stands."""
    return at.facts.section_of(at.nazgul[at.active])


def active_area(at: Pursuit) -> int:
    """The area in which the active Nazgûl stands."""
    return at.facts.area_of(at.nazgul[at.active])


def player(at: Pursuit) -> str:
    """The seat that plays the card of the active Nazgûl."""
    return at.wraith_seat(at.commander(at.active))
