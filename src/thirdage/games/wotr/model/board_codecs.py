"""What is special about the board in written positions: what follows from other sections where it is not told."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from thirdage.games.wotr.battle.combatants import BATTLE_KINDS, EXTRAS
from thirdage.games.wotr.fellowship.mordor import GATES
from thirdage.kernel import Position, Reader
from thirdage.kernel.codecs import Codec, Id, Number, Outline, Truth
from thirdage.kernel.plain_json import listed
from thirdage.kernel.shapes import TRUTH, by_id, many, number, one, or_null, parts

from .battle_state import BATTLE_PARTS, Battle
from .constants import FREE_PEOPLES, RESULTS, SIDES
from .facts import DICE
from .figure_codecs import read_figures
from .players import order_of_turn
from .seam_checks import PLAYER_SEAMS
from .war import War, usual_guide

Json = dict[str, Any]
FIRST_SEAMS = (("turn",), ("choose-tokens",))


class TurnNumber(Number):
    """The number of the turn: 0 before the first."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """If it is not told, the match has not begun, or it is in its first turn."""
        return super().read(position, written, 0 if position.next in FIRST_SEAMS else 1)


class MinionEntered(Truth):
    """Whether a Minion has ever entered play."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:  # noqa: ARG002
        """If it is not told, whether one stands on the map."""
        war = cast(War, position)
        stands = any(c.kind == "minion" and not c.minor and war.in_play(i) for i, c in enumerate(war.facts.characters))
        return super().read(position, written, stands)


# -- nations ----------------------------------------------------------------------------------------------------------
def write_nations(war: War) -> Json:
    """Of each nation how far from war it is, and whether it is active."""
    nations = war.facts.nations
    return {n.id: {"steps": war.steps_to_war[i], "active": war.is_active(i)} for i, n in enumerate(nations)}


def read_nations(war: War, whole: Reader) -> None:
    """What is not told of a nation stands as at set-up."""
    for nation, state in whole["nations"].entries("nation"):
        state.only("steps", "active")
        war.steps_to_war[nation] = state["steps"].number(0, 3, war.steps_to_war[nation])
        bit = 1 << nation
        war.active = war.active | bit if state["active"].truth(war.is_active(nation)) else war.active & ~bit


def nations_schema(outline: Outline) -> Json:
    """By id."""
    return by_id("nation", parts({"steps": number(3), "active": TRUTH}, outline.whole))


# -- the Fellowship ---------------------------------------------------------------------------------------------------
class RingBearers(Id):
    """The region of the Ring-bearers. On the Mordor Track they are in none (WR-MORD-04): null, or their gate."""

    late: ClassVar[bool] = True

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """By which gate they came makes no difference."""
        war = cast(War, position)
        if war.mordor >= 0 and not written.there:
            return war.facts.region[GATES[0]]
        return super().read(position, written, default)

    def schema(self, outline: Outline) -> Json:
        """Null only where it is read."""
        return one(self.table) if outline.whole else or_null(one(self.table))


class Guide(Id):
    """WR-FEL-05: the Guide of the Fellowship."""

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """If it is not told, who usually guides these companions."""
        war = cast(War, position)
        companions = war.companions()
        if not written.given and default not in companions:
            default = usual_guide(war.facts, companions)
        return super().read(position, written, default)


