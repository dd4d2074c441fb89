### Hunt for the Ring: what may be answered.

answer-hunt-give-information = Give the token of { $space }
answer-hunt-command-nazgul = { $nazgul_size ->
    [1] The { $nazgul }
   *[other] In this order: { $nazgul }
}
answer-hunt-place-nazgul = At { $space }
answer-hunt-record-location = Go to { $space }
answer-hunt-record-dot = Record a dot
answer-hunt-move-frodo = Frodo moves
answer-hunt-rest = Rest
answer-hunt-play-ally = { $option ->
    [0] Play “{ $card }”
   *[other] Play “{ $card }” for its second effect
}
answer-hunt-spend-fellowship = Spend a Fellowship token to draw an Ally card
answer-hunt-use-companion = Use { $companion }’s first ability
answer-hunt-turn-companion = Turn { $companion }’s card over
answer-hunt-end-turn = End the turn
answer-hunt-ride = Ride to { $space }
answer-hunt-search = Search
answer-hunt-hunt = Hunt
answer-hunt-perceive-area = Perception in area { $area } with “{ $face }”
answer-hunt-perceive-section = Perception in section { $section } with “{ $face }”
answer-hunt-hunt-with-die = Hunt with “{ $face }”
answer-hunt-remove-ally-token = Remove the Ally token at { $space } with “{ $face }”
answer-hunt-draw-sorcery = Draw a Sorcery card with “{ $face }”
answer-hunt-play-sorcery = { $option ->
    [0] Play “{ $card }” with “{ $face }”
   *[other] Play “{ $card }” for its second effect with “{ $face }”
}
answer-hunt-ability-step = A further step to { $space } with “{ $face }”
answer-hunt-ability-hunt = Hunt with the dice { $face_quoted }
answer-hunt-ability-perceive-area = Perception in area { $area } with the dice { $face_quoted }
answer-hunt-ability-perceive-section = Perception in section { $section } with the dice { $face_quoted }
answer-hunt-ability-search = Step to { $space } and search there with “{ $face }”
answer-hunt-ability-ride = Two further steps to { $space } with “{ $face }”
answer-hunt-discard-card = Discard “{ $card }”
answer-hunt-cancel-token = Turn { $companion }’s card over to cancel { $token }
answer-hunt-decline = Nobody helps
answer-hunt-do-not-move = Stay where he is
answer-hunt-space-drawn = { $space_capital } is drawn
answer-hunt-card-drawn = “{ $card }” is drawn
answer-hunt-token-drawn = A corruption token is drawn
answer-hunt-leader-drawn = { $seat_locative-capital } leads the way
answer-hunt-dice-rolled = The dice show { $face_counted }
answer-hunt-no-more = No more
answer-hunt-place-ally-token = An Ally token at { $space }
answer-hunt-move-ally-token = The Ally token of { $from_space } to { $space }
answer-hunt-move-nazgul = The { $nazgul } to { $space }
answer-hunt-choose-area = Area { $area }
answer-hunt-choose-section = Section { $section }
answer-hunt-choose-space = At { $space }
answer-hunt-choose-dice = The { $face_size ->
    [1] die
   *[other] dice
} { $face_quoted }
answer-hunt-give-fellowship = Give a Fellowship token back
answer-hunt-bear-corruption = Let corruption rise
answer-hunt-draw-one = Draw one card as usual
answer-hunt-cancel-action = Cancel it with “{ $card }”
answer-hunt-pass = Let it happen
answer-hunt-gandalf-moves = Gandalf moves
answer-hunt-move-gandalf = Gandalf goes to { $space }
answer-hunt-reveal-gandalf = Gandalf appears: give up a Fellowship token
answer-hunt-do-deed = Show the deed token: the corruption limit rises by 1
answer-hunt-enter-rivendell = Gandalf is in Rivendell: the corruption limit rises by 1
answer-hunt-manhunt = A step for every Nazgûl with “{ $face }”
answer-hunt-choose-journey = Follow the card “{ $journey }”
answer-hunt-choose-site = At { $space }
answer-hunt-discard-die = Take away “{ $face }”
answer-hunt-change-direction = Change direction: a step back, tracks are lost, a new card
answer-hunt-keep-direction = Keep the direction
answer-hunt-share-cards = Even out the hands
answer-hunt-give-card = Give “{ $card }”
answer-hunt-name-chief = The { $nazgul }
answer-hunt-journey-drawn = The card “{ $journey }” is drawn
answer-hunt-choose-nazgul = The { $nazgul }
