/** The kinds of the words that follow a verb of Akrotiri. */
export const VERBS: Record<string, string[]> = {
  keep: ['goal'],
  dock: ['place'],
  tile: ['x', 'y', 'quarters'],
  cube: ['colour', 'quadrant'],
  sail: ['place'],
  portage: ['place'],
  load: ['colour'],
  unload: ['colour'],
  sell: ['colour'],
  buy: ['level'],
  oracle: ['terrain'],
  dig: ['map', 'x', 'y', 'quadrant'],
};
