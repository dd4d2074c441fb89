### Суперники: боти, рівні й те, що вони кажуть про рішення.

## Імена ботів

bot-one-ply = дивиться на одну дію наперед
bot-planner = продумує раунд до кінця
bot-ismcts = перебирає дерево планів

## Рівні

level-hobbit = Гобіт
    .gender = masculine
level-ranger = Слідопит
    .gender = masculine
level-captain = Воєначальник
    .gender = masculine
level-wizard = Чарівник
    .gender = masculine
text-level-hobbit = Грає за простими правилами й відповідає одразу.
# $seconds: how long it thinks at most
text-level-ranger = Дивиться на кілька дій наперед. Думає над дією до { $seconds } с.
text-level-captain = Будує плани в межах раунду. Думає над дією до { $seconds } с.
text-level-wizard = Продумує весь раунд. Думає над дією до { $seconds } с.

## Що б ви зробили?

text-advice-only = Тут нема чого зважувати.
# $percent: the chance; $count: how many games were imagined
text-advice-chance = { $count ->
    [one] Шанс на перемогу: близько { $percent } %, за { $count } уявною партією.
    [few] Шанс на перемогу: близько { $percent } %, за { $count } уявними партіями.
   *[many] Шанс на перемогу: близько { $percent } %, за { $count } уявними партіями.
}

## Що вирішило, у Війні Персня

text-feature-wotr-corruption = Споганення
text-feature-wotr-way = Решта шляху до Мордору
text-feature-wotr-hidden = Чи приховане Братство
text-feature-wotr-companions = Супутники в Братстві
text-feature-wotr-guide = Провідник
text-feature-wotr-tiles = Жетони в запасі гонитви
text-feature-wotr-doom = Очікуване споганення
text-feature-wotr-watched = Вороги поруч із Персненосцями
text-feature-wotr-hunt-box = Кубики в комірці гонитви
text-feature-wotr-mordor = Кроки на треку Мордору
text-feature-wotr-dice-to-come = Кубики дій у наступні ходи
text-feature-wotr-dice = Невикористані кубики дій
text-feature-wotr-rings = Ельфійські Персні
text-feature-wotr-points = Переможні очки
text-feature-wotr-shadow-threats = Що загрожує захопити Тінь
text-feature-wotr-free-threats = Що загрожують захопити Вільні Народи
text-feature-wotr-armies = Сила військ
text-feature-wotr-politics = Хто вступив у війну
text-feature-wotr-heroes = Ґандальф Білий та Араґорн
text-feature-wotr-minions = Посіпаки
text-feature-wotr-nazgul = Назґŷли на мапі
text-feature-wotr-hands = Карти на руці
text-feature-wotr-table = Карти на столі
text-feature-wotr-time = Скільки триває війна

## Що вирішило, у картковій грі

text-feature-cards-points = Набрані очки
text-feature-cards-stock = Карти в колоді та в колообігу
text-feature-cards-fights = Нинішній розклад у боях
text-feature-cards-hands = Карти на руці
text-feature-cards-reserves = Карти в резерві

## Суперники: рівні, поради, шанси

web-level = Наскільки сильний суперник?
web-seat-level = бот: { $level }
web-bot-thinks = Бот думає…
web-advice = Попросити поради
web-advice-working = Програємо варіанти подумки…
# $list_text: in what a plan differs from the best one
web-advice-better = Краще, ніж із першим планом: { $list_text }
web-advice-worse = Гірше, ніж із першим планом: { $list_text }
web-advice-point = Показати на полі, про що йдеться
web-advice-even = Ці плани майже рівноцінні.
# what stands before the chance of a plan that was dropped early
web-advice-rough = ≈ — груба оцінка, за небагатьма партіями.
web-chances = Хто вигравав
web-chances-working = Рахуємо, хто коли вигравав…
# $game_text: the id of the game, which calls its rounds turns or rounds
web-chances-why = { $game_text ->
    [cards] Так це бачить бот, який знає всі карти: що більша ділянка сторони, то вищі її шанси. Кожна вертикальна риска — новий раунд.
   *[other] Так це бачить бот, який знає всі карти: що більша ділянка сторони, то вищі її шанси. Кожна вертикальна риска — новий хід.
}
web-chances-rounds = { $game_text ->
    [cards] Переглянути раунд:
   *[other] Переглянути хід:
}
web-chance-at = { $game_text ->
    [cards] Раунд { $round }: { $side } — { $percent } %
   *[other] Хід { $round }: { $side } — { $percent } %
}
web-chances-told = Шанси однієї сторони ({ $side }): спочатку { $percent } %, щонайбільше { $most } %, щонайменше { $least } %.
