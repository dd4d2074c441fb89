### Карта «Войны Кольца».

map-name = Карта Средиземья
map-title = Средиземье
map-subtitle = на исходе Третьей эпохи
map-regions = Регионы
map-pieces = Миниатюры
map-compass-north = С

## Передвижение

map-zoom-in = Ближе
map-zoom-out = Дальше
map-fit = Показать всю карту
map-reach = Показать, куда могло дойти Братство
map-keys = Стрелки ведут от региона к региону, плюс и минус меняют масштаб, 0 показывает всю карту, клавиша ввода выбирает.
map-choose = { $region }: что вы выбираете?

## Что где стоит

map-points = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
}
map-regulars = { $count ->
    [one] { $count } обычный отряд
    [few] { $count } обычных отряда
   *[many] { $count } обычных отрядов
}
map-elites = { $count ->
    [one] { $count } элитный отряд
    [few] { $count } элитных отряда
   *[many] { $count } элитных отрядов
}
map-leaders = { $count ->
    [one] { $count } лидер
    [few] { $count } лидера
   *[many] { $count } лидеров
}
map-nazgul = { $count ->
    [one] { $count } назгул
    [few] { $count } назгула
   *[many] { $count } назгулов
}
map-army = { $region }, армия ({ $side }): { $figures_text }
map-besieged-army = { $region }, в осаде: { $figures_text }
map-nazgul-in = { $region }: { $count ->
    [one] { $count } назгул
    [few] { $count } назгула
   *[many] { $count } назгулов
}
map-figure-in = { $region }: { $figure }
map-besieged = в осаде
map-fellowship = Братство, прогресс { $progress }
map-fellowship-mordor = Братство на шкале Мордора, шаг { $count } из 5
map-mordor = Шкала Мордора
map-in-reach = { $count ->
    [0] Здесь Братство видели в последний раз
    [one] Братство может быть здесь: { $count } шаг
    [few] Братство может быть здесь: { $count } шага
   *[many] Братство может быть здесь: { $count } шагов
}
map-legend = Условные знаки
map-legend-regulars = обычные отряды
map-legend-elites = элитные отряды
map-legend-leaders = лидеры
map-legend-fellowship = Братство, его прогресс

## Воды

water-anduin = Андуин
water-isen = Изен
water-greyflood = Гватло
water-bruinen = Бруинен
water-brandywine = Брендивайн
water-lhun = Лун
water-celduin = Келдуин
water-carnen = Карнен
water-entwash = Энтова Купель
water-poros = Порос
water-harnen = Харнен
water-belegaer = Белегаэр
water-great-sea = Великое море
water-gulf-of-lhun = Залив Лун
water-bay-of-belfalas = Залив Белфалас
water-forochel = Ледовый залив Форохел
water-sea-of-rhun = Море Рун

## Горы

range-ered-nimrais = Белые горы
range-hithaeglir = Мглистые горы
range-ephel-duath = Сумрачные горы
range-ered-luin = Синие горы
