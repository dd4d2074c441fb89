"""From the hunt to the war: the action tokens that a finished hunt is worth in War of the Ring (HR-LNK-01 to 04).

A campaign is a chain of two records: that of the hunt, and that of a war whose options have the tokens won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from thirdage.games.hunt.ending import SAFE, action_tokens
from thirdage.games.hunt.game import HUNT
from thirdage.games.wotr.game import WOTR
from thirdage.kernel import Fate, Match, Outcome, Refused, replay

Json = dict[str, Any]
OPTIONS: Final = {"free-peoples": "free-peoples-tokens", "shadow": "shadow-tokens"}
"""The option of War of the Ring that says how many tokens a side begins with."""


def tokens_told(outcome: Json) -> dict[str, int] | None:
    """HR-LNK-02: what an outcome is worth, by the sides of War of the Ring; None where it is worth nothing."""
    details = outcome["details"]
    if outcome["reason"] == SAFE or not {"chapter", "track", "companions"} <= set(details):
        return None
    return action_tokens(outcome["reason"], details["chapter"], details["track"], details["companions"])


def tokens_won(outcome: Outcome | None) -> dict[str, int]:
    """HR-LNK-02: likewise; refused while the hunt has not come to its end."""
    won = None if outcome is None else tokens_told(outcome.json())
    if won is None:
        raise Refused("refused-campaign-hunt-goes-on", "HR-LNK-02")
    return won


def war_options(outcome: Outcome | None, options: Json | None = None) -> Json:
    """The options of the war, with the tokens won; others than those cannot be chosen."""
    return with_tokens(tokens_won(outcome), options)


def with_tokens(tokens_by_side: dict[str, int], options: Json | None) -> Json:
    """Likewise, of tokens that are known."""
    won = {OPTIONS[side]: tokens for side, tokens in tokens_by_side.items()}
    chosen = dict(options or {})
    for name, tokens in won.items():
        if chosen.get(name, tokens) != tokens:
            raise Refused("refused-campaign-tokens", "HR-LNK-02")
    return {**chosen, **won}


def begin_war(hunt: Match, options: Json | None, fate: Fate | None) -> Match:
    """HR-LNK-01, HR-LNK-04: the war that follows, even if Frodo was corrupted; who gets one token chooses which."""
    rules = WOTR.rules(war_options(hunt.outcome, options))
    return Match(rules, WOTR.start(rules), fate).start()


def check_chain(records: Sequence[Json]) -> None:
    """Whether the second record is a war that the first, a hunt, leads to; both are replayed."""
    if [record.get("game") for record in records] != [HUNT.id, WOTR.id]:
        raise Refused("refused-campaign-chain", "HR-LNK-01")
    hunt, war = replay(HUNT, records[0]), replay(WOTR, records[1])
    war_options(hunt.outcome, war.rules.options)
