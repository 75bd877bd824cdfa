### Above and Below: every sentence of the game in English.

## The game

game-name = Above and Below
game-about = Build a village above the ground and send your villagers into the stories of the caves below.
game-length = 60–90 minutes
game-weight = medium

## Rows of things

things = { $rest } and { $last }

## Things, counted. `put` is what is laid, gained or given, `none` what is missing, `each` what is counted for points.

thing-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .put = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
thing-mushroom = { $n ->
    [one] { $n } mushroom
   *[other] { $n } mushrooms
}
    .put = { $n ->
        [one] { $n } mushroom
       *[other] { $n } mushrooms
    }
    .none = mushroom
    .each = each mushroom
thing-fish = { $n } fish
    .put = { $n } fish
    .none = fish
    .each = each fish
thing-fruit = { $n } fruit
    .put = { $n } fruit
    .none = fruit
    .each = each fruit
thing-rope = { $n ->
    [one] { $n } rope
   *[other] { $n } ropes
}
    .put = { $n ->
        [one] { $n } rope
       *[other] { $n } ropes
    }
    .none = rope
    .each = each rope
thing-pot = { $n ->
    [one] { $n } pot
   *[other] { $n } pots
}
    .put = { $n ->
        [one] { $n } pot
       *[other] { $n } pots
    }
    .none = pot
    .each = each pot
thing-paper = { $n ->
    [one] { $n } paper
   *[other] { $n } papers
}
    .put = { $n ->
        [one] { $n } paper
       *[other] { $n } papers
    }
    .none = paper
    .each = each paper
thing-ore = { $n } ore
    .put = { $n } ore
    .none = ore
    .each = each ore
thing-amethyst = { $n ->
    [one] { $n } amethyst
   *[other] { $n } amethysts
}
    .put = { $n ->
        [one] { $n } amethyst
       *[other] { $n } amethysts
    }
    .none = amethyst
    .each = each amethyst
