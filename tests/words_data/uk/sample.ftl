card-omen = Знамення
    .gender = neuter
card-old-road = Стара дорога
    .gender = feminine
card-two-lights = Два вогні
    .gender = plural

region-mill = Млин
    .genitive = Млина
    .accusative = Млин
region-far-ferry = Далекий перевіз
    .genitive = Далекого перевозу
    .accusative = Далекий перевіз

log-sample-moved = { $seat }: з { $from_region_genitive } в { $to_region_accusative }.
log-sample-played = Зіграно: { $card }.
log-sample-revealed = { $card_gender ->
    [feminine] { $card } відкрита.
    [neuter] { $card } відкрите.
    [plural] { $card } відкриті.
   *[masculine] { $card } відкритий.
}
log-sample-drew = { $count ->
    [one] Узято { $count } карту.
    [few] Узято { $count } карти.
   *[many] Узято { $count } карт.
}
