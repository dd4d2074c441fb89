### Суперники: боти, рівні й те, що вони кажуть про рішення.

## Імена ботів

bot-one-ply = дивиться на одну дію наперед
bot-planner = продумує раунд до кінця
bot-ismcts = перебирає дерево планів

## Рівні

level-hobbit = Гобіт
    .gender = masculine
level-ranger = Слідопит
    .gender = masculine
level-captain = Воєначальник
    .gender = masculine
level-wizard = Чарівник
    .gender = masculine
text-level-hobbit = Грає за простими правилами й відповідає одразу.
# $seconds: how long it thinks at most
text-level-ranger = Дивиться на одну дію наперед. Думає над дією до { $seconds } с.
text-level-captain = Будує плани в межах раунду. Думає над дією до { $seconds } с.
text-level-wizard = Продумує весь раунд. Думає над дією до { $seconds } с.
