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
mission-9 = { option-mission-9 }: three numbers lie in a row. Two wires of each must be cut before the next one may be touched.
mission-10 = { option-mission-10 }: a clock runs, and there is no turn order. Whoever calls “Snip!” first has the turn, but never twice in a row.
mission-11 = { option-mission-11 }: all four wires of one number count as red. Nobody may cut them; reveal them in the end.
mission-12 = { option-mission-12 }: a number card lies on every piece of equipment. Two of that number must be cut, too, before it can be used.
mission-13 = { option-mission-13 }: three players hold a red wire each. Name all three at once, wherever they are: a single wrong one sets the bomb off.
mission-14 = { option-mission-14 }: the Captain is a rookie, drawn by lot. A wrong pair of the rookie sets the bomb off, and no Stabilizer helps.
mission-15 = { option-mission-15 }: the equipment lies face down. Cut all four wires of the number that is asked, and one piece is yours at once.
mission-16 = { option-mission-16 }: three numbers lie in a row. All four wires of each must be cut before the next one may be touched.
mission-17 = { option-mission-17 }: the Captain, drawn by lot, lies: every token of theirs says what a wire is not. They have neither character nor equipment.
mission-21 = { option-mission-21 }: tokens show no number, only whether a wire is even or odd.
mission-24 = { option-mission-24 }: a token shows no number, but how often its number stands on that stand, cut wires included.
mission-25 = { option-mission-25 }: nobody may say a number. What is claimed is shown in dots, and nobody talks.
mission-26 = { option-mission-26 }: twelve number cards lie open, and every cut turns its card down. When none is left open, all unfinished ones come back.
mission-27 = { option-mission-27 }: characters have no power. When two yellow wires are cut, info tokens are laid open, and everybody takes one and places it.
mission-28 = { option-mission-28 }: the Captain has neither character nor equipment, and a wrong pair of the Captain sets the bomb off.
mission-31 = { option-mission-31 }: each of you takes a constraint and obeys it on your own turns. Who cannot obey turns it face down for good.
mission-32 = { option-mission-32 }: one constraint binds everybody, and before each turn the Captain may turn up the next one. Who cannot play skips.
mission-33 = { option-mission-33 }: tokens show no number, only whether a wire is even or odd.
mission-37 = { option-mission-37 }: one constraint binds everybody, and a completed number brings the next one. Who cannot play skips; after a whole round the dial moves.
mission-38 = { option-mission-38 }: one wire of the Captain is turned, and all the others see it. Only the Captain may cut it; who can do nothing else skips for a step.
mission-40 = { option-mission-40 }: from the Captain on, players take turns: one has tokens that tell how often a number is there, the next even or odd.
mission-52 = { option-mission-52 }: every token lies: it says what its wire is not. Everybody begins with two of them.
mission-57 = { option-mission-57 }: each number has a constraint, which binds everybody once that number is complete. Who cannot play skips; if nobody can, the bomb goes off.
mission-58 = { option-mission-58 }: there are no tokens at all, and a slip shows nothing. Everybody may use the Double Detector in every turn.
mission-18 = { option-mission-18 }: every turn brings a number, and the General Radar tells who has it. Name who must cut it: a teammate or yourself.
mission-19 = { option-mission-19 }: a clock shows fifteen minutes. At zero the bomb goes off, and nobody knows what the clock is up to.
mission-20 = { option-mission-20 }: the last wire of every stand is an X wire. It stands unsorted at the right end, and neither equipment nor characters reach it.
mission-43 = { option-mission-43 }: Nano keeps some of the wires, unseen. Cut the number that he stands on, and he gives you one; after every turn he goes one space on.
mission-44 = { option-mission-44 }: cutting takes air from the common reserve: one, two or three bubbles. Who cannot or will not pay skips, and the dial moves; the Captain’s turn refills it.
mission-49 = { option-mission-49 }: to cut a number, first give that many bubbles to a teammate. Who cannot or will not pay skips, and the dial moves.
mission-53 = { option-mission-53 }: there is no dial. Every cut moves Nano one space, a wrong one two; cut the number that he stands on, and he goes back one.
mission-59 = { option-mission-59 }: cut the number under Nano or one in front of him; he goes there, and then you turn him. Who can cut none of them skips.
mission-63 = { option-mission-63 }: to cut a number, put that many bubbles into the middle; the rest goes on to the left. The Captain takes the middle back.
mission-45 = { option-mission-45 }: there are no turns. A number comes up, and whoever calls “Snip!” first cuts it; if nobody does, the Captain names somebody.
mission-46 = { option-mission-46 }: nobody may cut a 7. Whoever has nothing but 7s left names all four at once: a single wrong one sets the bomb off.
mission-48 = { option-mission-48 }: three players hold a yellow wire each. They are named all three at once; if one is wrong, each named wire gets its token.
mission-51 = { option-mission-51 }: every turn brings a number, and you name who must cut it. Whoever lacks it moves the dial and shows a token.
mission-56 = { option-mission-56 }: every player has one turned wire, which all the others see. Teammates may cut it for a step of the dial; if its owner is wrong about it, the bomb goes off.
mission-64 = { option-mission-64 }: every player has two turned wires, which all the others see. Teammates may cut them for a step of the dial; if the owner is wrong about one, the bomb goes off.

