# What the shell says: the terminal, its commands and their help.

language = Italiano
yes = sì
no = no
list-empty = niente
list-last = { $rest } e { $last }
reason-with-rule = { $reason } [{ $rule }]

## Players

player-number = Giocatore { $number }
player-namesake = { $name } { $number }
player-human = Giocatore
player-random = Bot casuale
player-greedy = Bot avido
player-strong = Bot forte

## Playing

play-welcome = { $game } con { $players }.
play-commands = Scrivi il numero della tua scelta. «aiuto» elenca gli altri comandi.
play-after = La partita è finita. Puoi ancora usare: tavolo, carta, diario, regole, salva FILE, annulla, esci.
play-hand-over = Tocca a { $player }.
play-press-enter = Premi Invio quando solo tu vedi lo schermo.
play-what = «{ $given }» non è una scelta (da 1 a { $last }) né un comando. «aiuto» elenca i comandi.
play-empty = Scrivi un numero da 1 a { $last }, oppure «aiuto».
play-left = La partita resta com'è.
play-over = La partita è finita: non c'è più nulla da scegliere.
play-hint = Un bot forte sceglierebbe { $number }: { $option }
play-undone = Annullato.
undo-off = Non si può: a questo tavolo non si annulla.
undo-nothing = Non c'è nulla da annullare: non hai ancora scelto.
undo-news = Non si può: la tua ultima scelta ha rivelato qualcosa di nuovo.
undo-other = Non si può: dopo di te hanno scelto altri.
told-forced = { $question } { $answer } – non c'era altra scelta.
play-log-empty = Non c'è nulla da raccontare.
play-save-how = Indica il file, per esempio: salva game.json
play-saved = Salvata in { $file }. Per continuare: warren play --load { $file }
why-offered = Questo si può scegliere: { $option }
why-nothing = { $component }: nulla lo impedisce.
component-missing = Di' che cosa intendi: il numero di una scelta, o il nome o la sigla di un componente.
component-unknown = Sul tavolo non c'è nulla che si chiami «{ $given }».
component-unclear = «{ $given }» può essere uno di questi: { $which }

command-board = tavolo
    .usage = tavolo
    .about = mostra di nuovo il tavolo
command-why = perché
    .usage = perché NUMERO o NOME
    .about = perché ora non è possibile, con la regola
command-look = carta
    .usage = carta NOME
    .about = leggi un componente
command-hint = consiglio
    .usage = consiglio
    .about = che cosa sceglierebbe un bot forte
command-undo = annulla
    .usage = annulla
    .about = annulla la tua ultima scelta
command-log = diario
    .usage = diario [RIGHE]
    .about = che cosa è successo
command-rules = regole
    .usage = regole PAROLE
    .about = cerca nelle regole (in inglese), per parole o per sigla
command-save = salva
    .usage = salva FILE
    .about = conserva la partita in un file
command-help = aiuto
    .usage = aiuto
    .about = questo elenco
command-quit = esci
    .usage = esci
    .about = lascia la partita

## The end

score-winners =
    { $count ->
        [one] Vince { $winners }.
       *[other] { $winners } condividono la vittoria.
    }
score-total = Totale
score-of = { $player }: { $score } ({ $parts })

## The lobby

lobby-language = In quale lingua?
lobby-game = Quale gioco?
lobby-players = Quanti giocatori, da { $first } a { $last }?
lobby-bots = Contro chi?
lobby-prompt = La tua risposta (Invio per { $usual }):{" "}
lobby-what = «{ $given }» non è fra le risposte. Scrivine una di quelle mostrate, oppure «esci».

## Rules, replays, simulations

rules-how = Di' che cosa cerchi, per esempio: regole baule
rules-none = Nessuna regola contiene «{ $words }».
rules-more =
    { $count ->
        [one] Un'altra regola contiene queste parole; aggiungine altre.
       *[other] Altre { $count } regole contengono queste parole; aggiungine altre.
    }
