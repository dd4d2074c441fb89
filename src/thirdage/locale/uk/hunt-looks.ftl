### «Полювання за Перснем»: смуга під картою, журнал за ширмою і те, що можна прочитати про карти, кубики, шкали й жетони.

web-hunt-card-kind = { $deck_text ->
    [ally1] Карта союзника, частина I
    [ally2] Карта союзника, частина II
   *[sorcery] Карта чаклунства
}
web-hunt-companion = Супутник
web-hunt-turned-over = перевернута
web-hunt-out-of-turn = поза ходом
web-hunt-hidden-card = карта за ширмою
web-hunt-no-cards = Карт на руці немає.
web-hunt-hand = { $deck_text ->
    [sorcery] Чаклунство
   *[ally] Союзники
}
web-hunt-ledger = Що лежить відкрито
web-hunt-fellowship = Жетони Братства
web-hunt-allies = Карти союзників
web-hunt-sorceries = Карти чаклунства
web-hunt-tidings = Жетони відомостей
web-hunt-pool = Запас полювання
web-hunt-eyes = Очі біля шкали
web-hunt-log = { $chapter ->
    [1] Журнал подорожі Фродо
   *[other] Карта подорожі
}
web-hunt-log-cell = Запис { $count } – { $space }
web-hunt-log-sign = { $sign_text ->
    [dot] точка
    [crossed] закреслено
   *[escape] втеча
}
web-hunt-screen = { $lowered ->
    [yes] Показати
   *[no] Сховати
}
web-hunt-held = Ваші жетони відомостей: { $spaces }
web-hunt-gained = Знайдено: { $spaces }
web-hunt-track = Шкала переміщення
web-hunt-track-told = Пройдено: { $count } з { $high }
web-hunt-corruption-told = Споганення { $count }; за { $high } Фродо під владою Персня
web-hunt-chief = Ватажок назґулів
web-hunt-rider-state = { $state_text ->
    [done] у цій фазі вже ходив
    [now] ходить зараз
   *[waits] у цій фазі ще не ходив
}
web-hunt-pool-told = З числами: { $count }, разом { $total }. З Оком: { $eyes }.
web-hunt-eyes-told = Наступне Око збільшить споганення на { $count }.
web-hunt-ability = { $count ->
    [1] Будь-який кубик: ще один крок.
    [2] Два будь-які кубики: полювання або чуття.
    [3] Меч: ще один крок, потім пошук.
    [4] Перстень: ще два кроки.
   *[other] Частина II починається з Ватажком назґулів у грі.
}
web-hunt-look-die = { $face_text ->
    [ring] Чуття: чи лежить остання місцевість Фродо в зоні або в секції, де стоїть назґул?
    [sword] Полювання там, де стоїть назґул, або прибрати жетон союзника поруч із ним.
    [sorcery] Взяти карту чаклунства або розіграти одну.
    [shadow] Вважається Перснем, Мечем або Чаклунством. Коли випадає, Персненосець отримує жетон Братства.
    [chief-ring] Чуття в зоні або в секції, де стоїть назґул.
    [chief-sword] Полювання там, де стоїть назґул, або прибрати жетон союзника поруч із ним.
    [chief-sorcery] Взяти карту чаклунства або розіграти одну.
    [morgul-ring] Чуття, і відповідь каже, чи відчувається Фродо, Ґандальф або обидва.
    [pursuit] Кожен назґул може зробити крок.
   *[morgul-shadow] Вважається Перснем, Мечем або Чаклунством і не дає жетона Персненосцеві.
}
web-hunt-look-rider = У свій хід він їде на крок, а дорогою — до трьох; вночі на два кроки й без дороги. І робить щось одне: шукає без кубика або діє за кубик.
web-hunt-look-chief = Ватажок полює без кубика там, де інші шукають.
web-hunt-look-track = { $chapter ->
    [1] Кожен запис просуває її, точка теж. Якщо на ній 16, а Фродо не біля виходу, його треба рятувати.
   *[other] Кожен перехід за картою подорожі просуває її. У кінці Фродо в Рівендолі й переміг.
}
web-hunt-look-corruption = Воно зростає, коли Фродо йде вночі, коли його наздоганяють назґули та від карт чаклунства. На межі Примари Персня перемагають одразу.
web-hunt-look-fellowship = Раз за хід Персненосець може витратити жетон і взяти карту союзника; здібності супутників теж їх коштують. За кожну Тінь, що випала, один повертається.
web-hunt-look-allies = На руці в Персненосця і в колоді. За хід він грає одну. Скинуто, починаючи з останньої:
web-hunt-look-sorceries = Кубик чаклунства дає змогу взяти карту або розіграти її. Скинуто, починаючи з останньої:
web-hunt-look-tidings = { $chapter ->
    [1] Пошук або полювання в місцевості союзників (зеленій) знаходить її жетон, якщо він ще в Персненосця. Кожен жетон назавжди дає Примарам Персня здібність:
   *[other] Що знайдено в частині I, лишається, і здібності теж:
}
web-hunt-look-pool = Під час сутички беруть по жетону за кожного назґула в останній місцевості Фродо та поруч із нею.
web-hunt-look-eyes = Кожне Око біля шкали робить наступне важчим на 1.
web-hunt-look-phase = У добі дві фази дня і ніч. У кожній першим ходить Персненосець, за ним чотири назґули. Вночі Фродо може відпочивати; якщо він іде, споганення зростає на 1, і кожен назґул полює без кубика.

