"""The event cards of the Shadow: five that replace base cards, four that are new (see `cards` for how they work)."""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.battle.casualties import eliminate, settle
from thirdage.games.wotr.battle.combatants import battle_of
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.cards.common import card_dice, nothing
from thirdage.games.wotr.cards.costs import pay_ring, will_or_ring
from thirdage.games.wotr.cards.hands import discard_from_table
from thirdage.games.wotr.cards.sh_musters import come
from thirdage.games.wotr.cards.sh_strategy import (
    ASK_GIVE_UP,
    ASK_STORMCROW,
    GIVE_UP,
    STEP_BACK,
    elven_strongholds,
    elves_in,
    hosts,
    may_give_up,
    somebody_is_guest,
)
from thirdage.games.wotr.model.command import recruitable
from thirdage.games.wotr.model.constants import (
    COMBAT_DICE,
    D_CHARACTER,
    D_EVENT,
    D_WILL,
    FREE_PEOPLES,
    RESULTS,
    SHADOW,
)
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.figures import is_nazgul
from thirdage.games.wotr.model.places import controller, force_at, neighbours, unconquered
from thirdage.games.wotr.model.players import acting, owner
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_ABILITY, BY_ATTACK, step_back
from thirdage.games.wotr.muster.recruitment import may_recruit_by_card, recruit_by_card
from thirdage.games.wotr.turn.actions import can_do_something, candidates, carry_out, why_not
from thirdage.games.wotr.turn.asks import ASK_DIE
from thirdage.games.wotr.turn.repertoire import MUSTER_RESULTS, Action
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Option, Reason, ids

from .attempts import MOST_DRAWN, draw_for
from .court import PALANTIR, done, note
from .facts import BY_NAME, BY_NATION, SOVEREIGNS, Sovereign, nation_of
from .fp_cards import choose_sovereign
from .sovereigns import awakened, companions_at, corrupted, is_awakened, is_corrupted, is_leader, leaders, place_of

EFFECTS = Effects()
VALINOR_HIT: Final = 6
WORK_DICE: Final = 3
WORK_HIT: Final = 5
PALANTIR_CARD: Final = "km-sh-str-25"
USE_AS_EVENT_FORM: Final[Form] = Form("use-as-event")
USE_AS_EVENT: Final = USE_AS_EVENT_FORM()
ONE_MORE: Final = Form("one-more", figure=ids("figure"))
ASK_ONE_MORE: Final = AskKind("one-more", "the player of the card", "WR-CARD-10", (ONE_MORE,))


# -- Your Welcome Is Doubtful ----------------------------------------
EFFECTS.on("km-sh-char-25", "play")(nothing)


@EFFECTS.on("km-sh-char-25", "tiles-stay")
def tiles_stay(_war: War, who: Sovereign) -> Reason | None:
    """On the table: the Free Peoples take no tiles from Sovereigns, unless one is Awakened (ruling KMU-07)."""
    return Reason("reason-wotr-tiles-stay", "KM-COR-25", {"sovereign": who.id})


@EFFECTS.on("km-sh-char-25", "awakening")
def only_at_war(war: War, who: Sovereign) -> Reason | None:
    """On the table: only a Sovereign whose nation is at war Awakens."""
    if war.at_war(nation_of(war, who)):
        return None
    return Reason("reason-wotr-not-at-war", "KM-AWK-08", {"nation": who.nation})


@EFFECTS.on("km-sh-char-25", "removal")
def made_welcome(war: War, _side: int, result: int) -> Reason | None:
    """A Will of the West, or a Character result if a companion is with a Sovereign who is not Corrupted."""
    met = [who for who in SOVEREIGNS if not is_corrupted(war, who) and place_of(war, who) >= 0]
    company = any(len(companions_at(war, place_of(war, who))) > int(is_awakened(war, who)) for who in met)
    if result == D_WILL or (result == D_CHARACTER and company):
        return None
    return Reason("reason-wotr-needs-will-of-the-west", "WR-CARD-13")


