"""The character deck of the Shadow: Nazgul, the Witch-king and Saruman (cards 9, 11, 19 to 24).

Wherever a card says Nazgul the Witch-king is one of them (WR-FIG-13).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.games.wotr.battle.attack import (
    attack,
    begin_battle,
    choose_attackers,
    may_attack,
    may_attack_from,
    why_no_attack,
)  # fmt: skip
from thirdage.games.wotr.battle.casualties import recruit
from thirdage.games.wotr.battle.combatants import ASSAULT, CARDS_NEED_COMPANION
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.characters.moves import fly_nazgul
from thirdage.games.wotr.fellowship.hunt_roll import hunt
from thirdage.games.wotr.fellowship.moves import fellowship_region
from thirdage.games.wotr.fellowship.reveal import reveal_fellowship
from thirdage.games.wotr.model.constants import COMBAT_DICE, FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.forces import Force
from thirdage.games.wotr.model.places import force_at, is_besieging, neighbours
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import can_move, move_armies
from thirdage.games.wotr.muster.politics import BY_ATTACK, BY_COMPANION, BY_DECLARATION
from thirdage.games.wotr.muster.recruitment import may_recruit_by_card
from thirdage.games.wotr.turn.actions import follow_up, proceed
from thirdage.games.wotr.turn.asks import (
    ATTACK,
    ATTACK_FORM,
    DECLINE,
    DECLINE_FORM,
    MOVE_ARMIES,
    MOVE_ARMIES_FORM,
)  # fmt: skip
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .common import available, card_dice, not_named, nothing
from .costs import pay_ring, will_or_ring
from .hands import discard_from_table
from .sh_character import REMOVE_CHARACTER_CARD, character_cards, on_the_way

EFFECTS = Effects()

SPELLS_HIT = 5
GROND_ROUNDS = 3
ARMIES = 2
RECRUITED = 2
ROHAN_HALLS = ("edoras", "helms-deep")

HUNT_ROLL_FORM = Form("hunt-roll")
HUNT_ROLL = HUNT_ROLL_FORM()
CAST_SPELLS = Form("cast-spells", from_region=ids("region"), region=ids("region"))
RECRUIT_NAZGUL_FORM = Form("recruit-nazgul")
RECRUIT_NAZGUL = RECRUIT_NAZGUL_FORM()
FLY_NAZGUL_FORM = Form("fly-nazgul")
FLY_NAZGUL = FLY_NAZGUL_FORM()
ASK_STRIKE = AskKind(
    "nazgul-strike", "the player of the card", "WR-CARD-10", (REMOVE_CHARACTER_CARD, HUNT_ROLL_FORM, DECLINE_FORM)
)
ASK_SPELLS = AskKind("dreadful-spells", "the player of the card", "WR-CARD-10", (CAST_SPELLS,))
ASK_CAPTAIN = AskKind(
    "black-captain", "the player of the card", "WR-CARD-10", (RECRUIT_NAZGUL_FORM, FLY_NAZGUL_FORM, DECLINE_FORM)
)
ASK_MARCH_OR_ATTACK = AskKind(
    "march-or-attack", "the player of the card", "WR-CARD-10", (MOVE_ARMIES_FORM, ATTACK_FORM, DECLINE_FORM)
)


EFFECTS.on("sh-char-09", "condition")(on_the_way)
EFFECTS.on("sh-char-11", "condition")(on_the_way)


# -- Nazgûl Search, The Nazgûl Strike! --------------------------------------------------------------------------------
def nazgul_in(war: War, region: int) -> int:
    """How many Nazgul of the Shadow are in a region, the Witch-king among them."""
    return sum([n for figure, n in force_at(war, SHADOW, region).figures if is_nazgul(war, figure)])


def found_by_nazgul(war: War) -> bool:
    """Whether a Nazgul is in the region of the Ring-bearers."""
    region = fellowship_region(war)
    return region >= 0 and nazgul_in(war, region) > 0


def fly_and(seam: str) -> Callable[[War, int], Flow[None]]:
    """sh-char-09, sh-char-11: any or all Nazgul fly; what follows where the Ring-bearers are is a seam of its own.

    Ruling WRU-85.
    """

    def play(war: War, _side: int) -> Flow[None]:
        yield from fly_nazgul(war, "WR-CARD-10")
        if found_by_nazgul(war):
            follow_up(war, (seam,))

    return play


EFFECTS.on("sh-char-09", "play")(fly_and("nazgul-search"))
EFFECTS.on("sh-char-11", "play")(fly_and("nazgul-strike"))


def nazgul_search(war: War) -> Flow[None]:
    """sh-char-09, Nazgûl Search: a Nazgul is with the Ring-bearers, so the Fellowship is revealed (PF-076)."""
    war.used("nazgul-search")
    war.next = ("action-end",)
    yield from reveal_fellowship(war, "WR-CARD-10")
    proceed(war)


def may_strike(war: War, option: Option) -> Reason | None:
    """A character card of the Free Peoples on the table, or a hunt roll."""
    if option.form is not REMOVE_CHARACTER_CARD or option[0] in character_cards(war, war.table):
        return None
    return not_named("sh-char-11")


def nazgul_strike(war: War) -> Flow[None]:
    """sh-char-11, The Nazgûl Strike!: a character card on the table goes, or a hunt roll as after a move, or nothing.

    No die goes to the hunt box (WR-FEL-14).
    """
    war.next = ("action-end",)

    def candidates() -> list[Option]:
        return [*[REMOVE_CHARACTER_CARD(card) for card in war.table], HUNT_ROLL, DECLINE]

    chosen = yield Ask(ASK_STRIKE, acting(war, SHADOW).seat, Checked(candidates, lambda o: may_strike(war, o)))
    if chosen is HUNT_ROLL:
        war.used("nazgul-strike:hunt")
        yield from hunt(war)
    elif chosen is not DECLINE:
        war.used("nazgul-strike:card")
        discard_from_table(war, chosen[0], "WR-CARD-10")
    proceed(war)


# -- Dreadful Spells --------------------------------------------------------------------------------------------------
def may_cast(war: War, start: int, region: int) -> Reason | None:
    """A Shadow army with Nazgul, and an army of the Free Peoples in its region or next to it; sieges do not matter."""
    if not force_at(war, SHADOW, start).units or not nazgul_in(war, start):
        return Reason("reason-wotr-no-nazgul-army", "WR-CARD-08", {"region": war.region_id(start)})
    if not force_at(war, FREE_PEOPLES, region).units:
        return Reason("reason-wotr-no-free-army", "WR-CARD-08", {"region": war.region_id(region)})
    if region != start and region not in neighbours(war, start):
        args = {"from_region": war.region_id(start), "region": war.region_id(region)}
        return Reason("reason-wotr-not-adjacent", "WR-CARD-08", args)
    return None


def castings(war: War) -> list[Option]:
    """Every pair of armies of which the one can cast spells on the other."""
    starts = [r for r in range(len(war.regions)) if force_at(war, SHADOW, r).units and nazgul_in(war, r)]
    pairs = [CAST_SPELLS(start, region) for start in starts for region in (start, *neighbours(war, start))]
    return [pair for pair in pairs if may_cast(war, pair[0], pair[1]) is None]


@EFFECTS.on("sh-char-19", "condition")
def spells_can_be_cast(war: War, _side: int) -> Reason | None:
    """Playable if there is such a pair."""
    return None if castings(war) else Reason("reason-wotr-no-prey-of-spells", "WR-CARD-08")


@EFFECTS.on("sh-char-19", "play")
def dreadful_spells(war: War, side: int) -> Flow[None]:
    """sh-char-19: a die for each Nazgul of the army chosen, at most five; each 5 or more hits the other army.

    No attack (WR-POL-17), so companions survive the army (WR-CARD-17); a garrison that falls loses the stronghold.
    Ruling WRU-89.
    """
    pairs = castings(war)
    start, region = pairs[0]
    if len(pairs) > 1:
        options = Checked(lambda: pairs, lambda o: may_cast(war, o[0], o[1]))
        start, region = yield Ask(ASK_SPELLS, acting(war, side).seat, options)
    war.tell("log-wotr-spells", "WR-CARD-10", from_region=war.region_id(start), region=war.region_id(region))
    rolled = yield from card_dice(war, "sh-char-19", min(COMBAT_DICE, nazgul_in(war, start)))
    hits = sum([1 for die in rolled if die >= SPELLS_HIT])
    yield from take_hits(war, FREE_PEOPLES, region, hits, "WR-CARD-10")


# -- Grond, Hammer of the Underworld ----------------------------------------------------------------------------------
def witch_king(war: War) -> int:
    """The Witch-king's figure."""
    return war.facts.figure["witch-king"]


