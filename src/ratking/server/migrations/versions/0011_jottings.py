"""Jottings: what is kept for a visitor beside the tables, such as tries at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has tried anything yet."""
    op.create_table(
        "jottings",
        sa.Column("visitor_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("visitor_hash", "name", name=op.f("pk_jottings")),
    )
