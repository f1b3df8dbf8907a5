/** Places, goals and lines of Akrotiri in words. */

import type { Who } from '../../lib/tell';
import type { Text } from '../../lib/text.svelte';
import type { Snapshot, Values } from '../../lib/types';
import { parse, QUADRANTS } from './grid';
import type { Catalogue, Colour, GoalCard, Level, MapCard, Plan, Scene, TileCard } from './types';

/** A quadrant or a dock of Thera. */
export function placeInWords(text: Text, place: string): string {
  if (place.startsWith('thera')) return text(`akrotiri-page-${place.replace(' ', '-')}`);
  const { x, y } = parse(place);
  const quadrant = text(`akrotiri-page-quadrant-${place.split(',')[2]}`);
  return text('akrotiri-page-place', { x, y, quadrant });
}

/** What a goal pays for. */
export function goalInWords(text: Text, goal: GoalCard): string {
  const terrain = goal.terrain ? text(`akrotiri-terrain-${goal.terrain}`) : '';
  const counted = text(`akrotiri-goal-${goal.counts}`, { number: goal.number, terrain });
  return text('akrotiri-page-goal', { points: goal.each, counted });
}

/** What a legal line means in a position, in a few words. */
export function gloss(text: Text, { scene }: Snapshot<Scene>, { maps }: Catalogue, line: string): string {
  const [verb, first = ''] = line.split(' ');
  const map = maps[first];
  if (verb === 'dig' && map)
    return text.titled(mapTitle(text, map), [text('akrotiri-line-dig', { money: map.cost, points: map.points })]);
  if (verb === 'sell') return text('akrotiri-line-sell', { money: scene.market[first as Colour].sells[0] ?? 0 });
  if (verb === 'buy') return text('akrotiri-line-buy', { money: scene.turn.map_price ?? 0 });
  if (verb === 'sail' || verb === 'portage') return cubesThere(text, scene, line);
  return '';
}

/** The cubes on the island that a moving line leads to. */
function cubesThere(text: Text, scene: Scene, line: string): string {
  const dock = scene.docks.find(({ id }) => line.endsWith(` ${id}`));
  const places = scene.islands.find(({ id }) => id === dock?.island)?.places ?? [];
  const there = scene.cubes.filter(({ place }) => places.includes(place));
  const colours = [...new Set(there.map(({ colour }) => colour))];
  return text.list(
    colours.map((colour) => {
      const number = there.filter((cube) => cube.colour === colour).length;
      return text('akrotiri-line-cubes', { number, colour: text(`akrotiri-colour-${colour}`) });
    }),
  );
}

/** How hard a map is, as a number of marks. */
export function hardness(level: Level): number {
  return { easy: 1, medium: 2, hard: 3 }[level];
}

/** What a map card is called: maps have no names, so by its level. */
export function mapTitle(text: Text, card: MapCard): string {
  return text('akrotiri-page-map', { level: text(`akrotiri-level-${card.level}`) });
}

/** What a map card wants, direction by direction. */
export function wantsInWords(text: Text, card: MapCard): string {
  return text.list(
    card.wants.map(({ direction, terrain, number }) =>
      text(`akrotiri-page-want-${direction}`, { number, terrain: text(`akrotiri-terrain-${terrain}`) }),
    ),
  );
}

/** A map card, with all that it wants. */
export function mapInWords(text: Text, card: MapCard): string {
  const level = text(`akrotiri-level-${card.level}`);
  const { cost, points } = card;
  return text('akrotiri-page-hold-map', { level, wants: wantsInWords(text, card), cost, points });
}

/** What is on a tile, as it is printed. */
export function tileInWords(text: Text, { icon, terrain, docks }: TileCard): string {
  const at = (quadrant: string) => ({ quadrant: text(`akrotiri-page-quadrant-${quadrant}`) });
  return text.list([
    text('akrotiri-page-read-icon', { terrain: text(`akrotiri-terrain-${terrain}`), ...at(icon) }),
    ...Object.keys(docks).map((quadrant) => text('akrotiri-page-read-dock', at(quadrant))),
  ]);
}

/** How well a map fits. */
export function planInWords(text: Text, { wants, proved, missing, sites }: Plan): string {
  if (missing === 0 && sites.length > 0) return text('akrotiri-page-map-fits', { number: sites.length });
  return text('akrotiri-page-map-near', { proved, wants, missing });
}

/** What is on the sea, tile by tile, for players who cannot see it. */
export function seaInWords(text: Text, scene: Scene, catalogue: Catalogue, who: Who): string[] {
  const at = new Map<string, string[]>();
  const note = (square: string, words: string) => at.set(square, [...(at.get(square) ?? []), words]);
  const put = (place: string, id: string, values: Values = {}) => {
    const [x, y, part] = place.split(',');
    note(
      `${x},${y}`,
      text(`akrotiri-page-read-${id}`, { ...values, quadrant: text(`akrotiri-page-quadrant-${part}`) }),
    );
  };
  for (const { id, x, y, turned } of scene.tiles) {
    const card = catalogue.tiles[id];
    if (!card) continue;
    const icon = QUADRANTS[(QUADRANTS.indexOf(card.icon) + turned) % 4];
    put(`${x},${y},${icon}`, 'icon', { terrain: text(`akrotiri-terrain-${card.terrain}`) });
  }
  for (const { id, place } of scene.docks) if (!id.startsWith('thera')) put(place, 'dock');
  for (const { colour, place } of scene.cubes) put(place, 'cube', { colour: text(`akrotiri-colour-${colour}`) });
  for (const { seat, temples } of scene.players) for (const place of temples) put(place, 'temple', { seat: who(seat) });
  for (const { seat, boat } of scene.players)
    if (boat && !boat.startsWith('thera')) put(boat, 'boat', { seat: who(seat) });
  const home = scene.players.filter(({ boat }) => boat?.startsWith('thera'));
  return [
    ...home.map(({ seat, boat }) =>
      text('akrotiri-page-read-home', { seat: who(seat), place: placeInWords(text, boat as string) }),
    ),
    ...[...at].map(([square, things]) => {
      const [x, y] = square.split(',').map(Number) as [number, number];
      return text('akrotiri-page-read-tile', { x, y, things: text.list(things) });
    }),
  ];
}
