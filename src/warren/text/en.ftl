# What the shell says: the terminal, its commands and their help.

language = English
yes = yes
no = no
list-empty = nothing
list-last = { $rest } and { $last }
reason-with-rule = { $reason } [{ $rule }]

## Players

player-number = Player { $number }
player-namesake = { $name } { $number }
player-human = Player
player-random = Random bot
player-greedy = Greedy bot
player-strong = Strong bot

## Playing

play-welcome = { $game } with { $players }.
play-commands = Type the number of your choice. "help" lists the other commands.
play-after = The game is over. You may still use: board, look, log, rules, save FILE, undo, quit.
play-hand-over = { $player }, it is your turn.
play-press-enter = Press Enter when only you can see the screen.
play-what = "{ $given }" is none of the choices (1 to { $last }) and no command. "help" lists the commands.
play-empty = Type a number from 1 to { $last }, or "help".
play-left = The game is left where it stands.
play-over = The game is over: nothing is asked any more.
play-hint = A strong bot would choose { $number }: { $option }
play-undone = Taken back.
undo-off = Not taken back: this table is played without undo.
undo-nothing = Not taken back: you have not chosen anything yet.
undo-news = Not taken back: your last choice brought something new to light.
undo-other = Not taken back: others have chosen since.
told-forced = { $question } { $answer } – nothing else was possible.
play-log-empty = There is nothing to tell.
play-save-how = Say where to, for example: save game.json
play-saved = Saved in { $file }. Go on with it another time: warren play --load { $file }
why-offered = This is offered: { $option }
why-nothing = { $component }: nothing stands against it.
component-missing = Say what you mean: the number of a choice, or a component's name or id.
component-unknown = Nothing on this table is called "{ $given }".
component-unclear = "{ $given }" may be any of these: { $which }

command-board = board
    .usage = board
    .about = show the table again
command-why = why
    .usage = why NUMBER or NAME
    .about = why something is not possible now, with the rule
command-look = look
    .usage = look NAME
    .about = read a component
command-hint = hint
    .usage = hint
    .about = what a strong bot would choose
command-undo = undo
    .usage = undo
    .about = take your last choice back
command-log = log
    .usage = log [LINES]
    .about = what has happened
command-rules = rules
    .usage = rules WORDS
    .about = search the rules, by words or by a rule's id
command-save = save
    .usage = save FILE
    .about = keep the game in a file
command-help = help
    .usage = help
    .about = this list
command-quit = quit
    .usage = quit
    .about = leave the game

## The end

score-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
score-total = Total
score-of = { $player }: { $score } ({ $parts })

## The lobby

lobby-language = Which language?
lobby-game = Which rulebook?
lobby-players = How many players, from { $first } to { $last }?
lobby-bots = Against whom?
lobby-prompt = Your answer (Enter for { $usual }):{" "}
lobby-what = "{ $given }" is none of the answers. Type one of those shown, or "quit".

## Rules, replays, simulations

rules-how = Say what you are looking for, for example: rules chest
rules-none = No rule has the words "{ $words }".
rules-more =
    { $count ->
        [one] One more rule has these words; search for more of them.
       *[other] { $count } more rules have these words; search for more of them.
    }
games-players =
    { $first ->
        [1] 1 to { $last } players
       *[other] { $first } to { $last } players
    }
replay-choice = { $number }. { $player }: { $choice }
replay-undo = { $number }. { $player } takes back; { $to } choices stand.
verify-true =
    { $choices ->
        [one] True: the one choice leads to the recorded game.
       *[other] True: the { $choices } choices lead to the recorded game.
    }
verify-false =
    { $count ->
        [one] Not true: 1 difference.
       *[other] Not true: { $count } differences.
    }
verify-rules = This record was made under rules { $rules }; the rules have changed since.
verify-difference =
    { $what ->
        [choice] Entry { $entry }: the choice isn't possible there.
        [chance] Entry { $entry }: what the dice gave differs.
        [told] Entry { $entry }: what was told differs.
        [undo] Entry { $entry }: the undo goes back to another place.
        [chapter] After entry { $entry }: the position at the beginning of a round differs.
        [result] After entry { $entry }: the result differs.
       *[digest] After entry { $entry }: the digest differs.
    } Recorded: { $recorded }. Replayed: { $replayed }.
