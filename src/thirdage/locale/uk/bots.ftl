### Суперники: боти, рівні й те, що вони кажуть про рішення.

## Імена ботів

bot-one-ply = дивиться на одну дію наперед
bot-planner = продумує раунд до кінця
bot-ismcts = перебирає дерево планів

## Рівні

level-hobbit = Гобіт
    .genitive = Гобіта
    .accusative = Гобіта
    .locative = Гобітові
    .dative = Гобітові
    .instrumental = Гобітом
    .gender = masculine
level-ranger = Слідопит
    .genitive = Слідопита
    .accusative = Слідопита
    .locative = Слідопитові
    .dative = Слідопитові
    .instrumental = Слідопитом
    .gender = masculine
level-captain = Воєначальник
    .genitive = Воєначальника
    .accusative = Воєначальника
    .locative = Воєначальникові
    .dative = Воєначальникові
    .instrumental = Воєначальником
    .gender = masculine
level-wizard = Чарівник
    .genitive = Чарівника
    .accusative = Чарівника
    .locative = Чарівникові
    .dative = Чарівникові
    .instrumental = Чарівником
    .gender = masculine
text-level-hobbit = Для перших партій: грає за простими правилами й вибачає помилки.
# $seconds: how long it thinks at most
text-level-ranger = Для тих, хто знає правила й хоче чесного бою. Дивиться на кілька дій наперед, до { $seconds } с на кожну.
text-level-captain = Для тих, хто перемагає Слідопита. Будує плани на раунд, до { $seconds } с на дію.
text-level-wizard = Для бувалих. Зважує весь раунд, до { $seconds } с на дію.

## Що б ви зробили?

text-advice-only = Вибору немає.
# $percent: the chance; $count: how many games were imagined
text-advice-chance = Шанс на перемогу — близько { $percent } % (за { $count ->
    [one] { $count } уявною партією
    [few] { $count } уявними партіями
   *[many] { $count } уявними партіями
}).

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
text-feature-wotr-shadow-threats = Міста, яким загрожує Тінь
text-feature-wotr-free-threats = Міста, яким загрожують Вільні Народи
text-feature-wotr-armies = Сила військ
text-feature-wotr-politics = Хто вступив у війну
text-feature-wotr-heroes = Ґандальф Білий та Араґорн
text-feature-wotr-minions = Посіпаки
text-feature-wotr-nazgul = Назґули на мапі
text-feature-wotr-hands = Карти на руці
text-feature-wotr-table = Карти на столі
text-feature-wotr-time = Скільки триває війна
text-feature-wotr-kings = Володарі й темні вожді

## Що вирішило, у картковій грі

text-feature-cards-points = Набрані очки
text-feature-cards-stock = Карти в колоді та в колообігу
text-feature-cards-fights = Нинішній розклад у битвах
text-feature-cards-hands = Карти на руці
text-feature-cards-reserves = Карти в резерві

## Що вирішило, у «Полюванні за Перснем»

text-feature-hunt-corruption = Споганення
text-feature-hunt-way = Решта шляху
text-feature-hunt-knowledge = Що Примари Персня знають про те, де Фродо
text-feature-hunt-nazgul = Наскільки близько назґули
text-feature-hunt-encounter = Сутички й чим вони загрожують
text-feature-hunt-dice = Невикористані кубики Примар Персня
text-feature-hunt-companions = Супутники, що лежать лицем догори
text-feature-hunt-cards = Карти й жетони Братства
text-feature-hunt-abilities = Здібності Чорних Вершників
text-feature-hunt-gandalf = Ґандальф і його діяння

## Суперники: рівні, поради, шанси

web-level = Наскільки сильний суперник?
web-seat-level = бот «{ $level }»
web-bot-thinks = Бот думає…
web-advice-working = Програємо варіанти подумки…
# $list_text: in what a plan differs from the best one
web-advice-better = Плюси проти першого плану: { $list_text }
web-advice-worse = Мінуси проти першого плану: { $list_text }
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
web-chances-told = Шанси { $side_genitive }: спочатку { $percent } %, щонайбільше { $most } %, щонайменше { $least } %.
