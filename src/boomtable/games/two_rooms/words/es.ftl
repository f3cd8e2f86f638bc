title = Two Rooms and a Boom
tagline = Dos salas que no pueden hablarse, un Presidente, un Bombardero, y rehenes que pasan al otro lado de la pared.
board-goal = Los rojos quieren al Bombardero y al Presidente en la misma sala, los azules separados.
board-goal-won = tu equipo lo consigue
board-goal-lost = lo consigue el otro

preset-party = Primera partida, en casa
preset-online = Primera partida, en línea
preset-guided = Primera partida, explicada
preset-standard = Avanzado, en casa
preset-standard_online = Avanzado, en línea
preset-buried = Una carta enterrada
preset-losers = Alguien tiene que perder
preset-infection = Contagio, con una carta enterrada
preset-zombies = Noche de zombis

option-mode = Dónde estáis
    .party = En casa, móvil en mano
    .online = En línea
    .sim = Simulación, solo bots
option-game = Juego
    .basic = Básico
    .advanced = Avanzado
option-roles = Mazo
option-bury = Enterrar una carta
    .hint = Una carta más que jugadores; nadie sabe cuál falta, y entran los suplentes.
option-rounds = Rondas
    .three = Tres
    .five = Cinco
    .auto = Cinco con más de diez jugadores
option-round_minutes = Minutos de cada ronda
option-colour = Mostrar colores
    .auto = Juego avanzado, desde 11 jugadores
    .off = Nunca
    .on = Siempre en el juego avanzado
option-first_leader = Primer líder
    .appoint = Lo nombra otro
    .majority = Más de media sala
option-hostage_time = Los rehenes se eligen
    .after = Al acabar el tiempo
    .before = En el último minuto
option-usurper_clash = Dos Usurpadores en una sala
    .last = Lidera el segundo
    .first = Se queda el primero
option-helper_failure = Nadie encontró al Médico o al Ingeniero
    .both_can_lose = Pueden perder los dos equipos
    .other_wins = Gana el otro equipo
option-privacy_promise = Promesa de discreción
    .hint = Nadie ve quién enseña su carta a quién.
option-premature_loss = Derrota prematura
    .hint = Una carta gris que ha perdido antes de la última ronda puede apostar como el Apostador.
option-no_timer = Sin tiempo
    .hint = Una ronda acaba cuando los dos líderes han anunciado a sus rehenes.
option-open_deck = Mazo conocido
    .hint = Todos ven qué personajes hay en el mazo.
option-withdraw = Las ofertas se pueden retirar
    .hint = Si no, quien propone enseñarse las cartas se compromete.
option-moderator = Moderador
    .hint = Quien no juega cierra las rondas y las reuniones de líderes.
option-share_feed = La sala ve quién se enseña las cartas
    .auto = En línea, o con bots
    .on = Sí
    .off = No
option-time_scale = Tiempo de las rondas
    .normal = Normal
    .slow = Una vez y media
    .slower = El doble
option-no_timer_cap = Ronda más larga sin tiempo, en minutos
option-auto_notes = Notas automáticas
    .hint = La mesa recuerda lo que os han mostrado.
option-select_seconds = Segundos para elegir rehenes
option-parley_seconds = Segundos para la reunión de líderes
option-call_seconds = Segundos para una apuesta
option-offer_ttl = Segundos que dura una oferta
option-room_names = Nombres de las salas
option-exchange_clock = Mientras los rehenes caminan el tiempo
    .running = Corre
    .last = Corre, y espera antes del final
    .hold = Los espera
option-guided = Explicaciones

warning-TR-038 = Algunas cartas sustituyen a otras solo si se entierra una carta. Si no, son simples cartas de equipo.
warning-TR-040 = Los Embajadores lucen más con once jugadores o más, sin contarlos a ellos.
warning-TR-043 = Zombi con Embajadores, o Agorafóbico con Porteros: no combinan bien.
warning-TR-044 = Un Espía no tiene color que enseñar con menos de once jugadores.
warning-TR-048 = El mazo favorece a un bando: las cartas azules y rojas, o las que van juntas, no están igualadas.

board-role = { $role ->
    [president] Presidente
    [bomber] Bombardero
    [blue_team] Equipo Azul
    [red_team] Equipo Rojo
    [gambler] Apostador
    [butler] Mayordomo
    [maid] Criada
    [romeo] Romeo
    [juliet] Julieta
    [intern] Becaria
    [rival] Rival
    [survivor] Superviviente
    [victim] Víctima
    [bomb_bot] Robot antibombas
    [queen] Reina
    [bouncer_blue] Portero azul
    [bouncer_red] Portero rojo
    [doctor] Médico
    [engineer] Ingeniero
    [ambassador_blue] Embajador azul
    [ambassador_red] Embajador rojo
    [spy_blue] Espía azul
    [spy_red] Espía rojo
    [usurper_blue] Usurpador azul
    [usurper_red] Usurpador rojo
    [zombie] Zombi
    [presidents_daughter] Hija del Presidente
    [martyr] Mártir
    [nurse] Enfermera
    [tinkerer] Manitas
    [hot_potato] Patata caliente
    [agoraphobe] Agorafóbico
   *[none] desconocida
}
board-am-role = { $role ->
    [blue_team] del equipo azul
    [red_team] del equipo rojo
    [romeo] Romeo
    [juliet] Julieta
   *[other] { board-role }
}
board-colour = { $colour ->
    [blue] azul
    [red] rojo
    [grey] gris
    [green] verde
    [neither] ninguno de los dos
   *[none] desconocido
}
board-kind = { $kind ->
    [colour] color
   *[card] carta
}
board-condition = { $condition ->
    [zombie] zombi
    [dead] sin vida
    [immune] inmune
    [shy] tímido
    [coy] reservado
    [savvy] precavido
   *[paranoid] paranoico
}
board-place = { $place ->
    [A] sala A
    [B] sala B
    [hall] pasillo
   *[other] { $place }
}
board-deed = { $deed ->
    [send] enviar a
    [keep] quedarse con
    [point] señalar a
    [appoint] nombrar a
   *[hand_over] ceder el liderazgo a
}
board-plea = { $plea ->
    [send] enviar a
    [keep] que se quede
    [point] señalar a
    [trust] fiarse de
   *[doubt] no fiarse de
}
board-reason = { $reason ->
    [blue] su carta es azul
    [red] su carta es roja
    [shared] nos hemos enseñado las cartas
    [hides] no ha enseñado nada a nadie
   *[lied] no ha dicho la verdad
}
board-please-deed = { $deed ->
    [send] envía a
    [keep] que se quede
    [point] señala a
    [appoint] nombra a
   *[hand_over] pasa el liderazgo a
}
board-me-deed = { $deed ->
    [send] envíame
    [keep] deja que me quede
    [point] señálame
    [appoint] nómbrame
   *[hand_over] pásame el liderazgo
}
board-your-deed = { $deed ->
    [send] irte
    [keep] quedarte
    [point] liderar
    [appoint] liderar
   *[hand_over] tomar el liderazgo
}
board-to-you-deed = { $deed ->
    [send] enviarte
    [keep] quedarme contigo
    [point] señalarte
    [appoint] nombrarte
   *[hand_over] cederte el liderazgo
}
board-your-reason = { $reason ->
    [blue] tu carta es azul
    [red] tu carta es roja
    [shared] nos hemos enseñado las cartas
    [hides] no has enseñado nada a nadie
   *[lied] no has dicho la verdad
}
board-reply = { $reply ->
    [yes] sí
    [no] no
    [refuse] no lo digo
    [unknown] no lo sé
    [nothing] nada
    [nobody] nadie
   *[maybe] quizá
}

