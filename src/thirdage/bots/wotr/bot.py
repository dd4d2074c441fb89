"""The rules-of-thumb bot: one handler per ask kind. `anything` answers unknown asks; it prefers acting to declining."""

from __future__ import annotations

from typing import Final

from thirdage.bots.eyes import Eyes
from thirdage.bots.wotr import battles, companions, minions, ring, team
from thirdage.bots.wotr.answers import LAST, best, counted, field, of_kind, some, yes_or_no
from thirdage.bots.wotr.board import Board, Memory
from thirdage.bots.wotr.campaign import campaign_of
from thirdage.bots.wotr.dice import Dice
from thirdage.bots.wotr.lessons import Handler, lessons
from thirdage.bots.wotr.style import PLAIN, Style
from thirdage.bots.wotr.values import event_value, keeping_value
from thirdage.games.wotr.cards.sh_musters import EACH
from thirdage.games.wotr.model.constants import POINTS_NEEDED, SHADOW
from thirdage.kernel import Arrange, Ask, Option, PickCounts, Rng

ENOUGH: Final = 0.03
"""A second move or recruit that gains less is left out."""


def hunt_allocation(board: Board, ask: Ask) -> Option:
    """Few dice at first, more when the Ring-bearers come near, most when they walk in Mordor."""
    wanted = 1
    if board.mordor >= 0 or board.way_left() <= 4 or board.corruption >= 6:
        wanted = 2
    if board.mordor >= 0 and board.points(SHADOW) < POINTS_NEEDED[SHADOW] - 2:
        wanted = 3
    return min(ask.options, key=lambda o: abs(int(o.get("dice")) - wanted))


def discard(board: Board, ask: Ask) -> Option:
    """The cards that are worth least."""
    facts = board.facts
    return some(ask, lambda card: -keeping_value(board, facts.cards[card].id), at_least=99)


def move_army(board: Board, ask: Ask) -> Option:
    """The best move of the campaign, or enough."""
    campaign = campaign_of(board)

    form = ask.spec.forms["move-army"]
    for _, start, region in campaign.moves():
        option = form(start, region)
        if option in ask.options:
            return option
    return best(ask.options, lambda o: ENOUGH if o.kind == "done" else campaign.move(*o)[0])


def march_from(board: Board, ask: Ask) -> Option:
    """The army that gains most by going to a neighbour of its."""
    campaign = campaign_of(board)

    def worth(option: Option) -> float:
        if option.kind == "done":
            return ENOUGH
        start: int = option.get("region")
        return max([campaign.move(start, r)[0] for r in board.facts.regions[start].adjacent], default=-9.0)

    return best(ask.options, worth)


def march_on(board: Board, ask: Ask) -> Option:
    """On toward the nearest goals; the figures on the march stand nowhere yet, so only the place counts."""
    campaign = campaign_of(board)

    def worth(option: Option) -> float:
        region: int = field(option, "region", board.facts.region[(ask.args or {})["region"]])
        pull = sum([board.facts.regions[g].vp * 0.6 ** board.far[region][g] for g in campaign.goals], 0.0)
        return pull - (0.05 if option.kind != "done" else 0.0)

    return best(ask.options, worth)


def attack_from(board: Board, ask: Ask) -> Option:
    """Where the best attack starts."""
    worth: dict[int, float] = {}
    for value, start, _ in campaign_of(board).attacks(led=False):
        worth[start] = max(value, worth.get(start, -9.0))
    return best(ask.options, lambda o: worth.get(o.get("region"), -9.0))


def attack_target(board: Board, ask: Ask) -> Option:
    """Whom the army attacks."""
    start = board.facts.region[(ask.args or {})["region"]]
    campaign = campaign_of(board)
    return best(ask.options, lambda o: campaign.attack(start, o.get("region")))


def recruit(board: Board, ask: Ask) -> Option:
    """Where the campaign has most use for a figure; two Regulars rather than one Elite, unless they are few."""
    campaign = campaign_of(board)
    facts = board.facts

    def worth(option: Option) -> float:
        if option.kind == "done":
            return -0.5
        figure, region = option
        gain = campaign.recruit(figure, region)
        elite = figure == facts.nations[facts.figures[figure].nation].elite
        return 0.6 * gain if elite else gain

    return best(ask.options, worth)


