### Оповідь про партію на сторінці: битви й гонитва крок за кроком, переказ, повтор, шанси, удача, двоє за одним екраном.

## Сцена

web-stage-battle = { $count ->
    [0] Битва { $region_at }
   *[other] Битва { $region_at }, бойовий раунд { $count }
}
web-battle-field = У чистому полі.
web-battle-walls = У першому раунді захищають мури: нападники влучають лише на 6.
web-battle-assault = Штурм мурів.
web-battle-sortie = Вилазка обложених.
web-battle-may-cease = Може припинити атаку після будь-якого раунду.
web-battle-must-press = Мусить битися далі: карта, якою почалася битва, не дає її припинити.
web-battle-assault-ends = Штурм закінчиться цим раундом.
web-battle-assault-until = Штурм триватиме до раунду { NUMBER($count) }.
web-battle-may-prolong = Продовжити штурм на раунд може { $figure_or }.
web-battle-shut-in = В облозі: відступити не можна.
web-battle-may-withdraw = Може сховатися у фортеці перед будь-яким раундом.
web-battle-may-retreat = Якщо нападник не припинить атаку, шлях до відступу відкритий { $region_into }.
web-battle-may-retreat-at-once = Після цього раунду шлях до відступу відкритий { $region_into }.
web-battle-no-retreat = Відступити не можна: поруч немає вільного регіону.
web-battle-five = кидають не більш як п’ять кубиків
web-stage-cancelled = лідерство скасовано
web-battle-units = { $count ->
    [one] { NUMBER($count) } загін
    [few] { NUMBER($count) } загони
   *[many] { NUMBER($count) } загонів
}
web-battle-need = кубик влучає { $need ->
    [6] на 6
   *[other] від { NUMBER($need) }
}
web-stage-hunt = Гонитва за Перснем
web-stage-dice = Кидок кубиків дій
web-stage-skip = Пропустити (пробіл)
web-stage-again = Показати ще раз: { $scene_name }
web-stage-attacks = в атаці
web-stage-defends = в обороні
web-stage-round-before = Бойовий раунд { $count }:
web-stage-losses = Втрати:
web-stage-reduced = { $figure_counted } { $count ->
    [one] став звичайним
    [few] стали звичайними
   *[many] стали звичайними
}
web-stage-tile = Жетон гонитви:
web-stage-need = треба { NUMBER($count) }
web-stage-walls = мури
web-stage-added = { $amount } до кожного кубика
web-stage-hits = { $count ->
    [0] жодного влучання
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
web-stage-successes = { $count ->
    [0] жодного успіху
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}
web-stage-roll-combat = Бойовий кидок
web-stage-roll-leader = Перекид за лідерство
web-stage-roll-extra = Додаткова атака
web-stage-roll-hunt = Кидок гонитви
web-stage-roll-hunt-again = Перекид гонитви
web-stage-roll-action = Кубики дій
web-stage-roll-card = Кубики за картою

## Журнал

web-log-filter = Відбір
web-log-show = Показати на полі
web-log-whose = Чиї дії
web-log-whose-all = усі
web-log-whose-mine = мої
web-log-whose-theirs = чужі
web-log-topic-battle = Битви
web-log-topic-hunt = Гонитва й Братство
web-log-topic-politics = Політика
web-log-topic-cards = Карти
web-log-topic-moves = Переміщення й набір

## Поки вас не було

web-recap = Поки вас не було
web-recap-offer = Поки вас не було, { $count ->
    [one] сталася { $count } подія
    [few] сталися { $count } події
   *[many] сталося { $count } подій
}
web-recap-show = Показати
web-recap-skip = Пропустити
web-recap-done = До столу

## Повтор

web-replay = Повтор
web-replay-open = Повтор партії
web-replay-leave = Назад до столу
web-replay-eyes = Очима
web-replay-spectator = глядача
web-replay-referee = судді, який бачить усе
web-replay-share = Скопіювати посилання на цю мить
web-replay-play-on = Грати звідси
web-replay-controls = Керування повтором
web-replay-scrub = Мить партії
web-replay-at = { NUMBER($count) } з { NUMBER($total) }
web-replay-first = На початок
web-replay-last = У кінець
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-stride = Крок
web-replay-by-answer = за відповідями
web-replay-by-action = за діями
web-replay-by-turn = за ходами
web-replay-speed = Швидкість

## Двоє за одним екраном

web-curtain = Передайте пристрій: { $seat_gender ->
    [plural] грають
   *[other] грає
} { $seat }
web-curtain-why = Стіл чекає за завісою, щоб ніхто не побачив чужих карт.
web-curtain-lift = Граю за { $seat_accusative }

## Що бачать інші, сигнали, налаштування

web-others-see = Ваша сторона очима інших
web-others-see-back = Назад до свого вигляду
web-table-menu = Ще
web-pace = Темп показу
web-pace-slow = повільно
web-pace-normal = звичайно
web-pace-fast = швидко
web-pace-at-once = одразу
web-signal-sound = Звук, коли мій хід
web-signal-notify = Сповіщення, коли мій хід
web-signal-refused = Браузер не дозволяє сповіщень із цієї сторінки.

## Скасування

web-undo-free = Одразу скасовує вашу останню відповідь.
web-undo-practice = { $count ->
    [0] Одразу скасовує вашу останню відповідь і все, що після неї зробили інші.
   *[other] Одразу скасовує вашу останню відповідь. Те, що відтоді випало, витрачено, і воно випаде заново; запис партії це врахує.
}
web-undo-consent = { $count ->
    [0] Відтоді щось відкрилося або спитали іншого: потрібна згода решти.
   *[other] Відтоді щось випало: потрібна згода решти. Те, що випало, витрачено, і воно випаде заново; запис партії це врахує.
}
web-undo-comes-anew = Те, що відтоді випало, випаде заново.
web-undo-no = Зараз нема чого скасовувати.
web-undo-refused = На скасування не погодилися.

## Шанси

web-odds-of = Якщо відповісти
web-odds-as-it-stands = Як стоять справи
web-odds-working = Обчислюємо…
web-odds-wins = Атака { $seat_genitive } вдасться: { $percent }
web-odds-captured = { $region } { $region_gender ->
    [plural] впадуть
   *[other] впаде
}: { $percent }
web-odds-about = приблизно { $percent }, плюс-мінус { NUMBER($points) }
web-odds-more = понад { $percent }
web-odds-less = менше ніж { $percent }
web-odds-margin-spoken = плюс-мінус
web-odds-ends = Чим закінчується
web-odds-end-destroyed = захисників знищено
web-odds-end-retreated = захисники відступають
web-odds-end-withdrawn = захисники відходять у фортецю
web-odds-end-ceased = атаку припинено
web-odds-end-both = обидва війська знищено
web-odds-end-lost = нападників знищено
web-odds-attacker-losses = Втрати нападників (у середньому { $mean })
web-odds-defender-losses = Втрати захисників (у середньому { $mean })
web-odds-hits = Втрати рахуються у влучаннях: звичайний загін — одне, елітний — два.
web-odds-rounds = Попереду в середньому { $mean } бойового раунду.
web-odds-tile = Жетон гонитви витягнуть з імовірністю { $percent }
web-odds-damage = Шкода гонитви
web-odds-hunt = Братство розкриють з імовірністю { $revealed }. У середньому споганення зросте на { $corruption }, а супутників загине { $companions }.
web-odds-lost = Персненосці скоряються Персню: { $percent }
web-odds-corruption = За цей раунд споганення в середньому зросте на { $mean }.
web-odds-assumed = { $count ->
    [one] Оцінка за { $count } пробною партією
    [few] Оцінка за { $count } пробними партіями
   *[many] Оцінка за { $count } пробними партіями
}: приховане щоразу обирається навмання, а далі всі грають за простими правилами.

## Удача

web-luck = Удача
web-luck-count = кількість
web-luck-expected = очікувалося
web-luck-actual = випало
web-luck-difference = різниця
web-luck-combat = Бойові кубики: влучання
web-luck-hunt = Кубики гонитви: успіхи
web-luck-tiles = Жетони гонитви: шкода
web-luck-why = Кожен кидок порівнюється з тим, що його кубики мали показати тієї миті, кожен жетон — із запасом, з якого його тягнули.
