# The lobby
lobby-new-table = Mesa nueva
lobby-table-of = { $game }: pasa
lobby-laying = Poniendo la mesa
lobby-who = ¿Quién está en la mesa?
lobby-taken = { $taken } de { $all } asientos
lobby-sealed = Reparto sellado antes de sentarte: { $seal }
lobby-rules = Reglas de la mesa
lobby-options = Opciones
lobby-design-arena = Diseñar una arena
lobby-seats = Asientos
lobby-less = Menos
lobby-more = Más
lobby-host-only = Lo decide el anfitrión.
lobby-public = Pública
lobby-public-hint = en la lista de la página de inicio
lobby-research = Para investigar
lobby-research-hint = la partida acabada puede darse a todos como datos, sin nombres ni charla
lobby-research-on = Las jugadas de esta partida, cuando acabe, pueden darse a todos como datos libres (CC0), sin nombres ni charla. No se da nada si alguien que juega se va o pide ser olvidado.
lobby-relaxed = Sin prisa
lobby-relaxed-hint = para partidas de varios días
lobby-hints = Pistas
lobby-hints-hint = todos pueden pedir consejo durante la partida
lobby-hints-on = Se permiten pistas
lobby-bots-only = Con estas opciones solo juegan bots
lobby-bots-only-hint = Puedes mirarlos aquí.
lobby-spectators = Espectadores
lobby-spectators-none = Nadie
lobby-spectators-public = Público
lobby-spectators-after = Después
lobby-spectators-delayed = En diferido
lobby-spectators-none-hint = solo quienes se sientan aquí
lobby-spectators-public-hint = solo lo que es público
lobby-spectators-after-hint = lo público y, al terminar, todo
lobby-spectators-delayed-hint = lo público tres minutos más tarde y, al terminar, todo
lobby-invite = Invitar
lobby-qr = Código QR del enlace a esta mesa
lobby-scan = Escanea y siéntate
lobby-or-link = o abre el enlace, o escribe el código
lobby-only-here = Solo este ordenador puede abrirlo. Los móviles necesitan la dirección de red que muestra el servidor.
lobby-code = código
lobby-copy = Copiar
lobby-share = Compartir
lobby-host = Anfitrión
lobby-ready = Listo
lobby-away = Ausente
lobby-note-you = eres tú
lobby-note-beside = en este dispositivo
lobby-note-here = en la mesa
lobby-note-gone = sin conexión
lobby-note-program = juega un programa
lobby-note-bot = Bot · { $level }: { $hint }
lobby-level-of = Nivel de { $name }
lobby-level-novice = Bengala
lobby-level-standard = Cohete
lobby-level-expert = Trueno
lobby-level-novice-hint = juega por instinto
lobby-level-standard-hint = cuenta lo que queda
lobby-level-expert-hint = lo piensa a fondo
lobby-open = Asiento libre
lobby-open-hint = un amigo o un bot
lobby-add-bot = Un bot
lobby-remove-bot = Quitar el bot
lobby-guest-here = Alguien en este dispositivo ocupa el asiento { $number }
lobby-guest-title = Alguien a tu lado
lobby-guest-how = Os pasáis este dispositivo. Entre turno y turno se cierra un telón.
lobby-guest-name = Su nombre
lobby-guest-sit = Ocupar el asiento
lobby-sit-as = Sentarse como { $name }
lobby-full = Todos los asientos están ocupados.
lobby-start = Empezar con { $seats }
lobby-more-options = { $changed ->
    [0] Más opciones
    [one] Más opciones, una cambiada
   *[other] Más opciones, { $changed } cambiadas
}
lobby-option-usual = Lo recomendado
lobby-presets = Una velada lista
lobby-option-own = Elegido por el anfitrión
lobby-option-edit = Elegir
lobby-option-gone = { $option }: lo elegido ya no encaja. Vuelve lo recomendado.
lobby-become-bots = { $count ->
    [one] el asiento { $seats } será un bot
   *[other] los asientos { $seats } serán bots
}
lobby-host-starts = { $name } inicia la partida.
lobby-you-are-in = Ya estás dentro. La mesa se abre aquí sola.
lobby-moderator-open = Nadie modera
lobby-moderator-is = Modera { $name }
lobby-moderator-hint = No juega, lo ve todo y pone en marcha los relojes.
lobby-moderate = Moderar
lobby-moderator-remove = Dejar de moderar

