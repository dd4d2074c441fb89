"""The character deck of the Free Peoples: companions on their ways and with armies (cards 11, 14 to 17, 23, 24)."""

from __future__ import annotations

from thirdage.games.wotr.battle.casualties import eliminate, recruit
from thirdage.games.wotr.characters.moves import Gait, can_walk, move_companions
from thirdage.games.wotr.fellowship.hunt_pool import BY_CARD as TILE_BY_CARD
from thirdage.games.wotr.fellowship.hunt_pool import remove_tile, return_tile, take_tile
from thirdage.games.wotr.fellowship.separation import separate_companions
from thirdage.games.wotr.model.constants import FREE_PEOPLES, REGULAR
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_CARD, activate, advance
from thirdage.games.wotr.turn.asks import MOVE_COMPANIONS, MOVE_COMPANIONS_FORM, SEPARATE, SEPARATE_FORM
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Reason, ids

from .common import available, not_named, standing, stands_in_nation
from .hands import decks_of, draw_cards
from .recruits import unit_of_choice

EFFECTS = Effects()

HEIR = ("strider", "aragorn")
"""One person under two names."""
GWAIHIR = Gait(level=4, into_siege=True)
SWIFTER = Gait(extra=2, into_siege=True)
CHALLENGE_TILES = 3
NORTHERN_HALLS = ("dale", "erebor", "woodland-realm")

PROMOTE = Form("promote", figure=ids("figure"))
ASK_SEPARATE_OR_MOVE = AskKind(
    "separate-or-move", "the player of the card", "WR-CARD-10", (SEPARATE_FORM, MOVE_COMPANIONS_FORM)
)
ASK_GREY_COMPANY = AskKind("grey-company", "the player of the card", "WR-CARD-10", (PROMOTE,))


# -- I Will Go Alone --------------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-11", "condition")
def somebody_to_leave(war: War, _side: int) -> Reason | None:
    """Playable while a companion is in the Fellowship."""
    return None if war.companions() else Reason("reason-wotr-no-companions", "WR-CARD-08")


@EFFECTS.on("fp-char-11", "play")
def i_will_go_alone(war: War, _side: int) -> Flow[None]:
    """fp-char-11: one companion or group leaves, one region farther than usual; then heal 1 (WR-MORD-06 holds)."""
    yield from separate_companions(war, extra=1)
    corrupt(war, -1, "WR-CARD-10")


# -- Challenge of the King --------------------------------------------------------------------------------------------
def heir_with_army(war: War) -> Reason | None:
    """Strider or Aragorn stands with units of the Free Peoples, in the open or besieged."""
    heir = standing(war, *HEIR)
    if heir >= 0 and force_at(war, FREE_PEOPLES, war.where[heir]).units:
        return None
    return Reason("reason-wotr-not-with-army", "WR-CARD-08", {"character": list(HEIR)})


@EFFECTS.on("fp-char-14", "condition")
def king_can_challenge(war: War, _side: int) -> Reason | None:
    """Playable with Strider or Aragorn beside an army in a region of Gondor or Rohan."""
    return stands_in_nation(war, ("gondor", "rohan"), *HEIR) or heir_with_army(war)


@EFFECTS.on("fp-char-14", "play")
def challenge_of_the_king(war: War, side: int) -> Flow[None]:
    """fp-char-14: three tiles; with three Eyes he dies and all go back, else the Eyes are out of the game (PF-092).

    The Free Peoples draw, so cards against a draw of the Shadow do not help. Ruling WRU-70.
    """
    drawn: tuple[int, ...] = ()
    for _ in range(CHALLENGE_TILES):
        drawn += ((yield from take_tile(war, TILE_BY_CARD, drawn, FREE_PEOPLES)),)
    eyes = sum([war.facts.tiles[tile].eye for tile in drawn])
    lost = eyes == CHALLENGE_TILES
    for tile in drawn:
        if war.facts.tiles[tile].eye and not lost:
            remove_tile(war, tile)
        else:
            return_tile(war, tile)
    war.used("challenge:lost" if lost else f"challenge:{eyes}")
    if lost:
        heir = standing(war, *HEIR)
        eliminate(war, side, war.where[heir], ((war.facts.characters[heir].figure, 1),), "WR-CARD-10")


# -- Gwaihir the Windlord, We Prove the Swifter -----------------------------------------------------------------------
def separate_or_move(war: War, side: int, gait: Gait) -> Flow[None]:
    """One companion or group leaves the Fellowship, or walks on the map; asked if both can be done (WR-CARD-10)."""
    choices = [SEPARATE] if war.companions() else []
    if can_walk(war, (), gait):
        choices.append(MOVE_COMPANIONS)
    if not choices:
        return
    chosen = choices[0]
    if len(choices) > 1:
        chosen = yield Ask(ASK_SEPARATE_OR_MOVE, acting(war, side).seat, Listed(choices))
    if chosen is SEPARATE:
        yield from separate_companions(war, gait.extra, gait.level, gait.into_siege)
    else:
        yield from move_companions(war, "WR-CARD-10", gait, most=1, optional=False)


