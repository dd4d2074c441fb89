### Слова команд `thirdage blunders` и `thirdage tournament`.

## Позиции с очевидным ответом

cli-blunders-tuning = Половина, по которой настраивают ботов: верно { $count } из { $total }, { $percent } %
cli-blunders-held-out = Отложенная половина: верно { $count } из { $total }, { $percent } %
cli-blunders-none = Для игры «{ $game }» таких позиций нет.
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
cli-tournament-alone = { $first } против самого себя
cli-tournament-standing = { $first } – { $second }: { $percent } %
cli-tournament-numbers = В среднем: { $list }
cli-tournament-counts = { $who }, за партию: { $list }
cli-tournament-stopped = Турнир прерван. Та же команда продолжит его с { $path }.
cli-tournament-stopped-unkept = Турнир прерван. Без { $flag } ничего не сохранено.
cli-worker-died = Процесс, который играл партии, завершён извне, возможно, из-за нехватки памяти. Может помочь меньшее число процессов: { $flag }
cli-no-cluster = Кластер не играет: { $detail }
cli-no-journal = { $path }: это не журнал турнира; файл не тронут.
cli-one-limit = Можно указать только что-то одно: { $one } или { $other }.
cli-tournament-pairs = пары: { $share } % из { $count } (истинная доля от { $low } до { $high } %){ $verdict }
cli-tournament-side = За { $side_accusative }: { $share } %, партий { $count } (истинная доля от { $low } до { $high } %){ $verdict }
cli-tournament-ending = За { $side_accusative } победа, { $reason_text }: { $count }
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
cli-help-report = Файл для отчёта; страница, если имя кончается на { $page }, иначе данные.

## Отчёт о турнире

cli-report-title = Турнир, { $game }: { $bots }
cli-report-seeds = начальные числа: от { $low } до { $high }, не больше
cli-report-budget = время на действие: { $budget }
cli-report-crossed = Каждый против каждого
cli-report-ratings = Рейтинги
cli-report-ratings-note = По шкале Эло, с интервалами 95 %; за каждую сторону у бота свой рейтинг.
cli-report-games = Партий: { $games }; секунд игры: { $seconds }
cli-report-failed = Сорвалось партий: { $count }. { $detail }
cli-report-nobody = Партий без победителя: { $count }
cli-report-pairs = Пары зеркальных партий
cli-report-number = количество
cli-report-share = доля: { $first }
cli-report-interval = интервал 95 %
cli-report-bars = порог
cli-report-percent = { $percent } %
cli-report-between = от { $low } до { $high } %
cli-report-bar = порог { $percent } %
cli-report-pairs-axis = пары
cli-report-games-axis = партии
cli-report-course = Как менялся счёт и его интервал
cli-report-endings = Победы по сторонам и способам
cli-report-rounds = Раунды
cli-report-mean = В среднем: { $mean }
cli-report-numbers = В числах
cli-report-corruption = Влияние Кольца в конце партии
cli-report-counts = Подсчитано, в среднем за партию
cli-report-thinking = Раздумья, миллисекунд на действие
cli-report-plain = { $number }
cli-report-of-games = партий
cli-report-of-mean = в среднем
cli-report-of-least = меньше всего
cli-report-of-most = больше всего
cli-report-of-actions = действий
cli-report-of-median = медиана
cli-report-of-99-percent = 99 %
cli-report-of-longest = самое долгое
cli-report-of-within = уложился

## Что подсчитывается в партиях

text-number-corruption = влияние Кольца в конце
text-number-companions-left = осталось спутников в Братстве
text-number-shadow-points = победные очки Тьмы
text-number-free-peoples-points = победные очки свободных народов
text-number-in-mordor = доля партий, дошедших до Мордора
text-number-mordor-entered-turn = ход прихода в Мордор
text-number-mordor-step = достигнутый шаг на шкале Мордора
text-number-rings-used = потрачено Эльфийских Колец свободных народов
text-number-aragorn-turn = ход появления Арагорна
text-number-gandalf-the-white-turn = ход появления Гэндальфа Белого
text-number-saruman-turn = ход появления Сарумана
text-number-witch-king-turn = ход появления Короля-чародея
text-number-towns-left-empty = оставлено пустых поселений
text-number-dice-skipped = пропущено кубиков
text-number-void-cards = карты впустую
text-number-passes = пропуски хода
text-number-first-arrived = доля партий, где Фродо дошёл до выхода в части I
text-number-first-rescued = доля партий, где Фродо спасли в части I
text-number-first-corrupted = доля партий, где Фродо поддался Кольцу в части I
text-number-first-encounters = столкновения в части I
text-number-first-corruption = влияние Кольца в конце части I
text-number-second-corrupted = доля вторых частей, где Фродо поддался Кольцу
text-number-second-corruption = влияние Кольца в конце части II
text-number-second-encounters = столкновения в части II
text-number-deeds = деяния Гэндальфа
