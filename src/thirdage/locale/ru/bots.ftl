### Соперники: боты, уровни и то, что они говорят о решении.

## Имена ботов

bot-one-ply = смотрит на одно действие вперед
bot-planner = продумывает раунд до конца
bot-ismcts = перебирает дерево планов

## Уровни

level-hobbit = Хоббит
    .gender = masculine
level-ranger = Следопыт
    .gender = masculine
level-captain = Полководец
    .gender = masculine
level-wizard = Волшебник
    .gender = masculine
text-level-hobbit = Играет по простым правилам и отвечает сразу.
# $seconds: how long it thinks at most
text-level-ranger = Смотрит на несколько действий вперед. Думает над действием до { $seconds } с.
text-level-captain = Строит планы в пределах раунда. Думает над действием до { $seconds } с.
text-level-wizard = Продумывает весь раунд. Думает над действием до { $seconds } с.

## Что бы вы сделали?

text-advice-only = Взвешивать тут нечего.
# $percent: the chance; $count: how many games were imagined
text-advice-chance = { $count ->
    [one] Шанс на победу: около { $percent } %, по { $count } воображаемой партии.
    [few] Шанс на победу: около { $percent } %, по { $count } воображаемым партиям.
   *[many] Шанс на победу: около { $percent } %, по { $count } воображаемым партиям.
}

## Что решило, в Войне Кольца

text-feature-wotr-corruption = Влияние Кольца
text-feature-wotr-way = Оставшийся путь до Мордора
text-feature-wotr-hidden = Скрыто ли Братство
text-feature-wotr-companions = Спутники в Братстве
text-feature-wotr-guide = Проводник
text-feature-wotr-tiles = Жетоны в запасе Охоты
text-feature-wotr-doom = Ожидаемое влияние Кольца
text-feature-wotr-watched = Враги рядом с Хранителями Кольца
text-feature-wotr-hunt-box = Кубики в ячейке Охоты
text-feature-wotr-mordor = Шаги по шкале Мордора
text-feature-wotr-dice-to-come = Кубики действий в следующие ходы
text-feature-wotr-dice = Неиспользованные кубики действий
text-feature-wotr-rings = Эльфийские Кольца
text-feature-wotr-points = Победные очки
text-feature-wotr-shadow-threats = Что грозит захватить Тьма
text-feature-wotr-free-threats = Что грозят захватить свободные народы
text-feature-wotr-armies = Сила войск
text-feature-wotr-politics = Кто вступил в войну
text-feature-wotr-heroes = Гэндальф Белый и Арагорн
text-feature-wotr-minions = Прислужники
text-feature-wotr-nazgul = Назгулы на карте
text-feature-wotr-hands = Карты на руке
text-feature-wotr-table = Карты на столе
text-feature-wotr-time = Сколько длится война

## Что решило, в карточной игре

text-feature-cards-points = Набранные очки
text-feature-cards-stock = Карты в колоде и в сбросе
text-feature-cards-fights = Нынешний расклад в боях
text-feature-cards-hands = Карты на руке
text-feature-cards-reserves = Карты в резерве

## Соперники: уровни, советы, шансы

web-level = Насколько сильный соперник?
web-seat-level = бот: { $level }
web-bot-thinks = Бот думает…
web-advice = Спросить совета
web-advice-working = Проигрываем варианты в уме…
# $list_text: in what a plan differs from the best one
web-advice-better = Лучше, чем с первым планом: { $list_text }
web-advice-worse = Хуже, чем с первым планом: { $list_text }
web-advice-point = Показать на поле, о чём речь
web-advice-even = Эти планы почти равноценны.
# what stands before the chance of a plan that was dropped early
web-advice-rough = ≈ — грубая оценка, по немногим партиям.
web-chances = Кто выигрывал
web-chances-working = Считаем, кто когда выигрывал…
# $game_text: the id of the game, which calls its rounds turns or rounds
web-chances-why = { $game_text ->
    [cards] Так это видит бот, который знает все карты: чем больше область стороны, тем выше ее шансы. Каждая вертикальная черта — новый раунд.
   *[other] Так это видит бот, который знает все карты: чем больше область стороны, тем выше ее шансы. Каждая вертикальная черта — новый ход.
}
web-chances-rounds = { $game_text ->
    [cards] Посмотреть раунд:
   *[other] Посмотреть ход:
}
web-chance-at = { $game_text ->
    [cards] Раунд { $round }: { $side } — { $percent } %
   *[other] Ход { $round }: { $side } — { $percent } %
}
web-chances-told = Шансы одной стороны ({ $side }): вначале { $percent } %, самое большее { $most } %, самое меньшее { $least } %.
