game-name = Roditori & Tombe
game-about = Manda le zampe lungo le righe e le colonne di una tomba, apri le stanze e assumi roditori.
game-length = 50–70 minuti
game-weight = medio-leggero

## Variants

variant-secret_entrance = Ingresso segreto
    .about = Alcune carte ingresso si possono girare per 2 fama: un effetto più forte per tutti, fama per chi le ha girate.
variant-factions = Fazioni
    .about = Quali fazioni partecipano: sei in due giocatori, sette in tre. Quelle che non scegli sono estratte a sorte.
variant-factions-squirrels = Scoiattoli
variant-factions-porcupines = Istrici
variant-factions-beavers = Castori
variant-factions-capybaras = Capibara
variant-factions-pacas = Paca
variant-factions-chinchillas = Cincillà
variant-factions-viscachas = Viscacce
variant-factions-rats = Ratti
variant-factions-jerboas = Gerboa
variant-factions-mole_rats = Eterocefali glabri
variant-factions-lemmings = Lemming
variant-factions-guinea_pigs = Porcellini d'India
variant-entrances = Carte ingresso
    .about = Se la cornice segue l'ordine dei numeri o il caso.
variant-entrances-numbered = in ordine
variant-entrances-random = a caso
variant-entrance_order = Ordine proprio degli ingressi
    .about = Tutte le carte ingresso in senso orario, a partire da quella in basso a sinistra. Prevale sull'ordine qui sopra.
variant-first_player = Primo giocatore
    .about = Chi comincia.
variant-first_player-random = a caso
variant-first_player-0 = giocatore 1
variant-first_player-1 = giocatore 2
variant-first_player-2 = giocatore 3

## Names and words

name-entrance = ingresso { $id }
name-place = casella { $id }
word-food = cibo
word-torch = torcia
word-pick = piccone
word-gold = oro
word-room = stanza
word-helper = aiutante
word-either = stanza o aiutante

## Amounts

amount-food = { $n } cibo
amount-torch =
    { $n ->
        [one] { $n } torcia
       *[other] { $n } torce
    }
amount-pick =
    { $n ->
        [one] { $n } piccone
       *[other] { $n } picconi
    }
amount-gold = { $n } oro
amount-fame = { $n } fama
amount-chest =
    { $n ->
        [one] { $n } dei tuoi bauli (usato o no)
       *[other] { $n } dei tuoi bauli (usati o no)
    }
amount-any-yours =
    { $n ->
        [one] { $n } risorsa a tua scelta
       *[other] { $n } risorse a tua scelta
    }
amount-any-theirs =
    { $n ->
        [one] { $n } risorsa a sua scelta
       *[other] { $n } risorse a sua scelta
    }
