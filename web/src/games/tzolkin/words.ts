/** Sentences about the board, for hints and screen readers. */

import type { Text } from '../../lib/text.svelte';
import type { Values } from '../../lib/types';
import type { Action, Catalogue, Effect, Printed, Said, Scene } from './types';

const PAGE = 'tzolkin-page';

/** Values that are names are said as the language does. */
function named(text: Text, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([kind, value]) => {
      const id = `tzolkin-${kind}-${value}`;
      return [kind, text.has(id) ? text(id) : value];
    }),
  );
}

export function said(text: Text, { message, values }: Said): string {
  return text(`${PAGE}-action-${message}`, named(text, values));
}

/** An action in words, with what the player's technologies add. */
export function actionWords(text: Text, action: Action): string[] {
  return [said(text, action), ...action.notes.map((note) => said(text, note))];
}

export function gearName(text: Text, gear: string): string {
  return text(`tzolkin-gear-${gear}`);
}

export function amountWords(text: Text, amounts: [string, number][]): string {
  return text.list(amounts.map(([what, number]) => text(`tzolkin-gain-${what}`, { number })));
}

function effectWords(text: Text, [what, number, name]: Effect): string {
  if (what !== 'climb' && what !== 'research') return text(`tzolkin-gain-${what}`, { number });
  if (name === 'any') return text(`tzolkin-gain-${what}-any`, { number });
  const kind = what === 'climb' ? 'temple' : 'technology';
  return text(`tzolkin-gain-${what}`, { number, name: text(`tzolkin-${kind}-${name}`) });
}

export function effectsWords(text: Text, effects: Effect[]): string {
  return text.list(effects.map((effect) => effectWords(text, effect)));
}

/** Where a wealth tile that nobody keeps puts a dummy worker. */
export function dummyWords(text: Text, { gear, space }: { gear: string; space: number }): string {
  return text('tzolkin-page-dummy', { gear: gearName(text, gear), space });
}

/** What a tile does, in words. Without a table there is no number of players, and all of them are said. */
export function tileWords(text: Text, printed: Printed, players: number | null): string {
  const { monument } = printed;
  if (!monument) return effectsWords(text, printed.effects);
  if (monument.counts === 'temple_points') return text('tzolkin-monument-again');
  const counted = text(`tzolkin-counted-${monument.counts}`);
  if (monument.table) return text('tzolkin-monument-table', { ...rising(monument.table), counted });
  const each = monument.each ?? {};
  if (players) return text('tzolkin-monument-each', { points: each[players] ?? 0, counted });
  if (new Set(Object.values(each)).size === 1) return text('tzolkin-monument-each', { points: each[2] ?? 0, counted });
  const [points, numbers] = [Object.values(each).join('/'), Object.keys(each).join('/')];
  return text('tzolkin-monument-each-by-players', { points, players: numbers, counted });
}

/** The numbers that bring more points than one less, and those points. */
function rising(table: number[]): { numbers: string; points: string } {
  const numbers = table.flatMap((points, number) => (points > (table[number - 1] ?? 0) ? [number] : []));
  return { numbers: numbers.join('/'), points: numbers.map((number) => table[number]).join('/') };
}

/** What kind of tile it is, and what it costs. */
export function costWords(text: Text, { colour, cost, monument }: Printed): string {
  return text('tzolkin-page-tile-cost', {
    kind: text(`tzolkin-colour-${colour}`),
    cost: amountWords(text, cost),
    monument: monument ? 1 : 0,
  });
}

export function tileName(text: Text, tile: string): string {
  return text(`tzolkin-card-${tile}`);
}

/** What a level of a technology gives. */
export function levelWords(text: Text, catalogue: Catalogue, technology: string, level: number): string {
  const numbers = catalogue.technologies.find(({ name }) => name === technology)?.numbers ?? {};
  return text(`${PAGE}-level-${technology}-${level}`, numbers);
}

/** The next Food Day, and whether a player can feed. */
export function foodDayWords(text: Text, scene: Scene): string[] {
  const { next } = scene.calendar;
  const me = scene.players.find(({ seat }) => seat === scene.viewer);
  const lines = next
    ? [text(`${PAGE}-food-day-${next.kind}`, { days: next.days, late: next.late ? 1 : 0 })]
    : [text(`${PAGE}-no-food-day`)];
  if (next && me) {
    const { need, hungry, points } = me.food;
    lines.push(text(`${PAGE}-feeding`, { need, corn: me.corn, hungry, points }));
  }
  return lines;
}
