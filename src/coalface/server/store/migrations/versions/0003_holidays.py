"""Holidays are counted, by the year in which they began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add how much was used, in milliseconds, and of which year."""
    op.add_column("people", sa.Column("vacation_used", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("vacation_year", sa.Integer(), nullable=True))
