"""What the bots know of Kings of Middle-earth: when to awaken and to corrupt, Ruler dice, cards, and the chances."""

from __future__ import annotations

from typing import Final

from thirdage.bots.wotr import companions
from thirdage.bots.wotr.answers import LAST, best, field, yes_or_no
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.kings_odds import CorruptionOdds
from thirdage.bots.wotr.kings_worth import (
    CARDS,
    COMBAT,
    MISSED,
    MUSTERS,
    abilities,
    ability_value,
    attempt_value,
    awaken_value,
    by_ability,
    chance_of,
    chieftain_value,
    chieftains,
    fallen,
    hidden_on,
    log_odds,
    missing_to_corrupt,
    palantir_value,
    remove_value,
    ruler_dice,
    sleepers,
    token_value,
)
from thirdage.bots.wotr.lessons import LearntAction, Lesson, teach
from thirdage.bots.wotr.values import combat_value, event_value
from thirdage.games.wotr.kings.facts import (
    BY_NAME,
    DARK_RULER,
    NAMES,
    ROYAL,
    RULER,
)
from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_EVENT,
    D_EYE,
    D_MUSTER,
    D_WILL,
    FREE_PEOPLES,
    NAZGUL,
    SHADOW,
    face,
)
from thirdage.kernel import Ask, Option

KEPT: Final[tuple[dict[int, float], dict[int, float]]] = (
    {D_WILL: 6, D_CHARACTER: 5, D_EVENT: 3.4, D_ARMY_MUSTER: 3.2, D_MUSTER: 3, D_ARMY: 2},
    {D_ARMY_MUSTER: 4.4, D_MUSTER: 4, D_ARMY: 3.8, D_EVENT: 3.2, D_CHARACTER: 3, D_EYE: 1.5},
)
"""What a side does with a die of a result, before anything is thought out."""
ANOTHER: Final = 0.4
"""So much less the second of a kind is worth, and each further one."""
RE_ROLLED: Final = (D_WILL, D_CHARACTER)
"""A Ruler die of the Free Peoples that shows one of these had better be rolled again."""
GIVEN_UP_FOR: Final = {"red-wrath": 1.0, "lord-of-the-bats": 1.1, "i-command": 0.8, "shadow-in-the-north": 1.4}
HEIR: Final = 1.4
"""About in hits, as combat cards are."""


SAVES: Final = {
    "km-fp-char-23": "denethor", "km-fp-str-16": "theoden", "km-fp-str-19": "brand", "km-fp-str-22": "dain",
    "km-fp-str-24": "thranduil",
}  # fmt: skip
"""Whose tiles a card takes away."""


# -- asks ----------------------------------------
def discard_die(board: Board, ask: Ask) -> Option:
    """The die with which least could be done: of several that show the same the last is worth less."""
    options = list(ask.options)
    shown = [face(o.get("die")) for o in options]
    rolled = [face(die) for die in board.dice[board.side]] or shown

    def kept(option: Option) -> float:
        die: int = option.get("die")
        ruler = 0.3 if board.facts.kind_of_die(die) else 0.0
        return KEPT[board.side].get(face(die), 3.0) - ANOTHER * (rolled.count(face(die)) - 1) + ruler

    return min(options, key=kept)


def dismay(board: Board, ask: Ask) -> Option:
    """Only against a Ruler die that is too good."""
    shown = [face(die) for die in board.dice[FREE_PEOPLES] if board.facts.kind_of_die(die) == RULER]
    if any(result in RE_ROLLED for result in shown):
        for option in ask.options:
            if option.kind not in LAST and option[1] == "free-peoples":
                return option
    return yes_or_no(ask, yes=False)


def awaken_in(board: Board, ask: Ask) -> Option:
    """Where a companion of his is of most use."""
    who = board.facts.character[BY_NAME[(ask.args or {})["sovereign"]].awakened]
    return best(ask.options, lambda o: companions.place_value(board, (who,), o.get("region")))


def lay_tile(board: Board, ask: Ask) -> Option:
    """The lowest tile that Corrupts him; else the highest."""
    need = missing_to_corrupt(board, BY_NAME[(ask.args or {})["sovereign"]])
    tiles = board.facts.tiles

    def worth(option: Option) -> float:
        damage = tiles[option.get("tile")].damage
        return 10.0 - damage if damage >= need else float(damage)

    return best(ask.options, worth)


def draw_on(board: Board, ask: Ask) -> Option:
    """Another tile, if this one neither Corrupts him nor is high."""
    args = ask.args or {}
    tile = next(tile for tile in board.facts.tiles if tile.id == args["tile"])
    need = missing_to_corrupt(board, BY_NAME[args["sovereign"]])
    return yes_or_no(ask, yes=tile.damage < min(need, 2))


