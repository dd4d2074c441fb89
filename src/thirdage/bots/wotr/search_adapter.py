"""War of the Ring for the search: plans made of the rules bot's scored deeds, an evaluation, playouts."""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.bots.eyes import Eyes
from thirdage.bots.search.game import Plan, SwitchMargin
from thirdage.bots.wotr.board import Board, Memory
from thirdage.bots.wotr.bot import RulesBot
from thirdage.bots.wotr.dice import Dice
from thirdage.bots.wotr.evaluation import contributions, win_probability
from thirdage.bots.wotr.features import marches
from thirdage.bots.wotr.ring import at_the_gate
from thirdage.bots.wotr.style import BOLD
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_WILL,
    FREE_PEOPLES,
    SHADOW,
    SIDES,
    face,
    turned,
)  # fmt: skip
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, Match, Option, Rng
from thirdage.kernel.belief import Believes

Json = dict[str, Any]
BEGINS: Final = frozenset({"action", "hunt-allocation", "fellowship-phase", "discard"})
"""An action or a phase begins with these."""
AT_STAKE: Final = frozenset(
    {
        "hunt-allocation", "fellowship-phase", "casualty", "hobbit-leaves", "gollum-reveals", "prevent-draw",
        "redraw-tile", "lure", "will-of-the-west",
    }
)  # fmt: skip
"""Asks beside the choice of an action in which it is worth while to look at other answers.

Not those of a battle: too little is left of an action's budget to tell them apart, and rules of thumb do better.
"""
WHOLE_ROUND: Final = 99
MOVES: Final = 2
"""So many moves of different armies are plans of their own, and one that takes a settlement nobody defends."""
ATTACKS: Final = 2
"""So many attacks from different places are plans of their own."""
MARCHES: Final = 2
"""So many hosts of the Shadow have a plan to march on."""
ENDLESS: Final = 20
"""From this turn on nobody thinks of anything but what habit says. Ring-bearers who see that a step is a little worse
than to wait would wait for ever; habit hurries more and more (`ring.urgency`)."""
WORTHLESS: Final = 0.3
"""A deed that the rules of thumb value less is no plan."""

MARGINS: Final = (SwitchMargin(worlds=9), SwitchMargin(margin=0.012, spread=1.0, trust=0.008))


class RulesPolicy(RulesBot):
    """The rules bot on every seat of imagined matches, a bold one; it remembers campaigns from one to the next."""

    def __init__(self) -> None:
        super().__init__(Rng(0), BOLD)

    def begin(self) -> None:
        """What a die was taken for in another match means nothing here."""
        self._memory.plan = Memory(BOLD).plan

    def board(self, eyes: Eyes, ask: Ask) -> Board:
        """The board of an ask, with what we remember."""
        return Board(eyes, ask, self._memory)


