seat = Asiento { $number }

action-TimeUp = Se acabó el tiempo: { $name }
action-ChangeHands = { $bot ->
    [yes] Un bot sustituye a { SEAT($seat) }
   *[no] Una persona sustituye a { SEAT($seat) }
}
action-Go = Todos están listos
action-Pause = Pausa la partida
action-Resume = Reanuda la partida
action-Undo = Deshaz tu última acción
    .name = Deshacer

event-Undone = { SEAT($by) } deshace la última acción.
event-Paused = La partida está en pausa.
event-Resumed = La partida se reanuda.

refusal-TB-001 = Algo ha pasado mientras tanto. Mira otra vez y elige de nuevo.
refusal-TB-002 = Ahora nadie puede actuar: la partida está en pausa.
refusal-TB-003 = Solo la mesa pausa la partida, y solo la mesa la reanuda.
refusal-TB-004 = Ahora no hay nada que puedas deshacer.
refusal-TB-005 = Solo el reloj termina un temporizador, y solo mientras corre.
refusal-TB-006 = Ese asiento no existe en esta mesa.
refusal-TB-007 = La partida ha terminado.
refusal-TB-008 = Ha pasado muy poco tiempo desde la última vez. Espera un momento.
