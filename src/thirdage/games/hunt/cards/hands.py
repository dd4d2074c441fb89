"""Cards, Fellowship tokens, dice, corruption and Companions that cards bring and take (HR-ALY-07, HR-SOR-04)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from thirdage.games.hunt.asks import (
    ASK_CARD_DICE,
    ASK_CARD_DRAWN,
    ASK_DICE,
    ASK_DISCARD_ONE,
    ASK_WEIGHT,
    BEAR,
    CARD_DRAWN,
    CHOOSE_DICE,
    DICE_ROLLED,
    DISCARD,
    GIVE_TOKEN,
    STOP,
)  # fmt: skip
from thirdage.games.hunt.constants import COMPANIONS, OUT, SHADOW, SORCERIES, UP
from thirdage.games.hunt.draws import discard_ally, draw_sorcery, spend_die
from thirdage.games.hunt.draws import draw_ally as draw_one
from thirdage.games.hunt.draws import gain_fellowship as gain
from thirdage.games.hunt.effects import Effects, Job
from thirdage.games.hunt.ending import corrupt
from thirdage.games.hunt.model import RING_BEARER_BIT, Pursuit
from thirdage.kernel import Ask, Dice, Draws, Flow, Listed, Option, chance

from .places import player

EFFECTS: Final[Effects] = Effects()


def is_sorcery(at: Pursuit, job: Job) -> bool:
    """Whether a Ringwraith played the card."""
    return at.facts.cards[job.card].deck == SORCERIES


@EFFECTS.on("gain_fellowship", "do")
def gain_fellowship(at: Pursuit, job: Job) -> Flow[None]:
    """HR-FEL-05."""
    gain(at, job.n)
    yield from ()


@EFFECTS.on("draw_ally", "do")
def draw_ally(at: Pursuit, job: Job) -> Flow[None]:
    """HR-ALY-01 to 03: one after the other, each within the limit of the hand. Ruling HRU-41."""
    job.again(0)
    yield from draw_one(at)


@EFFECTS.on("draw_sorcery", "do")
def draw_sorcery_card(at: Pursuit, job: Job) -> Flow[None]:
    """HR-SOR-02: for the player of the active Nazgûl."""
    job.again(0)
    yield from draw_sorcery(at, at.commander(at.active))


@EFFECTS.on("discard_ally", "do")
def discard(at: Pursuit, job: Job) -> Flow[None]:
    """Of the Ring-bearer's hand: he chooses, or for a Sorcery card chance does. Nobody else learns which."""
    if not at.ally_hand:
        return
    if is_sorcery(at, job):
        hand = Draws(CARD_DRAWN, at.ally_hand)
        taken: Option = yield chance(ASK_CARD_DRAWN, hand, "ally-hand", "taken", at.ring_bearer, RING_BEARER_BIT)
        card = taken[0]
    else:
        choice: Option = yield discard_one(at, at.ally_hand)
        card = choice[0]
    drop(at, card)
    job.again(0)


def discard_one(at: Pursuit, cards: tuple[int, ...]) -> Ask:
    """Which of these the Ring-bearer discards."""
    return Ask(ASK_DISCARD_ONE, at.ring_bearer, Listed([DISCARD(card) for card in cards]))


def drop(at: Pursuit, card: int) -> None:
    """A card of the hand goes, and only the Ring-bearer knows which."""
    discard_ally(at, card, RING_BEARER_BIT)
    at.tell("log-hunt-discards-ally", "HR-ALY-07", RING_BEARER_BIT, card=at.facts.cards[card].id)
    at.tell("log-hunt-ally-discarded", "HR-ALY-07", ~RING_BEARER_BIT)
    at.reveal()


@EFFECTS.on("corruption", "do")
def corruption(at: Pursuit, job: Job) -> Flow[None]:
    """HR-GEN-06: never below 0. Ruling HRU-50."""
    points = max(int(job.row["d"]), -at.corruption)
    if points:
        corrupt(at, points, "HR-SOR-04" if is_sorcery(at, job) else "HR-ALY-07")
    yield from ()