simulate-about = { $game }: { $games } games from seed { $seed }, on average { $decisions } decisions in { $rounds } rounds.
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-mean = Mean
simulate-spread = Spread
simulate-best = Best
simulate-worst = Worst
simulate-seats = Wins by seat: { $wins }
bench-decisions = random play, decisions a second
bench-copy = copy of a table, µs
bench-state-copy = copy of a state, µs
bench-deepcopy = deepcopy of a state, µs
bench-view = view, µs
bench-imagine = imagined world, µs
bench-replay = a game from its choices, µs
bench-load = a game from its record, µs
bench-size = a table with its snapshot, KiB
rule-ruling = ruling
rule-test = example
rule-derived = follows
rule-editions-differ = editions differ

## The board of Rodents & Tombs

tombs-paw = paw
tombs-legend = A room stands in its owner's colour and shape; » an extra action for a paw laid there; ◆ a secret entrance. Bold cards in the markets can be paid.
tombs-market-card = Market
tombs-market-faction = Faction
tombs-market-cost = Cost
tombs-market-fame = Fame
tombs-market-effect = Effect
tombs-market-of-rooms = Market of rooms:
tombs-market-of-helpers = Market of helpers:
tombs-paw-of = paw of { $player }
tombs-token = secret entrance
tombs-turned-by = turned by { $player }
tombs-room-of = { $room } of { $player }
tombs-extra-action = extra action
tombs-empty = empty
tombs-card = { $name } ({ $faction }), costs { $cost }, fame { $fame }.
tombs-payable = You can pay it.
tombs-neutral = neutral
tombs-means = food { $food }, torches { $torch }, picks { $pick }, gold { $gold }, fame { $fame }; paws { $paws }, tokens { $tokens }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tombs-held-camp = Camp
tombs-held-rooms = Rooms
tombs-held-helpers = Helpers
tombs-held-chests = Chests
tombs-held-used_chests = Used chests
tombs-cost-food = { $n } food
tombs-cost-torch = { $n ->
        [one] { $n } torch
       *[other] { $n } torches
    }
tombs-cost-pick = { $n ->
        [one] { $n } pick
       *[other] { $n } picks
    }
tombs-cost-any = { $n } of any
tombs-cost-gold = { $n } gold
tombs-cost-fame = { $n } fame
tombs-decks = Left to draw: rooms { $rooms }, helpers { $helpers }, chests { $chests }.
tombs-end = The end comes with no empty place ({ $places } left), no helpers ({ $helpers } left) or { $fame } fame.
tombs-ending = The end has been triggered: these are the last actions.

## The board of Above and Below

village-row-villagers = Villagers to train ({ $left } more in the stack):
village-row-houses = Houses ({ $left } more in the deck):
village-row-outposts = Outposts, each for an empty cave ({ $left } more in the deck):
village-row-keys = Key houses:
village-row-stars = Star houses:
village-price = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
village-round = Round { $round } of { $rounds }; first player: { $first }.
village-caves = On top of the cave deck: { $cave } ({ $left ->
        [one] { $left } card
       *[other] { $left } cards
    } in all).
village-no-caves = No cave is left to explore.
village-cider = A cider waits for whoever labors first.
village-no-cider = The cider of this round is gone.
village-supply = Left in the supply: { $things }.
village-specials = Special villagers, met only in stories: { $villagers }.
village-prize = An artifact lies on the cave deck for the next successful explorer; in the stack: { $left }.
village-no-prize = No artifact lies on the cave deck; in the stack: { $left }.
village-means = coins { $coins }, income { $income }, beds { $beds }, rerolls { $rerolls }, reputation { $reputation }; { $score ->
        [one] { $score } point
       *[other] { $score } points
    } so far.
village-passed = Has passed.
village-held-ready = Ready
village-held-resting = Resting
village-held-injured = Injured
village-held-houses = Houses
village-held-outposts = Outposts
village-held-caves = Empty caves
village-held-reserve = Reserve
village-held-sale = For sale
village-held-track = Advancement track
village-held-artifacts = Artifacts
village-held-quests = Quests done
village-skill-hammer = hammer
village-skill-quill = quill
village-skill-hammer_plus = hammer plus
village-skill-quill_plus = quill plus
village-sale = { $item } ({ $price ->
        [0] price open
        [one] for { $price } coin
       *[other] for { $price } coins
    })
