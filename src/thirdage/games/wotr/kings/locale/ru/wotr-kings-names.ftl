### Названия «Королей Средиземья».

sovereign-brand = Бранд
    .genitive = Бранда
    .accusative = Бранда
    .locative = Бранде
    .dative = Бранду
    .instrumental = Брандом
    .gender = masculine
character-king-brand = пробуждённый Бранд
    .genitive = пробуждённого Бранда
    .accusative = пробуждённого Бранда
    .locative = пробуждённом Бранде
    .dative = пробуждённому Бранду
    .instrumental = пробуждённым Брандом
    .gender = masculine
figure-brand = { sovereign-brand }
figure-king-brand = { character-king-brand }
sovereign-dain = Даин Железностоп
    .genitive = Даина Железностопа
    .accusative = Даина Железностопа
    .locative = Даине Железностопе
    .dative = Даину Железностопу
    .instrumental = Даином Железностопом
    .gender = masculine
character-king-dain = пробуждённый Даин Железностоп
    .genitive = пробуждённого Даина Железностопа
    .accusative = пробуждённого Даина Железностопа
    .locative = пробуждённом Даине Железностопе
    .dative = пробуждённому Даину Железностопу
    .instrumental = пробуждённым Даином Железностопом
    .gender = masculine
figure-dain = { sovereign-dain }
figure-king-dain = { character-king-dain }
sovereign-denethor = Денетор
    .genitive = Денетора
    .accusative = Денетора
    .locative = Денеторе
    .dative = Денетору
    .instrumental = Денетором
    .gender = masculine
character-steward-denethor = пробуждённый Денетор
    .genitive = пробуждённого Денетора
    .accusative = пробуждённого Денетора
    .locative = пробуждённом Денеторе
    .dative = пробуждённому Денетору
    .instrumental = пробуждённым Денетором
    .gender = masculine
figure-denethor = { sovereign-denethor }
figure-steward-denethor = { character-steward-denethor }
sovereign-theoden = Теоден
    .genitive = Теодена
    .accusative = Теодена
    .locative = Теодене
    .dative = Теодену
    .instrumental = Теоденом
    .gender = masculine
character-king-theoden = пробуждённый Теоден
    .genitive = пробуждённого Теодена
    .accusative = пробуждённого Теодена
    .locative = пробуждённом Теодене
    .dative = пробуждённому Теодену
    .instrumental = пробуждённым Теоденом
    .gender = masculine
figure-theoden = { sovereign-theoden }
figure-king-theoden = { character-king-theoden }
sovereign-thranduil = Трандуил
    .genitive = Трандуила
    .accusative = Трандуила
    .locative = Трандуиле
    .dative = Трандуилу
    .instrumental = Трандуилом
    .gender = masculine
character-king-thranduil = пробуждённый Трандуил
    .genitive = пробуждённого Трандуила
    .accusative = пробуждённого Трандуила
    .locative = пробуждённом Трандуиле
    .dative = пробуждённому Трандуилу
    .instrumental = пробуждённым Трандуилом
    .gender = masculine
figure-thranduil = { sovereign-thranduil }
figure-king-thranduil = { character-king-thranduil }
character-black-serpent = Чёрный Змей
    .genitive = Чёрного Змея
    .accusative = Чёрного Змея
    .locative = Чёрном Змее
    .dative = Чёрному Змею
    .instrumental = Чёрным Змеем
    .gender = masculine
figure-black-serpent = { character-black-serpent }
character-shadow-of-mirkwood = Тень Лихолесья
    .genitive = Тени Лихолесья
    .accusative = Тень Лихолесья
    .locative = Тени Лихолесья
    .dative = Тени Лихолесья
    .instrumental = Тенью Лихолесья
    .gender = feminine
figure-shadow-of-mirkwood = { character-shadow-of-mirkwood }
character-ugluk = Углук
    .genitive = Углука
    .accusative = Углука
    .locative = Углуке
    .dative = Углуку
    .instrumental = Углуком
    .gender = masculine
figure-ugluk = { character-ugluk }
die-ruler-character = персонаж правителей
    .genitive = персонажа правителей
    .accusative = персонаж правителей
    .locative = персонаже правителей
    .dative = персонажу правителей
    .instrumental = персонажем правителей
    .gender = masculine
    .counted = { $count ->
        [1] персонаж правителей
        [one] { $count } персонаж правителей
        [few] { $count } персонажа правителей
       *[many] { $count } персонажей правителей
    }
