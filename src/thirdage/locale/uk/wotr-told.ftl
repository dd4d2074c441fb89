### Війна за Перстень: що щойно сталося, стисло.

# Перед реченнями про дію: використаний кубик.
told-wotr-die = { $die_capital }.
told-wotr-sum-dice = Використано кубиків: у Вільних Народів { $free }, у Тіні { $shadow }.
told-wotr-sum-losses = За хід сторони втратили { $figure_counted-accusative }.
told-wotr-sum-progress = Поступ Братства: { $count }.
told-wotr-sum-corruption = Споганення: { $count }.
