how-goal = Cada uno tiene una parte de la misma bomba. Cortad juntos **todos** los cables. Tú ves tus números, y de los demás solo el dorso.
how-turn = Señala un cable de un compañero y di un número que tú también tengas: «Bea, ¿**e** es un 6?»
how-right = Los dos descubrís un 6. La pareja queda cortada.
    .title = Es un 6
how-wrong = El detonador avanza un paso y el cable recibe una ficha con su número.
    .title = No lo es
how-more = ¿Tienes **todos** los que quedan de un número, dos o cuatro? Córtalos en solitario.
how-end = ¿Solo te quedan cables rojos? Enséñalos en tu turno: así ya no hay peligro.
how-won = Todos los soportes están vacíos.
how-lost = Se toca un cable rojo, o el detonador llega a la explosión.
piece-back = El cable de un compañero. Cada soporte va de menor a mayor: también el sitio dice algo.
    .name = Cable tapado
piece-blue = Del 1 al 12, cuatro de cada. Se cortan por parejas.
    .name = Azul
piece-yellow = No tiene número. Di «amarillo» si tú también tienes uno.
    .name = Amarillo
piece-red = No lo señales nunca: la bomba explota.
    .name = Rojo
piece-token = Dice qué cable hay detrás. Ahora lo saben todos.
    .name = Ficha
piece-label = = dice que los dos cables de detrás son iguales, ≠ que son distintos.
    .name = Etiqueta
piece-tool = Está lista cuando se han cortado dos cables de su número. Mantenla pulsada para leerla.
    .name = Carta de Equipo
piece-detector = Una vez por misión: señala dos cables del mismo soporte, y basta con que uno sea el bueno.
    .name = Detector doble
piece-dial = Cuenta los fallos que faltan para que explote la bomba.
    .name = Detonador
piece-track = Cuántos de este número están cortados. Con el cuarto se completa.
    .name = Tabla de números
piece-marker = Entre estos dos números hay un cable rojo o amarillo. Con «?» puede que falte.
    .name = Marcador
piece-captain = El Capitán empieza. En la misión siguiente lo es el próximo jugador.
    .name = Capitán
piece-row = Estos números se cortan en este orden. El que tiene candado debe esperar.
    .name = Fila de números
piece-acting = Los cuatro cables de este número cuentan como rojos. No los señaléis nunca.
    .name = Cuenta como rojo
piece-reward = Cortad los cuatro cables del número pedido y una carta boca abajo es vuestra.
    .name = Premio
piece-clip = Este Equipo necesita también dos cables del número de la carta pequeña.
    .name = Carta de Número
piece-called = En cada turno se descubre una carta de Número. Se corta ese número, y ningún otro.
    .name = Número que cortar
piece-call = Quien quiera cortar el número grita. Quien no, no dice nada, y nadie lo ve.
    .name = ¡Chas!
piece-open = Solo se corta un número cuya carta está boca arriba, y el corte le da la vuelta.
    .name = Cartas de Número abiertas
piece-radar = El Radar general responde enseguida por cada número que se descubre.
    .name = Radar siempre encendido
piece-rookie = Si el novato falla un corte en dúo, la bomba explota. Ningún Estabilizador le salva.
    .name = Novato
piece-careless = Este Capitán no tiene ni personaje ni Equipo, y no puede fallar un corte en dúo.
    .name = A mano limpia
piece-together = Nombra todos estos cables a la vez, estén donde estén, también los tuyos.
    .name = Todos a la vez
piece-given = Estos cables se reparten primero: todos saben quién tiene uno.
    .name = Repartidos primero
piece-drawn = Las fichas se sacan al azar al empezar. Una junto a la mano dice: aquí no hay ninguno.
    .name = Ficha sacada
piece-parity = Dice si el cable de detrás es par o impar, y nada más.
    .name = Par o impar
piece-times = Tantas veces está el número del cable de detrás en ese soporte, contando los cortados.
    .name = Cuántas veces
