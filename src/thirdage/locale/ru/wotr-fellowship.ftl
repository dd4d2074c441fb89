### Братство, Охота и Мордор.

## Вопросы

ask-wotr-fellowship-phase = Фаза Братства: объявите Братство, войдите в Мордор, смените проводника или продолжайте.
ask-wotr-guide = Кто станет проводником Братства?
ask-wotr-who-leaves = Какие спутники покинут Братство? (от { NUMBER($low) } до { NUMBER($high) })
ask-wotr-separate-to = { $count ->
    [one] Куда идти (не дальше чем на { $count } регион)
    [few] Куда идти (не дальше чем на { $count } региона)
   *[many] Куда идти (не дальше чем на { $count } регионов)
}: { $character }?
ask-wotr-revealed-to = { $count ->
    [one] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } региона.
    [few] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
   *[many] Братство раскрыто. Где Хранители Кольца? От прежнего места не дальше { $count } регионов.
}
ask-wotr-way = Через какие регионы лежит путь? Цель: { $region }.
ask-wotr-tile-for-way = Сбросить карту, чтобы вытянуть жетон Охоты за этот путь?
standing-tile-for-way = Вы не сбрасываете карту, чтобы вытянуть жетон Охоты за путь.
ask-wotr-prevent-draw = Сбросить карту, чтобы жетон Охоты не тянули?
standing-prevent-draw = Вы не сбрасываете карту, чтобы жетон Охоты не тянули.
ask-wotr-redraw-tile = Сбросить карту, чтобы вытянуть вместо этого другой жетон Охоты?
standing-redraw-tile = Вы не сбрасываете карту, чтобы вытянуть другой жетон Охоты.
ask-wotr-hunt-bonus = Сбросить карту, чтобы увеличить результат каждого кубика в этом броске Охоты?
standing-hunt-bonus = Вы не сбрасываете карту, чтобы увеличить результат броска Охоты.
ask-wotr-hunt-re-roll = Сколько неудачных кубиков перебросить? Не больше { NUMBER($count) }.
ask-wotr-lower-damage = Урон Охоты: { NUMBER($count) }. Сбросить карту, чтобы уменьшить урон?
standing-lower-damage = Вы не сбрасываете карту, чтобы уменьшить урон Охоты.
ask-wotr-hobbit-leaves = Урон Охоты: { NUMBER($count) }. Отделить проводника, чтобы уменьшить урон на 1: { $character }?
standing-hobbit-leaves = Вы не отделяете проводника, чтобы уменьшить урон Охоты.
ask-wotr-gollum-reveals = Урон Охоты: { NUMBER($count) }. Раскрыть Братство, чтобы уменьшить урон на 1?
standing-gollum-reveals = Вы не раскрываете Братство, чтобы уменьшить урон Охоты.
ask-wotr-casualty = Урон Охоты: { NUMBER($count) }. Понести потерю (проводник или случайный спутник) или использовать Кольцо?

## Журнал