action-PlaceInfo = Place an info token at { $wire }
    .name = Place your info token
    .wire = At which wire of yours?
action-PlaceFalse = Say that { $wire } is no { $value }
    .name = Place a false token
    .wire = At which wire of yours?
    .value = Which number is it not?
action-TakeToken = Take the token { EACH($value, "board-value") }
    .name = Take a token
    .value = Which token?
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
action-CallSnip = Call “Snip!”
    .name = Call “Snip!”
action-UseFastPass = Cut { $wires } with the Fast Pass
    .name = Use the Fast Pass
    .wires = Which two equal wires of yours?
action-UseGrapplingHook = Take { $wire } for your stand { $stand }
    .name = Use the Grappling Hook
    .wire = Which wire of a teammate?
    .stand = For which stand of yours?
action-NameWire = Name { $wire }
    .name = Name a wire
    .wire = Which wire, also of yours?
action-TakeBack = Take back what you have named
    .name = Take back
action-SortIn = Sort the wire into stand { $stand }
    .name = Sort the wire from Nano in
    .stand = Into which stand of yours?
action-TurnNano = { $ahead ->
    [yes] Let Nano look to the end of the row
   *[no] Let Nano look back to its beginning
}
    .name = Turn Nano
    .ahead = Which way?
action-GiveAir = Give the air to { SEAT($mate) }
    .name = Name who gets the air
    .mate = To whom?
action-Appoint = Name { SEAT($mate) }
    .name = Name who must cut
    .mate = Who must cut it?
action-Volunteer = Call “Snip!”
    .name = Call “Snip!”
action-Decline = Not me
    .name = Leave it to the others
action-Speak = Say: “{ board-phrase }”
    .name = Say something
    .phrase = What?
action-PointBlind = Point at { $wire } with your turned { $own }
    .name = Cut a pair with a turned wire
    .own = Which turned wire of yours?
    .wire = At which wire?
action-SoloBlind = Cut { EACH($value, "board-value") } alone, with your turned { $own }
    .name = Cut alone with a turned wire
    .value = Which number?
    .own = Which turned wires of yours?
action-TakeConstraint = Take constraint { $letter }
    .name = Take a constraint
    .letter = Which one?
action-ChangeConstraint = { $change ->
    [yes] Turn up the next constraint
   *[no] Keep the constraint
}
    .name = Keep or change the constraint
    .change = Change it?
action-Skip = Skip the turn
    .name = Skip the turn

