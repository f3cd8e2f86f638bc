title = Two Rooms and a Boom
tagline = Due stanze che non possono parlarsi, un Presidente, un Bombarolo, e ostaggi che passano dall’altra parte del muro.
board-goal = I rossi vogliono Bombarolo e Presidente nella stessa stanza, i blu in stanze diverse.
board-goal-won = scopo della squadra raggiunto
board-goal-lost = ci riescono gli altri

preset-party = Prima partita, in casa
preset-online = Prima partita, online
preset-guided = Prima partita, spiegata
preset-standard = Avanzato, in casa
preset-standard_online = Avanzato, online
preset-buried = Una carta sepolta
preset-losers = Qualcuno deve perdere
preset-infection = Contagio, con una carta sepolta
preset-zombies = Notte degli zombie

option-mode = Dove siete
    .party = In casa, telefono in mano
    .online = Online
    .sim = Simulazione, solo bot
option-game = Gioco
    .basic = Base
    .advanced = Avanzato
option-roles = Mazzo
option-bury = Seppellire una carta
    .hint = Una carta più dei giocatori; nessuno sa quale manca, e i sostituti subentrano.
option-rounds = Round
    .three = Tre
    .five = Cinque
    .auto = Cinque con più di dieci giocatori
option-round_minutes = Minuti di ogni round
option-colour = Mostrare i colori
    .auto = Gioco avanzato, da 11 giocatori
    .off = Mai
    .on = Sempre nel gioco avanzato
option-first_leader = Primo leader
    .appoint = Nominato da un altro
    .majority = Più di metà della stanza
option-hostage_time = Gli ostaggi si scelgono
    .after = Allo scadere del tempo
    .before = Nell’ultimo minuto
option-usurper_clash = Due Usurpatori in una stanza
    .last = Guida il secondo
    .first = Resta il primo
option-helper_failure = Medico o Ingegnere mai incontrato
    .both_can_lose = Possono perdere entrambe le squadre
    .other_wins = Vince l’altra squadra
option-privacy_promise = Promessa di riservatezza
    .hint = Nessuno vede chi mostra la carta a chi.
option-premature_loss = Sconfitta prematura
    .hint = Una carta grigia che ha già perso prima dell’ultimo round può scommettere come lo Scommettitore.
option-no_timer = Senza tempo
    .hint = Un round finisce quando entrambi i leader hanno annunciato gli ostaggi.
option-open_deck = Mazzo noto
    .hint = Tutti vedono quali personaggi sono nel mazzo.
option-withdraw = Le offerte si possono ritirare
    .hint = Altrimenti chi propone di mostrarsi le carte è vincolato.
option-moderator = Moderatore
    .hint = Chi non gioca chiude i round e gli incontri.
option-share_feed = La stanza vede chi si mostra le carte
    .auto = Online, o con i bot
    .on = Sì
    .off = No
option-time_scale = Tempo dei round
    .normal = Normale
    .slow = Una volta e mezza
    .slower = Doppio
option-no_timer_cap = Round più lungo senza tempo, in minuti
option-auto_notes = Appunti automatici
    .hint = Il tavolo ricorda che cosa vi è stato mostrato.
option-select_seconds = Secondi per scegliere gli ostaggi
option-parley_seconds = Secondi per l’incontro fra leader
option-call_seconds = Secondi per una scommessa
option-offer_ttl = Secondi di validità di un’offerta
option-room_names = Nomi delle stanze
option-exchange_clock = Mentre gli ostaggi camminano il tempo
    .running = Scorre
    .last = Scorre, e aspetta prima della fine
    .hold = Li aspetta
option-guided = Spiegazioni

warning-TR-038 = Alcune carte ne sostituiscono altre solo se una carta è sepolta. Senza, sono semplici carte squadra.
warning-TR-040 = Gli Ambasciatori rendono al meglio da undici giocatori in su, senza contare loro.
warning-TR-043 = Zombie con Ambasciatori, o Agorafobico con Bodyguard: non vanno bene insieme.
warning-TR-044 = Una Spia non ha un colore da mostrare con meno di undici giocatori.
warning-TR-048 = Il mazzo favorisce una parte: carte blu e rosse, o carte che vanno insieme, non sono pari.

board-role = { $role ->
    [president] Presidente
    [bomber] Bombarolo
    [blue_team] Membro dei Blu
    [red_team] Membro dei Rossi
    [gambler] Scommettitore
    [butler] Maggiordomo
    [maid] Cameriera
    [romeo] Romeo
    [juliet] Giulietta
    [intern] Stagista
    [rival] Rivale politico
    [survivor] Sopravvissuto
    [victim] Vittima
    [bomb_bot] Robot anti-bomba
    [queen] Regina
    [bouncer_blue] Bodyguard blu
    [bouncer_red] Bodyguard rosso
    [doctor] Medico
    [engineer] Ingegnere
    [ambassador_blue] Ambasciatore blu
    [ambassador_red] Ambasciatore rosso
    [spy_blue] Spia blu
    [spy_red] Spia rossa
    [usurper_blue] Usurpatore blu
    [usurper_red] Usurpatore rosso
    [zombie] Zombie
    [presidents_daughter] Figlia del Presidente
    [martyr] Martire
    [nurse] Infermiera
    [tinkerer] Aggiustatutto
    [hot_potato] Patata bollente
    [agoraphobe] Agorafobico
   *[none] sconosciuta
}
board-am-role = { $role ->
    [blue_team] dei Blu
    [red_team] dei Rossi
    [romeo] Romeo
    [juliet] Giulietta
   *[other] { board-role }
}
board-colour = { $colour ->
    [blue] blu
    [red] rosso
    [grey] grigio
    [green] verde
    [neither] nessuno dei due
   *[none] sconosciuto
}
board-kind = { $kind ->
    [colour] colore
   *[card] carta
}
board-condition = { $condition ->
    [zombie] zombie
    [dead] morto
    [immune] immune
    [shy] timido
    [coy] ritroso
    [savvy] accorto
   *[paranoid] paranoico
}
board-place = { $place ->
    [A] stanza A
    [B] stanza B
    [hall] corridoio
   *[other] { $place }
}
board-deed = { $deed ->
    [send] mandare
    [keep] tenere
    [point] indicare
    [appoint] nominare
   *[hand_over] dare la guida a
}
board-plea = { $plea ->
    [send] mandare
    [keep] tenere
    [point] indicare
    [trust] fidarsi di
   *[doubt] non fidarsi di
}
board-reason = { $reason ->
    [blue] la carta è blu
    [red] la carta è rossa
    [shared] ci siamo mostrati le carte
    [hides] non ha mostrato niente a nessuno
   *[lied] non ha detto la verità
}
board-please-deed = { $deed ->
    [send] manda
    [keep] tieni
    [point] indica
    [appoint] nomina
   *[hand_over] passa la guida a
}
board-me-deed = { $deed ->
    [send] mandami
    [keep] tienimi
    [point] indicami
    [appoint] nominami
   *[hand_over] passami la guida
}
board-your-deed = { $deed ->
    [send] andare
    [keep] restare
    [point] guidare
    [appoint] guidare
   *[hand_over] prendere la guida
}
board-to-you-deed = { $deed ->
    [send] mandarti
    [keep] tenerti
    [point] indicarti
    [appoint] nominarti
   *[hand_over] darti la guida
}
board-your-reason = { $reason ->
    [blue] la tua carta è blu
    [red] la tua carta è rossa
    [shared] ci siamo mostrati le carte
    [hides] non hai mostrato niente a nessuno
   *[lied] non hai detto la verità
}
board-reply = { $reply ->
    [yes] sì
    [no] no
    [refuse] non lo dico
    [unknown] non lo so
    [nothing] niente
    [nobody] nessuno
   *[maybe] forse
}

