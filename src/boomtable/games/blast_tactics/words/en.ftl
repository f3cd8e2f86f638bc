title = Blast Tactics
tagline = Lay bombs, run, and be the last one standing when the arena falls apart.
board-goal = Be the last one standing: lay bombs where the others will be, and be gone.
board-goal-won = only you are left
board-goal-lost = hit by flames twice

preset-duel_alley = Duel Alley
preset-offset_bridge = Offset Bridge
preset-crumble_duel = Crumble Duel
preset-three_corners = Three Corners
preset-trident = Trident
preset-triple_power = Triple Power
preset-four_forts = Four Forts
preset-open_field = Open Field
preset-carousel = Carousel
preset-power_plant = Power Plant
preset-pit_stop = Pit Stop
preset-thin_ice = Thin Ice
preset-crossroads = Crossroads
preset-ring_road = Ring Road
preset-revenge = Revenge Mode

option-arena = Arena
    .hint = Designs of our own: the pictures of the printed draft are lost.
    .standard = Standard for this many players
    .duel_alley = { preset-duel_alley } (2)
    .offset_bridge = { preset-offset_bridge } (2)
    .crumble_duel = { preset-crumble_duel } (2)
    .three_corners = { preset-three_corners } (3)
    .trident = { preset-trident } (3)
    .triple_power = { preset-triple_power } (3)
    .four_forts = { preset-four_forts } (4)
    .open_field = { preset-open_field } (4)
    .carousel = { preset-carousel } (4)
    .power_plant = { preset-power_plant } (4)
    .pit_stop = { preset-pit_stop } (4)
    .thin_ice = { preset-thin_ice } (4)
    .crossroads = { preset-crossroads } (4)
    .ring_road = { preset-ring_road } (4)
    .custom = An arena of your own
option-plan = The plan of an arena of your own, line by line
option-revenge = Revenge Mode
    .hint = Whoever is out lays bombs at the edge, and returns in the place of a player whom one of them hits, heart or no heart.
option-trail = Bombs are laid
    .hint = The draft says: anywhere on the trail of the turn.
    .turn = On the trail of the whole turn
    .move = On the trail of the last move only
option-danger_map = Danger map
    .hint = Everybody may see which squares will burn or flip, and when.
option-first = First player
    .lot = By lot
    .seat = { SEAT($value) }
option-turn_seconds = Seconds for a turn: 20 to 300, or 0 for no limit
option-canonical_lay = Bombs after one move in the order of squares
    .hint = For tables of bots alone.
option-guided = Explanations
    .hint = The game explains itself at the right moment.

action-Move = Move to { $square }
    .name = Move
    .square = To which square?
action-Lay = Lay a bomb on { $square }
    .name = Lay a bomb
    .square = On which square?
action-Pass = Wall/Bomb Pass: move to { $square }
    .name = Use Wall/Bomb Pass
    .square = To which square?
action-Kick = Bomb Kick: the bomb slides to { $square }
    .name = Use Bomb Kick
    .square = To which square does the bomb slide?
action-Remote = Remote: the bomb on { $square }
    .name = Use Remote
    .square = On which square lies the bomb?
action-RemoteCarried = Remote: the bomb that { SEAT($carrier) } carries
    .name = Use Remote on a carried bomb
    .carrier = Who carries the bomb?
action-Punch = Bomb Punch: { board-direction }
    .name = Use Bomb Punch
    .direction = In which direction?
action-Glove = Power Glove: lift a bomb
    .name = Use Power Glove
action-Throw = Throw the bomb { board-direction }
    .name = Throw the bomb
    .direction = In which direction?
action-Discard = Discard { board-card }
    .name = Discard a card
    .card = Which card?
action-End = End the turn
    .name = End the turn

