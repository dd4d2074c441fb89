### «Охота за Кольцом»: что только что произошло, коротко.

told-hunt-sum-track = Фродо прошёл всего: { $count }.
told-hunt-sum-asked = Поисков и охот: { $count }, удачных: { $total }.
told-hunt-sum-felt = Чутьё: { $count }, Кольцо чувствовалось: { $total }.
told-hunt-sum-information = Найден жетон информации { $space_genitive }.
told-hunt-sum-corruption = Влияние Кольца: { $count }.