class WarSearchAdapter:
    """Plans, evaluation and playouts of War of the Ring."""

    believes: Believes | None = None
    action_cost = 5.0

    def __init__(self) -> None:
        self.policy = RulesPolicy()

    def switch_margin(self, side: str) -> SwitchMargin:
        """The Shadow doubts battles that were won by luck, trusts the rules of thumb more, and looks further ahead.

        A campaign takes many actions, and what one of them is good for shows late; what a step of the Fellowship is
        good for shows at once, and to play on only adds other luck to it.
        """
        return MARGINS[SIDES.index(side)]

    def begins(self, ask: Ask) -> bool:
        """Each die, and each phase in which somebody decides something."""
        return ask.kind in BEGINS

    def lookahead_needed(self, ask: Ask) -> int:
        """Dice in the Hunt Box are missed at once, and what they are good for shows in the whole round."""
        return WHOLE_ROUND if ask.kind == "hunt-allocation" else 0

    def value(self, match: Match, side: str) -> float:
        """See evaluation."""
        judge = SIDES.index(side)
        return win_probability(cast(War, match.position), judge, judge)

    def fair_value(self, match: Match, side: str) -> float:
        """By the weights of the Free Peoples, which say what games tell; those of the Shadow see its war too bright."""
        return win_probability(cast(War, match.position), SIDES.index(side), FREE_PEOPLES)

    def features(self, match: Match, side: str) -> dict[str, float]:
        """See evaluation, which tells them for the Free Peoples as a side judges."""
        judge = SIDES.index(side)
        found = contributions(cast(War, match.position), judge)
        return found if judge == FREE_PEOPLES else {name: -part for name, part in found.items()}

    def plans(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """For a die: the deeds that the rules bot values most; else the answers on offer, its own first."""
        self.policy.begin()
        if eyes.progress()[0] >= ENDLESS:
            return [Plan(self.policy.choose(eyes, ask, rng))]
        if ask.kind == "action":
            return self._for_the_dice(eyes, ask, rng, most)
        if ask.kind == "die":
            return self._for_the_die(eyes, ask, rng, most)
        first = self.policy.choose(eyes, ask, rng)
        if ask.kind not in AT_STAKE or ask.options.parametric or self._at_the_gate(eyes, ask, first):
            return [Plan(first)]
        others = [o for o in ask.options if o != first]
        if ask.kind == "hunt-allocation":
            others = [o for o in others if abs(o.get("dice") - first.get("dice")) == 1]
        return [Plan(first), *[Plan(o) for o in others[: most - 1]]]

    def _at_the_gate(self, eyes: Eyes, ask: Ask, first: Option) -> bool:
        """Whether the Ring-bearers, not too weary, would go into Mordor: nothing is gained by waiting at its gate.

        What is before it and what is behind it are judged by different weights, and where both have errors a wait of
        many turns came of it.
        """
        return ask.kind == "fellowship-phase" and at_the_gate(self.policy.board(eyes, ask), first)

    def _for_the_dice(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        first = self.policy.choose(eyes, ask, rng)
        board = self.policy.board(eyes, ask)
        dice = Dice(board)
        use = {o.get("die"): o for o in ask.options if o.kind == "use-die"}
        plans: list[Plan] = []
        for worth, die, deed in dice.ranked(list(use), WORTHLESS):
            plans += [Plan(use[die], later, worth) for later in self._ways(dice, deed, die)]
            if len(plans) > most:
                break
        marching = self._marches(board, use, max([plan.prior for plan in plans], default=0.0))
        plans = [*plans[: most - len(marching)], *marching]
        free = dice.without_die(list(ask.options), ask.rules.names)
        if free is not None:
            plans.append(Plan(free[1], prior=free[0]))
        mine = next((plan for plan in plans if plan.answer == first), None)
        if mine is None:
            rung = plans[0].prior if plans and first.kind == "use-ring" else 0.0
            plans = [Plan(first, prior=rung), *plans[: most - 1]]
        else:
            plans.remove(mine)
            plans.insert(0, mine)
        idle = next((o for o in ask.options if o.kind == "pass"), None)
        if idle is not None and idle != first:
            plans.append(Plan(idle))
        return plans

    def _ways(self, dice: Dice, deed: tuple[str, str], die: int) -> list[dict[str, Json]]:
        """The answers that lead to a deed with a die; an attack has several, by where it falls."""
        first: dict[str, Json] = {"die": dice.intent(*deed)}
        if face(die) == D_WILL:
            becomes = turned(die, face(dice.with_dice(*deed)[0]))
            first["will-of-the-west"] = {"kind": "become", "die": dice.board.facts.die_ids[becomes]}
        regions = dice.board.facts.regions
        if deed[0] == "move-armies":
            return [
                first
                | {"move-army": {"kind": "move-army", "from_region": regions[start].id, "region": regions[there].id}}
                for start, there in self._moves(dice)
            ] or [first]
        if deed[0] != "attack":
            return [first]
        found = [a for a in dice.campaign.attacks(led=False) if a[0] > 0][:ATTACKS]
        return [
            first
            | {
                "attack-from": {"kind": "attack-from", "region": regions[start].id},
                "attack-target": {"kind": "attack-target", "region": regions[target].id},
            }
            for _, start, target in found
        ] or [first]

    def _moves(self, dice: Dice) -> list[tuple[int, int]]:
        """The best moves of different armies, and the best one that walks into a settlement."""
        board, found = dice.board, dice.campaign.moves()
        best: dict[int, tuple[int, int]] = {}
        for _, start, region in found:
            if len(best) < MOVES and start not in best:
                best[start] = (start, region)
        taken = [(s, r) for _, s, r in found if board.controller(r) == 1 - board.side and r not in board.inside][:1]
        return [*best.values(), *[move for move in taken if move not in best.values()]]

    def _marches(self, board: Board, use: dict[int, Option], prior: float) -> list[Plan]:
        """A step of the Shadow's hosts to what they can take, however far that is.

        The rules of thumb see no gain in that as long as they are sure of the place from where they stand.
        """
        die = next((die for die in (D_ARMY, D_ARMY_MUSTER) if die in use), None)
        if board.side != SHADOW or die is None:
            return []
        glance, far, regions = board.glance, board.far, board.facts.regions
        found: dict[int, Plan] = {}
        goals = marches(board.facts, glance.forces, glance.captured, board.war_mask, board.unit_leaders)
        for _, host, goal in sorted(goals, reverse=True):
            steps = [
                r
                for r in regions[host].adjacent
                if far[r][goal] < far[host][goal] and not board.force_at(FREE_PEOPLES, r).units
            ]
            if steps and host not in found:
                move = {"kind": "move-army", "from_region": regions[host].id, "region": regions[steps[0]].id}
                found[host] = Plan(use[die], {"die": {"kind": "move-armies"}, "move-army": move}, prior)
                if len(found) == MARCHES:
                    break
        return list(found.values())

    def _for_the_die(self, eyes: Eyes, ask: Ask, rng: Rng, most: int) -> list[Plan]:
        """What to do with a die in hand: reached only where no plan says so."""
        first = self.policy.choose(eyes, ask, rng)
        dice = Dice(self.policy.board(eyes, ask))
        names = ask.rules.names

        def worth(option: Option) -> float:
            return dice.worth(*dice.deed(option, names))

        rest = sorted([o for o in ask.options if o != first], key=worth, reverse=True)
        return [Plan(first), *[Plan(o) for o in rest[: most - 1] if worth(o) > WORTHLESS]]
