### The Letter from Gandalf: what the Hunt keeps between its chapters.

web-hunt-letter = Letter from Gandalf
web-hunt-letter-safe = Frodo is out of the Shire. The second chapter leads from Bree to Rivendell, and this is taken along:
web-hunt-letter-corruption = Corruption: { $count }
web-hunt-letter-eyes = Eyes beside the track: { $count }
web-hunt-letter-companions = { $companion } { $companion_gender ->
    [plural] go
   *[other] goes
} with Frodo
web-hunt-letter-alone = Nobody goes with Frodo
web-hunt-letter-frodo-down = Frodo’s own card stays face down
web-hunt-letter-fellowship = Fellowship tokens: { $count } on Frodo’s card, { $pool } in the pool
web-hunt-letter-ally = Ally cards to be drawn anew: { $count }
web-hunt-letter-sorcery = Sorcery cards kept: { $count }
web-hunt-letter-information = The Ringwraiths hold { $count ->
    [0] no information token
    [one] one information token
   *[other] { $count } information tokens
}
