## The common board

above_below-offers = Buildings for sale
above_below-in-deck = { $n } in the deck
above_below-replace-houses = Replace the houses for 1 coin
above_below-replace-outposts = Replace the outposts for 1 coin
above_below-specials = Only by stories
above_below-none-left = none left
above_below-caves-left =
    { $n ->
        [one] { $n } cave
       *[other] { $n } caves
    }
above_below-prize = An artifact waits for the next who succeeds.
above_below-tokens-underforest = { $n } tokens of the Underforest
above_below-tokens-desert = { $n } tokens of the Desert Labyrinth
above_below-artifacts-left = { $n } artifacts in the stack
above_below-quests = Quests
above_below-kind-start = First house
above_below-kind-house = House
above_below-kind-key = Key house
above_below-kind-star = Star house
above_below-kind-outpost = Outpost
above_below-costs =
    { $n ->
        [one] Costs { $n } coin
       *[other] Costs { $n } coins
    }
above_below-short = { $n } short
above_below-round = Round { $n } of { $of }
above_below-first = { $name } is first
above_below-cider-there = A cider waits for the first who labours.
above_below-cider-gone = The cider of this round is taken.
above_below-villagers-left =
    { $n ->
        [one] { $n } more villager in the stack
       *[other] { $n } more villagers in the stack
    }
above_below-reputation-of = Reputation of { $name }: { $n }.
above_below-awards =
    { $count ->
        [one] { $awards } points for the best name
       *[other] { $awards } points for the best names
    }

## A village

above_below-village-of = The village of { $name }
above_below-houses = Houses
above_below-below = Outposts and caves
above_below-no-caves = Nothing has been found below yet.
above_below-empty-cave = An empty cave: an outpost may be built here.
above_below-on-cave = In the cave { $name }
above_below-goods-on = To be harvested: { $goods }
above_below-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
above_below-points =
    { $n ->
        [one] { $n } point so far
       *[other] { $n } points so far
    }
above_below-income = Income at the end of the round: { $n }
above_below-beds =
    { $n ->
        [one] { $n } bed
       *[other] { $n } beds
    }
above_below-rerolls =
    { $n ->
        [one] { $n } reroll in each exploration
       *[other] { $n } rerolls in each exploration
    }
above_below-used = Used in this round.
above_below-zone-ready = Ready
above_below-zone-resting = Resting
above_below-zone-injured = Injured
above_below-track = Advancement track
above_below-track-empty = Nothing lies on the track.
above_below-laid =
    { $vp ->
        [one] { $name } ×{ $n }, { $vp } point each.
       *[other] { $name } ×{ $n }, { $vp } points each.
    }
above_below-reserve = Reserve
above_below-nothing = nothing
above_below-for-sale = For sale
above_below-asking =
    { $n ->
        [one] For { $n } coin
       *[other] For { $n } coins
    }
above_below-asks-me = Price on asking
above_below-passed = passed
above_below-plate = { $name }: { $points } points, { $coins } coins, { $ready } ready, { $resting } resting, { $injured } injured, { $beds } beds. Show the village.
above_below-exploring = exploring
above_below-reads = reads

## My turn

above_below-free-lay = Lay goods
above_below-free-sale = For sale
above_below-free-buy = Buy
above_below-free-replace = New cards

## Setting out

above_below-expedition = The expedition
above_below-crew = Who goes
above_below-choose-two = Choose at least two explorers who are ready.
above_below-odds = Chance of so many lanterns, in per cent
above_below-odds-said = { $need } lanterns: { $plain } per cent, { $all } per cent with everybody sent home
above_below-odds-plain =
    { $n ->
        [0] by the dice
        [one] by the dice and { $n } reroll
       *[other] by the dice and { $n } rerolls
    }
above_below-odds-home = with everybody sent home

## The book

above_below-page = Page { $n }
above_below-before = { $name } lights the lanterns and goes in …
above_below-what-do-you-do = What do you do?
above_below-you-read = You read this to { $name }
above_below-the-end = What came of it
above_below-text-size = Size of the text
above_below-size = Size { $n } of 3
above_below-read-aloud = Read aloud
above_below-hush = Be quiet
above_below-no-voice =
    { $lang ->
        [ru] This device has no voice that reads Russian.
       *[other] This device has no voice that reads English.
    }
