"""The rows of the store: a table, a guest, a line of chat."""

from __future__ import annotations

from typing import Any

import msgspec

from thirdage.server.guest_texts import name_shown, said_shown

Json = dict[str, Any]
WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, BOT, OPEN = "person", "bot", "open"
SET_UP, POSITION, PLAYED_ON, IMPORTED = "set-up", "position", "played-on", "imported"


class Seat(msgspec.Struct, omit_defaults=True):
    """Who sits there: a person (guest), a bot (its name), or nobody yet; `kept` is the guest it is reserved for.

    `holder` is the guest for whom a bot plays meanwhile, and who may take the seat back.
    """

    kind: str = OPEN
    guest: str = ""
    bot: str = ""
    kept: str = ""
    holder: str = ""


class Secret(msgspec.Struct, omit_defaults=True):
    """The secret and salts of a table's dice; the secret leaves the server only when the game is over.

    `opening` is when the salts began to be opened, `restarts` counts how often everything started over.
    """

    secret: str
    salts: dict[str, str] = {}
    hashes: dict[str, str] = {}
    opening: int | None = None
    restarts: int = 0


class Seam(msgspec.Struct):
    """The position at the last seam and the number of record entries before it: what an upgrade can go on from."""

    index: int
    position: Json


class UndoAsked(msgspec.Struct):
    """A seat asks to take back what lies behind a roll or another's decision; void once anything else happens."""

    seat: str
    index: int
    agreed: list[str] = []


class Handover(msgspec.Struct, omit_defaults=True):
    """Somebody asks that a seat be handed over, to this bot or to whoever is invited; the guests who have agreed."""

    guest: str
    bot: str = ""
    agreed: list[str] = []


class Invitation(msgspec.Struct, omit_defaults=True):
    """All have agreed that whoever has this key sits down on a seat; `wished` by the one who sits there himself."""

    key: str
    wished: bool = False


class Change(msgspec.Struct, omit_defaults=True):
    """From this entry of the record on somebody else plays a seat: a guest, or a bot for him."""

    index: int
    round: int
    seat: str
    before: str
    """The guest who played it until then, or for whom a bot did."""
    guest: str
    bot: str = ""


class Opened(msgspec.Struct, omit_defaults=True):
    """From this entry of the record on onlookers may see secrets of long ago, or may not (see `onlookers`)."""

    index: int
    seat: str
    on: bool


class Standing(msgspec.Struct, omit_defaults=True):
    """What a seat answers beforehand to asks of a kind; `last_round` and `offer` as of the kernel's StandingAnswer."""

    seat: str
    kind: str
    last_round: int | None = None
    offer: str = ""


class Forced(msgspec.Struct):
    """An answer that was given for a seat since there was no other."""

    index: int
    seat: str
    kind: str
    answer: Json


class Note(msgspec.Struct, omit_defaults=True):
    """What somebody who hunts has written down for all: `n` counts the notes of a table from 0."""

    n: int
    guest: str
    name: str
    seat: str
    text: str
    round: int
    at: int
    struck: bool = False


class TableRow(msgspec.Struct, kw_only=True):
    """A table, all but its record. `chapter` counts how often it went on from a seam after an upgrade."""

    id: str
    game: str
    options: Json
    sides: dict[str, list[str]]
    seats: dict[str, Seat]
    fate: Secret
    created: int
    state: str = WAITING
    listed: bool = True
    position: Json | None = None
    """The written position that this chapter began from."""
    begins: str = SET_UP
    """How it begins (see `beginnings`), and who has made it: that guest knows what is hidden in its position."""
    maker: str = ""
    keep_hands: bool = False
    """Whether the hidden cards of that position stay as they are where others sit down."""
    hands: str = ""
    """What became of them when the game began."""
    start: str = ""
    """The prepared start that its position comes from (see `starts`)."""
    prologue: int = 0
    """How many entries of another game's record it goes on from; they are stored before it has begun."""
    chapter: int = 0
    version: int = 0
    facts: str = ""
    header: Json | None = None
    """What the record of an imported game says of its dice."""
    index: int = 0
    asked: list[str] = []
    outcome: Json | None = None
    finished: int | None = None
    rematch: str | None = None
    rematch_swap: bool = True
    """Whether the sides are swapped there."""
    campaign: str = ""
    """The table of the hunt that its campaign began with, and of that one the table of the war that followed."""
    sequel: str | None = None
    goes_on: str | None = None
    follows: str = ""
    """The table where the next part of this game is played, and that of the part before (see `continuing`)."""
    handovers: dict[str, Handover] = {}
    invitations: dict[str, Invitation] = {}
    changes: list[Change] = []
    """By seat what is asked and who is invited, and who has played since when (see `handovers`)."""
    onlookers: list[str] = []
    opened: list[Opened] = []
    initiated: list[str] = []
    """Who agrees that onlookers see secrets late, since when they may, and which guests have (see `onlookers`)."""
    resigning: dict[str, list[str]] = {}
    """By side the guests who want to give up (see `resigning`)."""
    undo: UndoAsked | None = None
    undo_setting: str = ""
    """Chosen at set-up; "" at tables of before there was a choice (see the module of this name)."""
    advice: bool | None = None
    """Whether odds and advice are to be had, where that was chosen (see `advice_setting`)."""
    round: int = 0
    moved: int = 0
    """The turn or round it is in, and when something last happened in the game."""
    from_memory: bool = False
    """Whether those from whom somebody hides look nothing up that was asked or told before the present phase."""
    reminders: list[str] = []
    """Where the reminder tokens lie, by token; "" beside the board."""
    notes: list[Note] = []
    """What was written down for all (see `notes`)."""
    part: int = 0
    """The part of the game that it is in, a chapter; 0 before the game has begun (see `parts`)."""
    resting: bool = False
    """Whether it rests between two parts, and which guests are ready to go on."""
    ready: list[str] = []
    paused: str = ""
    """The seat that has paused the game, if it is paused."""
    trouble: Json | None = None
    standing: list[Standing] = []
    """Nobody but the seat itself is ever told of these."""
    stood: list[int] = []
    """The indexes of the latest answers that were given for a seat: because they stood, or there was no other."""
    only: list[str] = []
    """The seats for which what can be answered only one way is answered; nobody else is told."""
    forced: list[Forced] = []
    """The latest answers of those."""


class Guest(msgspec.Struct):
    """The holder of a signed cookie."""

    id: str
    name: str = ""
    language: str = ""


class ChatRow(msgspec.Struct):
    """A line of chat. `n` counts from 0 at each table."""

    n: int
    guest: str
    name: str
    seat: str | None
    text: str
    at: int

    def json(self) -> Json:
        """What everyone at the table is shown."""
        name, text = name_shown(self.name), said_shown(self.text)
        return {"n": self.n, "name": name, "seat": self.seat, "text": text, "at": self.at}
