"""Characters entering play: minions by a Muster result, Aragorn and Gandalf the White by the Will of the West."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from thirdage.games.wotr.model.command import may_use_character
from thirdage.games.wotr.model.constants import ASIDE, D_WILL, FREE_PEOPLES, GONE, IN_FELLOWSHIP, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.places import force_at, settlements_of, unconquered
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.muster.politics import BY_MINION, activate, companion_arrives
from thirdage.games.wotr.turn.actions import MUSTER_RESULTS, Action
from thirdage.games.wotr.turn.asks import BRING
from thirdage.games.wotr.turn.whole_intents import Step, WholeIntent
from thirdage.kernel import Ask, AskKind, Flow, Form, Listed, Option, Reason, ids

BRING_TO = Form("bring", character=ids("character"), region=ids("region"))
ENTER = Form("enter", region=ids("region"))
ASK_ENTER = AskKind("enter", "the player who brings a character into play", "WR-CHAR-03", (ENTER,))
KINGLY = ("minas-tirith", "dol-amroth", "pelargir")
"""Where Strider can reveal himself as Aragorn."""

Places = Callable[[War], "Reason | list[int]"]
"""Where a character may enter now, or why he may not."""


def _barred(character: str) -> Reason:
    return Reason("reason-wotr-entry-condition", "WR-CHAR-03", {"character": character})


def _strongholds(war: War, nation: str) -> list[int]:
    own = settlements_of(war, war.facts.nation[nation])
    return [r for r in own if war.regions[r].settlement == STRONGHOLD and unconquered(war, r)]


def saruman(war: War) -> Reason | list[int]:
    """Isengard at war and Orthanc unconquered."""
    orthanc = war.facts.region["orthanc"]
    if not war.at_war(war.facts.nation["isengard"]):
        return Reason("reason-wotr-not-at-war", "WR-CHAR-03", {"nation": "isengard"})
    return [orthanc] if unconquered(war, orthanc) else _barred("saruman")


def witch_king(war: War) -> Reason | list[int]:
    """WR-CHR-05: Sauron and a nation of the Free Peoples at war; with any Shadow army that has a Sauron unit."""
    sauron = war.facts.nation["sauron"]
    if not war.at_war(sauron):
        return Reason("reason-wotr-not-at-war", "WR-CHR-05", {"nation": "sauron"})
    if not any(war.at_war(n) for n in war.facts.nations_of[FREE_PEOPLES]):
        return _barred("witch-king")
    return [r for r in range(len(war.regions)) if sauron in force_at(war, SHADOW, r).nations]


def mouth_of_sauron(war: War) -> Reason | list[int]:
    """The Fellowship on the Mordor track, or all Free Peoples at war; in any unconquered Sauron stronghold."""
    if war.mordor < 0 and not all(war.at_war(n) for n in war.facts.nations_of[FREE_PEOPLES]):
        return _barred("mouth-of-sauron")
    return _strongholds(war, "sauron")


def aragorn(war: War) -> Reason | list[int]:
    """WR-CHAR-02: Strider in unconquered Minas Tirith, Dol Amroth or Pelargir; a siege does not matter."""
    here = war.where[war.facts.character["strider"]]
    if here < 0 or war.region_id(here) not in KINGLY or not unconquered(war, here):
        return Reason("reason-wotr-entry-condition", "WR-CHAR-02", {"character": "aragorn"})
    return [here]


def gandalf_the_white(war: War) -> Reason | list[int]:
    """WR-CHR-03: the Grey has left the Fellowship, and a minion is or was in play."""
    here = war.where[war.facts.character["gandalf-the-grey"]]
    if here == IN_FELLOWSHIP or not war.minion_entered:
        return Reason("reason-wotr-entry-condition", "WR-CHR-03", {"character": "gandalf-the-white"})
    return [here] if here >= 0 else [war.facts.region["fangorn"], *_strongholds(war, "elves")]


MINIONS: dict[str, Places] = {"saruman": saruman, "witch-king": witch_king, "mouth-of-sauron": mouth_of_sauron}
HEROES: dict[str, Places] = {"aragorn": aragorn, "gandalf-the-white": gandalf_the_white}
REPLACES = {"aragorn": "strider", "gandalf-the-white": "gandalf-the-grey"}


def entries(war: War, side: int, character: int) -> Reason | list[int]:
    """Where a character may enter play now, or why not."""
    name = war.facts.characters[character].id
    places = (HEROES if side == FREE_PEOPLES else MINIONS).get(name)
    if places is None:
        return Reason("reason-wotr-never-enters", "WR-CHAR-20", {"character": name})
    if war.where[character] == GONE:
        return Reason("reason-wotr-eliminated", "WR-CHAR-23", {"character": name})
    if war.where[character] != ASIDE:
        return Reason("reason-wotr-in-play-already", "WR-CHAR-20", {"character": name})
    return places(war) or _barred(name)


def may_bring(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-ACT-18, WR-ACT-24: one character whose conditions are met."""
    commanded = may_use_character(war, side, option[0])
    if commanded is not None:
        return commanded
    found = entries(war, side, option[0])
    return found if isinstance(found, Reason) else None


