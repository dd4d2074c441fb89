"""What the bots think of Kings of Middle-earth: actions, cards and the chances, on the scale of `dice`."""

from __future__ import annotations

from typing import Any, Final

from thirdage.bots.wotr import companions, ring
from thirdage.bots.wotr.board import Board
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.lessons import LearntCard
from thirdage.bots.wotr.values import event_value
from thirdage.games.wotr.kings.abilities import BY_MUSTER, FIRST, SECOND
from thirdage.games.wotr.kings.attempts import MOST_DRAWN
from thirdage.games.wotr.kings.court import court_of
from thirdage.games.wotr.kings.facts import (
    BY_NAME,
    CHIEFTAINS,
    NAMES,
    ROYAL,
    RULER,
    SOVEREIGNS,
    Sovereign,
    is_royal,
)
from thirdage.games.wotr.kings.sovereigns import awakened, corrupted, level_of
from thirdage.games.wotr.model.constants import (
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_MUSTER,
    D_WILL,
    FREE_PEOPLES,
    SHADOW,
    face,
)
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.war import War

Json = dict[str, Any]
MUSTERS: Final = (D_MUSTER, D_ARMY_MUSTER)
MISSED: Final = {"theoden": 3.0, "denethor": 3.0, "brand": 1.6, "dain": 2.0, "thranduil": 2.2}
"""What it is worth to the Shadow that a Sovereign is Corrupted, and to the Free Peoples that he goes then."""
FIRST_RULER: Final = 4.3
"""Whoever awakens his first Sovereign has one die more to choose from in each turn to come."""
ONE_MORE_RULER: Final = 2.4
IN_DANGER: Final = 0.9
"""How much sooner a Sovereign is awakened for each tile on him."""
FIRST_CHIEFTAIN: Final = 4.6
ONE_MORE_CHIEFTAIN: Final = 3.0
LAST_CHANCE: Final = 9.0
"""An attempt uses no die, so it comes before any action if the Free Peoples are about to have none left."""
WHILE_THEY_WALK: Final = 2.5
"""How much less an attempt is worth while a die of theirs could still move the Ring: it takes an Eye from the Hunt."""
HARDLY: Final = 0.9
"""What an attempt must be worth at least."""


# -- what is seen ----------------------------------------
def tiles_on(board: Board, name: str) -> list[str | None]:
    """The tiles on a Sovereign, None where they are hidden."""
    return [tile["tile"] for tile in board.part("kings")["tiles"].get(name, [])]


def rulers(board: Board) -> int:
    """How many Sovereigns are Awakened."""
    return sum([board.where(who.awakened) >= 0 for who in SOVEREIGNS])


def missing_to_corrupt(board: Board, who: Sovereign) -> int:
    """How much is missing to his resistance, as far as the seat sees the tiles."""
    tiles = board.facts.tiles
    ids = [tile for tile in tiles_on(board, who.id) if tile is not None and tile not in ROYAL]
    on_him = sum([tile.damage for tile in tiles if tile.id in ids for _ in range(ids.count(tile.id))])
    return who.resistance - on_him


def hidden_on(board: Board, name: str) -> int:
    """How many tiles on him are not royal."""
    return len([tile for tile in tiles_on(board, name) if tile not in ROYAL])


def chance_of(board: Board, need: int, drawn: int) -> float:
    """How likely the highest of so many numbered tiles is that high."""
    counts = [(t.damage, t.count) for t in board.facts.tiles if t.standard and not t.eye and t.id not in ROYAL]
    low = sum([count for damage, count in counts if damage < need]) / sum([count for _, count in counts])
    return 1.0 - low**drawn


# -- awakening, and what the Awakened can do ----------------------------------------
def ruler_dice(facts: WarFacts, kind: str, *results: int) -> tuple[int, ...]:
    """The Ruler die of a side, showing one of these results, or any."""
    dice = [die for die in range(len(facts.die_ids)) if facts.kind_of_die(die) == kind]
    return tuple([die for die in dice if not results or face(die) in results])


def awaken_value(board: Board, name: str) -> float:
    """The first brings the die; one who may soon be Corrupted comes first."""
    worth = ONE_MORE_RULER if rulers(board) else FIRST_RULER
    return worth + IN_DANGER * min(2, hidden_on(board, name)) - (1.0 if board.mordor >= 0 else 0.0)


