### Объяснения: почему задуманное игроком сейчас невозможно.

# $die: список результатов.
reason-wotr-no-die-for-this = Ни один ваш кубик этого не позволяет. Нужен результат: { $die }.
reason-wotr-other-side = Это может сделать только другая сторона.
reason-wotr-action-phase-only = Это делают в фазе действий, когда кубики уже брошены.
reason-wotr-figures-not-there = Там нет стольких миниатюр ({ $region }): { $figure }.
reason-wotr-not-your-character = Это не ваш персонаж: { $character }.
reason-wotr-not-your-figure = Это не ваши миниатюры: { $figure }.
reason-wotr-moves-as-army = Отряды передвигаются только в составе войска: { $figure }.
reason-wotr-leader-alone = Лидеры свободных народов не ходят без отрядов: { $figure }.
reason-wotr-entry-elsewhere = { $character } не может вступить в игру здесь: { $region }.
