"""People may name an address that is notified when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the address."""
    op.add_column("people", sa.Column("webhook", sa.Text(), nullable=True))
