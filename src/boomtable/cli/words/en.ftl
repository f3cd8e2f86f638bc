play-welcome = You are { $who }. Type ? for help.
play-you = { SEAT($seat) } (you)
play-your-turn = Your turn.
play-turn-of = { SEAT($seat) }: your turn.
play-may-act = You may act out of turn; Enter lets the others go on.
play-hand-over = Hand the keyboard to { SEAT($seat) }, who presses Enter.
play-back = 0 goes back.
play-not-listed = { $text } is no choice here. Type a number from 1 to { $most }, or ? for help.
play-no-action = Nothing happened: { $reason }
play-rule-hint = (r { $rule } shows the rule)
play-no-rule = There is no rule { $rule } in the ledger.
play-thinking = { SEAT($seat) } is thinking …
play-committed = Before the deal the dice are fixed by the commitment { $commitment }
play-save = Save the game? A file name, or Enter for no:
play-saved = The game is saved in { $file }
play-left = You leave the game unfinished.
play-help =
    A number chooses from the list.
    { $example } does it in one go, and so does { $json }
    b shows the board again, r { $rule } shows a rule, q quits, ? shows this.
    On the board > points at who is next and ? is hidden from you.

replay-setup = The deal
replay-entry = Entry { $number }
replay-unnoticed = Nothing that this viewer noticed.