log-wotr-guide = Проводник Братства: { $character }.
log-wotr-fellowship-moves = Братство движется; прогресс: { NUMBER($count) }.
log-wotr-moving-die = Кубик отправляется в ячейку Охоты; кубиков свободных народов там: { NUMBER($count) }.
log-wotr-moving-die-set-aside = Кубик, передвинувший Братство, не отправляется в ячейку Охоты.
log-wotr-hides = Братство спрятано.
log-wotr-declared = Братство объявлено: { $region }.
log-wotr-revealed = Братство раскрыто!
log-wotr-ring-bearers-move = Хранители Кольца переходят: { $from_region } — { $region }.
log-wotr-way-touches = Их путь лежит через: { $region }.
log-wotr-tile-for-stronghold = За крепость Тьмы тянут жетон Охоты: { $region }.
log-wotr-separates = Отделение от Братства: { $character }.
log-wotr-enters-play = { $character } теперь здесь: { $region }.
log-wotr-companion-eliminated = Потеря Братства: { $character }.
log-wotr-taken-alive = Взят живым, а не убит: { $character }.
log-wotr-companion-drawn = Случайно выбран спутник: { $character }.
log-wotr-hunt-nobody = В ячейке Охоты нет кубиков Тьмы: Охота не удалась.
log-wotr-hunt-roll = Бросок Охоты: { $dice }; прибавка к каждому кубику: { NUMBER($amount) }; успехов: { NUMBER($count) }.
log-wotr-hunt-re-roll = Переброс Охоты: { $dice }; прибавка к каждому кубику: { NUMBER($amount) }; успехов: { NUMBER($count) }.
log-wotr-hunt-fails = Охота не удалась.
log-wotr-hunt-succeeds = { $count ->
    [one] Охота удалась: { $count } успех.
    [few] Охота удалась: { $count } успеха.
   *[many] Охота удалась: { $count } успехов.
}
log-wotr-tile-drawn = { $cause ->
    [mordor] Жетон Охоты на шкале Мордора: { $tile }.
    [card] Жетон Охоты по карте: { $tile }.
    [stronghold] Жетон Охоты за крепость: { $tile }.
   *[hunt] Жетон Охоты: { $tile }.
}
log-wotr-draw-prevented = Жетон Охоты не тянут.
log-wotr-tile-without-effect = Жетон сброшен без эффекта: { $tile }.
log-wotr-tile-returned = Жетон возвращается в запас Охоты: { $tile }.
log-wotr-tile-removed = Жетон навсегда убран из игры: { $tile }.
log-wotr-tile-die = На кубике жетона выпало { NUMBER($count) }.
log-wotr-pool-refilled = В запас Охоты вернулись обычные жетоны; всего в нем: { NUMBER($count) }.
log-wotr-pool-of-mordor = Для Мордора собран новый запас Охоты; жетонов в нем: { NUMBER($count) }.
log-wotr-special-tile-waits = Особый жетон Охоты ждет Мордора: { $tile }.
log-wotr-special-tile-in-pool = Особый жетон Охоты добавлен в запас: { $tile }.
log-wotr-hunt-damage = Урон Охоты: { NUMBER($count) }.
log-wotr-damage-lowered = Осталось урона Охоты: { NUMBER($count) }.
log-wotr-ring-used = Против урона Охоты использовано Кольцо: { NUMBER($count) }.
log-wotr-gollum-reveals = Голлум дает раскрыть Братство; осталось урона: { NUMBER($count) }.
log-wotr-gollum-unseen = Голлум ведет Братство незаметно: оно не раскрыто.
log-wotr-enters-mordor = Братство входит в Мордор.
log-wotr-moves-in-mordor = Братство пытается продвинуться в Мордоре.
log-wotr-mordor-step = Братство на шкале Мордора, деление: { NUMBER($count) }.
log-wotr-mordor-stop = Братство остановлено и остается на месте.

## Почему нельзя

reason-wotr-not-in-fellowship = Не в Братстве: { $character }.
reason-wotr-guide-level = Не может быть проводником, есть спутник более высокого уровня: { $character }.
reason-wotr-guide-already = Уже проводник: { $character }.
reason-wotr-guide-not-now = Проводника меняют только в конце фазы Братства и при изменении состава Братства.
reason-wotr-fellowship-phase-only = Это можно сделать только в фазе Братства.
reason-wotr-declare-revealed = Объявить можно только спрятанное Братство.
reason-wotr-declared-already = В этот ход Братство уже объявлено.
reason-wotr-beyond-progress = { $count ->
    [one] Слишком далеко: { $region }. Братство может пройти { $count } регион.
    [few] Слишком далеко: { $region }. Братство может пройти { $count } региона.
   *[many] Слишком далеко: { $region }. Братство может пройти { $count } регионов.
}
reason-wotr-revealed-in-haven = Раскрытое Братство не может остановиться в городе или крепости свободных народов: { $region }.
reason-wotr-in-mordor = Братство на шкале Мордора.
reason-wotr-not-at-gate = В Мордор входят из Мораннона или Минас Моргула; Братство здесь: { $region }.
reason-wotr-revealed = Раскрытое Братство не может двигаться; сначала спрячьте его.
reason-wotr-hidden = Братство уже спрятано.
reason-wotr-progress-full = Жетон прогресса стоит в конце шкалы.
reason-wotr-no-companions = В Братстве нет спутников.
reason-wotr-separate-in-mordor = На шкале Мордора никто не покидает Братство.
reason-wotr-companion-leaves-siege = Спутники не могут покинуть осажденную крепость: { $region }.
reason-wotr-companion-enters-siege = Спутники не могут войти в осажденную крепость: { $region }.
reason-wotr-companion-too-far = Туда не дойти: { $region }. Регионов не больше: { NUMBER($count) }.
reason-wotr-companion-stops = На пути крепость Тьмы, у нее спутники останавливаются: { $region }.
