### Карткова гра: що щойно сталося, стисло.

told-cards-sum-combat = { $attack ->
    [0] { $location_capital }: атаки немає.
   *[other] { $location_capital }: атака { $attack }, з неї відбито { $defence }.
}
told-cards-sum-losses = { $card_size ->
    [1] У битвах втрачено карту { $card_quoted }.
   *[other] У битвах втрачено карти { $card_quoted }.
}
