editor-title = Editor di arene
editor-board = Arena
editor-tools = Strumenti
editor-undo = Annulla
editor-redo = Ripeti
editor-nothing-to-undo = Non c’è nulla da annullare.
editor-nothing-to-redo = Non c’è nulla da ripetere.
editor-begin = Parti da
editor-for-players = { $players } giocatori
editor-empty = Vuota
editor-empty-for = Griglia vuota per { $players }
editor-open-file = Apri un file
editor-no-arena = Questa non è un’arena. Un file ha le righe players, tiles, ring, core e map.

# What the hand does
editor-work = Che cosa fare
editor-work-squares = Caselle
editor-work-tiles = Tessere
editor-work-collapse = Crollo
editor-brush = Che cosa dipingere
editor-sign-floor = Pavimento
editor-sign-hard = Blocco duro
editor-sign-soft = Blocco fragile
editor-sign-hole = Buca
editor-sign-cracked = Terreno crepato
editor-sign-power = Piastra potenza
editor-sign-pad-up = Teletrasporto, in su
editor-sign-pad-right = Teletrasporto, a destra
editor-sign-pad-down = Teletrasporto, in giù
editor-sign-pad-left = Teletrasporto, a sinistra
editor-start = Partenza { $number }
editor-square = { $square }: { $sign }
editor-square-wrong = { $square }: { $sign }, qui qualcosa non va
editor-symmetry = Ripeti su
editor-symmetry-across = Sinistra e destra
editor-symmetry-down = Sopra e sotto
editor-symmetry-half = Mezzo giro
editor-symmetry-quarter = Quarti di giro
editor-players = Giocatori
editor-add-tile = Aggiungi tessera
editor-remove-tile = Togli
editor-choose-tile = Scegli prima una tessera.
editor-tiles-hint = Trascina una tessera per spostarla. Tocca il tappeto per posarne una nuova.
editor-tile = Tessera in { $square }, { $place }
editor-place-ring = anello { $ring }, posto { $place }
editor-place-core = centro
editor-place-none = ancora senza posto nel crollo
editor-group = Dove va la prossima tessera
editor-ring = Anello { $ring }
editor-new-ring = Altro anello
editor-core = Centro
editor-work-out = Calcola
editor-clear = Svuota
editor-collapse-hint = Tocca le tessere nell’ordine in cui crollano, in senso orario. Il centro è l’ultimo.

# What the server says
editor-report = Controllo
editor-checking = Controllo in corso
editor-problems = { $count ->
    [one] 1 cosa da sistemare
   *[other] { $count } cose da sistemare
}
editor-to-mend = Da sistemare
editor-valid = Pronta per giocare
editor-valid-unfair = Pronta per giocare, posti non pari
editor-mend-first = Prima sistema l’arena: il controllo dice dove.
editor-fair = Tutti i posti sono uguali: girando o specchiando l’arena si scambiano.
editor-unfair = I posti non sono uguali per costruzione. Fai una stima per vedere quanto conta.
editor-unfair-but = Non tutti i posti sono uguali per costruzione, solo { $equal }. Fai una stima per vedere quanto conta.
editor-pair = { $one } e { $other }
problem-players = Un’arena è per 2-4 giocatori, non per { $count }.
problem-tile_count = Un’arena ha da { $least } a { $most } tessere, non { $count }.
problem-overlap = Due tessere si sovrappongono in { $square }.
problem-tile_order = Le tessere non sono in ordine di lettura.
problem-apart = Le tessere non sono in un pezzo solo: ognuna deve toccarne un’altra su un lato.
problem-void = { $square } è vuoto, ma lì c’è una tessera.
problem-no_tile = Sotto { $square } non c’è nessuna tessera.
problem-outside = Una tessera esce dalla mappa.
problem-soft_blocks = Ci sono solo { $most } blocchi fragili, non { $count }.
problem-pads = Ci sono solo { $most } teletrasporti, non { $count }.
problem-power_pads = Ci sono solo { $most } piastre potenza, non { $count }.
problem-holes = Ci sono solo { $most } pezzi per buche e terreno crepato, non { $count }.
problem-arrow = La freccia in { $square } non guarda nessun altro teletrasporto.
problem-start_count = { $wanted ->
    [0] La partenza { $start } è di troppo: l’arena è per meno giocatori.
   *[other] { $count ->
        [0] Manca la partenza { $start }.
       *[other] La partenza { $start } sta su { $count } caselle.
    }
}
problem-same_tile = Le partenze { $other } e { $start } stanno sulla stessa tessera, in { $square }.
problem-start_ring = La partenza { $start } in { $square } sta su una tessera fuori dal primo anello.
problem-start_room = La partenza { $start } in { $square } non ha spazio: almeno tre caselle libere, non in fila.
problem-no_floor = Non c’è pavimento.
problem-cut_off = { $square } non si raggiunge da { $other_square }.
problem-no_ring = Nel primo anello non c’è nessuna tessera.
problem-unknown_tile = Il crollo nomina una tessera che non c’è.
problem-flips = { $count ->
    [0] La tessera in { $square } non ha posto nel crollo.
   *[other] La tessera in { $square } ha { $count } posti nel crollo.
}
problem-unreadable = L’arena non si può leggere: { $text }

# Out of the editor
editor-try = Provala
editor-try-bots = Provala contro i bot
editor-invite = Prepara un tavolo per gli amici
editor-share = Condividi
editor-share-hint = Il link contiene tutta l’arena. Il file è testo semplice, nella forma delle regole.
editor-copy-link = Copia il link
editor-send-link = Manda il link
editor-save-file = Salva come file
editor-text = L’arena come testo
editor-estimate = Stima
editor-estimate-hint = I bot giocano qui cento partite e mostrano quanto durano e chi vince.
editor-estimate-start = Fai giocare i bot
editor-estimate-stop = Ferma
editor-estimate-ahead = { $count ->
    [one] Prima viene un’altra arena
   *[other] Prima vengono altre { $count } arene
}
editor-estimate-games = { $done } partite su { $of }
editor-estimate-stopped = Fermata dopo { $done } partite su { $of }
editor-estimate-turns = turni a partita in tutto, di solito da { $few } a { $many }
editor-estimate-wins = Chi vince
editor-estimate-range = da { $low } a { $high }
editor-estimate-ends = Come finiscono le partite
editor-end-last_standing = con le bombe
editor-end-collapse = con il crollo
editor-end-hearts = con i cuori
editor-end-card_order = per l’ordine della carta Morte improvvisa
editor-end-shared = in parità
