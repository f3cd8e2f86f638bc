mission-9 = { option-mission-9 }: tres números forman una fila. Hay que cortar dos cables de cada uno antes de tocar el siguiente.
mission-10 = { option-mission-10 }: corre un reloj y no hay orden de turno. Quien diga primero «¡Chas!» tiene el turno, pero nunca dos veces seguidas.
mission-11 = { option-mission-11 }: los cuatro cables de un número cuentan como rojos. Nadie puede cortarlos: reveladlos al final.
mission-12 = { option-mission-12 }: sobre cada Equipo hay una carta de Número. También de ese número hay que cortar dos cables antes de usarlo.
mission-13 = { option-mission-13 }: tres jugadores tienen un cable rojo cada uno. Nombrad los tres a la vez, estén donde estén: con uno mal, la bomba explota.
mission-14 = { option-mission-14 }: el Capitán es un novato, elegido por sorteo. Si falla un corte en dúo la bomba explota, y ningún Estabilizador le salva.
mission-15 = { option-mission-15 }: el Equipo está boca abajo. Cortad los cuatro cables del número pedido y una carta es vuestra en el acto.
mission-16 = { option-mission-16 }: tres números forman una fila. Hay que cortar los cuatro cables de cada uno antes de tocar el siguiente.
mission-17 = { option-mission-17 }: el Capitán, elegido por sorteo, miente: todas sus fichas dicen lo que un cable no es. No tiene ni personaje ni Equipo.
mission-21 = { option-mission-21 }: las fichas no muestran el número, solo si el cable es par o impar.
mission-24 = { option-mission-24 }: una ficha no muestra el número, sino cuántas veces está ese número en el soporte, contando los cables cortados.
mission-25 = { option-mission-25 }: nadie puede decir un número. Lo que se afirma se ve en puntos, y nadie habla.
mission-26 = { option-mission-26 }: doce cartas de Número están boca arriba, y cada corte da la vuelta a la suya. Cuando no queda ninguna, vuelven todas las no acabadas.
mission-27 = { option-mission-27 }: los personajes no tienen poder. Con dos cables amarillos cortados se descubren fichas de Información: cada persona toma una y la pone.
mission-28 = { option-mission-28 }: el Capitán no tiene ni personaje ni Equipo, y si falla un corte en dúo la bomba explota.
mission-31 = { option-mission-31 }: cada uno toma una restricción y la cumple en sus turnos. Quien no puede cumplirla la pone boca abajo para siempre.
mission-32 = { option-mission-32 }: una restricción obliga a todos, y antes de cada turno el Capitán puede destapar la siguiente. Quien no puede jugar se salta el turno.
mission-33 = { option-mission-33 }: las fichas no muestran el número, solo si el cable es par o impar.
mission-37 = { option-mission-37 }: una restricción obliga a todos, y cada número completo trae la siguiente. Quien no puede jugar se salta el turno; tras una ronda entera avanza el detonador.
mission-38 = { option-mission-38 }: un cable del Capitán está girado, y todos los demás lo ven. Solo el Capitán puede cortarlo; quien no pueda hacer otra cosa salta por un paso.
mission-40 = { option-mission-40 }: desde el Capitán se van alternando: una persona tiene fichas que dicen cuántas veces está un número, la siguiente par o impar.
mission-52 = { option-mission-52 }: todas las fichas mienten: dicen lo que su cable no es. Cada persona empieza con dos.
mission-57 = { option-mission-57 }: cada número tiene una restricción, que obliga a todos cuando ese número se completa. Quien no puede jugar se salta el turno; si nadie puede, la bomba explota.
mission-58 = { option-mission-58 }: no hay fichas, y un fallo no muestra nada. Todos pueden usar el Detector doble en cada turno.
mission-18 = { option-mission-18 }: cada turno trae un número, y el Radar general dice quién lo tiene. Nombra a quien debe cortarlo: otra persona o tú.
mission-19 = { option-mission-19 }: un reloj marca quince minutos. A cero la bomba estalla, y nadie sabe qué trama el reloj.
mission-20 = { option-mission-20 }: el último cable de cada soporte es un cable X. Está a la derecha, sin ordenar, y ni el Equipo ni los personajes lo alcanzan.
mission-43 = { option-mission-43 }: Nano guarda algunos cables que nadie ve. Cortad el número en el que está y os da uno; tras cada turno avanza una casilla.
mission-44 = { option-mission-44 }: cortar gasta aire de la reserva común: una, dos o tres burbujas. Quien no puede o no quiere pagar pasa y el detonador avanza; el turno del Capitán la rellena.
mission-49 = { option-mission-49 }: para cortar un número da antes otras tantas burbujas a otra persona. Quien no puede o no quiere pagar pasa y el detonador avanza.
mission-53 = { option-mission-53 }: no hay detonador. Cada corte mueve a Nano una casilla y cada fallo dos; si cortáis el número en el que está, retrocede una.
mission-59 = { option-mission-59 }: corta el número bajo Nano o uno que tenga delante: él va allí y luego tú lo orientas. Quien no pueda cortar ninguno, pasa.
mission-63 = { option-mission-63 }: para cortar un número pon otras tantas burbujas en el centro; el resto pasa a la izquierda. El Capitán recupera el centro.
mission-45 = { option-mission-45 }: no hay turnos. Sale un número y lo corta quien grite «¡Chas!» primero; si nadie lo hace, el Capitán nombra a alguien.
mission-46 = { option-mission-46 }: nadie puede cortar un 7. A quien solo le queden sietes, que nombre los cuatro a la vez: con uno mal, la bomba explota.
mission-48 = { option-mission-48 }: tres jugadores tienen un cable amarillo cada uno. Se nombran los tres a la vez; si uno falla, cada cable nombrado recibe su ficha.
mission-51 = { option-mission-51 }: cada turno trae un número, y tú nombras a quien debe cortarlo. Quien no lo tenga hace avanzar el detonador y muestra una ficha.
mission-56 = { option-mission-56 }: cada persona tiene un cable girado, que todas las demás ven. Otra persona puede cortarlo por un paso del detonador; si su dueño falla con él, la bomba explota.
mission-64 = { option-mission-64 }: cada persona tiene dos cables girados, que todas las demás ven. Otra persona puede cortarlos por un paso del detonador; si su dueño falla con uno, la bomba explota.
mission-later = { $mission ->
    [9] { mission-9 }
    [10] { mission-10 }
    [11] { mission-11 }
    [12] { mission-12 }
    [13] { mission-13 }
    [14] { mission-14 }
    [15] { mission-15 }
    [16] { mission-16 }
    [17] { mission-17 }
    [18] { mission-18 }
    [19] { mission-19 }
    [20] { mission-20 }
    [21] { mission-21 }
    [24] { mission-24 }
    [25] { mission-25 }
    [26] { mission-26 }
    [27] { mission-27 }
    [28] { mission-28 }
    [31] { mission-31 }
    [32] { mission-32 }
    [33] { mission-33 }
    [37] { mission-37 }
    [38] { mission-38 }
    [40] { mission-40 }
    [43] { mission-43 }
    [44] { mission-44 }
    [45] { mission-45 }
    [46] { mission-46 }
    [48] { mission-48 }
    [49] { mission-49 }
    [51] { mission-51 }
    [52] { mission-52 }
    [53] { mission-53 }
    [56] { mission-56 }
    [57] { mission-57 }
    [58] { mission-58 }
    [59] { mission-59 }
    [63] { mission-63 }
   *[64] { mission-64 }
}

