## The shelf

warren = Warren
motto = un tavolo aperto per i giochi del sottosuolo
lobby-title = Warren: scegli un gioco
solo = solitario
players = Giocatori
players-at-most = giocatori
play-now = Gioca ora
play-now-what = Gioca ora: { $game }
solo-against-ratbot = Solo contro Ratbot
modules = Moduli
modules-chosen = Moduli: { $chosen } su { $all }
you-against =
    { $n ->
        [one] Tu e { $name }, un { $level }
       *[other] Tu e { $n } bravi bot
    }
invite-friends = Invita amici
one-screen = Uno schermo
options = Opzioni
rules = Regole
credit-icons = Icone degli autori di game-icons.net, CC BY 3.0.
credit-fonts = Caratteri: Alegreya e Commissioner, SIL Open Font License.
bot-name-1 = Otto
bot-name-2 = Ada
bot-name-3 = Pip
bot-name-4 = Iris
you = Tu
your-tables = I tuoi tavoli
tables-none = Nessuna partita in corso. Per giocare basta un tocco.
tables-wait =
    { $n ->
        [0] nessuno ti aspetta
        [one] { $n } ti aspetta
       *[other] { $n } ti aspettano
    }
tables-all = tutti e { $n }
tables-fewer = di meno
table-over = Finita
table-thinks = In corso
table-forget = Togli dal mio elenco
your-turn = Tocca a te
to-move = Di turno
somebody-to-move = Tocca a { $name }
title-waiting = ({ $n }) Warren
open-record = Apri una registrazione
open-record-how = trascina un file o incolla un link
join-table = Siediti a un tavolo
join-table-how = incolla il link del tuo posto
record-file = Una registrazione salvata in un file
record-link = Oppure il link di un tavolo, o la registrazione stessa
record-unknown = Non è un link e non è una registrazione.
link-unknown = Non è il link di un tavolo di questo server.
open = Apri
join-title = C'è un posto per te
join-about = Qualcuno ti ha invitato a un tavolo. Come vuoi essere chiamato?
join-moved = Qui continui la partita come { $name }. L'altro dispositivo lascia il posto.
join-sit = Siediti
your-name = Il tuo nome

## Options of a new table

name = Nome
seat-who = Chi siede al posto { $number }
seat-name = Nome al posto { $number }
seat-level = Livello del bot al posto { $number }
who-me = Io
who-here = Qui, a questo schermo
who-friend = Un amico, con un link
who-bot = Bot
friend-link-later = Il link arriva quando il tavolo è pronto.
undo-policy = Annullare
undo-fair = Equo.
    .about = Fino all'ultima novità: una carta vista, la mossa di un altro.
undo-free = Libero.
    .about = Si può annullare tutto, qualunque cosa si sia vista.
undo-off = Mai.
    .about = Quel che è fatto è fatto.
time = Tempo
time-about = Quando il tuo tempo finisce, un bot gioca per te finché non torni.
time-none = Senza limiti
time-day = Un giorno per ogni decisione
time-three-days = Tre giorni per ogni decisione
time-week = Una settimana per ogni decisione
time-fast = 10 minuti per la partita, più 10 secondi a decisione
time-slow = 30 minuti per la partita, più 30 secondi a decisione
begin = Comincia
begin-and-invite = Comincia e invita
cancel = Annulla

## Settings

settings = Impostazioni
language = Lingua
theme = Luce
theme-auto = Come il sistema
theme-light = Giorno
theme-dark = Notte
theme-to-dark = Spegni la candela
theme-to-light = Accendi la candela
motion = Movimenti
motion-full = Calmi
motion-quick = Veloci
motion-off = Nessuno
sounds = Suoni leggeri
confirm-touch = Chiedi un secondo tocco prima di fare qualunque cosa
confirm-turn = Prima che muova un bot, aspetta che io dica «Fatto»
notify-browser = Avvisami con una notifica quando tocca a me
this-table = Questo tavolo
away-about = Non ci sono: un bot giochi per me finché non torno
notify-address = Avvisami a un indirizzo (posta o webhook) quando tocca a me
notify-set = Riceverai gli avvisi lì.
notify-off = Non riceverai più avvisi.
save = Salva
move-device = Continua su un altro dispositivo
move-link = Apri lì questo link; questo dispositivo lascerà il posto.
save-record = Salva la registrazione
replay = Rivedi
problem = Segnala un problema
problem-about = Che cosa è andato storto?
problem-save = Salva la segnalazione
problem-facts = Dati
problem-record = Registrazione
table-facts = Tavolo { $id } · regole { $rules } · seme sigillato come { $seed }