def with_witch_king(war: War) -> Callable[[Force], Reason | None]:
    """The attacking part must hold the Witch-king: it is his army."""

    def need(attackers: Force) -> Reason | None:
        if attackers.count(witch_king(war)):
            return None
        return Reason("reason-wotr-army-needs-witch-king", "WR-CARD-10")

    return need


@EFFECTS.on("sh-char-24", "condition")
def witch_king_in_play(war: War, _side: int) -> Reason | None:
    """Playable if the Witch-king is in play."""
    if war.in_play(war.facts.character["witch-king"]):
        return None
    return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "witch-king"})


@EFFECTS.on("sh-char-20", "condition")
def witch_king_besieges(war: War, side: int) -> Reason | None:
    """Playable if he is with an army that besieges a stronghold and may attack it (WC-CARD-17)."""
    reason = witch_king_in_play(war, side)
    if reason is not None:
        return reason
    region = war.where[war.facts.character["witch-king"]]
    if not is_besieging(war, SHADOW, region):
        return Reason("reason-wotr-witch-king-besieges-nothing", "WR-CARD-08", {"region": war.region_id(region)})
    return may_attack_from(war, side, region, with_witch_king(war)) or may_attack(war, side, region, region)


@EFFECTS.on("sh-char-20", "play")
def grond(war: War, side: int) -> Flow[None]:
    """sh-char-20: his army attacks the stronghold for three rounds (PF-064), after which Elites may prolong it.

    In the first round the Free Peoples use a combat card only with a companion present.
    """
    region = war.where[war.facts.character["witch-king"]]
    picks = yield from choose_attackers(war, side, region, region, with_witch_king(war))
    card = war.facts.card["sh-char-20"]
    extra = (CARDS_NEED_COMPANION,)
    begin_battle(war, ASSAULT, side, region, region, picks, rounds=GROND_ROUNDS, by_card=card, extra=extra)


