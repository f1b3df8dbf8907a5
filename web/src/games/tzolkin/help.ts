/** The technologies that helped with a move. */

import type { Help } from '../../lib/game';

const PREFIX = 'technology:';

export const help: Help = {
  async find(questions, line) {
    const { technologies } = (await questions.ask('helped', { line })) as { technologies: string[] };
    return technologies.map((name) => PREFIX + name);
  },
  tell(text, things) {
    if (!things.length) return text('guide-no-help');
    const names = things.map((thing) => text(`tzolkin-technology-${thing.slice(PREFIX.length)}`));
    return text('guide-helped', { technologies: text.list(names) });
  },
};
