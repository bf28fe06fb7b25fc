"""The files for hosts: what they name exists, and programs that can check them do."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from ratking.cli import serve
from ratking.cli.parsing import Parser

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted(path.name for path in DEPLOY.iterdir())
INSTRUCTIONS = {
    *("FROM", "RUN", "COPY", "WORKDIR", "ARG", "ENV", "USER", "VOLUME", "EXPOSE"),
    *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def served(words: list[str]) -> Any:
    """Read arguments as `ratking serve` does."""
    assert words[0] == "serve"
    parser = Parser("ratking serve", "")
    serve.add_arguments(parser)
    return parser.parse_args(words[1:])


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_told_about_and_names_settings_that_exist(name: str) -> None:
    assert f"deploy/{name}" in HOSTING
    for variable in re.findall(r"RATKING_[A-Z_]+", read(name)):
        assert f"| `{variable}` |" in HOSTING, variable


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(read("ratking.service"))
    words = shlex.split(unit["Service"]["ExecStart"])
    assert served(words[1:]).port == 8000
    checker = shutil.which("systemd-analyze")
    if checker is None:
        return
    copy = tmp_path / "ratking.service"
    copy.write_text(read("ratking.service").replace(words[0], sys.executable), encoding="utf-8")
    done = subprocess.run([checker, "verify", str(copy)], capture_output=True, text=True)
    assert [line for line in done.stderr.splitlines() if "ratking.service" in line] == []


def test_the_containerfile_builds_on_what_is_there() -> None:
    whole = read("Containerfile").replace("\\\n", " ")
    lines = [line for line in whole.splitlines() if line and not line.startswith("#")]
    names = [line.split()[0] for line in lines if not line.startswith(" ")]
    assert set(names) <= INSTRUCTIONS
    stages = set(re.findall(r"^FROM \S+ AS (\w+)", whole, re.MULTILINE))
    assert set(re.findall(r"--from=(\w+)", whole)) <= stages
    commands = dict(re.findall(r"^(ENTRYPOINT|CMD) (\[.*\])$", whole, re.MULTILINE))
    assert json.loads(commands["ENTRYPOINT"]) == ["ratking"]
    assert served(json.loads(commands["CMD"])).host == "0.0.0.0"
    check = re.search(r"HEALTHCHECK .* CMD (\[.*\])", whole)
    assert check is not None
    compile(json.loads(check[1])[2], "HEALTHCHECK", "exec")
    assert (ROOT / "constraints.txt").exists()


def test_the_services_fit_together() -> None:
    services = yaml.safe_load(read("compose.yaml"))
    parts, server = services["services"], services["services"]["server"]
    assert served(server["command"]).workers > 1
    assert set(server["depends_on"]) == set(parts) - {"server"}
    assert all("healthcheck" in part for name, part in parts.items() if name != "server")
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    named = {volume.split(":")[0] for part in parts.values() for volume in part.get("volumes", ())}
    assert named == set(services["volumes"])
    hosts = re.findall(r"[@/](\w+)[:/]", " ".join(server["environment"].values()))
    assert {host for host in hosts if host in parts} == {"database", "news"}
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_proxies_pass_the_address_on_and_are_well_formed(name: str) -> None:
    text = re.sub(r"#.*", "", read(name))
    assert text.count("{") == text.count("}")
    assert "X-Forwarded-For" in text
    assert "127.0.0.1:8000" in text
