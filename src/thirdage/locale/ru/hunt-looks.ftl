### «Охота за Кольцом»: полоса под картой, лист за ширмой и то, что можно прочесть о картах, кубиках, шкалах и жетонах.

web-hunt-card-kind = { $deck_text ->
    [ally1] Карта союзника, часть I
    [ally2] Карта союзника, часть II
   *[sorcery] Карта колдовства
}
web-hunt-companion = Спутник
web-hunt-turned-over = перевёрнута
web-hunt-out-of-turn = вне хода
web-hunt-hidden-card = карта за ширмой
web-hunt-no-cards = В руке карт нет.
web-hunt-hand = { $deck_text ->
    [sorcery] Колдовство
   *[ally] Союзники
}
web-hunt-ledger = Что лежит открыто
web-hunt-fellowship = Жетоны Братства
web-hunt-allies = Карты союзников
web-hunt-sorceries = Карты колдовства
web-hunt-tidings = Жетоны информации
web-hunt-pool = Запас охоты
web-hunt-eyes = Очи у шкалы
web-hunt-log = { $chapter ->
    [1] Лист путешествия Фродо
   *[other] Карта путешествия
}
web-hunt-log-cell = Запись { $count } – { $space }
web-hunt-log-sign = { $sign_text ->
    [dot] точка
    [crossed] зачёркнуто
   *[escape] побег
}
web-hunt-screen = { $lowered ->
    [yes] Показать
   *[no] Скрыть
}
web-hunt-held = Ваши жетоны информации: { $spaces }
web-hunt-gained = Найдено: { $spaces }
web-hunt-track = Шкала перемещения
web-hunt-track-told = Пройдено: { $count } из { $high }
web-hunt-corruption-told = Влияние Кольца { $count }; при { $high } Фродо во власти Кольца
web-hunt-chief = Предводитель назгулов
web-hunt-rider-state = { $state_text ->
    [done] в этой фазе уже ходил
    [now] ходит сейчас
   *[waits] в этой фазе ещё не ходил
}
web-hunt-pool-told = С числами: { $count }, в сумме { $total }. С Оком: { $eyes }.
web-hunt-eyes-told = Следующее Око увеличит влияние Кольца на { $count }.
web-hunt-ability = { $count ->
    [1] Любой кубик: ещё один шаг.
    [2] Два любых кубика: охота или чутьё.
    [3] Меч: ещё один шаг, затем поиск.
    [4] Кольцо: ещё два шага.
   *[other] Часть II начинается с Предводителем назгулов в игре.
}
web-hunt-look-die = { $face_text ->
    [ring] Чутьё: лежит ли последняя местность Фродо в зоне или в секции, где стоит назгул?
    [sword] Охота там, где стоит назгул, или убрать жетон союзника рядом с ним.
    [sorcery] Взять карту колдовства или разыграть одну.
    [shadow] Считается Кольцом, Мечом или Колдовством. Когда выпадает, Хранитель Кольца получает жетон Братства.
    [chief-ring] Чутьё в зоне или в секции, где стоит назгул.
    [chief-sword] Охота там, где стоит назгул, или убрать жетон союзника рядом с ним.
    [chief-sorcery] Взять карту колдовства или разыграть одну.
    [morgul-ring] Чутьё, и ответ говорит, чувствуется ли Фродо, Гэндальф или оба.
    [pursuit] Каждый назгул может сделать шаг.
   *[morgul-shadow] Считается Кольцом, Мечом или Колдовством и не даёт жетона Хранителю Кольца.
}
web-hunt-look-rider = В свой ход он едет на шаг, а по дороге — до трёх; ночью на два шага и без дороги. И делает что-то одно: ищет без кубика или действует за кубик.
web-hunt-look-chief = Предводитель охотится без кубика там, где другие ищут.
web-hunt-look-track = { $chapter ->
    [1] Каждая запись продвигает её, точка тоже. Если на ней 16, а Фродо не у выхода, его нужно спасать.
   *[other] Каждый переход по карте путешествия продвигает её. В конце Фродо в Ривенделле и победил.
}
web-hunt-look-corruption = Оно растёт, когда Фродо идёт ночью, когда его настигают назгулы и от карт колдовства. На пределе Призраки Кольца побеждают сразу.
web-hunt-look-fellowship = Раз в ход Хранитель Кольца может потратить жетон и взять карту союзника; способности спутников тоже их стоят. За каждую выпавшую Тень один возвращается.
web-hunt-look-allies = В руке у Хранителя Кольца и в колоде. За ход он играет одну. Сброшены, начиная с последней:
web-hunt-look-sorceries = Кубик Колдовства даёт взять карту или разыграть её. Сброшены, начиная с последней:
web-hunt-look-tidings = { $chapter ->
    [1] Поиск или охота в местности союзников (зелёной) находит её жетон, если он ещё у Хранителя Кольца. Каждый жетон навсегда даёт Призракам Кольца способность:
   *[other] Что найдено в части I, остаётся, и способности тоже:
}
web-hunt-look-pool = При столкновении берут по жетону за каждого назгула в последней местности Фродо и рядом с ней.
web-hunt-look-eyes = Каждое Око у шкалы делает следующее тяжелее на 1.
web-hunt-look-phase = В сутках две фазы дня и ночь. В каждой первым ходит Хранитель Кольца, за ним четыре назгула. Ночью Фродо может отдыхать; если он идёт, влияние Кольца растёт на 1, и каждый назгул охотится без кубика.

