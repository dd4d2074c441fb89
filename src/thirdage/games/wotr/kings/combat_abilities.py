"""Combat abilities of Rulers: the effect of a combat card is given up, and the ability takes its place (KM-CBT).

An ability is a row of the table of combat effects, with an initiative of its own; the step `combat-effect` puts it
where the card's lower half would stand, so that whatever cancels a combat card cancels it too (KM-CBT-03). What it
costs is paid when it works: a cancelled ability costs nothing but the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.wotr.battle.combat_cards import cancel
from thirdage.games.wotr.battle.combatants import Round, battle_commander, battle_of, battle_region, engaged
from thirdage.games.wotr.battle.hits import take_hits
from thirdage.games.wotr.cards.combat_free import plus
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.forces import Picks
from thirdage.games.wotr.model.players import owner
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, words

from .court import ABILITIES, court_of

EFFECTS = Effects()
GIVE_UP_FOR: Final = Form("give-up-card", ability=words(*ABILITIES))
ASK_GIVE_UP: Final = AskKind(
    "give-up-card", "the commander whose Ruler has a combat ability", "KM-CBT-02", (GIVE_UP_FOR, DECLINE_FORM),
    window=True,
)  # fmt: skip
OF_CHIEFTAINS: Final = {"black-serpent": "red-wrath", "shadow-of-mirkwood": "lord-of-the-bats", "ugluk": "i-command"}
NAMED_CARDS: Final = {
    ("red-wrath", "relentless-assault"): "red-wrath-relentless",
    ("lord-of-the-bats", "swarm-of-bats"): "lord-of-the-bats-swarm",
    ("i-command", "desperate-battle"): "i-command-desperate",
}
"""The combat title that makes an ability stronger when it is given up for it."""
FORTH: Final = 2
"""KM-VAL-04: how much more leadership Théoden has in the first round."""


def side_of(ability: str) -> int:
    """Whose ability it is."""
    return FREE_PEOPLES if ability == "heir-of-bard" else SHADOW


def offer(war: War, side: int, abilities: list[str]) -> Flow[None]:
    """KM-CBT-02: the commander may give up the effect of the card of this round for one of these."""
    battle = battle_of(war)
    args = {"region": war.region_id(battle.place), "count": battle.number}
    options = Listed([*[GIVE_UP_FOR(ability) for ability in abilities], DECLINE])
    chosen = yield Ask(ASK_GIVE_UP, battle_commander(war, side).seat, options, args, args)
    if chosen is not DECLINE:
        court = court_of(war)
        court.given_up = (*court.given_up, chosen[0])
        war.used(f"ability:{chosen[0]}")
        war.tell("log-wotr-gives-up-card", "KM-CBT-02", ability=chosen[0])


@EFFECTS.on("kings", "cards-laid")
def before_reveal(war: War, cards: dict[int, int]) -> Flow[None]:
    """KM-CBT-06 to 08: a Chieftain in the battle may use the card that the Shadow has laid, before it is revealed."""
    court_of(war).given_up = ()
    here = [war.facts.characters[c].id for c in engaged(war, SHADOW).characters]
    able = [ability for name, ability in OF_CHIEFTAINS.items() if name in here]
    if cards[SHADOW] >= 0 and able:
        yield from offer(war, SHADOW, able)


def northmen(war: War) -> bool:
    """A unit of the North takes part."""
    return war.facts.nation["north"] in engaged(war, FREE_PEOPLES).nations


def after_reveal(war: War, cards: tuple[str, ...], side: int, ability: str) -> Flow[None]:
    """KM-VAL-04, KM-CBT-08: once a battle with a North unit, if both have played a card and one's own is not lost."""
    court = court_of(war)
    spent = ability in court.battle or any(side_of(given) == side for given in court.given_up)
    if spent or not northmen(war) or not all(cards):
        return
    yield from offer(war, side, [ability])
    if ability in court_of(war).given_up:
        court_of(war).battle = (*court_of(war).battle, ability)


