"""The games, one folder a box; `coalface.core.registry` finds them."""