## К чему ведёт ответ

lead-hunt-give-information = Отдать жетон информации
lead-hunt-place-nazgul = Поставить назгула
lead-hunt-record-location = Идти в местность
lead-hunt-play-ally = Разыграть карту союзника
lead-hunt-use-companion = Первая способность спутника
lead-hunt-turn-companion = Перевернуть карту спутника
lead-hunt-move-gandalf = Гэндальф перемещается
lead-hunt-ride = Ехать
lead-hunt-perceive-area = Чутьё в этой зоне
lead-hunt-perceive-section = Чутьё в этой секции
lead-hunt-hunt-with-die = Охотиться за кубик
lead-hunt-remove-ally-token = Убрать жетон союзника
lead-hunt-draw-sorcery = Взять карту колдовства
lead-hunt-play-sorcery = Разыграть карту колдовства
lead-hunt-ability-step = Способность 1: ещё один шаг
lead-hunt-ability-hunt = Способность 2: охота за два кубика
lead-hunt-ability-perceive-area = Способность 2: чутьё в этой зоне
lead-hunt-ability-perceive-section = Способность 2: чутьё в этой секции
lead-hunt-ability-search = Способность 3: шаг и поиск
lead-hunt-ability-ride = Способность 4: ещё два шага
lead-hunt-manhunt = Шаг каждому назгулу
lead-hunt-discard-card = Сбросить карту
lead-hunt-cancel-token = Отменить жетон
lead-hunt-choose-journey = Выбрать карту путешествия
lead-hunt-choose-site = Выбрать место
lead-hunt-discard-die = Забрать кубик
lead-hunt-give-card = Отдать карту
lead-hunt-name-chief = Выбрать назгула
lead-hunt-choose-nazgul = Выбрать назгула
lead-hunt-place-ally-token = Положить жетон союзника
lead-hunt-move-ally-token = Переложить жетон союзника
lead-hunt-move-nazgul = Переместить назгула
lead-hunt-choose-area = Выбрать зону
lead-hunt-choose-section = Выбрать секцию
lead-hunt-choose-space = Выбрать местность
lead-hunt-choose-dice = Выбрать кубики
lead-hunt-cancel-action = Отменить картой

## Что значит ответ

about-hunt-record-dot = В глушь: в следующий раз дальше.
about-hunt-rest = Ничего не записывается, влияние Кольца не растёт, Ока нет.
about-hunt-move-frodo = На одно место дальше по карте путешествия.
about-hunt-spend-fellowship = Раз в ход.
about-hunt-turn-companion = Один раз: обе способности карты после этого пропадают.
about-hunt-search = Бывал ли здесь Фродо? Кубик не нужен.
about-hunt-hunt = Здесь ли Фродо? Пока маркер лежит Оком вверх, кубик не нужен.
about-hunt-hunt-with-die = В его последней местности ведёт к столкновению.
about-hunt-perceive-area = Лежит ли в ней последняя местность Фродо?
about-hunt-perceive-section = Лежит ли в ней последняя местность Фродо?
about-hunt-end-turn = В этом ходу больше ничего.
about-hunt-pass = Карта не играется.
about-hunt-decline = Ни одна карта не переворачивается.
about-hunt-reveal-gandalf = Жетон Братства уходит из игры навсегда.
web-hunt-about-corruption = Влияние Кольца { $count } → { $total }.
web-hunt-about-night = Ночью: влияние Кольца { $count } → { $total }, маркер ляжет Оком вверх.

## Справка и итог

web-hunt-any-deck = Все карты
web-hunt-deck = { $deck_text ->
    [companion] Спутники
    [ally1] Карты союзников, часть I
    [ally2] Карты союзников, часть II
   *[sorcery] Карты колдовства
}
web-hunt-any-source = Из любого источника
web-hunt-source = { $source_text ->
    [confirmed] подтверждены правилами
   *[made] придуманы для этого проекта
}
web-hunt-provenance = В книге правил самих карт нет. Что она говорит о карте, то здесь и есть; остальное придумано для этого проекта по тому, что в ней названо, и так и помечено.
web-hunt-end-way = Путь Фродо
web-hunt-end-days = День за днём
web-hunt-end-day = Сутки { $day }: пройдено { $track }, вопросов { $asked }, ответов «да» { $found }, влияние Кольца { $corruption }.
web-hunt-luck-tokens = Влияние Кольца по жетонам
web-hunt-luck-why = Как часто выпадала каждая грань по сравнению с её долей на кубике и что взято по сравнению с запасом; Око считается за столько, сколько весило тогда.
web-hunt-odds-answers = Ответ
web-hunt-odds-answer = { $answer_text ->
    [yes] да
    [here] он там
    [frodo] Фродо
    [gandalf] Гэндальф
    [both] оба
   *[no] нет
}
web-hunt-odds-where = Последняя местность Фродо
web-hunt-odds-areas = Её зона
web-hunt-odds-met = Столкновение в этой фазе: { $percent }.
web-hunt-odds-corruption = Влияние Кольца за эту фазу в среднем: { $mean }.
