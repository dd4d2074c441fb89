card-omen = Знамение
    .gender = neuter
card-old-road = Старая дорога
    .gender = feminine
card-two-lights = Два огня
    .gender = plural

region-mill = Мельница
    .genitive = Мельницы
    .accusative = Мельницу
region-far-ferry = Дальний перевоз
    .genitive = Дальнего перевоза
    .accusative = Дальний перевоз

log-sample-moved = { $seat }: из { $from_region_genitive } в { $to_region_accusative }.
log-sample-played = Сыграно: { $card }.
log-sample-revealed = { $card_gender ->
    [feminine] { $card } открыта.
    [neuter] { $card } открыто.
    [plural] { $card } открыты.
   *[masculine] { $card } открыт.
}
log-sample-drew = { $count ->
    [one] Взята { $count } карта.
    [few] Взято { $count } карты.
   *[many] Взято { $count } карт.
}
