### Three and four players of War of the Ring: the seats that no other game has, and who commands what.

## Seats

seat-gondor = Gondor player
seat-rohan = Rohan player

## Why not

reason-wotr-nation-of-team-mate = This Nation is commanded by your team-mate: { $nation }.
reason-wotr-character-of-team-mate = This character is led by your team-mate: { $character }.
