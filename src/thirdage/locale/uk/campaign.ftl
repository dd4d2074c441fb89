### Кампанія: «Полювання за Перснем» і «Війна Персня», що йде за ним.

server-no-campaign = Кампанія починається з обох частин «Полювання за Перснем».
server-no-war-yet = Війна настає, коли полювання дійшло до кінця: Фродо в Рівендолі або піддався Персневі.
server-campaign-unknown = Такої кампанії немає.
cli-verify-campaign-game = { $game_text ->
    [hunt] Полювання:
   *[wotr] Війна:
}
cli-verify-campaign-ok = Війна почалася з тими жетонами дій, які принесло полювання: записи становлять один ланцюг.
game-campaign = Кампанія
    .genitive = Кампанії
    .accusative = Кампанію
    .locative = Кампанії
    .dative = Кампанії
    .instrumental = Кампанією
    .gender = feminine
web-game-about-campaign = Спершу полювання, від Ширу до Рівендолу, потім «Війна Персня» з тим, що здобуто в дорозі.
web-game-length-campaign = кілька вечорів
web-game-level-campaign = складно
web-campaign-title = Кампанія: від Ширу до вогню
web-campaign-look = Історія цієї кампанії
web-campaign-chapter-1 = Частина I: геть із Ширу
web-campaign-chapter-2 = Частина II: до Рівендолу
web-campaign-war = Війна Персня
web-campaign-to-come = попереду
web-campaign-now = триває
web-campaign-waiting = чекає на гравців
web-campaign-safe = Фродо вибрався з Ширу.
web-campaign-corrupted = Фродо піддався Персневі, і врятували його лише згодом.
web-campaign-rivendell = Фродо дістався Рівендолу.
web-campaign-ended = Полювання перервано: війни з нього не буде.
web-campaign-tokens-side = { $side_capital } { $side_gender ->
    [plural] починають
   *[other] починає
} війну { $count ->
    [0] без жетонів дій
    [one] з { $count } жетоном дій
    [few] з { $count } жетонами дій
   *[many] з { $count } жетонами дій
}.
web-campaign-war-won = { $side_capital } { $side_gender ->
    [feminine] виграла
    [neuter] виграло
    [plural] виграли
   *[masculine] виграв
} війну.
web-campaign-open = До столу
web-campaign-go-on = Далі, до «Війни Персня»
web-campaign-go-on-why = Кожен лишається на своєму боці: Персненосець веде Вільні Народи, мисливці — Тінь. Місця решти чекають на них.
web-campaign-sit = Зайняти моє місце у війні
web-campaign-record = Зберегти записи кампанії
