"""A second match that follows the record of the first while it grows: the replay of a long game, paid for once.

Replaying a record from its beginning after every so many answers costs more the longer the game is. A follower takes
only the entries since it last looked, as JSON, and must then stand where the match stands.
"""

from __future__ import annotations

from typing import Any

from thirdage.bots.match_checks import CheckFailed, half_answered, onlookers, resorted, same_views
from thirdage.kernel import Match, enter, read_position


class RecordFollower:
    """Follows one match from its beginning."""

    def __init__(self, match: Match, pack: Any = None) -> None:
        rules = match.rules
        self.match = match
        if match.origin is None:
            fresh = rules.game.rules(resorted(rules.options), pack)
            self.twin = Match(fresh, fresh.game.start(fresh), None).start()
        else:
            self.twin = read_position(rules.game, resorted(match.origin), resorted(rules.options), pack)
        self.twin.undo_setting = match.undo_setting
        self.done = 0
        self.index = 0

    def catch_up(self) -> None:
        """Take the new entries; views, what was told since, and the position at the last seam must be the same."""
        match, twin, history = self.match, self.twin, self.match.history
        assert history is not None, "a fork has no history"
        if half_answered(match):
            return
        for entry in resorted(history.json(match.rules.names, self.done)):
            enter(self.twin, entry)
        since, self.done, self.index = self.index, len(history.entries), match.index
        same_views("record", match, twin)
        for who in onlookers(match):
            if twin.log(who, since) != match.log(who, since):
                raise CheckFailed("record", f"replayed, {who} was told something else")
        if twin.written() != match.written():
            raise CheckFailed("record", "replayed, the position at the last seam is another")
