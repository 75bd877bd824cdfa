game-name = Rodents & Tombs
game-about = Send your paws along the rows and columns of an ancient tomb, open its rooms and hire its rodents.
game-length = 50–70 minutes
game-weight = medium-light

## Variants

variant-secret_entrance = Secret Entrance
    .about = Some entrance cards may be turned over for 2 fame: a stronger effect for everyone, fame for whoever turned them.
variant-factions = Factions
    .about = Which factions take part: six with two players, seven with three. Those you don't choose are drawn at random.
variant-factions-squirrels = Squirrels
variant-factions-porcupines = Porcupines
variant-factions-beavers = Beavers
variant-factions-capybaras = Capybaras
variant-factions-pacas = Pacas
variant-factions-chinchillas = Chinchillas
variant-factions-viscachas = Viscachas
variant-factions-rats = Rats
variant-factions-jerboas = Jerboas
variant-factions-mole_rats = Naked Mole-Rats
variant-factions-lemmings = Lemmings
variant-factions-guinea_pigs = Guinea Pigs
variant-entrances = Entrance cards
    .about = Whether the frame is laid in the order of the numbers or at random.
variant-entrances-numbered = in order
variant-entrances-random = at random
variant-entrance_order = Own order of the entrances
    .about = All entrance cards clockwise, beginning with the lowest one on the left. It goes before the order above.
variant-first_player = First player
    .about = Who begins.
variant-first_player-random = at random
variant-first_player-0 = player 1
variant-first_player-1 = player 2
variant-first_player-2 = player 3

## Names and words

name-entrance = entrance { $id }
name-place = place { $id }
word-food = food
word-torch = torch
word-pick = pick
word-gold = gold
word-room = room
word-helper = helper
word-either = room or helper

## Amounts

amount-food = { $n } food
amount-torch =
    { $n ->
        [one] { $n } torch
       *[other] { $n } torches
    }
amount-pick =
    { $n ->
        [one] { $n } pick
       *[other] { $n } picks
    }
amount-gold = { $n } gold
amount-fame = { $n } fame
amount-chest =
    { $n ->
        [one] { $n } of your chests, used or not,
       *[other] { $n } of your chests, used or not,
    }
amount-any-yours =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
amount-any-theirs =
    { $n ->
        [one] { $n } resource of their choice
       *[other] { $n } resources of their choice
    }
amount-any-plain =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
amount-food-more = { $n } more food
amount-torch-more =
    { $n ->
        [one] { $n } more torch
       *[other] { $n } more torches
    }
amount-pick-more =
    { $n ->
        [one] { $n } more pick
       *[other] { $n } more picks
    }
amount-food-below = fewer than { $n } food
amount-torch-below = fewer than { $n } torches
amount-pick-below = fewer than { $n } picks

## Card texts: how they are put together

text-sentence = { $text }.
text-both-sides = { $normal } Turned over: { $secret }
text-owner-only = Owner only: { $text }
text-wildcard = { $text } (When diversity is scored the { $name } counts as any one faction.)
steps-then = { $rest }, then { $last }
effect-when = Whenever { $event }: { $do }.
effect-limit = Once per turn, when { $event }: { $do }.
effect-once = When hired: { $do }.

## Card texts: steps

step-gain = gain { $what }
step-gain_others = every other player gains { $what }
step-gain_per-adjacent_rooms = gain { $what } for each adjacent room
step-gain_per-adjacent_other_factions = gain { $what } for each different faction among the adjacent rooms, not counting the faction of the opened room
step-gain_if_low = gain { $base }; gain { $low } if you had { $below }, otherwise gain { $high }
step-exchange = exchange { $pay } for { $get }
step-exchange-different = exchange { $pay } for { $get } of types other than the one you spent
step-times =
    { $n ->
        [2] up to twice: { $what }
       *[other] up to { $n } times: { $what }
    }
step-choose = { $one }, or { $other }
step-reserve-market-room = put { $n } room from the market into your camp
step-reserve-market-helper = put { $n } helper from the market into your camp
step-reserve-market-either =
    { $n ->
        [one] put { $n } room or helper from the market into your camp
       *[other] put up to { $n } cards (rooms and/or helpers) from the market into your camp
    }
