### Братство, Охота и Мордор.

## Вопросы

ask-fellowship-phase = Фаза Братства: объявите Братство, войдите в Мордор, смените проводника или продолжайте.
ask-guide = Кто станет проводником Братства?
ask-who-leaves = Какие спутники покинут Братство? (от { NUMBER($low) } до { NUMBER($high) })
ask-separate-to = { $count ->
    [one] Куда идти (не дальше чем на { $count } регион)
    [few] Куда идти (не дальше чем на { $count } региона)
   *[many] Куда идти (не дальше чем на { $count } регионов)
}: { $character }?
ask-revealed-to = { $count ->
    [one] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } региона.
    [few] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
   *[many] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
}
ask-way = Через какие регионы лежит путь? Цель: { $region }.
ask-tile-for-way = Сбросить карту, чтобы вытянуть жетон Охоты за этот путь?
standing-tile-for-way = Вы не сбрасываете карту, чтобы вытянуть жетон Охоты за путь.
ask-prevent-draw = Сбросить карту, чтобы жетон Охоты не тянули?
standing-prevent-draw = Вы не сбрасываете карту, чтобы жетон Охоты не тянули.
ask-redraw-tile = Сбросить карту, чтобы вытянуть вместо этого другой жетон Охоты?
standing-redraw-tile = Вы не сбрасываете карту, чтобы вытянуть другой жетон Охоты.
ask-hunt-bonus = Сбросить карту, чтобы увеличить результат каждого кубика в этом броске Охоты?
standing-hunt-bonus = Вы не сбрасываете карту, чтобы увеличить результат броска Охоты.
ask-hunt-re-roll = Сколько неудачных кубиков перебросить? Не больше { NUMBER($count) }.
ask-lower-damage = Урон Охоты: { NUMBER($count) }. Сбросить карту, чтобы уменьшить урон?
standing-lower-damage = Вы не сбрасываете карту, чтобы уменьшить урон Охоты.
ask-hobbit-leaves = Урон Охоты: { NUMBER($count) }. Отделить проводника, чтобы уменьшить урон на 1: { $character }?
standing-hobbit-leaves = Вы не отделяете проводника, чтобы уменьшить урон Охоты.
ask-gollum-reveals = Урон Охоты: { NUMBER($count) }. Раскрыть Братство, чтобы уменьшить урон на 1?
standing-gollum-reveals = Вы не раскрываете Братство, чтобы уменьшить урон Охоты.
ask-casualty = Урон Охоты: { NUMBER($count) }. Понести потерю (проводник или случайный спутник) или использовать Кольцо?

## Журнал

