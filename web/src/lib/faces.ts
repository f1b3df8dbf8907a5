/** What bots look like: one face for each level, put together from a few parts. */

export interface Face {
  ground: string;
  cloth: string;
  skin: string;
  hair: string;
  cut: keyof typeof CUTS;
  beard?: boolean;
  sign?: keyof typeof SIGNS;
  mouth: keyof typeof MOUTHS;
}

/** Hair, on a head around (24, 22). */
export const CUTS = {
  tuft: 'M14 20c0-9 6-11 10-11s10 2 10 11c-3-5-6-6-10-6s-7 1-10 6ZM23 10c-2-4 1-6 4-6-1 2-1 4-1 6Z',
  braids: 'M13 25c-3-16 25-16 22 0l3 10h-5l-2-14c-4 1-8-1-10-4-1 3-3 4-4 4l-2 14h-5Z',
  bob: 'M12 29c-3-24 27-24 24 0h-4c1-5 0-9-2-11-4 3-9 2-12 0-2 2-3 6-2 11Z',
  short: 'M13 22c-2-16 24-16 22 0-2-5-4-7-11-7s-9 2-11 7Z',
  bun: 'M13 24c-3-17 25-17 22 0-1-6-4-9-11-9s-10 3-11 9ZM24 9a4.500 4.500 0 1 0 0-7 4.500 4.500 0 0 0 0 7Z',
  none: '',
};

export const SIGNS = {
  leaf: { path: 'M30 9c1-5 6-6 9-5 0 5-4 8-9 5Z', fill: '#4f9a5b' },
  band: { path: 'M13 18c5-4 17-4 22 0v-3c-5-5-17-5-22 0Z', fill: '#c64a22' },
  cap: { path: 'M12 17c0-12 24-12 24 0l5 2H12Z', fill: '#2f6fc4' },
  laurel: {
    path: 'M12 22c-4-4-3-9 0-11 1 2 3 2 2 5 1-3 3-5 6-6-1 3-2 4-4 5-2 2-4 3-4 7ZM36 22c4-4 3-9 0-11-1 2-3 2-2 5-1-3-3-5-6-6 1 3 2 4 4 5 2 2 4 3 4 7Z',
    fill: '#4f8a3c',
  },
  crown: { path: 'M13 15 11 5l6 4 7-7 7 7 6-4-2 10c-6-3-16-3-22 0Z', fill: '#e3b23c' },
};

export const MOUTHS = {
  grin: 'M19 27c2 4 8 4 10 0Z',
  smile: 'M20 27.500c2 2 6 2 8 0',
  calm: 'M20.500 28h7',
  wry: 'M20 28.500c3 1 5 0 8-1.500',
};

const FACES: Partial<Record<string, Face>> = {
  beginner: {
    ground: '#cfe3d4',
    cloth: '#6fae7d',
    skin: '#f2c9a0',
    hair: '#9a6a3a',
    cut: 'tuft',
    sign: 'leaf',
    mouth: 'grin',
  },
  novice: { ground: '#f5dcc0', cloth: '#d98b4a', skin: '#d9a577', hair: '#4a2f1c', cut: 'braids', mouth: 'smile' },
  casual: {
    ground: '#d5e4ef',
    cloth: '#4f8fb8',
    skin: '#f0c7a5',
    hair: '#2a2320',
    cut: 'bob',
    sign: 'band',
    mouth: 'smile',
  },
  club: {
    ground: '#e3dcc9',
    cloth: '#6d5a3a',
    skin: '#b67c52',
    hair: '#3a2a20',
    cut: 'short',
    beard: true,
    mouth: 'calm',
  },
  expert: {
    ground: '#e6d6ea',
    cloth: '#8350a8',
    skin: '#e6b894',
    hair: '#7d7d86',
    cut: 'bun',
    sign: 'laurel',
    mouth: 'wry',
  },
  champion: {
    ground: '#f3e2a8',
    cloth: '#963c27',
    skin: '#8a5a3a',
    hair: '#1f1a18',
    cut: 'short',
    beard: true,
    sign: 'crown',
    mouth: 'calm',
  },
};

/** Levels without a face of their own wear the cap. */
const ANY: Face = {
  ground: '#dcdcdc',
  cloth: '#8e9499',
  skin: '#e8c3a2',
  hair: '#5d5148',
  cut: 'none',
  sign: 'cap',
  mouth: 'calm',
};

export function faceOf(level: string): Face {
  return FACES[level] ?? ANY;
}