# -- The Palantír of Orthanc, Wormtongue ------------------------------------------------------------------------------
EFFECTS.on("sh-char-21", "play")(nothing)
EFFECTS.on("sh-char-21", "removal")(will_or_ring)
EFFECTS.on("sh-char-21", "removal-cost")(pay_ring)
EFFECTS.on("sh-char-22", "play")(nothing)


@EFFECTS.on("sh-char-21", "condition")
@EFFECTS.on("sh-char-22", "condition")
def saruman_in_play(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while Saruman is in play."""
    saruman = war.facts.character["saruman"]
    return None if war.in_play(saruman) else Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "saruman"})


@EFFECTS.on("sh-char-21", "after-event-card")
def palantir_draw(war: War, side: int, _card: int) -> tuple[str, int, int] | None:
    """sh-char-21: whenever the Shadow has played a card with an event result, he draws from a deck of his choice."""
    return ("draw-from-either", acting(war, side).index, war.facts.card["sh-char-21"]) if side == SHADOW else None


@EFFECTS.on("sh-char-22", "activation")
def wormtongue(war: War, nation: int, how: str, region: int) -> Reason | None:
    """sh-char-22 (WR-EVT-03, PF-101): Rohan is roused only by three ways while it is on the table.

    By a companion who can, by a declaration in Edoras or Helm's Deep, by an attack on either; not by other cards.
    Ruling WRU-91.
    """
    if nation != war.facts.nation["rohan"] or how == BY_COMPANION:
        return None
    if how in (BY_DECLARATION, BY_ATTACK) and war.region_id(region) in ROHAN_HALLS:
        return None
    return Reason("reason-wotr-wormtongue", "WR-EVT-03", {"nation": "rohan"})


@EFFECTS.on("sh-char-22", "activated")
def wormtongue_goes(war: War, nation: int) -> None:
    """sh-char-22: discarded as soon as Rohan is active."""
    if nation == war.facts.nation["rohan"]:
        discard_from_table(war, war.facts.card["sh-char-22"], "WR-EVT-03")


# -- The Ringwraiths Are Abroad, The Black Captain Commands -----------------------------------------------------------
def with_nazgul(war: War) -> Callable[[Force], Reason | None]:
    """The attacking part must hold a Nazgul."""

    def need(attackers: Force) -> Reason | None:
        if any(is_nazgul(war, figure) for figure, _ in attackers.figures):
            return None
        return Reason("reason-wotr-army-needs-nazgul", "WR-CARD-10")

    return need


def march_or_attack(
    war: War,
    side: int,
    card: str,
    armies: int,
    leader: Callable[[War, int], bool],
    need: Callable[[Force], Reason | None],
) -> Flow[None]:
    """They may move so many armies that hold a leader of this kind, or attack with one (WR-CARD-18)."""

    def check(option: Option) -> Reason | None:
        if option is ATTACK:
            return why_no_attack(war, side, need)
        if option is MOVE_ARMIES and not can_move(war, side, leader, {}):
            return Reason("reason-wotr-card-moves-no-army", "WR-CARD-10", {"card": card})
        return None

    options = Checked(lambda: (MOVE_ARMIES, ATTACK, DECLINE), check)
    args = {"card": card, "count": armies}
    chosen = yield Ask(ASK_MARCH_OR_ATTACK, acting(war, side).seat, options, args, args)
    if chosen is MOVE_ARMIES:
        war.used(f"{card}:move")
        yield from move_armies(war, side, armies, leader, rule="WR-CARD-10")
    elif chosen is ATTACK:
        war.used(f"{card}:attack")
        yield from attack(war, side, need, by_card=war.facts.card[card])


@EFFECTS.on("sh-char-23", "play")
def ringwraiths_abroad(war: War, side: int) -> Flow[None]:
    """sh-char-23: any or all Nazgul fly; then two armies with one, flown or not, may move, or one army may attack.

    Ruling WRU-92.
    """
    yield from fly_nazgul(war, "WR-CARD-10")
    yield from march_or_attack(war, side, "sh-char-23", ARMIES, is_nazgul, with_nazgul(war))


def may_command(war: War, side: int, option: Option) -> Reason | None:
    """To recruit takes a Nazgul and a region where cards recruit (WR-REC-14)."""
    if option is not RECRUIT_NAZGUL:
        return None
    region = war.where[war.facts.character["witch-king"]]
    return available(war, war.facts.nazgul) or may_recruit_by_card(war, side, region)


def leads_as_captain(war: War, figure: int) -> bool:
    """Whether this figure is the Witch-king."""
    return figure == witch_king(war)


@EFFECTS.on("sh-char-24", "play")
def black_captain(war: War, side: int) -> Flow[None]:
    """sh-char-24: two Nazgul join the Witch-king, or any or all fly; then his army may move or attack."""
    region = war.where[war.facts.character["witch-king"]]
    args = {"region": war.region_id(region)}
    options = Checked(lambda: (RECRUIT_NAZGUL, FLY_NAZGUL, DECLINE), lambda o: may_command(war, side, o))
    chosen = yield Ask(ASK_CAPTAIN, acting(war, side).seat, options, args, args)
    if chosen is RECRUIT_NAZGUL:
        war.used("black-captain:recruit")
        count = min(RECRUITED, war.reinforcements[war.facts.nazgul])
        recruit(war, side, region, ((war.facts.nazgul, count),), "WR-REC-13")
    elif chosen is FLY_NAZGUL:
        war.used("black-captain:fly")
        yield from fly_nazgul(war, "WR-CARD-10")
    yield from march_or_attack(war, side, "sh-char-24", 1, leads_as_captain, with_witch_king(war))


SEAMS: dict[str, Any] = {"nazgul-search": nazgul_search, "nazgul-strike": nazgul_strike}
KINDS: tuple[AskKind, ...] = (ASK_STRIKE, ASK_SPELLS, ASK_CAPTAIN, ASK_MARCH_OR_ATTACK)
EXPECTED: tuple[str, ...] = (
    "nazgul-search", "nazgul-strike:hunt", "nazgul-strike:card", "sh-char-23:move", "sh-char-23:attack",
    "sh-char-24:move", "sh-char-24:attack", "black-captain:recruit", "black-captain:fly", "table:sh-char-21",
)  # fmt: skip
