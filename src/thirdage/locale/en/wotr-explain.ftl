### Explaining: why something that a player would like to do is not possible now.

# $die is a list of results.
reason-wotr-no-die-for-this = None of your dice can do this: it takes { $die_or }.
reason-wotr-other-side = Only the other side can do this.
reason-wotr-action-phase-only = This is done in the action phase, when the dice have been rolled.
reason-wotr-figures-not-there = In { $region_locative } there { $count ->
    [0] is no { $figure }
    [one] is only { $figure_counted }
   *[other] are only { $figure_counted }
}.
reason-wotr-not-your-character = { $character } { $character_gender ->
    [plural] are
   *[other] is
} not yours.
reason-wotr-not-your-figure = { $figure_counted-capital } is not one of yours.
reason-wotr-moves-as-army = { $figure_counted-capital } moves only with an Army.
reason-wotr-leader-alone = { $figure_counted-capital } never goes without units.
reason-wotr-entry-elsewhere = { $character } cannot enter play in { $region_locative }.
