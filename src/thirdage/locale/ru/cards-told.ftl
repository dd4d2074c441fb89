### Карточная игра: что только что произошло, вкратце.

told-cards-sum-combat = { $attack ->
    [0] { $location_capital }: атаки нет.
   *[other] { $location_capital }: атака { $attack }, из неё отражено { $defence }.
}
told-cards-sum-losses = { $card_size ->
    [1] В сражениях потеряна карта { $card_quoted }.
   *[other] В сражениях потеряны карты { $card_quoted }.
}
