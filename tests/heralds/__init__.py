"""A small expansion for tests: the Heralds, which extend War of the Ring in every way that a bundle can.

The Free Peoples roll a Herald die beside their own. With any of its results, or with a Muster result of any die, they
send a Herald, who gains them a favour; the Shadow may burn a favour instead of using a die. A favour is a hidden
tile's worth of nothing to anybody but its owner. Their card gives two favours, their tile is drawn like any other, and
their captain strikes before the combat roll. While three favours are held, Bree is a Stronghold. Base code knows
nothing of all this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from thirdage.bots.odds import spread
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.lessons import LearntAction, Lesson, teach
from thirdage.games.wotr.battle.combatants import Round, takes_part
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.games.wotr.model.constants import D_ARMY_MUSTER, D_MUSTER, FREE_PEOPLES, SHADOW, SIDES, STRONGHOLD, face
from thirdage.games.wotr.model.facts import Region
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War, renew_regions
from thirdage.games.wotr.turn.free_actions import FreeAction
from thirdage.games.wotr.turn.repertoire import Action, Repertoire
from thirdage.kernel import (
    Ask,
    AskKind,
    Bundle,
    Flow,
    Form,
    Impossible,
    Listed,
    Match,
    Option,
    Position,
    Random,
    Reader,
    Reason,
    Rules,
    secret_face,
    words,
)
from thirdage.kernel.parts import Part, part_of
from thirdage.kernel.shapes import many, number, or_null, parts

Json = dict[str, Any]
HOME = Path(__file__).parent
HERALD = "herald"
FAVOURS = ("horn", "banner")
ENOUGH = 3
"""With so many favours Bree is a Stronghold."""
MOST = 20
SEND_FORM = Form("send-herald")
SEND = SEND_FORM()
BURN_FORM = Form("burn-favour")
BURN = BURN_FORM()
FAVOUR = Form("favour", favour=words(*FAVOURS))
ASK_FAVOUR = AskKind("favour", "the player who sends a Herald", "TEST-H1", (FAVOUR,), secret_face)

CARD: Json = {
    "id": "fp-char-herald", "side": "free-peoples", "deck": "free-peoples-character", "number": 25,
    "die": "character", "combat": "it-is-a-gift",
}  # fmt: skip
TILE: Json = {"id": "std-herald", "kind": "standard", "value": 1, "reveal": False, "stop": False, "count": 1}
CAPTAIN: Json = {
    "id": "herald-captain", "side": "shadow", "kind": "minion", "nation": "isengard", "level": 2, "leadership": 1,
}  # fmt: skip
ROWS: dict[str, list[Any]] = {
    "dice": [
        {
            "id": HERALD,
            "side": "free-peoples",
            "faces": ["character", "army", "muster", "event", "army-muster", "will-of-the-west"],
        }
    ],
    "cards": [CARD],
    "tiles": [TILE],
    "characters": [CAPTAIN],
    "counts": [{"id": "free-peoples-character", "count": 1}, {"id": "standard-tiles", "count": 1}],
}


class Favours(Part):
    """The favours that the Free Peoples hold, each known to them alone, and how many were ever gained."""

    __slots__ = ("gained", "held")
    told = "the favours held (`favour`), and the count of all ever `gained`"

    def __init__(self, held: tuple[int, ...], gained: int) -> None:
        self.held = held
        self.gained = gained

    @classmethod
    def start(cls, rules: Rules) -> Favours:  # noqa: ARG003
        """None."""
        return cls((), 0)

    @classmethod
    def read(cls, position: Position, written: Reader) -> Favours:  # noqa: ARG003
        """Strictly."""
        written.only("favour", "gained")
        held = written["favour"].words(FAVOURS)
        return cls(held, written["gained"].number(len(held), MOST))

    @classmethod
    def complete(cls, position: Position, seat: str, seen: Json, rng: Random) -> Favours:  # noqa: ARG003
        """Any that a seat has not seen."""
        held = [FAVOURS.index(f) if f is not None else rng.randrange(len(FAVOURS)) for f in seen["favour"]]
        return cls(tuple(held), seen["gained"])

    @classmethod
    def schemas(cls) -> tuple[Json, Json]:
        """Null for a favour that a seat cannot see."""
        one: Json = {"enum": list(FAVOURS)}
        return (
            parts({"favour": many(or_null(one)), "gained": number()}, required=True),
            parts({"favour": many(one), "gained": number()}, required=False),
        )

    def copy(self) -> Favours:
        """The fields are set anew, so it must not be shared."""
        return Favours(self.held, self.gained)

    def write(self, position: Position) -> Json:
        """All of it."""
        return {"favour": [FAVOURS[f] for f in self.held], "gained": self.gained}

    def view(self, position: Position, seat: str) -> Json:
        """Only those whose they are see which they are; the leading player changes, and so does not."""
        war = cast(War, position)
        own = any(position.rules.bit(seat) & war.bit(player) for player in war.facts.side_players[FREE_PEOPLES])
        return {"favour": [FAVOURS[f] if own else None for f in self.held], "gained": self.gained}

    def check(self, position: Position) -> None:
        """Nobody holds more than were gained."""
        if len(self.held) > self.gained:
            raise Impossible("parts.heralds.favour", "refused-wotr-tiles", "TEST-H1", {"tile": "std-eye"})


def gain(war: War, *favours: int) -> None:
    """Favours are gained; with enough of them Bree is a Stronghold."""
    mine = part_of(war, Favours)
    mine.held = (*mine.held, *favours)
    mine.gained += len(favours)
    renew_regions(war)


# -- the action, the action without a die ------------------------------------------------------------------------------
def may_send(war: War, _side: int, _result: int, _option: Option) -> Reason | None:
    """TEST-H1: as long as there are favours left."""
    left = part_of(war, Favours).gained < MOST
    return None if left else Reason("reason-wotr-favours-gone", "TEST-H1")


def send(war: War, side: int, _result: int, _option: Option) -> Flow[None]:
    """TEST-H1: the player says in secret which favour it is."""
    favours = Listed([FAVOUR(favour) for favour in FAVOURS])
    chosen = yield Ask(ASK_FAVOUR, acting(war, side).seat, favours)
    gain(war, FAVOURS.index(chosen[0]))
    war.tell("log-wotr-herald-sent", "TEST-H1", side=SIDES[side], count=len(part_of(war, Favours).held))
    war.used("herald:sent" if war.facts.kind_of_die(war.die) == "" else "herald:sent-by-its-die")


SENT_WITH = (D_MUSTER, D_ARMY_MUSTER)
SENDING = Action(SEND_FORM, SENT_WITH, FREE_PEOPLES, lambda _w, _s, _r: (SEND,), may_send, send, dice=(HERALD,))


@lru_cache(maxsize=4)
def with_sending(base: Callable[[], Repertoire]) -> Repertoire:
    """All actions of the base game, and the Herald's."""
    return Repertoire((*base().actions, SENDING))


