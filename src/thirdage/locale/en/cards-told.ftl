### The Card Game: what just happened, in short.

told-cards-sum-combat = { $attack ->
    [0] { $location }: no attack.
   *[other] { $location }: attack { $attack }, of which { $defence } cancelled.
}
told-cards-sum-losses = { $card_size ->
    [1] { $card_quoted } is lost in combat.
   *[other] { $card_quoted } are lost in combat.
}