step-reserve-discard-either = put any { $n } card from either discard pile into your camp
step-open_room-any = open a room
step-open_room-camp = open a room from your camp
step-open_room-anywhere = open a room on any empty place that holds no paw (take its chest, if any)
step-open_room-apply = { $what } and apply that room's effect
step-hire-any = hire a helper
step-hire-camp = hire a helper from your camp
step-cheaper =
    { $n ->
        [one] { $what } and pay { $n } resource less
       *[other] { $what } and pay { $n } resources less
    }
step-refresh = refresh up to { $n } market cards
step-move_paw-interior = you may move 1 of your paws inside the tomb
step-move_paw-any = you may move 1 of your paws, even one from an entrance card, to a place inside the tomb
step-place_paw-entrance = lay 1 paw on an entrance card by the normal rules
step-take_chest-supply = take { $n } random chest from the supply
step-take_chest-tomb =
    { $n ->
        [one] take { $n } chest of your choice from any place inside the tomb
       *[other] take up to { $n } chests of your choice from places inside the tomb
    }
step-flip_chest = turn { $n } of your used chests face up again
step-discount-either = the next room you open or helper you hire in this action costs { $n } resources less
step-apply_entrance = apply the effect of 1 entrance card that holds your paw, without removing the paw
step-apply_room-adjacent = apply the effect of 1 adjacent room
step-apply_room-free = apply the effect of 1 other room that holds no paw
step-apply_room-opened = apply that room's effect immediately
step-toll = { $what }; its owner, if another player, gains 1 fame
step-apply_market_room = apply the effect of 1 room in the market as if you removed a paw from it
step-borrow_market_helper = choose 1 helper in the market; until the end of this turn you have its effect
step-double_next = later in this action, apply the effect of one card you remove a paw from twice
step-repeat_helper = apply again the effect of one of your helpers that has already been triggered this turn, without meeting its condition
step-repeat_hired = apply that effect once immediately
step-swap_helper = discard one of your helpers (hired or in camp) and give back the fame printed on it if it was hired; then hire a helper or put a helper into your camp
step-replace_self = you may discard this room and open another one in its place, paying { $n } resources less
step-extra_turn = take an extra turn after this one

## Card texts: events and lasting rules

event-gain-food = you gain food
event-gain-torch = you gain torches
event-gain-pick = you gain picks
event-gain-gold = you gain gold
event-gain-fame = you gain fame
event-open_room = you open a room
event-hire = you hire another helper
event-hire-passive = you hire a helper with a triggered effect
event-open_or_hire = you open a room or hire a helper
event-reserve = you put a card into your camp
event-exchange = you make an exchange
event-use_chest = you use a chest
event-paw_on_room-other = you lay a paw on an opponent's room
event-paw_on_room-any = you lay a paw on a room, yours or not
event-paw_on_empty = you lay a paw on an empty place inside the tomb
event-opponent_paw_on_my_room = an opponent lays a paw on your room
event-remove_no_effect-interior = you remove a paw inside the tomb without effect
event-remove_no_effect-room = you remove a paw from a room without effect
event-remove_no_effect-empty = you remove a paw from an empty place
event-remove_no_effect-any = you remove a paw without effect
event-remove_done = you finish the Remove paws action
static-camp_limit = Your camp may hold up to { $n } cards.
static-discount-room = You pay { $n } resources less whenever you open a room.
static-pay_as = Whenever you hire a helper: you may pay food instead of gold.
static-ignore_opposite = Once in each of your turns you may lay a paw opposite an opponent's paw; in a 3-player game that opponent gains nothing for it.

## What is asked

ask-act = Lay a paw on an entrance card, or remove your paws.
ask-fill =
    { $a ->
        [one] Which intersection gets a paw first? You have 1 paw left.
       *[other] Which intersection gets a paw first? You have { $a } paws left.
    }
ask-lay-extra = { $a }: lay a paw on an entrance card?
ask-remove = Remove a paw, or use a chest.
ask-apply = Apply { $a }, or remove the paw without effect?
ask-share = { $a }: you gain 3 resources, every other player 1. Apply it?
ask-double = Apply { $a } a second time?
ask-end =
    { $b ->
        [one] { $a }: this 1 fame triggers the end of the game. Take it?
       *[other] { $a }: these { $b } fame trigger the end of the game. Take them?
    }
