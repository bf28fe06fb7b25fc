"""Tournaments and clubs, and members who rest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Each is one document; who belongs to it is kept beside it. Nobody rests yet."""
    op.add_column("seats", sa.Column("away_until", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_gatherings")),
    )
    op.create_index("ix_gatherings_kind_status", "gatherings", ["kind", "status"])
    op.create_index("ix_gatherings_host", "gatherings", ["host"])
    op.create_index("ix_gatherings_origin", "gatherings", ["origin"])
    op.create_table(
        "gathered",
        sa.Column("gathering_id", sa.String(length=32), nullable=False),
        sa.Column("visitor_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["gathering_id"],
            ["gatherings.id"],
            name=op.f("fk_gathered_gathering_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("gathering_id", "visitor_hash", name=op.f("pk_gathered")),
    )
    op.create_index("ix_gathered_visitor_hash", "gathered", ["visitor_hash"])