amount-any-plain =
    { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
amount-food-more = { $n } cibo in più
amount-torch-more =
    { $n ->
        [one] { $n } torcia in più
       *[other] { $n } torce in più
    }
amount-pick-more =
    { $n ->
        [one] { $n } piccone in più
       *[other] { $n } picconi in più
    }
amount-food-below = meno di { $n } cibo
amount-torch-below = meno di { $n } torce
amount-pick-below = meno di { $n } picconi

## Card texts: how they are put together

text-sentence = { $text }.
text-both-sides = { $normal } Girata: { $secret }
text-owner-only = Solo per il proprietario: { $text }
text-wildcard = { $text } (Nel calcolo della varietà «{ $name }» vale come una fazione qualsiasi.)
steps-then = { $rest }, poi { $last }
effect-when = Ogni volta che { $event }: { $do }.
effect-limit = Una volta per turno, quando { $event }: { $do }.
effect-once = All'assunzione: { $do }.

## Card texts: steps

step-gain = ottieni { $what }
step-gain_others = ogni altro giocatore ottiene { $what }
step-gain_per-adjacent_rooms = ottieni { $what } per ogni stanza adiacente
step-gain_per-adjacent_other_factions = ottieni { $what } per ogni fazione diversa tra le stanze adiacenti, esclusa la fazione della stanza aperta
step-gain_if_low = ottieni { $base }; se avevi { $below } ottieni { $low }, altrimenti { $high }
step-exchange = scambia { $pay } con { $get }
step-exchange-different = scambia { $pay } con { $get } di tipi diversi da quella spesa
step-times =
    { $n ->
        [one] fino a { $n } volta: { $what }
       *[other] fino a { $n } volte: { $what }
    }
step-choose = { $one }, oppure { $other }
step-reserve-market-room =
    { $n ->
        [one] metti { $n } stanza dal mercato nel tuo accampamento
       *[other] metti { $n } stanze dal mercato nel tuo accampamento
    }
step-reserve-market-helper =
    { $n ->
        [one] metti { $n } aiutante dal mercato nel tuo accampamento
       *[other] metti { $n } aiutanti dal mercato nel tuo accampamento
    }
step-reserve-market-either =
    { $n ->
        [one] metti { $n } stanza o aiutante dal mercato nel tuo accampamento
       *[other] metti fino a { $n } carte (stanze e/o aiutanti) dal mercato nel tuo accampamento
    }
step-reserve-discard-either =
    { $n ->
        [one] metti { $n } carta qualsiasi da una delle due pile degli scarti nel tuo accampamento
       *[other] metti { $n } carte qualsiasi dalle due pile degli scarti nel tuo accampamento
    }
step-open_room-any = apri una stanza
step-open_room-camp = apri una stanza dal tuo accampamento
step-open_room-anywhere = apri una stanza su una casella vuota qualsiasi senza zampe (prendi il suo baule, se c'è)
step-open_room-apply = { $what } e applica l'effetto di quella stanza
step-hire-any = assumi un aiutante
step-hire-camp = assumi un aiutante dal tuo accampamento
step-cheaper =
    { $n ->
        [one] { $what } pagando { $n } risorsa in meno
       *[other] { $what } pagando { $n } risorse in meno
    }
step-refresh =
    { $n ->
        [one] rinnova { $n } carta dei mercati
       *[other] rinnova fino a { $n } carte dei mercati
    }
step-move_paw-interior = puoi spostare 1 delle tue zampe all'interno della tomba
step-move_paw-any = puoi spostare 1 delle tue zampe, anche da una carta ingresso, su una casella della tomba
step-place_paw-entrance = posa 1 zampa su una carta ingresso secondo le regole normali
step-take_chest-supply =
    { $n ->
        [one] prendi { $n } baule a caso dalla riserva
       *[other] prendi { $n } bauli a caso dalla riserva
    }
step-take_chest-tomb =
    { $n ->
        [one] prendi { $n } baule a tua scelta dall'interno della tomba
       *[other] prendi fino a { $n } bauli a tua scelta dall'interno della tomba
    }
step-flip_chest =
    { $n ->
        [one] rigira a faccia in su { $n } dei tuoi bauli usati
       *[other] rigira a faccia in su { $n } dei tuoi bauli usati
    }
step-discount-either =
    { $n ->
        [one] la prossima stanza che apri o il prossimo aiutante che assumi in questa azione costa { $n } risorsa in meno
       *[other] la prossima stanza che apri o il prossimo aiutante che assumi in questa azione costa { $n } risorse in meno
    }
step-apply_entrance = applica l'effetto di 1 carta ingresso su cui c'è una tua zampa, senza toglierla
step-apply_room-adjacent = applica l'effetto di 1 stanza adiacente
step-apply_room-free = applica l'effetto di 1 altra stanza senza zampe
step-apply_room-opened = applica subito l'effetto di quella stanza
step-toll = { $what }; il suo proprietario, se è un altro giocatore, ottiene 1 fama
step-apply_market_room = applica l'effetto di 1 stanza del mercato come se ne togliessi una zampa
step-borrow_market_helper = scegli 1 aiutante del mercato; fino alla fine di questo turno hai il suo effetto
step-double_next = più avanti in questa azione applica due volte l'effetto di una carta da cui togli una zampa
step-repeat_helper = applica di nuovo l'effetto di uno dei tuoi aiutanti già attivato in questo turno, senza soddisfarne la condizione
step-repeat_hired = applica subito quell'effetto una volta
step-swap_helper = scarta uno dei tuoi aiutanti (assunto o nell'accampamento) e, se era assunto, restituisci la fama stampata su di esso; poi assumi un aiutante o mettine uno nel tuo accampamento
step-replace_self =
    { $n ->
        [one] puoi scartare questa stanza e aprirne un'altra al suo posto pagando { $n } risorsa in meno
       *[other] puoi scartare questa stanza e aprirne un'altra al suo posto pagando { $n } risorse in meno
    }
step-extra_turn = fai un turno extra dopo questo

## Card texts: events and lasting rules

event-gain-food = ottieni cibo
event-gain-torch = ottieni torce
event-gain-pick = ottieni picconi
event-gain-gold = ottieni oro
event-gain-fame = ottieni fama
event-open_room = apri una stanza
event-hire = assumi un altro aiutante
event-hire-passive = assumi un aiutante con un effetto che si attiva
event-open_or_hire = apri una stanza o assumi un aiutante
event-reserve = metti una carta nel tuo accampamento
event-exchange = fai uno scambio
event-use_chest = usi un baule
event-paw_on_room-other = posi una zampa su una stanza di un avversario
event-paw_on_room-any = posi una zampa su una stanza, tua o no
event-paw_on_empty = posi una zampa su una casella vuota della tomba
event-opponent_paw_on_my_room = un avversario posa una zampa su una tua stanza
event-remove_no_effect-interior = togli una zampa dall'interno della tomba senza effetto
event-remove_no_effect-room = togli una zampa da una stanza senza effetto
event-remove_no_effect-empty = togli una zampa da una casella vuota
event-remove_no_effect-any = togli una zampa senza effetto
event-remove_done = finisci l'azione Togliere le zampe
static-camp_limit =
    { $n ->
        [one] Il tuo accampamento può contenere { $n } carta.
       *[other] Il tuo accampamento può contenere fino a { $n } carte.
    }
static-discount-room =
    { $n ->
        [one] Paghi { $n } risorsa in meno ogni volta che apri una stanza.
       *[other] Paghi { $n } risorse in meno ogni volta che apri una stanza.
    }
static-pay_as = Quando assumi un aiutante puoi pagare cibo al posto dell'oro.
static-ignore_opposite = Una volta in ogni tuo turno puoi posare una zampa di fronte a quella di un avversario; in tre giocatori quell'avversario non ottiene nulla.

## What is asked

ask-act = Posa una zampa su una carta ingresso, oppure togli le tue zampe.
ask-fill =
    { $a ->
        [one] Quale incrocio riceve una zampa per primo? Te ne resta { $a }.
       *[other] Quale incrocio riceve una zampa per primo? Te ne restano { $a }.
    }
ask-lay-extra = { $a }: posare una zampa su una carta ingresso?
ask-remove = Togli una zampa o usa un baule.
ask-apply = { $a }: applicare l'effetto o togliere la zampa senza effetto?
ask-share = { $a }: ottieni 3 risorse, ogni altro giocatore 1. Applicare?
ask-double = { $a }: applicare l'effetto una seconda volta?
ask-end = { $a }: { $b } fama in più fa scattare la fine della partita. Prenderla?
ask-split =
    { $b ->
        [one] { $a }: quale risorsa ottieni?
       *[other] { $a }: quali { $b } risorse ottieni?
    }
ask-use-helper = { $a }: funziona una volta per turno e ora una parte andrebbe persa. Usarlo?
ask-order = Più aiutanti si attivano. Quale per primo?
ask-pay = { $a }: come paghi?
ask-exchange = { $a }: che cosa scambi?
ask-open = { $a }: aprire una stanza?
ask-place = { $a }: su quale casella?
ask-hire = { $a }: assumere un aiutante?
ask-reserve = { $a }: mettere una carta nell'accampamento?
ask-make-room = L'accampamento è pieno. Quale carta fa posto a { $a }?
ask-refresh =
    { $b ->
        [one] { $a }: scartare ancora { $b } carta dai mercati?
       *[other] { $a }: scartare fino a { $b } carte dai mercati?
    }
ask-dismiss = { $a }: scartare un aiutante?
ask-replace-helper = { $a }: assumere un aiutante o metterne uno nell'accampamento?
ask-fetch =
    { $b ->
        [one] { $a }: prendere un baule dalla tomba?
       *[other] { $a }: prendere fino a { $b } bauli dalla tomba?
    }
ask-flip = { $a }: quale baule usato rigiri?
ask-move = { $a }: spostare una zampa?
ask-move-to = { $a }: dove va la zampa?
ask-apply-entrance = { $a }: quale carta ingresso applichi?
ask-apply-room = { $a }: quale stanza applichi?
ask-borrow = { $a }: quale aiutante del mercato lavora per te in questo turno?
ask-repeat = { $a }: quale aiutante lavora di nuovo?
ask-way = { $a }: quale dei due?
ask-turn = Girare { $a } per { $b } fama?
ask-extra-turn = { $a }: fare un turno extra dopo questo?

## What may be answered

option-lay = Posa una zampa: { $a }
option-act-remove = Togli le zampe
option-pass = Passa
option-fill = { $a }
option-remove = Togli: { $a }
option-use = Usa: { $a }
option-use-helper-use = Usalo ora
option-apply-apply = Applica
option-share-apply = Applica
option-apply = Applica: { $a }
option-again = Applica di nuovo
option-take = Prendi
option-decline = Rinuncia
option-stop = Fatto
option-gain =
    Ottieni{ $a ->
        [0] {""}
       *[other] {" · "}{ $a } cibo
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } torcia
       *[other] {" · "}{ $b } torce
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } piccone
       *[other] {" · "}{ $c } picconi
    }
option-pay =
    Paga{ $a ->
        [0] {""}
       *[other] {" · "}{ $a } cibo
    }{ $b ->
        [0] {""}
        [one] {" · "}{ $b } torcia
       *[other] {" · "}{ $b } torce
    }{ $c ->
        [0] {""}
        [one] {" · "}{ $c } piccone
       *[other] {" · "}{ $c } picconi
    }{ $d ->
        [0] {""}
       *[other] {" · "}{ $d } oro
    }
option-change =
    { $a-id ->
        [gold] 1 oro come { $b }
       *[other] 1 { $a }
    } →{ $c ->
        [0] {""}
       *[other] {" "}{ $c } cibo
    }{ $d ->
        [0] {""}
        [one] {" "}{ $d } torcia
       *[other] {" "}{ $d } torce
    }{ $e ->
        [0] {""}
        [one] {" "}{ $e } piccone
       *[other] {" "}{ $e } picconi
    }
option-give = Restituisci: { $a }
option-trigger = { $a }
option-open = Apri: { $a }
option-at = { $a }
option-hire = Assumi: { $a }
option-reserve = Nell'accampamento: { $a }
option-discard = Scarta: { $a }
option-fetch = Prendi: { $a }
option-flip = Rigira: { $a }
option-move = Sposta la zampa: { $a }
option-to = Qui: { $a }
option-borrow = Prendi in prestito: { $a }
option-repeat = Ripeti: { $a }
option-way =
    { $a ->
        [1] Apri una stanza dall'accampamento
       *[other] Assumi un aiutante dall'accampamento
    }
option-turn = Gira: { $a }

## What happened

told-turn = Turno { $number }: { $seat }.
told-extra_action = { $seat } può fare un'altra azione.
told-passed = { $seat } passa.
told-paw_laid = { $seat } posa una zampa: { $entrance }.
told-paw_inside = { $seat } posa una zampa: { $place }.
told-paw_moved = { $seat } sposta una zampa: { $start } → { $place }.
told-removing = { $seat } toglie le zampe.
told-paw_removed = { $seat } toglie la zampa: { $spot }.
told-gained =
    { $seat } ottiene { $what-id ->
        [torch] { $n ->
            [one] { $n } torcia
           *[other] { $n } torce
        }
        [pick] { $n ->
            [one] { $n } piccone
           *[other] { $n } picconi
        }
        [food] { $n } cibo
        [gold] { $n } oro
       *[fame] { $n } fama
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
    { $seat } paga{ $food ->
        [0] {""}
       *[other] {" "}{ $food } cibo
    }{ $torch ->
        [0] {""}
        [one] { paid-before-torch }{ $torch } torcia
       *[other] { paid-before-torch }{ $torch } torce
    }{ $pick ->
        [0] {""}
        [one] { paid-before-pick }{ $pick } piccone
       *[other] { paid-before-pick }{ $pick } picconi
    }{ $gold ->
        [0] {""}
       *[other] { paid-before-gold }{ $gold } oro
    }.
told-helper_works = { $helper } lavora per { $seat }.
told-exchanged = { $seat } fa uno scambio: { $source }.
told-room_opened = { $seat } apre { $room }: { $place }.
told-helper_hired = { $seat } assume { $helper }.
told-reserved = { $seat } mette nell'accampamento { $card }.
told-discarded = Scartata: { $card }.
told-dealt = Nuove carte nel mercato: { $cards }.
told-refreshed =
    { $n ->
        [one] { $seat } ha rinnovato { $n } carta dei mercati.
       *[other] { $seat } ha rinnovato { $n } carte dei mercati.
    }
told-fame_returned = { $seat } restituisce { $n } fama.
told-helper_borrowed = { $helper } lavora per { $seat } fino alla fine del turno.
told-chest_taken = { $seat } prende { $chest } ({ $place }).
told-chest_drawn = { $seat } pesca dalla riserva { $chest }.
told-chest_used = { $seat } usa { $chest }.
told-chest_flipped = { $seat } rigira a faccia in su { $chest }.
told-chest_returned = { $seat } rimette nella riserva { $chest }.
told-entrance_turned = { $seat } paga { $fame } fama e gira { $entrance }.
told-end_triggered =
    { $reason-id ->
        [places] Nella tomba non restano caselle vuote. La fine è vicina: { $seat } finisce l'azione, gli altri ne hanno ancora una.
        [helpers] Gli aiutanti stanno finendo. La fine è vicina: { $seat } finisce l'azione, gli altri ne hanno ancora una.
       *[fame] La fama raggiunta basta. La fine è vicina: { $seat } finisce l'azione, gli altri ne hanno ancora una.
    }

## Why not

why-game-over = La partita è finita.
why-not-your-turn = È il turno di { $seat }.
why-in-the-box = Con questo numero di giocatori questa carta ingresso non si usa.
why-occupied = C'è già una zampa di { $seat }.
why-opposite = Di fronte, su { $entrance }, c'è una zampa di { $seat }.
why-no-paws = Tutte le tue zampe sono in gioco: prima toglile.
why-no-own-paw = Stai togliendo le zampe, e qui non ce n'è una tua.
why-no-such-place = Con questo numero di giocatori questa casella non si usa.
why-entrances-only = Le zampe si posano sulle carte ingresso; una casella ne riceve una dove si incrociano le linee di due tue zampe.
why-place-taken = Qui c'è una zampa di { $seat }.
why-needs-effect = Stanze e aiutanti arrivano con gli effetti delle carte da cui togli le zampe.
why-no-tokens = Non hai più segnalini proprietà.
why-no-site = Nessuna tua zampa è su una casella vuota.
why-too-dear =
    { $n ->
        [one] Ti manca { $n } risorsa o oro.
       *[other] Ti mancano { $n } risorse o oro.
    }
why-hired = Lavora già per { $seat }.
why-others-camp = È nell'accampamento di { $seat }.
why-discarded = È in una pila degli scarti.
why-other-faction = La sua fazione non partecipa a questa partita.
why-in-deck = È ancora nel mazzo.
why-chest-in-tomb = È ancora nella tomba: posa una zampa sulla sua casella.
why-others-chest = Appartiene a { $seat }.
why-chest-used = L'hai già usato.
why-chest-in-supply = È nella riserva.
why-not-removing = I bauli si usano mentre togli le zampe.
why-chest-under-way = Si sta usando un altro baule.

## The end

score-fame = Fama
score-rooms = Varietà delle stanze
score-helpers = Varietà degli aiutanti
end-places = Nella tomba non restavano caselle vuote.
end-helpers = Gli aiutanti erano finiti.
end-fame = La fama raggiunta bastava.
