"""The rules-of-thumb bot of Hunt for the Ring: weighs every answer in points of corruption and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from thirdage.bots.eyes import Eyes
from thirdage.bots.hunt.bearer import BearerTurn
from thirdage.bots.hunt.guess import Guess, Guesser, unsure
from thirdage.bots.hunt.style import PLAIN, Style
from thirdage.bots.hunt.worth import DIE, of_card
from thirdage.bots.hunt.wraith import WraithTurn
from thirdage.games.hunt import asks
from thirdage.games.hunt.constants import (
    ALL_NAZGUL,
    EYE,
    HUNT,
    LONG,
    NAZGUL,
    PERCEIVE_AREA,
    QUESTIONS,
    SEARCH,
)
from thirdage.games.hunt.glance import Glance
from thirdage.kernel import Ask, Option, Rng

Json = dict[str, Any]
GRAIN: Final = 1 << 20
AVERAGE: Final = 0.39
"""What a roll is worth, in the mean."""
SPARED: Final = 2.0
"""What a Companion card is worth: a token that brings less is borne."""
LATE: Final = 3
"""So few divisions before the end a new way is no help."""


class RulesBot:
    """A player of either role."""

    def __init__(self, _rng: Rng, style: Style = PLAIN) -> None:
        self.guesser = Guesser()
        self.style = style

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """The best option of the ask; equals are decided by chance."""
        known = ASKS.get(ask.kind)
        if known is None:
            return ask.options.sample(rng)
        options = list(ask.options)
        if len(options) == 1:
            return options[0]
        worth = known(self.desk(eyes), ask)
        return max(options, key=lambda o: (round(worth(o), 6), rng.randrange(GRAIN)))

    def worths(self, eyes: Eyes, ask: Ask) -> dict[Option, float] | None:
        """What it thinks of each option; None where it has no opinion."""
        known = ASKS.get(ask.kind)
        if known is None:
            return None
        worth = known(self.desk(eyes), ask)
        return {option: worth(option) for option in ask.options}

    def desk(self, eyes: Eyes) -> Desk:
        """What lies before it."""
        return Desk(cast(Glance, eyes.glance()), self.guesser, self.style)


class Desk:
    """What a seat sees, and what can be reckoned from it."""

    def __init__(self, glance: Glance, guesser: Guesser, style: Style = PLAIN) -> None:
        self.style = style
        self.glance = glance
        self.at = glance.table
        self._guesser = guesser

    @property
    def guess(self) -> Guess:
        """Where Frodo may be for all that everybody knows."""
        return self._guesser.guess(self.glance)

    def wraith(self, nazgul: int) -> WraithTurn:
        """The turn of a Nazgûl."""
        return WraithTurn(self.glance, self.guess, nazgul, self.style)

    def bearer(self) -> BearerTurn:
        """The Ring-bearer's turn."""
        return BearerTurn(self.glance, self.guess, self.style)


Worth = Callable[[Option], float]


# -- the Ring-bearer ----------------------------------------------------------------------------------------------
def bearer_turn(desk: Desk, _ask: Ask) -> Worth:
    """See bearer."""
    return desk.bearer().option


def card_move(desk: Desk, _ask: Ask) -> Worth:
    """A move that a card gives."""
    turn = desk.bearer()
    return lambda option: -turn.entry(option)


def escape(desk: Desk, _ask: Ask) -> Worth:
    """HR-ESC1: away, unless they will look for him where he would go."""
    turn = desk.bearer()
    return lambda option: -turn.entry(option, escape=True)


def give_information(_desk: Desk, _ask: Ask) -> Worth:
    """One is as good as another."""
    return lambda _option: 0.0


def discard_ally(desk: Desk, ask: Ask) -> Worth:
    """The card that is worth least; also of the Ringwraiths."""
    mine = ask.seat == desk.at.ring_bearer
    return lambda option: -of_card(desk.at, option[0], mine)


def cancel_token(desk: Desk, _ask: Ask) -> Worth:
    """HR-ENC-06: a Companion for a token that hurts, and for any that is fatal."""
    at = desk.at
    turn = desk.bearer()

    def worth(option: Option) -> float:
        if option is asks.DECLINE:
            return 0.0
        value = at.facts.tokens[option[1]].value
        points = 1 + at.eyes_beside if value == EYE else value
        all_points = sum([at.facts.tokens[token].value or 1 + at.eyes_beside for token in at.drawn])
        fatal = 10.0 if at.corruption + all_points >= turn.limit else 0.0
        companion: int = option[0]
        return points - SPARED + 0.5 + fatal - 0.01 * companion

    return worth


