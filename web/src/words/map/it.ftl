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
map-box-why = { $there ->
    [yes] La scatola { $number } si apre quando vinci la missione { $mission }.
   *[no] La scatola { $number } si apre con la missione { $mission }. Le sue missioni sono ancora in preparazione.
}
map-box-open = aprila
map-open-box = Apri la scatola { $number }
map-to-come = presto
map-tile-to-come = Missione { $number }: ancora in preparazione
box-is-open = La scatola { $number } è aperta
box-map = Mappa
box-waits = Hai vinto la missione { $mission }. In questa scatola ce ne sono altre { $count }{ $here ->
    [0] , ancora in preparazione.
    [one] : una è già qui.
   *[other] : { $here } sono già qui.
}
box-piece-even = pari
box-piece-odd = disp.
box-news-1-a = carte Numero
box-news-1-b = numeri in ordine
box-news-1-c = Doppio fondo
box-news-2-a = segnalini pari e dispari
box-news-2-b = segnalini ×1 ×2 ×3
box-news-2-c = fili X
box-news-3-a = vincoli
box-news-3-b = nuovi personaggi
box-news-3-c = fili girati
box-news-4-a = aria
box-news-4-b = Nano, il robot
box-news-4-c = volontari
box-news-5-a = sfide
box-news-5-b = nuovo Equipaggiamento
box-news-5-c = il bunker
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
