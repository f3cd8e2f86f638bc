seat = Seat { $number }

action-TimeUp = Time is up: { $name }
action-ChangeHands = { $bot ->
    [yes] A bot takes over { SEAT($seat) }
   *[no] A person takes over { SEAT($seat) }
}
action-Go = Everybody is ready
action-Pause = Pause the game
action-Resume = Go on after the pause
action-Undo = Take back your last action
    .name = Take back

event-Undone = { SEAT($by) } takes the last action back.
event-Paused = The game is paused.
event-Resumed = The game goes on.

refusal-TB-001 = Something happened in between. Look again, then choose.
refusal-TB-002 = Nobody can act now: the game is paused.
refusal-TB-003 = Only the table pauses the game, and only the table resumes it.
refusal-TB-004 = There is nothing that you can take back now.
refusal-TB-005 = Only the clock ends a timer, and only while it runs.
refusal-TB-006 = There is no such seat at this table.
refusal-TB-007 = The game is over.
refusal-TB-008 = That was too soon after the last time. Wait a moment.