def ability_value(board: Board, ability: str) -> float:
    """What a first or second ability is worth as an action."""
    who = BY_NAME[FIRST.get(ability) or SECOND[ability]]
    nation = board.facts.nations[board.facts.nation[who.nation]]
    here, campaign = board.where(who.awakened), campaign_of(board)
    if ability in FIRST:
        more = campaign.recruit(nation.elite, here) - campaign.recruit(nation.regular, here)
        return min(6.0, 2.2 + 5 * max(0.0, more))
    if ability in BY_MUSTER:
        places = [r for r in board.facts.settlements_of[board.facts.nation[who.nation]] if r not in board.inside]
        gains = sorted([campaign.recruit(nation.regular, r) for r in places], reverse=True)[:2]
        gained = sum([max(0.0, gain) for gain in (*gains, campaign.recruit(nation.regular, here))], 0.0)
        return min(6.5, 2.8 + 5 * gained)
    if ability == "palantir-of-anarion":
        return 1.0 + max([3.0, *[event_value(board, card) for card in board.hand()]])
    if ability == "far-sighted-fellowship":
        return ring.move_value(board) + 0.5
    if ability == "far-sighted-companions":
        return companions.move_value(board)
    return companions.separate_value(board)


def by_ability(facts: WarFacts, ability: str) -> tuple[int, ...]:
    """First abilities with a Muster result of any die, second ones with their result of the Ruler die alone."""
    if ability in FIRST:
        return (*MUSTERS, *ruler_dice(facts, RULER, *MUSTERS, D_WILL))
    second = BY_NAME[SECOND[ability]].second
    results = MUSTERS if second == D_MUSTER else (second,)
    return ruler_dice(facts, RULER, *results, D_WILL)


def abilities(board: Board) -> tuple[str, ...]:
    """Those of Sovereigns who are Awakened."""
    return tuple([name for name, who in (FIRST | SECOND).items() if board.where(BY_NAME[who].awakened) >= 0])


def token_value(board: Board, ability: str) -> float:
    """A token is worth nothing at the end, but comes only once: a little less than the ability by a die."""
    return ability_value(board, ability) - 0.4


def remove_value(board: Board, name: str) -> float:
    """His weaknesses end."""
    return 1.4 + MISSED[name] * (0.6 if board.mordor >= 0 else 0.9)


def sleepers(board: Board) -> tuple[str, ...]:
    """Sovereigns who may be awakened: neither Awakened nor Corrupted."""
    gone = board.part("kings")["corrupted"]
    return tuple([who.id for who in SOVEREIGNS if board.where(who.awakened) < 0 and who.id not in gone])


def fallen(board: Board) -> tuple[str, ...]:
    """The Corrupted."""
    return tuple(board.part("kings")["corrupted"])


# -- the Shadow ----------------------------------------
def attempt_value(board: Board, name: str) -> float:
    """How likely he is Corrupted now, or nearly; best when the Ring cannot be moved any more this turn."""
    drawn = min(MOST_DRAWN, board.hunt_box[SHADOW] - 1)
    if drawn < 1:
        return 0.0
    need = missing_to_corrupt(board, BY_NAME[name])
    now = chance_of(board, need, drawn)
    nearer = 1 - now if need > 1 else 0.0
    worth = MISSED[name] * (1.6 * now + 0.5 * nearer)
    left = [face(die) for die in board.dice[FREE_PEOPLES]]
    walks = (D_CHARACTER in left or D_WILL in left) and (board.hidden or board.mordor >= 0)
    worth -= WHILE_THEY_WALK if walks else 0.0
    if worth < HARDLY:
        return 0.0
    return LAST_CHANCE + worth if len(left) == 1 else worth


def chieftains(board: Board) -> tuple[str, ...]:
    """Those who have not come yet."""
    return tuple([name for name in CHIEFTAINS if board.state(name) == "aside"])


def chieftain_value(board: Board, _name: str) -> float:
    """The first brings the Ruler die."""
    there = any(board.where(name) >= 0 for name in CHIEFTAINS)
    return ONE_MORE_CHIEFTAIN if there else FIRST_CHIEFTAIN