## At the table

table-opening = Si apparecchia il tavolo…
table-no-key = In questo browser non hai un posto a questo tavolo. Chiedi un link, o apri il tavolo dove ti sei seduto.
nowhere = A questo indirizzo non c'è nulla. Forse una parte del link è andata persa.
table-gone = Questo tavolo non c'è più, oppure il tuo posto è passato a un altro dispositivo.
prompt = La domanda
log = Diario
log-hover = Passa su una riga per vederla
log-jump = Tocca una riga per andarci
log-empty = Non è ancora successo nulla.
log-undo = { $name } annulla.
told-forced = { $question } { $answer } – non c'era altra scelta.
by-policy = giocato da un bot
by-standing = per ordine permanente
undo = Annulla
undo-about = Annulla la tua ultima scelta
turn-made = La tua mossa è fatta. Poi tocca a { $name }.
done = Fatto
choice-stands = Non si può più annullare: si è visto qualcosa di nuovo.
hint = Consiglio
hint-about = Che cosa farebbe un bot
other-options = Altre scelte
waiting-for = Tocca a { $name }.
bot-thinks = { $name } pensa…
game-is-over = La partita è finita.
spot-option = { $name }. Puoi: { $option }
speech-advised = Un bot sceglierebbe: { $option }.
speech-asked =
    { $n ->
        [one] { $prompt } { $n } scelta.
       *[other] { $prompt } { $n } scelte.
    }
title-your-turn = ● Tocca a te: { $game }
time-left = Tempo rimasto
zoom-home = Tutto il tavolo
what-it-does = Che cosa fa
why-not-now = Perché non ora
nothing-asked = Per ora non se ne può fare nulla.
yes = sì
see-result = Al risultato
connection-lost = La connessione è caduta. Si riprova; non va perso nulla.
connection-ended = La connessione è chiusa. Ricarica la pagina per tornare.
connection-back =
    { $n ->
        [one] Di nuovo in linea. Nel frattempo è stata fatta una scelta.
       *[other] Di nuovo in linea. Nel frattempo sono state fatte { $n } scelte.
    }
new-version = Il server ha una versione più nuova.
load-again = Caricala
seats-empty = Non tutti si sono ancora seduti.
failed-unreachable = Il server ora non è raggiungibile.
try-again = Riprova
close = Chiudi
back = Indietro
next = Avanti

standing = Ordine permanente
standing-about = D'ora in poi a questa domanda si risponde per te, ogni volta che la tua risposta è possibile. L'ordine si toglie nelle impostazioni.
standing-this-round = Solo per questo round
standing-give = Dai l'ordine
standing-end = Chiedimelo di nuovo

cover-title = Lo schermo passa a { $name }
cover-about = Non si vede nulla finché non dici di averlo in mano.
cover-ready = Sono { $name }

people = Persone e chat
people-unread =
    { $n ->
        [0] Persone e chat
        [one] Persone e chat: { $n } riga nuova
       *[other] Persone e chat: { $n } righe nuove
    }
chair-bot = Bot
chair-empty = Il posto è libero
chair-away = Assente, gioca un bot
chair-online = È qui
chair-offline = Ora non c'è
copy-link = Link
link-of = Il link per { $name }
link-here-only = Questo link funziona solo su questo computer: per invitare altri, avvia il server con { $command } e gioca all'indirizzo di rete di questo computer.
link-copied = Link copiato.
copy-watch-link = Link per guardare
watchers =
    { $n ->
        [0] Nessuno guarda.
        [one] Guarda { $n } persona.
       *[other] Guardano { $n } persone.
    }
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di' qualcosa
send = Invia

