### Початкова сторінка: ігри, сценарії, з ким грати, свої столи; перша партія; налаштування.

## Ігри

web-game-about-wotr = Війська або Персненосці: два шляхи до перемоги на мапі всього Середзем’я.
web-game-about-cards = Шляхи й поля битви: карта за картою, разом із героями історії.
web-game-about-hunt = Один ховається і йде таємно, інші шукають його на мапі: від Ширу до Рівендола.
web-game-length-wotr = 2–3 год
web-game-length-cards = 25–120 хв
web-game-length-hunt = 1–3 год
web-game-level-wotr = складна
web-game-level-cards = середня
web-game-level-hunt = середня
web-scenario-length-trilogy = 90–120 хв
web-scenario-length-duel = 25–45 хв
web-scenario-length-duel-3 = 45–60 хв
web-scenario-length-fellowship = 45–60 хв
web-scenario-level-trilogy = середній
web-scenario-level-duel = простий
web-scenario-level-duel-3 = простий
web-scenario-level-fellowship = середній
# $players: "2", "2–4"
web-players-chip = { $players } гравці

## З ким

web-so-many-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-with-whom = З ким грати?
web-with-bots = Проти ботів
web-with-bots-why = почнеться одразу
web-with-screen = Удвох за одним екраном
web-with-screen-many = Разом за одним екраном
web-with-screen-why = по черзі, карти приховані
web-with-link = З друзями за посиланням
web-with-link-why = вільні місця, можна й ботам
web-play-seat = Грати за { $seat_accusative }
web-begin-here = Почати за цим екраном
web-strength = { $count ->
    [1] Найлегший із чотирьох рівнів
   *[other] Рівень { $count } із чотирьох
}
web-advice-setting = Шанси й поради для всіх
web-advice-why = Усі за цим столом можуть дивитися шанси й просити поради в бота. Про це знають усі ще до того, як сядуть.
web-advice-here = { $advice ->
    [on] Шанси й поради дозволено
   *[off] Без шансів і порад
}

## Свої столи

web-wait-for-you = { $count ->
    [one] чекає на вас { $count } стіл
    [few] чекають на вас { $count } столи
    [many] чекають на вас { $count } столів
   *[other] чекають на вас { $count } столів
}
web-at-round = { $game_text ->
    [wotr] хід { $round }
    [hunt] доба { $round }
   *[other] раунд { $round }
}
web-first-badge = перша партія
web-whose-move = хід { $seat_genitive }
web-paused-short = пауза
web-your-move = ваш хід
web-over-tables = Закінчені партії: { $count }
web-against = { $seat_capital } проти { $others }
web-against-level = бота «{ $level }»
web-against-bot = бота
web-against-open = вільного місця
web-against-person = гостя
web-come = на вас чекають
web-come-all = Усі місця зайняті, підійдіть до столу
web-both-seats = обидві сторони за цим екраном
web-learn = Почитати й подивитися
web-fill = Посадити бота
web-fill-seat = Бот за { $seat_accusative }

## Перша партія

