### Карточная игра: что только что произошло, вкратце.

told-cards-sum-combat = { $location_capital }: атака { $attack }, из неё отражено { $defence }.
told-cards-sum-losses = В битвах стороны потеряли { $card_accusative }.
