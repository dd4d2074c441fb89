### Війська: переміщення, обмеження групування, захоплення, втрати.

## Запитання

ask-wotr-move-army = Перемістіть військо в сусідній регіон: звідки й куди? Залишилося перемістити військ: { NUMBER($count) }.
ask-wotr-army-figures = Які фігурки підуть? { $from_region } — { $region }.
ask-wotr-march-from = Звідки вирушає військо? Регіонів не більше: { NUMBER($count) }.
ask-wotr-march-figures = Які фігурки вирушають звідси: { $region }?
ask-wotr-march-on = Військо тут: { $region }. Куди далі? Залишилося регіонів: { NUMBER($count) }.
ask-wotr-disband = { $count ->
    [one] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загін на свій вибір.
    [few] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загони на свій вибір.
   *[many] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загонів на свій вибір.
}

## Журнал

log-wotr-army-moves = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-wotr-disbanded = Понад обмеження, назад у підкріплення ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-eliminated = Втрати ({ $region }): { $figure } × { NUMBER($count) }.
log-wotr-reduced = Замінено звичайним загоном ({ $region }): { $figure }.
log-wotr-captured = Поселення захоплене ({ $side }): { $region }.
log-wotr-recaptured = Поселення відбите ({ $side }): { $region }.
log-wotr-siege = Починається облога: { $region }.
log-wotr-siege-lifted = Облогу знято: { $region }.

## Чому це неможливо

reason-wotr-no-army-can-move = Із цим результатом жодне військо не може рушити.
reason-wotr-no-army-here = Тут немає вашого війська: { $region }.
reason-wotr-besieged-army = Обложене військо не може піти: { $region }.
reason-wotr-army-moved-already = Ті, хто тут стоїть, у цій дії вже рухалися: { $region }.
reason-wotr-moved-already = Стільки фігурок перемістити не можна, за одну дію ніхто не рухається двічі: { $figure }.
reason-wotr-level-zero = Персонаж нульового рівня ніколи не рухається: { $figure }.
reason-wotr-not-adjacent = Це не сусідні регіони: { $from_region }, { $region }.
reason-wotr-black-border = Кордон між ними непрохідний: { $from_region }, { $region }.
reason-wotr-enemy-army = Тут ворожі загони, військо мусило б атакувати: { $region }.
reason-wotr-not-at-war-border = Народ не у війні, тож у землі іншого народу входити не можна: { $figure } — { $region }.
reason-wotr-no-units = У війську має бути хоча б один загін.
reason-wotr-army-not-led = Із військом має йти лідер або персонаж, здатний рухатися.
reason-wotr-leader-stranded = Лідерів Вільних Народів не можна залишити без загону.
reason-wotr-must-move = Спершу треба зробити хоча б одне переміщення.
reason-wotr-nowhere-to-march = Із цього регіону такий перехід неможливий: { $region }.
reason-wotr-march-ends-elsewhere = Тут перехід закінчитися не може.
