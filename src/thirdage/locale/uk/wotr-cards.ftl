### Карти подій «Війни Персня»: добір, розіграш, стіл.

## Запитання

ask-card-drawn = Береться карта події для { $seat_genitive }. Колода: { $deck }.
ask-discard = { $count ->
    [one] Скиньте { $count } карту.
    [few] Скиньте { $count } карти.
   *[many] Скиньте { $count } карт.
}
ask-guide-draw = Провідник Братства — Ґандальф Сірий. Узяти карту з цієї колоди: { $deck }?
ask-which-deck = З якої колоди взяти карту?
ask-another-card = Зіграти ще одну карту без кубика?
ask-pay-cards = Скиньте одну військову та одну геройську подію.

## Журнал

log-draws = Узято карту ({ $seat }): { $deck }.
log-you-draw = Ви берете карту: «{ $card }».
log-discards-down = Карту скинуто долілиць ({ $seat }): { $deck }.
log-you-discard = Ви скидаєте карту: «{ $card }».
log-plays = Карта події ({ $seat }): «{ $card }».
log-stays-on-table = Залишається на столі: «{ $card }».
log-table-card-goes = Карту скинуто зі столу: «{ $card }».
log-guide-draws = Провідник Братства — Ґандальф Сірий, тому береться карта: { $deck }.
log-pays-cards = Скинуто карти ({ $seat }): { $card }.
log-pays-ring = Витрачено Ельфійський Перстень ({ $seat }).

## Чому це неможливо

reason-deck-not-yours = Це не ваша колода: { $deck }.
reason-deck-empty = Ця колода порожня: { $deck }.
reason-card-not-in-hand = Цієї карти немає у вас на руці: «{ $card }».
reason-card-needs-die = Для цієї карти потрібен результат «подія» або «{ $die }»: «{ $card }».
reason-card-not-built = У цій версії карта ще не діє: «{ $card }».
reason-card-not-allowed = Зараз можна зіграти карту лише іншого виду: «{ $card }».
reason-card-not-on-table = Цієї карти немає на столі: «{ $card }».
reason-card-stays = Цю карту не можна прибрати зі столу дією: «{ $card }».
reason-no-cards-to-pay = Для цього треба скинути одну військову та одну геройську подію.
reason-wrong-cards-to-pay = Виберіть одну військову та одну геройську подію.
reason-needs-will-of-the-west = Для цього потрібна Воля Заходу.
reason-fellowship-hidden = Братство не розкрите.
reason-not-in-play = Не у грі: { $character }.
reason-not-besieged = Не в облозі: { $region }.
reason-threats-and-promises = «Погрози й обіцянки»: результат «мобілізація» не просуває пасивний народ: { $nation }.
