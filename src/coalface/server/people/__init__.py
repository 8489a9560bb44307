"""People: guests, accounts, sessions, holidays, webhooks."""
