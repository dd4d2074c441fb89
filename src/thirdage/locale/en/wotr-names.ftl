### Names of War of the Ring. Messages take them by id.

## Regions
region-andrast = Andrast
region-anfalas = Anfalas
region-angmar = Angmar
region-arnor = Arnor
region-ash-mountains = Ash Mountains
    .locative = the Ash Mountains
region-barad-dur = Barad-dûr
region-bree = Bree
region-buckland = Buckland
region-cardolan = Cardolan
region-carrock = Carrock
    .locative = the Carrock
region-dagorlad = Dagorlad
region-dale = Dale
region-dead-marshes = Dead Marshes
    .locative = the Dead Marshes
region-dimrill-dale = Dimrill Dale
region-dol-amroth = Dol Amroth
region-dol-guldur = Dol Guldur
region-druadan-forest = Drúadan Forest
    .locative = the Drúadan Forest
region-druwaith-iaur = Drúwaith Iaur
region-eagles-eyrie = Eagles' Eyrie
    .locative = the Eagles' Eyrie
region-east-harondor = East Harondor
region-east-rhun = East Rhûn
region-eastemnet = Eastemnet
region-eastern-brown-lands = Eastern Brown Lands
    .locative = the Eastern Brown Lands
region-eastern-emyn-muil = Eastern Emyn Muil
region-eastern-mirkwood = Eastern Mirkwood
region-edoras = Edoras
region-enedwaith = Enedwaith
region-erebor = Erebor
region-erech = Erech
region-ered-luin = Ered Luin
region-ettenmoors = Ettenmoors
    .locative = the Ettenmoors
region-evendim = Evendim
region-fangorn = Fangorn
region-far-harad = Far Harad
region-folde = Folde
region-fords-of-bruinen = Fords of Bruinen
    .locative = the Fords of Bruinen
region-fords-of-isen = Fords of Isen
    .locative = the Fords of Isen
region-forlindon = Forlindon
region-gap-of-rohan = Gap of Rohan
    .locative = the Gap of Rohan
region-gladden-fields = Gladden Fields
    .locative = the Gladden Fields
region-goblins-gate = Goblins' Gate
region-gorgoroth = Gorgoroth
region-grey-havens = Grey Havens
    .locative = the Grey Havens
region-harlindon = Harlindon
region-helms-deep = Helm's Deep
region-high-pass = High Pass
    .locative = the High Pass
region-hollin = Hollin
region-iron-hills = Iron Hills
    .locative = the Iron Hills
region-khand = Khand
region-lamedon = Lamedon
region-lorien = Lórien
region-lossarnach = Lossarnach
region-minas-morgul = Minas Morgul
region-minas-tirith = Minas Tirith
region-minhiriath = Minhiriath
region-morannon = Morannon
region-moria = Moria
region-mount-gram = Mount Gram
region-mount-gundabad = Mount Gundabad
region-narrows-of-the-forest = Narrows of the Forest
    .locative = the Narrows of the Forest
region-near-harad = Near Harad
region-noman-lands = Noman-lands
    .locative = the Noman-lands
region-north-anduin-vale = North Anduin Vale
    .locative = the North Anduin Vale
region-north-downs = North Downs
    .locative = the North Downs
region-north-dunland = North Dunland
region-north-ered-luin = North Ered Luin
region-north-ithilien = North Ithilien
region-north-rhun = North Rhûn
region-northern-dorwinion = Northern Dorwinion
region-northern-mirkwood = Northern Mirkwood
region-northern-rhovanion = Northern Rhovanion
region-nurn = Nurn
region-old-ford = Old Ford
    .locative = the Old Ford
region-old-forest = Old Forest
    .locative = the Old Forest
region-old-forest-road = Old Forest Road
    .locative = the Old Forest Road
region-orthanc = Orthanc
region-osgiliath = Osgiliath
region-parth-celebrant = Parth Celebrant
region-pelargir = Pelargir
region-rhosgobel = Rhosgobel
region-rivendell = Rivendell
region-south-anduin-vale = South Anduin Vale
    .locative = the South Anduin Vale
region-south-downs = South Downs
    .locative = the South Downs
region-south-dunland = South Dunland
region-south-ered-luin = South Ered Luin
region-south-ithilien = South Ithilien
region-south-rhun = South Rhûn
region-southern-dorwinion = Southern Dorwinion
region-southern-mirkwood = Southern Mirkwood
region-southern-rhovanion = Southern Rhovanion
region-tharbad = Tharbad
region-the-shire = The Shire
    .locative = the Shire
region-tower-hills = Tower Hills
    .locative = the Tower Hills
region-trollshaws = Trollshaws
    .locative = the Trollshaws
region-umbar = Umbar
region-vale-of-the-carnen = Vale of the Carnen
    .locative = the Vale of the Carnen