action-Appoint = Nomina { SEAT($target) }
    .name = Nomina un leader
    .target = Chi?
action-Point = Indica { SEAT($target, you: "te") }
    .name = Indica un nuovo leader
    .target = Chi?
action-Unpoint = Abbassa la mano
    .name = Abbassa la mano
action-Abdicate = Offri la carta leader a { SEAT($target) }
    .name = Abdica
    .target = Chi deve guidare?
action-AcceptLead = Prendi la carta leader
    .name = Prendi la carta leader
action-DeclineLead = Rifiuta la carta leader
    .name = Rifiuta la carta leader
action-Reveal = { $target ->
    [none] Mostra a tutti: { board-kind }
   *[other] Mostra a { SEAT($target) }: { board-kind }
}
    .name = Mostra la tua carta
    .kind = La carta intera o il colore?
    .target = A chi?
action-OfferShare = Proponi a { SEAT($target) } di mostrarvi: { board-kind }
    .name = Proponi di mostrarvi le carte
    .kind = Carta o colore?
    .target = Con chi?
action-AcceptShare = Mostratevi le carte, tu e { SEAT($offerer) }
    .name = Accetta di mostrarvi le carte
    .offerer = Con chi?
action-DeclineShare = Non mostrare la carta a { SEAT($offerer) }
    .name = Rifiuta di mostrarvi le carte
    .offerer = L’offerta di chi?
action-Withdraw = Ritira la tua offerta
    .name = Ritira la tua offerta
action-Bounce = Manda { SEAT($target) } nell’altra stanza
    .name = Bodyguard: manda via qualcuno
    .target = Chi?
action-Usurp = Mostra la carta e guida
    .name = Usurpatore: prendi la guida
action-Move = Vai: { EACH($to, "board-place") }
    .name = Cammina
    .to = Dove?
action-Draft = Metti { SEAT($seat) } fra gli ostaggi, o togli
    .name = Scegli gli ostaggi
    .seat = Chi?
action-Lock = Annuncia gli ostaggi
    .name = Annuncia gli ostaggi
action-Ready = Ci sono
    .name = Ci sono
action-Arrive = Eccomi
    .name = Eccomi
action-Call = Scommetti: { EACH($team, "board-colour") }
    .name = Fai la tua scommessa
    .team = Chi vince?
action-Aim = { $at ->
    [none] Parla alla stanza
   *[other] Sussurra a { SEAT($at) }
}
    .name = Scegli chi ti sente
    .at = Chi?
action-Pass = Aspetta
    .name = Aspetta
action-ClaimRole = «Sono { board-am-role }.»
    .name = Di’ chi sei
    .role = Quale carta?
action-ClaimSaw = «Ho visto la carta di { SEAT($seat) }: { board-role }.»
    .name = Di’ quale carta hai visto
    .seat = Di chi?
    .role = Quale carta?
action-ClaimHeard = «{ SEAT($seat) } dice: sono { board-am-role }.»
    .name = Riferisci un’affermazione
    .seat = Di chi?
    .role = Quale carta?
action-ClaimColour = { YOU($seat) ->
    [yes] «Il mio colore è { board-colour }.»
   *[no] «Il colore di { SEAT($seat) } è { board-colour }.»
}
    .name = Di’ un colore
    .seat = Di chi?
    .colour = Quale colore?
action-ClaimSide = { YOU($seat) ->
    [yes] «{ $is_on ->
        [yes] Sto
       *[no] Non sto
    } con il { EACH($side, "board-colour") }.»
   *[no] «{ SEAT($seat) } { $is_on ->
        [yes] sta
       *[no] non sta
    } con il { EACH($side, "board-colour") }.»
}
    .name = Di’ da che parte sta
    .seat = Chi?
    .side = Quale parte?
    .is_on = Sì o no?
action-ClaimShared = «Io e { SEAT($seat) } ci siamo mostrati: { board-kind }.»
    .name = Di’ con chi vi siete mostrati le carte
    .seat = Con chi?
    .kind = Carta o colore?
action-ClaimCondition = { YOU($seat) ->
    [yes] «Sono { board-condition }.»
   *[no] «{ SEAT($seat) } è { board-condition }.»
}
    .name = Di’ una condizione
    .seat = Di chi?
    .condition = Quale?
action-AskToShow = «Mostrami { $kind ->
    [colour] il colore
   *[card] la carta
}.»
    .name = Chiedi di vedere
    .kind = Carta o colore?
action-AskFor = { YOU($seat) ->
    [yes] «Per favore, { EACH($deed, "board-me-deed") }.»
   *[no] «Per favore, { board-please-deed } { SEAT($seat) }.»
}
    .name = Chiedi qualcosa
    .deed = Che cosa?
    .seat = Chi?
action-Answer = Rispondi a { SEAT($seat) }: { board-reply }
    .name = Rispondi
    .seat = A chi?
    .reply = Che cosa?
action-Intend = «Ho intenzione di { EACH($plan, "board-deed") } { SEAT($seat) }.»
    .name = Di’ che cosa farai
    .plan = Che cosa?
    .seat = Chi?
action-Accuse = «Non mi fido di { SEAT($seat) }.»
    .name = Accusa
    .seat = Chi?
action-Vouch = «Mi fido di { SEAT($seat) }.»
    .name = Garantisci
    .seat = Per chi?
action-Question = Chiedi di { SEAT($seat) }: { $matter ->
    [role] quale carta?
    [side] da che parte sta?
   *[seen] che cosa hai visto?
}
    .name = Fai una domanda
    .seat = Su chi?
    .matter = Che cosa?
action-Argue = «{ $plea ->
    [send] Manda { SEAT($seat) }
    [keep] Tieni { SEAT($seat) }
    [point] Indica { SEAT($seat) }
    [trust] Mi fido di { SEAT($seat) }
   *[doubt] Non mi fido di { SEAT($seat) }
}: { EACH($reason, "board-reason") }.»
    .name = Di’ che cosa vuoi, e perché
    .plea = Che cosa?
    .seat = Chi?
    .reason = Perché?
action-Report = «{ SEAT($seat) } guidava l’altra stanza.»
    .name = Di’ chi guidava l’altra stanza
    .seat = Chi?

