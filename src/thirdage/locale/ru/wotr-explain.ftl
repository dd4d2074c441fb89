### Объяснения: почему задуманное игроком сейчас невозможно.

# $die: список результатов.
reason-no-die-for-this = Ни один ваш кубик этого не позволяет. Нужен результат: { $die }.
reason-other-side = Это может сделать только другая сторона.
reason-action-phase-only = Это делают в фазе действий, когда кубики уже брошены.
reason-figures-not-there = Там нет стольких миниатюр ({ $region }): { $figure }.
reason-not-your-character = Это не ваш персонаж: { $character }.
reason-not-your-figure = Это не ваши миниатюры: { $figure }.
reason-moves-as-army = Отряды передвигаются только в составе войска: { $figure }.
reason-leader-alone = Лидеры свободных народов не ходят без отрядов: { $figure }.
reason-entry-elsewhere = { $character } не может вступить в игру здесь: { $region }.
