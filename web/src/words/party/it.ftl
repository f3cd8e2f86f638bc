# Persone in una casa: schermi, serata
screens-title = Schermi delle stanze
screens-what = un tablet o una TV in ogni stanza
screens-name = Nome della stanza
screens-qr = Codice QR dello schermo: { $name }
screens-open = { $count ->
    [one] acceso
   *[other] { $count } accesi
}
screens-none = inquadrami
screens-stay = Oppure apri lì { $host } e scrivi il codice. I nomi li scegli tu. Gli schermi restano per la prossima partita.
