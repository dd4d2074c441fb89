### Стіл карткової гри в терміналі.

board-cards-round = раунд { NUMBER($count, useGrouping: 0) }
board-cards-opening = початок гри
board-cards-points = Переможні очки: Вільні Народи { $free }, Тінь { $shadow }
board-cards-corruption = жетони споганення: { $count }
board-cards-order = Черговість ходу
board-cards-first = перший
board-cards-passed = пропуск
board-cards-path = шлях { $count }
board-cards-battleground = поле битви { $side_genitive }
board-cards-worth = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
board-cards-reactivated = активовано повторно
board-cards-attack = Атака
board-cards-defence = Захист
board-cards-attackers = атакують
board-cards-defenders = захищаються
board-cards-own-defence = власний захист { $count }
board-cards-place-itself = сама локація
board-cards-tokens = жетони
board-cards-reserves = Резерви (* цього раунду)
board-cards-players = Карти (рука й ліміт залишку, жетон Персня)
board-cards-counts = рука { $hand } (ліміт { $limit }), колода { $deck }, колообіг { $cycle }, усунуто { $eliminated }
board-cards-ring = Перстень
board-cards-hand = Рука { $player_genitive } ({ $count })
board-cards-apart = Окремо взяв { $player } ({ $count })
board-cards-top = Верх колоди { $player_genitive }
board-cards-areas = Зони очок і колоди
board-cards-area-free-peoples = Вільні Народи
board-cards-area-shadow = Тінь
board-cards-area-discarded = Ніхто
board-cards-area-deck = Поля битви, що лишилися в колодах
board-cards-area-waiting = Ще попереду
board-cards-piles = Стоси { $player_genitive }
board-cards-bearer = власник: { $names }
board-cards-battle = бій { $attack }/{ $defence }
board-cards-leads = лідерство { $attack }/{ $defence }
board-cards-on-paths = шлях { $count } (№ { $numbers })
board-cards-on-path = шлях { $count }
board-cards-legend = Як це читати
board-cards-icons = бій: символи атаки/захисту на полі битви; лідерство: символи, які додає підтриманий лідер; шлях: символи на шляху й номери доступних шляхів
board-cards-marks = ▶ ухвалює рішення; атаку й захист пораховано з найкращою підтримкою, яку можуть дати війська на місці
