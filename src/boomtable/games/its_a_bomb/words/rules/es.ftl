how-goal = Ante vosotros hay una bomba de losetas boca abajo. Cortad juntos un cable de **cada color**. Un jugador, la Unidad de Crisis, puede mirar detrás de las losetas y responde solo con fichas.
how-turn = Los empleados deciden juntos: **preguntar** por una fila o columna, o **cortar** una loseta.
how-this = La Unidad de Crisis pone una ficha por cada cable de color y cada loseta especial. Cuesta una carta de tiempo.
    .title = Preguntáis
how-that = La loseta se voltea. Un color que faltaba no cuesta tiempo; lo demás, sí.
    .title = Cortáis
how-more = Los consultores ayudan una vez cada uno; la Unidad de Crisis decide cuándo.
how-end = Cada pregunta, y cada corte que no aporta nada nuevo, quita una carta de la cuenta atrás.
how-won = Hay un cable cortado de cada color.
how-lost = Se corta un explosivo, o se acaba el tiempo.
how-ours = Los escenarios y los consultores son diseños nuestros: los del juego físico son distintos.
piece-tile = Nadie junto a la bomba sabe qué hay detrás. Preguntad por su línea, o cortadla.
    .name = Loseta
piece-cable = Cortad uno de cada color. El primero de un color no cuesta tiempo.
    .name = Cable de color
piece-grey = No sirve para nada: no tiene ficha, y cortarlo cuesta tiempo.
    .name = Cable gris
piece-explosive = Si lo cortáis, perdéis todos.
    .name = Explosivo
piece-battery = Cortarla no cuesta tiempo, devuelve un Temporizador y desarma los detonadores auxiliares.
    .name = Batería
piece-receiver = Cortarlo no cuesta tiempo. Hay que cortarlo antes de que la Llamada esté arriba.
    .name = Receptor
piece-auxiliary = No tiene ficha. Cortar uno activo quita tres cartas de la cuenta atrás.
    .name = Detonador auxiliar
piece-token = En esta línea hay una loseta así. Dónde, la ficha no lo dice.
    .name = Ficha
piece-line = Tócala para preguntar por toda la línea. Cuesta una carta de la cuenta atrás.
    .name = Fila o columna
piece-pile = La respuesta a una pregunta. El orden no dice nada, y se queda ahí hasta el final.
    .name = Respuesta
piece-colours = Lo que ya está cortado y lo que aún falta.
    .name = Colores
piece-countdown = El tiempo que queda, carta a carta. Cuando arriba está la Explosión, perdéis.
    .name = Cuenta atrás
piece-disturbed = Mientras está arriba nombráis un tipo, y la respuesta solo habla de ese.
    .name = Señal Perturbada
piece-call = Si llega arriba con el receptor sin cortar, perdéis.
    .name = Llamada
setup-grid = { $rows } × { $columns } losetas
setup-colours = { $count } cables por encontrar
setup-explosives = { $count } explosivos
setup-auxiliaries = { $count } detonadores auxiliares
setup-timers = { $count } cartas de tiempo
setup-disturbed = { $count ->
    [one] { $count } Señal Perturbada
   *[other] { $count } Señales Perturbadas
}
setup-consultants = { $count ->
    [one] { $count } consultor
   *[other] { $count } consultores
}
lost-order = un color desperdiciado
lost-call = una Llamada sin respuesta