action-PlaceFalse = Di que { $wire } no es { $value }
    .name = Pon una ficha falsa
    .wire = ¿Delante de qué cable tuyo?
    .value = ¿Qué número no es?
action-TakeToken = Toma la ficha { EACH($value, "board-value") }
    .name = Toma una ficha
    .value = ¿Qué ficha?
action-CallSnip = Decir «¡Chas!»
    .name = Decir «¡Chas!»
action-UseFastPass = Cortar { $wires } con el Pase rápido
    .name = Usar el Pase rápido
    .wires = ¿Qué dos cables tuyos iguales?
action-UseGrapplingHook = Tomar { $wire } para tu soporte { $stand }
    .name = Usar el Gancho
    .wire = ¿Qué cable de un compañero?
    .stand = ¿Para qué soporte tuyo?
action-NameWire = Nombra { $wire }
    .name = Nombra un cable
    .wire = ¿Qué cable, también tuyo?
action-TakeBack = Retira los cables que has nombrado
    .name = Retirar
action-SortIn = Pon el cable en el soporte { $stand }
    .name = Coloca el cable de Nano
    .stand = ¿En qué soporte tuyo?
action-TurnNano = { $ahead ->
    [yes] Que Nano mire al final de la fila
   *[no] Que Nano mire al principio
}
    .name = Orienta a Nano
    .ahead = ¿Hacia dónde?
