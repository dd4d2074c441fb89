"""Which die to use, and for what: every action has a value, and the best one is done with the plainest die."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, Final

from thirdage.bots.wotr import companions, minions, ring, team
from thirdage.bots.wotr.answers import best, field
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.deeds import (
    ANY_DIE,
    BOTH_DO,
    DICE_FOR,
    ENVOYS,
    FIELDS,
    FREE_PEOPLES_DO,
    MINIONS,
    SARUMAN_DOES,
    SHADOW_DOES,
    Deed,
)
from thirdage.bots.wotr.lessons import LearntAction, Worth, lessons
from thirdage.bots.wotr.style import CLOSED
from thirdage.bots.wotr.values import event_value
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_EVENT,
    D_EYE,
    D_MUSTER,
    D_WILL,
    DECKS,
    FREE_PEOPLES,
    POINTS_NEEDED,
    SHADOW,
    face,
)  # fmt: skip
from thirdage.games.wotr.model.facts import Player
from thirdage.kernel import Ask, Names, Option, Refused

Json = dict[str, Any]
Plan = tuple[float, int, Deed]
"""What an action is worth, with which die, and which."""
WORTH: Final = itemgetter(0)

PRECIOUS: Final = {D_WILL: 0.8, D_CHARACTER: 0.25, D_ARMY_MUSTER: 0.15}
"""What it costs to spend a die that could do much else."""
POINTLESS: Final = 1.2
"""An action below this is left undone, if one may pass."""
DECISIVE: Final = 6.5
"""An action above this is worth a ring."""
MOST: Final = {"move-armies": 9.6, "muster": 6.0, "move-minions": minions.MOST, "use-as-army": 9.4}
"""What takes long to think out, and what it is worth at most."""


def led(kind: str, die: int) -> bool:
    """Whether an army needs a leader for this: with a Character result (WR-ACT)."""
    return face(die) == D_CHARACTER and kind in ("move-armies", "attack")


class Dice:
    """The values of all actions as the board stands."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.campaign = campaign_of(board)
        self._known: dict[tuple[str, str, bool], float] = {}
        self._able: dict[Deed, bool] = {}
        self._deeds: list[tuple[Deed, tuple[int, ...]]] = []
        self._learnt: dict[Deed, LearntAction] = {}
        self._free: dict[str, Worth] = {}
        self.me, self.mate = team.me(board), team.mate(board)
        self._claims: dict[int, float] = {}
        self._keys: dict[str, str] = {}
        for lesson in lessons(board.eyes.options).values():
            own = [action for action in lesson.actions if action.side == board.side]
            self._learnt.update({(action.kind, about): action for action in own for about in action.about(board)})
            self._keys.update({action.kind: action.key for action in own if action.key})
            self._free.update(lesson.free_actions)

    def intent(self, kind: str, about: str) -> Json:
        """An action in JSON."""
        key = FIELDS.get(kind) or self._keys.get(kind)
        return {"kind": kind, key: about} if key else {"kind": kind}

    def deed(self, option: Option, names: Names) -> Deed:
        """What an answer does, and the id of what that is about."""
        key = FIELDS.get(option.kind) or self._keys.get(option.kind)
        return option.kind, str(option.json(names)[key]) if key else ""

    # -- what an action is worth --------------------------------------------------------------------------------------

    def worth(self, kind: str, about: str, led: bool = False) -> float:
        """The value of an action; `led`: by a Character result, which asks for a leader."""
        key = (kind, about, led)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._worth(kind, about, led)
        return known

    def _worth(self, kind: str, about: str, led: bool) -> float:
        board = self.board
        if (kind, about) in self._learnt:
            return self._learnt[kind, about].worth(board, about)
        if kind == "move-armies":
            return self._moving(led, self.me)
        if kind == "attack":
            return self._attacking(led, self.me)
        if kind == "play-card":
            return event_value(board, about)
        if kind == "draw-card":
            return self._drawing()
        if kind in ("advance", "advance-by-companion"):
            return self._advancing(about)
        if kind == "muster":
            return self._mustering(self.me)
        if board.side == FREE_PEOPLES:
            return self._free_peoples(kind)
        return self._shadow(kind, about)

    def _free_peoples(self, kind: str) -> float:
        board = self.board
        if kind == "move-fellowship":
            return ring.move_value(board)
        if kind == "hide":
            return ring.hide_value(board)
        if kind == "separate":
            return companions.separate_value(board)
        if kind == "move-companions":
            return companions.move_value(board)
        return 9.0 if kind == "bring" else 1.0

    def _shadow(self, kind: str, about: str) -> float:
        if kind == "bring":
            return {"saruman": 9.0, "witch-king": 8.0}.get(about, 8.5)
        if kind == "voice-of-saruman":
            return 4.6 if about == "recruit" else 3.0
        if kind == "remove-table-card":
            return 3.0 * (1 + self.campaign.shut_out) if self.board.closed else 1.0
        if kind == "use-as-army":
            return max(self.worth("move-armies", ""), self.worth("attack", "")) - 0.2
        if kind == "move-minions":
            return minions.move_value(self.board, self.campaign)
        return 1.0

    def _moving(self, led: bool, who: Player | None) -> float:
        """The best move, or with an Army result the best two of different armies; `who`: of this player's."""
        board = self.board
        own = team.starts(board, who)
        moves = self.campaign.best_moves(led, 1 if led else 2, own)
        if not moves:
            return 0.0
        spoils = self.campaign.spoils(led, own) if moves[0] > 1 else 0
        if spoils and board.points(board.side) + spoils >= POINTS_NEEDED[board.side]:
            return MOST["move-armies"]
        return min(8.4 if spoils else 7.0, (2.4 if board.side == SHADOW else 1.4) + 6 * sum(moves, 0.0))

    def _attacking(self, led: bool, who: Player | None) -> float:
        attacks = self.campaign.attacks(led, team.starts(self.board, who))
        if not attacks or attacks[0][0] <= 0:
            return 0.0
        worth, _, place = attacks[0]
        board = self.board
        goal = board.facts.regions[place].vp if board.controller(place) == 1 - board.side else 0
        decides = board.points(board.side) + goal >= POINTS_NEEDED[board.side]
        return min(9.2, 3.0 + worth + 2.0 * decides)

    def _drawing(self) -> float:
        held = len(self.board.glance.hand)
        return 3.4 if held <= 3 else 2.6 if held <= 5 else 1.3

    def _advancing(self, about: str) -> float:
        """The Shadow goes to war with its biggest waiting army first; the Free Peoples where war is coming to them."""
        board, facts = self.board, self.board.facts
        nation = facts.nation[ENVOYS.get(about, about)]
        waiting = self.campaign.waiting(nation)
        if board.side == SHADOW:
            return 6.0 + 0.06 * waiting - 0.5 * board.steps_to_war[nation]
        near = max([self.campaign.fear.get(r, 0.0) for r in facts.settlements_of[nation]], default=0.0)
        last = 0.8 if board.steps_to_war[nation] == 1 else 0.0
        return 3.2 + 2.2 * near + last + 0.03 * waiting - 0.2 * board.steps_to_war[nation]

    def _mustering(self, who: Player | None) -> float:
        board = self.board
        best_gain = 0.0
        for nation in team.nations(board, who):
            kind = board.facts.nations[nation]
            if board.at_war[nation]:
                for region in board.facts.settlements_of[nation]:
                    if board.controller(region) == board.side and region not in board.inside:
                        best_gain = max(best_gain, self.campaign.recruit(kind.regular, region))
        return min(MOST["muster"], (3.6 if board.side == SHADOW else 2.4) + 5 * best_gain)

    # -- choosing -----------------------------------------------------------------------------------------------------

    def deeds(self) -> Iterator[Deed]:
        """Everything that dice could be used for; what everybody sees to be impossible is left out."""
        board, facts = self.board, self.board.facts
        mine = board.side
        if mine == FREE_PEOPLES:
            yield from FREE_PEOPLES_DO
            yield from [("advance-by-companion", name) for name in ENVOYS if board.where(name) >= 0]
            if board.where("strider") >= 0:
                yield "bring", "aragorn"
            if board.state("gandalf-the-white") == "aside" and board.state("gandalf-the-grey") != "fellowship":
                yield "bring", "gandalf-the-white"
        else:
            if board.where("saruman") >= 0:
                yield from SARUMAN_DOES
            yield from SHADOW_DOES
            yield from [("bring", name) for name in MINIONS if board.state(name) == "aside"]
            if board.closed:
                yield from [("remove-table-card", card) for card in CLOSED if board.on_table(card)]
        yield from BOTH_DO
        yield from [("advance", facts.nations[n].id) for n in team.nations(board, self.me) if not board.at_war[n]]
        yield from [("draw-card", deck) for deck in DECKS[2 * mine : 2 * mine + 2]]
        yield from [("play-card", card) for card in board.hand()]
        yield from self._learnt

    def with_dice(self, kind: str, about: str) -> tuple[int, ...]:
        """The results with which something may be done; of an expansion's action, the dice."""
        if (kind, about) in self._learnt:
            return self._learnt[kind, about].dice(self.board.facts, about)
        if kind == "bring":
            return (D_WILL,) if self.board.side == FREE_PEOPLES else (D_MUSTER, D_ARMY_MUSTER)
        if kind == "hide" and self.board.guide == "strider":
            return ANY_DIE
        if kind == "play-card":
            icon = self.board.facts.cards[self.board.facts.card[about]].die
            return (icon, D_EVENT) if icon in (D_CHARACTER, D_EVENT) else (icon, D_EVENT, D_ARMY_MUSTER)
        return DICE_FOR[kind]

    def possible(self, kind: str, about: str) -> bool:
        """Whether some unused die could do it now; what cannot be asked about is taken for possible."""
        able = self._able.get((kind, about))
        if able is None:
            try:
                able = self.board.eyes.explain(self.intent(kind, about)) is None
            except Refused:
                able = True
            self._able[kind, about] = able
        return able

    def best_plan(self, dice: list[int]) -> Plan | None:
        """The best possible action with one of these results; what looks best is asked about first.

        Nothing is thought out that cannot be better than what was found, nor asked about if something better can be.
        """
        found: Plan | None = None
        for most, die, deed in sorted(self._wishes(dice), key=WORTH, reverse=True):
            if found is not None and most <= found[0]:
                break
            worth = most
            if deed[0] in MOST:
                if not self.possible(*deed):
                    continue
                worth = self.worth(*deed, led(deed[0], die)) - self._price(die)
            if (found is None or worth > found[0]) and self.possible(*deed):
                found = worth, die, deed
        return found

    def ranked(self, dice: list[int], at_least: float) -> Iterator[Plan]:
        """Everything possible with one of these results that is worth so much, the best first, each with its best die.

        What it is worth is thought out for everything, so this takes longer than `best_plan`.
        """
        wishes: list[Plan] = []
        for _, die, deed in self._wishes(dice):
            worth = self.worth(*deed, led(deed[0], die)) - self._price(die)
            if worth >= at_least:
                wishes.append((worth, die, deed))
        done: set[Deed] = set()
        for wish in sorted(wishes, key=WORTH, reverse=True):
            if wish[2] not in done and self.possible(*wish[2]):
                done.add(wish[2])
                yield wish

    def _wishes(self, dice: list[int]) -> list[Plan]:
        """What these results may do, with a bound on its worth: where that takes long to find, what is known before."""
        if not self._deeds:
            self._deeds = [(deed, self.with_dice(*deed)) for deed in self.deeds()]
        wishes: list[Plan] = []
        for die in dice:
            shows = face(die)
            precious = self._price(die)
            for deed, results in self._deeds:
                if shows in results or die in results or (shows == D_WILL and results[0] in ANY_DIE):
                    kind, about = deed
                    most = MOST.get(kind)
                    if most is None:
                        most = self.worth(kind, about, led(kind, die))
                    wishes.append((most - precious, die, deed))
        return wishes

    def _price(self, die: int) -> float:
        """What it costs to spend a die: what else it could do, or the team-mate with the last of its kind."""
        shows = face(die)
        price = PRECIOUS.get(shows, 0.0)
        if self.mate is not None and team.is_last(self.board, shows):
            if shows not in self._claims:
                self._claims[shows] = self._use_of(shows, self.mate) - self._use_of(shows, self.me)
            price += min(team.MOST_CLAIMED, max(0.0, self._claims[shows]))
        return price

    def _use_of(self, shows: int, who: Player | None) -> float:
        """What a player can do with a result for his nations; what anybody of the side can do is no claim."""
        use = max(self._moving(led=False, who=who), self._attacking(led=False, who=who)) if shows != D_MUSTER else 0.0
        return max(use, self._mustering(who)) if shows != D_ARMY else use

    def action(self, ask: Ask) -> Option:
        """The best die, or a pass where nothing is worth a die; a ring for what decides.

        Where they may not pass, the Free Peoples skip a die rather than do what had better not be done, such as to
        walk into the Hunt; for the Shadow anything is better than nothing.
        """
        options = list(ask.options)
        if (ringed := self._ring(options)) is not None:
            return ringed
        dice: dict[int, Option] = {o.get("die"): o for o in options if o.kind == "use-die"}
        plan = self.best_plan(list(dice))
        free = self.without_die(options, ask.rules.names)
        if free is not None and free[0] >= max(POINTLESS, plan[0] if plan is not None else 0.0):
            return free[1]
        if plan is not None and plan[0] >= POINTLESS:
            self.board.memory.plan = (ask.index + 1, self.campaign, plan)
            return dice[plan[1]]
        idle = next((o for o in options if o.kind == "pass"), None)
        if plan is not None and idle is None and self.board.side == SHADOW:
            return dice[plan[1]]
        skips = [o for o in options if o.kind == "skip"]
        return idle if idle is not None else min(skips, key=lambda o: PRECIOUS.get(face(o.get("die")), 0.0))

    def _ring(self, options: list[Option]) -> Option | None:
        """The Free Peoples turn a die for the last steps; the Shadow for an attack that wins a place."""
        board = self.board
        rings = [o for o in options if o.kind == "use-ring"]
        have = {face(die) for die in board.dice[board.side]}
        if not rings:
            return None
        wanted = -1
        if board.side == FREE_PEOPLES:
            hurry = (board.mordor >= 0 and not board.mordor_attempted) or ring.urgency(board) > 0.7
            if hurry and not have & {D_CHARACTER, D_WILL} and (board.hidden or board.mordor >= 0):
                wanted = D_CHARACTER
        elif not have & {D_ARMY, D_ARMY_MUSTER} and self.worth("attack", "") >= DECISIVE:
            wanted = D_ARMY
        spare = [o for o in rings if o.get("to_die") == wanted and o.get("die") != D_EYE]
        return min(spare, key=lambda o: self._loss(o.get("die"))) if spare else None

    def without_die(self, options: list[Option], names: Names) -> tuple[float, Option] | None:
        """The best action that uses no die, and what it is worth."""
        found: tuple[float, Option] | None = None
        for option in options:
            if option.kind in self._free:
                about = option.json(names)[option.form.keys[0]] if option.form.keys else ""
                worth = self._free[option.kind](self.board, str(about))
                if found is None or worth > found[0]:
                    found = worth, option
        return found

    def _loss(self, die: int) -> float:
        """What this die could have done."""
        plan = self.best_plan([die])
        return plan[0] if plan is not None else 0.0

    def die(self, ask: Ask) -> Option:
        """What to do with the die in hand."""
        die = self.board.facts.die_ids.index((ask.args or {})["die"])
        planned = self._planned(ask, die)
        if planned is not None:
            return planned
        names = ask.rules.names

        def value(option: Option) -> float:
            return self.worth(*self.deed(option, names), led(option.kind, die))

        return best(ask.options, value)

    def _planned(self, ask: Ask, die: int) -> Option | None:
        """What the die was taken for a moment ago, if it is on offer and the war has not changed since."""
        index, campaign, plan = self.board.memory.plan
        if index != ask.index or campaign is not self.campaign or plan[1] != die:
            return None
        kind, about = plan[2]
        option = ask.options.decode(self.intent(kind, about))
        return option if option in ask.options else None

    def will(self, ask: Ask) -> Option:
        """What the Will of the West becomes: a hero if one can come, else the best result."""

        def value(option: Option) -> float:
            die: int = field(option, "die")
            plan = self.best_plan([die]) if die >= 0 else None
            return plan[0] + PRECIOUS.get(face(die), 0.0) if plan is not None else 0.0

        return best(ask.options, value)
