### Hunt for the Ring: what just happened, in short.

told-hunt-sum-track = Frodo’s moves so far: { $count }.
told-hunt-sum-asked = Searches and hunts: { $count }, with success: { $total }.
told-hunt-sum-felt = Perception: { $count }, the Ring was felt: { $total }.
told-hunt-sum-information = Information found: { $space }.
told-hunt-sum-corruption = Corruption: { $count }.
