"""For hosts: settings, moderation, restoring, migrating, tidying, and the files in hosting/."""

from __future__ import annotations

import configparser
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
import tomllib
from contextlib import closing
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from antikythera.cli import app
from antikythera.server import serve
from antikythera.server.settings import ServerSettings
from server.guests import Guest, keep_all

ROOT = Path(__file__).parent.parent.parent
HOSTING = ROOT / "hosting"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def admin(database: str, *arguments: str):
    return CliRunner().invoke(app, ["admin", *arguments], env={"ANTIKYTHERA_DATABASE": database})


def settings_of(monkeypatch, *arguments: str, **environment: str) -> ServerSettings:
    """The settings with which a command would serve."""
    found: list[ServerSettings] = []
    monkeypatch.setattr(serve, "serve", lambda settings, host, port: found.append(settings))
    monkeypatch.setattr("antikythera.cli.server.compile_meanwhile", lambda: None)
    said = CliRunner().invoke(app, ["serve", *arguments], env=environment)
    assert said.exit_code == 0, said.output
    return found[0]


def test_settings_come_from_the_environment_or_a_file(monkeypatch, tmp_path):
    url = "postgresql+asyncpg://antikythera:secret@db/antikythera"
    found = settings_of(
        monkeypatch, ANTIKYTHERA_DATABASE=url, ANTIKYTHERA_PUBLIC_URL="https://a.example/games", ANTIKYTHERA_ALERTS="1"
    )
    assert (found.database, found.prefix, found.hosts[0], found.alerts) == (url, "/games", "a.example", True)
    (tmp_path / "database").write_text(f"{url}\n")
    assert settings_of(monkeypatch, ANTIKYTHERA_DATABASE_FILE=str(tmp_path / "database")).database == url


def test_a_password_on_the_command_line_is_refused():
    for command in (["serve"], ["admin", "list"]):
        said = CliRunner().invoke(app, [*command, "--database", "postgresql+asyncpg://a:secret@db/x"])
        assert said.exit_code == 2
        assert "command line" in " ".join(said.output.split())


