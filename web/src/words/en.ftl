# Everywhere
skip-to-content = Skip to the content
loading = Loading
back = Back
close = Close
done = Done
rules = Rules
games = Games
sections = Sections
about = About
kit = The kit
page-not-loaded = This page did not load
try-again = Try again
lost-title = Nothing ticks here
lost-text = This address leads nowhere. The table may be closed, or the link is cut short.
to-home = To the games

# What went wrong
error-offline = The server cannot be reached. Try again in a moment.
error-bad_request = The server does not understand this. Reload the page and try again.
error-not_yours = This is for somebody else to do.
error-no_such_table = There is no such table. Check the code or the link.
error-not_kept = The server cannot keep anything right now. Nothing was changed: try again in a while.
error-moved = This table goes on at another server. Try again in a moment.
error-elsewhere = This table is at another server, and this page goes there.
error-not_now = That is not possible right now.
error-too_many = Too fast. Wait a moment and try again.
error-unknown = That did not work. Try again.

# This browser
language = Language
theme = Theme
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
theme-is-light = Theme: light
theme-is-dark = Theme: dark
sound = Sound
sound-hint = Knocks on your turn, ticks at the end
sound-is-on = Sound: on
sound-is-off = Sound: off
settings = You at this table
you-are = You are { $name }. Change name and face
your-name = Your name
your-face = Your face
face-cherry = Cherry bomb
face-rocket = Rocket
face-keg = Keg
face-mine = Mine
face-sticks = Sticks
face-match = Match
face-wheel = Pinwheel
face-pot = Fire pot
face-lantern = Lantern
face-cone = Fountain
face-star = Star
face-cracker = Cracker
forget-me = Delete my data
forget-me-really = Really delete?
forgotten = Deleted. You are new here.
name-question = What shall we call you?
name-question-hint = Others at the table see it. You can change it whenever you like.
name-another = Another name
name-go = That’s me
name-missing = Write a name first.
you-are-new = Choose your name and face

# Home
welcome = Welcome
hero-title =
    One wire is wrong.
    Find it together.
hero-your-turn =
    Nobody move.
    It’s your turn.
hero-text = Bomb games for friends and bots. No account. Tap a game and you are in.
invite-friends = Invite friends
invite-friends-to = Invite friends to { $game }
invite-hint = Pick a game, get a link, send it round.
players = Players
minutes = { $minutes } min
kind-together = Together
kind-rivals = Rivals
kind-teams = Teams
kind-learn = Learn
soon = Coming soon
soon-reason = { $game } is still on the workbench. The lit labels are ready to play.
title-bomb_busters = Bomb Busters
tagline-bomb_busters = Cut wires in pairs
tagline-its_a_bomb = One looks, all cut
tagline-blast_tactics = Run, drop, duck
tagline-two_rooms = Lie well, swap hostages
tagline-bombs_away = Lay pipe, throw bombs
tagline-snip = The teaching game
server-unreachable = The server cannot be reached. This page tries again by itself.
room-code = Table code
join = Join
join-title = Join a table
code-missing = Type the code first.
public-tables = Public tables
no-public-tables = No public table has a free seat right now. Open one yourself: pick a game and make it public.
open-seats = { $host } · { $free ->
    [one] 1 free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
sit-down = Sit down
your-tables = Your tables
no-tables-yet = No tables yet. Start a game and the first one is here.
finished-tables = Finished
running-game = Running game
second-game = A game of yours is open
second-game-hint = It stays open: you find it under Games.
second-game-begin = Begin another one
back-in = Back in
your-turn = Your turn
others-turn = Others' turn
gathering = Gathering
closed = Closed
won = Won
round = Game { $round }
lost = Lost
nobody-else-yet = nobody else yet
rules-of-every-game = Rules of every game
open-a-recording = Open a recording
tab-play = Play
tab-join = Join
tab-games = Games
next-first = First game
next-mission = Mission { $number }
next-scenario = Scenario { $number }
next-rematch = Rematch
next-again = Again
next-of = { $game }, next
learnt = done
won-of = { $won } of { $all } won
map-of = Map of { $game }
hero-what = Bomb games for friends and bots
hero-what-text = Board games in your browser. No account, nothing to install.
first-step = Play { $game } first
first-step-guided = { $minutes } min, we guide you
first-step-bots = { $minutes } min, with bots

# Rules
rules-of = Rules: { $game }
contents = Contents
how-to-play = How to play
search-rules = Search the rules
clear-search = Clear the search
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
nothing-found = No rule has these words. Try fewer, or a rule number.
ledger-is-english = The full rules, each with its number.
every-rule = Every rule
how-goal = Goal
how-turn = Your turn
how-pieces = Pieces
how-end = End
how-won = Won
how-lost = Lost
where-rules-come-from = Where rules come from
source-booklet = booklet
source-booklet-means = printed in the rule booklet
source-draft = draft
source-draft-means = stated in the designer’s draft
source-found = found
source-found-means = printed elsewhere
source-house = house
source-house-means = our ruling, with its reason
examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}