action-GiveAir = Da el aire a { SEAT($mate) }
    .name = Di quién recibe el aire
    .mate = ¿A quién?
action-Appoint = Nombra a { SEAT($mate) }
    .name = Nombra a quien debe cortar
    .mate = ¿Quién debe cortarlo?
action-Volunteer = Grita «¡Chas!»
    .name = Grita «¡Chas!»
action-Decline = Yo no
    .name = Déjaselo a los demás
action-PointBlind = Señala { $wire } con tu cable girado { $own }
    .name = Corta en dúo con un cable girado
    .own = ¿Cuál de tus cables girados?
    .wire = ¿Qué cable señalas?
action-SoloBlind = Corta { EACH($value, "board-value") } en solitario, con tu cable girado { $own }
    .name = Corta en solitario con un cable girado
    .value = ¿Qué número?
    .own = ¿Cuáles de tus cables girados?
action-TakeConstraint = Toma la restricción { $letter }
    .name = Toma una restricción
    .letter = ¿Cuál?
action-ChangeConstraint = { $change ->
    [yes] Destapa la siguiente restricción
   *[no] Mantén la restricción
}
    .name = Mantén o cambia la restricción
    .change = ¿La cambias?
action-Skip = Salta el turno
    .name = Salta el turno

event-WiresGiven = Repartidos primero: un cable { EACH($value, "board-colour") } para cada uno, { SEAT($seats) }.
event-TokensDrawn = Las fichas de Información se sacan al azar, no se eligen.
event-TokenAside = { SEAT($by) } ha sacado { EACH($value, "board-value") } y no tiene ninguno: la ficha queda junto a su mano.
event-FalsePlaced = { SEAT($by) } pone una ficha: { $wire } no es { $value }.
event-TokensOffered = Se descubren fichas: { EACH($values, "board-value") }. Cada persona toma una.
event-TokenTaken = { SEAT($by) } toma { EACH($value, "board-value") }.
event-TokenReturned = { SEAT($by) } no tiene { EACH($value, "board-value") } sin ficha. Vuelve a la reserva.
event-NamesTakenBack = { SEAT($by) } retira los cables nombrados. Los demás no lo saben.
event-SetCut = { SEAT($by) } nombra { $wires }: todos son { EACH($value, "board-wires") }. Quedan cortados.
event-SetFailed = { SEAT($by) } nombra { $wires } como { EACH($value, "board-wires") }: fallo. Son { EACH($shown, "board-value") }. { $fuse ->
    [one] ¡Un paso para la explosión!
   *[other] { $fuse } pasos para la explosión.
}
event-NumbersLaid = { $purpose ->
    [line] La fila: { EACH($numbers, "board-number", by: ", ") }.
    [sequence] Estos números se cortan en este orden: { EACH($numbers, "board-number", by: ", luego ") }.
    [red_number] Cada { $numbers } cuenta como rojo.
    [clips] Sobre cada Equipo hay una carta de Número: { $numbers }.
    [open] Estas cartas de Número están boca arriba: { EACH($numbers, "board-number", by: ", ") }.
   *[rewards] El primer número pedido: { $numbers }.
}
event-XLaid = En el extremo derecho de cada soporte hay un cable X, sin ordenar.
event-WireTurned = { SEAT($seat) } gira { $wire }: { $tile ->
    [none] tú no lo ves, los demás sí.
   *[other] los demás lo ven.
}
event-PointedBlind = { SEAT($by) } señala { $wire } de { SEAT($at) }, para cortarlo con su cable girado { $own }.
event-TurnedCut = Un cable girado cuesta un paso: { $fuse ->
    [one] ¡falta un paso para la explosión!
   *[other] faltan { $fuse } pasos para la explosión.
}
board-number = { $number }
event-NumberFreed = Desde ahora se puede cortar el { $number }.
event-ConstraintTurned = { $letter ->
    [none] Desde ahora no os obliga ninguna restricción.
   *[other] Restricción { $letter } para todos: { board-constraint }
}
event-ConstraintsLaid = { $by_number ->
    [yes] Las restricciones de los números 1 a 12: { EACH($letters, "board-letter", by: ", ") }.
   *[no] Restricciones para tomar: { EACH($letters, "board-letter", by: ", ") }.
}
board-letter = { $letter }
event-ConstraintTaken = { SEAT($by) } toma la restricción { $letter }: { board-constraint }
event-ConstraintDropped = { SEAT($by) } no puede cumplir la restricción { $letter } y la anula para siempre.
event-ConstraintKept = { SEAT($by) } mantiene la restricción.
event-Stalled = Nadie ha podido jugar en toda una ronda. { $fuse ->
    [0] {""}
    [one] ¡A un paso de la explosión!
   *[other] A { $fuse } pasos de la explosión.
}
event-CardsDrawn = El Doble fondo trae { EACH($cards, "board-card", by: " y ") }{ $clips ->
    [none] .
   *[other] , con { EACH($clips, "board-number", by: " y ") } encima.
}
event-CardWon = Los cuatro { $number } están cortados. De premio: { board-card }.
event-NumberTurned = Ahora se pide el { $number }.
event-NanoMoved = Nano está ahora { $at ->
    [0] antes de la tabla
   *[other] en el { $at }
}.
event-WireTaken = { SEAT($by) } recibe un cable de Nano y lo coloca: { $wire }.
event-AirMoved = { $why ->
    [taken] { SEAT($by) } toma { $air } de la reserva.
    [passed] { SEAT($by) } pasa { $air } burbujas a { SEAT($to) }.
    [lost] { SEAT($by) } no tiene más cables y { $air } burbujas se pierden.
    [back] { $to ->
        [none] La reserva se llena: vuelven { $air } burbujas.
       *[other] { SEAT($to) } recoge { $air } burbujas del centro.
    }
   *[paid] { $to ->
        [none] { SEAT($by) } paga { $air } al centro.
       *[other] { SEAT($by) } da { $air } burbujas a { SEAT($to) }.
    }
}
event-AirPromised = { SEAT($by) } dará el aire a { SEAT($to) }.
event-NumberCalled = { $shuffled ->
    [yes] Se vuelven a barajar las cartas de Número.{" "}
   *[no] {""}
}{ SEAT($by) } descubre el { $number }.
event-Appointed = El { $number } le toca a { SEAT($to) }: así lo decide { SEAT($by) }.
event-Volunteered = { SEAT($by) }: «¡Chas!» Toca el { $number }.
event-Declined = Dejas el { $number } a los demás. Nadie lo sabe.
event-NobodyCalled = Nadie quiere el { $number }: { SEAT($by) } nombra a alguien.
event-NumberLacked = { SEAT($by) } no tiene ningún { $number }. { $fuse ->
    [one] ¡Falta un paso para la explosión!
   *[other] Faltan { $fuse } pasos para la explosión.
}
event-Snipped = { SEAT($by) }: «¡Chas!»
event-Invited = Nadie se anima. { SEAT($by) } puede empezar.
event-ClockStarted = El reloj se pone en marcha: { $minutes } minutos.
event-Announced = { $says ->
    [jump] El reloj da un salto: quedan { $minutes } minutos.
    [warning] Quedan { $minutes } minutos.
   *[last] ¡Solo quedan { $seconds } segundos!
}
event-CharacterTaken = { SEAT($by) }: poder especial { board-card }, en lugar del Detector doble.
event-FastPassed = { SEAT($by) } usa el Pase rápido.
event-WireHooked = { SEAT($by) } toma { $wire } de { SEAT($at) } sin que nadie más lo vea. Ahora está en { $to }.
event-CardsRefreshed = El Suministro de emergencia recupera el Equipo usado: { $cards ->
    [none] ninguna carta.
   *[other] { EACH($cards, "board-card", by: " y ") }.
}
event-Disintegrated = El Desintegrador saca el { $number }: { $wires ->
    [none] ya no queda nada por cortar.
   *[other] se cortan { $wires }.
}
event-Skipped = { SEAT($by) } se salta el turno{ $cost ->
    [0] .
   *[other] : el detonador avanza. { $fuse ->
        [0] {""}
        [one] ¡A un paso de la explosión!
       *[other] A { $fuse } pasos de la explosión.
    }
}

