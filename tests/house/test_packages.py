"""What is packed: a version from git, sources with everything in them, compiled wheels or pure."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application
from hatchling.metadata.core import ProjectMetadata

from tools import build_hook, compiling
from tools.build_hook import CompileHook

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FOR_THE_REPOSITORY = (".git", ".editorconfig", ".pre-commit-config.yaml")
GIT = ("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org")


def said(folder: Path, *words: str) -> str:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def version_in(folder: Path) -> str:
    return said(folder, sys.executable, "-m", "hatchling", "version")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Set up a folder with as much of the project as its version needs."""
    for name in ("pyproject.toml", "README.md", ".git_archival.txt", ".gitattributes"):
        (tmp_path / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def keep(folder: Path, *tags: str) -> None:
    """Commit everything, and tag it."""
    said(folder, *GIT, "init", "--quiet")
    said(folder, *GIT, "add", ".")
    said(folder, *GIT, "commit", "--quiet", "--allow-empty", "--message", "a change")
    for tag in tags:
        said(folder, *GIT, "tag", tag)


def test_without_git_the_files_have_a_version_all_the_same(clone: Path) -> None:
    assert version_in(clone) == PROJECT["tool"]["hatch"]["version"]["fallback-version"]


def test_the_version_is_that_of_the_tag_or_comes_after_it(clone: Path) -> None:
    keep(clone)
    assert ".dev1+g" in version_in(clone)
    keep(clone, "v0.2.0")
    assert version_in(clone) == "0.2.0"
    keep(clone)
    assert version_in(clone).startswith("0.2.1.dev1+g")


def test_an_archive_of_a_tag_knows_its_version(clone: Path, tmp_path: Path) -> None:
    keep(clone, "v0.2.0")
    said(clone, "git", "archive", "--output", "packed.tar", "v0.2.0")
    with tarfile.open(clone / "packed.tar") as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    assert version_in(tmp_path / "unpacked") == "0.2.0"


def test_the_packed_sources_have_everything(tmp_path: Path) -> None:
    words = ("-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path))
    said(ROOT, sys.executable, *words)
    [packed] = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    tracked = said(ROOT, "git", "ls-files").splitlines()
    wanted = {name for name in tracked if not name.startswith(FOR_THE_REPOSITORY)}
    assert {name for name in wanted if (ROOT / name).is_file()} - inside == set()
    assert not any("node_modules" in name or "__pycache__" in name for name in inside)
    with tarfile.open(packed) as opened:
        opened.extractall(tmp_path / "unpacked", filter="data")
    [unpacked] = (tmp_path / "unpacked").iterdir()
    assert packed.name == f"ratking-{version_in(unpacked)}.tar.gz"


def compile_something(target: Path) -> None:
    (target / "ratking" / "core").mkdir(parents=True)
    for name in ("state.py", "state.so", "row.pyd"):
        (target / "ratking" / "core" / name).touch()


def compile_nothing(target: Path) -> None:
    raise SystemExit("There is no C compiler.")


class Noting(Application):
    """The application of a build, which notes its warnings."""

    def __init__(self) -> None:
        super().__init__()
        self.warnings: list[str] = []

    def display_warning(self, message: str = "", **style: Any) -> None:
        self.warnings.append(message)


@pytest.fixture
def app() -> Noting:
    return Noting()


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, app: Noting) -> CompileHook:
    """Hand out the hook of a wheel that has its pages."""
    project: ProjectMetadata[Any] = ProjectMetadata(str(ROOT), None, PROJECT)
    made = CompileHook(str(tmp_path), {}, None, project, str(tmp_path), "wheel", app)
    monkeypatch.setattr(CompileHook, "has_pages", lambda _: True)
    monkeypatch.delenv("RATKING_ENGINE", raising=False)
    monkeypatch.setattr(compiling, "compile_into", compile_something)
    return made


def built(hook: CompileHook, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"pure_python": True, "force_include": {}}
    hook.initialize(version, data)
    return data


def test_a_wheel_is_compiled_and_holds_the_modules_of_every_system(hook: CompileHook) -> None:
    data = built(hook)
    assert data["pure_python"] is False
    assert data["infer_tag"] is True
    assert set(data["force_include"].values()) == {
        "ratking/core/state.so",
        "ratking/core/row.pyd",
    }


def test_an_editable_install_stays_interpreted(hook: CompileHook) -> None:
    assert built(hook, "editable")["pure_python"] is True


def test_a_pure_wheel_is_not_compiled(hook: CompileHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATKING_ENGINE", "pure")
    assert built(hook) == {"pure_python": True, "force_include": {}}


def test_without_a_compiler_a_wheel_is_pure_unless_it_must_not(
    hook: CompileHook, app: Noting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "compile_into", compile_nothing)
    assert built(hook)["pure_python"] is True
    assert "There is no C compiler." in app.warnings[0]
    monkeypatch.setenv("RATKING_ENGINE", "compiled")
    with pytest.raises(SystemExit, match="There is no C compiler"):
        built(hook)


def test_an_engine_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATKING_ENGINE", "fast")
    with pytest.raises(ValueError, match="'compiled', 'pure' or nothing, not 'fast'"):
        build_hook.wished()
