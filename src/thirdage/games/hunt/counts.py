"""What a person would count on the fingers before Frodo moves, from a view alone (`Game.derived_counts`).

Where each Nazgûl can come in this phase is public; how many dots each location is away, only the
Ring-bearer's view says.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel import Reader, Rules

from .constants import ALL_NAZGUL, NOWHERE
from .model import fresh
from .paces import own_reach
from .sections import SECTIONS

Json = dict[str, Any]
BEFORE_A_MOVE: Final = ("ring-bearer", "frodo-moves")
"""The seams at which Frodo may move."""


def derived_counts(rules: Rules, seen: Json) -> Json:
    """`reach`: by Nazgûl, where it can come by its own movement in this phase (HR-NMV), its own space included.

    `cost`: the corruption of a move now (HR-NGT-01). `dots`, where the log is seen: by location connected with
    Frodo's last one, how many dots must still be recorded before it can be (HR-MAP-10). In chapter 2, where the Journey
    card is seen: by place before him, how many moves come before the one that leads there (HR-JRN-02); `gandalf`: where
    he can go (HR-GAN-02).
    """
    if seen["next"][0] not in BEFORE_A_MOVE:
        return {}
    at = fresh(rules)
    whole = Reader(seen, rules.names)
    SECTIONS.read(at, whole, secrets=False)
    if seen["gandalf"]["stands"] is not None:
        at.gandalf_shown, at.gandalf = True, (whole["gandalf"]["stands"].id("space"),)
    at.next, at.stepped = ("nazgul", 0), 0
    names = rules.names.ids["nazgul"]
    counts: Json = {
        "reach": {
            names[nazgul]: [at.space_id(space) for space in sorted({at.nazgul[nazgul], *own_reach(at, nazgul)})]
            for nazgul in ALL_NAZGUL
            if at.nazgul[nazgul] != NOWHERE
        },
        "cost": int(at.night and not at.free_night_move),
    }
    if at.chapter == 1 and seen["log"] is not None:
        for section in SECTIONS.all:
            if section.key in ("start", "log"):
                section.take(at, whole[section.key])
        between = at.board.dots_between[at.frodo_last]
        counts["dots"] = {at.space_id(space): max(0, n - at.dots) for space, n in sorted(between.items())}
    if at.chapter == 2 and seen["journey"] is not None:
        row = at.facts.journeys[whole["journey"].id("journey")]
        counts["dots"] = {at.space_id(space): n for n, space in enumerate(row.places[seen["track"] + 1 :])}
        told = seen["gandalf"]
        if told["log"] and not (told["moved"] or told["rivendell"]):
            last = whole["gandalf"]["log"].items()[-1].id("space")
            counts["gandalf"] = [at.space_id(space) for space in sorted(at.board.dots_between[last])]
    return counts