# -- The West Has Failed ----------------------------------------
def in_dread(war: War) -> list[Sovereign]:
    """Sovereigns, neither Awakened nor Corrupted, with or next to a Nazgul."""
    regions = range(len(war.regions))
    dread = [r for r in regions if any(is_nazgul(war, f) for f, _ in force_at(war, SHADOW, r).figures)]
    return [w for w in leaders(war) if any(r in dread for r in (place_of(war, w), *neighbours(war, place_of(war, w))))]


@EFFECTS.on("km-sh-char-26", "condition")
def somebody_in_dread(war: War, _side: int) -> Reason | None:
    """Playable if there is one."""
    return None if in_dread(war) else Reason("reason-wotr-no-sovereign", "WR-CARD-08")


@EFFECTS.on("km-sh-char-26", "play")
def the_west_has_failed(war: War, side: int) -> Flow[None]:
    """KM-COR-03, KM-COR-25: an attempt outside all limits, without an Eye die; a tile for each Eye (ruling KMU-04)."""
    who = yield from choose_sovereign(war, side, "km-sh-char-26", in_dread(war))
    if who is not None:
        yield from draw_for(war, side, who, min(MOST_DRAWN, war.hunt_box[SHADOW]))


# -- Return to Valinor ----------------------------------------
@EFFECTS.on("km-sh-str-01", "condition")
def elves_despair(war: War, side: int) -> Reason | None:
    """Playable if the Shadow controls an Elven stronghold, or a Sovereign is Corrupted."""
    if corrupted(war) or any(controller(war, region) == side for region in elven_strongholds(war)):
        return None
    return Reason("reason-wotr-no-elven-stronghold", "WR-CARD-08")


@EFFECTS.on("km-sh-str-01", "play")
def return_to_valinor(war: War, _side: int) -> Flow[None]:
    """At each free Elven stronghold a die for each Elven unit; 6 hits, 5 too with two Corrupted Sovereigns."""
    need = VALINOR_HIT - (len(corrupted(war)) > 1)
    hits: list[tuple[int, int]] = []
    for region in elven_strongholds(war):
        n = elves_in(war, region)
        if n and not war.inside[region] and unconquered(war, region):
            war.tell("log-wotr-valinor", "WR-EVT-06", region=war.region_id(region))
            rolled = yield from card_dice(war, "km-sh-str-01", min(COMBAT_DICE, n))
            hits.append((region, sum([1 for die in rolled if die >= need])))
    for region, n in hits:
        yield from take_hits(war, FREE_PEOPLES, region, n, "WR-EVT-06")
    if not hits:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="km-sh-str-01")


# -- Denethor's Folly ----------------------------------------
EFFECTS.on("km-sh-str-03", "play")(nothing)


