# Invented names with which the tests try lists, cases and genders.
card-omen = Omen
card-old-road = Old Road
card-two-lights = Two Lights

region-mill = Mill
region-far-ferry = Far Ferry

log-sample-moved = { $seat } to { $to_region }, from { $from_region }.
log-sample-played = Played: { $card }.
log-sample-revealed = { $card } revealed.
log-sample-drew = { $count ->
    [one] { $count } card drawn.
   *[other] { $count } cards drawn.
}
