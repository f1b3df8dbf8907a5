/** Questions about maps, which the rules answer: where one can be dug, and why there. */

import type { Questions } from '../../lib/board';
import type { LessonHelp } from '../../lib/game';

export interface DigSite {
  x: number;
  y: number;
  quadrant: string;
}

export interface DigProof {
  direction: string;
  terrain: string;
  wanted: number;
  found: number;
  missing: number;
  holds: boolean;
}

export interface Dig {
  sites: DigSite[];
  proof?: DigProof[];
}

/** Where a map can be dug; with a site, also the proof or disproof of it, direction by direction. */
export function dig(questions: Questions, map: string, site?: DigSite): Promise<Dig> {
  return questions.ask('dig', { map, ...site }) as Promise<Dig>;
}

/** In a tutorial a map can be dug only where the step says; to dig, the learner must take the map first. */
export const lesson: LessonHelp = {
  before(line) {
    const [verb, map] = line.split(' ');
    return verb === 'dig' ? [`map:${map}`] : [];
  },
  answer(lines, question, values): Dig | null {
    if (question !== 'dig') return null;
    const digs = lines.map((line) => line.split(' ')).filter(([verb, map]) => verb === 'dig' && map === values.map);
    return { sites: digs.map(([, , x, y, quadrant = '']) => ({ x: Number(x), y: Number(y), quadrant })) };
  },
};
