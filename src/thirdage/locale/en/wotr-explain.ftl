### Explaining: why something that a player would like to do is not possible now.

# $die is a list of results.
reason-wotr-no-die-for-this = None of your dice can do this. It takes: { $die }.
reason-wotr-other-side = Only the other side can do this.
reason-wotr-action-phase-only = This is done in the action phase, when the dice have been rolled.
reason-wotr-figures-not-there = Not so many stand there ({ $region }): { $figure }.
reason-wotr-not-your-character = This character is not yours: { $character }.
reason-wotr-not-your-figure = These figures are not yours: { $figure }.
reason-wotr-moves-as-army = Units move only as an Army: { $figure }.
reason-wotr-leader-alone = Leaders of the Free Peoples never go without units: { $figure }.
reason-wotr-entry-elsewhere = { $character } cannot enter play here: { $region }.
