"""The rules of Coal Baron, one module a chapter of the rulebook."""
