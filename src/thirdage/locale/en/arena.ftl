### What `thirdage blunders` and `thirdage tournament` say.

## Positions with a clear answer

# $total is how often a position was answered, $count how often well.
cli-blunders-tuning = Half that bots are tuned by: { $count } of { $total } right, { $percent }%
cli-blunders-held-out = Half that is held out: { $count } of { $total } right, { $percent }%
cli-blunders-none = { $game }: no such positions were written for this game.
cli-help-blunders = Let a bot answer in written positions with a clear answer, and score it.
cli-help-blunders-bot = The bot.
cli-help-blunders-times = How often each position is tried, for bots that draw lots.
