/**
 * A board without a server: `harness.html?game=GAME&fixture=NAME&theme=dark` draws fixtures/NAME.json, which
 * `python fixtures/make.py GAME --name NAME` writes.
 */

import { mount } from 'svelte';
import { bundle, speak } from '../lib/text.svelte';
import { loadGame } from '../lib/games';
import '../theme.css';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? '';
const fixture = query.get('fixture') ?? game;
document.documentElement.dataset.theme = query.get('theme') ?? 'light';

const sources = import.meta.glob<string>(
  ['../../../src/antikythera/locale/en/*.ftl', '../../../src/antikythera/games/*/locale/en/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
speak('en', [bundle('en', Object.values(sources).join('\n'))]);

const target = document.getElementById('harness');
if (target) {
  const { snapshot, catalogue } = await (await fetch(`/fixtures/${fixture}.json`)).json();
  mount(Harness, { target, props: { snapshot, catalogue, game: await loadGame(game) } });
}