def may_burn(war: War, _side: int, _option: Option) -> Reason | None:
    """TEST-H2: if there is a favour."""
    if not part_of(war, Favours).held:
        return Reason("reason-wotr-no-favour", "TEST-H2")
    return None


def burn(war: War, side: int, _option: Option) -> Flow[None]:
    """TEST-H2: the first favour goes, and nobody learns which it was."""
    mine = part_of(war, Favours)
    mine.held = mine.held[1:]
    renew_regions(war)
    war.tell("log-wotr-favour-burnt", "TEST-H2", side=SIDES[side], count=len(mine.held))
    war.used("herald:burnt")
    yield from ()


BURNING = FreeAction(BURN_FORM, lambda _w, _s: (BURN,), may_burn, burn)


def burning(base: Callable[[War, int], tuple[FreeAction, ...]], war: War, side: int) -> tuple[FreeAction, ...]:
    """The Shadow may burn."""
    return (*base(war, side), BURNING) if side == SHADOW else base(war, side)


# -- steps -----------------------------------------------------------------------------------------------------------
def herald_die(base: Callable[[War, int], tuple[str, ...]], war: War, side: int) -> tuple[str, ...]:
    """From the second turn on the Free Peoples roll the Herald die."""
    return (*base(war, side), HERALD) if side == FREE_PEOPLES and war.turn > 1 else base(war, side)


def a_die_is_put_aside(
    base: Callable[[War, list[tuple[int, ...]]], Flow[None]], war: War, rolled: list[tuple[int, ...]]
) -> Flow[None]:
    """Who rolls the Herald die puts his first other die aside."""
    yield from base(war, rolled)
    kinds = [war.facts.kind_of_die(die) for die in rolled[FREE_PEOPLES]]
    if HERALD in kinds:
        rolled[FREE_PEOPLES] = rolled[FREE_PEOPLES][1:]
        war.used("herald:die")


