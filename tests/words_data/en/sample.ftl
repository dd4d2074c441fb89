# Invented names with which the tests try lists, cases and genders.
rune-omen = Omen
rune-old-road = Old Road
rune-two-lights = Two Lights

stead-mill = Mill
stead-far-ferry = Far Ferry

log-sample-moved = { $seat } to { $to_stead }, from { $from_stead }.
log-sample-played = Played: { $rune }.
log-sample-revealed = { $rune } revealed.
log-sample-drew = { $count ->
    [one] { $count } card drawn.
   *[other] { $count } cards drawn.
}
