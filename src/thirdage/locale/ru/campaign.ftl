### Кампания: «Охота за Кольцом» и следующая за ней «Война Кольца».

server-no-campaign = Кампания начинается с обеих частей «Охоты за Кольцом».
server-no-war-yet = Война следует, когда охота дошла до конца: в Ривенделле или когда Фродо поддался влиянию Кольца.
server-campaign-unknown = Такой кампании нет.
cli-verify-campaign-game = { $game ->
    [hunt] Охота:
   *[other] Война:
}
cli-verify-campaign-ok = Война началась с теми жетонами действий, которые принесла охота: записи составляют одну цепь.
web-campaign = Кампания
web-campaign-about = Сначала охота, от Шира до Ривенделла, потом «Война Кольца» с тем, что добыто в пути.
web-campaign-length = несколько вечеров
web-campaign-level = сложно
web-campaign-title = Кампания: от Шира до огня
web-campaign-of = часть кампании
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
web-campaign-go-on-why = Каждый остаётся на своей стороне: Хранитель Кольца ведёт Свободные народы, охотники ведут Тень. Места остальных ждут их.
web-campaign-sit = Занять моё место в войне
web-campaign-record = Сохранить записи кампании
