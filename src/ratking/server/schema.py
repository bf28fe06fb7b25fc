"""What is kept on disk: tables, ratings, tournaments, clubs, jottings and calls."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_a_table() -> Column[str]:
    return Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("origin", String(32), nullable=False, server_default=""),
    Column("secret", String(64), nullable=False),
    Column("salt", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("marks", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("base_number", Integer, nullable=False),
    Column("since", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("due", Float),
    Column("rematch", String(32)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_tables_due", "due"),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_origin_status", "origin", "status"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(32), nullable=False),
    Column("stand_in", String(32), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("visitor_hash", String(64), nullable=False),
    Column("player", String(40), nullable=False),
    Column("word", String(40), nullable=False),
    Column("helped", Boolean, nullable=False, server_default=false()),
    Column("away_until", Float, nullable=False, server_default="0"),
    Index("ix_seats_visitor_hash", "visitor_hash"),
    Index("ix_seats_secret_hash", "secret_hash"),
    Index("ix_seats_level", "level"),
)

STEPS: Final = Table(
    "steps",
    METADATA,
    _of_a_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("answers", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("marks", Text, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("back", Text, nullable=False),
    Column("void", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("request", String(64)),
    Index("uq_steps_request", "table_id", "seat", "request", unique=True),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    _of_a_table(),
    Column("key", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Index("uq_records_key", "key", unique=True),
)

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    _of_a_table(),
    Column("visitor_hash", String(64), primary_key=True),
    Column("origin", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_uploads_visitor_hash_at", "visitor_hash", "at"),
    Index("ix_uploads_origin_at", "origin", "at"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("phrase", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id_id", "table_id", "id"),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("player", String(48), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_results_player_game", "player", "game"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

LADDER: Final = Table(
    "ladder",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("season", String(8), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("left_early", Integer, nullable=False),
    Index("ix_ladder_player", "player"),
)

LADDER_POINTS: Final = Table(
    "ladder_points",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("season", String(8), nullable=False),
    Column("player", String(48), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ladder_points_player_at", "player", "at"),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("visitor", String(64), nullable=False),
    Column("folded", String(64), nullable=False, server_default=""),
    Column("looks", String(64), nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index("uq_players_folded", "folded", unique=True),
    Index("uq_players_looks", "looks", unique=True),
)

BOTS: Final = Table(
    "bots",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("folded", String(64), nullable=False),
    Column("looks", String(64), nullable=False),
    Column("games", Text, nullable=False),
    Column("fewest", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("tables", Integer, nullable=False),
    Column("origin", String(32), nullable=False),
    Column("seen", Float, nullable=False),
    Column("created", Float, nullable=False),
    Index("uq_bots_key_hash", "key_hash", unique=True),
    Index("uq_bots_folded", "folded", unique=True),
    Index("uq_bots_looks", "looks", unique=True),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Float, nullable=False),
)

JOTTINGS: Final = Table(
    "jottings",
    METADATA,
    Column("visitor_hash", String(64), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("visitor_hash", String(64), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_subscriptions_visitor_hash", "visitor_hash"),
)

CALLS: Final = Table(
    "calls",
    METADATA,
    _of_a_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("due", Float, nullable=False),
    Column("looks", Integer, nullable=False),
    Index("ix_calls_due", "due"),
)

GATHERINGS: Final = Table(
    "gatherings",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("origin", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_gatherings_kind_status", "kind", "status"),
    Index("ix_gatherings_host", "host"),
    Index("ix_gatherings_origin", "origin"),
)

GATHERED: Final = Table(
    "gathered",
    METADATA,
    Column(
        "gathering_id",
        String(32),
        ForeignKey("gatherings.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("visitor_hash", String(64), primary_key=True),
    Index("ix_gathered_visitor_hash", "visitor_hash"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