ask-split =
    { $b ->
        [one] { $a }: which resource do you gain?
       *[other] { $a }: which { $b } resources do you gain?
    }
ask-use-helper = { $a } works once per turn, and a part would be lost now. Use it?
ask-order = Several of your helpers are due. Which works first?
ask-pay = How do you pay for { $a }?
ask-exchange = { $a }: what do you exchange?
ask-open = { $a }: open a room?
ask-place = Where does { $a } go?
ask-hire = { $a }: hire a helper?
ask-reserve = { $a }: put a card into your camp?
ask-make-room = Your camp is full. Which card makes room for { $a }?
ask-refresh =
    { $b ->
        [one] { $a }: discard 1 more card from the markets?
       *[other] { $a }: discard up to { $b } cards from the markets?
    }
ask-dismiss = { $a }: discard a helper?
ask-replace-helper = { $a }: hire a helper, or put one into your camp?
ask-fetch =
    { $b ->
        [one] { $a }: take a chest out of the tomb?
       *[other] { $a }: take up to { $b } chests out of the tomb?
    }
ask-flip = { $a }: which used chest do you turn face up?
ask-move = { $a }: move a paw?
ask-move-to = Where does the paw from { $a } go?
ask-apply-entrance = { $a }: apply which entrance card?
ask-apply-room = { $a }: apply which room?
ask-borrow = { $a }: which helper of the market works for you this turn?
ask-repeat = { $a }: which helper works again?
ask-way = { $a }: which of the two?
ask-turn =
    { $b ->
        [one] Turn { $a } over for 1 fame?
       *[other] Turn { $a } over for { $b } fame?
    }
ask-extra-turn = { $a }: take an extra turn after this one?

## What may be answered

option-lay = Lay a paw: { $a }
option-act-remove = Remove paws
option-pass = Pass
option-fill = { $a }
option-remove = Remove: { $a }
option-use = Use { $a }
option-use-helper-use = Use it now
option-apply-apply = Apply it
option-share-apply = Apply it
option-apply = Apply { $a }
option-again = Apply it again
option-take = Take it
option-decline = Decline
option-stop = Done
option-gain =
    Gain{ $a ->
        [0] {""}
       *[other] {" · "}{ $a } food
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } torch
       *[other] {" · "}{ $b } torches
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } pick
       *[other] {" · "}{ $c } picks
    }
option-pay =
    Pay{ $a ->
        [0] {""}
       *[other] {" · "}{ $a } food
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } torch
       *[other] {" · "}{ $b } torches
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } pick
       *[other] {" · "}{ $c } picks
    }{ $d ->
        [0] {""}
       *[other] {" · "}{ $d } gold
    }
option-change =
    { $a-id ->
        [gold] 1 gold as { $b }
       *[other] 1 { $a }
    } →{ $c ->
        [0] {""}
       *[other] {" "}{ $c } food
    }{ $d ->
        [0] {""}
        [one] {" "}{ $d } torch
       *[other] {" "}{ $d } torches
    }{ $e ->
        [0] {""}
        [one] {" "}{ $e } pick
       *[other] {" "}{ $e } picks
    }
option-give = Give back { $a }
option-trigger = { $a }
option-open = Open { $a }
option-at = { $a }
option-hire = Hire { $a }
option-reserve = Into the camp: { $a }
option-discard = Discard { $a }
option-fetch = Take { $a }
option-flip = Turn up { $a }
option-move = Move the paw from { $a }
option-to = To { $a }
option-borrow = Borrow { $a }
option-repeat = Repeat { $a }
option-way =
    { $a ->
        [1] Open a room from the camp
       *[other] Hire a helper from the camp
    }
option-turn = Turn over { $a }

## What happened

told-turn = Turn { $number }: { $seat }.
told-extra_action = { $seat } may act once more.
told-passed = { $seat } passes.
told-paw_laid = { $seat } lays a paw on { $entrance }.
told-paw_inside = { $seat } lays a paw on { $place }.
told-paw_moved = { $seat } moves a paw from { $start } to { $place }.
told-removing = { $seat } removes paws.
told-paw_removed = { $seat } removes the paw from { $spot }.
told-gained =
    { $seat } gains { $what-id ->
        [torch] { $n ->
            [one] { $n } torch
           *[other] { $n } torches
        }
        [pick] { $n ->
            [one] { $n } pick
           *[other] { $n } picks
        }
        [food] { $n } food
        [gold] { $n } gold
       *[fame] { $n } fame
    }.
