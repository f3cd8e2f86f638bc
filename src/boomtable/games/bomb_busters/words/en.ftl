title = Bomb Busters
tagline = Everybody holds part of the bomb. Cut it in pairs, by wits alone.
board-goal = Cut every wire in pairs: one of yours, one of a friend’s, the same number.
board-goal-won = all stands empty
board-goal-lost = too many slips
board-goal-said = { SEAT($seat) }, is d a 5?

preset-first = First mission, with explanations
preset-field = A day in the field
preset-exam = The final exam

option-mission = Mission
option-mission-1 = Training, Day 1
option-mission-2 = Training, Day 2
option-mission-3 = Training, Day 3
option-mission-4 = First Day in the Field
option-mission-5 = Second Day in the Field
option-mission-6 = Third Day in the Field
option-mission-7 = Last Day of Class
option-mission-8 = Final Exam
option-mission-9 = A Sense of Priorities
option-mission-10 = A Rough Patch
option-mission-11 = Blue on Red
option-mission-12 = Wrapped in Red Tape
option-mission-13 = Red Alert!
option-mission-14 = High-Risk Expert
option-mission-15 = Mission in Novosibirsk
option-mission-16 = Time to Reprioritize
option-mission-17 = Rhett Herrings
option-mission-21 = Death by Haggis
option-mission-24 = Tally Ho!
option-mission-25 = The Better to Hear You
option-mission-26 = Speaking of the Wolf
option-mission-27 = Playing with Wire
option-mission-28 = Captain Careless
option-mission-31 = With One Hand Tied Behind My Back
option-mission-32 = Pranks-A-Plenty
option-mission-33 = What Happens in Vegas
option-mission-37 = Joker’s Gone Wild
option-mission-38 = Knit a Wire, Purl a Wire
option-mission-40 = Hard to Die
option-mission-52 = Dirty Double-crossers
option-mission-57 = An Impossible Mission
option-mission-58 = Double and/or Nothing
option-mission-18 = BAT-Helping-Hand
option-mission-19 = In the Belly of the Beast
option-mission-20 = The Big Bad Wolf
option-mission-43 = Nano the Robot
option-mission-44 = Underwater Pressure
option-mission-49 = Message in a Bottle
option-mission-53 = Nano, Nano
option-mission-59 = Nano to the Rescue
option-mission-63 = Positively Titanic
option-mission-45 = Seeking Volunteers
option-mission-46 = Secret Agent
option-mission-48 = Lethal Wires 3
option-mission-51 = Your (Un)Lucky Day
option-mission-56 = Tripwires
option-mission-64 = Return of the Tripwires
option-captain = Captain
    .drawn = By lot
    .seat = { SEAT($value) }
option-all_boxes = All boxes open
    .hint = Missions of every box can be chosen. Otherwise a box opens when its exam is won.
option-signals = Silent signals
    .hint = Bots read a meaning into each other’s choices. Only for tables without people.
option-free_chat = Free talk
    .hint = Everybody may write what they like. Otherwise there are fixed phrases, so that nobody gives a hint.
option-guided = Explanations
    .hint = The game explains itself at the right moment.
option-strict_memory = Strict memory
    .hint = What was only said aloud fades, as at a real table.
option-double_detector = Double Detector
    .hint = Off for practice: nobody can point at two wires.
option-equipment = Equipment, chosen for practice
option-hold_ms = Pause before a result
option-decision_seconds = Seconds for a choice, 0 for no limit
option-unhurried = No hurry
    .hint = The clock of a mission runs three times as long.
option-characters = Characters

mission-1 = { option-mission-1 }: only the blue wires 1 to 6. Learn to cut in pairs and alone.
mission-2 = { option-mission-2 }: the wires 1 to 8 and two yellow ones, which have no number.
mission-3 = { option-mission-3 }: the wires 1 to 10 and a red one that nobody may ever hit. Equipment helps you.
mission-4 = { option-mission-4 }: all twelve numbers, red, yellow and equipment together.
mission-5 = { option-mission-5 }: of three marked yellow wires two are in the bomb. Which ones?
mission-6 = { option-mission-6 }: four yellow wires, all alike.
mission-7 = { option-mission-7 }: of the marked red wires one is in the bomb. Which one?
mission-8 = { option-mission-8 }: not every marked wire is in the bomb. Show what you have learnt.

