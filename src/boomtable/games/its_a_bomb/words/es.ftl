title = It’s a Bomb!
tagline = Una persona ve detrás de las losetas y no puede decir ni palabra. Las demás tienen las tijeras.
board-goal = Encontrad un cable de cada color preguntando por filas y columnas, y cortadlo.
board-goal-won = todos los colores cortados
board-goal-lost = explosión o tiempo agotado

preset-training = Entrenamiento, con explicaciones
preset-first_shift = Primer turno
preset-everything = Todo a la vez

option-scenario = Escenario
option-scenario-0 = Simulacro (Entrenamiento)
option-scenario-1 = Primer turno
option-scenario-2 = Segundos prestados
option-scenario-3 = No despiertes la mecha
option-scenario-4 = Contesta al teléfono
option-scenario-5 = Uno tras otro
option-scenario-6 = Ruido en la línea
option-scenario-7 = Dos veces morado
option-scenario-8 = Llamada en espera
option-scenario-9 = Mala cobertura
option-scenario-10 = La larga lista
option-scenario-11 = Son dos
option-scenario-12 = Todo a la vez
option-own = Un escenario vuestro
option-crisis_unit = Unidad de Crisis
    .seat = { SEAT($value) }
option-deciding = Cómo deciden los empleados
    .vote = Por mayoría
    .spokesperson = Quien tiene el teléfono
option-voters = Empleados con voto
option-decision_seconds = Segundos desde la primera propuesta, 0 sin límite
option-crisis_unit_seconds = Segundos para la Unidad de Crisis, 0 sin límite
option-help = Ayuda
option-help-0 = Ninguna
option-help-1 = Cuentas
option-guided = Explicaciones
    .hint = El juego se explica en el momento justo. El entrenamiento se reparte siempre igual.

scenario-0 = { option-scenario-0 }: tres colores y tres explosivos en una cuadrícula pequeña. Aprended a preguntar y a cortar.
scenario-1 = { option-scenario-1 }: cuatro colores, y un Hacker que detiene una vez la cuenta atrás.
scenario-2 = { option-scenario-2 }: la batería os devuelve tiempo, y el Negociador también.
scenario-3 = { option-scenario-3 }: detonadores auxiliares, que ninguna ficha muestra. La batería los desarma.
scenario-4 = { option-scenario-4 }: cortad el receptor antes de que llegue la Llamada.
scenario-5 = { option-scenario-5 }: los colores se cortan en el orden mostrado.
scenario-6 = { option-scenario-6 }: llega el morado, con dos Señales Perturbadas.
scenario-7 = { option-scenario-7 }: del morado hacen falta dos cables.
scenario-8 = { option-scenario-8 }: dos cables morados, y una Llamada que pide respuesta.
scenario-9 = { option-scenario-9 }: tres Señales Perturbadas, una batería y todos los detonadores auxiliares.
scenario-10 = { option-scenario-10 }: la misma bomba grande, ahora con un orden de corte.
scenario-11 = { option-scenario-11 }: dos bombas, una sola cuenta atrás.
scenario-12 = { option-scenario-12 }: dos bombas y todas las reglas que hay.

action-Ask = { $kind ->
    [none] Pregunta por { $line }
   *[other] Pregunta por { board-kind } en { $line }
}
    .name = Pide información
    .line = ¿Por qué fila o columna?
    .kind = ¿Por qué tipo?
action-Cut = Corta { $tile }
    .name = Corta una loseta
    .tile = ¿Qué loseta?
action-ChooseBlock = Radiografía el bloque en { $block }
    .name = Elige un bloque para la radiografía
    .block = ¿Qué bloque, por su loseta superior izquierda?
action-Settle = Decide: se hace tu propuesta
    .name = Decide
action-Use = { $tile ->
    [none] Usa un consultor: { board-card }
   *[other] Usa un consultor: { board-card } en { $tile }
}
    .name = Usa un consultor
    .card = ¿Qué consultor?
    .tile = ¿En qué loseta?
action-Pass = Sigue sin consultores
    .name = Sigue
action-Speak = Di: «{ board-phrase }»
    .name = Di algo
    .phrase = ¿Qué?
