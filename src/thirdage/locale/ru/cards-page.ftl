### Стол карточной игры в браузере.

web-cards-counts-for = { $count ->
    [one] считается за { $count } символ
    [few] считается за { $count } символа
   *[many] считается за { $count } символов
}
web-cards-attack-tokens = { $count ->
    [one] { $count } жетон атаки
    [few] { $count } жетона атаки
   *[many] { $count } жетонов атаки
}
web-cards-fresh = появилась в этом раунде, перемещать её ещё нельзя
web-cards-then = с этой картой:
web-cards-itself = собственная: { $count }
web-cards-decides = принимает решение
web-cards-ring-token = Жетон Кольца у { $player_genitive }
web-cards-no-cards = карт нет
web-cards-limit = предел { $count }
web-cards-ring-duel = Раз за раунд: взять 3 карты, затем 1 карту из руки удалить и 1 сбросить.
web-cards-ring-trilogy = Раз за игру: взять 2 карты. Неиспользованный — 1 победное очко в последнем раунде.
web-cards-not-there = Того, что ищет эффект, здесь нет.
web-cards-tie-defender = поровну: побеждает защитник
web-cards-tie-nobody = поровну: не достаётся никому
web-cards-events = Действующие события
web-cards-paths = Пути
web-cards-path-active = активен
web-cards-path-free-peoples = достался свободным народам
web-cards-path-shadow = достался Тьме
web-cards-path-discarded = не достался никому
web-cards-path-coming = ещё впереди

## Над чем стоит подумать ещё раз

web-cards-caution-pass = Когда пропустят все подряд, начнутся сражения.
web-cards-caution-top = { $setting ->
    [practice] Эту карту никто не знает. Если отменить, может выпасть другая.
    [consent] Эту карту никто не знает: отменить можно будет только с согласия остальных.
   *[never] Эту карту никто не знает: отменить будет нельзя.
}

## К чему ведёт вид ответа

lead-cards-play-card = Разыграть карту
lead-cards-play-event = Разыграть событие
lead-cards-move-card = Переместить карту из резерва
lead-cards-use-card = Использовать действие карты
lead-cards-cycle-card = Сбросить карту
lead-cards-forsake-from-hand = Отказаться от карты из руки
lead-cards-forsake-from-reserve = Отказаться от карты из резерва
lead-cards-support = Поддержать персонажа

## Сражение шаг за шагом

web-cards-fight = Сражение { $location_at }
web-cards-icons-left = { $count ->
    [one] Остался { $count } символ атаки
    [few] Осталось { $count } символа атаки
   *[many] Осталось { $count } символов атаки
}
