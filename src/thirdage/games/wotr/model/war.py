"""The position of War of the Ring: everything on the board, in hands and in boxes.

Siege, control and free regions are derived from where the forces are (see `places`), never stored as flags.
"""

from __future__ import annotations

from typing import Any, TypeVar

from thirdage.kernel import EVERYONE, Deck, Position, Rules

from .constants import ASIDE, ELVEN_RINGS, FREE_PEOPLES, IN_FELLOWSHIP, SHADOW, SIDES, TOKENS_OF
from .facts import Player, WarFacts
from .forces import Force, Picks, force

Held = tuple[int, int]
"""A card and the mask of the seats that know it."""


BATTLE_PARTS = (
    "attacker", "attackers", "by_card", "extra", "kind", "laid", "must_press", "number", "origin", "place", "rounds",
)  # fmt: skip
"""The fields of a battle, by name."""


T = TypeVar("T")


def kept(mine: list[T], last: list[T]) -> list[T]:
    """The last copy of a list if nothing has changed in it, else a new one; of itself, of course, a new one."""
    return mine[:] if mine is last or mine != last else last


class Battle:
    """A battle between seams, immutable: `replaced` makes the next state of it.

    `place` is the embattled region, `origin` where the attackers stand (the same in an assault or a sortie).
    `attackers` are the figures taking part; the rest of their force is the rearguard. The defenders are the whole
    force of the other side at the place: inside the stronghold in an assault, else in the field. `laid` holds the
    combat cards of the round as (side, card); between their laying and their revelation only the owner knows them.
    """

    __slots__ = BATTLE_PARTS

    def __init__(
        self, kind: str, attacker: int, origin: int, place: int, attackers: Picks, number: int = 1, rounds: int = 1,
        by_card: int = -1, must_press: bool = False, extra: tuple[Any, ...] = (),
        laid: tuple[tuple[int, int], ...] = (),
    ) -> None:  # fmt: skip
        self.kind = kind
        self.attacker = attacker
        self.origin = origin
        self.place = place
        self.attackers = attackers
        self.number = number
        self.rounds = rounds
        self.by_card = by_card
        self.must_press = must_press
        self.extra = extra
        self.laid = laid

    def replaced(self, **changes: Any) -> Battle:
        """The same battle with these changes."""
        values = {name: getattr(self, name) for name in BATTLE_PARTS}
        values.update(changes)
        return Battle(**values)


