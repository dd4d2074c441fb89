### Справка: правила, разъяснения, карты, слова и короткие страницы о том, как всё устроено.

## Панель рядом со столом

web-loading = Загрузка…
web-back = Назад
web-forth = Вперёд
web-close = Закрыть
web-rule-unknown = Правила { $id } нет.
web-rule-neighbours = Соседние правила
web-rules-english = Тексты правил пока только на английском.
web-ruling-official = решение издателя
web-ruling-reading = наше прочтение
