"""Modules made by tools/generate.py."""
