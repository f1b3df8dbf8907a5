import { describe, expect, it } from 'vitest';
import {
  BOARD,
  camera,
  closeUp,
  DAY,
  gearOutline,
  gearTurn,
  MODULE,
  notchAt,
  ORIGIN,
  places,
  type Point,
  spaceDirection,
  spacePoint,
  TIP,
  WHEEL_PITCH,
  WHEEL_TEETH,
  WHEEL_TIP,
  wheelTurn,
} from './geometry';

const SMALL = { teeth: 10, last: 7 };
const GEARS = places([SMALL, SMALL, SMALL, SMALL, { teeth: 13, last: 10 }]);

function turned(points: Point[], degrees: number, centre: Point = ORIGIN): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map(({ x, y }) => ({ x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }));
}

function inside(point: Point, polygon: Point[]): boolean {
  let crossings = 0;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    if (a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) * (b.x - a.x)) / (b.y - a.y)) crossings++;
  });
  return crossings % 2 === 1;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far, in teeth, an angle is from the middle of a tooth: 0 on one, a half in a gap. */
function phase(angle: number, toothAt: number, teeth: number): number {
  const fraction = ((((angle - toothAt) * teeth) / 360) % 1) + 1;
  return Math.min(fraction % 1, 1 - (fraction % 1));
}

describe('gears', () => {
  it('touch the wheel at their pitch circles', () => {
    for (const gear of GEARS) expect(distance(gear.centre, ORIGIN)).toBeCloseTo(WHEEL_PITCH + gear.pitch);
  });

  it('have a tooth in a gap of the wheel on every day', () => {
    for (const gear of GEARS) {
      for (let day = 0; day <= WHEEL_TEETH; day++) {
        expect(phase(gear.direction, wheelTurn(day), WHEEL_TEETH)).toBeCloseTo(0.5);
        const toothAt = gear.direction + 180 + gearTurn(gear.teeth, day);
        expect(phase(gear.direction + 180, toothAt, gear.teeth)).toBeCloseTo(0);
      }
    }
  });

  it('mesh all the way through a day: no tooth cuts into another, and the gap stays small', () => {
    for (const gear of GEARS) {
      for (let part = 0; part < 1; part += 0.1) {
        const wheel = turned(gearOutline(WHEEL_TEETH), wheelTurn(part));
        const cog = turned(gearOutline(gear.teeth, gear.direction + 180), gearTurn(gear.teeth, part), gear.centre);
        expect(cog.some((point) => inside(point, wheel))).toBe(false);
        expect(wheel.some((point) => inside(point, cog))).toBe(false);
        const gap = Math.min(...cog.flatMap((point) => wheel.map((other) => distance(point, other))));
        expect(gap).toBeLessThan(0.25 * MODULE);
      }
    }
  });

  it('keep clear of one another', () => {
    GEARS.forEach((gear, index) => {
      for (const other of GEARS.slice(index + 1))
        expect(distance(gear.centre, other.centre)).toBeGreaterThan(gear.pitch + other.pitch + 6 * MODULE);
    });
  });
});

describe('spaces', () => {
  it('are beside the wheel where workers are, and under it where they are hidden', () => {
    for (const gear of GEARS) {
      for (let space = 0; space < gear.teeth; space++) {
        const far = distance(spacePoint(gear, space), ORIGIN);
        if (space <= gear.last) expect(far).toBeGreaterThan(WHEEL_TIP + MODULE);
        else expect(far).toBeLessThan(WHEEL_TIP);
      }
    }
  });

  it('are in notches on every day', () => {
    for (const gear of GEARS) {
      for (let day = 0; day < WHEEL_TEETH; day++) {
        const toothAt = gear.direction + 180 + gearTurn(gear.teeth, day);
        expect(phase(spaceDirection(gear, 3), toothAt, gear.teeth)).toBeCloseTo(0.5);
      }
    }
  });

  it('see the same notch move on one space a day', () => {
    for (let day = 0; day < 30; day++) {
      expect(notchAt(10, 4, day + 1)).toBe(notchAt(10, 3, day));
      expect(notchAt(13, 0, day + 1)).toBe(notchAt(13, 12, day));
    }
  });

  it('turn with their notch', () => {
    const gear = GEARS[0];
    if (!gear) throw new Error('no gears');
    const before = spacePoint(gear, 2);
    const [after] = turned(
      [{ x: before.x - gear.centre.x, y: before.y - gear.centre.y }],
      gearTurn(10, 1),
      gear.centre,
    );
    if (!after) throw new Error('no point');
    expect(distance(after, spacePoint(gear, 3))).toBeCloseTo(0);
  });
});

describe('the picture', () => {
  it('shows a gear from close up with what is beside it, and little else', () => {
    for (const gear of GEARS) {
      const { x, y } = gear.centre;
      const beside = { x: x + gear.pitch + 20, y: y - 10, width: 44, height: 20 };
      const box = closeUp(gear, [beside]);
      expect(box.x).toBeLessThan(x - gear.pitch - TIP);
      expect(box.x + box.width).toBeGreaterThan(beside.x + beside.width);
      expect(box.width).toBeLessThan(BOARD.width / 2);
    }
  });

  it('leaves the foot to what is asked, unless fingers need more', () => {
    const high = { x: -50, y: -200, width: 100, height: 280 };
    expect(camera(high)).toContain('scale(2)');
    expect(camera(high, 0.1)).toContain('scale(1.8)');
    expect(camera(high, 0.1, 1.9)).toContain('scale(1.9)');
    const top = (transform: string) => Number(/, (.*)%\)/.exec(transform)?.[1]);
    const above = (100 * (high.y - BOARD.y)) / BOARD.height;
    expect(top(camera(high, 0.1)) + 1.8 * above).toBeCloseTo(0, 1);
    expect(top(camera(high, 0.1, 1.9)) + 1.9 * above).toBeCloseTo(0, 1);
  });

  it('has a day for every tooth', () => {
    expect(DAY * WHEEL_TEETH).toBeCloseTo(360);
    expect(BOARD.width).toBeGreaterThan(2 * WHEEL_TIP);
  });
});
