### In a first game: what each ask wants, what to touch, and what a good player would weigh.

web-coach-cards-opening = Choose the cards to lay aside for later: they come back when your deck runs out. Keep what can be played where you fight first.
web-coach-cards-action = Touch a card of your hand, then the place that lights up. Compare attack and defence there: a card that turns no fight is better kept.
web-coach-cards-pay = Now pay with another card: touch the one you can do without. It is not lost, it comes back when your deck is empty.
web-coach-cards-cycle = Choose the cards to cycle: they come back with the next shuffle. Part with what has no place in this round.
web-coach-cards-may-cycle = You may cycle a card for this effect, or decline. Look whether the effect is worth more to you than the card.
web-coach-cards-forsake = A card must be given up for good: for an effect, which in a Duel comes twice if it is for each player of a side, or to pay with an empty hand. The top card of the deck is a gamble; from the hand you know what you lose.
web-coach-cards-winnow = Two cards of your hand go for good, and you draw new ones. Part with those that will never find a place.
web-coach-cards-eliminate-from-hand = One card of your hand goes for good. Choose the one that you would play last.
web-coach-cards-eliminate-drawn = Of the cards drawn one goes for good: touch the weakest for the fights at hand.
web-coach-cards-cycle-drawn = Of the cards drawn one is cycled and comes back later: choose one for later rounds.
web-coach-cards-play-drawn = You may play one of the cards drawn without paying, if it has a place here. If none lights up, go on.
web-coach-cards-take = Choose a card to take to your hand. The best one is that which decides a fight of this round.
web-coach-cards-option = An effect is offered to you: use it or not. Read the card first (hover or hold it).
web-coach-cards-effect = Choose one of these effects. Strengthen the fight that is closest.
web-coach-cards-activate-battleground = Choose the battleground that is fought over: one whose signs match the cards in your hand.
web-coach-cards-activate-path = Choose the path that comes next. Look at its effect and at how much Corruption it may bring.
web-coach-cards-choose-battleground = Touch the battleground that is meant.
web-coach-cards-move-to = The card may move: touch where it goes, or leave it. Move it to where it changes who wins.
web-coach-cards-next-combat = You say which fight comes first. Begin with one you win surely: its reward may help in the next.
web-coach-cards-loss = Attack that is not met costs defenders: touch the one to lose. Keep those who defend most.
web-coach-cards-support = An Army can support a leader here: touch the pair that adds most.
web-coach-cards-give-up = Choose the cards of your reserve that are given up. Keep those that have a place in the last rounds.
web-coach-cards-saved = One more card may be saved: touch the one that you want to play again.
web-coach-cards-victim = The effect eliminates a card of your choice: touch the one whose icons or items hurt you most.
