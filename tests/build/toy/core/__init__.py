"""The compiled half of the toy."""
