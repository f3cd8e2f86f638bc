tip-won = Every blue wire is cut, and the red one is still whole: that is how it is done.
tip-lost = The red wire was cut, and that ends the game at once. Next time take wires that somebody has vouched for, or vouch yourself.
tip-vouched = { $count ->
    [one] Somebody has vouched for this wire: it is blue, for certain. Tap it, then snip.
   *[other] Somebody has vouched for these wires: they are blue, for certain. Tap one, then snip.
}
tip-own-red = You hold the red wire, so all wires of the others are blue. Tap any of theirs, then snip.
tip-vouch = { $count ->
    [one] Only you know that this wire is blue. Tap it to vouch for it: then anybody can cut it without fear.
   *[other] Only you know that these wires are blue. Tap one to vouch for it: then anybody can cut it without fear.
}
tip-guess = Nothing more is sure: one of these { $covered } covered wires is red. Pick one of theirs, and good luck.
tip-wait-red = The red wire is yours, and nobody else knows it. You may not say so: hope that they go for other wires.
tip-wait = Everybody sees only their own two wires. Watch who vouches for what: a voucher is always true.
