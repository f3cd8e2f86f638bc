# The lobby
lobby-new-table = New table
lobby-table-of = { $game }: come in
lobby-laying = Laying the table
lobby-who = Who is at the table?
lobby-taken = { $taken } of { $all } seats
lobby-sealed = Deal sealed before you sit: { $seal }
lobby-rules = Table rules
lobby-options = Options
lobby-design-arena = Design an arena
lobby-seats = Seats
lobby-less = Less
lobby-more = More
lobby-host-only = The host decides this.
lobby-public = Public
lobby-public-hint = listed for everybody on the home page
lobby-research = For research
lobby-research-hint = the finished game may be given out to everybody as data, without names and talk
lobby-research-on = The moves of this game may be given out as free data (CC0) when it is over, without names and talk. Nothing is given out if somebody who plays leaves or is forgotten.
lobby-relaxed = No hurry
lobby-relaxed-hint = for games that go on for days
lobby-hints = Hints
lobby-hints-hint = everybody may ask an adviser during the game
lobby-hints-on = Hints are allowed
lobby-bots-only = Only bots play with these options
lobby-bots-only-hint = You can watch them here.
lobby-spectators = Spectators
lobby-spectators-none = None
lobby-spectators-public = Public
lobby-spectators-after = Later
lobby-spectators-delayed = Delayed
lobby-spectators-none-hint = only those who sit here
lobby-spectators-public-hint = public facts only
lobby-spectators-after-hint = public facts, everything after the end
lobby-spectators-delayed-hint = public facts three minutes late, everything after the end
lobby-invite = Invite
lobby-qr = QR code of the link to this table
lobby-scan = Scan to sit down
lobby-or-link = or open the link, or type the code
lobby-only-here = Only this computer can open it. Phones need the network address that the server shows.
lobby-code = code
lobby-copy = Copy
lobby-share = Share
lobby-host = Host
lobby-ready = Ready
lobby-away = Away
lobby-note-you = that is you
lobby-note-beside = at this device
lobby-note-here = at the table
lobby-note-gone = connection lost
lobby-note-program = played by a program
lobby-note-bot = Bot · { $level }: { $hint }
lobby-level-of = Level of { $name }
lobby-level-novice = Sparkler
lobby-level-standard = Rocket
lobby-level-expert = Thunder
lobby-level-novice-hint = plays by feeling
lobby-level-standard-hint = counts what is left
lobby-level-expert-hint = thinks it through
lobby-open = Open seat
lobby-open-hint = a friend or a bot
lobby-add-bot = Add bot
lobby-remove-bot = Remove the bot
lobby-guest-here = Somebody at this device takes seat { $number }
lobby-guest-title = Somebody beside you
lobby-guest-how = You pass this device around. A curtain closes between your turns.
lobby-guest-name = Their name
lobby-guest-sit = Take the seat
lobby-sit-as = Sit down as { $name }
lobby-full = Every seat is taken.
lobby-start = Start with { $seats }
lobby-more-options = { $changed ->
    [0] More options
   *[other] More options, { $changed } changed
}
lobby-option-usual = As recommended
lobby-presets = A whole evening
lobby-option-own = Chosen by the host
lobby-option-edit = Choose
lobby-option-gone = { $option }: what was chosen no longer fits. The recommended choice is back.
lobby-become-bots = { $count ->
    [one] seat { $seats } becomes a bot
   *[other] seats { $seats } become bots
}
lobby-host-starts = { $name } starts the game.
lobby-you-are-in = You are in. The table opens here by itself.
lobby-moderator-open = Nobody moderates
lobby-moderator-is = { $name } moderates
lobby-moderator-hint = Does not play, sees everything and starts the clocks.
lobby-moderate = Moderate
lobby-moderator-remove = Stop moderating

