title = Snip
tagline = One wire is red. Nobody sees all of them.
board-goal = Cut every blue wire, and leave the one red wire alone.
board-goal-won = all blue wires cut
board-goal-lost = the red one cut
preset-standard = The usual game
option-first = Seat that begins
    .seat = { SEAT($value) }
option-guided = Explanations
    .hint = The game explains itself at the right moment.

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

tally-cuts = { $count ->
    [one] one wire cut
   *[other] { $count } wires cut
}
tally-vouched = { $count ->
    [one] one voucher used
   *[other] { $count } vouchers used
}

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

board-end = { $by ->
    [none] All blue wires are cut. { SEAT($at) }’s { $wire } was the red one.
   *[other] { SEAT($by) } cut { SEAT($at) }’s { $wire }, and that was the red one.
}
board-stand = { SEAT($seat) }
board-yours = Your wires
board-wire = { SEAT($seat) }, wire { $wire }, { $state ->
    [cut] cut, { $colour ->
        [1] red
       *[0] blue
    }
    [vouched] blue, vouched for
    [seen] { $colour ->
        [1] red
       *[0] blue
    }
   *[covered] covered
}{ $lit ->
    [yes] , can be picked
   *[no] {""}
}
board-vouchers-title = Vouchers
board-vouchers = { $left ->
    [0] No voucher is left.
    [one] One voucher is left.
   *[other] { $left } vouchers are left.
}
board-bomb = In this bomb
board-blue = { $cut } of { $all } blue
board-red = 1 red
board-value = { $value ->
    [red] red
   *[blue] blue
}

board-key-letters = pick the wire with that letter
board-hint = { $deed ->
    [Vouch] Vouch for { $piece }
   *[Cut] Cut { SEAT($seat) }’s { $piece }
}
board-looked = { SEAT($seat) }’s { $piece } may be
board-reason = { $reason ->
    [own] You see it: blue
    [vouched] Vouched for
    [elsewhere] You hold the red
   *[hidden] 1 in { $hidden } is red
}
prompt-waiting = { SEAT($seat) } is choosing a wire
prompt-to-go = { $left ->
    [one] One blue wire to go.
   *[other] { $left } blue wires to go.
}
prompt-pick = Pick a wire
prompt-pick-hint = { $vouch ->
    [yes] Cut one of theirs, or vouch for one of yours.
   *[no] Cut one of theirs.
}
prompt-cut = Cut { SEAT($seat) }’s { $wire }?
prompt-cut-hint = { $vouched ->
    [yes] It is blue, { SEAT($seat) } vouched for it.
   *[no] Only { SEAT($seat) } knows its colour.
}
prompt-vouch = Vouch for your { $wire }?
prompt-vouch-hint = Everybody learns that it is blue. { $left ->
    [0] It is the last voucher.
    [one] One voucher is left after it.
   *[other] { $left } vouchers are left after it.
}
prompt-deed-cut = Snip { $wire }
prompt-deed-vouch = Vouch for { $wire }
