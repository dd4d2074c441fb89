### Мапа «Війни Персня».

map-title = Середзем’я
map-subtitle = наприкінці Третьої Епохи

## Пересування

map-reach = Показати, куди могло дійти Братство

## Що де стоїть

map-points = { $count ->
    [one] { $count } переможне очко
    [few] { $count } переможні очки
   *[many] { $count } переможних очок
}
map-regulars = { $count ->
    [one] { $count } звичайний загін
    [few] { $count } звичайні загони
   *[many] { $count } звичайних загонів
}
map-elites = { $count ->
    [one] { $count } елітний загін
    [few] { $count } елітні загони
   *[many] { $count } елітних загонів
}
map-leaders = { $count ->
    [one] { $count } лідер
    [few] { $count } лідери
   *[many] { $count } лідерів
}
map-nazgul = { $count ->
    [one] { $count } назґул
    [few] { $count } назґули
   *[many] { $count } назґулів
}
map-army = Військо { $side_genitive } { $region_at }: { $figures_text }
map-besieged-army = Обложене військо { $region_at }: { $figures_text }
map-nazgul-in = { $count ->
    [one] { $count } назґул
    [few] { $count } назґули
   *[many] { $count } назґулів
} { $region_at }
map-figure-in = { $figure_capital } { $region_at }
map-besieged = в облозі
map-fellowship = Братство, поступ { $progress }
map-fellowship-mordor = Братство на треку Мордору, крок { $count } з 5
map-mordor = Трек Мордору
map-in-reach = { $count ->
    [0] Тут Братство бачили востаннє
    [one] Сюди Братство могло дійти за { $count } крок
    [few] Сюди Братство могло дійти за { $count } кроки
   *[many] Сюди Братство могло дійти за { $count } кроків
}
map-legend-regulars = звичайні загони
map-legend-elites = елітні загони
map-legend-leaders = лідери
map-legend-fellowship = Братство, його поступ

## Води

water-anduin = Андуїн
    .genitive = Андуїну
    .accusative = Андуїн
    .locative = Андуїні
    .dative = Андуїну
    .instrumental = Андуїном
    .gender = masculine
water-isen = Ісен
    .genitive = Ісену
    .accusative = Ісен
    .locative = Ісені
    .dative = Ісену
    .instrumental = Ісеном
    .gender = masculine
water-greyflood = Сивоплин
    .genitive = Сивоплину
    .accusative = Сивоплин
    .locative = Сивоплині
    .dative = Сивоплину
    .instrumental = Сивоплином
    .gender = masculine
water-bruinen = Бруїнен
    .genitive = Бруїнену
    .accusative = Бруїнен
    .locative = Бруїнені
    .dative = Бруїнену
    .instrumental = Бруїненом
    .gender = masculine
water-brandywine = Брендивинна
    .genitive = Брендивинної
    .accusative = Брендивинну
    .locative = Брендивинній
    .dative = Брендивинній
    .instrumental = Брендивинною
    .gender = feminine
water-lhun = Лун
    .genitive = Луну
    .accusative = Лун
    .locative = Луні
    .dative = Луну
    .instrumental = Луном
    .gender = masculine
water-celduin = Кельдуїн
    .genitive = Кельдуїну
    .accusative = Кельдуїн
    .locative = Кельдуїні
    .dative = Кельдуїну
    .instrumental = Кельдуїном
    .gender = masculine
water-carnen = Карнен
    .genitive = Карнена
    .accusative = Карнен
    .locative = Карнені
    .dative = Карнену
    .instrumental = Карненом
    .gender = masculine
water-entwash = Ентоплин
    .genitive = Ентоплину
    .accusative = Ентоплин
    .locative = Ентоплині
    .dative = Ентоплину
    .instrumental = Ентоплином
    .gender = masculine
water-poros = Порос
    .genitive = Поросу
    .accusative = Порос
    .locative = Поросі
    .dative = Поросу
    .instrumental = Поросом
    .gender = masculine
water-harnen = Гарнен
    .genitive = Гарнену
    .accusative = Гарнен
    .locative = Гарнені
    .dative = Гарнену
    .instrumental = Гарненом
    .gender = masculine
water-belegaer = Белеґаер
    .genitive = Белеґаеру
    .accusative = Белеґаер
    .locative = Белеґаері
    .dative = Белеґаеру
    .instrumental = Белеґаером
    .gender = masculine
water-great-sea = Велике море
    .genitive = Великого моря
    .accusative = Велике море
    .locative = Великому морі
    .dative = Великому морю
    .instrumental = Великим морем
    .gender = neuter
water-gulf-of-lhun = Затока Лун
    .genitive = Затоки Лун
    .accusative = Затоку Лун
    .locative = Затоці Лун
    .dative = Затоці Лун
    .instrumental = Затокою Лун
    .gender = feminine
water-bay-of-belfalas = Затока Белфалас
    .genitive = Затоки Белфалас
    .accusative = Затоку Белфалас
    .locative = Затоці Белфалас
    .dative = Затоці Белфалас
    .instrumental = Затокою Белфалас
    .gender = feminine
water-forochel = Крижана затока Форохел
    .genitive = Крижаної затоки Форохел
    .accusative = Крижану затоку Форохел
    .locative = Крижаній затоці Форохел
    .dative = Крижаній затоці Форохел
    .instrumental = Крижаною затокою Форохел
    .gender = feminine
water-sea-of-rhun = Море Рун
    .genitive = Моря Рун
    .accusative = Море Рун
    .locative = Морі Рун
    .dative = Морю Рун
    .instrumental = Морем Рун
    .gender = neuter

## Гори

range-ered-nimrais = Білі гори
    .genitive = Білих гір
    .accusative = Білі гори
    .locative = Білих горах
    .dative = Білим горам
    .instrumental = Білими горами
    .gender = plural
range-hithaeglir = Імлисті гори
    .genitive = Імлистих гір
    .accusative = Імлисті гори
    .locative = Імлистих горах
    .dative = Імлистим горам
    .instrumental = Імлистими горами
    .gender = plural
range-ephel-duath = Гори Тіні
    .genitive = Гір Тіні
    .accusative = Гори Тіні
    .locative = Горах Тіні
    .dative = Горам Тіні
    .instrumental = Горами Тіні
    .gender = plural
range-ered-luin = Сині гори
    .genitive = Синіх гір
    .accusative = Сині гори
    .locative = Синіх горах
    .dative = Синім горам
    .instrumental = Синіми горами
    .gender = plural
