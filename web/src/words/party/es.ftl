# Gente en una casa: pantallas, velada
screens-title = Pantallas de las salas
screens-what = una tableta o un televisor en cada sala
screens-name = Nombre de la sala
screens-qr = Código QR de la pantalla: { $name }
screens-open = { $count ->
    [one] encendida
   *[other] { $count } encendidas
}
screens-none = escanéame
screens-stay = O abre allí { $host } y escribe el código. Los nombres los eliges tú. Las pantallas siguen en la próxima partida.
party-title = Velada entre amigos
party-whole = Todos los ajustes
party-scan = Escanea y recibe una carta
party-wifi = La misma wifi. Sin aplicación, sin cuenta.
party-people = Personas
party-are-in = { $count ->
    [one] 1 está dentro
   *[other] { $count } están dentro
}
party-fewer = Una menos
party-more = Una más
party-free = Sitio libre
party-rooms = Salas
party-deck = Mazo
party-deck-change = Toca para elegir otro.
party-own-deck = Un mazo tuyo
party-clock = Tiempo normal
party-deal = Repartir a { $count }
party-bots = { $count ->
    [one] y a un bot
   *[other] y a { $count } bots
}
party-asleep = El teléfono de { $name } duerme
party-asleep-hint = Reparte igual, o que juegue un bot.
party-bot-plays = Juega un bot
party-at = Velada en casa de { $name }
party-what = { $game }, { $count } personas. Tu teléfono es tu carta.
party-call-you = ¿Cómo te llaman?
party-i-am-in = Estoy dentro
party-full = Todos los sitios están ocupados. El anfitrión puede añadir uno.
party-face = Tu cara (hemos elegido una)
party-face-number = Cara { $number }{ $taken ->
    [yes] , ocupada
   *[no] {""}
}
party-faded = Las caras desvaídas están ocupadas.
party-in = Estás dentro
party-in-seat = { $name }, sitio { $seat } de { $count }.
party-in-wait = No cierres esta página. Tu carta llega aquí.
party-how = Cómo se juega
party-host-deals = { $name } reparte las cartas
party-least = Al menos { $count } personas.
party-most = Como mucho { $count } personas.
party-waiting = { $count } en la puerta