action-Mark = { $warning ->
    [yes] { $kinds ->
        [nothing] Pon un aviso en { $tile }
       *[other] Pon un aviso en { $tile } y apunta { EACH($kinds, "board-kind") }
    }
   *[no] { $kinds ->
        [nothing] Borra la marca de { $tile }
       *[other] Apunta en { $tile }: { EACH($kinds, "board-kind") }
    }
}
    .name = Marca una loseta para todos los empleados
    .tile = ¿Qué loseta?
    .kinds = ¿Qué podría ser?
    .warning = ¿Con un aviso?

event-ScenarioLaid = { $scenario ->
    [0] { scenario-0 }
    [1] { scenario-1 }
    [2] { scenario-2 }
    [3] { scenario-3 }
    [4] { scenario-4 }
    [5] { scenario-5 }
    [6] { scenario-6 }
    [7] { scenario-7 }
    [8] { scenario-8 }
    [9] { scenario-9 }
    [10] { scenario-10 }
    [11] { scenario-11 }
    [12] { scenario-12 }
   *[other] Un escenario vuestro.
} La Unidad de Crisis es { SEAT($crisis_unit) }.{ $order ->
    [nothing] {""}
   *[other] {" "}Orden de corte: { EACH($order, "board-kind") }.
}
event-RoundBegun = Ronda { $round }: { SEAT($phone) } tiene el teléfono.
event-Proposed = { $line ->
    [none] { $tile ->
        [none] { SEAT($by) } propone el bloque en { $block }.
       *[other] { SEAT($by) } propone cortar { $tile }.
    }
   *[other] { $kind ->
        [none] { SEAT($by) } propone preguntar por { $line }.
       *[other] { SEAT($by) } propone preguntar por { board-kind } en { $line }.
    }
}
event-Passed = { SEAT($by) } no usa consultores.
event-Asked = { $kind ->
    [none] Los empleados preguntan por { $line }.
   *[other] La señal está perturbada. Los empleados preguntan por { board-kind } en { $line }.
}
event-LookedAt = Detrás de la pantalla ves { $tiles }: { EACH($kinds, "board-kind") }.
event-Answered = { $kind ->
    [none] { $second_pile ->
        [none] { $ordered ->
            [yes] Respuesta para { $line }, en el orden de las losetas: { EACH($tokens, "board-kind") }.
           *[no] Respuesta para { $line }: { EACH($tokens, "board-kind") }.
        }
       *[other] Respuesta para { $line }. Primera mitad: { EACH($tokens, "board-kind") }. Resto: { EACH($second_pile, "board-kind") }.
    }
   *[other] Respuesta perturbada para { $line }, solo { board-kind }: { EACH($tokens, "board-kind") }.
}
event-CardUsed = { SEAT($by) } usa un consultor: { board-card }. { board-card-text }{ $tile ->
    [none] {""}
   *[other] {" "}{ $tile }: { board-kind }.
}
event-Blocked = Radiografía del bloque en { $block }: { EACH($tokens, "board-kind") }.
event-Archived = Explosivos en cada fila, desde arriba: { $explosives }.
event-PointedAt = Las tijeras están en { $tile }.
event-Flipped = Cortada { $tile }: { $result ->
    [counts] { board-kind }. Cuenta, y no cuesta tiempo.
    [again] otra vez { board-kind }. Eso cuesta tiempo.
    [wasted] { board-kind }, pero no toca. Desperdiciado.
    [battery] la batería. Los detonadores auxiliares quedan desarmados.
    [receiver] el receptor. Ya puede llegar la Llamada.
    [auxiliary] un detonador auxiliar. ¡Tres cartas de golpe!
    [disarmed] un detonador auxiliar, ya desarmado.
    [grey] un cable gris. Eso cuesta tiempo.
   *[explosive] un explosivo. ¡Bum!
}
event-Secured = { $tile } es un explosivo. Queda asegurado y ya no se puede cortar.
event-Advanced = La cuenta atrás avanza: se va { EACH($discarded, "board-deck-card") }, encima queda { EACH($top, "board-deck-card") }.
event-Skipped = Esta vez la cuenta atrás no se mueve.
event-TimerReturned = { EACH($seconds, "board-deck-card") } vuelve encima de la cuenta atrás.
event-TimeEnded = { $seat ->
    [none] Se acabó el tiempo: se hace lo propuesto.
   *[other] Se acabó el tiempo: la mesa actúa por { SEAT($seat) }.
}
event-Spoke = { SEAT($by) }: «{ board-phrase }»
event-Marked = { $warning ->
    [yes] { $kinds ->
        [nothing] { SEAT($by) } pone un aviso en { $tile }.
       *[other] { SEAT($by) } pone un aviso en { $tile } y apunta { EACH($kinds, "board-kind") }.
    }
   *[no] { $kinds ->
        [nothing] { SEAT($by) } borra la marca de { $tile }.
       *[other] { SEAT($by) } apunta en { $tile }: { EACH($kinds, "board-kind") }.
    }
}
event-VoterSet = { $votes ->
    [yes] Ahora { SEAT($seat) } vota.
   *[no] { SEAT($seat) } aconseja, pero no vota.
} { SEAT($phone) } tiene el teléfono.
event-Ended = { $reason ->
    [defused] ¡Bomba desactivada!
    [explosive_cut] Explosivo cortado.
    [countdown_over] Se acabó el tiempo.
    [call_missed] Llamada perdida.
   *[order_broken] Orden roto.
}

