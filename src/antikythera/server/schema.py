"""The schema of the database. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
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
)

metadata = MetaData()

ID = String(32)


def _of_table(**options: Any) -> Column[Any]:
    """The table that a row belongs to, and is deleted with."""
    return Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), **options)


users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in lower case; guests have none
    Column("password", String(200)),
    Column("language", String(20)),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("preferences", JSON),  # of accounts; guests keep theirs in the browser
    Column("skeleton", String(80)),  # what look-alikes of the name have in common; guests have none
    Column("reset", String(100)),  # a code from the admin to reset the password: until when, and its hash
    Index("users_skeleton", "skeleton", unique=True),
)

Index("users_banned", users.c.id, sqlite_where=users.c.banned, postgresql_where=users.c.banned)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # the token of a program, or the cookie of a browser
    Column("label", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("lot", Boolean, nullable=False),  # whether seats are drawn at random when the game starts
    Column("asks", Boolean, nullable=False, default=False),  # whether the host must accept a person who sits down
    Column("pace", String(10), nullable=False),
    Column("clock", JSON),
    Column("state", String(10), nullable=False),
    Column("host", ID),
    Column("removed", JSON, nullable=False),  # the people whom the host has removed
    Column("silenced", JSON, nullable=False),  # the people whom the host lets say nothing
    Column("secret", String(64)),  # shown at the end; none if the deal was not drawn here
    Column("seed", BigInteger),
    Column("long_seed", String(64)),  # drawn from the secret and the numbers of the players
    Column("redealt", Integer, nullable=False),
    Column("position", Text),  # the first position of an imported game
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("rows", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("to_move", JSON, nullable=False),
    Column("outcome", JSON),
    Column("rematch", ID),
    Column("take_back", JSON),  # a player's wish to take a turn back, until the others have answered
    Column("lesson", Boolean, nullable=False),  # all have agreed that there are hints
    Column("hints", JSON, nullable=False),  # the moves before which a hint was shown
    Column("webhook", String(500)),
    Column("bot_due", Boolean, nullable=False),
    Column("claimed_by", ID),  # the process whose bots think
    Column("claimed_until", BigInteger),
    Index("tables_listed", "state", "public", "updated"),
    Index("tables_changed", "updated"),
    Index("tables_of_a_host", "host", "state"),
)

Index("tables_bots", tables.c.updated, sqlite_where=tables.c.bot_due, postgresql_where=tables.c.bot_due)

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("account", Boolean, nullable=False),  # whether it is the name of an account
    Column("user_id", ID, index=True),
    Column("reserved", ID),  # the person for whom an open seat is reserved
    Column("level", String(20)),
    Column("colour", Integer),  # the colour that was asked for
    Column("contribution", String(64), nullable=False),
    Column("waits", Boolean, nullable=False, default=False),  # until the host accepts the person
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String(20)),
    Column("wants_abort", Boolean, nullable=False),
    Column("grace_ms", BigInteger, nullable=False),
    Index("seats_reserved", "reserved"),
)

log = Table(
    "log",
    metadata,
    _of_table(primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(5), nullable=False),  # play or undo
    Column("line", String(80), nullable=False),
    Column("move", Integer, nullable=False),  # lines in force after this row
    Column("secret", Boolean, nullable=False),  # whether others see the line only after the end
    Column("events", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sealed = Table(
    "sealed",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("line", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    _of_table(nullable=False, index=True),
    Column("user_id", ID, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ID, nullable=False),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("sources", JSON, nullable=False),  # points by the name of the event that brought them
    Column("at", BigInteger, nullable=False),
    Index("results_of_a_person", "user_id", "at"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("network", String(50), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    _of_table(primary_key=True),
    Column("done", Float, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),  # by the process that makes it
    Column("review", Text),  # as JSON; none while it is being made
    Column("key", String(64)),  # of the game: a record that is loaded again is not reviewed again
    Index("reviews_key", "key", unique=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ID, primary_key=True),
    Column("muted", ID, primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    _of_table(primary_key=True),
    Column("user_id", ID, primary_key=True),
    Column("text", Text, nullable=False),
)

push = Table(
    "push",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("user_id", ID, nullable=False, index=True),
    Column("keys", JSON, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