# About
about-lead = A workbench for bomb games: real rules, real bluffing, no real bombs.
about-unofficial-title = Unofficial, and grateful
about-unofficial = Boomtable is unofficial. It tells the rules in its own words and shows art of its own; the names of the games belong to their owners and only say whose rules are played. Thanks to those who invented them:
about-buy = If you like a game here, buy the box. Cardboard is better.
fairness-title = Why the deal is fair
fairness-seal = Before anybody sits down, the server seals a secret number and shows its seal at the table.
fairness-mix = Every browser that sits down adds random numbers of its own, so nobody can choose the deal alone.
fairness-open = When the game is over, the secret is opened: anybody can check the seal and replay the very same deal.
fairness-hidden = Bots and browsers get only what their seat may see. What is hidden stays on the server.
fairness-verify = Check a recording
privacy-title = What is kept
privacy = A name, a face, a cookie that recognises this browser, and the games played. No account, no tracking. “Delete my data” under your face removes your name from them.
licence-title = Licence
licence = Boomtable is free software under the Apache License 2.0. The typefaces are under the SIL Open Font License.
for-programs = Write your own bot

# The kit
kit-inks = One ink, one shape, one pattern
ink-red = Red
ink-blue = Blue
ink-yellow = Yellow
ink-green = Green
ink-purple = Purple
ink-grey = Grey
shape-red = burst, dots
shape-blue = disc, waves
shape-yellow = diamond, checks
shape-green = triangle, stripes
shape-purple = hexagon, chevrons
shape-grey = square, plain
kit-fuse = The fuse
fuse-lit = lit: you
fuse-plain = plain: wait
fuse-frayed = frayed: gone
fuse-snipped = snipped: safe
kit-buttons = Buttons and chips
kit-deed = Snip 9
kit-undo = Undo
kit-choice = Lay h
kit-leave = Leave
kit-reason = Nils may come back for another 48 seconds.
kit-bot-plays = Bot plays
kit-captain = Captain
kit-talk = Talk
kit-log = Log
kit-choices = Choices
kit-level = Level of the bot
level-novice = Sparkler
level-standard = Rocket
level-expert = Thunder
kit-leaf = One leaf on top, the others a tap away.
kit-faces = Faces
kit-bot = bot
kit-turn = acts
kit-away = away
kit-pieces = Pieces
kit-back = Face down
kit-prompts = Prompts
kit-prompt = Nils’s h is a 9?
kit-prompt-hint = You hold three of them.
kit-waiting = Bea is choosing a wire
kit-waiting-hint = Your turn comes after Nils and Fizz
kit-holding = Holding your seat
kit-holding-hint = Trying again in 3 s. Nothing is lost.
kit-refusal = You cannot cut your own wire. Pick one of somebody else.
kit-refuse = Show the refusal
kit-overlays = Over the table
kit-dialog = Dialog
kit-sheet = Sheet
kit-toast = Toast
kit-fields = Fields
kit-qr = A link as a QR code
kit-type = Type
kit-icons = Icons
kit-surfaces = Surfaces
home-party = Party night
home-party-hint = Two rooms in one house, phones as cards