event-GameBegun = { SEAT($first) } begins. In the row: { EACH($row, "board-card") }.
event-TurnBegun = Turn { $turn }: { SEAT($seat) }{ $ghost ->
    [yes] , out of the arena.
   *[no] .
}
event-Ticked = Fuse 1: { SEAT($seat) }’s { $squares }.
event-Exploded = { $cause ->
    [remote] Boom! Set off by Remote: { $blasts }.
    [collapse] Boom! The bombs on the last tiles go off: { $blasts }.
   *[fuse] Boom! The fuse has run out: { $blasts }.
}
event-SoftBlockOpened = The soft block on { $square } opens: { board-item }.
event-ItemBurnt = { board-item } on { $square } burns.
event-HoleOpened = The cracked turf on { $square } breaks: a hole.
event-HeartLost = { SEAT($seat) } loses the heart.
event-Eliminated = { $how ->
    [hole] { SEAT($seat) } falls into the hole and is out.
    [tile] { SEAT($seat) } goes down with the tile and is out.
   *[flames] { SEAT($seat) } is out.
}
event-PlaceTaken = Revenge! { SEAT($by) } returns in { SEAT($victim) }’s place on { $square }.
event-TilesFlipped = Sudden Death: { SEAT($seat) }’s card flips tiles of the arena.
event-CardDrawn = { SEAT($seat) } draws for the row: { board-card }.
event-SuddenDeathDrawn = { SEAT($seat) } draws Sudden Death! From the next turn on tiles will flip.
event-Reshuffled = The discard pile is shuffled and becomes the deck: { $count ->
    [one] one card.
   *[other] { $count } cards.
}
event-Moved = { SEAT($by) } moves to { $landed }.
event-ItemTaken = { SEAT($by) } takes { board-item }.
event-SpeedUpSpent = { SEAT($by) } spends a Speed-Up.
event-BombLaid = { SEAT($by) } lays a bomb on { $square }.
event-CardUsed = { SEAT($by) } uses { board-card }{ $free ->
    [yes] , free of charge.
   *[no] .
}
event-BombPunched = { $fell ->
    [yes] The bomb flies from { $start } into the hole on { $square }. Punched by { SEAT($by) }.
   *[no] { SEAT($by) } punches the bomb from { $start } to { $square }.
}
event-BombKicked = { $fell ->
    [yes] The bomb slides from { $start } into the hole on { $square }. Kicked by { SEAT($by) }.
   *[no] { SEAT($by) } kicks the bomb from { $start } to { $square }.
}
event-BombPickedUp = { SEAT($by) } picks up the bomb on { $square }.
event-BombThrown = { $fell ->
    [yes] The bomb flies from { $start } into the hole on { $square }. Thrown by { SEAT($by) }.
   *[no] { SEAT($by) } throws the bomb from { $start } to { $square }.
}
event-FuseShortened = { SEAT($by) } shortens the fuse on { $square }: now 1.
event-ActionsEnded = { SEAT($by) } takes no more actions.
event-Discarded = { SEAT($by) } discards { board-card }. The next player’s first card is free.
event-TimeTaken = The time of the turn is over: { SEAT($seat) } uses half a minute of the bank, { $left } left.
event-TimedOut = The time is over: { SEAT($seat) }’s turn ends.

end-last_standing = The last one standing wins.
end-collapse = The others went down with the arena.
end-hearts = They went down together: whoever still had a heart wins.
end-card_order = They went down together: in turn order from the holder of Sudden Death, the first of them wins.
end-shared = Nobody is left: those who fell last share the win.

tally-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
tally-tiles_flipped = { $count ->
    [0] no tiles flipped
    [one] tiles flipped once
   *[other] tiles flipped { $count } times
}
tally-hearts_left = { $count ->
    [0] no heart left
    [one] one heart left
   *[other] { $count } hearts left
}

