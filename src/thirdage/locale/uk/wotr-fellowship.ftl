### Братство, гонитва і Мордор.

## Запитання

ask-wotr-fellowship-phase = Фаза Братства: що зробить Братство?
ask-wotr-guide = Хто стане провідником Братства?
ask-wotr-who-leaves = Хто залишить Братство? Виберіть від { NUMBER($low) } до { NUMBER($high) } супутників.
ask-wotr-separate-to = Куди { $character_gender ->
    [plural] підуть
   *[other] піде
} { $character }? Не далі ніж за { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
ask-wotr-revealed-to = Братство розкрите. Де Персненосці? Не далі ніж за { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
} від попереднього місця.
ask-wotr-way = Через які регіони пролягає шлях { $region_into }?
ask-wotr-tile-for-way = Скинути карту, щоб витягти жетон гонитви за цей шлях?
standing-tile-for-way = Ви не скидаєте карту, щоб витягти жетон гонитви за шлях.
ask-wotr-prevent-draw = Скинути карту, щоб жетон гонитви не тягнули?
standing-prevent-draw = Ви не скидаєте карту, щоб жетон гонитви не тягнули.
ask-wotr-redraw-tile = Скинути карту, щоб витягти натомість інший жетон гонитви?
standing-redraw-tile = Ви не скидаєте карту, щоб витягти інший жетон гонитви.
ask-wotr-hunt-bonus = Скинути карту, щоб збільшити результат кожного кубика в цьому кидку гонитви?
standing-hunt-bonus = Ви не скидаєте карту, щоб збільшити результат кидка гонитви.
ask-wotr-hunt-re-roll = Скільки невдалих кубиків перекинути? Не більше ніж { NUMBER($count) }.
ask-wotr-lower-damage = Шкода гонитви — { NUMBER($count) }. Скинути карту, щоб зменшити шкоду?
standing-lower-damage = Ви не скидаєте карту, щоб зменшити шкоду гонитви.
ask-wotr-hobbit-leaves = Шкода гонитви — { NUMBER($count) }. Відокремити { $character_accusative }, провідника Братства, щоб зменшити її на 1?
standing-hobbit-leaves = Ви не відокремлюєте провідника, щоб зменшити шкоду гонитви.
ask-wotr-gollum-reveals = Шкода гонитви — { NUMBER($count) }. Розкрити Братство, щоб зменшити її на 1?
standing-gollum-reveals = Ви не розкриваєте Братство, щоб зменшити шкоду гонитви.
ask-wotr-casualty = Шкода гонитви — { NUMBER($count) }. Пожертвувати провідником чи випадковим супутником або використати Перстень?

## Журнал

log-wotr-guide = Провідником Братства { $character_gender ->
    [plural] стають
   *[other] стає
} { $character }.
log-wotr-fellowship-moves = Братство рухається, його поступ — { NUMBER($count) }.
log-wotr-moving-die = Кубик іде в комірку гонитви: там тепер { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} Вільних Народів.
log-wotr-moving-die-set-aside = Кубик, що перемістив Братство, не йде в комірку гонитви.
log-wotr-hides = Братство знову приховане.
log-wotr-declared = Братство оголошено { $region_at }.
log-wotr-revealed = Братство розкрите!
log-wotr-ring-bearers-move = { $from_region_from-capital } Персненосці переходять { $region_into }.
log-wotr-way-touches = Їхній шлях пролягає через { $region_accusative }.
log-wotr-tile-for-stronghold = На шляху фортеця Тіні { $region_at }: тягнуть жетон гонитви.
log-wotr-separates = { $character_capital } { $character_gender ->
    [plural] залишають
   *[other] залишає
} Братство.
log-wotr-enters-play = { $character_capital } { $character_gender ->
    [plural] з’являються
   *[other] з’являється
} { $region_at }.
log-wotr-companion-eliminated = Братство втрачає { $character_accusative }.
log-wotr-taken-alive = { $character_capital } { $character_gender ->
    [plural] потрапляють
   *[other] потрапляє
} в полон живим, а не гине.
log-wotr-companion-drawn = Жереб падає на { $character_accusative }.
log-wotr-hunt-nobody = У комірці гонитви немає кубиків Тіні: гонитва не вдалася.
log-wotr-hunt-roll = Кидок гонитви: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } до кожного)
} — { $count ->
    [0] жодного успіху
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}.
log-wotr-hunt-re-roll = Перекид гонитви: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } до кожного)
} — { $count ->
    [0] жодного успіху
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}.
log-wotr-hunt-fails = Гонитва не вдалася.
log-wotr-hunt-succeeds = Гонитва вдалася: { $count ->
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}.
log-wotr-tile-drawn = { $cause ->
    [mordor] На треку Мордору витягнуто жетон гонитви «{ $tile }».
    [card] За картою витягнуто жетон гонитви «{ $tile }».
    [stronghold] За фортецю витягнуто жетон гонитви «{ $tile }».
   *[hunt] Витягнуто жетон гонитви «{ $tile }».
}
log-wotr-draw-prevented = Жетон гонитви не тягнуть.
log-wotr-tile-without-effect = Жетон «{ $tile }» скинуто без ефекту.
log-wotr-tile-returned = Жетон «{ $tile }» повертається в запас гонитви.
log-wotr-tile-removed = Жетон «{ $tile }» назавжди прибрано з гри.
log-wotr-tile-die = На кубику жетона випало { NUMBER($count) }.
log-wotr-pool-refilled = Звичайні жетони повернулися в запас гонитви: тепер у ньому { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}.
log-wotr-pool-of-mordor = Для Мордору зібрано новий запас гонитви: у ньому { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}.
log-wotr-special-tile-waits = Особливий жетон гонитви «{ $tile }» чекає на Мордор.
log-wotr-special-tile-in-pool = Особливий жетон гонитви «{ $tile }» додано в запас.
log-wotr-hunt-damage = { $count ->
    [0] Шкоди гонитви немає.
   *[other] Шкода гонитви — { $count }.
}
log-wotr-damage-lowered = { $count ->
    [0] Шкоди гонитви не залишилося.
    [one] Залишилася { $count } одиниця шкоди.
    [few] Залишилися { $count } одиниці шкоди.
   *[many] Залишилося { $count } одиниць шкоди.
}
log-wotr-ring-used = Перстень приймає на себе { $count ->
    [one] { $count } одиницю
    [few] { $count } одиниці
   *[many] { $count } одиниць
} шкоди.
log-wotr-gollum-reveals = Ґолум розкриває Братство; { $count ->
    [0] шкоди не залишилося
    [one] залишилася { $count } одиниця шкоди
    [few] залишилися { $count } одиниці шкоди
   *[many] залишилося { $count } одиниць шкоди
}.
log-wotr-gollum-unseen = Ґолум веде Братство непомітно: воно не розкрите.
log-wotr-enters-mordor = Братство входить у Мордор.
log-wotr-moves-in-mordor = Братство намагається просунутися в Мордорі.
log-wotr-mordor-step = Братство стоїть на поділці { NUMBER($count) } треку Мордору.
log-wotr-mordor-stop = Братство зупинене й залишається на місці.

