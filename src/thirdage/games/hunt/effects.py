"""Effects of cards, found by the card and the query: where the cards hook in.

A module of `cards/` holds a deck, or a part of one, and registers short functions:

    EFFECTS: Final[Effects] = Effects()

    @EFFECTS.on("ally-tom-bombadil", "play")
    def tom_bombadil(at: Pursuit, option: int) -> Flow[None]: ...

A card is built when it has an effect "<card>/play"; until then it cannot be played (reason-hunt-card-not-built).
The queries, each asked by the module named behind it:

    "<card>/condition"   (at) -> Reason | None            why it cannot be played now          card_play.may_play
    "<card>/option"      (at, option) -> Reason | None    why this half of it cannot           card_play.may_play
    "<card>/play"        (at, option) -> Flow[None]       what it does; the card lies on its discard pile already
    "<companion>/upper"  (at) -> Flow[None], "<companion>/may-upper" (at) -> Reason | None      companions
    "<companion>/lower"  (at) -> Flow[None], "<companion>/may-lower" (at) -> Reason | None      companions

Windows out of turn are the step `declared` (questions.py); lasting effects are rows of `at.lasting`, asked for by the
rules that they bend: `lasting_of` below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .model import Pursuit

F = TypeVar("F", bound=Callable[..., Any])


class Effects:
    """The register of a module: a dict by "<id>/<query>" for the bundle."""

    def __init__(self) -> None:
        self.all: dict[str, Callable[..., Any]] = {}

    def on(self, id: str, query: str) -> Callable[[F], F]:
        """Register a function under a card (or Companion) and a query."""

        def keep(function: F) -> F:
            key = f"{id}/{query}"
            assert key not in self.all, f"registered twice: {key}"
            self.all[key] = function
            return function

        return keep


def effect_of(at: Pursuit, id: str, query: str) -> Callable[..., Any] | None:
    """The function of a card for a query."""
    return at.rules.effects.get(f"{id}/{query}")


def lasting_of(at: Pursuit, what: str) -> tuple[int, ...]:
    """The spaces, areas, sections or Nazgûl that lasting effects of this kind are about now."""
    return tuple([where for _, kind, where, _ in at.lasting if kind == what])


def end_lasting(at: Pursuit, until: str) -> None:
    """The end of a phase or of a day."""
    at.lasting = tuple([row for row in at.lasting if row[3] != until])
