tip-won = Todos los cables azules están cortados y el rojo sigue entero: así se hace.
tip-lost = Se ha cortado el cable rojo, y la partida acaba al instante. La próxima vez corta los cables avalados, o avala tú.
tip-vouched = { $count ->
    [one] Alguien ha avalado este cable: seguro que es azul. Tócalo y luego corta.
   *[other] Alguien ha avalado estos cables: seguro que son azules. Toca uno y luego corta.
}
tip-own-red = El cable rojo lo tienes tú, así que todos los de los demás son azules. Toca cualquiera y luego corta.
tip-vouch = { $count ->
    [one] Solo tú sabes que este cable es azul. Tócalo para avalarlo: así cualquiera puede cortarlo sin miedo.
   *[other] Solo tú sabes que estos cables son azules. Toca uno para avalarlo: así cualquiera puede cortarlo sin miedo.
}
tip-guess = Ya no hay nada seguro: uno de estos { $covered } cables tapados es rojo. Elige uno de los demás, y suerte.
tip-wait-red = El cable rojo es tuyo, y nadie más lo sabe. No puedes decirlo: confía en que elijan otros cables.
tip-wait = Cada cual ve solo sus dos cables. Mira quién avala qué: un aval siempre es verdad.
