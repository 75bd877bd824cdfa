## What is written on components. Wording: wording.py

# --- joining
join-and = { $rest } and { $last }
join-or = { $rest } or { $last }
join-or-else = { $rest }; or { $last }
join-then = { $rest }, then { $last }
join-also = { $rest }, and { $last }
join-terms = { $rest }, { $last }

# --- things gained, paid and lost; $n of them
item-wood = { $n }{ again } wood
item-metal = { $n }{ again } metal
item-move = { $n }{ again } { $n ->
    [one] movement token
   *[other] movement tokens
}
item-joker = { $n }{ again } { $n ->
    [one] joker
   *[other] jokers
}
item-vp = { $n }{ again } VP
item-current = { $n ->
    [1] electricity
    [2] electricity twice
   *[other] electricity { $n } times
}
again = { $more ->
    [yes] { " " }more
   *[no] { "" }
}
item-any = { $n ->
    [one] { $n } wood, metal or hand card
   *[other] { $n } wood, metal or hand cards in any mix
}
item-either = { $n } wood or metal
item-cards = { $n } { hand-cards }
item-basic_cards = { $n } basic { hand-cards }
item-advanced_cards = { $n } advanced { hand-cards }
item-card = { $n } { hand-cards }
hand-cards = { $n ->
    [one] hand card
   *[other] hand cards
}
item-mice = { $n } { mice } from your rooms
item-house_mice = { $n } house { mice } from your rooms
item-cellar_mice = { $n } cellar { mice } from your rooms
item-mouse = { $n } { mice }
mice = { $n ->
    [one] mouse
   *[other] mice
}
item-beds = { $n } built { $n ->
    [one] bed tile
   *[other] bed tiles
} from your rooms (still counted as built)
price-pay = pay { $items }
price-discard = discard { $items }
loss-points = { $form ->
    [does] loses
   *[to] lose
} { $items }
loss-things = { $form ->
    [does] discards
   *[to] discard
} { $items }

# --- cards meant by $deck and $kind
deck = { $deck ->
    [basic] basic{ " " }
    [advanced] advanced{ " " }
   *[any] { "" }
}
cards = { deck }{ $n ->
    [one] { card }
   *[other] { $kind ->
        [structure] structures
        [tool] tools
        [robot] robots
       *[any] inventions
    }
}
card = { $kind ->
    [structure] structure
    [tool] tool
    [robot] robot
   *[any] invention
}

# --- effects
when-it-counts = { $type ->
    [once] once per round: { $done }
    [income] now and at each round start: { $done }
    [final] at the end: { $done }
   *[other] { $done }
}
do-gain = gain { $items }
do-gain_any = { $cards ->
    [yes] gain { $n ->
        [one] 1 wood, 1 metal or 1 card from the top of either deck
       *[other] { $n } things, each 1 wood, 1 metal or 1 card from the top of either deck
    }
   *[no] gain { $n ->
        [one] 1 wood or 1 metal
       *[other] { $n } tokens, each wood or metal
    }
}
do-skill_token = take 1 skill token of your choice
do-hero = take 1 hero of your choice and gain 1 VP for each icon of its skill you have, its own two included
do-draw = draw { $n } { $deck ->
    [any] { $n ->
        [one] invention
       *[other] inventions
    } from the top of either deck
   *[one] { deck }{ $n ->
        [one] invention
       *[other] inventions
    }
}
do-draw_play = look at the top { $n } { deck }inventions, play 1 of them for free and discard the rest
do-draw_keep = look at the top { $n } { deck }inventions, keep { $keep } and discard the rest
do-flip = turn over the top { deck }invention; if it is a { card } take it into hand, otherwise discard it
do-search = take 1 { deck }{ card } from its market (if there is none, turn over cards of the deck until one appears, take it and discard the others)
do-take_discard = take { $n } { $n ->
    [one] invention
   *[other] inventions
} of your choice from { $deck ->
    [any] either discard pile
   *[other] the { deck }discard pile
} into hand
do-take_market = take { $n } { deck }{ $n ->
    [one] invention
   *[other] inventions
} of your choice from { $n ->
    [one] its
   *[other] their
} market
do-ideas = gain { $n } { $n ->
    [one] idea point and spend it now
   *[other] idea points and spend them now
}
do-private_goal = draw { $draw } goals, keep { $keep } as a goal only you may claim and discard the other
do-play = you may play { $n } { cards }{ $without_skill ->
    [none] { "" }
   *[other] { " " }without a { skill-missing } icon
}{ $discount ->
    [none] { "" }
   *[other] { " " }for { $discount } less
}{ $free ->
    [yes] { " " }from hand for free, ignoring { $n ->
        [one] its
       *[other] their
    } requirements
   *[no] { "" }
}{ ignoring }
skill-missing = { $without_skill ->
    [intelligence] intelligence
    [agility] agility
    [perception] perception
    [strength] strength
   *[endurance] endurance
}
ignoring = { $ignore_skill ->
    [0] { "" }
    [one] , ignoring { $ignore_skill } required skill icon
   *[other] , ignoring { $ignore_skill } required skill icons
}
do-explore = gain { $n } { $n ->
    [one] explore point and spend it now
   *[other] explore points and spend them now
}
do-open_door = { $where ->
    [anywhere] take any 1 closed door token of the farm and gain its bonus
   *[adjacent] open 1 door next to your explorer or tent
}
do-move_explorer = { $range ->
    [reachable] move your explorer to any room it can reach through open doors
   *[one] move your explorer through 1 open door
}
do-reveal = { $where ->
    [anywhere] reveal any 1 face-down mission card of the farm and gain its bonus
   *[here] reveal 1 mission card in a room with your explorer or tent and gain its bonus
}
do-solve = you may solve { $n } { $n ->
    [one] mission
   *[other] missions
} in a room with your explorer or tent{ ignoring }
do-tent = { $where ->
    [reachable] place 1 of your tents in your explorer's room or any room it can reach through open doors; if both are placed, you may move one of them there instead
   *[here] place 1 of your tents in your explorer's room
}
do-take_mouse = { $source ->
    [round] take the mouse of this round
    [supply] take { $n } { $kind ->
        [any] { mice } from the top of either supply pile
       *[one] { mouse-kind }{ mice } from the top of { $n ->
            [one] its
           *[other] their
        } supply pile
    }
    [here] take { $n } face-down { mouse-kind }{ mice } from a room with your explorer or tent
   *[anywhere] take any { $n } face-down { mouse-kind }{ mice } of the farm
}
mouse-kind = { $kind ->
    [house] house{ " " }
    [cellar] cellar{ " " }
   *[any] { "" }
}
do-dig = { $free ->
    [yes] dig { $n } { rooms } for free
   *[no] you may dig { up-to }{ $n } { rooms } at your usual price
}
rooms = { $n ->
    [one] room
   *[other] rooms
}
up-to = { $n ->
    [one] { "" }
   *[other] up to{ " " }
}
do-bed = { $free ->
    [yes] build { $n } { beds } for free
   *[no] you may build { up-to }{ $n } { beds } at your usual price
}
beds = { $n ->
    [one] bed
   *[other] beds
}
do-enter_worker = move { up-to }{ $n } { workers } from your entrance to any area
workers = { $n ->
    [one] worker
   *[other] workers
}
do-move_workers = move { $n ->
    [one] 1 worker
   *[other] up to { $n } workers, each
} from one area to another
do-unlock = remove 1 marker from a { $color ->
    [brown] brown{ " " }
    [grey] grey{ " " }
   *[any] { "" }
}space of your board (paying its own price, if any) and put it out of the game
do-discard_bed = discard 1 built bed tile from your rooms (still counted as built)
do-main_action = do { $of ->
    [any] 1 main action of your choice
   *[some] { $actions }
} { $strength ->
    [workers] at your present strength
   *[other] with strength { $strength }
}
do-potion = use 1 alchemist potion
do-copy_once = resolve the 1x effect of any other card, yours or an opponent's, even if it holds a 1x marker
do-choose = { $n ->
    [1] choose one
   *[other] choose { $n } of these
}: { $choices }
do-exchange = you may { $pay } to { $get }{ $times ->
    [1] { "" }
    [any] , as often as you like
   *[other] , up to { $times } times
}
do-swap_any = you may pay 1 wood, 1 metal or 1 hand card to gain 1 of a different sort: 1 wood, 1 metal or 1 card from the top of either deck
do-per = { $do } { $each }{ $max ->
    [none] { "" }
   *[other] , at most { $max } times
}
do-if = if { $cond }, { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; otherwise { $otherwise }
}

