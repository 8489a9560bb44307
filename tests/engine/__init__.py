"""External engines."""
