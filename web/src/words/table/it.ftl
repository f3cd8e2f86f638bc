# The lobby
lobby-new-table = Nuovo tavolo
lobby-table-of = { $game }: entra
lobby-laying = Preparo il tavolo
lobby-who = Chi c’è al tavolo?
lobby-taken = { $taken } posti su { $all }
lobby-sealed = Distribuzione sigillata prima che tu ti sieda: { $seal }
lobby-rules = Regole del tavolo
lobby-options = Opzioni
lobby-design-arena = Disegna un’arena
lobby-seats = Posti
lobby-less = Meno
lobby-more = Più
lobby-host-only = Lo decide l’host.
lobby-public = Pubblico
lobby-public-hint = in elenco per tutti nella pagina iniziale
lobby-research = Per la ricerca
lobby-research-hint = la partita finita può essere data a tutti come dati, senza nomi e senza chiacchiere
lobby-research-on = Le mosse di questa partita, quando è finita, possono essere date a tutti come dati liberi (CC0), senza nomi e senza chiacchiere. Non si dà nulla se chi gioca se ne va o si fa dimenticare.
lobby-relaxed = Senza fretta
lobby-relaxed-hint = per partite che durano giorni
lobby-hints = Suggerimenti
lobby-hints-hint = tutti possono chiedere un consiglio durante la partita
lobby-hints-on = Suggerimenti permessi
lobby-bots-only = Con queste opzioni giocano solo i bot
lobby-bots-only-hint = Puoi guardarli qui.
lobby-spectators = Spettatori
lobby-spectators-none = Nessuno
lobby-spectators-public = Pubblico
lobby-spectators-after = Dopo
lobby-spectators-delayed = In differita
lobby-spectators-none-hint = solo chi siede qui
lobby-spectators-public-hint = solo ciò che è pubblico
lobby-spectators-after-hint = ciò che è pubblico e, a partita finita, tutto
lobby-spectators-delayed-hint = ciò che è pubblico con tre minuti di ritardo, tutto a partita finita
lobby-invite = Invita
lobby-qr = Codice QR del link a questo tavolo
lobby-scan = Inquadra e siediti
lobby-or-link = oppure apri il link o scrivi il codice
lobby-only-here = Lo apre solo questo computer. Ai telefoni serve l’indirizzo di rete che mostra il server.
lobby-code = codice
lobby-copy = Copia
lobby-share = Condividi
lobby-host = Host
lobby-ready = Pronto
lobby-away = Assente
lobby-note-you = sei tu
lobby-note-beside = su questo dispositivo
lobby-note-here = al tavolo
lobby-note-gone = connessione persa
lobby-note-program = gioca un programma
lobby-note-bot = Bot · { $level }: { $hint }
lobby-level-of = Livello di { $name }
lobby-level-novice = Stellina
lobby-level-standard = Razzo
lobby-level-expert = Tuono
lobby-level-novice-hint = gioca a istinto
lobby-level-standard-hint = conta ciò che resta
lobby-level-expert-hint = ci pensa a fondo
lobby-open = Posto libero
lobby-open-hint = un amico o un bot
lobby-add-bot = Un bot
lobby-remove-bot = Togli il bot
lobby-guest-here = Qualcuno su questo dispositivo prende il posto { $number }
lobby-guest-title = Qualcuno accanto a te
lobby-guest-how = Vi passate questo dispositivo. Tra un turno e l’altro si chiude un sipario.
lobby-guest-name = Come si chiama
lobby-guest-sit = Prendi il posto
lobby-sit-as = Siediti come { $name }
lobby-full = Tutti i posti sono presi.
lobby-start = Si gioca in { $seats }
lobby-more-options = { $changed ->
    [0] Altre opzioni
    [one] Altre opzioni, una cambiata
   *[other] Altre opzioni, { $changed } cambiate
}
lobby-option-usual = Come consigliato
lobby-presets = Una serata pronta
lobby-option-own = Scelto dall’host
lobby-option-edit = Scegli
lobby-option-gone = { $option }: la scelta non va più bene. Torna quella consigliata.
lobby-become-bots = { $count ->
    [one] il posto { $seats } diventa un bot
   *[other] i posti { $seats } diventano bot
}
lobby-host-starts = { $name } dà il via.
lobby-you-are-in = Ci sei. Il tavolo si apre qui da solo.
lobby-moderator-open = Nessuno modera
lobby-moderator-is = Modera { $name }
lobby-moderator-hint = Non gioca, vede tutto e avvia gli orologi.
lobby-moderate = Modera
lobby-moderator-remove = Non moderare più