# --- the same in two or three words, for the spaces of the wheel
brief-gain = { $items }
brief-draw = { $n } { cards }
brief-play = play { $n } { cards }
brief-solve = solve { $n } { $n ->
    [one] mission
   *[other] missions
}
brief-explore = { $n } { $n ->
    [one] explore point
   *[other] explore points
}
brief-move_workers = move { $n } { workers }
brief-potion = potion
brief-take_mouse = { $source ->
    [round] mouse of the round
   *[other] { $n } { mice }
}

# --- permanent effects
do-when = { $event }, { $done }
event-gather = each time you do { $action ->
    [gather_wood] { word-gather_wood }
   *[gather_metal] { word-gather_metal }
}
event-gain_token = { $mode ->
    [unit] for each { $what ->
        [wood] wood
        [metal] metal
        [move] movement token
       *[joker] joker
    } you gain
   *[batch] each time you gain any { $what ->
        [wood] amount of wood
        [metal] amount of metal
        [move] number of movement tokens
       *[joker] number of jokers
    }
}
event-gain_vp = each time you gain any number of VP during play
event-gain_icon = for each { $energy ->
    [yes] energy
   *[no] { $skill ->
        [intelligence] intelligence
        [agility] agility
        [perception] perception
        [strength] strength
       *[endurance] endurance
    }
} icon you gain
event-take_card = each time you take { an-invention } into hand, from anywhere
an-invention = { $deck ->
    [basic] a basic invention
    [advanced] an advanced invention
   *[none] an invention
}
event-play_card = each time you play another { deck }{ card }{ $effect ->
    [none] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [none] { "" }
   *[other] { " " }{ with-skill }
}
with-effect = { $effect ->
    [immediate] with an immediate effect
    [once] with a 1x effect
    [income] with an income effect
    [final] with an end-of-game effect
    [permanent] with a permanent effect
   *[aggressive] with an aggressive effect
}
with-skill = { $has_skill ->
    [intelligence] with an intelligence icon
    [agility] with an agility icon
    [perception] with a perception icon
    [strength] with a strength icon
   *[endurance] with an endurance icon
}
event-take_door = each time you take a door token
event-reveal_mission = each time you reveal a mission card
event-solve_mission = each time you solve a { $where ->
    [house] house mission
    [cellar] cellar mission
   *[any] mission
}
event-take_mouse = each time you take a { mouse-kind }mouse{ $kind ->
    [any] { " " }of any kind
   *[one] { "" }
}
event-dig_room = each time you dig a room
event-build_bed = each time you build a bed
event-place_tent = each time you place or move a tent
event-move_explorer = each time you move your explorer
event-claim_goal = each time you claim a goal
event-gain_current = each time you gain electricity
event-use_move = each time you use a movement token
event-use_once = each time you use a 1x effect
event-visit_alchemist = each time you place a leader in the alchemist's hut
event-use_potion = each time you use an alchemist potion
event-discard_card = each time you discard { $deck ->
    [basic] a basic hand card
    [advanced] an advanced hand card
   *[none] a hand card
}
event-main_action = each time you do { $action ->
    [none] a main action
    [gather_wood] { word-gather_wood }
    [dig_rooms] { word-dig_rooms }
    [gather_metal] { word-gather_metal }
    [build_beds] { word-build_beds }
    [find_ideas] { word-find_ideas }
   *[explore] { word-explore }
}
do-discount = { $target ->
    [play] each { deck }{ card }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    } you play costs { $items } less
    [bed] each bed you build costs { $items } less
    [dig] each room you dig costs { $items } less
    [bed_action] each time you do { word-build_beds }, pay { $items } less in all
    [dig_action] each time you do { word-dig_rooms }, pay { $items } less in all
   *[mission] each mission you solve costs { $items } less
}
do-ignore_skill = each time you { $target ->
    [mission] solve a mission
   *[play] play { $kind ->
        [none] { an-invention }
       *[other] a { deck }{ card }
    }{ $has_skill ->
        [none] { "" }
       *[other] { " " }{ with-skill }
    }
}, you may ignore { $n } required skill { $n ->
    [one] icon
   *[other] icons
}
do-price = { $target ->
    [bed] a bed costs you only { $items }
   *[dig] a room costs you only { $items }
}
do-extra_room = you have { $n } more { rooms } for { $n ->
    [one] a bed or a mouse
   *[other] beds or mice
}
do-boost = your strength is { $n } higher whenever you do { $action ->
    [gather_wood] { word-gather_wood }
    [dig_rooms] { word-dig_rooms }
    [gather_metal] { word-gather_metal }
    [build_beds] { word-build_beds }
    [find_ideas] { word-find_ideas }
   *[explore] { word-explore }
}
do-move_power = each movement token moves { $n } workers instead of 1
do-immune = ignore the aggressive effects of opponents' inventions (in solo also those of status cards)

