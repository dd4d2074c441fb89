"""Action tokens, which a game of Hunt for the Ring leaves to the sides (options free-peoples-tokens, shadow-tokens).

A token is used instead of a die in the action phase, once a game each, one a turn (HR-LNK-06). It is no die: it does
not count for passing (HR-LNK-07), no ring changes it, and no card or ability that speaks of dice takes it for one
(HR-LNK-08). What it does is the action of the die that does the same, with the same checks.
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW, SIDES, TOKENS, TOKENS_OF
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Listed, Option, Reason, ids

from .actions import (
    TOKEN_DOES,
    carry_out,
    may_use_token,
    proceed_unless_redirected,
    token_mark,
    token_offers,
    why_not_by_token,
)  # fmt: skip
from .asks import ADVANCE, DECLINE, DECLINE_FORM, DRAW, USE_TOKEN
from .phases import next_action

TAKE_TOKEN = Form("take-token", token=ids("token"))
ASK_TAKE_TOKEN = AskKind(
    "take-token", "the leading player of each side that gets one of its two tokens", "HR-LNK-04", (TAKE_TOKEN,)
)
ASK_LAST_TOKENS = AskKind(
    "last-tokens", "a player whose side has no dice left but a token", "HR-LNK-06", (USE_TOKEN, DECLINE_FORM)
)
ASK_TOKEN = AskKind("token", "the player who uses the token", "HR-LNK-06", (ADVANCE, DRAW))


def choose_tokens(war: War) -> Flow[None]:
    """HR-LNK-04: at the set-up, whoever gets one token chooses which of his side's two."""
    sides = [s for s in (FREE_PEOPLES, SHADOW) if war.rules.options[f"{SIDES[s]}-tokens"] == 1 and not war.tokens[s]]
    asks = [Ask(ASK_TAKE_TOKEN, leading(war, s).seat, Listed([TAKE_TOKEN(t) for t in TOKENS_OF[s]])) for s in sides]
    answers: tuple[Option, ...] = ()
    if len(asks) == 1:
        answers = ((yield asks[0]),)
    elif asks:
        answers = yield tuple(asks)
    for side, answer in zip(sides, answers, strict=True):
        war.tokens[side] = (answer[0],)
        war.tell("log-wotr-takes-token", "HR-LNK-04", seat=leading(war, side).seat, token=TOKENS[answer[0]])
    war.next = ("turn",)


def last_tokens(war: War, player: int, passed: int) -> Flow[None]:
    """HR-LNK-06: a player whose side has no dice may still use a token of it.

    `passed` is how many places of the order have gone by since the first of those who declined one after the other.
    Ruling HRU-31.
    """
    who = war.facts.players[player]
    side = who.side
    war.actor = player

    def check(option: Option) -> Reason | None:
        return None if option is DECLINE else may_use_token(war, side, option[0])

    options = Checked(lambda: [DECLINE, *[USE_TOKEN(token) for token in war.tokens[side]]], check)
    chosen = yield Ask(ASK_LAST_TOKENS, who.seat, options)
    if chosen is not DECLINE:
        war.next = ("use-token", player, chosen[0])
        return
    war.begin_scene("action", seat=who.seat, how="keep-token")
    war.tell("log-wotr-keeps-token", "HR-LNK-06", seat=who.seat)
    war.end_scene("action")
    next_action(war, player, passed)


def use_token(war: War, player: int, token: int) -> Flow[None]:
    """HR-LNK-06, HR-LNK-10, HR-LNK-11: the token is spent; its action is that of the die it stands for."""
    who = war.facts.players[player]
    side, result = who.side, TOKEN_DOES[token][1]
    war.actor = player
    war.actions += 1
    offers = token_offers(war, side, token)
    war.tokens[side] = tuple([t for t in war.tokens[side] if t != token])
    war.used_this_turn = (*war.used_this_turn, token_mark(side))
    war.next = ("action-end",)
    war.used(f"token:{SIDES[side]}:{TOKENS[token]}")
    war.begin_scene("action", seat=who.seat, how="token", token=TOKENS[token])
    war.tell("log-wotr-uses-token", "HR-LNK-06", seat=who.seat, token=TOKENS[token])
    option = offers[0]
    if option.values:
        options = Checked(lambda: offers, lambda o: why_not_by_token(war, side, token, o))
        args = {"token": TOKENS[token]}
        option = yield Ask(ASK_TOKEN, who.seat, options, args, args)
    yield from carry_out(war, side, result, option)
    proceed_unless_redirected(war)


SEAMS = {"choose-tokens": choose_tokens, "last-tokens": last_tokens, "use-token": use_token}
KINDS: tuple[AskKind, ...] = (ASK_TAKE_TOKEN, ASK_LAST_TOKENS, ASK_TOKEN)