die-ruler-army = войско правителей
    .genitive = войска правителей
    .accusative = войско правителей
    .locative = войске правителей
    .dative = войску правителей
    .instrumental = войском правителей
    .gender = neuter
    .counted = { $count ->
        [1] войско правителей
        [one] { $count } войско правителей
        [few] { $count } войска правителей
       *[many] { $count } войск правителей
    }
die-ruler-muster = сбор правителей
    .genitive = сбора правителей
    .accusative = сбор правителей
    .locative = сборе правителей
    .dative = сбору правителей
    .instrumental = сбором правителей
    .gender = masculine
    .counted = { $count ->
        [1] сбор правителей
        [one] { $count } сбор правителей
        [few] { $count } сбора правителей
       *[many] { $count } сборов правителей
    }
die-ruler-event = событие правителей
    .genitive = события правителей
    .accusative = событие правителей
    .locative = событии правителей
    .dative = событию правителей
    .instrumental = событием правителей
    .gender = neuter
    .counted = { $count ->
        [1] событие правителей
        [one] { $count } событие правителей
        [few] { $count } события правителей
       *[many] { $count } событий правителей
    }
die-ruler-army-muster = сбор/войско правителей
    .genitive = сбора/войска правителей
    .accusative = сбор/войско правителей
    .locative = сборе/войске правителей
    .dative = сбору/войску правителей
    .instrumental = сбором/войском правителей
    .gender = masculine
    .counted = { $count ->
        [1] сбор/войско правителей
        [one] { $count } сбор/войско правителей
        [few] { $count } сбора/войска правителей
       *[many] { $count } сборов/войск правителей
    }
die-ruler-will-of-the-west = Воля Запада правителей
    .genitive = Воли Запада правителей
    .accusative = Волю Запада правителей
    .locative = Воле Запада правителей
    .dative = Воле Запада правителей
    .instrumental = Волей Запада правителей
    .gender = feminine
    .counted = { $count ->
        [1] Воля Запада правителей
        [one] { $count } Воля Запада правителей
        [few] { $count } Воли Запада правителей
       *[many] { $count } Воль Запада правителей
    }
die-ruler-eye = Око правителей
    .genitive = Ока правителей
    .accusative = Око правителей
    .locative = Оке правителей
    .dative = Оку правителей
    .instrumental = Оком правителей
    .gender = neuter
    .counted = { $count ->
        [1] Око правителей
        [one] { $count } Око правителей
        [few] { $count } Ока правителей
       *[many] { $count } Очей правителей
    }
die-dark-ruler-character = персонаж тёмных правителей
    .genitive = персонажа тёмных правителей
    .accusative = персонаж тёмных правителей
    .locative = персонаже тёмных правителей
    .dative = персонажу тёмных правителей
    .instrumental = персонажем тёмных правителей
    .gender = masculine
    .counted = { $count ->
        [1] персонаж тёмных правителей
        [one] { $count } персонаж тёмных правителей
        [few] { $count } персонажа тёмных правителей
       *[many] { $count } персонажей тёмных правителей
    }
die-dark-ruler-army = войско тёмных правителей
    .genitive = войска тёмных правителей
    .accusative = войско тёмных правителей
    .locative = войске тёмных правителей
    .dative = войску тёмных правителей
    .instrumental = войском тёмных правителей
    .gender = neuter
    .counted = { $count ->
        [1] войско тёмных правителей
        [one] { $count } войско тёмных правителей
        [few] { $count } войска тёмных правителей
       *[many] { $count } войск тёмных правителей
    }
die-dark-ruler-muster = сбор тёмных правителей
    .genitive = сбора тёмных правителей
    .accusative = сбор тёмных правителей
    .locative = сборе тёмных правителей
    .dative = сбору тёмных правителей
    .instrumental = сбором тёмных правителей
    .gender = masculine
    .counted = { $count ->
        [1] сбор тёмных правителей
        [one] { $count } сбор тёмных правителей
        [few] { $count } сбора тёмных правителей
       *[many] { $count } сборов тёмных правителей
    }
die-dark-ruler-event = событие тёмных правителей
    .genitive = события тёмных правителей
    .accusative = событие тёмных правителей
    .locative = событии тёмных правителей
    .dative = событию тёмных правителей
    .instrumental = событием тёмных правителей
    .gender = neuter
    .counted = { $count ->
        [1] событие тёмных правителей
        [one] { $count } событие тёмных правителей
        [few] { $count } события тёмных правителей
       *[many] { $count } событий тёмных правителей
    }
