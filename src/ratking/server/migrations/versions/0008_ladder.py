"""The ladder: ratings by number of players and season, the way of each player, who is shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is shown who has not asked for it; the ladder begins with the games to come."""
    op.add_column(
        "players", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "ladder",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("season", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("left_early", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "season", "player", name=op.f("pk_ladder")),
    )
    op.create_index("ix_ladder_player", "ladder", ["player"])
    op.create_table(
        "ladder_points",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("season", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_ladder_points")),
    )
    op.create_index("ix_ladder_points_player_at", "ladder_points", ["player", "at"])
