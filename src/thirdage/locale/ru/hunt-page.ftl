### Стол игры «Охота за Кольцом» в браузере.

web-hunt-chapter = { $chapter ->
    [1] Часть I · Втроём веселее
   *[other] Часть II · Бегство к броду
}
web-hunt-day = Сутки { $count }
web-hunt-phases = Фазы суток
web-hunt-phase-first-day-phase = День
web-hunt-phase-second-day-phase = День
web-hunt-phase-night = Ночь
web-hunt-commanded = { $nazgul_capital } под началом { $seat_genitive }
web-hunt-caution-told = Ответ услышат все, и вернуть это нельзя.
