/** The games there are, each in a chunk of its own. */

import type { GameComponents } from './board';
import type { GameName } from './types';

export const components: Record<GameName, () => Promise<GameComponents>> = {
  tzolkin: () => import('../tzolkin/index'),
  akrotiri: () => import('../akrotiri/index'),
};
