"""What the names of players look like, so that no two can be taken for each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ratking.server.names import folded, looks

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Work out both; of old names that are alike only the first one has them."""
    for name in ("folded", "looks"):
        op.add_column("players", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    players = sa.table("players", *(sa.column(name) for name in ("name", "folded", "looks")))
    connection, known = op.get_bind(), set[str]()
    for (name,) in connection.execute(sa.text("SELECT name FROM players ORDER BY created")).all():
        facts = {"folded": folded(name), "looks": looks(name)}
        row = {key: name if value in known else value for key, value in facts.items()}
        known |= set(facts.values())
        connection.execute(players.update().where(players.c.name == name).values(row))
    op.create_index("uq_players_folded", "players", ["folded"], unique=True)
    op.create_index("uq_players_looks", "players", ["looks"], unique=True)
