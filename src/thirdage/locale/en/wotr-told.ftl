### War of the Ring: what just happened, in short.

# Before the sentences of an action: the die that was used.
told-wotr-die = { $die_capital }.
told-wotr-sum-dice = Dice used: Free Peoples { $free }, Shadow { $shadow }.
told-wotr-sum-losses = The sides have lost { $figure_counted } this turn.
told-wotr-sum-progress = The Fellowship’s progress: { $count }.
told-wotr-sum-corruption = Corruption: { $count }.
