"""The rules of Coal Country, one module a chapter of the rulebook."""
