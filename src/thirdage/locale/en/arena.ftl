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
cli-tournament-alone = { $first } against itself
cli-tournament-standing = { $first } – { $second }: { $percent }%
cli-tournament-numbers = On average: { $list }
cli-tournament-counts = { $who }, a game: { $list }
# $path is the journal; a run that has none cannot go on.
cli-tournament-stopped = Broken off. The same command goes on from { $path }.
cli-tournament-stopped-unkept = Broken off. Without { $flag } nothing was kept.
cli-worker-died = A process that played games was ended from outside, perhaps for want of memory. Fewer processes may help: { $flag }
cli-no-cluster = The cluster does not play: { $detail }
cli-no-journal = { $path } is not the journal of a tournament, and was left as it is.
cli-one-limit = Only one of these can be given: { $one }, { $other }.
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

## The report of a tournament

cli-report-title = Tournament, { $game }: { $bots }
# $low and $high are seeds.
cli-report-seeds = seeds { $low } to { $high } at most
cli-report-budget = thinking per action: { $budget }
cli-report-crossed = Everybody against everybody
cli-report-ratings = Ratings
cli-report-ratings-note = On the scale of Elo, with 95% intervals; a bot has a rating for each side.
cli-report-games = Games: { $games }; seconds played: { $seconds }
# $detail: seeds and what went wrong.
cli-report-failed = Games that failed: { $count }. { $detail }
cli-report-nobody = Games that nobody won: { $count }
cli-report-pairs = Pairs of mirrored games
cli-report-number = number
cli-report-share = share of { $first }
cli-report-interval = 95% interval
cli-report-bars = bar
cli-report-percent = { $percent }%
cli-report-between = { $low } to { $high }%
cli-report-bar = bar { $percent }%
cli-report-pairs-axis = pairs
cli-report-games-axis = games
cli-report-course = Course of the score, with its interval
cli-report-endings = Wins by side and way
cli-report-rounds = Rounds
cli-report-mean = Mean: { $mean }
cli-report-numbers = In numbers
cli-report-corruption = Corruption at the end of the game
cli-report-counts = Counted, on average a game
cli-report-thinking = Thinking, milliseconds an action
cli-report-plain = { $number }
cli-report-of-games = games
cli-report-of-mean = mean
cli-report-of-least = least
cli-report-of-most = most
cli-report-of-actions = actions
cli-report-of-median = median
cli-report-of-99-percent = 99%
cli-report-of-longest = longest
cli-report-of-within = within the limit

## What is counted in games

text-number-corruption = Corruption at the end
text-number-companions-left = Companions left in the Fellowship
text-number-shadow-points = victory points of the Shadow
text-number-free-peoples-points = victory points of the Free Peoples
text-number-in-mordor = share of games that came to Mordor
text-number-mordor-entered-turn = turn of coming to Mordor
text-number-mordor-step = step reached on the Mordor Track
text-number-rings-used = Elven Rings used by the Free Peoples
text-number-aragorn-turn = turn in which Aragorn came
text-number-gandalf-the-white-turn = turn in which Gandalf the White came
text-number-saruman-turn = turn in which Saruman came
text-number-witch-king-turn = turn in which the Witch-king came
text-number-towns-left-empty = towns left empty
text-number-dice-skipped = dice skipped
text-number-void-cards = void cards
text-number-passes = passes
text-number-first-arrived = share of games in which Frodo reached an exit in chapter I
text-number-first-rescued = share of games in which Frodo was rescued in chapter I
text-number-first-corrupted = share of games that ended by Corruption in chapter I
text-number-first-encounters = encounters in chapter I
text-number-first-corruption = Corruption at the end of chapter I
text-number-second-corrupted = share of second chapters that ended by Corruption
text-number-second-corruption = Corruption at the end of chapter II
text-number-second-encounters = encounters in chapter II
text-number-deeds = deeds of Gandalf
