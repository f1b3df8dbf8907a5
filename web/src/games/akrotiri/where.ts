/** Where a line leads, on a map of the sea that is too small for anything else. */

import { centre, turnPoint, turnSquare, type Point } from './grid';
import { isTurned, see } from './picture';
import type { Scene } from './types';

const THERA: Record<string, Point> = { w: { x: 0.4, y: 1 }, e: { x: 1.6, y: 1 } };

export function whereOf(scene: Scene, line: string): Point | null {
  const [verb = '', ...words] = line.split(' ');
  const half = isTurned(scene.viewer);
  if (verb === 'tile') {
    const { x, y } = turnSquare({ x: Number(words[0]), y: Number(words[1]) }, half);
    return { x: x + 0.5, y: y + 0.5 };
  }
  const thera = words[0] === 'thera' ? THERA[words[1] ?? ''] : undefined;
  if (thera) return turnPoint(thera, half);
  const place = placeOf(scene, verb, words);
  return place ? centre(see(place, half)) : null;
}

function placeOf({ tiles }: Scene, verb: string, words: string[]): string | null {
  const tile = tiles.at(-1);
  if (verb === 'cube') return tile ? `${tile.x},${tile.y},${words[1]}` : null;
  if (verb === 'dig') return words.slice(1).join(',');
  return verb === 'sail' || verb === 'portage' ? (words[0] ?? null) : null;
}