def bree(base: Callable[[War], tuple[Region, ...]], war: War) -> tuple[Region, ...]:
    """With enough favours Bree is a Stronghold of the North."""
    regions = base(war)
    if not war.parts or len(part_of(war, Favours).held) < ENOUGH:
        return regions
    at, north = war.facts.region["bree"], war.facts.nation["north"]
    return (*regions[:at], regions[at].holding(STRONGHOLD, north, FREE_PEOPLES, 2), *regions[at + 1 :])


def captain_strikes(
    base: Callable[[War, Round], list[tuple[int, int, str]]], war: War, fight: Round
) -> list[tuple[int, int, str]]:
    """The captain's ability comes with initiative 2, whatever cards there are."""
    found = base(war, fight)
    return [*found, (2, SHADOW, "herald-captain/strikes")] if takes_part(war, SHADOW, CAPTAIN["id"]) else found


def strikes(war: War, fight: Round, side: int) -> Flow[None]:
    """One more on every die of the combat roll."""
    fight.roll_bonus[side] += 1
    war.used("herald:strikes")
    yield from ()


def captain_enters(_who: int, war: War) -> Reason | list[int]:
    """In Orthanc, once a favour was gained."""
    if part_of(war, Favours).gained:
        return [war.facts.region["orthanc"]]
    return Reason("reason-wotr-entry-condition", "TEST-H3", {"character": CAPTAIN["id"]})


def horns(war: War, _side: int) -> Flow[None]:
    """Two horns at once."""
    gain(war, 0, 0)
    war.used("herald:card")
    yield from ()


HERALDS = Bundle(
    "heralds",
    game="wotr",
    module=__name__,
    rows=ROWS,
    kinds=(ASK_FAVOUR,),
    forms={"die": (SEND_FORM,), "action": (BURN_FORM,)},
    effects={
        "fp-char-herald/play": horns,
        "herald-captain/entry": captain_enters,
        "herald-captain/strikes": strikes,
    },
    extends={
        "actions": with_sending,
        "free-actions": burning,
        "special-dice": herald_die,
        "after-action-roll": a_die_is_put_aside,
        "regions": bree,
        "round-effects": captain_strikes,
    },
    part=Favours,
    expected=("herald:sent", "herald:burnt", "herald:die"),
)


# -- what the bots know of it ------------------------------------------------------------------------------------------
class FavoursSeen:
    """One world: how many favours are held when the action is over."""

    def __init__(self, world: Match) -> None:
        self.before = part_of(world.position, Favours).gained

    def over(self, world: Match) -> bool:
        """As soon as one more was gained."""
        return part_of(world.position, Favours).gained > self.before

    def seen(self, world: Match) -> Json | None:
        """How many there are then."""
        return {"held": len(part_of(world.position, Favours).held)} if self.over(world) else None


class FavourOdds:
    """How many favours the Free Peoples will hold."""

    def observe(self, world: Match, planned: bool) -> FavoursSeen:
        """Begin to look."""
        return FavoursSeen(world)

    def summary(self, seen: Sequence[Json]) -> Json:
        """Mean and shares."""
        return spread(seen, "held")

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """To send a Herald with the die in hand."""
        asked = any(ask.seat == seat and SEND in ask.options for ask in world.asks if ask.kind == "die")
        return [intent] if asked and intent == {"kind": SEND_FORM.kind} else None


def rather_a_banner(_board: Board, ask: Ask) -> Option:
    """The bots collect banners."""
    return next(option for option in ask.options if option[0] == "banner")


LESSON = Lesson(
    handlers={"favour": rather_a_banner},
    actions=(
        LearntAction(
            "send-herald",
            FREE_PEOPLES,
            lambda facts, _about: tuple(
                [d for d, id in enumerate(facts.die_ids) if id.startswith(HERALD) or face(d) in SENT_WITH]
            ),
            lambda _board, _about: 8.0,
        ),
    ),
    free_actions={"burn-favour": lambda _board, _about: 2.0},
    log_odds=lambda war: 0.1 * len(part_of(war, Favours).held),
    odds=FavourOdds(),
)
teach(HERALDS.name, LESSON)


def shows(war: War) -> list[int]:
    """What the unused dice of the Free Peoples show."""
    return [face(die) for die in war.dice[FREE_PEOPLES]]


def with_heralds() -> WarOfTheRing:
    """The game with the Heralds to choose, apart from the one that everybody plays."""
    game = WarOfTheRing()
    game.add_expansion(HERALDS)
    return game


GAME = with_heralds()
