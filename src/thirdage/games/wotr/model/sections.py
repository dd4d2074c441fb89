"""The position of War of the Ring as JSON, described once: what each key holds, how it is written, read and seen.

`slots` describes the fields themselves. Everything on the board is public; `secrets` has what is not.
"""

from __future__ import annotations

from typing import Any, Final

from thirdage.games.wotr.battle import ways_out
from thirdage.games.wotr.characters.mouth_of_sauron import MESSENGER
from thirdage.games.wotr.turn.actions import token_mark
from thirdage.kernel.codecs import (
    ByName,
    Codec,
    Ending,
    Heap,
    Id,
    Ids,
    IdSet,
    Number,
    NumberOrNull,
    Outline,
    Seam,
    Seams,
    Texts,
    Truth,
    Words,
    WordSet,
)
from thirdage.kernel.reader import Reader
from thirdage.kernel.sections import One, Sections, Several, Special, with_another
from thirdage.kernel.shapes import number, parts

from . import board_codecs as board
from . import figure_codecs as figures
from . import given_away as given
from . import secrets
from .alliance_codecs import ALLIANCE, read_alliance
from .constants import (
    CORRUPTION_LIMIT,
    ELVEN_RINGS,
    FREE_PEOPLES,
    MORDOR_STEPS,
    SHADOW,
    SIDES,
    TOKENS,
    TRACK_END,
)  # fmt: skip
from .places import points
from .slots import SLOTS
from .war import War

Json = dict[str, Any]
ONCE: Final[tuple[str, ...]] = (MESSENGER, token_mark(FREE_PEOPLES), token_mark(SHADOW))
"""What can have been done once this turn."""
ENDINGS: Final[tuple[str, ...]] = ("corruption", "ring-destroyed", "military")
"""How the game can end (WR-VIC-01)."""
FELLOWSHIP: Final[dict[str, tuple[str, Codec]]] = {
    "region": ("ring_bearers", board.RingBearers("region")),
    "progress": ("progress", Number(TRACK_END)),
    "hidden": ("hidden", Truth()),
    "corruption": ("corruption", Number(CORRUPTION_LIMIT)),
    "guide": ("guide", board.Guide("character")),
    "mordor": ("mordor", NumberOrNull(MORDOR_STEPS)),
    "tried": ("mordor_attempted", Truth()),
    "declared": ("declared", Truth()),
}


def show_tiles(war: War, bit: int) -> Json:
    """The tiles; of the pool what a seat can place."""
    out: Json = TILES.write(war)
    secrets.hide_tiles(war, bit, out)
    return out


TILES: Final[Several] = Several(
    "tiles", {
        "pool": ("pool", secrets.Pool("tile")),
        "drawn": ("tiles_drawn", Heap("tile")),
        "removed": ("tiles_removed", Heap("tile")),
        "waiting": ("tiles_waiting", Heap("tile")),
    },
    "Hunt tiles: `pool`, `drawn`, `removed`, and special ones that are `waiting` for Mordor",
    show=show_tiles,
)  # fmt: skip


def write_points(war: War) -> Json:
    """WR-CAP-06: the victory points of each side, which follow from what is captured."""
    return {side: points(war, s) for s, side in enumerate(SIDES)}


def points_schema(_outline: Outline) -> Json:
    """By side."""
    return parts(dict.fromkeys(SIDES, number()), required=True)


MOST_POINTS: Final = 100
"""WR-MP-30: more than any player can win or lose."""


def _end_of_turn(details: Reader) -> Json:
    """In which turn the game ended, if that is told; with three or four players the scores inside the side too."""
    turn = details.only("turn", "scores")["turn"]
    told: Json = {"turn": turn.number()} if turn.given else {}
    seats = details.names.ids["seat"]
    scores = {
        seats[seat]: points.number(-MOST_POINTS, MOST_POINTS) for seat, points in details["scores"].entries("seat")
    }
    return {**told, "scores": scores} if scores else told


