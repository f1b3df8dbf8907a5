"""The distribution: what it is called and needs, and that it works where nothing else is installed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from antikythera.about import DISTRIBUTION, __version__, install

REPOSITORY = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]
CORE = ("msgspec", "numba", "numpy", "platformdirs")
FIRST_STEPS = """
import antikythera as ak, random
game = ak.new("tzolkin", players=2, seed=1)
while not game.over:
    game.play(random.choice(game.legal))
assert ak.from_position(game.position()).scores == game.scores
for attempt in (lambda: str(game), lambda: game.svg(), lambda: ak.envs):
    try:
        attempt()
    except ModuleNotFoundError as error:
        print(error)
"""


def test_the_core_needs_four_packages_and_the_rest_is_extra():
    assert sorted(requirement.split(">")[0] for requirement in PROJECT["dependencies"]) == sorted(CORE)
    extras = {"cli", "cluster", "dev", "docs", "envs", "gpu", "nets", "play", "server", "text", "train", "valkey"}
    assert set(PROJECT["optional-dependencies"]) == extras
    assert PROJECT["name"] == DISTRIBUTION


def test_private_interfaces_have_an_upper_bound():
    everything = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["server"]]
    bounded = [requirement for requirement in everything if requirement.startswith(("numba", "uvicorn"))]
    assert len(bounded) == 2
    assert all("<" in requirement for requirement in bounded)


def test_hints_name_extras_that_exist():
    for extra in ("cluster", "envs", "nets", "play", "text"):
        assert extra in PROJECT["optional-dependencies"]
        assert install(extra) == f'pip install "antikythera-games[{extra}]"'
    texts = [file.read_text(encoding="utf-8") for file in (REPOSITORY / "src").rglob("*.py")]
    assert len(texts) > 100
    assert not any("install antikythera[" in text or '"antikythera[' in text for text in texts)


def test_the_lowest_versions_are_those_of_the_project():
    command = [sys.executable, str(REPOSITORY / "tools" / "versions.py"), "lowest"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert {"numpy==2.0.*", "numba==0.61.*"} <= set(found)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and an sdist, built from what git knows of this repository."""
    folder = tmp_path_factory.mktemp("dist")
    source, tools = folder / "source", folder / "tools"
    files = subprocess.run(
        ["git", "-C", str(REPOSITORY), "ls-files", "-co", "--exclude-standard", "-z"], capture_output=True, check=True
    ).stdout.decode().split("\0")  # fmt: skip
    for name in filter(None, files):
        if (REPOSITORY / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(REPOSITORY / name, source / name)
    python = new_environment(tools, "build", *PYPROJECT["build-system"]["requires"])
    subprocess.run([python, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(source)], check=True)
    return folder / "dist"


def new_environment(folder: Path, *packages: str) -> str:
    """The Python of an environment with these packages alone."""
    venv.create(folder)
    python = str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))
    pip = [sys.executable, "-m", "pip", "--python", python, "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-compile", *packages], check=True)  # most of it is never imported
    return python


def test_the_files_have_what_they_need(built: Path) -> None:
    (wheel,), (sdist,) = built.glob("*.whl"), built.glob("*.tar.gz")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.startswith(f"antikythera_games-{__version__}-py3-none-any")
    assert {"antikythera/page/index.html", "antikythera/py.typed"} <= set(names)
    metadata = zipfile.ZipFile(wheel).read(f"antikythera_games-{__version__}.dist-info/METADATA").decode()
    assert "](docs/" not in metadata  # links of the README work outside the repository
    assert "https://raw.githubusercontent.com/" in metadata
    with tarfile.open(sdist) as archive:
        kept = {Path(name).name for name in archive.getnames()}
    assert {"build_page.py", "build_readme.py", "package-lock.json", "CITATION.cff"} <= kept


def test_the_wheel_works_where_nothing_else_is_installed(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    python = new_environment(tmp_path / "fresh", str(wheel))
    done = subprocess.run([python, "-c", FIRST_STEPS], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.count('pip install "antikythera-games[') == 3
    missing = subprocess.run(
        [python, "-m", "antikythera", "games"], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert missing.returncode == 1
    assert missing.stderr.strip().endswith('pip install "antikythera-games[play]"')