games-players =
    { $first ->
        [1] da 1 a { $last } giocatori
       *[other] da { $first } a { $last } giocatori
    }
replay-choice = { $number }. { $player }: { $choice }
replay-undo = { $number }. { $player } annulla; restano { $to } scelte.
verify-true =
    { $choices ->
        [one] Vero: l'unica scelta porta alla partita registrata.
       *[other] Vero: le { $choices } scelte portano alla partita registrata.
    }
verify-false =
    { $count ->
        [one] Non è vero: 1 differenza.
       *[other] Non è vero: { $count } differenze.
    }
verify-rules = Registrata con le regole { $rules }; da allora le regole sono cambiate.
verify-difference =
    { $what ->
        [choice] Voce { $entry }: lì questa scelta non è possibile.
        [chance] Voce { $entry }: i dadi hanno dato altro.
        [told] Voce { $entry }: è successo altro.
        [undo] Voce { $entry }: l'annullamento torna a un altro punto.
        [chapter] Dopo la voce { $entry }: la posizione all'inizio di un round è diversa.
        [result] Dopo la voce { $entry }: il risultato è diverso.
       *[digest] Dopo la voce { $entry }: la somma di controllo è diversa.
    } Registrato: { $recorded }. Rigiocato: { $replayed }.
simulate-about = { $game }: { $games } partite dal seme { $seed }, in media { $decisions } decisioni in { $rounds } round.
simulate-bot = Bot
simulate-wins = Vittorie
simulate-share = Quota
simulate-mean = Media
simulate-spread = Scarto
simulate-best = Migliore
simulate-worst = Peggiore
simulate-seats = Vittorie per posto: { $wins }
bench-decisions = gioco casuale, decisioni al secondo
bench-copy = copia di un tavolo, µs
bench-state-copy = copia di uno stato, µs
bench-deepcopy = deepcopy di uno stato, µs
bench-view = vista, µs
bench-imagine = mondo immaginato, µs
bench-replay = una partita dalle sue scelte, µs
bench-load = una partita dal suo file, µs
bench-size = un tavolo con la sua istantanea, KiB
rule-ruling = interpretazione
rule-test = esempio
rule-derived = ne segue
rule-editions-differ = edizioni diverse

## The board of Rodents & Tombs