region-vale-of-the-celduin = Vale of the Celduin
    .locative = the Vale of the Celduin
region-weather-hills = Weather Hills
    .locative = the Weather Hills
region-west-harondor = West Harondor
region-westemnet = Westemnet
region-western-brown-lands = Western Brown Lands
    .locative = the Western Brown Lands
region-western-emyn-muil = Western Emyn Muil
region-western-mirkwood = Western Mirkwood
region-withered-heath = Withered Heath
    .locative = the Withered Heath
region-woodland-realm = Woodland Realm
    .locative = the Woodland Realm

## Nations
nation-dwarves = Dwarves
    .locative = the Dwarves
    .gender = plural
nation-elves = Elves
    .locative = the Elves
    .gender = plural
nation-gondor = Gondor
    .gender = neuter
nation-north = The North
    .locative = the North
    .gender = neuter
nation-rohan = Rohan
    .gender = neuter
nation-isengard = Isengard
    .gender = neuter
nation-sauron = Sauron
    .gender = neuter
nation-southrons = Southrons & Easterlings
    .locative = the Southrons & Easterlings
    .gender = plural

## Characters
character-ring-bearers = The Ring-bearers
    .locative = the Ring-bearers
character-gandalf-the-grey = Gandalf the Grey
character-strider = Strider
character-boromir = Boromir
character-legolas = Legolas
character-gimli = Gimli
character-meriadoc = Meriadoc Brandybuck
character-peregrin = Peregrin Took
character-aragorn = Aragorn
character-gandalf-the-white = Gandalf the White
character-gollum = Gollum
character-saruman = Saruman
character-witch-king = The Witch-king
    .locative = the Witch-king
character-mouth-of-sauron = The Mouth of Sauron
    .locative = the Mouth of Sauron

## Event cards
card-fp-char-01 = Elven Cloaks
card-fp-char-02 = Elven Rope
card-fp-char-03 = Phial of Galadriel
card-fp-char-04 = Sméagol Helps Nice Master
card-fp-char-05 = Mithril Coat and Sting
card-fp-char-06 = Axe and Bow
card-fp-char-07 = Horn of Gondor
card-fp-char-08 = Wizard's Staff
card-fp-char-09 = Athelas
card-fp-char-10 = There Is Another Way
card-fp-char-11 = I Will Go Alone
card-fp-char-12 = Bilbo's Song
card-fp-char-13 = Mirror of Galadriel
card-fp-char-14 = Challenge of the King
card-fp-char-15 = Gwaihir the Windlord
card-fp-char-16 = We Prove the Swifter
card-fp-char-17 = There and Back Again
card-fp-char-18 = The Eagles Are Coming!
card-fp-char-19 = The Ents Awake: Treebeard
card-fp-char-20 = The Ents Awake: Huorns
card-fp-char-21 = The Ents Awake: Entmoot
card-fp-char-22 = Dead Men of Dunharrow
card-fp-char-23 = House of the Stewards
card-fp-char-24 = The Grey Company
card-fp-str-01 = The Last Battle
card-fp-str-02 = A Power Too Great
card-fp-str-03 = The Power of Tom Bombadil
card-fp-str-04 = Book of Mazarbul
card-fp-str-05 = The Spirit of Mordor
card-fp-str-06 = Faramir's Rangers
card-fp-str-07 = Fear! Fire! Foes!
card-fp-str-08 = Wisdom of Elrond
card-fp-str-09 = The Red Arrow
card-fp-str-10 = Help Unlooked For
card-fp-str-11 = Paths of the Woses
card-fp-str-12 = Through a Day and a Night
card-fp-str-13 = Círdan's Ships
card-fp-str-14 = Guards of the Citadel
card-fp-str-15 = Celeborn's Galadhrim
card-fp-str-16 = Riders of Théoden
card-fp-str-17 = Grimbeorn the Old, Son of Beorn
card-fp-str-18 = Imrahil of Dol Amroth
card-fp-str-19 = King Brand's Men
card-fp-str-20 = Swords in Eriador
card-fp-str-21 = Kindred of Glorfindel
card-fp-str-22 = Dáin Ironfoot's Guard
card-fp-str-23 = Éomer, Son of Éomund
card-fp-str-24 = Thranduil's Archers
card-sh-char-01 = Shelob's Lair
card-sh-char-02 = The Ring Is Mine!
card-sh-char-03 = On, On They Went
card-sh-char-04 = Give It to Uss!
card-sh-char-05 = Orc Patrol
card-sh-char-06 = Isildur's Bane
card-sh-char-07 = Foul Thing from the Deep
card-sh-char-08 = Candles of Corpses
card-sh-char-09 = Nazgûl Search
card-sh-char-10 = Cruel Weather
card-sh-char-11 = The Nazgûl Strike!
card-sh-char-12 = Morgul Wound
card-sh-char-13 = Lure of the Ring
card-sh-char-14 = The Breaking of the Fellowship
card-sh-char-15 = Worn with Sorrow and Toil
card-sh-char-16 = Flocks of Crebain
card-sh-char-17 = Balrog of Moria
card-sh-char-18 = The Lidless Eye
card-sh-char-19 = Dreadful Spells
card-sh-char-20 = Grond, Hammer of the Underworld
card-sh-char-21 = The Palantír of Orthanc
card-sh-char-22 = Wormtongue
card-sh-char-23 = The Ringwraiths Are Abroad
card-sh-char-24 = The Black Captain Commands
card-sh-str-01 = Return to Valinor
card-sh-str-02 = The Fighting Uruk-hai
card-sh-str-03 = Denethor's Folly
card-sh-str-04 = The Day Without Dawn
card-sh-str-05 = Threats and Promises
card-sh-str-06 = Stormcrow
card-sh-str-07 = Shadows Gather
card-sh-str-08 = The Shadow Lengthens
card-sh-str-09 = The Shadow Is Moving
card-sh-str-10 = Corsairs of Umbar
card-sh-str-11 = Rage of the Dunlendings
card-sh-str-12 = Return of the Witch-king
card-sh-str-13 = Half-orcs and Goblin-men
card-sh-str-14 = Olog-hai
card-sh-str-15 = Hill-trolls
card-sh-str-16 = A New Power Is Rising
card-sh-str-17 = Many Kings to the Service of Mordor
card-sh-str-18 = The King Is Revealed
card-sh-str-19 = Shadows on the Misty Mountains
card-sh-str-20 = Orcs Multiplying Again
card-sh-str-21 = Horde from the East
card-sh-str-22 = Monsters Roused
card-sh-str-23 = Musterings of Long-planned War
card-sh-str-24 = Pits of Mordor

