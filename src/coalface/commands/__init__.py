"""Small commands, one a module: what `coalface NAME` does once its arguments are read."""
