### Начальная страница: игры, сценарии, с кем играть, свои столы; первая партия; настройки.

## Игры

web-game-about-wotr = Войска или Хранители Кольца: два пути к победе на карте всего Средиземья.
web-game-about-cards = Пути и поля битв: карта за картой, вместе с героями истории.
web-game-about-hunt = Один скрывается и идёт тайно, остальные ищут его на карте: от Шира до Ривенделла.
web-game-length-wotr = 2–3 ч
web-game-length-cards = 25–120 мин
web-game-length-hunt = 1–3 ч
web-game-level-wotr = сложная
web-game-level-cards = средняя
web-game-level-hunt = средняя
web-scenario-length-trilogy = 90–120 мин
web-scenario-length-duel = 25–45 мин
web-scenario-length-duel-3 = 45–60 мин
web-scenario-length-fellowship = 45–60 мин
web-scenario-level-trilogy = средний
web-scenario-level-duel = простой
web-scenario-level-duel-3 = простой
web-scenario-level-fellowship = средний
# $players: "2", "2–4"
web-players-chip = { $players } игрока

## С кем

web-so-many-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-with-whom = С кем играть?
web-with-bots = Против ботов
web-with-bots-why = начнётся сразу
web-with-screen = Вдвоём за одним экраном
web-with-screen-many = Вместе за одним экраном
web-with-screen-why = по очереди, карты скрыты
web-with-link = С друзьями по ссылке
web-with-link-why = свободные места, можно и ботам
web-play-seat = Играть за { $seat_accusative }
web-begin-here = Начать за этим экраном
web-strength = { $count ->
    [1] Самый лёгкий из четырёх уровней
   *[other] Уровень { $count } из четырёх
}
web-advice-setting = Шансы и советы для всех
web-advice-why = Все за этим столом могут смотреть шансы и спрашивать совета у бота. Об этом знают все ещё до того, как сядут.
web-advice-here = { $advice ->
    [on] Шансы и советы разрешены
   *[off] Без шансов и советов
}

## Свои столы

web-wait-for-you = { $count ->
    [one] ждёт вас { $count } стол
    [few] ждут вас { $count } стола
    [many] ждут вас { $count } столов
   *[other] ждут вас { $count } столов
}
web-at-round = { $game_text ->
    [wotr] ход { $round }
    [hunt] сутки { $round }
   *[other] раунд { $round }
}
web-first-badge = первая партия
web-whose-move = ход { $seat_genitive }
web-paused-short = пауза
web-your-move = ваш ход
web-over-tables = Законченные партии: { $count }
web-against = { $seat_capital } против { $others }
web-against-level = бота «{ $level }»
web-against-bot = бота
web-against-open = свободного места
web-against-person = гостя
web-come = вас ждут
web-come-all = Все места заняты, подойдите к столу
web-both-seats = обе стороны за этим экраном
web-learn = Почитать и посмотреть
web-fill = Посадить бота
web-fill-seat = Бот за { $seat_accusative }

## Первая партия

