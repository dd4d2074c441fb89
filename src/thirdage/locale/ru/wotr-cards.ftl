### Карты событий «Войны Кольца»: получение, использование, стол.

## Вопросы

ask-card-drawn = Берется карта события для { $seat_genitive }. Колода: { $deck }.
ask-discard = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[many] Сбросьте { $count } карт.
}
ask-guide-draw = Проводник Братства — Гэндальф Серый. Взять карту из этой колоды: { $deck }?
ask-which-deck = Из какой колоды взять карту?
ask-another-card = Использовать еще одну карту без кубика?
ask-pay-cards = Сбросьте одно событие «войско» и одно героическое событие.

## Журнал

log-draws = Взята карта ({ $seat }): { $deck }.
log-you-draw = Вы берете карту: «{ $card }».
log-discards-down = Карта сброшена лицом вниз ({ $seat }): { $deck }.
log-you-discard = Вы сбрасываете карту: «{ $card }».
log-plays = Карта события ({ $seat }): «{ $card }».
log-stays-on-table = Остается на столе: «{ $card }».
log-table-card-goes = Карта сброшена со стола: «{ $card }».
log-guide-draws = Проводник Братства — Гэндальф Серый, поэтому берется карта: { $deck }.
log-pays-cards = Сброшены карты ({ $seat }): { $card }.
log-pays-ring = Потрачено Эльфийское Кольцо ({ $seat }).

## Почему это невозможно

reason-deck-not-yours = Это не ваша колода: { $deck }.
reason-deck-empty = Эта колода пуста: { $deck }.
reason-card-not-in-hand = Этой карты нет у вас на руке: «{ $card }».
reason-card-needs-die = Для этой карты нужен результат «событие» или «{ $die }»: «{ $card }».
reason-card-not-built = В этой версии карта пока не действует: «{ $card }».
reason-card-not-allowed = Сейчас можно использовать карту только другого вида: «{ $card }».
reason-card-not-on-table = Этой карты нет на столе: «{ $card }».
reason-card-stays = Эту карту нельзя убрать со стола действием: «{ $card }».
reason-no-cards-to-pay = Для этого нужно сбросить одно событие «войско» и одно героическое событие.
reason-wrong-cards-to-pay = Выберите одно событие «войско» и одно героическое событие.
reason-needs-will-of-the-west = Для этого нужна Воля Запада.
reason-fellowship-hidden = Братство не раскрыто.
reason-not-in-play = Не в игре: { $character }.
reason-not-besieged = Не в осаде: { $region }.
reason-threats-and-promises = «Угрозы и обещания»: результат «сбор» не продвигает пассивный народ: { $nation }.