# The table
table-seat = Posto { $number }
table-opening = Apro il tavolo
table-opening-late = Questa partita si vede con tre minuti di ritardo. Tra poco comincia anche qui.
table-closed = Questo tavolo è chiuso
table-closed-expired = Da trenta giorni non veniva nessuno.
table-closed-by-host = L’ha chiuso l’host.
table-seat-lost = Questo posto non è più su questo dispositivo
table-seat-lost-why = { $why ->
    [moved] Qui non giochi più. Il tuo posto è passato a un altro dispositivo.
    [freed] Qui non giochi più. L’host ha liberato il tuo posto.
   *[other] Qui non giochi più.
}
table-moved-by-host = passa a un altro dispositivo: lo ha deciso l’host.
table-moved-here = Ora il posto è su questo dispositivo
table-onlooker = Stai guardando.
table-onlooker-late = La partita è cominciata senza di te: stai guardando.
table-onlooker-join = Gioca la prossima
table-onlooker-joins = Giochi la prossima
table-onlooker-sees = { $spectators ->
    [public] Vedi ciò che tutti possono sapere.
    [after] Vedi ciò che tutti possono sapere e, a partita finita, tutto.
   *[delayed] Vedi con tre minuti di ritardo ciò che tutti possono sapere e, a partita finita, tutto.
}
table-no-spectators = Questo tavolo non vuole spettatori.
table-menu = Menu
table-facts = Ciò che tutti sanno
table-talk = Chiacchiere
table-log = Che cosa è successo
table-goal = Obiettivo
goal-no-clock = senza fretta
goal-won = Si vince
goal-lost = Si perde
goal-out = Fuori
goal-go = Si comincia
goal-no-tips = Gioca senza spiegazioni
card-try = { $number ->
    [1] Primo tentativo
    [2] Secondo tentativo
    [3] Terzo tentativo
   *[other] Tentativo { $number }
}
card-setup = Preparazione
card-new = Novità sul tavolo
table-cards = Prima la carta
table-cards-hint = Missioni e scenari cominciano con la loro carta.
table-rules = Regole
table-seats = Posti
table-leaves = Accanto al tavolo
table-leaf-log = Diario
table-leaf-talk = Parla
table-log-empty = Non è ancora successo niente.
table-talk-empty = Nessuno ha detto niente.
table-channel = A chi
table-channel-table = Tutti
table-say-something = Di’ qualcosa
table-send = Invia
table-muted = L’host ti ha tolto la parola.
table-silence = Ora nessuno può parlare.
table-your-turn = Tocca a te
table-everybody = Tutti
table-over = Partita finita
table-waiting = Si aspetta
table-then-you = Poi tocca a te.
table-then = Poi { $names }, poi tu.
table-faster = Più veloce
table-faster-now = Veloce fino al tuo turno
table-watch-fast = Guarda più veloce
table-watch-fast-now = Veloce fino alla fine
table-tempo = Ritmo dei bot
table-tempo-calm = Calmo
table-tempo-normal = Normale
table-tempo-fast = Veloce
table-why = Perché?
table-paused = In pausa
table-paused-hint = La riprende l’host.
table-undo = Annulla
table-nothing-to-undo = Non c’è niente da annullare.
table-previous = Scelta precedente
table-next = Scelta successiva
table-pick = Tocca ciò che è illuminato
table-pick-first = Scegli qualcosa di illuminato.
table-got-it = Ho capito
table-ten-seconds = Restano dieci secondi
table-time-left = Tempo rimasto: { $time }
table-no-line = Offline
table-sending = Invio in corso
table-lost-line = La connessione è lenta o persa
table-holding = Il tuo posto resta tuo
table-trying = Riprovo. Non si perde niente.
table-trying-in = Riprovo tra { $seconds } s. Non si perde niente.
table-now = Ora
table-is-away = { $name } non c’è
table-away-hint = Tra { $seconds } s può giocare un bot.
table-away-now = Intanto può giocare un bot.
table-away-first = Possibile quando { $name } manca da 60 s.
table-bot-for-them = Fai giocare un bot
table-bot-plays = Un bot gioca per te
table-bot-plays-hint = Sa quello che sai tu.
table-take-back = Gioco io
table-hand-to-bot = Fai giocare un bot per te
table-move-device = Sposta su un altro dispositivo
table-move-title = Sposta { $name } su un altro dispositivo
table-move-qr = Codice QR che sposta il posto
table-move-how = Aprilo sull’altro dispositivo entro dieci minuti. Vale una volta sola, e questo dispositivo lascia il posto.
error-seat_kept = Solo chi gioca a questo posto può spostarlo, finché non è offline da un minuto.
table-mute = Togli la parola
table-unmute = Ridai la parola
table-is-muted = senza parola
table-leave-seat = Lascia il posto
table-leave-really = Sì, lascio il posto
table-free-seat = Libera il posto
table-free-really = Sì, libera il posto
table-seat-menu = Che fare con { $name }
table-note-you = tu
table-note-host = host
table-note-bot = bot, { $level }
table-note-away = intanto gioca un bot
table-note-here = presente
table-note-gone = connessione persa
table-note-program = programma
table-note-open = qui non siede nessuno
table-watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
table-tv = Schermo grande
table-pause = Pausa
table-resume = Riprendi
table-moderating = Moderi tu
table-no-go = Ora non c’è niente da avviare
table-notify = Avvisami quando tocca a me
table-notify-hint = anche se guardo altrove
table-close = Chiudi il tavolo
table-close-really = Sì, chiudilo per tutti
table-copied = Copiato
table-copy-by-hand = Copia questo link
table-rules-english = Le regole sono in inglese.
table-rules-page = Apri il regolamento
table-keys = Tasti
table-key-move = da un posto all’altro, da un pezzo all’altro
table-key-step = una scelta indietro o avanti
table-key-enter = scegli, poi fai
table-key-undo = annulla
table-key-explain = che cos’è il pezzo scelto
table-key-log = che cosa è successo
table-key-help = questi tasti
explain-bot = Un bot, { $level }: { $how }.
explain-person = Una persona a questo tavolo.
explain-you = Sei tu.
table-boom = BUM
table-defused = Disinnescata!
table-exploded = Bum!
table-you-win = Hai vinto!
table-nobody-wins = Nessuno vince.
table-you-lose = Hai perso.
table-many-win = Vincono in { $count } su { $all }!
table-wins = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
seconds = { $seconds } s
table-minutes = { $minutes } min
table-deal-open = Controlla la distribuzione: { $seal }
table-replay = Rivedi
table-again = Rigioca
table-again-seats = Può rigiocare chi sedeva qui.
table-bridge = E ora { $game }, missione { $number }
table-next-game = Alla prossima partita
table-deals = Dà le carte { $name }
table-begins = Comincia { $name }
table-who-goes-on = Chi sedeva qui può portare tutti alla prossima partita.

