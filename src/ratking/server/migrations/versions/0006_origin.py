"""From where a table was set up, so that nobody sets up too many."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows from where older tables are."""
    op.add_column(
        "tables", sa.Column("origin", sa.String(length=32), nullable=False, server_default="")
    )
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_origin_status", "tables", ["origin", "status"])
