### The maps of Hunt for the Ring.

map-spaces = Spaces
map-area = Area { $area }
map-section = Section { $area }
map-space-kind = { $kind ->
    [dot] a dot on the way, area { $area }
    [frodo-start] where Frodo may begin, area { $area }
    [nazgul-start] where Nazgûl begin, area { $area }
    [ally] a location of allies, area { $area }
    [dark] a dark location, area { $area }
    [exit] an exit, area { $area }
   *[ordinary] a location, area { $area }
}

## What stands there

map-rider-at = { $nazgul_capital } at { $space }
map-chief-at = The Chief of the Nazgûl at { $space }, in place of the { $nazgul }
map-frodo-at = Frodo was last at { $space }
map-gandalf-at = Gandalf stands at { $space }
map-gandalf-hidden-at = Gandalf is at { $space }, unseen
map-ally-at = Ally token at { $space }
map-information-at = The information token of { $space } can still be found
map-information-turned-at = The information token of { $space } is turned over
map-deed-at = A deed waits at { $space }
map-deed-done-at = Deed done at { $space }

## Legend

map-legend-ordinary = location
map-legend-frodo-start = Frodo may begin
map-legend-nazgul-start = Nazgûl begin
map-legend-ally = allies
map-legend-dark = dark location
map-legend-exit = exit
map-legend-dot = dot on the way
map-legend-road = road
map-legend-trail = trail
map-legend-tracks-eye = search found his tracks
map-legend-tracks-sword = hunt found his tracks
map-legend-gandalf = Gandalf
map-legend-frodo = Frodo’s last location
map-legend-information = information
map-legend-deed = deed

## Lands and waters

land-brandywine = Brandywine
land-the-water = The Water
land-withywindle = Withywindle
land-hoarwell = Hoarwell
land-bruinen = Bruinen
land-old-forest = Old Forest
land-woody-end = Woody End
land-green-hills = Green Hills
land-hills-of-scary = Hills of Scary
land-the-marish = The Marish
land-barrow-downs = Barrow-downs
land-chetwood = Chetwood
land-trollshaws = Trollshaws
land-north-downs = North Downs
land-the-angle = The Angle

## Looking back

map-look-back = Phases to look back on
map-moment-now = Now
map-moment-before = earlier
map-moment = { $phase ->
    [first-day-phase] D{ $day }·1
    [second-day-phase] D{ $day }·2
   *[night] N{ $day }
}
map-moment-told = { $phase ->
    [first-day-phase] Day { $day }, first Day phase
    [second-day-phase] Day { $day }, second Day phase
   *[night] Day { $day }, Night
}: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
map-moment-before-told = { $count ->
    [one] Before what is told here: { $count } answer
   *[other] Before what is told here: { $count } answers
}
map-day = D{ $day }

## Reminder tokens

map-reminders = Reminder tokens: they have no effect on the game, and all see them
map-reminder = Reminder token { $sign }: take it up, then touch a location
map-reminder-held = Reminder token { $sign } in hand: touch a location
map-reminder-take = Take the reminder token { $sign } away from { $space }
map-reminder-at = Reminder token { $sign } at { $space }

## Where he could be

map-where = Where could he be?
map-where-who = { $who ->
    [gandalf] Gandalf's last location
   *[frodo] Frodo's last location
}
map-where-why = Reckoned from what everyone knows: wherever the rules let him go is as likely as any other way. All at this table can see it.
map-where-none = Nothing can be reckoned now.
map-where-working = Being reckoned …
map-where-shade = { $span_text } likely
map-where-nowhere = no circle: not there
map-where-numbers = Numbers on the map
map-where-list = All places in numbers ({ $count })
map-where-told = { $who ->
    [gandalf] Gandalf's last location: { $chance_text }
   *[frodo] Frodo's last location: { $chance_text }
}