above_below-close-book = Close the book
above_below-to-village = To the village
above_below-read-along = { $name } explores: read along
above_below-read-again = The last story of { $name }
above_below-in-english = The stories are told in English and Russian; this one is in English.
above_below-check = check
above_below-chosen = chosen
above_below-no-cost = no cost
above_below-chance-said = { $need } lanterns: { $chance } per cent, { $home } per cent with everybody sent home.
above_below-less = less
above_below-reader = { $name } reads to { $explorer }
above_below-decides = { $name } is choosing …
above_below-sets-out = { $name } is setting out …
above_below-lit =
    { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
above_below-lit-of = { $n } of { $need } lanterns
above_below-of = of { $n }
above_below-lanterns-short =
    { $n ->
        [one] { $n } lantern short
       *[other] { $n } lanterns short
    }
above_below-change = You may still do something: { $ways }.
above_below-way-home = send a villager home for 1 more lantern
above_below-way-reroll = reroll a die
above_below-way-plus = add 1 to a die
above_below-way-bonus = pay for more lanterns
above_below-rerolls-left =
    { $n ->
        [one] { $n } reroll left
       *[other] { $n } rerolls left
    }
above_below-enough = That is enough
above_below-let-fail = Let it fail
above_below-deciding = { $name } looks at the dice …
above_below-sealed = Rewards stay sealed until the lanterns are counted.
above_below-rolled =
    { $lanterns ->
        [one] Rolled { $die }: { $lanterns } lantern
       *[other] Rolled { $die }: { $lanterns } lanterns
    }
above_below-gone-home = Gone home, exhausted
above_below-send-home = Send home
above_below-reroll = Reroll
above_below-succeeded =
    { $n ->
        [one] A success with { $n } lantern
       *[other] A success with { $n } lanterns
    }
above_below-failed =
    { $n ->
        [one] A failure with { $n } lantern
       *[other] A failure with { $n } lanterns
    }
above_below-cave = The cave
above_below-die-shows = The die shows { $n }.
above_below-stake = Succeed: the cave is yours, and the explorers left here rest. Fail: it goes under the deck. Those sent home are injured until a potion or a bed.

## Recovery

above_below-recovery = The round is over: your villagers recover
above_below-recovery-about = Potions and ciders first, then one bed each. A step leads from injured to resting and from resting to ready.
above_below-beds-left =
    { $n ->
        [one] { $n } bed left
       *[other] { $n } beds left
    }
above_below-recover = Good night
above_below-give-potion = Potion for { $name }
above_below-give-cider = Cider for { $name }
above_below-give-bed = Bed for { $name }
above_below-becomes-ready = will be ready
above_below-becomes-resting = will be resting
above_below-becomes-injured = stays injured

## Trade

above_below-your-coins =
    { $n ->
        [one] you have { $n } coin
       *[other] you have { $n } coins
    }
above_below-bids = Offered so far: { $bids }.
above_below-countered =
    { $n ->
        [one] The owner would take { $n } coin.
       *[other] The owner would take { $n } coins.
    }
above_below-sell-for = Sell for { $n }
above_below-counter = Decline, but say what you would take
above_below-standing-price = Or have it bought at once for
above_below-standing-about = A price stands until you put the item up again. With “Ask me” every offer comes to you.

## Parts of the table

above_below-part-rows = Houses and outposts
above_below-part-stars = Key and star houses
above_below-tab-village = Village
above_below-tab-market = Buildings
above_below-tab-board = Board
above_below-tab-log = Log

## A component opened large

above_below-kind-villager = Villager
above_below-kind-cave = Cave
above_below-kind-token = Exploration token
above_below-kind-artifact = Artifact
above_below-kind-quest = Quest
above_below-kind-state = State of a villager
above_below-kind-item = Item
above_below-kind-action = Action
above_below-kind-board = Board
above_below-to-build = To build it
above_below-to-train = To train this villager
above_below-need-coins = { $cost ->
    [one] { $cost } coin; you have { $have }
   *[other] { $cost } coins; you have { $have }
}
above_below-need-cheaper = { $n ->
    [one] a good tool saves { $n } coin
   *[other] a good tool saves { $n } coins
}
above_below-need-hammer = You lack a ready villager with a hammer
above_below-need-quill = You lack a ready villager with a quill
above_below-need-cave = { $n ->
    [0] You lack an empty cave
    [one] { $n } empty cave
   *[other] { $n } empty caves
}

## The journal and what is kept

above_below-journal = Journal
above_below-journal-opening = The journal is being opened …
above_below-journal-empty = Nothing has been told yet.
above_below-journal-line = { $name }, round { $round }
above_below-keepsakes = The villages
above_below-save = Save the picture
above_below-save-picture = Save the picture: { $title }
above_below-points-final = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
above_below-from-mushroom = Mushrooms
above_below-from-fish = Fish
above_below-from-fruit = Fruit
above_below-from-rope = Rope
above_below-from-pot = Pots
above_below-from-paper = Paper
above_below-from-ore = Ore
above_below-from-amethyst = Amethysts
above_below-from-houses = Houses above
above_below-from-outposts = Outposts below
above_below-from-printed = Points printed on buildings
above_below-from-counted = Bonuses that count things

## The first game

above_below-guide-1 = Welcome to the hills. In seven rounds you build a village above and explore the caves below. Who has the most points in the end wins.
above_below-guide-2 = This is your village: the houses in a street above, your villagers before them, caves and outposts below.
above_below-guide-3 = Who stands in the sun is ready and can work. After work they rest; who is sent home from a cave is injured. Beds, potions and ciders bring them back.
above_below-guide-4 = The die and lanterns under a villager say what a roll is worth when exploring. Hammers build, quills train others.
above_below-guide-5 = Each building gives something: beds, coins, goods, points. Touch a card to see it large.
above_below-guide-6 = Goods laid on this track bring points at the end, the later spaces more; and the longer the track, the larger your income.
above_below-guide-7 = Here new villagers can be trained. The track shows everybody’s reputation: kind deeds in the stories raise it, and it brings points.
above_below-guide-8 = To explore, send at least two villagers. A story is read to you: choose an option, roll the dice, count the lanterns.
above_below-guide-9 = Down here you are asked what to do. What glows can be touched. Have a good journey!
above_below-on-average = { NUMBER($n, maximumFractionDigits: 1) } on average
