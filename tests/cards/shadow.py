"""What the tests of Shadow cards share: where a card may go, what its icons count, who forsakes."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.cards.scenario import Stack, Table, given

GROUNDS = (
    "dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell",
    "dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar",
)  # fmt: skip
PATHS = {
    1: ("bag-end", "buckleberry-ferry", "gildors-encampment"),
    2: ("inn-of-the-prancing-pony", "the-old-forest", "weathertop"),
    3: ("fords-of-bruinen", "imladris", "the-council-of-elrond"),
    4: ("caradhras", "khazad-dum", "the-doors-of-durin"),
    5: ("dimrill-dale", "egladil", "lothlorien"),
    6: ("amon-hen", "dead-marshes", "emyn-muil"),
    7: ("henneth-annun", "osgiliath", "the-cross-roads"),
    8: ("cirith-ungol", "morgul-vale", "shelobs-lair"),
    9: ("crack-of-doom", "morgai", "orodruin"),
}
NUMBER = {path: number for number, paths in PATHS.items() for path in paths}
NAZGUL = (
    "the-beguiler", "the-black-easterling", "the-commander", "the-destroyer", "the-hunter", "the-messenger",
    "the-reaver", "the-warrior", "the-witch-king",
)  # fmt: skip
WALKS: dict[str, tuple[int, ...]] = {
    "grima-wormtongue": (1, 2, 5, 6),
    "saruman": (5, 6),
    "ugluk": (5, 6),
    "balrog-of-moria": (4, 5),
    "barrow-wights": (1, 2, 3),
    "candles-of-corpses": (6, 7),
    "caradhras-the-cruel": (4, 5),
    "cave-troll": (4, 8, 9),
    "flocks-of-crebain": (1, 2, 3, 4, 5, 6, 7),
    "gollum": (6, 7, 8, 9),
    "hill-troll": (2, 3, 4, 5, 6, 7, 8, 9),
    "shelob": (7, 8, 9),
    "the-black-serpent": (),
    "gorbag-and-shagrat": (8, 9),
    "grishnakh": (6, 7),
    "mouth-of-sauron": (7, 8, 9),
    "the-lidless-eye": (9,),
    "gothmog": (),
    **dict.fromkeys(NAZGUL, (1, 2, 3, 5, 6, 7, 8, 9)),
}
"""The path numbers printed on each Shadow character (CG-CARD-05)."""
MORDOR = "witch-king"
"""The player of the Mordor deck; the three other factions are Saruman's."""


@cache
def owner(card: str) -> str:
    """Whose card it is in the Trilogy."""
    facts = given(promos=True).saga.facts
    return facts.players[facts.owner[facts.card[card]]].id


def subtypes(card: str) -> tuple[str, ...]:
    """CG-CARD-06: the words in bold on a card, to which other cards may refer."""
    facts = given().saga.facts
    return facts.cards[facts.card[card]].subtypes


# -- where a card may go ----------------------------------------------------------------------------------------------
def paths_open(card: str, how: str = "play") -> tuple[int, ...]:
    """The numbers of the paths where a card may be played, or moved out of the reserve; no battleground is active."""
    player = owner(card)
    out = []
    for number, paths in PATHS.items():
        where: Any = {"hands": {player: [card]}} if how == "play" else {"reserve": {player: [card]}}
        table = given(promos=True, turn=player, path=paths[0], **where)
        if table.is_offered(f"{how}-card", card=card, to=paths[0]):
            out.append(number)
        elif table.saga.facts.cards[table.saga.facts.card[card]].paths:
            table.is_refused("CG-CARD-05", f"{how}-card", card=card, to=paths[0])
    return tuple(out)


def grounds_open(card: str, how: str = "play") -> set[str]:
    """The battlegrounds where a card may be played, or moved out of the reserve; all of them are active."""
    player = owner(card)
    where: Any = {"hands": {player: [card]}} if how == "play" else {"reserve": {player: [card]}}
    table = given(promos=True, turn=player, active=GROUNDS, **where)
    found = {x for x in GROUNDS if table.is_offered(f"{how}-card", card=card, to=x)}
    for ground in set(GROUNDS) - found:
        table.is_refused("CG-LOC-03", f"{how}-card", card=card, to=ground)
    return found


def bearers_of(item: str) -> set[str]:
    """Which Shadow characters in play may wield an item; all of them are in reserve."""
    player = owner(item)
    people: dict[str, list[Stack]] = {"saruman": [], MORDOR: []}
    for card in WALKS:
        people[owner(card)].append(card)
    table = given(promos=True, turn=player, hands={player: [item]}, reserve=people)
    found = {card for card in WALKS if table.is_offered("play-card", card=item, to=card)}
    for card in set(WALKS) - found:
        table.is_refused("CG-CARD-07", "play-card", card=item, to=card)
    table.is_refused("CG-ITEM-01", "play-card", card=item, to="reserve")
    return found


# -- icons ------------------------------------------------------------------------------------------------------------
def attack(ground: str, *cards: Stack) -> int:
    """The attack icons that these cards count on a battleground of the Free Peoples."""
    table = given(next=["combat"], players=2, promos=True, path=None, at={ground: cards})
    return int(table.told("log-cards-battleground-combat")[0]["attack"])


def defence(ground: str, *cards: Stack) -> dict[str, int]:
    """How many icons each of these cards cancels when all of them are lost on a battleground of the Shadow."""
    table = given(next=["combat"], players=2, promos=True, path=None, at={ground: cards}, tokens={ground: (40, 0)})
    return {str(entry["card"]): int(entry["count"]) for entry in table.told("log-cards-loss")}


def path_attack(path: str, *cards: Stack) -> int:
    """The attack icons that these cards count on a path."""
    table = given(next=["combat"], players=2, promos=True, path=path, at={path: cards})
    return int(table.told("log-cards-path-combat")[0]["attack"])


def printed(card: str, attacked: str, defended: str, army: str) -> tuple[int, ...]:
    """The five numbers of a card: attack, defence, leadership attack and defence (with an army), attack on a path.

    The army counts 1 and 1; the path is one where the card's own text adds nothing.
    """
    alone, led = attack(attacked, card), attack(attacked, card, army) - 1
    holds = defence(defended, card)[card]
    walks = WALKS.get(card, ())
    on_path = path_attack(PATHS[walks[-1]][-1], card) if walks else 0
    return alone, holds, led - alone, defence(defended, army, card)[card] - holds, on_path


# -- forsaking --------------------------------------------------------------------------------------------------------
def all_forsake(table: Table, why: str, *players: str) -> Table:
    """Each of these players forsakes the top card of his deck, in this order, because of this card."""
    for player in players:
        assert (table.asked, table.player) == ("forsake", player), f"{table.player}: {table.asked}"
        assert (table.ask.args or {})["place"] == why
        gone = len(table.eliminated(player))
        table.does("forsake-top-card")
        assert len(table.eliminated(player)) == gone + 1
    assert table.asked != "forsake"
    return table
