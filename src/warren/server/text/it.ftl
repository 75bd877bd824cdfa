# Che cosa dice il server: rifiuti, saluti, avvisi, e l'aiuto dei comandi di chi lo ospita.

# --- rifiuti ---
refused-bad-message = Questo messaggio non si capisce: { $detail }
refused-bad-record = Questa registrazione non si può usare: { $detail }
refused-bad-seats = Il numero di posti non va bene per questo gioco: { $detail }
refused-bad-variant = Questa variante non è possibile: { $detail }
refused-bad-address = A questo indirizzo non si può avvisare nessuno. Serve un indirizzo https:// pubblico o uno mailto:.
refused-no-token = Questa chiave non apre niente qui.
refused-not-a-player = Stai guardando questo tavolo; solo i giocatori possono farlo.
refused-foreign-origin = Questo server risponde solo alle proprie pagine.
refused-not-over = Si mostra a partita finita.
refused-other-people = A questo tavolo giocano altre persone; si può diramare a partita finita.
refused-switched-off = Chi ospita il server non l'ha attivato.
refused-no-page = A questo indirizzo non c'è niente.
refused-no-table = Questo tavolo non esiste.
refused-no-seat = A questo tavolo non c'è un posto così.
refused-no-link = Questo invito non vale più. Chiedine uno nuovo.
refused-unknown-game = Questo gioco qui non c'è.
refused-unknown-bot = Non c'è un bot «{ $level }». Ci sono: { $levels }.
refused-wrong-method = Questo indirizzo non si usa così.
refused-stale = Al tavolo è successo altro; guarda di nuovo.
refused-not-your-turn = Non è il tuo turno.
refused-illegal-choice = Adesso non è possibile: { $detail }
refused-game-over = La partita è finita.
refused-undo-refused = Non si può riprendere: { $detail }
refused-rules-changed = Questa partita è iniziata con regole più vecchie e non può continuare con le nuove. La registrazione resta leggibile.
refused-too-big = È troppo in una volta: il limite è { NUMBER($limit, useGrouping: 0) } byte.
refused-wrong-type = Manda JSON, con il tipo application/json.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-many-orders = Sono troppi ordini permanenti. Prima togline uno.
refused-nothing-said = In questa riga non c'è niente.
refused-fault = Qui qualcosa è andato storto. Non è cambiato niente.
refused-busy = Una cosa alla volta: si sta ancora pensando alla domanda precedente.
refused-store-away = Il server adesso non può conservare niente, quindi non è stato fatto niente. Riprova tra un momento.
refused-store-full = Il disco del server è pieno, quindi non è stato fatto niente. Avvisa chi lo ospita.
refused-stopping = Il server si riavvia. Torna tra un momento.
refused-too-many = Troppe connessioni. Torna più tardi.

# --- saluti ---
bye-stopping = Il server si riavvia. Torna tra un momento.
bye-too-many = Ci sono troppe connessioni aperte. Torna più tardi.
bye-silent = Da un po' non si sente niente da te.
bye-bad-messages = Troppi messaggi che non si capiscono.
bye-too-fast = Troppi messaggi troppo in fretta.
bye-no-token = Questa chiave non apre niente qui.
bye-no-table = Questo tavolo non esiste.
bye-moved = Questo posto è stato spostato su un altro dispositivo.
bye-slow-reader = La tua connessione non tiene il passo. Ricollegati.

# --- avvisi ---
notice-your-turn = { $name }, tocca a te al tavolo di { $game }.

# --- comandi ---
help-serve = Apre tavoli per browser, bot e altri programmi.
help-serve-example = Esempio: warren serve --host 0.0.0.0 --port 8000
help-host = L'indirizzo su cui ascoltare; 0.0.0.0 per tutti nella rete.
help-port = La porta su cui ascoltare.
help-database = Dove si conservano i tavoli: sqlite:///PERCORSO o postgresql://UTENTE@HOST/NOME. Senza, un file nella cartella dei dati.
help-workers = Quanti processi servono. Più di uno richiede PostgreSQL.
help-thinkers = Quanti processi pensano per i bot, in ogni processo che serve.
help-base = L'indirizzo che vede la gente, se davanti c'è un proxy: https://play.example.org
help-name = Un nome di host a cui rispondere; si può dare più volte.
help-proxy = Gli indirizzi dei proxy a cui si crede sull'indirizzo del client.
help-webhooks = I giocatori possono far avvisare un indirizzo https:// pubblico quando è il loro turno.
help-smtp = I giocatori possono farsi avvisare per posta: smtp://HOST:PORTA o smtps://UTENTE:PASSWORD@HOST:PORTA
help-sender = Il mittente di quei messaggi.
help-log-level = debug, info, warning o error.
help-check = Guarda se tutto va bene, senza servire.
help-open = Apre il browser.
help-backup = Copia tutti i tavoli, come sono in questo momento, in un file o in un'altra base di dati vuota. Il server può continuare.
help-backup-example = Esempio: warren backup tables.sqlite   ·   warren backup postgresql://warren@localhost/warren
help-target = Un nuovo file SQLite, o l'URL di una base di dati vuota.
help-export = Scrive la registrazione intera di un tavolo.
help-export-example = Esempio: warren export k3m9x2p4q7rt --out game.json
help-table = L'id del tavolo, come nel suo indirizzo.
help-out = Scrive in questo file, non sul terminale.
serving = Warren risponde a { $address } e conserva i tavoli in { $database }. Ctrl+C lo ferma.
backup-done = { $count ->
    [one] { $count } tavolo copiato in { $target }.
   *[other] { $count } tavoli copiati in { $target }.
}
check-good = bene   { $what }   { $found }
check-bad = MALE   { $what }   { $found }
error-log-level = Non c'è un livello «{ $given }»; ci sono debug, info, warning ed error.
error-workers = SQLite ha posto per un solo processo. Per averne di più, dai un PostgreSQL: --database postgresql://UTENTE@HOST/NOME
error-not-empty = { $target } non è vuoto. Dai un file nuovo o una base di dati vuota.
error-database = La base di dati non si può usare: { $why }
error-database-url = «{ $given }» non è l'indirizzo di una base di dati. Dai sqlite:///PERCORSO o postgresql://UTENTE@HOST/NOME
error-no-table = In questa base di dati non c'è un tavolo «{ $table }».
error-port = Non si può ascoltare su { $host }, porta { NUMBER($port, useGrouping: 0) }: { $why }. Prova un'altra --port.
