rune-omen = Знамення
    .gender = neuter
rune-old-road = Стара дорога
    .gender = feminine
rune-two-lights = Два вогні
    .gender = plural

stead-mill = Млин
    .genitive = Млина
    .accusative = Млин
stead-far-ferry = Далекий перевіз
    .genitive = Далекого перевозу
    .accusative = Далекий перевіз

log-sample-moved = { $seat }: з { $from_stead_genitive } в { $to_stead_accusative }.
log-sample-played = Зіграно: { $rune }.
log-sample-revealed = { $rune_gender ->
    [feminine] { $rune } відкрита.
    [neuter] { $rune } відкрите.
    [plural] { $rune } відкриті.
   *[masculine] { $rune } відкритий.
}
log-sample-drew = { $count ->
    [one] Узято { $count } карту.
    [few] Узято { $count } карти.
   *[many] Узято { $count } карт.
}
