// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import { coverOf, hasOwnPage, loadGame } from '../../lib/games';
import { bundle, speak, text } from '../../lib/text.svelte';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import { readPicture } from './picture';
import Players from './Players.svelte';
import type { Catalogue, Scene } from './types';

/** A small game: two frogs hop from leaf to leaf. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30px">
  <g data-line="hop 1"><circle cx="15" cy="15" r="9"/></g>
  <circle data-line="hop 2" cx="45" cy="15" r="9"/>
  <text x="75" y="15" data-line="end">end</text>
</svg>`;
const MESSAGES = `
seat-name = Seat { $seat }
page-points = { $points } points
pond-say-hop = Hop to leaf { $a }
pond-say-end = Rest
`;

beforeAll(() => speak('en', [bundle('en', MESSAGES)]));

let mounted: Record<string, unknown> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
});

function sit(more: Partial<BoardProps<Scene, Catalogue>> = {}) {
  const table = {
    game: 'pond',
    seats: [
      { seat: 1, name: 'Ada', kind: 'person' },
      { seat: 2, kind: 'person' },
    ],
  };
  const props = $state({
    snapshot: { table, seat: 1, scene: { svg: SVG, scores: [3, 0] } },
    catalogue: {},
    legal: ['hop 1', 'end'],
    play: vi.fn(),
    refuse: vi.fn(),
    focus: vi.fn(),
    focusLine: null,
    text,
    ...more,
  } as unknown as BoardProps<Scene, Catalogue>);
  return props;
}

function draw(props = sit()) {
  mounted = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

function area(line: string): SVGElement {
  return document.querySelector(`[data-line="${line}"]`) as SVGElement;
}

function key(element: Element, name: string) {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
}

describe('a picture', () => {
  test('loses what could run, or be fetched', () => {
    const picture = readPicture(`<svg viewBox="0 0 9 9" onload="a()"><script>a()</script>
      <foreignObject><p>a</p></foreignObject><rect onclick="a()" width="9" height="9"/>
      <a href="javascript:a()"><use href="#leaf"/></a><image href="https://example.org/a.png"/>
      <a id="x"><set attributeName="href" to="javascript:a()"/></a></svg>`);
    const left = picture?.outerHTML ?? '';
    for (const gone of ['onload', 'onclick', 'script', 'foreign', '<p', 'example.org', '<set'])
      expect(left).not.toContain(gone);
    expect(left).toContain('#leaf');
    expect(picture?.querySelector('rect')?.getAttribute('width')).toBe('9');
  });

  test('has the size of its frame', () => {
    const picture = readPicture(SVG);
    expect(picture?.getAttribute('viewBox')).toBe('0 0 90 30');
    expect(picture?.hasAttribute('width')).toBe(false);
    expect(readPicture('<svg viewBox="0 0 4 4" width="80"/>')?.getAttribute('viewBox')).toBe('0 0 4 4');
  });

  test('is none without an svg', () => {
    expect(readPicture('hello')).toBeNull();
    expect(readPicture('')).toBeNull();
  });
});

describe('the board', () => {
  test('says what its areas do, and whether they do it now', () => {
    draw();
    expect(area('hop 1').getAttribute('aria-label')).toBe('Hop to leaf 1');
    expect(area('end').getAttribute('aria-label')).toBe('Rest');
    const states = ['hop 1', 'hop 2'].map((line) =>
      ['role', 'tabindex', 'aria-disabled'].map((name) => area(line).getAttribute(name)),
    );
    expect(states).toEqual([
      ['button', '0', 'false'],
      ['button', '-1', 'true'],
    ]);
  });

  test('plays by click, Enter and Space', () => {
    const { play } = draw();
    area('hop 1')
      .querySelector('circle')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    key(area('hop 1'), 'Enter');
    key(area('end'), ' ');
    key(area('end'), 'x');
    expect(vi.mocked(play).mock.calls).toEqual([['hop 1'], ['hop 1'], ['end']]);
  });

  test('asks why a line is not legal', () => {
    const { play, refuse } = draw();
    area('hop 2').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(refuse).toHaveBeenCalledExactlyOnceWith('hop 2');
    expect(play).not.toHaveBeenCalled();
  });

  test('tells which legal line is looked at', async () => {
    const { focus } = draw();
    for (const line of ['hop 1', 'hop 2'])
      for (const name of ['focus', 'blur']) area(line).dispatchEvent(new FocusEvent(name));
    await Promise.resolve();
    expect(vi.mocked(focus).mock.calls).toEqual([['hop 1'], [null]]);
  });

  test('shows which line is looked at elsewhere', () => {
    const props = draw();
    props.focusLine = 'end';
    flushSync();
    expect([...document.querySelectorAll('.looked')]).toEqual([area('end')]);
  });

  test('changes with the position, and not while a move is on its way', () => {
    const props = draw();
    const before = area('hop 1');
    props.legal = [];
    flushSync();
    expect(area('hop 1')).toBe(before);
    expect(before.getAttribute('aria-disabled')).toBe('true');
    props.snapshot = { ...props.snapshot, scene: { svg: SVG.replace('hop 2', 'hop 3'), scores: [3, 1] } };
    props.legal = ['hop 3'];
    flushSync();
    expect(area('hop 2')).toBeNull();
    expect(area('hop 3').getAttribute('aria-label')).toBe('Hop to leaf 3');
    expect(area('hop 3').getAttribute('tabindex')).toBe('0');
  });

  test('keeps the focus on a line that stays legal', () => {
    const props = draw();
    area('end').focus();
    props.snapshot = { ...props.snapshot, scene: { svg: SVG.replace('hop 2', 'hop 3'), scores: [3, 1] } };
    flushSync();
    expect(document.activeElement).toBe(area('end'));
  });

  test('is empty where there is no picture', () => {
    draw(sit({ snapshot: { ...sit().snapshot, scene: { svg: '', scores: [] } } }));
    expect(document.querySelector('svg')).toBeNull();
  });
});

test('players have names and points', () => {
  mounted = mount(Players, { target: document.body, props: sit() });
  flushSync();
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(rows).toEqual(['Ada 3', 'Seat 2 0']);
  expect(document.querySelector('.points')?.getAttribute('aria-label')).toBe('3 points');
});

test('a game without a folder gets this page', async () => {
  const game = await loadGame('pond');
  expect([game.name, game.Board, game.Tiles]).toEqual(['pond', Board, undefined]);
  expect([hasOwnPage('pond'), coverOf('pond')]).toEqual([false, Cover]);
});
