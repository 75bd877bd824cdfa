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
play-hint = Un bot avido sceglierebbe { $number }: { $option }
play-undone = Annullato.
undo-off = Non si può: a questo tavolo non si annulla.
undo-nothing = Non c'è nulla da annullare: non hai ancora scelto.
undo-news = Non si può: la tua ultima scelta ha rivelato qualcosa di nuovo.
undo-other = Non si può: dopo di te hanno scelto altri.
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
    .about = che cosa sceglierebbe un bot avido
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

rules-how = Di' che cosa cerchi (in inglese), per esempio: regole chest
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

## The board of Rodents & Tombs

tombs-paw = zampa
tombs-legend = Una stanza ha colore e segno del proprietario; » un'azione extra per la zampa posata lì; ◆ un'entrata segreta. In grassetto le carte del mercato che si possono pagare.
tombs-market-card = Mercato
tombs-market-faction = Fazione
tombs-market-cost = Costo
tombs-market-fame = Fama
tombs-market-effect = Effetto
tombs-market-of-rooms = Mercato delle stanze:
tombs-market-of-helpers = Mercato degli aiutanti:
tombs-paw-of = zampa di { $player }
tombs-token = entrata segreta
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
tombs-held-chests = Forzieri
tombs-held-used_chests = Forzieri usati
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
tombs-decks = Da pescare: stanze { $rooms }, aiutanti { $helpers }, forzieri { $chests }.
tombs-end = La fine arriva senza più posti vuoti (ne restano { $places }), senza aiutanti (ne restano { $helpers }) o con { $fame } punti fama.
tombs-ending = La fine è scattata: queste sono le ultime azioni.

## Errors

error = warren: { $message }
error-usage = { $why } «warren --help» e «warren COMANDO --help» dicono che cosa è possibile.
error-language = la lingua «{ $given }» non c'è; scegli fra { $known }.
error-players = { $game } non è per { $given } giocatori; scegli fra { $known }.
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
