### Карты событий «Войны Кольца»: получение, использование, стол.

## Вопросы

ask-wotr-card-drawn = Берется карта события для { $seat_genitive }. Колода: { $deck }.
ask-wotr-discard = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[many] Сбросьте { $count } карт.
}
ask-wotr-guide-draw = Проводник Братства — Гэндальф Серый. Взять карту из этой колоды: { $deck }?
ask-wotr-which-deck = Из какой колоды взять карту?
ask-wotr-another-card = Использовать еще одну карту без кубика?
ask-wotr-pay-cards = Сбросьте одно событие «войско» и одно героическое событие.

## Журнал

log-wotr-draws = Взята карта ({ $seat }): { $deck }.
log-wotr-you-draw = Вы берете карту: «{ $card }».
log-wotr-discards-down = Карта сброшена лицом вниз ({ $seat }): { $deck }.
log-wotr-you-discard = Вы сбрасываете карту: «{ $card }».
log-wotr-plays = Карта события ({ $seat }): «{ $card }».
log-wotr-stays-on-table = Остается на столе: «{ $card }».
log-wotr-table-card-goes = Карта сброшена со стола: «{ $card }».
log-wotr-guide-draws = Проводник Братства — Гэндальф Серый, поэтому берется карта: { $deck }.
log-wotr-pays-cards = Сброшены карты ({ $seat }): { $card }.
log-wotr-pays-ring = Потрачено Эльфийское Кольцо ({ $seat }).

## Почему это невозможно

reason-wotr-deck-not-yours = Это не ваша колода: { $deck }.
reason-wotr-deck-empty = Эта колода пуста: { $deck }.
reason-wotr-card-not-in-hand = Этой карты нет у вас на руке: «{ $card }».
reason-wotr-card-needs-die = Для этой карты нужен результат «событие» или «{ $die }»: «{ $card }».
reason-wotr-card-not-built = В этой версии карта пока не действует: «{ $card }».
reason-wotr-card-not-allowed = Сейчас можно использовать карту только другого вида: «{ $card }».
reason-wotr-card-not-on-table = Этой карты нет на столе: «{ $card }».
reason-wotr-card-stays = Эту карту нельзя убрать со стола действием: «{ $card }».
reason-wotr-no-cards-to-pay = Для этого нужно сбросить одно событие «войско» и одно героическое событие.
reason-wotr-wrong-cards-to-pay = Выберите одно событие «войско» и одно героическое событие.
reason-wotr-needs-will-of-the-west = Для этого нужна Воля Запада.
reason-wotr-fellowship-hidden = Братство не раскрыто.
reason-wotr-not-in-play = Не в игре: { $character }.
reason-wotr-not-besieged = Не в осаде: { $region }.
reason-wotr-threats-and-promises = «Угрозы и обещания»: результат «сбор» не продвигает пассивный народ: { $nation }.