@EFFECTS.on("king-brand", "cards-revealed")
def heir_of_bard(who: int, war: War, cards: tuple[str, ...]) -> Flow[None]:
    """Brand, who must be in the battle himself; KM-MP-01: and his own player in command (ruling KMU-26)."""
    own = owner(war, war.facts.nation["north"]) is battle_commander(war, FREE_PEOPLES)
    if own and who in engaged(war, FREE_PEOPLES).characters:
        yield from after_reveal(war, cards, FREE_PEOPLES, "heir-of-bard")


@EFFECTS.on("corrupted-brand", "cards-revealed")
def shadow_in_the_north(war: War, cards: tuple[str, ...]) -> Flow[None]:
    """Corrupted Brand, wherever he stands."""
    yield from after_reveal(war, cards, SHADOW, "shadow-in-the-north")


def in_place_of(base: Callable[[War, int, int], int], war: War, side: int, card: int) -> int:
    """KM-CBT-03 to 05: the ability for which the card is given up, else its own lower half (ruling KMU-15)."""
    combat = base(war, side, card)
    given = [ability for ability in court_of(war).given_up if side_of(ability) == side]
    if not given:
        return combat
    name = NAMED_CARDS.get((given[0], war.facts.combat[combat].id), given[0])
    return war.rules.names.keys["combat"][name]


@EFFECTS.on("kings", "battle-over")
def forget_battle(war: War) -> None:
    """What can be done once a battle can be done in the next."""
    court_of(war).battle = court_of(war).given_up = ()


# -- what they do ----------------------------------------
@EFFECTS.on("combat/heir-of-bard")
def cancels_shadow(war: War, fight: Round, _side: int) -> Flow[None]:
    """The card of the Shadow has no effect."""
    cancel(war, fight, SHADOW)
    yield from ()


@EFFECTS.on("combat/shadow-in-the-north")
@EFFECTS.on("combat/lord-of-the-bats-swarm/2")
def cancels_free_peoples(war: War, fight: Round, _side: int) -> Flow[None]:
    """The card of the Free Peoples has no effect; with Swarm of Bats before all else (ruling KMU-16)."""
    cancel(war, fight, FREE_PEOPLES)
    yield from ()


def wrath(war: War, fight: Round, side: int, more: int) -> Flow[None]:
    """Ruling KMU-17: one hit on one's own units at once, and more on every die of the combat roll."""
    yield from take_hits(war, side, battle_region(war, side), 1, "KM-CBT-01")
    plus(fight, side, more)


@EFFECTS.on("combat/red-wrath")
def red_wrath(war: War, fight: Round, side: int) -> Flow[None]:
    """1 more."""
    yield from wrath(war, fight, side, 1)


@EFFECTS.on("combat/red-wrath-relentless")
def red_wrath_relentless(war: War, fight: Round, side: int) -> Flow[None]:
    """2 more."""
    yield from wrath(war, fight, side, 2)


@EFFECTS.on("combat/lord-of-the-bats")
@EFFECTS.on("combat/lord-of-the-bats-swarm")
def lord_of_the_bats(war: War, fight: Round, side: int) -> Flow[None]:
    """His leadership for 1 more on every die of the re-roll (ruling KMU-05)."""
    fight.lost.add(war.facts.figure["shadow-of-mirkwood"])
    war.tell("log-wotr-gives-up-leadership", "WR-CC-11", character="shadow-of-mirkwood")
    plus(fight, side, 0, 1)
    yield from ()


@EFFECTS.on("combat/i-command")
def i_command(_war: War, fight: Round, _side: int) -> Flow[None]:
    """1 more on every die of roll and re-roll, for both."""
    for side in (FREE_PEOPLES, SHADOW):
        plus(fight, side, 1, 1)
    yield from ()


@EFFECTS.on("combat/i-command-desperate")
def i_command_desperate(_war: War, fight: Round, side: int) -> Flow[None]:
    """The same for the Shadow alone."""
    plus(fight, side, 1, 1)
    yield from ()


@EFFECTS.on("king-theoden", "leadership-added")
def forth_eorlingas(who: int, war: War, led: Picks) -> int:
    """KM-VAL-04: Théoden's leadership is 3 in the first round of each battle."""
    counts = any(figure == war.facts.characters[who].figure for figure, _ in led)
    return FORTH if counts and battle_of(war).number == 1 else 0


KINDS = (ASK_GIVE_UP,)
