"""Browsers that want to be called, and calls that are due."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("visitor_hash", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_subscriptions")),
    )
    op.create_index("ix_subscriptions_visitor_hash", "subscriptions", ["visitor_hash"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("looks", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_calls_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_calls")),
    )
    op.create_index("ix_calls_due", "calls", ["due"])


def downgrade() -> None:
    """Remove both again."""
    op.drop_index("ix_calls_due", table_name="calls")
    op.drop_table("calls")
    op.drop_index("ix_subscriptions_visitor_hash", table_name="subscriptions")
    op.drop_table("subscriptions")
