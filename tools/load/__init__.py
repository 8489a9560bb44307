"""What a server can carry: scripted clients over real sockets on loopback (see `__main__`)."""