end-defused = Se ha cortado un cable de cada color: la bomba está desactivada. ¡Ganan todos!
end-explosive_cut = Se ha cortado un explosivo. La bomba explota, pierden todos.
end-countdown_over = La cuenta atrás ha llegado a la Explosión. La bomba explota, pierden todos.
end-call_missed = Ha llegado la Llamada y el receptor no estaba cortado. La bomba explota, pierden todos.
end-order_broken = Se han desperdiciado demasiados cables de un color: el orden ya no se puede cumplir. Pierden todos.

tally-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
tally-timers_left = { $count ->
    [0] sin Temporizadores
    [one] queda un Temporizador
   *[other] quedan { $count } Temporizadores
}
tally-cards_left = { $count ->
    [0] sin consultores
    [one] queda un consultor
   *[other] quedan { $count } consultores
}
tally-title = { $count ->
    [0] sin título
    [1] Cejas Chamuscadas
    [2] Dedos con Suerte
    [3] Manos Firmes
    [4] Susurradores de Cables
    [5] Sangre Fría
   *[6] Leyendas de Clasificación
}
board-score-why = { $fromTimers } por { $timers ->
    [one] un Temporizador restante
   *[other] { $timers } Temporizadores restantes
}{ $cards ->
    [0] {""}
    [one] , { $fromCards } por un consultor sin usar
   *[other] , { $fromCards } por { $cards } consultores sin usar
}{ $scenario ->
    [0] {""}
   *[other] , { $scenario } por el escenario
}, menos { $players } por los jugadores.

refusal-IB-022 = Esa línea no existe. Pregunta por una fila o columna de esta bomba.
refusal-IB-061 = Ahora no se pide eso. Espera un momento, o elige algo de lo que está iluminado.
refusal-IB-075 = Esa línea ya tiene su respuesta completa, o todas sus losetas están boca arriba. Pregunta por otra.
refusal-IB-086 = La señal está perturbada: nombra el único tipo del que quieres saber.
refusal-IB-087 = Solo se nombra un tipo con la señal perturbada: uno que esté en esta bomba y que esta línea aún no haya dicho.
refusal-IB-090 = Esa loseta no existe. Corta una que esté boca abajo.
refusal-IB-095 = Esa loseta ya está boca arriba. Corta una que esté boca abajo.
refusal-IB-120 = Los consultores los usa la Unidad de Crisis, una vez cada uno, y solo los de este escenario.
refusal-IB-121 = No es el momento. Cada consultor tiene el suyo.
refusal-IB-122 = Las fichas de una respuesta se colocan de un solo modo especial, y solo si la respuesta es completa.
refusal-IB-125 = Solo el Observador pide una loseta: una de esta línea, boca abajo, que tenga ficha de su tipo.
refusal-IB-126 = La segunda pregunta debe ser por una línea que cruce la primera, en la misma bomba.
refusal-IB-128 = El Artificiero ha asegurado esa loseta: es un explosivo y no se corta nunca.
refusal-IB-130 = Aún no se ha descartado ningún Temporizador: el Negociador no puede devolver ninguno.
refusal-IB-131 = Todas las losetas de ese bloque están boca arriba. Elige uno con una loseta boca abajo.
refusal-IB-150 = Eres la Unidad de Crisis: los empleados preguntan y cortan, tú respondes.
refusal-IB-152 = Tú aconsejas, pero no votas. Deciden los demás.
refusal-IB-153 = Esa ya es tu propuesta, o has hecho las cinco de esta decisión. Apoya a alguien, o espera a los demás.
refusal-IB-156 = Para decidir hacen falta el teléfono y una propuesta de todos los que votan.
refusal-IB-159 = { SEAT($phone) } tiene el teléfono y decide en esta ronda.
refusal-IB-170 = La partida ha terminado.
refusal-IB-241 = La Unidad de Crisis tiene una frase por ronda, y solo antes de que se proponga algo.
refusal-IB-243 = La Unidad de Crisis no marca losetas: el lápiz es de los empleados.
refusal-IB-250 = En It’s a Bomb! no se puede: los empleados preguntan o cortan, la Unidad de Crisis responde y usa consultores.
refusal-IB-260 = Ese reloj está parado.
refusal-IB-305 = La señal es clara, así que el Operador de Radio no tiene nada que arreglar. Guarda la carta.
refusal-IB-359 = Marca una loseta que esté boca abajo.
refusal-IB-360 = Esa loseta ya está marcada así.
refusal-IB-361 = En esta ronda ya se ha marcado bastante. La próxima ronda trae un lápiz nuevo.