def region_for_army(board: Board, ask: Ask) -> Option:
    """Any region in which figures of ours come to stand: where they are of most use."""
    campaign = campaign_of(board)
    nations = board.facts.nations_of[board.side]
    figure = board.facts.nations[nations[0]].regular

    def worth(option: Option) -> float:
        region = field(option, "region")
        return campaign.recruit(figure, region) if region >= 0 else -0.5

    return best(ask.options, worth)


def strike_region(board: Board, ask: Ask) -> Option:
    """A blow falls on the army that can take most."""
    enemy = 1 - board.side
    return best(ask.options, lambda o: float(board.force_at(enemy, field(o, "region", 0)).units))


def cruel_weather(board: Board, ask: Ask) -> Option:
    """Away from the gates of Mordor."""
    gate = board.gate()
    return best(ask.options, lambda o: float(board.far[field(o, "region", gate)][gate]))


def elite_unit(board: Board, ask: Ask) -> Option:
    """An Elite, where a card lets one choose."""
    kinds = board.facts.figures
    return best(ask.options, lambda o: float(kinds[field(o, "figure", 0)].rank == 1))


def wisdom(board: Board, ask: Ask) -> Option:
    """The nation that is nearest to the war."""
    campaign = campaign_of(board)
    facts = board.facts

    def worth(option: Option) -> float:
        nation: int = option.get("nation")
        near = max([campaign.fear.get(r, 0.0) for r in facts.settlements_of[nation]], default=0.0)
        return 10 * near + 2.0 * (not board.active[nation]) if not board.at_war[nation] else -1.0

    return best(ask.options, worth)


def deck(board: Board, ask: Ask) -> Option:
    """Character cards for the Ring, strategy cards for the war: whichever is asked for, the fuller deck."""
    sizes = board.glance.deck_sizes
    return best(ask.options, lambda o: float(sizes[o.get("deck")]))


def another_card(board: Board, ask: Ask) -> Option:
    """A card without a die: the best."""
    facts = board.facts
    return best(ask.options, lambda o: event_value(board, facts.cards[o.get("card")].id) if o.form.keys else 0.5)


def pay_cards(board: Board, ask: Ask) -> Option:
    """The cards that are worth least."""
    facts = board.facts

    def cost(option: Option) -> float:
        return sum([keeping_value(board, facts.cards[card].id) for card in option[0]], 0.0)

    return min(ask.options, key=cost)


def march_or_attack(board: Board, ask: Ask) -> Option:
    """What a card lets armies do: what a die would do."""
    dice = Dice(board)
    return best(ask.options, lambda o: dice.worth(o.kind, "", led=True) if o.kind not in LAST else 0.5)


def regions_for_recruits(board: Board, ask: Ask) -> Option:
    """Several regions for recruits: those that have most use for them."""
    campaign = campaign_of(board)
    figure = board.facts.nations[board.facts.nations_of[board.side][0]].regular
    return some(ask, lambda region: campaign.recruit(figure, region), at_least=99)


def share_out(board: Board, ask: Ask) -> Option:
    """Recruits that are too few for a card: as many units as can come, Elites rather, and where they have most use."""
    campaign = campaign_of(board)
    args = ask.args or {}
    figure, orthanc = board.facts.figure[args["figure"]], board.facts.region["orthanc"]

    def worth(option: Option) -> float:
        shares: dict[int, int] = dict(option[0])
        elites: int = max(0, min(args["amount"], EACH - shares.get(orthanc, 0)))
        use = sum([n * campaign.recruit(figure, region) for region, n in shares.items()], 0.0)
        return 10 * (sum(shares.values()) + elites) + elites + use

    return best(ask.options, worth)


def give_up(board: Board, ask: Ask) -> Option:
    """A figure that must go: a Regular, where the danger is least."""
    campaign = campaign_of(board)
    kinds = board.facts.figures

    def worth(option: Option) -> float:
        figure, region = field(option, "figure", 0), field(option, "region", 0)
        return -float(kinds[figure].rank == 1) - 0.5 * float(kinds[figure].rank > 1) - campaign.fear.get(region, 0.0)

    return best(ask.options, worth)


def lidless_eye(_board: Board, ask: Ask) -> Option:
    """One die is enough; the others have work to do."""
    options = ask.options
    assert isinstance(options, PickCounts), "dice are counted"
    return counted(ask, [((item, 1),) for item, _ in options.items])


def re_roll(_board: Board, ask: Ask) -> Option:
    """As many as may be."""
    return max(ask.options, key=lambda o: int(o.get("dice")))


def moving_on(board: Board, ask: Ask) -> Option:
    """There Is Another Way: hide, or move if that is wise."""
    hide = of_kind(ask, "hide")
    return hide if hide is not None else yes_or_no(ask, yes=ring.move_value(board) >= 5)


