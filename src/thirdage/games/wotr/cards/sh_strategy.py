"""The strategy deck of the Shadow: what weakens the Free Peoples (cards 1, 3 to 6).

Armies stand in `sh_armies`, recruiting in `sh_musters`.
"""

from __future__ import annotations

from thirdage.games.wotr.battle.casualties import eliminate, leaders_of, settle
from thirdage.games.wotr.battle.combatants import battle_of
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.fellowship.moves import fellowship_region
from thirdage.games.wotr.model.constants import COMBAT_DICE, D_WILL, FREE_PEOPLES, LEADER, STRONGHOLD, face
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import besieged_side, controller, force_at, settlements_of
from thirdage.games.wotr.model.players import acting, owner
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_ABILITY, BY_ATTACK, step_back
from thirdage.games.wotr.turn.actions import use_up
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, ids

from .common import card_dice, needs_war, not_named, nothing
from .hands import discard_from_table

EFFECTS = Effects()

VALINOR_HIT = 6

LEADER_FALLS = Form("leader-falls", figure=ids("figure"))
STEP_BACK = Form("step-back", nation=ids("nation"))
GIVE_UP = Form("give-up", figure=ids("figure"), region=ids("region"))
ASK_FOLLY = AskKind("denethors-folly", "the player of the card", "WR-CARD-10", (LEADER_FALLS,))
ASK_STORMCROW = AskKind("stormcrow", "the player of the card", "WR-CARD-10", (STEP_BACK,))
ASK_GIVE_UP = AskKind("give-up", "the player of the nation", "WR-CARD-10", (GIVE_UP,))


# -- Return to Valinor (WR-EVT-06) ------------------------------------------------------------------------------------
def elven_strongholds(war: War) -> list[int]:
    """The strongholds that were the Elves' own, whoever controls them now."""
    own = settlements_of(war, war.facts.nation["elves"])
    return [region for region in own if war.regions[region].settlement == STRONGHOLD]


@EFFECTS.on("sh-str-01", "condition")
def elven_stronghold_lost(war: War, side: int) -> Reason | None:
    """Playable if the Shadow controls one of them."""
    if any(controller(war, region) == side for region in elven_strongholds(war)):
        return None
    return Reason("reason-wotr-no-elven-stronghold", "WR-CARD-08")


def elves_in(war: War, region: int) -> int:
    """The Elven units in a region."""
    elves = war.facts.nations[war.facts.nation["elves"]]
    here = force_at(war, FREE_PEOPLES, region)
    return here.count(elves.regular) + here.count(elves.elite)


@EFFECTS.on("sh-str-01", "play")
def return_to_valinor(war: War, _side: int) -> Flow[None]:
    """sh-str-01: at each Elven stronghold without a siege a die for each Elven unit, at most five; a 6 is a hit.

    All dice are rolled before the first hit is taken. The hits fall on the army there, whose owner chooses.
    Ruling WRU-93.
    """
    hits: list[tuple[int, int]] = []
    for region in elven_strongholds(war):
        n = elves_in(war, region)
        if n and not war.inside[region]:
            war.tell("log-wotr-valinor", "WR-EVT-06", region=war.region_id(region))
            rolled = yield from card_dice(war, "sh-str-01", min(COMBAT_DICE, n))
            hits.append((region, sum([1 for die in rolled if die >= VALINOR_HIT])))
    for region, n in hits:
        yield from take_hits(war, FREE_PEOPLES, region, n, "WR-EVT-06")
    if not hits:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="sh-str-01")


# -- Denethor's Folly -------------------------------------------------------------------------------------------------
@EFFECTS.on("sh-str-03", "condition")
def minas_tirith_besieged(war: War, _side: int) -> Reason | None:
    """Playable, and on the table, while the Shadow besieges Minas Tirith (WR-CARD-14)."""
    besieged = besieged_side(war, war.facts.region["minas-tirith"]) == FREE_PEOPLES
    return None if besieged else Reason("reason-wotr-not-besieged", "WR-CARD-14", {"region": "minas-tirith"})


@EFFECTS.on("sh-str-03", "play")
def denethors_folly(war: War, side: int) -> Flow[None]:
    """sh-str-03: the Shadow eliminates a Leader figure of the garrison, if there is one; no companion is meant.

    Ruling WRU-94.
    """
    region = war.facts.region["minas-tirith"]
    leaders = [figure for figure, _ in leaders_of(war, war.inside[region])]
    if not leaders:
        return

    def check(option: Option) -> Reason | None:
        return None if option[0] in leaders else not_named("sh-str-03")

    figure = leaders[0]
    if len(leaders) > 1:
        options = Checked(lambda: [LEADER_FALLS(f) for f in leaders], check)
        figure = (yield Ask(ASK_FOLLY, acting(war, side).seat, options))[0]
    eliminate(war, FREE_PEOPLES, region, ((figure, 1),), "WR-CARD-10")


@EFFECTS.on("sh-str-03", "no-combat-cards")
def no_cards_at_minas_tirith(war: War, side: int) -> Reason | None:
    """sh-str-03: no combat cards for the Free Peoples in a battle at Minas Tirith: assault, sortie or relief.

    Ruling WRU-95.
    """
    if side != FREE_PEOPLES or battle_of(war).place != war.facts.region["minas-tirith"]:
        return None
    return Reason("reason-wotr-denethors-folly", "WR-CARD-12", {"card": "sh-str-03"})


