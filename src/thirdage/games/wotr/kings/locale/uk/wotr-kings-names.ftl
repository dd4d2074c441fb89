### Назви «Королів Середзем’я».

sovereign-brand = Бранд
    .genitive = Бранда
    .accusative = Бранда
    .locative = Бранді
    .dative = Бранду
    .instrumental = Брандом
    .gender = masculine
character-king-brand = пробуджений Бранд
    .genitive = пробудженого Бранда
    .accusative = пробудженого Бранда
    .locative = пробудженому Бранді
    .dative = пробудженому Бранду
    .instrumental = пробудженим Брандом
    .gender = masculine
figure-brand = { sovereign-brand }
figure-king-brand = { character-king-brand }
sovereign-dain = Даїн Залізностоп
    .genitive = Даїна Залізностопа
    .accusative = Даїна Залізностопа
    .locative = Даїні Залізностопі
    .dative = Даїну Залізностопу
    .instrumental = Даїном Залізностопом
    .gender = masculine
character-king-dain = пробуджений Даїн Залізностоп
    .genitive = пробудженого Даїна Залізностопа
    .accusative = пробудженого Даїна Залізностопа
    .locative = пробудженому Даїні Залізностопі
    .dative = пробудженому Даїну Залізностопу
    .instrumental = пробудженим Даїном Залізностопом
    .gender = masculine
figure-dain = { sovereign-dain }
figure-king-dain = { character-king-dain }
sovereign-denethor = Денетор
    .genitive = Денетора
    .accusative = Денетора
    .locative = Денеторі
    .dative = Денетору
    .instrumental = Денетором
    .gender = masculine
character-steward-denethor = пробуджений Денетор
    .genitive = пробудженого Денетора
    .accusative = пробудженого Денетора
    .locative = пробудженому Денеторі
    .dative = пробудженому Денетору
    .instrumental = пробудженим Денетором
    .gender = masculine
figure-denethor = { sovereign-denethor }
figure-steward-denethor = { character-steward-denethor }
sovereign-theoden = Теоден
    .genitive = Теодена
    .accusative = Теодена
    .locative = Теодені
    .dative = Теодену
    .instrumental = Теоденом
    .gender = masculine
character-king-theoden = пробуджений Теоден
    .genitive = пробудженого Теодена
    .accusative = пробудженого Теодена
    .locative = пробудженому Теодені
    .dative = пробудженому Теодену
    .instrumental = пробудженим Теоденом
    .gender = masculine
figure-theoden = { sovereign-theoden }
figure-king-theoden = { character-king-theoden }
sovereign-thranduil = Трандуїл
    .genitive = Трандуїла
    .accusative = Трандуїла
    .locative = Трандуїлі
    .dative = Трандуїлу
    .instrumental = Трандуїлом
    .gender = masculine
character-king-thranduil = пробуджений Трандуїл
    .genitive = пробудженого Трандуїла
    .accusative = пробудженого Трандуїла
    .locative = пробудженому Трандуїлі
    .dative = пробудженому Трандуїлу
    .instrumental = пробудженим Трандуїлом
    .gender = masculine
figure-thranduil = { sovereign-thranduil }
figure-king-thranduil = { character-king-thranduil }
character-black-serpent = Чорний Змій
    .genitive = Чорного Змія
    .accusative = Чорного Змія
    .locative = Чорному Змії
    .dative = Чорному Змію
    .instrumental = Чорним Змієм
    .gender = masculine
figure-black-serpent = { character-black-serpent }
character-shadow-of-mirkwood = Тінь Морок-лісу
    .genitive = Тіні Морок-лісу
    .accusative = Тінь Морок-лісу
    .locative = Тіні Морок-лісу
    .dative = Тіні Морок-лісу
    .instrumental = Тінню Морок-лісу
    .gender = feminine
figure-shadow-of-mirkwood = { character-shadow-of-mirkwood }
character-ugluk = Уґлук
    .genitive = Уґлука
    .accusative = Уґлука
    .locative = Уґлуку
    .dative = Уґлуку
    .instrumental = Уґлуком
    .gender = masculine
