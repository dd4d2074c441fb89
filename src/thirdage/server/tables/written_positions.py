"""Checks a stranger's written position before a table is stored: its game must begin, and all can see it."""

from __future__ import annotations

import logging
from typing import Final

import thirdage
from thirdage.kernel import REFEREE, SPECTATOR, Match, Refused, Rules, dealt_anew
from thirdage.server.errors import Problem, problem_of
from thirdage.server.storage.rows import Json
from thirdage.server.storage.store import pack

LONGEST: Final = 24 * 1024
"""Bytes of a written position; those of whole games have a third of it. Every list of open tables reads them all."""
_log = logging.getLogger("thirdage.server")


class Unplayable(Problem):
    """Refuses what makes a game fail that began from a written position, which is to blame; nothing has changed."""

    def __init__(self, table: str, failed: Exception) -> None:
        super().__init__(409, "server-position-leads-nowhere")
        _log.warning("table %s: its game fails, which began from a written position", table, exc_info=failed)


def proved_rules(game: str, position: Json, options: Json | None) -> Rules:
    """The rules of a game that can begin from this position, as it is and dealt anew, with dice of no table.

    A position that is refused, that fails, or that some seat cannot be shown as JSON is the sender's mistake.
    """
    if len(pack(position)) > LONGEST:
        raise Problem(413, "server-too-large")
    try:
        match = thirdage.setup(game, position, options or None)
        _shown(match)
        public = dealt_anew(thirdage.setup(game, position, options or None, fate=None))
        if public is not None:
            _shown(thirdage.setup(game, public, match.rules.options))
    except Refused as refused:
        raise problem_of(refused) from refused
    except Exception as wrong:
        _log.info("a written position of %s fails", game, exc_info=wrong)
        told = {"where": "next", "problem": "unplayable", "found": type(wrong).__name__}
        raise Problem(400, "refused-position", told) from wrong
    return match.rules


def _shown(match: Match) -> None:
    """Everything that anybody may be shown of a match, and what is stored of it."""
    assert match.history is not None
    pack(match.rules.game.write(match.history.seams[-1].checkpoint))
    pack(match.record())
    for seat in (*match.seats, SPECTATOR, REFEREE):
        view = match.view(seat)
        pack((view, match.rules.game.derived_counts(match.rules, view["position"]), match.log(seat)))
