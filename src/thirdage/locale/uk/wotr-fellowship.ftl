### Братство, гонитва і Мордор.

## Запитання

ask-wotr-fellowship-phase = Фаза Братства: оголосіть Братство, увійдіть у Мордор, змініть провідника або продовжуйте.
ask-wotr-guide = Хто стане провідником Братства?
ask-wotr-who-leaves = Які супутники залишать Братство? (від { NUMBER($low) } до { NUMBER($high) })
ask-wotr-separate-to = { $count ->
    [one] Куди йти (не далі ніж на { $count } регіон)
    [few] Куди йти (не далі ніж на { $count } регіони)
   *[many] Куди йти (не далі ніж на { $count } регіонів)
}: { $character }?
ask-wotr-revealed-to = { $count ->
    [one] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіон.
    [few] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіони.
   *[many] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіонів.
}
ask-wotr-way = Через які регіони пролягає шлях? Мета: { $region }.
ask-wotr-tile-for-way = Скинути карту, щоб витягти жетон гонитви за цей шлях?
standing-tile-for-way = Ви не скидаєте карту, щоб витягти жетон гонитви за шлях.
ask-wotr-prevent-draw = Скинути карту, щоб жетон гонитви не тягнули?
standing-prevent-draw = Ви не скидаєте карту, щоб жетон гонитви не тягнули.
ask-wotr-redraw-tile = Скинути карту, щоб витягти натомість інший жетон гонитви?
standing-redraw-tile = Ви не скидаєте карту, щоб витягти інший жетон гонитви.
ask-wotr-hunt-bonus = Скинути карту, щоб збільшити результат кожного кубика в цьому кидку гонитви?
standing-hunt-bonus = Ви не скидаєте карту, щоб збільшити результат кидка гонитви.
ask-wotr-hunt-re-roll = Скільки невдалих кубиків перекинути? Не більше { NUMBER($count) }.
ask-wotr-lower-damage = Шкода гонитви: { NUMBER($count) }. Скинути карту, щоб зменшити шкоду?
standing-lower-damage = Ви не скидаєте карту, щоб зменшити шкоду гонитви.
ask-wotr-hobbit-leaves = Шкода гонитви: { NUMBER($count) }. Відокремити провідника, щоб зменшити шкоду на 1: { $character }?
standing-hobbit-leaves = Ви не відокремлюєте провідника, щоб зменшити шкоду гонитви.
ask-wotr-gollum-reveals = Шкода гонитви: { NUMBER($count) }. Розкрити Братство, щоб зменшити шкоду на 1?
standing-gollum-reveals = Ви не розкриваєте Братство, щоб зменшити шкоду гонитви.
ask-wotr-casualty = Шкода гонитви: { NUMBER($count) }. Зазнати втрати (провідник чи випадковий супутник) або використати Перстень?

## Журнал

