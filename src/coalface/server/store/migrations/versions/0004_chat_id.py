"""A line of chat has the client's id, by which it is known when it is sent again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the id; lines that were stored before have none."""
    op.add_column("chat", sa.Column("id", sa.String(length=64), nullable=True))
