"""The character deck of the Free Peoples: the Fellowship, its burden and the Hunt (cards 1 to 10, 12, 13).

Companions on their ways and with armies stand in `fp_companions`, blows against the Shadow in `fp_blows`.
"""

from __future__ import annotations

from collections.abc import Callable

from thirdage.games.wotr.fellowship.guide import is_guide
from thirdage.games.wotr.fellowship.moves import (
    fellowship_region,
    hide_fellowship,
    may_hide,
    may_move_fellowship,
    move_fellowship,
)  # fmt: skip
from thirdage.games.wotr.model.constants import D_CHARACTER, D_WILL, IN_FELLOWSHIP, turned
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import unconquered
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import (
    DECLINE,
    DECLINE_FORM,
    HIDE,
    HIDE_FORM,
    MOVE_FELLOWSHIP,
    MOVE_FELLOWSHIP_FORM,
)  # fmt: skip
from thirdage.games.wotr.turn.phases import corrupt
from thirdage.kernel import Ask, AskKind, Checked, Flow, Option, Reason

from .common import card_dice, nothing, special_tile

EFFECTS = Effects()

ASK_ANOTHER_WAY = AskKind(
    "another-way",
    "the player of the card, with Gollum as guide",
    "WR-CARD-10",
    (HIDE_FORM, MOVE_FELLOWSHIP_FORM, DECLINE_FORM),
)
ATHELAS_DICE = 3
HEALS_FROM = 5
HEALS_FROM_WITH_STRIDER = 3


EFFECTS.on("fp-char-01", "play")(special_tile("fp-elven-cloaks"))
EFFECTS.on("fp-char-02", "play")(special_tile("fp-elven-rope"))
EFFECTS.on("fp-char-03", "play")(special_tile("fp-phial-of-galadriel"))
EFFECTS.on("fp-char-04", "play")(special_tile("fp-smeagol-helps"))


# -- Table cards of the Hunt ------------------------------------------------------------------------------------------
def in_fellowship(*names: str) -> Callable[[War, int], Reason | None]:
    """Playable, and on the table, while one of these companions is in the Fellowship (WR-CARD-14)."""

    def condition(war: War, _side: int) -> Reason | None:
        if any(war.where[war.facts.character[name]] == IN_FELLOWSHIP for name in names):
            return None
        return Reason("reason-wotr-not-in-fellowship", "WR-CARD-08", {"character": list(names)})

    return condition


EFFECTS.on("fp-char-05", "play")(nothing)


@EFFECTS.on("fp-char-05", "redraws-tile")
def mithril_coat(_war: War, _tile: int, _cause: str) -> bool:
    """fp-char-05, Mithril Coat and Sting: discarded, it replaces any tile just drawn by another one."""
    return True


EFFECTS.on("fp-char-06", "condition")(in_fellowship("gimli", "legolas"))
EFFECTS.on("fp-char-06", "play")(nothing)
EFFECTS.on("fp-char-07", "condition")(in_fellowship("boromir"))
EFFECTS.on("fp-char-07", "play")(nothing)


@EFFECTS.on("fp-char-06", "lowers-damage")
@EFFECTS.on("fp-char-07", "lowers-damage")
def one_less(_war: War, _damage: int, _cause: str) -> int:
    """fp-char-06, Axe and Bow; fp-char-07, Horn of Gondor: discarded, it lowers the damage of a tile by 1."""
    return 1


EFFECTS.on("fp-char-08", "condition")(in_fellowship("gandalf-the-grey"))
EFFECTS.on("fp-char-08", "play")(nothing)


@EFFECTS.on("fp-char-08", "prevents-draw")
def wizards_staff(_war: War, _cause: str) -> bool:
    """fp-char-08, Wizard's Staff (WR-EVT-02): discarded before any draw, so that no tile is drawn."""
    return True


# -- Healing ----------------------------------------------------------------------------------------------------------
@EFFECTS.on("fp-char-09", "play")
def athelas(war: War, _side: int) -> Flow[None]:
    """fp-char-09, Athelas: three dice; each 5 or more heals 1, with Strider as guide each 3 or more."""
    rolled = yield from card_dice(war, "fp-char-09", ATHELAS_DICE)
    least = HEALS_FROM_WITH_STRIDER if is_guide(war, "strider") else HEALS_FROM
    corrupt(war, -sum([1 for die in rolled if die >= least]), "WR-CARD-10")


@EFFECTS.on("fp-char-10", "play")
def another_way(war: War, side: int) -> Flow[None]:
    """fp-char-10, There Is Another Way: heal 1; with Gollum as guide they may then hide, or move as by the rules.

    WR-FEL-14: a move by a card leaves its die out of the hunt box. WR-MORD-13: in Mordor both count as an attempt.
    """
    corrupt(war, -1, "WR-CARD-10")
    if not is_guide(war, "gollum"):
        return
    if may_hide(war) is not None and may_move_fellowship(war) is not None:
        return

    def check(option: Option) -> Reason | None:
        if option is HIDE:
            return may_hide(war)
        return may_move_fellowship(war) if option is MOVE_FELLOWSHIP else None

    options = Checked(lambda: (HIDE, MOVE_FELLOWSHIP, DECLINE), check)
    chosen = yield Ask(ASK_ANOTHER_WAY, acting(war, side).seat, options)
    if chosen is HIDE:
        war.used("another-way:hide")
        hide_fellowship(war)
    elif chosen is MOVE_FELLOWSHIP:
        war.used("another-way:move")
        yield from move_fellowship(war, by_die=False)


@EFFECTS.on("fp-char-12", "play")
def bilbos_song(war: War, _side: int) -> Flow[None]:
    """fp-char-12, Bilbo's Song: heal 1 corruption; with Gollum as guide, 2."""
    corrupt(war, -2 if is_guide(war, "gollum") else -1, "WR-CARD-10")
    yield from ()


@EFFECTS.on("fp-char-13", "play")
def mirror_of_galadriel(war: War, side: int) -> Flow[None]:
    """fp-char-13, Mirror of Galadriel: an unused character die becomes a Will of the West, if there is one.

    Heal 1 as well while the Ring-bearers' figure stands in unconquered Lórien.
    """
    die = war.die_showing(side, D_CHARACTER)
    if die >= 0:
        war.spend(side, die)
        war.dice[side] = tuple(sorted([*war.dice[side], turned(die, D_WILL)]))
        war.used("mirror:die")
        ids = war.facts.die_ids
        war.tell("log-wotr-mirror", "WR-CARD-10", die=ids[die], to_die=ids[turned(die, D_WILL)])
    lorien = war.facts.region["lorien"]
    if fellowship_region(war) == lorien and unconquered(war, lorien):
        war.used("mirror:lorien")
        corrupt(war, -1, "WR-CARD-10")
    yield from ()


KINDS: tuple[AskKind, ...] = (ASK_ANOTHER_WAY,)
EXPECTED: tuple[str, ...] = (
    "another-way:hide", "another-way:move", "mirror:die", "mirror:lorien", "table:fp-char-05", "table:fp-char-06",
    "table:fp-char-07", "table:fp-char-08",
)  # fmt: skip