village-space = { $item } ×{ $n } ({ $vp } VP each)
village-used = { $artifact } (used)
village-tale = { $player } explores { $cave }:
village-secret = For the reader only – { $option }: { $ends }
village-die = { $villager }: die { $die }, { $lanterns ->
        [one] { $lanterns } lantern
       *[other] { $lanterns } lanterns
    }
village-lanterns = Lanterns together: { $lanterns }; the next check needs { $need }.

## The board of Rats of Wistar

wistar-round = Round { $round } of { $rounds }. Turn order: { $order }.
wistar-turn = { $seat } is to play.
wistar-round-mouse = Mouse of the round: { $mouse }
wistar-no-round-mouse = The mouse of the round is gone.
wistar-stack = Mice of the rounds to come: { $kinds }
wistar-pairs = Starting pairs: { $pairs }.
wistar-wheel = The wheel
wistar-place = { $action } ({ $area }): { $spaces }
wistar-free = { $space }: free
wistar-taken = { $space }: { $seat }
wistar-hut = Alchemist's hut: { $seats }
wistar-hut-empty = Alchemist's hut: nobody
wistar-farm = The farm
wistar-room = { $room }: { $things }
wistar-explorer = explorer of { $seat }
wistar-tent = tent of { $seat }
wistar-mouse = face-down { $kind ->
    [house] house mouse
   *[cellar] cellar mouse
}
wistar-hidden-mission = face-down { $kind ->
    [house] house mission
   *[cellar] cellar mission
}
wistar-mission = mission “{ $mission }”
wistar-way = open way to { $room }
wistar-door = { $passage } to { $room } (door token)
wistar-row = { $row }: { $text }
wistar-row-solved = { $row }: solved by { $seat }
wistar-row-locked = { $row } (locked): { $text }
wistar-market = Market of { $deck ->
    [basic] basic
   *[advanced] advanced
} inventions, { $left } left in the deck
wistar-card = { $card } ({ $facts })
wistar-icons = { $skill } ×{ $n }
wistar-vp = { $n } VP
wistar-goals = Goals, { $left } more in the pile
wistar-goal = { $goal }: { $slots }. Now { $have }.
wistar-slot = { $needed } free
wistar-slot-taken = { $needed } { $seat }
wistar-has = { $seat } { $n }
wistar-skills-left = Skill tokens to be had: { $skills }.
wistar-heroes-left = Heroes to be won: { $heroes }.
wistar-player = { $seat }: { $points } VP, { $vp } of them on the track
wistar-means = { $wood } wood, { $metal } metal, { $move ->
    [one] { $move } movement token
   *[other] { $move } movement tokens
}, { $joker ->
    [one] { $joker } joker
   *[other] { $joker } jokers
}, { $current ->
    [0] no electricity
    [1] electricity
   *[2] enhanced electricity
}, { $leaders ->
    [one] { $leaders } leader left
   *[other] { $leaders } leaders left
}
wistar-workers = Workers: { $areas }
wistar-workers-here = { $area } { $n }
wistar-entrance = entrance { $n }
wistar-explorer-in = Explorer: { $room }
wistar-tents-in = Tents: { $rooms }
wistar-burrow = Rooms: { $free } of { $rooms } free, { $dug } dug. Beds: { $beds } built.
wistar-prices = The next room costs { $dig } metal, the next bed { $bed } wood.
wistar-markers = Markers on mission cards: { $n }
wistar-icons-of = Icons: { $icons }
wistar-hand = Hand: { $cards }
wistar-hand-hidden = Hand: { $basic } basic, { $advanced } advanced
wistar-looking = To choose from: { $cards }
wistar-played = Played: { $cards }
wistar-used = Used this round: { $cards }
wistar-mice = Mice: { $mice }
wistar-powers = Powers: { $powers }
wistar-skills = Skill tokens: { $skills }
wistar-heroes = Heroes: { $heroes }
wistar-claimed = Goals claimed: { $goals }
wistar-private = Goals of its own: { $goals }
wistar-doors = Door tokens: { $n }
wistar-ratbot = Ratbot's cards, level { $level }
wistar-status = { $status }, { $skills }: { $steps }; beyond the end { $below } VP each
wistar-step = { $vp }
wistar-step-effect = { $vp } ({ $effect })
wistar-step-here = [{ $step }]
wistar-actions-used = Action cards of this round: { $cards }
wistar-actions-left = Action cards face down: { $n }
wistar-exploration = Exploration cards to come: { $n }. Priority of missions: { $plan }.
wistar-exploration-over = The last exploration card is in play. Priority of missions: { $plan }.
wistar-pile = Inventions taken: { $n }
wistar-workers-left = Workers left: { $n }
wistar-spaces = Emptied spaces: markers { $markers }, beds { $beds }, rooms { $rooms }
wistar-emptied = { $emptied } of { $all } ({ $vp } VP)

