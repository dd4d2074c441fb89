"""The hunt roll: dice, modifiers, re-rolls (rulebook: the Hunt for the Ring).

`hunt` is what follows every move of the Fellowship outside Mordor; cards that make a hunt roll call it too.

Queries (table cards): `hunt-bonus`(war) -> int: the Shadow may discard the card before the roll to add so much to
every die of it, re-rolls included (Flocks of Crebain). `hunt-re-roll-bonus`(war) -> int, of all that is in play: what
is added to every die of the re-roll.
"""

from __future__ import annotations

from thirdage.games.wotr.cards.reactions import reaction, spend_table_card
from thirdage.games.wotr.model.constants import COMBAT_DICE, D6, FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.places import controlled_stronghold, force_at
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.scenes import join_hunt
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ASK_HUNT_DICE, DICE, REROLL
from thirdage.kernel import Ask, AskKind, Dice, Flow, Listed, chance

from .hunt_pool import BY_HUNT
from .reveal import draw_and_resolve_tile

ASK_REROLL = AskKind("hunt-re-roll", "the leading player of the Shadow", "WR-HUNT-17", (REROLL,), in_sight=True)
ASK_HUNT_BONUS = reaction("hunt-bonus", "the leading player of the Shadow, before a hunt roll", "WR-HUNT-40")
NEEDED = 6


def hunt_level(war: War) -> int:
    """WR-HUNT-11: the dice of the Shadow in the hunt box, allocated ones and Eyes together."""
    return war.hunt_box[SHADOW]


def rerolls(war: War) -> int:
    """WR-HUNT-17, WR-HUNT-19, WR-HUNT-21: one for each kind present with the figure: stronghold, unit, Nazgul."""
    region = war.ring_bearers
    here = force_at(war, SHADOW, region)
    nazgul = any(is_nazgul(war, figure) for figure, _ in here.figures)
    return sum([controlled_stronghold(war, SHADOW, region), here.units > 0, nazgul])


def successes(dice: tuple[int, ...], bonus: int) -> int:
    """WR-HUNT-12, WR-HUNT-14, WR-HUNT-16: 6 or more with the bonus; a natural 1 always fails."""
    return sum([1 for die in dice if die > 1 and die + bonus >= NEEDED])


def roll(war: War, n: int, cause: str) -> Flow[tuple[int, ...]]:
    """Dice of the Hunt; the Shadow rolls them."""
    rolled: tuple[int, ...] = (
        yield chance(ASK_HUNT_DICE, Dice(DICE, n, D6), "hunt-dice", cause, leading(war, SHADOW).seat)
    )[0]
    return rolled


def hunt(war: War, fewer: int = 0) -> Flow[None]:
    """WR-HUNT-10 to 22: the roll, the re-rolls, and a tile if any die succeeds.

    With so many dice `fewer`, but never without the last one.
    """
    join_hunt(war, "card")
    level = min(COMBAT_DICE, hunt_level(war))
    n = min(level, max(1, level - fewer))
    if not n:
        war.used("hunt-level-zero")
        war.tell("log-wotr-hunt-nobody", "WR-HUNT-13")
        return
    bonus = war.hunt_box[FREE_PEOPLES]
    bonus += (yield from spend_table_card(war, SHADOW, ASK_HUNT_BONUS, "hunt-bonus")) or 0
    found = yield from hunt_roll(war, n, bonus)
    if not found:
        war.tell("log-wotr-hunt-fails", "WR-HUNT-22")
        return
    war.used("hunt-succeeds")
    war.tell("log-wotr-hunt-succeeds", "WR-HUNT-22", count=found)
    yield from draw_and_resolve_tile(war, BY_HUNT, eye=found)


def hunt_roll(war: War, n: int, bonus: int) -> Flow[int]:
    """WR-HUNT-17, WR-HUNT-18, WR-HUNT-20: failed dice may be re-rolled once, all together; the successes.

    Ruling WRU-60.
    """
    rolled = yield from roll(war, n, "hunt-roll")
    found = successes(rolled, bonus)
    war.tell("log-wotr-hunt-roll", "WR-HUNT-12", dice=list(rolled), amount=bonus, count=found)
    most = min(rerolls(war), n - found)
    if most:
        args = {"count": most}
        ask = Ask(ASK_REROLL, leading(war, SHADOW).seat, Listed([REROLL(k) for k in range(most, -1, -1)]), args, args)
        again: int = (yield ask)[0]
        if again:
            war.used("hunt-re-roll")
            rolled = yield from roll(war, again, "hunt-re-roll")
            raised = bonus + sum([effect(war) for effect in effects_on(war, "hunt-re-roll-bonus")])
            more = successes(rolled, raised)
            war.tell("log-wotr-hunt-re-roll", "WR-HUNT-17", dice=list(rolled), amount=raised, count=more)
            found += more
    return found


KINDS = (ASK_REROLL, ASK_HUNT_BONUS)
EXPECTED = ("hunt-level-zero", "hunt-succeeds", "hunt-re-roll")
