### Стіл гри «Полювання за Перснем» у браузері.

web-hunt-chapter = { $chapter ->
    [1] Частина I · Утрьох веселіше
   *[other] Частина II · Втеча до броду
}
web-hunt-day = Доба { $count }
web-hunt-phases = Фази доби
web-hunt-phase-first-day-phase = День
web-hunt-phase-second-day-phase = День
web-hunt-phase-night = Ніч
web-hunt-commanded = { $nazgul_capital } під проводом { $seat_genitive }
web-hunt-caution-told = Відповідь почують усі, і скасувати це не можна.
