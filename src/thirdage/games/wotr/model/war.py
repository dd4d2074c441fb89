"""The position of War of the Ring: everything on the board, in hands and in boxes.

Siege, control and free regions are derived from where the forces are (see `places`), never stored as flags. The fields
are described in `slots`.
"""

from __future__ import annotations

from functools import lru_cache

from thirdage.kernel import EVERYONE, Deck, Position, Rules

from .battle_state import BATTLE_PARTS, Battle, Held
from .constants import ASIDE, FREE_PEOPLES, IN_FELLOWSHIP, SHADOW, SIDES, TOKENS_OF, face
from .facts import Player, Region, WarFacts
from .forces import Force, Picks, force
from .war_state import WarState

__all__ = ["BATTLE_PARTS", "Battle", "Held", "War", "fresh", "renew_regions", "usual_guide"]


class War(WarState):
    """The whole position, with the questions and small changes that all rules need."""

    __slots__ = ()

    def copy(self) -> War:
        """Lists are copied, everything below is shared."""
        return self.checkpoint(self)

    def checkpoint(self, last: Position) -> War:
        """Shares the lists that are as they were at the last seam: most of them, most of the time."""
        assert isinstance(last, War)
        new = War(self.rules, self.next)
        new.share(self, last)
        return new

    # -- who and what -------------------------------------------------------------------------------------------

    def field(self, side: int) -> list[Force]:
        """The forces of a side in the open, by region."""
        return self.free_forces if side == FREE_PEOPLES else self.shadow_forces

    def bit(self, player: Player) -> int:
        """The mask bit of a player's seat."""
        return 1 << player.index

    def eyes(self, player: Player) -> int:
        """The mask of those who see a player's hand: he alone, or everybody where hands are open (for teaching)."""
        return EVERYONE if self.rules.options["open-hands"] else 1 << player.index

    def in_play(self, character: int) -> bool:
        """Whether a character stands in a region."""
        return self.where[character] >= 0

    def companions(self) -> list[int]:
        """WR-FEL-01: the companions in the Fellowship."""
        return [c for c, place in enumerate(self.where) if place == IN_FELLOWSHIP]

    def held(self, player: Player) -> tuple[int, ...]:
        """The cards of a player's hand, in an order that tells nothing."""
        return tuple(sorted([card for card, _ in self.hands[player.index]]))

    def holds(self, player: Player, card: int) -> bool:
        """Whether a card is in a player's hand."""
        for held, _ in self.hands[player.index]:  # noqa: SIM110 (asked very often)
            if held == card:
                return True
        return False

    def at_war(self, nation: int) -> bool:
        """WR-POL-01: at war is the last box of the political track."""
        return self.steps_to_war[nation] == 0

    def is_active(self, nation: int) -> bool:
        """WR-POL-01."""
        return bool(self.active >> nation & 1)

    # -- figures ------------------------------------------------------------------------------------------------

    def place(self, side: int, region: int, picks: Picks) -> None:
        """Put figures into a region: inside if the side is besieged there, else in the open."""
        besieged = self.inside[region].side == side
        forces = self.inside if besieged else self.field(side)
        forces[region] = forces[region].plus(picks)
        self._stand(picks, region)

    def take(self, side: int, region: int, picks: Picks) -> None:
        """Take figures out of a region, from inside if they are besieged there."""
        besieged = self.inside[region].side == side
        forces = self.inside if besieged else self.field(side)
        forces[region] = forces[region].minus(picks)
        self._stand(picks, ASIDE)

    def _stand(self, picks: Picks, region: int) -> None:
        for figure, _ in picks:
            character = self.facts.figures[figure].character
            if character >= 0:
                self.where[character] = region

    def spend(self, side: int, die: int) -> None:
        """A die leaves the unused ones."""
        at = self.dice[side].index(die)
        self.dice[side] = self.dice[side][:at] + self.dice[side][at + 1 :]

    def die_showing(self, side: int, result: int) -> int:
        """An unused die of a side with this result, an ordinary one if there is any; -1 if there is none."""
        return min([die for die in self.dice[side] if face(die) == result], default=-1)

    def committed_cards(self) -> list[int]:
        """Combat cards laid in the battle and not yet discarded."""
        return [card for _, card in self.battle.laid] if self.battle is not None else []

    def region_id(self, region: int) -> str:
        """The id of a region, for the log."""
        return self.facts.regions[region].id


