### Що щойно сталося: дія інших або своя, розказана на сторінці; нею можна пройти ще раз.

web-told-place = { $count } з { $high }
web-told-earlier = Раніше
web-told-later = Пізніше
web-told-again = Ще раз
web-told-skip = Одразу до мого ходу
web-told-on = Пропустити
web-told-together = { $count ->
    [one] { $count } дія стисло:
    [few] { $count } дії стисло:
   *[many] { $count } дій стисло:
}
web-told-sum = Підсумок:
web-told-you = Ви
web-told-taken-back = Взято назад: { $text }
web-key-skip = пропустити розповідь і перейти до свого ходу (клацання веде до наступної події)
web-key-earlier = озирнутися: що було після вашого останнього рішення
web-key-later = і знову вперед
web-key-again = показати ще раз
web-key-pause = зупинити розповідь і продовжити
web-veiled = Ширму опущено: те, що бачите лише ви, сховано, а з ним і запитання до вас, і те, що вам сказано.