## Errors

error = warren: { $message }
error-usage = { $why } "warren --help" and "warren COMMAND --help" say what is possible.
error-language = there is no language "{ $given }"; choose one of { $known }.
error-players = { $game } is not for { $given } players; choose one of { $known }.
error-no-solo = { $game } has no automa to play alone against.
error-seat = "{ $given }" can't sit at a table; each seat is human, human:NAME or bot:LEVEL, and the levels are { $bots }.
error-seat-count =
    { $given ->
        [one] 1 seat is given
       *[other] { $given } seats are given
    } for { $players } players; name each of them once.
error-variant = "{ $given }" is no variant; write NAME=VALUE, as in: { $known }.
error-variant-yes-no = "{ $given }" should be NAME=yes or NAME=no.
error-variant-number = "{ $given }" should be NAME= and a whole number.
error-undo = there is no undo policy "{ $given }"; choose one of { $known }.
error-other-game = { $file } holds a game of { $game }; leave the name out, or name that one.
error-read = can't read { $file }: { $why }.
error-write = can't write { $file }: { $why }.
error-overwrite = { $file } is something else than a record, so it stays; choose another name.
error-ledger = there are no rules of "{ $given }"; there are those of { $known }.
error-no-rule = no rule of { $game } has the words "{ $words }"; try fewer, or a rule's id.
error-replay-to = there are no { $to } choices in this record; --to takes 0 to { $last }.
error-count = --games, --jobs and --rounds take whole numbers from 1 on.
error-too-many-bots = { $bots } bots are too many for { $players } players; name fewer, or more --seats.

## Help

help-warren = An open table for the games of the underground. Without a command: the lobby, in the browser.
    .example = Example: warren play tombs --lang ru
help-play = Play in the terminal: the board in text, every choice numbered. Without a game: the lobby.
    .example = Example: warren play tombs --seats human,bot:greedy --variant secret_entrance=yes
help-simulate = Let bots play many games, and say who wins.
    .example = Example: warren simulate tombs --bots greedy,random --games 100 --jobs 4
help-replay = Read a record: its story, its last position, and whether it is true.
    .example = Example: warren replay game.json --verify
help-rules = Search the rules of a game, by words or by a rule's id.
    .example = Example: warren rules tombs chest supply
help-games = The rulebooks, with their players and variants.
    .example = Example: warren games --json
help-bench = How fast the rulebooks are on this machine.
    .example = Example: warren bench tombs
help-game = the name of a rulebook; "warren games" lists them
help-lang = en, ru or it; otherwise the language of the environment
help-plain = no colour, no frames, no drawn boards: for a pipe or a screen reader
help-json = print one JSON document
help-seed = a number or a word; the same seed gives the same game
help-variant = a variant of the rules; may be given several times
help-seats = who sits where: human, human:NAME or bot:LEVEL, with commas
help-bots = only bots play, and you watch
help-players = how many play; a bot sits on every seat but yours
help-solo = against the automa, at this level; you play alone
help-load = go on with the game in this file
help-undo = free (always), fair (not past new information) or off
help-seat-count = how many sit at each table
help-games-count = how many games
help-bots-list = the bots, with commas; they change seats from game to game
help-jobs = how many processes; otherwise one for each core
help-records = keep the record of each game in this folder
help-file = a record, as "save" and --records write it
help-verify = play it again and compare
help-to = stop after so many choices
help-words = words that stand in the rule, or its id
help-rounds = how often to measure; the median is shown
