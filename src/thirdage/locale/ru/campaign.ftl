### Кампания: «Охота за Кольцом» и следующая за ней «Война Кольца».

server-no-campaign = Кампания начинается с обеих частей «Охоты за Кольцом».
server-no-war-yet = Война начинается, когда охота доведена до конца: Фродо в Ривенделле или поддался Кольцу.
server-campaign-unknown = Такой кампании нет.
cli-verify-campaign-game = { $game_text ->
    [hunt] Охота:
   *[wotr] Война:
}
cli-verify-campaign-ok = Война началась с теми жетонами действий, которые принесла охота: записи составляют одну цепь.
game-campaign = Кампания
    .genitive = Кампании
    .accusative = Кампанию
    .locative = Кампании
    .dative = Кампании
    .instrumental = Кампанией
    .gender = feminine
web-game-about-campaign = Сначала охота, от Шира до Ривенделла, потом «Война Кольца» с тем, что добыто в пути.
web-game-length-campaign = несколько вечеров
web-game-level-campaign = сложно
web-campaign-title = Кампания: от Шира до огня
web-campaign-look = История этой кампании
web-campaign-chapter-1 = Часть I: прочь из Шира
web-campaign-chapter-2 = Часть II: в Ривенделл
web-campaign-war = Война Кольца
web-campaign-to-come = впереди
web-campaign-now = идёт
web-campaign-waiting = ждёт игроков
web-campaign-safe = Фродо выбрался из Шира.
web-campaign-corrupted = Фродо поддался Кольцу, и спасли его лишь позже.
web-campaign-rivendell = Фродо добрался до Ривенделла.
web-campaign-ended = Охоту прервали: война из неё не следует.
web-campaign-tokens-side = { $side_capital } { $side_gender ->
    [plural] начинают
   *[other] начинает
} войну { $count ->
    [0] без жетонов действий
    [one] с { $count } жетоном действий
    [few] с { $count } жетонами действий
   *[many] с { $count } жетонами действий
}.
web-campaign-war-won = { $side_capital } { $side_gender ->
    [feminine] выиграла
    [neuter] выиграло
    [plural] выиграли
   *[masculine] выиграл
} войну.
web-campaign-open = К столу
web-campaign-go-on = Дальше, к «Войне Кольца»
web-campaign-go-on-why = Каждый остаётся на своей стороне: Хранитель Кольца ведёт свободные народы, охотники — Тьму. Места остальных ждут их.
web-campaign-sit = Занять моё место в войне
web-campaign-record = Сохранить записи кампании
