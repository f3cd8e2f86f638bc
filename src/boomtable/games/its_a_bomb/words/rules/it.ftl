how-goal = Davanti a voi c’è una bomba di tessere coperte. Tagliate insieme un cavo di **ogni colore**. Un giocatore, l’Unità di Crisi, può guardare dietro le tessere e risponde solo con i segnalini.
how-turn = I dipendenti decidono insieme: **chiedere** di una riga o colonna, o **tagliare** una tessera.
how-this = L’Unità di Crisi posa un segnalino per ogni cavo colorato e ogni tessera speciale. Costa una carta di tempo.
    .title = Chiedete
how-that = La tessera si gira. Un colore che mancava non costa tempo, tutto il resto sì.
    .title = Tagliate
how-more = I consulenti aiutano una volta ciascuno; decide l’Unità di Crisi quando.
how-end = Ogni domanda, e ogni taglio che non porta niente di nuovo, toglie una carta dal conto alla rovescia.
how-won = Un cavo di ogni colore è tagliato.
how-lost = Si taglia un esplosivo, o finisce il tempo.
how-ours = Scenari e consulenti li abbiamo ideati noi: quelli del gioco in scatola sono diversi.
piece-tile = Nessuno accanto alla bomba sa che cosa c’è dietro. Chiedete della sua linea, o tagliatela.
    .name = Tessera
piece-cable = Tagliatene uno per colore. Il primo di un colore non costa tempo.
    .name = Cavo colorato
piece-grey = Non serve a niente: nessun segnalino, e tagliarlo costa tempo.
    .name = Cavo grigio
piece-explosive = Se lo tagliate, perdete tutti.
    .name = Esplosivo
piece-battery = Tagliarla non costa tempo, restituisce un Timer e disarma i detonatori ausiliari.
    .name = Batteria
piece-receiver = Tagliarlo non costa tempo. Va tagliato prima che la Chiamata sia in cima.
    .name = Ricevitore
piece-auxiliary = Non ha segnalino. Tagliarne uno attivo toglie tre carte dal conto alla rovescia.
    .name = Detonatore ausiliario
piece-token = In questa linea c’è una tessera così. Dove, il segnalino non lo dice.
    .name = Segnalino
piece-line = Tocca per chiedere di tutta la linea. Costa una carta del conto alla rovescia.
    .name = Riga o colonna
piece-pile = La risposta a una domanda. L’ordine non dice niente, e resta lì fino alla fine.
    .name = Risposta
piece-colours = Che cosa è già tagliato e che cosa manca ancora.
    .name = Colori
piece-countdown = Il tempo che resta, carta per carta. Quando in cima c’è l’Esplosione, perdete.
    .name = Conto alla rovescia
piece-disturbed = Finché è in cima nominate un tipo, e la risposta parla solo di quello.
    .name = Segnale Disturbato
piece-call = Se arriva in cima e il ricevitore non è tagliato, perdete.
    .name = Chiamata
setup-grid = { $rows } × { $columns } tessere
setup-colours = { $count } cavi da trovare
setup-explosives = { $count } esplosivi
setup-auxiliaries = { $count } detonatori ausiliari
setup-timers = { $count } carte di tempo
setup-disturbed = { $count ->
    [one] { $count } Segnale Disturbato
   *[other] { $count } Segnali Disturbati
}
setup-consultants = { $count ->
    [one] { $count } consulente
   *[other] { $count } consulenti
}
lost-order = un colore sprecato
lost-call = una Chiamata senza risposta
