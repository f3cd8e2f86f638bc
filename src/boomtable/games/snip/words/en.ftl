title = Snip
tagline = One wire is red. Nobody sees all of them.
preset-standard = The usual game
option-first = Seat that begins

action-Cut = Cut wire { $wire }
    .name = Cut a wire
    .wire = Which wire?
action-Vouch = Vouch for wire { $wire }
    .name = Vouch for a wire
    .wire = Which wire?

event-Dealt = { SEAT($seat) } holds two wires.
event-WireCut = { SEAT($by) } cuts wire { $wire }: { $colour ->
    [1] red
   *[0] blue
}.
event-Vouched = { SEAT($by) } vouches for wire { $wire }: it is blue.

end-red_wire_cut = The red wire is cut. Everybody loses.
end-all_blue_cut = All blue wires are cut. Everybody wins!

refusal-SN-002 = It is not your turn: { SEAT($turn) } is next.
refusal-SN-003 = You cannot cut wire { $wire }: it is your own.
refusal-SN-004 = You cannot cut wire { $wire }: it is cut already.
refusal-SN-008 = The game is over.
refusal-SN-009 = There is no wire { $wire }.
refusal-SN-014 = You cannot vouch: no voucher is left.
refusal-SN-015 = You cannot vouch for wire { $wire }: it is not yours.
refusal-SN-016 = You cannot vouch for wire { $wire }: it is red.
refusal-SN-017 = You cannot vouch for wire { $wire }: everybody knows its colour.
refusal-SN-022 = That cannot be done in Snip: you cut or you vouch.
