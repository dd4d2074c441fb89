### Стіл карткової гри у браузері.

web-cards-counts-for = { $count ->
    [one] рахується як { $count } символ
    [few] рахується як { $count } символи
   *[many] рахується як { $count } символів
}
web-cards-attack-tokens = { $count ->
    [one] { $count } жетон атаки
    [few] { $count } жетони атаки
   *[many] { $count } жетонів атаки
}
web-cards-fresh = з’явилася цього раунду, переміщати її ще не можна
web-cards-then = з цією картою:
web-cards-itself = власний: { $count }
web-cards-decides = вирішує зараз
web-cards-ring-token = Жетон Персня { $player_genitive }
web-cards-no-cards = карт немає
web-cards-limit = ліміт { $count }
web-cards-ring-duel = Раз за раунд: взяти 3 карти, тоді 1 карту з руки усунути й 1 скинути.
web-cards-ring-trilogy = Раз за гру: взяти 2 карти. Невикористаний — 1 переможне очко в останньому раунді.
web-cards-not-there = Того, що шукає ефект, тут немає.
web-cards-tie-defender = порівну: перемагає захисник
web-cards-tie-nobody = порівну: не дістається нікому
web-cards-events = Чинні події
web-cards-paths = Шляхи
web-cards-path-active = активний
web-cards-path-free-peoples = дістався Вільним Народам
web-cards-path-shadow = дістався Тіні
web-cards-path-discarded = не дістався нікому
web-cards-path-coming = ще попереду

## Над чим варто подумати ще раз

web-cards-caution-pass = Коли поспіль пропустять хід усі, почнуться битви.
web-cards-caution-top = { $setting ->
    [practice] Цієї карти ніхто не знає. Якщо скасувати, може випасти інша.
    [consent] Цієї карти ніхто не знає: скасувати можна буде лише за згодою решти.
   *[never] Цієї карти ніхто не знає: скасувати буде неможливо.
}

## До чого веде вид відповіді

lead-cards-play-card = Зіграти карту
lead-cards-play-event = Зіграти подію
lead-cards-move-card = Перемістити карту з резерву
lead-cards-use-card = Скористатися дією карти
lead-cards-cycle-card = Пустити карту в колообіг
lead-cards-forsake-from-hand = Зректися карти з руки
lead-cards-forsake-from-reserve = Зректися карти з резерву
lead-cards-support = Підтримати персонажа

## Битва крок за кроком

web-cards-fight = Битва { $location_at }
web-cards-icons-left = { $count ->
    [one] Лишився { $count } символ атаки
    [few] Лишилися { $count } символи атаки
   *[many] Лишилося { $count } символів атаки
}
