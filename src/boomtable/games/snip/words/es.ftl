title = Snip
tagline = Un cable es rojo. Nadie los ve todos.
preset-standard = La partida normal
option-first = Asiento que empieza

action-Cut = Corta el cable { $wire }
    .name = Corta un cable
    .wire = ¿Qué cable?
action-Vouch = Responde por el cable { $wire }
    .name = Responde por un cable
    .wire = ¿Qué cable?

event-Dealt = { SEAT($seat) } tiene dos cables.
event-WireCut = { SEAT($by) } corta el cable { $wire }: { $colour ->
    [1] rojo
   *[0] azul
}.
event-Vouched = { SEAT($by) } responde por el cable { $wire }: es azul.

end-red_wire_cut = El cable rojo está cortado. Pierden todos.
end-all_blue_cut = Todos los cables azules están cortados. ¡Ganan todos!

refusal-SN-002 = No es tu turno: le toca a { SEAT($turn) }.
refusal-SN-003 = No puedes cortar el cable { $wire }: es tuyo.
refusal-SN-004 = No puedes cortar el cable { $wire }: ya está cortado.
refusal-SN-008 = La partida ha terminado.
refusal-SN-009 = No hay ningún cable { $wire }.
refusal-SN-014 = No puedes responder: no quedan garantías.
refusal-SN-015 = No puedes responder por el cable { $wire }: no es tuyo.
refusal-SN-016 = No puedes responder por el cable { $wire }: es rojo.
refusal-SN-017 = No puedes responder por el cable { $wire }: todos conocen su color.
refusal-SN-022 = En Snip eso no se puede: se corta o se responde.
