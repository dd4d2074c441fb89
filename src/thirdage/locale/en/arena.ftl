### What `thirdage blunders` and `thirdage tournament` say.

## Positions with a clear answer

# $total is how often a position was answered, $count how often well.
cli-blunders-tuning = Half that bots are tuned by: { $count } of { $total } right, { $percent }%
cli-blunders-held-out = Half that is held out: { $count } of { $total } right, { $percent }%
cli-blunders-none = { $game }: no such positions were written for this game.
cli-help-blunders = Let a bot answer in written positions with a clear answer, and score it.
cli-help-blunders-bot = The bot.
cli-help-blunders-times = How often each position is tried, for bots that draw lots.

## Tournaments

cli-side-unknown = There is no side “{ $given }”; the sides are: { $detail }.
cli-bad-bar = “{ $given }” is no bar: it is a share in percent, more than 0 and less than 100.
cli-bad-budget = “{ $given }” is no limit for thinking; it is written like this: { $form }.
cli-other-tournament = { $path } holds the games of another tournament (other game, options, first seed or thinking time).
# $command is what to type.
cli-arena-missing = Something that this needs is not installed. Install it with: { $command }
cli-tournament-meeting = { $first } against { $second }
# $verdict is empty or what a bar has come to.
cli-tournament-pairs = pairs: { $share }% of { $count } (true share { $low } to { $high }%){ $verdict }
cli-tournament-side = { $side }: { $share }% of { $count } games (true share { $low } to { $high }%){ $verdict }
cli-tournament-ending = { $side } won, { $reason_text }: { $count }
cli-tournament-bar = – bar { $percent }%:
cli-tournament-above = cleared
cli-tournament-below = missed
cli-tournament-open = undecided
cli-tournament-rounds = Rounds on average: { $mean }; seconds played: { $seconds }
cli-tournament-thinking = { $who }: milliseconds an action { $mean } on average, 99% within { $most }, the longest { $longest }
cli-tournament-ratings = Ratings (scale of Elo, with 95% intervals)
cli-help-tournament = Let bots play each other on both sides of the same seeds, and measure who is stronger.
cli-help-tournament-bots = The bots; each meets each. One that is named twice also plays itself.
cli-help-pairs = How many seeds at most; two bots play each seed twice, with changed sides.
cli-help-budget = How long a bot may think about an action, as in { $form }
cli-help-nodes = How many nodes a bot may search for an action, instead of a time.
cli-help-bar = Stop as soon as it is certain whether the first bot of a meeting scores more than this, in percent.
cli-help-side-bar = The same for its games on one side; may be given several times.
cli-help-ray = Play on a cluster; without one, on this machine through the same library.
cli-help-journal = The file that keeps the games; a run that was broken off goes on from it.
cli-help-report = The file for the report; a page if its name ends in { $page }, else data.