@EFFECTS.on("km-sh-str-03", "condition")
def denethor_sleeps(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while Denethor is in play and not Awakened (ruling KMU-08)."""
    who = BY_NAME["denethor"]
    if is_leader(war, who) or is_corrupted(war, who):
        return None
    return Reason("reason-wotr-cannot-be-awakened", "WR-CARD-14", {"sovereign": who.id})


@EFFECTS.on("km-sh-str-03", "awakening")
def denethor_sleeps_on(_war: War, who: Sovereign) -> Reason | None:
    """On the table: he is not Awakened."""
    if who.id != "denethor":
        return None
    return Reason("reason-wotr-cannot-be-awakened", "KM-AWK-08", {"sovereign": who.id})


@EFFECTS.on("km-sh-str-03", "no-combat-cards")
def no_cards_near_denethor(war: War, side: int) -> Reason | None:
    """On the table: no combat cards for the Free Peoples in Minas Tirith, or where Denethor is."""
    places = (war.facts.region["minas-tirith"], place_of(war, BY_NAME["denethor"]))
    if side != FREE_PEOPLES or battle_of(war).place not in places:
        return None
    return Reason("reason-wotr-denethors-folly", "WR-CARD-12", {"card": "km-sh-str-03"})


@EFFECTS.on("km-sh-str-03", "removal")
def folly_removal(war: War, _side: int, result: int) -> Reason | None:
    """A Will of the West, or any result while Gandalf or Aragorn is in Minas Tirith or with Denethor."""
    places = (war.facts.region["minas-tirith"], place_of(war, BY_NAME["denethor"]))
    names = ("gandalf-the-grey", "gandalf-the-white", "aragorn")
    if result == D_WILL or any(war.where[war.facts.character[name]] in places for name in names):
        return None
    return Reason("reason-wotr-needs-will-of-the-west", "WR-CARD-13")


# -- Threats and Promises ----------------------------------------
EFFECTS.on("km-sh-str-05", "play")(nothing)


@EFFECTS.on("km-sh-str-05", "muster-advance")
def threats(war: War, nation: int) -> Reason | None:
    """On the table: Muster results do not advance a passive nation of the Free Peoples."""
    fact = war.facts.nations[nation]
    if fact.side != FREE_PEOPLES or war.is_active(nation):
        return None
    return Reason("reason-wotr-threats-and-promises", "WR-EVT-07", {"nation": fact.id})


@EFFECTS.on("km-sh-str-05", "muster-awakening")
def promises(_war: War, who: Sovereign) -> Reason | None:
    """On the table: nor do they Awaken a Sovereign; the Ruler die does (ruling KMU-06)."""
    return Reason("reason-wotr-promises-to-sovereigns", "KM-AWK-08", {"sovereign": who.id})


def promises_end(war: War) -> None:
    """The card goes."""
    if war.facts.card["km-sh-str-05"] in war.table:
        discard_from_table(war, war.facts.card["km-sh-str-05"], "WR-EVT-07")


@EFFECTS.on("km-sh-str-05", "advanced")
def promises_broken(war: War, nation: int, how: str) -> None:
    """It goes when a nation advances because it was attacked, or by a companion's ability."""
    if war.facts.nations[nation].side == FREE_PEOPLES and how in (BY_ATTACK, BY_ABILITY):
        promises_end(war)


@EFFECTS.on("km-sh-str-05", "sovereign-corrupted")
def promises_kept(war: War, _who: Sovereign) -> None:
    """It goes when a Sovereign is Corrupted."""
    promises_end(war)


# -- Stormcrow ----------------------------------------
EFFECTS.on("km-sh-str-06", "condition")(somebody_is_guest)


@EFFECTS.on("km-sh-str-06", "play")
def stormcrow(war: War, side: int) -> Flow[None]:
    """A nation steps back; unless its Sovereign is Awakened, he gets a tile, and it loses a unit (ruling KMU-10)."""
    nations = hosts(war)
    nation = nations[0]
    if len(nations) > 1:
        nation = (yield Ask(ASK_STORMCROW, acting(war, side).seat, Listed([STEP_BACK(n) for n in nations])))[0]
    step_back(war, nation, "WR-POL-23")
    who = BY_NATION[war.facts.nations[nation].id]
    if is_awakened(war, who):
        return
    if is_leader(war, who):
        yield from draw_for(war, side, who, 1)
    yield from lose_unit(war, nation)


def lose_unit(war: War, nation: int) -> Flow[None]:
    """The Free Peoples choose a unit of a nation, which is eliminated."""
    people = war.facts.nations[nation]
    theirs = [
        GIVE_UP(figure, region)
        for region in range(len(war.regions))
        for figure, _ in force_at(war, FREE_PEOPLES, region).figures
        if figure in (people.regular, people.elite)
    ]
    if not theirs:
        return
    chosen = theirs[0]
    if len(theirs) > 1:
        args = {"nation": people.id}
        options = Checked(lambda: theirs, lambda o: may_lose(war, nation, o))
        chosen = yield Ask(ASK_GIVE_UP, owner(war, nation).seat, options, args, args)
    eliminate(war, FREE_PEOPLES, chosen[1], ((chosen[0], 1),), "WR-CARD-10")
    settle(war, chosen[1])


def may_lose(war: War, nation: int, option: Option) -> Reason | None:
    """A unit of this nation, wherever it stands."""
    kind = war.facts.figures[option[0]]
    if not kind.is_unit:
        return Reason("reason-wotr-leader-takes-no-hit", "WR-CARD-10", {"figure": kind.id})
    return may_give_up(war, nation, option[0], option[1])


# -- The King Is Revealed ----------------------------------------
@EFFECTS.on("km-sh-str-18", "condition")
def a_king_is_there(war: War, _side: int) -> Reason | None:
    """Playable with Aragorn or Awakened Denethor in play."""
    if war.in_play(war.facts.character["aragorn"]) or is_awakened(war, BY_NAME["denethor"]):
        return None
    return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "aragorn"})


