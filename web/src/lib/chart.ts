/** Geometry of the chart of points over the rounds. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (round: number) => number;
  y: (points: number) => number;
  ticks: number[];
}

/** Steps that read well: 1, 2, 5, 10, 20, 50 … so that there are at most `most` of them. */
export function niceStep(span: number, most: number): number {
  let power = 1;
  for (;;) {
    for (const factor of [1, 2, 5]) if (span / (factor * power) <= most) return factor * power;
    power *= 10;
  }
}

export function scale(rounds: number[], points: number[], frame: Frame): Scale {
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)];
  const step = niceStep(Math.max(1, Math.max(0, ...points) - Math.min(0, ...points)), 6);
  const low = Math.floor(Math.min(0, ...points) / step) * step;
  const high = Math.max(step, Math.ceil(Math.max(0, ...points) / step) * step);
  const width = frame.width - frame.left - frame.right;
  const height = frame.height - frame.top - frame.bottom;
  return {
    x: (round) => frame.left + (last === first ? 0 : ((round - first) / (last - first)) * width),
    y: (value) => frame.top + (1 - (value - low) / (high - low)) * height,
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step),
  };
}
