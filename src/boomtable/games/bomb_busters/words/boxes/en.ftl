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
mission-later = { $mission ->
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
}

action-PlaceFalse = Say that { $wire } is no { $value }
    .name = Place a false token
    .wire = At which wire of yours?
    .value = Which number is it not?
action-TakeToken = Take the token { EACH($value, "board-value") }
    .name = Take a token
    .value = Which token?
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

event-WiresGiven = Dealt first: a { EACH($value, "board-colour") } wire each for { SEAT($seats) }.
event-TokensDrawn = Info tokens are drawn, not chosen.
event-TokenAside = { SEAT($by) } has drawn { EACH($value, "board-value") } and holds none: the token lies beside the hand.
event-FalsePlaced = { SEAT($by) } places a token: { $wire } is not { $value }.
event-TokensOffered = Info tokens are laid open: { EACH($values, "board-value") }. Everybody takes one.
event-TokenTaken = { SEAT($by) } takes the { EACH($value, "board-value") }.
event-TokenReturned = { SEAT($by) } has no { EACH($value, "board-value") } without a token. It goes back.
event-NamesTakenBack = { SEAT($by) } takes back what was named. The others do not know.
event-SetCut = { SEAT($by) } names { $wires }: all { EACH($value, "board-wires") }. They are cut.
event-SetFailed = { SEAT($by) } names { $wires } for { EACH($value, "board-wires") }: wrong. They are { EACH($shown, "board-value") }. { $fuse ->
    [one] One step to the blast!
   *[other] { $fuse } steps to the blast.
}
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
event-Skipped = { SEAT($by) } skips a turn{ $cost ->
    [0] .
   *[other] : the dial moves on. { $fuse ->
        [0] {""}
        [one] One step to the blast!
       *[other] { $fuse } steps to the blast.
    }
}

refusal-BB-181 = { board-card } cannot be used yet: all four { $number }s must be cut first.
refusal-BB-252 = The Fast Pass cuts two wires of yours that are equal and not red.
refusal-BB-254 = Put the wire on a stand of your own.
refusal-BB-255 = You can cut every { EACH($value, "board-value") } alone without the Fast Pass. Keep it for later.
refusal-BB-270 = Your power is the { board-card }. Only those who kept the Double Detector can use it.
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

board-own-power = Your own power, { $used ->
    [yes] used
   *[no] ready
}
board-characters-usual = As usual
board-characters-use = Play with these
board-characters-hint = Each of these powers is there once. The Captain always has the Double Detector.
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

board-slip-set = Not all of them are { EACH($value, "board-wires") }. Dial { $fuse }.
board-slip-set-shown = They are { EACH($shown, "board-value") }.
board-slip-set-of-mate = { SEAT($by) } named wires that are not all { EACH($value, "board-wires") }. Dial { $fuse }.

prompt-free = Who cuts next?
prompt-free-hint = Whoever calls first has the turn.
prompt-free-others = Somebody else calls “Snip!” now
prompt-deed-free = Snip!
prompt-false = Place a false token
prompt-false-hint = Tap a wire of yours, then a number that it is not.
prompt-deed-false = Show: not { $value }
prompt-pick = Take a token
prompt-pick-hint = You place it, or it lies beside your stand if you lack it.
prompt-deed-pick = Take { $value }
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
