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
text-level-hobbit = Plays by rules of thumb and answers at once.
# $seconds: how long it thinks at most
text-level-ranger = Looks one action ahead. Thinks about an action for up to { $seconds } s.
text-level-captain = Plans ahead within the round. Thinks about an action for up to { $seconds } s.
text-level-wizard = Plans the whole round. Thinks about an action for up to { $seconds } s.