action-PlaceInfo = Place an info token at { $wire }
    .name = Place your info token
    .wire = At which wire of yours?
action-Point = Point at { $wire }
    .name = Point at a teammate’s wire
    .wire = At which wire?
action-DoubleDetect = Point at { $wires } with the Double Detector
    .name = Point with the Double Detector
    .wires = At which two wires of one stand?
action-TripleDetect = Point at { $wires } with the Triple Detector
    .name = Point with the Triple Detector
    .wires = At which three wires of one stand?
action-SuperDetect = Point at all of stand { $stand } with the Super Detector
    .name = Point with the Super Detector
    .stand = At which stand?
action-Say = Say { EACH($values, "board-value", by: " or ") }
    .name = Say a value
    .values = Which value?
    .after = { $first } and say { EACH($values, "board-value", by: " or ") }
action-Answer = Choose { $wire }
    .name = Answer the detector
    .wire = Which wire of yours?
action-Lay = Lay down { $wire }
    .name = Lay your wire down
    .wire = Which wire of yours?
action-SoloCut = Cut { EACH($value, "board-value") } alone
    .name = Cut alone
    .value = Which value?
action-RevealReds = Reveal your red wires
    .name = Reveal red wires
action-PutLabel = { $card ->
    [12] Put = at { $wire } and its right neighbour
   *[1] Put ≠ at { $wire } and its right neighbour
}
    .name = Put a label
    .card = Which label, 1 for ≠ or 12 for =?
    .wire = Which wire is the left one?
action-UseWalkieTalkies = Swap { $wire } with { SEAT($mate) }
    .name = Use the Walkie-Talkies
    .mate = With whom?
    .wire = Which wire of yours?
action-GiveWire = Give { $wire }
    .name = Give a wire in return
    .wire = Which wire of yours?
action-UsePostIt = Put the Post-it at { $wire }
    .name = Use the Post-it
    .wire = At which wire of yours?
action-UseRewinder = Turn the dial back
    .name = Use the Rewinder
action-UseBatteries = Recharge { SEAT($mates) }
    .name = Use the Emergency Batteries
    .mates = For whom?
action-UseRadar = Ask the General Radar for { $number }
    .name = Use the General Radar
    .number = For which number?
action-UseStabilizer = Secure this turn
    .name = Use the Stabilizer
action-UseCoffeeMug = Pass, { SEAT($mate) } is next
    .name = Use the Coffee Mug
    .mate = Who is next?
action-Speak = Say: “{ board-phrase }”
    .name = Say something
    .phrase = What?

