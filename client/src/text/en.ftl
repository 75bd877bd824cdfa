## The shelf

warren = Warren
motto = an open table for the games of the underground
lobby-title = Warren: choose a game
solo = solo
players = Players
players-at-most = players
play-now = Play now
play-now-what = Play now: { $game }
solo-against-ratbot = Solo against Ratbot
modules = Modules
modules-chosen = Modules: { $chosen } of { $all }
you-against =
    { $n ->
        [one] You and { $name }, a { $level }
       *[other] You and { $n } good bots
    }
invite-friends = Invite friends
one-screen = One screen
options = Options
rules = Rules
credit-icons = Icons by the authors of game-icons.net, CC BY 3.0.
credit-fonts = Type: Alegreya and Commissioner, SIL Open Font License.
bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Pip
bot-name-4 = Iris
you = You
your-tables = Your tables
tables-none = Nothing is under way. Play now takes one touch.
tables-wait =
    { $n ->
        [0] nobody waits for you
        [one] 1 waits for you
       *[other] { $n } wait for you
    }
tables-all = all { $n }
tables-fewer = fewer
table-over = Over
table-thinks = Under way
table-forget = Take off my list
your-turn = Your turn
to-move = To move
somebody-to-move = { $name } to move
title-waiting = ({ $n }) Warren
open-record = Open a record
open-record-how = drop a file or paste a link
join-table = Join a table
join-table-how = paste the link of your seat
record-file = A record that was saved as a file
record-link = Or the link of a table, or the record itself
record-unknown = This is neither a link nor a record.
link-unknown = This isn't a link to a table of this server.
open = Open
join-title = A seat is kept for you
join-about = Somebody invited you to a table. How do you want to be called?
join-moved = You go on here as { $name }. The other device lets go of the seat.
join-sit = Sit down
your-name = Your name

## Options of a new table

name = Name
seat-who = Who sits at seat { $number }
seat-name = Name at seat { $number }
seat-level = Level of the bot at seat { $number }
who-me = Me
who-here = Here, at this screen
who-friend = A friend, by link
who-bot = Bot
friend-link-later = You get the link once the table is made.
undo-policy = Taking back
undo-fair = Fair.
    .about = Back to the last thing that was new: a card seen, somebody else's move.
undo-free = Free.
    .about = Everything may be taken back, whatever was seen.
undo-off = Off.
    .about = What is done is done.
time = Time
time-about = When your time runs out, a bot plays for you until you are back.
time-none = No limit
time-day = One day for each decision
time-three-days = Three days for each decision
time-week = A week for each decision
time-fast = 10 minutes for the game, 10 seconds more for each decision
time-slow = 30 minutes for the game, 30 seconds more for each decision
begin = Begin
begin-and-invite = Begin and invite
cancel = Cancel

## Settings

settings = Settings
language = Language
theme = Light
theme-auto = As the system
theme-light = Day
theme-dark = Night
theme-to-dark = Put out the light
theme-to-light = Light the candle
motion = Things move
motion-full = Calmly
motion-quick = Fast
motion-off = Not at all
sounds = Soft sounds
confirm-touch = Ask for a second touch before anything is done
confirm-turn = Before a bot moves, wait until I say “Done”
notify-browser = Tell me by a notification when it is my turn
this-table = This table
away-about = I am away: let a bot play for me until I am back
notify-address = Tell me at an address (mail or webhook) when it is my turn
notify-set = You will be told there.
notify-off = You won't be told any more.
save = Save
move-device = Go on on another device
move-link = Open this link there; this device then lets go of the seat.
save-record = Save the record
replay = Replay
problem = Report a problem
problem-about = What went wrong?
problem-save = Save the report
problem-facts = Facts
problem-record = Record
table-facts = Table { $id } · rules { $rules } · seed sealed as { $seed }

## At the table

table-opening = The table is being laid …
table-no-key = You have no seat at this table in this browser. Ask for a link, or open the table on the device where you sat down.
nowhere = There is nothing at this address. Perhaps a part of the link got lost.
table-gone = This table isn't here any more, or your seat has moved to another device.
prompt = What is asked
log = Log
log-hover = Hover a line to see it
log-jump = Touch a line to go there
log-empty = Nothing has happened yet.
log-undo = { $name } takes back.
told-forced = { $question } { $answer } – nothing else was possible.
by-policy = played by a bot
by-standing = by standing order
undo = Undo
undo-about = Take back your last choice
turn-made = Your move is made. { $name } is next.
done = Done
choice-stands = This can't be taken back: something new was seen.
hint = Hint
hint-about = What a bot would do
other-options = Other options
waiting-for = { $name } is to move.
bot-thinks = { $name } is thinking …
game-is-over = The game is over.
spot-option = { $name }. You may: { $option }
speech-advised = A bot would choose: { $option }.
speech-asked =
    { $n ->
        [one] { $prompt } 1 option.
       *[other] { $prompt } { $n } options.
    }