log-wotr-guide = Провідник Братства: { $character }.
log-wotr-fellowship-moves = Братство рухається; поступ: { NUMBER($count) }.
log-wotr-moving-die = Кубик іде в комірку гонитви; кубиків Вільних Народів там: { NUMBER($count) }.
log-wotr-moving-die-set-aside = Кубик, що перемістив Братство, не йде в комірку гонитви.
log-wotr-hides = Братство приховане.
log-wotr-declared = Братство оголошене: { $region }.
log-wotr-revealed = Братство розкрите!
log-wotr-ring-bearers-move = Персненосці переходять: { $from_region } — { $region }.
log-wotr-way-touches = Їхній шлях пролягає через: { $region }.
log-wotr-tile-for-stronghold = За фортецю Тіні тягнуть жетон гонитви: { $region }.
log-wotr-separates = Відокремлення від Братства: { $character }.
log-wotr-enters-play = { $character } тепер тут: { $region }.
log-wotr-companion-eliminated = Втрата Братства: { $character }.
log-wotr-taken-alive = Узятий живим, а не вбитий: { $character }.
log-wotr-companion-drawn = Випадково вибрано супутника: { $character }.
log-wotr-hunt-nobody = У комірці гонитви немає кубиків Тіні: гонитва не вдалася.
log-wotr-hunt-roll = Кидок гонитви: { $dice }; додається до кожного кубика: { NUMBER($amount) }; успіхів: { NUMBER($count) }.
log-wotr-hunt-re-roll = Перекид гонитви: { $dice }; додається до кожного кубика: { NUMBER($amount) }; успіхів: { NUMBER($count) }.
log-wotr-hunt-fails = Гонитва не вдалася.
log-wotr-hunt-succeeds = { $count ->
    [one] Гонитва вдалася: { $count } успіх.
    [few] Гонитва вдалася: { $count } успіхи.
   *[many] Гонитва вдалася: { $count } успіхів.
}
log-wotr-tile-drawn = { $cause ->
    [mordor] Жетон гонитви на треку Мордору: { $tile }.
    [card] Жетон гонитви за картою: { $tile }.
    [stronghold] Жетон гонитви за фортецю: { $tile }.
   *[hunt] Жетон гонитви: { $tile }.
}
log-wotr-draw-prevented = Жетон гонитви не тягнуть.
log-wotr-tile-without-effect = Жетон скинуто без ефекту: { $tile }.
log-wotr-tile-returned = Жетон повертається в запас гонитви: { $tile }.
log-wotr-tile-removed = Жетон назавжди прибрано з гри: { $tile }.
log-wotr-tile-die = На кубику жетона випало { NUMBER($count) }.
log-wotr-pool-refilled = У запас гонитви повернулися звичайні жетони; усього в ньому: { NUMBER($count) }.
log-wotr-pool-of-mordor = Для Мордору зібрано новий запас гонитви; жетонів у ньому: { NUMBER($count) }.
log-wotr-special-tile-waits = Особливий жетон гонитви чекає на Мордор: { $tile }.
log-wotr-special-tile-in-pool = Особливий жетон гонитви додано в запас: { $tile }.
log-wotr-hunt-damage = Шкода гонитви: { NUMBER($count) }.
log-wotr-damage-lowered = Залишилося шкоди гонитви: { NUMBER($count) }.
log-wotr-ring-used = Проти шкоди гонитви використано Перстень: { NUMBER($count) }.
log-wotr-gollum-reveals = Ґолум дає розкрити Братство; залишилося шкоди: { NUMBER($count) }.
log-wotr-gollum-unseen = Ґолум веде Братство непомітно: воно не розкрите.
log-wotr-enters-mordor = Братство входить у Мордор.
log-wotr-moves-in-mordor = Братство намагається просунутися в Мордорі.
log-wotr-mordor-step = Братство на треку Мордору, поділка: { NUMBER($count) }.
log-wotr-mordor-stop = Братство зупинене й залишається на місці.

## Чому не можна

reason-wotr-not-in-fellowship = Не в Братстві: { $character }.
reason-wotr-guide-level = Не може бути провідником, є супутник вищого рівня: { $character }.
reason-wotr-guide-already = Уже провідник: { $character }.
reason-wotr-guide-not-now = Провідника змінюють лише наприкінці фази Братства та коли змінюється склад Братства.
reason-wotr-fellowship-phase-only = Це можна зробити лише у фазі Братства.
reason-wotr-declare-revealed = Оголосити можна лише приховане Братство.
reason-wotr-declared-already = Цього ходу Братство вже оголошене.
reason-wotr-beyond-progress = { $count ->
    [one] Задалеко: { $region }. Братство може пройти { $count } регіон.
    [few] Задалеко: { $region }. Братство може пройти { $count } регіони.
   *[many] Задалеко: { $region }. Братство може пройти { $count } регіонів.
}
reason-wotr-revealed-in-haven = Розкрите Братство не може зупинитися в місті чи фортеці Вільних Народів: { $region }.
reason-wotr-in-mordor = Братство на треку Мордору.
reason-wotr-not-at-gate = У Мордор входять із Мораннону або Мінас-Морґулу; Братство тут: { $region }.
reason-wotr-revealed = Розкрите Братство не може рухатися; спершу приховайте його.
reason-wotr-hidden = Братство вже приховане.
reason-wotr-progress-full = Жетон поступу стоїть у кінці треку.
reason-wotr-no-companions = У Братстві немає супутників.
reason-wotr-separate-in-mordor = На треку Мордору ніхто не залишає Братство.
reason-wotr-companion-leaves-siege = Супутники не можуть вийти з обложеної фортеці: { $region }.
reason-wotr-companion-enters-siege = Супутники не можуть увійти в обложену фортецю: { $region }.
reason-wotr-companion-too-far = Туди не дійти: { $region }. Регіонів не більше: { NUMBER($count) }.
reason-wotr-companion-stops = На шляху фортеця Тіні, біля неї супутники зупиняються: { $region }.
