"""The strategy deck of the Shadow: cards that recruit (cards 11 to 24).

A card recruits for nations that are not at war and into a stronghold under siege, but neither where an enemy army
stands nor in a settlement of the enemy (WR-REC-13 to 15). What cannot come is left out (WR-CARD-10); where too few
figures are left for all the places of a card, its player says how many come where.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from thirdage.games.wotr.model.command import recruitable, usable
from thirdage.games.wotr.model.constants import STRONGHOLD, TOWN
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.places import force_at, is_free, neighbours, settlements_of, unconquered
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.movement.armies import TAKE_FIGURES, move_figures
from thirdage.games.wotr.muster.recruitment import may_recruit_by_card, recruit_by_card
from thirdage.kernel import COUNTS, MANY, Ask, AskKind, Checked, Flow, Form, Option, PickCounts, PickSome, Reason, ids

from .common import available, needs_in_play, needs_war, not_named
from .recruits import choose_place, unit_of_choice

EFFECTS = Effects()

DUNLANDS = ("north-dunland", "south-dunland")
DUNLENDINGS = 4
"""How many units may join those whom Rage of the Dunlendings recruits."""
TROLLS = 2
EACH = 2
"""How many units come to each place of A New Power Is Rising."""
SETTLEMENTS = 3
"""How many settlements Many Kings and Pits of Mordor name."""

SHARE_OUT = Form("share-out", regions=ids("region", COUNTS))
RECRUIT_IN_EACH = Form("recruit-in-each", regions=ids("region", MANY))
TROLLS_IN = Form("trolls-in", region=ids("region"))
ASK_SHARE_OUT = AskKind(
    "share-out", "the player whose card recruits more than there are", "WR-REC-10", (SHARE_OUT,), in_sight=True
)
ASK_RECRUIT_IN_EACH = AskKind("recruit-in-each", "the player of the card", "WR-CARD-10", (RECRUIT_IN_EACH,))
ASK_TROLLS = AskKind("hill-trolls", "the player of the card", "WR-CARD-10", (TROLLS_IN,))
ASK_DUNLENDINGS = AskKind("dunlendings", "the player of the card", "WR-CARD-10", (TAKE_FIGURES,))

Play = Callable[[War, int], Flow[None]]


EFFECTS.on("sh-str-13", "condition")(needs_war("isengard"))
EFFECTS.on("sh-str-14", "condition")(needs_war("sauron"))


# -- what the cards share ---------------------------------------------------------------------------------------------
def come(war: War, side: int, card: str, figure: str, *wanted: tuple[str, int]) -> Flow[None]:
    """So many figures of a kind into each of these regions, as far as they can be entered and figures are left."""
    kind = war.facts.figure[figure]
    places = [(war.facts.region[name], n) for name, n in wanted]
    able = [(region, n) for region, n in places if may_recruit_by_card(war, side, region) is None]
    left = recruitable(war, side, kind)
    shares: Picks = tuple(able) if left else ()
    if len(shares) > 1 and left < sum([n for _, n in shares]):
        shares = yield from share_out(war, side, card, kind, PickCounts(SHARE_OUT, able, left, left))
    arrive(war, side, kind, [region for region, _ in places], shares)


def share_out(war: War, side: int, card: str, kind: int, options: PickCounts, elites: int = 0) -> Flow[Picks]:
    """WR-REC-10: figures that are too few for all the places of a card go where its player says.

    `elites` is how many Elites can come where the card takes either kind.
    """
    figure, left = war.facts.figures[kind].id, war.reinforcements[kind]
    args = {"card": card, "figure": figure, "count": left, "amount": elites}
    shares: Picks = (yield Ask(ASK_SHARE_OUT, acting(war, side).seat, options, args, args))[0]
    return shares


def arrive(war: War, side: int, kind: int, places: list[int], shares: Picks) -> None:
    """The figures that come to the places of a card, and a word on each place that gets none."""
    for region, n in shares:
        recruit_by_card(war, side, region, kind, n, "WR-CARD-15")
    for region in places:
        if region not in dict(shares):
            figure = war.facts.figures[kind].id
            war.tell("log-wotr-not-recruited", "WR-CARD-10", figure=figure, region=war.region_id(region))


def come_to_three(war: War, side: int, card: str, figure: str, least: int) -> Flow[None]:
    """Three settlements of the figure's nation, of this size at least, gain two each; the Shadow chooses which.

    WR-CAP-05: a captured settlement cannot be used to recruit. Ruling WRU-32.
    """
    kind = war.facts.figure[figure]
    own = [r for r in settlements_of(war, war.facts.figures[kind].nation) if unconquered(war, r)]
    able = [r for r in own if war.regions[r].settlement >= least and may_recruit_by_card(war, side, r) is None]
    if not able or available(war, kind) is not None:
        war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=card)
        return
    chosen = tuple(able)
    if len(able) > SETTLEMENTS:
        args = {"card": card, "count": SETTLEMENTS}
        options = PickSome(RECRUIT_IN_EACH, able, SETTLEMENTS, SETTLEMENTS)
        chosen = (yield Ask(ASK_RECRUIT_IN_EACH, acting(war, side).seat, options, args, args))[0]
    yield from come(war, side, card, figure, *[(war.region_id(region), 2) for region in chosen])


# -- Rage of the Dunlendings ------------------------------------------------------------------------------------------
EFFECTS.on("sh-str-11", "condition")(needs_war("isengard"))


@EFFECTS.on("sh-str-11", "play")
def rage_of_the_dunlendings(war: War, side: int) -> Flow[None]:
    """sh-str-11: two Isengard Regulars come to a free region next to one of the Dunlands, of the Shadow's choice.

    Each of the Dunlands borders the other. Up to four Isengard units from the two may join them. Ruling WRU-99.
    """
    dunlands = [war.facts.region[name] for name in DUNLANDS]
    near = sorted({r for dunland in dunlands for r in neighbours(war, dunland)})
    region = yield from choose_place(war, side, "sh-str-11", [r for r in near if is_free(war, side, r)])
    if region < 0:
        return
    yield from come(war, side, "sh-str-11", "isengard-regular", (war.region_id(region), 2))
    left = DUNLENDINGS
    for dunland in dunlands:
        here = usable(war, side, dunland, war.field(side)[dunland].of_nations((war.facts.nation["isengard"],)))
        if here and left and dunland != region:
            args = {"from_region": war.region_id(dunland), "region": war.region_id(region), "count": left}
            options = PickCounts(TAKE_FIGURES, here, 0, left)
            picks: Picks = (yield Ask(ASK_DUNLENDINGS, acting(war, side).seat, options, args, args))[0]
            if picks:
                move_figures(war, side, picks, dunland, region, "WR-CARD-10")
                left -= sum([n for _, n in picks])


# -- Return of the Witch-king -----------------------------------------------------------------------------------------
EFFECTS.on("sh-str-12", "condition")(needs_in_play("witch-king"))


@EFFECTS.on("sh-str-12", "play")
def return_of_the_witch_king(war: War, side: int) -> Flow[None]:
    """sh-str-12: he goes to Angmar, from wherever he is; two Sauron Regulars and a Sauron Elite come there."""
    angmar, character = war.facts.region["angmar"], war.facts.character["witch-king"]
    start = war.where[character]
    if start != angmar:
        picks = ((war.facts.characters[character].figure, 1),)
        war.take(side, start, picks)
        war.place(side, angmar, picks)
        came_from = war.region_id(start)
        war.tell(
            "log-wotr-minions-move", "WR-CARD-10", figure="witch-king", count=1, from_region=came_from, region="angmar"
        )
    yield from come(war, side, "sh-str-12", "sauron-regular", ("angmar", 2))
    yield from come(war, side, "sh-str-12", "sauron-elite", ("angmar", 1))


# -- Half-orcs and Goblin-men, Olog-hai -------------------------------------------------------------------------------
def joins_an_army(card: str, nation: str) -> Play:
    """sh-str-13, sh-str-14: a unit of either kind joins any army of the Shadow, besieged or not."""

    def play(war: War, side: int) -> Flow[None]:
        people = war.facts.nations[war.facts.nation[nation]]
        armies = [
            r for r in range(len(war.regions))
            if force_at(war, side, r).units and may_recruit_by_card(war, side, r) is None
        ]  # fmt: skip
        if available(war, people.regular) is not None and available(war, people.elite) is not None:
            war.tell("log-wotr-card-in-vain", "WR-CARD-10", card=card)
            return
        region = yield from choose_place(war, side, card, armies)
        if region >= 0:
            yield from unit_of_choice(war, side, nation, region)

    return play


EFFECTS.on("sh-str-13", "play")(joins_an_army("sh-str-13", "isengard"))
EFFECTS.on("sh-str-14", "play")(joins_an_army("sh-str-14", "sauron"))


# -- Hill-trolls ------------------------------------------------------------------------------------------------------
def _trolls_in(places: list[int]) -> list[Option]:
    """One answer for each place."""
    return [TROLLS_IN(r) for r in places]


EFFECTS.on("sh-str-15", "condition")(needs_war("sauron"))


@EFFECTS.on("sh-str-15", "play")
def hill_trolls(war: War, side: int) -> Flow[None]:
    """sh-str-15: two Sauron Regulars anywhere, one after the other, give way to Elites, as far as there are any.

    The Elite comes first, so that an army never vanishes in between.
    """
    sauron = war.facts.nations[war.facts.nation["sauron"]]
    for i in range(TROLLS):
        places = [r for r in range(len(war.regions)) if force_at(war, side, r).count(sauron.regular)]
        if not places or available(war, sauron.elite) is not None:
            if not i:
                war.tell("log-wotr-card-in-vain", "WR-CARD-10", card="sh-str-15")
            return

        def check(option: Option, places: list[int] = places) -> Reason | None:
            return None if option[0] in places else not_named("sh-str-15")

        region = places[0]
        if len(places) > 1:
            args = {"count": TROLLS - i}
            options = Checked(partial(_trolls_in, places), check)
            region = (yield Ask(ASK_TROLLS, acting(war, side).seat, options, args, args))[0]
        war.place(side, region, ((sauron.elite, 1),))
        war.take(side, region, ((sauron.regular, 1),))
        war.reinforcements[sauron.elite] -= 1
        war.reinforcements[sauron.regular] += 1
        war.tell(
            "log-wotr-replaced", "WR-CARD-10", figure="sauron-regular", count=1, to_figure="sauron-elite",
            region=war.region_id(region),
        )  # fmt: skip


# -- in the settlements and regions that the cards name ---------------------------------------------------------------
EFFECTS.on("sh-str-16", "condition")(needs_in_play("saruman"))


@EFFECTS.on("sh-str-16", "play")
def a_new_power_is_rising(war: War, side: int) -> Flow[None]:
    """sh-str-16: two Isengard Regulars to each of the Dunlands, two units, each of either kind, to Orthanc."""
    places = [war.facts.region[name] for name in (*DUNLANDS, "orthanc")]
    able = [region for region in places if may_recruit_by_card(war, side, region) is None]
    left = recruitable(war, side, war.facts.figure["isengard-regular"])
    if places[-1] in able and len(able) > 1 and 0 < left < EACH * len(able):
        yield from too_few_for_isengard(war, side, able)
        return
    yield from come(war, side, "sh-str-16", "isengard-regular", *[(name, EACH) for name in DUNLANDS])
    for _ in range(EACH):
        yield from unit_of_choice(war, side, "isengard", places[-1])


def too_few_for_isengard(war: War, side: int, able: list[int]) -> Flow[None]:
    """WR-REC-10: the Shadow shares the Regulars out between the Dunlands and Orthanc; Elites fill Orthanc.

    WR-CARD-10: nobody who can still come is left out. Ruling WRU-106.
    """
    isengard = war.facts.nations[war.facts.nation["isengard"]]
    orthanc = able[-1]
    left, elites = war.reinforcements[isengard.regular], min(EACH, war.reinforcements[isengard.elite])
    dunlands = EACH * (len(able) - 1)

    def check(option: Option) -> Reason | None:
        shares = dict(option[0])
        came, here = sum(shares.values()), shares.get(orthanc, 0)
        if came == left or (came - here == dunlands and here + elites >= EACH):
            return None
        return Reason("reason-wotr-more-can-come", "WR-CARD-10", {"figure": war.facts.figures[isengard.regular].id})

    least = min(left, dunlands + EACH - elites)
    options = PickCounts(SHARE_OUT, [(region, EACH) for region in able], least, left, check)
    shares = yield from share_out(war, side, "sh-str-16", isengard.regular, options, elites)
    arrive(war, side, isengard.regular, [war.facts.region[name] for name in DUNLANDS], shares)
    here = dict(shares).get(orthanc, 0)
    if not here + recruit_by_card(war, side, orthanc, isengard.elite, EACH - here, "WR-CARD-15"):
        war.tell("log-wotr-no-recruit", "WR-CARD-10", nation="isengard", region="orthanc")


@EFFECTS.on("sh-str-17", "play")
def many_kings(war: War, side: int) -> Flow[None]:
    """sh-str-17: two Regulars of the Southrons and Easterlings to each of three settlements of theirs."""
    yield from come_to_three(war, side, "sh-str-17", "southrons-regular", TOWN)


EFFECTS.on("sh-str-18", "condition")(needs_in_play("aragorn"))


@EFFECTS.on("sh-str-18", "play")
def the_king_is_revealed(war: War, side: int) -> Flow[None]:
    """sh-str-18: five Sauron Regulars and a Nazgul to Minas Morgul."""
    yield from come(war, side, "sh-str-18", "sauron-regular", ("minas-morgul", 5))
    yield from come(war, side, "sh-str-18", "nazgul", ("minas-morgul", 1))


@EFFECTS.on("sh-str-19", "play")
def misty_mountains(war: War, side: int) -> Flow[None]:
    """sh-str-19: two Sauron units, each of either kind, and a Nazgul to Mount Gram or to Moria."""
    places = [war.facts.region[name] for name in ("moria", "mount-gram")]
    able = [region for region in places if may_recruit_by_card(war, side, region) is None]
    region = yield from choose_place(war, side, "sh-str-19", able)
    if region >= 0:
        for _ in range(2):
            yield from unit_of_choice(war, side, "sauron", region)
        yield from come(war, side, "sh-str-19", "nazgul", (war.region_id(region), 1))


@EFFECTS.on("sh-str-20", "play")
def orcs_multiplying_again(war: War, side: int) -> Flow[None]:
    """sh-str-20: three Sauron Regulars each to Dol Guldur and Mount Gundabad."""
    yield from come(war, side, "sh-str-20", "sauron-regular", ("dol-guldur", 3), ("mount-gundabad", 3))


EFFECTS.on("sh-str-21", "condition")(needs_war("southrons"))


@EFFECTS.on("sh-str-21", "play")
def horde_from_the_east(war: War, side: int) -> Flow[None]:
    """sh-str-21: five Regulars of the Southrons and Easterlings to a free region of theirs at the eastern edge."""
    southrons = war.facts.nation["southrons"]
    edge = [r for r, region in enumerate(war.regions) if region.east_edge and region.nation == southrons]
    region = yield from choose_place(war, side, "sh-str-21", [r for r in edge if is_free(war, side, r)])
    if region >= 0:
        yield from come(war, side, "sh-str-21", "southrons-regular", (war.region_id(region), 5))


@EFFECTS.on("sh-str-22", "play")
def monsters_roused(war: War, side: int) -> Flow[None]:
    """sh-str-22: a Sauron Regular each to Angmar, Ettenmoors and Weather Hills, a Sauron Elite to Trollshaws."""
    lairs = (("angmar", 1), ("ettenmoors", 1), ("weather-hills", 1))
    yield from come(war, side, "sh-str-22", "sauron-regular", *lairs)
    yield from come(war, side, "sh-str-22", "sauron-elite", ("trollshaws", 1))


EFFECTS.on("sh-str-23", "condition")(needs_war("sauron", "isengard", "southrons"))


@EFFECTS.on("sh-str-23", "play")
def long_planned_war(war: War, side: int) -> Flow[None]:
    """sh-str-23: five Regulars of the Southrons and Easterlings to Gorgoroth, five Sauron Regulars to Nurn."""
    yield from come(war, side, "sh-str-23", "southrons-regular", ("gorgoroth", 5))
    yield from come(war, side, "sh-str-23", "sauron-regular", ("nurn", 5))


EFFECTS.on("sh-str-24", "condition")(needs_war("sauron"))


@EFFECTS.on("sh-str-24", "play")
def pits_of_mordor(war: War, side: int) -> Flow[None]:
    """sh-str-24: two Sauron Regulars to each of three Sauron strongholds."""
    yield from come_to_three(war, side, "sh-str-24", "sauron-regular", STRONGHOLD)


KINDS: tuple[AskKind, ...] = (ASK_SHARE_OUT, ASK_RECRUIT_IN_EACH, ASK_TROLLS, ASK_DUNLENDINGS)
