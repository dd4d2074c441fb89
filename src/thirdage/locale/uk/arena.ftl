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
cli-tournament-alone = { $first } проти самого себе
cli-tournament-standing = { $first } – { $second }: { $percent } %
cli-tournament-numbers = У середньому: { $list }
cli-tournament-counts = { $who }, за партію: { $list }
cli-tournament-stopped = Турнір перервано. Та сама команда продовжить його з { $path }.
cli-tournament-stopped-unkept = Турнір перервано. Без { $flag } нічого не збережено.
cli-worker-died = Процес, який грав партії, завершено ззовні, можливо, через брак пам’яті. Може допомогти менша кількість процесів: { $flag }
cli-no-cluster = Кластер не грає: { $detail }
cli-no-journal = { $path }: це не журнал турніру; файл не змінено.
cli-one-limit = Можна вказати лише щось одне: { $one } або { $other }.
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

## Звіт про турнір

cli-report-title = Турнір, { $game }: { $bots }
cli-report-seeds = початкові числа: від { $low } до { $high }, не більше
cli-report-budget = час на дію: { $budget }
cli-report-crossed = Кожен проти кожного
cli-report-ratings = Рейтинги
cli-report-ratings-note = За шкалою Ело, з інтервалами 95 %; за кожну сторону в бота свій рейтинг.
cli-report-games = Партій: { $games }; секунд гри: { $seconds }
cli-report-failed = Зірвалося партій: { $count }. { $detail }
cli-report-nobody = Партій без переможця: { $count }
cli-report-pairs = Пари дзеркальних партій
cli-report-number = кількість
cli-report-share = частка: { $first }
cli-report-interval = інтервал 95 %
cli-report-bars = поріг
cli-report-percent = { $percent } %
cli-report-between = від { $low } до { $high } %
cli-report-bar = поріг { $percent } %
cli-report-pairs-axis = пари
cli-report-games-axis = партії
cli-report-course = Як змінювався рахунок і його інтервал
cli-report-endings = Перемоги за сторонами та способами
cli-report-rounds = Раунди
cli-report-mean = У середньому: { $mean }
cli-report-numbers = У числах
cli-report-corruption = Споганення наприкінці партії
cli-report-counts = Підраховано, у середньому за партію
cli-report-thinking = Роздуми, мілісекунд на дію
cli-report-plain = { $number }
cli-report-of-games = партій
cli-report-of-mean = у середньому
cli-report-of-least = найменше
cli-report-of-most = найбільше
cli-report-of-actions = дій
cli-report-of-median = медіана
cli-report-of-99-percent = 99 %
cli-report-of-longest = найдовше
cli-report-of-within = уклався

## Що підраховують у партіях

text-number-corruption = споганення наприкінці
text-number-companions-left = залишилося супутників у Братстві
text-number-shadow-points = переможні очки Тіні
text-number-free-peoples-points = переможні очки Вільних Народів
text-number-in-mordor = частка партій, що дійшли до Мордору
text-number-mordor-entered-turn = хід приходу до Мордору
text-number-mordor-step = досягнутий крок на треку Мордору
text-number-rings-used = витрачено Ельфійських Перснів Вільних Народів
text-number-aragorn-turn = хід появи Араґорна
text-number-gandalf-the-white-turn = хід появи Ґандальфа Білого
text-number-saruman-turn = хід появи Сарумана
text-number-witch-king-turn = хід появи Короля-Відьмака
text-number-towns-left-empty = залишено порожніх поселень
text-number-dice-skipped = пропущено кубиків
text-number-void-cards = карти намарне
text-number-passes = пропуски ходу
text-number-first-arrived = частка партій, де Фродо дійшов до виходу в частині I
text-number-first-rescued = частка партій, де Фродо врятували в частині I
text-number-first-corrupted = частка партій, де Фродо піддався Персню в частині I
text-number-first-encounters = сутички в частині I
text-number-first-corruption = споганення наприкінці частини I
text-number-second-corrupted = частка других частин, де Фродо піддався Персню
text-number-second-corruption = споганення наприкінці частини II
text-number-second-encounters = сутички в частині II
text-number-deeds = діяння Ґандальфа
