### Оповідь про партію на сторінці: битви й гонитва крок за кроком, переказ, повтор, шанси, удача, двоє за одним екраном.

## Сцена

web-stage-battle = { $count ->
    [0] Битва: { $region }
   *[other] Битва: { $region }, бойовий раунд { $count }
}
web-stage-hunt = Гонитва за Перснем
web-stage-dice = Кидок кубиків дій
web-stage-skip = Пропустити (пробіл)
web-stage-again = Показати ще раз: { $scene_name }
web-stage-attacks = атакує
web-stage-defends = захищається
web-stage-round-before = Бойовий раунд { $count }:
web-stage-losses = Втрати:
web-stage-reduced = { $figure } × { NUMBER($count) } (замінено звичайним)
web-stage-tile = Жетон гонитви:
web-stage-need = потрібно { NUMBER($count) }
web-stage-walls = мури
web-stage-added = { $amount } до кожного кубика
web-stage-hits = влучань: { NUMBER($count) }
web-stage-successes = успіхів: { NUMBER($count) }
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
web-log-topic-moves = Рухи та збори

## Поки вас не було

web-recap = Поки вас не було
web-recap-offer = { $count ->
    [one] Поки вас не було: { $count } подія
    [few] Поки вас не було: { $count } події
   *[many] Поки вас не було: { $count } подій
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

web-curtain = Передайте пристрій. Грає: { $seat }
web-curtain-why = Стіл чекає за завісою, щоб ніхто не побачив чужих карт.
web-curtain-lift = Граю я: { $seat }

## Що бачать інші, сигнали, налаштування

web-others-see = Ваша сторона очима інших
web-others-see-back = Назад до свого вигляду
web-table-menu = Ще
web-pace = Битви й гонитва
web-pace-steps = крок за кроком
web-pace-fast = швидко
web-pace-off = лише в журналі
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

web-odds = Шанси
web-odds-of = Якщо відповісти
web-odds-as-it-stands = Як справи стоять зараз
web-odds-working = Розігрується знову й знову…
web-odds-wins = Атака вдається ({ $seat }): { $percent }
web-odds-captured = Поселення переходить до інших рук ({ $region }): { $percent }
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
web-odds-rounds = Бойових раундів попереду, у середньому: { $mean }.
web-odds-tile = Витягнуто жетон гонитви: { $percent }
web-odds-damage = Шкода гонитви
web-odds-hunt = Братство розкрите: { $revealed }. У середньому: споганення { $corruption }, втрачено супутників { $companions }.
web-odds-lost = Персненосці скоряються Персню: { $percent }
web-odds-corruption = Споганення за цей раунд, у середньому: { $mean }.
web-odds-assumed = { $count ->
    [one] За { $count } спробою на партії, якою її знаєте ви: приховані карти й кубики щоразу випадають заново, а далі всі грають за простими правилами.
    [few] За { $count } спробами на партії, якою її знаєте ви: приховані карти й кубики щоразу випадають заново, а далі всі грають за простими правилами.
   *[many] За { $count } спробами на партії, якою її знаєте ви: приховані карти й кубики щоразу випадають заново, а далі всі грають за простими правилами.
}

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