refusal-BT-070 = Not now: { $phase ->
    [discard] discard one of the two cards.
    [ghost] lay a bomb at the edge, or end your turn.
   *[action] discards come after the actions.
}
refusal-BT-093 = You have no action left. End your turn.
refusal-BT-096 = This card is not in the row. Discard one of the two.
refusal-BT-105 = A move goes in a straight line: up, down, left or right.
refusal-BT-106 = { $reason ->
    [bomb] A bomb is in the way: you stop before it.
   *[block] A block is in the way: you stop before it.
}
refusal-BT-108 = Somebody stands there. You may walk past, not stop.
refusal-BT-112 = Something on the way stops you before that square.
refusal-BT-114 = { $reason ->
    [hole] That is a hole: go round it.
   *[no_floor] There is no floor.
}
refusal-BT-120 = You have no bomb left. They come back when they have gone off.
refusal-BT-121 = Bombs are laid on your trail. Move there first.
refusal-BT-122 = That square is taken. Lay the bomb next to it.
refusal-BT-123 = Bombs need free floor.
refusal-BT-190 = { board-card } is not in the row. Use one of the two cards.
refusal-BT-191 = You have no action left for { board-card }.
refusal-BT-200 = No bomb without a figure on it lies next to you there.
refusal-BT-204 = The bomb would find no place to land there.
refusal-BT-211 = No bomb slides there. Choose a lit square.
refusal-BT-220 = Stand on a bomb to pick it up.
refusal-BT-221 = You carry a bomb already. Throw it first.
refusal-BT-223 = You carry no bomb.
refusal-BT-224 = The bomb would find no place to land there.
refusal-BT-230 = No bomb of yours lies there. Remote is for your own bombs.
refusal-BT-232 = { SEAT($carrier) } carries no bomb of yours.
refusal-BT-243 = A soft block is there: pass through it and stop behind it.
refusal-BT-247 = Wall/Bomb Pass does not lead there: through soft blocks or through bombs, not through both.
refusal-BT-280 = The game is over.
refusal-BT-301 = Lay it on an empty square at the edge of the arena.
refusal-BT-333 = No bombs on teleport pads.
refusal-BT-390 = It is { SEAT($turn) }’s turn.
refusal-BT-393 = That clock is not running.
refusal-BT-400 = That is not for you to do.
refusal-BT-404 = At this table the bombs after one move are laid in the order of squares.

# a turn in one line
board-turn-done = { SEAT($by) }: { $deeds }.
board-turn-idle = { SEAT($by) } stays put.
board-turn-moves = to { $landed }
board-turn-takes = takes { $name }
board-turn-lays = { $count ->
    [one] bomb on { $squares }
   *[other] bombs on { $squares }
}
board-turn-boom = Boom!

# cards, items and directions
board-card = { $card ->
    [punch] Bomb Punch
    [kick] Bomb Kick
    [glove] Power Glove
    [remote] Remote
   *[pass] Wall/Bomb Pass
}
board-win = win
board-lose = lose
board-item = { $item ->
    [bomb_up] Bomb-Up
    [speed_up] Speed-Up
   *[flame_up] Flame-Up
}
board-direction = { $direction ->
    [N] up
    [E] right
    [S] down
   *[W] left
}

