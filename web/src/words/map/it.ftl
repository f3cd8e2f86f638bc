# La mappa di una campagna
map-won = { $won ->
    [one] { $won } vittoria
   *[other] { $won } vittorie
} su { $all }
map-tries = { $tries ->
    [one] { $tries } tentativo
   *[other] { $tries } tentativi
}
map-stars = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
map-open-mission = Addestramento
map-open-scenario = Scenari
map-range = da { $from } a { $to }
map-all-won = tutto vinto
map-new = novità
map-box = Scatola { $number }
map-box-missions = Missioni da { $from } a { $to }
map-box-opens = vinci la { $mission }
map-box-why = { $earned ->
    [yes] La scatola { $number } è tua. Le sue missioni sono ancora in preparazione: si apre qui appena sono pronte.
   *[no] La scatola { $number } si apre con la missione { $mission }. Le sue missioni sono ancora in preparazione.
}
map-box-earned = guadagnata
map-tile-won = { $chapter }: vittoria, { map-stars }, { map-tries }
map-tile-tried = { $chapter }: { map-tries }, ancora nessuna vittoria
map-tile-new = { $chapter }: novità
map-is-next = { $tile }, si continua da qui
map-sheet-stars = Stelle
map-sheet-tries = Tentativi
map-sheet-won = Vittorie
map-sheet-score = Miglior punteggio
map-sheet-slips = Meno errori
map-star-one = vittoria
map-star-two = al massimo un errore
map-star-three = nessun errore, nessun suggerimento
map-with-bots = Comincia subito, con bot agli altri posti.
map-none = Questo gioco non ha una mappa.
