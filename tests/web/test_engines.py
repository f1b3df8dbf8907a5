"""The main ways through a game in Firefox and in WebKit: start, choose, undo, log, looking back, giving up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from web.browsers import needed
from web.engines import FIREFOX, WEBKIT, Engine, Size, click, firefox, press, run, wait, webkit

ENGINES: dict[str, tuple[Path, Callable[[Path], AbstractContextManager[Engine]]]] = {
    "firefox": (FIREFOX, firefox),
    "webkit": (WEBKIT, webkit),
}
MOVES = 8
FIRST: dict[str, tuple[Size, list[str]]] = {
    "tzolkin": ((1280, 800), [".wealth button:nth-child(1)", ".wealth button:nth-child(2)"]),
    "akrotiri": ((820, 1000), []),
}
ESCAPE = "\ue00c"

LISTEN = """
() => {
  window.complaints = [];
  addEventListener('error', (event) => complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => complaints.push(String(event.reason)));
}
"""
BOX = "() => { const { x, y, width, height } = document.querySelector('#board').getBoundingClientRect();"
BOX += " return [x, y, width, height].map(Math.round); }"
SEEN = "(selector) => !!document.querySelector(selector)?.checkVisibility()"
NUMBER = "() => Number(document.querySelector('.bar').dataset.number)"
PLAY = """
async (moves) => {
  const bar = () => document.querySelector('.bar.mine');
  const number = () => document.querySelector('.bar').dataset.number;
  const sure = () => document.querySelector('#end-anyway');
  const pause = () => new Promise((done) => setTimeout(done, 10));
  for (let chosen = 0; !(bar() && chosen >= moves && document.querySelector('.bar [aria-disabled=false]')); ) {
    document.querySelector('.bar [aria-expanded=false]')?.click();  // the list, folded on a narrow screen
    document.querySelector('.choices .all[aria-expanded=false]')?.click();
    const lines = [...document.querySelectorAll('.choices .choice')];
    if (!lines.length) document.querySelectorAll('.choices details').forEach((group) => (group.open = true));
    const before = number();
    if (sure()) sure().click();
    else if (lines.length) {
      lines[(7 * chosen++ + 3) % lines.length].click();
      // What can be undone is known with the answer; a choice that came too early has none.
      for (let waited = 0; waited < 200 && number() === before && !sure(); waited++) await pause();
    } else document.querySelector('.mine .end:enabled')?.click();
    await pause();
  }
}
"""
"""Some choices, until there is something to undo or to end."""


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    program, started = ENGINES[request.param]
    needed(program)
    with started(tmp_path_factory.mktemp(request.param)) as engine:
        yield engine


@pytest.mark.parametrize("game", FIRST)
def test_the_main_ways_through_a_game(engine: Engine, address: str, game: str) -> None:
    size, touched = FIRST[game]
    engine.open(address, size)
    click(engine, f"article.{game} .play")
    wait(engine, SEEN, ".bar.mine")
    run(engine, LISTEN)
    box = run(engine, BOX)
    for selector in touched:
        click(engine, selector)
    run(engine, PLAY, MOVES)
    before = run(engine, NUMBER)
    click(engine, ".bar .buttons [aria-disabled=false]")
    wait(engine, f"(before) => ({NUMBER})() > before || ({SEEN})('#end-anyway')", before)
    press(engine, ESCAPE)
    assert run(engine, BOX) == box
    assert run(engine, "() => document.documentElement.scrollWidth - innerWidth") <= 0
    press(engine, "l")
    click(engine, "[aria-label=Log] .move")
    wait(engine, "() => location.search.startsWith('?move=')")
    press(engine, ESCAPE)
    wait(engine, "() => location.search === ''")
    assert run(engine, "() => complaints") == []