tombs-paw = zampa
tombs-legend = Una stanza ha colore e segno del proprietario; » un'azione extra per la zampa posata lì; ◆ un ingresso segreto. In grassetto le carte del mercato che si possono pagare.
tombs-market-card = Mercato
tombs-market-faction = Fazione
tombs-market-cost = Costo
tombs-market-fame = Fama
tombs-market-effect = Effetto
tombs-market-of-rooms = Mercato delle stanze:
tombs-market-of-helpers = Mercato degli aiutanti:
tombs-paw-of = zampa di { $player }
tombs-token = ingresso segreto
tombs-turned-by = girata da { $player }
tombs-room-of = { $room } di { $player }
tombs-extra-action = azione extra
tombs-empty = vuoto
tombs-card = { $name } ({ $faction }), costa { $cost }, fama { $fame }.
tombs-payable = Puoi pagarla.
tombs-neutral = neutrale
tombs-means = cibo { $food }, torce { $torch }, picconi { $pick }, oro { $gold }, fama { $fame }; zampe { $paws }, segnalini { $tokens }; { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
tombs-held-camp = Accampamento
tombs-held-rooms = Stanze
tombs-held-helpers = Aiutanti
tombs-held-chests = Bauli
tombs-held-used_chests = Bauli usati
tombs-cost-food = { $n } cibo
tombs-cost-torch = { $n ->
        [one] { $n } torcia
       *[other] { $n } torce
    }
tombs-cost-pick = { $n ->
        [one] { $n } piccone
       *[other] { $n } picconi
    }
tombs-cost-any = { $n } qualsiasi
tombs-cost-gold = { $n } oro
tombs-cost-fame = { $n } fama
tombs-decks = Da pescare: stanze { $rooms }, aiutanti { $helpers }, bauli { $chests }.
tombs-end = La fine arriva senza più posti vuoti (ne restano { $places }), senza aiutanti (ne restano { $helpers }) o con { $fame } punti fama.
tombs-ending = La fine è scattata: queste sono le ultime azioni.

## The board of Above and Below

village-row-villagers = Abitanti da addestrare (altri nella pila: { $left }):
village-row-houses = Case (altre nel mazzo: { $left }):
village-row-outposts = Avamposti, ciascuno su una grotta vuota (altri nel mazzo: { $left }):
village-row-keys = Case con la chiave:
village-row-stars = Case con la stella:
village-price = { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
village-round = Round { $round } di { $rounds }; primo giocatore: { $first }.
village-caves = In cima al mazzo delle grotte: { $cave } (in tutto { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    }).
village-no-caves = Non restano grotte da esplorare.
village-cider = Un sidro aspetta chi lavora per primo.
village-no-cider = Il sidro di questo round è già preso.
village-supply = Nella riserva comune: { $things }.
village-specials = Abitanti speciali, si incontrano solo nelle storie: { $villagers }.
village-prize = Sul mazzo delle grotte c'è un artefatto per il prossimo che esplora con successo; nella pila: { $left }.
village-no-prize = Sul mazzo delle grotte non c'è alcun artefatto; nella pila: { $left }.
village-means = monete { $coins }, rendita { $income }, letti { $beds }, ritiri { $rerolls }, reputazione { $reputation }; finora { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
village-passed = Ha passato.
village-held-ready = Pronti
village-held-resting = A riposo
village-held-injured = Feriti
village-held-houses = Case
village-held-outposts = Avamposti
village-held-caves = Grotte vuote
village-held-reserve = Riserva
village-held-sale = In vendita
village-held-track = Tracciato di sviluppo
village-held-artifacts = Artefatti
village-held-quests = Missioni compiute
village-skill-hammer = martello
village-skill-quill = penna
village-skill-hammer_plus = martello più
village-skill-quill_plus = penna più
village-sale = { $item } ({ $price ->
        [0] prezzo da trattare
        [one] per { $price } moneta
       *[other] per { $price } monete
    })
village-space = { $item } ×{ $n } ({ $vp } PV l'uno)
village-used = { $artifact } (usato)
village-tale = { $player } esplora { $cave }:
village-secret = Solo per chi legge – { $option }: { $ends }
village-die = { $villager }: dado { $die }, { $lanterns ->
        [one] { $lanterns } lanterna
       *[other] { $lanterns } lanterne
    }
village-lanterns = Lanterne in tutto: { $lanterns }; la prossima prova ne chiede { $need }.

## The board of Rats of Wistar

wistar-round = Round { $round } di { $rounds }. Ordine di turno: { $order }.
wistar-turn = Tocca a { $seat }.
wistar-round-mouse = Topo Ospite del round: { $mouse }
wistar-no-round-mouse = Il Topo Ospite del round non c'è più.
wistar-stack = Topi Ospiti dei prossimi round: { $kinds }
wistar-pairs = Coppie iniziali: { $pairs }.
wistar-wheel = La ruota
wistar-place = { $action } ({ $area }): { $spaces }
wistar-free = { $space }: libero
wistar-taken = { $space }: { $seat }
wistar-hut = Capanna dell'Alchimista: { $seats }
wistar-hut-empty = Capanna dell'Alchimista: nessuno
wistar-farm = La Fattoria
wistar-room = { $room }: { $things }
wistar-explorer = Esploratore di { $seat }
wistar-tent = tenda di { $seat }
wistar-mouse = { $kind ->
    [house] Topo dell'Abitazione coperto
   *[cellar] Topo della Cantina coperto
}
wistar-hidden-mission = { $kind ->
    [house] Missione dell'Abitazione coperta
   *[cellar] Missione della Cantina coperta
}
wistar-mission = Missione «{ $mission }»
wistar-way = passaggio aperto verso { $room }
wistar-door = { $passage } verso { $room } (segnalino Porta)
wistar-row = { $row }: { $text }
wistar-row-solved = { $row }: risolta da { $seat }
wistar-row-locked = { $row } (chiusa): { $text }
wistar-market = Mercato delle Invenzioni { $deck ->
    [basic] Base
   *[advanced] Avanzate
}, { $left } ancora nel mazzo
wistar-card = { $card } ({ $facts })
wistar-icons = { $skill } ×{ $n }
wistar-vp = { $n } PV
wistar-goals = Obiettivi, { $left } ancora nella pila
wistar-goal = { $goal }: { $slots }. Adesso { $have }.
wistar-slot = { $needed } libero
wistar-slot-taken = { $needed } { $seat }
wistar-has = { $seat } { $n }
wistar-skills-left = Segnalini Abilità disponibili: { $skills }.
wistar-heroes-left = Eroi disponibili: { $heroes }.
wistar-player = { $seat }: { $points } PV, di cui { $vp } sul tracciato
wistar-means = { $wood } legno, { $metal } metallo, { $move ->
    [one] { $move } segnalino Spostamento
   *[other] { $move } segnalini Spostamento
}, { $joker } Joker, { $current ->
    [0] niente Elettricità
    [1] Elettricità
   *[2] Elettricità potenziata
}, { $leaders ->
    [one] { $leaders } Capo rimasto
   *[other] { $leaders } Capi rimasti
}
wistar-workers = Lavoratori: { $areas }
wistar-workers-here = { $area } { $n }
wistar-entrance = ingresso { $n }
wistar-explorer-in = Esploratore: { $room }
wistar-tents-in = Tende: { $rooms }
wistar-burrow = Stanze: { $free } di { $rooms } libere, { $dug } scavate. Letti costruiti: { $beds }.
wistar-prices = La prossima stanza costa { $dig } metallo, il prossimo letto { $bed } legno.
wistar-markers = Cubetti sulle carte Missione: { $n }
wistar-icons-of = Simboli: { $icons }
wistar-hand = Mano: { $cards }
wistar-hand-hidden = Mano: { $basic } Base, { $advanced } Avanzate
wistar-looking = Da scegliere: { $cards }
wistar-played = Giocate: { $cards }
wistar-used = Usate in questo round: { $cards }
wistar-mice = Topi Ospiti: { $mice }
wistar-powers = Poteri: { $powers }
wistar-skills = Segnalini Abilità: { $skills }
wistar-heroes = Eroi: { $heroes }
wistar-claimed = Obiettivi reclamati: { $goals }
wistar-private = Obiettivi propri: { $goals }
wistar-doors = Segnalini Porta: { $n }
wistar-ratbot = Carte di Ratbot, livello { $level }
wistar-status = { $status }, { $skills }: { $steps }; oltre la fine { $below } PV ciascuno
wistar-step = { $vp }
wistar-step-effect = { $vp } ({ $effect })
wistar-step-here = [{ $step }]
wistar-actions-used = Carte Azione di questo round: { $cards }
wistar-actions-left = Carte Azione coperte: { $n }
wistar-exploration = Carte Esplorazione rimaste: { $n }. Priorità delle Missioni: { $plan }.
wistar-exploration-over = L'ultima carta Esplorazione è in gioco. Priorità delle Missioni: { $plan }.
wistar-pile = Invenzioni prese: { $n }
wistar-workers-left = Lavoratori rimasti: { $n }
wistar-spaces = Spazi liberati: cubetti { $markers }, letti { $beds }, stanze { $rooms }
wistar-emptied = { $emptied } di { $all } ({ $vp } PV)

## Errors

error = warren: { $message }
error-usage = { $why } «warren --help» e «warren COMANDO --help» dicono che cosa è possibile.
error-language = la lingua «{ $given }» non c'è; scegli fra { $known }.
error-players = { $game } non è per { $given } giocatori; scegli fra { $known }.
error-no-solo = { $game } non ha un automa contro cui giocare da soli.
error-seat = «{ $given }» non può sedersi al tavolo; ogni posto è human, human:NOME o bot:LIVELLO, e i livelli sono { $bots }.
error-seat-count =
    { $given ->
        [one] è indicato 1 posto
       *[other] sono indicati { $given } posti
    } per { $players } giocatori; nomina ciascuno una volta.
error-variant = «{ $given }» non è una variante; scrivi NOME=VALORE, come in: { $known }.
error-variant-yes-no = «{ $given }» dovrebbe essere NOME=yes o NOME=no.
error-variant-number = «{ $given }» dovrebbe essere NOME= e un numero intero.
error-undo = non c'è una regola per annullare «{ $given }»; scegli fra { $known }.
error-other-game = { $file } contiene una partita di { $game }; ometti il nome, o indica quello.
error-read = non riesco a leggere { $file }: { $why }.
error-write = non riesco a scrivere { $file }: { $why }.
error-overwrite = { $file } non è una partita, perciò resta com'è; scegli un altro nome.
error-ledger = non ci sono regole di «{ $given }»; ci sono quelle di { $known }.
error-no-rule = nessuna regola di { $game } contiene «{ $words }»; prova con meno parole, o con una sigla.
error-replay-to = in questa partita non ci sono { $to } scelte; --to accetta numeri da 0 a { $last }.
error-count = --games, --jobs e --rounds vogliono numeri interi da 1 in su.
error-too-many-bots = { $bots } bot sono troppi per { $players } giocatori; nominane meno, o più --seats.

## Help

help-warren = Un tavolo aperto per i giochi del sottosuolo. Senza comando: la sala d'ingresso, nel browser.
    .example = Esempio: warren play tombs --lang it
help-play = Gioca nel terminale: il tavolo in testo, ogni scelta numerata. Senza gioco: la sala d'ingresso.
    .example = Esempio: warren play tombs --seats human,bot:greedy --variant secret_entrance=yes
help-simulate = Fa giocare molte partite ai bot e dice chi vince.
    .example = Esempio: warren simulate tombs --bots greedy,random --games 100 --jobs 4
help-replay = Legge una partita: la storia, l'ultima posizione, e se è vera.
    .example = Esempio: warren replay game.json --verify
help-rules = Cerca nelle regole di un gioco, per parole o per sigla.
    .example = Esempio: warren rules tombs chest supply
help-games = I giochi, con i loro giocatori e le varianti.
    .example = Esempio: warren games --json
help-bench = Quanto sono veloci i giochi su questo computer.
    .example = Esempio: warren bench tombs
help-game = il nome di un gioco; «warren games» li elenca
help-lang = en, ru o it; altrimenti la lingua dell'ambiente
help-plain = senza colori, cornici e disegni: per programmi e lettori di schermo
help-json = stampa un solo documento JSON
help-seed = un numero o una parola; lo stesso seme dà la stessa partita
help-variant = una variante delle regole; si può ripetere
help-seats = chi siede dove: human, human:NOME o bot:LIVELLO, con virgole
help-bots = giocano solo i bot, e tu guardi
help-players = quanti giocano; un bot siede su ogni posto tranne il tuo
help-solo = contro l'automa di questo livello; giochi da solo
help-load = continua la partita di questo file
help-undo = free (sempre), fair (non oltre nuove informazioni) o off
help-seat-count = quanti siedono a ogni tavolo
help-games-count = quante partite
help-bots-list = i bot, con virgole; cambiano posto di partita in partita
help-jobs = quanti processi; altrimenti uno per ogni core
help-records = conserva ogni partita in questa cartella
help-file = una partita, come la scrivono «save» e --records
help-verify = la rigioca e confronta
help-to = si ferma dopo tante scelte
help-words = parole della regola, o la sua sigla
help-rounds = quante volte misurare; si mostra la mediana
