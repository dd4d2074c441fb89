### A campaign: Hunt for the Ring, and the War of the Ring that follows it.

server-no-campaign = A campaign begins with both chapters of Hunt for the Ring.
server-no-war-yet = The war follows when the hunt has come to its end: in Rivendell, or with Frodo corrupted.
server-campaign-unknown = There is no such campaign.
cli-verify-campaign-game = { $game_text ->
    [hunt] The hunt:
   *[wotr] The war:
}
cli-verify-campaign-ok = The war began with the action tokens that the hunt is worth: the records are one chain.
game-campaign = Campaign
web-game-about-campaign = First the hunt, from the Shire to Rivendell; then the War of the Ring, with what was won on the way.
web-game-length-campaign = several evenings
web-game-level-campaign = demanding
web-campaign-title = A campaign: from the Shire to the fire
web-campaign-look = The story of this campaign
web-campaign-chapter-1 = Chapter I: out of the Shire
web-campaign-chapter-2 = Chapter II: to Rivendell
web-campaign-war = War of the Ring
web-campaign-to-come = still to come
web-campaign-now = in play
web-campaign-waiting = waits for players
web-campaign-safe = Frodo has come out of the Shire.
web-campaign-corrupted = Frodo was corrupted, and saved only late.
web-campaign-rivendell = Frodo has reached Rivendell.
web-campaign-ended = The hunt was given up: no war follows from it.
web-campaign-tokens-side = The { $side } { $side_gender ->
    [plural] begin
   *[other] begins
} the war with { $count ->
    [0] no action token
    [one] one action token
   *[other] { $count } action tokens
}.
web-campaign-war-won = The { $side } { $side_gender ->
    [plural] have
   *[other] has
} won the war.
web-campaign-open = To the table
web-campaign-go-on = On to War of the Ring
web-campaign-go-on-why = All keep their side: the Ring-bearer leads the Free Peoples, whoever hunted leads the Shadow. For the others their seats are kept.
web-campaign-sit = Take my seat in the war
web-campaign-record = Save the records of the campaign