figure-ugluk = { character-ugluk }
die-ruler-character = персонаж правителів
    .genitive = персонажа правителів
    .accusative = персонажа правителів
    .locative = персонажі правителів
    .dative = персонажеві правителів
    .instrumental = персонажем правителів
    .gender = masculine
    .counted = { $count ->
        [1] персонаж правителів
        [one] { $count } персонаж правителів
        [few] { $count } персонажі правителів
       *[many] { $count } персонажів правителів
    }
die-ruler-army = військо правителів
    .genitive = війська правителів
    .accusative = військо правителів
    .locative = війську правителів
    .dative = війську правителів
    .instrumental = військом правителів
    .gender = neuter
    .counted = { $count ->
        [1] військо правителів
        [one] { $count } військо правителів
        [few] { $count } війська правителів
       *[many] { $count } військ правителів
    }
die-ruler-muster = мобілізація правителів
    .genitive = мобілізації правителів
    .accusative = мобілізацію правителів
    .locative = мобілізації правителів
    .dative = мобілізації правителів
    .instrumental = мобілізацією правителів
    .gender = feminine
    .counted = { $count ->
        [1] мобілізація правителів
        [one] { $count } мобілізація правителів
        [few] { $count } мобілізації правителів
       *[many] { $count } мобілізацій правителів
    }
die-ruler-event = подія правителів
    .genitive = події правителів
    .accusative = подію правителів
    .locative = події правителів
    .dative = події правителів
    .instrumental = подією правителів
    .gender = feminine
    .counted = { $count ->
        [1] подія правителів
        [one] { $count } подія правителів
        [few] { $count } події правителів
       *[many] { $count } подій правителів
    }
die-ruler-army-muster = мобілізація/військо правителів
    .genitive = мобілізації/війська правителів
    .accusative = мобілізацію/військо правителів
    .locative = мобілізації/війську правителів
    .dative = мобілізації/військові правителів
    .instrumental = мобілізацією/військом правителів
    .gender = feminine
    .counted = { $count ->
        [1] мобілізація/військо правителів
        [one] { $count } мобілізація/військо правителів
        [few] { $count } мобілізації/війська правителів
       *[many] { $count } мобілізацій/військ правителів
    }
die-ruler-will-of-the-west = Воля Заходу правителів
    .genitive = Волі Заходу правителів
    .accusative = Волю Заходу правителів
    .locative = Волі Заходу правителів
    .dative = Волі Заходу правителів
    .instrumental = Волею Заходу правителів
    .gender = feminine
    .counted = { $count ->
        [1] Воля Заходу правителів
        [one] { $count } Воля Заходу правителів
        [few] { $count } Волі Заходу правителів
       *[many] { $count } Воль Заходу правителів
    }
die-ruler-eye = Око правителів
    .genitive = Ока правителів
    .accusative = Око правителів
    .locative = Оці правителів
    .dative = Оку правителів
    .instrumental = Оком правителів
    .gender = neuter
    .counted = { $count ->
        [1] Око правителів
        [one] { $count } Око правителів
        [few] { $count } Ока правителів
       *[many] { $count } Очей правителів
    }
die-dark-ruler-character = персонаж темних правителів
    .genitive = персонажа темних правителів
    .accusative = персонажа темних правителів
    .locative = персонажі темних правителів
    .dative = персонажеві темних правителів
    .instrumental = персонажем темних правителів
    .gender = masculine
    .counted = { $count ->
        [1] персонаж темних правителів
        [one] { $count } персонаж темних правителів
        [few] { $count } персонажі темних правителів
       *[many] { $count } персонажів темних правителів
    }
die-dark-ruler-army = військо темних правителів
    .genitive = війська темних правителів
    .accusative = військо темних правителів
    .locative = війську темних правителів
    .dative = війську темних правителів
    .instrumental = військом темних правителів
    .gender = neuter
    .counted = { $count ->
        [1] військо темних правителів
        [one] { $count } військо темних правителів
        [few] { $count } війська темних правителів
       *[many] { $count } військ темних правителів
    }
die-dark-ruler-muster = мобілізація темних правителів
    .genitive = мобілізації темних правителів
    .accusative = мобілізацію темних правителів
    .locative = мобілізації темних правителів
    .dative = мобілізації темних правителів
    .instrumental = мобілізацією темних правителів
    .gender = feminine
    .counted = { $count ->
        [1] мобілізація темних правителів
        [one] { $count } мобілізація темних правителів
        [few] { $count } мобілізації темних правителів
       *[many] { $count } мобілізацій темних правителів
    }