thing-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
    .put = { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
    .each = each potion
thing-cider = { $n ->
    [one] { $n } cider
   *[other] { $n } ciders
}
    .put = { $n ->
        [one] { $n } cider
       *[other] { $n } ciders
    }
    .each = each cider
thing-any_good = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
    .put = { $n ->
        [one] { $n } good of your choice
       *[other] { $n } goods of your choice
    }
thing-supplies = { $n ->
    [one] { $n } supplies token
   *[other] { $n } supplies tokens
}
    .put = { $n ->
        [one] { $n } supplies token
       *[other] { $n } supplies tokens
    }
thing-reputation = { $n } reputation
    .put = { $n } reputation
thing-cave = { $n ->
    [one] { $n } empty cave
   *[other] { $n } empty caves
}
    .put = { $n ->
        [one] { $n } empty cave
       *[other] { $n } empty caves
    }
thing-villager = { $n ->
    [one] { $n } villager
   *[other] { $n } villagers
}
    .each = each villager
thing-house = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
    .each = each house (not outposts, not the starting house)
thing-outpost = { $n ->
    [one] { $n } outpost
   *[other] { $n } outposts
}
    .each = each outpost
thing-empty_cave = { $n ->
    [one] { $n } empty cave
   *[other] { $n } empty caves
}
    .each = each empty cave
thing-hammer = hammer
thing-quill = quill

## What is written on cards

effect-beds = { $n ->
    [one] { $n } bed.
   *[other] { $n } beds.
}
effect-income = +{ $n } income at the end of each round.
effect-income_per = +{ $n } income at the end of each round for { $things } on your advancement track.
effect-goods = When built, put { $things } on this card to be harvested.
effect-replenish = When built, put { $things } on this card; at the end of each round, if it holds no { $none }, put 1 on it.
effect-potion = { $n ->
    [one] When built, gain { $n } potion.
   *[other] When built, gain { $n } potions.
}
effect-potion_per_round = { $n ->
    [one] Gain { $n } potion at the end of each round.
   *[other] Gain { $n } potions at the end of each round.
}
effect-train_ready = Villagers you train may go to the ready zone.
effect-coin_on_build = { $n ->
    [one] After you buy another building, gain { $n } coin.
   *[other] After you buy another building, gain { $n } coins.
}
effect-coin_on_explore = { $n ->
    [one] After each successful exploration, gain { $n } coin.
   *[other] After each successful exploration, gain { $n } coins.
}
effect-reroll = { $n ->
    [1] In each exploration you may reroll a villager die once.
    [2] In each exploration you may reroll a villager die twice.
   *[other] In each exploration you may reroll a villager die { $n } times.
}
effect-drinks_as_coins = { $n ->
    [one] You may pay with potions and ciders, each worth { $n } coin.
   *[other] You may pay with potions and ciders, each worth { $n } coins.
}
effect-reputation = When built, gain { $n } reputation.
effect-vp = { $n } VP.
effect-vp_per = { $n } VP for { $things } you own.

## What is written on villagers

skill-hammer = Hammer: may build.
skill-quill = Quill: may train.
skill-hammer_plus = Hammer plus: may build, 1 coin cheaper.
skill-quill_plus = Quill plus: may train, 1 coin cheaper.
die-symbol = { $lanterns ->
    [one] { $min } or more: { $lanterns } lantern.
   *[other] { $min } or more: { $lanterns } lanterns.
}
trait-bad_reputation = Lose 1 reputation when she joins you.
trait-cave_cat = Each time you use the cat roll a die: on 1 or 2 it rests and does nothing.
trait-metal = Sleeps in his own bed: takes no bed of a building, no potion and no cider.

## What is written on artifacts, quests, states, supplies, drinks, caves and tokens

artifact-explore = Once per round, while exploring, after all your villager dice are rolled: { $effects }.
artifact-train = Once per round, while training: the villager who trains { $effects }.
artifact-harvest = Once per round, while harvesting: one harvesting villager takes { $effects }, from one or several cards.
effect-die_plus = add { $n } to one die
effect-train_without_quill = needs no quill
effect-train_discount = { $n ->
    [one] pays { $n } coin less
   *[other] pays { $n } coins less
}
effect-harvest_extra = { $n ->
    [1] 2 goods instead of 1
   *[other] { $n } more goods
}
effect-die_minus = While exploring, subtract { $n } from this villager's die.
effect-use_roll = Whenever you use this villager roll a die: on 1-{ $fail_max } it does nothing and rests; you may send another villager at once.
effect-explore_coins_minus = { $n ->
    [one] If an exploration with at least one greedy villager gains you coins, gain { $n } coin less.
   *[other] If an exploration with at least one greedy villager gains you coins, gain { $n } coins less.
}
effect-cannot_be_sent_home = This villager cannot be sent to the injured zone during an exploration.
quest = The first to own { $things } takes this: { $vp } VP.
supplies-text = Spend while exploring, after all your dice are rolled: +{ $n } to a die. At the end of the game { $vp } VP for every 2.
drink-potion = At the end of a round, before beds: one villager moves from injured to resting.
drink-cider = At the end of a round, before beds: one villager moves from resting to ready.
cave-numbers = Leads to the paragraphs { $numbers }.

## Names of what has none in the content

token-underforest = Underforest token
token-desert = Desert Labyrinth token
board-settlement = Settlement board
    .about = Zones for your villagers, one spot for an item for sale, the advancement track.
board-reputation = Reputation board
    .about = The row of villagers, the cider of the round, the reputation track, the round track.
numbered = { $name } { $n }
name-paragraph = paragraph { $id }

## Actions

action-explore = Explore
    .about = At least 2 villagers: take the top cave, hear a story, choose, and roll for lanterns.
action-harvest = Harvest
    .about = For each villager take 1 good from your buildings.
action-build = Build
    .about = A villager with a hammer: buy one building. An outpost needs an empty cave.
action-train = Train
    .about = A villager with a quill: pay for one villager of the row, who joins you resting.
action-labor = Labor
    .about = 1 coin for each villager; the first of the round takes the cider, too.

## Paragraphs: terms, rewards, penalties

story-in-english = [in English] { $text }
alternatives = { $rest } or { $last }
story-check = Check { $needs }.
story-gain = Gain { $things }.
story-nothing = Gain nothing.
story-lose = Lose { $things }.
story-injure = { $n ->
    [one] { $n } explorer is injured.
   *[other] { $n } explorers are injured.
}
story-state-poisoned = One explorer becomes poisoned.
story-state-sad = One explorer becomes sad.
story-state-greedy = One explorer becomes greedy.
story-state-cowardly = One explorer becomes cowardly.
story-joins-elemental_woman = The elemental woman joins you.
story-joins-glogo = Glogo joins you.
story-joins-cave_cat = A cave cat joins you.
story-joins-metal_man = A metal man joins you.
story-joins-cheapest = The cheapest villager of the row joins you, free.
story-failure = The exploration fails.
story-cost = Costs { $things }.
conduct-gain = Gain { $n } reputation for the choice.
conduct-lose = Lose { $n } reputation for the choice.
require-explorers_min = Needs at least { $n } explorers.
require-explorer_has = Needs an explorer with a { $thing }.
require-reputation_min = Needs reputation { $n } or more.
require-coins_min = Needs { $n } coins in hand.
require-good = Needs { $thing } in the reserve.
bonus-pay = Pay { $things }: +{ $n } { $n ->
    [one] lantern
   *[other] lanterns
}.
bonus-per = +{ $n } { $n ->
    [one] lantern
   *[other] lanterns
} for each explorer with a { $thing }.
bonus-if_item = +{ $n } { $n ->
    [one] lantern
   *[other] lanterns
} if you have { $thing }.
bonus-if_villager = +{ $n } { $n ->
    [one] lantern
   *[other] lanterns
} if { $folk ->
    [human] a human takes
    [fish_folk] one of the fish folk takes
   *[special] a special villager takes
} part.

## What happens

told-sent = { $seat }: { $villagers } – { $action }.
told-refused = { $villager } rolls { $die }, refuses and goes to rest.
told-willing = { $villager } rolls { $die } and is willing.
told-cave-taken = { $seat } takes the cave { $cave }.
told-turned-back = Too few explorers are left: { $cave } goes back on top of the deck.
told-token-drawn = { $seat } lays a token on the cave: { $token }.
told-read = The die shows { $die }: { $reader } reads { $paragraph } to { $seat }.
told-chosen = { $seat } chooses: { $option }.
told-rolled = { $villager } rolls { $die }: { $lanterns ->
    [one] { $lanterns } lantern
   *[other] { $lanterns } lanterns
}.
told-rerolled = { $villager } rolls again: { $die }, { $lanterns ->
    [one] { $lanterns } lantern
   *[other] { $lanterns } lanterns
}.
told-added = { $source } adds { $n } to the die of { $villager }: { $lanterns ->
    [one] { $lanterns } lantern
   *[other] { $lanterns } lanterns
}.
told-bonus-paid = { $seat } pays for { $n ->
    [one] { $n } more lantern
   *[other] { $n } more lanterns
}.
told-sent-home = { $villager } goes home, exhausted: 1 more lantern.
told-outcome = { $success ->
    [1] { $lanterns ->
        [one] The exploration of { $seat } succeeds with { $lanterns } lantern.
       *[other] The exploration of { $seat } succeeds with { $lanterns } lanterns.
    }
   *[other] { $lanterns ->
        [one] The exploration of { $seat } fails with { $lanterns } lantern.
       *[other] The exploration of { $seat } fails with { $lanterns } lanterns.
    }
}
told-nobody-left = { $n ->
    [one] Nobody is left to come along: { $seat } gets { $n } coin instead.
   *[other] Nobody is left to come along: { $seat } gets { $n } coins instead.
}
told-injured = { $villager } is injured.
told-state = { $villager } is now: { $state }.
told-came-home = The explorers of { $seat } come home from { $cave }.
told-cave-gained = { $seat } keeps the empty cave { $cave }.
told-cave-lost = The cave { $cave } goes under its deck.
told-artifact-laid = An artifact is laid face down on the cave deck.
told-artifact-won = { $seat } wins the artifact: { $artifact }.
told-artifact-used = { $seat } uses { $artifact }.
told-quest = { $seat } completes the quest { $quest }.
told-coins = { $n ->
    [one] { $seat } gains { $n } coin.
   *[other] { $seat } gains { $n } coins.
}
told-lost-coins = { $n ->
    [one] { $seat } loses { $n } coin.
   *[other] { $seat } loses { $n } coins.
}
told-gained = { $n ->
    [1] { $seat } gains: { $item }.
   *[other] { $seat } gains: { $item } ×{ $n }.
}
told-lost = { $n ->
    [1] { $seat } gives up: { $item }.
   *[other] { $seat } gives up: { $item } ×{ $n }.
}
told-reputation-gained = { $seat } gains { $n } reputation.
told-reputation-lost = { $seat } loses { $n } reputation.
told-paid = { $potions ->
    [0] { $ciders ->
        [0] { $coins ->
            [one] { $seat } pays { $coins } coin.
           *[other] { $seat } pays { $coins } coins.
        }
       *[other] { $seat } pays: coins { $coins }, ciders { $ciders }.
    }
   *[other] { $ciders ->
        [0] { $seat } pays: coins { $coins }, potions { $potions }.
       *[other] { $seat } pays: coins { $coins }, potions { $potions }, ciders { $ciders }.
    }
}
told-built = { $seat } builds: { $building }.
told-stocked = { $n ->
    [1] On { $building } of { $seat }: { $item }.
   *[other] On { $building } of { $seat }: { $item } ×{ $n }.
}
told-revealed = New buildings: { $buildings }.
told-replaced = { $seat } replaces the { $row }.
told-harvested = { $seat } harvests from { $building }: { $item }.
told-joined = { $zone-id ->
    [ready] { $villager } joins { $seat }, ready.
   *[resting] { $villager } joins { $seat }, resting.
}
told-laid = { $seat } lays on space { $space } of the track: { $item }.
told-reminder = { $seat }, what you have for sale can be used at the end of the round only if you take it back in your own turn: { $item }.
told-for-sale = { $price ->
    [0] { $seat } puts up for sale, price open: { $item }.
    [one] { $seat } puts up for sale, for { $price } coin: { $item }.
   *[other] { $seat } puts up for sale, for { $price } coins: { $item }.
}
told-taken-back = { $seat } takes back from sale: { $item }.
told-offered = { $price ->
    [one] { $seat } offers { $seller } { $price } coin: { $item }.
   *[other] { $seat } offers { $seller } { $price } coins: { $item }.
}
told-declined = { $seat } declines: { $item }.
told-countered = { $price ->
    [one] { $seat } would take { $price } coin: { $item }.
   *[other] { $seat } would take { $price } coins: { $item }.
}
told-bought = { $price ->
    [one] { $seat } buys from { $seller } for { $price } coin: { $item }.
   *[other] { $seat } buys from { $seller } for { $price } coins: { $item }.
}
told-passed = { $seat } passes.
told-round-marker = The round is over. Round { $round } is being prepared.
told-cider-placed = A new cider waits on the reputation board.
told-arrived = New in the row: { $villagers }.
told-recovered = { $by-id ->
    [bed] { $seat }: { $villager } recovers in bed.
    [own-bed] { $seat }: { $villager } recovers in his own bed.
    [potion] { $seat }: { $villager } recovers by a potion.
   *[cider] { $seat }: { $villager } recovers by a cider.
}
told-round-begins = Round { $round } begins; { $seat } is first.

## What is asked

ask-turn = Your turn: what do you do?
ask-after = After the action you may still lay goods.
ask-explore = Who goes exploring?
ask-harvest = Who goes harvesting?
ask-labor = Who goes to work?
ask-replace = { $a } refuses ({ $b }). Do you send somebody else?
ask-take = { $a ->
    [one] Which good do you take? { $a } more.
   *[other] Which good do you take? { $a } more.
}
ask-take-more = { $a }: which further good do you take?
ask-pay = { $a ->
    [one] How do you pay { $a } coin?
   *[other] How do you pay { $a } coins?
}
ask-book = Into which book does this exploration lead?
ask-story = What do you do? ({ $a })
ask-dice = You have { $b } of { $a } lanterns. Do you change anything?
ask-any-good = Which good do you take?
ask-any-good-lost = Which good do you give up?
ask-injure = Who is injured?
ask-state = Who becomes: { $a }?
ask-standing-answer = For sale: { $a }. What do you answer to buyers?
ask-price = How much do you offer { $a } for the { $b }?
ask-offer = { $c ->
    [one] { $a } offers { $c } coin for your { $b }. Do you sell?
   *[other] { $a } offers { $c } coins for your { $b }. Do you sell?
}
ask-drink = { $a ->
    [one] Recovery: who gets a drink? There is { $a } bed.
   *[other] Recovery: who gets a drink? There are { $a } beds.
}
ask-bed = { $a ->
    [one] Recovery: who gets a bed? { $a } is left.
   *[other] Recovery: who gets a bed? { $a } are left.
}
ask-lay = Do you lay goods on your advancement track?
ask-refill = The supply is short: on which card does it go ({ $a })?

## What may be answered

option-explore = Explore
option-harvest = Harvest
option-labor = Labor
option-build = Build { $a } ({ $b })
option-train = Train { $a } ({ $b })
option-train-with = Train { $a } ({ $b }, { $c })
option-pass = Pass
option-lay = Lay on the track: { $a }
option-sell = For sale: { $a }
option-take-back = Take back from sale
option-buy = { $c ->
    [one] Buy from { $a } for { $c } coin: { $b }
   *[other] Buy from { $a } for { $c } coins: { $b }
}
option-offer = Make { $a } an offer: { $b }
option-replace = Replace the { $a } (1 coin)
option-send = { $a }
option-all = All
option-go = That is all
option-nobody = Nobody
option-done = Done
option-stop = No more
option-take = { $b } from { $a }
option-pay = { $b ->
    [0] { $c ->
        [0] { $a ->
            [one] { $a } coin
           *[other] { $a } coins
        }
       *[other] Coins { $a }, ciders { $c }
    }
   *[other] { $c ->
        [0] Coins { $a }, potions { $b }
       *[other] Coins { $a }, potions { $b }, ciders { $c }
    }
}
option-book = { $a }
option-choose = { $a }
option-reroll = Reroll: { $a }
option-plus = +1 for { $a }: { $b }
option-bonus = Pay for more lanterns
option-home = Send home: { $a }
option-gain = { $a }
option-lose = { $a }
option-injure = { $a }
option-state = { $a }
option-ask-me = Ask me
option-asking = { $a ->
    [one] Sell for { $a } coin
   *[other] Sell for { $a } coins
}
option-price = { $a ->
    [one] { $a } coin
   *[other] { $a } coins
}
option-accept = Sell
option-decline = Decline
option-counter = { $a ->
    [one] Not below { $a } coin
   *[other] Not below { $a } coins
}
option-potion = Potion for { $a }
option-cider = Cider for { $a }
option-bed = { $a }
option-refill = { $a }

## Why not

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-passed = You have passed: nothing more in this round.
why-end-of-round = The end of the round is being settled.
why-under-way = Something else is under way.
why-nobody-ready = No villager is ready.
why-too-few-explorers = Exploring takes { $need } ready villagers; you have { $have }.
why-no-cave-left = No cave is left to explore.
why-nothing-to-harvest = No goods lie on your buildings.
why-nothing-affordable = { $have ->
    [one] You can pay { $have } coin: nothing on offer is that cheap.
   *[other] You can pay { $have } coins: nothing on offer is that cheap.
}
why-no-hammer = No ready villager has a hammer.
why-no-quill = No ready villager has a quill.
why-too-dear = It costs { $need }; you can pay { $have }.
why-no-empty-cave = An outpost needs an empty cave, and you have none.
why-not-face-up = It doesn't lie face up.
why-special-villager = Special villagers come only through stories.
why-sent-already = This villager has been sent already.
why-not-ready = { $zone-id ->
    [resting] This villager is resting.
   *[injured] This villager is injured.
}
why-not-your-villager = This isn't your villager.
why-not-the-top-cave = Only the top cave of the deck is explored.
why-only-on-cards = It lies only on building cards: harvest it first.
why-not-owned = There is none in your reserve.
why-no-good = Only goods go on the track.
why-for-sale = It is for sale: take it back in your own turn.
why-after-the-dice = It is used in an exploration, after the dice.
why-shown-already = You have just put it up for sale: do something else first.
why-went-home = It has gone home already.
why-cowardly = It is cowardly and won't be sent home.
why-after-sending-home = Nothing is added to a die once somebody has gone home.
why-your-own = It is your own.
why-nothing-for-sale = Nothing is for sale there.
why-too-few-coins = It costs { $need } coins at least; you have { $have }.
why-offers-used-up = You have made all your offers for it in this turn.
why-not-your-artifact = This isn't your artifact.
why-artifact-used = It has been used in this round.
why-artifact-for = It is used in another action: { $action }.
why-quest-taken = This quest has been taken.
why-quest-needs = You need: { $item } ×{ $need }; you have { $have }.
why-not-being-read = This paragraph isn't being read.
why-needs-item = It costs: { $item } ×{ $need }; you have { $have }.
why-needs-coins = It costs { $need } coins; you can pay { $have }.
why-requires-explorers = It needs { $need } explorers; there are { $have }.
why-requires-reputation = It needs reputation { $need }; yours is { $have }.
why-requires-coins = You must hold { $need } coins; you have { $have }.
why-requires-hammer = It needs an explorer with a hammer.
why-requires-quill = It needs an explorer with a quill.
why-requires-item = You must have: { $item }.

## Points

score-goods = Goods on the track
score-buildings = Buildings
score-building-bonuses = Bonuses of buildings
score-reputation-rank = Place in reputation
score-reputation-space = Space on the reputation track
score-quests = Quests
score-supplies = Supplies

end-rounds = Seven rounds have been played.

## Variants

variant-first_player = First player
    .about = Who begins the first round.
variant-first_player-random = by chance
variant-first_player-first = the first seat
variant-artifacts = Artifacts
    .about = Each round the first successful explorer finds an artifact.
variant-extra_villagers = Extra villagers
    .about = Seven more villagers are shuffled into the stack.
variant-quests = Quests
    .about = Five quests lie open; whoever first owns what one shows takes it.
variant-villager_states = Villager states
    .about = Paragraphs may leave villagers poisoned, sad, greedy or cowardly. Needed for the two further books.
variant-underforest = Underforest
    .about = Explorations may lead into the Underforest, 36 further paragraphs. Needs the villager states.
variant-desert = Desert Labyrinth
    .about = Explorations may lead into the Desert Labyrinth, 36 further paragraphs. Needs the villager states.
variant-supplies = Supplies
    .about = Supplies from stories add to a die, or count points at the end. The two further books bring them along.
variant-base_book = Base book
    .about = With the further books: whether the explorer may still use the cave card's own numbers.
variant-base_book-closed = closed
variant-base_book-open = open at the explorer's choice

## Words

word-houses = houses
word-outposts = outposts
word-base = Base book
word-underforest = Underforest
word-desert = Desert Labyrinth
word-ready = ready
word-resting = resting
word-injured = injured
word-bed = bed
word-own-bed = own bed
word-potion = potion
word-cider = cider
