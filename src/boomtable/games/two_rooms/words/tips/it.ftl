tip-deal = Sei in una di due stanze e non senti l’altra. Ognuno riceve una carta segreta: guarda la tua tenendo premuta la targa marrone, quando tutti ci sono.
tip-appoint = Tieni premuta la targa marrone: i Blu vogliono Presidente e Bombarolo separati, i Rossi insieme. Ora serve un leader: tocca una persona e nominala.
tip-share = La parola non è una prova, la carta sì. Tocca una persona e proponi di mostrarvi le carte: se accetta, le vedete tutt’e due.
tip-offer = Qualcuno propone di mostrarvi le carte. Se accetti, le vedete tutt’e due; si può anche dire di no.
tip-point = Le mani si contano: chi ha con sé più di metà della stanza guida subito. Tocca una persona per indicarla.
tip-lead = Guidi tu questa stanza: quando il tempo finisce scegli chi va nell’altra. Scopri chi sta con chi.
tip-talk = Di’ che cosa sai, o che cosa gli altri devono credere: a tutta la stanza o in un sussurro. «Ci sto» quando non hai altro da fare.
tip-tie = { $count ->
    [one] Guidi tu: tocca l’ostaggio che va nell’altra stanza, poi annuncialo.
   *[other] Guidi tu: tocca i { $count } ostaggi che vanno nell’altra stanza, poi annunciali.
}
tip-hostages = Il tempo è finito. I leader delle due stanze scelgono gli ostaggi, che cambiano stanza.
tip-going = Sei tu l’ostaggio: vai nell’altra stanza, con la tua carta e con tutto quello che hai visto.
tip-meet = I due leader si incontrano un momento. Parlate, o dite subito che ci siete.
tip-moved = Una stanza nuova: quello che hai visto di là qui nessuno lo sa. Dillo, tienilo per te, o menti.
tip-last = L’ultimo round. Conta dove saranno poi Presidente e Bombarolo: chi deve andare, e chi restare?
tip-won = La tua squadra ha raggiunto lo scopo. Il resto lo racconta il replay: chi sapeva che cosa, e quando.
tip-lost = Lo scopo lo hanno raggiunto gli altri. Nel replay vedi chi sapeva che cosa, e quando.