refusal-BB-181 = Todavía no, { board-card }: antes hay que cortar los cuatro { $number }.
refusal-BB-252 = El Pase rápido corta dos cables tuyos iguales, nunca rojos.
refusal-BB-254 = Pon el cable en un soporte tuyo.
refusal-BB-255 = Esos cables puedes cortarlos en solitario sin el Pase rápido ({ EACH($value, "board-value") }). Guárdalo para después.
refusal-BB-270 = Tu poder es otro: { board-card }. El Detector doble solo lo usa quien se lo quedó.
refusal-BB-450 = Nombra quien tiene el turno, cuando se descubre un número. Espera el tuyo.
refusal-BB-451 = Ahora solo se puede cortar el { $number }. Guarda los otros números para después.
refusal-BB-452 = Nombra a alguien que aún tenga cables.
refusal-BB-453 = Nadie habla mientras se nombra a alguien. Espera un momento.
refusal-BB-454 = Muestra un cable tuyo sin cortar que aún no tenga ficha.
refusal-BB-405 = Ni el Equipo ni los personajes alcanzan un cable que está aparte. Señala con un dedo y di un solo valor.
refusal-BB-406 = Un cable aparte no recibe ficha ahora. Elige uno de los ordenados.
refusal-BB-410 = Restricción { $letter }: { board-constraint } Así que { EACH($value, "board-value") } tiene que esperar.
refusal-BB-412 = Restricción { $letter }: { board-constraint } Señala otro cable.
refusal-BB-415 = Aún puedes cortar algo, así que no puedes saltarte el turno.
refusal-BB-416 = Restricción { $letter }: { board-constraint }
refusal-BB-417 = Restricción { $letter }: { board-constraint } Corta con otra persona.
refusal-BB-439 = Ahora todo lo que tienes está bloqueado, así que no puedes señalar ningún cable.
refusal-BB-1092 = { EACH($value, "board-value") } está bloqueado: antes hay que cortar { $copies ->
    [2] dos cables
   *[4] los cuatro cables
} de cada número anterior. Ahora toca el { $first }.
refusal-BB-1102 = Acabas de jugar. Deja que lo diga otra persona.
refusal-BB-1103 = «¡Chas!» se dice cuando acaba un turno.
refusal-BB-1121 = { board-card }: todavía no. También hay que cortar dos { $number }.
refusal-BB-470 = { EACH($value, "board-value") } está bloqueado: se nombran los { $count } a la vez.
refusal-BB-1132 = Has sacado { EACH($value, "board-value") }: pon la ficha delante de un cable tuyo con ese valor.
refusal-BB-1133 = { $why ->
    [nothing] No hay cables que nombrar a la vez.
    [gone] Nombra cables que no estén cortados.
    [again] Ese cable ya lo has nombrado.
    [reds] Solo te quedan cables rojos: nombra a la vez todos los rojos de la bomba.
   *[reveal] En esta misión los cables rojos no se revelan: nómbralos todos a la vez.
}
refusal-BB-1134 = Con dos o tres jugadores, para nombrarlos necesitas un cable { EACH($value, "board-colour") } propio.
refusal-BB-1135 = { $why ->
    [none] Aún no has nombrado ningún cable.
   *[again] En este turno ya has retirado los cables nombrados.
}
refusal-BB-1141 = El novato no puede usar el Estabilizador. Otra persona sí, en su turno.
refusal-BB-1171 = Tus fichas dicen la verdad. Pon una delante de un cable azul tuyo.
refusal-BB-1175 = Una ficha falsa va delante de un cable tuyo que pueda llevarla y aún no tenga.
refusal-BB-1176 = Elige un número que el cable no sea y del que quede una ficha.
refusal-BB-1177 = Tus fichas dicen lo que un cable no es. Elige un cable y otro número.
refusal-BB-1183 = { SEAT($mate) } no tiene ningún { $number }: el Radar dijo que no. Nombra a alguien que lo tenga.
refusal-BB-1451 = Ahora no espera ningún número. Ya llegará el siguiente.
refusal-BB-1452 = Ya se lo has dejado a los demás. Aún puedes gritar.
refusal-BB-1453 = No tienes ningún { $number }. Déjaselo a quien lo tenga.
refusal-BB-1252 = En esta misión nadie dice nada. Mira lo que se corta.
refusal-BB-1271 = Ahora no se te ofrece ninguna ficha.
refusal-BB-1272 = Toma una de las fichas descubiertas.
refusal-BB-1261 = La carta del { $value } está boca abajo. Corta un número cuya carta esté boca arriba.
refusal-BB-1461 = Tienes otros cables además de los { $value }: corta antes esos.
refusal-BB-1281 = En esta misión el Capitán no tiene ni personaje ni Equipo. Tus compañeros tienen ambas cosas.
refusal-BB-1311 = La restricción { $letter } ya la tiene otra persona. Toma una que siga ahí.
refusal-BB-1313 = Las restricciones se toman antes de empezar, una tras otra.
refusal-BB-1321 = Solo el Capitán cambia la restricción, antes de cada turno.
refusal-BB-1381 = Ese cable girado solo lo puede cortar el Capitán.
refusal-BB-1382 = Un cable girado se corta sin ayudas: con un cable de otra persona y un número del que queden dos, o con todos los que quedan.
refusal-BB-1563 = Todos menos su dueño ven ese cable. Señálalo solo si sabes que tienes uno igual.
refusal-BB-1432 = Nano no te ha dado ningún cable. Corta el número en el que está.
refusal-BB-1434 = Coloca el cable en un soporte tuyo que tenga sitio.
refusal-BB-1444 = { EACH($value, "board-value") } cuesta { $price } burbujas y solo hay { $air }. Elige otro número o pasa.
refusal-BB-1493 = { $why ->
    [none] En esta misión no se da aire.
    [named] Ya has nombrado a alguien en este turno.
    [stuck] No tienes nada que cortar, así que nadie recibe aire.
   *[mate] Nombra a una de varias personas que aún tengan cables.
}
refusal-BB-1591 = { $value ->
    [0] Ahora nadie te pregunta hacia dónde mira Nano.
   *[other] { EACH($value, "board-value") } queda detrás de Nano. Elige el número bajo él o uno que tenga delante.
}

