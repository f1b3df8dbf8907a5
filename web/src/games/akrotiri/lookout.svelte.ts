/** The view of the sea: all of it, until a player moves it. Must be created while a component is initialised. */

import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { untrack } from 'svelte';
import { fit, pan, toBoard, toScreen, viewBoxOf, within, zoomAt, type Box, type Camera } from './camera';
import type { Point } from './grid';

const GLIDE_MS = 400;
/** Pixels from the rim of the window at which a place counts as in view. */
const RIM = 30;

export class Lookout {
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  private whole: () => Box;
  private held = $state.raw<Camera | null>(null);
  private glide: Tween<Camera>;

  private size = $derived({ width: this.width || 600, height: this.height || 600 });
  private aim = $derived.by(() => (this.held ? within(this.held, this.whole()) : fit(this.whole(), this.size)));
  camera = $derived.by(() => this.glide.current);
  viewBox = $derived.by(() => viewBoxOf(this.camera, this.size));
  moved = $derived(this.held !== null);
  /** Units of the picture in a pixel. */
  pixel = $derived.by(() => 100 / this.camera.scale);
  /** From far away, things on the sea are drawn larger than they are. */
  grow = $derived.by(() => Math.max(1, Math.min(1.35, 85 / this.camera.scale)));

  /** `whole` is what is to be seen; the view glides to it if it `glides`. */
  constructor(whole: () => Box, glides: () => boolean) {
    this.whole = whole;
    this.glide = new Tween(
      untrack(() => this.aim),
      { easing: cubicOut },
    );
    let window = '';
    $effect(() => {
      // Only tiles move the view smoothly; hands and windows move it immediately.
      const same = window === `${this.width} ${this.height}`;
      window = `${this.width} ${this.height}`;
      void this.glide.set(this.aim, { duration: same && !this.held && glides() ? GLIDE_MS : 0 });
    });
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.held = zoomAt(this.aim, this.size, at, factor);
  }

  /** Move by pixels. */
  drag(dx: number, dy: number): void {
    this.held = pan(this.aim, dx, dy, this.whole());
  }

  seeAll(): void {
    this.held = null;
  }

  /** Move the view if a place is not in it. */
  show(at: Point): void {
    if (!this.held) return;
    const { x, y } = toScreen(this.aim, this.size, at);
    const into = (from: number, length: number) => Math.max(RIM - from, 0) - Math.max(from - length + RIM, 0);
    const [dx, dy] = [into(x, this.size.width), into(y, this.size.height)];
    if (dx || dy) this.drag(dx, dy);
  }

  toBoard(screen: Point): Point {
    return toBoard(this.camera, this.size, screen);
  }

  toScreen(board: Point): Point {
    return toScreen(this.camera, this.size, board);
  }

  /** Where something of a size has room at a square: below it, or else above, and all of it in the window. */
  beside(square: Point, room: { width: number; height: number }): Point {
    const [top, bottom] = [square.y - 0.5, square.y + 0.5].map((y) => this.toScreen({ x: square.x, y }).y) as [
      number,
      number,
    ];
    const { x } = this.toScreen(square);
    return {
      x: Math.max(room.width / 2, Math.min(this.size.width - room.width / 2, x)),
      y: Math.max(0, bottom + room.height < this.size.height ? bottom + 6 : top - room.height),
    };
  }
}