rules-of = { $game }: le regole
rules-search = Cerca nelle regole
rule-ruling = interpretazione
rule-test = esempio
rule-derived = ne segue
rule-editions-differ = edizioni diverse
rules-found =
    { $n ->
        [0] Nessun risultato
        [one] { $n } regola
       *[other] { $n } regole
    }

keys = Tasti
key-tab = Tab
    .about = da una scelta all'altra
key-arrows = ← ↑ ↓ →
    .about = da una cosa all'altra sul tavolo
key-enter = Invio
    .about = scegli, o guarda da vicino ciò che non si può scegliere
key-i = i
    .about = guarda da vicino
key-u = u
    .about = annulla
key-h = h
    .about = consiglio
key-r = r
    .about = regole
key-escape = Esc
    .about = indietro, chiudi
key-question = ?
    .about = questi tasti
key-step = ← →
    .about = scelta per scelta
key-turn = Maiusc ← →
    .about = turno per turno
key-space = Spazio
    .about = riproduci e ferma
key-ends = Inizio Fine
    .about = l'inizio e la fine
key-opinions = h
    .about = che cosa pensa un bot della scelta

guide = Prima partita
guide-step = { $at } di { $of }
guide-skip = So già giocare
guide-play = Si gioca
to-the-shelf = Allo scaffale

## The end

end-wins =
    { $n ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
end-facts = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }{ $rounds ->
        [0] {""}
        [one] , { $rounds } round
       *[other] , { $rounds } round
    }
end-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
end-score = Punteggio finale
end-scores = I punteggi
end-line = Da dove vengono i punti
rematch = Rivincita
rematch-about = Lo stesso gioco con le stesse persone
rematch-go = Alla rivincita
share = Condividi
share-about = Un link a questa partita, per tutti
end-look = Guarda il tavolo
curve = Punti, round per round
curve-how = tocca un round per rivederlo
curve-start = inizio
curve-end = fine
curve-round = Round { $n }
curve-point = { $name }: { $points }
curve-leap = Round { $n }: { $name } +{ $gain }
curve-loading = Si ripercorre la partita…
best-moves = Le mosse migliori
best-moves-how = vantaggio sulla seconda scelta dei bot
best-moves-none = Nessuna mossa era molto migliore delle altre.
best-moves-thinking = I bot ripercorrono la partita: { $done } %
best-move = Round { $n }: { $what }

## Looking back

replay-title = Rivedi: { $game }
replay-play = Guarda
replay-pause = Pausa
replay-speed = Velocità
replay-at = { $n } di { $of }{ $round ->
        [0] {""}
       *[other] {" "}· round { $round }
    }
replay-other-rules = Questa partita è stata giocata con regole diverse da quelle di oggi. È raccontata com'è stata registrata; il tavolo non si può mostrare.
scrubber = Momento della partita
turn-before = Un turno indietro
turn-after = Un turno avanti
choice-before = Una scelta indietro
choice-after = Una scelta avanti
to-the-table = Al tavolo
eyes = Con quali occhi
eyes-open = Tutto scoperto
eyes-spectator = Ciò che vedono tutti
eyes-of = Come vede { $name }
opinions = Opinioni
opinions-about = Che cosa pensa un bot di ogni scelta
opinions-thinking = Un bot ci sta pensando…
opinions-none = Qui non c'era una domanda su cui un bot possa dire la sua.
opinions-how = Punti in meno della scelta migliore, secondo ciò che si poteva sapere.
opinion-taken = scelta
branch = Gioca da qui
branch-title = Gioca da qui
branch-about = Un nuovo tavolo comincia da dove era la partita dopo { $n } mosse su { $of }. Chi siede dove?

## Words that the games' sentences need

player-number = Giocatore { $number }
list-empty = niente
list-last = { $rest } e { $last }
reason-with-rule = { $reason } ({ $rule })

## Words that several boards need

or = o
turn-number = turno { $n }
first-player = primo giocatore
table-parts = Parti del tavolo