board-own-power = Tu poder, { $used ->
    [yes] usado
   *[no] listo
}
board-characters-usual = Lo habitual
board-characters-use = Jugar con estos
board-characters-hint = De cada uno de estos poderes solo hay uno. El Capitán siempre tiene el Detector doble.
board-ribbon = { $kind ->
    [sequence] En este orden
    [draft] Una cada uno
    [constraint] Para todos
    [red_number] Cuenta como rojo
    [called] Hay que cortar
    [open] Cartas abiertas
   *[rewards] Ahora se pide
}
board-ribbon-why = { $kind ->
    [sequence] { $copies ->
        [2] dos de cada uno
       *[4] los cuatro de cada uno
    }
    [red_number] nunca cortéis un { $number }
    [called] { $rests ->
        [yes] ahora no hay ninguno descubierto
       *[no] y ningún otro número
    }
    [open] corta solo lo que está abierto
   *[rewards] { $cards ->
        [0] no queda carta que ganar
       *[other] cuatro { $number } dan una carta
    }
}
board-number-state = { $number }{ $state ->
    [locked] , bloqueado
    [done] , hecho
    [asked] , el siguiente
    [red] , cuenta como rojo
   *[free] {""}
}
board-pile = { $count } cartas de Número boca abajo
board-face-down = { $count } boca abajo
board-constraint = { $letter ->
    [A] solo se cortan números pares.
    [B] solo se cortan números impares.
    [C] solo se corta del 1 al 6.
    [D] solo se corta del 7 al 12.
    [E] solo se corta del 4 al 9.
    [F] no se corta nada del 4 al 9.
    [G] ni Equipo ni personajes.
    [H] un fallo no enseña nada, y no se señalan cables con ficha. Nada de Post-it.
    [I] no se señala el último cable a la derecha de un soporte.
    [J] no se señala el último cable a la izquierda de un soporte.
    [K] nadie corta en solitario.
   *[L] un fallo hace avanzar el detonador dos pasos.
}
board-constraint-none = Ahora no os obliga ninguna.
board-constraint-name = { $letter ->
    [off] anulada
    [A] pares
    [B] impares
    [C] del 1 al 6
    [D] del 7 al 12
    [E] del 4 al 9
    [F] no del 4 al 9
    [G] a mano limpia
    [H] en silencio
    [I] no a la derecha
    [J] no a la izquierda
    [K] nunca en solitario
   *[L] fallos dobles
}
board-role = { $role ->
    [liar] Mentiroso
    [rookie] Novato
   *[careless] A mano limpia
}
board-reds-acting = { $inside } que cuentan como rojos: cada { $number }
board-end-captain = { SEAT($by) } tomó { $wire } de { SEAT($at) } por { EACH($values, "board-a-value", by: " o ") }. Es { EACH($value, "board-a-value") }, y este Capitán no puede fallar.
board-end-time = El reloj se paró cuando { $left ->
    [one] quedaba un cable
   *[other] quedaban { $left } cables
} por cortar.
board-clock = Reloj
board-clock-waits = arranca con el primer turno
board-clock-runs = todos los cables antes del cero
board-clock-left = quedan { $time }
board-colour = { $colour ->
    [13] amarillo
    [14] rojo
   *[other] { $colour }
}
board-wires = { $wires ->
    [13] cables amarillos
    [14] cables rojos
   *[other] cables { $wires }
}
board-given = recibió primero un cable { EACH($value, "board-colour") }
board-drawn = ha sacado { EACH($value, "board-value") }
board-lacks = ningún { EACH($values, "board-value") }
board-end-set = { SEAT($by) } nombró { $wire } de { SEAT($at) }, y es { EACH($value, "board-a-value") }.
board-named-set = { $shown }, { $count } a la vez
board-name-together = Los { $count } a la vez
board-name-pair = Un dúo
board-end-stuck = A { SEAT($by) } no le quedaba nada que cortar.
board-robot = Nano
board-nano = Nano { $at ->
    [0] antes de la tabla
   *[other] en el { $at }
}
board-nano-of = Nano: { $at } de { $last }
board-nano-keeps = { $wires ->
    [0] Nano no guarda nada
    [one] Nano guarda 1 cable
   *[other] Nano guarda { $wires } cables
}
board-nano-why = { $wires ->
    [0] ya han salido todos
   *[other] corta un { $number } ahora y toma uno
}
board-air = Aire
board-air-of = quedan { $middle } de { $most }
board-air-middle = { $middle } en el centro
board-air-left = Aire en el centro: { $middle } de { $most }
board-air-own = { $air } de aire
board-air-price = cuesta { $price } de aire
board-line = La fila de cartas de Número. Nano está en el { $under } y mira { $ahead ->
    [yes] hacia el final
   *[no] hacia el principio
}
board-end-nano = Nano ha llegado al 12.
board-end-lacked = { SEAT($by) } nombró a { SEAT($to) }, que no tenía ningún { $number }, y el detonador llegó a la explosión.
board-end-named = { SEAT($by) } nombró a quien solo tenía cables rojos.

