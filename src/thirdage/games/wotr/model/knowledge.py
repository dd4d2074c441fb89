"""What a seat of War of the Ring knows, and a full position made of that knowledge alone.

`sections` and `secrets` say what of each part a seat sees.
"""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import Random, Reader, Rules
from thirdage.kernel.parts import complete_parts, show_parts

from .facts import WarFacts
from .given_away import read_given_away
from .secrets import BATTLE, deal_unseen, settle_pool, special_in_pool
from .sections import SECTIONS, TILES
from .war import War, fresh, renew_regions

Json = dict[str, Any]


def view(war: War, seat: str) -> Json:
    """The public board, one's own hand, and of hidden things what was shown and could still be true."""
    out = SECTIONS.view(war, war.rules.bit(seat))
    show_parts(war, seat, out)
    return out


def complete(rules: Rules, seat: str, seen: Json, rng: Random) -> War:
    """Deal the cards this seat has not seen to the places where they can be; likewise what bundles hide.

    All tiles that a seat cannot place are in the pool, until the part of a bundle has taken its own.
    """
    war = fresh(rules, cast(WarFacts, rules.facts))
    whole = Reader(seen, rules.names)
    SECTIONS.read(war, whole, secrets=False)
    war.battle = BATTLE.read(war, whole["battle"], None)
    tiles: Json = seen["tiles"]
    TILES.take(war, Reader({place: tiles[place] for place in tiles if place != "pool"}, rules.names))
    war.pool = tuple(sorted([*war.pool, *special_in_pool(war, tiles["pool"])]))
    read_given_away(war, whole)
    deal_unseen(war, seen, rules.bit(seat), rng)
    complete_parts(war, seat, seen, rng)
    renew_regions(war)
    settle_pool(war)
    return war
