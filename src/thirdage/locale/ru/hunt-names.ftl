### «Охота за Кольцом»: имена и названия.

nazgul-blue = синий назгул
    .genitive = синего назгула
    .accusative = синего назгула
    .locative = синем назгуле
    .dative = синему назгулу
    .instrumental = синим назгулом
    .gender = masculine
nazgul-green = зелёный назгул
    .genitive = зелёного назгула
    .accusative = зелёного назгула
    .locative = зелёном назгуле
    .dative = зелёному назгулу
    .instrumental = зелёным назгулом
    .gender = masculine
nazgul-red = красный назгул
    .genitive = красного назгула
    .accusative = красного назгула
    .locative = красном назгуле
    .dative = красному назгулу
    .instrumental = красным назгулом
    .gender = masculine
nazgul-purple = фиолетовый назгул
    .genitive = фиолетового назгула
    .accusative = фиолетового назгула
    .locative = фиолетовом назгуле
    .dative = фиолетовому назгулу
    .instrumental = фиолетовым назгулом
    .gender = masculine
companion-frodo = Фродо
    .genitive = Фродо
    .accusative = Фродо
    .locative = Фродо
    .dative = Фродо
    .instrumental = Фродо
    .gender = masculine
companion-sam = Сэмуайз
    .genitive = Сэмуайза
    .accusative = Сэмуайза
    .locative = Сэмуайзе
    .dative = Сэмуайзу
    .instrumental = Сэмуайзом
    .gender = masculine
companion-pippin = Перегрин
    .genitive = Перегрина
    .accusative = Перегрина
    .locative = Перегрине
    .dative = Перегрину
    .instrumental = Перегрином
    .gender = masculine
companion-merry = Мериадок
    .genitive = Мериадока
    .accusative = Мериадока
    .locative = Мериадоке
    .dative = Мериадоку
    .instrumental = Мериадоком
    .gender = masculine
companion-strider = Странник
    .genitive = Странника
    .accusative = Странника
    .locative = Страннике
    .dative = Страннику
    .instrumental = Странником
    .gender = masculine
face-ring = Кольцо
    .genitive = Кольца
    .accusative = Кольцо
    .locative = Кольце
    .dative = Кольцу
    .instrumental = Кольцом
    .gender = neuter
    .counted = { $count ->
        [1] Кольцо
        [one] { $count } Кольцо
        [few] { $count } Кольца
       *[many] { $count } Колец
    }
face-sword = Меч
    .genitive = Меча
    .accusative = Меч
    .locative = Мече
    .dative = Мечу
    .instrumental = Мечом
    .gender = masculine
    .counted = { $count ->
        [1] Меч
        [one] { $count } Меч
        [few] { $count } Меча
       *[many] { $count } Мечей
    }
face-sorcery = Колдовство
    .genitive = Колдовства
    .accusative = Колдовство
    .locative = Колдовстве
    .dative = Колдовству
    .instrumental = Колдовством
    .gender = neuter
    .counted = { $count ->
        [1] Колдовство
        [one] { $count } Колдовство
        [few] { $count } Колдовства
       *[many] { $count } Колдовств
    }
face-shadow = Тень
    .genitive = Тени
    .accusative = Тень
    .locative = Тени
    .dative = Тени
    .instrumental = Тенью
    .gender = feminine
    .counted = { $count ->
        [1] Тень
        [one] { $count } Тень
        [few] { $count } Тени
       *[many] { $count } Теней
    }
face-chief-ring = Кольцо Предводителя
    .genitive = Кольца Предводителя
    .accusative = Кольцо Предводителя
    .locative = Кольце Предводителя
    .dative = Кольцу Предводителя
    .instrumental = Кольцом Предводителя
    .gender = neuter
face-chief-sword = Меч Предводителя
    .genitive = Меча Предводителя
    .accusative = Меч Предводителя
    .locative = Мече Предводителя
    .dative = Мечу Предводителя
    .instrumental = Мечом Предводителя
    .gender = masculine
face-chief-sorcery = Колдовство Предводителя
    .genitive = Колдовства Предводителя
    .accusative = Колдовство Предводителя
    .locative = Колдовстве Предводителя
    .dative = Колдовству Предводителя
    .instrumental = Колдовством Предводителя
    .gender = neuter