def out_of_turn(desk: Desk, ask: Ask) -> Worth:
    """HR-ALY-09: cancel what would find him, or tell much."""
    at, guess = desk.at, desk.guess
    args = ask.args or {}
    kind = QUESTIONS.index(args["what"])
    last = at.frodo_last

    def worth(option: Option) -> float:
        if option is asks.PASS:
            return 0.0
        if kind in (SEARCH, HUNT):
            there = at.facts.space[args["space"]]
            if kind == HUNT:
                return 1.0 if there == last else -0.5
            return 0.5 if there in at.frodo_passed and guess.passed.get(there, 0.0) < 0.6 else -0.5
        area = kind == PERCEIVE_AREA
        names, shares = (at.facts.areas, guess.areas) if area else (at.facts.sections, guess.sections)
        which = names.index(args["area" if area else "section"])
        here = (at.facts.area_of(last) if area else at.facts.section_of(last)) == which
        return desk.style.bit if here and unsure(shares.get(which, 0.0)) > 0.6 else -0.5

    return worth


def when_found(desk: Desk, ask: Ask) -> Worth:
    """HR-ENC-05: fewer Nazgûl about him are fewer tokens; without any the card is better kept."""
    at, last = desk.at, desk.at.facts.space[(ask.args or {})["space"]]
    near = any(space == last or space in at.board.adjacent[last] for space in at.nazgul)
    return lambda option: 0.0 if option is asks.PASS else 1.0 if near else -0.5


def ally_token(desk: Desk, _ask: Ask) -> Worth:
    """Where the Ringwraiths would look for him next, and he is or may go."""
    at, turn = desk.at, desk.bearer()
    ahead = _ahead(desk)

    def worth(option: Option) -> float:
        if option is asks.STOP:
            return 0.0
        to: int = option[-1]
        gone = ahead.get(option[0], 0.0) if option.form is asks.MOVE_TOKEN else 0.0
        return ahead.get(to, 0.02) - gone + 0.3 * turn.share(to) * (to == at.frodo_last)

    return worth


def _ahead(desk: Desk) -> dict[int, float]:
    """The locations where Frodo stands or soon will, by how much it helps to close them."""
    at = desk.at
    if at.chapter == 2:
        rows = at.facts.journeys[at.journey].places
        places = [place for place in rows[at.track :] if at.board.is_location(place)]
        return {at.frodo_last: 1.0, **{place: 0.6**n for n, place in enumerate(places[:-1], 1)}}
    ground = desk.guess.ground
    left = ground.entries_left(at.frodo_last, 0)
    near = at.board.dots_between[at.frodo_last]
    return {**{place: 0.5 for place in near if ground.entries_left(place, 0) < left}, at.frodo_last: 1.0}


def drive(desk: Desk, _ask: Ask) -> Worth:
    """A Nazgûl away from where Frodo is."""
    at, ground = desk.at, desk.guess.ground

    def worth(option: Option) -> float:
        if option in (asks.STOP, asks.STAY):
            return 0.0
        nazgul, to = option
        now, then = ground.ride(at.nazgul[nazgul], at.frodo_last), ground.ride(to, at.frodo_last)
        return (then - now) / (1 + now) + 0.01 * (ground.apart(to, at.frodo_last))

    return worth


def card_area(desk: Desk, ask: Ask) -> Worth:
    """The Ring-bearer shields where he is; a Ringwraith asks where it tells most."""
    at, guess = desk.at, desk.guess
    if ask.seat == at.ring_bearer:
        last = at.frodo_last

        def hides(option: Option) -> float:
            area = option.form is asks.CHOOSE_AREA
            here = at.facts.area_of(last) if area else at.facts.section_of(last)
            near = [n for n in ALL_NAZGUL if at.nazgul[n] >= 0 and at.facts.area_of(at.nazgul[n]) == option[0]]
            return (2.0 if option[0] == here else 0.0) + 0.1 * len(near)

        return hides
    return lambda option: unsure(guess.felt(guess.areas, option[0], section=False))


def card_dice(desk: Desk, ask: Ask) -> Worth:
    """Dice that are worth least to the Ringwraiths are rolled anew by them, the others by the Ring-bearer."""
    mine = ask.seat == desk.at.ring_bearer

    def worth(option: Option) -> float:
        if option is asks.STOP:
            return 0.0
        gain = sum([AVERAGE - DIE[face] for face in option[0]])
        return -gain if mine else gain

    return worth


def lose_die(_desk: Desk, _ask: Ask) -> Worth:
    """The best one."""
    return lambda option: DIE[option[0]]


def refresh_draw(_desk: Desk, _ask: Ask) -> Worth:
    """Two cards of which one is kept are better than one."""
    return lambda option: float(option.form is asks.USE_COMPANION)


def weight(desk: Desk, _ask: Ask) -> Worth:
    """A token rather than corruption."""
    near = desk.at.corruption + 1 >= desk.bearer().limit - 2
    return lambda option: 1.0 if (option is asks.GIVE_TOKEN) == (near or desk.at.available > 1) else 0.0