event-MissionLaid = { $mission ->
    [1] { mission-1 }
    [2] { mission-2 }
    [3] { mission-3 }
    [4] { mission-4 }
    [5] { mission-5 }
    [6] { mission-6 }
    [7] { mission-7 }
    [8] { mission-8 }
   *[9] { mission-later }
} The Captain is { SEAT($captain) }.
event-Dealt = { SEAT($seat) } sorts a stand of wires.
event-InfoPlaced = { SEAT($by) } places a token: { $wire } is { EACH($value, "board-value") }.
event-Pointed = { SEAT($by) } points at { SEAT($at) }’s { $wires }{ $tool ->
    [double] {" "}with the Double Detector.
    [triple] {" "}with the Triple Detector.
    [super] {" "}with the Super Detector.
   *[hand] .
}
event-Said = { SEAT($by) } says { EACH($values, "board-value", by: " or ") } for { SEAT($at) }’s { $wires }.
event-Named = { SEAT($by) } chooses { $wire }. The others do not know yet.
event-Found = { SEAT($by) } has hit { $wire } of { SEAT($at) }.
event-PairCut = { SEAT($by) } cuts { EACH($value, "board-value") } with { SEAT($at) }: { $wire } and { $own }.
event-ClaimFailed = { $value ->
    [none] Wrong: { SEAT($at) } has no such wire there, and no token is placed.
   *[other] Wrong: { SEAT($at) }’s { $wire } is { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] The Stabilizer holds the dial.
   *[no] { $fuse ->
        [one] One step to the blast!
       *[other] { $fuse } steps to the blast.
    }
}
event-Exploded = { $reason ->
    [red_wire_hit] { SEAT($by) } hits red. Boom!
    [captain_failed] The Captain is wrong, and may not be. Boom!
    [time_up] The time is up. Boom!
    [no_way_on] { SEAT($by) } has nothing left that may be cut. Boom!
    [wrong_wires] { SEAT($by) } names a wire that is something else. Boom!
    [nano_at_the_end] Nano reaches 12. Boom!
    [named_reds] { SEAT($by) } has named somebody with nothing but red. Boom!
    [turned_wrong] { SEAT($by) } is wrong about a turned wire. Boom!
   *[fuse_burned] { SEAT($by) } moves the dial to the blast. Boom!
}
event-SoloDone = { SEAT($by) } cuts { EACH($value, "board-value") } alone: { $wires }.
event-RedsRevealed = { SEAT($by) } has only red left and reveals it: { $wires }.
event-Validated = All four { $number }s are cut.
event-Unlocked = { board-card } can be used now.
event-LabelPut = { SEAT($by) } labels { $wire } and its right neighbour: { $card ->
    [12] equal.
   *[1] different.
}
event-WireOffered = { SEAT($by) } offers { $wire } to { SEAT($to) }, face down.
event-Swapped = { SEAT($by) } and { SEAT($to) } swap wires: { $gave } goes to { SEAT($to) } as { $gave_to }, { $got } to { SEAT($by) } as { $got_to }.
event-Rewound = { SEAT($by) } turns the dial back: { $fuse } steps to the blast.
event-Recharged = { SEAT($by) } recharges the power of { SEAT($mates) }.
event-RadarAnswered = { SEAT($by) } asks the General Radar for { $number }. Stand by stand: { EACH($answers, "radar-answer") }.
event-Stabilized = { SEAT($by) } uses the Stabilizer: nothing can go wrong this turn.
event-MugPassed = { SEAT($by) } takes a coffee. { SEAT($to) } is next.
event-Spoke = { SEAT($by) }: “{ board-phrase }”
radar-answer = { $answer ->
    [yes] yes
   *[no] no
}

end-bomb_defused = Every wire is gone: the bomb is defused. Everybody wins!
end-red_wire_hit = A red wire was hit. The bomb goes off, everybody loses.
end-fuse_burned = The dial has reached the blast. The bomb goes off, everybody loses.
end-captain_failed = The Captain was wrong once, and that was once too often. The bomb goes off, everybody loses.
end-time_up = The time is up. The bomb goes off, everybody loses.
end-no_way_on = Nothing was left that may be cut. The bomb goes off, everybody loses.
end-turned_wrong = Somebody was wrong about the own turned wire. The bomb goes off, everybody loses.
end-wrong_wires = A wire was named that is something else. The bomb goes off, everybody loses.
end-nano_at_the_end = Nano has reached 12. The bomb goes off, everybody loses.
end-named_reds = Somebody who had nothing but red was named. The bomb goes off, everybody loses.

tally-fuse = { $count ->
    [0] the dial at the blast
    [one] one step left on the dial
   *[other] { $count } steps left on the dial
}
tally-failures = { $count ->
    [one] one slip
   *[other] { $count } slips
}
tally-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
tally-equipment_used = { $count ->
    [one] one equipment card used
   *[other] { $count } equipment cards used
}
tally-powers_used = { $count ->
    [one] one power used
   *[other] { $count } powers used
}