def usual_guide(facts: WarFacts, companions: list[int]) -> int:
    """WR-FEL-05, WR-FEL-09: the first of the highest level; without companions, who does nothing but guide."""
    if companions:
        return max(companions, key=lambda c: facts.characters[c].level)
    return next(i for i, character in enumerate(facts.characters) if character.kind == "guide-only")


class SetUp:
    """WR-FIG-09, WR-POL-03: what stands where at the start: the same for all matches with these facts."""

    __slots__ = ("active", "boards", "decks", "guide", "left", "nobody", "pool", "steps", "where")

    def __init__(self, facts: WarFacts) -> None:
        nobody = force(facts, ())
        boards: list[list[Force]] = [[nobody] * len(facts.regions), [nobody] * len(facts.regions)]
        left = [0 if f.character >= 0 else f.limit for f in facts.figures]
        for region, figure, n in facts.start:
            board = boards[facts.figures[figure].side]
            board[region] = board[region].plus(((figure, n),))
            if facts.figures[figure].character < 0:
                left[figure] -= n
        self.boards = boards
        self.nobody = [nobody] * len(facts.regions)
        self.left = left
        self.where = [IN_FELLOWSHIP if c.sets_out else ASIDE for c in facts.characters]
        self.guide = usual_guide(facts, [c for c, place in enumerate(self.where) if place == IN_FELLOWSHIP])
        self.steps = [n.steps_to_war for n in facts.nations]
        self.active = sum([1 << i for i, n in enumerate(facts.nations) if n.active])
        self.decks = [Deck(tuple([c for c, card in enumerate(facts.cards) if card.deck == d])) for d in range(4)]
        self.pool = tuple([t for t, tile in enumerate(facts.tiles) if tile.standard for _ in range(tile.count)])


@lru_cache(maxsize=8)
def set_up(facts: WarFacts) -> SetUp:
    """Worked out once."""
    return SetUp(facts)


def fresh(rules: Rules, facts: WarFacts) -> War:
    """The set-up (WR-SET-01 to 12), before the first turn.

    WR-MP-03: with three or four players the first of each side begins with the leading player token.
    """
    start = set_up(facts)
    counts = [rules.options[f"{side}-tokens"] for side in SIDES]
    war = War(rules, ("choose-tokens",) if 1 in counts else ("turn",))
    war.begin(
        facts=facts,
        regions=facts.regions,
        free_forces=start.boards[FREE_PEOPLES][:],
        shadow_forces=start.boards[SHADOW][:],
        inside=start.nobody[:],
        reinforcements=start.left[:],
        casualties=[0] * len(start.left),
        where=start.where[:],
        steps_to_war=start.steps[:],
        active=start.active,
        tokens=[TOKENS_OF[s] if n == len(TOKENS_OF[s]) else () for s, n in enumerate(counts)],
        decks=start.decks[:],
        hands=[() for _ in facts.players],
        ring_bearers=facts.region["rivendell"],
        guide=start.guide,
        pool=start.pool,
        leading=() if facts.one_a_side else tuple([facts.side_players[s][0].index for s in range(len(SIDES))]),
    )
    rules.steps["set-up"](war)
    renew_regions(war)
    return war


def nothing_more(_war: War) -> None:
    """The step "set-up": what else is set up, after the base game."""


def as_printed(war: War) -> tuple[Region, ...]:
    """The step "regions": what each region holds now. In the base game that never changes."""
    return war.facts.regions


def renew_regions(war: War) -> None:
    """Work out anew what the regions hold: at set-up, when a position is read, and when a bundle has changed it."""
    war.regions = war.rules.steps["regions"](war)


STEPS = {"set-up": nothing_more, "regions": as_printed}
