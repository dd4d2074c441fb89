"""The facts of matches (what is printed on board and cards), served under their digest.

Game and options alone decide the facts of a match, and facts with one digest never change. A browser therefore keeps
them for ever, and fetches others only where an expansion, a pack or an upgrade changes them.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from thirdage.games import find
from thirdage.kernel import Refused
from thirdage.kernel.printed import digest_of, printed
from thirdage.server.storage.rows import Json

_told: dict[tuple[str, str], bytes] = {}
"""By game and digest. Few options change the facts, so there are few."""


def facts_digest(game: str, options: Json) -> str:
    """The digest of the facts of a match; "" if no such match can be played here any more."""
    try:
        return _digest(game, msgspec.json.encode(options, order="sorted"))
    except Refused:
        return ""


@lru_cache(maxsize=1000)
def _digest(game: str, options: bytes) -> str:
    told = printed(find(game).rules(msgspec.json.decode(options)))
    digest = digest_of(told)
    _told[game, digest] = msgspec.json.encode(told)
    return digest


def facts_told(game: str, digest: str) -> bytes | None:
    """The facts with this digest, if it has been named since the server began, or is that of the usual options."""
    if (game, digest) not in _told:
        facts_digest(game, {})
    return _told.get((game, digest))
