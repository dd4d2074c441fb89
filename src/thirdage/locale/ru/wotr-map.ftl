### Карта «Войны Кольца».

map-title = Средиземье
map-subtitle = на исходе Третьей эпохи

## Передвижение

map-reach = Показать, куда могло дойти Братство

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
map-army = Войско { $side_genitive } { $region_at }: { $figures_text }
map-besieged-army = Осаждённое войско { $region_at }: { $figures_text }
map-nazgul-in = { $count ->
    [one] { $count } назгул
    [few] { $count } назгула
   *[many] { $count } назгулов
} { $region_at }
map-figure-in = { $figure_capital } { $region_at }
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
map-legend-regulars = обычные отряды
map-legend-elites = элитные отряды
map-legend-leaders = лидеры
map-legend-fellowship = Братство, его прогресс

## Воды

water-anduin = Андуин
    .genitive = Андуина
    .accusative = Андуин
    .locative = Андуине
    .dative = Андуину
    .instrumental = Андуином
    .gender = masculine
water-isen = Изен
    .genitive = Изена
    .accusative = Изен
    .locative = Изене
    .dative = Изену
    .instrumental = Изеном
    .gender = masculine
water-greyflood = Гватло
    .genitive = Гватло
    .accusative = Гватло
    .locative = Гватло
    .dative = Гватло
    .instrumental = Гватло
    .gender = feminine
water-bruinen = Бруинен
    .genitive = Бруинена
    .accusative = Бруинен
    .locative = Бруинене
    .dative = Бруинену
    .instrumental = Бруиненом
    .gender = masculine
water-brandywine = Брендивайн
    .genitive = Брендивайна
    .accusative = Брендивайн
    .locative = Брендивайне
    .dative = Брендивайну
    .instrumental = Брендивайном
    .gender = masculine
water-lhun = Лун
    .genitive = Луна
    .accusative = Лун
    .locative = Луне
    .dative = Луну
    .instrumental = Луном
    .gender = masculine
water-celduin = Келдуин
    .genitive = Келдуина
    .accusative = Келдуин
    .locative = Келдуине
    .dative = Келдуину
    .instrumental = Келдуином
    .gender = masculine
water-carnen = Карнен
    .genitive = Карнена
    .accusative = Карнен
    .locative = Карнене
    .dative = Карнену
    .instrumental = Карненом
    .gender = masculine
water-entwash = Энтова Купель
    .genitive = Энтовой Купели
    .accusative = Энтову Купель
    .locative = Энтовой Купели
    .dative = Энтовой Купели
    .instrumental = Энтовой Купелью
    .gender = feminine
water-poros = Порос
    .genitive = Пороса
    .accusative = Порос
    .locative = Поросе
    .dative = Поросу
    .instrumental = Поросом
    .gender = masculine
water-harnen = Харнен
    .genitive = Харнена
    .accusative = Харнен
    .locative = Харнене
    .dative = Харнену
    .instrumental = Харненом
    .gender = masculine
water-belegaer = Белегаэр
    .genitive = Белегаэра
    .accusative = Белегаэр
    .locative = Белегаэре
    .dative = Белегаэру
    .instrumental = Белегаэром
    .gender = masculine
water-great-sea = Великое море
    .genitive = Великого моря
    .accusative = Великое море
    .locative = Великом море
    .dative = Великому морю
    .instrumental = Великим морем
    .gender = neuter
water-gulf-of-lhun = Залив Лун
    .genitive = Залива Лун
    .accusative = Залив Лун
    .locative = Заливе Лун
    .dative = Заливу Лун
    .instrumental = Заливом Лун
    .gender = masculine
water-bay-of-belfalas = Залив Белфалас
    .genitive = Залива Белфалас
    .accusative = Залив Белфалас
    .locative = Заливе Белфалас
    .dative = Заливу Белфалас
    .instrumental = Заливом Белфалас
    .gender = masculine
water-forochel = Ледовый залив Форохел
    .genitive = Ледового залива Форохел
    .accusative = Ледовый залив Форохел
    .locative = Ледовом заливе Форохел
    .dative = Ледовому заливу Форохел
    .instrumental = Ледовым заливом Форохел
    .gender = masculine
water-sea-of-rhun = Море Рун
    .genitive = Моря Рун
    .accusative = Море Рун
    .locative = Море Рун
    .dative = Морю Рун
    .instrumental = Морем Рун
    .gender = neuter

## Горы

range-ered-nimrais = Белые горы
    .genitive = Белых гор
    .accusative = Белые горы
    .locative = Белых горах
    .dative = Белым горам
    .instrumental = Белыми горами
    .gender = plural
range-hithaeglir = Мглистые горы
    .genitive = Мглистых гор
    .accusative = Мглистые горы
    .locative = Мглистых горах
    .dative = Мглистым горам
    .instrumental = Мглистыми горами
    .gender = plural
range-ephel-duath = Сумрачные горы
    .genitive = Сумрачных гор
    .accusative = Сумрачные горы
    .locative = Сумрачных горах
    .dative = Сумрачным горам
    .instrumental = Сумрачными горами
    .gender = plural
range-ered-luin = Синие горы
    .genitive = Синих гор
    .accusative = Синие горы
    .locative = Синих горах
    .dative = Синим горам
    .instrumental = Синими горами
    .gender = plural
