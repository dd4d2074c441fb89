### Hunt for the Ring: names.

nazgul-blue = blue Nazgûl
nazgul-green = green Nazgûl
nazgul-red = red Nazgûl
nazgul-purple = purple Nazgûl
companion-frodo = Frodo
companion-sam = Samwise
companion-pippin = Peregrin
companion-merry = Meriadoc
companion-strider = Strider
face-ring = Ring
    .counted = { $count ->
        [1] a Ring
       *[other] { $count } Rings
    }
face-sword = Sword
    .counted = { $count ->
        [1] a Sword
       *[other] { $count } Swords
    }
face-sorcery = Sorcery
    .counted = { $count ->
        [1] a Sorcery
       *[other] { $count } Sorceries
    }
face-shadow = Shadow
    .counted = { $count ->
        [1] a Shadow
       *[other] { $count } Shadows
    }
face-chief-ring = Chief’s Ring
face-chief-sword = Chief’s Sword
face-chief-sorcery = Chief’s Sorcery
face-morgul-ring = Morgul Ring
face-pursuit = Manhunt
face-morgul-shadow = Morgul Shadow

## Journey cards are called by their deck and number
name-journey = { $first ->
        [short] Short route { $second }
       *[long] Long route { $second }
    }

## Corruption tokens
token-beige-1 = a 1
token-beige-2 = a 1
token-beige-3 = a 1
token-beige-4 = a 1
token-beige-5 = a 1
token-beige-6 = a 1
token-beige-7 = a 1
token-beige-8 = a 1
token-beige-9 = a 1
token-beige-10 = a 2
token-beige-11 = a 2
token-beige-12 = a 3
token-beige-13 = an Eye
token-beige-14 = an Eye
token-beige-15 = an Eye
token-grey-1 = a 1
token-grey-2 = a 2
token-grey-3 = an Eye
token-red-1 = a 2
token-red-2 = an Eye
