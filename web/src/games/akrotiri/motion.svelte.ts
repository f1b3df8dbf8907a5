/** What moves between two positions: boats along their way, and a tile that falls into place. */

import type { Event } from '../../lib/types';
import { distance, type Point } from './grid';
import type { Waters } from './lanes';

/** How long things take at each speed; 0 is no time. */
const PACE = [0, 1.7, 1, 0.5];
const DROP_MS = 480;

function along(points: Point[], far: number): Point {
  let left = far;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const length = distance(a, b);
    if (left <= length && length > 0) {
      return { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    }
    left -= length;
  }
  return points.at(-1) as Point;
}

/** The whole way of a boat through what happened, from the dock where it was. */
export function wayThrough(events: Event[], seat: number, from: string, waters: Waters): Point[] {
  let at = from;
  const points: Point[] = [];
  for (const { name, seat: mover, values } of events) {
    if (mover !== seat || (name !== 'sails' && name !== 'carries')) continue;
    const to = String(values.place);
    const leg = waters.leg(at, to, name === 'sails' ? 'sail' : 'portage');
    // Through the dock of another boat the way is part sea, part land: a straight line will do.
    const ends = [waters.moorings.get(at)?.boat, waters.moorings.get(to)?.boat].filter((p) => p !== undefined);
    points.push(...(leg.length > 0 ? leg : ends));
    at = to;
  }
  return points;
}

export class Motion {
  /** Where boats are while they move. */
  boats = $state<Record<number, Point | undefined>>({});
  /** Whether any boat is still on its way. */
  sailing = $derived(Object.values(this.boats).some((at) => at !== undefined));
  /** Whether the newest tile is still falling. */
  dropping = $state(false);
  /** Drachmas that a player has just been paid, and where. */
  gains = $state<{ id: number; at: Point; money: number }[]>([]);
  private frames = new Map<number, number>();
  private paid = 0;

  /** Move what the events moved. */
  begin(events: Event[], docks: Map<number, string>, waters: Waters, speed: number): void {
    const pace = PACE[speed] ?? 0;
    if (pace === 0) return this.end();
    if (events.some(({ name }) => name === 'places')) {
      this.dropping = true;
      setTimeout(() => (this.dropping = false), DROP_MS * pace);
    }
    for (const [seat, dock] of docks) {
      const points = wayThrough(events, seat, dock, waters);
      if (points.length > 1) this.sail(seat, points, pace);
      const money = events.reduce(
        (sum, { name, seat: by, values }) => sum + (name === 'sells' && by === seat ? Number(values.money) : 0),
        0,
      );
      const at = points.at(-1) ?? waters.moorings.get(dock)?.boat;
      if (money > 0 && at) this.pay(at, money, pace);
    }
  }

  private pay(at: Point, money: number, pace: number): void {
    const id = ++this.paid;
    this.gains.push({ id, at, money });
    setTimeout(() => (this.gains = this.gains.filter((gain) => gain.id !== id)), 1100 * pace);
  }

  private sail(seat: number, points: Point[], pace: number): void {
    const length = points.slice(1).reduce((sum, point, i) => sum + distance(points[i] as Point, point), 0);
    const duration = pace * (300 + 320 * Math.sqrt(length));
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / duration);
      if (t === 1) {
        this.boats[seat] = undefined;
        return;
      }
      this.boats[seat] = along(points, length * t * t * (3 - 2 * t));
      this.frames.set(seat, requestAnimationFrame(step));
    };
    cancelAnimationFrame(this.frames.get(seat) ?? 0);
    this.boats[seat] = points[0] as Point;
    this.frames.set(seat, requestAnimationFrame(step));
  }

  /** Stop all motion: everything is where it belongs. */
  end(): void {
    for (const frame of this.frames.values()) cancelAnimationFrame(frame);
    this.boats = {};
    this.dropping = false;
    this.gains = [];
  }
}