# I suggerimenti
hint-ask = Suggerimento
hint-stars = Con la lampadina accesa, i suggerimenti dopo il tuo primo turno costano la terza stella.
hint-stars-on = I suggerimenti sono accesi: una vittoria vale due stelle. Per la terza, spegni la lampadina prima del prossimo turno.
hint-asking = Il consigliere sta pensando
hint-chance = { $percent } di probabilità di riuscita
hint-win = circa { $percent } di probabilità di vincere così
hint-risk = { $percent } di perdere subito
hint-to-win = di vincere
hint-cells = { $from ->
    [85] quasi certo, dall’85 %
    [60] probabile, dal 60 all’84 %
   *[30] forse, dal 30 al 59 %
}
chance-of = { $of ->
    [success] riuscita
    [win] vittoria
   *[worth] prospettive
}
hint-none = Il consigliere non lo sa. Chiedi di nuovo.

# Le partite di un tavolo e le sue rivincite
series-title = Partite finora
series-won-of = { $won } vinte su { $games }
series-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
series-many = { $count } su { $all }
series-nobody = Nessuno

# Le stelle di una missione o di uno scenario
result-box = Apri la scatola { $number }
result-stars = { $why ->
    [clean] tre stelle: nessun errore, nessun suggerimento
    [hinted] due stelle: nessun errore; a lampadina spenta, tre
    [slip] due stelle: un errore
   *[slips] una stella: { $slips } errori
}