refusal-BB-033 = { board-card } is not part of this mission. Use one of the cards that lie on the table.
refusal-BB-036 = { $why ->
    [over] Info tokens are placed at the start only.
    [turn] { SEAT($turn) } places a token first, then it goes round to you.
    [theirs] Everybody marks a wire of their own: pick one of your blue wires.
   *[colour] Only a blue wire can be marked: pick one of yours that is blue.
}
refusal-BB-037 = Both tokens of that number are on the table. Pick a wire with another number.
refusal-BB-050 = It is not your turn: { SEAT($turn) } is next.
refusal-BB-052 = All your wires are gone, so you cannot use equipment. Your teammates can.
refusal-BB-053 = Something else has to be finished first. Wait a moment.
refusal-BB-055 = You have only red wires left: reveal them.
refusal-BB-056 = Nobody may skip a turn in this mission.
refusal-BB-080 = First point at a teammate’s wire, then say one value, or two with the X or Y Ray.
refusal-BB-081 = You cannot say { EACH($value, "board-value") }: you hold none. Say a value that you hold yourself.
refusal-BB-083 = Point at a teammate’s wire that is not cut yet.
refusal-BB-084 = Lay down a wire of your own with the value that was found.
refusal-BB-090 = There is nothing to lay down now.
refusal-BB-110 = You can cut { EACH($value, "board-value") } alone only when you hold all that are left. Cut it as a pair with a teammate.
refusal-BB-120 = You have other wires left. Red ones are revealed only when nothing else is in your hand.
refusal-BB-121 = Reveal your red wires on your own turn: { SEAT($turn) } is next.
refusal-BB-152 = The dial is back as far as it goes. Keep the Rewinder for later.
refusal-BB-180 = { board-card } cannot be used: it needs two cut wires of its number, and works only once.
refusal-BB-183 = Equipment has to wait until this is settled.
refusal-BB-184 = That card is for your own turn: { SEAT($turn) } is next.
refusal-BB-187 = That would change nothing, so you keep the card.
refusal-BB-200 = ≠ goes in front of two neighbours of your own that differ.
refusal-BB-201 = Both wires are cut. Label a pair of which at least one still stands.
refusal-BB-202 = = goes in front of two neighbours of your own that are equal.
refusal-BB-205 = You can only give a wire of your own that is not cut, and only in a swap.
refusal-BB-208 = Swap with a teammate who still has wires.
refusal-BB-215 = The Post-it goes to a blue wire of your own that has no token yet, and would tell something.
refusal-BB-221 = Name one or two players who have used their power.
refusal-BB-232 = The Stabilizer is on: cut a pair now.
refusal-BB-235 = Say two different values, the smaller one first.
refusal-BB-240 = Name a teammate who still has wires.
refusal-BB-260 = Your { $card ->
    [0] { board-detector }
   *[other] { board-card }
} has been used. A power works once in a mission.
refusal-BB-261 = Point at { $wanted } wires, no more and no fewer.
refusal-BB-262 = Choose one of the wires that were pointed at and fit what was said.
refusal-BB-264 = A red wire gets no token. Choose another one of those pointed at.
refusal-BB-266 = A detector looks for a number that you hold, never for yellow, among wires of one stand.
refusal-BB-267 = Fewer than two wires are left on that stand: a detector needs two.
refusal-BB-289 = Name each wire once, from left to right.
refusal-BB-321 = The mission is over.
refusal-BB-332 = This table plays without the Double Detector. Point at one wire.
refusal-BB-364 = You have said something this turn. The next turn brings a new chance.
refusal-BB-373 = That clock is not running.
refusal-BB-378 = That cannot be done in Bomb Busters: on your turn cut a pair, cut alone, or reveal your red wires.

