"""What Awakened Sovereigns do with dice: first and second abilities, Ruler tokens (KM-SOV-12, KM-SOV-13, KM-TOK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.wotr.battle.casualties import recruit
from thirdage.games.wotr.cards.events import begin_play, may_draw, may_play
from thirdage.games.wotr.cards.hands import decks_of, draw_cards
from thirdage.games.wotr.cards.recruits import unit_of_choice
from thirdage.games.wotr.characters.moves import Gait, can_walk, move_companions
from thirdage.games.wotr.fellowship.moves import may_move_fellowship, move_fellowship
from thirdage.games.wotr.fellowship.separation import may_separate, separate_companions
from thirdage.games.wotr.model.command import may_command, may_use_nation
from thirdage.games.wotr.model.constants import D_CHARACTER, D_EVENT, FREE_PEOPLES, turned
from thirdage.games.wotr.model.places import besieged_side, force_at, is_free, settlements_of
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.recruitment import RECRUIT
from thirdage.games.wotr.turn.actions import follow_up, proceed
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM, DONE, DONE_FORM, DRAW, PLAY
from thirdage.games.wotr.turn.free_actions import FreeAction
from thirdage.games.wotr.turn.repertoire import MUSTER_RESULTS, Action
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, words

from .court import SPENT, court_of, done, note
from .facts import BY_NAME, RULER, Sovereign, companion_of, nation_of
from .ruler_dice import ruler_die
from .sovereigns import gain_dismay, is_awakened

FIRST: Final = {"dwarvenking": "dain", "stewardship": "denethor", "elvenking": "thranduil"}
BY_MUSTER: Final = {"call-to-arms": "brand", "iron-guard": "dain", "mustering-of-the-mark": "theoden"}
BY_EVENT: Final = {"palantir-of-anarion": "denethor"}
BY_CHARACTER: Final = {
    "far-sighted-fellowship": "thranduil", "far-sighted-companions": "thranduil", "far-sighted-separation": "thranduil",
}  # fmt: skip
SECOND: Final[dict[str, str]] = {**BY_MUSTER, **BY_EVENT, **BY_CHARACTER}
ALL: Final[dict[str, str]] = {**FIRST, **SECOND}
FARTHER: Final = Gait(extra=1)
PALANTIR_DRAW: Final = "palantir-of-anarion"
"""The seam in which Denethor may draw one card more."""

USE_ABILITY: Final[Form] = Form("ruler-ability", ability=words(*ALL))
SPEND_TOKEN: Final[Form] = Form("ruler-token", ability=words(*SECOND))
ASK_MUSTERED: Final = AskKind(
    "king-musters", "the player who uses a Sovereign's ability", "KM-SOV-12", (RECRUIT, DONE_FORM)
)
ASK_PALANTIR: Final = AskKind("palantir-event", "the player who uses Denethor's ability", "KM-SOV-12", (DRAW, PLAY))
ASK_PALANTIR_DRAW: Final = AskKind(
    "palantir-draw", "the player who has used Denethor's ability", "KM-SOV-12", (DRAW, DECLINE_FORM)
)


def sovereign_of(ability: str) -> Sovereign:
    """Whose ability it is."""
    return BY_NAME[ALL[ability]]


def at_home(war: War, who: Sovereign) -> bool:
    """Whether he is in the region where he Awakens."""
    return war.where[companion_of(war, who)] == war.facts.region[who.awakens_in]


# -- what an ability needs ----------------------------------------
def may_use(war: War, side: int, ability: str) -> Reason | None:
    """KM-SOV-12, KM-TOK-05, KM-MP-01: the Sovereign is Awakened and one's own, and his condition is met.

    WR-MP-26, WR-MP-28: of three players, the one without team-mate does not muster twice running with one nation.
    """
    who = sovereign_of(ability)
    if not is_awakened(war, who):
        return Reason("reason-wotr-not-awakened", "KM-SOV-12", {"sovereign": who.id})
    musters = ability not in BY_EVENT and ability not in BY_CHARACTER
    commanded = (may_use_nation if musters else may_command)(war, side, nation_of(war, who))
    if commanded is not None:
        return commanded
    if musters and not war.at_war(nation_of(war, who)):
        return Reason("reason-wotr-not-at-war", "KM-SOV-12", {"nation": who.nation})
    if (ability in FIRST or ability in BY_EVENT) and not at_home(war, who):
        return Reason("reason-wotr-sovereign-not-home", "KM-SOV-12", {"sovereign": who.id, "region": who.awakens_in})
    return NEEDS[ability](war, side, who)


def may_promote(war: War, _side: int, who: Sovereign) -> Reason | None:
    """KM-SOV-13: a Regular of his army, and an Elite of his nation in the reinforcements."""
    nation = war.facts.nations[nation_of(war, who)]
    if not war.reinforcements[nation.elite]:
        return Reason("reason-wotr-none-available", "KM-SOV-13", {"figure": war.facts.figures[nation.elite].id})
    if force_at(war, FREE_PEOPLES, war.where[companion_of(war, who)]).count(nation.regular):
        return None
    return Reason("reason-wotr-no-regular-with-sovereign", "KM-SOV-13", {"sovereign": who.id})


def promote(war: War, side: int, who: Sovereign) -> Flow[None]:
    """KM-SOV-13: a Regular becomes an Elite."""
    nation, here = war.facts.nations[nation_of(war, who)], war.where[companion_of(war, who)]
    war.take(side, here, ((nation.regular, 1),))
    war.reinforcements[nation.regular] += 1
    war.tell(
        "log-wotr-replaced", "KM-SOV-13", figure=war.facts.figures[nation.regular].id, count=1,
        to_figure=war.facts.figures[nation.elite].id, region=war.region_id(here),
    )  # fmt: skip
    recruit(war, side, here, ((nation.elite, 1),), "KM-SOV-13")
    yield from ()


# -- recruiting ----------------------------------------
def may_come(war: War, side: int, figure: int, region: int) -> Reason | None:
    """A Regular or Leader of the reinforcements into a free region; a Leader needs a unit there (WR-REC-17)."""
    kind = war.facts.figures[figure]
    if not war.reinforcements[figure]:
        return Reason("reason-wotr-none-available", "WR-REC-10", {"figure": kind.id})
    if not is_free(war, side, region) or besieged_side(war, region) == side:
        return Reason("reason-wotr-region-not-free", "WR-REC-04", {"region": war.region_id(region)})
    if not kind.is_unit and not war.field(side)[region].units:
        return Reason(
            "reason-wotr-leader-needs-unit", "WR-REC-17", {"figure": kind.id, "region": war.region_id(region)}
        )
    return None


def recruits(war: War, who: Sovereign, places: list[int]) -> list[Option]:
    """A Regular or a Leader of his nation in each of these places."""
    nation = war.facts.nations[nation_of(war, who)]
    figures = [figure for figure in (nation.regular, nation.leader) if figure >= 0]
    return [RECRUIT(figure, place) for place in places for figure in figures]


def come_one(war: War, side: int, who: Sovereign, places: list[int], optional: bool) -> Flow[int]:
    """One of them comes to one of these places; which place, or -1 if none came."""
    offers = recruits(war, who, places)
    if not any(may_come(war, side, *o.values) is None for o in offers):
        return -1

    def check(option: Option) -> Reason | None:
        if option is DONE:
            return None if optional else Reason("reason-wotr-must-recruit", "WR-ACT-27")
        if option not in offers:
            return Reason("reason-wotr-not-mustered-by-sovereign", "KM-SOV-12", {"sovereign": who.id})
        return may_come(war, side, *option.values)

    args = {"sovereign": who.id}
    options = Checked(lambda: (DONE, *offers), check)
    chosen = yield Ask(ASK_MUSTERED, acting(war, side).seat, options, args, args)
    if chosen is DONE:
        return -1
    recruit(war, side, chosen[1], ((chosen[0], 1),), "KM-SOV-12")
    region: int = chosen[1]
    return region


def may_muster(war: War, side: int, who: Sovereign) -> Reason | None:
    """Somebody can come to a settlement of his nation, or to him."""
    places = [*settlements_of(war, nation_of(war, who)), war.where[companion_of(war, who)]]
    reasons = [may_come(war, side, *o.values) for o in recruits(war, who, places)]
    return None if None in reasons else reasons[0]


def muster(war: War, side: int, who: Sovereign) -> Flow[None]:
    """Call to Arms, Mustering of the Mark: in two different free settlements, and where he is (ruling KMU-11)."""
    places = list(settlements_of(war, nation_of(war, who)))
    for count in range(2):
        place = yield from come_one(war, side, who, places, optional=count > 0)
        places = [other for other in places if other != place]
        if place < 0:
            break
    yield from come_one(war, side, who, [war.where[companion_of(war, who)]], optional=True)


def may_guard(war: War, side: int, who: Sovereign) -> Reason | None:
    """Iron Guard: a unit can come to him, or somebody to another settlement."""
    nation, here = war.facts.nations[nation_of(war, who)], war.where[companion_of(war, who)]
    open_here = is_free(war, side, here) or besieged_side(war, here) == side
    if open_here and (war.reinforcements[nation.regular] or war.reinforcements[nation.elite]):
        return None
    return may_muster(war, side, who)


def iron_guard(war: War, side: int, who: Sovereign) -> Flow[None]:
    """A unit of either kind where he is, besieged or not; then a Regular or Leader in another free settlement."""
    here = war.where[companion_of(war, who)]
    yield from unit_of_choice(war, side, who.nation, here)
    others = [place for place in settlements_of(war, nation_of(war, who)) if place != here]
    yield from come_one(war, side, who, others, optional=True)


# -- the Palantír of Anárion ----------------------------------------
def event_offers(war: War, side: int) -> list[Option]:
    """To draw from either deck, or to play a card."""
    return [*[DRAW(deck) for deck in decks_of(side)], *[PLAY(card) for card in war.held(acting(war, side))]]


def may_event(war: War, side: int, option: Option) -> Reason | None:
    """As with an Event result."""
    return may_draw(war, side, option[0]) if option.form is DRAW else may_play(war, side, D_EVENT, option[0])


def may_look(war: War, side: int, _who: Sovereign) -> Reason | None:
    """A card can be drawn or played."""
    reasons = [may_event(war, side, option) for option in event_offers(war, side)]
    return None if None in reasons else reasons[0]


def look(war: War, side: int, _who: Sovereign) -> Flow[None]:
    """The die is used as an Event result; right after that one more card may be drawn (ruling KMU-13)."""
    options = Checked(lambda: event_offers(war, side), lambda o: may_event(war, side, o))
    chosen = yield Ask(ASK_PALANTIR, acting(war, side).seat, options)
    follow_up(war, (PALANTIR_DRAW,))
    if chosen.form is DRAW:
        yield from draw_cards(war, acting(war, side), (chosen[0],), "action")
    else:
        begin_play(war, side, chosen[0], D_EVENT)


def palantir_draw(war: War) -> Flow[None]:
    """One more card, from either deck, or none."""
    war.end_scene("card")
    decks = [deck for deck in decks_of(FREE_PEOPLES) if len(war.decks[deck])]
    if decks:
        options = Checked(
            lambda: [DECLINE, *[DRAW(deck) for deck in decks_of(FREE_PEOPLES)]],
            lambda o: None if o is DECLINE else may_draw(war, FREE_PEOPLES, o[0]),
        )
        player = acting(war, FREE_PEOPLES)
        chosen = yield Ask(ASK_PALANTIR_DRAW, player.seat, options)
        if chosen is not DECLINE:
            yield from draw_cards(war, player, (chosen[0],), "card")
    proceed(war)


# -- Far-sighted ----------------------------------------
def off_track(war: War) -> Reason | None:
    """Not while the Fellowship is on the Mordor track."""
    return Reason("reason-wotr-in-mordor", "KM-SOV-12") if war.mordor >= 0 else None


def may_see_far(war: War, _side: int, _who: Sovereign) -> Reason | None:
    """The Fellowship can move."""
    return off_track(war) or may_move_fellowship(war)


def see_far(war: War, _side: int, _who: Sovereign) -> Flow[None]:
    """Ruling KMU-12: the Fellowship moves, and the Hunt rolls one die fewer, but never none."""
    yield from move_fellowship(war, by_die=True, fewer=1)


def may_send(war: War, _side: int, _who: Sovereign) -> Reason | None:
    """Some companion can walk."""
    able = can_walk(war, (), FARTHER)
    return off_track(war) or (None if able else Reason("reason-wotr-no-companion-moves", "WR-CHAR-05"))


def send(war: War, _side: int, _who: Sovereign) -> Flow[None]:
    """Companions walk a region farther."""
    yield from move_companions(war, "KM-SOV-12", FARTHER, optional=False)


def may_part(war: War, _side: int, _who: Sovereign) -> Reason | None:
    """Some companion can leave."""
    return may_separate(war)


def part(war: War, _side: int, _who: Sovereign) -> Flow[None]:
    """Companions leave the Fellowship and come a region farther."""
    yield from separate_companions(war, extra=FARTHER.extra)


Need = Callable[[War, int, Sovereign], "Reason | None"]
Deed = Callable[[War, int, Sovereign], Flow[None]]
NEEDS: Final[dict[str, Need]] = {
    "dwarvenking": may_promote, "stewardship": may_promote, "elvenking": may_promote, "call-to-arms": may_muster,
    "iron-guard": may_guard, "mustering-of-the-mark": may_muster, "palantir-of-anarion": may_look,
    "far-sighted-fellowship": may_see_far, "far-sighted-companions": may_send, "far-sighted-separation": may_part,
}  # fmt: skip
DOES: Final[dict[str, Deed]] = {
    "dwarvenking": promote, "stewardship": promote, "elvenking": promote, "call-to-arms": muster,
    "iron-guard": iron_guard, "mustering-of-the-mark": muster, "palantir-of-anarion": look,
    "far-sighted-fellowship": see_far, "far-sighted-companions": send, "far-sighted-separation": part,
}  # fmt: skip


# -- by a die ----------------------------------------
def perform(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """The ability is used."""
    ability: str = option[0]
    war.used(f"ability:{ability}")
    war.tell("log-wotr-ruler-ability", "KM-SOV-12", sovereign=ALL[ability], ability=ability)
    yield from DOES[ability](war, side, sovereign_of(ability))


def by_die(abilities: dict[str, str], results: tuple[int, ...], only: tuple[str, ...] = ()) -> Action:
    """These abilities with these results, of any die or of the Ruler die only."""

    def check(war: War, side: int, _result: int, option: Option) -> Reason | None:
        if option[0] not in abilities:
            return Reason("reason-wotr-needs-ruler-die", "KM-SOV-12", {"ability": option[0]})
        return may_use(war, side, option[0])

    offers = [USE_ABILITY(ability) for ability in abilities]
    return Action(USE_ABILITY, results, FREE_PEOPLES, lambda _w, _s, _r: offers, check, perform, only=only)


# -- by a token ----------------------------------------
def may_spend(war: War, side: int, option: Option) -> Reason | None:
    """KM-TOK-02 to 05: the token is there, the Ruler die unused, no ring was used, and the ability can be used."""
    who = sovereign_of(option[0])
    if not court_of(war).tokens >> who.index & 1:
        return Reason("reason-wotr-no-ruler-token", "KM-TOK-03", {"sovereign": who.id})
    if war.ring_used >> side & 1:
        return Reason("reason-wotr-ring-or-token", "KM-TOK-04")
    if ruler_die(war, side, war.dice[side]) < 0:
        return Reason("reason-wotr-no-ruler-die", "KM-TOK-02", {"side": "free-peoples"})
    reason = may_use(war, side, option[0])
    return None if reason is None else Reason(reason.id, "KM-TOK-05", reason.args)


def spend(war: War, side: int, option: Option) -> Flow[None]:
    """KM-TOK-02, KM-TOK-06: the die takes the result that the ability needs, which is used at once."""
    ability: str = option[0]
    who = sovereign_of(ability)
    die = ruler_die(war, side, war.dice[side])
    shown = turned(die, who.second)
    war.spend(side, die)
    war.used_dice[side] = (*war.used_dice[side], shown)
    war.die = shown
    court_of(war).tokens &= ~(1 << who.index)
    note(war, SPENT)
    war.used("ruler-token")
    ids = war.facts.die_ids
    war.tell("log-wotr-ruler-token", "KM-TOK-02", sovereign=who.id, die=ids[die], to_die=ids[shown])
    gain_dismay(war, who)
    yield from perform(war, side, who.second, USE_ABILITY(ability))


def ring_after_token(war: War, side: int) -> Reason | None:
    """KM-TOK-04: no Elven Ring of the Free Peoples in a turn with a Ruler token (ruling KMU-24)."""
    if side == FREE_PEOPLES and SPENT in done(war):
        return Reason("reason-wotr-ring-or-token", "KM-TOK-04")
    return None


ACTIONS = (
    by_die(FIRST, MUSTER_RESULTS),
    by_die(BY_MUSTER, MUSTER_RESULTS, (RULER,)),
    by_die(BY_EVENT, (D_EVENT,), (RULER,)),
    by_die(BY_CHARACTER, (D_CHARACTER,), (RULER,)),
)
SPENDING = FreeAction(SPEND_TOKEN, lambda _w, _s: [SPEND_TOKEN(ability) for ability in SECOND], may_spend, spend)
SEAMS: Final[dict[str, Callable[..., Flow[None]]]] = {PALANTIR_DRAW: palantir_draw}
EFFECTS = {"kings/ring": ring_after_token}
KINDS = (ASK_MUSTERED, ASK_PALANTIR, ASK_PALANTIR_DRAW)
