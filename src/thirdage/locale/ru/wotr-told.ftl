### Война Кольца: что только что произошло, вкратце.

# Перед предложениями о действии: использованный кубик.
told-wotr-die = { $die_capital }.
told-wotr-sum-dice = Использовано кубиков: у свободных народов { $free }, у Тьмы { $shadow }.
told-wotr-sum-losses = За ход стороны потеряли { $figure_counted-accusative }.
told-wotr-sum-progress = Прогресс Братства: { $count }.
told-wotr-sum-corruption = Влияние Кольца: { $count }.