# board and prompts
board-value = { $value ->
    [13] yellow
    [14] red
    [15] even
    [16] odd
    [17] the only one of its number there
    [18] one of two alike there
    [19] one of three alike there
    [20] one of four alike there
    [21] not 1
    [22] not 2
    [23] not 3
    [24] not 4
    [25] not 5
    [26] not 6
    [27] not 7
    [28] not 8
    [29] not 9
    [30] not 10
    [31] not 11
    [32] not 12
    [33] not yellow
   *[other] { $value }
}
board-token = { $kind ->
    [odd] odd
   *[even] even
}
board-a-value = { $value ->
    [8] an 8
    [11] an 11
    [13] a yellow
    [14] a red
    [15] even
    [16] odd
    [17] the only one of its number there
    [18] one of two alike there
    [19] one of three alike there
    [20] one of four alike there
    [21] not a 1
    [22] not a 2
    [23] not a 3
    [24] not a 4
    [25] not a 5
    [26] not a 6
    [27] not a 7
    [28] not an 8
    [29] not a 9
    [30] not a 10
    [31] not an 11
    [32] not a 12
    [33] not yellow
   *[other] a { $value }
}
board-end-defused = Every stand is empty. { $fuse ->
    [one] One step was left on the dial.
   *[other] { $fuse } steps were left on the dial.
}
board-end-red = { SEAT($at) }’s { $wire } was red. { SEAT($by) } took it for { EACH($values, "board-a-value", by: " or ") }.
board-end-fuse = { SEAT($by) } took { SEAT($at) }’s { $wire } for { EACH($values, "board-a-value", by: " or ") }. It is { EACH($value, "board-a-value") }, and the dial reached the blast.
board-end-rack = { SEAT($seat) }{ $second ->
    [yes] , second stand
   *[no] {""}
}, cut: { $cut ->
    [none] nothing
   *[other] { $cut }
}; not cut: { $left ->
    [none] nothing
   *[other] { $left }
}
board-player = { SEAT($seat) }
board-stand = { SEAT($seat) }, { $second ->
    [yes] second stand
   *[no] stand
}
board-wire = { SEAT($seat) }, { $second ->
    [yes] second stand, wire
   *[no] wire
} { $wire }, { $state ->
    [cut] cut, { $value }
    [token] token { $value }
    [seen] { $value }
   *[covered] covered
}{ $apart ->
    [x] , X wire
    [turned] , turned
   *[none] {""}
}{ $label ->
    [equal] , equal to its neighbour
    [unequal] , unlike its neighbour
   *[none] {""}
}{ $marks ->
    [none] {""}
   *[other] , pencilled { $marks }
}{ $pointed ->
    [yes] , pointed at
   *[no] {""}
}{ $lit ->
    [yes] , can be picked
   *[no] {""}
}
board-captain = Captain
board-spoke = has spoken this turn
board-stabilized = The Stabilizer holds for this turn
board-says = says { $value }
board-detector = Double Detector
board-power = { $used ->
    [yes] used
   *[no] ready
}
board-left = { $left } left
board-radar = { $number } { $yes ->
    [yes] yes
   *[no] no
}
board-track = Numbers done: { $done ->
    [none] not one yet
   *[other] { $done }
}
board-fuse = Dial: { $fuse ->
    [one] 1 step left
   *[other] { $fuse } steps left
}
board-fuse-hint = { $fuse ->
    [0] It went off.
    [1] The next slip sets it off.
    [2] The second slip from here sets it off.
    [3] The third slip from here sets it off.
   *[other] Slip number { $fuse } from here sets it off.
}
board-detonator = Dial
board-slips = { $slips ->
    [0] no slip so far
    [one] 1 slip so far
   *[other] { $slips } slips so far
}
board-toolbox = Equipment
board-mission = Mission { $mission }
board-bomb = In this bomb
board-blues = { $count } blue, from 1 to { $most }
board-yellows = { $sure ->
    [yes] { $inside } yellow: { $near }
   *[no] { $inside } yellow out of { $marked }: { $near }
}
board-reds = { $sure ->
    [yes] { $inside } red: { $near }
   *[no] { $inside } red out of { $marked }: { $near }
}
board-card = { $card ->
    [1] Label ≠
    [2] Walkie-Talkies
    [3] Triple Detector
    [4] Post-it
    [5] Super Detector
    [6] Rewinder
    [7] Emergency Batteries
    [8] General Radar
    [9] Stabilizer
    [10] X or Y Ray
    [11] Coffee Mug
    [12] Label =
   *[13] False Bottom
    [15] Emergency Drop
    [16] Fast Pass
    [17] Disintegrator
    [18] Grappling Hook
}
board-card-text = { $card ->
    [1] Marks two of your neighbouring wires as different.
    [2] You and a teammate give each other one wire, unseen.
    [3] Your claim covers three wires of one stand.
    [4] Puts an info token in front of one of your blue wires.
    [5] Your claim covers a whole stand.
    [6] Turns the dial back by one step.
    [7] One or two players can use their power again.
    [8] Every stand tells whether a blue wire of your number is on it.
    [9] If your claim fails this turn, nothing goes off and the dial stays.
    [10] You say two values for your claim.
    [11] You skip your turn and name who goes next.
    [12] Marks two of your neighbouring wires as equal.
    [15] Brings back all used equipment as soon as all four 3s are cut.
    [16] You cut two equal wires of yours alone, although others are left.
    [17] A number is drawn as soon as all four 10s are cut, and everybody cuts all its wires.
    [18] You take a wire of a teammate, unseen by the others.
   *[13] Brings two more pieces of equipment as soon as two yellow wires are cut.
}
board-card-state = { $state ->
    [ready] Ready
    [used] Used
   *[locked] Needs { $card ->
        [15] all four 3s
        [16] all four 9s
        [17] all four 10s
        [18] all four 11s
        [13] two yellow wires
       *[other] two { $card }s
    }{ $clip ->
        [none] {""}
       *[other] {" "}and two { $clip }s
    }
}
board-card-close = Close
board-pencil = Pencil
board-pencil-state = { $out ->
    [yes] Tap a wire to write on it
   *[no] Notes only you see
}
board-pencil-on = { SEAT($seat) }’s { $wire }
board-pencil-hint = What might it be? Only you see this.
board-pencil-clear = Rub out
board-pencil-done = Done
board-key-letters = pick the wire with that letter, on the stand in focus or in question
board-key-values = say a value, or pick a wire by it
board-key-high-values = the same for 10, 11 and 12
board-key-yellow = the same for yellow
board-key-skip = skip the turn, where that is allowed
board-key-pencil = write on the wire in focus
board-phrase = { $phrase ->
    [use_detector] Use your Double Detector?
    [use_rewinder] Rewinder now?
    [use_radar] Radar now?
    [use_stabilizer] Stabilizer first?
    [use_equipment] Use equipment?
    [careful] Careful
    [well_done] Well done
   *[thanks] Thanks
}

