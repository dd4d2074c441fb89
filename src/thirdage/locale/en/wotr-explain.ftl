### Explaining: why something that a player would like to do is not possible now.

# $die is a list of results.
reason-no-die-for-this = None of your dice can do this. It takes: { $die }.
reason-other-side = Only the other side can do this.
reason-action-phase-only = This is done in the action phase, when the dice have been rolled.
reason-figures-not-there = Not so many stand there ({ $region }): { $figure }.
reason-not-your-character = This character is not yours: { $character }.
reason-not-your-figure = These figures are not yours: { $figure }.
reason-moves-as-army = Units move only as an Army: { $figure }.
reason-leader-alone = Leaders of the Free Peoples never go without units: { $figure }.
reason-entry-elsewhere = { $character } cannot enter play here: { $region }.