# pieces and phrases
board-end-explosive = { $tile } era un explosivo. Ahora todas las losetas están a la vista.
board-slip = { $result ->
    [again] De más: otra vez { board-kind }
    [wasted] Fallo: { board-kind } aún no toca
    [auxiliary] Fallo: un detonador auxiliar
   *[grey] Fallo, es gris
}.
board-slip-cut = Cortaste { $tile }. { $result ->
    [auxiliary] Se van tres cartas.
   *[other] Eso cuesta tiempo.
}
board-kind = { $kind ->
    [0] rojo
    [1] amarillo
    [2] verde
    [3] azul
    [4] morado
    [5] explosivo
    [6] batería
    [7] receptor
    [8] detonador auxiliar
    [nothing] nada
   *[9] gris
}
board-deck-card = { $card ->
    [0] Explosión
    [60] 01:00
    [70] 01:10
    [80] 01:20
    [90] 01:30
    [101] Señal Perturbada
    [102] Señal Perturbada
    [103] Señal Perturbada
    [110] Llamada
   *[other] 00:{ $card }
}
board-turn-card = { SEAT($by) } usa un consultor: { $name }{ $tile ->
    [none] .
   *[other] , { $tile }: { $found }.
}
board-card = { $card ->
    [SURV] Topógrafo
    [DRAU] Delineante
    [DISP] Telefonista
    [RADIO] Operador de Radio
    [SAPP] Artificiero
    [HACK] Hacker
    [NEGO] Negociador
    [XRAY] Radiólogo
    [ARCH] Archivero
   *[SPOT] Observador
}
board-card-text = { $card ->
    [SURV] Las fichas de esta respuesta quedan en el orden de sus losetas.
    [DRAU] Las fichas de esta respuesta quedan en dos montones, uno por cada mitad de la línea.
    [DISP] Una segunda pregunta, por una línea que cruza la primera, no cuesta más tiempo.
    [RADIO] Esta pregunta perturbada recibe su respuesta completa.
    [SAPP] Primero se revisa la loseta señalada: un explosivo se asegura en vez de cortarse.
    [HACK] Esta vez la cuenta atrás no avanza.
    [NEGO] El último Temporizador descartado vuelve encima.
    [XRAY] Los empleados eligen un cuadrado de cuatro losetas y saben qué hay en él.
    [ARCH] Todos saben cuántos explosivos hay en cada fila.
   *[SPOT] Una ficha de esta respuesta queda sobre su loseta.
}
board-phrase = { $phrase ->
    [ready] Aquí estoy.
    [card_soon] Pronto usaré una carta.
    [saving_cards] Me guardo las cartas.
    [time_is_short] Queda poco tiempo.
    [well_done] Bien hecho.
   *[sorry] Perdón.
}