SECTIONS: Final[Sections] = Sections([
    One("turn", "turn", board.TurnNumber(), "the number of the turn"),
    One("actions", "actions", Number(most=1_000_000), "how many dice have been used in the game"),
    One("next", "next", Seam(), "the seam that comes next", rank=-1),
    One("then", "queued_seams", Seams(), "seams that wait for the end of the card or battle at hand"),
    One("outcome", "outcome", Ending(ENDINGS, _end_of_turn), "how the game ended; null while it goes on"),
    One(
        "free-peoples", "free_forces", figures.Forces(),
        "figures of the Free Peoples in the open: region to figure to number",
    ),
    One("shadow", "shadow_forces", figures.Forces(), "figures of the Shadow in the open"),
    One("inside", "inside", figures.Forces(), "figures inside a besieged Stronghold, of either side"),
    One(
        "reinforcements", "reinforcements", figures.FigureCounts(),
        "figure to number; what is neither here nor on the map is a casualty, if no casualties are given",
        read=figures.read_pools,
    ),
    One(
        "casualties", "casualties", figures.FigureCounts(),
        "figure to number; what is neither here nor on the map is in reinforcements", read=with_another,
    ),
    One(
        "characters", "where", figures.Whereabouts(),
        "where they are who stand in no region: `aside`, `fellowship`, `gone` (or `map`)",
        read=figures.read_characters,
    ),
    One("captured", "captured", IdSet("region"), "settlements that the other side controls"),
    Special(
        "nations", ("steps_to_war", "active"), board.write_nations, board.nations_schema,
        "nation to `steps` from war and whether it is `active`", read=board.read_nations,
    ),
    One("dice", "dice", ByName(SIDES, board.DieRow()), "unused action dice of each side"),
    One(
        "used-dice", "used_dice", ByName(SIDES, board.DieRow(ordered=True)),
        "action dice of this turn that are no longer there, in their order; left out where there are none",
        empty=lambda war: not any(war.used_dice),
    ),
    One("hunt-box", "hunt_box", ByName(SIDES, Number(10)), "dice of each side in the Hunt Box"),
    One("forced-die", "forced_die", Truth(), "whether the Shadow must put a die into the Hunt Box in this turn"),
    One("rings", "rings", ByName(SIDES, Number(ELVEN_RINGS)), "Elven Rings of each side"),
    One("tokens", "tokens", ByName(SIDES, Words(TOKENS, once=True)), "action tokens of each side"),
    One("rings-used", "ring_used", WordSet(SIDES), "the sides that have used an Elven Ring this turn"),
    One("table", "table", Ids("card"), "cards that lie on the table"),
    One("playing", "playing", Ids("card"), "the card whose effect comes next (seam `play`)"),
    Several(
        "fellowship", FELLOWSHIP,
        "`region` (null on the Mordor Track), `progress`, `hidden`, `corruption`, `guide`, `mordor` (the step, or "
        "null), `tried` (moved or hidden in this turn), `declared` (in this turn)",
    ),
    TILES,
    One("minion-entered", "minion_entered", board.MinionEntered(), "whether a Minion has ever entered play"),
    One("once", "used_this_turn", Texts(ONCE, once=True, ordered=True), "what was done that can be done once a turn"),
    One("actor", "actor", Id("seat"), "the seat whose action it is", read=board.read_order),
    Special(
        "leading", ("leading",), board.write_leading, board.leading_schema,
        "side to the seat that leads it; only with three or four players", optional=board.several_a_side,
    ),
    One(
        "order", "order", Ids("seat"),
        "the seats in the order in which they act next; only with three or four players", read=with_another,
        optional=board.several_a_side,
    ),
    One(
        "alliance", "alliance", ALLIANCE,
        "what team-mates share, only with three or four players: regions where their armies are `mixed`, or stay "
        "`apart` in this turn, the `captors` of settlements, and the nations and mixed armies that `last-action` and "
        "`this-action` of a player without team-mate were taken with",
        read=read_alliance, optional=board.several_a_side,
    ),
    Special(
        "given-away", ("given_away",), given.write_given_away, given.given_away_schema,
        "cards given to a team-mate: what the giver knows of them, by `seat` and `deck`: the `cards`, and how many of "
        "those `held`, and of those `put-away` unseen, may be one of them; only with three or four players",
        read=given.read_given_away, show=given.show_given_away, optional=board.several_a_side,
    ),
    One("die", "die", board.DieInUse(), "the result in use, or null"),
    One(
        "battle", "battle", secrets.BATTLE,
        "the battle that is fought, or null: `kind`, `attacker`, `origin`, `place`, `attackers` (figure to number), "
        "`number` of the round, `rounds` (of an assault), `by-card`, `must-press`, `extra` (what cards have changed), "
        "`laid` (combat cards face down: [side, card])",
        read=secrets.read_battle, show=secrets.show_battle,
    ),
    Special(
        "ways-out", (), ways_out.write_ways_out, ways_out.ways_out_schema,
        "how a battle that is not decided may end but by arms: whether the attacker may `cease` after a round, by "
        "which figures he may `prolong` an assault; whether the defender may `withdraw` into his stronghold before a "
        "round, and where he may `retreat` to after one",
        optional=ways_out.is_open, written=False,
    ),
    Special("points", (), write_points, points_schema, "the victory points of each side", written=False),
    Special(
        "decks", ("decks",), secrets.write_decks, secrets.decks_schema,
        "deck to `top`, `rest` (in no order) and `bottom`; a known card is [card, mask of those who know it]",
        read=secrets.read_decks, show=secrets.show_decks, rank=2,
    ),
    Special(
        "hands", ("hands",), secrets.write_hands, secrets.hands_schema,
        "seat to cards: an id, [id, mask of those who know it], or a deck for a card that chance deals",
        read=secrets.read_hands, show=secrets.show_hands, rank=1,
    ),
    Special(
        "discards", ("discards",), secrets.write_discards, secrets.discards_schema,
        "cards: an id (face up), or [id, mask of those who know it]", read=secrets.read_discards,
        show=secrets.show_discards, rank=1,
    ),
    Special(
        "blanks", (), secrets.write_blanks, secrets.blanks_schema,
        "cards still to be dealt by chance: [seat, deck] as numbers", read=secrets.read_blanks, rank=3, seen=False,
    ),
], SLOTS, static=("facts", "regions"))  # fmt: skip
