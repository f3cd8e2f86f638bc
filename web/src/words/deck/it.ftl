deck-size = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
} per { $players } giocatori{ $buried ->
    [yes] , una sepolta
   *[no] {""}
}
deck-missing = { $count ->
    [one] Manca una carta.
   *[other] Mancano { $count } carte.
}
deck-too-many = { $count ->
    [one] Una carta di troppo: toglila.
   *[other] { $count } carte di troppo: toglile.
}
deck-fits = Una carta per ognuno.
deck-advanced = Con carte a tua scelta il gioco diventa avanzato.
deck-side = { $side ->
    [blue] Blu
    [red] Rosse
    [green] Verdi
   *[grey] Grigie: scopi propri
}
deck-cards = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
deck-less = { $name }: una in meno
deck-more = { $name }: una in più
deck-with = Entra insieme a: { $name }.
deck-fixed = { $name }: sempre nel mazzo.
deck-usual = Consigliate
deck-use = Usa queste
deck-refused-TR-040 = Gli Ambasciatori non contano come giocatori, e senza di loro ne resterebbero meno di sei.
deck-refused-TR-041 = Un Bodyguard richiede un numero dispari di giocatori, Ambasciatori esclusi: se le stanze sono pari nessuno è di troppo.
deck-refused-TR-375 = Il numero o la durata dei round non va con queste carte: cinque round richiedono undici giocatori, Ambasciatori esclusi.
