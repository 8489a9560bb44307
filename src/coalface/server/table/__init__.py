"""One table: its session, seats, clock, undo, chat, and what each audience is sent."""