HANDLERS: Final[dict[str, Handler]] = {
    "action": lambda b, a: Dice(b).action(a),
    "die": lambda b, a: Dice(b).die(a),
    "will-of-the-west": lambda b, a: Dice(b).will(a),
    "hunt-allocation": hunt_allocation,
    "discard": discard,
    "fellowship-phase": ring.phase,
    "guide": ring.guide_for,
    "way": ring.fewest_regions,
    "who-leaves": companions.who_leaves,
    "separate-to": companions.separate_to,
    "hunt-re-roll": re_roll,
    "leader-re-roll": re_roll,
    "prevent-draw": ring.prevent_draw,
    "redraw-tile": ring.redraw,
    "lower-damage": ring.lower_damage,
    "hobbit-leaves": ring.hobbit_leaves,
    "gollum-reveals": ring.gollum_reveals,
    "casualty": ring.casualty,
    "revealed-to": ring.revealed_to,
    "lure": ring.lure,
    "another-way": moving_on,
    "move-army": move_army,
    "army-figures": lambda b, a: battles.army_figures(b, campaign_of(b), a),
    "woses-figures": lambda b, a: battles.army_figures(b, campaign_of(b), a),
    "march-from": march_from,
    "march-figures": lambda b, a: battles.army_figures(b, campaign_of(b), a),
    "march-on": march_on,
    "disband": battles.disband,
    "recruit": recruit,
    "companion-group": companions.group,
    "companion-destination": companions.destination,
    "minions": lambda b, a: minions.who_flies(b, campaign_of(b), a),
    "minion-destination": lambda b, a: minions.destination(b, campaign_of(b), a),
    "enter": lambda b, a: minions.entry(b, campaign_of(b), a),
    "attack-from": attack_from,
    "attack-target": attack_target,
    "attackers": lambda b, a: battles.attackers(b, campaign_of(b), a),
    "advance-army": battles.advance,
    "take-hit": battles.take_hit,
    "press": battles.press,
    "retreat": battles.stand_or_retreat,
    "driven-out": battles.driven_out,
    "leave-battle": battles.leave_battle,
    "withdraw": battles.withdraw,
    "prolong": battles.prolong,
    "combat-card": battles.combat_card,
    "combat-amount": battles.amount,
    "which-deck": deck,
    "another-card": another_card,
    "pay-cards": pay_cards,
    "card-unit": elite_unit,
    "recruit-in": region_for_army,
    "woses-from": region_for_army,
    "woses-to": region_for_army,
    "dead-men-to": region_for_army,
    "eagles": strike_region,
    "strike-army": strike_region,
    "wisdom-of-elrond": wisdom,
    "cruel-weather": cruel_weather,
    "lidless-eye": lidless_eye,
    "recruit-in-each": regions_for_recruits,
    "share-out": share_out,
    "voice-settlements": regions_for_recruits,
    "give-up": give_up,
    "march-or-attack": march_or_attack,
    "swap-card": team.swap,
    "merge-armies": team.merge,
}
"""Who answers which kind of ask."""


def learnt_handler(ask: Ask) -> Handler | None:
    """Who answers an ask of an expansion."""
    found = [lesson.handlers[ask.kind] for lesson in lessons(ask.rules.options).values() if ask.kind in lesson.handlers]
    return found[0] if found else None


def anything(board: Board, ask: Ask, rng: Rng) -> Option:
    """An ask nobody has an opinion on: rather do something than nothing, and the most of it."""
    options = ask.options
    if isinstance(options, PickCounts):
        return counted(ask, [tuple(options.items)])
    if isinstance(options, Arrange) or options.parametric:
        return options.sample(rng)
    if any(option.kind not in LAST and "region" in option.form.keys for option in options):
        return region_for_army(board, ask)
    return yes_or_no(ask, yes=True)


class RulesBot:
    """Plays either side of War of the Ring by rules of thumb; what it remembers only saves thinking twice."""

    def __init__(self, _rng: Rng, style: Style = PLAIN) -> None:
        """Nothing to decide beforehand but how boldly to wage war."""
        self._memory = Memory(style)

    def choose(self, eyes: Eyes, ask: Ask, rng: Rng) -> Option:
        """What it thinks best."""
        board = Board(eyes, ask, self._memory)
        knows = HANDLERS.get(ask.kind) or learnt_handler(ask)
        return anything(board, ask, rng) if knows is None else knows(board, ask)
