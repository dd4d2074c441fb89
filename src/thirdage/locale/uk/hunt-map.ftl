### Мапи «Полювання за Перснем».

map-spaces = Місця на мапі
map-area = Зона { $area }
map-section = Секція { $area }
map-space-kind = { $kind ->
    [dot] точка на шляху, зона { $area }
    [frodo-start] звідси може почати шлях Фродо, зона { $area }
    [nazgul-start] звідси починають назґули, зона { $area }
    [ally] місцевість союзників, зона { $area }
    [dark] темна місцевість, зона { $area }
    [exit] вихід, зона { $area }
   *[ordinary] місцевість, зона { $area }
}

## Що там стоїть

map-rider-at = { $nazgul_capital } { $space_at }
map-chief-at = Ватажок назґулів { $space_at }, замість { $nazgul_genitive }
map-frodo-at = Фродо востаннє був { $space_at }
map-gandalf-at = Ґандальф стоїть { $space_at }
map-gandalf-hidden-at = Ґандальф { $space_at }, і ніхто його не бачить
map-ally-at = Жетон союзника { $space_at }
map-information-at = Жетон відомостей { $space_genitive } ще можна знайти
map-information-turned-at = Жетон відомостей { $space_genitive } перевернуто
map-deed-at = Діяння чекає { $space_at }
map-deed-done-at = Діяння здійснено { $space_at }

## Умовні знаки

map-legend-ordinary = місцевість
map-legend-frodo-start = початок шляху Фродо
map-legend-nazgul-start = початок шляху назґулів
map-legend-ally = союзники
map-legend-dark = темна місцевість
map-legend-exit = вихід
map-legend-dot = точка на шляху
map-legend-road = дорога
map-legend-trail = стежка
map-legend-tracks-eye = сліди, знайдені пошуком
map-legend-tracks-sword = сліди, знайдені полюванням
map-legend-gandalf = Ґандальф
map-legend-frodo = остання місцевість Фродо
map-legend-information = жетон відомостей
map-legend-deed = діяння

## Землі й води

land-brandywine = Брендивинна
land-the-water = Вода
land-withywindle = Вербниця
land-hoarwell = Сивий Потік
land-bruinen = Бруїнен
land-old-forest = Праліс
land-woody-end = Лісовий Кут
land-green-hills = Зелені Пагорби
land-hills-of-scary = Пагорби Скарі
land-the-marish = Мокрини
land-barrow-downs = Могильники
land-chetwood = Четвуд
land-trollshaws = Тролячі чагарі
land-north-downs = Північні Схили
land-the-angle = Клин

## Назад по фазах

map-look-back = Фази, які можна переглянути
map-moment-now = Зараз
map-moment-before = раніше
map-moment = { $phase ->
    [first-day-phase] Д{ $day }·1
    [second-day-phase] Д{ $day }·2
   *[night] Н{ $day }
}
map-moment-told = { $phase ->
    [first-day-phase] Доба { $day }, перша фаза дня
    [second-day-phase] Доба { $day }, друга фаза дня
   *[night] Доба { $day }, ніч
}: { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
   *[many] { $count } відповідей
}
map-moment-before-told = { $count ->
    [one] До початку цього журналу: { $count } відповідь
    [few] До початку цього журналу: { $count } відповіді
   *[many] До початку цього журналу: { $count } відповідей
}
map-day = Д{ $day }

## Допоміжні жетони

map-reminders = Допоміжні жетони: на гру не впливають, їх бачать усі
map-reminder = Допоміжний жетон { $sign }: візьміть його, тоді торкніться місцевості
map-reminder-held = Допоміжний жетон { $sign } в руці: торкніться місцевості
map-reminder-take = Допоміжний жетон { $sign } лежить { $space_at }: забрати його
map-reminder-at = Допоміжний жетон { $sign } { $space_at }

## Де він може бути

map-where = Де він може бути?
map-where-who = { $who ->
    [gandalf] Остання місцевість Ґандальфа
   *[frodo] Остання місцевість Фродо
}
map-where-why = Пораховано за тим, що відомо всім: будь-який шлях, дозволений правилами, однаково ймовірний. Це можуть бачити всі за столом.
map-where-none = Зараз рахувати нічого.
map-where-working = Триває підрахунок…
map-where-shade = імовірність { $span_text }
map-where-nowhere = без кола: його там немає
map-where-numbers = Числа на мапі
map-where-list = Усі місця в числах ({ $count })
map-where-told = { $who ->
    [gandalf] Остання місцевість Ґандальфа: { $chance_text }
   *[frodo] Остання місцевість Фродо: { $chance_text }
}
