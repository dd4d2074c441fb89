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