event-MissionLaid = { $mission ->
    [1] { mission-1 }
    [2] { mission-2 }
    [3] { mission-3 }
    [4] { mission-4 }
    [5] { mission-5 }
    [6] { mission-6 }
    [7] { mission-7 }
    [8] { mission-8 }
    [9] { mission-9 }
    [10] { mission-10 }
    [11] { mission-11 }
    [12] { mission-12 }
    [13] { mission-13 }
    [14] { mission-14 }
    [15] { mission-15 }
    [16] { mission-16 }
    [17] { mission-17 }
    [18] { mission-18 }
    [19] { mission-19 }
    [20] { mission-20 }
    [21] { mission-21 }
    [24] { mission-24 }
    [25] { mission-25 }
    [26] { mission-26 }
    [27] { mission-27 }
    [28] { mission-28 }
    [31] { mission-31 }
    [32] { mission-32 }
    [33] { mission-33 }
    [37] { mission-37 }
    [38] { mission-38 }
    [40] { mission-40 }
    [43] { mission-43 }
    [44] { mission-44 }
    [45] { mission-45 }
    [46] { mission-46 }
    [48] { mission-48 }
    [49] { mission-49 }
    [51] { mission-51 }
    [52] { mission-52 }
    [53] { mission-53 }
    [56] { mission-56 }
    [57] { mission-57 }
    [58] { mission-58 }
    [59] { mission-59 }
    [63] { mission-63 }
   *[64] { mission-64 }
} The Captain is { SEAT($captain) }.
event-Dealt = { SEAT($seat) } sorts a stand of wires.
event-WiresGiven = Dealt first: a { EACH($value, "board-colour") } wire each for { SEAT($seats) }.
event-TokensDrawn = Info tokens are drawn, not chosen.
event-TokenAside = { SEAT($by) } has drawn { EACH($value, "board-value") } and holds none: the token lies beside the hand.
event-InfoPlaced = { SEAT($by) } places a token: { $wire } is { EACH($value, "board-value") }.
event-FalsePlaced = { SEAT($by) } places a token: { $wire } is not { $value }.
event-TokensOffered = Info tokens are laid open: { EACH($values, "board-value") }. Everybody takes one.
event-TokenTaken = { SEAT($by) } takes the { EACH($value, "board-value") }.
event-TokenReturned = { SEAT($by) } has no { EACH($value, "board-value") } without a token. It goes back.
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
event-NamesTakenBack = { SEAT($by) } takes back what was named. The others do not know.
event-SetCut = { SEAT($by) } names { $wires }: all { EACH($value, "board-wires") }. They are cut.
event-SetFailed = { SEAT($by) } names { $wires } for { EACH($value, "board-wires") }: wrong. They are { EACH($shown, "board-value") }. { $fuse ->
    [one] One step to the blast!
   *[other] { $fuse } steps to the blast.
}
event-Validated = All four { $number }s are cut.
event-Unlocked = { board-card } can be used now.
event-NumbersLaid = { $purpose ->
    [line] The row: { EACH($numbers, "board-number", by: ", ") }.
    [sequence] These numbers are cut in this order: { EACH($numbers, "board-number", by: ", then ") }.
    [red_number] Every { $numbers } counts as red.
    [clips] A number card lies on each piece of equipment: { $numbers }.
    [open] These number cards lie open: { EACH($numbers, "board-number", by: ", ") }.
   *[rewards] The first number that is asked: { $numbers }.
}
event-XLaid = At the right end of every stand there is an X wire, unsorted.
event-WireTurned = { SEAT($seat) } turns { $wire } around: { $tile ->
    [none] you do not see it, all others do.
   *[other] all others see it.
}
event-PointedBlind = { SEAT($by) } points at { SEAT($at) }’s { $wire }, to cut it with the own turned { $own }.
event-TurnedCut = A turned wire costs a step: { $fuse ->
    [one] one step to the blast!
   *[other] { $fuse } steps to the blast.
}
board-number = { $number }
event-NumberFreed = From now on { $number } may be cut.
event-ConstraintTurned = { $letter ->
    [none] No constraint binds you any more.
   *[other] Constraint { $letter } for everybody: { board-constraint }
}
event-ConstraintsLaid = { $by_number ->
    [yes] The constraints of the numbers 1 to 12: { EACH($letters, "board-letter", by: ", ") }.
   *[no] Constraints to take: { EACH($letters, "board-letter", by: ", ") }.
}
board-letter = { $letter }
event-ConstraintTaken = { SEAT($by) } takes constraint { $letter }: { board-constraint }
event-ConstraintDropped = { SEAT($by) } cannot obey constraint { $letter } and turns it down for good.
event-ConstraintKept = { SEAT($by) } keeps the constraint.
event-Stalled = Nobody could play for a whole round. { $fuse ->
    [0] {""}
    [one] One step to the blast!
   *[other] { $fuse } steps to the blast.
}
event-CardsDrawn = False Bottom brings { EACH($cards, "board-card", by: " and ") }{ $clips ->
    [none] .
   *[other] , with { EACH($clips, "board-number", by: " and ") } on top.
}
event-CardWon = All four { $number }s are cut. Your reward: { board-card }.
event-NumberTurned = { $number } is asked now.
event-NanoMoved = Nano stands on { $at ->
    [0] the floor before the track
   *[other] { $at }
} now.
event-WireTaken = { SEAT($by) } gets a wire from Nano and sorts it in: { $wire }.
event-AirMoved = { $why ->
    [taken] { SEAT($by) } takes { $air } from the reserve.
    [passed] { SEAT($by) } passes { $air } bubbles on to { SEAT($to) }.
    [lost] { SEAT($by) } has no wire left, and { $air } bubbles are gone.
    [back] { $to ->
        [none] The reserve is full again: { $air } bubbles are back.
       *[other] { SEAT($to) } takes { $air } bubbles from the middle.
    }
   *[paid] { $to ->
        [none] { SEAT($by) } pays { $air } into the middle.
       *[other] { SEAT($by) } gives { SEAT($to) } { $air } bubbles.
    }
}
event-AirPromised = { SEAT($by) } will give the air to { SEAT($to) }.
event-NumberCalled = { $shuffled ->
    [yes] The number cards are shuffled again.{" "}
   *[no] {""}
}{ SEAT($by) } turns up { $number }.
event-Appointed = { SEAT($to) } must cut { $number }: { SEAT($by) } says so.
event-Volunteered = { SEAT($by) }: “Snip!” { $number } it is.
event-Declined = You leave the { $number } to the others. Nobody knows.
event-NobodyCalled = Nobody calls for { $number }: { SEAT($by) } names somebody.
event-NumberLacked = { SEAT($by) } has no { $number }. { $fuse ->
    [one] One step to the blast!
   *[other] { $fuse } steps to the blast.
}
event-Snipped = { SEAT($by) } calls “Snip!”.
event-Invited = Nobody calls. { SEAT($by) } may begin.
event-ClockStarted = The clock starts: { $minutes } minutes.
event-Announced = { $says ->
    [jump] The clock jumps: { $minutes } minutes are left.
    [warning] { $minutes } minutes are left.
   *[last] Only { $seconds } seconds are left!
}
event-CharacterTaken = { SEAT($by) } has the power of the { board-card } instead of the Double Detector.
event-LabelPut = { SEAT($by) } labels { $wire } and its right neighbour: { $card ->
    [12] equal.
   *[1] different.
}
event-WireOffered = { SEAT($by) } offers { $wire } to { SEAT($to) }, face down.
event-Swapped = { SEAT($by) } and { SEAT($to) } swap wires: { $gave } goes to { SEAT($to) } as { $gave_to }, { $got } to { SEAT($by) } as { $got_to }.
event-FastPassed = { SEAT($by) } uses the Fast Pass.
event-WireHooked = { SEAT($by) } takes { $wire } from { SEAT($at) }, unseen. It stands at { $to } now.
event-CardsRefreshed = The Emergency Drop brings back { $cards ->
    [none] nothing.
   *[other] { EACH($cards, "board-card", by: " and ") }.
}
event-Disintegrated = The Disintegrator draws { $number }: { $wires ->
    [none] nothing is left to cut.
   *[other] { $wires } are cut.
}
event-Rewound = { SEAT($by) } turns the dial back: { $fuse } steps to the blast.
event-Recharged = { SEAT($by) } recharges the power of { SEAT($mates) }.
event-RadarAnswered = { SEAT($by) } asks the General Radar for { $number }. Stand by stand: { EACH($answers, "radar-answer") }.
event-Stabilized = { SEAT($by) } uses the Stabilizer: nothing can go wrong this turn.
event-MugPassed = { SEAT($by) } takes a coffee. { SEAT($to) } is next.
event-Spoke = { SEAT($by) }: “{ board-phrase }”
event-Skipped = { SEAT($by) } skips a turn{ $cost ->
    [0] .
   *[other] : the dial moves on. { $fuse ->
        [0] {""}
        [one] One step to the blast!
       *[other] { $fuse } steps to the blast.
    }
}
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
refusal-BB-181 = { board-card } cannot be used yet: all four { $number }s must be cut first.
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
refusal-BB-252 = The Fast Pass cuts two wires of yours that are equal and not red.
refusal-BB-254 = Put the wire on a stand of your own.
refusal-BB-255 = You can cut every { EACH($value, "board-value") } alone without the Fast Pass. Keep it for later.
refusal-BB-260 = Your { $card ->
    [0] { board-detector }
   *[other] { board-card }
} has been used. A power works once in a mission.
refusal-BB-261 = Point at { $wanted } wires, no more and no fewer.
refusal-BB-262 = Choose one of the wires that were pointed at and fit what was said.
refusal-BB-264 = A red wire gets no token. Choose another one of those pointed at.
refusal-BB-266 = A detector looks for a number that you hold, never for yellow, among wires of one stand.
refusal-BB-267 = Fewer than two wires are left on that stand: a detector needs two.
refusal-BB-270 = Your power is the { board-card }. Only those who kept the Double Detector can use it.
refusal-BB-289 = Name each wire once, from left to right.
refusal-BB-321 = The mission is over.
refusal-BB-332 = This table plays without the Double Detector. Point at one wire.
refusal-BB-364 = You have said something this turn. The next turn brings a new chance.
refusal-BB-373 = That clock is not running.
refusal-BB-378 = That cannot be done in Bomb Busters: on your turn cut a pair, cut alone, or reveal your red wires.
refusal-BB-450 = Somebody is named by whose turn it is, when a number is turned up. Wait for yours.
refusal-BB-451 = Only { $number } may be cut now. Keep the other numbers for later.
refusal-BB-452 = Name somebody who still has wires.
refusal-BB-453 = Nobody speaks while somebody is being named. Wait a moment.
refusal-BB-454 = Show a wire of your own that is not cut and has no token yet.
refusal-BB-405 = Equipment and characters do not reach a wire that stands apart. Point with one finger and say one value.
refusal-BB-406 = A wire that stands apart gets no token now. Pick one of the sorted ones.
refusal-BB-410 = Constraint { $letter }: { board-constraint } So { EACH($value, "board-value") } has to wait.
refusal-BB-412 = Constraint { $letter }: { board-constraint } Point at another wire.
refusal-BB-415 = You can still cut something, so you may not skip.
refusal-BB-416 = Constraint { $letter }: { board-constraint }
refusal-BB-417 = Constraint { $letter }: { board-constraint } Cut with a teammate.
refusal-BB-439 = All that you hold is locked now, so you cannot point at a wire.
refusal-BB-1092 = { EACH($value, "board-value") } is locked: first { $copies ->
    [2] two
   *[4] all four
} of every number before it must be cut. Next comes { $first }.
refusal-BB-1102 = You have just had a turn. Let somebody else call.
refusal-BB-1103 = “Snip!” is for the moment after a turn.
refusal-BB-1121 = { board-card } cannot be used yet: two { $number }s must be cut, too.
refusal-BB-470 = { EACH($value, "board-value") } is locked: all { $count } are named at once.
refusal-BB-1132 = You have drawn { EACH($value, "board-value") }: put the token at a wire of yours with that value.
refusal-BB-1133 = { $why ->
    [nothing] There are no wires to be named at once.
    [gone] Name wires that are not cut.
    [again] You have named that wire already.
    [reds] You have only red wires left: name all the red wires in the bomb at once.
   *[reveal] In this mission red wires are not revealed: name all of them at once.
}
refusal-BB-1134 = With two or three players you need a { EACH($value, "board-colour") } wire of your own to name them.
refusal-BB-1135 = { $why ->
    [none] You have named no wire yet.
   *[again] You have taken names back in this turn.
}
refusal-BB-1141 = The rookie may not use the Stabilizer. Somebody else can, on their own turn.
refusal-BB-1171 = Your tokens tell the truth. Place one in front of a blue wire of yours.
refusal-BB-1175 = A false token goes to a wire of your own that may have one and has none yet.
refusal-BB-1176 = Name a number that the wire is not, and of which a token is left.
refusal-BB-1177 = Your tokens say what a wire is not. Pick a wire and another number.
refusal-BB-1183 = { SEAT($mate) } has no { $number }: the Radar said no. Name somebody who has one.
refusal-BB-1451 = No number is waiting now. Wait for the next one.
refusal-BB-1452 = You have left it to the others. You may still call.
refusal-BB-1453 = You have no { $number }. Leave it to somebody who has.
refusal-BB-1252 = Nobody says a word in this mission. Look at what is cut.
refusal-BB-1271 = No token is offered to you now.
refusal-BB-1272 = Take one of the tokens that lie open.
refusal-BB-1261 = The card of { $value } is turned down. Cut a number whose card lies open.
refusal-BB-1461 = You have other wires than { $value }s: cut those first.
refusal-BB-1281 = The Captain has neither character nor equipment in this mission. Your teammates have both.
refusal-BB-1311 = Somebody else has constraint { $letter }. Take one that is still there.
refusal-BB-1313 = Constraints are taken before the start, one after the other.
refusal-BB-1321 = Only the Captain changes the constraint, before each turn.
refusal-BB-1381 = Only the Captain may cut that turned wire.
refusal-BB-1382 = A turned wire is cut by a plain cut: with a teammate’s wire and one number of which two are left, or with all that are left.
refusal-BB-1563 = Everybody but its owner sees that wire. Point at it only if you know of one like it in your hand.
refusal-BB-1432 = Nano has given you no wire. Cut the number that he stands on.
refusal-BB-1434 = Sort the wire into a stand of your own that has room.
refusal-BB-1444 = { EACH($value, "board-value") } costs { $price } bubbles, and there are only { $air }. Choose another number, or skip.
refusal-BB-1493 = { $why ->
    [none] In this mission no air is given.
    [named] You have named somebody for this turn already.
    [stuck] You have nothing to cut, so nobody gets air.
   *[mate] Name one of several teammates who still have wires.
}
refusal-BB-1591 = { $value ->
    [0] Nobody asks you where Nano looks now.
   *[other] { EACH($value, "board-value") } lies behind Nano. Choose the number under him or one in front of him.
}

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
board-own-power = Your own power, { $used ->
    [yes] used
   *[no] ready
}
board-characters-usual = As usual
board-characters-use = Play with these
board-characters-hint = Each of these powers is there once. The Captain always has the Double Detector.
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
board-ribbon = { $kind ->
    [sequence] In this order
    [draft] Take one each
    [constraint] For everybody
    [red_number] Acts as red
    [called] Must be cut
    [open] Open cards
   *[rewards] Wanted now
}
board-ribbon-why = { $kind ->
    [sequence] { $copies ->
        [2] two of each
       *[4] all four of each
    }
    [red_number] never cut a { $number }
    [called] { $rests ->
        [yes] no number is turned up now
       *[no] and no other number
    }
    [open] cut only what is open
   *[rewards] { $cards ->
        [0] no card is left to win
       *[other] four { $number }s win a card
    }
}
board-number-state = { $number }{ $state ->
    [locked] , locked
    [done] , done
    [asked] , next
    [red] , acts as red
   *[free] {""}
}
board-pile = { $count } number cards face down
board-face-down = { $count } face down
board-constraint = { $letter ->
    [A] cut only even numbers.
    [B] cut only odd numbers.
    [C] cut only 1 to 6.
    [D] cut only 7 to 12.
    [E] cut only 4 to 9.
    [F] cut none of 4 to 9.
    [G] use neither equipment nor characters.
    [H] a failure shows nothing, and wires with a token are not pointed at. No Post-it.
    [I] do not point at the last wire on the right of a stand.
    [J] do not point at the last wire on the left of a stand.
    [K] nobody cuts alone.
   *[L] a failure moves the dial two steps.
}
board-constraint-none = No constraint binds you now.
board-constraint-name = { $letter ->
    [off] off
    [A] even
    [B] odd
    [C] 1 to 6
    [D] 7 to 12
    [E] 4 to 9
    [F] not 4 to 9
    [G] bare hands
    [H] hushed
    [I] not far right
    [J] not far left
    [K] never alone
   *[L] slips cost 2
}
board-role = { $role ->
    [liar] Liar
    [rookie] Rookie
   *[careless] Bare hands
}
board-reds-acting = { $inside } acting as red: every { $number }
board-end-captain = { SEAT($by) } took { SEAT($at) }’s { $wire } for { EACH($values, "board-a-value", by: " or ") }. It is { EACH($value, "board-a-value") }, and this Captain may not be wrong.
board-end-time = The clock stopped with { $left ->
    [one] one wire
   *[other] { $left } wires
} to go.
board-clock = Clock
board-clock-waits = starts with the first turn
board-clock-runs = all wires before zero
board-clock-left = { $time } left
board-colour = { $colour ->
    [13] yellow
    [14] red
   *[other] { $colour }
}
board-wires = { $wires ->
    [13] yellow wires
    [14] red wires
   *[other] { $wires }s
}
board-given = was dealt a { EACH($value, "board-colour") } wire first
board-drawn = has drawn { EACH($value, "board-value") }
board-lacks = no { EACH($values, "board-value") }
board-end-set = { SEAT($by) } named { SEAT($at) }’s { $wire }, and it is { EACH($value, "board-a-value") }.
board-named-set = { $shown }, { $count } at once
board-name-together = All { $count } at once
board-name-pair = One pair
board-end-stuck = { SEAT($by) } had nothing left that may be cut.
board-robot = Nano
board-nano = Nano { $at ->
    [0] before the track
   *[other] on { $at }
}
board-nano-of = Nano: { $at } of { $last }
board-nano-keeps = { $wires ->
    [0] Nano keeps nothing
    [one] Nano keeps 1 wire
   *[other] Nano keeps { $wires } wires
}
board-nano-why = { $wires ->
    [0] they are all out
   *[other] cut a { $number } now and take one
}
board-air = Air
board-air-of = { $middle } of { $most } left
board-air-middle = { $middle } in the middle
board-air-left = Air in the middle: { $middle } of { $most }
board-air-own = { $air } air
board-air-price = costs { $price } air
board-line = The row of number cards. Nano stands on { $under } and looks { $ahead ->
    [yes] to its end
   *[no] to its beginning
}
board-end-nano = Nano has reached 12.
board-end-lacked = { SEAT($by) } named { SEAT($to) }, who had no { $number }, and the dial reached the blast.
board-end-named = { SEAT($by) } named somebody who held nothing but red.
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
board-slip-set = Not all of them are { EACH($value, "board-wires") }. Dial { $fuse }.
board-slip-set-shown = They are { EACH($shown, "board-value") }.
board-slip-set-of-mate = { SEAT($by) } named wires that are not all { EACH($value, "board-wires") }. Dial { $fuse }.
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
prompt-free = Who cuts next?
prompt-free-hint = Whoever calls first has the turn.
prompt-free-others = Somebody else calls “Snip!” now
prompt-deed-free = Snip!
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
prompt-false = Place a false token
prompt-false-hint = Tap a wire of yours, then a number that it is not.
prompt-deed-false = Show: not { $value }
prompt-pick = Take a token
prompt-pick-hint = You place it, or it lies beside your stand if you lack it.
prompt-deed-pick = Take { $value }
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
prompt-sort = Nano gives you { $value }: into which stand?
prompt-sort-hint = The others see where it goes, not what it is.
prompt-stand = { $second ->
    [yes] Second stand
   *[no] First stand
}
prompt-deed-sort = Sort it in
prompt-way = Which way does Nano look?
prompt-ahead = { $ahead ->
    [yes] On
   *[no] Back
}
prompt-deed-way = Turn Nano
prompt-air-to = To { SEAT($seat) } ({ $air })
prompt-deed-give = Snip { $value }, { SEAT($seat) } gets { $price }
prompt-deed-move = Move to { $value }, snip
prompt-deed-choice = { $deed ->
    [cut] Cut { $wire }
    [give] Give { $wire }
    [tell] Show: { $value }
   *[stamp] Show the { $value }
}
prompt-draft = Take a constraint
prompt-draft-hint = You obey it on your own turns.
prompt-deed-draft = Take { $letter }
prompt-change = Constraint { $letter }: keep it?
prompt-change-hint = { SEAT($seat) } is next. { $deck ->
    [0] After this one none is left.
    [one] One is still face down.
   *[other] { $deck } are still face down.
}
prompt-deed-change = { $change ->
    [yes] Next one
   *[no] Keep { $letter }
}
prompt-skip = { $chosen ->
    [yes] Skip your turn?
   *[no] Nothing that you hold may be cut now
}
prompt-skip-hint = { $cost ->
    [0] Skipping costs nothing.
   *[other] Skipping moves the dial on.
}
prompt-deed-skip = { $cost ->
    [0] Skip
   *[other] Skip, dial −{ $cost }
}
prompt-name = Who must cut { $value }?
prompt-deed-name = { SEAT($seat) } cuts { $value }
prompt-call = Who cuts { $value }?
prompt-deed-call = Snip!
prompt-deed-decline = Not me
prompt-declined = You leave { $value } to the others
prompt-owe = You have no { $number }: show a wire
prompt-owe-hint = Tap one of your wires without a token.
prompt-reveal = Only red wires are left
prompt-reveal-hint = Reveal them: nothing goes off.
prompt-deed-reveal = { $count ->
    [one] Reveal it
   *[other] Reveal all { $count }
}
prompt-set = Where are the { $count ->
    [one] { EACH($value, "board-wires") }
   *[other] { $count } { EACH($value, "board-wires") }
}?
prompt-set-hint = { $boom ->
    [yes] Tap them, yours too. A wrong one sets the bomb off.
   *[no] Tap them, yours too.
}
prompt-set-more = { $left ->
    [one] Tap one more wire
   *[other] Tap { $left } more wires
}
prompt-deed-set = { $count ->
    [one] Name it
   *[other] Name all { $count }
}
prompt-take-back = Take back
prompt-info-drawn = You have drawn { EACH($value, "board-value") }: tap the wire it goes to.
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
