/** Words in the reader's language, from the server's Fluent files. Reading a message in a template keeps it up to date. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Values } from './types';

export interface Text {
  (id: string, values?: Values): string;
  has(id: string): boolean;
  /** Several things after one another, as the language separates them. */
  list(items: string[]): string;
  /** Sentences after one another. */
  sentences(items: string[]): string;
  /** What something is called, and what there is to say about it. */
  titled(title: string, sentences: string[]): string;
}

class Language {
  code = $state('en');
  bundles = $state.raw<FluentBundle[]>([]);
}

export const language = new Language();

export function bundle(code: string, source: string): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Change the language: messages that it lacks are taken from the languages after it. */
export function speak(code: string, bundles: FluentBundle[]): void {
  language.bundles = bundles;
  language.code = code;
}

/** For translators: with `?keys` in the address, the name of its message follows every text. */
const SHOWS_KEYS = new URLSearchParams(globalThis.location?.search).has('keys');
/** Messages that only join others. */
const JOINTS = new Set(['list-separator', 'sentence-separator', 'titled']);

/** A hyphen before a number: a minus is as wide as a plus. */
const MINUS = /(^|[^\p{Script=Latin}\p{N}])-(?=\d)/gu;

function say(id: string, values: Values = {}): string {
  for (const candidate of language.bundles) {
    const pattern = candidate.getMessage(id)?.value;
    if (!pattern) continue;
    const words = candidate.formatPattern(pattern, values).replace(MINUS, '$1−');
    return SHOWS_KEYS && !JOINTS.has(id) ? `${words} ‹${id}›` : words;
  }
  return id;
}

/** A number as the language writes it, with a minus as wide as a plus; always with as many decimals as are asked for. */
export function figure(number: number, decimals?: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language.code, digits).format(number).replace('-', '−');
}

function sentences(items: string[]): string {
  return items.join(say('sentence-separator'));
}

export const text: Text = Object.assign(say, {
  has: (id: string) => language.bundles.some((candidate) => candidate.getMessage(id)?.value),
  list: (items: string[]) => items.join(say('list-separator')),
  sentences,
  titled: (title: string, words: string[]) =>
    words.length ? say('titled', { title, words: sentences(words) }) : title,
});
