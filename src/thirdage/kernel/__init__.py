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
from .chance import Dice, Draws, Outcomes
from .decks import Deck, draw, look, read_deck
from .fate import Fate, KeyedFate, QuickFate, Rng, ScriptedFate, fair, seeded
from .forms import COUNTS, MANY, ONE, Field, Form, Names, Option, ids, numbers, words
from .game import Bundle, Facts, Game, Intent, MatchOption, Rules, canonical
from .match import SCHEMA, Match
from .messages import Message, Reason, Refused
from .moments import moment, moments
from .options import Checked, Listed, Options, Random, Steps
from .parametric import Arrange, Parametric, PickCounts, PickSome
from .position import Log, Outcome, Position, read_outcome
from .proving import Proof, prove, verify
from .records import BrokenRecord, Diverged, WrongVersion, read_position, replay, state_hash
from .sampling import NoSample

__all__ = [
    "CHANCE", "COUNTS", "EVERYONE", "MANY", "ONE", "REFEREE", "SCHEMA", "SPECTATOR", "Arrange", "Ask",
    "AskKind", "BrokenRecord", "Bundle", "Checked", "Deck", "Dice", "Diverged", "Draws", "Facts", "Fate",
    "Field", "Flow", "Form", "Game", "Intent", "KeyedFate", "Listed", "Log", "Match", "MatchOption", "Message",
    "Names", "NoSample", "Option", "Options", "Outcome", "Outcomes", "Parametric", "PickCounts", "PickSome",
    "Position", "Proof", "QuickFate", "Random", "Reason", "Refused", "Rng", "Rules", "ScriptedFate", "Steps",
    "WrongVersion", "canonical", "chance", "chance_kind", "draw", "fair", "ids", "look", "moment", "moments",
    "numbers", "open_face", "prove", "read_deck", "read_outcome", "read_position", "replay", "secret_face", "seeded",
    "state_hash", "verify", "words",
]  # fmt: skip