web-first-wotr = Первая партия: последние дни войны
web-first-lead-wotr = Хранителям остались четыре шага до огня, Тьме — два очка до победы. Каждый вопрос будет объяснён, когда встретится впервые; уйти и вернуться можно когда угодно.
web-first-cards = Первая партия: карточная дуэль
web-first-hunt = Первая партия: прочь из Шира
web-first-play-wotr = Моя первая партия · 30 мин
web-first-play-cards = или дуэль в карточной игре · 25 мин
web-first-play-hunt = или бегство из Шира · 40 мин
web-first-go-on = Продолжить первую партию
web-first-goal = О чём эта игра
web-first-goal-wotr-1 = Свободные народы побеждают, если Фродо и Сэм пройдут последние шаги по шкале Мордора и бросят Кольцо в огонь или если их войска займут поселения Тьмы на 4 очка.
web-first-goal-wotr-2 = Тьма побеждает, если Кольцо сломит их раньше, при 12 влияния, или если её войска займут поселения на 10 очков: у неё уже 8, а осаждённый Минас Тирит стоит 2.
web-first-goal-wotr-3 = Ходите по очереди, по одному кубику: меч ведёт Хранителей или героя, знамя — войска, шлем собирает отряды, Палантир нужен для карт.
web-first-goal-cards-1 = В каждом раунде вы и Тьма сражаетесь за путь Хранителей и за поля битв: кто покажет больше на локации, тот её и получает.
web-first-goal-cards-2 = Взятые поля и пути дают очки, а Тьме их даёт и влияние Кольца; побеждает тот, кто впереди на десять очков или у кого их больше после последнего пути.
web-first-goal-cards-3 = За сыгранную карту платят другой картой из руки, и главное искусство — выбрать, без какой вы обойдётесь.
web-first-goal-hunt-1 = Фродо тайно идёт из Шира в Бри; Хранитель Кольца записывает его путь, и никто другой этого не видит.
web-first-goal-hunt-2 = Назгулы спрашивают: был ли он здесь? В этой ли он зоне? Каждый ответ правдив, а каждое столкновение усиливает влияние Кольца.
web-first-goal-hunt-3 = Хранитель Кольца побеждает, если Фродо уйдёт из Шира, пока влияние Кольца меньше 12; на 12 побеждают Призраки Кольца.
web-first-side = Какая сторона ваша?
web-first-advised = хороша для первого раза
web-first-after-wotr = А потом вас ждёт вся игра: тот же стол, с первого хода в Ривенделле.
web-first-after-cards = А потом вас ждут другие сценарии, со своими колодами и до четырёх игроков.
web-first-after-hunt = А потом вас ждёт вторая часть, от Бри до Ривенделла, с Гэндальфом в пути.
web-first-picture-wotr = Поле: путь Хранителей ведёт из Ривенделла на юго-восток, в Мордор.
web-first-picture-cards = Карты обеих сторон.
web-first-picture-hunt = Карта Шира: места, дороги и тропы, всадники в капюшонах.

## Настройки

web-settings = Настройки
web-settings-table = За столом
web-settings-look = Вид
web-settings-sounds = Звуки и вызовы
web-settings-keys = Клавиши
web-confirm-setting = Переспрашивать перед тем, что нельзя вернуть
web-only-setting = Отвечать за меня там, где ответ только один
web-size = Размер текста
# $percent: 100, 150
web-size-is = { $percent } %
web-motion = Движение
web-motion-auto = как в системе
web-motion-less = поменьше
web-motion-full = всё
web-colours = Цвета
web-colours-auto = как в системе
web-colours-light = светлые
web-colours-dark = тёмные
web-signal-chat = Звук, когда кто-то пишет
web-letters = Отдельные буквы — клавиши
web-hints-again = Снова показывать все подсказки
web-hints-are-back = Все подсказки появятся снова.

## Люди за столом

web-undo-wanted-by = { $who_text }, сторона — { $seat }, просит отменить ход. Вы согласны?
web-undo-more = и ещё { $count }
web-people = Люди за столом
web-is-here = { $who_text } за столом
web-is-away = { $who_text } не на связи

## Сценарии

scenario-trilogy = Трилогия
    .genitive = Трилогии
    .accusative = Трилогию
    .locative = Трилогии
    .dative = Трилогии
    .instrumental = Трилогией
    .gender = feminine
scenario-duel = Дуэль
    .genitive = Дуэли
    .accusative = Дуэль
    .locative = Дуэли
    .dative = Дуэли
    .instrumental = Дуэлью
    .gender = feminine
scenario-duel-3 = Дуэль на троих
    .genitive = Дуэли на троих
    .accusative = Дуэль на троих
    .locative = Дуэли на троих
    .dative = Дуэли на троих
    .instrumental = Дуэлью на троих
    .gender = feminine
scenario-fellowship = Братство Кольца
    .genitive = Братства Кольца
    .accusative = Братство Кольца
    .locative = Братстве Кольца
    .dative = Братству Кольца
    .instrumental = Братством Кольца
    .gender = neuter
chapters-both = Обе, одна за другой
    .genitive = Обеих, одной за другой
    .accusative = Обе, одну за другой
    .locative = Обеих, одной за другой
    .dative = Обеим, одной за другой
    .instrumental = Обеими, одной за другой
    .gender = plural
chapters-first = Только первая
    .genitive = Только первой
    .accusative = Только первую
    .locative = Только первой
    .dative = Только первой
    .instrumental = Только первой
    .gender = feminine
