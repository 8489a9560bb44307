"""`coalface rules`, tried on a toy game in a house of its own."""