## До чого веде відповідь

lead-hunt-give-information = Віддати жетон відомостей
lead-hunt-place-nazgul = Поставити назґула
lead-hunt-record-location = Іти в місцевість
lead-hunt-play-ally = Розіграти карту союзника
lead-hunt-use-companion = Перша здібність супутника
lead-hunt-turn-companion = Перевернути карту супутника
lead-hunt-move-gandalf = Ґандальф переміщується
lead-hunt-ride = Їхати
lead-hunt-perceive-area = Чуття в цій зоні
lead-hunt-perceive-section = Чуття в цій секції
lead-hunt-hunt-with-die = Полювати за кубик
lead-hunt-remove-ally-token = Прибрати жетон союзника
lead-hunt-draw-sorcery = Взяти карту чаклунства
lead-hunt-play-sorcery = Розіграти карту чаклунства
lead-hunt-ability-step = Здібність 1: ще один крок
lead-hunt-ability-hunt = Здібність 2: полювання за два кубики
lead-hunt-ability-perceive-area = Здібність 2: чуття в цій зоні
lead-hunt-ability-perceive-section = Здібність 2: чуття в цій секції
lead-hunt-ability-search = Здібність 3: крок і пошук
lead-hunt-ability-ride = Здібність 4: ще два кроки
lead-hunt-manhunt = Крок кожному назґулу
lead-hunt-discard-card = Скинути карту
lead-hunt-cancel-token = Скасувати жетон
lead-hunt-choose-journey = Вибрати карту подорожі
lead-hunt-choose-site = Вибрати місце
lead-hunt-discard-die = Забрати кубик
lead-hunt-give-card = Віддати карту
lead-hunt-name-chief = Вибрати назґула
lead-hunt-choose-nazgul = Вибрати назґула
lead-hunt-place-ally-token = Покласти жетон союзника
lead-hunt-move-ally-token = Перекласти жетон союзника
lead-hunt-move-nazgul = Перемістити назґула
lead-hunt-choose-area = Вибрати зону
lead-hunt-choose-section = Вибрати секцію
lead-hunt-choose-space = Вибрати місцевість
lead-hunt-choose-dice = Вибрати кубики
lead-hunt-cancel-action = Скасувати картою

## Що означає відповідь

about-hunt-record-dot = У глушину: наступного разу далі.
about-hunt-rest = Нічого не записується, споганення не зростає, Ока немає.
about-hunt-move-frodo = На одне місце далі за картою подорожі.
about-hunt-spend-fellowship = Раз за хід.
about-hunt-turn-companion = Один раз: обидві здібності карти після цього втрачено.
about-hunt-search = Чи бував тут Фродо? Кубик не потрібен.
about-hunt-hunt = Чи тут Фродо? Поки маркер лежить Оком догори, кубик не потрібен.
about-hunt-hunt-with-die = В його останній місцевості веде до сутички.
about-hunt-perceive-area = Чи лежить у ній остання місцевість Фродо?
about-hunt-perceive-section = Чи лежить у ній остання місцевість Фродо?
about-hunt-end-turn = У цьому ході більше нічого.
about-hunt-pass = Карта не грається.
about-hunt-decline = Жодна карта не перевертається.
about-hunt-reveal-gandalf = Жетон Братства йде з гри назавжди.
web-hunt-about-corruption = Споганення { $count } → { $total }.
web-hunt-about-night = Уночі: споганення { $count } → { $total }, маркер ляже Оком догори.

## Довідка і підсумок

web-hunt-any-deck = Усі карти
web-hunt-deck = { $deck_text ->
    [companion] Супутники
    [ally1] Карти союзників, частина I
    [ally2] Карти союзників, частина II
   *[sorcery] Карти чаклунства
}
web-hunt-any-source = З будь-якого джерела
web-hunt-source = { $source_text ->
    [confirmed] підтверджено правилами
   *[made] придумано для цього проєкту
}
web-hunt-provenance = У книзі правил самих карт немає. Що вона каже про карту, те тут і є; решту придумано для цього проєкту за тим, що в ній названо, і так і позначено.
web-hunt-end-way = Шлях Фродо
web-hunt-end-days = День за днем
web-hunt-end-day = Доба { $day }: пройдено { $track }, запитань { $asked }, відповідей «так» { $found }, споганення { $corruption }.
web-hunt-luck-tokens = Споганення за жетонами
web-hunt-luck-why = Як часто випадала кожна грань порівняно з її часткою на кубику і що взято порівняно із запасом; Око рахується за стільки, скільки важило тоді.
web-hunt-odds-answers = Відповідь
web-hunt-odds-answer = { $answer_text ->
    [yes] так
    [here] він там
    [frodo] Фродо
    [gandalf] Ґандальф
    [both] обидва
   *[no] ні
}
web-hunt-odds-where = Остання місцевість Фродо
web-hunt-odds-areas = Її зона
web-hunt-odds-met = Сутичка в цій фазі: { $percent }.
web-hunt-odds-corruption = Споганення за цю фазу в середньому: { $mean }.
