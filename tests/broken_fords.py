"""Fords with one thing wrong each, to see that the checks of the soak see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from tests.ford import FORD
from tests.ford.asks import ASK_PRESS, CEASE, PRESS
from tests.ford.model import Crossing
from tests.ford.turn import draw_card, walk
from tests.helpers import changed
from thirdage.kernel import (
    REFEREE,
    SPECTATOR,
    Ask,
    AskKind,
    Bundle,
    Facts,
    Flow,
    Form,
    Game,
    Listed,
    Option,
    Options,
    Position,
    Random,
    Reason,
    Rules,
    numbers,
)

Json = dict[str, Any]
View = Callable[[Crossing, str], Json]


class BrokenFord(Game):
    """The Ford with some of its seams, steps, views or writings replaced. `broken` makes one with an id of its own."""

    version = FORD.version
    players = FORD.players
    options = FORD.options

    def __init__(
        self,
        seams: Mapping[str, Callable[..., Flow[None]]] | None = None,
        steps: Mapping[str, Callable[..., Any]] | None = None,
        view: View | None = None,
        write: Callable[[Json], Json] | None = None,
        kinds: tuple[AskKind, ...] = (),
    ) -> None:
        super().__init__()
        self.expansions = FORD.expansions
        self._kinds = kinds
        self._seams = dict(seams or {})
        self._steps = dict(steps or {})
        self._view = view
        self._write = write

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        return FORD.seating(options)

    def facts(self, options: Json, pack: Any) -> Facts:
        return FORD.facts(options, pack)

    def bundles(self, options: Json) -> list[Bundle]:
        base, *others = FORD.bundles(options)
        kinds = base.kinds + self._kinds
        return [changed(base, seams=base.seams | self._seams, steps=base.steps | self._steps, kinds=kinds), *others]

    def start(self, rules: Rules) -> Position:
        return FORD.start(rules)

    def view(self, position: Position, seat: str) -> Json:
        return FORD.view(position, seat) if self._view is None else self._view(cast(Crossing, position), seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Position:
        return FORD.complete(rules, seat, view, rng)

    def write(self, position: Position) -> Json:
        written = FORD.write(position)
        return written if self._write is None else self._write(written)

    def read(self, rules: Rules, data: Json) -> Position:
        return FORD.read(rules, data)

    def check(self, position: Position) -> None:
        FORD.check(position)

    def progress(self, position: Position) -> tuple[int, int]:
        return FORD.progress(position)

    def expected(self, rules: Rules) -> tuple[str, ...]:
        return FORD.expected(rules)

    def schemas(self) -> tuple[Json, Json]:
        return FORD.schemas()


def broken(id: str, **replaced: Any) -> BrokenFord:
    """A Ford of this id with something replaced."""
    made: type[BrokenFord] = type("Broken", (BrokenFord,), {"id": id})
    return made(**replaced)


# -- rules that are wrong ------------------------------------------------------------------------------------------


def careless_draw(at: Crossing, seat: int) -> Flow[None]:
    """In the third round a card falls from the pile under the table."""
    yield from draw_card(at, seat)
    if at.round == 3:
        at.pile = at.pile[1:]


def crashing_draw(at: Crossing, seat: int) -> Flow[None]:
    """Fails in the fourth round."""
    yield from draw_card(at, seat)
    if at.round == 4:
        raise KeyError("the fourth round")


def quiet_walk(at: Crossing) -> Flow[None]:
    """Does not say that a scout has seen something, or nothing."""
    yield from walk(at)
    if at.log is not None:
        at.log.revealed = False


def telltale_walk(at: Crossing) -> Flow[None]:
    """After the walk the first hunter is asked something, but only if he holds the Mist."""
    yield from walk(at)
    if at.outcome is None and any(at.card(card) == "mist" for card in at.held(1)):
        yield Ask(ASK_PRESS, at.seat(1), Listed((PRESS, CEASE)))


def telltale_draw(at: Crossing, seat: int) -> Flow[None]:
    """A card in a hidden hand makes a scene of its own of what follows."""
    yield from draw_card(at, seat)
    if any(at.facts.does[card] == "fight" for card in at.held(seat)):
        at.begin_scene("fight")
    else:
        at.end_scene("fight")


moods: list[int] = []


def moody_walk(at: Crossing) -> Flow[None]:
    """Keeps something outside the position: how often it was run."""
    moods.append(1)
    mood = len(moods)
    yield Ask(ASK_PRESS, at.seat(0), Listed((PRESS, CEASE)))
    at.actions += mood % 7
    yield from walk(at)


class Liar(Options):
    """Options that say one thing and do another."""

    def __init__(self, listed: tuple[Option, ...], drawn: Option, taken: tuple[Option, ...]) -> None:
        super().__init__()
        self.listed = listed
        self.drawn = drawn
        self.taken = taken

    def __iter__(self) -> Iterator[Option]:
        return iter(self.listed)

    def reason_against(self, option: Option) -> Reason | None:
        return None if option in self.taken else Reason("refused-not-offered")

    def sample(self, rng: Random) -> Option:
        return self.drawn


class Confused(Liar):
    """Reads everything as the same answer."""

    def decode(self, data: object) -> Option:
        super().decode(data)
        return PRESS


def lying_walk(options: Callable[[], Options], kind: AskKind = ASK_PRESS) -> Callable[[Crossing], Flow[None]]:
    """Asks with these options before every walk."""

    def asks_first(at: Crossing) -> Flow[None]:
        yield Ask(kind, at.seat(0), options())
        yield from walk(at)

    return asks_first


NUMBER = Form("number", number=numbers(0, 999))
ASK_NUMBER = AskKind("number", "the walker", "FD-NONE-1", (NUMBER,))
BOTH = (PRESS, CEASE)


# -- views and writings that are wrong -----------------------------------------------------------------------------


def leaky_view(at: Crossing, seat: str) -> Json:
    """Shows everybody's hand."""
    return FORD.view(at, seat) | {"seats": FORD.view(at, REFEREE)["seats"]}


