### Війська: переміщення, обмеження групування, захоплення, втрати.

## Запитання

ask-move-army = Перемістіть військо в сусідній регіон: звідки й куди? Залишилося перемістити військ: { NUMBER($count) }.
ask-army-figures = Які фігурки підуть? { $from_region } — { $region }.
ask-march-from = Звідки вирушає військо? Регіонів не більше: { NUMBER($count) }.
ask-march-figures = Які фігурки вирушають звідси: { $region }?
ask-march-on = Військо тут: { $region }. Куди далі? Залишилося регіонів: { NUMBER($count) }.
ask-disband = { $count ->
    [one] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загін на свій вибір.
    [few] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загони на свій вибір.
   *[many] Загонів більше, ніж дозволено: { $region }. Поверніть у підкріплення { $count } загонів на свій вибір.
}

## Журнал

log-army-moves = { $from_region } — { $region }: { $figure } × { NUMBER($count) }.
log-disbanded = Понад обмеження, назад у підкріплення ({ $region }): { $figure } × { NUMBER($count) }.
log-eliminated = Втрати ({ $region }): { $figure } × { NUMBER($count) }.
log-reduced = Замінено звичайним загоном ({ $region }): { $figure }.
log-captured = Поселення захоплене ({ $side }): { $region }.
log-recaptured = Поселення відбите ({ $side }): { $region }.
log-siege = Починається облога: { $region }.
log-siege-lifted = Облогу знято: { $region }.

## Чому це неможливо

reason-no-army-can-move = Із цим результатом жодне військо не може рушити.
reason-no-army-here = Тут немає вашого війська: { $region }.
reason-besieged-army = Обложене військо не може піти: { $region }.
reason-army-moved-already = Ті, хто тут стоїть, у цій дії вже рухалися: { $region }.
reason-moved-already = Стільки фігурок перемістити не можна, за одну дію ніхто не рухається двічі: { $figure }.
reason-level-zero = Персонаж нульового рівня ніколи не рухається: { $figure }.
reason-not-adjacent = Це не сусідні регіони: { $from_region }, { $region }.
reason-black-border = Кордон між ними непрохідний: { $from_region }, { $region }.
reason-enemy-army = Тут ворожі загони, військо мусило б атакувати: { $region }.
reason-not-at-war-border = Народ не у війні, тож у землі іншого народу входити не можна: { $figure } — { $region }.
reason-no-units = У війську має бути хоча б один загін.
reason-army-not-led = Із військом має йти лідер або персонаж, здатний рухатися.
reason-leader-stranded = Лідерів Вільних Народів не можна залишити без загону.
reason-must-move = Спершу треба зробити хоча б одне переміщення.
reason-nowhere-to-march = Із цього регіону такий перехід неможливий: { $region }.
reason-march-ends-elsewhere = Тут перехід закінчитися не може.
