### Поле «Войны Кольца» в терминале.

board-wotr-turn = Ход { NUMBER($count, useGrouping: 0) }
# Победные очки обеих сторон.
board-wotr-points = Победные очки: у свободных народов { $free } из 4, у Тьмы { $shadow } из 10
board-wotr-fellowship = Братство
board-wotr-on-the-way = { $region }, прогресс { $progress }
board-wotr-in-mordor = на шкале Мордора, шаг { $count } из 5
board-wotr-hidden = спрятано
board-wotr-revealed = раскрыто
board-wotr-corruption = влияние Кольца { $count } из 12
board-wotr-guide = Проводник: { $character }
board-wotr-dice = Кубики действий
board-wotr-used = использованы: { $dice }
board-wotr-rings = Эльфийские Кольца: { $count }
board-wotr-hunt-box = В ячейке Охоты: кубиков Тьмы { $shadow }, свободных народов { $free }
board-wotr-politics = Народы (шагов до войны)
board-wotr-at-war = В войне
board-wotr-active = активны
board-wotr-passive = пассивны
board-wotr-wild = Ничьи земли
board-wotr-besieged = в осаде: { $force }
board-wotr-captured = в руках { $side_genitive }
board-wotr-ring-bearers = Хранители Кольца
board-wotr-battle = Битва
board-wotr-field = Битва: { $from_region } → { $region }, боевой раунд { $count }
board-wotr-assault = Штурм { $region_genitive }, боевой раунд { $count }
board-wotr-sortie = Вылазка { $region_at }, боевой раунд { $count }
board-wotr-table = Карты на столе
board-wotr-hand = В руке у { $seat_genitive }: { $count }
board-wotr-stock = Колоды и подкрепления
board-wotr-tiles = Жетоны Охоты
board-wotr-pool = в запасе
board-wotr-drawn = вытянуты
board-wotr-waiting = ждут Мордора
board-wotr-legend = Как это читать
board-wotr-figures = Миниатюры народа: обычные отряды/элитные отряды/лидеры
board-wotr-marks = ◆ крепость, ● большой город, ○ малый город, △ укрепление; карта: название [кубик; боевая карта] текст

## Что читает судья вместо «вы»

story-wotr-you-draw = Это карта «{ $card }».
story-wotr-you-discard = Это карта «{ $card }».
story-wotr-you-lose-card = Это карта «{ $card }».
