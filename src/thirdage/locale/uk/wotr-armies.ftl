### Війська: переміщення, обмеження групування, захоплення, втрати.

## Запитання

ask-wotr-move-army = Яке військо перемістити в сусідній регіон? Можна перемістити ще { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[many] { $count } військ
}.
ask-wotr-army-figures = Хто піде { $from_region_from } { $region_into }?
ask-wotr-march-from = Звідки вирушить військо? Воно може пройти до { $count ->
    [one] { $count } регіону
    [few] { $count } регіонів
   *[many] { $count } регіонів
}.
ask-wotr-march-figures = Хто вирушить { $region_from }?
ask-wotr-march-on = Військо перебуває { $region_at }. Куди далі? Можна пройти ще { $count ->
    [one] { $count } регіон
    [few] { $count } регіони
   *[many] { $count } регіонів
}.
ask-wotr-disband = { $region_at-capital } забагато загонів: поверніть у підкріплення { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
} на свій вибір.

## Журнал

log-wotr-army-moves = { $from_region_from-capital } { $region_into } { $count ->
    [one] іде
    [few] ідуть
   *[many] ідуть
} { $figure_counted }.
log-wotr-disbanded = { $region_at-capital } забагато загонів: у підкріплення повернено { $figure_counted-accusative }.
log-wotr-eliminated = { $region_at-capital } { $count ->
    [one] гине
    [few] гинуть
   *[many] гинуть
} { $figure_counted }.
log-wotr-reduced = { $region_at-capital } { $figure } стає звичайним.
log-wotr-captured = { $side_capital } { $side_gender ->
    [plural] захоплюють
   *[other] захоплює
} { $region_accusative }!
log-wotr-recaptured = { $side_capital } { $side_gender ->
    [plural] відбивають
   *[other] відбиває
} { $region_accusative }!
log-wotr-siege = Починається облога { $region_genitive }.
log-wotr-siege-lifted = Облогу { $region_genitive } знято.

## Чому це неможливо

reason-wotr-no-army-can-move = Із цим результатом жодне військо не може рушити.
reason-wotr-no-army-here = { $region_at-capital } немає ваших військ.
reason-wotr-besieged-army = Обложене військо не може вийти { $region_from }.
reason-wotr-army-moved-already = Військо { $region_at } у цій дії вже рухалося.
reason-wotr-moved-already = { $figure_capital } за одну дію не рухається двічі, тож стільки фігурок перемістити не можна.
reason-wotr-level-zero = { $figure_capital } має нульовий рівень і ніколи не рухається.
reason-wotr-not-adjacent = { $from_region } і { $region } — не сусідні регіони.
reason-wotr-black-border = Кордон між { $from_region_instrumental } і { $region_instrumental } непрохідний.
reason-wotr-enemy-army = Щоб увійти { $region_into }, військо мусило б атакувати ворожі загони.
reason-wotr-not-at-war-border = { $figure_capital } не може ввійти { $region_into }: це земля іншого народу, а свій ще не у війні.
reason-wotr-no-units = У війську має бути хоча б один загін.
reason-wotr-army-not-led = Із військом має йти лідер або персонаж, здатний рухатися.
reason-wotr-leader-stranded = Лідерів Вільних Народів не можна залишити без загону.
reason-wotr-must-move = Спершу треба зробити хоча б одне переміщення.
reason-wotr-nowhere-to-march = Жодне військо не може здійснити такий перехід { $region_from }.
reason-wotr-march-ends-elsewhere = Тут перехід закінчитися не може.