paid-before-torch = { $food ->
    [0] {" "}
   *[other] {", "}
}
paid-before-pick = { $torch ->
    [0] { paid-before-torch }
   *[other] {", "}
}
paid-before-gold = { $pick ->
    [0] { paid-before-pick }
   *[other] {", "}
}
told-paid =
    { $seat } pays{ $food ->
        [0] {""}
       *[other] {" "}{ $food } food
    }{ $torch ->
        [0] {""}
        [one] { paid-before-torch }{ $torch } torch
       *[other] { paid-before-torch }{ $torch } torches
    }{ $pick ->
        [0] {""}
        [one] { paid-before-pick }{ $pick } pick
       *[other] { paid-before-pick }{ $pick } picks
    }{ $gold ->
        [0] {""}
       *[other] { paid-before-gold }{ $gold } gold
    }.
told-helper_works = { $helper } works for { $seat }.
told-exchanged = { $seat } exchanges at { $source }.
told-room_opened = { $seat } opens { $room } on { $place }.
told-helper_hired = { $seat } hires { $helper }.
told-reserved = { $seat } puts { $card } into the camp.
told-discarded = { $card } is discarded.
told-dealt = New in the market: { $cards }.
told-refreshed =
    { $n ->
        [one] { $seat } has refreshed 1 market card.
       *[other] { $seat } has refreshed { $n } market cards.
    }
told-fame_returned = { $seat } gives back { $n } fame.
told-helper_borrowed = { $helper } works for { $seat } until the end of the turn.
told-chest_taken = { $seat } takes { $chest } from { $place }.
told-chest_drawn = { $seat } draws { $chest } from the supply.
told-chest_used = { $seat } uses { $chest }.
told-chest_flipped = { $seat } turns { $chest } face up again.
told-chest_returned = { $seat } returns { $chest } to the supply.
told-entrance_turned = { $seat } pays { $fame } fame and turns { $entrance } over.
told-end_triggered =
    { $reason-id ->
        [places] No empty place is left inside the tomb. The end is near: { $seat } finishes this action, the others may act once more.
        [helpers] The helpers are running out. The end is near: { $seat } finishes this action, the others may act once more.
       *[fame] Somebody's fame is great enough. The end is near: { $seat } finishes this action, the others may act once more.
    }

## Why not

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $seat }.
why-in-the-box = This entrance card isn't used with so many players.
why-occupied = A paw of { $seat } already lies there.
why-opposite = A paw of { $seat } lies opposite, on { $entrance }.
why-no-paws = All your paws are laid out: remove them first.
why-no-own-paw = You are removing paws, and none of yours lies there.
why-no-such-place = This place isn't used with so many players.
why-entrances-only = Paws are laid on entrance cards; a place gets one where the lines of two of your paws cross.
why-place-taken = A paw of { $seat } lies there.
why-needs-effect = Rooms and helpers come by the effects of cards from which you remove paws.
why-no-tokens = You have no ownership token left.
why-no-site = None of your paws lies on an empty place.
why-too-dear =
    { $n ->
        [one] You lack 1 resource or gold.
       *[other] You lack { $n } resources or gold.
    }
why-hired = It already works for { $seat }.
why-others-camp = It lies in the camp of { $seat }.
why-discarded = It lies on a discard pile.
why-other-faction = Its faction doesn't take part in this game.
why-in-deck = It is still in the deck.
why-chest-in-tomb = It still lies in the tomb: lay a paw on its place.
why-others-chest = It belongs to { $seat }.
why-chest-used = You have already used it.
why-chest-in-supply = It is in the supply.
why-not-removing = Chests are used while you remove paws.
why-chest-under-way = Another chest is being used.

## The end

score-fame = Fame
score-rooms = Diversity of rooms
score-helpers = Diversity of helpers
end-places = No empty place was left inside the tomb.
end-helpers = The helpers ran out.
end-fame = Somebody's fame was great enough.
