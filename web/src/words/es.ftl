# Everywhere
skip-to-content = Ir al contenido
loading = Cargando
back = Atrás
close = Cerrar
done = Listo
rules = Reglas
games = Juegos
sections = Secciones
about = Acerca de
kit = El kit
page-not-loaded = Esta página no se ha cargado
try-again = Reintentar
lost-title = Aquí nada hace tictac
lost-text = Esta dirección no lleva a ninguna parte. Quizá la mesa está cerrada o el enlace está incompleto.
to-home = A los juegos

# What went wrong
error-offline = No hay conexión con el servidor. Inténtalo de nuevo en un momento.
error-bad_request = El servidor no entiende la petición. Recarga la página e inténtalo otra vez.
error-not_yours = Esto le toca a otra persona.
error-no_such_table = Esa mesa no existe. Revisa el código o el enlace.
error-not_kept = El servidor no puede guardar nada ahora mismo. No ha cambiado nada: prueba dentro de un rato.
error-moved = Esta mesa sigue en otro servidor. Prueba dentro de un momento.
error-elsewhere = Esta mesa está en otro servidor, y esta página va allí.
error-not_now = Ahora mismo no es posible.
error-too_many = Demasiado rápido. Espera un momento y prueba otra vez.
error-unknown = No ha funcionado. Prueba otra vez.

# This browser
language = Idioma
theme = Tema
theme-system = Según el dispositivo
theme-light = Claro
theme-dark = Oscuro
theme-is-light = Tema: claro
theme-is-dark = Tema: oscuro
sound = Sonido
sound-hint = Dos golpes en tu turno, tictac al final
sound-is-on = Sonido: activado
sound-is-off = Sonido: desactivado
settings = Tú en la mesa
you-are = Eres { $name }. Cambiar nombre y cara
your-name = Tu nombre
your-face = Tu cara
face-cherry = Petardo
face-rocket = Cohete
face-keg = Barril
face-mine = Mina
face-sticks = Cartuchos
face-match = Cerilla
face-wheel = Molinillo
face-pot = Fuente
face-lantern = Farolillo
face-cone = Volcán
face-star = Estrella
face-cracker = Traca
forget-me = Borrar mis datos
forget-me-really = ¿Borrar de verdad?
forgotten = Borrado. Empiezas de cero.
name-question = ¿Cómo te llamas?
name-question-hint = Lo ven los demás en la mesa. Puedes cambiarlo cuando quieras.
name-another = Otro nombre
name-go = Soy yo
name-missing = Primero escribe un nombre.
you-are-new = Elige tu nombre y tu cara

# Home
welcome = Bienvenidos
hero-title =
    Un cable es el malo.
    Encontradlo juntos.
hero-your-turn =
    Que nadie se mueva.
    Es tu turno.
hero-text = Juegos de bombas con amigos y bots. Sin cuenta: toca y juega.
invite-friends = Invitar a amigos
invite-friends-to = Invitar a amigos a { $game }
invite-hint = Elige un juego, recibe un enlace y mándalo.
players = Jugadores
minutes = { $minutes } min
kind-together = Juntos
kind-rivals = Rivales
kind-teams = Equipos
kind-learn = Aprende
soon = Muy pronto
soon-reason = { $game } sigue en el banco de trabajo. Las etiquetas encendidas están listas.
title-bomb_busters = CazaBombas
tagline-bomb_busters = Corta cables por parejas
tagline-its_a_bomb = Uno mira, todos cortan
tagline-blast_tactics = Corre, suelta, esquiva
tagline-two_rooms = Miente, cambia rehenes
tagline-bombs_away = Pon tuberías, lanza bombas
tagline-snip = El juego para aprender
server-unreachable = No hay conexión con el servidor. Esta página lo reintenta sola.
room-code = Código de la mesa
join = Entrar
join-title = Entrar en una mesa
code-missing = Escribe primero el código.
public-tables = Mesas públicas
no-public-tables = Ahora ninguna mesa pública tiene un asiento libre. Abre una: elige un juego y hazla pública.
open-seats = { $host } · { $free ->
    [one] 1 asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
sit-down = Sentarse
your-tables = Tus mesas
no-tables-yet = Todavía no hay mesas. Empieza una partida y aquí aparecerá la primera.
finished-tables = Terminadas
running-game = Partida en curso
second-game = Tienes una partida abierta
second-game-hint = Sigue abierta: la encuentras en Partidas.
second-game-begin = Empezar otra
back-in = Volver
your-turn = Te toca
others-turn = Turno de otros
gathering = En espera
closed = Cerrada
won = Ganada
round = Partida { $round }
lost = Perdida
nobody-else-yet = nadie más todavía
rules-of-every-game = Las reglas de cada juego
open-a-recording = Abrir una grabación
tab-play = Jugar
tab-join = Entrar
tab-games = Partidas
next-first = Primera partida
next-mission = Misión { $number }
next-scenario = Escenario { $number }
next-rematch = Revancha
next-again = Otra vez
next-of = { $game }, lo siguiente
learnt = hecho
won-of = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} de { $all }
map-of = Mapa de { $game }
hero-what = Juegos de bombas con amigos y bots
hero-what-text = Juegos de mesa en tu navegador. Sin cuenta y sin instalar nada.
first-step = Empieza con { $game }
first-step-guided = { $minutes } min, te guiamos
first-step-bots = { $minutes } min, con bots