## Combat cards
combat-it-is-a-gift = It Is a Gift
combat-blade-of-westernesse = Blade of Westernesse
combat-mighty-attack = Mighty Attack
combat-servant-of-the-secret-fire = Servant of the Secret Fire
combat-anduril = Andúril
combat-heroic-death = Heroic Death
combat-daring-defiance = Daring Defiance
combat-fateful-strike = Fateful Strike
combat-sudden-strike = Sudden Strike
combat-brave-stand = Brave Stand
combat-ents-rage = Ents' Rage
combat-huorn-dark = Huorn-dark
combat-nameless-wood = Nameless Wood
combat-daylight = Daylight
combat-no-quarter = No Quarter
combat-advantageous-position = Advantageous Position
combat-scouts = Scouts
combat-shield-wall = Shield-wall
combat-confusion = Confusion
combat-charge = Charge
combat-valour = Valour
combat-one-for-the-dark-lord = One for the Dark Lord
combat-cruel-as-death = Cruel as Death
combat-they-are-terrible = They Are Terrible
combat-dread-and-despair = Dread and Despair
combat-black-breath = Black Breath
combat-foul-stench = Foul Stench
combat-words-of-power = Words of Power
combat-durins-bane = Durin's Bane
combat-devilry-of-orthanc = Devilry of Orthanc
combat-deadly-strife = Deadly Strife
combat-onslaught = Onslaught
combat-relentless-assault = Relentless Assault
combat-great-host = Great Host
combat-mumakil = Mûmakil
combat-swarm-of-bats = Swarm of Bats
combat-we-come-to-kill = We Come to Kill
combat-desperate-battle = Desperate Battle

## Figures
figure-dwarves-regular = Dwarven Regular
    .counted = { $count ->
        [one] a Dwarven Regular
       *[other] { $count } Dwarven Regulars
    }
figure-dwarves-elite = Dwarven Elite
    .counted = { $count ->
        [one] a Dwarven Elite
       *[other] { $count } Dwarven Elites
    }
figure-dwarves-leader = Dwarven Leader
    .counted = { $count ->
        [one] a Dwarven Leader
       *[other] { $count } Dwarven Leaders
    }
figure-elves-regular = Elven Regular
    .counted = { $count ->
        [one] an Elven Regular
       *[other] { $count } Elven Regulars
    }
figure-elves-elite = Elven Elite
    .counted = { $count ->
        [one] an Elven Elite
       *[other] { $count } Elven Elites
    }
figure-elves-leader = Elven Leader
    .counted = { $count ->
        [one] an Elven Leader
       *[other] { $count } Elven Leaders
    }
figure-gondor-regular = Gondor Regular
    .counted = { $count ->
        [one] a Gondor Regular
       *[other] { $count } Gondor Regulars
    }
