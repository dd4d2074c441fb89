"""What must hold of every position: cards and tokens are conserved, and each thing is where it can be."""

from __future__ import annotations

from .constants import (
    ALLY_TOKENS,
    CROSSED,
    NOTHING,
    NOWHERE,
    RED,
    SORCERIES,
    UP,
)  # fmt: skip
from .model import Pursuit
from .seam_checks import wrong


def check(at: Pursuit) -> None:
    """Raise Impossible if the position is."""
    if at.chapter not in (1, 2):
        raise wrong("chapter", "HR-GEN-03")
    _check_cards(at)
    _check_tokens(at)
    _check_board(at)
    _check_log(at)
    if at.chapter == 2:
        _check_second_chapter(at)
    else:
        _check_first_chapter(at)
    under_way = at.start != NOWHERE if at.chapter == 1 else at.journey != NOTHING
    if at.outcome is None and under_way and at.corruption >= at.limit:
        raise wrong("corruption", "HR-END1-06")


def _check_cards(at: Pursuit) -> None:
    """Every card of the two decks of the chapter is in one place."""
    ally = [*at.ally_deck.cards(), *at.ally_hand, *[card for card, _ in at.ally_discards]]
    if sorted(ally) != sorted(at.facts.deck(at.chapter - 1)):
        raise wrong("ally", "HR-CMP-02")
    sorcery = [*at.sorcery_deck.cards(), *[card for card, _ in at.sorcery_discards], *at.beside_track]
    for hand in at.sorcery_hands:
        sorcery += hand
    if sorted(sorcery) != sorted(at.facts.deck(SORCERIES)):
        raise wrong("sorcery", "HR-CMP-02")
    if at.leading >= at.wraiths:
        raise wrong("leading", "HR-PLY-02")


def _check_tokens(at: Pursuit) -> None:
    """HR-ENC-02: no corruption token is lost or doubled; special ones may not be there yet. HR-FEL-01, HR-INF-14."""
    there = [*at.hunt_pool, *at.drawn, *at.eyes, *at.discarded_tokens]
    due = [token for color in range(at.chapter) for token in at.facts.of_color(color)]
    if len(set(there)) != len(there) or not set(due) <= set(there) <= {*due, *at.facts.of_color(RED)}:
        raise wrong("tokens", "HR-ENC-02")
    if at.available + at.pool > at.rules.options["fellowship"]:
        raise wrong("fellowship", "HR-FEL-05")
    known = [*at.held, *at.turned, *at.gained]
    if len(set(known)) != len(known) or not set(known) <= set(at.facts.information) or len(known) > 5:
        raise wrong("information", "HR-INF-14")
    if len(at.companions) != 5 or (at.chapter == 1 and at.companions[4] == UP):
        raise wrong("companions", "HR-CPN-04")


def _check_board(at: Pursuit) -> None:
    """HR-NMV-05, HR-TOK-01, HR-TOK-05."""
    here = at.board.kind
    if len(at.ally_tokens) > ALLY_TOKENS:
        raise wrong("ally-tokens", "HR-TOK-05")
    for token in at.ally_tokens:
        if token not in here or not at.board.is_location(token) or token in at.nazgul:
            raise wrong("ally-tokens", "HR-TOK-01")
    for space in at.nazgul:
        if space != NOWHERE and (space not in here or space in at.board.exits):
            raise wrong("nazgul", "HR-NMV-05")
    for space in at.tracks:
        if space not in here or not at.board.is_location(space):
            raise wrong("tracks", "HR-TRK-01")


def _check_first_chapter(at: Pursuit) -> None:
    """HR-SET1-01: everything of Gandalf, and both Journey decks, are put away."""
    if at.gandalf or at.deeds or at.deeds_done or at.deeds_left or at.traces or at.gandalf_then:
        raise wrong("gandalf", "HR-SET1-01")
    if at.gandalf_moved or at.gandalf_shown or at.rivendell:
        raise wrong("gandalf", "HR-SET1-01")
    if at.journey != NOTHING or at.journeys_left or at.directions:
        raise wrong("journey", "HR-SET1-01")


def _check_second_chapter(at: Pursuit) -> None:
    """HR-SET2-07, HR-SET2-10, HR-DEED-01: journey cards and deed tokens are where they can be."""
    tokens = [*at.gandalf[:1], *at.deeds, *at.deeds_done, *at.deeds_left]
    if len(set(tokens)) != len(tokens) or not set(tokens) <= {*at.facts.deeds, *at.gandalf[:1]}:
        raise wrong("gandalf", "HR-SET2-10")
    if any(space not in at.board.kind or not at.board.is_location(space) for space in at.gandalf):
        raise wrong("gandalf", "HR-GAN-02")
    if at.gandalf_shown and at.rivendell:
        raise wrong("gandalf", "HR-DEED-06")
    if len(at.gandalf_then) != len(at.asked) or any(count > len(at.gandalf) for count in at.gandalf_then):
        raise wrong("gandalf-then", "HR-INT-01")
    if any(count > len(at.gandalf) for count, _, _ in at.traces):
        raise wrong("traces", "HR-APP-03")
    if any(number > len(at.asked) for number in at.directions):
        raise wrong("directions", "HR-ESC2-03")


def _check_log(at: Pursuit) -> None:
    """HR-MOV-01: the track equals the number of cells in use; the figures of the log can be written there."""
    if at.chapter != 1:
        return
    if at.start != NOWHERE and at.start not in at.facts.start_tokens:
        raise wrong("start", "HR-SET1-04")
    if len(at.entries) != at.track:
        raise wrong("log", "HR-MOV-01")
    if at.arrived and not (at.entries and at.entries[-1] in at.board.exits):
        raise wrong("arrived", "HR-END1-01")
    for cell, entry in enumerate(at.entries):
        last = cell + 1 == at.track
        if entry >= 0 and (entry not in at.board.kind or not at.board.is_location(entry)):
            raise wrong("log", "HR-MOV-04")
        if entry >= 0 and at.board.is_exit(entry) and not (last and at.arrived):
            raise wrong("log", "HR-END1-01")
        if entry == CROSSED and cell not in at.escapes:
            raise wrong("log", "HR-ESC1-06")
    if any(cell >= at.track for cell in at.escapes):
        raise wrong("escapes", "HR-ESC1-07")