# --- aggressive and final effects
do-aggro = each opponent with { $more } than you { $loses }
do-aggro-choose = each opponent with { $more } than you must choose: { $choices }
do-score = { $vp } VP{ $each ->
    [none] { "" }
   *[other] { " " }{ $each }
}{ $max ->
    [none] { "" }
   *[other] , at most { $max } VP
}
do-score_if = { $vp } VP if { $cond }

# --- counts: for each 2 ... (each), 3 ... (have), at least 3 ... (least), more ... (more), your ... (yours)
for-each = { $n ->
    [1] for each
   *[other] for each { $n }
}
cheese-tiles = { $n ->
    [one] cheese tile
   *[other] cheese tiles
}
door-tokens = { $n ->
    [one] door token
   *[other] door tokens
}
markers = { $n ->
    [one] marker
   *[other] markers
}
goals = { $n ->
    [one] goal
   *[other] goals
}
tents = { $n ->
    [one] tent
   *[other] tents
}
leaders = { $n ->
    [one] leader
   *[other] leaders
}
levels = { $n ->
    [one] level
   *[other] levels
}
sets = { $n ->
    [one] set
   *[other] sets
}
count-tokens = { $form ->
    [each] { for-each } { token } you have
    [more] more { $which ->
        [wood] wood
        [metal] metal
        [move] movement tokens
       *[joker] jokers
    }
    [yours] your { $which ->
        [wood] wood
        [metal] metal
        [move] movement tokens
       *[joker] jokers
    }
   *[have] { $amount } { token }
}
token = { $which ->
    [wood] wood
    [metal] metal
    [move] { $n ->
        [one] movement token
       *[other] movement tokens
    }
   *[joker] { $n ->
        [one] joker
       *[other] jokers
    }
}
count-skill = { $form ->
    [each] { for-each } { skill } { icons } you have
    [more] more { skill } icons
    [yours] your { skill } icons
   *[have] { $amount } { skill } { icons }
}
skill = { $which ->
    [intelligence] intelligence
    [agility] agility
    [perception] perception
    [strength] strength
    [endurance] endurance
   *[any] skill
}
icons = { $n ->
    [one] icon
   *[other] icons
}
count-energy = { $form ->
    [each] { for-each } energy { icons } you have
    [more] more energy icons
    [yours] your energy icons
   *[have] { $amount } energy { icons }
}
count-cards = { $form ->
    [each] { for-each } { cards }{ that-show } you have played
    [more] more played { cards-all }{ that-show }
    [yours] your played { cards-all }{ that-show }
   *[have] { $amount } played { cards }{ that-show }
}
cards-all = { deck }{ $kind ->
    [structure] structures
    [tool] tools
    [robot] robots
   *[any] inventions
}
that-show = { $effect ->
    [any] { "" }
   *[other] { " " }{ with-effect }
}{ $has_skill ->
    [any] { "" }
   *[other] { " " }{ with-skill }
}
count-hand = { $form ->
    [each] { for-each } { hand-deck }{ cards-counted } in your hand
    [more] more { hand-deck }cards in hand
    [yours] your { hand-deck }hand cards
   *[have] { $amount } { hand-deck }{ cards-counted } in hand
}
hand-deck = { $which ->
    [basic] basic{ " " }
    [advanced] advanced{ " " }
   *[any] { "" }
}
cards-counted = { $n ->
    [one] card
   *[other] cards
}
count-mice = { $form ->
    [each] { for-each } { mice-counted } in your rooms{ cheese-counts }
    [more] more { mice-all } in rooms{ cheese-counts }
    [yours] the { mice-all } in your rooms{ cheese-counts }
   *[have] { $amount } { mice-counted } in your rooms{ cheese-counts }
}
mice-counted = { $which ->
    [house] house { mice }
    [cellar] cellar { mice }
   *[any] { mice }
}
mice-all = { $which ->
    [house] house mice
    [cellar] cellar mice
   *[any] mice
}
cheese-counts = { $which ->
    [cellar] { " " }(cheese counts)
   *[any] { "" }
}
count-cheese = { $form ->
    [each] for a cheese tile in your rooms
    [more] more cheese tiles
    [yours] your cheese tile
   *[have] { $amount } { cheese-tiles } in your rooms
}
count-beds = { $form ->
    [each] { for-each } { beds } you have built (discarded ones included)
    [more] more beds built
    [yours] the beds you have built
   *[have] { $amount } { beds } built
}
count-rooms_dug = { $form ->
    [each] { for-each } { rooms } you have dug
    [more] more rooms dug
    [yours] the rooms you have dug
   *[have] { $amount } { rooms } dug
}
count-free_rooms = { $form ->
    [each] { for-each } free { rooms } you have
    [more] more free rooms
    [yours] your free rooms
   *[have] { $amount } free { rooms }
}
count-doors = { $form ->
    [each] { for-each } { door-tokens } you hold
    [more] more door tokens
    [yours] your door tokens
   *[have] { $amount } { door-tokens }
}
count-markers = { $which ->
    [missions] { $form ->
        [each] { for-each } { markers } of yours on mission cards
        [more] more markers on mission cards
        [yours] your markers on mission cards
       *[have] { $amount } of your markers on mission cards
    }
   *[board] { $form ->
        [each] { for-each } { markers } removed from a { power-space } of your board
        [more] more markers removed from { power-spaces }
        [yours] the markers removed from { power-spaces } of your board
       *[have] { $amount } { markers } removed from { power-spaces } of your board
    }
}
power-space = { $which ->
    [brown] brown space
    [grey] grey space
   *[any] space
}
power-spaces = { $which ->
    [brown] brown spaces
    [grey] grey spaces
   *[any] spaces
}
count-goals = { $form ->
    [each] { for-each } { goals } you have claimed
    [more] more claimed goals
    [yours] the goals you have claimed
   *[have] { $amount } claimed { goals }
}
count-tents = { $form ->
    [each] { for-each } { tents } of yours in the farm
    [more] more tents in the farm
    [yours] your tents in the farm
   *[have] { $amount } of your tents in the farm
}
count-heroes = { $form ->
    [each] { for-each } { heroes } you have
    [more] more heroes
    [yours] your heroes
   *[have] { $amount } { heroes }
}
heroes = { $n ->
    [one] hero
   *[other] heroes
}
count-workers = { $form ->
    [each] { for-each } { workers } of yours { workers-place }
    [more] more workers { workers-place }
    [yours] your workers { workers-place }
   *[have] { $amount } { workers } { workers-place }
}
workers-place = { $which ->
    [forest] in the forest
    [burrow] in the burrow
    [farm] in the farm
    [entrance] at the entrance
   *[board] on the board
}
count-leaders = { $form ->
    [each] { for-each } { leaders } of yours in the alchemist's hut
    [more] more leaders in the alchemist's hut
    [yours] your leaders in the alchemist's hut
   *[have] { $amount } { leaders } in the alchemist's hut
}
count-current = { $form ->
    [each] { for-each } { levels } of your electricity
    [more] a higher level of electricity
    [yours] the level of your electricity
   *[have] { $n ->
        [1] electricity
       *[2] enhanced electricity
    }
}
count-vp = { $form ->
    [each] { for-each } VP you have
    [more] more VP
    [yours] your VP
   *[have] { $amount } VP
}
count-sets = { $form ->
    [each] { for-each } complete { sets } of { $parts }
    [more] more complete sets of { $parts }
    [yours] your complete sets of { $parts }
   *[have] { $amount } complete { sets } of { $parts }
}
count-sum = { $form ->
    [each] { for-each } of these counted together ({ $parts })
    [more] more of these counted together ({ $parts })
    [yours] these counted together ({ $parts })
   *[have] { $amount } of these counted together ({ $parts })
}