def give_up_card(board: Board, ask: Ask) -> Option:
    """If the ability is worth more than the card; the Heir of Bard looks at what the Shadow has played."""
    battle = board.eyes.seen()["battle"] or {}
    laid = {slot["side"]: slot["card"] for slot in battle.get("laid", []) if slot["card"] is not None}
    own, other = [laid.get(side) for side in (board.eyes.side, *[s for s in board.eyes.sides if s != board.eyes.side])]

    def worth(option: Option) -> float:
        if option.kind in LAST:
            return combat_value(board, own) if own is not None else 1.0
        cancels = option[0] in ("heir-of-bard", "shadow-in-the-north")
        if cancels and other is not None:
            return combat_value(board, other)
        return HEIR if option[0] == "heir-of-bard" else GIVEN_UP_FOR[option[0]]

    return best(ask.options, worth)


def card_does(board: Board, ask: Ask) -> Option:
    """A tile returns where it may save a Sovereign; else recruits. A nation is counselled unless all are at war."""
    kinds = {option[0]: option for option in ask.options}
    if "look" in kinds:
        at_war = all(board.at_war[nation] for nation in board.facts.nations_of[FREE_PEOPLES])
        tiles = max([hidden_on(board, name) for name in NAMES])
        return kinds["look"] if at_war or tiles > 1 else kinds["counsel"]
    card = (ask.args or {})["card"]
    name = SAVES[card]
    return kinds["return-tile"] if 2 * hidden_on(board, name) >= BY_NAME[name].resistance else kinds["recruit"]


def choose_sovereign(board: Board, ask: Ask) -> Option:
    """The Free Peoples help whom most tiles lie on; the Shadow strikes who is nearest to fall, or stands strongest."""

    def worth(option: Option) -> float:
        name = str(option[0])
        if board.side == FREE_PEOPLES:
            return hidden_on(board, name) + 0.1 * MISSED[name]
        return MISSED[name] * chance_of(board, missing_to_corrupt(board, BY_NAME[name]), 1)

    return best(ask.options, worth)


def return_tile(board: Board, ask: Ask) -> Option:
    """The highest."""
    tiles = {tile.id: tile.damage for tile in board.facts.tiles if tile.id not in ROYAL}
    shown: list[str] = (ask.args or {})["tile"]
    return best(ask.options, lambda o: float(tiles.get(shown[o[0]], -1)) if o.kind not in LAST else -2.0)


def palantir_event(board: Board, ask: Ask) -> Option:
    """A card is played if it is worth it, else one is drawn, from the fuller deck."""
    sizes, facts = board.glance.deck_sizes, board.facts

    def worth(option: Option) -> float:
        if option.kind == "play-card":
            return event_value(board, facts.cards[option.get("card")].id)
        return 2.5 + 0.01 * sizes[option.get("deck")] if option.kind == "draw-card" else 0.0

    return best(ask.options, worth)


def recruit_one(board: Board, ask: Ask) -> Option:
    """Where a figure is of most use; nobody, if it is of none."""
    campaign = campaign_of(board)
    return best(ask.options, lambda o: -0.5 if o.kind in LAST else campaign.recruit(o[0], o[1]))


def one_more(board: Board, ask: Ask) -> Option:
    """A Nazgul."""
    return best(ask.options, lambda o: float(board.facts.figures[field(o, "figure", 0)].rank == NAZGUL))


def counsel(board: Board, ask: Ask) -> Option:
    """The nation that is nearest to the war."""
    campaign, facts = campaign_of(board), board.facts

    def worth(option: Option) -> float:
        nation: int = option.get("nation")
        near = max([campaign.fear.get(r, 0.0) for r in facts.settlements_of[nation]], default=0.0)
        return 10 * near + 2.0 * (not board.active[nation]) if not board.at_war[nation] else -1.0

    return best(ask.options, worth)


LESSON: Final = Lesson(
    handlers={
        "inspire": lambda _board, ask: yes_or_no(ask, yes=True),
        "discard-die": discard_die, "dismay": dismay, "awaken-in": awaken_in, "lay-tile": lay_tile,
        "draw-on": draw_on, "give-up-card": give_up_card, "card-does": card_does,
        "choose-sovereign": choose_sovereign, "awaken-in-battle": choose_sovereign, "return-tile": return_tile,
        "counsel-nation": counsel, "villages": recruit_one, "king-musters": recruit_one,
        "palantir-event": palantir_event, "palantir-draw": palantir_event, "one-more": one_more,
    },
    actions=(
        LearntAction(
            "awaken", FREE_PEOPLES, lambda facts, _about: (*MUSTERS, *ruler_dice(facts, RULER)), awaken_value,
            "sovereign", sleepers,
        ),
        LearntAction("ruler-ability", FREE_PEOPLES, by_ability, ability_value, "ability", abilities),
        LearntAction(
            "remove-sovereign", FREE_PEOPLES, lambda _facts, _about: (D_CHARACTER,), remove_value, "sovereign", fallen
        ),
        LearntAction(
            "bring", SHADOW, lambda facts, _about: (*MUSTERS, *ruler_dice(facts, DARK_RULER)), chieftain_value,
            "character", chieftains,
        ),
        LearntAction("use-as-event", SHADOW, lambda _facts, _about: MUSTERS, palantir_value),
    ),
    free_actions={"corrupt": attempt_value, "ruler-token": token_value},
    cards=CARDS,
    combat=COMBAT,
    log_odds=log_odds,
    odds=CorruptionOdds(),
)  # fmt: skip
teach("kings", LESSON)
