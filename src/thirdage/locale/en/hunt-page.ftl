### The table of Hunt for the Ring in the browser.

web-hunt-chapter = { $chapter ->
    [1] Chapter I · Three is Company
   *[other] Chapter II · Flight to the Ford
}
web-hunt-day = Day { $count }
web-hunt-phases = Phases of the day
web-hunt-phase-first-day-phase = Day
web-hunt-phase-second-day-phase = Day
web-hunt-phase-night = Night
web-hunt-commanded = The { $nazgul }, commanded by { $seat_locative }
web-hunt-caution-told = Everyone will hear the answer, and it cannot be taken back.