# The table
table-seat = Asiento { $number }
table-opening = Abriendo la mesa
table-opening-late = Esta partida se ve tres minutos más tarde. Pronto empezará también aquí.
table-closed = Esta mesa está cerrada
table-closed-expired = Hacía treinta días que no venía nadie.
table-closed-by-host = La ha cerrado el anfitrión.
table-seat-lost = Este asiento ya no está en este dispositivo
table-seat-lost-why = { $why ->
    [moved] Ya no juegas aquí. Tu asiento ha pasado a otro dispositivo.
    [freed] Ya no juegas aquí. El anfitrión ha liberado tu asiento.
   *[other] Ya no juegas aquí.
}
table-moved-by-host = pasa a otro dispositivo: lo ha decidido el anfitrión.
table-moved-here = El asiento está ahora en este dispositivo
table-onlooker = Estás mirando.
table-onlooker-late = La partida empezó sin ti: estás mirando.
table-onlooker-join = Jugar la próxima
table-onlooker-joins = Juegas la próxima
table-onlooker-sees = { $spectators ->
    [public] Ves lo que todos pueden saber.
    [after] Ves lo que todos pueden saber y, al terminar, todo.
   *[delayed] Ves tres minutos más tarde lo que todos pueden saber y, al terminar, todo.
}
table-no-spectators = Esta mesa no quiere espectadores.
table-menu = Menú
table-facts = Lo que todos saben
table-talk = Charla
table-log = Qué ha pasado
table-goal = Objetivo
goal-no-clock = sin prisa
goal-won = Se gana
goal-lost = Se pierde
goal-out = Fuera
goal-go = Vamos
goal-no-tips = Jugar sin explicaciones
card-try = { $number ->
    [1] Primer intento
    [2] Segundo intento
    [3] Tercer intento
   *[other] Intento { $number }
}
card-setup = Preparación
card-new = Nuevo en la mesa
table-cards = La carta primero
table-cards-hint = Las misiones y los escenarios empiezan con su carta.
table-rules = Reglas
table-seats = Asientos
table-leaves = Junto a la mesa
table-leaf-log = Diario
table-leaf-talk = Hablar
table-log-empty = Aún no ha pasado nada.
table-talk-empty = Nadie ha dicho nada.
table-channel = A quién
table-channel-table = Todos
table-say-something = Di algo
table-send = Enviar
table-muted = El anfitrión te ha silenciado.
table-silence = Ahora nadie puede hablar.
table-your-turn = Te toca
table-everybody = Todos
table-over = Fin de la partida
table-waiting = Esperando
table-then-you = Luego te toca a ti.
table-then = Luego { $names }, luego tú.
table-faster = Más rápido
table-faster-now = Rápido hasta tu turno
table-watch-fast = Ver más rápido
table-watch-fast-now = Rápido hasta el final
table-tempo = Ritmo de los bots
table-tempo-calm = Tranquilo
table-tempo-normal = Normal
table-tempo-fast = Rápido
table-why = ¿Por qué?
table-paused = En pausa
table-paused-hint = La reanuda el anfitrión.
table-undo = Deshacer
table-nothing-to-undo = No hay nada que deshacer.
table-previous = Opción anterior
table-next = Opción siguiente
table-pick = Toca lo iluminado
table-pick-first = Elige algo que esté iluminado.
table-got-it = Entendido
table-ten-seconds = Quedan diez segundos
table-time-left = Tiempo restante: { $time }
table-no-line = Sin conexión
table-sending = Enviando
table-lost-line = La conexión va lenta o se ha cortado
table-holding = Tu asiento sigue siendo tuyo
table-trying = Probando otra vez. No se pierde nada.
table-trying-in = Otro intento en { $seconds } s. No se pierde nada.
table-now = Ahora
table-is-away = { $name } no está
table-away-hint = En { $seconds } s puede jugar un bot.
table-away-now = Mientras tanto puede jugar un bot.
table-away-first = Posible cuando { $name } lleve 60 s fuera.
table-bot-for-them = Que juegue un bot
table-bot-plays = Un bot juega por ti
table-bot-plays-hint = Sabe lo que tú sabes.
table-take-back = Jugar yo
table-hand-to-bot = Que juegue un bot por mí
table-move-device = Pasar a otro dispositivo
table-move-title = Pasar { $name } a otro dispositivo
table-move-qr = Código QR que pasa el asiento
table-move-how = Ábrelo en el otro dispositivo antes de diez minutos. Vale una vez, y este dispositivo deja el asiento.
error-seat_kept = Solo quien juega en este asiento puede moverlo, hasta que lleve un minuto sin conexión.
table-mute = Silenciar
table-unmute = Dejar hablar
table-is-muted = en silencio
table-leave-seat = Dejar el asiento
table-leave-really = Sí, dejo el asiento
table-free-seat = Liberar el asiento
table-free-really = Sí, liberar el asiento
table-seat-menu = Qué hacer con { $name }
table-note-you = tú
table-note-host = anfitrión
table-note-bot = bot, { $level }
table-note-away = mientras tanto juega un bot
table-note-here = presente
table-note-gone = sin conexión
table-note-program = programa
table-note-open = aquí no hay nadie
table-watching = { $count ->
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
table-tv = Pantalla grande
table-pause = Pausa
table-resume = Reanudar
table-moderating = Moderas tú
table-no-go = Ahora no hay nada que poner en marcha
table-notify = Avísame cuando me toque
table-notify-hint = aunque mire a otro lado
table-close = Cerrar la mesa
table-close-really = Sí, cerrarla para todos
table-copied = Copiado
table-copy-by-hand = Copia este enlace
table-rules-english = Las reglas están en inglés.
table-rules-page = Abrir el reglamento
table-keys = Teclas
table-key-move = de un asiento a otro, de una pieza a otra
table-key-step = una opción atrás o adelante
table-key-enter = elegir y luego hacer
table-key-undo = deshacer
table-key-explain = qué es la pieza elegida
table-key-log = qué ha pasado
table-key-help = estas teclas
explain-bot = Un bot, { $level }: { $how }.
explain-person = Una persona de esta mesa.
explain-you = Eres tú.
table-boom = BUM
table-defused = ¡Desactivada!
table-exploded = ¡Bum!
table-you-win = ¡Has ganado!
table-nobody-wins = No gana nadie.
table-you-lose = Has perdido.
table-many-win = ¡Ganan { $count } de { $all }!
table-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
seconds = { $seconds } s
table-minutes = { $minutes } min
table-deal-open = Comprobar el reparto: { $seal }
table-replay = Ver repetición
table-again = Otra vez
table-again-seats = Pueden jugar otra vez quienes estaban sentados.
table-bridge = Ahora { $game }, misión { $number }
table-next-game = A la próxima partida
table-deals = Reparte { $name }
table-begins = Empieza { $name }
table-who-goes-on = Cualquiera de la mesa puede llevaros a todos a la siguiente partida.

# Las pistas
hint-ask = Pista
hint-stars = Con la bombilla encendida, las pistas después de tu primer turno cuestan la tercera estrella.
hint-stars-on = Las pistas están encendidas: una victoria vale dos estrellas. Para la tercera, apaga la bombilla antes de tu próximo turno.
hint-asking = El consejero está pensando
hint-chance = { $percent } de probabilidad de éxito
hint-win = alrededor del { $percent } de probabilidad de ganar así
hint-risk = { $percent } de perder al momento
hint-to-win = de ganar
hint-cells = { $from ->
    [85] casi seguro, 85 % o más
    [60] probable, del 60 al 84 %
   *[30] quizá, del 30 al 59 %
}
chance-of = { $of ->
    [success] acierto
    [win] victoria
   *[worth] perspectivas
}
hint-none = El consejero no lo sabe. Pregunta otra vez.

# Las partidas de una mesa y sus revanchas
series-title = Partidas hasta ahora
series-won-of = { $won } de { $games } ganadas
series-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
series-many = { $count } de { $all }
series-nobody = Nadie

# Las estrellas de una misión o de un escenario
result-box = Abrir la caja { $number }
result-stars = { $why ->
    [clean] tres estrellas: sin fallos ni pistas
    [hinted] dos estrellas: sin fallos; con la bombilla apagada, tres
    [slip] dos estrellas: un fallo
   *[slips] una estrella: { $slips } fallos
}

# Lo que valió una partida
score-points = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
score-best = récord { $score }
score-new-best = Nuevo récord

# The replay
replay-title = Repetición
replay-of = Repetición, { $game }
replay-at = { $step } de { $all }
replay-cannot = Esta partida no se puede mostrar
replay-public-only = Solo quienes se sentaron aquí ven más de lo que veía la mesa.
replay-open = Ver una grabación
replay-open-hint = Un archivo descargado tras una partida, de hasta 1 MB.
replay-choose = Elegir archivo
replay-look-as = Mirar como
replay-table = Mesa
replay-all = Todo
replay-all-hint = Ves todo lo que estaba oculto.
replay-pov-hint = Ves lo que ese asiento veía en ese momento, y nada más.
replay-point-of-view = punto de vista
replay-turns = Turnos
replay-setup = Se reparten las piezas.
replay-timeline = Turno
replay-first = Al principio
replay-back = Turno anterior
replay-play = Reproducir
replay-stop = Parar
replay-forward = Turno siguiente
replay-last = Al final
replay-speed = Velocidad: { $speed } veces
replay-download = Descargar la grabación
replay-copy-turn = Copiar el enlace a este turno
replay-fair = ¿Fue justo el reparto?

# The big screen
tv-or-code = o abre { $host } y escribe
tv-for-all = Pantalla para la sala: cualquiera puede verla
tv-back = Volver a la mesa
screen-shut = Esta pantalla sigue cerrada
screen-shut-hint = Se abre con el código que el anfitrión puede mostrar. Quien juega solo puede mirar la pantalla de su propia sala.
tv-now = Ahora
tv-before = Antes

# Pass and play
curtain-pass = Pasa el dispositivo a { $name }
curtain-why = Nadie más debe mirar la pantalla.
curtain-lift = Soy { $name }
curtain-closed = El telón está cerrado

# El análisis
review-title = Análisis
review-of = Análisis, { $game }
review-back = Volver al resultado
review-begins = Se están analizando tus decisiones.
review-progress = { $done } de { $of } analizadas
review-curve = Probabilidad de ganar
review-curve-label = Probabilidad de ganar durante la partida: tus decisiones
review-axis = turno
review-turn = turno { $turn }
review-swing = turno { $turn }: de { $from } a { $to } %
review-turning = Punto de inflexión:
review-decisions = Tus decisiones, de peor a mejor
review-key-chosen = lo que elegiste
review-key-best = lo mejor a la vista
review-share-of = de { $best }
review-worst = la peor de { $all }
review-place = { $place } de { $all }
review-previous = Decisión anterior
review-next = Decisión siguiente
review-watch = Ver el turno { $turn }
review-heading = Turno { $turn }: { $action }
review-you = Tú: { $action }
review-cost = Tu probabilidad de ganar pasó de { $from } a { $to } %.
review-honest = Calculado con lo que podías saber entonces, nunca con lo oculto.
review-none = No había nada que decidir.
review-best = Mejor: { $action }
review-as-good = No había nada mejor a la vista.
review-was-best = La mejor opción
review-cannot = Esta partida no se puede valorar.
