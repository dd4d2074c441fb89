### Карты событий «Войны Кольца»: получение, использование, стол.

## Вопросы

ask-wotr-card-drawn = { $seat_capital } { $seat_gender ->
    [plural] берут
   *[other] берёт
} карту { $deck_genitive }.
ask-wotr-discard = { $count ->
    [one] Сбросьте { $count } карту.
    [few] Сбросьте { $count } карты.
   *[many] Сбросьте { $count } карт.
}
ask-wotr-guide-draw = Проводник — Гэндальф Серый: возьмёте карту { $deck_genitive }?
ask-wotr-which-deck = Из какой колоды взять карту?
ask-wotr-another-card = Сыграть ещё одну карту, уже без кубика?
ask-wotr-pay-cards = Сбросьте одно событие «войско» и одно героическое событие.

## Журнал

log-wotr-draws = { $seat_capital } { $seat_gender ->
    [plural] берут
   *[other] берёт
} карту { $deck_genitive }.
log-wotr-you-draw = Вы берёте карту «{ $card }».
log-wotr-discards-down = { $seat_capital } { $seat_gender ->
    [plural] сбрасывают
   *[other] сбрасывает
} лицом вниз карту { $deck_genitive }.
log-wotr-you-discard = Вы сбрасываете карту «{ $card }».
log-wotr-plays = { $seat_capital } { $seat_gender ->
    [plural] играют
   *[other] играет
} карту «{ $card }».
log-wotr-stays-on-table = Карта «{ $card }» остаётся на столе.
log-wotr-table-card-goes = Карта «{ $card }» уходит со стола в сброс.
log-wotr-guide-draws = Проводник — Гэндальф Серый, и свободные народы берут карту { $deck_genitive }.
log-wotr-pays-cards = { $seat_capital } { $seat_gender ->
    [plural] платят, сбрасывая
   *[other] платит, сбрасывая
} карты { $card_quoted }.
log-wotr-pays-ring = { $seat_capital } { $seat_gender ->
    [plural] тратят
   *[other] тратит
} Эльфийское Кольцо.

## Почему это невозможно

reason-wotr-deck-not-yours = Колода { $deck_genitive } — не ваша.
reason-wotr-deck-empty = Колода { $deck_genitive } пуста.
reason-wotr-card-not-in-hand = Карты «{ $card }» нет у вас в руке.
reason-wotr-card-needs-die = Чтобы сыграть карту «{ $card }», нужен результат «Событие» или «{ $die_capital }».
reason-wotr-card-not-built = В этой версии карта «{ $card }» пока не действует.
reason-wotr-card-not-allowed = Карту «{ $card }» сейчас играть нельзя: нужна карта другого вида.
reason-wotr-card-not-on-table = Карты «{ $card }» нет на столе.
reason-wotr-card-stays = Карту «{ $card }» нельзя убрать со стола действием.
reason-wotr-no-cards-to-pay = Для этого нужно сбросить одно событие «войско» и одно героическое событие.
reason-wotr-wrong-cards-to-pay = Выберите одно событие «войско» и одно героическое событие.
reason-wotr-needs-will-of-the-west = Для этого нужна Воля Запада.
reason-wotr-fellowship-hidden = Братство не раскрыто.
reason-wotr-not-in-play = { $character_capital } не в игре.
reason-wotr-not-besieged = Никто не осаждает { $region_accusative }.
reason-wotr-threats-and-promises = Действует карта «Угрозы и обещания»: результат «Сбор» не продвигает { $nation_accusative }, пока этот народ пассивен.
