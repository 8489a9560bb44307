"""The web application: routes, the socket, and what every request passes first."""
