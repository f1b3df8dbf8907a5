/** What is looked up during a game, and the words for it, which are fetched at the first look-up. */

import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { api } from './api';
import { language } from './text.svelte';

export type GuidePage = 'rules' | 'reference';

class Guide {
  /** What is open next to the board: the rules, at the paragraph about a thing; or the reference. */
  shown = $state.raw<{ page: GuidePage; thing: string | null } | null>(null);
  /** What the words that are shown next to the pointer or the focus are about. */
  hinted: string | null = null;
  /** Things on the board that are pointed at. */
  pointed = $state.raw<string[]>([]);

  /** Look a thing up, such as `technology:theology`; a paragraph is `paragraph:theology`. */
  lookUp(thing: string | null): void {
    this.shown = { page: 'rules', thing };
  }

  list(): void {
    this.shown = { page: 'reference', thing: null };
  }

  close(): void {
    this.shown = null;
    this.pointed = [];
  }
}

export const guide = new Guide();

const taught = new WeakMap<FluentBundle, Promise<void>>();

async function teach(bundle: FluentBundle): Promise<void> {
  const [code = ''] = bundle.locales;
  bundle.addResource(new FluentResource(await api.locale(code, 'guide')));
}

/** Fetch the words of rules and tutorials in the chosen language, and in the one that replaces missing messages. */
export async function fetchWords(): Promise<void> {
  const bundles = untrack(() => language.bundles); // otherwise the caller's effect would run again and again
  for (const bundle of bundles) {
    if (taught.has(bundle)) continue;
    const teaching = teach(bundle);
    taught.set(bundle, teaching);
    teaching.catch(() => taught.delete(bundle));
  }
  await Promise.all(bundles.map((bundle) => taught.get(bundle)));
  if (language.bundles === bundles) language.bundles = [...bundles]; // so that templates read the messages again
}