def journey(desk: Desk, _ask: Ask) -> Worth:
    """Short and long are about as good; of one deck, the card on which fewer Nazgûl are near him."""
    at = desk.at

    def worth(option: Option) -> float:
        row = at.facts.journeys[option[0]]
        if at.track == 0 or at.journey < 0:
            return 0.1 * (at.corruption - 5) if row.deck == LONG else 0.0
        ground = desk.guess.ground
        rows = row.places[: at.track + 1]
        last = next(place for place in reversed(rows) if at.board.is_location(place))
        return float(min([ground.ride(at.nazgul[n], last) for n in ALL_NAZGUL]))

    return worth


def gandalf_site(desk: Desk, _ask: Ask) -> Worth:
    """A place from which it is not far to deeds and exits."""
    turn = desk.bearer()
    return lambda option: turn.gandalf(option[0])


def direction(desk: Desk, _ask: Ask) -> Worth:
    """Another way, if there is still a way to go: they know this one."""
    turn = desk.bearer()
    return lambda option: float((option is asks.CHANGE) == (turn.remaining() > LATE))


def strider(_desk: Desk, _ask: Ask) -> Worth:
    """The better of two ways."""
    return lambda option: float(option.form is asks.TURN_COMPANION)


def hold(desk: Desk, _ask: Ask) -> Worth:
    """The Nazgûl that are nearest."""
    at, ground = desk.at, desk.guess.ground
    return lambda o: -1.0 if o is asks.STOP else 1.0 / (1 + ground.ride(at.nazgul[o[0]], at.frodo_last))


# -- the Ringwraiths ----------------------------------------------------------------------------------------------
def nazgul_turn(desk: Desk, _ask: Ask) -> Worth:
    """See wraith."""
    return desk.wraith(desk.at.active).option


def command(desk: Desk, _ask: Ask) -> Worth:
    """Fair shares."""
    at = desk.at
    free = len(NAZGUL) - sum([len(mine) for mine in at.orders])
    share = -(-free // (at.wraiths - len(at.orders)))
    return lambda option: -float(abs(len(option[0]) - share))


def place(desk: Desk, _ask: Ask) -> Worth:
    """Where they cover most of where he can begin."""
    at = desk.at

    def worth(option: Option) -> float:
        turn = desk.wraith(option[0])
        return turn.place(option[1]) + 0.01 * (at.nazgul.count(option[1]) == 0)

    return worth


def card_space(desk: Desk, ask: Ask) -> Worth:
    """Where to search, hunt or ask."""
    turn = desk.wraith(desk.at.active)
    what = (ask.args or {})["what"]

    def worth(option: Option) -> float:
        if option is asks.STOP:
            return 0.0
        if what == "hunt":
            return turn.hunt(option[0]) + 0.5 * turn.clue(option[0])
        if what == "search":
            return turn.search(option[0])
        if what == "dark":
            return turn.place(option[0])
        if what == "ally-token":
            return turn.guess.soon.get(option[0], 0.0)
        return turn.clue(option[0])

    return worth


def card_step(desk: Desk, ask: Ask) -> Worth:
    """Where that Nazgûl covers most."""
    turn = desk.wraith(NAZGUL.index((ask.args or {})["nazgul"]))
    return lambda option: turn.place(turn.here if option is asks.STAY else option[-1])


def share_sorcery(_desk: Desk, _ask: Ask) -> Worth:
    """Whoever holds the cards can play them; only a full hand is too much."""
    return lambda option: float(option is not asks.SHARE)


def chief(desk: Desk, _ask: Ask) -> Worth:
    """The Nazgûl that stands best."""
    return lambda option: desk.wraith(option[0]).place(desk.at.nazgul[option[0]])


ASKS: Final[dict[str, Callable[[Desk, Ask], Worth]]] = {
    "hunt-give-information": give_information,
    "hunt-command": command,
    "hunt-place": place,
    "hunt-bearer-turn": bearer_turn,
    "hunt-nazgul-turn": nazgul_turn,
    "hunt-discard": discard_ally,
    "hunt-cancel-token": cancel_token,
    "hunt-escape": escape,
    "hunt-out-of-turn": out_of_turn,
    "hunt-frodo-found": when_found,
    "hunt-card-move": card_move,
    "hunt-ally-token": ally_token,
    "hunt-move-nazgul": drive,
    "hunt-card-area": card_area,
    "hunt-card-dice": card_dice,
    "hunt-discard-one": discard_ally,
    "hunt-refresh-draw": refresh_draw,
    "hunt-card-space": card_space,
    "hunt-card-step": card_step,
    "hunt-weight": weight,
    "hunt-journey": journey,
    "hunt-gandalf-start": gandalf_site,
    "hunt-gandalf-hides": gandalf_site,
    "hunt-drive-nazgul": drive,
    "hunt-discard-die": lose_die,
    "hunt-direction": direction,
    "hunt-strider": strider,
    "hunt-manhunt-step": card_step,
    "hunt-gandalf-goes": gandalf_site,
    "hunt-hold": hold,
    "hunt-strider-drives": drive,
    "hunt-share-sorcery": share_sorcery,
    "hunt-give-card": discard_ally,
    "hunt-name-chief": chief,
}
