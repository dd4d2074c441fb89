### «Полювання за Перснем»: імена та назви.

nazgul-blue = синій назґул
    .genitive = синього назґула
    .accusative = синього назґула
    .locative = синьому назґулі
    .dative = синьому назґулу
    .instrumental = синім назґулом
    .gender = masculine
nazgul-green = зелений назґул
    .genitive = зеленого назґула
    .accusative = зеленого назґула
    .locative = зеленому назґулі
    .dative = зеленому назґулу
    .instrumental = зеленим назґулом
    .gender = masculine
nazgul-red = червоний назґул
    .genitive = червоного назґула
    .accusative = червоного назґула
    .locative = червоному назґулі
    .dative = червоному назґулу
    .instrumental = червоним назґулом
    .gender = masculine
nazgul-purple = фіолетовий назґул
    .genitive = фіолетового назґула
    .accusative = фіолетового назґула
    .locative = фіолетовому назґулі
    .dative = фіолетовому назґулу
    .instrumental = фіолетовим назґулом
    .gender = masculine
companion-frodo = Фродо
    .genitive = Фродо
    .accusative = Фродо
    .locative = Фродо
    .dative = Фродо
    .instrumental = Фродо
    .gender = masculine
companion-sam = Семвайз
    .genitive = Семвайза
    .accusative = Семвайза
    .locative = Семвайзі
    .dative = Семвайзу
    .instrumental = Семвайзом
    .gender = masculine
companion-pippin = Переґрін
    .genitive = Переґріна
    .accusative = Переґріна
    .locative = Переґріні
    .dative = Переґріну
    .instrumental = Переґріном
    .gender = masculine
companion-merry = Меріадок
    .genitive = Меріадока
    .accusative = Меріадока
    .locative = Меріадоку
    .dative = Меріадоку
    .instrumental = Меріадоком
    .gender = masculine
companion-strider = Бурлака
    .genitive = Бурлаки
    .accusative = Бурлаку
    .locative = Бурлаці
    .dative = Бурлаці
    .instrumental = Бурлакою
    .gender = masculine
face-ring = Перстень
    .genitive = Персня
    .accusative = Перстень
    .locative = Персні
    .dative = Персню
    .instrumental = Перснем
    .gender = masculine
    .counted = { $count ->
        [1] Перстень
        [one] { $count } Перстень
        [few] { $count } Персні
       *[many] { $count } Перснів
    }
face-sword = Меч
    .genitive = Меча
    .accusative = Меч
    .locative = Мечі
    .dative = Мечу
    .instrumental = Мечем
    .gender = masculine
    .counted = { $count ->
        [1] Меч
        [one] { $count } Меч
        [few] { $count } Мечі
       *[many] { $count } Мечів
    }
face-sorcery = Чаклунство
    .genitive = Чаклунства
    .accusative = Чаклунство
    .locative = Чаклунстві
    .dative = Чаклунству
    .instrumental = Чаклунством
    .gender = neuter
    .counted = { $count ->
        [1] Чаклунство
        [one] { $count } Чаклунство
        [few] { $count } Чаклунства
       *[many] { $count } Чаклунств
    }
face-shadow = Тінь
    .genitive = Тіні
    .accusative = Тінь
    .locative = Тіні
    .dative = Тіні
    .instrumental = Тінню
    .gender = feminine
    .counted = { $count ->
        [1] Тінь
        [one] { $count } Тінь
        [few] { $count } Тіні
       *[many] { $count } Тіней
    }
face-chief-ring = Перстень Ватажка
    .genitive = Персня Ватажка
    .accusative = Перстень Ватажка
    .locative = Персні Ватажка
    .dative = Персню Ватажка
    .instrumental = Перснем Ватажка
    .gender = masculine
face-chief-sword = Меч Ватажка
    .genitive = Меча Ватажка
    .accusative = Меч Ватажка
    .locative = Мечі Ватажка
    .dative = Мечу Ватажка
    .instrumental = Мечем Ватажка
    .gender = masculine
face-chief-sorcery = Чаклунство Ватажка
    .genitive = Чаклунства Ватажка
    .accusative = Чаклунство Ватажка
    .locative = Чаклунстві Ватажка
    .dative = Чаклунству Ватажка
    .instrumental = Чаклунством Ватажка
    .gender = neuter