def test_a_backup_is_restored_when_the_server_is_stopped(here, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    running = here(ServerSettings(database=database, limits=0))
    one = Guest(running.url)
    table = one.open(seats="me here")["table"]["id"]
    keep_all({1: one, 2: one}, table)
    copy = tmp_path / "copy.db"
    assert admin(database, "backup", str(copy)).exit_code == 0
    one.post(f"/api/tables/{table}/abort")
    assert "stop the server" in str(admin(database, "restore", str(copy)).exception)
    assert one.look(table)["table"]["state"] == "aborted"
    running.stop()
    assert "before" in admin(database, "restore", str(copy)).output
    again = here(ServerSettings(database=database, limits=0))
    assert one.at(again.url).look(table)["table"]["state"] == "playing"
    assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0
    (tmp_path / "damaged.db").write_bytes(copy.read_bytes()[:5000])
    assert admin(database, "restore", str(tmp_path / "damaged.db")).exit_code == 1


def test_a_schema_is_checked_and_migrated(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    assert admin(database, "migrate", "--check").exit_code == 1
    assert "admin migrate" in str(admin(database, "list").exception)
    assert admin(database, "migrate").exit_code == 0
    assert admin(database, "migrate", "--check").exit_code == 0
    assert admin(database, "list").exit_code == 0


def test_what_nobody_has_touched_is_deleted(here, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    running = here(ServerSettings(database=database, limits=0))
    one, idle, account = Guest(running.url), Guest(running.url), Guest(running.url)
    account.post("/api/register", name="Away", password="quetzalcoatl")
    idle.request("PATCH", "/api/me", json={"name": "Idle"})
    fresh, old = one.open(seats="me open")["table"]["id"], one.open(seats="me open")["table"]["id"]
    running.stop()
    long_ago = (time.time() - 100 * 86_400) * 1000
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("UPDATE tables SET updated = ? WHERE id = ?", [long_ago, old])
        connection.execute("UPDATE users SET created = ?", [long_ago])
        connection.execute("UPDATE tokens SET seen = 0")
    assert admin(database, "tidy").output.split() == ["tables", "1", "guests", "1", "browsers", "1"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [(fresh,)]
        assert connection.execute("SELECT DISTINCT table_id FROM seats").fetchall() == [(fresh,)]


def test_an_admin_removes_a_message(here, tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    one = Guest(here(ServerSettings(database=database, limits=0)).url)
    table = one.open()["table"]["id"]
    for words in ("fine", "foul"):
        one.post(f"/api/tables/{table}/chat", text=words)
    listed = admin(database, "chat", table).output.splitlines()
    assert "foul" in listed[1]
    assert "foul" not in admin(database, "chat", table, "--remove", listed[1].split()[0]).output
    assert [message["text"] for message in one.get(f"/api/tables/{table}/chat")] == ["fine"]
    assert "no message" in str(admin(database, "chat", table, "--remove", "4711").exception)


# The files in hosting/


def variables() -> set[str]:
    """The names of all settings."""
    text = Path(serve.__file__).parent.parent.joinpath("cli", "server.py").read_text("utf-8")
    return {*re.findall(r"ANTIKYTHERA_[A-Z_]+", text), "ANTIKYTHERA_DATABASE_FILE", "ANTIKYTHERA_DATA"}


@pytest.mark.parametrize("name", sorted(file.name for file in HOSTING.iterdir() if file.is_file()))
def test_examples_name_settings_that_exist(name):
    assert set(re.findall(r"ANTIKYTHERA_[A-Z_]+", (HOSTING / name).read_text("utf-8"))) <= variables()


def commands() -> set[str]:
    return {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}


def instructions() -> dict[str, list[str]]:
    """The instructions of the Containerfile by their names."""
    found: dict[str, list[str]] = {}
    for line in (HOSTING / "Containerfile").read_text("utf-8").splitlines():
        name, _, rest = line.partition(" ")
        found.setdefault(name, []).append(rest)
    return found


def test_the_image_installs_what_the_project_offers():
    found = instructions()
    (build,) = [line for line in found["RUN"] if line.startswith("pip wheel")]
    words = shlex.split(build)
    assert set(re.findall(r"\w+", words[-1])) <= set(PROJECT["optional-dependencies"])
    assert (ROOT / words[words.index("-c") + 1]).is_file()
    assert set(yaml.safe_load(found["ENTRYPOINT"][0])) <= set(PROJECT["scripts"])
    assert set(yaml.safe_load(found["CMD"][0])) <= commands()
    assert all("python:3." in image for image in found["FROM"])


def test_what_the_services_need_is_there():
    composed = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    services = composed["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("secrets", ())) <= set(composed["secrets"])
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {volume for volume in volumes if not volume.startswith("./")} <= set(composed["volumes"])
        assert all((HOSTING / volume).is_file() for volume in volumes if volume.startswith("./"))
        if "build" in service:
            assert (HOSTING / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert set(service.get("command", ())) <= commands()
    assert "valkey" in services["app"]["environment"]["ANTIKYTHERA_VALKEY"]
    (upstream,) = re.findall(r"reverse_proxy (\w+):(\d+)", (HOSTING / "Caddyfile").read_text("utf-8"))
    assert upstream == ("app", instructions()["EXPOSE"][0])


def test_the_unit_is_one_that_systemd_accepts(tmp_path):
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(HOSTING / "antikythera.service")
    program, *words = unit["Service"]["ExecStart"].split()
    assert Path(program).name in PROJECT["scripts"]
    assert set(words) <= commands()
    if verifier := shutil.which("systemd-analyze"):
        copy = tmp_path / "antikythera.service"
        copy.write_text((HOSTING / "antikythera.service").read_text("utf-8").replace(program, sys.executable))
        said = subprocess.run([verifier, "verify", copy], capture_output=True, text=True, check=True)
        assert said.stderr == ""
