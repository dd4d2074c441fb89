"""The guide of the Fellowship: who may be, and when he changes (rulebook: the guide)."""

from __future__ import annotations

from thirdage.games.wotr.cards.hands import sweep_table
from thirdage.games.wotr.model.constants import FREE_PEOPLES, IN_FELLOWSHIP
from thirdage.games.wotr.model.facts import OWN
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War, usual_guide
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Reason, ids

GUIDE = Form("guide", character=ids("character"))
ASK_GUIDE = AskKind(
    "guide",
    "the leading player of the Free Peoples, when the Fellowship has changed",
    "WR-FEL-07",
    (GUIDE,),
    in_sight=True,
)


def is_guide(war: War, name: str) -> bool:
    """WR-FEL-05, WR-FEL-08: whether this character guides the Fellowship."""
    return war.guide == war.facts.character[name]


def possible_guides(war: War) -> list[int]:
    """WR-FEL-06: the companions of the highest level; none if the Fellowship is the Ring-bearers alone."""
    present = war.companions()
    highest = max([war.facts.characters[c].level for c in present], default=0)
    return [c for c in present if war.facts.characters[c].level == highest]


def may_guide(war: War, character: int) -> Reason | None:
    """WR-FEL-06: a companion in the Fellowship, of the highest level."""
    name = {"character": war.facts.characters[character].id}
    if war.where[character] != IN_FELLOWSHIP:
        return Reason("reason-wotr-not-in-fellowship", "WR-FEL-06", name)
    if character not in possible_guides(war):
        return Reason("reason-wotr-guide-level", "WR-FEL-06", name)
    return None


def set_guide(war: War, character: int, rule: str) -> None:
    """He guides from now on."""
    if war.guide != character:
        war.guide = character
        war.used(f"guide:{war.facts.characters[character].id}")
        war.tell("log-wotr-guide", rule, character=war.facts.characters[character].id)


def choose_guide(war: War) -> Flow[None]:
    """WR-FEL-07, WR-FEL-09, WR-FEL-10: the Fellowship has changed: chosen among equals, or Gollum with nobody left.

    WR-FIG-12: Gollum is nowhere on the map. WR-MP-07: the leading player decides.
    """
    able = possible_guides(war)
    if not able:
        set_guide(war, usual_guide(war.facts, able), "WR-FEL-09")
    elif len(able) == 1:
        set_guide(war, able[0], "WR-FEL-10")
    else:
        options = Checked(lambda: [GUIDE(c) for c in able], lambda o: may_guide(war, o[0]))
        set_guide(war, (yield Ask(ASK_GUIDE, leading(war, FREE_PEOPLES).seat, options))[0], "WR-FEL-07")


def fellowship_changed(war: War) -> Flow[None]:
    """WR-SEP-10: whoever left or died takes his table cards with him; then the guide is chosen anew."""
    sweep_table(war)
    yield from choose_guide(war)


KINDS = (ASK_GUIDE,)
EXPECTED = tuple([f"guide:{c.id}" for c in OWN.characters if c.kind in ("companion", "guide-only") and c.replaces < 0])
