"""What clients send, over HTTP and over live connections. Fields that are not named here are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from thirdage.locale import languages

Json = dict[str, Any]
SeatId = Annotated[str, msgspec.Meta(max_length=80, description="a seat of the table")]
Salt = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]+(?![^ -~])$",
        description="the seat's share in the key of the dice, in printable ASCII, for everyone is shown it",
    ),
]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="SHA-256 in hex")]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
NoteText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Index = Annotated[int, msgspec.Meta(ge=0, le=2**53, description="the index of the ask that is answered")]
UndoSetting = Literal["practice", "consent", "never"]
KeepHands = Annotated[
    bool, msgspec.Meta(description="what is hidden stays as it is where others sit down, and is not dealt anew")
]
Advice = Annotated[
    bool | None, msgspec.Meta(description="whether odds and advice are to be had; null: where one person plays")
]
FromMemory = Annotated[
    bool,
    msgspec.Meta(description="those who hunt are shown the present phase and what lies there, no more"),
]
Language = Annotated[
    str, msgspec.Meta(pattern=f"^({'|'.join(languages())})$", extra_json_schema={"enum": list(languages())})
]
Ref = int | str | None


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything that a client sends."""


class Me(Strict):
    """How a guest wants to be called and spoken to."""

    name: Name | None = None
    language: Language | None = None


class NewTable(Strict):
    """A new table. `seats` maps a seat to "me", "open" or "bot:<name>"; what is not named is open."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    options: Json | None = None
    seats: dict[str, str] = {}
    position: Json | None = None
    keep_hands: KeepHands = False
    start: Annotated[str, msgspec.Meta(max_length=80, description="a prepared start of the game")] | None = None
    listed: bool = True
    undo_setting: UndoSetting | None = None
    advice: Advice = None
    from_memory: FromMemory = False
    campaign: Annotated[bool, msgspec.Meta(description="a hunt that leads into a War of the Ring")] = False


class War(Strict):
    """The war that follows a hunt: `options` without its tokens; `seats` as of a new table, or all as they sat.

    Where all sit as they sat, bots play on the side on which nobody hunted or hid: those of before, or of a `level`.
    """

    options: Json = {}
    seats: dict[str, str] | None = None
    level: Annotated[str, msgspec.Meta(max_length=80, description="the level of bots, or one of them")] | None = None
    undo_setting: UndoSetting | None = None
    advice: Advice = None


class GoOn(Strict):
    """The next chapter of a game that was to have one: seats are kept for the same people, or open for others."""

    others: bool = False


class Join(Strict):
    """Sit down on an open seat, or, with the key of an invitation, on one in a game that runs."""

    seat: SeatId
    key: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Fill(Strict):
    """Put a bot, or a level of one, on an open seat."""

    seat: SeatId
    bot: Annotated[str, msgspec.Meta(max_length=80)]


class OneSeat(Strict):
    """Something done in the name of a seat."""

    seat: SeatId


class SaltHash(Strict):
    """The hash by which a seat commits to its salt."""

    seat: SeatId
    hash: Hash


class OpenSalt(Strict):
    """The salt of that hash, when all hashes are in."""

    seat: SeatId
    salt: Salt


class Answer(Strict):
    """An answer to the ask of this index."""

    seat: SeatId
    index: Index
    answer: Json


class StandingAnswer(Strict):
    """Decline the windows of a kind from now on, until the end of the turn or until revoked; null: ask me again.

    What may be passed can be left so too, until anything else is offered than now or the turn ends.
    """

    seat: SeatId
    kind: Annotated[str, msgspec.Meta(max_length=80, description="a kind of ask")]
    until: Literal["turn", "revoked", "change"] | None


class OnlyAnswers(Strict):
    """Give a seat's answer where there is only one, or ask for that too."""

    seat: SeatId
    on: bool


class Reminder(Strict):
    """Lay a reminder token on a space, or take it away: null."""

    seat: SeatId
    token: Annotated[int, msgspec.Meta(ge=0, le=99)]
    space: Annotated[str, msgspec.Meta(max_length=80)] | None = None


class NewNote(Strict):
    """Write something down for all at the table."""

    seat: SeatId
    text: NoteText


class StrikeNote(Strict):
    """Strike out a note of one's own."""

    seat: SeatId
    n: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Resign(Strict):
    """Give up, or not any more: a side resigns when all the people who play on it want to."""

    seat: SeatId
    agree: bool = True


class HandOver(Strict):
    """Hand a seat over while the game runs: to "bot:<name>", or to a "guest" who gets a link."""

    seat: SeatId
    to: Annotated[str, msgspec.Meta(max_length=80)]


class Consent(Strict):
    """What somebody says to an undo that another seat asks for, a seat being handed over, onlookers who see secrets."""

    seat: SeatId
    agree: bool


class Explain(Strict):
    """Why is this not possible? `intent` is what the seat would like to do."""

    seat: SeatId
    intent: Json


class Odds(Strict):
    """What may come of these answers, given one after the other from the ask of this index on, or of an intent."""

    seat: SeatId
    index: Index
    answers: Annotated[list[Json], msgspec.Meta(max_length=40)] = []
    intent: Json | None = None


class Advise(Strict):
    """What would you do, says the seat that is asked at this index."""

    seat: SeatId
    index: Index


class PlayOn(Strict):
    """A new table that goes on from a moment of a game that is over; `seats` as of a new table."""

    index: Annotated[int, msgspec.Meta(ge=0, le=2**53, description="a moment of the replay")]
    seats: dict[str, str] | None = None
    keep_hands: KeepHands = False
    listed: bool = False
    undo_setting: UndoSetting | None = None
    advice: Advice = None


class Import(Strict):
    """A table made of a record."""

    record: Json
    listed: bool = False


class Say(Strict):
    """A word in the chat."""

    text: Text


class LiveAnswer(Strict, tag_field="type", tag="answer"):
    """The same over a live connection, with a reference that comes back."""

    seat: SeatId
    index: Index
    answer: Json
    ref: Ref = None


class LiveExplain(Strict, tag_field="type", tag="explain"):
    """Why is this not possible; the same over a live connection."""

    seat: SeatId
    intent: Json
    ref: Ref = None


class LiveChat(Strict, tag_field="type", tag="chat"):
    """A word in the chat."""

    text: Text
    ref: Ref = None


class LiveShow(Strict, tag_field="type", tag="show"):
    """Show another of my own seats."""

    seat: SeatId
    ref: Ref = None


class LivePing(Strict, tag_field="type", tag="ping"):
    """A sign of life."""

    ref: Ref = None


LiveMessage = LiveAnswer | LiveExplain | LiveChat | LiveShow | LivePing
