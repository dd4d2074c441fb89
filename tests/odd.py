"""Odd values for fuzzing: what a stranger's program may put where something else is meant to be."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from operator import setitem
from typing import Any

ODD: list[Any] = [
    None, True, -1, 0, 3, 2**70, 1.5, 1e300, "", "x", "shadow", "\0", "\u202e{$x}", "x" * 5000,
    [], [0], ["x"], [[]], {}, {"x": 1}, {"x": {}}, {"kind": {}}, {"kind": "pass", "x": [None]},
]  # fmt: skip
"""Of every type, right and wrong, empty and full, small and large."""
PATHS = [
    "x", "x" * 254, "x" * 300, "é" * 140, "%00", "%ff%fe", "%2e%2e", "..%2f..%2fapp.py", "%e2%80%ae", "a%0d%0ab", "%25",
    "~", "'", '"', "{table}", "-1", "null", "[]", ";", "a;b=c", "%F0%9F%98%80",
]  # fmt: skip
"""Parts of addresses."""


def places(value: Any) -> list[Callable[[Any], None]]:
    """For every place in a JSON value, what puts something else there."""
    found: list[Callable[[Any], None]] = []
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        found.append(partial(setitem, value, key))
        found += places(value[key])
    return found


def mutants(value: Any) -> Iterator[Any]:
    """The value with each odd one in each of its places."""
    for place in range(len(places(value))):
        for odd in ODD:
            mutant = copy.deepcopy(value)
            places(mutant)[place](odd)
            yield mutant
