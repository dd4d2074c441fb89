"""What team-mates share as JSON: mixed armies, who has captured what, what the last action was taken with."""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.kernel import Position, Reader
from thirdage.kernel.codecs import ByName, Codec, IdSet, Outline
from thirdage.kernel.shapes import by_id, one, parts

from .alliance_state import Alliance, Used
from .constants import SIDES
from .places import controller
from .war import War

Json = dict[str, Any]
REGIONS: Final = ByName(SIDES, IdSet("region"))
USED: Final[dict[str, IdSet]] = {"nations": IdSet("nation"), "armies": IdSet("region")}


class AllianceCodec(Codec):
    """`mixed` and `apart` by side, `captors` by region, `last-action` and `this-action`."""

    def write(self, position: Position, value: Any) -> Any:
        """With the ids of the facts."""
        alliance, ids = cast(Alliance, value), position.rules.names.ids
        return {
            "mixed": REGIONS.write(position, alliance.mixed),
            "apart": REGIONS.write(position, alliance.apart),
            "captors": {ids["region"][region]: position.rules.seats[player] for region, player in alliance.captors},
            "last-action": write_used(position, alliance.last),
            "this-action": write_used(position, alliance.now),
        }

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """What is told of it."""
        if not written.given:
            return default
        written.only("mixed", "apart", "captors", "last-action", "this-action")
        return Alliance(
            tuple(REGIONS.read(position, written["mixed"], [0, 0])),
            tuple(REGIONS.read(position, written["apart"], [0, 0])),
            read_captors(cast(War, position), written["captors"]),
            read_used(position, written["last-action"]),
            read_used(position, written["this-action"]),
        )

    def schema(self, outline: Outline) -> Json:
        """Objects of lists."""
        used = parts({name: codec.schema(outline) for name, codec in USED.items()}, outline.whole)
        found = {
            "mixed": REGIONS.schema(outline), "apart": REGIONS.schema(outline), "captors": by_id("region", one("seat")),
            "last-action": used, "this-action": used,
        }  # fmt: skip
        return parts(found, outline.whole)


def write_used(position: Position, used: Used) -> Json:
    """WR-MP-26: the nations, and the regions of the mixed armies."""
    return {name: codec.write(position, mask) for (name, codec), mask in zip(USED.items(), used, strict=True)}


def read_used(position: Position, written: Reader) -> Used:
    """The same back."""
    written.only(*USED)
    nations, armies = [codec.read(position, written[name], 0) for name, codec in USED.items()]
    return nations, armies


def read_captors(war: War, written: Reader) -> tuple[tuple[int, int], ...]:
    """WR-MP-30: settlements that are captured, each with a player of the side that controls it."""
    captors: list[tuple[int, int]] = []
    for region, seat in written.entries("region"):
        player = war.facts.players[seat.id("seat")]
        if not war.captured >> region & 1 or controller(war, region) != player.side:
            raise seat.wrong("word", {"found": player.seat})
        captors.append((region, player.index))
    return tuple(sorted(captors))


ALLIANCE: Final = AllianceCodec()


def read_alliance(war: War, whole: Reader) -> None:
    """Two players have none."""
    written = whole["alliance"]
    if war.facts.one_a_side:
        if written.given:
            raise whole.wrong("key", {"found": written.key})
        return
    war.alliance = ALLIANCE.read(war, written, war.alliance)