title-your-turn = ● Your turn: { $game }
time-left = Time left
zoom-home = Whole board
what-it-does = What it does
why-not-now = Why not now
nothing-asked = Nothing can be done with it now.
yes = yes
see-result = To the result
connection-lost = The connection is lost. Trying again; nothing is lost with it.
connection-ended = The connection has ended. Load the page to come back.
connection-back =
    { $n ->
        [one] Connected again. Meanwhile one choice was made.
       *[other] Connected again. Meanwhile { $n } choices were made.
    }
new-version = The server has a newer version of the game.
load-again = Load it
seats-empty = Not everybody has sat down yet.
failed-unreachable = The server can't be reached just now.
try-again = Try again
close = Close
back = Back
next = Next

standing = Standing order
standing-about = From now on this question is answered for you whenever your answer is possible. You can end the order in the settings.
standing-this-round = For this round only
standing-give = Give the order
standing-end = Ask me again

cover-title = The screen goes to { $name }
cover-about = Nothing is shown until you say that you have it.
cover-ready = I am { $name }

people = People and chat
people-unread =
    { $n ->
        [0] People and chat
        [one] People and chat: 1 new line
       *[other] People and chat: { $n } new lines
    }
chair-bot = Bot
chair-empty = Nobody has sat down yet
chair-away = Away, a bot plays
chair-online = Here
chair-offline = Not here just now
copy-link = Link
link-of = The link for { $name }
link-here-only = This link works on this computer only: to invite others, start the server with { $command } and play at this computer's address in the network.
link-copied = The link is copied.
copy-watch-link = Link for watching
watchers =
    { $n ->
        [0] Nobody is watching.
        [one] 1 person is watching.
       *[other] { $n } people are watching.
    }
chat = Chat
chat-empty = Nothing has been said yet.
chat-say = Say something
send = Send

rules-of = { $game }: the rules
rules-search = Search the rules
rule-ruling = ruling
rule-test = example
rule-derived = follows
rule-editions-differ = editions differ
rules-found =
    { $n ->
        [0] Nothing found
        [one] 1 sentence
       *[other] { $n } sentences
    }

keys = Keys
key-tab = Tab
    .about = from option to option
key-arrows = ← ↑ ↓ →
    .about = from thing to thing on the board
key-enter = Enter
    .about = choose, or look closely at what can't be chosen
key-i = i
    .about = look closely
key-u = u
    .about = undo
key-h = h
    .about = hint
key-r = r
    .about = rules
key-escape = Esc
    .about = back, close
key-question = ?
    .about = these keys
key-step = ← →
    .about = choice by choice
key-turn = Shift ← →
    .about = turn by turn
key-space = Space
    .about = play, and stop
key-ends = Home End
    .about = the beginning, the end
key-opinions = h
    .about = what a bot thinks of the choice

guide = First game
guide-step = { $at } of { $of }
guide-skip = I know the game
guide-play = Let me play
to-the-shelf = To the shelf

## The end

end-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-facts = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }{ $rounds ->
        [0] {""}
        [one] , { $rounds } round
       *[other] , { $rounds } rounds
    }
end-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
end-score = Final score
end-scores = The scores
end-line = Where the points come from
rematch = Rematch
rematch-about = The same game with the same people
rematch-go = To the rematch
share = Share
share-about = A link to this game for everybody
end-look = Look at the table
curve = Points, round by round
curve-how = touch a round to replay it
curve-start = start
curve-end = end
curve-round = Round { $n }
curve-point = { $name }: { $points }
curve-leap = Round { $n }: { $name } +{ $gain }
curve-loading = The game is being looked through …
best-moves = Best moves
best-moves-how = gain over the bots' second choice
best-moves-none = No move stood far above the others.
best-moves-thinking = The bots look through the game: { $done } %
best-move = Round { $n }: { $what }

## Looking back

replay-title = Replay: { $game }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-at = { $n } of { $of }{ $round ->
        [0] {""}
       *[other] {" "}· round { $round }
    }
replay-other-rules = This game was played by other rules than today's. It is told as it was recorded; the board can't be shown.
scrubber = Moment of the game
turn-before = A turn back
turn-after = A turn on
choice-before = A choice back
choice-after = A choice on
to-the-table = To the table
eyes = Whose eyes
eyes-open = All open
eyes-spectator = What everybody sees
eyes-of = As { $name } sees it
opinions = Opinions
opinions-about = What a bot thinks of each choice
opinions-thinking = A bot is thinking it through …
opinions-none = Nothing was asked here that a bot may speak about.
opinions-how = Points behind the best choice, by what the seat could know.
opinion-taken = taken
branch = Play on from here
branch-title = Play on from here
branch-about = A new table begins where this game stood after { $n } of { $of } entries. Who sits where?

## Words that the games' sentences need

player-number = Player { $number }
list-empty = nothing
list-last = { $rest } and { $last }
reason-with-rule = { $reason } ({ $rule })

## Words that several boards need

or = or
turn-number = turn { $n }
first-player = first player
table-parts = Parts of the table