@EFFECTS.on("km-sh-str-18", "play")
def the_king_is_revealed(war: War, side: int) -> Flow[None]:
    """Five Sauron Regulars and a Nazgul to Minas Morgul, and one of either for each Awakened Sovereign."""
    yield from come(war, side, "km-sh-str-18", "sauron-regular", ("minas-morgul", 5))
    yield from come(war, side, "km-sh-str-18", "nazgul", ("minas-morgul", 1))
    morgul = war.facts.region["minas-morgul"]
    for _ in awakened(war):
        kinds = [war.facts.figure["sauron-regular"], war.facts.nazgul]
        able = [f for f in kinds if recruitable(war, side, f) and may_recruit_by_card(war, side, morgul) is None]
        if not able:
            return
        figure = able[0]
        if len(able) > 1:
            figure = (yield Ask(ASK_ONE_MORE, acting(war, side).seat, Listed([ONE_MORE(f) for f in able])))[0]
        recruit_by_card(war, side, morgul, figure, 1, "WR-CARD-15")


# -- The Palantír of Barad-dûr ----------------------------------------
EFFECTS.on(PALANTIR_CARD, "play")(nothing)
EFFECTS.on(PALANTIR_CARD, "removal")(will_or_ring)
EFFECTS.on(PALANTIR_CARD, "removal-cost")(pay_ring)


def may_use_as_event(war: War, side: int, _result: int, _option: Option) -> Reason | None:
    """On the table: once a turn a Muster result is an Event result."""
    if war.facts.card[PALANTIR_CARD] not in war.table:
        return Reason("reason-wotr-card-not-on-table", "WR-CARD-12", {"card": PALANTIR_CARD})
    if PALANTIR in done(war):
        return Reason("reason-wotr-palantir-used", "WR-CARD-12", {"card": PALANTIR_CARD})
    if can_do_something(war, side, D_EVENT):
        return None
    return Reason("reason-wotr-die-useless", "WR-ACT-27", {"die": RESULTS[D_EVENT]})


def use_as_event(war: War, side: int, _result: int, _option: Option) -> Flow[None]:
    """From now on the die is an Event result in every respect."""
    note(war, PALANTIR)
    war.die = D_EVENT
    war.used(f"table:{PALANTIR_CARD}")
    war.tell("log-wotr-palantir", "WR-CARD-12", card=PALANTIR_CARD, die=RESULTS[D_EVENT])
    args = {"die": RESULTS[D_EVENT]}
    options = Checked(lambda: candidates(war, side, D_EVENT), lambda o: why_not(war, side, D_EVENT, o))
    option = yield Ask(ASK_DIE, acting(war, side).seat, options, args, args)
    yield from carry_out(war, side, D_EVENT, option)


# -- Work of the Enemy ----------------------------------------
@EFFECTS.on("km-sh-str-26", "condition")
def somebody_rules(war: War, _side: int) -> Reason | None:
    """Playable while a Sovereign of any state is in play."""
    there = any(place_of(war, who) >= 0 for who in SOVEREIGNS)
    return None if there else Reason("reason-wotr-no-sovereign", "WR-CARD-08")


@EFFECTS.on("km-sh-str-26", "play")
def work_of_the_enemy(war: War, side: int) -> Flow[None]:
    """Three dice against the army where a Sovereign is: 5 hits, 4 too if he is Corrupted."""
    able = [who for who in SOVEREIGNS if place_of(war, who) >= 0]
    who = yield from choose_sovereign(war, side, "km-sh-str-26", able)
    if who is not None:
        rolled = yield from card_dice(war, "km-sh-str-26", WORK_DICE)
        need = WORK_HIT - is_corrupted(war, who)
        hits = sum([1 for die in rolled if die >= need])
        yield from take_hits(war, FREE_PEOPLES, place_of(war, who), hits, "WR-CARD-10")


ACTIONS = (
    Action(
        USE_AS_EVENT_FORM, MUSTER_RESULTS, SHADOW, lambda _w, _s, _r: (USE_AS_EVENT,), may_use_as_event, use_as_event
    ),
)
KINDS = (ASK_ONE_MORE,)
