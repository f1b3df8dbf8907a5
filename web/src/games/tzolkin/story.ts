/** The story of Tzolk'in: its events in signs, and what they touch on the board. */

import type { Telling, Touch } from '../../lib/story';
import type { Event } from '../../lib/types';

const BRIEF: Record<string, string> = {
  keeps: '',
  dummy: '',
  places: '↓ $gear $space (-$corn :corn)',
  'places-start': '↓ :starter (-$corn :corn)',
  begs: ':beg',
  pitied: ':corn $corn',
  picks: '↑ $gear $space',
  acts: '→ $gear $action (-$corn :corn)',
  skips: '→ ✕',
  'wheel-corn': '(+$corn :corn)',
  ends: '',
  corn: '+$corn :corn',
  block: '+$number :$block',
  'no-skull': ':skull ✕',
  skull: '+$number :skull',
  points: '+$points :points',
  worker: '+1 :worker',
  'no-worker': ':worker ✕',
  rises: '↑ :$temple',
  'cannot-rise': '↑ :$temple ✕',
  sinks: '↓ :$temple',
  lightens: ':light',
  darkens: ':light',
  'harvests-corn': '+$corn :corn',
  'harvests-wood': ':wood_tiles',
  burns: ':wood_tiles ✕',
  researches: ':$technology $level',
  'research-bonus': ':$technology',
  'pays-block': '-$number :$block',
  'pays-corn': '-$corn :corn',
  'pays-skull': '-$number :skull',
  builds: ':house $card',
  'architecture-corn': '+$corn :corn',
  'architecture-points': '+$points :points',
  saves: ':architecture +1 :$block',
  sells: '−1 :$block +$corn :corn',
  buys: '+1 :$block -$corn :corn',
  offers: '−1 :$block',
  'skull-placed': ':skull $action +$points :points',
  deals: '',
  'new-age': ':house ↻',
  feeds: ':feed $workers (-$corn :corn)',
  starves: ':warn $workers +$points :points',
  'gift-block': ':$temple +1 :$block',
  'gift-skull': ':$temple +1 :skull',
  'temple-points': '(:$temple +$points :points)',
  'temple-bonus': ':$temple +$points :points',
  'starting-player': ':starter',
  'corn-on-wheel': '',
  day: '',
  'pushed-off': '↑ :worker $gear',
  'final-corn': '(:corn +$points :points)',
  'final-skulls': '(:skull +$points :points)',
  'final-monument': ':monument $card (+$points :points)',
};

/** By event, the thing that it touches. */
const THINGS: Record<string, (values: Event['values']) => string> = {
  'places-start': () => 'space:start',
  picks: ({ gear, space }) => `space:${gear}:${space}`,
  acts: ({ gear, action }) => `space:${gear}:${action}`,
  rises: ({ temple }) => `step:${temple}`,
  sinks: ({ temple }) => `step:${temple}`,
  researches: ({ technology }) => `reached:${technology}`,
};

interface Rider {
  gear: string;
  space: number;
  seat: number;
}

/** Workers that were placed have moved on with every day since. */
function touched(events: Event[]): Touch[] {
  let riders: Rider[] = [];
  const touches: Touch[] = [];
  for (const { name, seat, values } of events) {
    const thing = THINGS[name]?.(values);
    if (thing) touches.push({ thing, seat });
    if (name === 'places') riders.push({ gear: String(values.gear), space: Number(values.space), seat });
    if (name === 'day') riders = riders.map((rider) => ({ ...rider, space: rider.space + Number(values.days) }));
  }
  return [...touches, ...riders.map(({ gear, space, seat }) => ({ thing: `rider:${gear}:${space}`, seat }))];
}

/**
 * A worker who is picked up uses the space where it was, unless the player pays for another; and a worker on the flag
 * makes its player the first.
 */
function implied({ name, seat, values }: Event, before: Event[]): boolean {
  if (name === 'starting-player') return before.some((other) => other.name === 'places-start' && other.seat === seat);
  const last = before.at(-1);
  const same = last?.values.gear === values.gear && last?.values.space === values.action;
  return name === 'acts' && last?.name === 'picks' && same && !values.corn;
}

export const STORY: Telling = { brief: BRIEF, implied, rounds: ['day'], touched };
