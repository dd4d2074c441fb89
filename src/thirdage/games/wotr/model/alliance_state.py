"""What the players of one side share, beside dice and decks: with three or four players only (see `alliance`)."""

from __future__ import annotations

from typing import Any, Final

Used = tuple[int, int]
"""WR-MP-26, WR-MP-27: what an action was taken with: the masks of nations, and of the regions of mixed armies."""
NOTHING_USED: Final[Used] = (0, 0)
ALLIANCE_PARTS: Final = ("apart", "captors", "last", "mixed", "now")
"""The fields of an alliance, by name."""


class Alliance:
    """Immutable: `replaced` makes the next state of it.

    `mixed` and `apart` are masks of regions, by side: where the armies of team-mates are one army (WR-MP-15), and where
    they have decided in this turn to stay two. `captors` are pairs of a region and the player whose army has captured
    its settlement (WR-MP-30). `last` and `now` are what the last action of a player without team-mate was taken with,
    and the one under way (WR-MP-26).
    """

    __slots__ = ALLIANCE_PARTS

    def __init__(
        self, mixed: tuple[int, int] = (0, 0), apart: tuple[int, int] = (0, 0),
        captors: tuple[tuple[int, int], ...] = (), last: Used = NOTHING_USED, now: Used = NOTHING_USED,
    ) -> None:  # fmt: skip
        self.mixed = mixed
        self.apart = apart
        self.captors = captors
        self.last = last
        self.now = now

    def replaced(self, **changes: Any) -> Alliance:
        """The same alliance with these changes."""
        values = {name: getattr(self, name) for name in ALLIANCE_PARTS}
        values.update(changes)
        return Alliance(**values)


ALONE: Final = Alliance()
"""As at set-up; with two players always."""


def with_bit(masks: tuple[int, int], side: int, region: int, on: bool) -> tuple[int, int]:
    """Masks by side, with the bit of a region set or not."""
    mask = masks[side] | 1 << region if on else masks[side] & ~(1 << region)
    return (mask, masks[1]) if side == 0 else (masks[0], mask)