face-morgul-ring = Моргульское Кольцо
    .genitive = Моргульского Кольца
    .accusative = Моргульское Кольцо
    .locative = Моргульском Кольце
    .dative = Моргульскому Кольцу
    .instrumental = Моргульским Кольцом
    .gender = neuter
face-pursuit = Розыск
    .genitive = Розыска
    .accusative = Розыск
    .locative = Розыске
    .dative = Розыску
    .instrumental = Розыском
    .gender = masculine
face-morgul-shadow = Моргульская Тень
    .genitive = Моргульской Тени
    .accusative = Моргульскую Тень
    .locative = Моргульской Тени
    .dative = Моргульской Тени
    .instrumental = Моргульской Тенью
    .gender = feminine

## Карты путешествия зовутся по колоде и номеру
name-journey = { $first ->
        [short] Короткий маршрут { $second }
       *[long] Длинный маршрут { $second }
    }
    .genitive = { $first ->
        [short] Короткого маршрута { $second }
       *[long] Длинного маршрута { $second }
    }
    .accusative = { $first ->
        [short] Короткий маршрут { $second }
       *[long] Длинный маршрут { $second }
    }
    .locative = { $first ->
        [short] Коротком маршруте { $second }
       *[long] Длинном маршруте { $second }
    }
    .dative = { $first ->
        [short] Короткому маршруту { $second }
       *[long] Длинному маршруту { $second }
    }
    .instrumental = { $first ->
        [short] Коротким маршрутом { $second }
       *[long] Длинным маршрутом { $second }
    }
    .gender = masculine

## Жетоны влияния Кольца
token-beige-1 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-2 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-3 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-4 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-5 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-6 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-7 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-8 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-9 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-beige-10 = жетон с числом 2
    .genitive = жетона с числом 2
    .accusative = жетон с числом 2
    .locative = жетоне с числом 2
    .dative = жетону с числом 2
    .instrumental = жетоном с числом 2
    .gender = masculine
token-beige-11 = жетон с числом 2
    .genitive = жетона с числом 2
    .accusative = жетон с числом 2
    .locative = жетоне с числом 2
    .dative = жетону с числом 2
    .instrumental = жетоном с числом 2
    .gender = masculine
token-beige-12 = жетон с числом 3
    .genitive = жетона с числом 3
    .accusative = жетон с числом 3
    .locative = жетоне с числом 3
    .dative = жетону с числом 3
    .instrumental = жетоном с числом 3
    .gender = masculine
token-beige-13 = жетон с Оком
    .genitive = жетона с Оком
    .accusative = жетон с Оком
    .locative = жетоне с Оком
    .dative = жетону с Оком
    .instrumental = жетоном с Оком
    .gender = masculine
token-beige-14 = жетон с Оком
    .genitive = жетона с Оком
    .accusative = жетон с Оком
    .locative = жетоне с Оком
    .dative = жетону с Оком
    .instrumental = жетоном с Оком
    .gender = masculine
token-beige-15 = жетон с Оком
    .genitive = жетона с Оком
    .accusative = жетон с Оком
    .locative = жетоне с Оком
    .dative = жетону с Оком
    .instrumental = жетоном с Оком
    .gender = masculine
token-grey-1 = жетон с числом 1
    .genitive = жетона с числом 1
    .accusative = жетон с числом 1
    .locative = жетоне с числом 1
    .dative = жетону с числом 1
    .instrumental = жетоном с числом 1
    .gender = masculine
token-grey-2 = жетон с числом 2
    .genitive = жетона с числом 2
    .accusative = жетон с числом 2
    .locative = жетоне с числом 2
    .dative = жетону с числом 2
    .instrumental = жетоном с числом 2
    .gender = masculine
token-grey-3 = жетон с Оком
    .genitive = жетона с Оком
    .accusative = жетон с Оком
    .locative = жетоне с Оком
    .dative = жетону с Оком
    .instrumental = жетоном с Оком
    .gender = masculine
token-red-1 = жетон с числом 2
    .genitive = жетона с числом 2
    .accusative = жетон с числом 2
    .locative = жетоне с числом 2
    .dative = жетону с числом 2
    .instrumental = жетоном с числом 2
    .gender = masculine
token-red-2 = жетон с Оком
    .genitive = жетона с Оком
    .accusative = жетон с Оком
    .locative = жетоне с Оком
    .dative = жетону с Оком
    .instrumental = жетоном с Оком
    .gender = masculine
