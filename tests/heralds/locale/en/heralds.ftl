### The words of the Heralds, the expansion of the tests.

## Names

expansions-heralds = The Heralds
favour-horn = Horn
favour-banner = Banner
favour-hidden = hidden
die-herald-character = Herald die, Character
die-herald-army = Herald die, Army
die-herald-muster = Herald die, Muster
die-herald-event = Herald die, Event
die-herald-army-muster = Herald die, Muster/Army
die-herald-will-of-the-west = Herald die, Will of the West
card-fp-char-herald = Two Horns
text-fp-char-herald = Gain two Horns.
tile-std-herald = 1, Herald
character-herald-captain = Herald Captain
figure-herald-captain = { character-herald-captain }
text-character-herald-captain = Enters play in Orthanc once a favour was gained. Adds 1 to the dice of his Army’s Combat roll.

## What is asked, answered and told

ask-wotr-favour = Which favour does the Herald gain? Nobody else sees it.
answer-wotr-send-herald = Send a Herald
answer-wotr-burn-favour = Burn a favour
answer-wotr-favour = { $favour }
log-wotr-herald-sent = A Herald is sent ({ $side }): favours held { NUMBER($count) }.
log-wotr-favour-burnt = A favour is burnt ({ $side }): favours held { NUMBER($count) }.
reason-wotr-favours-gone = No favour is left to gain.
reason-wotr-no-favour = There is no favour to burn.
board-wotr-part-heralds = Favours: { $favour }. Gained so far: { NUMBER($gained) }.
