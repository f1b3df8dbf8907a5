/** The view of the sea: what matters, until a player moves it. Must be created while a component is initialised. */

import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import {
  fit,
  fitAround,
  pan,
  sees,
  toBoard,
  toScreen,
  viewBoxOf,
  within,
  zoomAt,
  type Box,
  type Camera,
  type Inset,
} from './camera';
import type { Point } from './grid';
import type { Outlook } from './outlook';

const NARROW = new MediaQuery('max-width: 539px');
const SMALL = new MediaQuery('(max-width: 539px) or (max-height: 499px)');
const GLIDE_MS = 400;
/** For what a hand does in steps, such as turning a wheel. */
const STEP_MS = 140;
/** Pixels from the rim of the window at which a place counts as in view. */
const RIM = 30;
/** The largest square of what is looked at closely. */
const CLOSE = 130;

export class Lookout {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How high the tray is, in pixels. */
  tray = $state(0);
  private held = $state.raw<Camera | null>(null);
  /** What was best before. */
  private last: Camera | null = null;
  private glide: Tween<Camera>;
  /** How long the next move of the view takes. */
  private pace = GLIDE_MS;

  private size = $derived({ width: this.width || 600, height: this.height || 600 });
  private outlook: Outlook = $derived.by(() => this.ask(this));
  private whole = $derived.by(() => fit(this.outlook.whole, this.size, undefined, this.outlook.inset));
  private best = $derived.by((): Camera => (this.last = this.findBest()));
  private aim = $derived.by(() => (this.held ? within(this.held, this.outlook.whole) : this.best));
  camera = $derived.by(() => this.glide.current);
  viewBox = $derived.by(() => viewBoxOf(this.camera, this.size));
  /** Whether some tiles, or squares for one, are out of the window. */
  crops = $derived.by(() => !sees(this.aim, this.size, this.outlook.tiles));
  moved = $derived(this.held !== null);
  /** Units of the picture in a pixel. */
  pixel = $derived.by(() => 100 / this.camera.scale);
  /** From far away, things on the sea are drawn larger than they are. */
  grow = $derived.by(() => Math.max(1, Math.min(1.35, 85 / this.camera.scale)));

  /** `ask` says what is to be seen in the window; the view glides to it if it `glides`. */
  constructor(
    private ask: (window: Lookout) => Outlook,
    glides: () => boolean,
  ) {
    this.glide = new Tween(
      untrack(() => this.aim),
      { easing: cubicOut },
    );
    let window = '';
    $effect(() => {
      const same = window === `${this.width} ${this.height}`;
      window = `${this.width} ${this.height}`;
      void this.glide.set(this.aim, { duration: same && glides() ? this.pace : 0 });
      this.pace = GLIDE_MS;
    });
  }

  /** Whether this is a phone: upright, or in any way. */
  get narrow(): boolean {
    return NARROW.current;
  }
  get small(): boolean {
    return SMALL.current;
  }

  private findBest(): Camera {
    const { whole, best, close, calm, touched, around, least, inset, cropped } = this.outlook;
    const { last } = this;
    if (last && close && calm && last.scale >= least && sees(last, this.size, close, cropped)) return last;
    const scale = close ? fit(close, this.size, CLOSE, cropped).scale : 0;
    const wide = fitAround(whole, this.size, around, least, inset, cropped, best);
    if (!close || scale < least) return wide;
    const middle = { x: (close.left + close.right) / 2, y: (close.top + close.bottom) / 2 };
    if (!touched) return fitAround(whole, this.size, middle, scale, inset, cropped);
    return zoomAt(wide, this.size, toScreen(wide, this.size, touched), Math.max(1, scale / wide.scale));
  }

  private hold(camera: Camera, pace: number): void {
    this.pace = pace;
    this.held = camera;
  }

  /** Zoom by steps, or at once. */
  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }, step = true): void {
    this.hold(zoomAt(this.aim, this.size, at, factor), step ? STEP_MS : 0);
  }

  /** Move by pixels. */
  drag(dx: number, dy: number, step = false): void {
    this.hold(pan(this.aim, dx, dy, this.outlook.whole), step ? STEP_MS : 0);
  }

  /** Look at a point of the board. */
  centre(at: Point): void {
    this.hold({ ...at, scale: this.aim.scale }, 0);
  }

  /** Show the whole sea; if it is shown, what matters. */
  seeAll(): void {
    if (this.crops) this.hold(this.whole, GLIDE_MS);
    else this.release();
  }

  /** Let the view follow the game again. */
  release(): void {
    this.held = null;
  }

  /** Move the view if a place is not in it. */
  show(at: Point): void {
    const { x, y } = toScreen(this.aim, this.size, at);
    const into = (from: number, length: number) => Math.max(RIM - from, 0) - Math.max(from - length + RIM, 0);
    const [dx, dy] = [into(x, this.size.width), into(y, this.size.height)];
    if (dx || dy) this.drag(dx, dy, true);
  }

  /** Whether a place is in view and nothing covers it. */
  sees({ x, y }: Point): boolean {
    return sees(this.aim, this.size, { left: x, top: y, right: x, bottom: y }, this.inset);
  }

  toBoard(screen: Point): Point {
    return toBoard(this.camera, this.size, screen);
  }

  /** The part of the board that a part of the window will show, once the view has come to rest. */
  behind({ left, top, right, bottom }: Box): Box {
    const from = toBoard(this.aim, this.size, { x: left, y: top });
    const to = toBoard(this.aim, this.size, { x: right, y: bottom });
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  toScreen(board: Point): Point {
    return toScreen(this.camera, this.size, board);
  }

  /** All that there is to see, and the part that is seen. */
  get map(): { whole: Box; seen: Box } {
    const from = this.toBoard({ x: 0, y: 0 });
    const to = this.toBoard({ x: this.size.width, y: this.size.height });
    return { whole: this.outlook.whole, seen: { left: from.x, top: from.y, right: to.x, bottom: to.y } };
  }

  /** Where something of a size has room at a square: below it, or else above, and all of it in the window. */
  beside(square: Point, room: { width: number; height: number }): Point {
    const [top, bottom] = [square.y - 0.5, square.y + 0.5].map((y) => this.toScreen({ x: square.x, y }).y) as [
      number,
      number,
    ];
    const { x } = this.toScreen(square);
    const last = this.size.height - this.inset.bottom;
    return {
      x: Math.max(room.width / 2, Math.min(this.size.width - room.width / 2, x)),
      y: Math.max(0, bottom + room.height < last ? bottom + 6 : top - room.height),
    };
  }

  private get inset(): Inset {
    return this.outlook.inset;
  }
}
