### Пояснення: чому задумане гравцем зараз неможливе.

# $die: список результатів.
reason-wotr-no-die-for-this = Жоден ваш кубик цього не дозволяє. Потрібен результат: { $die }.
reason-wotr-other-side = Це може зробити лише інша сторона.
reason-wotr-action-phase-only = Це роблять у фазі дій, коли кубики вже кинуто.
reason-wotr-figures-not-there = Там немає стількох фігурок ({ $region }): { $figure }.
reason-wotr-not-your-character = Це не ваш персонаж: { $character }.
reason-wotr-not-your-figure = Це не ваші фігурки: { $figure }.
reason-wotr-moves-as-army = Загони переміщуються лише у складі війська: { $figure }.
reason-wotr-leader-alone = Лідери Вільних Народів не ходять без загонів: { $figure }.
reason-wotr-entry-elsewhere = { $character } не може ввійти у гру тут: { $region }.