def forgetful_view(at: Crossing, seat: str) -> Json:
    """Forgets the cards of others that were seen once."""
    seen = FORD.view(at, seat)
    for name, held in seen["seats"].items():
        if seat not in (name, REFEREE):
            held["hidden"] = sorted(held["hidden"] + [[knowers, epoch] for _, knowers, epoch in held["known"]])
            held["known"] = []
    return seen


def unquestioning_view(at: Crossing, seat: str) -> Json:
    """Forgets what was asked about the path, and the answers."""
    return FORD.view(at, seat) | ({} if seat == REFEREE else {"questions": []})


def deckless_view(at: Crossing, seat: str) -> Json:
    """Forgets the cards at the top of the deck that were looked at."""
    seen = FORD.view(at, seat)
    if seat not in (REFEREE, SPECTATOR):
        seen["deck"] = seen["deck"] | {"top": [None] * len(seen["deck"]["top"])}
    return seen


def tuple_view(at: Crossing, seat: str) -> Json:
    """Holds something that JSON has not."""
    return FORD.view(at, seat) | {"scouts": at.scouts}


def strengthless(written: Json) -> Json:
    """Does not write the walker's wounds down."""
    return {key: part for key, part in written.items() if key != "strength"}


HONEST = broken("ford-honest")
BROKEN: dict[str, tuple[BrokenFord, tuple[str, ...]]] = {
    game.id: (game, tuple(complaints))
    for game, *complaints in (
        (broken("ford-loses-a-card", steps={"draw": careless_draw}), "CheckFailed: conservation"),
        (broken("ford-crashes", steps={"draw": crashing_draw}), "KeyError"),
        (broken("ford-has-moods", seams={"walk": moody_walk}), "CheckFailed: fork", "CheckFailed: record"),
        (broken("ford-undoes-too-much", seams={"walk": quiet_walk}), "CheckFailed: undo", "CheckFailed: secret"),
        (broken("ford-asks-tellingly", seams={"walk": telltale_walk}), "CheckFailed: memory", "CheckFailed: undo"),
        (broken("ford-stages-a-secret", steps={"draw": telltale_draw}), "CheckFailed: sample", "CheckFailed: secret"),
        (broken("ford-leaks", view=leaky_view), "CheckFailed: secret"),
        (broken("ford-forgets-hands", view=forgetful_view), "CheckFailed: memory"),
        (broken("ford-forgets-questions", view=unquestioning_view), "CheckFailed: memory", "CheckFailed: sample"),
        (broken("ford-forgets-the-deck", view=deckless_view), "CheckFailed: memory", "CheckFailed: sample"),
        (broken("ford-shows-a-tuple", view=tuple_view), "CheckFailed: view"),
        (broken("ford-writes-too-little", write=strengthless), "CheckFailed: written position"),
        (
            broken("ford-refuses-an-offer", seams={"walk": lying_walk(lambda: Liar(BOTH, PRESS, (PRESS,)))}),
            "CheckFailed: offers",
        ),
        (
            broken("ford-draws-no-offer", seams={"walk": lying_walk(lambda: Liar((PRESS,), CEASE, (PRESS,)))}),
            "CheckFailed: refused offer",
        ),
        (
            broken("ford-hides-an-offer", seams={"walk": lying_walk(lambda: Liar((PRESS,), PRESS, BOTH))}),
            "CheckFailed: offers",
        ),
        (
            broken("ford-offers-nothing", seams={"walk": lying_walk(lambda: Liar((), PRESS, (PRESS,)))}),
            "CheckFailed: offers",
        ),
        (
            broken("ford-misreads", seams={"walk": lying_walk(lambda: Confused(BOTH, PRESS, BOTH))}),
            "CheckFailed: codec",
        ),
        (
            broken(
                "ford-lists-too-much",
                kinds=(ASK_NUMBER,),
                seams={"walk": lying_walk(lambda: Listed(map(NUMBER, range(600))), ASK_NUMBER)},
            ),
            "CheckFailed: offers",
        ),
    )
}
"""Each by its id, with the ways in which the soak may complain."""