# board and prompts
board-bomb = { $bomb ->
    [none] La bomba
   *[other] Bomba { $bomb }
}
board-columns = Columnas
board-row = Fila { $row }
board-tile = { $tile }, { $state ->
    [cut] cortada, { $what }
    [secured] asegurada por el Artificiero, { $what }
    [spotted] boca abajo, con una ficha: { $what }
    [seen] boca abajo, la has visto: { $what }
   *[covered] boca abajo
}{ $shared ->
    [none] {""}
   *[other] , marcada por el equipo: { $shared }
}{ $own ->
    [none] {""}
   *[other] , nota tuya: { $own }
}{ $wanted ->
    [none] {""}
   *[other] , la propone { $wanted }
}{ $pointed ->
    [yes] , las tijeras están aquí
   *[no] {""}
}{ $lit ->
    [yes] , se puede elegir
   *[no] {""}
}
board-line = { $row ->
    [yes] Fila { $line }
   *[no] Columna { $line }
}{ $answered ->
    [full] , respondida
    [part] , respondida en parte
   *[no] {""}
}{ $explosives ->
    [none] {""}
    [one] , 1 explosivo
   *[other] , { $explosives } explosivos
}{ $wanted ->
    [none] {""}
   *[other] , la propone { $wanted }
}{ $lit ->
    [yes] , se puede preguntar
   *[no] {""}
}
board-answer = { $hand ->
    [yes] Tu respuesta para { $line }, aún sin poner:
   *[no] Respuesta para { $line }:
} { $how ->
    [part] solo { $what }{ $missing ->
        [yes] , y nada de { $none }
       *[no] {""}
    }
    [missing] nada de { $none }
    [ordered] { $what }, en el orden de las losetas
    [halves] primera mitad { $what }; resto { $rest }
   *[pile] { $what }
}
board-note = Radiografía del bloque { $block }: { $what }
board-member = { SEAT($seat) }, { $unit ->
    [yes] Unidad de Crisis
   *[no] empleado
}{ $phone ->
    [yes] , tiene el teléfono
   *[no] {""}
}{ $proposed ->
    [yes] , ha propuesto
   *[no] {""}
}
board-countdown = Cuenta atrás, arriba { $top }. Después: { $coming ->
    [none] nada
   *[other] { $coming }
}
board-countdown-title = Cuenta atrás
board-steps = { $steps ->
    [-1] ha explotado
    [0] con el próximo paso se pierde
    [one] queda 1 paso
   *[other] quedan { $steps } pasos
}
board-cables = Cortados: { $done }. Faltan: { $left }.{ $kind ->
    [none] {""}
   *[other] {" "}Toca: { board-kind }.
}
board-cables-title = { $ordered ->
    [yes] En este orden
   *[no] Uno de cada color
}
board-consultants-title = Consultores
board-consultant = { $name }, { $used ->
    [yes] usado
   *[no] { $lit ->
        [yes] se puede usar ahora
       *[no] aún sin usar
    }
}
board-card-state = { $used ->
    [yes] Usado
   *[no] { $lit ->
        [yes] Se puede usar ahora
       *[no] Listo
    }
}
board-card-moment = { $used ->
    [yes] Usado.
   *[no] { $card ->
        [SURV] Mientras la Unidad de Crisis mira una línea.
        [DRAU] Mientras la Unidad de Crisis mira una línea.
        [SPOT] Mientras la Unidad de Crisis mira una línea.
        [RADIO] Mientras la Unidad de Crisis mira una línea, si la señal está perturbada.
        [DISP] Tras la primera respuesta de una ronda.
        [SAPP] Cuando se señala una loseta, antes de cortarla.
        [HACK] Cuando la cuenta atrás va a avanzar.
        [NEGO] Al empezar una ronda, si ya se descartó un Temporizador.
       *[other] Al empezar una ronda.
    }
}
board-close = Cerrar
board-bomb-title = En la bomba
board-list = { $what }: { $left } de { $all }
board-scenario = { $scenario ->
    [0] { option-scenario-0 }
    [1] { option-scenario-1 }
    [2] { option-scenario-2 }
    [3] { option-scenario-3 }
    [4] { option-scenario-4 }
    [5] { option-scenario-5 }
    [6] { option-scenario-6 }
    [7] { option-scenario-7 }
    [8] { option-scenario-8 }
    [9] { option-scenario-9 }
    [10] { option-scenario-10 }
    [11] { option-scenario-11 }
    [12] { option-scenario-12 }
   *[other] { option-own }
}
board-page = Página del escenario
board-special = Reglas especiales
board-rule = { $rule ->
    [order] Orden de corte: { $what }. Un cable que no toca se desperdicia.
    [purple] El morado necesita dos cables.
    [battery] Cortar la batería no cuesta tiempo, devuelve un Temporizador y desarma los detonadores auxiliares.
    [auxiliary] Los detonadores auxiliares no tienen ficha. Cortar uno activo cuesta tres cartas.
    [receiver] Cortar el receptor no cuesta tiempo. Hay que cortarlo antes de que la Llamada esté arriba.
    [disturbed] Con una Señal Perturbada arriba se nombra un solo tipo y solo se sabe de ese.
   *[bombs] Dos bombas, una sola cuenta atrás. Vale un cable de cualquiera.
}
board-ours = Los escenarios y los consultores son diseños nuestros; los del juego físico son distintos.
board-looked = Qué puede ser { $tile }
board-reason = { $reason ->
    [sure] Seguro: no cuesta tiempo
    [calm] No explota, pero puede costar tiempo
    [risk] Explosivo: { $danger } % de probabilidad
    [even] Seguro: a lo sumo cuesta como una pregunta
    [late] No da tiempo; explosivo: { $danger } %
    [ask] { $hidden ->
        [1] Una loseta boca abajo
       *[other] { $hidden } losetas boca abajo
    }, { $kinds ->
        [1] un solo tipo posible
       *[other] { $kinds } tipos posibles
    }
    [settle] Todos han propuesto, y tú tienes el teléfono
    [ARCH] Cuanto menos se sabe, más revela
    [XRAY] Hay una respuesta con la que compararla
    [NEGO] Apenas queda tiempo
    [HACK] Este paso de la cuenta atrás haría perder
    [DISP] Una segunda respuesta sin más coste
    [SAPP] Has visto un explosivo ahí
    [SPOT] Sabrán qué hay justo ahí
    [SURV] El orden dice dónde está cada una
    [DRAU] Dos montones dicen en qué mitad
    [RADIO] Si no, solo sabrán de un tipo
    [plain] No queda ningún consultor
   *[keep] Un consultor servirá más después
}
board-suggested = Consejo de { SEAT($by) }: { $line ->
    [none] { $tile ->
        [none] radiografiar { $block }
       *[other] cortar { $tile }
    }
   *[other] { $kind ->
        [none] preguntar por { $line }
       *[other] buscar { board-kind } en { $line }
    }
}
board-standing = Pasar por mí
board-standing-state = { $on ->
    [yes] Pasa por ti, salvo mientras miras
   *[no] Te pregunta cada vez
}
board-pencil = Lápiz
board-pencil-state = { $out ->
    [yes] Toca una loseta para escribir en ella
   *[no] Notas para ti o para el equipo
}
board-pencil-on = ¿Qué puede ser { $tile }?
board-pencil-for = Quién lo ve
board-pencil-all = Todos
board-pencil-me = Solo yo
board-pencil-hint = { $shared ->
    [yes] Estas marcas las ve toda la mesa, también la Unidad de Crisis.
   *[no] Estas marcas no las ve nadie más.
}
board-pencil-clear = Borrar
board-pencil-done = Listo
board-warning = cuidado
board-key-rows = pregunta por una fila
board-key-columns = pregunta por una columna
board-key-kinds = nombra un tipo con la señal perturbada
board-key-pencil = escribe en la loseta activa

