### Пояснення: чому задумане гравцем зараз неможливе.

# $die: список результатів.
reason-wotr-no-die-for-this = Жоден ваш кубик цього не дозволяє: потрібен результат «{ $die }».
reason-wotr-other-side = Це може зробити лише інша сторона.
reason-wotr-action-phase-only = Це роблять у фазі дій, коли кубики вже кинуто.
reason-wotr-figures-not-there = Немає { $region_at } стількох фігурок «{ $figure }».
reason-wotr-not-your-character = { $character } не на вашому боці.
reason-wotr-not-your-figure = { $figure_capital } — не ваша фігурка.
reason-wotr-moves-as-army = Загони переміщуються лише у складі війська, { $figure } теж.
reason-wotr-leader-alone = Лідери Вільних Народів не ходять без загонів, { $figure } теж.
reason-wotr-entry-elsewhere = { $character } не може вступити в гру { $region_at }.
