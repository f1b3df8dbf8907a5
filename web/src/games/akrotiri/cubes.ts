/** The cubes of Akrotiri in the colours of the box, each with a mark of its own for those who cannot tell colours. */

import type { Colour } from './types';

interface Cube {
  fill: string;
  mark: string;
}

export const CUBES: Record<Colour, Cube> = {
  red: { fill: '#d9690a', mark: 'M-.12-.28 .34 .62H-.58Z' },
  green: { fill: '#37803f', mark: 'M-.52 .2A.4 .4 0 1 0 .28 .2 .4 .4 0 1 0-.52 .2Z' },
  grey: { fill: '#6f757e', mark: 'M-.12-.34 .36 .2-.12 .74-.6 .2Z' },
  blue: { fill: '#2b73bd', mark: 'M-.62 0Q-.38-.26-.12 0T.38 0M-.62 .42Q-.38 .16-.12 .42T.38 .42' },
};