die-dark-ruler-event = подія темних правителів
    .genitive = події темних правителів
    .accusative = подію темних правителів
    .locative = події темних правителів
    .dative = події темних правителів
    .instrumental = подією темних правителів
    .gender = feminine
    .counted = { $count ->
        [1] подія темних правителів
        [one] { $count } подія темних правителів
        [few] { $count } події темних правителів
       *[many] { $count } подій темних правителів
    }
die-dark-ruler-army-muster = мобілізація/військо темних правителів
    .genitive = мобілізації/війська темних правителів
    .accusative = мобілізацію/військо темних правителів
    .locative = мобілізації/війську темних правителів
    .dative = мобілізації/військові темних правителів
    .instrumental = мобілізацією/військом темних правителів
    .gender = feminine
    .counted = { $count ->
        [1] мобілізація/військо темних правителів
        [one] { $count } мобілізація/військо темних правителів
        [few] { $count } мобілізації/війська темних правителів
       *[many] { $count } мобілізацій/військ темних правителів
    }
die-dark-ruler-will-of-the-west = Воля Заходу темних правителів
    .genitive = Волі Заходу темних правителів
    .accusative = Волю Заходу темних правителів
    .locative = Волі Заходу темних правителів
    .dative = Волі Заходу темних правителів
    .instrumental = Волею Заходу темних правителів
    .gender = feminine
    .counted = { $count ->
        [1] Воля Заходу темних правителів
        [one] { $count } Воля Заходу темних правителів
        [few] { $count } Волі Заходу темних правителів
       *[many] { $count } Воль Заходу темних правителів
    }
die-dark-ruler-eye = Око темних правителів
    .genitive = Ока темних правителів
    .accusative = Око темних правителів
    .locative = Оці темних правителів
    .dative = Оку темних правителів
    .instrumental = Оком темних правителів
    .gender = neuter
    .counted = { $count ->
        [1] Око темних правителів
        [one] { $count } Око темних правителів
        [few] { $count } Ока темних правителів
       *[many] { $count } Очей темних правителів
    }
combat-the-kings-banner = Королівський стяг
    .genitive = Королівського стяга
    .accusative = Королівський стяг
    .locative = Королівському стягу
    .dative = Королівському стягу
    .instrumental = Королівським стягом
    .gender = masculine
combat-like-a-god-of-old = Мов давній бог
    .genitive = Мов давній бог
    .accusative = Мов давній бог
    .locative = Мов давній бог
    .dative = Мов давній бог
    .instrumental = Мов давній бог
    .gender = masculine
combat-there-is-hope-for-victory = Є надія на перемогу
    .genitive = Є надія на перемогу
    .accusative = Є надія на перемогу
    .locative = Є надія на перемогу
    .dative = Є надія на перемогу
    .instrumental = Є надія на перемогу
    .gender = masculine
combat-servant-of-the-shadow = Слуга Тіні
    .genitive = Слуги Тіні
    .accusative = Слугу Тіні
    .locative = Слузі Тіні
    .dative = Слузі Тіні
    .instrumental = Слугою Тіні
    .gender = masculine
combat-battle-is-vain = Марна битва
    .genitive = Марної битви
    .accusative = Марну битву
    .locative = Марній битві
    .dative = Марній битві
    .instrumental = Марною битвою
    .gender = feminine
combat-his-power-waxes = Його міць зростає
    .genitive = Його міць зростає
    .accusative = Його міць зростає
    .locative = Його міць зростає
    .dative = Його міць зростає
    .instrumental = Його міць зростає
    .gender = masculine
combat-heir-of-bard = Спадкоємець Барда
    .genitive = Спадкоємця Барда
    .accusative = Спадкоємця Барда
    .locative = Спадкоємцеві Барда
    .dative = Спадкоємцеві Барда
    .instrumental = Спадкоємцем Барда
    .gender = masculine
combat-shadow-in-the-north = Тінь на Півночі
    .genitive = Тіні на Півночі
    .accusative = Тінь на Півночі
    .locative = Тіні на Півночі
    .dative = Тіні на Півночі
    .instrumental = Тінню на Півночі
    .gender = feminine
