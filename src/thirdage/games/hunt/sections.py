"""The position of Hunt for the Ring as JSON, described once: what each key holds, how it is written, read and seen.

What is not hidden here is open to all (HR-SEC-03, HR-CPN-03).
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.kernel.codecs import Ending, Heap, Ids, Number, Seam, Truth, WordOrNull, Words
from thirdage.kernel.reader import Reader
from thirdage.kernel.sections import One, Sections, Several, Special

from . import secrets
from .codecs import Entries, IdOrNull, Lastings, NumberList, Orders, Questions, Traces, Tracks, TupleOf
from .constants import CARD_STATES, COMPANIONS, FACES, NAZGUL, PHASES, SHADOW
from .ending import ENDINGS
from .model import Pursuit
from .slots import SLOTS

Json = dict[str, Any]
MOST: Final = 100


def _to_bearer(key: str, field: str, codec: Any, told: str) -> One:
    """A section that only the Ring-bearer sees; everyone else sees null."""

    def show(at: Pursuit, bit: int) -> Any:
        return codec.write(at, getattr(at, field)) if secrets.sees_bearer(bit) else None

    return One(key, field, _Hidden(codec), told, show=show)


class _Hidden(IdOrNull):
    """The codec of a section of which a view may say nothing."""

    def __init__(self, of: Any) -> None:
        super().__init__("")
        self.of = of

    def write(self, position: Any, value: Any) -> Any:
        """As by the codec itself."""
        return self.of.write(position, value)

    def read(self, position: Any, written: Reader, default: Any) -> Any:
        """Likewise."""
        return self.of.read(position, written, default)

    def schema(self, outline: Any) -> Json:
        """Or null, in a view."""
        shape: Json = self.of.schema(outline)
        return {"anyOf": [shape, {"type": "null"}]} if outline.whole else shape


def _details(details: Reader) -> Json:
    """What the end says of itself."""
    row = details.only("chapter", "track", "corruption", "companions")
    return {name: row[name].number(0, MOST) for name in ("chapter", "track", "corruption", "companions")}


TURN: Final = {
    "moved": ("moved", Truth()),
    "rests": ("rests", Truth()),
    "played-card": ("played_card", Truth()),
    "spent-token": ("spent_token", Truth()),
    "begun": ("begun", Truth()),
    "helpers": ("helpers", Ids("companion")),
    "stepped": ("stepped", Number(2)),
    "free-night-move": ("free_night_move", Truth()),
    "acted": ("acted", Truth()),
}
SECTIONS: Final[Sections] = Sections([
    One("chapter", "chapter", Number(2), "1 or 2", rank=-2),
    One("day", "day", Number(MOST), "the number of the day; 0 before the first"),
    One("phase", "phase", WordOrNull(PHASES), "the phase of the day"),
    One("eye", "eye", Truth(), "whether the phase marker shows its Eye side"),
    One("actions", "actions", Number(most=1_000_000), "how many decisions of a turn were taken"),
    One("next", "next", Seam(), "the seam that comes next", rank=-1),
    One("outcome", "outcome", Ending(ENDINGS, _details), "how the game ended; null while it goes on"),
    One("track", "track", Number(MOST), "the value of the movement track"),
    One("corruption", "corruption", Number(MOST), "the corruption of Frodo"),
    _to_bearer("start", "start", IdOrNull("space"), "Frodo's start location, or null"),
    _to_bearer("log", "entries", Entries(), "Frodo's log: locations, `.` for a dot, `x` for a crossed-out cell"),
    One("escapes", "escapes", NumberList(), "which entries of the log were made in an escape, from 0"),
    One("arrived", "arrived", Truth(), "whether Frodo has left chapter 1 by an exit"),
    One("asked", "asked", Questions(), "questions: [value of the track, kind, of what, answer]"),
    One("companions", "companions", TupleOf(COMPANIONS, WordOrNull(CARD_STATES)), "Companion to `out`, `up`, `down`"),
    Several(
        "fellowship", {"available": ("available", Number(4)), "pool": ("pool", Number(4))},
        "Fellowship tokens: `available` ones, and those in the `pool`",
    ),
    Several("turn", TURN, "what has been done in the turn at hand"),
    Special(
        "ally", ("ally_deck", "ally_hand", "ally_discards"), secrets.write_ally, secrets.ally_schema,
        "Ally cards: `deck`, `hand`, `discards` ([card, mask of those who know it])", read=secrets.read_ally,
        show=secrets.show_ally,
    ),
    Special(
        "sorcery", ("sorcery_deck", "sorcery_hands", "shared_sorcery", "sorcery_discards"), secrets.write_sorcery,
        secrets.sorcery_schema,
        "Sorcery cards: `deck`, `hands` by seat, `shared` (cards in hands that others know), `discards`",
        read=secrets.read_sorcery,
        show=secrets.show_sorcery,
    ),
    One("beside-track", "beside_track", Ids("card"), "Sorcery cards beside the corruption track"),
    One("lasting", "lasting", Lastings(), "effects that hold for a while: [card, what, about what, until when]"),
    Special(
        "information", ("held", "turned", "gained"), secrets.write_information, secrets.information_schema,
        "information tokens: `held`, `turned` over, `gained` by the Ringwraiths", read=secrets.read_information,
        show=secrets.show_information,
    ),
    One("tracks", "tracks", Tracks(), "location to the side of its tracks token: `eye` or `sword`"),
    One("ally-tokens", "ally_tokens", Ids("space"), "locations with an Ally token"),
    Special(
        "tokens", ("hunt_pool", "drawn", "eyes", "discarded_tokens"), secrets.write_tokens, secrets.tokens_schema,
        "corruption tokens: `pool`, `drawn` in the encounter at hand, `eyes` beside the track, `discarded`",
        read=secrets.read_tokens,
    ),
    One("found", "found", Truth(), "whether an encounter waits for the end of the phase"),
    One("met", "met", Truth(), "whether Frodo has been in an encounter in this chapter"),
    One("nazgul", "nazgul", TupleOf(NAZGUL, IdOrNull("space")), "where each Nazgûl stands"),
    One("chief", "chief", IdOrNull("nazgul"), "the Nazgûl whom the Chief replaces, or null"),
    One("orders", "orders", Orders(), "the Nazgûl of each Ringwraith in the order in which they act"),
    One("leading", "leading", Number(3), "the Ringwraith who leads, from 0"),
    One("dice", "dice", Words(FACES[: SHADOW + 1]), "the unused action dice"),
    One("chief-die", "chief_die", WordOrNull(FACES), "the face of the unused Chief's die, or null"),
    _to_bearer("journey", "journey", IdOrNull("journey"), "the Journey card in use, or null"),
    _to_bearer("journeys-left", "journeys_left", Heap("journey"), "the cards of its deck that are left"),
    One("directions", "directions", NumberList(), "how many questions were answered before each change of direction"),
    One("traces", "traces", Traces(), "what all learned of Gandalf: [locations in his log, what, where or null]"),
    One("gandalf-then", "gandalf_then", NumberList(), "how many locations Gandalf's log had at each question"),
    Special(
        "gandalf", ("gandalf", "gandalf_moved", "gandalf_shown", "rivendell", "deeds", "deeds_done", "deeds_left"),
        secrets.write_gandalf, secrets.gandalf_schema,
        "Gandalf's `log`, whether he has `moved`, is `shown`, or in `rivendell`; deed tokens: `deeds`, `done`, `left`",
        read=secrets.read_gandalf, show=secrets.show_gandalf,
    ),
], SLOTS, static=("facts",))  # fmt: skip