board-wrong = { SEAT($by) } says { EACH($values, "board-value", by: " or ") } for { SEAT($at) }’s { $wires }: wrong{ $value ->
    [none] .
   *[other] , { $several ->
        [yes] { $wire }
       *[no] it
    } is { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] The dial stays.
   *[no] Dial { $fuse }.
}
board-slip = { $value ->
    [none] Wrong: there is red.
   *[other] Wrong, it is { $value ->
        [13] yellow
       *[other] { EACH($value, "board-a-value") }
    }.
} { $stabilized ->
    [yes] The dial stays.
   *[no] Dial { $fuse }.
}
board-slip-of-mate = { SEAT($by) } is wrong{ $value ->
    [none] { $piece ->
        [none] : { SEAT($at) } has no such wire there.
       *[other] : { SEAT($at) }’s { $piece } is red.
    }
   *[other] : { SEAT($at) }’s { $piece } is { EACH($value, "board-value") }.
} { $stabilized ->
    [yes] The dial stays.
   *[no] Dial { $fuse }.
}
board-slip-said = You said { $said } at { SEAT($at) }’s { $piece ->
    [none] wires.
   *[other] { $piece }.
}

board-hint = { SEAT($seat) }’s { $piece } is { $value ->
    [8] an
    [11] an
   *[other] a
} { $shown }
board-claim = { $shown } at { SEAT($seat) }’s { $pieces ->
    [none] stand
   *[other] { $pieces }
}
board-hint-solo = { $shown }, all yours
board-out = { $out ->
    [1] one { EACH($value, "board-value") } hidden
    [2] two { EACH($value, "board-value") }s hidden
    [3] three { EACH($value, "board-value") }s hidden
   *[other] { $out } { EACH($value, "board-value") }s hidden
}
board-looked = { SEAT($seat) }’s { $piece } may be
board-reason = { $reason ->
    [token] Its token says { EACH($value, "board-value") }
    [last] Last place, and { board-out }
    [first] First place, and { board-out }
    [between] Between { $below } and { $above }; { board-out }
    [above] Right of the { $below }; { board-out }
    [below] Left of the { $above }; { board-out }
    [yellow] { $out } yellow hidden
    [two] Either number will do
    [several] { $tool ->
        [1] Double Detector
        [2] Triple Detector
       *[3] Super Detector
    }: one will do
    [solo] All that are left are in your hand
    [held] { $held ->
        [1] You hold it once
        [2] You hold it twice
       *[other] You hold it { $held } times
    }
    [way] More is left to cut there
    [room] Its place tells less there
    [together] They are named all at once
    [tell] It tells the others more
    [reds] You hold nothing but red
    [called] You may well find it
    [declined] Somebody else may know better
    [named] Likeliest to get a { $value } cut
    [card] The card is ready
   *[count] No clue near; { board-out }
}
prompt-waiting = { $doing ->
    [info] { SEAT($seat) } is placing a token
    [pick] { SEAT($seat) } is taking a token
    [take] { SEAT($seat) } is sorting a wire in
    [face] { SEAT($seat) } is turning Nano
    [swap] { SEAT($seat) } is choosing a wire to give
    [call] Who cuts it?
    [name] { SEAT($seat) } is naming somebody
    [owe] { SEAT($seat) } is placing a token
   *[turn] { SEAT($seat) } is choosing
}
prompt-to-go = { $left ->
    [one] One wire to go.
   *[other] { $left } wires to go.
}
prompt-any-time = You may use a card that is lit.
prompt-pointing = { SEAT($by) } points at { $yours ->
    [yes] your { $many ->
        [yes] wires
       *[no] wire
    } { $wires }
   *[no] { SEAT($at) }’s { $wires }
}
prompt-claimed = { SEAT($by) } says { $value } at { $yours ->
    [yes] your { $many ->
        [yes] wires
       *[no] wire
    } { $wires }
   *[no] { SEAT($at) }’s { $wires }
}
prompt-turn = Choose wire and value
prompt-turn-hint = Tap a wire of theirs and a value of yours.
prompt-whose = Who has { $value }?
prompt-which-value = { $many ->
    [yes] { SEAT($seat) }’s { $wires }: what is there?
   *[no] { SEAT($seat) }’s { $wires } is a …
}
prompt-claim = { $many ->
    [yes] Is { $value } among { SEAT($seat) }’s { $wires }?
   *[no] { SEAT($seat) }’s { $wires } is { $value }?
}
prompt-solo-hint = You hold all that are left: cut them alone, or tap a wire.
prompt-alone = Only your wires are left
prompt-alone-hint = Tap one: all of its value go at once.
prompt-tool = { $tool ->
    [double] Double Detector
    [triple] Triple Detector
    [super] Super Detector
   *[ray] X or Y Ray
}
prompt-tool-hint = { $tool ->
    [double] Tap two wires of one stand.
    [triple] Tap three wires of one stand.
   *[super] Tap any wire of a stand.
}
prompt-stabilized-hint = The Stabilizer holds: a slip costs nothing.
prompt-say = { SEAT($seat) }’s { $wires }: say a value
prompt-say-hint = You are pointing already.
prompt-wanted = { $what ->
    [wire] Choose a wire
    [value] Choose a value
    [stand] Choose a stand
    [own] Choose a wire of yours
    [number] Choose a number
   *[mate] Choose a teammate
}
prompt-deed-snip = Snip { $value }
prompt-deed-solo = Snip every { $value }
prompt-info = Place your info token
prompt-info-hint = Tap one of your blue wires: all learn { $tells ->
    [parity] whether it is even or odd.
    [times] how often its number is on that stand.
   *[value] its value.
}
prompt-lay = It is { $value }! Your { $wire } goes with it.
prompt-lay-hint = Tap another of yours to cut that one.
prompt-hit = Yes, it is { $value }!
prompt-hit-hint = Everybody sees it in a moment.
prompt-found = { SEAT($by) } found { $value }: which one is cut?
prompt-found-hint = Pointed at: your { $wires }. Say nothing about the others.
prompt-missed = No { $number } there: which one gets a token?
prompt-missed-hint = { SEAT($by) } pointed at your { $wires }.
prompt-give = Which wire do you give { SEAT($by) }?
prompt-give-hint = You get theirs, { $wire }, unseen.
prompt-deed-choice = { $deed ->
    [cut] Cut { $wire }
    [give] Give { $wire }
    [tell] Show: { $value }
   *[stamp] Show the { $value }
}
prompt-reveal = Only red wires are left
prompt-reveal-hint = Reveal them: nothing goes off.
prompt-deed-reveal = { $count ->
    [one] Reveal it
   *[other] Reveal all { $count }
}
prompt-card-needs = { $card ->
    [1] Tap the left one of two neighbours that differ.
    [2] Tap a wire of yours and choose a teammate.
    [4] Tap one of your blue wires.
    [7] Whose power? One or two players.
    [8] Which number?
    [11] Who goes next?
    [16] Tap two equal wires of yours.
    [18] Tap a wire of theirs.
   *[12] Tap the left one of two equal neighbours.
}
prompt-deed-card = { $card ->
    [1] Mark { $wires }: ≠
    [2] Swap { $wires } with { SEAT($seat) }
    [4] Post-it at { $wires }
    [6] Rewind
    [7] Recharge { SEAT($seat) }
    [8] Radar: { $number }
    [9] Stabilize
    [11] { SEAT($seat) } goes next
    [16] Snip { $wires }
    [18] Take { $wires }
   *[12] Mark { $wires }: =
}
