"""Records that people bring are kept once, as they are, with all who have brought them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Records that were brought before stay as they are kept, step by step."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_records_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_records")),
    )
    op.create_index("uq_records_key", "records", ["key"], unique=True)
    op.create_table(
        "uploads",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("visitor_hash", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_uploads_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "visitor_hash", name=op.f("pk_uploads")),
    )
    op.create_index("ix_uploads_visitor_hash_at", "uploads", ["visitor_hash", "at"])
    op.create_index("ix_uploads_origin_at", "uploads", ["origin", "at"])
