### Довідка: правила, роз'яснення, карти, слова й короткі сторінки про те, як усе влаштовано.

## Панель поруч зі столом

web-loading = Завантаження…
web-back = Назад
web-forth = Уперед
web-close = Закрити
web-rule-unknown = Правила { $id } немає.
web-rule-neighbours = Сусідні правила
web-rules-english = Тексти правил поки що лише англійською.
web-ruling-official = рішення видавця
web-ruling-reading = наше прочитання