# Quanto valeva una partita
score-points = { $score ->
    [one] 1 punto
   *[other] { $score } punti
}
score-best = record { $score }
score-new-best = Nuovo record

# The replay
replay-title = Replay
replay-of = Replay, { $game }
replay-at = { $step } di { $all }
replay-cannot = Questa partita non si può mostrare
replay-public-only = Solo chi era seduto qui vede più di quanto vedeva il tavolo.
replay-open = Guarda una registrazione
replay-open-hint = Un file scaricato dopo una partita, fino a 1 MB.
replay-choose = Scegli un file
replay-look-as = Guarda come
replay-table = Tavolo
replay-all = Tutto
replay-all-hint = Vedi tutto ciò che era nascosto.
replay-pov-hint = Vedi ciò che quel posto vedeva in quel momento, e nient’altro.
replay-point-of-view = punto di vista
replay-turns = Turni
replay-setup = Si distribuiscono i pezzi.
replay-timeline = Turno
replay-first = All’inizio
replay-back = Turno precedente
replay-play = Avvia
replay-stop = Ferma
replay-forward = Turno successivo
replay-last = Alla fine
replay-speed = Velocità: { $speed } volte
replay-download = Scarica la registrazione
replay-copy-turn = Copia il link a questo turno
replay-fair = La distribuzione era onesta?

# The big screen
tv-or-code = oppure apri { $host } e scrivi
tv-for-all = Schermo per tutta la stanza: chiunque può vederlo
tv-back = Torna al tavolo
screen-shut = Questo schermo resta chiuso
screen-shut-hint = Si apre con il codice che l’host può mostrare. Chi gioca può guardare solo lo schermo della propria stanza.
tv-now = Adesso
tv-before = Prima

# Pass and play
curtain-pass = Passa il dispositivo a { $name }
curtain-why = Nessun altro deve guardare lo schermo.
curtain-lift = Sono { $name }
curtain-closed = Il sipario è chiuso

# L'analisi
review-title = Analisi
review-of = Analisi, { $game }
review-back = Torna al risultato
review-begins = Le tue decisioni vengono esaminate.
review-progress = { $done } di { $of } esaminate
review-curve = Probabilità di vincere
review-curve-label = Probabilità di vincere durante la partita: le tue decisioni
review-axis = turno
review-turn = turno { $turn }
review-swing = turno { $turn }: da { $from } a { $to } %
review-turning = Svolta:
review-decisions = Le tue decisioni, dalla peggiore
review-key-chosen = la tua scelta
review-key-best = la migliore visibile
review-share-of = su { $best }
review-worst = peggiore di { $all }
review-place = { $place } di { $all }
review-previous = Decisione precedente
review-next = Decisione successiva
review-watch = Guarda il turno { $turn }
review-heading = Turno { $turn }: { $action }
review-you = Tu: { $action }
review-cost = La tua probabilità di vincere è passata da { $from } a { $to } %.
review-honest = Calcolato da ciò che potevi sapere allora, mai da ciò che era nascosto.
review-none = Non c’era niente da decidere.
review-best = Meglio: { $action }
review-as-good = Non c’era modo di vedere di meglio.
review-was-best = La scelta migliore
review-cannot = Questa partita non si può valutare.
