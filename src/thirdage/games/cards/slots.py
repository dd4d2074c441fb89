"""Every field of the position of the Card Game, described once.

`tools/generate_position.py` writes `saga_state` from this: slots, set-up and copies. Cards, locations and players are
indexes.
"""

from __future__ import annotations

from typing import Final

from thirdage.kernel.slots import Slot

SLOTS: Final[tuple[Slot, ...]] = (
    Slot("facts", "CardFacts"),
    Slot("round", "int", "0"),
    Slot("first", "int", "0", "The place of the first-player token in the turn order."),
    Slot("actions", "int", "0"),
    # -- where cards are
    Slot(
        "where",
        "list[int]",
        told="Of each card its zone, AT + location for those that stand on one; -1 for cards that take no part.",
    ),
    Slot("decks", "list[Deck]"),
    Slot("hands", "list[tuple[int, ...]]"),
    Slot("cycles", "list[tuple[int, ...]]"),
    Slot(
        "reserves",
        "list[tuple[int, ...]]",
        told="Armies and characters in each player's reserve; their items lie on them.",
    ),
    Slot("bearers", "list[int]"),
    Slot("carried", "dict[int, tuple[int, ...]]", "{}"),
    Slot("standing", "dict[int, tuple[int, ...]]", "{}", "Armies and characters on each active location."),
    Slot("added", "dict[int, tuple[int, int]]", "{}", "CG-ICON: (attack, defence) tokens on a location."),
    Slot("on_card", "dict[int, int]", "{}", "CG-ICON: path attack tokens on a character."),
    # -- locations
    Slot("states", "list[int]"),
    Slot("areas", "dict[int, int]", "{}", "CG-RCOM-01: from whose scoring area a reactivated battleground came."),
    Slot("active", "tuple[int, ...]", "()", "Active locations in the order of their activation."),
    Slot("path", "int", "NOWHERE"),
    Slot("last_path", "int", "0", "CG-PATH-02: the number of the last path activated."),
    Slot("final", "bool", "False", "CG-VIC-02: whether a path of the highest number has been fought over."),
    # -- the round
    Slot("corruption", "int", "0"),
    Slot("rings", "tuple[bool, ...]", told="Whether each player's Ring token can still be used."),
    Slot("passed", "tuple[int, ...]", "()", "Who has passed since the last action."),
    Slot("fresh", "tuple[int, ...]", "()", "CG-RES-01: played to reserve in this round."),
    Slot("played", "tuple[int, ...]", "()", "CG-SPEC-03: characters and items played in this round."),
    Slot("once", "tuple[int, ...]", "()", "Cards whose once-a-round action was used."),
    Slot("lasting", "tuple[str, ...]", "()", "Events that hold for the rest of the round."),
    Slot("traces", "list[int]", told="Of each card the mask of the face-down zones where it may be, for the public."),
)