prompt-waiting = { $step ->
    [start] { SEAT($unit) } puede usar un consultor
    [look] { $kind ->
        [none] { SEAT($unit) } mira detrás de { $line }
       *[other] { SEAT($unit) } busca { board-kind } en { $line }
    }
    [after] { SEAT($unit) } puede conceder una segunda pregunta
    [point] Las tijeras están en { $tile }
    [advance] { SEAT($unit) } puede parar la cuenta atrás
    [block] { SEAT($seat) }: ¿qué bloque radiografiar?
    [second] { SEAT($seat) }: una segunda pregunta
   *[choose] { SEAT($seat) }: ¿preguntar o cortar?
}
prompt-voting = Falta { SEAT($seat) }
prompt-to-go = { $left ->
    [one] Falta un cable.
   *[other] Faltan { $left } cables.
}
prompt-choose = { $step ->
    [block] Elige un bloque para la radiografía
    [second] Segunda pregunta: ¿qué línea?
   *[choose] { $disturbed ->
        [yes] Señal perturbada: ¿buscar un tipo o cortar?
       *[no] ¿Preguntar o cortar?
    }
}
prompt-choose-hint = { $step ->
    [block] Toca su loseta de arriba a la izquierda.
    [second] Tiene que cruzar la primera; no cuesta más tiempo.
   *[choose] Toca una flecha para preguntar por una línea, o una loseta para cortarla.
}
prompt-ask = { $kind ->
    [none] ¿Preguntar por { $line }?
   *[other] ¿Buscar { board-kind } en { $line }?
}
prompt-ask-where = ¿Dónde buscar { $what }?
prompt-disturbed-hint = { $line ->
    [none] Toca la flecha de una fila o columna.
   *[other] Solo pasa un tipo: elige cuál.
}
prompt-cut = ¿Cortar { $tile }?
prompt-cost = { $loses ->
    [yes] { $cut ->
        [yes] Si cuesta tiempo o explota, la partida está perdida.
       *[no] El próximo paso de la cuenta atrás hace perder.
    }
   *[no] { $cut ->
        [yes] Color que falta: gratis. Gris: tiempo. Explosivo: perdéis.
       *[no] Quita una carta de la cuenta atrás.
    }
}
prompt-wanted = { $line ->
    [none] { $step ->
        [block] Elige un bloque
        [second] Elige una línea
       *[choose] ¿Línea o loseta?
    }
   *[other] Elige un tipo
}
prompt-explosive-hint = Una ficha muestra ahí un explosivo. Cortarlo hace perder.
prompt-sure = Cortar de todos modos
prompt-block = ¿Radiografiar el bloque { $block }?
prompt-proposal = { $line ->
    [none] { $tile ->
        [none] radiografiar { $block }
       *[other] cortar { $tile }
    }
   *[other] { $kind ->
        [none] preguntar por { $line }
       *[other] buscar { board-kind } en { $line }
    }
}
prompt-wants = { SEAT($seat) }: { $what }
prompt-yours = Tu propuesta: { $what }
prompt-yours-hint = { $settle ->
    [yes] Tienes el teléfono: decide, o cambia de idea.
   *[no] Falta { SEAT($seat) }. Toca otra cosa para cambiarla.
}
prompt-deed = { $agree ->
    [yes] De acuerdo: { $what } ({ $votes } de { $voters })
   *[no] Proponer: { $what }
}
prompt-deed-settle = Decidir: { $what }
prompt-unit = { $step ->
    [start] ¿Un consultor antes de que elijan?
    [look] { $kind ->
        [none] Preguntan por { $line }
       *[other] Buscan { board-kind } en { $line }
    }
    [after] ¿Conceder una segunda pregunta?
    [point] Van a cortar { $tile }
   *[advance] La cuenta atrás va a avanzar
}
prompt-unit-hint = { $step ->
    [start] O guárdalo para después.
    [after] Con el Telefonista preguntan enseguida por una línea que cruza la primera.
   *[advance] { $loses ->
        [yes] Este paso hace perder.
       *[no] Este paso aún no hace daño.
    }
}
prompt-look-hint = { $layout ->
    [ordered] Tus fichas van en el orden de las losetas.
    [halves] Tus fichas van en dos montones, uno por mitad.
    [spotted] Una ficha va sobre su loseta.
   *[pile] { $disturbed ->
        [yes] Solo tú ves estas { $count } losetas. Los otros tipos no pasan.
       *[no] { $auxiliary ->
            [yes] Solo tú ves estas { $count } losetas. El gris y los detonadores no tienen ficha.
           *[no] Solo tú ves estas { $count } losetas. El gris no tiene ficha.
        }
    }
}
prompt-seen = Has mirado detrás: { $kind }.
prompt-unseen = No has mirado detrás.
prompt-use = { $tile ->
    [none] { $name }
   *[other] { $name }: { $tile }
}
prompt-spot-hint = Toca la loseta que recibe su ficha.
prompt-waste-hint = En esta respuesta hay pocas fichas: la carta diría poco.
prompt-deed-use = { $tile ->
    [none] Usar: { $name }
   *[other] Señalar { $tile }
}
prompt-deed-pass = { $step ->
    [point] Dejar que corten { $tile }
    [advance] Dejar que avance
   *[other] Seguir
}
prompt-deed-lay = { $count ->
    [0] Poner una bandeja vacía
    [one] Poner 1 ficha
   *[other] Poner { $count } fichas
}
