"""Players that are programs, and what is done with many of their games: simulations, checks, soaks."""

from thirdage.bots.bot import Bot, UnknownBot, bot_names, favourite, knows_bot, make_bot, register_bot, search_adapter
from thirdage.bots.bot_games import MAX_ROUNDS, Played, Table, WrongNumberOfBots, bots_by_seat, play
from thirdage.bots.budget import BadBudget, Budget, read_budget
from thirdage.bots.eyes import Eyes
from thirdage.bots.outside_games import OutsideGameError, register_outside_games
from thirdage.bots.random_bot import RandomBot
from thirdage.bots.simulation import Simulation, simulate
from thirdage.bots.swarm import SwarmBot

__all__ = [
    "MAX_ROUNDS",
    "BadBudget",
    "Bot",
    "Budget",
    "Eyes",
    "OutsideGameError",
    "Played",
    "RandomBot",
    "Simulation",
    "SwarmBot",
    "Table",
    "UnknownBot",
    "WrongNumberOfBots",
    "bot_names",
    "bots_by_seat",
    "favourite",
    "knows_bot",
    "make_bot",
    "play",
    "read_budget",
    "register_bot",
    "register_outside_games",
    "search_adapter",
    "simulate",
]