# the arena
board-arena = Arena
board-arena-name = { $arena ->
    [duel_alley] { preset-duel_alley }
    [offset_bridge] { preset-offset_bridge }
    [crumble_duel] { preset-crumble_duel }
    [three_corners] { preset-three_corners }
    [trident] { preset-trident }
    [triple_power] { preset-triple_power }
    [four_forts] { preset-four_forts }
    [open_field] { preset-open_field }
    [carousel] { preset-carousel }
    [power_plant] { preset-power_plant }
    [pit_stop] { preset-pit_stop }
    [thin_ice] { preset-thin_ice }
    [crossroads] { preset-crossroads }
    [ring_road] { preset-ring_road }
   *[custom] An arena of your own
}
board-thing = { $thing ->
    [1] hard block
    [2] hole
    [3] soft block
   *[0] { $feature ->
        [1] Power pad
        [2] cracked turf
        [3] teleport pad upwards
        [4] teleport pad to the right
        [5] teleport pad downwards
        [6] teleport pad to the left
       *[0] floor
    }
}
board-bomb = { SEAT($seat) }’s bomb, fuse { $side }{ $carried ->
    [yes] , carried
   *[no] {""}
}
board-figure = { SEAT($seat) }
board-planned = a bomb will be laid here
board-burns = { $turns ->
    [one] burns next turn
   *[other] burns in { $turns } turns
}
board-lit = { $light ->
    [move] you can stop here
    [lay] you can lay a bomb here
   *[target] can be aimed at
}
board-zoom-in = Closer
board-zoom-out = Farther
board-danger-map = Danger map
board-deck = Deck { $deck }
board-sudden = { SEAT($seat) }: { $flips ->
    [0] all tiles flipped
    [one] 1 flip left
   *[other] { $flips } flips left
}
board-falls = { $flips ->
    [1] It flips on { SEAT($seat) }’s next turn.
   *[other] It flips on { SEAT($seat) }’s turn number { $flips } from now.
}
board-row = Cards of the row
board-pickable = can be picked
board-card-text = { $card ->
    [punch] hit a bomb
    [kick] slide a bomb
    [glove] pick up a bomb
    [remote] shorten a fuse
   *[pass] walk through
}
board-free = free
board-actions = { $actions ->
    [0] No actions left
    [one] 1 action left
   *[other] { $actions } actions left
}{ $speed ->
    [0] {""}
    [one] , and one by Speed-Up
   *[other] , and { $speed } by Speed-Up
}
board-end-blast = { $bombs ->
    [one] { SEAT($by) }’s bomb on { $square } caught { EACH($caught, "board-caught", by: " and ") }.
   *[other] A chain of { $bombs } bombs, begun on { $square }, caught { EACH($caught, "board-caught", by: " and ") }.
}
board-end-order = They went down together. { $same ->
    [yes] { SEAT($holder) } holds Sudden Death, and so comes first.
   *[no] In turn order from { SEAT($holder) }, who holds Sudden Death, { SEAT($winner) } comes first.
}
board-end-out = { $how ->
    [hole] You fell into a hole in turn { $turn }.
    [tile] You went down with a tile in turn { $turn }.
   *[flames] { $by ->
        [none] A chain of bombs put you out in turn { $turn }.
        [own] Your own bomb put you out in turn { $turn }.
       *[other] { SEAT($by) }’s bomb put you out in turn { $turn }.
    }
}
board-caught = { SEAT($caught) }
board-end-seat = { SEAT($seat) }, place { $place }
board-end-places = Places
board-seat = { SEAT($seat) }: { $out ->
    [yes] out
   *[no] { $heart ->
        [yes] heart
       *[no] no heart
    }
}, bombs { $bombs } of { $total }, reach { $reach }{ $speed ->
    [0] {""}
   *[other] , Speed-Up { $speed }
}{ $carries ->
    [yes] , carries a bomb
   *[no] {""}
}{ $holder ->
    [yes] , holds Sudden Death
   *[no] {""}
}{ $bank ->
    [none] {""}
   *[other] , half minutes in the bank: { $bank }
}
board-stock = Bombs to lay: { $bombs } of { $total }. Flames reach { $reach } squares. { $heart ->
    [yes] Heart whole.
   *[no] Heart broken: three actions.
}{ $speed ->
    [0] {""}
   *[other] {" "}Speed-Ups: { $speed }.
}
board-deck-left = { $deck ->
    [one] One card is left.
   *[other] { $deck } cards are left.
}
board-you = You
board-bombers = Bombers
board-turn = Turn { $turn }
board-to-come = Still to come
board-mark = { $mark ->
    [move] you can stop here
    [reach] burns when this bomb goes off
    [falls] when this tile flips: 1 is next
   *[danger] burns before your next turn
}
board-ours = The arenas are designs of our own: the pictures of the printed draft are lost.
board-key-arrows = from square to square
board-key-space = tap the square: its bombs, its goal
board-key-lay = taps on the trail lay bombs, or not
board-key-cards = punch, kick, glove, remote, pass
board-key-throw = throw the bomb on your head
board-key-end = end the turn
board-key-danger = danger map
board-key-zoom = closer, farther, the whole arena
board-key-pan = move the arena