# The table
table-seat = Seat { $number }
table-opening = Opening the table
table-opening-late = This game is shown three minutes late. It will soon begin here, too.
table-closed = This table is closed
table-closed-expired = Nobody came for thirty days.
table-closed-by-host = The host has closed it.
table-seat-lost = This seat is no longer on this device
table-seat-lost-why = { $why ->
    [moved] You no longer play here. Your seat was moved to another device.
    [freed] You no longer play here. The host has freed your seat.
   *[other] You no longer play here.
}
table-moved-by-host = was moved to another device by the host.
table-moved-here = The seat is on this device now
table-onlooker = You are watching.
table-onlooker-late = The game began without you: you are watching.
table-onlooker-join = Play in the next game
table-onlooker-joins = You play in the next game
table-onlooker-sees = { $spectators ->
    [public] You see what everybody may know.
    [after] You see what everybody may know, and after the end everything.
   *[delayed] You see what everybody may know, three minutes late, and after the end everything.
}
table-no-spectators = This table wants no spectators.
table-menu = Menu
table-facts = What everybody knows
table-talk = Table talk
table-log = What happened
table-goal = Goal
goal-no-clock = no hurry
goal-won = Won
goal-lost = Lost
goal-out = Out
goal-go = Let’s go
goal-no-tips = Play without tips
card-try = { $number ->
    [1] First try
    [2] Second try
    [3] Third try
   *[other] Try { $number }
}
card-setup = Set-up
card-new = New on the table
table-cards = Card first
table-cards-hint = A mission or scenario begins with its card.
table-rules = Rules
table-seats = Seats
table-leaves = Beside the table
table-leaf-log = Log
table-leaf-talk = Say
table-log-empty = Nothing has happened yet.
table-talk-empty = Nobody has said anything.
table-channel = To whom
table-channel-table = Everybody
table-say-something = Say something
table-send = Send
table-muted = The host has muted you.
table-silence = Nobody may talk now.
table-your-turn = Your turn
table-everybody = Everybody
table-over = Game over
table-waiting = Waiting
table-then-you = Then you.
table-then = Then { $names }, then you.
table-faster = Faster
table-faster-now = Quick until your turn
table-watch-fast = Watch at speed
table-watch-fast-now = Quick to the end
table-tempo = Pace of the bots
table-tempo-calm = Calm
table-tempo-normal = Normal
table-tempo-fast = Fast
table-why = Why?
table-paused = Paused
table-paused-hint = The host resumes the game.
table-undo = Take back
table-nothing-to-undo = There is nothing to take back.
table-previous = Previous choice
table-next = Next choice
table-pick = Tap what is lit
table-pick-first = Pick something that is lit.
table-got-it = Got it
table-ten-seconds = Ten seconds left
table-time-left = Time left: { $time }
table-no-line = Offline
table-sending = Sending
table-lost-line = The connection is slow or lost
table-holding = Holding your seat
table-trying = Trying again. Nothing is lost.
table-trying-in = Trying again in { $seconds } s. Nothing is lost.
table-now = Now
table-is-away = { $name } is away
table-away-hint = A bot may play in { $seconds } s.
table-away-now = A bot may play meanwhile.
table-away-first = Possible once { $name } has been away for 60 s.
table-bot-for-them = Let a bot play
table-bot-plays = A bot plays for you
table-bot-plays-hint = It knows what you know.
table-take-back = Play myself
table-hand-to-bot = Hand to a bot
table-move-device = Move to another device
table-move-title = Move { $name } to another device
table-move-qr = QR code that moves the seat
table-move-how = Open this on the other device within ten minutes. It works once, and this device lets go of the seat.
error-seat_kept = Only whoever plays on this seat can move it, until they have been offline for a minute.
table-mute = Mute
table-unmute = Let them talk
table-is-muted = muted
table-leave-seat = Leave the seat
table-leave-really = Really leave it
table-free-seat = Free the seat
table-free-really = Really free it
table-seat-menu = What to do about { $name }
table-note-you = you
table-note-host = host
table-note-bot = bot, { $level }
table-note-away = a bot plays meanwhile
table-note-here = here
table-note-gone = connection lost
table-note-program = program
table-note-open = nobody sits here
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-tv = Big screen
table-pause = Pause
table-resume = Go on
table-moderating = You moderate
table-no-go = Nothing to start now
table-notify = Tell me when it is my turn
table-notify-hint = even when I look elsewhere
table-close = Close the table
table-close-really = Really close it for everybody
table-copied = Copied
table-copy-by-hand = Copy this link
table-rules-english = The rules are in English.
table-rules-page = Open the rule book
table-keys = Keys
table-key-move = from stand to stand, from piece to piece
table-key-step = one choice back or on
table-key-enter = pick, then do
table-key-undo = take back
table-key-explain = what the piece in focus is
table-key-log = what happened
table-key-help = these keys
explain-bot = A bot, { $level }: { $how }.
explain-person = A person at this table.
explain-you = That is you.
table-boom = BOOM
table-defused = Defused!
table-exploded = Boom!
table-you-win = You win!
table-nobody-wins = Nobody wins.
table-you-lose = You lose.
table-many-win = { $count } of { $all } win!
table-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
seconds = { $seconds } s
table-minutes = { $minutes } min
table-deal-open = Check the deal: { $seal }
table-replay = Replay
table-again = Again
table-again-seats = Those who sat here can play again.
table-bridge = Now { $game }, mission { $number }
table-next-game = To the next game
table-deals = { $name } deals
table-begins = { $name } begins
table-who-goes-on = Whoever sat here can take all of you to the next game.

