"""What every game shares: asks, answers, flow, chance and fate, records, views, undo. Knows no game."""

from .asks import (
    CHANCE,
    EVERYONE,
    REFEREE,
    SPECTATOR,
    Ask,
    AskKind,
    Flow,
    chance,
    chance_kind,
    open_face,
    secret_face,
)  # fmt: skip
from .bags import Bag, draw_from, look_into
from .belief import Belief, Places, Seen, whereabouts
from .bundle import Bundle, Intent, Offer
from .carrier import Carried, carry
from .chance import Dice, Draws, Outcomes
from .decisions import Decision, Taken
from .decks import Deck, draw, look, read_deck
from .fate import Fate, KeyedFate, QuickFate, Rng, ScriptedFate, fair, salt_hash, seeded
from .forms import COUNTS, MANY, ONE, Field, Form, Names, Option, ids, numbers, words
from .game import Facts, Game, Rules
from .match import SCHEMA, Match
from .match_options import MatchOption
from .messages import Impossible, Message, Reason, Refused
from .moments import moment, moments, relive, scene_at
from .options import Checked, Listed, Options, Random, Steps
from .parametric import Arrange, Parametric, PickCounts, PickSome
from .plain_json import canonical
from .position import Log, Outcome, Position
from .proofs import Proof, prove, verify
from .reader import Reader
from .records import (
    BrokenRecord,
    Diverged,
    WrongVersion,
    dealt_anew,
    enter,
    give_pending,
    read_position,
    replay,
    state_hash,
)
from .samples import NoSample
from .standing import REVOKED, TURN, StandingAnswer, leave_standing
from .takebacks import CONSENT, NEVER, PRACTICE, in_play, last_answered, rolled_since, taken_back

__all__ = [
    "CHANCE", "CONSENT", "COUNTS", "EVERYONE", "MANY", "NEVER", "ONE", "PRACTICE", "REFEREE", "REVOKED", "SCHEMA",
    "SPECTATOR", "TURN", "Arrange", "Ask", "AskKind", "Bag", "Belief", "BrokenRecord", "Bundle", "Carried", "Checked",
    "Decision", "Deck", "Dice", "Diverged", "Draws", "Facts", "Fate", "Field", "Flow", "Form", "Game", "Impossible",
    "Intent", "KeyedFate", "Listed", "Log", "Match", "MatchOption", "Message", "Names", "NoSample", "Offer", "Option",
    "Options", "Outcome", "Outcomes", "Parametric", "PickCounts", "PickSome", "Places", "Position", "Proof",
    "QuickFate", "Random", "Reader", "Reason", "Refused", "Rng", "Rules", "ScriptedFate", "Seen", "StandingAnswer",
    "Steps", "Taken", "WrongVersion", "canonical", "carry", "chance", "chance_kind", "dealt_anew", "draw", "draw_from",
    "enter", "fair", "give_pending", "ids", "in_play", "last_answered", "leave_standing", "look", "look_into",
    "moment", "moments", "numbers", "open_face", "prove", "read_deck", "read_position", "relive", "replay",
    "rolled_since", "salt_hash", "scene_at", "secret_face", "seeded", "state_hash", "taken_back", "verify",
    "whereabouts", "words",
]  # fmt: skip
