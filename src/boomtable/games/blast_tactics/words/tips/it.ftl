tip-won = Sei l’ultimo in piedi. Le bombe dove saranno gli altri, e tu da un’altra parte: è tutto qui.
tip-lost = Stavolta l’arena è di qualcun altro. La prossima volta finisci ogni turno fuori dalla linea di tutte le bombe.
tip-lost-sudden = Stavolta l’arena è di qualcun altro. La prossima volta lascia in tempo le tessere con l’1, e stai fuori dalla linea delle bombe.
tip-out = Sei fuori: bastano due colpi, o una caduta. Puoi guardare come finisce, o andartene.
tip-discard = Non hai usato carte, quindi una va scartata. La prima carta del prossimo giocatore è gratis: lascia la più debole.
tip-danger = { $turns ->
    [one] La tua casella brucia già al prossimo turno. Gira l’angolo, fuori dalla linea della bomba.
   *[other] La tua casella brucia tra { $turns } turni, contando quelli di tutti. Gira l’angolo, fuori dalla linea della bomba.
}
tip-lay = La linea a puntini è la tua scia: le caselle percorse in questo turno. Puoi posarci bombe gratis: posane una, poi scappa.
tip-move = Questo sei tu. Tocca una casella illuminata e muoviti: in linea retta, quanto vuoi, per un’azione.
tip-end = Non hai più azioni. Se vuoi, posa bombe sulla scia, poi finisci il turno.
tip-heart = Il tuo cuore è spezzato: un altro colpo e sei fuori. Però adesso hai tre azioni per turno.
tip-item = C’è un oggetto scoperto. Vacci sopra ed è tuo, ma attento: le fiamme lo bruciano.
tip-fuse-1 = Una tua bomba mostra 1: esplode all’inizio del tuo prossimo turno. Non restare in linea con lei.
tip-fuse-2 = Una tua bomba mostra 2: al prossimo turno diventa 1, e un turno dopo esplode. Hai tempo per allontanarti.
tip-sudden = È uscita la Morte improvvisa: a ogni turno di chi ce l’ha si ribaltano le tessere con l’1, e chi ci sta sopra è fuori. Poi tocca a quelle con il 2.
tip-falls = La tua tessera si ribalta prima che tu possa muoverti di nuovo, e tu con lei. Vai su una con un numero più alto, o senza numero.
tip-wait-falls = La tua tessera è la prossima a ribaltarsi, nel turno di chi ha la Morte improvvisa. Se prima tocca a te, lasciala.
tip-cards = Invece di muoverti puoi usare una carta della fila. Toccane una per vedere che cosa può fare adesso.
tip-wait-danger = { $turns ->
    [one] Se nessuno fa niente, la tua casella brucia già al prossimo turno. Il primo colpo ti spezza il cuore, il secondo ti elimina.
   *[other] Se nessuno fa niente, la tua casella brucia tra { $turns } turni. La fiamma sopra l’arena mostra che cosa brucia, e quando.
}
tip-wait = Guarda dove gli altri posano le bombe. Le fiamme corrono in quattro direzioni finché un blocco le ferma.
