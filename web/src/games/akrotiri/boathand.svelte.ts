/** Sailing: docks that the boat can reach, the way there, and the cubes that it takes and brings. */

import type { Point } from './grid';
import type { BoardSpot, Position } from './position.svelte';
import type { Dock, Way } from './types';

export interface Leg {
  verb: string;
  points: Point[];
}

export class BoatHand {
  /** The rest of a way of several legs. */
  private onwards = $state<string[]>([]);
  /** What was legal when the last leg was played. */
  private departed: string[] | null = null;

  ways = $derived.by(() => new Map(this.position.scene.reach.map((way) => [way.dock, way])));

  /** The lane that the boat can sail now. */
  lane = $derived.by((): string | null => {
    const { mode, scene, me } = this.position;
    if (mode !== 'move' || !scene.reach.some((way) => way.lines[0]?.startsWith('sail'))) return null;
    return scene.docks.find((dock) => dock.id === me?.boat)?.lane ?? null;
  });

  /** The way to the dock that is looked at. */
  route = $derived.by((): Leg[] => {
    const { mode, me } = this.position;
    if (mode !== 'move' || !me?.boat) return [];
    const way = this.ways.get(this.lookedAt() ?? '');
    return way ? this.legs(me.boat, way) : [];
  });

  constructor(private position: Position) {}

  // What can be touched

  /** Where the game starts: the two docks of Thera. */
  harbours(): BoardSpot[] {
    return this.position.scene.docks.slice(0, 2).map((dock) => ({
      id: dock.id,
      kind: 'dock',
      at: this.mooring(dock.id),
      legal: this.position.lines.docks.has(dock.id),
      line: `dock ${dock.id}`,
      label: this.position.text('akrotiri-page-start-here', { place: this.position.placeWords(dock.id) }),
    }));
  }

  spots(): BoardSpot[] {
    return [...this.docks(), ...this.cubes(), ...this.cargo()];
  }

  private otherDocks(): Dock[] {
    return this.position.scene.docks.filter((dock) => dock.id !== this.position.me?.boat);
  }

  private docks(): BoardSpot[] {
    return this.otherDocks().map((dock) => {
      const way = this.ways.get(dock.id);
      return {
        id: dock.id,
        kind: 'dock',
        at: this.mooring(dock.id),
        legal: this.position.legal.includes(way?.lines[0] ?? ''),
        line: way?.lines[0] ?? `sail ${dock.id}`,
        label: this.dockLabel(dock.id, way),
      };
    });
  }

  private dockLabel(dock: string, way: Way | undefined): string {
    const place = this.position.placeWords(dock);
    if (!way) return this.position.text('akrotiri-page-dock', { place });
    const { legs, actions } = way;
    const verb = way.lines.at(-1)?.split(' ')[0] === 'sail' ? 'sail' : 'carry';
    return this.position.text(`akrotiri-page-${verb}`, { place, legs, actions });
  }

  private cubes(): BoardSpot[] {
    const { scene, me, things, lines, text } = this.position;
    const islandAt = new Map(scene.islands.flatMap(({ id, places }) => places.map((place) => [place, id])));
    const here = scene.docks.find((dock) => dock.id === me?.boat)?.island;
    return things.cubes.map(({ key, colour, place, at }) => ({
      id: key,
      kind: 'cube',
      at,
      legal: lines.load.has(colour) && islandAt.get(place) === here,
      line: `load ${colour}`,
      label: text('akrotiri-page-load', { colour, place: this.position.placeWords(place) }),
      colour,
    }));
  }

  private cargo(): BoardSpot[] {
    const { scene, me, lines, text } = this.position;
    const boat = me?.boat;
    if (!me || !boat) return [];
    const at = this.mooring(boat);
    return me.cargo.map((colour, i) => {
      const verb = boat.startsWith('thera') ? 'sell' : 'unload';
      const money = scene.market[colour].sells[0] ?? 0;
      return {
        id: `cargo ${i}`,
        kind: 'cargo',
        at: { x: at.x + 0.07 * (i - 1), y: at.y + 0.04 },
        legal: lines[verb].has(colour),
        line: `${verb} ${colour}`,
        label: text(`akrotiri-page-${verb}`, { colour, money }),
        colour,
      };
    });
  }

  private mooring(dock: string): Point {
    return this.position.picture.waters.moorings.get(dock)?.boat ?? { x: 1, y: 1 };
  }

  // The way

  private lookedAt(): string | null {
    const { hovered } = this.position;
    if (this.otherDocks().some((dock) => dock.id === hovered)) return hovered;
    return hovered ? null : lineTarget(this.position.props().focusLine);
  }

  private legs(from: string, way: Way): Leg[] {
    const moves = way.lines.map((line) => ({ verb: line.split(' ')[0] as string, to: lineTarget(line) as string }));
    const last = moves[0] as { verb: string; to: string };
    if (way.through) moves.unshift({ verb: last.verb === 'sail' ? 'portage' : 'sail', to: way.through });
    let at = from;
    return moves.map(({ verb, to }) => {
      const points = this.position.picture.waters.leg(at, to, verb);
      at = to;
      return { verb, points };
    });
  }

  /** Play the first leg of the way to a dock; the others follow by `playNextLeg`. */
  go(dock: string): void {
    this.onwards = (this.ways.get(dock) as Way).lines;
    this.departed = null;
    this.playNextLeg();
  }

  /** Play the next leg of a way, as soon as the one before it is answered; not legal then, the way ends. */
  playNextLeg(): void {
    const [next, ...rest] = this.onwards;
    const { legal, play } = this.position.props();
    if (!next || legal === this.departed) return;
    this.departed = legal;
    this.onwards = legal.includes(next) ? rest : [];
    if (legal.includes(next)) play(next);
  }
}

/** The dock that a moving line names. */
function lineTarget(line: string | null): string | null {
  const [verb, ...words] = (line ?? '').split(' ');
  return verb === 'sail' || verb === 'portage' ? words.join(' ') : null;
}