@EFFECTS.on("discard_die", "do")
def discard_die(at: Pursuit, job: Job) -> Flow[None]:
    """The Ring-bearer takes an unused ordinary die away; the Chief's die never (HR-CHD-03)."""
    if at.dice:
        about = {"card": job.card_id}
        offer = Listed([CHOOSE_DICE((face,)) for face in dict.fromkeys(at.dice)])
        choice: Option = yield Ask(ASK_CARD_DICE, at.ring_bearer, offer, about, about)
        (face,) = choice[0]
        spend_die(at, face)
        at.tell("log-hunt-die-removed", "HR-DIE-02", face=at.rules.names.ids["face"][face])
        job.again(face)


@EFFECTS.on("reroll_die", "do")
def reroll_die(at: Pursuit, job: Job) -> Flow[None]:
    """HR-FEL-04: the Ring-bearer chooses just so many, a Ringwraith up to so many; only for him do Shadows count.

    Ruling HRU-52.
    """
    sorcery = is_sorcery(at, job)
    most = min(job.n, len(at.dice))
    if not most:
        return
    about = {"card": job.card_id}
    sizes = range(1, most + 1) if sorcery else (most,)
    handfuls = dict.fromkeys([dice for size in sizes for dice in combinations(at.dice, size)])
    options = [CHOOSE_DICE(dice) for dice in handfuls]
    seat = player(at) if sorcery else at.ring_bearer
    choice: Option = yield Ask(ASK_CARD_DICE, seat, Listed([STOP, *options] if sorcery else options), about, about)
    if choice is STOP:
        return
    for face in choice[0]:
        spend_die(at, face)
    roller = seat if sorcery else at.wraith_seat(at.leading)
    dice = Dice(DICE_ROLLED, len(choice[0]), at.facts.dice)
    rolled: Option = yield chance(ASK_DICE, dice, "action-dice", "card", roller)
    at.dice = tuple(sorted([*at.dice, *rolled[0]]))
    at.tell("log-hunt-rolls", "HR-DIE-01", seat=roller, face=[at.rules.names.ids["face"][f] for f in rolled[0]])
    if not sorcery:
        gain(at, rolled[0].count(SHADOW))


@EFFECTS.on("companion", "do")
def companion(at: Pursuit, job: Job) -> Flow[None]:
    """HR-CPN-04: who has not been in play comes into play."""
    who = COMPANIONS.index(job.row["id"])
    if at.companions[who] == OUT:
        at.companions = tuple([UP if c == who else state for c, state in enumerate(at.companions)])
        at.tell("log-hunt-companion-joins", "HR-CPN-04", companion=COMPANIONS[who])
    yield from ()


@EFFECTS.on("lose_fellowship", "do")
def lose_fellowship(at: Pursuit, job: Job) -> Flow[None]:
    """The Ring-bearer gives a token back to the pool or bears corruption; without a token he must bear it."""
    choice: Option = BEAR
    if at.available:
        about = {"card": job.card_id}
        choice = yield Ask(ASK_WEIGHT, at.ring_bearer, Listed([GIVE_TOKEN, BEAR]), about, about)
    if choice is BEAR:
        corrupt(at, int(job.row["else_corruption"]), "HR-SOR-04")
        return
    at.available -= job.n
    at.pool += job.n
    at.tell("log-hunt-fellowship-returned", "HR-FEL-01")


@EFFECTS.on("add_token", "do")
def add_token(at: Pursuit, job: Job) -> Flow[None]:
    """HR-SOR-08, HR-ENC-02: a special token joins the Hunt pool, unless it did before. Ruling HRU-51."""
    token = at.rules.names.keys["token"][job.row["id"]]
    there = [*at.hunt_pool, *at.drawn, *at.eyes, *at.discarded_tokens]
    if token not in there:
        at.hunt_pool = tuple(sorted([*at.hunt_pool, token]))
        at.tell("log-hunt-token-added", "HR-SOR-08")
    yield from ()


@EFFECTS.on("eye_card", "do")
def eye_card(at: Pursuit, job: Job) -> Flow[None]:
    """HR-SOR-09: the card itself lies beside the track and counts as an Eye."""
    at.tell("log-hunt-eye-card", "HR-SOR-09", card=job.card_id, count=at.eyes_beside)
    yield from ()