piece-nano = Guarda cables. Corta el número en el que está y uno de ellos es tuyo.
    .name = Nano
piece-drift = Él es el detonador: en el 12 la bomba explota. Cortad el número en el que está y retrocede.
    .name = Nano
piece-air = Lo que cuesta un corte. Sin aire suficiente pasas y el detonador avanza.
    .name = Aire
piece-line = Nano avanza hasta el número que se corta. Lo que queda detrás debe esperar.
    .name = La fila de Nano
piece-x = No está ordenado: su lugar no dice nada. Señálalo solo: el Equipo y los personajes no lo cuentan.
    .name = Cable X
piece-turned = Lo ven todos menos su dueño, que solo lo corta si acierta; si no, la bomba explota.
    .name = Cable girado
piece-constraint = Prohíbe algo a quien tiene que cumplirla.
    .name = Restricción
piece-power = El poder de una sola persona, una vez por misión y listo desde el principio. Hace lo mismo que su carta.
    .name = Poder
piece-liar = Todas las fichas de este Capitán dicen lo que un cable no es. No tiene ni personaje ni Equipo.
    .name = Mentiroso
piece-not = El cable de detrás no es este número.
    .name = Lo que no es
piece-dots = En esta misión los números no se dicen: los muestran los dados, uno hasta 6 y dos más allá.
    .name = Puntos
piece-draft = Con dos cables amarillos cortados se descubren fichas. Cada persona toma una y la pone, o muestra que no tiene ese cable.
    .name = Fichas para tomar
piece-maybe = Hay más cables marcados de este color que en la bomba. Cuáles faltan, no lo sabe nadie.
    .name = Marcador con «?»
setup-blue = azules del 1 al { $most }
setup-yellow = { $count ->
    [one] { $count } amarillo
   *[other] { $count } amarillos
}
setup-maybe-yellow = { $count ->
    [one] { $count } amarillo de { $marked }
   *[other] { $count } amarillos de { $marked }
}
setup-red = { $count ->
    [one] { $count } rojo
   *[other] { $count } rojos
}
setup-maybe-red = { $count ->
    [one] { $count } rojo de { $marked }
   *[other] { $count } rojos de { $marked }
}
setup-tools = { $count } cartas de Equipo
setup-tokens = una ficha cada uno
setup-tokens-parity = una ficha par o impar cada uno
setup-tokens-times = una ficha que cuenta cada uno
setup-tokens-false = dos fichas falsas cada uno
setup-tokens-liar = una ficha cada uno, dos falsas del Capitán
setup-tokens-mixed = una ficha cada uno, por turnos de contar y de par o impar
setup-dial = detonador en el { $fuse }
lost-red = se toca un cable rojo
setup-acting = { $count } que cuentan como rojos
setup-tools-down = { $count } cartas de Equipo boca abajo
setup-kept = { $count } cables que guarda Nano
setup-air-common = { $count } de aire en el centro
setup-air-given = { $count } de aire cada uno
setup-air-passed = { $count } de aire para el Capitán
setup-line = todas las cartas de Número en fila, Nano en el 7
setup-no-dial = Nano antes de la tabla, sin detonador
lost-captain = un corte en dúo fallado del Capitán
lost-time = el reloj a cero
setup-clock = reloj { $minutes } min
piece-clock = El reloj de la misión. A cero la bomba estalla. Se detiene mientras se espera un resultado.
    .name = Reloj
lost-stuck = no queda nada que cortar
setup-given = { $count } { $value ->
    [13] { $count ->
        [one] amarillo
       *[other] amarillos
    }
   *[14] { $count ->
        [one] rojo
       *[other] rojos
    }
} repartidos primero
setup-drawn = una ficha sacada por cabeza
lost-wrong = un cable mal nombrado
lost-kept = Nano aún guarda un cable y no queda nada que cortar
lost-nano = Nano llega al 12
setup-numbers-open = doce cartas de Número, todas boca arriba
setup-numbers-deck = las doce cartas de Número en un mazo
lost-named = nombrar a quien solo tiene cables rojos
