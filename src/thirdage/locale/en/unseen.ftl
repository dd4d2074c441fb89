### Games in which somebody walks unseen: playing from memory, reminder tokens, what is reckoned.

server-from-memory = You play from memory at this table: what is past can be looked up when the game is over.
server-nothing-to-remember = In this game nobody walks unseen, so there is nothing to play from memory.
server-no-reminder = This seat has no such reminder token.
server-no-such-space = A reminder token cannot lie on “{ $given }”.

web-memory-setting = From memory
web-memory-why = Those who hunt are shown the present phase, what lies on the board and their reminder tokens, but nothing that was asked before.
web-memory-here = From memory: earlier answers are not shown
web-hidden-advice-why = By the rules the Ringwraiths write nothing down and reckon in their heads. Here a bot may reckon for all; everybody sees that before sitting down.
