### Слова команд `thirdage blunders` і `thirdage tournament`.

## Позиції з очевидною відповіддю

cli-blunders-tuning = Половина, за якою налаштовують ботів: правильно { $count } з { $total }, { $percent } %
cli-blunders-held-out = Відкладена половина: правильно { $count } з { $total }, { $percent } %
cli-blunders-none = { $game }: для цієї гри таких позицій немає.
cli-help-blunders = Дати ботові позиції, де правильна відповідь очевидна, і підрахувати правильні відповіді.
cli-help-blunders-bot = Бот.
cli-help-blunders-times = Скільки разів пробувати кожну позицію; потрібно ботам, які вирішують за жеребом.

## Турніри

cli-side-unknown = Немає сторони «{ $given }»; сторони: { $detail }.
cli-bad-bar = «{ $given }» не поріг: потрібна частка у відсотках, більша за 0 і менша за 100.
cli-bad-budget = «{ $given }» не межа часу; її пишуть так: { $form }.
cli-other-tournament = { $path }: у цьому файлі партії іншого турніру (інша гра, налаштування, перше число або час на хід).
cli-arena-missing = Не встановлено того, що для цього потрібно. Встановіть: { $command }
cli-tournament-meeting = { $first } проти { $second }
cli-tournament-pairs = пари: { $share } % з { $count } (справжня частка від { $low } до { $high } %){ $verdict }
cli-tournament-side = { $side }: { $share } %, партій { $count } (справжня частка від { $low } до { $high } %){ $verdict }
cli-tournament-ending = { $side }, перемога: { $reason_text }: { $count }
cli-tournament-bar = — поріг { $percent } %:
cli-tournament-above = узято
cli-tournament-below = не взято
cli-tournament-open = не вирішено
cli-tournament-rounds = Раундів у середньому: { $mean }; секунд гри: { $seconds }
cli-tournament-thinking = { $who }: мілісекунд на дію { $mean } у середньому, у 99 % випадків до { $most }, найдовше { $longest }
cli-tournament-ratings = Рейтинги (за шкалою Ело, з інтервалами 95 %)
cli-help-tournament = Дати ботам зіграти один з одним за обидві сторони за того самого випадку й виміряти, хто сильніший.
cli-help-tournament-bots = Боти; кожен зустрічається з кожним. Названий двічі грає і сам із собою.
cli-help-pairs = Скільки початкових чисел щонайбільше; за кожного два боти грають двічі, міняючись сторонами.
cli-help-budget = Скільки ботові думати над дією, наприклад { $form }
cli-help-nodes = Скільки вузлів бот може перебрати заради дії, замість часу.
cli-help-bar = Зупинитися, щойно стане ясно, чи набирає перший бот зустрічі більше за це, у відсотках.
cli-help-side-bar = Те саме для його партій за одну сторону; можна вказати кілька.
cli-help-ray = Грати на кластері; без нього — на цьому комп’ютері через ту саму бібліотеку.
cli-help-journal = Файл, у якому зберігаються партії; з нього продовжується перерваний турнір.
cli-help-report = Файл для звіту; сторінка, якщо ім’я закінчується на { $page }, інакше дані.
