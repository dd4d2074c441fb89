### Відповіді дотиком до поля: кнопки біля питання, меню, треки.

web-tray = Що можна зробити
web-menu = Оберіть
web-list = Усі варіанти
web-caution-chance = { $setting ->
    [practice] Далі вирішує випадок. Якщо скасувати, він вирішить заново.
    [consent] Далі вирішує випадок: скасувати це можна лише за згодою решти, і тоді він вирішить заново.
   *[never] Далі вирішує випадок: скасувати це буде неможливо.
}
web-caution-open = Суперник одразу про це дізнається.
web-possible = Це можливо, але не наступним кроком: спершу оберіть відповідний кубик або завершіть розпочате.

## Треки

web-points = Переможних очок { $count } з { $high }
web-used = Кубик «{ $die_capital }» уже використано
web-no-dice = кубиків немає
web-no-cards = На руці немає карт
web-decks = Колоди
web-politics = Трек політики
web-political-step = { $count ->
    [0] у війні
    [one] { $count } крок до війни
    [few] { $count } кроки до війни
   *[many] { $count } кроків до війни
}
web-hunt-tiles = У запасі гонитви { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}

## Вузький екран

web-sheet-hand = Карти
web-sheet-tracks = Треки
web-sheet-story = Журнал
web-sheet-lit = тут є з чого вибрати

## Клавіші

web-keys = Клавіші
web-key-tab = від одного доступного предмета до іншого
web-key-enter = натиснути на нього (або пробіл)
web-key-digits = обрати в меню або серед кнопок над полем
web-key-esc = крок назад
web-key-undo = скасувати хід
web-key-list = усі варіанти списком
web-key-arrows = на полі — від регіону до регіону, серед карт — від карти до карти, у журналі — від рядка до рядка
web-key-help = ця підказка

## До чого веде відповідь

lead-wotr-skip = Пропустити дію
lead-wotr-use-die = Використати кубик
lead-wotr-use-ring = Використати Ельфійський Перстень
lead-wotr-use-token = Використати жетон дії
lead-wotr-advance = Крок до війни
lead-wotr-advance-by-companion = Крок до війни завдяки супутнику
lead-wotr-bring = Ввести персонажа в гру
lead-wotr-draw-card = Взяти карту
lead-wotr-play-card = Зіграти карту
lead-wotr-remove-table-card = Прибрати карту зі столу
lead-wotr-declare = Оголосити Братство
lead-wotr-guide = Змінити провідника
lead-wotr-move-army = Перемістити це військо
lead-wotr-take-minions = Перемістити звідси
lead-wotr-recruit = Найняти тут
lead-wotr-give-up = Пожертвувати фігуркою тут
lead-wotr-cast-spells = Накласти чари звідси
lead-wotr-retreat = Відступити
lead-wotr-lay-card = Покласти карту
lead-wotr-lay-card-from-table = Покласти карту зі столу
lead-wotr-march-on = Іти далі
lead-wotr-remove-character-card = Прибрати карту зі столу

## Відповіді наперед: учасник наперед відмовляється від якоїсь реакції

web-standing = Відмова наперед
web-standing-turn = Відмовлятися до кінця ходу
web-standing-revoked = Відмовлятися, доки не передумаю
web-standing-why = Доки ця відмова діє, вас про це не питатимуть, і ніхто інший про неї не дізнається.
web-standing-other = Ви відмовляєтеся від такої реакції.
web-standing-until = { $until ->
    [turn] До кінця ходу.
   *[revoked] Доки ви не передумаєте.
}
web-standing-clear = Питати знову

web-just-now = Щойно
web-nothing-asked = Зараз від вас нічого не чекають.
web-odds-none = Тут нема чого зважувати.
web-sheet-chat = Чат
web-sheet-odds = Шанси
web-sheet-advice = Порада
web-sheet-reserves = Резерви
web-hunt-short = Гонитва
web-key-scene = битва або поле

## Місця на дошці кнопками і хто йде

web-places = { $count ->
    [1] Торкніться підсвіченого місця або натисніть тут:
   *[other] Торкніться одного з підсвічених місць або виберіть тут:
}
web-nobody = Ніхто
web-left-empty = { $region_at-capital } тоді не лишиться жодного загону.
nobody-wotr-advance-army = Ніхто не входить, військо лишається { $from_region_at }
nobody-wotr-dunlendings = Ніхто не йде { $from_region_from }
nobody-wotr-lidless-eye = Жоден кубик не стане Оком
about-wotr-pass = Кубики лишаються у вас, ви сходите пізніше: у суперника їх більше.
about-wotr-skip = Кубик витрачено, нічого не відбувається.
about-wotr-use-ring = Змінює грань кубика, Ельфійський Перстень витрачено.
about-cards-pass = Зараз ви нічого не робите. Коли всі поспіль пропустять хід, почнуться битви.
web-advice-do = Зробити так
web-advice-do-this = Зробити так: { $text }

## Що це таке, коли на нього дивляться
web-look-die-character = { $side_text ->
    [shadow] Меч: перемістити всіх назґулів і посіпак, піти чи атакувати військом із лідером або зіграти карту геройських подій.
   *[other] Меч: перемістити чи приховати Братство, відокремити чи перемістити супутників, піти чи атакувати військом із лідером або зіграти карту геройських подій.
}
web-look-die-army = Прапор: перемістити два війська, атакувати одним або зіграти карту з прапором.
web-look-die-muster = Шолом: найняти загони, просунути народ на крок до війни або зіграти карту з шоломом.
web-look-die-army-muster = Прапор чи шолом: обираєте, коли використовуєте.
web-look-die-event = Палантир: узяти карту події або зіграти будь-яку зі своїх.
web-look-die-will-of-the-west = Замінює будь-яку іншу грань або вводить у гру Араґорна чи Ґандальфа Білого.
web-look-die-eye = Лягає в комірку гонитви й увесь хід шукає Братство; дії не дає.
web-look-token = Використовується один раз замість кубика дії.
web-look-deck = { $deck_text ->
    [character] Події героїв і Персня: верхню половину грають кубиком, нижню — у битві.
   *[strategy] Події військ і народів: верхню половину грають кубиком, нижню — у битві.
}
web-look-place = { $place_text ->
    [fellowship] Іде з Братством.
    [gone] Поза грою.
   *[aside] Ще не в грі.
}
web-look-guide = Веде Братство.
web-look-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
web-look-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-look-draw-deck = Звідси беруть карти. Коли колода порожня, стос колообігу тасують, і він стає новою колодою.
web-look-score = Очки за здобуті локації, у Тіні ще й за жетони споганення. Хто наприкінці раунду попереду на десять, перемагає одразу; інакше вирішує останній раунд. Клацніть, щоб побачити всі здобуті локації.
web-you-resigned = ви здалися
web-spoils = Що принесло очки
