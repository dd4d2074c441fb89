### Пояснення: чому задумане гравцем зараз неможливе.

# $die: список результатів.
reason-no-die-for-this = Жоден ваш кубик цього не дозволяє. Потрібен результат: { $die }.
reason-other-side = Це може зробити лише інша сторона.
reason-action-phase-only = Це роблять у фазі дій, коли кубики вже кинуто.
reason-figures-not-there = Там немає стількох фігурок ({ $region }): { $figure }.
reason-not-your-character = Це не ваш персонаж: { $character }.
reason-not-your-figure = Це не ваші фігурки: { $figure }.
reason-moves-as-army = Загони переміщуються лише у складі війська: { $figure }.
reason-leader-alone = Лідери Вільних Народів не ходять без загонів: { $figure }.
reason-entry-elsewhere = { $character } не може ввійти у гру тут: { $region }.
