### Соперники: боты, уровни и то, что они говорят о решении.

## Имена ботов

bot-one-ply = смотрит на одно действие вперёд
bot-planner = продумывает раунд до конца
bot-ismcts = перебирает дерево планов

## Уровни

level-hobbit = Хоббит
    .genitive = Хоббита
    .accusative = Хоббита
    .locative = Хоббите
    .dative = Хоббиту
    .instrumental = Хоббитом
    .gender = masculine
level-ranger = Следопыт
    .genitive = Следопыта
    .accusative = Следопыта
    .locative = Следопыте
    .dative = Следопыту
    .instrumental = Следопытом
    .gender = masculine
level-captain = Полководец
    .genitive = Полководца
    .accusative = Полководца
    .locative = Полководце
    .dative = Полководцу
    .instrumental = Полководцем
    .gender = masculine
level-wizard = Волшебник
    .genitive = Волшебника
    .accusative = Волшебника
    .locative = Волшебнике
    .dative = Волшебнику
    .instrumental = Волшебником
    .gender = masculine
text-level-hobbit = Для первых партий: играет по простым правилам и прощает ошибки.
# $seconds: how long it thinks at most
text-level-ranger = Для тех, кто знает правила и хочет честного боя. Смотрит на несколько действий вперёд, до { $seconds } с на каждое.
text-level-captain = Для тех, кто побеждает Следопыта. Строит планы на раунд, до { $seconds } с на действие.
text-level-wizard = Для бывалых. Взвешивает весь раунд, до { $seconds } с на действие.

## Что бы вы сделали?

text-advice-only = Выбора нет.
# $percent: the chance; $count: how many games were imagined
text-advice-chance = { $count ->
    [one] Шанс на победу — около { $percent } %, по { $count } воображаемой партии.
    [few] Шанс на победу — около { $percent } %, по { $count } воображаемым партиям.
   *[many] Шанс на победу — около { $percent } %, по { $count } воображаемым партиям.
}

## Что решило, в Войне Кольца

text-feature-wotr-corruption = влияние Кольца
text-feature-wotr-way = путь, оставшийся до Мордора
text-feature-wotr-hidden = скрытность Братства
text-feature-wotr-companions = спутники в Братстве
text-feature-wotr-guide = проводник
text-feature-wotr-tiles = жетоны в запасе Охоты
text-feature-wotr-doom = ожидаемое влияние Кольца
text-feature-wotr-watched = враги рядом с Хранителями Кольца
text-feature-wotr-hunt-box = кубики в ячейке Охоты
text-feature-wotr-mordor = шаги по шкале Мордора
text-feature-wotr-dice-to-come = кубики следующих ходов
text-feature-wotr-dice = неиспользованные кубики
text-feature-wotr-rings = Эльфийские Кольца
text-feature-wotr-points = победные очки
text-feature-wotr-shadow-threats = города под угрозой Тьмы
text-feature-wotr-free-threats = города под угрозой свободных народов
text-feature-wotr-armies = сила войск
text-feature-wotr-politics = народы, вступившие в войну
text-feature-wotr-heroes = Гэндальф Белый и Арагорн
text-feature-wotr-minions = прислужники
text-feature-wotr-nazgul = назгулы на карте
text-feature-wotr-hands = карты в руке
text-feature-wotr-table = карты на столе
text-feature-wotr-time = длительность войны
text-feature-wotr-kings = государи и тёмные вожди

## Что решило, в карточной игре

text-feature-cards-points = набранные очки
text-feature-cards-stock = карты в колоде и в сбросе
text-feature-cards-fights = расклад в сражениях
text-feature-cards-hands = карты в руке
text-feature-cards-reserves = карты в резерве

## Что решило, в «Охоте за Кольцом»

text-feature-hunt-corruption = влияние Кольца
text-feature-hunt-way = оставшийся путь
text-feature-hunt-knowledge = что Призраки Кольца знают о том, где Фродо
text-feature-hunt-nazgul = близость назгулов
text-feature-hunt-encounter = столкновения и чем они грозят
text-feature-hunt-dice = неиспользованные кубики Призраков Кольца
text-feature-hunt-companions = спутники, лежащие лицом вверх
text-feature-hunt-cards = карты и жетоны Братства
text-feature-hunt-abilities = способности Чёрных Всадников
text-feature-hunt-gandalf = Гэндальф и его деяния

## Соперники: уровни, советы, шансы

web-level = Насколько сильный соперник?
web-seat-level = бот «{ $level }»
web-bot-thinks = Бот думает…
web-advice-working = Проигрываем варианты в уме…
# $list_text: in what a plan differs from the best one
web-advice-better = Плюс по сравнению с первым планом: { $list_text }
web-advice-worse = Минус по сравнению с первым планом: { $list_text }
web-advice-point = Показать на поле, о чём речь
web-advice-even = Эти планы почти равноценны.
# what stands before the chance of a plan that was dropped early
web-advice-rough = ≈ — грубая оценка, по немногим партиям.
web-chances = Кто выигрывал
web-chances-working = Считаем, кто когда выигрывал…
# $game_text: the id of the game, which calls its rounds turns or rounds
web-chances-why = { $game_text ->
    [cards] Так это видит бот, который знает все карты: чем больше область стороны, тем выше её шансы. Каждая вертикальная черта — новый раунд.
   *[other] Так это видит бот, который знает все карты: чем больше область стороны, тем выше её шансы. Каждая вертикальная черта — новый ход.
}
web-chances-rounds = { $game_text ->
    [cards] Посмотреть раунд:
   *[other] Посмотреть ход:
}
web-chance-at = { $game_text ->
    [cards] Раунд { $round }: шансы { $side_genitive } — { $percent } %
   *[other] Ход { $round }: шансы { $side_genitive } — { $percent } %
}
web-chances-told = Шансы { $side_genitive }: вначале { $percent } %, самое большее { $most } %, самое меньшее { $least } %.
