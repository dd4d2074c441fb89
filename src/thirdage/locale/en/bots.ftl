### Opponents: bots, levels, and what they say about a decision.

## Names of bots

bot-one-ply = looks one action ahead
bot-planner = plans to the end of the round
bot-ismcts = searches a tree of plans

## Levels

level-hobbit = Hobbit
level-ranger = Ranger
level-captain = Captain
level-wizard = Wizard
text-level-hobbit = For your first games: plays by simple rules of thumb and forgives mistakes.
# $seconds: how long it thinks at most
text-level-ranger = For those who know the rules and want an honest fight. Looks a few actions ahead, up to { $seconds } s each.
text-level-captain = For those who beat the Ranger. Plans within the round, up to { $seconds } s an action.
text-level-wizard = For veterans. Weighs the whole round, up to { $seconds } s an action.

## What would you do?

text-advice-only = There is nothing to weigh here.
# $percent: the chance; $count: how many games were imagined
text-advice-chance = { $count ->
    [one] Chance to win: about { $percent }%, by { $count } imagined game.
   *[other] Chance to win: about { $percent }%, by { $count } imagined games.
}

## What decided, in War of the Ring

text-feature-wotr-corruption = Corruption
text-feature-wotr-way = The way left to Mordor
text-feature-wotr-hidden = Whether the Fellowship is hidden
text-feature-wotr-companions = The Companions in the Fellowship
text-feature-wotr-guide = The Guide
text-feature-wotr-tiles = The tiles of the Hunt Pool
text-feature-wotr-doom = The Corruption still to be expected
text-feature-wotr-watched = Enemies where the Ring-bearers are
text-feature-wotr-hunt-box = The dice in the Hunt Box
text-feature-wotr-mordor = The steps on the Mordor Track
text-feature-wotr-dice-to-come = The Action dice of the turns to come
text-feature-wotr-dice = The unused Action dice
text-feature-wotr-rings = The Elven Rings
text-feature-wotr-points = Victory points
text-feature-wotr-shadow-threats = What the Shadow threatens to take
text-feature-wotr-free-threats = What the Free Peoples threaten to take
text-feature-wotr-armies = The strength of the Armies
text-feature-wotr-politics = Who is at war
text-feature-wotr-heroes = Gandalf the White and Aragorn
text-feature-wotr-minions = The Minions
text-feature-wotr-nazgul = The Nazgûl on the map
text-feature-wotr-hands = The cards in hand
text-feature-wotr-table = The cards on the table
text-feature-wotr-time = How long the war has lasted
text-feature-wotr-kings = Sovereigns and Dark Chieftains

## What decided, in the Card Game

text-feature-cards-points = The points won
text-feature-cards-stock = The cards in the deck and the cycle pile
text-feature-cards-fights = The fights as they stand
text-feature-cards-hands = The cards in hand
text-feature-cards-reserves = The cards in reserve

## What decided, in Hunt for the Ring

text-feature-hunt-corruption = Corruption
text-feature-hunt-way = The way that is left
text-feature-hunt-knowledge = What the Ringwraiths know of Frodo’s place
text-feature-hunt-nazgul = How near the Nazgûl are
text-feature-hunt-encounter = Encounters, and what they would bring
text-feature-hunt-dice = The unused dice of the Ringwraiths
text-feature-hunt-companions = The Companions that are still face up
text-feature-hunt-cards = Cards and Fellowship tokens
text-feature-hunt-abilities = The abilities of the Black Riders
text-feature-hunt-gandalf = Gandalf and his deeds

## Opponents: levels, advice, chances

web-level = How strong an opponent?
web-seat-level = bot: { $level }
web-bot-thinks = The bot is thinking …
web-advice-working = Playing it through in the mind …
# $list_text: in what a plan differs from the best one
web-advice-better = Better than with the first plan: { $list_text }
web-advice-worse = Worse than with the first plan: { $list_text }
web-advice-point = Show on the board where this leads
web-advice-even = These plans are all but equal.
# what stands before the chance of a plan that was dropped early
web-advice-rough = ≈ is a rough guess, from few games.
web-chances = Who was winning
web-chances-working = Working out who was winning when …
# $game_text: the id of the game, which calls its rounds turns or rounds
web-chances-why = { $game_text ->
    [cards] As a bot sees it that knows all cards: the larger the area of a side, the better its chances. Each upright line is a new round.
   *[other] As a bot sees it that knows all cards: the larger the area of a side, the better its chances. Each upright line is a new turn.
}
web-chances-rounds = { $game_text ->
    [cards] Look at round:
   *[other] Look at turn:
}
web-chance-at = { $game_text ->
    [cards] Round { $round }: { $side } { $percent }%
   *[other] Turn { $round }: { $side } { $percent }%
}
web-chances-told = The chance of one side, { $side }: { $percent }% at first, at most { $most }%, at least { $least }%.