# Rules
rules-of = Reglas: { $game }
contents = Contenido
how-to-play = Cómo se juega
search-rules = Buscar en las reglas
clear-search = Vaciar la búsqueda
rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
nothing-found = Ninguna regla tiene estas palabras. Prueba con menos, o con el número de una regla.
ledger-is-english = Las reglas completas, cada una con su número. Están en inglés.
every-rule = Todas las reglas
how-goal = Objetivo
how-turn = Tu turno
how-pieces = Piezas
how-end = Final
how-won = Victoria
how-lost = Derrota
where-rules-come-from = De dónde vienen las reglas
source-booklet = reglamento
source-booklet-means = impresa en el reglamento
source-draft = borrador
source-draft-means = escrita en el borrador del autor
source-found = hallada
source-found-means = impresa en otro lugar
source-house = de la casa
source-house-means = decisión nuestra, con su porqué
examples = { $count ->
    [one] 1 ejemplo
   *[other] { $count } ejemplos
}

# About
about-lead = Un banco de trabajo para juegos de bombas: reglas de verdad, faroles de verdad, ninguna bomba de verdad.
about-unofficial-title = No oficial, y agradecido
about-unofficial = Boomtable no es oficial. Cuenta las reglas con sus propias palabras y muestra dibujos propios; los nombres de los juegos son de sus dueños y solo dicen de quién son las reglas. Gracias a quienes los inventaron:
about-buy = Si un juego te gusta, compra la caja. El cartón es mejor.
fairness-title = Por qué el reparto es justo
fairness-seal = Antes de que nadie se siente, el servidor sella un número secreto y enseña el sello en la mesa.
fairness-mix = Cada navegador que se sienta añade sus propios números al azar: así nadie elige el reparto por su cuenta.
fairness-open = Al terminar la partida el secreto se abre: cualquiera puede comprobar el sello y volver a jugar el mismo reparto.
fairness-hidden = Bots y navegadores reciben solo lo que su asiento puede ver. Lo oculto se queda en el servidor.
fairness-verify = Comprobar una grabación
privacy-title = Qué se guarda
privacy = Un nombre, una cara, una cookie que reconoce este navegador y las partidas jugadas. Sin cuenta, sin rastreo. «Borrar mis datos», bajo tu cara, quita tu nombre de ellas.
licence-title = Licencia
licence = Boomtable es software libre con la licencia Apache 2.0. Las tipografías tienen la licencia SIL Open Font.
for-programs = Escribe tu propio bot

# The kit
kit-inks = Una tinta, una forma, un dibujo
ink-red = Rojo
ink-blue = Azul
ink-yellow = Amarillo
ink-green = Verde
ink-purple = Morado
ink-grey = Gris
shape-red = estallido, puntos
shape-blue = disco, ondas
shape-yellow = rombo, cuadros
shape-green = triángulo, rayas
shape-purple = hexágono, zigzag
shape-grey = cuadrado, liso
kit-fuse = La mecha
fuse-lit = encendida: tú
fuse-plain = apagada: espera
fuse-frayed = deshilachada: perdida
fuse-snipped = cortada: a salvo
kit-buttons = Botones y fichas
kit-deed = Cortar 9
kit-undo = Deshacer
kit-choice = Poner h
kit-leave = Salir
kit-reason = Nils puede volver durante otros 48 segundos.
kit-bot-plays = Juega el bot
kit-captain = Capitán
kit-talk = Hablar
kit-log = Diario
kit-choices = Opciones
kit-level = Nivel del bot
level-novice = Bengala
level-standard = Cohete
level-expert = Trueno
kit-leaf = Una hoja encima, las otras a un toque.
kit-faces = Caras
kit-bot = bot
kit-turn = actúa
kit-away = ausente
kit-pieces = Piezas
kit-back = Boca abajo
kit-prompts = Peticiones
kit-prompt = ¿La h de Nils es un 9?
kit-prompt-hint = Tienes tres.
kit-waiting = Bea elige un cable
kit-waiting-hint = Te toca después de Nils y Fizz
kit-holding = Guardamos tu asiento
kit-holding-hint = Otro intento en 3 s. No se pierde nada.
kit-refusal = No puedes cortar tu propio cable. Elige uno de otra persona.
kit-refuse = Mostrar el rechazo
kit-overlays = Sobre la mesa
kit-dialog = Ventana
kit-sheet = Hoja
kit-toast = Aviso
kit-fields = Campos
kit-qr = Un enlace como código QR
kit-type = Tipografía
kit-icons = Iconos
kit-surfaces = Superficies
home-party = Velada entre amigos
home-party-hint = Dos salas en una casa, los teléfonos son las cartas
