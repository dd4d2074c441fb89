"""Every field of the position of War of the Ring, described once.

`tools/generate_position.py` writes `war_state` from this: slots, set-up, copies, and the part of the `Glance` that is
the same. `sections` says how each field is written, read and seen. A field that is missing in one of the two, or has a
start neither here nor in `war.fresh`, is an error before anything is played.
"""

from __future__ import annotations

from typing import Final

from thirdage.kernel.slots import Slot

SLOTS: Final[tuple[Slot, ...]] = (
    Slot("facts", "WarFacts", glance=True),
    Slot(
        "regions",
        "tuple[Region, ...]",
        told="What each region holds now: as printed, unless a bundle puts another in its place.",
        glance=True,
    ),
    Slot("turn", "int", "0", glance=True),
    Slot("actions", "int", "0", "How many dice have been used in the game."),
    Slot("queued_seams", "tuple[tuple[Any, ...], ...]", "()", "Seams that wait for the end of what is at hand."),
    # -- figures
    Slot("free_forces", "list[Force]"),
    Slot("shadow_forces", "list[Force]"),
    Slot("inside", "list[Force]", told="Who is shut in, by region."),
    Slot("reinforcements", "list[int]", glance=True),
    Slot("casualties", "list[int]"),
    Slot("where", "list[int]", told="Of each character the region, or ASIDE, IN_FELLOWSHIP, GONE.", glance=True),
    # -- the board
    Slot("captured", "int", "0", "The mask of the regions that the other side controls.", glance=True),
    Slot("steps_to_war", "list[int]", glance=True),
    Slot("active", "int", told="The mask of the active nations.", glance=True),
    Slot("dice", "list[tuple[int, ...]]", "[(), ()]", "The unused action dice of each side.", glance=True),
    Slot(
        "used_dice",
        "list[tuple[int, ...]]",
        "[(), ()]",
        "The action dice of this turn that are no longer there, in their order: used, skipped, or lost to a card.",
    ),
    Slot("hunt_box", "list[int]", "[0, 0]", "Dice of each side in the Hunt Box.", glance=True),
    Slot("forced_die", "bool", "False"),
    Slot("rings", "list[int]", "[ELVEN_RINGS, 0]"),
    Slot("tokens", "list[tuple[int, ...]]"),
    Slot("ring_used", "int", "0", "The mask of the sides that have used an Elven Ring this turn."),
    # -- cards
    Slot("table", "tuple[int, ...]", "()", glance=True),
    Slot("playing", "tuple[int, ...]", "()"),
    Slot("decks", "list[Deck]"),
    Slot("hands", "list[tuple[Held, ...]]", told="By player."),
    Slot("discards", "tuple[Held, ...]", "()"),
    # -- the Fellowship and the Hunt
    Slot("ring_bearers", "int", told="The region of the Ring-bearers' last known position.", glance=True),
    Slot("progress", "int", "0", "WR-FEL-03: with `hidden` the two sides of the progress counter.", glance=True),
    Slot("hidden", "bool", "True", glance=True),
    Slot("corruption", "int", "0", glance=True),
    Slot("guide", "int", glance=True),
    Slot("mordor", "int", "-1", "The step of the Mordor Track; -1 before it.", glance=True),
    Slot("mordor_attempted", "bool", "False", "Moved or hidden in this turn.", glance=True),
    Slot("declared", "bool", "False"),
    Slot("pool", "tuple[int, ...]"),
    Slot("tiles_drawn", "tuple[int, ...]", "()"),
    Slot("tiles_removed", "tuple[int, ...]", "()"),
    Slot("tiles_waiting", "tuple[int, ...]", "()", "Special tiles that wait for Mordor."),
    # -- who acts
    Slot("minion_entered", "bool", "False"),
    Slot("used_this_turn", "tuple[str, ...]", "()"),
    Slot("actor", "int", "FREE_PEOPLES", "The player whose action it is."),
    Slot(
        "leading",
        "tuple[int, ...]",
        told="WR-MP-03: by side, the player with the leading player token. Empty with two players.",
    ),
    Slot(
        "order",
        "tuple[int, ...]",
        "()",
        "WR-MP-09: the players in the order in which they act next, whoever acts now at the end. Empty with two.",
    ),
    Slot("alliance", "Alliance", "ALONE", "What team-mates share. As at set-up with two players."),
    Slot(
        "given_away",
        "tuple[Given, ...]",
        "()",
        "WR-MP-06: cards given to a team-mate, and what the giver knows of where they are (see `given_away`).",
    ),
    Slot("die", "int", "-1", "The result in use."),
    Slot("battle", "Battle | None", "None"),
)
