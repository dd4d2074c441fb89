"""The character deck of the Free Peoples: blows against the Shadow without a battle (cards 18 to 22).

The Ents Awake and Dead Men of Dunharrow count as attacks for politics (WR-POL-17, PF-039), and an army that they
destroy takes its Nazgul and minions with it, unlike one that falls to other cards (WR-CARD-17).
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.battle.casualties import eliminate, recruit, settle
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.battle.retreat import RETREAT, go_back, may_retreat, refuges
from thirdage.games.wotr.characters.moves import move_group
from thirdage.games.wotr.model.command import recruitable
from thirdage.games.wotr.model.constants import COMBAT_DICE, D_CHARACTER, FREE_PEOPLES, SHADOW, SIDES, STRONGHOLD
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at, neighbours, unconquered
from thirdage.games.wotr.model.players import acting, commander
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.capture import army_enters
from thirdage.games.wotr.muster.politics import attacked
from thirdage.kernel import MANY, Ask, AskKind, Checked, Flow, Form, Option, PickSome, Reason, ids, numbers

from .common import card_dice, not_named, standing, stands_in_nation
from .events import play_without_die

EFFECTS = Effects()

HEIR = ("strider", "aragorn")
EAGLES_HIT = 5
ENT_DICE = 3
ENTS_HIT = 4
DEAD_MEN_GO_TO = ("erech", "lamedon", "pelargir")
DEAD_MEN_RECRUIT = 3

EAGLES = Form("eagles", region=ids("region"))
FLEE_TO = Form("flee-to", region=ids("region"))
DEAD_MEN_TO = Form("dead-men-to", region=ids("region"))
TAKE_ALONG = Form("take-along", characters=ids("character", MANY))
RAISE = Form("raise", count=numbers(0, DEAD_MEN_RECRUIT))
ASK_EAGLES = AskKind("eagles", "the player of the card", "WR-CARD-10", (EAGLES,))
ASK_NAZGUL_FLEE = AskKind("nazgul-flee", "the leading player of the Shadow", "WR-CARD-10", (FLEE_TO,))
ASK_DEAD_MEN_TO = AskKind("dead-men-to", "the player of the card", "WR-CARD-10", (DEAD_MEN_TO,))
ASK_TAKE_ALONG = AskKind("take-along", "the player of the card", "WR-CARD-10", (TAKE_ALONG,))
ASK_DRIVEN_OUT = AskKind("driven-out", "the commander of the Shadow army that must retreat", "WR-BTL-34", (RETREAT,))
ASK_RAISE = AskKind("raise", "the player of the card", "WR-CARD-15", (RAISE,))


# -- The Eagles Are Coming! -------------------------------------------------------------------------------------------
def within_reach_of_eagles(war: War, region: int) -> Reason | None:
    """A Shadow army with Nazgul, and an army with a companion in its region or next to it; sieges do not matter.

    The Witch-king does not count as a Nazgul for this card. Ruling WRU-73.
    """
    here = force_at(war, SHADOW, region)
    if not here.units or not here.nazgul:
        return Reason("reason-wotr-no-nazgul-army", "WR-CARD-08", {"region": war.region_id(region)})
    near = [force_at(war, FREE_PEOPLES, r) for r in (region, *neighbours(war, region))]
    if any(force.units and force.characters for force in near):
        return None
    return Reason("reason-wotr-no-companion-army-near", "WR-CARD-08", {"region": war.region_id(region)})


def prey_of_eagles(war: War) -> list[int]:
    """The regions of the Shadow armies that the Eagles can strike."""
    return [r for r in range(len(war.regions)) if within_reach_of_eagles(war, r) is None]


@EFFECTS.on("fp-char-18", "condition")
def eagles_can_come(war: War, _side: int) -> Reason | None:
    """Playable if such an army is to be found."""
    return None if prey_of_eagles(war) else Reason("reason-wotr-no-prey-of-eagles", "WR-CARD-08")


@EFFECTS.on("fp-char-18", "play")
def the_eagles(war: War, side: int) -> Flow[None]:
    """fp-char-18: a die for each Nazgul of the army chosen, at most five; each 5 or more eliminates one.

    All others of that army fly to one unconquered stronghold of Sauron, which the Shadow picks. Ruling WRU-72.
    """
    prey = prey_of_eagles(war)
    region = prey[0]
    if len(prey) > 1:
        options = Checked(lambda: [EAGLES(r) for r in prey], lambda o: within_reach_of_eagles(war, o[0]))
        region = (yield Ask(ASK_EAGLES, acting(war, side).seat, options))[0]
    nazgul = force_at(war, SHADOW, region).nazgul
    rolled = yield from card_dice(war, "fp-char-18", min(COMBAT_DICE, nazgul))
    slain = sum([1 for die in rolled if die >= EAGLES_HIT])
    if slain:
        eliminate(war, SHADOW, region, ((war.facts.nazgul, slain),), "WR-CARD-10")
    if nazgul > slain:
        yield from nazgul_flee(war, region, nazgul - slain)


def shelters_nazgul(war: War, region: int) -> Reason | None:
    """An unconquered stronghold of Sauron, besieged or not."""
    place = war.regions[region]
    if place.nation == war.facts.nation["sauron"] and place.settlement == STRONGHOLD and unconquered(war, region):
        return None
    return not_named("fp-char-18")


def nazgul_flee(war: War, start: int, count: int) -> Flow[None]:
    """So many Nazgul leave for one stronghold; they stay if there is none, or if they stand in the one chosen."""
    places = [r for r in range(len(war.regions)) if shelters_nazgul(war, r) is None]
    if not places:
        return
    region = places[0]
    if len(places) > 1:
        args = {"region": war.region_id(start), "count": count}
        options = Checked(lambda: [FLEE_TO(r) for r in places], lambda o: shelters_nazgul(war, o[0]))
        region = (yield Ask(ASK_NAZGUL_FLEE, acting(war, SHADOW).seat, options, args, args))[0]
    war.used("eagles:nazgul-flee")
    war.take(SHADOW, start, ((war.facts.nazgul, count),))
    war.place(SHADOW, region, ((war.facts.nazgul, count),))
    came_from, name = war.region_id(start), war.region_id(region)
    war.tell("log-wotr-nazgul-flee", "WR-CARD-10", count=count, from_region=came_from, region=name)


# -- The Ents Awake: Treebeard, Huorns, Entmoot -----------------------------------------------------------------------
@EFFECTS.on("fp-char-19", "condition")
@EFFECTS.on("fp-char-20", "condition")
@EFFECTS.on("fp-char-21", "condition")
def ents_can_awake(war: War, _side: int) -> Reason | None:
    """Playable with Gandalf the White in play and some companion, he or another, in Fangorn."""
    if standing(war, "gandalf-the-white") < 0:
        return Reason("reason-wotr-not-in-play", "WR-CARD-08", {"character": "gandalf-the-white"})
    if force_at(war, FREE_PEOPLES, war.facts.region["fangorn"]).characters:
        return None
    return Reason("reason-wotr-no-companion-in-region", "WR-CARD-08", {"region": "fangorn"})


def ents_awake(card: str) -> Callable[[War, int], Flow[None]]:
    """fp-char-19 to 21: three dice against the Shadow army in Orthanc, each 4 or more a hit; then another card.

    Saruman without an army is eliminated. With Gandalf the White in Fangorn or Rohan one more character event card
    may be played without a die.
    """

    def play(war: War, side: int) -> Flow[None]:
        orthanc, saruman = war.facts.region["orthanc"], war.facts.character["saruman"]
        army = force_at(war, SHADOW, orthanc)
        if army.units:
            attacked(war, army.nations, orthanc)
            rolled = yield from card_dice(war, card, ENT_DICE)
            yield from strike(war, orthanc, sum([1 for die in rolled if die >= ENTS_HIT]))
        elif war.where[saruman] == orthanc:
            war.used("ents:saruman")
            eliminate(war, SHADOW, orthanc, ((war.facts.characters[saruman].figure, 1),), "WR-CARD-10")
        region = war.where[war.facts.character["gandalf-the-white"]]
        if region == war.facts.region["fangorn"] or war.regions[region].nation == war.facts.nation["rohan"]:
            yield from play_without_die(war, side, is_character_event)

    return play


EFFECTS.on("fp-char-19", "play")(ents_awake("fp-char-19"))
EFFECTS.on("fp-char-20", "play")(ents_awake("fp-char-20"))
EFFECTS.on("fp-char-21", "play")(ents_awake("fp-char-21"))


def is_character_event(war: War, card: int) -> bool:
    """WR-CARD-06: the icon decides, not the deck. Ruling WRU-74."""
    return war.facts.cards[card].die == D_CHARACTER


def strike(war: War, region: int, hits: int) -> Flow[None]:
    """The Shadow takes these hits; with the last unit its Nazgul and minions in the region are eliminated too."""
    yield from take_hits(war, SHADOW, region, hits, "WR-CARD-10")
    if not force_at(war, SHADOW, region).units:
        perish(war, region)


def perish(war: War, region: int) -> None:
    """The Shadow army of a region is destroyed with all that is in it."""
    war.used("army-destroyed-by-card")
    war.tell("log-wotr-army-destroyed", "WR-CARD-10", side=SIDES[SHADOW], region=war.region_id(region))
    eliminate(war, SHADOW, region, force_at(war, SHADOW, region).figures, "WR-CARD-10")
    settle(war, region)


# -- Dead Men of Dunharrow --------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-22", "condition")
def heir_in_rohan(war: War, _side: int) -> Reason | None:
    """Playable with Strider or Aragorn in a region of Rohan, besieged or not."""
    return stands_in_nation(war, ("rohan",), *HEIR)


@EFFECTS.on("fp-char-22", "play")
def dead_men(war: War, side: int) -> Flow[None]:
    """fp-char-22: he goes to Erech, Lamedon or Pelargir, out of a siege too (PF-071), with companions at his side.

    A Shadow army there takes as many hits as a die shows and is driven out; then up to three Gondor Regulars may be
    recruited, who take control of the settlement.
    """
    heir = standing(war, *HEIR)
    regions = [war.facts.region[name] for name in DEAD_MEN_GO_TO]

    def check(option: Option) -> Reason | None:
        return None if option[0] in regions else not_named("fp-char-22")

    options = Checked(lambda: [DEAD_MEN_TO(r) for r in regions], check)
    region: int = (yield Ask(ASK_DEAD_MEN_TO, acting(war, side).seat, options))[0]
    others = [c for c in force_at(war, side, war.where[heir]).characters if c != heir]
    along: tuple[int, ...] = ()
    if others:
        args = {"region": war.region_id(region)}
        along = (
            yield Ask(ASK_TAKE_ALONG, acting(war, side).seat, PickSome(TAKE_ALONG, others, 0, len(others)), args, args)
        )[0]
    move_group(war, (heir, *along), region, "WR-CARD-10")
    army = force_at(war, SHADOW, region)
    if army.units:
        attacked(war, army.nations, region)
        rolled = yield from card_dice(war, "fp-char-22", 1)
        yield from strike(war, region, rolled[0])
        yield from drive_out(war, region)
    yield from raise_gondor(war, side, region)


def drive_out(war: War, region: int) -> Flow[None]:
    """What is left of the Shadow army retreats to a free region next to it, or is destroyed."""
    if not force_at(war, SHADOW, region).units:
        return
    places = refuges(war, SHADOW, region)
    if not places:
        perish(war, region)
        return
    to = places[0]
    if len(places) > 1:
        args = {"region": war.region_id(region)}
        near = [RETREAT(r) for r in neighbours(war, region)]
        options = Checked(lambda: near, lambda o: may_retreat(war, SHADOW, region, o[0]))
        to = (yield Ask(ASK_DRIVEN_OUT, commander(war, SHADOW, region).seat, options, args, args))[0]
    war.used("dead-men:driven-out")
    go_back(war, SHADOW, region, to, "WR-CARD-10")


def raise_gondor(war: War, side: int, region: int) -> Flow[None]:
    """WR-REC-13: as many Gondor Regulars as the Free Peoples want and have, at most three; they hold the place."""
    regular = war.facts.nations[war.facts.nation["gondor"]].regular
    most = min(DEAD_MEN_RECRUIT, recruitable(war, side, regular))
    if not most:
        return

    def check(option: Option) -> Reason | None:
        if option[0] <= most:
            return None
        return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": war.facts.figures[regular].id})

    args = {"region": war.region_id(region), "count": most}
    options = Checked(lambda: [RAISE(n) for n in range(most, -1, -1)], check)
    count: int = (yield Ask(ASK_RAISE, acting(war, side).seat, options, args, args))[0]
    if count:
        recruit(war, side, region, ((regular, count),), "WR-REC-13")
        army_enters(war, side, region)


KINDS: tuple[AskKind, ...] = (
    ASK_EAGLES, ASK_NAZGUL_FLEE, ASK_DEAD_MEN_TO, ASK_TAKE_ALONG, ASK_DRIVEN_OUT, ASK_RAISE,
)  # fmt: skip
EXPECTED: tuple[str, ...] = ("eagles:nazgul-flee", "army-destroyed-by-card", "ents:saruman", "dead-men:driven-out")
