### Карткова гра: що щойно сталося, стисло.

told-cards-sum-combat = { $location_capital }: атака { $attack }, з неї погашено { $defence }.
told-cards-sum-losses = У боях сторони втратили { $card_accusative }.