# -- the battle -------------------------------------------------------------------------------------------------------
class BattleCodec(Codec):
    """The battle that is fought, or null; the combat cards laid in it are read with the other cards."""

    def write(self, position: Position, value: Any) -> Any:
        """With the ids of the facts."""
        if value is None:
            return None
        facts, battle = cast(War, position).facts, cast(Battle, value)
        out = {name.replace("_", "-"): listed(getattr(battle, name)) for name in BATTLE_PARTS}
        out["attacker"] = SIDES[battle.attacker]
        out["origin"] = facts.regions[battle.origin].id
        out["place"] = facts.regions[battle.place].id
        out["attackers"] = {facts.figures[f].id: n for f, n in battle.attackers}
        out["by-card"] = facts.cards[battle.by_card].id if battle.by_card >= 0 else None
        out["laid"] = [[SIDES[side], facts.cards[card].id] for side, card in battle.laid]
        return out

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Without the cards."""
        if not written.there:
            return None if written.given else default
        facts = cast(War, position).facts
        written.only(*[name.replace("_", "-") for name in BATTLE_PARTS])
        attackers = [(figure, n) for figure, n in read_figures(facts, written["attackers"]) if n]
        return Battle(
            BATTLE_KINDS[written["kind"].word(BATTLE_KINDS)], written["attacker"].word(SIDES),
            written["origin"].id("region"), written["place"].id("region"), tuple(attackers),
            written["number"].number(1, 1000, 1), written["rounds"].number(1, 1000, 1),
            written["by-card"].id("card") if written["by-card"].there else -1,
            written["must-press"].truth(default=False),
            tuple([EXTRAS[word] for word in written["extra"].words(EXTRAS, once=True)]),
        )  # fmt: skip

    def schema(self, outline: Outline) -> Json:  # noqa: ARG002
        """What a battle cannot be without is required in every form."""
        battle = parts({
            "kind": {"enum": list(BATTLE_KINDS)}, "attacker": {"enum": list(SIDES)}, "origin": one("region"),
            "place": one("region"), "attackers": by_id("figure", number()), "number": number(), "rounds": number(),
            "by-card": or_null(one("card")), "must-press": TRUTH, "extra": many({"enum": list(EXTRAS)}),
            "laid": {"type": "array"},
        }, required=False)  # fmt: skip
        return or_null(battle | {"required": ["kind", "attacker", "origin", "place", "attackers"]})


# -- who acts ---------------------------------------------------------------------------------------------------------
def several_a_side(war: War) -> bool:
    """Whether there is an order of players to tell."""
    return not war.facts.one_a_side


def write_leading(war: War) -> Json:
    """WR-MP-03: who leads each side."""
    return {SIDES[side]: war.facts.players[lead].seat for side, lead in enumerate(war.leading)}


def leading_schema(_outline: Outline) -> Json:
    """Seats by side."""
    return parts(dict.fromkeys(SIDES, one("seat")), required=False)


def read_order(war: War, whole: Reader) -> None:
    """WR-MP-03, WR-MP-09: who acts, who leads, and who acts next: if not told, in the order of the turn after him."""
    players, leading, order = war.facts.players, whole["leading"], whole["order"]
    if war.facts.one_a_side:
        for part in (leading, order):
            if part.given:
                raise whole.wrong("key", {"found": part.key})
    else:
        leads = [leading.only(*SIDES)[name].id("seat", war.leading[side]) for side, name in enumerate(SIDES)]
        for side, lead in enumerate(leads):
            if players[lead].side != side:
                raise leading[SIDES[side]].wrong("word", {"found": players[lead].seat})
        war.leading = tuple(leads)
        war.actor = war.next[1] if war.next[0] in PLAYER_SEAMS else war.leading[FREE_PEOPLES]
    war.actor = whole["actor"].id("seat", war.actor)
    queue = order_of_turn(war)
    if queue:
        place = queue.index(war.actor) + 1
        war.order = queue[place:] + queue[:place]
    if order.given:
        war.order = tuple([seat.id("seat") for seat in order.items()])
        if war.order and sorted(war.order) != sorted(queue):
            raise order.wrong("length", {"count": len(queue)})


def die_ids(outline: Outline) -> list[str]:
    """What a die can show in a match of these bundles."""
    kinds = [row["id"] for bundle in outline.bundles for row in bundle.rows.get(DICE, [])]
    return [*RESULTS, *[f"{kind}-{result}" for kind in kinds for result in RESULTS]]


class DieRow(Codec):
    """Dice; `ordered` if their order means something."""

    def __init__(self, *, ordered: bool = False) -> None:
        self.ordered = ordered

    def write(self, position: Position, value: Any) -> Any:
        """What each of them shows."""
        ids = position.rules.names.ids["die"]
        return [ids[die] for die in value]

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """Sorted, unless the order means something."""
        if not written.given:
            return default
        found = written.words(position.rules.names.ids["die"])
        return found if self.ordered else tuple(sorted(found))

    def schema(self, outline: Outline) -> Json:
        """A list of results."""
        return many({"enum": die_ids(outline)})


class DieInUse(Codec):
    """A die, or null for -1."""

    def write(self, position: Position, value: Any) -> Any:
        """What it shows."""
        return position.rules.names.ids["die"][value] if value >= 0 else None

    def read(self, position: Position, written: Reader, default: Any) -> Any:
        """One that the match has."""
        if not written.there:
            return -1 if written.given else default
        return written.word(position.rules.names.ids["die"])

    def schema(self, outline: Outline) -> Json:
        """A result, or null."""
        return {"enum": [*die_ids(outline), None]}
