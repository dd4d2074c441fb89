### Ответы прикосновением к полю: кнопки у вопроса, меню, шкалы.

web-tray = Что можно сделать
web-menu = Выберите
web-list = Все варианты
web-caution-chance = { $setting ->
    [practice] Будет бросок или карта из колоды. Если отменить, случай решит заново.
    [consent] Будет бросок или карта из колоды: отменить можно только с согласия остальных, и тогда случай решит заново.
   *[never] Будет бросок или карта из колоды: отменить это будет нельзя.
}
web-caution-open = Соперник сразу об этом узнает.
web-possible = Это возможно, но не этим шагом: сначала выберите подходящий кубик или закончите начатое.

## Шкалы

web-points = Победные очки: { $count } из { $high }
web-used = Кубик «{ $die_capital }» использован
web-no-dice = кубиков нет
web-no-cards = В руке нет карт
web-decks = Колоды
web-politics = Шкала политики
web-political-step = { $count ->
    [0] в войне
    [one] { $count } шаг до войны
    [few] { $count } шага до войны
   *[many] { $count } шагов до войны
}
web-hunt-tiles = { $count ->
    [one] Запас Охоты: { $count } жетон
    [few] Запас Охоты: { $count } жетона
   *[many] Запас Охоты: { $count } жетонов
}

## Узкий экран

web-sheet-hand = Карты
web-sheet-tracks = Шкалы
web-sheet-story = Журнал
web-sheet-lit = здесь есть из чего выбрать

## Клавиши

web-keys = Клавиши
web-key-tab = от одного доступного предмета к другому
web-key-enter = нажать на него (или пробел)
web-key-digits = выбрать в меню или среди кнопок над полем
web-key-esc = шаг назад
web-key-undo = отменить ход
web-key-list = все ответы списком
web-key-arrows = на поле — от региона к региону, среди карт — от карты к карте, в журнале — от строки к строке
web-key-help = эта подсказка

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

## Ответы заранее: участник заранее отказывается от какой-то реакции

web-standing = Отказ заранее
web-standing-turn = Отказываться до конца хода
web-standing-revoked = Отказываться, пока не передумаю
web-standing-why = Пока этот отказ действует, вас об этом не спросят, и никто другой о нём не узнает.
web-standing-other = Вы отказываетесь от такой реакции.
web-standing-until = { $until ->
    [turn] До конца хода.
   *[revoked] Пока вы не передумаете.
}
web-standing-clear = Спрашивать снова

web-just-now = Только что
web-nothing-asked = Сейчас от вас ничего не ждут.
web-odds-none = Здесь нечего взвешивать.
web-sheet-chat = Чат
web-sheet-odds = Шансы
web-sheet-advice = Совет
web-sheet-reserves = Резервы
web-hunt-short = Охота
web-key-scene = битва или поле

## Места на доске кнопками и кто идёт

web-places = { $count ->
    [1] Коснитесь подсвеченного места или нажмите здесь:
   *[other] Коснитесь одного из подсвеченных мест или выберите здесь:
}
web-nobody = Никто
web-left-empty = { $region_at-capital } тогда не останется ни одного отряда.
nobody-wotr-advance-army = Никто не входит, войско остаётся { $from_region_at }
nobody-wotr-dunlendings = Никто не уходит { $from_region_from }
nobody-wotr-lidless-eye = Ни один кубик не станет Оком
about-wotr-pass = Кубики остаются у вас, вы сходите позже: у соперника их больше.
about-wotr-skip = Кубик потрачен, ничего не происходит.
about-wotr-use-ring = Меняет грань кубика, Эльфийское Кольцо потрачено.
about-cards-pass = Сейчас вы ничего не делаете. Когда все подряд пропустят ход, начнутся сражения.
web-advice-do = Сделать так
web-advice-do-this = Сделать так: { $text }

## Что это такое, когда на него смотрят
web-look-die-character = { $side_text ->
    [shadow] Меч: передвинуть всех назгулов и прислужников, пойти или атаковать войском с лидером либо сыграть карту героических событий.
   *[other] Меч: передвинуть или спрятать Братство, отделить или передвинуть спутников, пойти или атаковать войском с лидером либо сыграть карту героических событий.
}
web-look-die-army = Знамя: передвинуть два войска, атаковать одним либо сыграть карту со знаменем.
web-look-die-muster = Шлем: набрать отряды, продвинуть народ на шаг к войне либо сыграть карту со шлемом.
web-look-die-army-muster = Знамя или шлем: выбираете, когда используете.
web-look-die-event = Палантир: взять карту события либо сыграть любую из своих.
web-look-die-will-of-the-west = Заменяет любую другую грань либо вводит в игру Арагорна или Гэндальфа Белого.
web-look-die-eye = Ложится в ячейку Охоты и весь ход охотится за Братством; действия не даёт.
web-look-token = Используется один раз вместо кубика действия.
web-look-deck = { $deck_text ->
    [character] События героев и Кольца: верхняя половина играется кубиком, нижняя — в битве.
   *[strategy] События войск и народов: верхняя половина играется кубиком, нижняя — в битве.
}
web-look-place = { $place_text ->
    [fellowship] Идёт с Братством.
    [gone] Вне игры.
   *[aside] Ещё не в игре.
}
web-look-guide = Ведёт Братство.
web-look-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
web-look-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-look-draw-deck = Отсюда берут карты. Когда колода пуста, сброс тасуют, и он становится новой колодой.
web-look-score = Очки за выигранные локации, у Тьмы ещё и за жетоны влияния Кольца. Кто в конце раунда впереди на десять, побеждает сразу; иначе решает последний раунд. Щелчок покажет все выигранные локации.
web-you-resigned = вы сдались
web-spoils = Что принесло очки
