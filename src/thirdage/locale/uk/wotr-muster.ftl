### Наймання й політика.

## Запитання

ask-recruit = Яку фігурку найняти й де? Фігурка { NUMBER($count) }, усього не більше двох.
ask-voice-settlements = { $count ->
    [one] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселення.
    [few] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселення.
   *[many] Голос Сарумана: звичайних загонів на всі поселення не вистачить. Виберіть { $count } поселень.
}

## Журнал

log-recruited = Наймання ({ $region }): { $figure } × { NUMBER($count) }.
log-replaced = { $region }: { $figure } × { NUMBER($count) }, заміна: { $to_figure }.
log-voice = Лунає голос Сарумана.
log-envoy = Закликає свій народ до війни: { $character }.
log-messenger = { $character } перетворює результат «мобілізація» на інший: { $die }.
log-activated = Народ стає активним: { $nation }.
log-advanced = Крок до війни: { $nation }. Залишилося кроків: { NUMBER($count) }.
log-at-war = Народ вступає у війну: { $nation }!
log-stepped-back = Крок назад від війни: { $nation }. Залишилося кроків: { NUMBER($count) }.

## Чому це неможливо

reason-no-recruit = Цю фігурку найняти не можна: { $figure }.
reason-elite-alone = Елітний загін наймають лише один, без інших фігурок: { $figure }.
reason-not-at-war = Народ не у війні: { $nation }.
reason-muster-nobody-at-war = Жоден із ваших народів не у війні.
reason-nothing-to-recruit = Найняти зараз нікого й ніде не можна.
reason-none-available = У підкріпленнях більше немає: { $figure }.
reason-same-settlement = Дві фігурки наймають у різних поселеннях, а перша вже тут: { $region }.
reason-not-own-settlement = Тут немає поселення цього народу: { $figure } — { $region }.
reason-nazgul-need-stronghold = Назґŷлів наймають тільки у фортецях Саурона, а це не така фортеця: { $region }.
reason-captured-settlement = Під контролем ворога: { $region }.
reason-besieged-settlement = В облозі: { $region }.
reason-region-not-free = Регіон не вільний: { $region }.
reason-leader-needs-unit = Лідерові потрібен загін поруч: { $region }.
reason-must-recruit = Найміть хоча б одну фігурку.
reason-not-your-nation = Це народ не вашої сторони: { $nation }.
reason-already-at-war = Народ уже у війні: { $nation }.
reason-passive = Пасивний народ не може вступити у війну: { $nation }.
reason-no-envoy = Такого вміння немає: { $character }.
reason-envoy-not-home = { $character } має бути в незахопленому поселенні свого народу, названому на карті, а це не воно: { $region }.
reason-once-a-turn = Лише один раз за хід: { $character }.
reason-voice-needs-regulars = Тут потрібні звичайні загони Ісенґарду: { $region }, { NUMBER($count) }.
