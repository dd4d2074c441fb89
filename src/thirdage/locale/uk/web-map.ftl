### Карта «Війни Персня».

map-name = Карта Середзем’я
map-title = Середзем’я
map-subtitle = наприкінці Третьої Епохи
map-regions = Регіони
map-pieces = Фігурки
map-compass-north = Пн

## Пересування

map-zoom-in = Ближче
map-zoom-out = Далі
map-fit = Показати всю карту
map-reach = Показати, куди могло дійти Братство
map-keys = Стрілки ведуть від регіону до регіону, плюс і мінус змінюють масштаб, 0 показує всю карту, клавіша введення обирає.
map-choose = { $region }: що ви обираєте?

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
    [one] { $count } назґŷл
    [few] { $count } назґŷли
   *[many] { $count } назґŷлів
}
map-army = { $region }, армія ({ $side }): { $figures_text }
map-besieged-army = { $region }, в облозі: { $figures_text }
map-nazgul-in = { $region }: { $count ->
    [one] { $count } назґŷл
    [few] { $count } назґŷли
   *[many] { $count } назґŷлів
}
map-figure-in = { $region }: { $figure }
map-besieged = в облозі
map-fellowship = Братство, поступ { $progress }
map-fellowship-mordor = Братство на треку Мордору, крок { $count } з 5
map-mordor = Трек Мордору
map-in-reach = { $count ->
    [0] Тут Братство бачили востаннє
    [one] Братство може бути тут: { $count } крок
    [few] Братство може бути тут: { $count } кроки
   *[many] Братство може бути тут: { $count } кроків
}
map-legend = Умовні позначки
map-legend-regulars = звичайні загони
map-legend-elites = елітні загони
map-legend-leaders = лідери
map-legend-fellowship = Братство, його поступ

## Води

water-anduin = Андуїн
water-isen = Ісен
water-greyflood = Сивоплин
water-bruinen = Бруїнен
water-brandywine = Брендивинна
water-lhun = Лŷн
water-celduin = Келдуїн
water-carnen = Карнен
water-entwash = Ентоплин
water-poros = Порос
water-harnen = Гарнен
water-belegaer = Белеґаер
water-great-sea = Велике море
water-gulf-of-lhun = Затока Лŷн
water-bay-of-belfalas = Затока Белфалас
water-forochel = Крижана затока Форохел
water-sea-of-rhun = Море Рŷн

## Гори

range-ered-nimrais = Білі гори
range-hithaeglir = Імлисті гори
range-ephel-duath = Гори Тіні
range-ered-luin = Сині гори
