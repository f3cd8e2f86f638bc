"""One game while it is played: its inbox, its timers, and what each viewer is sent."""
