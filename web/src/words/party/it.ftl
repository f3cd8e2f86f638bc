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
party-title = Serata tra amici
party-whole = Tutte le impostazioni
party-scan = Inquadra e ricevi una carta
party-wifi = Stesso Wi-Fi. Niente app, niente account.
party-people = Persone
party-are-in = { $count ->
    [one] 1 è dentro
   *[other] { $count } sono dentro
}
party-fewer = Una in meno
party-more = Una in più
party-free = Posto libero
party-rooms = Stanze
party-deck = Mazzo
party-deck-change = Tocca per sceglierne un altro.
party-own-deck = Un mazzo tuo
party-clock = Tempo normale
party-deal = Dai le carte a { $count }
party-bots = { $count ->
    [one] e a un bot
   *[other] e a { $count } bot
}
party-asleep = Il telefono di { $name } dorme
party-asleep-hint = Dai le carte lo stesso, o gioca un bot.
party-bot-plays = Gioca un bot
party-at = Serata da { $name }
party-what = { $game }, { $count } persone. Il tuo telefono è la tua carta.
party-call-you = Come ti chiamano?
party-i-am-in = Ci sono
party-full = I posti sono tutti presi. L’host può aggiungerne uno.
party-face = La tua faccia (ne abbiamo scelta una)
party-face-number = Faccia { $number }{ $taken ->
    [yes] , già presa
   *[no] {""}
}
party-faded = Le facce sbiadite sono già prese.
party-in = Sei dentro
party-in-seat = { $name }, posto { $seat } di { $count }.
party-in-wait = Tieni aperta questa pagina. La tua carta arriva qui.
party-how = Come si gioca
party-host-deals = { $name } dà le carte
party-least = Almeno { $count } persone.
party-most = Al massimo { $count } persone.
party-waiting = { $count } alla porta
