"""What a page says and how it looks: words of another language, characters without a shape, text that is cut off."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable

from playwright.sync_api import Page

from antikythera.locales import english, messages
from antikythera.text import files

READ = """
(cards) => {
  const ATTRIBUTES = [
    'alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title',
  ];
  const said = new Set([document.title]);
  const read = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('script, style, option[lang]')) continue; // a language is called by its own name
      for (const name of ATTRIBUTES) said.add(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) said.add(child.data.trim());
    }
  };
  read(document.body);
  // The cards beside what is pointed at, without waiting: there is one at a time, and a touch elsewhere closes it.
  const { setTimeout } = window;
  window.setTimeout = (act) => (act(), 0);
  for (const element of document.querySelectorAll(cards ? 'main *' : 'nothing')) {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', movementX: 1 }));
    document.querySelectorAll('.hint-card').forEach(read);
  }
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  window.setTimeout = setTimeout;
  return [...said];
}
"""

SHAPELESS = """
(characters) => {
  // What no font has is drawn as a box: always the same one, as that of a character that does not exist.
  const NONE = '\\u0378';
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 40;
  document.body.append(canvas); // so that it has the language of the page
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush.font = `20px ${getComputedStyle(document.documentElement).fontFamily}`;
  const drawn = (character) => {
    brush.clearRect(0, 0, 40, 40);
    brush.fillText(character, 8, 28);
    return new Uint32Array(brush.getImageData(0, 0, 40, 40).data.buffer);
  };
  const box = drawn(NONE);
  const found = [...characters].filter((character) => drawn(character).every((point, at) => point === box[at]));
  canvas.remove();
  return found;
}
"""

CUT_OFF = """
() => {
  // Nothing changes meanwhile, so each element is asked once.
  const once = (ask, known = new Map()) => (element) => {
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element);
  };
  const styleOf = once((element) => getComputedStyle(element));
  const boxOf = once((element) => element.getBoundingClientRect());
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  // Shortened on purpose, shown whole by a click, only to be heard, or a drawing, which is as large as there is room.
  const unseen = once(
    (element) => element && (styleOf(element).clipPath === 'inset(50%)' || unseen(element.parentElement))
  );
  const meant = (element) =>
    styleOf(element).textOverflow === 'ellipsis' ||
    element.closest('.skip, .recap [aria-expanded=false], svg') ||
    unseen(element);

  // Whether something around a text hides a part of it that nobody can scroll to.
  const hidden = (element, { left, right, top, bottom }) => {
    let [wide, high] = [true, true]; // whether the axis is still to be looked at
    for (let around = element; around && (wide || high); around = around.parentElement) {
      const style = styleOf(around);
      const box = boxOf(around);
      if (wide && clips(style, 'X') && (left < box.left - 1 || right > box.right + 1)) return 'across';
      if (high && clips(style, 'Y') && (top < box.top - 1 || bottom > box.bottom + 1)) return 'down';
      wide &&= !scrolls(style, 'X');
      high &&= !scrolls(style, 'Y');
    }
    return wide && (left < -1 || right > innerWidth + 1) ? 'window' : '';
  };

  // Whether a text is higher than the headline or paragraph that it is in.
  const running = (element) => {
    const around = element.closest('h1, h2, h3, p, li');
    return around && around !== element && element.getBoundingClientRect().height > around.clientHeight + 4;
  };

  const found = [...document.querySelectorAll('aside, #view-panel, dialog, .strip')]
    .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className || part.id} is ${part.scrollWidth - part.clientWidth} px too wide`);
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    if (!texts.length || !element.checkVisibility({ visibilityProperty: true }) || meant(element)) continue;
    const style = styleOf(element);
    const sticksOut = style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    const range = document.createRange();
    const cut = texts.map((child) => {
      range.selectNodeContents(child);
      return hidden(element, range.getBoundingClientRect());
    });
    const block = !['inline', 'contents'].includes(style.display);
    const runsOut = block && element.scrollHeight > element.clientHeight + 4 && !scrolls(style, 'Y');
    const how =
      cut.find(Boolean) ||
      (sticksOut && !scrolls(style, 'X') ? 'box' : '') ||
      (runsOut || running(element) ? 'height' : '');
    if (how) found.push(`${how}: ${element.localName}.${element.className} ${element.textContent.trim().slice(0, 60)}`);
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 1 ? [`the page is ${over} px too wide`, ...found] : found;
}
"""

LONGEST = "hu"
"""The language with the longest words."""
WIDTHS, HEIGHT = (320, 1024), 800
"""The least of a phone and of a desk: no rule of the layout changes between 1000 pixels and the width of a desk."""
MORE_WIDTHS = (320, 390, 1024)
"""Where words are longest."""
PATIENCE = 20
SETTLED = """
async (width) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(done));
  do await drawn();
  while (innerWidth !== width);
  await drawn();
}
"""

WORD = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
BROKEN = re.compile(
    r"[{}$\ufffd]|\[object|\b(?:" + "|".join(sorted({name.split("-")[0] for name in english()})) + r")-[a-z]"
)
"""A placeable that nobody filled, a character that could not be read, the name of a message in place of its words."""
DRAWN = re.compile(r"[0-9a-f]{64}|[0-9a-f]{32}")
"""What the server has drawn, and its word on it."""

UNDRAWN = ("Cc", "Cf", "Mn", "Zl", "Zp", "Zs")
"""Kinds of characters that have no shape of their own."""


@functools.cache
def vocabulary(language: str) -> frozenset[str]:
    """All words in Latin letters that the messages of a language are made of."""
    text = " ".join(message.words for message in messages(files(language)).values())
    return frozenset(WORD.findall(text.lower()))


def strange(said: Iterable[str], language: str, names: Iterable[str] = ()) -> list[str]:
    """What is said that is not of a language's messages, nor a name."""
    return sorted(text for text in said if BROKEN.search(text) or _words(text, names) - vocabulary(language))


def _words(text: str, names: Iterable[str]) -> set[str]:
    for name in names:
        text = text.replace(name, " ")
    return set(WORD.findall(DRAWN.sub(" ", text).lower()))


def read(page: Page, cards: bool = False) -> set[str]:
    """All texts of a page, to be seen and to be heard; on demand also the cards beside all that can be pointed at."""
    return set(page.evaluate(READ, cards))


def shapeless(page: Page, said: Iterable[str]) -> list[str]:
    """The characters that the page has no shape for."""
    seen = {letter for letter in "".join(said) if unicodedata.category(letter) not in UNDRAWN}
    return list(page.evaluate(SHAPELESS, sorted(seen)))


def cut_off(page: Page) -> list[str]:
    """Texts that stick out of their box or of the window, or of which something is hidden for good."""
    return list(page.evaluate(CUT_OFF))


def cut_off_anywhere(page: Page, view: str) -> dict[str, list[str]]:
    """What is cut off at each width, by the name of the view and the width. The window stays as the widest."""
    found = {}
    for width in MORE_WIDTHS if page.evaluate("document.documentElement.lang") == LONGEST else WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        page.evaluate(SETTLED, width)
        for _ in range(PATIENCE):  # another layout may have to be loaded first
            if not (faults := cut_off(page)):
                break
            page.wait_for_timeout(100)
        found[f"{view}, {width}"] = faults
    return {name: faults for name, faults in found.items() if faults}


def is_in(page: Page, language: str, said: set[str], *names: str) -> None:
    """What a page says is of a language, and there is a shape for each of its characters."""
    assert page.evaluate("document.documentElement.lang") == language
    assert strange(said, language, names) == []
    assert shapeless(page, said) == []


def number_of(page: Page, address: str) -> str:
    """What the server has put into a guest's name."""
    return str(page.request.get(f"{address}/api/me").json()["id"][:4])
