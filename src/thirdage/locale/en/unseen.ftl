### Games in which somebody walks unseen: playing from memory, reminder tokens, what is reckoned.

server-from-memory = You play from memory at this table: what is past can be looked up when the game is over.
server-nothing-to-remember = In this game nobody walks unseen, so there is nothing to play from memory.
server-no-reminder = This seat has no such reminder token.
server-no-such-space = A reminder token cannot lie on “{ $given }”.
server-nobody-hides = In this game nobody walks unseen.
server-unaided = At this table no notes are kept, and nothing is reckoned of where somebody is.
server-no-notes = Only those who hunt write notes.
server-notes-full = The notepad is full: { $count ->
    [one] one note stands
   *[other] { $count } notes stand
} on it. Strike one out, then write this down again.
server-no-such-note = There is no such note.
server-not-your-note = Only who wrote a note can strike it out.
server-not-a-moment = There is no such moment in this game.

web-memory-setting = From memory
web-memory-why = Those who hunt are shown the present phase, what lies on the board and their reminder tokens, but nothing that was asked before.
web-memory-here = From memory: earlier answers are not shown
web-hidden-advice-why = By the rules the Ringwraiths write nothing down and reckon in their heads. Here a bot may reckon for all, the map shows where he could be, and those who hunt may keep notes; everybody sees that before sitting down.

web-notes = Notes ({ $count })
web-notes-why = Those who hunt write them, everyone at the table reads them.
web-notes-none = Nothing has been written down.
web-note-text = Write a note for all to read
web-note-send = Write down
web-note-when = Day { $round }
web-note-strike = Strike out: { $note_text }
web-note-struck = struck out


## Onlookers who see secrets a day late

server-onlookers-nothing = At this game onlookers are shown no secrets before it is over.
server-onlookers-closed = Secrets are shown to onlookers who have no seat here, and only while all who play agree.
server-onlookers-early = No whole day has passed yet, so no secret is old enough to be shown.
log-onlookers-open = All who play agree: from now on onlookers may see the secrets of this table, at least one whole day late.
log-onlookers-closed = The { $seat } { $seat_gender ->
    [plural] do
   *[other] does
} not agree any more: onlookers see no secrets.
web-onlookers = Onlookers and secrets
web-onlookers-why = Whoever looks on sees only what every Ringwraith sees, and nobody’s hand. If all who play agree, onlookers may also look back with all secrets, as far as the dawn of the day before this one: at least one whole day lies between. Whoever has looked so can take no seat here. Anybody may withdraw at any time.
web-onlookers-agree = I agree
web-onlookers-refuse = I do not agree
web-onlookers-withdraw = I do not agree any more
web-onlookers-yes = agreed
web-onlookers-no = not yet
web-onlookers-asked = The { $seat } would let onlookers see the secrets of this table, at least one whole day late. Do you agree?
web-onlookers-open = All who play agree: onlookers may see the secrets of this table, at least one whole day late.
web-onlookers-look = All secrets, up to the dawn of day { $day }
web-onlookers-soon = Soon you may look back with all secrets: when a whole day has passed.
