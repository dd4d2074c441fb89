### Объяснения: почему задуманное игроком сейчас невозможно.

# $die: список результатов.
reason-wotr-no-die-for-this = Ни один ваш кубик этого не позволяет. Нужен результат { $die_quoted-or }.
reason-wotr-other-side = Это может сделать только другая сторона.
reason-wotr-action-phase-only = Это делают в фазе действий, когда кубики уже брошены.
reason-wotr-figures-not-there = { $region_at-capital } { $count ->
    [0] нет { $figure_genitive }
    [one] только { $figure_counted }
    [few] только { $figure_counted }
   *[many] только { $figure_counted }
}.
reason-wotr-not-your-character = { $character_gender ->
    [plural] { $character_capital } — не ваши персонажи.
   *[other] { $character_capital } — не ваш персонаж.
}
reason-wotr-not-your-figure = { $figure_capital } — не ваша миниатюра.
reason-wotr-moves-as-army = { $figure_capital } передвигается только в составе войска.
reason-wotr-leader-alone = { $figure_capital } не ходит без отрядов.
reason-wotr-entry-elsewhere = { $character_capital } не может вступить в игру { $region_at }.