## Чому не можна

reason-wotr-not-in-fellowship = { $character_capital } не в Братстві.
reason-wotr-guide-level = { $character_capital } не { $character_gender ->
    [plural] можуть бути провідниками
   *[other] може бути провідником
}: у Братстві є супутник вищого рівня.
reason-wotr-guide-already = { $character_capital } уже { $character_gender ->
    [plural] ведуть
   *[other] веде
} Братство.
reason-wotr-guide-not-now = Провідника змінюють лише наприкінці фази Братства та коли змінюється склад Братства.
reason-wotr-fellowship-phase-only = Це можна зробити лише у фазі Братства.
reason-wotr-declare-revealed = Оголосити можна лише приховане Братство.
reason-wotr-declared-already = Цього ходу Братство вже оголошене.
reason-wotr-beyond-progress = { $count ->
    [0] Братство не дійде до { $region_genitive }: його поступ дорівнює нулю.
    [one] Братство не дійде до { $region_genitive }: воно може пройти лише { $count } регіон.
    [few] Братство не дійде до { $region_genitive }: воно може пройти лише { $count } регіони.
   *[many] Братство не дійде до { $region_genitive }: воно може пройти лише { $count } регіонів.
}
reason-wotr-revealed-in-haven = Розкрите Братство не може зупинитися { $region_at }: це місто чи фортеця Вільних Народів.
reason-wotr-in-mordor = Братство на треку Мордору.
reason-wotr-not-at-gate = У Мордор входять із Мораннону або Мінас-Морґула, а Братство зараз перебуває { $region_at }.
reason-wotr-revealed = Розкрите Братство не може рухатися; спершу приховайте його.
reason-wotr-hidden = Братство вже приховане.
reason-wotr-progress-full = Жетон поступу стоїть у кінці треку.
reason-wotr-no-companions = У Братстві немає супутників.
reason-wotr-separate-in-mordor = На треку Мордору ніхто не залишає Братство.
reason-wotr-companion-leaves-siege = Фортеця { $region_at } в облозі, супутники не можуть із неї вийти.
reason-wotr-companion-enters-siege = Фортеця { $region_at } в облозі, супутники не можуть до неї ввійти.
reason-wotr-companion-too-far = Супутники не дійдуть до { $region_genitive }: можна пройти не більше ніж { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
reason-wotr-companion-stops = На шляху фортеця Тіні { $region_at }, там супутники зупиняються.