@EFFECTS.on("fp-char-15", "play")
def gwaihir(war: War, side: int) -> Flow[None]:
    """fp-char-15: with level 4 for the distance, and into a friendly stronghold under siege (PF-071)."""
    yield from separate_or_move(war, side, GWAIHIR)


@EFFECTS.on("fp-char-16", "play")
def we_prove_the_swifter(war: War, side: int) -> Flow[None]:
    """fp-char-16: two regions farther than usual, and into a friendly stronghold under siege (PF-071)."""
    yield from separate_or_move(war, side, SWIFTER)


# -- There and Back Again ---------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-17", "play")
def there_and_back_again(war: War, _side: int) -> Flow[None]:
    """fp-char-17: one companion or group leaves, one region farther; then Gimli or Legolas may stir the north.

    With either in Dale, Erebor or the Woodland Realm, Dwarves and North are roused first, so that the step that they
    and the Elves then take may lead to war. Ruling WRU-71.
    """
    yield from separate_companions(war, extra=1)
    halls = [war.facts.region[name] for name in NORTHERN_HALLS]
    if not any(war.where[war.facts.character[name]] in halls for name in ("gimli", "legolas")):
        return
    war.used("there-and-back-again")
    for name in ("dwarves", "north"):
        activate(war, war.facts.nation[name], BY_CARD, "WR-POL-17")
    for name in ("dwarves", "elves", "north"):
        advance(war, war.facts.nation[name], BY_CARD, "WR-POL-17")


# -- House of the Stewards --------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-23", "condition")
def boromir_in_gondor(war: War, _side: int) -> Reason | None:
    """Playable with Boromir in a region of Gondor."""
    return stands_in_nation(war, ("gondor",), "boromir")


@EFFECTS.on("fp-char-23", "play")
def house_of_the_stewards(war: War, side: int) -> Flow[None]:
    """fp-char-23: a Gondor unit of either kind where Boromir is, if one can come there; then two strategy cards."""
    yield from unit_of_choice(war, side, "gondor", war.where[war.facts.character["boromir"]])
    yield from draw_strategy(war, side)


def draw_strategy(war: War, side: int) -> Flow[None]:
    """Two strategy cards in one step, then the hand limit (PF-008)."""
    strategy = decks_of(side)[1]
    yield from draw_cards(war, acting(war, side), (strategy, strategy), "card")


# -- The Grey Company -------------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-24", "condition")
def heir_leads(war: War, _side: int) -> Reason | None:
    """Playable with Strider or Aragorn beside an army."""
    return heir_with_army(war)


def may_promote(war: War, region: int, regular: int) -> Reason | None:
    """A Regular of the army in a region whose nation has an Elite in the reinforcements."""
    kind = war.facts.figures[regular]
    if kind.rank != REGULAR or not force_at(war, FREE_PEOPLES, region).count(regular):
        return not_named("fp-char-24")
    return available(war, war.facts.nations[kind.nation].elite)


@EFFECTS.on("fp-char-24", "play")
def the_grey_company(war: War, side: int) -> Flow[None]:
    """fp-char-24: a Regular of his army gives way to an Elite of its nation, if one is left; then two strategy cards.

    The Elite comes first, so that the army never vanishes in between. Ruling WRU-75.
    """
    region = war.where[standing(war, *HEIR)]
    here = force_at(war, side, region).figures
    able = [figure for figure, _ in here if may_promote(war, region, figure) is None]
    if able:
        regular = able[0]
        if len(able) > 1:
            args = {"region": war.region_id(region)}
            options = Checked(lambda: [PROMOTE(f) for f, _ in here], lambda o: may_promote(war, region, o[0]))
            regular = (yield Ask(ASK_GREY_COMPANY, acting(war, side).seat, options, args, args))[0]
        elite = war.facts.nations[war.facts.figures[regular].nation].elite
        recruit(war, side, region, ((elite, 1),), "WR-CARD-10")
        eliminate(war, side, region, ((regular, 1),), "WR-CARD-10")
    yield from draw_strategy(war, side)


KINDS: tuple[AskKind, ...] = (ASK_SEPARATE_OR_MOVE, ASK_GREY_COMPANY)
EXPECTED: tuple[str, ...] = ("there-and-back-again", "challenge:0", "challenge:1")