def perform_bring(war: War, side: int, _result: int, option: Option) -> Flow[None]:
    """WR-CHAR-02, WR-CHAR-03: he enters; the place is asked when several qualify (PF-038)."""
    character: int = option[0]
    found = entries(war, side, character)
    assert not isinstance(found, Reason), "checked when it was offered"
    place = found[0]
    if len(found) > 1:
        args = {"character": war.facts.characters[character].id}
        chosen = yield Ask(ASK_ENTER, acting(war, side).seat, Listed([ENTER(r) for r in found]), args, args)
        place = chosen[0]
    bring(war, side, character, place)


def bring(war: War, side: int, character: int, region: int) -> None:
    """A character enters play; whom he replaces is gone, and what his coming stirs up follows."""
    who = war.facts.characters[character]
    if who.id in REPLACES:
        old = war.facts.character[REPLACES[who.id]]
        if war.in_play(old):
            war.take(side, region, ((war.facts.characters[old].figure, 1),))
        war.where[old] = GONE
    war.place(side, region, ((who.figure, 1),))
    war.used(f"enters:{who.id}")
    war.tell("log-wotr-enters", "WR-CHAR-20", character=who.id, region=war.region_id(region))
    if side == FREE_PEOPLES:
        companion_arrives(war, character, region)
        return
    war.minion_entered = True
    if who.id == "witch-king":
        for nation in war.facts.nations_of[FREE_PEOPLES]:
            activate(war, nation, BY_MINION, "WR-CHR-05")


def _named(names: Iterable[str]) -> Callable[[War, int, int], Iterable[Option]]:
    return lambda war, _side, _result: [BRING(war.facts.character[name]) for name in names]


def check_bring(war: War, side: int, _result: int, option: Option) -> Reason | None:
    """WR-CHAR-03: told whole, a character enters play in a region."""
    places = entries(war, side, option[0])
    if isinstance(places, Reason):
        return places
    if option[1] in places:
        return None
    args = {"character": war.facts.characters[option[0]].id, "region": war.region_id(option[1])}
    return Reason("reason-wotr-entry-elsewhere", "WR-CHAR-03", args)


def _who(war: War, option: Option) -> dict[str, str]:
    return {"character": war.facts.characters[option[0]].id}


BRING_WHOLE = (
    WholeIntent(
        BRING_TO,
        check_bring,
        Step(ASK_ENTER, lambda _war, o: ENTER(o[1]), _who, before=check_bring),
        begins=lambda _war, o: BRING(o[0]),
    ),
)
ACTIONS: list[Action] = [
    Action(BRING, MUSTER_RESULTS, SHADOW, _named(MINIONS), may_bring, perform_bring, BRING_WHOLE),
    Action(BRING, (D_WILL,), FREE_PEOPLES, _named(HEROES), may_bring, perform_bring, BRING_WHOLE),
]
KINDS: tuple[AskKind, ...] = (ASK_ENTER,)
EXPECTED: tuple[str, ...] = tuple([f"enters:{name}" for name in (*MINIONS, *HEROES)])
