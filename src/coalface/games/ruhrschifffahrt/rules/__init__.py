"""The rules of Ruhrschifffahrt 1769-1890, a module a chapter."""
