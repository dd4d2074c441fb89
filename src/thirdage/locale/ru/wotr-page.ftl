### Стол «Войны Кольца» в браузере.

## К чему ведёт ответ

lead-wotr-skip = Пропустить действие
lead-wotr-use-die = Использовать кубик
lead-wotr-use-ring = Использовать Эльфийское Кольцо
lead-wotr-use-token = Использовать жетон действия
lead-wotr-advance = Шаг к войне
lead-wotr-advance-by-companion = Шаг к войне благодаря спутнику
lead-wotr-bring = Ввести персонажа в игру
lead-wotr-draw-card = Взять карту
lead-wotr-play-card = Сыграть карту
lead-wotr-remove-table-card = Убрать карту со стола
lead-wotr-declare = Объявить Братство
lead-wotr-guide = Сменить проводника
lead-wotr-move-army = Передвинуть это войско
lead-wotr-take-minions = Передвинуть отсюда
lead-wotr-recruit = Набрать здесь
lead-wotr-give-up = Пожертвовать миниатюрой здесь
lead-wotr-cast-spells = Сотворить чары отсюда
lead-wotr-retreat = Отступить
lead-wotr-lay-card = Положить карту
lead-wotr-lay-card-from-table = Положить карту со стола
lead-wotr-march-on = Идти дальше
lead-wotr-remove-character-card = Убрать карту со стола

## Места на доске кнопками и кто идёт

about-wotr-pass = Кубики остаются у вас, вы сходите позже: у соперника их больше.
about-wotr-skip = Кубик потрачен, ничего не происходит.
about-wotr-use-ring = Меняет грань кубика, Эльфийское Кольцо потрачено.
# `from` и `to`: влияние Кольца до и после.
web-wotr-revealed-for-less = Влияние Кольца { NUMBER($from) } → { NUMBER($to) }; перед следующим шагом Хранителям придётся скрыться.
web-wotr-hidden-for-more = Влияние Кольца { NUMBER($from) } → { NUMBER($to) }; идти дальше можно сразу.