figure-gondor-elite = Gondor Elite
    .counted = { $count ->
        [one] a Gondor Elite
       *[other] { $count } Gondor Elites
    }
figure-gondor-leader = Gondor Leader
    .counted = { $count ->
        [one] a Gondor Leader
       *[other] { $count } Gondor Leaders
    }
figure-north-regular = North Regular
    .counted = { $count ->
        [one] a North Regular
       *[other] { $count } North Regulars
    }
figure-north-elite = North Elite
    .counted = { $count ->
        [one] a North Elite
       *[other] { $count } North Elites
    }
figure-north-leader = North Leader
    .counted = { $count ->
        [one] a North Leader
       *[other] { $count } North Leaders
    }
figure-rohan-regular = Rohan Regular
    .counted = { $count ->
        [one] a Rohan Regular
       *[other] { $count } Rohan Regulars
    }
figure-rohan-elite = Rohan Elite
    .counted = { $count ->
        [one] a Rohan Elite
       *[other] { $count } Rohan Elites
    }
figure-rohan-leader = Rohan Leader
    .counted = { $count ->
        [one] a Rohan Leader
       *[other] { $count } Rohan Leaders
    }
figure-isengard-regular = Isengard Regular
    .counted = { $count ->
        [one] an Isengard Regular
       *[other] { $count } Isengard Regulars
    }
figure-isengard-elite = Isengard Elite
    .counted = { $count ->
        [one] an Isengard Elite
       *[other] { $count } Isengard Elites
    }
figure-sauron-regular = Sauron Regular
    .counted = { $count ->
        [one] a Sauron Regular
       *[other] { $count } Sauron Regulars
    }
figure-sauron-elite = Sauron Elite
    .counted = { $count ->
        [one] a Sauron Elite
       *[other] { $count } Sauron Elites
    }
figure-nazgul = Nazgûl
    .counted = { $count ->
        [one] a Nazgûl
       *[other] { $count } Nazgûl
    }
figure-southrons-regular = Southron Regular
    .counted = { $count ->
        [one] a Southron Regular
       *[other] { $count } Southron Regulars
    }
figure-southrons-elite = Southron Elite
    .counted = { $count ->
        [one] a Southron Elite
       *[other] { $count } Southron Elites
    }
figure-gandalf-the-grey = { character-gandalf-the-grey }
figure-strider = { character-strider }
figure-boromir = { character-boromir }
figure-legolas = { character-legolas }
figure-gimli = { character-gimli }
figure-meriadoc = { character-meriadoc }
figure-peregrin = { character-peregrin }
figure-aragorn = { character-aragorn }
figure-gandalf-the-white = { character-gandalf-the-white }
figure-saruman = { character-saruman }
figure-witch-king = { character-witch-king }
figure-mouth-of-sauron = { character-mouth-of-sauron }

## Results of action dice
die-character = Character
    .counted = { $count ->
        [one] Character
       *[other] { $count } Characters
    }
die-army = Army
    .counted = { $count ->
        [one] Army
       *[other] { $count } Armies
    }
die-muster = Muster
    .counted = { $count ->
        [one] Muster
       *[other] { $count } Musters
    }
die-event = Event
    .counted = { $count ->
        [one] Event
       *[other] { $count } Events
    }
die-army-muster = Muster/Army
    .counted = { $count ->
        [one] Muster/Army
       *[other] { $count } Muster/Army
    }
die-will-of-the-west = Will of the West
    .counted = { $count ->
        [one] Will of the West
       *[other] { $count } Wills of the West
    }
die-eye = Eye
    .counted = { $count ->
        [one] Eye
       *[other] { $count } Eyes
    }

## Event decks
deck-free-peoples-character = Free Peoples character deck
deck-free-peoples-strategy = Free Peoples strategy deck
deck-shadow-character = Shadow character deck
deck-shadow-strategy = Shadow strategy deck

## Hunt tiles; a special tile is called as its card is
tile-std-eye = Eye
tile-std-0r = 0, reveal
tile-std-1 = 1
tile-std-1r = 1, reveal
tile-std-2 = 2
tile-std-2r = 2, reveal
tile-std-3 = 3
tile-fp-elven-cloaks = { card-fp-char-01 }
tile-fp-elven-rope = { card-fp-char-02 }
tile-fp-phial-of-galadriel = { card-fp-char-03 }
tile-fp-smeagol-helps = { card-fp-char-04 }
tile-sh-shelobs-lair = { card-sh-char-01 }
tile-sh-the-ring-is-mine = { card-sh-char-02 }
tile-sh-on-on-they-went = { card-sh-char-03 }
tile-sh-give-it-to-uss = { card-sh-char-04 }

## What stands in a region
settlement-none = no Settlement
settlement-town = town
settlement-city = city
settlement-stronghold = Stronghold
settlement-fortification = fortification