die-dark-ruler-army-muster = сбор/войско тёмных правителей
    .genitive = сбора/войска тёмных правителей
    .accusative = сбор/войско тёмных правителей
    .locative = сборе/войске тёмных правителей
    .dative = сбору/войску тёмных правителей
    .instrumental = сбором/войском тёмных правителей
    .gender = masculine
    .counted = { $count ->
        [1] сбор/войско тёмных правителей
        [one] { $count } сбор/войско тёмных правителей
        [few] { $count } сбора/войска тёмных правителей
       *[many] { $count } сборов/войск тёмных правителей
    }
die-dark-ruler-will-of-the-west = Воля Запада тёмных правителей
    .genitive = Воли Запада тёмных правителей
    .accusative = Волю Запада тёмных правителей
    .locative = Воле Запада тёмных правителей
    .dative = Воле Запада тёмных правителей
    .instrumental = Волей Запада тёмных правителей
    .gender = feminine
    .counted = { $count ->
        [1] Воля Запада тёмных правителей
        [one] { $count } Воля Запада тёмных правителей
        [few] { $count } Воли Запада тёмных правителей
       *[many] { $count } Воль Запада тёмных правителей
    }
die-dark-ruler-eye = Око тёмных правителей
    .genitive = Ока тёмных правителей
    .accusative = Око тёмных правителей
    .locative = Оке тёмных правителей
    .dative = Оку тёмных правителей
    .instrumental = Оком тёмных правителей
    .gender = neuter
    .counted = { $count ->
        [1] Око тёмных правителей
        [one] { $count } Око тёмных правителей
        [few] { $count } Ока тёмных правителей
       *[many] { $count } Очей тёмных правителей
    }
combat-the-kings-banner = Знамя короля
    .genitive = Знамени короля
    .accusative = Знамя короля
    .locative = Знамени короля
    .dative = Знамени короля
    .instrumental = Знаменем короля
    .gender = neuter
combat-like-a-god-of-old = Подобно древнему богу
    .genitive = Подобно древнему богу
    .accusative = Подобно древнему богу
    .locative = Подобно древнему богу
    .dative = Подобно древнему богу
    .instrumental = Подобно древнему богу
    .gender = masculine
combat-there-is-hope-for-victory = Есть надежда на победу
    .genitive = Есть надежда на победу
    .accusative = Есть надежда на победу
    .locative = Есть надежда на победу
    .dative = Есть надежда на победу
    .instrumental = Есть надежда на победу
    .gender = masculine
combat-servant-of-the-shadow = Слуга Тьмы
    .genitive = Слуги Тьмы
    .accusative = Слугу Тьмы
    .locative = Слуге Тьмы
    .dative = Слуге Тьмы
    .instrumental = Слугой Тьмы
    .gender = masculine
combat-battle-is-vain = Битва напрасна
    .genitive = Битва напрасна
    .accusative = Битва напрасна
    .locative = Битва напрасна
    .dative = Битва напрасна
    .instrumental = Битва напрасна
    .gender = masculine
combat-his-power-waxes = Его мощь растёт
    .genitive = Его мощь растёт
    .accusative = Его мощь растёт
    .locative = Его мощь растёт
    .dative = Его мощь растёт
    .instrumental = Его мощь растёт
    .gender = masculine
combat-heir-of-bard = Наследник Барда
    .genitive = Наследника Барда
    .accusative = Наследника Барда
    .locative = Наследнике Барда
    .dative = Наследнику Барда
    .instrumental = Наследником Барда
    .gender = masculine
combat-shadow-in-the-north = Тень на Севере
    .genitive = Тени на Севере
    .accusative = Тень на Севере
    .locative = Тени на Севере
    .dative = Тени на Севере
    .instrumental = Тенью на Севере
    .gender = feminine
combat-red-wrath = Красный гнев
    .genitive = Красного гнева
    .accusative = Красный гнев
    .locative = Красном гневе
    .dative = Красному гневу
    .instrumental = Красным гневом
    .gender = masculine
combat-lord-of-the-bats = Повелитель летучих мышей
    .genitive = Повелителя летучих мышей
    .accusative = Повелителя летучих мышей
    .locative = Повелителе летучих мышей
    .dative = Повелителю летучих мышей
    .instrumental = Повелителем летучих мышей
    .gender = masculine
combat-i-command = Я приказываю
    .genitive = Я приказываю
    .accusative = Я приказываю
    .locative = Я приказываю
    .dative = Я приказываю
    .instrumental = Я приказываю
    .gender = masculine