# --- conditions
cond-current = you have { $n ->
    [1] electricity
   *[2] enhanced electricity
}
cond-at_least = you have at least { $counted }
cond-at_most = you have at most { $counted }
cond-round = it is round { $n }
cond-leader_on_wheel = you have a leader on the wheel
cond-explorer_in = your explorer is in { $rooms }
cond-negated = it is not so that { $cond }

# --- what cards and rows ask for, powers, rows, quick actions
terms = { $terms }: { $done }
terms-have = have { $needed }
terms-none = no requirements
power-points = { $n } VP at the end.
power-pair = With the { $n } VP space also open: { $more } VP more.
power-price = To remove this marker, { $price }.
row-opens = { $done }; lock { $lock } opens
row-locks = { $n ->
    [one] Lock { $locks }.
   *[other] Locks { $locks }.
}
quick-use_once = use the 1x effect of a card of yours that holds no 1x marker, and put a marker on it
quick-claim_goal = put a goal disc on the top free slot of a goal whose requirement you meet, and gain its bonus

action-name = { $name }

# --- words
word-gather_wood = Gather Wood
word-dig_rooms = Dig Rooms
word-gather_metal = Gather Metal
word-build_beds = Build Beds
word-find_ideas = Find Ideas
word-explore = Explore

# --- components without names of their own
name-door-token = door token
name-sector-number = sector { $n }
name-space-with = bonus “{ $bonus }”
name-space-in = bonus “{ $bonus }” of sector { $sector }
name-mission-space-in = mission space{ space-number } ({ $room })
name-mouse-space-in = mouse space{ space-number } ({ $room })
space-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
name-place-of = place of { $action }

## The game

game-name = Rats of Wistar
game-about = Rats on the run from a laboratory settle under a farm, explore it, invent odd machines and take in mice.
game-length = 90–120 minutes
game-weight = demanding

# --- names of what is no card or tile
name-action = { $id ->
    [gather_wood] { word-gather_wood }
    [dig_rooms] { word-dig_rooms }
    [gather_metal] { word-gather_metal }
    [build_beds] { word-build_beds }
    [find_ideas] { word-find_ideas }
   *[explore] { word-explore }
}
name-quick = { $id ->
    [all] Quick actions
    [buy_joker] buying a joker
    [buy_current] buying electricity
    [use_move] a movement token
    [use_once] a 1x effect
    [enter_worker] bringing a worker on
    [place_tent] placing a tent
   *[claim_goal] claiming a goal
}
name-alchemist = alchemist's hut
name-area = { $id ->
    [forest] forest
    [burrow] burrow
   *[farm] farm
}
name-deck = { $id ->
    [basic] deck of basic inventions
   *[advanced] deck of advanced inventions
}
name-pile = { $id ->
    [house] pile of house mice
   *[cellar] pile of cellar mice
}

# --- plain words
word-wood = wood
word-metal = metal
word-move = movement token
word-joker = joker
word-vp = VP
word-current = electricity
word-card = card
word-mouse = mouse
word-any = wood, metal or card
word-basic = basic
word-advanced = advanced
word-structure = structure
word-tool = tool
word-robot = robot
word-intelligence = intelligence
word-agility = agility
word-perception = perception
word-strength = strength
word-endurance = endurance
word-energy = energy
word-house = house
word-cellar = cellar
word-immediate = immediate
word-once = 1x
word-income = income
word-final = end of game
word-permanent = permanent
word-aggressive = aggressive
word-brown = brown
word-grey = grey

## Questions and answers

