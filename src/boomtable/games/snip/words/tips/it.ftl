tip-won = Tutti i fili blu sono tagliati e quello rosso è ancora intero: si fa così.
tip-lost = È stato tagliato il filo rosso, e la partita finisce subito. La prossima volta taglia i fili garantiti, o garantiscine uno tu.
tip-vouched = { $count ->
    [one] Qualcuno ha garantito per questo filo: è blu di sicuro. Toccalo e poi taglia.
   *[other] Qualcuno ha garantito per questi fili: sono blu di sicuro. Toccane uno e poi taglia.
}
tip-own-red = Il filo rosso ce l’hai tu, quindi tutti quelli degli altri sono blu. Toccane uno e poi taglia.
tip-vouch = { $count ->
    [one] Solo tu sai che questo filo è blu. Toccalo per garantire: poi chiunque può tagliarlo senza paura.
   *[other] Solo tu sai che questi fili sono blu. Toccane uno per garantire: poi chiunque può tagliarlo senza paura.
}
tip-guess = Di sicuro non c’è più niente: uno di questi { $covered } fili coperti è rosso. Scegline uno degli altri giocatori, e buona fortuna.
tip-wait-red = Il filo rosso è il tuo, e nessun altro lo sa. Non puoi dirlo: spera che scelgano altri fili.
tip-wait = Ognuno vede solo i propri due fili. Guarda chi garantisce per cosa: una garanzia è sempre vera.
