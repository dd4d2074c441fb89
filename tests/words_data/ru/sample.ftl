rune-omen = Знамение
    .gender = neuter
rune-old-road = Старая дорога
    .gender = feminine
rune-two-lights = Два огня
    .gender = plural

stead-mill = Мельница
    .genitive = Мельницы
    .accusative = Мельницу
stead-far-ferry = Дальний перевоз
    .genitive = Дальнего перевоза
    .accusative = Дальний перевоз

log-sample-moved = { $seat }: из { $from_stead_genitive } в { $to_stead_accusative }.
log-sample-played = Сыграно: { $rune }.
log-sample-revealed = { $rune_gender ->
    [feminine] { $rune } открыта.
    [neuter] { $rune } открыто.
    [plural] { $rune } открыты.
   *[masculine] { $rune } открыт.
}
log-sample-drew = { $count ->
    [one] Взята { $count } карта.
    [few] Взято { $count } карты.
   *[many] Взято { $count } карт.
}