action-Appoint = Nombrar a { SEAT($target) }
    .name = Nombrar líder
    .target = ¿A quién?
action-Point = Señalar a { SEAT($target, you: "ti") }
    .name = Señalar a un nuevo líder
    .target = ¿A quién?
action-Unpoint = Bajar la mano
    .name = Bajar la mano
action-Abdicate = Ofrecer la carta de líder a { SEAT($target) }
    .name = Abdicar
    .target = ¿Quién debe liderar?
action-AcceptLead = Tomar la carta de líder
    .name = Tomar la carta de líder
action-DeclineLead = Rechazar la carta de líder
    .name = Rechazar la carta de líder
action-Reveal = { $target ->
    [none] Mostrar a todos: { board-kind }
   *[other] Mostrar a { SEAT($target) }: { board-kind }
}
    .name = Mostrar tu carta
    .kind = ¿La carta entera o el color?
    .target = ¿A quién?
action-OfferShare = Proponer a { SEAT($target) } enseñaros: { board-kind }
    .name = Proponer enseñaros las cartas
    .kind = ¿Carta o color?
    .target = ¿Con quién?
action-AcceptShare = Enseñaros las cartas con { SEAT($offerer) }
    .name = Aceptar enseñaros las cartas
    .offerer = ¿Con quién?
action-DeclineShare = No enseñar tu carta a { SEAT($offerer) }
    .name = Rechazar enseñaros las cartas
    .offerer = ¿La oferta de quién?
action-Withdraw = Retirar tu oferta
    .name = Retirar tu oferta
action-Bounce = Enviar a { SEAT($target) } a la otra sala
    .name = Portero: enviar a alguien
    .target = ¿A quién?
action-Usurp = Mostrar la carta y liderar
    .name = Usurpador: tomar el liderazgo
action-Move = Ir: { EACH($to, "board-place") }
    .name = Caminar
    .to = ¿Adónde?
action-Draft = Poner a { SEAT($seat) } entre los rehenes, o quitar
    .name = Elegir rehenes
    .seat = ¿A quién?
action-Lock = Anunciar los rehenes
    .name = Anunciar los rehenes
action-Ready = Ya estoy
    .name = Ya estoy
action-Arrive = He llegado
    .name = He llegado
action-Call = Apostar: { EACH($team, "board-colour") }
    .name = Hacer tu apuesta
    .team = ¿Quién gana?
action-Aim = { $at ->
    [none] Hablar a la sala
   *[other] Susurrar a { SEAT($at) }
}
    .name = Elegir quién te oye
    .at = ¿Quién?
action-Pass = Esperar
    .name = Esperar
action-ClaimRole = «Soy { board-am-role }.»
    .name = Decir quién eres
    .role = ¿Qué carta?
action-ClaimSaw = «He visto la carta de { SEAT($seat) }: { board-role }.»
    .name = Decir qué carta has visto
    .seat = ¿De quién?
    .role = ¿Qué carta?
action-ClaimHeard = «{ SEAT($seat) } dice: soy { board-am-role }.»
    .name = Contar lo que otro dice
    .seat = ¿De quién?
    .role = ¿Qué carta?
action-ClaimColour = { YOU($seat) ->
    [yes] «Mi color es { board-colour }.»
   *[no] «El color de { SEAT($seat) } es { board-colour }.»
}
    .name = Decir un color
    .seat = ¿De quién?
    .colour = ¿Qué color?
action-ClaimSide = { YOU($seat) ->
    [yes] «{ $is_on ->
        [yes] Estoy
       *[no] No estoy
    } con el { EACH($side, "board-colour") }.»
   *[no] «{ SEAT($seat) } { $is_on ->
        [yes] está
       *[no] no está
    } con el { EACH($side, "board-colour") }.»
}
    .name = Decir un bando
    .seat = ¿De quién?
    .side = ¿Qué bando?
    .is_on = ¿Sí o no?
action-ClaimShared = «{ SEAT($seat) } y yo nos hemos enseñado: { board-kind }.»
    .name = Decir con quién os habéis enseñado las cartas
    .seat = ¿Con quién?
    .kind = ¿Carta o color?
action-ClaimCondition = { YOU($seat) ->
    [yes] «Mi estado: { board-condition }.»
   *[no] «Estado de { SEAT($seat) }: { board-condition }.»
}
    .name = Decir un estado
    .seat = ¿De quién?
    .condition = ¿Cuál?
action-AskToShow = «Enséñame { $kind ->
    [colour] tu color
   *[card] tu carta
}.»
    .name = Pedir ver
    .kind = ¿Carta o color?
action-AskFor = { YOU($seat) ->
    [yes] «Por favor, { EACH($deed, "board-me-deed") }.»
   *[no] «Por favor, { board-please-deed } { SEAT($seat) }.»
}
    .name = Pedir algo
    .deed = ¿Qué?
    .seat = ¿A quién?
action-Answer = Responder a { SEAT($seat) }: { board-reply }
    .name = Responder
    .seat = ¿A quién?
    .reply = ¿Qué?
action-Intend = «Voy a { EACH($plan, "board-deed") } { SEAT($seat) }.»
    .name = Decir qué harás
    .plan = ¿Qué?
    .seat = ¿A quién?
action-Accuse = «No me fío de { SEAT($seat) }.»
    .name = Acusar
    .seat = ¿A quién?
action-Vouch = «Me fío de { SEAT($seat) }.»
    .name = Responder por alguien
    .seat = ¿Por quién?
action-Question = Preguntar por { SEAT($seat) }: { $matter ->
    [role] ¿qué carta?
    [side] ¿qué bando?
   *[seen] ¿qué has visto?
}
    .name = Hacer una pregunta
    .seat = ¿Sobre quién?
    .matter = ¿Qué?
action-Argue = «{ $plea ->
    [send] Envía a { SEAT($seat) }
    [keep] Que se quede { SEAT($seat) }
    [point] Señala a { SEAT($seat) }
    [trust] Me fío de { SEAT($seat) }
   *[doubt] No me fío de { SEAT($seat) }
}: { EACH($reason, "board-reason") }.»
    .name = Decir qué quieres y por qué
    .plea = ¿Qué?
    .seat = ¿A quién?
    .reason = ¿Por qué?
action-Report = «{ SEAT($seat) } lideraba la otra sala.»
    .name = Decir quién lideraba la otra sala
    .seat = ¿Quién?

