"""The Mouth of Sauron, Messenger of the Dark Tower (character card)."""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.model.command import may_use_character
from thirdage.games.wotr.model.constants import D_ARMY, D_MUSTER, FREE_PEOPLES, RESULTS, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.actions import can_do_something, candidates, carry_out, why_not
from thirdage.games.wotr.turn.asks import ASK_DIE, USE_AS_ARMY, USE_AS_ARMY_FORM
from thirdage.games.wotr.turn.repertoire import Action
from thirdage.kernel import Ask, Checked, Flow, Option, Reason

from .entrance import barred, unconquered_strongholds

EFFECTS = Effects()
MESSENGER: Final = "messenger-of-the-dark-tower"
"""Noted in `used_this_turn` when the Mouth of Sauron has turned a Muster result into an Army result this turn."""


@EFFECTS.on("mouth-of-sauron", "entry")
def mouth_of_sauron(_who: int, war: War) -> Reason | list[int]:
    """The Fellowship on the Mordor track, or all Free Peoples at war; in any unconquered Sauron stronghold."""
    if war.mordor < 0 and not all(war.at_war(n) for n in war.facts.nations_of[FREE_PEOPLES]):
        return barred("mouth-of-sauron")
    return unconquered_strongholds(war, "sauron")


def may_use_as_army(war: War, side: int, _result: int, _option: Option) -> Reason | None:
    """Messenger of the Dark Tower: once a turn a Muster result is an Army result."""
    mouth = war.facts.character["mouth-of-sauron"]
    commanded = may_use_character(war, side, mouth)
    if commanded is not None:
        return commanded
    if not war.in_play(mouth):
        return Reason("reason-wotr-not-in-play", "WR-CHAR-20", {"character": "mouth-of-sauron"})
    if MESSENGER in war.used_this_turn:
        return Reason("reason-wotr-once-a-turn", "WR-CHAR-20", {"character": "mouth-of-sauron"})
    if can_do_something(war, side, D_ARMY):
        return None
    return Reason("reason-wotr-die-useless", "WR-ACT-27", {"die": RESULTS[D_ARMY]})


def perform_use_as_army(war: War, side: int, _result: int, _option: Option) -> Flow[None]:
    """WR-ACT-26: from now on the die is an Army result in every respect."""
    war.used_this_turn = (*war.used_this_turn, MESSENGER)
    war.die = D_ARMY
    war.used("ability:mouth-of-sauron")
    war.tell("log-wotr-messenger", "WR-ACT-26", character="mouth-of-sauron", die=RESULTS[D_ARMY])
    args = {"die": RESULTS[D_ARMY]}
    options = Checked(lambda: candidates(war, side, D_ARMY), lambda o: why_not(war, side, D_ARMY, o))
    option = yield Ask(ASK_DIE, acting(war, side).seat, options, args, args)
    yield from carry_out(war, side, D_ARMY, option)


ACTIONS: list[Action] = [
    Action(
        USE_AS_ARMY_FORM, (D_MUSTER,), SHADOW, lambda _w, _s, _r: (USE_AS_ARMY,), may_use_as_army, perform_use_as_army
    ),
]
EXPECTED: tuple[str, ...] = ("ability:mouth-of-sauron", "enters:mouth-of-sauron")
