"""The strategy deck of the Free Peoples: cards that recruit (cards 9, 13 to 24).

A card recruits for nations that are not at war and into a stronghold under siege, but neither where an enemy army
stands nor in a settlement of the enemy (WR-REC-13 to 15); what cannot come is left out (WR-CARD-10, WR-CARD-16).
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import NO_SETTLEMENT
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at, is_free
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_CARD, advance
from thirdage.games.wotr.muster.recruitment import may_recruit_by_card, recruit_by_card
from thirdage.kernel import Flow, Reason

from .hands import decks_of, draw_cards
from .recruits import choose_place, unit_of_choice

EFFECTS = Effects()


# -- what the cards share ---------------------------------------------------------------------------------------------
def unit_and_leader(war: War, side: int, nation: str, region: int) -> Flow[None]:
    """A unit of either kind, then a Leader, who needs a unit to stand with, this one or another (WR-FIG-03)."""
    yield from unit_of_choice(war, side, nation, region)
    recruit_by_card(war, side, region, war.facts.nations[war.facts.nation[nation]].leader, 1, "WR-CARD-15")


def draw_strategy_card(war: War, side: int) -> Flow[None]:
    """One strategy card, whether anybody was recruited or not; then the hand limit."""
    yield from draw_cards(war, acting(war, side), (decks_of(side)[1],), "card")


# -- one place named by the card --------------------------------------------------------------------------------------
@EFFECTS.on("fp-str-09", "condition")
def gondor_active(war: War, _side: int) -> Reason | None:
    """The Red Arrow is playable while Gondor is active."""
    if war.is_active(war.facts.nation["gondor"]):
        return None
    return Reason("reason-wotr-not-active", "WR-CARD-08", {"nation": "gondor"})


@EFFECTS.on("fp-str-09", "play")
def the_red_arrow(war: War, side: int) -> Flow[None]:
    """fp-str-09: Rohan advances; then a Rohan unit of either kind and a Rohan Leader come to Edoras."""
    advance(war, war.facts.nation["rohan"], BY_CARD, "WR-POL-10")
    yield from unit_and_leader(war, side, "rohan", war.facts.region["edoras"])


@EFFECTS.on("fp-str-14", "play")
def guards_of_the_citadel(war: War, side: int) -> Flow[None]:
    """fp-str-14: a Gondor unit of either kind and a Gondor Leader come to Minas Tirith."""
    yield from unit_and_leader(war, side, "gondor", war.facts.region["minas-tirith"])


@EFFECTS.on("fp-str-15", "play")
def celeborns_galadhrim(war: War, side: int) -> Flow[None]:
    """fp-str-15: an Elven unit of either kind comes to Lórien; then a strategy card."""
    yield from unit_of_choice(war, side, "elves", war.facts.region["lorien"])
    yield from draw_strategy_card(war, side)


@EFFECTS.on("fp-str-17", "play")
def grimbeorn(war: War, side: int) -> Flow[None]:
    """fp-str-17: a North unit of either kind and a North Leader come to Carrock."""
    yield from unit_and_leader(war, side, "north", war.facts.region["carrock"])


@EFFECTS.on("fp-str-18", "play")
def imrahil(war: War, side: int) -> Flow[None]:
    """fp-str-18: a Gondor unit of either kind and a Gondor Leader come to Dol Amroth (WR-CARD-16)."""
    yield from unit_and_leader(war, side, "gondor", war.facts.region["dol-amroth"])


@EFFECTS.on("fp-str-19", "play")
def king_brands_men(war: War, side: int) -> Flow[None]:
    """fp-str-19: two North Regulars, or as many as there are, come to Dale; then a strategy card."""
    dale = war.facts.region["dale"]
    regular = war.facts.nations[war.facts.nation["north"]].regular
    if not recruit_by_card(war, side, dale, regular, 2, "WR-CARD-15"):
        war.tell("log-wotr-no-recruit", "WR-CARD-10", nation="north", region="dale")
    yield from draw_strategy_card(war, side)


@EFFECTS.on("fp-str-20", "play")
def swords_in_eriador(war: War, side: int) -> Flow[None]:
    """fp-str-20: a North unit comes to the Shire, a Dwarven one to Ered Luin, of either kind; then a strategy card."""
    yield from unit_of_choice(war, side, "north", war.facts.region["the-shire"])
    yield from unit_of_choice(war, side, "dwarves", war.facts.region["ered-luin"])
    yield from draw_strategy_card(war, side)


@EFFECTS.on("fp-str-21", "play")
def kindred_of_glorfindel(war: War, side: int) -> Flow[None]:
    """fp-str-21: an Elven unit of either kind comes to Rivendell; then a strategy card."""
    yield from unit_of_choice(war, side, "elves", war.facts.region["rivendell"])
    yield from draw_strategy_card(war, side)


@EFFECTS.on("fp-str-22", "play")
def dain_ironfoots_guard(war: War, side: int) -> Flow[None]:
    """fp-str-22: a Dwarven unit of either kind and a Dwarven Leader come to Erebor."""
    yield from unit_and_leader(war, side, "dwarves", war.facts.region["erebor"])


@EFFECTS.on("fp-str-24", "play")
def thranduils_archers(war: War, side: int) -> Flow[None]:
    """fp-str-24: an Elven unit of either kind comes to the Woodland Realm; then a strategy card."""
    yield from unit_of_choice(war, side, "elves", war.facts.region["woodland-realm"])
    yield from draw_strategy_card(war, side)


# -- a place of one's choice ------------------------------------------------------------------------------------------
@EFFECTS.on("fp-str-13", "condition")
def elves_at_war(war: War, _side: int) -> Reason | None:
    """Círdan's Ships are playable while the Elves are at war."""
    return (
        None
        if war.at_war(war.facts.nation["elves"])
        else Reason("reason-wotr-not-at-war", "WR-CARD-08", {"nation": "elves"})
    )


