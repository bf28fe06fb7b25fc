"""Accounts of bots that think elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There is none yet."""
    op.create_table(
        "bots",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("key_hash", sa.String(length=64), nullable=False),
        sa.Column("folded", sa.String(length=64), nullable=False),
        sa.Column("looks", sa.String(length=64), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("fewest", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_bots")),
    )
    op.create_index("uq_bots_key_hash", "bots", ["key_hash"], unique=True)
    op.create_index("uq_bots_folded", "bots", ["folded"], unique=True)
    op.create_index("uq_bots_looks", "bots", ["looks"], unique=True)
    op.create_index("ix_seats_secret_hash", "seats", ["secret_hash"])
    op.create_index("ix_seats_level", "seats", ["level"])
