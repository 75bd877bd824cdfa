tombs-rooms = Rooms
tombs-helpers = Helpers
tombs-camp = Camp
tombs-chests = Chests
tombs-supply = Supply
tombs-helpers-of = Helpers
tombs-your-camp = Your camp
tombs-your-helpers = Your helpers
tombs-your-chests = Your chests
tombs-no-helpers = no helper yet
tombs-empty-camp = the camp is empty
tombs-no-chest = no chest
tombs-used = used
tombs-used-chests = { $n } used
tombs-chest-when = Once, while you remove paws.
tombs-in-deck = { $n } in deck
tombs-discarded = { $n } discarded
tombs-discards = { $what }: discarded
tombs-backs = { $green } green backs above { $blue } blue ones
tombs-paws = { $n } of { $all } paws
tombs-seals = { $n } of { $all } seals
tombs-ends-at = Ends at
tombs-end-near = The end is near: these are the last actions.
tombs-rooms-of = { $n } of { $all } rooms
tombs-fame-of = { $n } of { $all } fame
tombs-helpers-left =
    { $n ->
        [one] { $n } helper left
       *[other] { $n } helpers left
    }
tombs-steps = Paws of this action
tombs-tab-market = Market
tombs-tab-mine = Mine
tombs-tab-players = Players
tombs-tab-log = Log
tombs-empty-place = an empty place
tombs-paw-of = a paw of { $name }
tombs-room-of = opened by { $name }
tombs-turned-by = turned over by { $name }
tombs-barred-by = barred by { $name } from the other end
tombs-would-cross = your lines would cross here
tombs-crosses = Crosses { $with }: a paw on { $what }.
tombs-means = { $name }: { $food } food, { $torch } { $torch ->
        [one] torch
       *[other] torches
    }, { $pick } { $pick ->
        [one] pick
       *[other] picks
    }, { $gold } gold, { $fame } fame, { $paws } { $paws ->
        [one] paw
       *[other] paws
    } and { $seals } { $seals ->
        [one] seal
       *[other] seals
    } in supply
tombs-costs =
    Costs{ $food ->
        [0] {""}
       *[other] {" "}{ $food } food
    }{ $torch ->
        [0] {""}
        [one] {" "}{ $torch } torch
       *[other] {" "}{ $torch } torches
    }{ $pick ->
        [0] {""}
        [one] {" "}{ $pick } pick
       *[other] {" "}{ $pick } picks
    }{ $any ->
        [0] {""}
       *[other] {" "}{ $any } of any resource
    }{ $gold ->
        [0] {""}
       *[other] {" "}{ $gold } gold
    }
tombs-fame-printed = { $n } fame
tombs-short = { $n } short
tombs-diversity-of = Diversity of { $name }: { $rooms } for rooms, { $helpers } for helpers
tombs-kind-room = Room
tombs-kind-helper = Helper
tombs-kind-entrance = Entrance
tombs-kind-chest = Chest
tombs-side-normal = As it lies
tombs-side-secret = Turned over
tombs-to-open = To open it
tombs-to-hire = To hire it
tombs-need =
    { $kind ->
        [food] { $cost } food, you have { $have }
        [torch]
            { $cost ->
                [one] { $cost } torch, you have { $have }
               *[other] { $cost } torches, you have { $have }
            }
        [pick]
            { $cost ->
                [one] { $cost } pick, you have { $have }
               *[other] { $cost } picks, you have { $have }
            }
        [any] { $cost } more of any resource
       *[gold] { $cost } gold, you have { $have }
    }
tombs-discount =
    { $n ->
        [one] you pay 1 resource less
       *[other] you pay { $n } resources less
    }
tombs-gold-stands-in = gold stands in for any resource: you have { $n }
tombs-paw-lies = your paw lies on an empty place: { $place }
tombs-paw-lacks = a paw of yours on an empty place
tombs-you-lack =
    { $n ->
        [one] You lack 1 resource
       *[other] You lack { $n } resources
    }
tombs-worth = What it is worth to you
tombs-worth-fame = { $n } fame at once
tombs-worth-new = a new faction for you: { $faction }
tombs-worth-known = a faction you have already: { $faction }
tombs-worth-wild = counts as any one faction
tombs-guide-1 = Welcome to the tomb. You lead a guild of rodents and seek fame. The game lasts about an hour; this talk takes a minute.
tombs-guide-2 = Around the tomb lie entrances. On your turn you lay a paw on a free one, or you remove all your paws. With two players the far end of the line must not hold another's paw.
tombs-guide-3 = Where the lines of two of your paws cross, you lay one more paw inside. There it may take a chest, or visit a room: whoever opened the room gains 1 fame for your visit.
tombs-guide-4 = When you remove your paws, every card under them works for you, in an order you choose. Food, torches, picks and gold move along these tracks; gold stands in for the others.
tombs-guide-5 = With some effects you open a room from this market under a paw of yours in the tomb. It brings its fame at once and works for whoever leaves a paw on it.
tombs-guide-6 = Helpers stay with you for good. What stands before the colon sets them off: Builder, for example, adds a pick whenever you gain picks.
tombs-guide-7 = A card in your camp waits for you alone and costs 1 resource less.
tombs-guide-8 = The game ends when the tomb is full, somebody has enough fame or the helpers run out. Then different factions among your rooms and among your helpers score besides.
tombs-guide-9 = What you are asked stands here. Everything that glows may be touched; touch anything else to learn what it is and why it can't be used now. Have a good dig!

tombs-rest = diversity
tombs-from-rooms = Fame of opened rooms
tombs-from-helpers = Fame of hired helpers
tombs-from-effects = Effects and chests
tombs-from-tolls = Tolls: paws of others in your rooms
tombs-goal = { $n } fame ends the game
tombs-place = { $row } × { $column }
