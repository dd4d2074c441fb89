### Набір і політика.

## Запитання

ask-wotr-recruit = { $count ->
    [1] Кого й де набрати? Це перша фігурка з двох.
   *[other] Кого й де набрати? Це друга фігурка з двох.
}
ask-wotr-voice-settlements = Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count ->
    [one] { $count } поселення
    [few] { $count } поселення
   *[many] { $count } поселень
}.

## Журнал

log-wotr-recruited = { $region_at-capital } набрано { $figure_counted-accusative }.
log-wotr-replaced = { $region_at-capital } замінено { $figure_counted-accusative } на { $to_figure_counted-accusative }.
log-wotr-voice = Лунає голос Сарумана.
log-wotr-envoy = { $character_capital } закликає свій народ до війни.
log-wotr-messenger = { $character_capital } обертає результат «Мобілізація» на «{ $die_capital }».
log-wotr-activated = { $nation_capital } { $nation_gender ->
    [plural] стають активними
   *[other] стає активним
}.
log-wotr-advanced = { $nation_capital } { $nation_gender ->
    [plural] роблять
   *[other] робить
} { $count ->
    [0] останній крок до війни
    [one] крок до війни: лишається { $count } крок
    [few] крок до війни: лишаються { $count } кроки
   *[many] крок до війни: лишається { $count } кроків
}.
log-wotr-at-war = { $nation_capital } { $nation_gender ->
    [plural] вступають
   *[other] вступає
} у війну!
log-wotr-stepped-back = { $nation_capital } { $nation_gender ->
    [plural] відступають
   *[other] відступає
} на крок від війни: до неї { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}.

## Чому це неможливо

reason-wotr-no-recruit = Набрати { $figure_accusative } не можна.
reason-wotr-elite-alone = Якщо набрати { $figure_accusative }, більше нікого за цю дію набрати не можна.
reason-wotr-not-at-war = { $nation_capital } ще не у війні.
reason-wotr-muster-nobody-at-war = Жоден із ваших народів ще не вступив у війну.
reason-wotr-nothing-to-recruit = Набрати зараз нікого й ніде не можна.
reason-wotr-none-available = У підкріпленнях більше немає { $figure_genitive }.
reason-wotr-same-settlement = Дві фігурки набирають у різних поселеннях, а перша вже { $region_at }.
reason-wotr-not-own-settlement = Набрати { $figure_accusative } { $region_at } не можна: це не поселення його народу.
reason-wotr-nazgul-need-stronghold = Назґулів набирають лише у фортецях Саурона, а { $region_at } такої фортеці немає.
reason-wotr-captured-settlement = { $region_at-capital } порядкує ворог.
reason-wotr-besieged-settlement = { $region_at-capital } фортеця в облозі.
reason-wotr-region-not-free = { $region_capital } — не вільний регіон.
reason-wotr-leader-needs-unit = Лідерові потрібен загін, а { $region_at } загону немає.
reason-wotr-must-recruit = Наберіть хоча б одну фігурку.
reason-wotr-not-your-nation = { $nation_capital } — не ваш народ.
reason-wotr-already-at-war = { $nation_capital } { $nation_gender ->
    [plural] вже
   *[other] уже
} у війні.
reason-wotr-passive = { $nation_capital } { $nation_gender ->
    [plural] пасивні, тому не можуть
   *[other] пасивний, тому не може
} вступити у війну.
reason-wotr-no-envoy = { $character_capital } не { $character_gender ->
    [plural] мають
   *[other] має
} такого вміння.
reason-wotr-envoy-not-home = { $character_capital } { $region_at }, а має бути в незахопленому поселенні свого народу, названому на карті.
reason-wotr-once-a-turn = { $character_capital } може зробити це лише раз за хід.
reason-wotr-voice-needs-regulars = Звичайних загонів Ісенґарду { $region_at } має бути не менше ніж { NUMBER($count) }.
