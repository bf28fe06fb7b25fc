"""Whether a bot has ever answered for the person at a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody was helped so far."""
    op.add_column(
        "seats", sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false())
    )
