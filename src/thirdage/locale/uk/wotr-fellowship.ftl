### Братство, гонитва і Мордор.

## Запитання

ask-fellowship-phase = Фаза Братства: оголосіть Братство, увійдіть у Мордор, змініть провідника або продовжуйте.
ask-guide = Хто стане провідником Братства?
ask-who-leaves = Які супутники залишать Братство? (від { NUMBER($low) } до { NUMBER($high) })
ask-separate-to = { $count ->
    [one] Куди йти (не далі ніж на { $count } регіон)
    [few] Куди йти (не далі ніж на { $count } регіони)
   *[many] Куди йти (не далі ніж на { $count } регіонів)
}: { $character }?
ask-revealed-to = { $count ->
    [one] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіон.
    [few] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіони.
   *[many] Братство розкрите. Де Персненосці? Від попереднього місця не далі ніж за { $count } регіонів.
}
ask-way = Через які регіони пролягає шлях? Мета: { $region }.
ask-tile-for-way = Скинути карту, щоб витягти жетон гонитви за цей шлях?
standing-tile-for-way = Ви не скидаєте карту, щоб витягти жетон гонитви за шлях.
ask-prevent-draw = Скинути карту, щоб жетон гонитви не тягнули?
standing-prevent-draw = Ви не скидаєте карту, щоб жетон гонитви не тягнули.
ask-redraw-tile = Скинути карту, щоб витягти натомість інший жетон гонитви?
standing-redraw-tile = Ви не скидаєте карту, щоб витягти інший жетон гонитви.
ask-hunt-bonus = Скинути карту, щоб збільшити результат кожного кубика в цьому кидку гонитви?
standing-hunt-bonus = Ви не скидаєте карту, щоб збільшити результат кидка гонитви.
ask-hunt-re-roll = Скільки невдалих кубиків перекинути? Не більше { NUMBER($count) }.
ask-lower-damage = Шкода гонитви: { NUMBER($count) }. Скинути карту, щоб зменшити шкоду?
standing-lower-damage = Ви не скидаєте карту, щоб зменшити шкоду гонитви.
ask-hobbit-leaves = Шкода гонитви: { NUMBER($count) }. Відокремити провідника, щоб зменшити шкоду на 1: { $character }?
standing-hobbit-leaves = Ви не відокремлюєте провідника, щоб зменшити шкоду гонитви.
ask-gollum-reveals = Шкода гонитви: { NUMBER($count) }. Розкрити Братство, щоб зменшити шкоду на 1?
standing-gollum-reveals = Ви не розкриваєте Братство, щоб зменшити шкоду гонитви.
ask-casualty = Шкода гонитви: { NUMBER($count) }. Зазнати втрати (провідник чи випадковий супутник) або використати Перстень?

## Журнал