card-km-fp-char-25 = Помощь в час нужды
    .genitive = Помощи в час нужды
    .accusative = Помощь в час нужды
    .locative = Помощи в час нужды
    .dative = Помощи в час нужды
    .instrumental = Помощью в час нужды
    .gender = feminine
card-km-fp-char-26 = Здесь не так темно
    .genitive = Здесь не так темно
    .accusative = Здесь не так темно
    .locative = Здесь не так темно
    .dative = Здесь не так темно
    .instrumental = Здесь не так темно
    .gender = masculine
card-km-fp-str-25 = Всегда к вашим услугам
    .genitive = Всегда к вашим услугам
    .accusative = Всегда к вашим услугам
    .locative = Всегда к вашим услугам
    .dative = Всегда к вашим услугам
    .instrumental = Всегда к вашим услугам
    .gender = masculine
card-km-fp-str-26 = Люди из маленьких селений
    .genitive = Людей из маленьких селений
    .accusative = Людей из маленьких селений
    .locative = Людях из маленьких селений
    .dative = Людям из маленьких селений
    .instrumental = Людьми из маленьких селений
    .gender = plural
card-km-sh-char-25 = Сомнительное гостеприимство
    .genitive = Сомнительного гостеприимства
    .accusative = Сомнительное гостеприимство
    .locative = Сомнительном гостеприимстве
    .dative = Сомнительному гостеприимству
    .instrumental = Сомнительным гостеприимством
    .gender = neuter
card-km-sh-char-26 = Запад пал
    .genitive = Запад пал
    .accusative = Запад пал
    .locative = Запад пал
    .dative = Запад пал
    .instrumental = Запад пал
    .gender = masculine
card-km-sh-str-25 = Палантир Барад-Дура
    .genitive = Палантира Барад-Дура
    .accusative = Палантир Барад-Дура
    .locative = Палантире Барад-Дура
    .dative = Палантиру Барад-Дура
    .instrumental = Палантиром Барад-Дура
    .gender = masculine
card-km-sh-str-26 = Козни Врага
    .genitive = Козней Врага
    .accusative = Козни Врага
    .locative = Кознях Врага
    .dative = Козням Врага
    .instrumental = Кознями Врага
    .gender = plural
tile-royal-1 = Королевский 1
    .genitive = Королевский 1
    .accusative = Королевский 1
    .locative = Королевский 1
    .dative = Королевский 1
    .instrumental = Королевский 1
    .gender = masculine
tile-royal-2 = Королевский 2
    .genitive = Королевский 2
    .accusative = Королевский 2
    .locative = Королевский 2
    .dative = Королевский 2
    .instrumental = Королевский 2
    .gender = masculine
ability-dwarvenking = Король гномов
ability-stewardship = Наместничество
ability-elvenking = Король эльфов
ability-call-to-arms = Призыв к оружию
ability-iron-guard = Железная стража
ability-mustering-of-the-mark = Сбор Марки
ability-palantir-of-anarion = Палантир Анариона
ability-far-sighted-fellowship = Дальнозоркий: движение Братства
ability-far-sighted-companions = Дальнозоркий: движение спутников
ability-far-sighted-separation = Дальнозоркий: разделение Братства
ability-heir-of-bard = Наследник Барда
ability-shadow-in-the-north = Тень на Севере
ability-red-wrath = Красный гнев
ability-lord-of-the-bats = Повелитель летучих мышей
ability-i-command = Я приказываю
how-return-tile = Вернуть жетон порабощения
how-counsel = Пробудить народ
how-look = Посмотреть жетоны порабощения
combat-red-wrath-relentless = { combat-red-wrath }
combat-lord-of-the-bats-swarm = { combat-lord-of-the-bats }
combat-i-command-desperate = { combat-i-command }
card-km-fp-char-23 = { card-fp-char-23 }
card-km-fp-str-08 = { card-fp-str-08 }
card-km-fp-str-16 = { card-fp-str-16 }
card-km-fp-str-19 = { card-fp-str-19 }
card-km-fp-str-22 = { card-fp-str-22 }
card-km-fp-str-24 = { card-fp-str-24 }
card-km-sh-str-01 = { card-sh-str-01 }
card-km-sh-str-03 = { card-sh-str-03 }
card-km-sh-str-05 = { card-sh-str-05 }
card-km-sh-str-06 = { card-sh-str-06 }
card-km-sh-str-18 = { card-sh-str-18 }
