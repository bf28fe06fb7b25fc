"""Analyses are kept, and a name brings its visitor along to another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what was not kept before."""
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_analyses")),
    )
    visitor = sa.Column("visitor", sa.String(length=64), nullable=False, server_default="")
    op.add_column("players", visitor)


def downgrade() -> None:
    """Remove it again."""
    op.drop_column("players", "visitor")
    op.drop_table("analyses")