ask-draft = Choose the two inventions you start with.
option-pair = { $a } and { $b }
ask-turn = Your turn. What do you do?
option-leader = Leader to { $a }
option-hut = Leader to the alchemist's hut
option-main = Main action: { $a }
option-bonus = Bonus action: { $a }
option-end = End the turn
option-buy = { $a-id ->
    [joker] Buy a joker
   *[current] Buy electricity
}
option-turn-shift = Movement token: worker { $a } → { $b }
option-use = Use the 1x effect: { $a }
option-enter = Bring a worker on: { $a }
option-tent = Tent in { $a }
option-claim = Claim the goal { $a }
ask-shift = { $a }: move a worker ({ $b } left).
option-shift = { $a } → { $b }
option-stop = Stop
option-decline = Do without
ask-enter = { $a }: bring workers on ({ $b } left).
ask-order = Several effects are due. Which comes first?
option-first = { $a }
option-effect = { $a } (effect { $b })
ask-play = { $a }: play an invention?
option-play = Play { $a }
option-potion-play = Play an invention
ask-draw-play = { $a }: play one of these for free?
ask-pay = { $a }: how do you pay?
option-pay = { $a ->
    [0] { $b ->
        [0] { $c ->
            [0] Pay
           *[other] { pay-cards }
        }
       *[other] { pay-metal }{ $c ->
            [0] { "" }
           *[other] , { pay-cards }
        }
    }
   *[other] { pay-wood }{ $b ->
        [0] { "" }
       *[other] , { pay-metal }
    }{ $c ->
        [0] { "" }
       *[other] , { pay-cards }
    }
}
pay-wood = { $a } wood
pay-metal = { $b } metal
pay-cards = { $c } { $c ->
    [one] card
   *[other] cards
}
ask-discard = { $a }: discard a hand card ({ $b } to go).
option-discard = Discard { $a }
ask-discard-mouse = { $a }: discard a mouse ({ $b } to go).
ask-discard-bed = { $a }: discard a built bed?
option-discard-bed-discard = Discard a bed
ask-exchange = { $a }: do you pay for it?
ask-swap = { $a }: what do you trade?
option-swap = { $a-id ->
    [card] Hand card
    [wood] 1 wood
   *[metal] 1 metal
} → { $b-id ->
    [wood] 1 wood
    [metal] 1 metal
    [basic] 1 basic invention
   *[advanced] 1 advanced invention
}
ask-gain = { $a }: what do you gain?
option-gain = { $a ->
    [0] { $b ->
        [0] { gain-cards }
       *[other] { pay-metal }{ $c ->
            [0] { $d ->
                [0] { "" }
               *[other] , { gain-cards }
            }
           *[other] , { gain-cards }
        }
    }
   *[other] { pay-wood }{ $b ->
        [0] { "" }
       *[other] , { pay-metal }
    }{ $c ->
        [0] { $d ->
            [0] { "" }
           *[other] , { gain-cards }
        }
       *[other] , { gain-cards }
    }
}
gain-cards = { $c ->
    [0] { $d } advanced
   *[other] { $c } basic{ $d ->
        [0] { "" }
       *[other] , { $d } advanced
    }
}
ask-choose = { $a }: choose one of its effects.
option-branch = Effect { $a }
ask-solve = { $a }: solve a mission?
option-solve = Solve: { $a }
option-potion-solve = Solve a mission
ask-marker = { $a }: which marker do you put there?
option-marker = { $a }
ask-unlock = { $a }: which marker do you remove?
ask-explore = { $a }: { $b ->
    [one] { $b } explore point left.
   *[other] { $b } explore points left.
}
option-open = Open: { $a }
option-go = Go to { $a }
option-reveal = Reveal: { $a }
option-take = Take: { $a }
ask-open = { $a }: open a door?
ask-go = { $a }: move the explorer?
ask-reveal = { $a }: reveal a mission card?
ask-take = { $a }: take a mouse? ({ $b } left)
ask-tent = { $a }: place a tent?
option-move_tent = Tent { $a } → { $b }
ask-dig = { $a }: how many rooms do you dig?
option-dig = Dig { $a ->
    [one] { $a } room
   *[other] { $a } rooms
}
ask-build = { $a }: how many beds do you build?
option-build = Build { $a ->
    [one] { $a } bed
   *[other] { $a } beds
}
ask-ideas = { $a }: { $b ->
    [one] { $b } idea point left.
   *[other] { $b } idea points left.
}
option-draw = Draw from the { $a }
ask-draw = { $a }: which deck do you draw from? ({ $b } to go)
ask-keep = { $a }: which card do you keep? ({ $b } to go)
option-keep = Keep { $a }
ask-keep-goal = { $a }: which goal do you keep?
ask-take-market = { $a }: which card do you take? ({ $b } to go)
ask-take-discard = { $a }: which discarded card do you take? ({ $b } to go)
ask-skill = { $a }: which skill token do you take?
ask-hero = { $a }: which hero do you take?
ask-main-action = { $a }: which main action do you do?
option-action = { $a }
ask-potion = { $a }: what is the potion for?
option-metal = Gain 1 metal
option-wood = Gain 1 wood
ask-copy = { $a }: which 1x effect do you copy?
option-copy = { $a }
ask-suffer = { $a } hits you. What do you lose?
option-lose = { lose-first }
option-lose-both = { lose-first } and { $d } { $c }
lose-first = { $a-id ->
    [vp] { $b } VP
    [wood] { $b } wood
    [metal] { $b } metal
    [move] { $b ->
        [one] { $b } movement token
       *[other] { $b } movement tokens
    }
    [joker] { $b ->
        [one] { $b } joker
       *[other] { $b } jokers
    }
    [card] { $b ->
        [one] { $b } hand card
       *[other] { $b } hand cards
    }
    [mouse] { $b ->
        [one] { $b } mouse
       *[other] { $b } mice
    }
   *[any] { $b } wood, metal or hand cards
}

## Happenings

