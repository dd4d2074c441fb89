### Наймання й політика.

## Запитання

ask-wotr-recruit = Яку фігурку найняти й де? Фігурка { NUMBER($count) }, усього не більше двох.
ask-wotr-voice-settlements = { $count ->
    [one] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселення.
    [few] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселення.
   *[many] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселень.
}

## Журнал

log-wotr-recruited = Наймання ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-replaced = { $region }: { $figure } × { NUMBER($count) }, заміна: { $to_figure }.
log-wotr-voice = Лунає голос Сарумана.
log-wotr-envoy = Закликає свій народ до війни: { $character }.
log-wotr-messenger = { $character } перетворює результат «мобілізація» на інший: { $die }.
log-wotr-activated = Народ стає активним: { $nation }.
log-wotr-advanced = Крок до війни: { $nation }. Залишилося кроків: { NUMBER($count) }.
log-wotr-at-war = Народ вступає у війну: { $nation }!
log-wotr-stepped-back = Крок назад від війни: { $nation }. Залишилося кроків: { NUMBER($count) }.

## Чому це неможливо

reason-wotr-no-recruit = Цю фігурку найняти не можна: { $figure }.
reason-wotr-elite-alone = Елітний загін наймають лише один, без інших фігурок: { $figure }.
reason-wotr-not-at-war = Народ не у війні: { $nation }.
reason-wotr-muster-nobody-at-war = Жоден із ваших народів не у війні.
reason-wotr-nothing-to-recruit = Найняти зараз нікого й ніде не можна.
reason-wotr-none-available = У підкріпленнях більше немає: { $figure }.
reason-wotr-same-settlement = Дві фігурки наймають у різних поселеннях, а перша вже тут: { $region }.
reason-wotr-not-own-settlement = Тут немає поселення цього народу: { $figure } — { $region }.
reason-wotr-nazgul-need-stronghold = Назґŷлів наймають тільки у фортецях Саурона, а це не така фортеця: { $region }.
reason-wotr-captured-settlement = Під контролем ворога: { $region }.
reason-wotr-besieged-settlement = В облозі: { $region }.
reason-wotr-region-not-free = Регіон не вільний: { $region }.
reason-wotr-leader-needs-unit = Лідерові потрібен загін поруч: { $region }.
reason-wotr-must-recruit = Найміть хоча б одну фігурку.
reason-wotr-not-your-nation = Це народ не вашої сторони: { $nation }.
reason-wotr-already-at-war = Народ уже у війні: { $nation }.
reason-wotr-passive = Пасивний народ не може вступити у війну: { $nation }.
reason-wotr-no-envoy = Такого вміння немає: { $character }.
reason-wotr-envoy-not-home = { $character } має бути в незахопленому поселенні свого народу, названому на карті, а це не воно: { $region }.
reason-wotr-once-a-turn = Лише один раз за хід: { $character }.
reason-wotr-voice-needs-regulars = Тут потрібні звичайні загони Ісенґарду: { $region }, { NUMBER($count) }.
