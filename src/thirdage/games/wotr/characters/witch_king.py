"""The Witch-king: his coming rouses the Free Peoples, and sorcery brings him cards (character card)."""

from __future__ import annotations

from thirdage.games.wotr.battle.combatants import battle_commander, battle_of, engaged
from thirdage.games.wotr.cards.hands import draw_cards
from thirdage.games.wotr.model.constants import DECKS, FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import Effects
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_MINION, activate
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.kernel import Ask, AskKind, Flow, Listed, Reason

from .entrance import barred

EFFECTS = Effects()
ASK_SORCERER = AskKind(
    "sorcerer", "the commander of the army with the Witch-king", "WR-CHR-05", (ACCEPT_FORM, DECLINE_FORM)
)


@EFFECTS.on("witch-king", "entry")
def witch_king(_who: int, war: War) -> Reason | list[int]:
    """WR-CHR-05: Sauron and a nation of the Free Peoples at war; with any Shadow army that has a Sauron unit."""
    sauron = war.facts.nation["sauron"]
    if not war.at_war(sauron):
        return Reason("reason-wotr-not-at-war", "WR-CHR-05", {"nation": "sauron"})
    if not any(war.at_war(n) for n in war.facts.nations_of[FREE_PEOPLES]):
        return barred("witch-king")
    return [r for r in range(len(war.regions)) if sauron in force_at(war, SHADOW, r).nations]


@EFFECTS.on("witch-king", "entered")
def rouses_all(_who: int, war: War, _region: int) -> None:
    """WR-CHR-05: his coming makes every nation of the Free Peoples active."""
    for nation in war.facts.nations_of[FREE_PEOPLES]:
        activate(war, nation, BY_MINION, "WR-CHR-05")


@EFFECTS.on("witch-king", "cards-revealed")
def sorcerer(who: int, war: War, cards: tuple[str, ...]) -> Flow[None]:
    """WR-CHR-05: after a combat card in the first round the Witch-king's side may draw from the same deck."""
    battle = battle_of(war)
    card = cards[0] if battle.attacker == SHADOW else cards[1]
    if battle.number > 1 or not card or who not in engaged(war, SHADOW).characters:
        return
    deck = war.facts.cards[war.facts.card[card]].deck
    if not len(war.decks[deck]):
        return
    args, player = {"deck": DECKS[deck]}, battle_commander(war, SHADOW)
    if (yield Ask(ASK_SORCERER, player.seat, Listed((ACCEPT, DECLINE)), args, args)) is ACCEPT:
        war.used("ability:sorcerer")
        war.tell("log-wotr-sorcerer", "WR-CHR-05")
        yield from draw_cards(war, player, (deck,), "sorcerer")


KINDS = (ASK_SORCERER,)
EXPECTED = ("ability:sorcerer", "enters:witch-king")