event-RoomsDrawn = Ognuno ha una stanza: { EACH($places, "board-place") }.{ $deck ->
    [none] {""}
   *[other] {" "}Nel mazzo: { EACH($deck, "board-role") }.
}
event-AmbassadorShown = { YOU($seat) ->
    [yes] Sei { board-role }.
   *[no] { SEAT($seat) } è { board-role }.
}
event-HandsChanged = { $bot ->
    [yes] Un bot gioca per { SEAT($seat, you: "te") }.
   *[no] { YOU($seat) ->
        [yes] Sei di nuovo qui.
       *[no] { SEAT($seat) } è di nuovo qui.
    }
}
event-BecameReady = { YOU($seat) ->
    [yes] Per te si può andare.
   *[no] Per { SEAT($seat) } si può andare.
}
event-NotReady = { YOU($seat) ->
    [yes] Vuoi ancora tempo.
   *[no] { SEAT($seat) } vuole ancora tempo.
}
event-CardDealt = { YOU($seat) ->
    [yes] Ora puoi guardare la tua carta.
   *[no] Ora { SEAT($seat) } può guardare la carta.
}
event-RoundBegun = Comincia il round { $round }. Ostaggi: { $hostages }.
event-LeaderNamed = { $how ->
    [appointed] { YOU($by) ->
        [yes] Nomini { SEAT($leader) } leader della stanza { $room }.
       *[no] { SEAT($by) } nomina { SEAT($leader, you: "te") } leader della stanza { $room }.
    }
    [handed_over] { YOU($by) ->
        [yes] Cedi la guida della stanza { $room } a { SEAT($leader) }.
       *[no] { SEAT($by) } cede la guida della stanza { $room } a { SEAT($leader, you: "te") }.
    }
    [pointed] Più di metà della stanza { $room } indica { SEAT($leader, you: "te") }: nuovo leader.
    [usurper] { YOU($leader) ->
        [yes] Usurpi la guida della stanza { $room }.
       *[no] { SEAT($leader) } usurpa la guida della stanza { $room }.
    }
   *[lot] Nessuno guidava la stanza { $room }: la sorte sceglie { SEAT($leader, you: "te") }.
}
event-Pointed = { YOU($by) ->
    [yes] Indichi { SEAT($at, you: "te") }.
   *[no] { SEAT($by) } indica { SEAT($at, you: "te") }.
}
event-HandLowered = { YOU($by) ->
    [yes] Abbassi la mano.
   *[no] { SEAT($by) } abbassa la mano.
}
event-LeadOffered = { YOU($by) ->
    [yes] Offri la carta leader a { SEAT($to) }.
   *[no] { SEAT($by) } offre la carta leader a { SEAT($to, you: "te") }.
}
event-LeadDeclined = { YOU($to) ->
    [yes] Non prendi la carta leader da { SEAT($by) }.
   *[no] { SEAT($to) } non prende la carta leader da { SEAT($by, you: "te") }.
}
event-LeadLapsed = La carta leader resta a { SEAT($by, you: "te") }: l’offerta a { SEAT($to, you: "te") } è finita.
event-Revealed = { $to ->
    [none] { YOU($by) ->
        [yes] Mostri a tutti ({ board-kind }): { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
       *[no] { SEAT($by) } mostra a tutti ({ board-kind }): { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
    }
   *[other] { $colour ->
        [none] { YOU($by) ->
            [yes] Mostri a { SEAT($to) }: { board-kind }.
           *[no] { SEAT($by) } mostra a { SEAT($to, you: "te") }: { board-kind }.
        }
       *[other] { YOU($by) ->
            [yes] Mostri a { SEAT($to) } ({ board-kind }): { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
           *[no] { SEAT($by) } mostra a { SEAT($to, you: "te") } ({ board-kind }): { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
        }
    }
}
event-ShareOffered = { YOU($by) ->
    [yes] Proponi a { SEAT($to) } di mostrarvi: { board-kind }.
   *[no] { SEAT($by) } propone a { SEAT($to, you: "te") } di mostrarsi: { board-kind }.
}
event-ShareDeclined = { YOU($to) ->
    [yes] Non mostri la carta a { SEAT($by) }.
   *[no] { SEAT($to) } non mostra la carta a { SEAT($by, you: "te") }.
}
event-ShareLapsed = { YOU($by) ->
    [yes] La tua offerta a { SEAT($to) } è scaduta.
   *[no] L’offerta di { SEAT($by) } a { SEAT($to, you: "te") } è scaduta.
}
event-ShareVoided = { YOU($by) ->
    [yes] La tua offerta a { SEAT($to) } non vale più.
   *[no] L’offerta di { SEAT($by) } a { SEAT($to, you: "te") } non vale più.
}
event-ShareWithdrawn = { YOU($by) ->
    [yes] Ritiri l’offerta a { SEAT($to) }.
   *[no] { SEAT($by) } ritira l’offerta a { SEAT($to, you: "te") }.
}
event-Shared = { YOU($a) ->
    [yes] Tu e { SEAT($b) } vi mostrate a vicenda: { board-kind }
   *[no] { YOU($b) ->
        [yes] { SEAT($a) } e tu vi mostrate a vicenda: { board-kind }
       *[no] { SEAT($a) } e { SEAT($b) } si mostrano a vicenda: { board-kind }
    }
}{ $a_colour ->
    [none] .
   *[other] : { $a_role ->
        [none] { EACH($a_colour, "board-colour") } e { EACH($b_colour, "board-colour") }.
       *[other] { EACH($a_role, "board-role") } e { EACH($b_role, "board-role") }.
    }
}
event-ConditionGained = { YOU($seat) ->
    [yes] Ora sei { board-condition }, per via di { SEAT($by, you: "te") }.
   *[no] { SEAT($seat) } ora è { board-condition }, per via di { SEAT($by, you: "te") }.
}
event-CardGained = { YOU($seat) ->
    [yes] Le carte hanno cambiato mano: ora hai un’altra carta.
   *[no] Le carte hanno cambiato mano: ora { SEAT($seat) } ha un’altra carta.
}
event-SentOver = { YOU($seat) ->
    [yes] Ti mandano nella stanza { $to }.
   *[no] Mandano { SEAT($seat) } nella stanza { $to }.
}
event-Usurped = { YOU($by) ->
    [yes] Mostri la carta: { board-role }.
   *[no] { SEAT($by) } mostra la carta: { board-role }.
}{ $leads ->
    [yes] {""}
   *[no] {" "}Resta leader il primo Usurpatore.
}
event-AmbassadorLeft = { YOU($seat) ->
    [yes] Te ne vai: { board-place }.
   *[no] { SEAT($seat) } se ne va: { board-place }.
}
event-AmbassadorCame = { YOU($seat) ->
    [yes] Arrivi: { board-place }.
   *[no] { SEAT($seat) } arriva: { board-place }.
}
event-Rested = { YOU($seat) ->
    [yes] Puoi di nuovo camminare.
   *[no] { SEAT($seat) } può di nuovo camminare.
}
event-LockOpened = Ultimo minuto: i leader possono annunciare gli ostaggi.
event-RoundEnded = Il round { $round } è finito. Ogni stanza ne manda { $hostages }.
event-Drafted = { $is_in ->
    [yes] { SEAT($seat) } è nella tua lista degli ostaggi.
   *[no] { SEAT($seat) } non è più nella tua lista degli ostaggi.
}
event-HostagesLocked = Ostaggi della stanza { $room }: { SEAT($hostages, you: "tu") }.
event-LeaderWaits = Il leader della stanza { $room } aspetta nel corridoio.
event-LeadersMet = I leader si incontrano: { SEAT($leader_a, you: "tu") } e { SEAT($leader_b, you: "tu") }.
event-ParleyBegun = I leader del round { $round } si incontrano nel corridoio.
event-HostagesExchanged = Gli ostaggi cambiano stanza. Verso B: { SEAT($from_a, you: "tu") }. Verso A: { SEAT($from_b, you: "tu") }.
event-Arrived = { YOU($seat) ->
    [yes] Sei qui.
   *[no] { SEAT($seat) } è qui.
}
event-MayCall = { YOU($seat) ->
    [yes] Hai già perso, e puoi scommettere come lo Scommettitore.
   *[no] { SEAT($seat) } ha già perso, e può scommettere come lo Scommettitore.
}
event-CallAsked = { YOU($seat) ->
    [yes] Mostri la carta { board-role } e scommetti.
   *[no] { SEAT($seat) } mostra la carta { board-role } e scommette.
}
event-CallKept = { YOU($seat) ->
    [yes] Scommetti: { EACH($team, "board-colour") }.
   *[no] { SEAT($seat) } scommette: { EACH($team, "board-colour") }.
}
event-Called = { $team ->
    [none] { YOU($seat) ->
        [yes] Non scommetti.
       *[no] { SEAT($seat) } non scommette.
    }
   *[other] { YOU($seat) ->
        [yes] Scommetti: { EACH($team, "board-colour") }.
       *[no] { SEAT($seat) } scommette: { EACH($team, "board-colour") }.
    }
}
event-Ended = { $reason ->
    [together] Presidente e Bombarolo sono nella stessa stanza: vincono i Rossi.
    [apart] Presidente e Bombarolo sono separati: vincono i Blu.
    [no_engineer_share] Presidente e Bombarolo sono nella stessa stanza, ma il Bombarolo non ha incontrato l’Ingegnere: non vince nessuna squadra.
    [no_doctor_share] Presidente e Bombarolo sono separati, ma il Presidente non ha incontrato il Medico: non vince nessuna squadra.
    [doctor_failed] Il Presidente non ha incontrato il Medico: vincono i Rossi.
    [engineer_failed] Il Bombarolo non ha incontrato l’Ingegnere: vincono i Blu.
   *[both_failed] Né il Medico né l’Ingegnere sono stati incontrati: non vince nessuna squadra.
}{ $buried ->
    [none] {""}
   *[other] {" "}Sepolta: { EACH($buried, "board-role") }.
}
event-Aimed = { $at ->
    [none] Quello che segue è per la stanza.
   *[other] Quello che segue è solo per { SEAT($at) }.
}
event-Said = { SEAT($by, you: "Tu") }{ $to ->
    [none] {""}
   *[other] {" "}a { SEAT($to, you: "te") }
}: «{ board-said }»
event-Whispered = { YOU($by) ->
    [yes] Sussurri con { SEAT($to) }.
   *[no] { SEAT($by) } sussurra con { SEAT($to, you: "te") }.
}
event-TickBegun = Battito { $tick }.
event-Chose = { YOU($seat) ->
    [yes] Hai scelto.
   *[no] { SEAT($seat) } ha scelto.
}
event-AskedToAnswer = { YOU($seat) ->
    [yes] Rispondi a { SEAT($by) }
   *[no] { SEAT($seat) } risponde a { SEAT($by, you: "te") }
}: { $lead ->
    [yes] la carta leader?
   *[no] mostrarsi le carte?
}

end-together = Presidente e Bombarolo finiscono nella stessa stanza: vincono i Rossi.
end-apart = Presidente e Bombarolo finiscono separati: vincono i Blu.
end-no_engineer_share = Insieme, ma il Bombarolo non ha incontrato l’Ingegnere: non vince nessuna squadra.
end-no_doctor_share = Separati, ma il Presidente non ha incontrato il Medico: non vince nessuna squadra.
end-doctor_failed = Il Presidente non ha incontrato il Medico: vincono i Rossi.
end-engineer_failed = Il Bombarolo non ha incontrato l’Ingegnere: vincono i Blu.
end-both_failed = Né il Medico né l’Ingegnere sono stati incontrati: non vince nessuna squadra.

tally-shares = { $count ->
    [one] una volta ci si è mostrati le carte
   *[other] { $count } volte ci si è mostrati le carte
}
tally-winners = { $count ->
    [one] un vincitore
   *[other] { $count } vincitori
}

refusal-TR-011 = Questo spetta solo ai giocatori.
refusal-TR-059 = Sei nella tua stanza.
refusal-TR-060 = Per questo bisogna aspettare un round.
refusal-TR-061 = Le stanze sono chiuse: camminano solo gli Ambasciatori, e puoi parlare solo con chi ti sta intorno.
refusal-TR-063 = Gli ostaggi li sceglie solo il leader di una stanza.
refusal-TR-065 = Il primo leader viene nominato, e da un altro giocatore della stanza.
refusal-TR-067 = La stanza ha un leader: { SEAT($leader, you: "tu") }.
refusal-TR-069 = La carta leader passa dal leader a un altro giocatore della stanza.
refusal-TR-070 = Hai avuto la carta leader da { SEAT($target) } e in questo round non puoi ridarla.
refusal-TR-071 = La tua prima offerta della carta leader è ancora aperta.
refusal-TR-072 = Indica qualcuno nella tua stanza che non indichi già.
refusal-TR-074 = { YOU($target) ->
    [yes] Guidi già tu. Abbassa piuttosto la mano.
   *[no] { SEAT($target) } guida già. Abbassa piuttosto la mano.
}
refusal-TR-080 = Gli ostaggi si annunciano una volta sola, e non prima del tempo.
refusal-TR-081 = { YOU($target) ->
    [yes] Non puoi scegliere te: gli ostaggi sono altri giocatori della tua stanza.
   *[no] { SEAT($target) } non si può scegliere ora: gli ostaggi sono altri giocatori della tua stanza.
}
refusal-TR-083 = Ne hai scelti { $count }. Ne servono { $needed }.
refusal-TR-086 = Si incontrano solo i due leader.
refusal-TR-087 = Qui i leader parlano tra loro.
refusal-TR-093 = I colori si mostrano nel gioco avanzato, da 11 giocatori.
refusal-TR-095 = { SEAT($target) } non è qui a vedere la tua carta.
refusal-TR-098 = Non c’è nessuno a vedere la tua carta.
refusal-TR-100 = La tua carta è scoperta: non c’è altro da mostrare.
refusal-TR-104 = Chi propone di mostrarsi le carte è vincolato. L’offerta resta.
refusal-TR-105 = La tua offerta a { SEAT($target) } è ancora aperta.
refusal-TR-111 = Questo non si può mostrare.
refusal-TR-113 = Non puoi mostrare la carta, e il tuo potere comincia da lì.
refusal-TR-114 = La tua carta non ha questo potere.
refusal-TR-138 = Nel gioco base è rosso o blu.
refusal-TR-156 = Un Ambasciatore non appartiene a nessuna stanza e qui non partecipa.
refusal-TR-158 = Aspetta un momento prima di camminare di nuovo, e scegli un altro posto.
refusal-TR-159 = Gli ostaggi sono annunciati: gli Ambasciatori restano dove sono.
refusal-TR-161 = Nella tua stanza non c’è nessuno di troppo: { $here } qui, { $there } di là.
refusal-TR-162 = Non nell’ultimo round.
refusal-TR-163 = { YOU($target) ->
    [yes] Non puoi mandare via te: vanno bene tutti, tranne leader, Ambasciatori e te.
   *[no] { SEAT($target) } non si può mandare via: vanno bene tutti, tranne leader, Ambasciatori e te.
}
refusal-TR-165 = Un Usurpatore colpisce una volta a partita, e non nell’ultimo round.
refusal-TR-166 = Guida un Usurpatore: fino alla fine del round nessuno può togliergli la guida.
refusal-TR-274 = La partita è finita.
refusal-TR-275 = Non tocca a te scommettere.
refusal-TR-276 = La tua scommessa è fatta.
refusal-TR-290 = Gli ostaggi della tua stanza sono annunciati: la guida è decisa.
refusal-TR-294 = Qui per il primo leader serve più di metà della stanza: indicate qualcuno.
refusal-TR-298 = Non hai offerte aperte.
refusal-TR-313 = Parlate a voce: siete tutti nella stessa casa.
refusal-TR-318 = Ora l’host non può farlo.
refusal-TR-321 = In questo battito non tocca a te.
refusal-TR-331 = Quell’offerta della carta leader è finita.
refusal-TR-335 = L’offerta di { SEAT($offerer) } è finita.
refusal-TR-373 = Troppo tardi, o troppo presto: la partita è a un altro punto.
refusal-TR-378 = L’hai già detto.
refusal-TR-407 = Qui il round finisce in un altro modo.
refusal-TR-385 = Quell’orologio è fermo.
refusal-TR-392 = Scegli qualcun altro che sia qui.
refusal-TR-394 = Qui non si può dire.
refusal-TR-396 = Non in una simulazione.

# the screens: cards and places
board-role-text = { $role ->
    [president] I Blu vincono se alla fine non sei nella stanza del Bombarolo.
    [bomber] Alla fine esplodi. I Rossi vincono se allora il Presidente è nella tua stanza.
    [blue_team] Tieni il Presidente lontano dal Bombarolo.
    [red_team] Porta il Bombarolo dal Presidente.
    [gambler] Prima che si mostrino le carte dici quale squadra ha vinto. Vinci se indovini.
    [butler] Vinci se tu, la Cameriera e il Presidente finite nella stessa stanza.
    [maid] Vinci se tu, il Maggiordomo e il Presidente finite nella stessa stanza.
    [romeo] Vinci se tu, Giulietta e il Bombarolo finite nella stessa stanza.
    [juliet] Vinci se tu, Romeo e il Bombarolo finite nella stessa stanza.
    [intern] Vinci nella stanza del Presidente.
    [rival] Vinci nella stanza senza il Presidente.
    [survivor] Vinci nella stanza senza il Bombarolo.
    [victim] Vinci nella stanza del Bombarolo.
    [bomb_bot] Vinci nella stanza del Bombarolo se lì non c’è il Presidente.
    [queen] Vinci in una stanza senza il Presidente e senza il Bombarolo.
    [bouncer_blue] Quando la tua stanza ha più persone dell’altra, mostra la carta a qualcuno e mandalo di là. Non nell’ultimo round, e non il leader.
    [bouncer_red] Quando la tua stanza ha più persone dell’altra, mostra la carta a qualcuno e mandalo di là. Non nell’ultimo round, e non il leader.
    [doctor] Mostratevi le carte, tu e il Presidente, prima della fine, o i Blu non possono vincere.
    [engineer] Mostratevi le carte, tu e il Bombarolo, prima della fine, o i Rossi non possono vincere.
    [ambassador_blue] Tutti ti conoscono. Vai da una stanza all’altra quando vuoi. Non voti, non mostri la carta e nessuno può mandarti via.
    [ambassador_red] Tutti ti conoscono. Vai da una stanza all’altra quando vuoi. Non voti, non mostri la carta e nessuno può mandarti via.
    [spy_blue] Il tuo colore è rosso, ma giochi per i Blu.
    [spy_red] Il tuo colore è blu, ma giochi per i Rossi.
    [usurper_blue] Una volta, non nell’ultimo round: scopri la carta davanti a tutti e guidi subito la stanza. In quel round nessuno può toglierti la guida indicando altri.
    [usurper_red] Una volta, non nell’ultimo round: scopri la carta davanti a tutti e guidi subito la stanza. In quel round nessuno può toglierti la guida indicando altri.
    [zombie] Chi si mostra le carte con te, o con chi porta il contagio, diventa zombie. Gli zombie vincono se alla fine tutti i vivi sono zombie.
    [presidents_daughter] Se la carta del Presidente è sepolta, sei il Presidente. Altrimenti sei un semplice membro dei Blu.
    [martyr] Se la carta del Bombarolo è sepolta, sei il Bombarolo. Altrimenti sei un semplice membro dei Rossi.
    [nurse] Se la carta del Medico è sepolta, sei il Medico. Altrimenti sei un semplice membro dei Blu.
    [tinkerer] Se la carta dell’Ingegnere è sepolta, sei l’Ingegnere. Altrimenti sei un semplice membro dei Rossi.
    [hot_potato] Se vi mostrate le carte, l’altra persona prende questa e ti dà la sua. Chi ce l’ha alla fine perde.
   *[agoraphobe] Vinci se non lasci mai la stanza in cui hai avuto questa carta.
}
board-allegiance = { $side ->
    [blue] Squadra blu
    [red] Squadra rossa
    [green] Squadra zombie
   *[grey] Per conto tuo
}
board-where = { $where ->
    [A] Stanza A
    [B] Stanza B
    [hall] Corridoio
   *[other] { $where }
}
board-is = { $is_on ->
    [yes] dalla parte
   *[no] non dalla parte
}
board-matter = { $matter ->
    [role] Quale carta?
    [side] Quale parte?
   *[seen] Che cosa hai visto?
}
board-why = { $why ->
    [team] lo scopo della squadra
    [call] la scommessa giusta
    [with_president] con il Presidente
    [with_bomber] con il Bombarolo
    [away_from_president] lontano dal Presidente
    [away_from_bomber] lontano dal Bombarolo
    [bomb_bot] con il Bombarolo, non con il Presidente
    [queen] lontano da entrambi
    [butler_and_maid] Maggiordomo e Cameriera con il Presidente
    [romeo_and_juliet] Romeo e Giulietta con il Bombarolo
    [stayed] mai uscito dalla stanza
    [team_zombie] tutti zombie
   *[never] con questa carta non si vince
}
board-own-goal = Scopo: { EACH($why, "board-why") }
board-bet = { $team ->
    [none] Nessuna scommessa
   *[other] Scommette: { EACH($team, "board-colour") }
}
channel-room = Tutti qui
channel-parley = I due leader

# the screens: board
board-you = Tu
board-your-room = la tua stanza
board-round = Round { $round } di { $rounds }
board-leads = { $leader ->
    [none] Nessun leader
   *[other] { $mine ->
        [yes] Guidi tu
       *[no] { SEAT($leader) }
    }{ $shield ->
        [yes] , protetto
       *[no] {""}
    }
}
board-hostages = { $count ->
    [one] 1 ostaggio
   *[other] { $count } ostaggi
}
board-badge = { $what ->
    [goes] va
    [leader] Leader
    [you] tu
    [away] assente
    [ambassador] Ambasciatore
   *[bot] bot
}
board-person = { $me ->
    [yes] Tu
   *[no] { SEAT($seat) }
}{ $leader ->
    [yes] , leader
   *[no] {""}
}{ $goes ->
    [yes] , va come ostaggio
   *[no] {""}
}{ $away ->
    [yes] , assente
   *[no] {""}
}{ $role ->
    [none] { $side ->
        [none] {""}
       *[other] , visto: { EACH($side, "board-colour") }
    }
   *[other] , visto: { EACH($role, "board-role") }
}{ $claim_role ->
    [none] { $claim_side ->
        [none] {""}
       *[other] , dice: { EACH($claim_side, "board-colour") }
    }
   *[other] , dice: { EACH($claim_role, "board-role") }
}{ $note ->
    [none] {""}
   *[other] , il tuo appunto: { EACH($note, "board-colour") }
}{ $at ->
    [none] {""}
   *[other] { $at_me ->
        [yes] , indica te
       *[no] , indica { SEAT($at) }
    }
}{ $dealing ->
    [none] {""}
    [whisper] { $partner_me ->
        [yes] , sussurra con te
       *[no] , sussurra con { SEAT($partner) }
    }
   *[share] { $partner_me ->
        [yes] , si mostra le carte con te
       *[no] , si mostra le carte con { SEAT($partner) }
    }
}{ $hands ->
    [0] {""}
   *[other] , mani: { $hands } su { $threshold }
}
board-floor-person = { $me ->
    [yes] Tu
   *[no] { SEAT($seat) }
}{ $role ->
    [none] { $side ->
        [none] {""}
       *[other] , { EACH($side, "board-colour") }
    }
   *[other] , { EACH($role, "board-role") }
}{ $goal ->
    [none] {""}
   *[other] , { $goal }
}{ $leader ->
    [yes] , leader
   *[no] {""}
}{ $won ->
    [none] {""}
   *[other] , { board-won }
}{ $at ->
    [none] {""}
   *[other] , indica { SEAT($at, you: "te") }
}
board-door = { EACH($room, "board-where") }, { $count ->
    [one] una persona
   *[other] { $count } persone
}{ $waiting ->
    [yes] . Il suo leader aspetta
   *[no] {""}
}
board-share-seconds = Vedete tutti e due, { $seconds } s
board-seconds = { $seconds } s
board-share-offer = { SEAT($seat) }: { $kind ->
    [card] carte
   *[colour] colori
} a vicenda?
board-lead-offer = { SEAT($seat) } ti offre la guida.
board-more-offers = { $count ->
    [one] Un’altra offerta aspetta.
   *[other] Altre { $count } offerte aspettano.
}
board-own-offer = Hai proposto a { SEAT($seat) } di mostrarvi { $kind ->
    [card] le carte
   *[colour] i colori
}.
board-no = No
board-answer = { $what ->
    [AcceptShare] Sì
   *[AcceptLead] Sì
}
board-shown = { SEAT($seat) } ti ha mostrato: { EACH($kind, "board-kind") }.
board-hold = { $held ->
    [yes] Lascia per coprire
   *[no] Tieni premuto
}
board-hold-colour = Colore
board-card-later = La tua carta resta coperta finché comincia il round 1.
board-conditions = Sei: { EACH($conditions, "board-condition") }.
board-walk = { $mode ->
    [party] { $room ->
        [A] Vai nella stanza A
        [B] Vai nella stanza B
       *[other] Vai qui: { $room }
    }
   *[online] Ora sei nella stanza { $room }
}
board-walk-hint = { $mode ->
    [party] { board-walk-there }
   *[online] { $how ->
        [bounced] Ti hanno mandato di là. Ti sente solo chi è qui.
       *[hostage] Sei qui come ostaggio. Ti sente solo chi è qui.
    }
}
board-walk-there = { $how ->
    [bounced] Ti hanno mandato di là. Porta la carta con te e non dire niente per strada.
   *[hostage] Sei un ostaggio. Porta la carta con te e non dire niente per strada.
}
board-arrived = { $mode ->
    [party] Eccomi
   *[online] Guardati attorno
}
board-notes = Che cosa sai
board-nothing-known = Finora nessuno ti ha mostrato niente.
board-heard = Che cosa si è detto
board-unsaid = Ancora niente.
board-filter = { $value ->
    [all] Tutto
    [me] Per me{ $count ->
        [0] {""}
       *[other] {" "}{ $count }
    }
    [claims] Ruoli
   *[mine] Mie
}
board-now = ora nella stanza
board-now-nobody = Ora nessuno sussurra o mostra carte
board-now-pair = { $kind ->
    [share] Si mostrano le carte: { SEAT($one) }, { SEAT($other) }
   *[whisper] Si sussurrano: { SEAT($one) }, { SEAT($other) }
}
board-own-note = Il tuo appunto
board-own-words = Con parole tue
board-close = Chiudi
board-deck = Carte in gioco
board-deck-hidden = A questo tavolo non si dice quali carte sono in gioco.
board-deck-card = { EACH($role, "board-role") }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
board-buries = Una di queste è sepolta.
board-buried = Sepolta: { EACH($role, "board-role") }
board-knower = Che cosa avevano mostrato a { SEAT($seat) }
board-call = { $done ->
    [yes] { $team ->
        [none] { YOU($seat) ->
            [yes] Tu, { EACH($role, "board-role") }, non scommetti
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, non scommette
        }
       *[other] { YOU($seat) ->
            [yes] Tu, { EACH($role, "board-role") }, scommetti: { EACH($team, "board-colour") }
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, scommette: { EACH($team, "board-colour") }
        }
    }
   *[no] { YOU($seat) ->
        [yes] Tu, { EACH($role, "board-role") }, stai per scommettere
       *[no] { SEAT($seat) }, { EACH($role, "board-role") }, sta per scommettere
    }
}
board-won = { $won ->
    [yes] ha vinto
   *[no] ha perso
}
board-ready = ci sta
board-what-to-say = Che cosa vuoi dire?
board-sentence = La tua frase
board-listeners = Chi deve sentire?
board-screen = { $phase ->
    [deal] Ognuno nella sua stanza
    [select] Si scelgono gli ostaggi
    [parley] I leader si incontrano
    [walk] Gli ostaggi camminano
    [calls] { $caller ->
        [none] Si scommette
       *[other] { SEAT($caller) } scommette
    }
    [over] Fine
   *[round] Via
}
board-screen-send = { $phase ->
    [deal] Nel round 1 mandate
    [round] { $locked ->
        [yes] Annunciati
       *[no] Finita la miccia, mandate
    }
   *[select] { $locked ->
        [yes] Partono
       *[no] Ora scegliete
    }
}
board-learnt = Che cosa hai scoperto
board-learnt-round = round { $round }
board-learnt-note = tua nota
prompt-power = Potere della mia carta
prompt-power-hint = { $count ->
    [0] Ora la tua carta non può fare nulla di suo.
   *[other] Lo vedi solo tu. Scegli, poi conferma.
}
prompt-power-deed = { $what ->
    [Bounce] Manda { SEAT($target) } dall’altra parte
   *[Usurp] Mostrala e comanda
}
board-reveal-shut = Le porte sono chiuse
board-reveal-shut-hint = Ognuno è dove finisce la partita.
board-reveal-verdict = { $together ->
    [yes] Boom!
   *[no] Silenzio
}
board-reveal-won = { $won ->
    [yes] vittoria
   *[no] sconfitta
}
board-reveal-because = { $why ->
    [team] { $reason ->
        [together] Presidente e Bombarolo nella stessa stanza
        [engineer_failed] Mancava il Medico o l’Ingegnere
        [doctor_failed] Mancava il Medico o l’Ingegnere
        [both_failed] Mancava il Medico o l’Ingegnere
        [no_engineer_share] Mancava il Medico o l’Ingegnere
        [no_doctor_share] Mancava il Medico o l’Ingegnere
       *[apart] Presidente e Bombarolo in stanze diverse
    }
   *[other] { $won ->
        [yes] Riuscito: { EACH($why, "board-why") }
       *[no] Mancato: { EACH($why, "board-why") }
    }
}
board-key-look = tieni premuto: guarda la tua carta
board-key-person = scegli qualcuno
board-key-say = di’ qualcosa
board-key-unpoint = abbassa la mano

board-said = { $what ->
    [ClaimRole] Sono { EACH($detail, "board-am-role") }.
    [ClaimSaw] { $whom ->
        [you] Ho visto la tua carta: { EACH($detail, "board-role") }.
       *[other] Ho visto la carta di { SEAT($about) }: { EACH($detail, "board-role") }.
    }
    [ClaimHeard] { $whom ->
        [you] Tu dici: sono { EACH($detail, "board-am-role") }.
       *[other] { SEAT($about) } dice: sono { EACH($detail, "board-am-role") }.
    }
    [ClaimColour] { $whom ->
        [self] Il mio colore è { EACH($detail, "board-colour") }.
        [you] Il tuo colore è { EACH($detail, "board-colour") }.
       *[other] Il colore di { SEAT($about) } è { EACH($detail, "board-colour") }.
    }
    [ClaimSide] { $whom ->
        [self] Sto con il { EACH($detail, "board-colour") }.
        [you] Tu stai con il { EACH($detail, "board-colour") }.
       *[other] { SEAT($about) } sta con il { EACH($detail, "board-colour") }.
    }
    [ClaimNotSide] { $whom ->
        [self] Non sto con il { EACH($detail, "board-colour") }.
        [you] Tu non stai con il { EACH($detail, "board-colour") }.
       *[other] { SEAT($about) } non sta con il { EACH($detail, "board-colour") }.
    }
    [ClaimShared] Io e { SEAT($about, you: "te") } ci siamo mostrati: { EACH($detail, "board-kind") }.
    [ClaimCondition] { $whom ->
        [self] Sono { EACH($detail, "board-condition") }.
        [you] Tu sei { EACH($detail, "board-condition") }.
       *[other] { SEAT($about) } è { EACH($detail, "board-condition") }.
    }
    [AskToShow] { $detail ->
        [colour] Mostrami il colore.
       *[card] Mostrami la carta.
    }
    [AskFor] { $whom ->
        [self] Per favore, { EACH($detail, "board-me-deed") }.
        [you] Secondo me devi { EACH($detail, "board-your-deed") }.
       *[other] Per favore, { EACH($detail, "board-please-deed") } { SEAT($about) }.
    }
    [Answer] { $whom ->
        [you] La mia risposta: { EACH($detail, "board-reply") }.
       *[other] { SEAT($about) }: { EACH($detail, "board-reply") }.
    }
    [Intend] { $whom ->
        [you] Ho intenzione di { EACH($detail, "board-to-you-deed") }.
       *[other] Ho intenzione di { EACH($detail, "board-deed") } { SEAT($about) }.
    }
    [Accuse] Non mi fido di { SEAT($about, you: "te") }.
    [Vouch] Mi fido di { SEAT($about, you: "te") }.
    [ArgueSend] { $whom ->
        [you] Devi andare: { EACH($detail, "board-your-reason") }.
       *[other] Manda { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueKeep] { $whom ->
        [you] Devi restare: { EACH($detail, "board-your-reason") }.
       *[other] Tieni { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArguePoint] { $whom ->
        [you] Devi guidare: { EACH($detail, "board-your-reason") }.
       *[other] Indica { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueTrust] { $whom ->
        [you] Mi fido di te: { EACH($detail, "board-your-reason") }.
       *[other] Mi fido di { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueDoubt] { $whom ->
        [you] Non mi fido di te: { EACH($detail, "board-your-reason") }.
       *[other] Non mi fido di { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [Question] { $detail ->
        [role] { $whom ->
            [you] Che carta hai?
           *[other] Che carta ha { SEAT($about) }?
        }
        [side] { $whom ->
            [you] Da che parte stai?
           *[other] Da che parte sta { SEAT($about) }?
        }
       *[seen] { $whom ->
            [you] Chi ha visto la tua carta?
           *[other] Che cosa hai visto di { SEAT($about) }?
        }
    }
   *[Report] { YOU($about) ->
        [yes] Tu guidavi l’altra stanza.
       *[no] { SEAT($about) } guidava l’altra stanza.
    }
}
board-whispers = { $mine ->
    [yes] a te
   *[no] a { SEAT($to) }
}
board-side-wins = { $team ->
    [red] Vincono i Rossi!
    [blue] Vincono i Blu!
   *[neither] Non vince nessuna squadra.
}
board-say = { $kind ->
    [claim] Sono …
    [send] Manda …
    [why] Perché …
    [trust] Mi fido …
   *[share] Carte?
}
board-why-short = { $reason ->
    [none] senza motivo
    [blue] è blu
    [red] è rossa
    [shared] carte mostrate
    [hides] non mostra niente
   *[lied] ha mentito
}
board-before = Chi viene prima
board-behind = Chi viene dopo
board-do = Che cosa fai
board-about = Parla di { SEAT($seat) }
board-doing = { $leader ->
    [yes] Guida{ $at ->
        [none] {""}
       *[other] . { $at_me ->
            [yes] Indica te.
           *[no] Indica { SEAT($at) }.
        }
    }
   *[no] { $at ->
        [none] Mano giù.
       *[other] { $at_me ->
            [yes] Indica te.
           *[no] Indica { SEAT($at) }.
        }
    }
}{ $dealing ->
    [none] {""}
   *[other] {" "}{ $dealing ->
        [whisper] { $partner_me ->
            [yes] Sussurra con te.
           *[no] Sussurra con { SEAT($partner) }.
        }
       *[share] { $partner_me ->
            [yes] Si mostra le carte con te.
           *[no] Si mostra le carte con { SEAT($partner) }.
        }
    }
}
board-schedule = Ostaggi round per round: { $hostages }. Questo è il round { $round }.
board-minutes = Round { $round }: { $minutes } min
board-minutes-use = Usa questi
board-minutes-usual = I tempi soliti
board-minutes-three = Tre minuti ognuno
board-nothing-seen = Ancora niente visto, niente sentito.
board-round-short = Round { $round }
board-says = { $role ->
    [none] Dice: { EACH($side, "board-colour") }
   *[other] Dice: { EACH($role, "board-role") }
}
board-says-to = { $mine ->
    [yes] solo a te
   *[no] a tutta la stanza
}{ $better ->
    [yes] . Tu ne sai di più.
   *[no] {""}
}
board-seen = { $role ->
    [none] Mostra { EACH($side, "board-colour") }
   *[other] { EACH($role, "board-role") }
}
board-source = { $how ->
    [share] vi siete mostrati { $kind ->
        [card] le carte
       *[colour] i colori
    }
   *[reveal] { $all ->
        [yes] l’ha mostrato a tutta la stanza
       *[no] l’ha mostrato a te
    }
}
board-dealt = { $how ->
    [share] { $kind ->
        [card] Carte
       *[colour] Colori
    } a vicenda con { SEAT($seat) }
   *[reveal] { $by ->
        [yes] Ha mostrato { $kind ->
            [card] la carta
           *[colour] il colore
        } a { SEAT($seat) }
       *[no] Ha visto { $kind ->
            [card] la carta
           *[colour] il colore
        } di { SEAT($seat) }
    }
}
board-quick = { $what ->
    [red] È rossa
    [blue] È blu
    [send] Da mandare
    [keep] Da tenere
    [trust] Mi fido
    [doubt] Non mi fido
    [hides] Non mostra niente
    [lied] Ha mentito
    [who] Chi sei?
    [side] Da che parte stai?
    [show] Mostrami la carta
    [make-me] Indica me
    [send-me] Fammi mandare
   *[more] Altro …
}
board-quick-role = Sono { EACH($role, "board-am-role") }
prompt-ready = Ci sto { $count }/{ $people }
prompt-ready-hint = { $all ->
    [yes] Qui ci state tutti. { $place ->
        [none] Si aspettano gli altri.
       *[other] Si aspetta: { EACH($place, "board-place") }.
    }
   *[no] Qui ci stanno { $count } su { $people }. Servono le due stanze.
}
prompt-whisper-to = Sussurra a { SEAT($seat) }

# the screens: prompts
prompt-phase = { $phase ->
    [deal] { $ready ->
        [yes] Si aspetta ancora { $missing ->
            [one] una persona
           *[other] { $missing } persone
        }
       *[no] { $place ->
            [none] Ognuno va nella sua stanza
            [hall] Sei un Ambasciatore: aspetta nel corridoio
           *[other] { $mode ->
                [party] Il tuo posto: { EACH($place, "board-place") }
               *[online] Sei qui: { EACH($place, "board-place") }
            }
        }
    }
    [round] { $leader ->
        [none] { $place ->
            [none] Round { $round }
            [hall] Sei nel corridoio
           *[other] Chi deve guidare?
        }
       *[other] { $mine ->
            [yes] Guidi tu la stanza
           *[no] { SEAT($leader) } guida la stanza
        }
    }
    [select] { $leader ->
        [none] I leader scelgono gli ostaggi
       *[other] { $going ->
            [yes] Vai nell’altra stanza
           *[no] { $named ->
                [0] { SEAT($leader) } sceglie gli ostaggi
                [one] Parte { SEAT($hostages) }
               *[other] Partono { SEAT($hostages) }
            }
        }
    }
    [parley] { $leader ->
        [none] I leader si incontrano nel corridoio
       *[other] Incontri { SEAT($leader) }
    }
    [walk] Gli ostaggi camminano
    [calls] { $leader ->
        [none] Si fanno le scommesse
       *[other] { $mine ->
            [yes] Quale squadra ha vinto?
           *[no] { SEAT($leader) } scommette
        }
    }
   *[over] La partita è finita
}
prompt-deal-hint = { $mode ->
    [party] Dillo quando sei lì. Potrai guardare la carta quando comincia il round.
   *[online] Avrai la carta quando tutti hanno detto che ci sono e comincia il primo round.
}
prompt-parley-hint = { $mode ->
    [party] Vi incontrate nel corridoio, senza ostaggi. Niente carte. Dite «ci sono» quando avete parlato.
   *[online] Vi sentite solo voi due ({ channel-parley }). Qui non si mostrano carte.
}
prompt-until = { $phase ->
    [parley] { $leader ->
        [none] { $going ->
            [yes] Al loro ritorno vai qui: { EACH($place, "board-place") }.
           *[no] Poi gli ostaggi cambiano stanza.
        }
       *[other] Si aspetta { SEAT($leader) }.
    }
   *[select] { $going ->
        [yes] Preparati: poi vai qui: { EACH($place, "board-place") }.
       *[no] L’altra stanza sta ancora scegliendo.
    }
}
prompt-idle-hint = { $rival ->
    [none] { $people ->
        [0] Ora puoi solo parlare.
       *[other] { $first ->
            [appoint] Tocca qualcuno per nominarlo. Nessuno nomina sé stesso.
            [majority] Tocca qualcuno per indicarlo. Decide più di metà della stanza.
           *[none] Tocca una persona per indicarla o mostrarle qualcosa.
        }
    }
   *[other] { $hands } mani su { $threshold } per { SEAT($rival, you: "te") }.
}
prompt-say = { $asked ->
    [0] Di’ …
   *[other] Di’ … ({ $asked })
}
prompt-person = { SEAT($seat) }
prompt-person-hint = { $role ->
    [none] { $side ->
        [none] Di questa carta non hai visto niente.
       *[other] Hai visto il colore: { EACH($side, "board-colour") }.
    }
   *[other] Hai visto la carta: { EACH($role, "board-role") }.
}{ $hands ->
    [0] {""}
   *[other] {" "}Mani: { $hands } su { $threshold }.
}
prompt-whisper = Sussurra
prompt-say-about = Parlane
prompt-notes = Appunti
prompt-choice = { $what ->
    [Appoint] Nomina
    [Point] Indica
    [Unpoint] Giù la mano
    [Abdicate] Cedi la guida
    [Bounce] Manda di là
    [OfferShare-card] Carte a vicenda
    [OfferShare-colour] Colori a vicenda
    [Reveal-card] { $all ->
        [yes] Mostra carta a tutti
       *[no] Mostra carta
    }
    [Reveal-colour] { $all ->
        [yes] Mostra colore a tutti
       *[no] Mostra colore
    }
    [Draft] { $listed ->
        [yes] Via dalla lista
       *[no] Ostaggio
    }
    [Usurp] Usurpa
    [Withdraw] Ritira offerta
    [Lock] Annuncia ostaggi
    [Move] { EACH($to, "board-where") }
   *[Pass] Aspetta
}
prompt-deed = { $what ->
    [Abdicate] Offri la carta leader
    [OfferShare-card] Proponi carte a vicenda
    [OfferShare-colour] Proponi colori a vicenda
   *[Draft] { $listed ->
        [yes] Togli dalla lista
       *[no] Metti in lista
    }
}
prompt-hint = { $what ->
    [Appoint] Vale la prima nomina.
    [Point] Chi ha più di metà della stanza guida subito.
    [Abdicate] Può rifiutare. La guida non torna a te.
    [Bounce] Vede la tua carta e cambia subito stanza.
    [OfferShare-card] Se accetta, vedete entrambe le carte.
    [OfferShare-colour] Se accetta, vedete entrambi i colori.
    [Reveal-card] { $all ->
        [yes] Tutti qui vedono la tua carta intera, una volta.
       *[no] Vede la tua carta, tu non vedi niente.
    }
    [Reveal-colour] { $all ->
        [yes] Tutti qui vedono il tuo colore, una volta.
       *[no] Vede il tuo colore, tu non vedi niente.
    }
    [AcceptShare] Tutti e due vedono tutto, nello stesso momento.
    [DeclineShare] Lo sapete solo voi due.
    [AcceptLead] Da ora scegli tu gli ostaggi.
    [Usurp] La tua carta resta scoperta per il resto della partita.
    [Draft] La lista la vedi solo tu. Non vincola ancora.
    [Lock] La stanza lo vede e non si può più cambiare.
    [Call] Si mostra a tutti quando tutti hanno scommesso.
    [Ready] { $ready ->
        [yes] Lo ritiri: il round continua.
       *[no] Il round finisce quando le due stanze ci stanno.
    }
    [Unpoint] Non indichi più nessuno.
    [Withdraw] Non potrà più accettarla.
    [Move] Ci vai subito.
   *[Pass] In questo battito non fai nulla.
}
prompt-tying = { $named ->
    [0] { $count ->
        [one] Lega uno della tua stanza
       *[other] Lega { $count } della tua stanza
    }
    [one] Parte { SEAT($form) }
   *[other] Partono { SEAT($form) }
}
prompt-tying-hint = Scelti { $named } su { $count }. Vanno nell’altra stanza. Tu resti.
prompt-lock = { $count ->
    [one] Manda { SEAT($form) }
    [2] Manda { SEAT($form) }
   *[other] Manda { $count } ostaggi
}
prompt-call-hint = Vinci se indovini.
prompt-saying = Che cosa dici?
prompt-saying-hint = A: { $at ->
    [none] { channel-room }
   *[other] { SEAT($at) }
}
prompt-wanted = { $what ->
    [sentence] Scegli una frase
    [words] Completa la frase
   *[deed] Scegli che cosa fare
}
prompt-say-it = Dillo
prompt-go = { $phase ->
    [deal] Inizia il primo round
    [round] Chiudi il round
    [walk] Sono arrivati: avanti
   *[parley] Avvia l’orologio
}