board-looked = From { $square } on, about
board-reason = { $reason ->
    [item] { $item ->
        [0] A Bomb-Up lies there
        [1] A Speed-Up lies there
       *[other] A Flame-Up lies there
    }
    [later] { $falls ->
        [1] { $turns ->
            [1] It falls next turn
           *[other] It falls in { $turns } turns
        }
       *[other] { $turns ->
            [1] It burns next turn
           *[other] It burns in { $turns } turns
        }
    }
    [flee] { $falls ->
        [1] { $turns ->
            [1] Your square falls next turn
           *[other] Your square falls in { $turns } turns
        }
       *[other] { $turns ->
            [1] Your square burns next turn
           *[other] Your square burns in { $turns } turns
        }
    }
    [own] Your own bomb reaches it: walk away next turn
    [calm] No blast in sight reaches it
    [bomb] { $bombs ->
        [1] You have one bomb
       *[other] You have { $bombs } bombs
    }
    [stay] No blast in sight reaches you
    [stuck] { $falls ->
        [1] { $turns ->
            [1] Your square falls next turn
           *[other] Your square falls in { $turns } turns
        }
       *[other] { $turns ->
            [1] Your square burns next turn
           *[other] Your square burns in { $turns } turns
        }
    }
    [only] There is nothing else to do
   *[card] The card is in the row
}
prompt-waiting = { $phase ->
    [discard] { SEAT($seat) } is choosing a card to discard
    [ghost] { SEAT($seat) } may lay a bomb at the edge
   *[action] { SEAT($seat) } is on the move
}
prompt-out = { $revenge ->
    [yes] You are out, but not for good: on your turn, lay a bomb at the edge. Whoever it hits gives you their place.
   *[no] You are out; your bombs still go off. Watch to the end, or leave: nobody waits for you.
}
prompt-slide = { $to ->
    [none] { $drops ->
        [none] { $ghost ->
            [yes] Lay a bomb at the edge
            [cards] Use a card, or end your turn
            [spent] Lay bombs on your trail, or end your turn
           *[no] Move, or use a card
        }
       *[other] Lay a bomb on { $drops }
    }
   *[other] { $drops ->
        [none] Move to { $to }
       *[other] Move to { $to }, lay on { $drops }
    }
}
prompt-slide-hint = { $actions ->
    [0] No actions left
    [one] 1 action left
   *[other] { $actions } actions left
}{ $speed ->
    [0] {""}
    [one] , 1 by Speed-Up
   *[other] , { $speed } by Speed-Up
}{ $free ->
    [yes] , a free card
   *[no] {""}
}. { $laying ->
    [yes] Tap your trail to lay bombs.
    [none] Tap a card to use it.
   *[no] { $bombs ->
        [0] Tap a dot to move.
       *[other] Tap a dot, then your trail to lay bombs.
    }
}
prompt-ghost-hint = Tap an empty square at the edge. Whoever it hits gives you their place, even with a heart.
prompt-safety = { $burns ->
    [0] Safe there, as far as anybody can tell.
    [one] Burns next turn!
   *[other] { $soon ->
        [yes] Burns in { $burns } turns, before you move again!
       *[no] Burns in { $burns } turns.
    }
}
prompt-own-blast = In line with your own bomb: walk away with your next turn.
prompt-mode-lay = Lay
prompt-mode-throw = Throw
prompt-mode-end = { $ghost ->
    [yes] Lay nothing
   *[no] End turn
}
prompt-use = { $to ->
    [none] { $direction ->
        [none] { $card ->
            [punch] Which bomb will you punch?
            [kick] Where will the bomb slide?
            [remote] Which of your bombs?
            [pass] Where will you walk through to?
           *[glove] Pick up the bomb underfoot
        }
       *[other] Punch the bomb { board-direction }
    }
   *[other] { $card ->
        [punch] Punch the bomb { board-direction }, to { $to }
        [kick] Kick the bomb to { $to }
        [remote] { $booms ->
            [yes] Set off the bomb on { $to }
           *[no] Fuse 1 for the bomb on { $to }
        }
        [pass] Walk through to { $to }
       *[glove] Pick up the bomb underfoot
    }
}
prompt-booms = It goes off at once. This cannot be undone.
prompt-cost = { $free ->
    [yes] Free of charge.
   *[no] { $actions ->
        [0] Costs a Speed-Up.
       *[other] Costs 1 of { $actions } actions.
    }
}
prompt-deed-slide = { $to ->
    [none] { $ghost ->
        [yes] Lay it
       *[no] Lay
    }
   *[other] { $drops ->
        [none] Move
       *[other] Move and lay
    }
}
prompt-deed-use = { $card ->
    [punch] Punch
    [kick] Kick
    [remote] { $booms ->
        [yes] Set it off
       *[no] Shorten it
    }
    [pass] Walk through
   *[glove] Pick up
}
prompt-throw = { $direction ->
    [none] Throw it: which way?
   *[other] Throw the bomb { board-direction }, to { $to }
}
prompt-throw-hint = Free. It lands on the first empty square that way.
prompt-deed-throw = Throw
prompt-end = { $ghost ->
    [yes] Lay nothing this time?
   *[no] End your turn?
}
prompt-end-hint = { $used ->
    [yes] The next player goes on.
   *[no] You used no card, so you discard one, and the next player’s first card is free.
}
prompt-end-danger = { $how ->
    [falls] Your tile falls first: you will be out!
    [last] Your square burns first: you will be out!
   *[burns] Your square burns first: it costs your heart.
}
prompt-deed-end = End turn
prompt-discard = { $card ->
    [none] Which card goes?
   *[other] Discard { board-card }?
}
prompt-discard-hint = The other one stays. The next player’s first card is free.
prompt-deed-discard = Discard it
