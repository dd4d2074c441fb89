### Пояснення: чому задумане гравцем зараз неможливе.

# $die: список результатів.
reason-wotr-no-die-for-this = Жоден ваш кубик цього не дозволяє. Потрібен результат { $die_quoted-or }.
reason-wotr-other-side = Це може зробити лише інша сторона.
reason-wotr-action-phase-only = Це роблять у фазі дій, коли кубики вже кинуто.
reason-wotr-figures-not-there = { $region_at-capital } { $count ->
    [0] немає { $figure_genitive }
    [one] лише { $figure_counted }
    [few] лише { $figure_counted }
   *[many] лише { $figure_counted }
}.
reason-wotr-not-your-character = { $character_gender ->
    [plural] { $character_capital } — не ваші персонажі.
   *[other] { $character_capital } — не ваш персонаж.
}
reason-wotr-not-your-figure = { $figure_capital } — не ваша фігурка.
reason-wotr-moves-as-army = { $figure_capital } переміщується лише у складі війська.
reason-wotr-leader-alone = { $figure_capital } не ходить без загонів.
reason-wotr-entry-elsewhere = { $character_capital } не може вступити в гру { $region_at }.
