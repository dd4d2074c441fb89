"""The secrets of a server under test, from a seed: the same run meets the same dice, cards, bots and names of tables.

A test must hold with any luck; but one that does not should be red today and not on somebody else's machine. The
environment variable THIRDAGE_LUCK is the seed: `THIRDAGE_LUCK=7 make unit` plays all of it with other dice.

    python -m tests.luck SEED serve ...     is `thirdage serve ...` with such secrets
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from unittest.mock import patch

from thirdage.cli import main


class Luck:
    """Stands in for the module `secrets`. It is no secret at all."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def token_bytes(self, count: int) -> bytes:
        """So many bytes."""
        return self.random.randbytes(count)

    def token_hex(self, count: int) -> str:
        """So many bytes in hexadecimal digits."""
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        """About as long as the real ones, and never two alike."""
        return self.token_hex(count)[: count * 4 // 3]


def seed_of(start: int) -> str:
    """The seed of a server when it is started on its file for the n-th time."""
    return f"{os.environ.get('THIRDAGE_LUCK', '1')}/{start}"


@contextmanager
def fixed(seed: str) -> Iterator[None]:
    """Servers that are made meanwhile have the secrets of this seed."""
    luck = Luck(seed)
    with ExitStack() as patched:
        for module in ("tables.all_tables", "guests", "tables.dice"):
            patched.enter_context(patch(f"thirdage.server.{module}.secrets", luck))
        patched.enter_context(patch("thirdage.server.tables.standing.SHORTEST", 0.0))
        yield


if __name__ == "__main__":
    with fixed(sys.argv.pop(1)):
        main()
