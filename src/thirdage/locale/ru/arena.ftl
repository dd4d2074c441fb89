### Слова команд `thirdage blunders` и `thirdage tournament`.

## Позиции с очевидным ответом

cli-blunders-tuning = Половина, по которой настраивают ботов: верно { $count } из { $total }, { $percent } %
cli-blunders-held-out = Отложенная половина: верно { $count } из { $total }, { $percent } %
cli-blunders-none = { $game }: для этой игры таких позиций нет.
cli-help-blunders = Дать боту позиции, где верный ответ очевиден, и подсчитать верные ответы.
cli-help-blunders-bot = Бот.
cli-help-blunders-times = Сколько раз пробовать каждую позицию; нужно ботам, которые решают по жребию.

## Турниры

cli-side-unknown = Нет стороны «{ $given }»; стороны: { $detail }.
cli-bad-bar = «{ $given }» не порог: нужна доля в процентах, больше 0 и меньше 100.
cli-bad-budget = «{ $given }» не предел времени; он пишется так: { $form }.
cli-other-tournament = { $path }: в этом файле партии другого турнира (другая игра, настройки, первое число или время на ход).
cli-arena-missing = Не установлено то, что для этого нужно. Установите: { $command }
cli-tournament-meeting = { $first } против { $second }
cli-tournament-pairs = пары: { $share } % из { $count } (истинная доля от { $low } до { $high } %){ $verdict }
cli-tournament-side = { $side }: { $share } %, партий { $count } (истинная доля от { $low } до { $high } %){ $verdict }
cli-tournament-ending = { $side }, победа: { $reason_text }: { $count }
cli-tournament-bar = — порог { $percent } %:
cli-tournament-above = взят
cli-tournament-below = не взят
cli-tournament-open = не решено
cli-tournament-rounds = Раундов в среднем: { $mean }; секунд игры: { $seconds }
cli-tournament-thinking = { $who }: миллисекунд на действие { $mean } в среднем, в 99 % случаев до { $most }, самое долгое { $longest }
cli-tournament-ratings = Рейтинги (по шкале Эло, с интервалами 95 %)
cli-help-tournament = Дать ботам сыграть друг с другом за обе стороны при одном и том же случае и измерить, кто сильнее.
cli-help-tournament-bots = Боты; каждый встречается с каждым. Названный дважды играет и сам с собой.
cli-help-pairs = Сколько начальных чисел самое большее; при каждом два бота играют дважды, меняясь сторонами.
cli-help-budget = Сколько боту думать над действием, например { $form }
cli-help-nodes = Сколько узлов бот может перебрать ради действия, вместо времени.
cli-help-bar = Остановиться, как только станет ясно, набирает ли первый бот встречи больше этого, в процентах.
cli-help-side-bar = То же для его партий за одну сторону; можно указать несколько.
cli-help-ray = Играть на кластере; без него — на этом компьютере через ту же библиотеку.
cli-help-journal = Файл, в котором хранятся партии; с него продолжается прерванный турнир.
cli-help-report = Файл для отчета; страница, если имя кончается на { $page }, иначе данные.
