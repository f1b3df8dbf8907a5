/** Lines of Akrotiri: their words and their signs. */

/** The kinds of the words that follow a verb. */
export const VERBS: Record<string, string[]> = {
  keep: ['goal'],
  dock: ['place'],
  tile: ['x', 'y', 'quarters'],
  cube: ['colour', 'quadrant'],
  dig: ['map', 'x', 'y', 'quadrant'],
  sell: ['colour'],
  buy: ['level'],
  load: ['colour'],
  sail: ['place'],
  portage: ['place'],
  oracle: ['terrain'],
  unload: ['colour'],
};

const SIGNS: Record<string, string> = { tile: 'tile', sail: 'boat', portage: 'portages', dig: 'site', buy: 'coin' };

/** The sign of a line: what is loaded, sold or asked for, or that of its verb. */
export function signOfLine(line: string): string | null {
  const [verb = '', first = ''] = line.split(' ');
  return ['colour', 'terrain'].includes(VERBS[verb]?.[0] ?? '') ? first : (SIGNS[verb] ?? null);
}
