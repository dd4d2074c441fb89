### Карти подій «Війни Персня»: добір, розіграш, стіл.

## Запитання

ask-wotr-card-drawn = { $seat_capital } { $seat_gender ->
    [plural] беруть
   *[other] бере
} карту { $deck_genitive }.
ask-wotr-discard = Скиньте { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
ask-wotr-guide-draw = Провідник Братства — Ґандальф Сірий. Узяти карту { $deck_genitive }?
ask-wotr-which-deck = З якої колоди взяти карту?
ask-wotr-another-card = Зіграти ще одну карту без кубика?
ask-wotr-pay-cards = Скиньте одну військову та одну геройську подію.

## Журнал

log-wotr-draws = { $seat_capital } { $seat_gender ->
    [plural] беруть
   *[other] бере
} карту { $deck_genitive }.
log-wotr-you-draw = Ви берете карту «{ $card }».
log-wotr-discards-down = { $seat_capital } { $seat_gender ->
    [plural] скидають
   *[other] скидає
} долілиць карту { $deck_genitive }.
log-wotr-you-discard = Ви скидаєте карту «{ $card }».
log-wotr-plays = { $seat_capital } { $seat_gender ->
    [plural] грають
   *[other] грає
} карту «{ $card }».
log-wotr-stays-on-table = Карта «{ $card }» залишається на столі.
log-wotr-table-card-goes = Карту «{ $card }» скинуто зі столу.
log-wotr-guide-draws = Ґандальф Сірий веде Братство й дає змогу взяти карту { $deck_genitive }.
log-wotr-pays-cards = { $seat_capital } { $seat_gender ->
    [plural] платять, скидаючи
   *[other] платить, скидаючи
} карти { $card_quoted }.
log-wotr-pays-ring = { $seat_capital } { $seat_gender ->
    [plural] витрачають
   *[other] витрачає
} Ельфійський Перстень.

## Чому це неможливо

reason-wotr-deck-not-yours = Колода { $deck_genitive } — не ваша.
reason-wotr-deck-empty = Колода { $deck_genitive } порожня.
reason-wotr-card-not-in-hand = Карти «{ $card }» немає у вас на руці.
reason-wotr-card-needs-die = Для карти «{ $card }» потрібен результат «Подія» або «{ $die_capital }».
reason-wotr-card-not-built = У цій версії карта «{ $card }» ще не діє.
reason-wotr-card-not-allowed = Карту «{ $card }» зараз зіграти не можна: потрібна карта іншого виду.
reason-wotr-card-not-on-table = Карти «{ $card }» немає на столі.
reason-wotr-card-stays = Карту «{ $card }» не можна прибрати зі столу дією.
reason-wotr-no-cards-to-pay = Для цього треба скинути одну військову та одну геройську подію.
reason-wotr-wrong-cards-to-pay = Виберіть одну військову та одну геройську подію.
reason-wotr-needs-will-of-the-west = Для цього потрібна Воля Заходу.
reason-wotr-fellowship-hidden = Братство не розкрите.
reason-wotr-not-in-play = { $character_capital } не в грі.
reason-wotr-not-besieged = Ніхто не облягає { $region_accusative }.
reason-wotr-threats-and-promises = Діє карта «Погрози й обіцянки»: результат «Мобілізація» не просуває { $nation_accusative }, доки цей народ пасивний.