face-morgul-ring = Морґульський Перстень
    .genitive = Морґульського Персня
    .accusative = Морґульський Перстень
    .locative = Морґульському Персні
    .dative = Морґульському Персню
    .instrumental = Морґульським Перснем
    .gender = masculine
face-pursuit = Розшук
    .genitive = Розшуку
    .accusative = Розшук
    .locative = Розшуку
    .dative = Розшуку
    .instrumental = Розшуком
    .gender = masculine
face-morgul-shadow = Морґульська Тінь
    .genitive = Морґульської Тіні
    .accusative = Морґульську Тінь
    .locative = Морґульській Тіні
    .dative = Морґульській Тіні
    .instrumental = Морґульською Тінню
    .gender = feminine

## Карти подорожі звуться за колодою та номером
name-journey = { $first ->
        [short] Короткий маршрут { $second }
       *[long] Довгий маршрут { $second }
    }
    .genitive = { $first ->
        [short] Короткого маршруту { $second }
       *[long] Довгого маршруту { $second }
    }
    .accusative = { $first ->
        [short] Короткий маршрут { $second }
       *[long] Довгий маршрут { $second }
    }
    .locative = { $first ->
        [short] Короткому маршруту { $second }
       *[long] Довгому маршруту { $second }
    }
    .dative = { $first ->
        [short] Короткому маршруту { $second }
       *[long] Довгому маршруту { $second }
    }
    .instrumental = { $first ->
        [short] Коротким маршрутом { $second }
       *[long] Довгим маршрутом { $second }
    }
    .gender = masculine

## Жетони споганення
token-beige-1 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-2 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-3 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-4 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-5 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-6 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-7 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-8 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-9 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-beige-10 = жетон із числом 2
    .genitive = жетона із числом 2
    .accusative = жетон із числом 2
    .locative = жетоні із числом 2
    .dative = жетону із числом 2
    .instrumental = жетоном із числом 2
    .gender = masculine
token-beige-11 = жетон із числом 2
    .genitive = жетона із числом 2
    .accusative = жетон із числом 2
    .locative = жетоні із числом 2
    .dative = жетону із числом 2
    .instrumental = жетоном із числом 2
    .gender = masculine
token-beige-12 = жетон із числом 3
    .genitive = жетона із числом 3
    .accusative = жетон із числом 3
    .locative = жетоні із числом 3
    .dative = жетону із числом 3
    .instrumental = жетоном із числом 3
    .gender = masculine
token-beige-13 = жетон з Оком
    .genitive = жетона з Оком
    .accusative = жетон з Оком
    .locative = жетоні з Оком
    .dative = жетону з Оком
    .instrumental = жетоном з Оком
    .gender = masculine
token-beige-14 = жетон з Оком
    .genitive = жетона з Оком
    .accusative = жетон з Оком
    .locative = жетоні з Оком
    .dative = жетону з Оком
    .instrumental = жетоном з Оком
    .gender = masculine
token-beige-15 = жетон з Оком
    .genitive = жетона з Оком
    .accusative = жетон з Оком
    .locative = жетоні з Оком
    .dative = жетону з Оком
    .instrumental = жетоном з Оком
    .gender = masculine
token-grey-1 = жетон із числом 1
    .genitive = жетона із числом 1
    .accusative = жетон із числом 1
    .locative = жетоні із числом 1
    .dative = жетону із числом 1
    .instrumental = жетоном із числом 1
    .gender = masculine
token-grey-2 = жетон із числом 2
    .genitive = жетона із числом 2
    .accusative = жетон із числом 2
    .locative = жетоні із числом 2
    .dative = жетону із числом 2
    .instrumental = жетоном із числом 2
    .gender = masculine
token-grey-3 = жетон з Оком
    .genitive = жетона з Оком
    .accusative = жетон з Оком
    .locative = жетоні з Оком
    .dative = жетону з Оком
    .instrumental = жетоном з Оком
    .gender = masculine
token-red-1 = жетон із числом 2
    .genitive = жетона із числом 2
    .accusative = жетон із числом 2
    .locative = жетоні із числом 2
    .dative = жетону із числом 2
    .instrumental = жетоном із числом 2
    .gender = masculine
token-red-2 = жетон з Оком
    .genitive = жетона з Оком
    .accusative = жетон з Оком
    .locative = жетоні з Оком
    .dative = жетону з Оком
    .instrumental = жетоном з Оком
    .gender = masculine
