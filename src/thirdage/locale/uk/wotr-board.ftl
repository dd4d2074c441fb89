### Поле «Війни Персня» в терміналі.

board-wotr-turn = Хід { NUMBER($count, useGrouping: 0) }
# Переможні очки обох сторін.
board-wotr-points = Переможні очки: Вільні Народи { $free } з 4, Тінь { $shadow } з 10
board-wotr-fellowship = Братство
board-wotr-on-the-way = { $region }, поступ { $progress }
board-wotr-in-mordor = на треку Мордору, крок { $count } з 5
board-wotr-hidden = приховане
board-wotr-revealed = розкрите
board-wotr-corruption = споганення { $count } з 12
board-wotr-guide = Провідник — { $character }
board-wotr-dice = Кубики дій
board-wotr-used = використано: { $dice }
board-wotr-rings = Ельфійські Персні: { $count }
board-wotr-hunt-box = Комірка гонитви: Тінь { $shadow }, Вільні Народи { $free }
board-wotr-politics = Народи (кроків до війни)
board-wotr-at-war = У війні
board-wotr-active = активні
board-wotr-passive = пасивні
board-wotr-wild = Нічиї землі
board-wotr-besieged = в облозі: { $force }
board-wotr-captured = під контролем { $side_genitive }
board-wotr-ring-bearers = Персненосці
board-wotr-battle = Битва
board-wotr-field = { $from_region } → { $region }, бойовий раунд { $count }
board-wotr-assault = Штурм { $region_genitive }, бойовий раунд { $count }
board-wotr-sortie = Вилазка { $region_from }, бойовий раунд { $count }
board-wotr-table = Карти на столі
board-wotr-hand = На руці { $seat_genitive }: { $count }
board-wotr-stock = Колоди й підкріплення
board-wotr-tiles = Жетони гонитви
board-wotr-pool = у запасі
board-wotr-drawn = витягнуті
board-wotr-waiting = чекають Мордору
board-wotr-legend = Як це читати
board-wotr-figures = Фігурки народу: звичайні загони/елітні загони/лідери
board-wotr-marks = ◆ фортеця, ● місто, ○ селище, △ укріплення; карта: назва [кубик; бойова карта] текст

## Що читає суддя замість «ви»

story-wotr-you-draw = Це карта «{ $card }».
story-wotr-you-discard = Це карта «{ $card }».
story-wotr-you-lose-card = Це карта «{ $card }».
