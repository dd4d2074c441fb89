"""The slots of a position described once: `tools/generate_position.py` writes the class that has them.

A class built at run time could not be compiled, so the source is generated and checked in. How the slots are written,
read and seen is described beside it, by `sections`.
"""

from __future__ import annotations


class Slot:
    """One slot of a position.

    `type` and `start` are source text. Lists and dicts are copied flat, everything else is immutable and shared.
    Without a start, set-up gives the value. `glance`: the quick view for programs has it too.
    """

    __slots__ = ("glance", "name", "start", "told", "type")

    def __init__(self, name: str, type: str, start: str = "", told: str = "", *, glance: bool = False) -> None:
        self.name = name
        self.type = type
        self.start = start
        self.told = told
        self.glance = glance

    @property
    def container(self) -> str:
        """`list` or `dict` if it is copied, else nothing."""
        head = self.type.partition("[")[0]
        return head if head in ("list", "dict") else ""