class War(Position):
    """The whole position. Lists are shallow and hold immutable values; `copy` copies the lists and nothing below.

    `progress` and `hidden` are the two sides of the progress counter (WR-FEL-03).
    """

    __slots__ = (
        "actions",
        "active",
        "actor",
        "battle",
        "captured",
        "casualties",
        "corruption",
        "decks",
        "declared",
        "dice",
        "die",
        "discards",
        "facts",
        "forced_die",
        "free_forces",
        "guide",
        "hands",
        "hidden",
        "hunt_box",
        "inside",
        "leading",
        "minion_entered",
        "mordor",
        "mordor_attempted",
        "order",
        "playing",
        "pool",
        "progress",
        "queued_seams",
        "reinforcements",
        "ring_bearers",
        "ring_used",
        "rings",
        "shadow_forces",
        "steps_to_war",
        "table",
        "tiles_drawn",
        "tiles_removed",
        "tiles_waiting",
        "tokens",
        "turn",
        "used_dice",
        "used_this_turn",
        "where",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, next: tuple[Any, ...], facts: WarFacts, turn: int, actions: int,
        free_forces: list[Force], shadow_forces: list[Force], inside: list[Force],
        reinforcements: list[int], casualties: list[int],
        where: list[int], captured: int, steps_to_war: list[int], active: int,
        dice: list[tuple[int, ...]], hunt_box: list[int], forced_die: bool, rings: list[int], ring_used: int,
        decks: list[Deck], hands: list[tuple[Held, ...]], table: tuple[int, ...], discards: tuple[Held, ...],
        ring_bearers: int, progress: int, hidden: bool, corruption: int, guide: int, mordor: int,
        mordor_attempted: bool,
        declared: bool, pool: tuple[int, ...], tiles_drawn: tuple[int, ...], tiles_removed: tuple[int, ...],
        tiles_waiting: tuple[int, ...], minion_entered: bool, used_this_turn: tuple[str, ...], actor: int, die: int,
        queued_seams: tuple[tuple[Any, ...], ...], battle: Battle | None, tokens: list[tuple[int, ...]],
        playing: tuple[int, ...], used_dice: list[tuple[int, ...]], leading: tuple[int, ...], order: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__init__(rules, next)
        self.facts = facts
        self.turn = turn
        self.actions = actions
        self.free_forces = free_forces
        self.shadow_forces = shadow_forces
        self.inside = inside
        self.reinforcements = reinforcements
        self.casualties = casualties
        self.where = where
        self.captured = captured
        self.steps_to_war = steps_to_war
        self.active = active
        self.dice = dice
        self.hunt_box = hunt_box
        self.forced_die = forced_die
        self.rings = rings
        self.ring_used = ring_used
        self.decks = decks
        self.hands = hands
        self.table = table
        self.discards = discards
        self.ring_bearers = ring_bearers
        self.progress = progress
        self.hidden = hidden
        self.corruption = corruption
        self.guide = guide
        self.mordor = mordor
        self.mordor_attempted = mordor_attempted
        self.declared = declared
        self.pool = pool
        self.tiles_drawn = tiles_drawn
        self.tiles_removed = tiles_removed
        self.tiles_waiting = tiles_waiting
        self.minion_entered = minion_entered
        self.used_this_turn = used_this_turn
        self.actor = actor
        self.die = die
        self.queued_seams = queued_seams
        self.battle = battle
        self.tokens = tokens
        self.playing = playing
        self.used_dice = used_dice
        """The action dice of this turn that are no longer there, in their order: used, skipped, or lost to a card."""
        self.leading = leading
        """WR-MP-03: by side, the player with the leading player token. Empty with two players."""
        self.order = order
        """WR-MP-09: the players in the order in which they act next, whoever acts now at the end. Empty with two."""

    def copy(self) -> War:
        """Lists are copied, everything below is shared."""
        return self.checkpoint(self)

    def checkpoint(self, last: Position) -> War:
        """Shares the lists that are as they were at the last seam: most of them, most of the time."""
        assert isinstance(last, War)
        new = War(
            self.rules, self.next, self.facts, self.turn, self.actions, kept(self.free_forces, last.free_forces),
            kept(self.shadow_forces, last.shadow_forces), kept(self.inside, last.inside),
            kept(self.reinforcements, last.reinforcements), kept(self.casualties, last.casualties),
            kept(self.where, last.where), self.captured, kept(self.steps_to_war, last.steps_to_war), self.active,
            kept(self.dice, last.dice), kept(self.hunt_box, last.hunt_box), self.forced_die,
            kept(self.rings, last.rings), self.ring_used, kept(self.decks, last.decks), kept(self.hands, last.hands),
            self.table, self.discards, self.ring_bearers, self.progress, self.hidden, self.corruption,
            self.guide, self.mordor, self.mordor_attempted, self.declared, self.pool,
            self.tiles_drawn, self.tiles_removed, self.tiles_waiting,
            self.minion_entered, self.used_this_turn, self.actor, self.die, self.queued_seams, self.battle,
            kept(self.tokens, last.tokens), self.playing, kept(self.used_dice, last.used_dice), self.leading,
            self.order,
        )  # fmt: skip
        new.outcome = self.outcome
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

    def committed_cards(self) -> list[int]:
        """Combat cards laid in the battle and not yet discarded."""
        return [card for _, card in self.battle.laid] if self.battle is not None else []

    def region_id(self, region: int) -> str:
        """The id of a region, for the log."""
        return self.facts.regions[region].id


def fresh(rules: Rules, facts: WarFacts) -> War:
    """WR-FIG-09, WR-POL-03: the set-up (WR-SET-01 to 12), before the first turn.

    WR-MP-03: with three or four players the first of each side begins with the leading player token.
    """
    nobody = force(facts, ())
    boards: list[list[Force]] = [[nobody] * len(facts.regions), [nobody] * len(facts.regions)]
    left = [f.limit for f in facts.figures]
    for region, figure, n in facts.start:
        board = boards[facts.figures[figure].side]
        board[region] = board[region].plus(((figure, n),))
        left[figure] -= n
    for f in facts.figures:
        if f.character >= 0:
            left[facts.figure[f.id]] = 0
    where = [IN_FELLOWSHIP if c.kind == "companion" and c.replaces < 0 else ASIDE for c in facts.characters]
    steps = [n.steps_to_war for n in facts.nations]
    active = sum([1 << i for i, n in enumerate(facts.nations) if n.active])
    decks = [Deck(tuple([c for c, card in enumerate(facts.cards) if card.deck == d])) for d in range(4)]
    pool = tuple([t for t, tile in enumerate(facts.tiles) if tile.standard for _ in range(tile.count)])
    gandalf = facts.character["gandalf-the-grey"]
    hidden, no = True, False
    counts = [rules.options[f"{side}-tokens"] for side in SIDES]
    tokens: list[tuple[int, ...]] = [TOKENS_OF[s] if n == len(TOKENS_OF[s]) else () for s, n in enumerate(counts)]
    first = ("choose-tokens",) if 1 in counts else ("turn",)
    nothing: list[tuple[Held, ...]] = [() for _ in facts.players]
    leading = () if facts.one_a_side else tuple([facts.side_players[s][0].index for s in range(len(SIDES))])
    return War(
        rules, first, facts, 0, 0, boards[FREE_PEOPLES], boards[SHADOW], [nobody] * len(facts.regions), left,
        [0] * len(left), where, 0, steps, active, [(), ()], [0, 0], no, [ELVEN_RINGS, 0], 0, decks, nothing, (), (),
        facts.region["rivendell"], 0, hidden, 0, gandalf, -1, no, no, pool, (), (), (), no, (), FREE_PEOPLES, -1,
        (), None, tokens, (), [(), ()], leading, (),
    )  # fmt: skip
