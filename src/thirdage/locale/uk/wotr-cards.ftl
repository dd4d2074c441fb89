### Карти подій «Війни Персня»: добір, розіграш, стіл.

## Запитання

ask-wotr-card-drawn = Береться карта події для { $seat_genitive }. Колода: { $deck }.
ask-wotr-discard = { $count ->
    [one] Скиньте { $count } карту.
    [few] Скиньте { $count } карти.
   *[many] Скиньте { $count } карт.
}
ask-wotr-guide-draw = Провідник Братства — Ґандальф Сірий. Узяти карту з цієї колоди: { $deck }?
ask-wotr-which-deck = З якої колоди взяти карту?
ask-wotr-another-card = Зіграти ще одну карту без кубика?
ask-wotr-pay-cards = Скиньте одну військову та одну геройську подію.

## Журнал

log-wotr-draws = Узято карту ({ $seat }): { $deck }.
log-wotr-you-draw = Ви берете карту: «{ $card }».
log-wotr-discards-down = Карту скинуто долілиць ({ $seat }): { $deck }.
log-wotr-you-discard = Ви скидаєте карту: «{ $card }».
log-wotr-plays = Карта події ({ $seat }): «{ $card }».
log-wotr-stays-on-table = Залишається на столі: «{ $card }».
log-wotr-table-card-goes = Карту скинуто зі столу: «{ $card }».
log-wotr-guide-draws = Провідник Братства — Ґандальф Сірий, тому береться карта: { $deck }.
log-wotr-pays-cards = Скинуто карти ({ $seat }): { $card }.
log-wotr-pays-ring = Витрачено Ельфійський Перстень ({ $seat }).

## Чому це неможливо

reason-wotr-deck-not-yours = Це не ваша колода: { $deck }.
reason-wotr-deck-empty = Ця колода порожня: { $deck }.
reason-wotr-card-not-in-hand = Цієї карти немає у вас на руці: «{ $card }».
reason-wotr-card-needs-die = Для цієї карти потрібен результат «подія» або «{ $die }»: «{ $card }».
reason-wotr-card-not-built = У цій версії карта ще не діє: «{ $card }».
reason-wotr-card-not-allowed = Зараз можна зіграти карту лише іншого виду: «{ $card }».
reason-wotr-card-not-on-table = Цієї карти немає на столі: «{ $card }».
reason-wotr-card-stays = Цю карту не можна прибрати зі столу дією: «{ $card }».
reason-wotr-no-cards-to-pay = Для цього треба скинути одну військову та одну геройську подію.
reason-wotr-wrong-cards-to-pay = Виберіть одну військову та одну геройську подію.
reason-wotr-needs-will-of-the-west = Для цього потрібна Воля Заходу.
reason-wotr-fellowship-hidden = Братство не розкрите.
reason-wotr-not-in-play = Не у грі: { $character }.
reason-wotr-not-besieged = Не в облозі: { $region }.
reason-wotr-threats-and-promises = «Погрози й обіцянки»: результат «мобілізація» не просуває пасивний народ: { $nation }.
