"""What companions can do: captains, guides, envoys and Hobbits, and how Strider becomes Aragorn (character cards)."""

from __future__ import annotations

from thirdage.games.wotr.fellowship.guide import fellowship_changed
from thirdage.games.wotr.fellowship.hunt_damage import Relief
from thirdage.games.wotr.fellowship.separation import leave, put_into_play
from thirdage.games.wotr.model.constants import ASIDE, CITY, D_CHARACTER, FREE_PEOPLES, NOBODY, STRONGHOLD
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.forces import Force
from thirdage.games.wotr.model.places import unconquered
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Listed, Reason

EFFECTS = Effects()
ASK_HOBBIT_LEAVES = AskKind(
    "hobbit-leaves", "the leading player of the Free Peoples", "WR-HUNT-28", (ACCEPT_FORM, DECLINE_FORM), window=True
)
KINGLY = ("minas-tirith", "dol-amroth", "pelargir")
"""Where Strider can reveal himself as Aragorn."""


@EFFECTS.on("captain", "strength")
def captain_of_the_west(who: int, war: War, here: Force) -> int:
    """WR-CHR-01: a captain adds 1 to the strength of his army."""
    if who not in here.characters:
        return 0
    war.used("ability:captain-of-the-west")
    return 1


# -- Strider and Aragorn --------------------------------------------------------------------------------------------
@EFFECTS.on("strider", "guide/hides-with")
def hides_with_any_die(_who: int, _war: War, _result: int) -> bool:
    """WR-CHR-01: with Strider as guide any result will do."""
    return True


@EFFECTS.on("strider", "guide/hides")
def strider_hides(_who: int, war: War, result: int) -> None:
    """Counted where another result would not have done."""
    if result != D_CHARACTER:
        war.used("strider-hides")


@EFFECTS.on("aragorn", "entry")
def aragorn(who: int, war: War) -> Reason | list[int]:
    """WR-CHAR-02: Strider in unconquered Minas Tirith, Dol Amroth or Pelargir; a siege does not matter."""
    here = war.where[war.facts.characters[who].replaces]
    if here < 0 or war.region_id(here) not in KINGLY or not unconquered(war, here):
        return Reason("reason-wotr-entry-condition", "WR-CHAR-02", {"character": "aragorn"})
    return [here]


# -- envoys -----------------------------------------------------------------------------------------------------------
def at_home(war: War, who: int, people: str, *places: str) -> int:
    """WR-CAP-05: his nation, if he stands in an unconquered city or stronghold of it (or just there), else -1."""
    nation, here = war.facts.nation[people], war.where[who]
    region = war.regions[here]
    home = region.id in places if places else region.nation == nation and region.settlement in (CITY, STRONGHOLD)
    return nation if home and unconquered(war, here) else NOBODY


@EFFECTS.on("boromir", "envoy")
def high_warden_of_the_white_tower(who: int, war: War) -> int:
    """WR-CHAR-20: Boromir, for Gondor."""
    return at_home(war, who, "gondor")


@EFFECTS.on("legolas", "envoy")
def prince_of_mirkwood(who: int, war: War) -> int:
    """WR-CHAR-20: Legolas, for the Elves."""
    return at_home(war, who, "elves")


@EFFECTS.on("gimli", "envoy")
def dwarf_of_erebor(who: int, war: War) -> int:
    """WR-CHAR-20: Gimli, for the Dwarves, in Erebor only."""
    return at_home(war, who, "dwarves", "erebor")


# -- Hobbits ----------------------------------------------------------------------------------------------------------
@EFFECTS.on("hobbit", "guide/meets-damage")
def hobbit_leaves(who: int, war: War, _tile: int, damage: int, _ignore_icon: bool) -> Flow[Relief | None]:
    """WR-HUNT-28: a Hobbit who guides may leave the Fellowship to lower the damage by 1."""
    args = {"character": war.facts.characters[who].id, "count": damage}
    ask = Ask(ASK_HOBBIT_LEAVES, leading(war, FREE_PEOPLES).seat, Listed([ACCEPT, DECLINE]), args, args)
    if (yield ask) is DECLINE:
        return None
    war.used("hobbit-leaves")
    leave(war, (who,), "WR-HUNT-28")
    yield from fellowship_changed(war)
    return 1, (who,), False


@EFFECTS.on("hobbit", "eliminated")
def take_them_alive(who: int, war: War) -> Flow[None]:
    """WR-CHAR-20: Meriadoc and Peregrin enter play instead as if just separated, but not in Mordor."""
    if war.mordor >= 0:
        return
    war.used("take-them-alive")
    war.tell("log-wotr-taken-alive", "WR-SEP-02", character=war.facts.characters[who].id)
    war.where[who] = ASIDE
    yield from put_into_play(war, leading(war, FREE_PEOPLES), (who,))


KINDS = (ASK_HOBBIT_LEAVES,)
EXPECTED = (
    "ability:captain-of-the-west", "strider-hides", "ability:boromir", "ability:legolas", "ability:gimli",
    "hobbit-leaves", "take-them-alive", "enters:aragorn",
)  # fmt: skip