combat-red-wrath = Червоний гнів
    .genitive = Червоного гніву
    .accusative = Червоний гнів
    .locative = Червоному гніві
    .dative = Червоному гніву
    .instrumental = Червоним гнівом
    .gender = masculine
combat-lord-of-the-bats = Володар кажанів
    .genitive = Володаря кажанів
    .accusative = Володаря кажанів
    .locative = Володареві кажанів
    .dative = Володареві кажанів
    .instrumental = Володарем кажанів
    .gender = masculine
combat-i-command = Я наказую
    .genitive = Я наказую
    .accusative = Я наказую
    .locative = Я наказую
    .dative = Я наказую
    .instrumental = Я наказую
    .gender = masculine
card-km-fp-char-25 = Допомога в годину потреби
    .genitive = Допомоги в годину потреби
    .accusative = Допомогу в годину потреби
    .locative = Допомозі в годину потреби
    .dative = Допомозі в годину потреби
    .instrumental = Допомогою в годину потреби
    .gender = feminine
card-km-fp-char-26 = Тут не так темно
    .genitive = Тут не так темно
    .accusative = Тут не так темно
    .locative = Тут не так темно
    .dative = Тут не так темно
    .instrumental = Тут не так темно
    .gender = masculine
card-km-fp-str-25 = Завжди до ваших послуг
    .genitive = Завжди до ваших послуг
    .accusative = Завжди до ваших послуг
    .locative = Завжди до ваших послуг
    .dative = Завжди до ваших послуг
    .instrumental = Завжди до ваших послуг
    .gender = masculine
card-km-fp-str-26 = Люди з малих селищ
    .genitive = Людей з малих селищ
    .accusative = Людей з малих селищ
    .locative = Людях з малих селищ
    .dative = Людям з малих селищ
    .instrumental = Людьми з малих селищ
    .gender = plural
card-km-sh-char-25 = Непевна гостинність
    .genitive = Непевної гостинності
    .accusative = Непевну гостинність
    .locative = Непевній гостинності
    .dative = Непевній гостинності
    .instrumental = Непевною гостинністю
    .gender = feminine
card-km-sh-char-26 = Захід занепав
    .genitive = Захід занепав
    .accusative = Захід занепав
    .locative = Захід занепав
    .dative = Захід занепав
    .instrumental = Захід занепав
    .gender = masculine
card-km-sh-str-25 = Палантир Барад-дура
    .genitive = Палантира Барад-дура
    .accusative = Палантир Барад-дура
    .locative = Палантирі Барад-дура
    .dative = Палантиру Барад-дура
    .instrumental = Палантиром Барад-дура
    .gender = masculine
card-km-sh-str-26 = Підступи Ворога
    .genitive = Підступів Ворога
    .accusative = Підступи Ворога
    .locative = Підступах Ворога
    .dative = Підступам Ворога
    .instrumental = Підступами Ворога
    .gender = plural
tile-royal-1 = Королівський 1
    .genitive = Королівський 1
    .accusative = Королівський 1
    .locative = Королівський 1
    .dative = Королівський 1
    .instrumental = Королівський 1
    .gender = masculine
tile-royal-2 = Королівський 2
    .genitive = Королівський 2
    .accusative = Королівський 2
    .locative = Королівський 2
    .dative = Королівський 2
    .instrumental = Королівський 2
    .gender = masculine
ability-dwarvenking = Король ґномів
ability-stewardship = Намісництво
ability-elvenking = Король ельфів
ability-call-to-arms = Заклик до зброї
ability-iron-guard = Залізна варта
ability-mustering-of-the-mark = Збір Марки
ability-palantir-of-anarion = Палантир Анаріона
ability-far-sighted-fellowship = Далекозорий: рух Братства
ability-far-sighted-companions = Далекозорий: рух супутників
ability-far-sighted-separation = Далекозорий: розділення Братства
ability-heir-of-bard = Спадкоємець Барда
ability-shadow-in-the-north = Тінь на Півночі
ability-red-wrath = Червоний гнів
ability-lord-of-the-bats = Володар кажанів
ability-i-command = Я наказую
how-return-tile = Повернути жетон поневолення
how-counsel = Пробудити народ
how-look = Подивитися жетони поневолення
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