log-guide = Провідник Братства: { $character }.
log-fellowship-moves = Братство рухається; поступ: { NUMBER($count) }.
log-moving-die = Кубик іде в комірку гонитви; кубиків Вільних Народів там: { NUMBER($count) }.
log-moving-die-set-aside = Кубик, що перемістив Братство, не йде в комірку гонитви.
log-hides = Братство приховане.
log-declared = Братство оголошене: { $region }.
log-revealed = Братство розкрите!
log-ring-bearers-move = Персненосці переходять: { $from_region } — { $region }.
log-way-touches = Їхній шлях пролягає через: { $region }.
log-tile-for-stronghold = За фортецю Тіні тягнуть жетон гонитви: { $region }.
log-separates = Відокремлення від Братства: { $character }.
log-enters-play = { $character } тепер тут: { $region }.
log-companion-eliminated = Втрата Братства: { $character }.
log-taken-alive = Узятий живим, а не вбитий: { $character }.
log-companion-drawn = Випадково вибрано супутника: { $character }.
log-hunt-nobody = У комірці гонитви немає кубиків Тіні: гонитва не вдалася.
log-hunt-roll = Кидок гонитви: { $dice }; додається до кожного кубика: { NUMBER($amount) }; успіхів: { NUMBER($count) }.
log-hunt-re-roll = Перекид гонитви: { $dice }; додається до кожного кубика: { NUMBER($amount) }; успіхів: { NUMBER($count) }.
log-hunt-fails = Гонитва не вдалася.
log-hunt-succeeds = { $count ->
    [one] Гонитва вдалася: { $count } успіх.
    [few] Гонитва вдалася: { $count } успіхи.
   *[many] Гонитва вдалася: { $count } успіхів.
}
log-tile-drawn = { $cause ->
    [mordor] Жетон гонитви на треку Мордору: { $tile }.
    [card] Жетон гонитви за картою: { $tile }.
    [stronghold] Жетон гонитви за фортецю: { $tile }.
   *[hunt] Жетон гонитви: { $tile }.
}
log-draw-prevented = Жетон гонитви не тягнуть.
log-tile-without-effect = Жетон скинуто без ефекту: { $tile }.
log-tile-returned = Жетон повертається в запас гонитви: { $tile }.
log-tile-removed = Жетон назавжди прибрано з гри: { $tile }.
log-tile-die = На кубику жетона випало { NUMBER($count) }.
log-pool-refilled = У запас гонитви повернулися звичайні жетони; усього в ньому: { NUMBER($count) }.
log-pool-of-mordor = Для Мордору зібрано новий запас гонитви; жетонів у ньому: { NUMBER($count) }.
log-special-tile-waits = Особливий жетон гонитви чекає на Мордор: { $tile }.
log-special-tile-in-pool = Особливий жетон гонитви додано в запас: { $tile }.
log-hunt-damage = Шкода гонитви: { NUMBER($count) }.
log-damage-lowered = Залишилося шкоди гонитви: { NUMBER($count) }.
log-ring-used = Проти шкоди гонитви використано Перстень: { NUMBER($count) }.
log-gollum-reveals = Ґолум дає розкрити Братство; залишилося шкоди: { NUMBER($count) }.
log-gollum-unseen = Ґолум веде Братство непомітно: воно не розкрите.
log-enters-mordor = Братство входить у Мордор.
log-moves-in-mordor = Братство намагається просунутися в Мордорі.
log-mordor-step = Братство на треку Мордору, поділка: { NUMBER($count) }.
log-mordor-stop = Братство зупинене й залишається на місці.

## Чому не можна

reason-not-in-fellowship = Не в Братстві: { $character }.
reason-guide-level = Не може бути провідником, є супутник вищого рівня: { $character }.
reason-guide-already = Уже провідник: { $character }.
reason-guide-not-now = Провідника змінюють лише наприкінці фази Братства та коли змінюється склад Братства.
reason-fellowship-phase-only = Це можна зробити лише у фазі Братства.
reason-declare-revealed = Оголосити можна лише приховане Братство.
reason-declared-already = Цього ходу Братство вже оголошене.
reason-beyond-progress = { $count ->
    [one] Задалеко: { $region }. Братство може пройти { $count } регіон.
    [few] Задалеко: { $region }. Братство може пройти { $count } регіони.
   *[many] Задалеко: { $region }. Братство може пройти { $count } регіонів.
}
reason-revealed-in-haven = Розкрите Братство не може зупинитися в місті чи фортеці Вільних Народів: { $region }.
reason-in-mordor = Братство на треку Мордору.
reason-not-at-gate = У Мордор входять із Мораннону або Мінас-Морґулу; Братство тут: { $region }.
reason-revealed = Розкрите Братство не може рухатися; спершу приховайте його.
reason-hidden = Братство вже приховане.
reason-progress-full = Жетон поступу стоїть у кінці треку.
reason-no-companions = У Братстві немає супутників.
reason-separate-in-mordor = На треку Мордору ніхто не залишає Братство.
reason-companion-leaves-siege = Супутники не можуть вийти з обложеної фортеці: { $region }.
reason-companion-enters-siege = Супутники не можуть увійти в обложену фортецю: { $region }.
reason-companion-too-far = Туди не дійти: { $region }. Регіонів не більше: { NUMBER($count) }.
reason-companion-stops = На шляху фортеця Тіні, біля неї супутники зупиняються: { $region }.
