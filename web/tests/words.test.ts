/** No words in the code: all that people read comes from the Fluent files, and every message asked for is there. */

import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { bundle } from '../src/lib/text.svelte';

const MESSAGES = '../src/antikythera/{,games/*/}locale/en/*.ftl';
const components = globSync('src/**/*.svelte');
const sources = globSync('src/**/*.{svelte,ts}').filter((file) => !/\.test\.ts$|harness/.test(file));
const READ_ALOUD = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']);
const WORDS = /\p{L}{2,}/u;

type Node = { type: string; name?: string; data?: string; value?: unknown; [key: string]: unknown };

/** Text in a template, or in an attribute that is read. */
function literals(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, within: Node | null): void => {
    if (Array.isArray(node)) return node.forEach((each) => visit(each, within));
    if (node === null || typeof node !== 'object') return;
    const here = node as Node;
    if (here.type === 'Text' && WORDS.test(here.data ?? '') && isRead(within)) found.push(here.data ?? '');
    const next = /Attribute|Directive/.test(here.type)
      ? here
      : (here.type?.endsWith('Element') ?? false)
        ? null
        : within;
    Object.entries(here).forEach(([key, child]) => key !== 'metadata' && visit(child, next));
  };
  visit((parse(source, { modern: true }) as AST.Root).fragment, null);
  return found;
}

function isRead(within: Node | null): boolean {
  return within === null || READ_ALOUD.has(within.name ?? '');
}

describe('literal text', () => {
  test('is found where there is some', () => {
    expect(literals('<p class="soft">Hello</p>')).toEqual(['Hello']);
    expect(literals('<p aria-label="Hello" class="there">{text("x")}</p>')).toEqual(['Hello']);
    expect(literals('{#if a}<b>Yes</b>{/if}<svg viewBox="0 0 1 1"><text>No</text></svg>')).toEqual(['Yes', 'No']);
  });

  test.each(components)('%s has none', (file) => {
    expect(literals(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('messages', () => {
  const english = bundle(
    'en',
    globSync(MESSAGES)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

  test.each(sources)('that %s asks for are there', (file) => {
    const asked = [...readFileSync(file, 'utf8').matchAll(/\btext\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
    expect(asked.filter((id) => !english.hasMessage(id))).toEqual([]);
  });

  test('of the keys are there', async () => {
    const { KEYS } = await import('../src/lib/keys');
    expect(KEYS.filter(({ message }) => !english.hasMessage(message))).toEqual([]);
  });
});
