"""What a seat knows, by the small ints of the facts: the view without its words, for programs that look often.

It is made like the view, from what the seat may see: the public board, the seat's own hand, and of hidden cards only
how many there are. Everything in it is copied or immutable, so that it stays as it was when the position goes on.
"""

from __future__ import annotations

from .facts import Player
from .figures import unit_leaders
from .forces import Force, Picks
from .players import player_at
from .war import War
from .war_state import GlanceState


class BattleGlance:
    """A battle as all can see it: without the combat cards that are laid."""

    __slots__ = ("attacker", "attackers", "kind", "number", "origin", "place")

    def __init__(self, kind: str, attacker: int, origin: int, place: int, attackers: Picks, number: int) -> None:
        self.kind = kind
        self.attacker = attacker
        self.origin = origin
        self.place = place
        self.attackers = attackers
        self.number = number


class Glance(GlanceState):
    """The public board (what `slots` names, and forces and battle) and one's own hand.

    `player` is who looks, None for a spectator; `cards_held` counts the hands by player.
    """

    __slots__ = ("battle", "cards_held", "deck_sizes", "forces", "hand", "player", "unit_leaders")

    def __init__(self, war: War, seat: str) -> None:
        super().__init__(war)
        self.forces: tuple[tuple[Force, ...], tuple[Force, ...], tuple[Force, ...]] = (
            tuple(war.free_forces), tuple(war.shadow_forces), tuple(war.inside),
        )  # fmt: skip
        self.unit_leaders = unit_leaders(war)
        self.deck_sizes = tuple([len(deck) for deck in war.decks])
        self.cards_held = tuple([len(hand) for hand in war.hands])
        self.player: Player | None = player_at(war, seat) if seat in war.rules.seats else None
        self.hand: tuple[int, ...] = war.held(self.player) if self.player is not None else ()
        battle = war.battle
        self.battle: BattleGlance | None = None
        if battle is not None:
            self.battle = BattleGlance(
                battle.kind, battle.attacker, battle.origin, battle.place, battle.attackers, battle.number
            )
