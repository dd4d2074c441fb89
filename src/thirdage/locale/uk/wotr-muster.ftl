### Наймання й політика.

## Запитання

ask-wotr-recruit = { $count ->
    [1] Кого й де найняти? Це перша фігурка з двох.
   *[other] Кого й де найняти? Це друга фігурка з двох.
}
ask-wotr-voice-settlements = Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count ->
    [one] { $count } поселення
    [few] { $count } поселення
   *[many] { $count } поселень
}.

## Журнал

log-wotr-recruited = Найнято { $region_at } { $figure_counted-accusative }.
log-wotr-replaced = Замінено { $region_at } { $figure_counted-accusative } на { $to_figure_counted-accusative }.
log-wotr-voice = Лунає голос Сарумана.
log-wotr-envoy = { $character } закликає свій народ до війни.
log-wotr-messenger = { $character } обертає результат «мобілізація» на «{ $die }».
log-wotr-activated = { $nation } { $nation_gender ->
    [plural] стають активними
   *[other] стає активним
}.
log-wotr-advanced = { $nation } { $nation_gender ->
    [plural] роблять
   *[other] робить
} { $count ->
    [0] останній крок до війни
    [one] крок до війни: лишається { $count } крок
    [few] крок до війни: лишаються { $count } кроки
   *[many] крок до війни: лишається { $count } кроків
}.
log-wotr-at-war = { $nation } { $nation_gender ->
    [plural] вступають
   *[other] вступає
} у війну!
log-wotr-stepped-back = { $nation } { $nation_gender ->
    [plural] відступають
   *[other] відступає
} на крок від війни: до неї { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}.

## Чому це неможливо

reason-wotr-no-recruit = Найняти { $figure_accusative } не можна.
reason-wotr-elite-alone = Якщо найняти { $figure_accusative }, більше нікого за цю дію найняти не можна.
reason-wotr-not-at-war = { $nation } ще не у війні.
reason-wotr-muster-nobody-at-war = Жоден із ваших народів не у війні.
reason-wotr-nothing-to-recruit = Найняти зараз нікого й ніде не можна.
reason-wotr-none-available = У підкріпленнях більше немає { $figure_genitive }.
reason-wotr-same-settlement = Другу фігурку наймають в іншому поселенні, а перша стала { $region_at }.
reason-wotr-not-own-settlement = { $region } — не поселення народу, до якого належить { $figure }.
reason-wotr-nazgul-need-stronghold = Назґулів наймають тільки у фортецях Саурона, а { $region } — не така фортеця.
reason-wotr-captured-settlement = { $region } під контролем ворога.
reason-wotr-besieged-settlement = { $region } в облозі.
reason-wotr-region-not-free = { $region } — не вільний регіон.
reason-wotr-leader-needs-unit = Щоб лідер міг стати { $region_at }, там потрібен загін.
reason-wotr-must-recruit = Найміть хоча б одну фігурку.
reason-wotr-not-your-nation = { $nation } — народ не вашої сторони.
reason-wotr-already-at-war = { $nation } { $nation_gender ->
    [plural] вже
   *[other] уже
} у війні.
reason-wotr-passive = { $nation } { $nation_gender ->
    [plural] пасивні, тому не можуть
   *[other] пасивний, тому не може
} вступити у війну.
reason-wotr-no-envoy = { $character } не має такого вміння.
reason-wotr-envoy-not-home = { $character } має бути в незахопленому поселенні свого народу, названому на карті, а { $region } — не воно.
reason-wotr-once-a-turn = { $character } може зробити це лише раз за хід.
reason-wotr-voice-needs-regulars = Для цього треба { $region_at } { $count ->
    [one] { $count } звичайний загін
    [few] { $count } звичайні загони
   *[many] { $count } звичайних загонів
} Ісенґарду.
