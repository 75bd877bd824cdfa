## Cards and burrow on the screen

wistar-sign-per = per
wistar-sign-any = any
wistar-sign-free = free
wistar-lacks = lacks { $n }
wistar-gives = gives
wistar-card-kind =
    { $deck ->
        [basic]
            { $kind ->
                [tool] Basic tool
                [robot] Basic robot
               *[structure] Basic structure
            }
       *[advanced]
            { $kind ->
                [tool] Advanced tool
                [robot] Advanced robot
               *[structure] Advanced structure
            }
    }
wistar-type-immediate = At once
wistar-type-once = Once per round
wistar-type-income = Income
wistar-type-permanent = Always on
wistar-type-final = At the end
wistar-type-aggressive = Aggressive
wistar-points =
    { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
wistar-used = used this round
wistar-playable = you could play it
wistar-you-lack = you lack { $what }
wistar-lacks-what =
    { $what ->
        [wood] { $n } wood
        [metal] { $n } metal
        [move]
            { $n ->
                [one] { $n } movement token
               *[other] { $n } movement tokens
            }
        [joker]
            { $n ->
                [one] { $n } joker
               *[other] { $n } jokers
            }
        [any]
            { $n ->
                [one] { $n } wood, metal or card
               *[other] { $n } of wood, metal or cards
            }
        [vp] { $n } VP
        [intelligence] { $n } intelligence
        [agility] { $n } agility
        [perception] { $n } perception
        [strength] { $n } strength
        [endurance] { $n } endurance
        [energy] { $n } energy
        [tool]
            { $n ->
                [one] { $n } played tool
               *[other] { $n } played tools
            }
        [robot]
            { $n ->
                [one] { $n } played robot
               *[other] { $n } played robots
            }
        [structure]
            { $n ->
                [one] { $n } played structure
               *[other] { $n } played structures
            }
        [current]
            { $n ->
                [one] electricity
               *[other] enhanced electricity
            }
        [mice]
            { $n ->
                [one] { $n } mouse
               *[other] { $n } mice
            }
        [house-mice]
            { $n ->
                [one] { $n } house mouse
               *[other] { $n } house mice
            }
        [cellar-mice]
            { $n ->
                [one] { $n } cellar mouse
               *[other] { $n } cellar mice
            }
        [rooms]
            { $n ->
                [one] { $n } room dug
               *[other] { $n } rooms dug
            }
        [beds]
            { $n ->
                [one] { $n } bed built
               *[other] { $n } beds built
            }
        [doors]
            { $n ->
                [one] { $n } door token
               *[other] { $n } door tokens
            }
       *[cards]
            { $n ->
                [one] { $n } hand card
               *[other] { $n } hand cards
            }
    }
wistar-hits = Hits { $names }
wistar-market =
    { $deck ->
        [basic] Market of basic inventions
       *[advanced] Market of advanced inventions
    }
wistar-deck-name =
    { $deck ->
        [basic] Basic
       *[advanced] Advanced
    }
wistar-deck =
    { $deck ->
        [basic] Basic inventions: { $n } in the deck
       *[advanced] Advanced inventions: { $n } in the deck
    }
wistar-almanac = The deck, its discards and all its cards
wistar-leaves = The cards below leave at the next round start.
wistar-which-cards = Which cards
wistar-discards = Discarded { $n }
wistar-every-card = All { $n } cards
wistar-form-S = Small
wistar-form-M = Medium
wistar-form-L = Large
wistar-hand = Hand
wistar-empty-hand = no card in hand
wistar-hidden-hand =
    { $n ->
        [one] { $n } card that you don't see
       *[other] { $n } cards that you don't see
    }
wistar-looking =
    { $n ->
        [one] you look at this card
       *[other] you look at these { $n }
    }
wistar-played = Played
wistar-played-open = open all
wistar-played-none = nothing yet
wistar-private-goal = A goal that only this player may claim
wistar-tableau = { $name }: played inventions ({ $n })
wistar-none-such = no such card
wistar-filter = Filter and sort
wistar-sort = Sort
wistar-sort-played = as played
wistar-sort-name = by name
wistar-sort-kind = by kind
wistar-sort-effect = by effect
wistar-sort-points = by points
wistar-kind-tool = Tools
wistar-kind-robot = Robots
wistar-kind-structure = Structures
wistar-sums = Goods and symbols
wistar-track = Points on the track
wistar-have =
    { $what ->
        [wood] Wood: { $n }
        [metal] Metal: { $n }
        [move] Movement tokens: { $n }
        [joker] Jokers: { $n }
        [intelligence] Intelligence: { $n }
        [agility] Agility: { $n }
        [perception] Perception: { $n }
        [strength] Strength: { $n }
        [endurance] Endurance: { $n }
        [energy] Energy: { $n }
        [tool] Played tools: { $n }
        [robot] Played robots: { $n }
        [structure] Played structures: { $n }
        [doors] Door tokens: { $n }
       *[leaders] Leaders left: { $n }
    }
wistar-open-burrow = Open the burrow
wistar-burrow-of = Burrow of { $name }
wistar-at-entrance = { $n } at the entrance
wistar-veranda = veranda
wistar-still = Still to use
wistar-room-on-card = A room on a card
wistar-tunnel = Tunnel worth { $vp } VP
wistar-bed = Bed worth { $vp } VP
wistar-power-open = Open
wistar-power-shut = Not open yet
wistar-rooms-first = Three rooms to begin with
wistar-rooms-next = Dig Rooms takes the next tunnel; the best one dug scores
wistar-rooms-next-short = the best one dug scores
wistar-beds-next = Beds still to build, each with its sleeper
wistar-room-free = free
wistar-room-for = bed or mouse
wistar-powers-brown = Brown: any mission
wistar-powers-grey = Grey: cellar missions only
wistar-power-price = costs
wistar-power-pair = 3 and 6 both open: { $n } VP more
wistar-current-short =
    { $n ->
        [0] no current
        [1] basic current
       *[2] enhanced current
    }
wistar-if-ended = If it ended now
wistar-large-mouse = Mouse
wistar-large-power = Power
wistar-large-goal = Goal
wistar-large-hero = Hero
wistar-large-skill = Skill token
wistar-large-door = Door token
wistar-large-space = Bonus action
wistar-large-room = Room of the farm
wistar-large-passage = Passage
wistar-large-other = On the table
wistar-to-play = To play it
wistar-you-have = you have { $n }
wistar-asks-nothing = It asks for nothing.
wistar-jokers-stand-in =
    { $n ->
        [one] 1 joker stands in for the missing icon
       *[other] { $n } jokers stand in for the missing icons
    }
wistar-you-lack-large = You lack { $what }
wistar-whom = Whom it hits
wistar-hit-line = { $name } has { $theirs }, you { $mine }
wistar-hits-nobody = It would hit nobody now.
wistar-goal-standing = How far everybody is
wistar-of = { $n } of { $of }
wistar-at-the-end = { $n } VP at the end

## The board on the screen

wistar-yard = Yard
wistar-alchemist = Alchemist
wistar-order = Order
wistar-order-title = Turn order
wistar-order-is = Turn order: { $names }
wistar-hut-empty = Nobody waits here.
wistar-hut-queue = Waiting: { $names }.
wistar-hut-order = The next round would be played in this order: { $names }.
wistar-area = { $area }: { $who }
wistar-area-empty = nobody
wistar-workers-of =
    { $n ->
        [one] { $name } { $n } worker
       *[other] { $name } { $n } workers
    }
wistar-strength-of = { $name }: strength { $n }
wistar-space = { $action }. { $bonus }
wistar-leader-of = A leader of { $name } stands here.
wistar-note-action = { $action }, strength { $n }.
wistar-round-mouse = The mouse of this round
wistar-round-mouse-gone = The mouse of this round has been taken
wistar-explorers-here = Explorers: { $names }
wistar-tents-here = Tents: { $names }
wistar-mission-down =
    { $kind ->
        [cellar] A cellar mission, face down: { $room }
       *[house] A house mission, face down: { $room }
    }
wistar-mouse-down =
    { $kind ->
        [cellar] A cellar mouse, face down: { $room }
       *[house] A house mouse, face down: { $room }
    }
wistar-door-closed = closed
wistar-door-open = open
wistar-solved-by = Solved by { $name }.
wistar-views = What the picture shows
wistar-view-whole = Whole board
wistar-view-wheel = Wheel
wistar-view-farm = Farm
wistar-zoom-in = Look closer
wistar-zoom-out = Look from further away
wistar-next-round = Next round
wistar-next-round-about = Hold it to see how the wheel will stand in the next round.
wistar-supply = Supply
wistar-rail = Players, goals, log
wistar-supply-skills = Skill tokens
wistar-supply-heroes = Heroes
wistar-supply-none = none left
wistar-supply-mice = Mice
wistar-supply-stack = mice of the rounds to come
wistar-supply-rest = Decks and goals
wistar-supply-cards = { $deck } + { $discards } discarded
wistar-supply-goals = goals not in play
wistar-goals = Goals
wistar-goals-about = the first free slot counts
wistar-goal-yours = Only for you
wistar-goal-progress = { $have } of { $needed }
wistar-goal-full = No slot is free any more.
wistar-goal-next = The first free slot asks for { $n }.
wistar-goal-have = { $name } { $n }
wistar-round = Round { $n } of { $of }
wistar-turn = Turn { $n } of { $of }
wistar-brief = Round { $n }, turn { $turn }
wistar-level = level { $n }
wistar-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
wistar-current =
    { $level ->
        [0] no electricity
        [1] electricity
       *[2] enhanced electricity
    }
wistar-if-now = { $n } VP if the game ended now
wistar-panel = { $name }: { $vp } VP on the track, { $points } if the game ended now; leaders left { $leaders }, cards in hand { $cards }, wood { $wood }, metal { $metal }, movement tokens { $move }, jokers { $joker }.
wistar-panel-open = Opens the burrow.
wistar-seat = { $name }: { $vp } VP, leaders left { $leaders }
wistar-steps = What is under way
wistar-rest =
    { $rest ->
        [leader] Place a leader: a main action and a bonus.
        [both] Main action and bonus, in the order you like.
        [main] The main action is still to be done.
        [bonus] The bonus is still to be done.
       *[quick] Quick actions only, as many as you like.
    }
wistar-under-way =
    { $what ->
        [action] main action
        [pay] to pay: { $left }
        [discard] to discard: { $left }
        [exchange] an exchange
        [explore] explore points: { $left }
        [ideas] idea points: { $left }
        [hero] a hero
        [play] to play: { $left }
        [potion] a potion
        [row] a mission
        [solve] missions: { $left }
        [shift] workers to move: { $left }
        [enter] workers to bring on: { $left }
        [take] mice to take: { $left }
        [dig] rooms: up to { $left }
        [build] beds: up to { $left }
        [buy-joker] a joker
        [buy-current] electricity
        [open] a door
        [go] the explorer
       *[reveal] a mission card
    }
wistar-tray-draft = Two inventions to begin with: choose a pair
wistar-tray-cards =
    { $n ->
        [one] One card to choose from
       *[other] { $n } cards to choose from
    }
wistar-tray-tiles = Choose one
wistar-tray-fold = See the board
wistar-solving = Solve a mission
wistar-mission-kind =
    { $kind ->
        [cellar] Cellar mission
       *[house] House mission
    }
wistar-reveal-bonus = Reveal bonus
wistar-lock-shut = Lock { $n } is still shut: row { $row } opens it.
wistar-lock-opens = opens
wistar-lock-is-open = open
wistar-row-free = asks for nothing
wistar-row-met = You have what it asks for. Nothing is spent.
wistar-row-payable = You can pay for it.
wistar-row-jokers =
    { $n ->
        [one] { $n } joker stands for what you lack.
       *[other] { $n } jokers stand for what you lack.
    }
wistar-row-lacks =
    { $n ->
        [one] You lack { $n } thing.
       *[other] You lack { $n } things.
    }
wistar-markers = Take a marker from your burrow
wistar-markers-about = It goes on the row, and the power under it is yours for the rest of the game.
wistar-markers-row-first = First choose a row of the mission.
wistar-markers-pair = The spaces of 3 and 6 points, both open, bring 2 VP more.
wistar-marker-open = open already
wistar-marker-cellar = cellar missions only
wistar-marker-costs = costs
wistar-marker-free = free to take
wistar-another-row = Another row
wistar-solve-with = Solve with this marker
wistar-regions = Parts of the board
wistar-place-wheel = Wheel
wistar-place-farm = Farm
wistar-place-burrow = Burrow
wistar-place-market = Market
wistar-lists = Hand and lists
wistar-tab-hand = Hand
wistar-tab-played = Played
wistar-tab-goals = Goals
wistar-tab-log = Log

# --- Ratbot
wistar-ratbot-title = Solo against Ratbot, level { $level }
wistar-ratbot-about = pays nothing, meets no needs, gets no rewards
wistar-ratbot-workers = Workers: forest { $forest }, burrow { $burrow }, farm { $farm }
wistar-ratbot-markers = Markers
wistar-ratbot-beds = Beds
wistar-ratbot-rooms = Rooms
wistar-ratbot-best = the best empty space scores { $n }
wistar-ratbot-rooms-taken = { $taken } of { $of } taken; the best one dug scores { $n }
wistar-ratbot-emptied = { $n } of { $of } spaces are empty; the best of them scores { $vp } VP
wistar-ratbot-pile = Ratbot's pile of inventions, 1 VP each: { $n }
wistar-ratbot-panel = Ratbot: { $vp } VP on the track, { $total } if the game ended now; leaders left { $leaders }
wistar-ratbot-open = Ratbot's board, tracks and cards
wistar-ratbot-board = Its board
wistar-ratbot-tracks = Its status cards
wistar-ratbot-turn = Ratbot's turn
wistar-ratbot-no-turn = Ratbot has not had a turn yet.
wistar-turn-unfold = Its last turn
wistar-turn-fold = Fold the turn
wistar-store-leaders =
    { $n ->
        [one] leader
       *[other] leaders
    }
wistar-store-workers =
    { $n ->
        [one] worker
       *[other] workers
    }
wistar-store-tents =
    { $n ->
        [one] tent
       *[other] tents
    }
wistar-store-goals =
    { $n ->
        [one] goal
       *[other] goals
    }
wistar-store-doors =
    { $n ->
        [one] door
       *[other] doors
    }
wistar-per-card = per card
wistar-store-inventions =
    { $n ->
        [one] invention
       *[other] inventions
    }
wistar-store-rooms =
    { $n ->
        [one] room dug
       *[other] rooms dug
    }
wistar-store-beds =
    { $n ->
        [one] bed built
       *[other] beds built
    }
wistar-store-mice =
    { $n ->
        [one] mouse
       *[other] mice
    }
wistar-index = index { $n }
wistar-step = Step { $n } of { $of }
wistar-marker-here = the marker stands here
wistar-past-end = past the end
wistar-goal-left = left
wistar-goal-middle = middle
wistar-goal-right = right
wistar-exploration = Exploration
wistar-exploration-about = The row of the room its explorer stands in counts, from left to right. Strength 3 plays two cards.
wistar-exploration-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
wistar-last-stays = the last one stays
wistar-last-played = the last one has been played
wistar-now-in = now here: { $room }
wistar-explored-none = Ratbot did not explore in its last turn.
wistar-played-card =
    { $n ->
        [1] First card
       *[other] Second card
    }
wistar-deed-reveal = reveal a mission
wistar-deed-tent = place a tent
wistar-deed-mouse = take a mouse
wistar-deed-cheese = take the cheese
wistar-deed-move = go to { $room }
wistar-plan = Next plan
wistar-plan-about = The lowest number is revealed or solved first.
wistar-action-cards = Action cards of this round
wistar-action-left =
    { $n ->
        [one] { $n } left, seen by nobody
       *[other] { $n } left, in an order nobody knows
    }
wistar-pace = Pace
wistar-pace-steps = Step by step
wistar-pace-whole = Whole turn
wistar-step-back = Back
wistar-step-next = Next step
wistar-key-space = Space
wistar-step-ratbot-leader = Leader on { $what }
wistar-step-ratbot-hut = Leader in the hut
wistar-step-ratbot-worker = Worker: { $what }
wistar-step-main-action = { $what }
wistar-step-ratbot-points = Points
wistar-step-ratbot-dug = A room instead
wistar-step-ratbot-built = A bed
wistar-step-ratbot-took-mouse = Bonus: { $what }
wistar-step-ratbot-took-card = Bonus: inventions
wistar-step-ratbot-explores = Exploring
wistar-step-ratbot-explores-last = Exploring
wistar-step-ratbot-went = To { $what }
wistar-step-ratbot-took-door = A door token
wistar-step-ratbot-revealed = A mission revealed
wistar-step-ratbot-tent = A tent
wistar-step-ratbot-solved = Bonus: a mission
wistar-step-ratbot-advanced = Bonus: an advance
wistar-step-ratbot-at-end = Bonus: past the end
wistar-step-ratbot-claimed = A goal
wistar-step-ratbot-missed = No harm done
wistar-step-ratbot-gives = What Ratbot loses
wistar-step-ratbot-nothing = Nothing comes of it
wistar-step-hit = You are hit
wistar-step-lost = You are hit
wistar-step-discarded = You are hit
wistar-step-discarded-mouse = You are hit

# --- the first game
wistar-guide-1 = Welcome to Wistar. You are a rat on the run with a burrow to dig, and five rounds to make the most of it. This talk takes two minutes.
wistar-guide-2 = In each round you place three leaders, one a turn. A space of the wheel gives two actions: the main action written on the ring beside it, and the bonus drawn on the space. Do both, in the order you like.
wistar-guide-3 = Your workers on the rim say how strong you are: the number in your shape. Forest, burrow and farm each serve two actions. At the next round start the disc turns by one place.
wistar-guide-4 = The alchemist gives a movement token and a potion, and whoever waits here goes first in the next round.
wistar-guide-5 = Your explorer walks through the farm: open doors, take in mice, reveal missions and solve them. Touch anything to learn what it is and why you can't use it now.
wistar-guide-6 = Every mission that you solve takes a marker from your burrow and opens the power under it. Dig rooms for mice and beds; each bed sends a sleeper to work.
wistar-guide-7 = Inventions cost wood and metal, and some want skills, mice or electricity. Those lack nothing that have a green tick. Find ideas to draw them from these markets.
wistar-guide-8 = Be quick at the goals: the first free slot asks for the least. What the others have stands here as well; a touch opens their burrow.
wistar-guide-9 = What you are asked stands here. Whatever glows may be touched; quick actions may be taken at any time in your turn. Have a good time underground!
