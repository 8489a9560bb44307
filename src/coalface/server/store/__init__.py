"""What is stored: SQLite by default, PostgreSQL by COALFACE_DATABASE, behind one interface."""

from coalface.server.store.store import Store, StoreClosed

__all__ = ["Store", "StoreClosed"]