board-slip-set = No todos son { EACH($value, "board-wires") }. Detonador { $fuse }.
board-slip-set-shown = Son { EACH($shown, "board-value") }.
board-slip-set-of-mate = { SEAT($by) } ha nombrado cables que no son todos { EACH($value, "board-wires") }. Detonador { $fuse }.

prompt-free = ¿Quién corta ahora?
prompt-free-hint = Quien lo diga primero tiene el turno.
prompt-free-others = Ahora otra persona dice «¡Chas!»
prompt-deed-free = ¡Chas!
prompt-false = Pon una ficha falsa
prompt-false-hint = Toca un cable tuyo y luego un número que no sea.
prompt-deed-false = Mostrar: no { $value }
prompt-pick = Toma una ficha
prompt-pick-hint = La pones tú, o queda junto al soporte si no tienes ese cable.
prompt-deed-pick = Tomar { $value }
prompt-sort = Nano te da { $value }: ¿en qué soporte?
prompt-sort-hint = Los demás ven dónde va, no qué es.
prompt-stand = { $second ->
    [yes] Segundo soporte
   *[no] Primer soporte
}
prompt-deed-sort = Colócalo
prompt-way = ¿Hacia dónde mira Nano?
prompt-ahead = { $ahead ->
    [yes] Adelante
   *[no] Atrás
}
prompt-deed-way = Orienta a Nano
prompt-air-to = Para { SEAT($seat) } ({ $air })
prompt-deed-give = Corta { $value }, { $price } para { SEAT($seat) }
prompt-deed-move = Ve al { $value } y corta
prompt-draft = Toma una restricción
prompt-draft-hint = La cumples en tus turnos.
prompt-deed-draft = Toma { $letter }
prompt-change = Restricción { $letter }: ¿la mantienes?
prompt-change-hint = Le toca a { SEAT($seat) }. { $deck ->
    [0] Después de esta no queda ninguna.
    [one] Queda una boca abajo.
   *[other] Quedan { $deck } boca abajo.
}
prompt-deed-change = { $change ->
    [yes] La siguiente
   *[no] Mantén { $letter }
}
prompt-skip = { $chosen ->
    [yes] ¿Te saltas el turno?
   *[no] Ahora no puedes cortar nada de lo que tienes
}
prompt-skip-hint = { $cost ->
    [0] Saltarse el turno no cuesta nada.
   *[other] Si te saltas el turno, el detonador avanza.
}
prompt-deed-skip = { $cost ->
    [0] Salta
   *[other] Salta, detonador −{ $cost }
}
prompt-name = ¿Quién debe cortar el { $value }?
prompt-deed-name = { SEAT($seat) }: corta el { $value }
prompt-call = ¿Quién corta el { $value }?
prompt-deed-call = ¡Chas!
prompt-deed-decline = Yo no
prompt-declined = Dejas el { $value } a los demás
prompt-owe = No tienes ningún { $number }: muestra un cable
prompt-owe-hint = Toca un cable tuyo sin ficha.
prompt-set = { $count ->
    [one] ¿Dónde está uno de los { EACH($value, "board-wires") }?
   *[other] ¿Dónde están los { $count } { EACH($value, "board-wires") }?
}
prompt-set-hint = { $boom ->
    [yes] Tócalos, también los tuyos. Con uno mal, explota.
   *[no] Tócalos, también los tuyos.
}
prompt-set-more = { $left ->
    [one] Toca un cable más
   *[other] Toca { $left } cables más
}
prompt-deed-set = { $count ->
    [one] Nombrarlo
   *[other] Nombrar los { $count }
}
prompt-take-back = Retirar
prompt-info-drawn = Has sacado { EACH($value, "board-value") }: toca el cable al que va.