event-RoomsDrawn = Cada uno tiene sala: { EACH($places, "board-place") }.{ $deck ->
    [none] {""}
   *[other] {" "}En el mazo: { EACH($deck, "board-role") }.
}
event-AmbassadorShown = { YOU($seat) ->
    [yes] Eres { board-role }.
   *[no] { SEAT($seat) } es { board-role }.
}
event-HandsChanged = { $bot ->
    [yes] Un bot juega por { SEAT($seat, you: "ti") }.
   *[no] { YOU($seat) ->
        [yes] Has vuelto.
       *[no] { SEAT($seat) } ha vuelto.
    }
}
event-BecameReady = { YOU($seat) ->
    [yes] Ya estás.
   *[no] { SEAT($seat) } ya está.
}
event-NotReady = { YOU($seat) ->
    [yes] Quieres más tiempo.
   *[no] { SEAT($seat) } quiere más tiempo.
}
event-CardDealt = { YOU($seat) ->
    [yes] Ahora puedes mirar tu carta.
   *[no] Ahora { SEAT($seat) } puede mirar la carta.
}
event-RoundBegun = Empieza la ronda { $round }. Rehenes: { $hostages }.
event-LeaderNamed = { $how ->
    [appointed] { YOU($by) ->
        [yes] Nombras a { SEAT($leader) } líder de la sala { $room }.
       *[no] { SEAT($by) } nombra a { SEAT($leader, you: "ti") } líder de la sala { $room }.
    }
    [handed_over] { YOU($by) ->
        [yes] Cedes el liderazgo de la sala { $room } a { SEAT($leader) }.
       *[no] { SEAT($by) } cede el liderazgo de la sala { $room } a { SEAT($leader, you: "ti") }.
    }
    [pointed] Más de media sala { $room } señala a { SEAT($leader, you: "ti") }: nuevo líder.
    [usurper] { YOU($leader) ->
        [yes] Usurpas el liderazgo de la sala { $room }.
       *[no] { SEAT($leader) } usurpa el liderazgo de la sala { $room }.
    }
   *[lot] Nadie lideraba la sala { $room }: el azar elige a { SEAT($leader, you: "ti") }.
}
event-Pointed = { YOU($by) ->
    [yes] Señalas a { SEAT($at, you: "ti") }.
   *[no] { SEAT($by) } señala a { SEAT($at, you: "ti") }.
}
event-HandLowered = { YOU($by) ->
    [yes] Bajas la mano.
   *[no] { SEAT($by) } baja la mano.
}
event-LeadOffered = { YOU($by) ->
    [yes] Ofreces la carta de líder a { SEAT($to) }.
   *[no] { SEAT($by) } ofrece la carta de líder a { SEAT($to, you: "ti") }.
}
event-LeadDeclined = { YOU($to) ->
    [yes] No tomas la carta de líder de { SEAT($by) }.
   *[no] { SEAT($to) } no toma la carta de líder de { SEAT($by, you: "ti") }.
}
event-LeadLapsed = { YOU($by) ->
    [yes] Sigues con la carta de líder: tu oferta a { SEAT($to) } ha terminado.
   *[no] La carta de líder sigue con { SEAT($by) }: la oferta a { SEAT($to, you: "ti") } ha terminado.
}
event-Revealed = { $to ->
    [none] { YOU($by) ->
        [yes] Muestras a todos ({ board-kind }): { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
       *[no] { SEAT($by) } muestra a todos ({ board-kind }): { $role ->
            [none] { board-colour }
           *[other] { board-role }
        }.
    }
   *[other] { $colour ->
        [none] { YOU($by) ->
            [yes] Muestras a { SEAT($to) }: { board-kind }.
           *[no] { SEAT($by) } muestra a { SEAT($to, you: "ti") }: { board-kind }.
        }
       *[other] { YOU($by) ->
            [yes] Muestras a { SEAT($to) } ({ board-kind }): { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
           *[no] { SEAT($by) } muestra a { SEAT($to, you: "ti") } ({ board-kind }): { $role ->
                [none] { board-colour }
               *[other] { board-role }
            }.
        }
    }
}
event-ShareOffered = { YOU($by) ->
    [yes] Propones a { SEAT($to) } enseñaros: { board-kind }.
   *[no] { SEAT($by) } propone a { SEAT($to, you: "ti") } enseñarse: { board-kind }.
}
event-ShareDeclined = { YOU($to) ->
    [yes] No enseñas tu carta a { SEAT($by) }.
   *[no] { SEAT($to) } no enseña su carta a { SEAT($by, you: "ti") }.
}
event-ShareLapsed = { YOU($by) ->
    [yes] Tu oferta a { SEAT($to) } ha caducado.
   *[no] La oferta de { SEAT($by) } a { SEAT($to, you: "ti") } ha caducado.
}
event-ShareVoided = { YOU($by) ->
    [yes] Tu oferta a { SEAT($to) } ya no vale.
   *[no] La oferta de { SEAT($by) } a { SEAT($to, you: "ti") } ya no vale.
}
event-ShareWithdrawn = { YOU($by) ->
    [yes] Retiras la oferta a { SEAT($to) }.
   *[no] { SEAT($by) } retira la oferta a { SEAT($to, you: "ti") }.
}
event-Shared = { YOU($a) ->
    [yes] { SEAT($b) } y tú os enseñáis a la vez: { board-kind }
   *[no] { YOU($b) ->
        [yes] { SEAT($a) } y tú os enseñáis a la vez: { board-kind }
       *[no] { SEAT($a) } y { SEAT($b) } se enseñan a la vez: { board-kind }
    }
}{ $a_colour ->
    [none] .
   *[other] : { $a_role ->
        [none] { EACH($a_colour, "board-colour") } y { EACH($b_colour, "board-colour") }.
       *[other] { EACH($a_role, "board-role") } y { EACH($b_role, "board-role") }.
    }
}
event-ConditionGained = { YOU($seat) ->
    [yes] Tu nuevo estado: { board-condition }, por { SEAT($by, you: "ti") }.
   *[no] Nuevo estado de { SEAT($seat) }: { board-condition }, por { SEAT($by, you: "ti") }.
}
event-CardGained = { YOU($seat) ->
    [yes] Las cartas han cambiado de manos: ahora tienes otra carta.
   *[no] Las cartas han cambiado de manos: ahora { SEAT($seat) } tiene otra carta.
}
event-SentOver = { YOU($seat) ->
    [yes] Te envían a la sala { $to }.
   *[no] Envían a { SEAT($seat) } a la sala { $to }.
}
event-Usurped = { YOU($by) ->
    [yes] Muestras la carta: { board-role }.
   *[no] { SEAT($by) } muestra la carta: { board-role }.
}{ $leads ->
    [yes] {""}
   *[no] {" "}Sigue liderando el primer Usurpador.
}
event-AmbassadorLeft = { YOU($seat) ->
    [yes] Te vas: { board-place }.
   *[no] { SEAT($seat) } se va: { board-place }.
}
event-AmbassadorCame = { YOU($seat) ->
    [yes] Llegas: { board-place }.
   *[no] { SEAT($seat) } llega: { board-place }.
}
event-Rested = { YOU($seat) ->
    [yes] Puedes volver a caminar.
   *[no] { SEAT($seat) } puede volver a caminar.
}
event-LockOpened = Último minuto: los líderes pueden anunciar a sus rehenes.
event-RoundEnded = La ronda { $round } ha terminado. Cada sala envía { $hostages }.
event-Drafted = { $is_in ->
    [yes] { SEAT($seat) } está en tu lista de rehenes.
   *[no] { SEAT($seat) } ya no está en tu lista de rehenes.
}
event-HostagesLocked = Rehenes de la sala { $room }: { SEAT($hostages, you: "tú") }.
event-LeaderWaits = El líder de la sala { $room } espera en el pasillo.
event-LeadersMet = Los líderes se reúnen: { SEAT($leader_a, you: "tú") } y { SEAT($leader_b, you: "tú") }.
event-ParleyBegun = Los líderes de la ronda { $round } se reúnen en el pasillo.
event-HostagesExchanged = Los rehenes cambian de sala. A la sala B: { SEAT($from_a, you: "tú") }. A la sala A: { SEAT($from_b, you: "tú") }.
event-Arrived = { YOU($seat) ->
    [yes] Has llegado.
   *[no] { SEAT($seat) } ha llegado.
}
event-MayCall = { YOU($seat) ->
    [yes] Ya has perdido, y puedes apostar como el Apostador.
   *[no] { SEAT($seat) } ya ha perdido, y puede apostar como el Apostador.
}
event-CallAsked = { YOU($seat) ->
    [yes] Muestras la carta { board-role } y apuestas.
   *[no] { SEAT($seat) } muestra la carta { board-role } y apuesta.
}
event-CallKept = { YOU($seat) ->
    [yes] Apuestas: { EACH($team, "board-colour") }.
   *[no] { SEAT($seat) } apuesta: { EACH($team, "board-colour") }.
}
event-Called = { $team ->
    [none] { YOU($seat) ->
        [yes] No apuestas.
       *[no] { SEAT($seat) } no apuesta.
    }
   *[other] { YOU($seat) ->
        [yes] Apuestas: { EACH($team, "board-colour") }.
       *[no] { SEAT($seat) } apuesta: { EACH($team, "board-colour") }.
    }
}
event-Ended = { $reason ->
    [together] Presidente y Bombardero están en la misma sala: ganan los rojos.
    [apart] Presidente y Bombardero están separados: ganan los azules.
    [no_engineer_share] Presidente y Bombardero están en la misma sala, pero el Bombardero no encontró al Ingeniero: no gana ningún equipo.
    [no_doctor_share] Presidente y Bombardero están separados, pero el Presidente no encontró al Médico: no gana ningún equipo.
    [doctor_failed] El Presidente no encontró al Médico: ganan los rojos.
    [engineer_failed] El Bombardero no encontró al Ingeniero: ganan los azules.
   *[both_failed] Nadie encontró al Médico ni al Ingeniero: no gana ningún equipo.
}{ $buried ->
    [none] {""}
   *[other] {" "}Enterrada: { EACH($buried, "board-role") }.
}
event-Aimed = { $at ->
    [none] Lo que sigue es para la sala.
   *[other] Lo que sigue es solo para { SEAT($at) }.
}
event-Said = { SEAT($by, you: "Tú") }{ $to ->
    [none] {""}
   *[other] {" "}a { SEAT($to, you: "ti") }
}: «{ board-said }»
event-Whispered = { YOU($by) ->
    [yes] Susurras con { SEAT($to) }.
   *[no] { YOU($to) ->
        [yes] { SEAT($by) } susurra contigo.
       *[no] { SEAT($by) } susurra con { SEAT($to) }.
    }
}
event-TickBegun = Tic { $tick }.
event-Chose = { YOU($seat) ->
    [yes] Has elegido.
   *[no] { SEAT($seat) } ha elegido.
}
event-AskedToAnswer = { YOU($seat) ->
    [yes] Respondes a { SEAT($by) }
   *[no] { SEAT($seat) } responde a { SEAT($by, you: "ti") }
}: { $lead ->
    [yes] ¿la carta de líder?
   *[no] ¿enseñarse las cartas?
}

end-together = Presidente y Bombardero acaban en la misma sala: ganan los rojos.
end-apart = Presidente y Bombardero acaban separados: ganan los azules.
end-no_engineer_share = Juntos, pero el Bombardero no encontró al Ingeniero: no gana ningún equipo.
end-no_doctor_share = Separados, pero el Presidente no encontró al Médico: no gana ningún equipo.
end-doctor_failed = El Presidente no encontró al Médico: ganan los rojos.
end-engineer_failed = El Bombardero no encontró al Ingeniero: ganan los azules.
end-both_failed = Nadie encontró al Médico ni al Ingeniero: no gana ningún equipo.

tally-shares = { $count ->
    [one] una vez se enseñaron las cartas
   *[other] { $count } veces se enseñaron las cartas
}
tally-winners = { $count ->
    [one] un ganador
   *[other] { $count } ganadores
}

refusal-TR-011 = Eso es solo para los jugadores.
refusal-TR-059 = Estás en tu sala.
refusal-TR-060 = Eso tiene que esperar a una ronda.
refusal-TR-061 = Las salas están cerradas: solo caminan los Embajadores, y solo puedes hablar con quien está a tu lado.
refusal-TR-063 = Solo el líder de una sala elige rehenes.
refusal-TR-065 = Al primer líder se le nombra, y lo hace otro jugador de la sala.
refusal-TR-067 = La sala tiene líder: { SEAT($leader, you: "tú") }.
refusal-TR-069 = La carta de líder pasa del líder a otro jugador de la sala.
refusal-TR-070 = Tienes la carta de líder de { SEAT($target) } y no puedes devolverla en esta ronda.
refusal-TR-071 = Tu primera oferta de la carta de líder sigue abierta.
refusal-TR-072 = Señala a alguien de tu sala a quien aún no señales.
refusal-TR-074 = { YOU($target) ->
    [yes] Ya lideras tú. Baja la mano.
   *[no] { SEAT($target) } ya lidera. Baja la mano.
}
refusal-TR-080 = Los rehenes se anuncian una sola vez, y no antes de tiempo.
refusal-TR-081 = { YOU($target) ->
    [yes] No puedes elegirte: los rehenes son otros jugadores de tu sala.
   *[no] No se puede elegir ahora a { SEAT($target) }: los rehenes son otros jugadores de tu sala.
}
refusal-TR-083 = Has elegido { $count }. Hacen falta { $needed }.
refusal-TR-086 = Solo se reúnen los dos líderes.
refusal-TR-087 = Aquí los líderes hablan entre sí.
refusal-TR-093 = Los colores se muestran en el juego avanzado, desde 11 jugadores.
refusal-TR-095 = { SEAT($target) } no está aquí para ver tu carta.
refusal-TR-098 = No hay nadie para ver tu carta.
refusal-TR-100 = Tu carta está a la vista: no hay nada más que mostrar.
refusal-TR-104 = Quien propone enseñarse las cartas se compromete. La oferta sigue.
refusal-TR-105 = Tu oferta a { SEAT($target) } sigue abierta.
refusal-TR-111 = Eso no se puede enseñar.
refusal-TR-113 = No puedes mostrar tu carta, y tu poder empieza por ahí.
refusal-TR-114 = Tu carta no tiene ese poder.
refusal-TR-138 = En el juego básico es rojo o azul.
refusal-TR-156 = Un Embajador no pertenece a ninguna sala y no participa en eso.
refusal-TR-158 = Espera un momento antes de volver a caminar, y elige otro lugar.
refusal-TR-159 = Los rehenes están anunciados: los Embajadores se quedan donde están.
refusal-TR-161 = A tu sala no le sobra nadie: { $here } aquí, { $there } allí.
refusal-TR-162 = No en la última ronda.
refusal-TR-163 = { YOU($target) ->
    [yes] No puedes enviarte: vale cualquiera menos líderes, Embajadores y tú.
   *[no] No se puede enviar a { SEAT($target) }: vale cualquiera menos líderes, Embajadores y tú.
}
refusal-TR-165 = Un Usurpador golpea una vez por partida, y no en la última ronda.
refusal-TR-166 = Lidera un Usurpador: hasta el fin de la ronda nadie puede quitarle el liderazgo.
refusal-TR-274 = La partida ha terminado.
refusal-TR-275 = No te toca apostar.
refusal-TR-276 = Tu apuesta está hecha.
refusal-TR-290 = Los rehenes de tu sala están anunciados: el liderazgo está decidido.
refusal-TR-294 = Aquí el primer líder necesita más de media sala: señalad a alguien.
refusal-TR-298 = No tienes ninguna oferta abierta.
refusal-TR-313 = Hablad de viva voz: estáis todos en la misma casa.
refusal-TR-318 = El anfitrión no puede hacer eso ahora.
refusal-TR-321 = En este tic no te toca.
refusal-TR-331 = Esa oferta de la carta de líder ha terminado.
refusal-TR-335 = La oferta de { SEAT($offerer) } ha terminado.
refusal-TR-373 = Demasiado tarde, o demasiado pronto: la partida está en otra cosa.
refusal-TR-378 = Ya lo has dicho.
refusal-TR-407 = Aquí la ronda acaba de otra manera.
refusal-TR-385 = Ese reloj está parado.
refusal-TR-392 = Elige a otra persona que esté aquí.
refusal-TR-394 = Eso no se puede decir aquí.
refusal-TR-396 = No en una simulación.

# the screens: cards and places
board-role-text = { $role ->
    [president] Los azules ganan si al final no estás en la sala del Bombardero.
    [bomber] Al final explotas. Los rojos ganan si entonces el Presidente está en tu sala.
    [blue_team] Mantén al Presidente lejos del Bombardero.
    [red_team] Lleva al Bombardero junto al Presidente.
    [gambler] Antes de mostrar las cartas dices qué equipo ha ganado. Ganas si aciertas.
    [butler] Ganas si la Criada, el Presidente y tú acabáis en la misma sala.
    [maid] Ganas si el Mayordomo, el Presidente y tú acabáis en la misma sala.
    [romeo] Ganas si Julieta, el Bombardero y tú acabáis en la misma sala.
    [juliet] Ganas si Romeo, el Bombardero y tú acabáis en la misma sala.
    [intern] Ganas en la sala del Presidente.
    [rival] Ganas en la sala sin el Presidente.
    [survivor] Ganas en la sala sin el Bombardero.
    [victim] Ganas en la sala del Bombardero.
    [bomb_bot] Ganas en la sala del Bombardero si el Presidente no está allí.
    [queen] Ganas en una sala sin el Presidente y sin el Bombardero.
    [bouncer_blue] Si tu sala tiene más gente que la otra, muestra tu carta a alguien y envíalo allí. No en la última ronda, y no al líder.
    [bouncer_red] Si tu sala tiene más gente que la otra, muestra tu carta a alguien y envíalo allí. No en la última ronda, y no al líder.
    [doctor] Enseñaos las cartas tú y el Presidente antes del final, o los azules no pueden ganar.
    [engineer] Enseñaos las cartas tú y el Bombardero antes del final, o los rojos no pueden ganar.
    [ambassador_blue] Todos te conocen. Ve de sala en sala cuando quieras. No votas ni enseñas tu carta, y nadie puede enviarte.
    [ambassador_red] Todos te conocen. Ve de sala en sala cuando quieras. No votas ni enseñas tu carta, y nadie puede enviarte.
    [spy_blue] Tu color es rojo, pero juegas con los azules.
    [spy_red] Tu color es azul, pero juegas con los rojos.
    [usurper_blue] Una vez, no en la última ronda: descubre tu carta ante todos y lideras tu sala al instante. En esa ronda nadie puede quitarte el liderazgo señalando a otro.
    [usurper_red] Una vez, no en la última ronda: descubre tu carta ante todos y lideras tu sala al instante. En esa ronda nadie puede quitarte el liderazgo señalando a otro.
    [zombie] Quien se enseñe las cartas contigo, o con quien lleve la infección, se vuelve zombi. Los zombis ganan si al final todos los vivos son zombis.
    [presidents_daughter] Si la carta del Presidente está enterrada, eres el Presidente. Si no, juegas sin más con los azules.
    [martyr] Si la carta del Bombardero está enterrada, eres el Bombardero. Si no, juegas sin más con los rojos.
    [nurse] Si la carta del Médico está enterrada, eres el Médico. Si no, juegas sin más con los azules.
    [tinkerer] Si la carta del Ingeniero está enterrada, eres el Ingeniero. Si no, juegas sin más con los rojos.
    [hot_potato] Si os enseñáis las cartas, la otra persona se lleva esta y te da la suya. Quien la tiene al final pierde.
   *[agoraphobe] Ganas si nunca sales de la sala en la que recibiste esta carta.
}
board-allegiance = { $side ->
    [blue] Equipo azul
    [red] Equipo rojo
    [green] Equipo zombi
   *[grey] Por tu cuenta
}
board-where = { $where ->
    [A] Sala A
    [B] Sala B
    [hall] Pasillo
   *[other] { $where }
}
board-is = { $is_on ->
    [yes] del bando
   *[no] no del bando
}
board-matter = { $matter ->
    [role] ¿Qué carta?
    [side] ¿Qué bando?
   *[seen] ¿Qué has visto?
}
board-why = { $why ->
    [team] la meta de su equipo
    [call] la apuesta acertada
    [with_president] con el Presidente
    [with_bomber] con el Bombardero
    [away_from_president] lejos del Presidente
    [away_from_bomber] lejos del Bombardero
    [bomb_bot] con el Bombardero, no con el Presidente
    [queen] lejos de ambos
    [butler_and_maid] Mayordomo y Criada con el Presidente
    [romeo_and_juliet] Romeo y Julieta con el Bombardero
    [stayed] nunca salió de la sala
    [team_zombie] todos zombis
   *[never] con esta carta no se gana
}
board-own-goal = Meta: { EACH($why, "board-why") }
board-bet = { $team ->
    [none] Sin apuesta
   *[other] Apuesta: { EACH($team, "board-colour") }
}
channel-room = Todos aquí
channel-parley = Los dos líderes

# the screens: board
board-you = Tú
board-your-room = tu sala
board-round = Ronda { $round } de { $rounds }
board-leads = { $leader ->
    [none] Sin líder
   *[other] { $mine ->
        [yes] Lideras tú
       *[no] { SEAT($leader) }
    }{ $shield ->
        [yes] , a salvo
       *[no] {""}
    }
}
board-hostages = { $count ->
    [one] 1 rehén
   *[other] { $count } rehenes
}
board-badge = { $what ->
    [goes] va
    [leader] Líder
    [you] tú
    [away] ausente
    [ambassador] Embajador
   *[bot] bot
}
board-person = { $me ->
    [yes] Tú
   *[no] { SEAT($seat) }
}{ $leader ->
    [yes] , líder
   *[no] {""}
}{ $goes ->
    [yes] , va de rehén
   *[no] {""}
}{ $away ->
    [yes] , ausente
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
   *[other] , tu nota: { EACH($note, "board-colour") }
}{ $at ->
    [none] {""}
   *[other] { $at_me ->
        [yes] , te señala
       *[no] , señala a { SEAT($at) }
    }
}{ $dealing ->
    [none] {""}
    [whisper] { $partner_me ->
        [yes] , susurra contigo
       *[no] , susurra con { SEAT($partner) }
    }
   *[share] { $partner_me ->
        [yes] , se enseña las cartas contigo
       *[no] , se enseña las cartas con { SEAT($partner) }
    }
}{ $hands ->
    [0] {""}
   *[other] , { $hands } de { $threshold } manos
}
board-floor-person = { $me ->
    [yes] Tú
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
    [yes] , líder
   *[no] {""}
}{ $won ->
    [none] {""}
   *[other] , { board-won }
}{ $at ->
    [none] {""}
   *[other] , señala a { SEAT($at, you: "ti") }
}
board-door = { EACH($room, "board-where") }, { $count ->
    [one] una persona
   *[other] { $count } personas
}{ $waiting ->
    [yes] . Su líder espera
   *[no] {""}
}
board-share-seconds = Los dos veis ambas, { $seconds } s
board-seconds = { $seconds } s
board-share-offer = { SEAT($seat) }: ¿{ $kind ->
    [card] cartas
   *[colour] colores
} a la vez?
board-lead-offer = { SEAT($seat) } te ofrece el liderazgo.
board-more-offers = { $count ->
    [one] Otra oferta espera.
   *[other] Otras { $count } ofertas esperan.
}
board-own-offer = Has propuesto a { SEAT($seat) } enseñaros { $kind ->
    [card] las cartas
   *[colour] los colores
}.
board-no = No
board-answer = { $what ->
    [AcceptShare] Sí
   *[AcceptLead] Sí
}
board-shown = { SEAT($seat) } te ha mostrado: { EACH($kind, "board-kind") }.
board-hold = { $held ->
    [yes] Suelta para tapar
   *[no] Mantén pulsado
}
board-hold-colour = Color
board-card-later = Tu carta sigue boca abajo hasta que empiece la ronda 1.
board-conditions = Tu estado: { EACH($conditions, "board-condition") }.
board-walk = { $mode ->
    [party] { $room ->
        [A] Ve a la sala A
        [B] Ve a la sala B
       *[other] Ve aquí: { $room }
    }
   *[online] Ahora estás en la sala { $room }
}
board-walk-hint = { $mode ->
    [party] { board-walk-there }
   *[online] { $how ->
        [bounced] Te han enviado aquí. Solo te oye quien está aquí.
       *[hostage] Has pasado como rehén. Solo te oye quien está aquí.
    }
}
board-walk-there = { $how ->
    [bounced] Te han enviado aquí. Llévate la carta y no digas nada por el camino.
   *[hostage] Vas de rehén. Llévate la carta y no digas nada por el camino.
}
board-arrived = { $mode ->
    [party] He llegado
   *[online] Mirar alrededor
}
board-notes = Lo que sabes
board-nothing-known = Aún nadie te ha mostrado nada.
board-heard = Lo que se ha dicho
board-unsaid = Todavía nada.
board-filter = { $value ->
    [all] Todo
    [me] Para mí{ $count ->
        [0] {""}
       *[other] {" "}{ $count }
    }
    [claims] Roles
   *[mine] Mías
}
board-now = ahora en la sala
board-now-nobody = Ahora nadie susurra ni enseña cartas
board-now-pair = { $kind ->
    [share] Se enseñan las cartas: { SEAT($one) }, { SEAT($other) }
   *[whisper] Se susurran: { SEAT($one) }, { SEAT($other) }
}
board-own-note = Tu nota
board-own-words = Con tus palabras
board-close = Cerrar
board-deck = Cartas en juego
board-deck-hidden = En esta mesa no se dice qué cartas hay en juego.
board-deck-card = { EACH($role, "board-role") }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
board-buries = Una de ellas está enterrada.
board-buried = Enterrada: { EACH($role, "board-role") }
board-knower = Lo que habían mostrado a { SEAT($seat) }
board-call = { $done ->
    [yes] { $team ->
        [none] { YOU($seat) ->
            [yes] Tú, { EACH($role, "board-role") }, no apuestas
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, no apuesta
        }
       *[other] { YOU($seat) ->
            [yes] Tú, { EACH($role, "board-role") }, apuestas: { EACH($team, "board-colour") }
           *[no] { SEAT($seat) }, { EACH($role, "board-role") }, apuesta: { EACH($team, "board-colour") }
        }
    }
   *[no] { YOU($seat) ->
        [yes] Tú, { EACH($role, "board-role") }, vas a apostar
       *[no] { SEAT($seat) }, { EACH($role, "board-role") }, va a apostar
    }
}
board-won = { $won ->
    [yes] ha ganado
   *[no] ha perdido
}
board-ready = ya está
board-what-to-say = ¿Qué quieres decir?
board-sentence = Tu frase
board-listeners = ¿Quién debe oírlo?
board-screen = { $phase ->
    [deal] Cada cual a su sala
    [select] Se eligen rehenes
    [parley] Los líderes se reúnen
    [walk] Los rehenes caminan
    [calls] { $caller ->
        [none] Se apuesta
       *[other] { SEAT($caller) } apuesta
    }
    [over] Fin
   *[round] Ya
}
board-screen-send = { $phase ->
    [deal] En la ronda 1 enviad
    [round] { $locked ->
        [yes] Anunciado
       *[no] Cuando se acabe la mecha, enviad
    }
   *[select] { $locked ->
        [yes] Salen
       *[no] Ahora elegid
    }
}
board-learnt = Lo que has descubierto
board-learnt-round = ronda { $round }
board-learnt-note = tu nota
prompt-power = Poder de mi carta
prompt-power-hint = { $count ->
    [0] Ahora tu carta no puede hacer nada especial.
   *[other] Solo lo ves tú. Elige y confirma.
}
prompt-power-deed = { $what ->
    [Bounce] Envía a { SEAT($target) } a la otra sala
   *[Usurp] Muéstrala y lidera
}
board-reveal-shut = Las puertas están cerradas
board-reveal-shut-hint = Cada cual está donde termina.
board-reveal-verdict = { $together ->
    [yes] ¡Bum!
   *[no] Silencio
}
board-reveal-won = { $won ->
    [yes] victoria
   *[no] derrota
}
board-reveal-because = { $why ->
    [team] { $reason ->
        [together] Presidente y Bombardero acabaron juntos
        [engineer_failed] Faltó el Médico o el Ingeniero
        [doctor_failed] Faltó el Médico o el Ingeniero
        [both_failed] Faltó el Médico o el Ingeniero
        [no_engineer_share] Faltó el Médico o el Ingeniero
        [no_doctor_share] Faltó el Médico o el Ingeniero
       *[apart] Presidente y Bombardero acabaron separados
    }
   *[other] { $won ->
        [yes] Logrado: { EACH($why, "board-why") }
       *[no] Fallado: { EACH($why, "board-why") }
    }
}
board-key-look = mantener: mirar tu carta
board-key-person = elegir a alguien
board-key-say = decir algo
board-key-unpoint = bajar la mano

board-said = { $what ->
    [ClaimRole] Soy { EACH($detail, "board-am-role") }.
    [ClaimSaw] { $whom ->
        [you] He visto tu carta: { EACH($detail, "board-role") }.
       *[other] He visto la carta de { SEAT($about) }: { EACH($detail, "board-role") }.
    }
    [ClaimHeard] { $whom ->
        [you] Tú dices: soy { EACH($detail, "board-am-role") }.
       *[other] { SEAT($about) } dice: soy { EACH($detail, "board-am-role") }.
    }
    [ClaimColour] { $whom ->
        [self] Mi color es { EACH($detail, "board-colour") }.
        [you] Tu color es { EACH($detail, "board-colour") }.
       *[other] El color de { SEAT($about) } es { EACH($detail, "board-colour") }.
    }
    [ClaimSide] { $whom ->
        [self] Estoy con el { EACH($detail, "board-colour") }.
        [you] Tú estás con el { EACH($detail, "board-colour") }.
       *[other] { SEAT($about) } está con el { EACH($detail, "board-colour") }.
    }
    [ClaimNotSide] { $whom ->
        [self] No estoy con el { EACH($detail, "board-colour") }.
        [you] Tú no estás con el { EACH($detail, "board-colour") }.
       *[other] { SEAT($about) } no está con el { EACH($detail, "board-colour") }.
    }
    [ClaimShared] { SEAT($about, you: "Tú") } y yo nos hemos enseñado: { EACH($detail, "board-kind") }.
    [ClaimCondition] { $whom ->
        [self] Mi estado: { EACH($detail, "board-condition") }.
        [you] Tu estado: { EACH($detail, "board-condition") }.
       *[other] Estado de { SEAT($about) }: { EACH($detail, "board-condition") }.
    }
    [AskToShow] { $detail ->
        [colour] Enséñame tu color.
       *[card] Enséñame tu carta.
    }
    [AskFor] { $whom ->
        [self] Por favor, { EACH($detail, "board-me-deed") }.
        [you] Creo que debes { EACH($detail, "board-your-deed") }.
       *[other] Por favor, { EACH($detail, "board-please-deed") } { SEAT($about) }.
    }
    [Answer] { $whom ->
        [you] Mi respuesta: { EACH($detail, "board-reply") }.
       *[other] { SEAT($about) }: { EACH($detail, "board-reply") }.
    }
    [Intend] { $whom ->
        [you] Voy a { EACH($detail, "board-to-you-deed") }.
       *[other] Voy a { EACH($detail, "board-deed") } { SEAT($about) }.
    }
    [Accuse] No me fío de { SEAT($about, you: "ti") }.
    [Vouch] Me fío de { SEAT($about, you: "ti") }.
    [ArgueSend] { $whom ->
        [you] Debes irte: { EACH($detail, "board-your-reason") }.
       *[other] Envía a { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueKeep] { $whom ->
        [you] Debes quedarte: { EACH($detail, "board-your-reason") }.
       *[other] Que se quede { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArguePoint] { $whom ->
        [you] Debes liderar: { EACH($detail, "board-your-reason") }.
       *[other] Señala a { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueTrust] { $whom ->
        [you] Me fío de ti: { EACH($detail, "board-your-reason") }.
       *[other] Me fío de { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [ArgueDoubt] { $whom ->
        [you] No me fío de ti: { EACH($detail, "board-your-reason") }.
       *[other] No me fío de { SEAT($about) }: { EACH($detail, "board-reason") }.
    }
    [Question] { $detail ->
        [role] { $whom ->
            [you] ¿Qué carta tienes?
           *[other] ¿Qué carta tiene { SEAT($about) }?
        }
        [side] { $whom ->
            [you] ¿De qué bando eres?
           *[other] ¿De qué bando es { SEAT($about) }?
        }
       *[seen] { $whom ->
            [you] ¿Quién ha visto tu carta?
           *[other] ¿Qué has visto de { SEAT($about) }?
        }
    }
   *[Report] { YOU($about) ->
        [yes] Tú liderabas la otra sala.
       *[no] { SEAT($about) } lideraba la otra sala.
    }
}
board-whispers = { $mine ->
    [yes] a ti
   *[no] a { SEAT($to) }
}
board-side-wins = { $team ->
    [red] ¡Ganan los rojos!
    [blue] ¡Ganan los azules!
   *[neither] No gana ningún equipo.
}
board-say = { $kind ->
    [claim] Soy …
    [send] Envía a …
    [why] Porque …
    [trust] Me fío …
   *[share] ¿Cartas?
}
board-why-short = { $reason ->
    [none] sin motivo
    [blue] es azul
    [red] es roja
    [shared] cartas enseñadas
    [hides] no enseña nada
   *[lied] ha mentido
}
board-before = La persona anterior
board-behind = La persona siguiente
board-do = Qué haces
board-about = Di algo de { SEAT($seat) }
board-doing = { $leader ->
    [yes] Lidera{ $at ->
        [none] {""}
       *[other] . { $at_me ->
            [yes] Te señala.
           *[no] Señala a { SEAT($at) }.
        }
    }
   *[no] { $at ->
        [none] Mano baja.
       *[other] { $at_me ->
            [yes] Te señala.
           *[no] Señala a { SEAT($at) }.
        }
    }
}{ $dealing ->
    [none] {""}
   *[other] {" "}{ $dealing ->
        [whisper] { $partner_me ->
            [yes] Susurra contigo.
           *[no] Susurra con { SEAT($partner) }.
        }
       *[share] { $partner_me ->
            [yes] Os enseñáis las cartas.
           *[no] Se enseña las cartas con { SEAT($partner) }.
        }
    }
}
board-schedule = Rehenes por ronda: { $hostages }. Esta es la ronda { $round }.
board-minutes = Ronda { $round }: { $minutes } min
board-minutes-use = Usar estos
board-minutes-usual = Los tiempos habituales
board-minutes-three = Tres minutos cada una
board-nothing-seen = Nada visto y nada oído todavía.
board-round-short = Ronda { $round }
board-says = { $role ->
    [none] Dice: { EACH($side, "board-colour") }
   *[other] Dice: { EACH($role, "board-role") }
}
board-says-to = { $mine ->
    [yes] solo a ti
   *[no] a toda la sala
}{ $better ->
    [yes] . Tú sabes más.
   *[no] {""}
}
board-seen = { $role ->
    [none] Muestra { EACH($side, "board-colour") }
   *[other] { EACH($role, "board-role") }
}
board-source = { $how ->
    [share] os habéis enseñado { $kind ->
        [card] las cartas
       *[colour] los colores
    }
   *[reveal] { $all ->
        [yes] lo ha enseñado a toda la sala
       *[no] te lo ha enseñado
    }
}
board-dealt = { $how ->
    [share] { $kind ->
        [card] Cartas
       *[colour] Colores
    } a la vez con { SEAT($seat) }
   *[reveal] { $by ->
        [yes] Ha enseñado { $kind ->
            [card] la carta
           *[colour] el color
        } a { SEAT($seat) }
       *[no] Ha visto { $kind ->
            [card] la carta
           *[colour] el color
        } de { SEAT($seat) }
    }
}
board-quick = { $what ->
    [red] Es roja
    [blue] Es azul
    [send] Que se vaya
    [keep] Que se quede
    [trust] Me fío
    [doubt] No me fío
    [hides] No enseña nada
    [lied] Ha mentido
    [who] ¿Quién eres?
    [side] ¿De qué bando eres?
    [show] Enséñame tu carta
    [make-me] Señálame
    [send-me] Que me envíen
   *[more] Más …
}
board-quick-role = Soy { EACH($role, "board-am-role") }
prompt-ready = Por mí ya { $count }/{ $people }
prompt-ready-hint = { $all ->
    [yes] Aquí ya estáis todos. { $place ->
        [none] Falta gente.
       *[other] Falta: { EACH($place, "board-place") }.
    }
   *[no] Aquí ya están { $count } de { $people }. Hacen falta las dos salas.
}
prompt-whisper-to = Susurra a { SEAT($seat) }

# the screens: prompts
prompt-phase = { $phase ->
    [deal] { $ready ->
        [yes] Se espera a { $missing ->
            [one] una persona más
           *[other] { $missing } personas más
        }
       *[no] { $place ->
            [none] Cada cual va a su sala
            [hall] Eres Embajador: espera en el pasillo
           *[other] { $mode ->
                [party] Tu lugar: { EACH($place, "board-place") }
               *[online] Estás aquí: { EACH($place, "board-place") }
            }
        }
    }
    [round] { $leader ->
        [none] { $place ->
            [none] Ronda { $round }
            [hall] Estás en el pasillo
           *[other] ¿Quién lidera?
        }
       *[other] { $mine ->
            [yes] Lideras la sala
           *[no] { SEAT($leader) } lidera la sala
        }
    }
    [select] { $leader ->
        [none] Los líderes eligen rehenes
       *[other] { $going ->
            [yes] Vas a la otra sala
           *[no] { $named ->
                [0] { SEAT($leader) } elige a los rehenes
                [one] Sale { SEAT($hostages) }
               *[other] Salen { SEAT($hostages) }
            }
        }
    }
    [parley] { $leader ->
        [none] Los líderes se reúnen en el pasillo
       *[other] Te reúnes con { SEAT($leader) }
    }
    [walk] Los rehenes caminan
    [calls] { $leader ->
        [none] Se hacen las apuestas
       *[other] { $mine ->
            [yes] ¿Qué equipo ha ganado?
           *[no] { SEAT($leader) } apuesta
        }
    }
   *[over] La partida ha terminado
}
prompt-deal-hint = { $mode ->
    [party] Avisa cuando estés allí. Podrás mirar tu carta cuando empiece la ronda.
   *[online] Tendrás tu carta cuando todo el mundo haya dicho «ya estoy» y empiece la primera ronda.
}
prompt-parley-hint = { $mode ->
    [party] Os reunís en el pasillo, sin rehenes. Sin mostrar cartas. Decid «ya estoy» cuando hayáis hablado.
   *[online] Solo os oís vosotros ({ channel-parley }). Aquí no se muestran cartas.
}
prompt-until = { $phase ->
    [parley] { $leader ->
        [none] { $going ->
            [yes] Cuando vuelvan vas a este sitio: { EACH($place, "board-place") }.
           *[no] Después los rehenes cambian de sala.
        }
       *[other] Se espera a { SEAT($leader) }.
    }
   *[select] { $going ->
        [yes] Prepárate: luego vas a este sitio: { EACH($place, "board-place") }.
       *[no] La otra sala aún está eligiendo.
    }
}
prompt-idle-hint = { $rival ->
    [none] { $people ->
        [0] Ahora solo puedes hablar.
       *[other] { $first ->
            [appoint] Toca a alguien para nombrarlo. Nadie se nombra a sí mismo.
            [majority] Toca a alguien para señalarlo. Decide más de media sala.
           *[none] Toca a alguien para señalar o enseñar algo.
        }
    }
   *[other] { $hands } de { $threshold } manos señalan a { SEAT($rival, you: "ti") }.
}
prompt-say = { $asked ->
    [0] Decir …
   *[other] Decir … ({ $asked })
}
prompt-person = { SEAT($seat) }
prompt-person-hint = { $role ->
    [none] { $side ->
        [none] No has visto nada de esta carta.
       *[other] Has visto el color: { EACH($side, "board-colour") }.
    }
   *[other] Has visto la carta: { EACH($role, "board-role") }.
}{ $hands ->
    [0] {""}
   *[other] {" "}{ $hands } de { $threshold } manos.
}
prompt-whisper = Susurrar
prompt-say-about = Hablar de esta persona
prompt-notes = Notas
prompt-choice = { $what ->
    [Appoint] Nombrar
    [Point] Señalar
    [Unpoint] Bajar la mano
    [Abdicate] Ceder
    [Bounce] Enviar allí
    [OfferShare-card] Cartas a la vez
    [OfferShare-colour] Colores a la vez
    [Reveal-card] { $all ->
        [yes] Mostrar carta a todos
       *[no] Mostrar carta
    }
    [Reveal-colour] { $all ->
        [yes] Mostrar color a todos
       *[no] Mostrar color
    }
    [Draft] { $listed ->
        [yes] Quitar de la lista
       *[no] Rehén
    }
    [Usurp] Usurpar
    [Withdraw] Retirar oferta
    [Lock] Anunciar rehenes
    [Move] { EACH($to, "board-where") }
   *[Pass] Esperar
}
prompt-deed = { $what ->
    [Abdicate] Ofrecer la carta de líder
    [OfferShare-card] Proponer cartas a la vez
    [OfferShare-colour] Proponer colores a la vez
   *[Draft] { $listed ->
        [yes] Quitar de la lista
       *[no] Poner en la lista
    }
}
prompt-hint = { $what ->
    [Appoint] Vale el primer nombramiento.
    [Point] Quien tiene a más de media sala lidera al instante.
    [Abdicate] Puede rechazarlo. No vuelve a ti.
    [Bounce] Ve tu carta y cambia de sala al instante.
    [OfferShare-card] Si acepta, ambos veis las dos cartas.
    [OfferShare-colour] Si acepta, ambos veis los dos colores.
    [Reveal-card] { $all ->
        [yes] Todos aquí ven tu carta entera, una vez.
       *[no] Ve tu carta, tú no ves nada.
    }
    [Reveal-colour] { $all ->
        [yes] Todos aquí ven tu color, una vez.
       *[no] Ve tu color, tú no ves nada.
    }
    [AcceptShare] Ambos lo veis todo, en el mismo momento.
    [DeclineShare] Solo lo sabéis vosotros dos.
    [AcceptLead] Desde ahora eliges tú a los rehenes.
    [Usurp] Tu carta queda descubierta el resto de la partida.
    [Draft] La lista solo la ves tú. Aún no obliga.
    [Lock] La sala lo ve y ya no se puede cambiar.
    [Call] Se muestra a todos cuando todos hayan apostado.
    [Ready] { $ready ->
        [yes] Lo retiras: la ronda sigue.
       *[no] La ronda acaba cuando las dos salas están listas.
    }
    [Unpoint] Ya no señalas a nadie.
    [Withdraw] Ya no podrá aceptarla.
    [Move] Vas allí enseguida.
   *[Pass] En este tic no haces nada.
}
prompt-tying = { $named ->
    [0] { $count ->
        [one] Ata a uno de tu sala
       *[other] Ata a { $count } de tu sala
    }
    [one] Sale { SEAT($form) }
   *[other] Salen { SEAT($form) }
}
prompt-tying-hint = { $named } de { $count } elegidos. Van a la otra sala. Tú te quedas.
prompt-lock = { $count ->
    [one] Enviar a { SEAT($form) }
    [2] Enviar a { SEAT($form) }
   *[other] Enviar { $count } rehenes
}
prompt-call-hint = Ganas si aciertas.
prompt-saying = ¿Qué dices?
prompt-saying-hint = A: { $at ->
    [none] { channel-room }
   *[other] { SEAT($at) }
}
prompt-wanted = { $what ->
    [sentence] Elige una frase
    [words] Completa la frase
   *[deed] Elige qué hacer
}
prompt-say-it = Decirlo
prompt-go = { $phase ->
    [deal] Empezar la primera ronda
    [round] Terminar la ronda
    [walk] Ya están: seguid
   *[parley] Poner en marcha el reloj
}