@EFFECTS.on("fp-str-13", "play")
def cirdans_ships(war: War, side: int) -> Flow[None]:
    """fp-str-13: two Elven units, each of either kind, come to a coastal region with an army, besieged or not."""
    coast = [
        r for r, region in enumerate(war.regions)
        if region.coastal and force_at(war, side, r).units and may_recruit_by_card(war, side, r) is None
    ]  # fmt: skip
    place = yield from choose_place(war, side, "fp-str-13", coast)
    if place >= 0:
        for _ in range(2):
            yield from unit_of_choice(war, side, "elves", place)


@EFFECTS.on("fp-str-16", "play")
def riders_of_theoden(war: War, side: int) -> Flow[None]:
    """fp-str-16: a Rohan unit and a Rohan Leader come to Edoras, or to a Rohan region with a companion (WR-REC-15)."""
    rohan, edoras = war.facts.nation["rohan"], war.facts.region["edoras"]
    places = [
        r for r, region in enumerate(war.regions)
        if region.nation == rohan and (r == edoras or force_at(war, side, r).characters)
        and may_recruit_by_card(war, side, r) is None
    ]  # fmt: skip
    place = yield from choose_place(war, side, "fp-str-16", places)
    if place >= 0:
        yield from unit_and_leader(war, side, "rohan", place)


@EFFECTS.on("fp-str-23", "play")
def eomer(war: War, side: int) -> Flow[None]:
    """fp-str-23: a Rohan unit and a Rohan Leader come to a free Rohan settlement, so not to one under siege.

    The fortification at the Fords of Isen is none (PF-013). Ruling WRU-83.
    """
    rohan = war.facts.nation["rohan"]
    places = [
        r for r, region in enumerate(war.regions)
        if region.nation == rohan and region.settlement != NO_SETTLEMENT and is_free(war, side, r)
    ]  # fmt: skip
    place = yield from choose_place(war, side, "fp-str-23", places)
    if place >= 0:
        yield from unit_and_leader(war, side, "rohan", place)
