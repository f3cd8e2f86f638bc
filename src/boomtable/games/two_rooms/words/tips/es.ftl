tip-deal = Estás en una de dos salas y no oyes la otra. Cada persona recibe una carta secreta: mira la tuya manteniendo pulsada la placa marrón, cuando todo el mundo esté.
tip-appoint = Mantén pulsada la placa marrón: los azules quieren a Presidente y Bombardero separados, los rojos juntos. Ahora hace falta un líder: toca a alguien y nómbralo.
tip-share = La palabra no prueba nada, la carta sí. Toca a alguien y propón enseñaros las cartas: si acepta, veis las dos.
tip-offer = Alguien propone enseñaros las cartas. Si aceptas, veis las dos; también se puede decir que no.
tip-point = Las manos se cuentan: quien tiene a más de media sala detrás lidera al instante. Toca a alguien para señalar.
tip-lead = Lideras esta sala: cuando acabe el tiempo eliges quién va a la otra. Averigua quién va con quién.
tip-talk = Di lo que sabes, o lo que los demás deben creer: a toda la sala o en un susurro. «Por mí ya», cuando no te quede nada que hacer.
tip-tie = { $count ->
    [one] Lideras: toca al rehén que va a la otra sala y anúncialo.
   *[other] Lideras: toca a los { $count } rehenes que van a la otra sala y anúncialos.
}
tip-hostages = Se acabó el tiempo. Los líderes de las dos salas eligen rehenes, que cambian de sala.
tip-going = Vas de rehén: pasas a la otra sala, con tu carta y con todo lo que has visto.
tip-meet = Los dos líderes se ven un momento. Hablad, o decid enseguida que ya estáis.
tip-moved = Una sala nueva: lo que viste allí no lo sabe nadie aquí. Cuéntalo, cállalo o miente.
tip-last = La última ronda. Importa dónde acaben Presidente y Bombardero: ¿quién debe irse y quién quedarse?
tip-won = Tu equipo ha logrado su meta. El resto lo cuenta la repetición: quién sabía qué, y cuándo.
tip-lost = La meta la han logrado los demás. En la repetición ves quién sabía qué, y cuándo.
