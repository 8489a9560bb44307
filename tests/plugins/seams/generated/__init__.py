"""Modules made by coalface.generate."""
