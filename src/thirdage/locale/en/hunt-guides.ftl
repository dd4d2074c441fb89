### Hunt for the Ring: short pages for newcomers.

web-guide-hunt-day = How a day goes
web-guide-hunt-day-lead = Frodo walks from the Shire to Bree, in secret. Four Nazgûl look for him. Every day has two Day phases and a Night.
web-guide-hunt-day-1 = The Ring-bearer moves
web-guide-hunt-day-1-text = In each phase he acts first: Frodo moves, and he may play one Ally card, spend a Fellowship token to draw another, and use his Companions.
web-guide-hunt-day-2 = The four Nazgûl act
web-guide-hunt-day-2-text = Each rides and does one thing: a free search, or an action with one of the six dice they share. Dice that were used come back in the refresh step.
web-guide-hunt-day-3 = The Night
web-guide-hunt-day-3-text = Frodo may rest. If he moves, corruption rises by 1 and the marker shows the Eye: then every Nazgûl may hunt without a die. By night all Nazgûl ride farther.
web-guide-hunt-day-4 = A new day
web-guide-hunt-day-4-text = The dice are rolled anew, the Ring-bearer draws a card and gains a Fellowship token for every Shadow, and another Ringwraith leads.
web-guide-hunt-day-5 = The end
web-guide-hunt-day-5-text = If Frodo reaches an exit, chapter I is over and he is safe. After 16 entries he must be rescued, which costs tokens. At 12 corruption the Ringwraiths win at once.

web-guide-hunt-way = How Frodo walks in secret
web-guide-hunt-way-lead = Every move is one entry in the log behind the screen: the number of a location, or a dot. The others only see that the movement track goes on.
web-guide-hunt-way-1 = Locations
web-guide-hunt-way-1-text = A location may be recorded if it is connected with the last one and the dots recorded since then are enough: as many as lie on the way between them.
web-guide-hunt-way-2 = Dots
web-guide-hunt-way-2-text = A dot may always be recorded. Frodo is then in the wild, but his last location stays the same, and questions are about locations.
web-guide-hunt-way-3 = Information
web-guide-hunt-way-3-text = The Ring-bearer holds the tokens of some ally locations (green). Whoever goes there hides the token for good; a Nazgûl that asks there first takes it.
web-guide-hunt-way-4 = Help on the way
web-guide-hunt-way-4-text = Ally cards move Frodo or the Nazgûl, lay tokens that close locations to the Nazgûl, or cancel what they declare. Companions have two abilities; the lower one is used once.

web-guide-hunt-asking = What the Nazgûl ask
web-guide-hunt-asking-lead = Every question is answered truly, before all. Only a hunt at Frodo’s last location leads to an encounter.
web-guide-hunt-asking-1 = Search
web-guide-hunt-asking-1-text = Free, in a location: was Frodo ever here? A yes leaves a tracks token. Possible start locations cannot be searched.
web-guide-hunt-asking-2 = Perception
web-guide-hunt-asking-2-text = With a Ring: is Frodo’s last location in this area, or in this section? Dots do not count, and nothing is left on the map.
web-guide-hunt-asking-3 = Hunt
web-guide-hunt-asking-3-text = With a Sword: was Frodo ever here? And if it is his last location, the Ring-bearer must say so: at the end of the phase there is an encounter.
web-guide-hunt-asking-4 = Sorcery and Shadow
web-guide-hunt-asking-4-text = A Sorcery die draws a card or plays one. A Shadow counts as any of the three, but gives the Ring-bearer a Fellowship token when it is rolled.
web-guide-hunt-asking-5 = Abilities
web-guide-hunt-asking-5-text = Every information token gives an ability that stays: one step more, two dice for a question, a step and a search, two steps, and at last the Chief.

web-guide-hunt-meeting = When they meet Frodo
web-guide-hunt-meeting-lead = At the end of a phase in which a hunt found his last location, tokens decide how much he suffers.
web-guide-hunt-meeting-1 = Tokens
web-guide-hunt-meeting-1-text = One is drawn from the Hunt pool for every Nazgûl that stands there or next to it, wherever they hunted.
web-guide-hunt-meeting-2 = A Companion
web-guide-hunt-meeting-2-text = One Companion may be turned over for good to put one of the tokens back; special ones stay.
web-guide-hunt-meeting-3 = Corruption
web-guide-hunt-meeting-3-text = A number is added as it is. An Eye adds 1, and 1 more for every Eye that lies beside the track; then it is laid there, too.
web-guide-hunt-meeting-4 = Escape
web-guide-hunt-meeting-4-text = Frodo may move once more, a dot farther than usual, but to no exit. Whether he did, nobody is told.

web-guide-hunt-second = The second chapter
web-guide-hunt-second-lead = From Bree to Rivendell Frodo follows a secret Journey card, and the Ring-bearer leads Gandalf.
web-guide-hunt-second-1 = The Journey card
web-guide-hunt-second-1-text = It tells every place of the way. The Ring-bearer only chooses how fast Frodo goes, and once he is found, whether he takes another way.
web-guide-hunt-second-2 = Gandalf
web-guide-hunt-second-2-text = He moves in secret, too, from location to location, and does deeds: each lets Frodo bear 1 more. A perception may feel him instead of Frodo.
web-guide-hunt-second-3 = Gandalf appears
web-guide-hunt-second-3-text = Where Nazgûl stand he may show himself: they are driven away, and the Ringwraiths lose a die.
web-guide-hunt-second-4 = The Chief
web-guide-hunt-second-4-text = The Chief of the Nazgûl hunts without a die, and has a die of his own.

web-guide-hunt-reckoning = Notes, and where he could be
web-guide-hunt-reckoning-lead = By the rules the Ringwraiths write nothing down and reckon in their heads. A table may agree to have help: that is chosen before the game, everybody sees it before sitting down, and what it gives all can see.
web-guide-hunt-reckoning-1 = Reminder tokens and marks
web-guide-hunt-reckoning-1-text = These are there without it: six reminder tokens, which mean what those who hunt want them to mean, and marks of what was asked and answered, which can be looked back on phase by phase.
web-guide-hunt-reckoning-2 = Notes
web-guide-hunt-reckoning-2-text = Those who hunt write on a notepad beside the chat; everyone reads it, the Ring-bearer and those who look on, too. Whoever wrote a note can strike it out; it can still be read until its room is needed.
web-guide-hunt-reckoning-3 = Where he could be
web-guide-hunt-reckoning-3-text = The button with the circles below the map lays a disc around every location that can be Frodo’s last one: the larger and deeper, the likelier. Where no disc lies he cannot be. Numbers and a list of all places are beside it.
web-guide-hunt-reckoning-4 = What is reckoned
web-guide-hunt-reckoning-4-text = Only what all know: every answer, every cell of the track, every token. Each way that fits is as likely as any other; what the Ring-bearer would rather do is not asked. Dots are no locations: in the wild the last location counts.
web-guide-hunt-reckoning-5 = In chapter II, and after the end
web-guide-hunt-reckoning-5-text = In chapter II it is reckoned which Journey cards fit, and where Gandalf can be. When a game is over its replay shows at every moment what could be reckoned then, beside the way that Frodo really went.
