### Стол карточной игры в терминале.

board-cards-round = раунд { NUMBER($count, useGrouping: 0) }
board-cards-opening = начало игры
board-cards-points = Победные очки: у свободных народов { $free }, у Тьмы { $shadow }
board-cards-corruption = жетоны влияния Кольца: { $count }
board-cards-order = Очерёдность хода
board-cards-first = первый
board-cards-passed = пропуск
board-cards-path = путь { $count }
board-cards-battleground = поле битвы { $side_genitive }
board-cards-worth = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-cards-reactivated = активировано повторно
board-cards-attack = Атака
board-cards-defence = Оборона
board-cards-attackers = атакуют
board-cards-defenders = обороняются
board-cards-own-defence = своя оборона { $count }
board-cards-place-itself = сама локация
board-cards-tokens = жетоны
board-cards-reserves = Резервы (* в этом раунде)
board-cards-players = Карты (рука и предел остатка, жетон Кольца)
board-cards-counts = рука { $hand } (предел { $limit }), колода { $deck }, сброс { $cycle }, удалено { $eliminated }
board-cards-ring = Кольцо
board-cards-hand = Рука { $player_genitive } ({ $count })
board-cards-apart = Взято отдельно для { $player_genitive } ({ $count })
board-cards-top = Верх колоды { $player_genitive }
board-cards-areas = Зоны победных очков и колоды
board-cards-area-free-peoples = Свободные народы
board-cards-area-shadow = Тьма
board-cards-area-discarded = Никто
board-cards-area-deck = Поля битв, оставшиеся в колодах
board-cards-area-waiting = Ещё впереди
board-cards-piles = Стопки { $player_genitive }
board-cards-bearer = владелец: { $names }
board-cards-battle = бой { $attack }/{ $defence }
board-cards-leads = лидерство { $attack }/{ $defence }
board-cards-on-paths = путь { $count } (№ { $numbers })
board-cards-on-path = путь { $count }
board-cards-legend = Как это читать
board-cards-icons = бой: символы атаки/обороны на поле битвы; лидерство: символы, которые добавляет поддержанный лидер; путь: символы на пути и номера доступных путей
board-cards-marks = ▶ принимает решение; атака и оборона подсчитаны с лучшей поддержкой, какую могут дать воинства на месте