told-round = Round { $n } begins. Its mouse: { $mouse }.
told-turn-order = Turn order: { $seats }.
told-picked = { $seat } starts with { $cards }.
told-placed-leader = { $seat } places a leader: { $action }, { $space }.
told-visited = { $seat } visits the alchemist.
told-main-action = { $seat }: { $action }, strength { $strength }.
told-gained = { $seat } gains { amount } ({ $source }).
told-lost = { $seat } loses { amount } ({ $source }).
amount = { $what-id ->
    [wood] { $n } wood
    [metal] { $n } metal
    [move] { $n ->
        [one] { $n } movement token
       *[other] { $n } movement tokens
    }
    [joker] { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
    [current] electricity
   *[vp] { $n } VP
}
told-paid = { $seat } pays { $wood ->
    [0] { "" }
   *[other] { $wood } wood
}{ paid-metal }{ paid-move }{ paid-joker } ({ $about }).
paid-metal = { $metal ->
    [0] { "" }
   *[other] { after-wood }{ $metal } metal
}
paid-move = { $move ->
    [0] { "" }
   *[other] { after-metal }{ $move ->
        [one] { $move } movement token
       *[other] { $move } movement tokens
    }
}
paid-joker = { $joker ->
    [0] { "" }
   *[other] { after-move }{ $joker ->
        [one] { $joker } joker
       *[other] { $joker } jokers
    }
}
after-wood = { $wood ->
    [0] { "" }
   *[other] ,{ " " }
}
after-metal = { $metal ->
    [0] { after-wood }
   *[other] ,{ " " }
}
after-move = { $move ->
    [0] { after-metal }
   *[other] ,{ " " }
}
told-drew = { $seat } draws { $card } ({ $source }).
told-drew-hidden = { $seat } draws { $deck-id ->
    [basic] a basic invention
   *[advanced] an advanced invention
} ({ $source }).
told-looked = { $seat } looks at { $cards } ({ $source }).
told-looked-hidden = { $seat } looks at { $n } { $deck-id ->
    [basic] basic
   *[advanced] advanced
} { $n ->
    [one] invention
   *[other] inventions
} ({ $source }).
told-kept = { $seat } keeps { $card } ({ $source }).
told-kept-hidden = { $seat } keeps one of the cards ({ $source }).
told-took-card = { $seat } takes { $card } ({ $source }).
told-turned-over = { $seat } turns over { $card }; it is discarded ({ $source }).
told-turned-over-and-took = { $seat } turns over { $card } and takes it ({ $source }).
told-discarded = { $seat } discards { $card }.
told-discarded-rest = { $seat } discards { $cards }.
told-discarded-bed = { $seat } discards { $n ->
    [one] a built bed
   *[other] { $n } built beds
}.
told-discarded-mouse = { $seat } discards the mouse { $mouse }.
told-left-market = { $card } leaves the market.
told-refilled = New in the { $deck-id ->
    [basic] basic
   *[advanced] advanced
} market: { $cards }.
told-played = { $seat } plays { $card }.
told-took-mouse = { $seat } takes in { $mouse } ({ $source }).
told-dug = { $seat } digs a room worth { $vp } VP.
told-built = { $seat } builds a bed; its space is worth { $vp } VP.
told-entered = { $seat } brings a worker on: { $area }.
told-shifted = { $seat } moves a worker: { $start } → { $end }.
told-used-move = { $seat } uses a movement token.
told-used-once = { $seat } uses the 1x effect of { $card }.
told-opened = { $seat } opens { $passage }.
told-went = { $seat }'s explorer goes to { $room }.
told-revealed = { $seat } reveals a mission: { $mission }
told-tent = { $seat } places a tent in { $room }.
told-solved = { $seat } solves “{ $row }” with the marker of { $power }.
told-unlocked = { $seat } removes the marker of { $power }.
told-took-skill = { $seat } takes the skill token { $token } ({ $source }).
told-took-hero = { $seat } wins the hero { $hero } ({ $source }).
told-claimed = { $seat } claims the goal { $goal } ({ $needed }).
told-drew-goals = { $seat } draws the goals { $goals } ({ $source }).
told-kept-goal = { $seat } keeps the goal { $goal } ({ $source }).
told-copied = { $seat } copies { $card } ({ $source }).
told-hit = { $source } hits { $seat }.

## The end

score-track = VP track
score-powers = Power spaces
score-beds = Highest bed space
score-rooms = Highest room
score-mice = Mice and cheese
score-inventions = Inventions
score-finals = End-of-game effects
score-current = Enhanced electricity
score-leftovers = Leftovers
score-jokers = Jokers
end-five-rounds = Five rounds have been played.

## Why not

why-game-over = The game is over.
why-before-the-game = The starting inventions are still being chosen.
why-not-your-turn = It is not your turn.
why-needs-play-effect = You need an action or effect that plays an invention.
why-lacks-skill = It asks for { $n } { $skill }; you have { $have }{ $jokers ->
    [0] { "" }
    [one] { " " }and { $jokers } joker
   *[other] { " " }and { $jokers } jokers
}.
why-lacks-energy = It asks for { $n } energy; you have { $have }.
why-lacks-kinds = It asks for { $n } played { $kind-id ->
    [structure] { $n ->
        [one] structure
       *[other] structures
    }
    [tool] { $n ->
        [one] tool
       *[other] tools
    }
   *[robot] { $n ->
        [one] robot
       *[other] robots
    }
}; you have { $have }.
why-lacks-effects = It asks for { $n } played { $n ->
    [one] invention
   *[other] inventions
} of the type “{ $kind }”; you have { $have }.
why-lacks-current = { $n ->
    [1] It asks for electricity.
   *[2] It asks for enhanced electricity.
}
why-lacks-mice = It asks for { $n } { $kind-id ->
    [house] house{ " " }
    [cellar] cellar{ " " }
   *[any] { "" }
}{ $n ->
    [one] mouse
   *[other] mice
} in your rooms; you have { $have }.
why-lacks-rooms-dug = It asks for { $n ->
    [one] { $n } room
   *[other] { $n } rooms
} dug; you have { $have }.
why-lacks-beds = It asks for { $n ->
    [one] { $n } bed
   *[other] { $n } beds
} built; you have { $have }.
why-lacks-doors = It asks for { $n ->
    [one] { $n } door token
   *[other] { $n } door tokens
}; you have { $have }.
why-lacks-price = It costs { $n } { $what-id ->
    [wood] wood
    [metal] metal
    [move] { $n ->
        [one] movement token
       *[other] movement tokens
    }
    [joker] { $n ->
        [one] joker
       *[other] jokers
    }
    [card] { $n ->
        [one] hand card
       *[other] hand cards
    }
   *[vp] VP
}; you have { $have }.
why-lacks-mix = { $n } wood, metal and cards are to be paid in all; you have { $have }.
why-needs-idea-points = Cards of the market are taken with idea points.
why-lacks-ideas = It costs { $n ->
    [one] { $n } idea point
   *[other] { $n } idea points
}; you have { $have } left.
why-finish-first = Finish what is under way first.
why-not-asked-for = The effect you are using asks for something else.
why-not-your-card = This card is neither in your hand nor in your play area.
why-no-quick-action = This card has no 1x effect.
why-used-this-round = A 1x marker lies on this card.
why-no-result = Its effect would do nothing now.
why-other-player-count = This space belongs to the other side of the sector.
why-leader-placed = You have placed a leader this turn.
why-no-leader-left = You have no leader left this round.
why-space-taken = { $seat } has a leader there.
why-leader-in-sector = You have a leader in { $sector } already.
why-needs-solve-effect = You need an action or effect that solves a mission.
why-mission-face-down = This mission card is still face down.
why-mission-out-of-reach = Neither your explorer nor a tent of yours is here: { $room }.
why-row-taken = { $seat } has solved this mission.
why-lock-shut = Lock { $lock } is still shut.
why-no-marker-fits = You have no marker left that may go there.
why-marker-price = You cannot pay for removing this marker.
why-power-open = This power works already.
why-needs-mission = Markers leave your board when you solve a mission.
why-grey-needs-cellar = Grey markers go to cellar missions only.
why-not-your-goal = This goal is not yours to claim.
why-goal-claimed = You have claimed this goal already.
why-no-disc-left = You have no goal disc left.
why-no-slot-left = No slot of this goal is free.
why-goal-not-met = The free slot asks for { $n }; you have { $have }.
why-needs-explore-point = You need an explore point or an effect like it.
why-passage-open = This passage is open.
why-door-out-of-reach = Neither your explorer nor a tent of yours is next to this door.
why-no-open-way = No open way leads there.
why-not-next-room = This room is not next to your explorer's.
why-no-tent-outside = Tents are placed in rooms only.
why-tent-there = You have a tent there already.
why-no-tent-left = Both your tents are placed.
why-mission-face-up = This mission card is face up already.
why-no-mouse-there = There is no mouse here any more.
why-no-free-room = You have no free room.
why-mouse-lives-here = This mouse lives in your burrow.
why-not-your-mouse = This mouse is not to be had.
why-needs-round-mouse-effect = You need an action that takes the mouse of this round.
why-mouse-out-of-reach = Neither your explorer nor a tent of yours is here: { $room }.
why-cheese-out-of-reach = Neither your explorer nor a tent of yours is here: { $room }.
why-cheese-below = Another cheese lies on top of it.
why-has-cheese = You have a cheese already: { $mouse }.

## Ratbot

name-automa = Ratbot
name-board = { $id ->
    [player] player board
   *[automa] automa board
}
name-exploration-card = exploration card { $n }
name-exploration-last = last exploration card
name-status-side = { $kind ->
    [structure] structure status card
    [tool] tool status card
   *[robot] robot status card
} (index { $n })
name-door-hidden = face-down door token
name-effect = { $id ->
    [goal_left] goal on the left
    [goal_middle] goal in the middle
    [goal_right] goal on the right
    [play_exploration] exploration
    [solve] mission
    [hit_metal] attack on metal
    [hit_wood] attack on wood
    [hit_rooms] attack on rooms dug
    [hit_doors] attack on door tokens
    [hit_moves] attack on movement tokens
    [hit_hand] attack on hand cards
    [hit_mice] attack on mice
    [hit_jokers] attack on jokers
    [end_beds] VP for beds
    [end_goals] VP for goals
    [end_tents] VP for tents
    [end_advances_strength] VP for advances with strength
    [end_advances_agility] VP for advances with agility
    [end_advances_intelligence] VP for advances with intelligence
    [end_house_mice] VP for house mice
    [end_doors] VP for door tokens
   *[end_rooms] VP for rooms dug
}

# --- what its cards say
ratbot-place = { $place ->
    [alchemist] Leader to the alchemist's hut.
   *[other] Leader to { $action }{ $worker ->
        [yes] , 1 worker to its area
       *[no] { "" }
    }.
}
ratbot-bonus-advance = Advance with { $skill }.
ratbot-bonus-take_advanced = Take { $n } advanced inventions from the market.
ratbot-bonus-round_mouse = Take the mouse of the round, or if it is gone a cellar mouse of the supply.
ratbot-bonus-solve_or_advance = Solve a mission; if that is impossible, advance with { $skill }.
ratbot-bonus-cheese_or_mouse_or_advance = Take the cheese or else a mouse of its explorer's room; if there is neither, advance with { $skill }.
ratbot-row = { $letter } · { $room }: { $deeds }.
ratbot-corner = From now on only the first of these that is possible: { $deeds }.
ratbot-deed-move = → { $room }
ratbot-deed-reveal = reveal a mission
ratbot-deed-tent = place a tent
ratbot-deed-mouse = take a mouse
ratbot-deed-cheese = take the cheese
ratbot-board =
    Gather Wood, Gather Metal: VP equal to its strength. Build Beds, Dig Rooms: 1 bed or room, with strength 3 two.
    Find Ideas: 2 basic inventions, with strength 3 also 2 advanced ones. Explore: 1 exploration card, with strength 3 two.
    Alchemist: solve a mission; if that is impossible, advance with { $skill }. No free room for a bed or a mouse: dig a room instead.
status-goal = Ratbot puts a disc on the top free slot of the { $goal ->
    [left] left
    [middle] middle
   *[right] right
} goal and gains its VP
status-play_exploration = Ratbot plays { $n ->
    [one] { $n } exploration card
   *[other] { $n } exploration cards
}
status-solve = Ratbot solves { $n ->
    [one] { $n } mission
   *[other] { $n } missions
} if it can
status-each-beds = for each bed Ratbot has built
status-each-goals = for each goal Ratbot has claimed
status-each-tents = for each tent of Ratbot in the farm
status-each-advances = for each advance on the status card with the { $skill ->
    [intelligence] intelligence
    [agility] agility
    [perception] perception
    [strength] strength
   *[endurance] endurance
} token
status-each-house_mice = for each house mouse of Ratbot
status-each-doors = for each door token of Ratbot
status-each-rooms_dug = for each room Ratbot has dug

# --- before the game
variant-ratbot = Ratbot's level
    .about = From 0 (gentle) to 9 (merciless): the sum of the indices of its three status cards.
variant-status_cards = Status cards
    .about = Instead of a level: which side of each of the three cards. No two numbers may differ by 2 or more.
variant-status_cards-structure-0 = Structures 0
variant-status_cards-structure-1 = Structures 1
variant-status_cards-structure-2 = Structures 2
variant-status_cards-structure-3 = Structures 3
variant-status_cards-tool-0 = Tools 0
variant-status_cards-tool-1 = Tools 1
variant-status_cards-tool-2 = Tools 2
variant-status_cards-tool-3 = Tools 3
variant-status_cards-robot-0 = Robots 0
variant-status_cards-robot-1 = Robots 1
variant-status_cards-robot-2 = Robots 2
variant-status_cards-robot-3 = Robots 3

# --- what it asks of you
ask-ratbot-mouse = { $a }: from which room does Ratbot take a mouse?

# --- what it does, and why
told-ratbot-shuffled = A new round: Ratbot shuffles its { $n } action cards.
told-ratbot-card = Ratbot turns up its action card “{ $card }”.
told-ratbot-leader = Ratbot places a leader on the outermost free space: { $action }, { $space }. { $reason-id ->
    [named] Its card names this sector ({ $why }).
    [own-leader] Its card names { $named } ({ $why }), where it has a leader already; so it takes the next suitable sector clockwise.
   *[full] Its card names { $named } ({ $why }), where no space is free; so it takes the next suitable sector clockwise.
}
told-ratbot-hut = Ratbot places a leader in the alchemist's hut ({ $why }).
told-ratbot-worker = Ratbot adds a worker: { $area } ({ $why }).
told-ratbot-points = Ratbot gains { $n } VP ({ $why }).
told-ratbot-dug = Ratbot digs a room worth { $vp } VP{ $reason-id ->
    [no-room-for-bed] , because it has no free room for a bed
    [no-room-for-mouse] , because it has no free room for a mouse
   *[asked] { "" }
} ({ $why }).
told-ratbot-built = Ratbot builds a bed; its space is worth { $vp } VP ({ $why }).
told-ratbot-took-mouse = Ratbot takes in { $mouse }, worth { $vp } VP ({ $why }).
told-ratbot-took-card = Ratbot takes the leftmost invention of the market: { $card } ({ $why }).
told-ratbot-explores = Ratbot plays { $card } ({ $why }); its explorer's room decides: { $room }.
told-ratbot-explores-last = Ratbot plays the { $card } ({ $why }): the first of its three parts that is possible.
told-ratbot-went = Ratbot's explorer goes to { $room } ({ $why }).
told-ratbot-took-door = Ratbot takes the door token on its way, face down: { $passage } ({ $why }).
told-ratbot-revealed = Ratbot reveals the mission “{ $mission }”. On the plan its space has number { $number } ({ $why }).
told-ratbot-tent = Ratbot places a tent in { $room } ({ $why }).
told-ratbot-solved = Ratbot solves “{ $row }”, the first free row of the card with number { $number } on the plan ({ $why }).
told-ratbot-advanced = Ratbot advances to step { $step } of the { $status }, where the { $skill } token lies ({ $why }){ $effect-id ->
    [none] .
   *[other] : { $effect }.
}
told-ratbot-at-end = Ratbot is at the end of the { $status }, where the { $skill } token lies ({ $why }); it gains the VP below the track.
told-ratbot-claimed = Ratbot claims the goal { $goal } ({ $why }).
told-ratbot-missed = { $source } misses { $seat }: { $reason-id ->
    [immune] aggressive effects are ignored there.
   *[condition] there is too little for it.
}
told-ratbot-gives = { $why }: { $reason-id ->
    [mouse] Ratbot always discards a mouse rather than lose VP.
    [lowest-mouse] of its mice Ratbot discards the one worth least.
   *[vp] Ratbot loses the VP.
}
told-ratbot-nothing = { $reason-id ->
    [area-full] Ratbot adds no worker: it has 3 in this area
    [no-worker-left] Ratbot adds no worker: all 8 are on the board
    [no-bed] Ratbot builds no bed: all 6 are built
    [no-underground] Ratbot digs no room: no underground tile is left
    [no-card] Ratbot takes no more inventions: the market has none left
    [no-marker] Ratbot solves no mission: no marker is left on its board
    [no-mission] Ratbot solves no mission: no face-up card with a free row lies where its explorer or a tent is
    [round-mouse-gone] The mouse of the round is gone; Ratbot turns to the cellar mice of the supply
    [no-mouse-left] Ratbot takes no mouse: the mouse of the round is gone, and so are the cellar mice of the supply
    [there-already] Ratbot's explorer stays: it is there already
    [none-to-reveal] Ratbot reveals no mission: none lies face down in its explorer's room
    [no-tent-left] Ratbot places no tent: both are placed
    [no-place-for-tent] Ratbot places no tent: not outside, and not twice in one room
    [no-cheese] Ratbot takes no cheese: it is gone
    [no-cheese-here] Ratbot takes no cheese: its explorer is not in that room
    [no-mouse-here] Ratbot takes no mouse: none lies in its explorer's room
    [no-mouse-in-reach] Ratbot takes no mouse: none lies in its explorer's room or with its tents
    [goal-claimed] Ratbot claims no goal: it has a disc on this card already
    [goal-full] Ratbot claims no goal: no slot of this card is free
   *[no-disc] Ratbot claims no goal: it has no disc left
} ({ $why }).

# --- its score
score-pile = Pile of inventions
score-steps = Steps with markers
score-status-finals = Final effects of status cards
score-markers = Best marker space
