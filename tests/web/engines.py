"""Firefox over WebDriver BiDi and WebKit over WebDriver, each with what a walk through a game needs."""

from __future__ import annotations

import itertools
import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

FIREFOX = Path("/usr/bin/firefox-esr")
WEBKIT = Path("/usr/bin/WebKitWebDriver")
PATIENCE_S = 60
Size = tuple[int, int]


class Engine(Protocol):
    """A browser with one page."""

    def open(self, address: str, size: Size) -> None: ...
    def command(self, code: str) -> Any: ...
    def act(self, actions: list[dict[str, Any]]) -> None: ...


def run(engine: Engine, function: str, *values: object) -> Any:
    """What a function answers in the page; promises are awaited."""
    return json.loads(engine.command(f"JSON.stringify(await ({function})(...{json.dumps(values)}) ?? null)"))


def wait(engine: Engine, condition: str, *values: object) -> None:
    """Until a condition holds in the page."""
    end = time.monotonic() + PATIENCE_S
    while not run(engine, condition, *values):
        assert time.monotonic() < end, (condition, values)
        time.sleep(0.05)


def click(engine: Engine, selector: str) -> None:
    """A click with the mouse, in the middle of the first such element that is in sight."""
    wait(engine, f"(selector) => !!({MIDDLE})(selector)", selector)
    x, y = run(engine, MIDDLE, selector)
    move = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
    press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    engine.act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [move, *press]}])


def press(engine: Engine, key: str) -> None:
    keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
    engine.act([{"type": "key", "id": "keyboard", "actions": keys}])


MIDDLE = """
(selector) => {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}
"""


class Firefox:
    def __init__(self, wire: ClientConnection) -> None:
        self.wire, self.ids = wire, itertools.count()
        self.send("session.new", capabilities={})
        self.context = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: object) -> Any:
        number = next(self.ids)
        self.wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.wire.recv(PATIENCE_S))).get("id") != number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, address: str, size: Size) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self.send("browsingContext.setViewport", context=self.context, viewport=viewport)
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def command(self, code: str) -> Any:
        function = f"async () => {code}"
        target = {"context": self.context}
        answer = self.send("script.callFunction", functionDeclaration=function, awaitPromise=True, target=target)
        assert answer["type"] == "success", answer
        return answer["result"]["value"]

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.send("input.performActions", context=self.context, actions=actions)


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    command = [FIREFOX, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert process.stderr
    try:
        address = next(found for line in process.stderr if (found := re.search(r"ws://\S+", line))).group()
        with connect(f"{address}/session", max_size=None) as wire:
            yield Firefox(wire)
    finally:
        process.terminate()
        process.wait(PATIENCE_S)
        process.stderr.close()


class WebKit:
    def __init__(self, client: httpx.Client) -> None:
        self.client, self.path = client, ""
        wanted = {"webkitgtk:browserOptions": {"binary": str(mini_browser()), "args": ["--automation"]}}
        answer = self.send("POST", "/session", capabilities={"alwaysMatch": wanted})
        self.path = f"/session/{answer['sessionId']}"
        self.send("POST", "/timeouts", script=1000 * PATIENCE_S)

    def send(self, method: str, path: str, **values: object) -> Any:
        answer = self.client.request(method, self.path + path, json=values)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str, size: Size) -> None:
        self.send("POST", "/url", url=address)
        around = json.loads(self.command("JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])"))
        width, height = (wanted + more for wanted, more in zip(size, around, strict=True))
        self.send("POST", "/window/rect", x=0, y=0, width=width, height=height)

    def command(self, code: str) -> Any:
        script = f"const done = arguments[0]; (async () => {code})().then(done)"
        return self.send("POST", "/execute/async", script=script, args=[])

    def act(self, actions: list[dict[str, Any]]) -> None:
        self.send("POST", "/actions", actions=actions)


def mini_browser() -> Path:
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """On a screen of its own, without a GPU."""
    with (
        _screen() as display,
        _driver(display, folder) as address,
        httpx.Client(base_url=address, timeout=90) as client,
    ):
        engine = WebKit(client)
        yield engine
        engine.send("DELETE", "")


@contextmanager
def _screen() -> Iterator[str]:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1300x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL) as process:
        os.close(write)
        try:
            with os.fdopen(read) as said:
                yield f":{said.readline().strip()}"
        finally:
            process.terminate()


@contextmanager
def _driver(display: str, folder: Path) -> Iterator[str]:
    settings = {"DISPLAY": display, "HOME": str(folder), "LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11"}
    off = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
    port = _free_port()
    with subprocess.Popen([WEBKIT, f"--port={port}"], env=os.environ | settings | off) as process:
        try:
            _wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        with socket.socket() as probe:
            if not probe.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.05)