def palantir_value(board: Board, _about: str) -> float:
    """A Muster result for an Event: as good as the best card, a little less than an Event result itself."""
    return max([2.4, *[event_value(board, card) for card in board.hand()]]) - 0.4


# -- cards ----------------------------------------
def always(_board: Board) -> float:
    """Never void."""
    return 1.0


def walkers(board: Board) -> float:
    """Aid in Time of Need moves companions, and awakens whom they stand with."""
    return 1.0 if any(board.where(c.id) >= 0 for c in board.facts.characters if c.side == FREE_PEOPLES) else 0.0


def advances(board: Board) -> float:
    """It Is Not So Dark Here and Wisdom of Elrond need a nation to advance, or tiles to take away."""
    waiting = not all(board.at_war[nation] for nation in board.facts.nations_of[FREE_PEOPLES])
    return 1.0 if waiting or any(hidden_on(board, name) for name in NAMES) else 0.0


def attempt_by_card(board: Board) -> float:
    """The West Has Failed draws a tile for each Eye."""
    return min(1.0, board.hunt_box[SHADOW] / 2)


def doubtful(board: Board) -> float:
    """Your Welcome Is Doubtful, Threats and Promises: while there is somebody to awaken."""
    return min(1.0, len(sleepers(board)) / 3)


def come_to_morgul(board: Board) -> float:
    """The King Is Revealed."""
    there = sum([board.glance.reinforcements[board.facts.figure[kind]] for kind in ("sauron-regular", "nazgul")])
    return min(1.0, there / 6)


CARDS: Final = {
    "km-fp-char-23": LearntCard(4.5, always), "km-fp-char-25": LearntCard(4.6, walkers),
    "km-fp-char-26": LearntCard(4.0, advances), "km-fp-str-08": LearntCard(4.8, advances),
    "km-fp-str-16": LearntCard(4.2, always), "km-fp-str-19": LearntCard(3.7, always),
    "km-fp-str-22": LearntCard(3.6, always), "km-fp-str-24": LearntCard(3.6, always),
    "km-fp-str-25": LearntCard(3.4, always), "km-fp-str-26": LearntCard(4.4, always),
    "km-sh-char-25": LearntCard(3.6, doubtful), "km-sh-char-26": LearntCard(4.8, attempt_by_card),
    "km-sh-str-01": LearntCard(4.0, always), "km-sh-str-03": LearntCard(4.4, always),
    "km-sh-str-05": LearntCard(3.6, doubtful), "km-sh-str-06": LearntCard(4.2, always),
    "km-sh-str-18": LearntCard(6.5, come_to_morgul), "km-sh-str-25": LearntCard(2.6, always),
    "km-sh-str-26": LearntCard(3.2, always),
}  # fmt: skip
COMBAT: Final = {
    "the-kings-banner": 1.5, "like-a-god-of-old": 2.0, "there-is-hope-for-victory": 2.2,
    "servant-of-the-shadow": 1.5, "battle-is-vain": 1.8, "his-power-waxes": 1.8,
}  # fmt: skip


# -- the chances ----------------------------------------
A_KING: Final[tuple[float, ...]] = (0.0, 0.22, 0.3, 0.36, 0.4, 0.44)
"""What Awakened Sovereigns are worth, by their number: most of it the one Ruler die."""
LOST: Final = 0.13
"""What it costs that one is Corrupted, for what is `MISSED`."""
TOUCHED: Final = 0.05
CAPTAINS: Final[tuple[float, ...]] = (0.0, 0.2, 0.28, 0.34)


def log_odds(war: War) -> float:
    """What Sovereigns and Chieftains do to the chances of the Free Peoples."""
    found = A_KING[len(awakened(war))] - LOST * sum([MISSED[who.id] for who in corrupted(war)], 0.0)
    for who, on_him in zip(SOVEREIGNS, court_of(war).tiles, strict=True):
        if any(not is_royal(war, laid.tile) for laid in on_him):
            found -= TOUCHED * MISSED[who.id] * level_of(war, who) / who.resistance
    return found - CAPTAINS[sum([war.in_play(war.facts.character[name]) for name in CHIEFTAINS])]