web-first-wotr = Перша партія: останні дні війни
web-first-lead-wotr = Персненосцям лишилося чотири кроки до вогню, Тіні — два очки до перемоги. Кожне запитання буде пояснено, коли трапиться вперше; піти й повернутися можна будь-коли.
web-first-cards = Перша партія: карткова дуель
web-first-hunt = Перша партія: геть із Ширу
web-first-play-wotr = Моя перша партія · 30 хв
web-first-play-cards = або дуель у картковій грі · 25 хв
web-first-play-hunt = або втеча з Ширу · 40 хв
web-first-go-on = Продовжити першу партію
web-first-goal = Про що ця гра
web-first-goal-wotr-1 = Вільні Народи перемагають, якщо Фродо й Сем пройдуть останні кроки треку Мордору й кинуть Перстень у вогонь або якщо їхні війська займуть поселення Тіні на 4 очки.
web-first-goal-wotr-2 = Тінь перемагає, якщо Перстень зламає їх раніше, за 12 споганення, або якщо її війська займуть поселення на 10 очок: у неї вже 8, а обложений Мінас-Тіріт дає 2.
web-first-goal-wotr-3 = Ходите по черзі, по одному кубику: меч веде Персненосців або героя, прапор — війська, шолом збирає загони, Палантир потрібен для карт.
web-first-goal-cards-1 = У кожному раунді ви й Тінь б’єтеся за шлях Персненосців і за поля битви: хто покаже більше на локації, той її й отримує.
web-first-goal-cards-2 = Здобуті поля й шляхи дають очки, а Тіні їх дає і споганення; перемагає той, хто попереду на десять очок або в кого їх більше після останнього шляху.
web-first-goal-cards-3 = За зіграну карту платять іншою картою з руки, і головне мистецтво — вибрати, без якої ви обійдетеся.
web-first-goal-hunt-1 = Фродо таємно йде з Ширу до Брі; Персненосець записує його шлях, і ніхто інший цього не бачить.
web-first-goal-hunt-2 = Назґули питають: чи був він тут? Чи він у цій зоні? Кожна відповідь правдива, а кожна сутичка збільшує споганення.
web-first-goal-hunt-3 = Персненосець перемагає, якщо Фродо вийде з Ширу, доки споганення менше ніж 12; щойно воно сягає 12, перемагають Примари Персня.
web-first-side = Яка сторона ваша?
web-first-advised = добра для першого разу
web-first-after-wotr = А потім на вас чекає вся гра: той самий стіл, з першого ходу в Рівенділі.
web-first-after-cards = А потім на вас чекають інші сценарії, зі своїми колодами й до чотирьох гравців.
web-first-after-hunt = А потім на вас чекає друга частина, від Брі до Рівендола, з Ґандальфом у дорозі.
web-first-picture-wotr = Поле: шлях Персненосців веде з Рівенділа на південний схід, у Мордор.
web-first-picture-cards = Карти обох сторін.
web-first-picture-hunt = Мапа Ширу: місця, дороги й стежки, вершники в каптурах.

## Налаштування

web-settings = Налаштування
web-settings-table = За столом
web-settings-look = Вигляд
web-settings-sounds = Звуки й виклики
web-settings-keys = Клавіші
web-confirm-setting = Перепитувати перед тим, чого не повернути
web-only-setting = Відповідати за мене там, де відповідь лише одна
web-size = Розмір тексту
# $percent: 100, 150
web-size-is = { $percent } %
web-motion = Рух
web-motion-auto = як у системі
web-motion-less = поменше
web-motion-full = увесь
web-colours = Кольори
web-colours-auto = як у системі
web-colours-light = світлі
web-colours-dark = темні
web-signal-chat = Звук, коли хтось пише
web-letters = Окремі літери — клавіші
web-hints-again = Знову показувати всі підказки
web-hints-are-back = Усі підказки з’являться знову.

## Люди за столом

web-undo-wanted-by = { $who_text }, сторона — { $seat }, просить скасувати хід. Ви згодні?
web-undo-more = і ще { $count }
web-people = Люди за столом
web-is-here = { $who_text } за столом
web-is-away = { $who_text } не на зв’язку

## Сценарії

scenario-trilogy = Трилогія
    .genitive = Трилогії
    .accusative = Трилогію
    .locative = Трилогії
    .dative = Трилогії
    .instrumental = Трилогією
    .gender = feminine
scenario-duel = Дуель
    .genitive = Дуелі
    .accusative = Дуель
    .locative = Дуелі
    .dative = Дуелі
    .instrumental = Дуеллю
    .gender = feminine
scenario-duel-3 = Дуель на трьох
    .genitive = Дуелі на трьох
    .accusative = Дуель на трьох
    .locative = Дуелі на трьох
    .dative = Дуелі на трьох
    .instrumental = Дуеллю на трьох
    .gender = feminine
scenario-fellowship = Братство Персня
    .genitive = Братства Персня
    .accusative = Братство Персня
    .locative = Братстві Персня
    .dative = Братству Персня
    .instrumental = Братством Персня
    .gender = neuter
chapters-both = Обидві, одна за одною
    .genitive = Обох, однієї за одною
    .accusative = Обидві, одну за одною
    .locative = Обох, одній за одною
    .dative = Обом, одній за одною
    .instrumental = Обома, однією за одною
    .gender = plural
chapters-first = Тільки перша
    .genitive = Тільки першої
    .accusative = Тільки першу
    .locative = Тільки першій
    .dative = Тільки першій
    .instrumental = Тільки першою
    .gender = feminine