log-guide = Проводник Братства: { $character }.
log-fellowship-moves = Братство движется; прогресс: { NUMBER($count) }.
log-moving-die = Кубик отправляется в ячейку Охоты; кубиков свободных народов там: { NUMBER($count) }.
log-moving-die-set-aside = Кубик, передвинувший Братство, не отправляется в ячейку Охоты.
log-hides = Братство спрятано.
log-declared = Братство объявлено: { $region }.
log-revealed = Братство раскрыто!
log-ring-bearers-move = Хранители Кольца переходят: { $from_region } — { $region }.
log-way-touches = Их путь лежит через: { $region }.
log-tile-for-stronghold = За крепость Тьмы тянут жетон Охоты: { $region }.
log-separates = Отделение от Братства: { $character }.
log-enters-play = { $character } теперь здесь: { $region }.
log-companion-eliminated = Потеря Братства: { $character }.
log-taken-alive = Взят живым, а не убит: { $character }.
log-companion-drawn = Случайно выбран спутник: { $character }.
log-hunt-nobody = В ячейке Охоты нет кубиков Тьмы: Охота не удалась.
log-hunt-roll = Бросок Охоты: { $dice }; прибавка к каждому кубику: { NUMBER($amount) }; успехов: { NUMBER($count) }.
log-hunt-re-roll = Переброс Охоты: { $dice }; прибавка к каждому кубику: { NUMBER($amount) }; успехов: { NUMBER($count) }.
log-hunt-fails = Охота не удалась.
log-hunt-succeeds = { $count ->
    [one] Охота удалась: { $count } успех.
    [few] Охота удалась: { $count } успеха.
   *[many] Охота удалась: { $count } успехов.
}
log-tile-drawn = { $cause ->
    [mordor] Жетон Охоты на шкале Мордора: { $tile }.
    [card] Жетон Охоты по карте: { $tile }.
    [stronghold] Жетон Охоты за крепость: { $tile }.
   *[hunt] Жетон Охоты: { $tile }.
}
log-draw-prevented = Жетон Охоты не тянут.
log-tile-without-effect = Жетон сброшен без эффекта: { $tile }.
log-tile-returned = Жетон возвращается в запас Охоты: { $tile }.
log-tile-removed = Жетон навсегда убран из игры: { $tile }.
log-tile-die = На кубике жетона выпало { NUMBER($count) }.
log-pool-refilled = В запас Охоты вернулись обычные жетоны; всего в нем: { NUMBER($count) }.
log-pool-of-mordor = Для Мордора собран новый запас Охоты; жетонов в нем: { NUMBER($count) }.
log-special-tile-waits = Особый жетон Охоты ждет Мордора: { $tile }.
log-special-tile-in-pool = Особый жетон Охоты добавлен в запас: { $tile }.
log-hunt-damage = Урон Охоты: { NUMBER($count) }.
log-damage-lowered = Осталось урона Охоты: { NUMBER($count) }.
log-ring-used = Против урона Охоты использовано Кольцо: { NUMBER($count) }.
log-gollum-reveals = Голлум дает раскрыть Братство; осталось урона: { NUMBER($count) }.
log-gollum-unseen = Голлум ведет Братство незаметно: оно не раскрыто.
log-enters-mordor = Братство входит в Мордор.
log-moves-in-mordor = Братство пытается продвинуться в Мордоре.
log-mordor-step = Братство на шкале Мордора, деление: { NUMBER($count) }.
log-mordor-stop = Братство остановлено и остается на месте.

## Почему нельзя

reason-not-in-fellowship = Не в Братстве: { $character }.
reason-guide-level = Не может быть проводником, есть спутник более высокого уровня: { $character }.
reason-guide-already = Уже проводник: { $character }.
reason-guide-not-now = Проводника меняют только в конце фазы Братства и при изменении состава Братства.
reason-fellowship-phase-only = Это можно сделать только в фазе Братства.
reason-declare-revealed = Объявить можно только спрятанное Братство.
reason-declared-already = В этот ход Братство уже объявлено.
reason-beyond-progress = { $count ->
    [one] Слишком далеко: { $region }. Братство может пройти { $count } регион.
    [few] Слишком далеко: { $region }. Братство может пройти { $count } региона.
   *[many] Слишком далеко: { $region }. Братство может пройти { $count } регионов.
}
reason-revealed-in-haven = Раскрытое Братство не может остановиться в городе или крепости свободных народов: { $region }.
reason-in-mordor = Братство на шкале Мордора.
reason-not-at-gate = В Мордор входят из Мораннона или Минас Моргула; Братство здесь: { $region }.
reason-revealed = Раскрытое Братство не может двигаться; сначала спрячьте его.
reason-hidden = Братство уже спрятано.
reason-progress-full = Жетон прогресса стоит в конце шкалы.
reason-no-companions = В Братстве нет спутников.
reason-separate-in-mordor = На шкале Мордора никто не покидает Братство.
reason-companion-leaves-siege = Спутники не могут покинуть осажденную крепость: { $region }.
reason-companion-enters-siege = Спутники не могут войти в осажденную крепость: { $region }.
reason-companion-too-far = Туда не дойти: { $region }. Регионов не больше: { NUMBER($count) }.
reason-companion-stops = На пути крепость Тьмы, у нее спутники останавливаются: { $region }.
