"""Every field of the position of Hunt for the Ring, described once.

`tools/generate_position.py` writes `pursuit_state` from this: slots, set-up and copies. Spaces, cards, tokens and
Nazgûl are indexes. What is secret says so; `sections` says who sees it.
"""

from __future__ import annotations

from typing import Final

from thirdage.kernel.slots import Slot

SLOTS: Final[tuple[Slot, ...]] = (
    Slot("facts", "HuntFacts"),
    Slot("chapter", "int", "1"),
    Slot("day", "int", "0"),
    Slot("phase", "int", "0", "HR-DAY-01: first or second Day phase, or Night."),
    Slot("eye", "bool", "False", "HR-NGT-01: the phase marker shows its Eye side."),
    Slot("actions", "int", "0"),
    # -- Frodo
    Slot("track", "int", "0", "HR-MOV-01: the movement track."),
    Slot("corruption", "int", "0"),
    Slot("start", "int", "NOWHERE", "HR-SET1-04: secret."),
    Slot("entries", "tuple[int, ...]", "()", "Secret: Frodo's log in chapter 1: locations, DOT, CROSSED."),
    Slot("escapes", "tuple[int, ...]", "()", "HR-ESC1-10: which entries were made in an escape."),
    Slot("asked", "tuple[Question, ...]", "()", "What was asked about Frodo and answered."),
    Slot("arrived", "bool", "False", "HR-END1-01: his last entry is an exit, and has been announced."),
    Slot("companions", "tuple[int, ...]", "(UP, UP, UP, OUT, OUT)"),
    Slot("available", "int", "0", "HR-FEL-01: Fellowship tokens on Frodo's card."),
    Slot("pool", "int", "FELLOWSHIP_TOKENS", "HR-FEL-01: Fellowship tokens in the pool."),
    # -- the Ring-bearer's turn
    Slot("moved", "bool", "False", "Frodo has moved, or rests; or the active Nazgûl has moved."),
    Slot("rests", "bool", "False"),
    Slot("played_card", "bool", "False"),
    Slot("spent_token", "bool", "False"),
    Slot("begun", "bool", "False", "HR-DAY-04: the Ring-bearer has done something in this turn."),
    Slot("helpers", "tuple[int, ...]", "()", "Companions whose upper ability was used in this turn."),
    Slot("free_night_move", "bool", "False", "This night's move does not raise corruption."),
    # -- cards
    Slot("ally_deck", "Deck"),
    Slot("ally_hand", "tuple[int, ...]", "()", "Secret."),
    Slot("ally_discards", "tuple[Held, ...]", "()"),
    Slot("sorcery_deck", "Deck"),
    Slot("sorcery_hands", "list[tuple[int, ...]]", told="Of each Ringwraith player; secret."),
    Slot("sorcery_discards", "tuple[Held, ...]", "()"),
    Slot("beside_track", "tuple[int, ...]", "()", "HR-SOR-09: Sorcery cards that lie beside the corruption track."),
    Slot("lasting", "tuple[Lasting, ...]", "()", "Effects of cards that hold for a while."),
    # -- information and tracks
    Slot("held", "tuple[int, ...]", "()", "HR-INF-02: information tokens that can be found; secret."),
    Slot("turned", "tuple[int, ...]", "()", "HR-INF-08: those turned over; secret."),
    Slot("gained", "tuple[int, ...]", "()", "HR-INF-04: information tokens of the Ringwraiths."),
    Slot("tracks", "dict[int, int]", "{}", "HR-TRK-01: the side of the tracks token of a location."),
    Slot("ally_tokens", "tuple[int, ...]", "()", "HR-TOK-01."),
    # -- the hunt pool
    Slot("hunt_pool", "tuple[int, ...]", "()"),
    Slot("eyes", "tuple[int, ...]", "()", "HR-ENC-11: Eye tokens beside the corruption track."),
    Slot("discarded_tokens", "tuple[int, ...]", "()"),
    Slot("drawn", "tuple[int, ...]", "()", "HR-ENC-04: corruption tokens of the encounter at hand."),
    Slot("found", "bool", "False", "HR-HNT-04: an encounter waits for the end of the phase."),
    Slot("met", "bool", "False", "Frodo has been in an encounter in this chapter."),
    # -- Ringwraiths
    Slot("nazgul", "tuple[int, ...]", "(NOWHERE, NOWHERE, NOWHERE, NOWHERE)", "HR-GLO-02: where each Nazgûl stands."),
    Slot("chief", "int", "NOBODY", "HR-CHF-03: the Nazgûl whom the Chief replaces."),
    Slot("orders", "tuple[tuple[int, ...], ...]", "()", "HR-SET1-10: the Nazgûl of each Ringwraith in their order."),
    Slot("leading", "int", "0", "HR-PLY-02."),
    Slot("dice", "tuple[int, ...]", "()", "HR-DIE-02: the unused dice."),
    Slot("chief_die", "int", "NOTHING", "HR-CHD-01: the face of the unused Chief's die."),
    Slot(
        "stepped", "int", "0", "Whether the active Nazgûl has made a step in its turn, and been where a card slows it."
    ),
    Slot("acted", "bool", "False", "HR-RWT-02: the active Nazgûl has used its action."),
    # -- chapter 2
    Slot("journey", "int", "NOTHING", "HR-SET2-07: secret."),
    Slot("journeys_left", "tuple[int, ...]", "()", "HR-ESC2-03: journey cards of the deck in use; secret."),
    Slot("directions", "tuple[int, ...]", "()", "HR-ESC2-03: the number of questions before each change of direction."),
    Slot("shared_sorcery", "tuple[Held, ...]", "()", "HR-SET2-12: cards in a hand that others know, who gave them."),
    Slot("gandalf", "tuple[int, ...]", "()", "HR-GAN-01: the locations in Gandalf's log; secret."),
    Slot("gandalf_moved", "bool", "False", "HR-GAN-01: he has made the entry of this phase."),
    Slot("gandalf_then", "tuple[int, ...]", "()", "How many locations his log had at each question."),
    Slot("traces", "tuple[Trace, ...]", "()", "What all learned of Gandalf."),
    Slot("gandalf_shown", "bool", "False", "HR-APP-03: his figure stands in his last location."),
    Slot("rivendell", "bool", "False", "HR-DEED-06."),
    Slot("deeds", "tuple[int, ...]", "()", "HR-DEED-01: deed tokens of the Ring-bearer; secret."),
    Slot("deeds_done", "tuple[int, ...]", "()"),
    Slot("deeds_left", "tuple[int, ...]", "()", "HR-APP-07: unused deed tokens; secret."),
)
