### The Card Game: what just happened, in short.

told-cards-sum-combat = { $location }: attack { $attack }, of which { $defence } cancelled.
told-cards-sum-losses = Lost in combat: { $card }.
