editor-title = Arena editor
editor-board = Arena
editor-tools = Tools
editor-undo = Undo
editor-redo = Redo
editor-nothing-to-undo = There is nothing to take back.
editor-nothing-to-redo = There is nothing to bring back.
editor-begin = Start from
editor-for-players = { $players } players
editor-empty = Empty
editor-empty-for = Empty grid for { $players }
editor-open-file = Open a file
editor-no-arena = This is no arena. A file has the lines players, tiles, ring, core and map.

# What the hand does
editor-work = What to do
editor-work-squares = Squares
editor-work-tiles = Tiles
editor-work-collapse = Collapse
editor-brush = What to paint
editor-sign-floor = Floor
editor-sign-hard = Hard block
editor-sign-soft = Soft block
editor-sign-hole = Hole
editor-sign-cracked = Cracked turf
editor-sign-power = Power pad
editor-sign-pad-up = Teleport pad, up
editor-sign-pad-right = Teleport pad, right
editor-sign-pad-down = Teleport pad, down
editor-sign-pad-left = Teleport pad, left
editor-start = Start { $number }
editor-square = { $square }: { $sign }
editor-square-wrong = { $square }: { $sign }, something is wrong here
editor-symmetry = Repeat on
editor-symmetry-across = Left and right
editor-symmetry-down = Top and bottom
editor-symmetry-half = Half turn
editor-symmetry-quarter = Quarter turns
editor-players = Players
editor-add-tile = Add a tile
editor-remove-tile = Remove
editor-choose-tile = Choose a tile first.
editor-tiles-hint = Drag a tile to move it. Tap the mat to lay a new one.
editor-tile = Tile at { $square }, { $place }
editor-place-ring = ring { $ring }, place { $place }
editor-place-core = core
editor-place-none = no place in the collapse yet
editor-group = Where the next tile goes
editor-ring = Ring { $ring }
editor-new-ring = New ring
editor-core = Core
editor-work-out = Work it out
editor-clear = Clear
editor-collapse-hint = Tap tiles in the order in which they collapse, clockwise. The core goes last.

# What the server says
editor-report = Check
editor-checking = Checking
editor-problems = { $count ->
    [one] 1 thing to mend
   *[other] { $count } things to mend
}
editor-to-mend = To mend
editor-valid = Ready to play
editor-valid-unfair = Ready to play, seats not equal
editor-mend-first = Mend the arena first: the check says where.
editor-fair = All seats are equal: turning or mirroring the arena exchanges them.
editor-unfair = The seats are not equal by construction. Try an estimate to see what that means.
editor-unfair-but = Not all seats are equal by construction, only { $equal }. Try an estimate to see what that means.
editor-pair = { $one } and { $other }
problem-players = An arena is for 2 to 4 players, not for { $count }.
problem-tile_count = An arena has { $least } to { $most } tiles, not { $count }.
problem-overlap = Two tiles overlap at { $square }.
problem-tile_order = The tiles are not in reading order.
problem-apart = The tiles are not in one piece: each must share a side with another.
problem-void = { $square } is void, but a tile lies there.
problem-no_tile = No tile lies under { $square }.
problem-outside = A tile sticks out of the map.
problem-soft_blocks = There are only { $most } soft blocks, not { $count }.
problem-pads = There are only { $most } teleport pads, not { $count }.
problem-power_pads = There are only { $most } Power pads, not { $count }.
problem-holes = There are only { $most } pieces for holes and cracked turf, not { $count }.
problem-arrow = The arrow at { $square } faces no other pad.
problem-start_count = { $wanted ->
    [0] Start { $start } is one too many: the arena is for fewer players.
   *[other] { $count ->
        [0] Start { $start } is missing.
       *[other] Start { $start } stands on { $count } squares.
    }
}
problem-same_tile = Starts { $other } and { $start } stand on the same tile, at { $square }.
problem-start_ring = Start { $start } at { $square } stands on a tile outside the first ring.
problem-start_room = Start { $start } at { $square } has no room: three open squares or more, not in one line.
problem-no_floor = There is no floor.
problem-cut_off = { $square } cannot be reached from { $other_square }.
problem-no_ring = No tile is in the first ring.
problem-unknown_tile = The collapse names a tile that is not there.
problem-flips = { $count ->
    [0] The tile at { $square } has no place in the collapse.
   *[other] The tile at { $square } has { $count } places in the collapse.
}
problem-unreadable = The arena cannot be read: { $text }

# Out of the editor
editor-try = Try it
editor-try-bots = Try it against bots
editor-invite = Make a table for friends
editor-share = Share
editor-share-hint = The link holds the whole arena. The file is plain text, in the form of the rules.
editor-copy-link = Copy the link
editor-send-link = Send the link
editor-save-file = Save as a file
editor-text = The arena as text
editor-estimate = Estimate
editor-estimate-hint = Bots play a hundred games here and show how long they take and who wins.
editor-estimate-start = Let bots play
editor-estimate-stop = Stop
editor-estimate-ahead = { $count ->
    [one] Another arena is first
   *[other] { $count } other arenas are first
}
editor-estimate-games = { $done } of { $of } games
editor-estimate-stopped = Stopped after { $done } of { $of } games
editor-estimate-turns = turns per game in all, mostly { $few } to { $many }
editor-estimate-wins = Who wins
editor-estimate-range = { $low } to { $high }
editor-estimate-ends = How games end
editor-end-last_standing = by bombs
editor-end-collapse = by the collapse
editor-end-hearts = by hearts
editor-end-card_order = by the order of the Sudden Death card
editor-end-shared = shared
