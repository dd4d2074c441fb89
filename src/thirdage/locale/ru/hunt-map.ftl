### Карты «Охоты за Кольцом».

map-spaces = Места на карте
map-area = Зона { $area }
map-section = Секция { $area }
map-space-kind = { $kind ->
    [dot] точка в пути, зона { $area }
    [frodo-start] отсюда может начать путь Фродо, зона { $area }
    [nazgul-start] отсюда начинают назгулы, зона { $area }
    [ally] местность союзников, зона { $area }
    [dark] тёмная местность, зона { $area }
    [exit] выход, зона { $area }
   *[ordinary] местность, зона { $area }
}

## Что там стоит

map-rider-at = { $nazgul_capital } { $space_at }
map-chief-at = Предводитель назгулов { $space_at }, вместо { $nazgul_genitive }
map-frodo-at = Фродо в последний раз был { $space_at }
map-gandalf-at = Гэндальф стоит { $space_at }
map-gandalf-hidden-at = Гэндальф { $space_at }, и никто его не видит
map-ally-at = Жетон союзника { $space_at }
map-information-at = Жетон информации { $space_genitive } ещё можно найти
map-information-turned-at = Жетон информации { $space_genitive } перевёрнут
map-deed-at = Деяние ждёт { $space_at }
map-deed-done-at = Деяние совершено { $space_at }

## Условные знаки

map-legend-ordinary = местность
map-legend-frodo-start = начало пути Фродо
map-legend-nazgul-start = начало пути назгулов
map-legend-ally = союзники
map-legend-dark = тёмная местность
map-legend-exit = выход
map-legend-dot = точка в пути
map-legend-road = дорога
map-legend-trail = тропа
map-legend-tracks-eye = следы, найденные поиском
map-legend-tracks-sword = следы, найденные охотой
map-legend-gandalf = Гэндальф
map-legend-frodo = последняя местность Фродо
map-legend-information = жетон информации
map-legend-deed = деяние

## Земли и воды

land-brandywine = Брендивайн
land-the-water = Вода
land-withywindle = Ивлинка
land-hoarwell = Седой Исток
land-bruinen = Бруинен
land-old-forest = Старый лес
land-woody-end = Лесной Угол
land-green-hills = Зелёные холмы
land-hills-of-scary = Холмы Скэри
land-the-marish = Болотище
land-barrow-downs = Могильники
land-chetwood = Четвуд
land-trollshaws = Тролльи чащи
land-north-downs = Северные холмы
land-the-angle = Клин

## Назад по фазам

map-look-back = Фазы, которые можно просмотреть
map-moment-now = Сейчас
map-moment-before = раньше
map-moment = { $phase ->
    [first-day-phase] Д{ $day }·1
    [second-day-phase] Д{ $day }·2
   *[night] Н{ $day }
}
map-moment-told = { $phase ->
    [first-day-phase] Сутки { $day }, первая фаза дня
    [second-day-phase] Сутки { $day }, вторая фаза дня
   *[night] Сутки { $day }, ночь
}: { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
map-moment-before-told = { $count ->
    [one] До начала этого журнала: { $count } ответ
    [few] До начала этого журнала: { $count } ответа
   *[many] До начала этого журнала: { $count } ответов
}
map-day = Д{ $day }

## Вспомогательные жетоны

map-reminders = Вспомогательные жетоны: на игру не влияют, их видят все
map-reminder = Вспомогательный жетон { $sign }: возьмите его, затем коснитесь местности
map-reminder-held = Вспомогательный жетон { $sign } в руке: коснитесь местности
map-reminder-take = Вспомогательный жетон { $sign } лежит { $space_at }: забрать его
map-reminder-at = Вспомогательный жетон { $sign } { $space_at }

## Где он может быть

map-where = Где он может быть?
map-where-who = { $who ->
    [gandalf] Последняя местность Гэндальфа
   *[frodo] Последняя местность Фродо
}
map-where-why = Подсчитано по тому, что известно всем: любой путь, дозволенный правилами, одинаково вероятен. Это могут видеть все за столом.
map-where-none = Сейчас подсчитать нечего.
map-where-working = Идёт подсчёт…
map-where-shade = вероятность { $span_text }
map-where-nowhere = без круга: его там нет
map-where-numbers = Числа на карте
map-where-list = Все места в числах ({ $count })
map-where-told = { $who ->
    [gandalf] Последняя местность Гэндальфа: { $chance_text }
   *[frodo] Последняя местность Фродо: { $chance_text }
}