@EFFECTS.on("sh-str-03", "removal")
def folly_removal(war: War, _side: int, result: int) -> Reason | None:
    """A Will of the West takes it off, or any result while Gandalf or Aragorn is inside."""
    inside = war.inside[war.facts.region["minas-tirith"]].characters
    names = ("gandalf-the-grey", "gandalf-the-white", "aragorn")
    if result == D_WILL or any(war.facts.character[name] in inside for name in names):
        return None
    return Reason("reason-wotr-needs-will-of-the-west", "WR-CARD-13")


# -- The Day Without Dawn ---------------------------------------------------------------------------------------------
EFFECTS.on("sh-str-04", "condition")(needs_war("sauron", "isengard", "southrons"))


@EFFECTS.on("sh-str-04", "play")
def day_without_dawn(war: War, _side: int) -> Flow[None]:
    """sh-str-04: the unused dice of the Free Peoples that show the Will of the West are lost for this turn."""
    lost = [die for die in war.dice[FREE_PEOPLES] if face(die) == D_WILL]
    for die in lost:
        use_up(war, FREE_PEOPLES, die)
    war.tell("log-wotr-day-without-dawn", "WR-CARD-10", count=len(lost))
    yield from ()


# -- Threats and Promises (WR-EVT-07) ---------------------------------------------------------------------------------
EFFECTS.on("sh-str-05", "play")(nothing)


@EFFECTS.on("sh-str-05", "muster-advance")
def threats_and_promises(war: War, nation: int) -> Reason | None:
    """sh-str-05, while on the table: Muster results do not advance a passive nation of the Free Peoples."""
    fact = war.facts.nations[nation]
    if fact.side != FREE_PEOPLES or war.is_active(nation):
        return None
    return Reason("reason-wotr-threats-and-promises", "WR-EVT-07", {"nation": fact.id})


@EFFECTS.on("sh-str-05", "advanced")
def promises_broken(war: War, nation: int, how: str) -> None:
    """It goes when a nation of the Free Peoples advances because it was attacked, or by a companion's ability."""
    if war.facts.nations[nation].side == FREE_PEOPLES and how in (BY_ATTACK, BY_ABILITY):
        discard_from_table(war, war.facts.card["sh-str-05"], "WR-EVT-07")


# -- Stormcrow --------------------------------------------------------------------------------------------------------
def hosts(war: War) -> list[int]:
    """The nations of the Free Peoples not at war in whose regions the Ring-bearers or a companion stand."""
    characters = war.facts.characters
    places = [where for c, where in enumerate(war.where) if where >= 0 and characters[c].side == FREE_PEOPLES]
    if fellowship_region(war) >= 0:
        places.append(fellowship_region(war))
    nations = {war.regions[region].nation for region in places}
    return [n for n in war.facts.nations_of[FREE_PEOPLES] if n in nations and not war.at_war(n)]


@EFFECTS.on("sh-str-06", "condition")
def somebody_is_guest(war: War, _side: int) -> Reason | None:
    """Playable if there is such a nation."""
    return None if hosts(war) else Reason("reason-wotr-no-guest", "WR-CARD-08")


@EFFECTS.on("sh-str-06", "play")
def stormcrow(war: War, side: int) -> Flow[None]:
    """sh-str-06: such a nation of one's choice takes a step back; then the Free Peoples give up a figure of it.

    In the first box the step is lost, but not the figure (WR-CARD-10). Ruling WRU-96.
    """
    nations = hosts(war)

    def check(option: Option) -> Reason | None:
        if option[0] in nations:
            return None
        return Reason("reason-wotr-not-host", "WR-CARD-10", {"nation": war.facts.nations[option[0]].id})

    nation = nations[0]
    if len(nations) > 1:
        options = Checked(lambda: [STEP_BACK(n) for n in war.facts.nations_of[FREE_PEOPLES]], check)
        nation = (yield Ask(ASK_STORMCROW, acting(war, side).seat, options))[0]
    step_back(war, nation, "WR-POL-23")
    yield from give_up(war, nation)


def may_give_up(war: War, nation: int, figure: int, region: int) -> Reason | None:
    """A Leader or unit of this nation, wherever it stands, besieged or not."""
    kind = war.facts.figures[figure]
    if kind.nation != nation or kind.rank > LEADER:
        return Reason(
            "reason-wotr-other-nation", "WR-CARD-10", {"figure": kind.id, "nation": war.facts.nations[nation].id}
        )
    if force_at(war, FREE_PEOPLES, region).count(figure):
        return None
    return Reason("reason-wotr-figure-not-here", "WR-CARD-10", {"figure": kind.id, "region": war.region_id(region)})


def give_up(war: War, nation: int) -> Flow[None]:
    """The Free Peoples choose a Leader, Regular or Elite of a nation on the map, which is eliminated."""
    regions = range(len(war.regions))
    theirs = [GIVE_UP(f, r) for r in regions for f, _ in force_at(war, FREE_PEOPLES, r).of_nations((nation,))]
    if not theirs:
        return
    chosen = theirs[0]
    if len(theirs) > 1:
        args = {"nation": war.facts.nations[nation].id}
        options = Checked(lambda: theirs, lambda o: may_give_up(war, nation, o[0], o[1]))
        chosen = yield Ask(ASK_GIVE_UP, owner(war, nation).seat, options, args, args)
    eliminate(war, FREE_PEOPLES, chosen[1], ((chosen[0], 1),), "WR-CARD-10")
    settle(war, chosen[1])


KINDS: tuple[AskKind, ...] = (ASK_FOLLY, ASK_STORMCROW, ASK_GIVE_UP)