# Hints
hint-ask = Hint
hint-stars = While the bulb is on, hints after your first turn cost the third star.
hint-stars-on = Hints are on: a win is worth two stars. For the third, put the bulb out before your next turn.
hint-asking = The adviser is thinking
hint-chance = { $percent } chance of success
hint-win = about { $percent } to win after that
hint-risk = { $percent } chance to lose at once
hint-to-win = to win
hint-cells = { $from ->
    [85] almost sure, 85 % and up
    [60] likely, 60 to 84 %
   *[30] maybe, 30 to 59 %
}
chance-of = { $of ->
    [success] success
    [win] winning
   *[worth] prospects
}
hint-none = The adviser does not know. Ask again.

# The games of a table and its rematches
series-title = Games so far
series-won-of = { $won } of { $games } won
series-games = { $games ->
    [one] one game
   *[other] { $games } games
}
series-many = { $count } of { $all }
series-nobody = Nobody

# The stars of a mission or scenario
result-box = Open box { $number }
result-stars = { $why ->
    [clean] three stars: no slip, no hint
    [hinted] two stars: no slip; with the bulb out, three
    [slip] two stars: one slip
   *[slips] one star: { $slips } slips
}

# What a game was worth
score-points = { $score ->
    [one] 1 point
   *[other] { $score } points
}
score-best = best { $score }
score-new-best = New best

# The replay
replay-title = Replay
replay-of = Replay, { $game }
replay-at = { $step } of { $all }
replay-cannot = This game cannot be shown
replay-public-only = Only those who sat here see more than the table did.
replay-open = Watch a recording
replay-open-hint = A file that was downloaded after a game, up to 1 MB.
replay-choose = Choose a file
replay-look-as = Look as
replay-table = Table
replay-all = All
replay-all-hint = You see everything that was hidden.
replay-pov-hint = You see what that seat saw at that moment, nothing more.
replay-point-of-view = point of view
replay-turns = Turns
replay-setup = The pieces are dealt.
replay-timeline = Turn
replay-first = To the beginning
replay-back = Previous turn
replay-play = Play
replay-stop = Stop
replay-forward = Next turn
replay-last = To the end
replay-speed = Speed: { $speed } times
replay-download = Download the recording
replay-copy-turn = Copy the link to this turn
replay-fair = Was the deal fair?

# The big screen
tv-or-code = or open { $host } and type
tv-for-all = Screen for the room: everybody may see it
tv-back = Back to the table
screen-shut = This screen stays shut
screen-shut-hint = It opens with the code that the host can show. Whoever plays can only look at the screen of their own room.
tv-now = Now
tv-before = Before

# Pass and play
curtain-pass = Pass the device to { $name }
curtain-why = Nobody else should look at the screen.
curtain-lift = I am { $name }
curtain-closed = The curtain is closed

# The review
review-title = Review
review-of = Review, { $game }
review-back = Back to the result
review-begins = Your decisions are being looked at.
review-progress = { $done } of { $of } looked at
review-curve = Chance to win
review-curve-label = Chance to win over the game: your decisions
review-axis = turn
review-turn = turn { $turn }
review-swing = turn { $turn }: { $from } to { $to } %
review-turning = Turning point:
review-decisions = Your decisions, worst first
review-key-chosen = you took
review-key-best = best you could see
review-share-of = of { $best }
review-worst = worst of { $all }
review-place = { $place } of { $all }
review-previous = Previous decision
review-next = Next decision
review-watch = Watch turn { $turn }
review-heading = Turn { $turn }: { $action }
review-you = You: { $action }
review-cost = Your chance to win went from { $from } to { $to } %.
review-honest = Counted from what you could know then, never from what was hidden.
review-none = There was nothing to decide.
review-best = Best: { $action }
review-as-good = Nothing better was to be seen.
review-was-best = The best there was
review-cannot = This game cannot be judged.
